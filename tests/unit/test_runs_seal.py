"""The seal on parsed replies and counts."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from toy_run import Fake, Toy

from mismark.errors import RunError
from mismark.runs import load_run, resume, score_run, start
from mismark.runs.seal import SEAL, is_sealed, seal

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def run(tmp_path: Path) -> Path:
    """A finished toy run."""
    start(tmp_path / "r", Toy(), models=[Fake()])
    return tmp_path / "r"


@pytest.mark.parametrize("name", ["parsed.jsonl", "counts.jsonl"])
def test_one_changed_byte_is_noticed(run: Path, name: str) -> None:
    """A file is sealed as it was written, and not with any other byte in it."""
    path = run / name
    assert is_sealed(path)
    path.write_bytes(path.read_bytes().replace(b"answered", b"answere!", 1))
    assert not is_sealed(path)
    with pytest.raises(RunError, match=rf"{name}: was changed after it was written; count again with"):
        list(load_run(run).results())


def test_the_seal_is_made_anew_with_the_files(run: Path) -> None:
    """Counting again gives the same seal; asking for more takes it away until all is counted."""
    before = (run / SEAL).read_bytes()
    (run / "counts.jsonl").write_bytes(b"")
    score_run(run, Toy())
    assert (run / SEAL).read_bytes() == before


@pytest.mark.parametrize("content", [b"", b"[]", b"\xff", b'{"counts.jsonl":1}', b"[" * 100_000])
def test_a_broken_seal_holds_nothing_and_resume_mends_it(run: Path, content: bytes) -> None:
    """A seal that cannot be read makes the counts suspect; `resume` counts again and asks nothing."""
    before = (run / SEAL).read_bytes()
    (run / SEAL).write_bytes(content)
    assert not is_sealed(run / "counts.jsonl")
    assert resume(run, Toy()).n_sent == 0
    assert (run / SEAL).read_bytes() == before


def test_a_folder_without_a_seal_is_read_as_it_is(run: Path) -> None:
    """A run whose seal was left behind by a copy can be read."""
    (run / SEAL).unlink()
    assert is_sealed(run / "counts.jsonl")
    assert len(list(load_run(run).counts())) == 8


def test_a_seal_of_what_is_not_there_is_an_error(tmp_path: Path) -> None:
    """Nothing is sealed where the files are missing."""
    with pytest.raises(RunError, match=r"cannot read .*parsed\.jsonl"):
        seal(tmp_path)
