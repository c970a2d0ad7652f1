"""What may happen around a run: a stream nobody reads, odd names of folders, files cut short."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

import pytest
from toy_run import Fake, Toy

from mismark.errors import RunError
from mismark.runs import execute, load_run, start
from mismark.runs import progress as progress_module
from mismark.runs.folder import locked

if TYPE_CHECKING:
    from pathlib import Path

    from mismark.runs import Outcome


def go(folder: Path, **more: object) -> Outcome:
    """Start a toy run of 8 cells."""
    return start(folder, Toy(), models=[Fake()], **more)  # type: ignore[arg-type]


class Deaf(io.StringIO):
    """A stream whose reader has left."""

    def __init__(self, *, terminal: bool) -> None:
        super().__init__()
        self._terminal = terminal
        self.refused = 0

    def isatty(self) -> bool:
        """Whether it is a terminal."""
        return self._terminal

    def write(self, _: str) -> int:
        """Refuse, as a closed pipe does."""
        self.refused += 1
        raise BrokenPipeError(32, "Broken pipe")


@pytest.mark.parametrize("terminal", [False, True], ids=["pipe", "terminal"])
def test_a_stream_that_nobody_reads_does_not_end_a_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, terminal: bool
) -> None:
    """Progress that cannot be shown, as lines or as a bar, is no longer shown; every cell is asked and counted."""
    monkeypatch.setattr(progress_module, "_LINE_EVERY_S", -1.0)
    monkeypatch.setattr(progress_module, "_BAR_EVERY_S", -1.0)
    stream = Deaf(terminal=terminal)
    outcome = go(tmp_path / "r", progress=stream)
    assert stream.refused == 1
    assert (outcome.n_sent, outcome.exit_code) == (8, 0)
    assert load_run(tmp_path / "r").complete


@pytest.mark.parametrize("name", ["[ab]", "r*", "r?", "[!x]*"])
def test_leftovers_are_swept_by_name_and_not_by_pattern(tmp_path: Path, name: str) -> None:
    """A folder whose name holds signs of a pattern loses its own half-made leftovers, and no other's."""
    for owner in (name, "a", "b", "rx"):
        left = tmp_path / f".{owner}.new-0"
        left.mkdir()
        (left / ".lock").touch()
    assert go(tmp_path / name).complete
    kept = {path.name for path in tmp_path.glob(".*.new-*")}
    assert kept == {".a.new-0", ".b.new-0", ".rx.new-0"}


def test_what_another_process_is_making_is_not_swept(tmp_path: Path) -> None:
    """A half-made folder that is locked belongs to a living process and stays."""
    living = tmp_path / ".r.new-1"
    living.mkdir()
    with locked(living):
        assert go(tmp_path / "r").complete
        assert living.is_dir()


@pytest.mark.parametrize("name", ["counts.jsonl", "parsed.jsonl"])
@pytest.mark.parametrize("lines", [0, 3, 7, 9])
def test_counts_of_another_length_are_made_anew(tmp_path: Path, name: str, lines: int) -> None:
    """Parsed or counts with lines too few or too many: told by readers, and made anew by the next sitting without a call."""
    go(tmp_path / "r")
    path = tmp_path / "r" / name
    whole = path.read_bytes()
    path.write_bytes(b"".join((whole.splitlines(keepends=True) * 2)[:lines]))
    if name == "counts.jsonl":
        with pytest.raises(RunError, match=r"counts\.jsonl: .*--rescore"):
            load_run(tmp_path / "r").fates()
    outcome = execute(tmp_path / "r", Toy(), [Fake()])
    assert (outcome.n_sent, outcome.exit_code) == (0, 0)
    assert path.read_bytes() == whole
