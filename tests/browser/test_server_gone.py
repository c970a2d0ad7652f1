"""The server dies, or the browser is closed: nothing that was typed or pressed is lost."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

pytest.importorskip("playwright", reason="no playwright: pip install 'mismark[dev]'")

from playwright.sync_api import expect
from vetted import ANSWERS, Looked

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Route
    from vetted import Served

SAVED = re.compile(r"^saved \d\d:\d\d:\d\d$")


def test_the_server_is_killed_while_somebody_labels(
    serve: Callable[..., Served], look: Callable[..., Looked]
) -> None:
    """After kill -9 the page says that nothing is saved and keeps all; after the restart all of it is on the server."""
    served = serve(ANSWERS)
    seen = look(served.links["ann"])
    seen.press("1")
    expect(seen.page.locator("#saving-text")).to_have_text(SAVED)
    expect(seen.page.locator("#item-title")).to_have_text("Item 2 of 5")
    served.kill()
    seen.press("2")
    expect(seen.page.locator("#saving-text")).to_contain_text("not saved, trying again")
    expect(seen.page.locator("#saving-text")).to_contain_text("1 change kept in this browser")
    if seen.page.locator("#item-title").text_content() == "Item 3 of 5":
        seen.press("n")
        seen.page.keyboard.type("written while it was gone")
        seen.press("Escape")
        expect(seen.page.locator("#saving-text")).to_contain_text("2 changes kept in this browser")
    served.start()
    expect(seen.page.locator("#saving-text")).to_have_text(SAVED, timeout=120_000)
    assert [served.label("ann", one) for one in ("g1", "g2")] == ["valid", "invalid"]
    assert served.mine("ann", "s1")["note"] == "written while it was gone"
    expect(seen.page.locator("#progress")).to_contain_text("2 of 5 labelled")


def test_an_answer_that_never_came_is_no_conflict(answers: Served, look: Callable[..., Looked]) -> None:
    """The server saves and cannot say so, and the item is changed again: the page knows its own label for its own."""
    seen = look(answers.links["a23"])
    swallowed: list[int] = []

    def swallow(route: Route) -> None:
        if route.request.method != "PUT":
            route.continue_()
            return
        if not swallowed:
            swallowed.append(route.fetch().status)
        route.abort()

    seen.page.route("**/api/item?id=g1", swallow)
    seen.press("1")
    expect(seen.page.locator("#saving-text")).to_contain_text("not saved")
    assert swallowed == [200]
    expect(seen.page.locator("#item-title")).to_have_text("Item 2 of 5")
    seen.press("k")
    expect(seen.page.locator("#item-title")).to_have_text("Item 1 of 5")
    seen.press("n")
    seen.page.keyboard.type("and more")
    seen.press("Escape")
    seen.page.unroute("**/api/item?id=g1")
    expect(seen.page.locator("#saving-text")).to_have_text(SAVED)
    expect(seen.page.locator("#conflict")).to_be_hidden()
    mine = answers.mine("a23", "g1")
    assert (mine["label"], mine["note"], mine["version"]) == ("valid", "and more", 2)


def test_an_undo_whose_reply_is_lost_undoes_one_change(
    serve: Callable[..., Served], look: Callable[..., Looked]
) -> None:
    """The server undoes and cannot say so: the page says that it does not know, asks again, and one change is undone."""
    served = serve(ANSWERS)
    seen = look(served.links["ann"])
    seen.press("1", "2")
    expect(seen.page.locator("#item-title")).to_have_text("Item 3 of 5")
    swallowed: list[int] = []

    def swallow(route: Route) -> None:
        if not swallowed:
            swallowed.append(route.fetch().status)
        route.abort()

    seen.page.route("**/api/undo", swallow)
    seen.press("u")
    expect(seen.page.locator("#notice")).to_contain_text("Whether the last change is undone is not known")
    seen.press("u")
    seen.page.unroute("**/api/undo")
    expect(seen.page.locator("#item-title")).to_have_text("Item 2 of 5")
    expect(seen.page.locator("#notice")).to_be_hidden()
    assert swallowed == [200]
    assert [served.label("ann", one) for one in ("g1", "g2")] == ["valid", None]
    seen.press("u")
    expect(seen.page.locator("#item-title")).to_have_text("Item 1 of 5")
    assert [served.label("ann", one) for one in ("g1", "g2")] == [None, None]


def test_undo_in_a_page_that_is_behind_takes_back_nothing_unseen(
    serve: Callable[..., Served], look: Callable[..., Looked]
) -> None:
    """Where another tab has saved since, undo first says so, and takes the other tab's change back when pressed again."""
    served = serve(ANSWERS)
    seen = look(served.links["ann"])
    seen.press("1")
    expect(seen.page.locator("#saving-text")).to_have_text(SAVED)
    second = seen.open()
    second.keyboard.press("2")
    expect(second.locator("#saving-text")).to_have_text(SAVED)
    seen.press("u")
    expect(seen.page.locator("#notice")).to_contain_text("Nothing was undone: other changes of yours")
    assert [served.label("ann", one) for one in ("g1", "g2")] == ["valid", "invalid"]
    seen.press("u")
    expect(seen.page.locator("#notice")).to_be_hidden()
    assert [served.label("ann", one) for one in ("g1", "g2")] == ["valid", None]


def test_a_closed_browser_loses_nothing(
    serve: Callable[..., Served], look: Callable[..., Looked], browser: object
) -> None:
    """Unsaved text survives closing the browser while the server is gone, and is sent when the page comes back."""
    served = serve(ANSWERS)
    seen = look(served.links["ann"])
    seen.press("3")
    expect(seen.page.locator("#item-title")).to_have_text("Item 2 of 5")
    expect(seen.page.locator("#saving-text")).to_have_text(SAVED)
    served.kill()
    seen.press("n")
    seen.page.keyboard.type("half a thou")
    kept = seen.context.storage_state()
    seen.page.close()
    served.start()
    back = look(served.links["ann"], storage_state=kept)
    expect(back.page.locator("#saving-text")).to_have_text(SAVED)
    expect(back.page.locator("#item-title")).to_have_text("Item 2 of 5")
    expect(back.page.locator("#note")).to_have_value("half a thou")
    assert served.mine("ann", "g2")["note"] == "half a thou"
    assert served.label("ann", "g1") == "invariant"


def test_a_store_that_cannot_write_is_not_called_saved(answers: Served, look: Callable[..., Looked]) -> None:
    """An error of the server's is told in its own words, and the page tries again."""
    seen = look(answers.links["a24"])
    seen.page.route(
        "**/api/item?id=g1",
        lambda route: (
            route.fulfill(status=503, json={"error": "nothing was saved: disk full"})
            if route.request.method == "PUT"
            else route.continue_()
        ),
    )
    seen.press("1")
    expect(seen.page.locator("#saving-text")).to_contain_text(
        "not saved, trying again: nothing was saved: disk full"
    )
    seen.page.unroute("**/api/item?id=g1")
    seen.page.get_by_role("button", name="Try now").click()
    expect(seen.page.locator("#saving-text")).to_have_text(SAVED)


def test_a_link_of_another_time(answers: Served, browser: object) -> None:
    """A link that the server does not know gives no page."""
    page = browser.new_page()  # type: ignore[attr-defined]
    reply = page.goto(answers.links["a1"][:-5] + "wrong/")
    assert reply.status == 404
    page.close()
