"""Sentences are corrected: the sentence, a field, and what the references say once it is done."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

pytest.importorskip("playwright", reason="no playwright: pip install 'mismark[dev]'")

from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable

    from vetted import Looked, Served

SAVED = re.compile(r"^saved \d\d:\d\d:\d\d$")


def test_a_sentence_is_corrected_with_enter(pairs: Served, look: Callable[..., Looked]) -> None:
    """The field holds the sentence; Enter saves what was typed as the correction; references come only afterwards."""
    seen = look(pairs.links["p1"])
    field = seen.page.get_by_role("textbox", name="Correction")
    expect(field).to_be_focused()
    expect(field).to_have_value("Let's to go to place 1.")
    field.fill("Let's go to place 1!")
    expect(seen.page.locator(".picture del")).not_to_have_count(0)
    expect(seen.page.locator(".references")).to_be_hidden()
    assert "Let's go to place 1." not in seen.page.content()
    seen.press("Enter")
    expect(seen.page.locator("#item-title")).to_have_text("Item 2 of 4")
    expect(seen.page.locator("#saving-text")).to_have_text(SAVED)
    saved = pairs.mine("p1", "p1")
    assert (saved["label"], saved["mended"]) == ("corrected", "Let's go to place 1!")
    seen.press("Escape", "k")
    expect(seen.page.locator(".references")).to_contain_text("Let's go to place 1.")


def test_already_correct_and_not_sure(pairs: Served, look: Callable[..., Looked]) -> None:
    """Outside of the field 2 says already correct and 3 not sure; nothing counts as corrected that was not changed."""
    seen = look(pairs.links["p2"])
    seen.press("Enter")
    expect(seen.page.locator("#notice")).to_contain_text("Write the correction first")
    seen.press("Escape", "2")
    expect(seen.page.locator("#item-title")).to_have_text("Item 2 of 4")
    seen.press("Escape", "3")
    expect(seen.page.locator("#item-title")).to_have_text("Item 3 of 4")
    expect(seen.page.locator("#saving-text")).to_have_text(SAVED)
    assert [pairs.label("p2", one) for one in ("p1", "p2")] == ["correct-already", "unsure"]


def test_a_label_does_not_outlive_its_correction(pairs: Served, look: Callable[..., Looked]) -> None:
    """Restoring the sentence takes "corrected" back, and "already correct" takes the correction back."""
    seen = look(pairs.links["p3"])
    seen.page.locator("#mend").fill("Let us go to place 1.")
    seen.press("Enter", "Escape", "k")
    expect(seen.page.locator("#item-title")).to_have_text("Item 1 of 4")
    seen.page.get_by_role("button", name="Restore what came").click()
    expect(seen.page.locator(".label[aria-pressed=true]")).to_have_count(0)
    seen.page.locator("#mend").fill("Let us go.")
    seen.press("Escape", "2")
    expect(seen.page.locator("#item-title")).to_have_text("Item 2 of 4")
    expect(seen.page.locator("#saving-text")).to_have_text(SAVED)
    saved = pairs.mine("p3", "p1")
    assert (saved["label"], saved["mended"]) == ("correct-already", None)


def test_a_typed_correction_counts_when_the_field_is_left(pairs: Served, look: Callable[..., Looked]) -> None:
    """Leaving the field labels what was typed as corrected; taking the words back takes the label back."""
    seen = look(pairs.links["p4"])
    seen.page.locator("#mend").fill("Let us go to place 1.")
    seen.press("Escape")
    expect(seen.page.locator(".label[aria-pressed=true]")).to_have_count(1, timeout=5_000)
    expect(seen.page.locator("#saving-text")).to_have_text(SAVED)
    assert pairs.label("p4", "p1") == "corrected"
    seen.page.locator("#mend").fill("")
    expect(seen.page.locator(".label[aria-pressed=true]")).to_have_count(0, timeout=5_000)
