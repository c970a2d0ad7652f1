"""The settler sees what everybody says, and settles it by key."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

pytest.importorskip("playwright", reason="no playwright: pip install 'mismark[dev]'")

from playwright.sync_api import expect
from vetted import ANSWERS

if TYPE_CHECKING:
    from collections.abc import Callable

    from vetted import Looked, Served

SAVED = re.compile(r"^saved \d\d:\d\d:\d\d$")


def test_disagreements_are_settled_by_key(serve: Callable[..., Served], look: Callable[..., Looked]) -> None:
    """Labels, notes and mended versions stand side by side; the filter finds disagreements; a key settles one."""
    served = serve(ANSWERS)
    one, other = look(served.links["ann"]), look(served.links["bob"])
    one.press("1", "1")
    other.press("1", "3", "k")
    expect(other.page.locator("#item-title")).to_have_text("Item 2 of 5")
    other.press("m")
    other.page.locator("#mend").fill("She singing well.")
    other.press("Escape", "n")
    other.page.keyboard.type("not broken enough")
    other.press("Escape")
    for seen in (one, other):
        expect(seen.page.locator("#saving-text")).to_have_text(SAVED)
    settler = look(served.links["settler"])
    settler.page.get_by_label("Show").select_option("disagree")
    expect(settler.page.locator("#item-title")).to_have_text("Item 2 of 5")
    cards = settler.page.locator(".card")
    expect(cards).to_have_count(2)
    expect(cards.nth(0)).to_contain_text("Valid")
    expect(cards.nth(1)).to_contain_text("Score invariant")
    expect(cards.nth(1)).to_contain_text("not broken enough")
    expect(cards.nth(1).locator("ins")).to_have_text("singing")
    cards.nth(1).get_by_role("button", name="Take over from bob").click()
    expect(settler.page.locator("#mend")).to_have_value("She singing well.")
    settler.press("Escape", "1")
    expect(settler.page.locator("#saving-text")).to_have_text(SAVED)
    expect(settler.page.locator("#progress")).to_contain_text("1 of 5 settled")
    assert served.mine("settler", "g2")["mended"] == "She singing well."
    assert served.label("settler", "g2") == "valid"
    assert [served.label("ann", "g2"), served.label("bob", "g2")] == ["valid", "invariant"]


def test_the_settler_who_comes_back_sees_what_was_said_meanwhile(
    serve: Callable[..., Served], look: Callable[..., Looked]
) -> None:
    """When the settler's window gets the focus again, others' labels are there, and what the settler is typing stays."""
    served = serve(ANSWERS)
    settler = look(served.links["settler"])
    settler.press("n")
    settler.page.keyboard.type("half a no")
    expect(settler.page.locator(".card")).to_have_count(0)
    for name, key in (("ann", "1"), ("bob", "2")):
        seen = look(served.links[name])
        seen.press(key)
        expect(seen.page.locator("#saving-text")).to_have_text(SAVED)
    settler.page.evaluate("dispatchEvent(new Event('focus'))")
    expect(settler.page.locator(".card")).to_have_count(2)
    expect(settler.page.locator("#filter-kind option[value=disagree]")).to_have_text("they disagree (1)")
    settler.page.keyboard.type("te")
    expect(settler.page.locator("#note")).to_have_value("half a note")
