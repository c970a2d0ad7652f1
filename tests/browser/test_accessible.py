"""Everybody can use it: names, contrast, tab order, sizes, motion."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

pytest.importorskip("playwright", reason="no playwright: pip install 'mismark[dev]'")

from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable

    from vetted import Looked, Served

_CONTROLS = "[...document.querySelectorAll('button, select, textarea, input, a[href]')].filter((e) => e.checkVisibility() && !e.disabled)"
_UNNAMED = f"""() => {_CONTROLS}.filter((e) => {{
  const labelled = (e.labels && [...e.labels].some((l) => l.textContent.trim())) || e.getAttribute("aria-label");
  return !labelled && !(e.tagName !== "TEXTAREA" && e.textContent.trim());
}}).map((e) => e.outerHTML.slice(0, 120))"""
_CONTRAST = """() => {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const rgba = (colour) => {
    canvas.clearRect(0, 0, 1, 1); canvas.fillStyle = colour; canvas.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255];
  };
  const over = (top, below) => [0, 1, 2].map((i) => top[i] * top[3] + below[i] * (1 - top[3])).concat(1);
  const light = (colour) => {
    const [r, g, b] = colour.map((v) => v / 255).map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const behind = (e) => {
    if (!e) return rgba(getComputedStyle(document.body).backgroundColor);
    const own = rgba(getComputedStyle(e).backgroundColor);
    return own[3] === 1 ? own : over(own, behind(e.parentElement));
  };
  const poor = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let looked = 0;
  while (walker.nextNode()) {
    const e = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || !e.checkVisibility({ visibilityProperty: true }) || e.closest(":disabled, noscript, option")) continue;
    const ground = behind(e);
    const [a, b] = [light(over(rgba(getComputedStyle(e).color), ground)), light(ground)].sort((x, y) => y - x);
    looked += 1;
    if ((a + 0.05) / (b + 0.05) < 4.5) poor.push(`${((a + 0.05) / (b + 0.05)).toFixed(2)} ${e.className} ${walker.currentNode.data.slice(0, 40)}`);
  }
  return { looked, poor };
}"""
_SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def _dressed(seen: Looked) -> None:
    """Put everything on the page that can be there: a label, a note, a mended text, a focused change, a notice."""
    page = seen.page
    seen.set(Go_on_to_the_next_item=False)
    seen.press("1", "n")
    page.keyboard.type("a note")
    seen.press("Escape", "m")
    page.locator("#mend").fill("They was here.\nAll is \u202ewell.")
    seen.press("Escape", "c", "k")
    expect(page.locator("#notice")).to_be_visible()
    expect(page.locator(".picture .acting").first).to_be_visible()
    expect(page.locator("#saving")).to_have_attribute("data-kind", "saved")


@pytest.mark.parametrize(("scheme", "name"), [("light", "a14"), ("dark", "a15")])
def test_names_and_contrast(answers: Served, look: Callable[..., Looked], scheme: str, name: str) -> None:
    """Every control has a name and every text a contrast of at least 4.5 to 1, the window of keys included."""
    seen = look(answers.links[name], color_scheme=scheme)
    _dressed(seen)
    for _ in range(2):
        assert seen.page.evaluate(_UNNAMED) == []
        found = seen.page.evaluate(_CONTRAST)
        assert found["looked"] > 30
        assert found["poor"] == []
        seen.press("?")
        expect(seen.page.locator("#help")).to_be_visible()


def test_axe_finds_nothing(answers: Served, look: Callable[..., Looked]) -> None:
    """axe-core's rules for WCAG 2.2 A and AA hold on the page with everything on it, and for the settler."""
    axe = pytest.importorskip(
        "axe_playwright_python.sync_playwright", reason="pip install axe-playwright-python"
    )
    seen = look(answers.links["a16"])
    _dressed(seen)
    settler = look(answers.links["settler"])
    tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
    source = axe.Axe()
    for page in (seen.page, settler.page):
        found = source.run(page, options={"runOnly": {"type": "tag", "values": tags}}).response["violations"]
        assert [(one["id"], [node["html"][:100] for node in one["nodes"]]) for one in found] == []


def test_tab_reaches_every_control_and_leaves_every_field(
    answers: Served, look: Callable[..., Looked]
) -> None:
    """Going through with Tab comes by every control once, in the order of the page, and each shows that it is focused."""
    seen = look(answers.links["a17"])
    _dressed(seen)
    page = seen.page
    page.evaluate(f"{_CONTROLS}.forEach((e, i) => (e.dataset.nth = i))")
    wanted = page.evaluate(f"{_CONTROLS}.length")
    page.evaluate("document.activeElement?.blur(); getSelection().removeAllRanges(); scrollTo(0, 0)")
    page.locator(".brand").click()
    reached, plain = [], []
    for _ in range(wanted + 3):
        seen.press("Tab")
        now = page.evaluate(
            "(() => { const e = document.activeElement; const s = getComputedStyle(e);"
            " return [e.dataset.nth, s.outlineStyle !== 'none' && parseFloat(s.outlineWidth) >= 2]; })()"
        )
        if now[0] is not None:
            reached.append(int(now[0]))
            plain += [] if now[1] else [now[0]]
    assert set(reached) == set(range(wanted))
    assert reached[: wanted - 1] == sorted(reached[: wanted - 1])
    assert plain == []


@pytest.mark.parametrize(
    ("name", "width", "height"), [("a18", 390, 844), ("a19", 768, 1024), ("a20", 640, 430)]
)
def test_narrow_windows_do_not_scroll_sideways(
    answers: Served, look: Callable[..., Looked], name: str, width: int, height: int
) -> None:
    """On a phone, a tablet and at 200% zoom of 1280 by 860 nothing sticks out, and buttons can be tapped."""
    seen = look(f"{answers.links[name]}#4", viewport={"width": width, "height": height}, has_touch=True)
    for key in ("v", "v", "e"):
        seen.press(key)
        assert seen.page.evaluate(_SIDEWAYS) <= 0
    seen.press("k", "k", "k")
    expect(seen.page.locator("#item-title")).to_have_text("Item 1 of 5")
    _dressed(seen)
    assert seen.page.evaluate(_SIDEWAYS) <= 0
    right, edge = seen.page.evaluate(
        "['#help-open', '#saving'].map((e) => document.querySelector(e).getBoundingClientRect().right)"
    )
    assert abs(right - edge) < 1
    low = seen.page.evaluate(
        "[...document.querySelectorAll('.labels button, .more button, .steps button')].filter((e) => e.getBoundingClientRect().height < 40).length"
    )
    assert low == 0
    seen.page.locator("#labels button").nth(3).tap()
    expect(seen.page.locator(".label[aria-pressed=true]")).to_contain_text("Not relevant")
    covered = seen.page.evaluate(
        "document.querySelector('.top').getBoundingClientRect().height * (getComputedStyle(document.querySelector('.top')).position === 'sticky')"
        " + document.querySelector('.labelling').getBoundingClientRect().height * (getComputedStyle(document.querySelector('.labelling')).position === 'sticky')"
    )
    assert covered < height / 2


def test_changes_do_not_rest_on_colour(answers: Served, look: Callable[..., Looked]) -> None:
    """What is gone and what is put carry signs and lines of different kinds besides their colours."""
    seen = look(answers.links["a21"])
    style = "(s, p) => getComputedStyle(document.querySelector(s), p)"
    signs = [seen.page.evaluate(f"({style})('{name}.change', '::before').content") for name in ("del", "ins")]
    lines = [
        seen.page.evaluate(f"({style})('{name}.change > span').textDecoration") for name in ("del", "ins")
    ]
    assert "−" in signs[0]
    assert "+" in signs[1]
    assert "dotted" in lines[0]
    assert "solid" in lines[1] or "underline" in lines[1]
    seen.press("v")
    expect(seen.page.locator(".merged")).to_be_visible()
    assert "line-through" in seen.page.evaluate(f"({style})('del.change > span').textDecoration")


def test_the_mark_of_the_current_change_lies_on_nothing(answers: Served, look: Callable[..., Looked]) -> None:
    """The frame around the current change reaches no further than the change's own margin, so that a comma behind it is seen."""
    seen = look(answers.links["a21"])
    seen.press("c")
    expect(seen.page.locator(".change.here")).not_to_have_count(0)
    reach, margin = seen.page.evaluate(
        "(() => { const s = getComputedStyle(document.querySelector('.change.here'));"
        " return [parseFloat(s.outlineOffset) + parseFloat(s.outlineWidth), parseFloat(s.marginRight)]; })()"
    )
    assert 0 < reach <= margin


def test_motion_is_reduced_where_asked(answers: Served, look: Callable[..., Looked]) -> None:
    """Where less motion is asked for, no button has a transition."""
    seen = look(answers.links["a22"], reduced_motion="reduce")
    assert seen.page.evaluate("getComputedStyle(document.querySelector('.label')).transitionDuration") == "0s"
