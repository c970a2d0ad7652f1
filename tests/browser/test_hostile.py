"""Text that wants to be more than text: nothing runs, nothing is fetched, nothing hides, nothing freezes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

pytest.importorskip("playwright", reason="no playwright: pip install 'mismark[dev]'")

from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable

    from vetted import Looked, Served

_SCRIPT = (
    "<script>window.owned=1;alert(1)</script><img src=https://example.org/x onerror='window.owned=1'>"
    "</textarea></select></title><a href='javascript:window.owned=1'>a</a>{{7*7}}<base href=//example.org/>"
)
_ACTING = (
    "\u202etxet desrever\u202c \x00\x1b[31mred\x1b[0m \u200bzero \U000e0041tag " + "Z\u0351\u0352\u0353" * 30
)
_WIDE = "x" * 10_000_000


def _item(key: str, gold: str, perturbed: str) -> dict[str, object]:
    words = {
        "instruction": f"I {_SCRIPT}{_ACTING}",
        "reason": f"R {_SCRIPT}{_ACTING}",
        "subtype": f"S{_SCRIPT}",
    }
    kind = {"id": key, "ability": "long-form", "category": "invariant", "origin": f"O{_SCRIPT}"}
    return {**kind, **words, "gold": gold, "perturbed": perturbed}


HOSTILE = [
    _item("one", f"gold {_SCRIPT} {_ACTING} end", f"perturbed {_SCRIPT} {_ACTING} \u2066 end"),
    _item("<b>&amp;'\"/../?id=two#", "a b", "a\tb"),
    _item("wide", f"a {_WIDE}", f"b {_WIDE}"),
    _item("lines", "\n".join("line" for _ in range(200_000)), "\n".join("lone" for _ in range(200_000))),
]


def _ordered(seen: Looked) -> None:
    """No injected script ran, and nothing sticks out of the window."""
    assert seen.page.evaluate("window.owned") is None
    assert seen.page.evaluate("document.querySelectorAll('script, base, img, iframe').length") == 1
    inside = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
    assert seen.page.evaluate(inside)


def test_hostile_items_are_only_shown(serve: Callable[..., Served], look: Callable[..., Looked]) -> None:
    """Markup stays text, acting characters are marks, 10 MB lines are cut, and each item can still be labelled."""
    served = serve(HOSTILE)
    seen = look(served.links["ann"], viewport={"width": 768, "height": 1024})
    text = seen.page.locator("#item-body")
    expect(text).to_contain_text("<script>window.owned=1;alert(1)</script>")
    expect(text).to_contain_text("⟨U+202E⟩txet desrever⟨U+202C⟩ ⟨U+0000⟩⟨U+001B⟩[31mred")
    expect(text).to_contain_text("⟨U+E0041⟩")
    expect(seen.page.locator(".acting").first).to_be_visible()
    _ordered(seen)
    seen.press("n")
    seen.page.keyboard.insert_text(_SCRIPT + "\u202e")
    seen.press("Escape", "2")
    expect(seen.page.locator("#item-title")).to_have_text("Item 2 of 4")
    expect(seen.page.locator("ins.change")).to_have_text("⇥\t", use_inner_text=False)
    _ordered(seen)
    seen.press("1")
    expect(seen.page.locator("#item-title")).to_have_text("Item 3 of 4", timeout=120_000)
    seen.page.get_by_role("button", name="characters the same: show").first.click()
    seen.page.get_by_role("button", name="more characters: show").first.click()
    assert 40_000 < len(text.text_content()) < 200_000
    _ordered(seen)
    seen.press("m")
    expect(text).to_contain_text("too long to be mended here")
    seen.press("Escape", "3")
    expect(seen.page.locator("#item-title")).to_have_text("Item 4 of 4", timeout=120_000)
    _ordered(seen)
    seen.press("4")
    expect(seen.page.locator("#saving")).to_have_attribute("data-kind", "saved", timeout=120_000)
    found = [served.label("ann", str(one["id"])) for one in HOSTILE]
    assert found == ["invalid", "valid", "invariant", "irrelevant"]
    settler = look(served.links["settler"])
    settler.press("j")
    expect(settler.page.locator(".id")).to_have_text("<b>&amp;'\"/../?id=two#")
    assert served.mine("ann", "one")["note"] == _SCRIPT + "\u202e"
    settler = look(served.links["settler"])
    expect(settler.page.locator(".card .noted")).to_contain_text("⟨U+202E⟩")
    _ordered(settler)
