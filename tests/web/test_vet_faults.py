"""The app where something goes wrong beneath it: nothing is called saved that is not."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from vet_people import readers

from mismark.web.store import Store

if TYPE_CHECKING:
    import pytest


def test_a_full_disk_is_not_called_saved(store: Store) -> None:
    """When the disk is full the answer is 503 with a sentence, nothing half is stored, and saving works once there is room."""
    people = readers(store)
    with store.engine.connect() as connection:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar()
    store.engine.dispose()
    sizes = [f"PRAGMA max_page_count={pages}"]
    _on_connect(store, sizes)
    full = people["a1"].put("x0", "valid", 0, note="n" * 100_000)
    assert full.status_code == 503
    assert full.json() == {"error": "nothing was saved: the store says: database or disk is full"}
    assert store.labels() == []
    sizes[:] = ["PRAGMA max_page_count=1000000"]
    store.engine.dispose()
    assert people["a1"].put("x0", "valid", 0, note="n" * 100_000).status_code == 200


def test_a_deleted_store_is_not_called_saved(store: Store) -> None:
    """When the store's file was deleted under the server the answer is 503 with a sentence, and not that it was saved."""
    people = readers(store)
    Path(store.where).unlink()
    refused = people["a1"].put("x0", "valid", 0)
    assert refused.status_code == 503
    assert refused.json()["error"].startswith("nothing was saved: the store says: the file ")


def test_a_store_that_cannot_be_written_is_not_called_saved(store: Store) -> None:
    """When the store cannot be written the answer is 503 with a sentence, and reading goes on."""
    people = readers(store)
    store.engine.dispose()
    _on_connect(store, ["PRAGMA query_only=1"])
    refused = people["a1"].put("x0", "valid", 0)
    assert refused.status_code == 503
    assert refused.json() == {
        "error": "nothing was saved: the store says: attempt to write a readonly database"
    }
    assert people["a1"].post("api/undo", {"event": 1}).status_code == 503
    assert people["a1"].get("api/item", id="x0").status_code == 200


def test_a_fault_of_ours_is_an_answer_too(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """An unforeseen fault is 500, sealed like every answer, and its text says nothing of what happened inside."""
    people = readers(store)
    monkeypatch.setattr(Store, "saved", lambda *_: 1 / 0)
    answer = people["a1"].get("api/item", id="x0")
    assert answer.status_code == 500
    assert "division" not in answer.text
    assert answer.headers["referrer-policy"] == "no-referrer"


def _on_connect(store: Store, statements: list[str]) -> None:
    """Run statements on every new connection of a store."""
    import sqlalchemy as sa

    def run(connection: object, _record: object) -> None:
        for statement in statements:
            connection.execute(statement)  # type: ignore[attr-defined]

    sa.event.listen(store.engine, "connect", run)
