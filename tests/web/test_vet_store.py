"""The store: what is said is kept, with its history, across restarts, changed sets and versions."""

from __future__ import annotations

import shutil
import sqlite3
import stat
from dataclasses import replace
from pathlib import Path

import pytest

from mismark.errors import DataError
from mismark.texts.answers import read_answers
from mismark.web.store import Conflict, Said, Saved, Store, open_store
from mismark.web.vetting import answer_payload, load_set, store_beside


def say(store: Store, item: str, label: str, version: int = 0, who: str = "a1") -> Saved:
    """Give a label that nothing stands against."""
    found = store.save(who, item, Said(label), version)
    assert isinstance(found, Saved)
    return found


def undo(store: Store) -> tuple[str, Saved] | None:
    """Take back a1's last change that stands."""
    return store.undo("a1", store.undoable("a1"))


def again(store: Store) -> Store:
    """The same store, opened by another process's means."""
    return open_store(store.where)


def test_a_label_is_in_the_file_when_save_returns(store: Store) -> None:
    """Another connection reads the label before the one that wrote it is closed."""
    say(store, "x0", "valid")
    with sqlite3.connect(store.where) as other:
        assert other.execute("SELECT annotator, item, label, version FROM labels").fetchall() == [
            ("a1", "x0", "valid", 1)
        ]
    other.close()


def test_every_commit_is_synced_in_a_journal_that_outlives_a_crash(store: Store) -> None:
    """The connection writes ahead and syncs at each commit (WAL, synchronous=FULL)."""
    with store.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2


def test_only_its_owner_reads_the_file(store: Store) -> None:
    """The file that holds the links' secrets has mode 0600 whatever the process's mask is, and so have its journals."""
    found = [path for path in Path(store.where).parent.iterdir() if ".sqlite" in path.name]
    assert found
    assert {stat.S_IMODE(path.stat().st_mode) for path in found} == {0o600}


def test_a_store_that_others_could_read_is_closed_to_them(store: Store) -> None:
    """A store that was copied with mode 0644 has 0600 once it is opened to be served; opened to be read it stays as it is."""
    store.close()
    Path(store.where).chmod(0o644)
    for create, mode in ((False, 0o644), (True, 0o600)):
        open_store(store.where, create=create).close()
        assert stat.S_IMODE(Path(store.where).stat().st_mode) == mode


def test_links_are_secret_and_survive(store: Store) -> None:
    """Tokens are long, differ, and are the same after a restart and after somebody joins."""
    before = {one.name: one.token for one in store.annotators()}
    assert len(set(before.values())) == len(before) == 4
    assert all(len(token) == 32 for token in before.values())
    store.close()
    reopened = again(store)
    reopened.add_annotators(["a1", "a4"])
    after = {one.name: one.token for one in reopened.annotators()}
    assert {**after, **before} == after
    assert set(after) - set(before) == {"a4"}
    assert [one.role for one in reopened.annotators()] == ["annotator"] * 4 + ["settler"]
    reopened.close()


def test_saying_on_an_older_version_is_a_conflict(store: Store) -> None:
    """The second of two pages that saw the same version saves nothing and is told what stands; repeating oneself is none."""
    first = say(store, "x0", "valid")
    assert store.save("a1", "x0", Said("unsure"), 0) == Conflict(first)
    assert store.save("a1", "x0", Said("valid"), 0) == first
    assert say(store, "x0", "unsure", 1).version == 2
    assert [one.label for one in store.labels()] == ["unsure"]


def test_undo_goes_back_through_everything_also_after_a_restart(store: Store) -> None:
    """Undo takes back one change after another, newest first, only one's own, never itself, and knows them after a restart."""
    say(store, "x0", "valid")
    say(store, "x1", "invalid")
    say(store, "x0", "unsure", 1)
    say(store, "x0", "invalid", who="a2")
    store.close()
    reopened = again(store)
    taken = []
    while (found := undo(reopened)) is not None:
        taken.append((found[0], found[1].said.label, found[1].version))
    assert taken == [("x0", "valid", 3), ("x1", None, 2), ("x0", None, 4)]
    assert [(one.annotator, one.label) for one in reopened.labels()] == [("a2", "invalid")]
    assert say(reopened, "x0", "valid", 4).version == 5
    assert undo(reopened) == ("x0", reopened.saved("a1", "x0"))
    assert undo(reopened) is None
    reopened.close()


def test_history_only_grows(store: Store) -> None:
    """Every change and every undo adds one event with what stood before and after."""
    say(store, "x0", "valid")
    undo(store)
    with sqlite3.connect(store.where) as other:
        rows = other.execute("SELECT kind, undoes, before, after FROM events ORDER BY number").fetchall()
    other.close()
    assert [(kind, undoes) for kind, undoes, _, _ in rows] == [("save", None), ("undo", 1)]
    assert (rows[0][2], rows[0][3]) == (rows[1][3], rows[1][2])


def test_changed_items_keep_no_label_unawares(store: Store, data: Path) -> None:
    """Labels of changed or vanished items refuse the set; set aside, they count no more and stay in the history; others stay."""
    for item in ("x0", "x1", "x2"):
        say(store, item, "valid")
    payloads = list(load_set(str(data)).payloads)
    changed = [{**payloads[0], "reason": "other words"}, *payloads[2:], {**payloads[3], "id": "new"}]
    with pytest.raises(DataError, match=r"2 items were labelled .*\(x0, x1\).*--changed set-aside"):
        store.fit("answers", changed)
    assert len(store.labels()) == 3
    fitted = store.fit("answers", changed, set_aside=True)
    assert fitted == (("new",), ("x0",), ("x1",), 2)
    assert [one.item for one in store.labels()] == ["x2"]
    assert [item.id for item in store.items()] == ["x0", "x2", "x3", "new"]
    assert undo(store) == ("x2", store.saved("a1", "x2")), "what was set aside is not brought back"
    assert undo(store) is None


def test_undo_stops_at_a_changed_item(store: Store, data: Path) -> None:
    """A label that was taken away before its item changed, or went, is not brought back by undo; others are."""
    for item in ("x0", "x1", "x2"):
        say(store, item, "valid")
        assert store.save("a1", item, Said(), 1) == store.saved("a1", item)
    payloads = list(load_set(str(data)).payloads)
    fitted = store.fit("answers", [{**payloads[0], "perturbed": "Other words."}, *payloads[2:]])
    assert (fitted.changed, fitted.gone, fitted.set_aside) == (("x0",), ("x1",), 0)
    assert undo(store) == ("x2", store.saved("a1", "x2"))
    assert undo(store) == ("x2", store.saved("a1", "x2"))
    assert undo(store) is None
    assert store.saved("a1", "x1").said == Said()


@pytest.mark.parametrize("how", ["deleted", "moved", "replaced"])
def test_a_file_that_is_gone_takes_no_label(store: Store, how: str) -> None:
    """A store whose file was deleted, moved or replaced while it was open saves nothing and says so; put back, it goes on."""
    say(store, "x0", "valid")
    path = Path(store.where)
    kept = path.with_name("kept.sqlite")
    kept.hardlink_to(path)
    path.unlink()
    if how == "moved":
        kept.rename(path.with_name("moved.sqlite"))
        kept = path.with_name("moved.sqlite")
    elif how == "replaced":
        shutil.copy(kept, path)
    with pytest.raises(DataError, match="was moved, deleted or replaced while it was open; put it back"):
        store.save("a1", "x1", Said("valid"), 0)
    kept.replace(path)
    assert say(store, "x1", "invalid").version == 1
    assert [(one.item, one.label) for one in store.labels()] == [("x0", "valid"), ("x1", "invalid")]


def test_items_without_labels_change_freely(store: Store, data: Path) -> None:
    """A set whose changed items nobody labelled is taken as it is, in its new order."""
    say(store, "x3", "invariant")
    payloads = list(load_set(str(data)).payloads)
    assert store.fit("answers", [payloads[3], {**payloads[0], "reason": "r"}]).gone == ("x1", "x2")
    assert [item.id for item in store.items()] == ["x3", "x0"]
    assert [one.item for one in store.labels()] == ["x3"]


@pytest.mark.parametrize("kind", ["answers", "pairs"])
def test_a_store_of_another_set_is_refused(store: Store, kind: str) -> None:
    """A set that shares no item with the store, or is of another kind, is refused in one sentence."""
    rows = [{"id": "other"}] if kind == "answers" else [{"id": "x0"}]
    with pytest.raises(DataError, match="is of another set: it holds 4 answers"):
        store.fit(kind, rows)  # type: ignore[arg-type]


def test_one_is_one(store: Store, data: Path) -> None:
    """One item that changed with its one label is told in the singular."""
    say(store, "x0", "valid")
    payloads = list(load_set(str(data)).payloads)
    changed = [{**payloads[0], "reason": "other words"}, *payloads[1:]]
    with pytest.raises(DataError, match=r"^1 item was labelled and has since .* keeps its 1 label in"):
        store.fit("answers", changed)
    with pytest.raises(DataError, match=r"^1 item is not in the set as it was when it was labelled"):
        store.check(changed)


def test_a_store_of_a_newer_version_is_refused(store: Store) -> None:
    """A store whose tables are of a step that this version does not know is refused, and not touched."""
    store.close()
    with sqlite3.connect(store.where) as other:
        other.execute("UPDATE alembic_version SET version_num = '0999'")
    other.close()
    with pytest.raises(DataError, match=r"was made by a newer version of mismark .*step 0999"):
        again(store)


@pytest.mark.parametrize("content", [b"no database at all, and longer than a header " * 9, None])
def test_what_is_no_store_is_refused(tmp_path: Path, content: bytes | None) -> None:
    """A file of something else, and a database of something else, are refused in one sentence and left as they are."""
    path = tmp_path / "other.sqlite"
    if content is None:
        with sqlite3.connect(path) as other:
            other.execute("CREATE TABLE mine (x)")
        other.close()
    else:
        path.write_bytes(content)
    before = path.read_bytes()
    for create in (True, False):
        with pytest.raises(DataError, match=r"no store of labels|file is not a database"):
            open_store(path, create=create)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("where", "sentence"),
    [
        ("none.sqlite", "there is no store none.sqlite; mismark vet serve makes one"),
        ("sqlite://", "a store in memory would lose its labels"),
        ("nosuch://host/db", "cannot be reached: .*install the driver"),
        ("://", "is no URL of a database"),
        ("/", "is a folder"),
        ("no/such/folder/a.sqlite", "there is no store"),
    ],
)
def test_a_store_that_cannot_be_opened_is_one_sentence(where: str, sentence: str) -> None:
    """Whatever --store names that is no store is told in one sentence."""
    with pytest.raises(DataError, match=sentence):
        open_store(where)


def test_a_password_is_not_told(tmp_path: Path) -> None:
    """A database that cannot be reached is named without its password."""
    with pytest.raises(DataError) as told:
        open_store("nosuch://me:secretword@host/db")
    assert "secretword" not in str(told.value)


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    """A store cannot be made where there is no folder, and that is one sentence."""
    with pytest.raises(DataError, match="cannot be made: No such file or directory"):
        open_store(tmp_path / "none" / "a.sqlite", create=True)


def test_a_copy_of_a_closed_store_is_a_backup(store: Store, tmp_path: Path) -> None:
    """Once the server has stopped, the one file holds everything."""
    say(store, "x0", "valid")
    store.close()
    copy = tmp_path / "copy.sqlite"
    shutil.copy(store.where, copy)
    reopened = open_store(copy)
    assert [one.label for one in reopened.labels()] == ["valid"]
    reopened.close()


def test_a_folder_by_no_name_of_its_own_has_its_store_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`.` and `..` name a folder whose labels lie beside it, under its own name."""
    inner = tmp_path / "sets" / "one"
    inner.mkdir(parents=True)
    monkeypatch.chdir(inner)
    assert store_beside(".") == tmp_path / "sets" / "one.vet.sqlite"
    assert store_beside("..") == tmp_path / "sets.vet.sqlite"
    assert store_beside("a/b.jsonl") == Path("a/b.jsonl.vet.sqlite")


def test_an_item_is_stored_as_stores_before_had_it(data: Path) -> None:
    """A field that stores of before did not have is in an item only where it says something, so that labels stay."""
    first, *_ = read_answers(data)
    assert "errors" not in answer_payload(first)
    assert answer_payload(replace(first, errors=2))["errors"] == 2
