from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest
from toy_run import Fake, Toy

from mismark.errors import RunError
from mismark.runs import files as files_module
from mismark.runs import folder as folder_module
from mismark.runs.files import json_line, read_lines, write_whole
from mismark.runs.folder import create, files, locked, state_of
from mismark.runs.starting import make_plan


def made(path: Path) -> bool:
    """Make a toy run in a folder."""
    return create(path, *make_plan(Toy(), data=None, models=[Fake()], settings={}))


def test_a_run_folder_appears_whole_with_its_parents(tmp_path: Path) -> None:
    """After creating there are plan, items and prompts, and nothing is left beside the folder."""
    folder = tmp_path / "a" / "b"
    assert made(folder)
    assert sorted(path.name for path in folder.iterdir()) == [
        ".lock",
        "items.jsonl",
        "plan.json",
        "prompts.jsonl",
    ]
    assert [path.name for path in folder.parent.iterdir()] == ["b"]
    assert folder.stat().st_mode & 0o055 == 0o055


def test_a_fault_while_creating_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the disk fills up while the folder is made, neither it nor the hidden one stays."""

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(folder_module, "write_plan", full)
    with pytest.raises(RunError, match="No space left on device"):
        made(tmp_path / "run")
    assert list(tmp_path.iterdir()) == []


def test_what_a_killed_process_left_is_swept_and_what_a_living_one_makes_is_not(tmp_path: Path) -> None:
    """A hidden folder without a holder of its lock goes away; one that is locked stays."""
    dead, alive = tmp_path / ".run.new-dead", tmp_path / ".run.new-alive"
    for folder in (dead, alive):
        folder.mkdir()
        (folder / ".lock").touch()
    with locked(alive):
        assert made(tmp_path / "run")
        assert (dead.exists(), alive.exists()) == (False, True)


def test_a_folder_that_somebody_else_made_meanwhile_is_not_written_over(tmp_path: Path) -> None:
    """Creating where files lie answers False and leaves them; an empty folder is taken."""
    folder = tmp_path / "run"
    folder.mkdir()
    assert made(folder)
    before = (folder / "plan.json").read_bytes()
    assert not made(folder)
    assert (folder / "plan.json").read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == ["run"]


def test_states_of_a_place(tmp_path: Path) -> None:
    """Absent, empty, a run, and everything else are told apart."""
    folder = tmp_path / "x"
    assert state_of(folder) == "absent"
    folder.mkdir()
    assert state_of(folder) == "empty"
    (folder / "note.txt").touch()
    assert state_of(folder) == state_of(folder / "note.txt") == "other"
    (folder / "plan.json").touch()
    assert state_of(folder) == "run"


def test_a_held_lock_is_one_sentence_that_names_the_folder(tmp_path: Path) -> None:
    """Who finds a run in use is told which, and how to go on; afterwards the lock is free."""
    with (
        locked(tmp_path),
        pytest.raises(RunError, match=f"another process is working on {tmp_path}"),
        locked(tmp_path),
    ):
        pass
    with locked(tmp_path):
        pass


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_read_only_place_is_one_sentence(tmp_path: Path) -> None:
    """A parent that may not be written gives an error that says to choose another --out."""
    tmp_path.chmod(0o555)
    with pytest.raises(RunError, match="choose a place"):
        made(tmp_path / "run")


def test_a_file_in_the_way_is_one_sentence(tmp_path: Path) -> None:
    """A file where a parent folder is needed gives an error, not a traceback."""
    (tmp_path / "file").touch()
    with pytest.raises(RunError, match=r"cannot make .*choose another --out"):
        made(tmp_path / "file" / "run")


def test_a_whole_file_replaces_the_old_one_or_leaves_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A write that fails leaves the old bytes and no file beside them."""
    path = tmp_path / "counts.jsonl"
    write_whole(path, [b"old"])

    def full(handle: int) -> None:
        raise OSError(errno.EROFS, "Read-only file system")

    monkeypatch.setattr(files_module.os, "fsync", full)
    with pytest.raises(
        RunError, match=r"counts\.jsonl: Read-only file system; copy the run folder to a place"
    ):
        write_whole(path, [b"new"])
    assert path.read_bytes() == b"old"
    assert [one.name for one in tmp_path.iterdir()] == ["counts.jsonl"]


def test_lines_are_objects_split_at_line_feeds_only(tmp_path: Path) -> None:
    """U+2028 stays inside its line; what is no object is named by its line."""
    path = tmp_path / "x.jsonl"
    path.write_bytes(json_line({"a": "\u2028é"}) + json_line({"b": 1}))
    assert list(read_lines(path)) == [(1, {"a": "\u2028é"}), (2, {"b": 1})]
    path.write_bytes(b'{"a":1}\n[1]\n')
    with pytest.raises(RunError, match=r"x\.jsonl:2: expected one JSON object on the line, found '\[1\]'"):
        list(read_lines(path))


def test_the_files_of_a_run_are_those_of_the_page(tmp_path: Path) -> None:
    """A run folder's files have the documented names."""
    names = [path.name for path in files(Path("r"))]
    assert names == [
        "plan.json",
        "items.jsonl",
        "prompts.jsonl",
        "replies.jsonl",
        "parsed.jsonl",
        "counts.jsonl",
    ]
