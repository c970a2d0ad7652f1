from __future__ import annotations

import errno
import os
from typing import TYPE_CHECKING

import pytest

from mismark.errors import RunError
from mismark.records import Fate, Finding, Reply
from mismark.runs import journal as journal_module
from mismark.runs.journal import Journal, reply_from_json, reply_json

if TYPE_CHECKING:
    from pathlib import Path

FULL = Reply(
    Fate.TRUNCATED,
    "a\n\u2028b",
    (Finding(1, 2, "", "n"), Finding(3, 3)),
    7,
    10,
    20,
    0.25,
    3,
    1.5,
    "cut at 20 tokens",
)


def write(path: Path, *replies: tuple[str, Reply]) -> None:
    """Append replies to a journal, each under its key."""
    with Journal(path) as journal:
        for key, reply in replies:
            journal.append(key, "m", "p/blind", 0, reply)


def test_a_reply_with_every_field_comes_back_as_it_was(tmp_path: Path) -> None:
    """What is appended is read back equal, all fields and odd characters included."""
    path = tmp_path / "replies.jsonl"
    odd = Reply(Fate.ANSWERED, 'lone \ud800 surrogate, NUL \x00, quote "')
    write(path, ("k1", FULL), ("k2", odd))
    journal = Journal(path)
    assert journal.read("k1") == FULL
    assert journal.read("k2") == odd
    assert path.read_bytes().count(b"\n") == 2


def test_a_plain_reply_takes_no_room_for_defaults() -> None:
    """A journal line leaves out all that says nothing."""
    assert reply_json(Reply(Fate.EMPTY)) == {"fate": "empty"}
    assert reply_from_json({"fate": "empty"}) == Reply(Fate.EMPTY)
    nothing = Reply(Fate.ANSWERED, claimed=0, tokens_in=0, tokens_out=0, cost_usd=0.0)
    assert reply_from_json(reply_json(nothing)) == nothing


def test_findings_of_nothing_are_not_no_findings() -> None:
    """A checker that found nothing stays told apart from a model that writes text."""
    silent = Reply(Fate.ANSWERED, "none", ())
    assert reply_from_json(reply_json(silent)).findings == ()
    assert reply_from_json(reply_json(Reply(Fate.ANSWERED, "none"))).findings is None


def test_a_torn_last_line_is_left_out_and_cut_off(tmp_path: Path) -> None:
    """A line that a kill tore in two is ignored by readers, and gone once more is appended."""
    path = tmp_path / "replies.jsonl"
    write(path, ("k1", Reply(Fate.ANSWERED, "one")), ("k2", Reply(Fate.ANSWERED, "two")))
    whole = path.read_bytes()
    path.write_bytes(whole[:-5])
    torn = Journal(path)
    assert (torn.is_final("k1"), torn.is_final("k2")) == (True, False)
    assert torn.torn == len(whole) // 2 - 5
    write(path, ("k2", Reply(Fate.ANSWERED, "two")))
    assert path.read_bytes() == whole


def test_a_whole_last_line_without_its_end_is_kept(tmp_path: Path) -> None:
    """A reply that lacks only its line feed counts as answered, and is not asked again."""
    path = tmp_path / "replies.jsonl"
    write(path, ("k1", Reply(Fate.ANSWERED, "one")))
    path.write_bytes(path.read_bytes()[:-1])
    assert Journal(path).is_final("k1")
    write(path, ("k2", Reply(Fate.ANSWERED, "two")))
    again = Journal(path)
    assert [again.read(key).text for key in ("k1", "k2")] == ["one", "two"]  # type: ignore[union-attr]


@pytest.mark.parametrize(
    "line", [b"{", b"[]", b'{"key":"k","model":"m"}', b'{"key":"k","model":"m","fate":"odd"}', b""]
)
def test_a_broken_line_in_the_middle_is_an_error_with_its_number(tmp_path: Path, line: bytes) -> None:
    """A broken line that is not the last one is named by file and line, with what to try."""
    path = tmp_path / "replies.jsonl"
    write(path, ("k1", Reply(Fate.ANSWERED, "one")))
    good = path.read_bytes()
    path.write_bytes(good + line + b"\n" + good)
    with pytest.raises(RunError, match=r"replies\.jsonl:2: .*delete this line"):
        Journal(path)


def test_the_last_of_several_unfinished_replies_counts_and_a_final_one_stays(tmp_path: Path) -> None:
    """A later try replaces a failed one; nothing replaces a final reply but another final one."""
    path = tmp_path / "replies.jsonl"
    failed = [Reply(Fate.TIMEOUT, detail=str(n)) for n in range(2)]
    write(path, ("k", failed[0]), ("k", failed[1]))
    assert Journal(path).read("k") == failed[1]
    write(path, ("k", Reply(Fate.ANSWERED, "yes")), ("k", failed[0]))
    again = Journal(path)
    assert again.is_final("k")
    assert again.read("k") == Reply(Fate.ANSWERED, "yes")


def test_money_and_tokens_are_summed_over_all_lines(tmp_path: Path) -> None:
    """What a model has used counts failed tries too, and is the same when read back."""
    path = tmp_path / "replies.jsonl"
    with Journal(path) as journal:
        for n in range(3):
            journal.append("k", "m", "p", 0, Reply(Fate.TIMEOUT, tokens_in=5, tokens_out=1, cost_usd=0.5 * n))
        live = journal.spent["m"]
    assert (live.tokens_in, live.tokens_out, live.cost_usd, live.most_usd, live.n_priced) == (
        15,
        3,
        1.5,
        1.0,
        3,
    )
    assert Journal(path).spent["m"] == live


def test_a_full_disk_leaves_whole_lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """When the disk fills up in the middle of a line, that line is taken back and one sentence is raised."""
    path = tmp_path / "replies.jsonl"
    write(path, ("k1", Reply(Fate.ANSWERED, "one")))
    before = path.read_bytes()
    real, calls = os.write, []

    def full(handle: int, data: bytes) -> int:
        calls.append(data)
        if len(calls) > 1:
            raise OSError(errno.ENOSPC, "No space left on device")
        return real(handle, data[:10])

    monkeypatch.setattr(journal_module.os, "write", full)
    with Journal(path) as journal, pytest.raises(RunError, match="No space left on device; free some space"):
        journal.append("k2", "m", "p", 0, Reply(Fate.ANSWERED, "two"))
    assert path.read_bytes() == before


def test_no_file_is_an_empty_journal(tmp_path: Path) -> None:
    """A run that was never asked anything has a journal without replies."""
    journal = Journal(tmp_path / "replies.jsonl")
    assert journal.read("k") is None
    assert not journal.is_final("k")


def test_a_line_longer_than_any_buffer_comes_back(tmp_path: Path) -> None:
    """A reply of two million characters is read back whole."""
    path = tmp_path / "replies.jsonl"
    long = Reply(Fate.ANSWERED, "é" * 2_000_000)
    write(path, ("k1", long), ("k2", Reply(Fate.EMPTY)))
    assert Journal(path).read("k1") == long
