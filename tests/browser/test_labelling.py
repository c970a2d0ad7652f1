"""One person labels: by keyboard, with notes, mended texts, undo, filters and settings."""

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


def test_label_by_keyboard_through_several_items(answers: Served, look: Callable[..., Looked]) -> None:
    """Keys 1 to 5 label one item after another, and each label is on the server."""
    seen = look(answers.links["a1"])
    for place, key in enumerate("12345", start=1):
        expect(seen.page.locator("#item-title")).to_have_text(f"Item {place} of 5")
        seen.press(key)
    expect(seen.page.locator("#notice")).to_contain_text("last one")
    expect(seen.page.locator("#saving-text")).to_have_text(SAVED)
    found = [answers.label("a1", one) for one in ("g1", "g2", "s1", "n1", "n2")]
    assert found == ["valid", "invalid", "invariant", "irrelevant", "unsure"]
    expect(seen.page.locator("#progress")).to_contain_text("5 of 5 labelled")
    expect(seen.page.locator(".label[aria-pressed=true]")).to_contain_text("Not sure")


def test_a_label_says_saved_only_after_the_server_did(answers: Served, look: Callable[..., Looked]) -> None:
    """While the answer to a label is outstanding the page says saving, and saved only after it."""
    seen = look(answers.links["a2"])
    held: list[object] = []
    seen.page.route(
        "**/api/item?id=g1",
        lambda route: held.append(route) if route.request.method == "PUT" else route.continue_(),
    )
    seen.press("1")
    expect(seen.page.locator("#item-title")).to_have_text("Item 2 of 5")
    expect(seen.page.locator("#saving-text")).to_have_text("saving…")
    held[0].continue_()  # type: ignore[attr-defined]
    expect(seen.page.locator("#saving-text")).to_have_text(SAVED)


def test_a_mended_text_is_redrawn_and_saved(answers: Served, look: Callable[..., Looked]) -> None:
    """Typing in the mended text redraws the difference and saves it; restoring takes it back."""
    seen = look(answers.links["a3"])
    seen.press("m")
    field = seen.page.get_by_role("textbox", name="Mended answer")
    expect(field).to_be_focused()
    expect(field).to_have_value("They is here.\nAll is well.")
    field.fill("They was here.\nAll is well.")
    expect(seen.page.locator(".picture ins.change")).to_have_text("was")
    expect(seen.page.locator("#saving-text")).to_have_text(SAVED)
    assert answers.mine("a3", "g1")["mended"] == "They was here.\nAll is well."
    seen.press("Escape")
    expect(field).not_to_be_focused()
    seen.page.get_by_role("button", name="Show what came").click()
    expect(seen.page.locator(".picture ins.change")).to_have_text("is")
    seen.page.get_by_role("button", name="Restore what came").click()
    expect(seen.page.locator(".head .state")).to_have_text("unlabelled")
    seen.press("Escape", "j")
    expect(seen.page.locator("#saving-text")).to_have_text(SAVED)
    assert answers.mine("a3", "g1")["mended"] is None


def test_a_note_is_saved_and_digits_in_it_label_nothing(answers: Served, look: Callable[..., Looked]) -> None:
    """What is typed in a field stays there: digits in a note are no labels."""
    seen = look(answers.links["a4"])
    seen.press("n")
    seen.page.keyboard.type("1 of 2: see u and j")
    seen.press("Escape")
    expect(seen.page.locator("#saving-text")).to_have_text(SAVED)
    assert answers.mine("a4", "g1") | {"version": 0, "saved_at": ""} == {
        "label": None,
        "note": "1 of 2: see u and j",
        "mended": None,
        "version": 0,
        "saved_at": "",
    }


def test_undo_takes_the_last_label_back(answers: Served, look: Callable[..., Looked]) -> None:
    """`u`, and Ctrl+Z outside of fields, go back to the item that was changed last and take its label away."""
    seen = look(answers.links["a5"])
    seen.press("1", "2")
    expect(seen.page.locator("#item-title")).to_have_text("Item 3 of 5")
    seen.press("u")
    expect(seen.page.locator("#item-title")).to_have_text("Item 2 of 5")
    expect(seen.page.locator(".label[aria-pressed=true]")).to_have_count(0)
    assert [answers.label("a5", one) for one in ("g1", "g2")] == ["valid", None]
    seen.press("Control+z")
    expect(seen.page.locator("#item-title")).to_have_text("Item 1 of 5")
    expect(seen.page.locator("#progress")).to_contain_text("0 of 5")
    seen.press("u")
    expect(seen.page.locator("#notice")).to_contain_text("nothing to undo")
    seen.press("3")
    expect(seen.page.locator("#saving-text")).to_have_text(SAVED)
    assert answers.label("a5", "g1") == "invariant"


def test_two_annotators_do_not_see_each_other(answers: Served, look: Callable[..., Looked]) -> None:
    """Two people label the same items at once; neither page says anything of the other."""
    one, other = look(answers.links["a6"]), look(answers.links["a7"])
    one.press("1", "1")
    other.press("2")
    expect(one.page.locator("#saving-text")).to_have_text(SAVED)
    expect(other.page.locator("#saving-text")).to_have_text(SAVED)
    other.page.reload()
    expect(other.page.locator("#progress")).to_contain_text("1 of 5 labelled")
    assert [answers.label("a6", "g1"), answers.label("a7", "g1"), answers.label("a7", "g2")] == [
        "valid",
        "invalid",
        None,
    ]
    whole = other.page.content()
    assert "a6" not in whole
    assert ">rule<" not in whole


def test_filters_and_their_progress(answers: Served, look: Callable[..., Looked]) -> None:
    """A category is gone through alone, with its own progress; then what is labelled, noted and mended is found."""
    seen = look(answers.links["a8"])
    seen.page.get_by_label("Category").select_option("number")
    expect(seen.page.locator("#item-title")).to_have_text("Item 4 of 5")
    seen.press("1")
    expect(seen.page.locator("#item-title")).to_have_text("Item 5 of 5")
    expect(seen.page.locator("#progress")).to_contain_text("1 of 5 labelled")
    expect(seen.page.locator("#progress")).to_contain_text("1 of 2 labelled of these")
    seen.press("n")
    seen.page.keyboard.type("odd")
    seen.press("Escape", "f")
    expect(seen.page.locator("#filter-kind")).to_be_focused()
    seen.press("Escape")
    seen.page.get_by_label("Category").select_option("all")
    seen.page.get_by_label("Show").select_option("label:valid")
    expect(seen.page.locator("#item-title")).to_have_text("Item 4 of 5")
    seen.page.get_by_label("Show").select_option("note")
    expect(seen.page.locator("#item-title")).to_have_text("Item 5 of 5")
    seen.page.get_by_label("Show").select_option("mended")
    expect(seen.page.locator("#notice")).to_contain_text("No item is like that")
    seen.page.get_by_label("Show").select_option("open")
    expect(seen.page.locator("#filter-kind option:checked")).to_have_text("unlabelled (4)")
    seen.page.reload()
    expect(seen.page.locator("#filter-kind option:checked")).to_have_text("unlabelled (4)")


def test_views_folds_and_jumps(answers: Served, look: Callable[..., Looked]) -> None:
    """A long text is folded around its change and unfolds; the merged view is remembered; `c` finds the change."""
    seen = look(f"{answers.links['a9']}#4")
    expect(seen.page.locator("#item-title")).to_have_text("Item 4 of 5")
    expect(seen.page.locator(".pane")).to_have_count(2)
    expect(seen.page.locator(".fold")).to_have_count(4)
    expect(seen.page.locator(".pane.gold")).not_to_contain_text("Sentence number 30")
    seen.page.locator(".pane.gold .fold").first.click()
    expect(seen.page.locator(".pane.gold")).to_contain_text("Sentence number 30")
    expect(seen.page.locator(".pane.perturbed")).to_contain_text("Sentence number 30")
    seen.press("v", "c")
    expect(seen.page.locator(".pane")).to_have_count(1)
    expect(seen.page.locator("ins.change")).to_be_in_viewport()
    expect(seen.page.locator(".counter")).to_have_text("change 1 of 1")
    seen.press("e")
    expect(seen.page.locator(".fold")).to_have_count(0)
    seen.page.reload()
    expect(seen.page.locator(".pane.both")).to_contain_text("Sentence number 30")


def test_the_reason_can_wait_for_the_label(answers: Served, look: Callable[..., Looked]) -> None:
    """The reason is shown unless the setting says otherwise, and `r` shows it in any case."""
    seen = look(answers.links["a10"])
    reason = seen.page.locator("#reason-text")
    expect(reason).to_be_visible()
    seen.set(The_reason_given="labelled")
    expect(reason).to_be_hidden()
    seen.press("r")
    expect(reason).to_be_visible()
    seen.press("1", "k")
    expect(seen.page.locator("#item-title")).to_have_text("Item 1 of 5")
    expect(reason).to_be_visible()


def test_single_keys_can_be_switched_off(answers: Served, look: Callable[..., Looked]) -> None:
    """With single keys off a digit labels nothing, and a click still does."""
    seen = look(answers.links["a11"])
    seen.set(Single_keys_act=False, Go_on_to_the_next_item=False)
    seen.press("1", "j")
    expect(seen.page.locator("#item-title")).to_have_text("Item 1 of 5")
    seen.page.get_by_role("button", name="Not relevant").click()
    expect(seen.page.locator(".label[aria-pressed=true]")).to_contain_text("Not relevant")
    expect(seen.page.locator("#item-title")).to_have_text("Item 1 of 5")
    expect(seen.page.locator("#saving-text")).to_have_text(SAVED)
    assert answers.label("a11", "g1") == "irrelevant"


@pytest.mark.parametrize(
    ("name", "choice", "label"), [("a12", "Keep this one", "invalid"), ("a13", "Keep that one", "valid")]
)
def test_two_tabs_and_a_choice(
    answers: Served, look: Callable[..., Looked], name: str, choice: str, label: str
) -> None:
    """A label given in another tab meanwhile is not written over: both are shown, and one is chosen."""
    seen = look(answers.links[name])
    second = seen.open()
    seen.press("1")
    expect(seen.page.locator("#saving-text")).to_have_text(SAVED)
    second.keyboard.press("2")
    expect(second.locator("#conflict")).to_be_visible()
    expect(second.locator("#conflict-sides")).to_contain_text("Invalid")
    expect(second.locator("#conflict-sides")).to_contain_text("Valid")
    expect(second.locator("#saving-text")).to_contain_text("not saved")
    assert answers.label(name, "g1") == "valid"
    second.get_by_role("button", name=choice).click()
    expect(second.locator("#saving")).to_have_attribute("data-kind", "saved")
    assert answers.label(name, "g1") == label
    second.keyboard.press("k")
    expect(second.locator(".label[aria-pressed=true]")).to_have_attribute("data-name", label)


def test_the_first_change_is_on_the_screen_and_the_id_is_not(
    serve: Callable[..., Served], look: Callable[..., Looked]
) -> None:
    """An item whose first change lies below the fold opens scrolled to it; annotators are shown no id."""
    gold = "The same line.\n" * 45 + "It weighs 10 kg."
    line = {"ability": "factual", "category": "number", "instruction": "How heavy?", "gold": gold}
    served = serve([{**line, "id": "n1-llm", "perturbed": gold.replace("10", "99")}])
    seen = look(served.links["ann"], viewport={"width": 390, "height": 700})
    seen.page.locator("ins").first.wait_for()
    place = "document.querySelector('ins').getBoundingClientRect().bottom"
    bar = "document.getElementById('labelling').getBoundingClientRect().top"
    assert seen.page.evaluate(f"{place} <= Math.min({bar}, innerHeight)")
    assert seen.page.evaluate("scrollY > 0")
    shown = seen.page.locator("body").inner_text() + seen.page.title() + seen.page.url
    assert "n1-llm" not in shown
    assert "n1-llm" in look(served.links["settler"]).page.locator("body").inner_text()
