"""Asking outside a run."""

from __future__ import annotations

import asyncio
import os
import signal
from typing import TYPE_CHECKING

import pytest
from filelock import FileLock

from mismark.errors import RunError
from mismark.records import Fate, Item, Message, Prompt, Reply
from mismark.respondents.base import Ask, Decoding
from mismark.runs.aside import ask_aside

if TYPE_CHECKING:
    from pathlib import Path

    from mismark.records import JsonObject


STOP = "Ctrl-C"
"""What a call says at which a person stops the asking."""


class Counting:
    """A model that answers with the number of the call, or as it is told."""

    name = "test/counting"
    sees = "messages"
    concurrency = None

    def __init__(self, *says: Reply | Exception | str) -> None:
        self.says, self.asked, self.closed = list(says), 0, False

    def identity(self) -> JsonObject:
        """Which model it is."""
        return {"kind": "counting"}

    async def open(self) -> None:
        """Nothing to get ready."""

    async def close(self) -> None:
        """Remember that it was closed."""
        self.closed = True

    async def answer(self, ask: Ask) -> Reply:
        """Say what is next."""
        self.asked += 1
        said = self.says.pop(0) if self.says else Reply(Fate.ANSWERED, ask.prompt.messages[0].content)
        if said is STOP:
            os.kill(os.getpid(), signal.SIGINT)
            await asyncio.sleep(30)
        if isinstance(said, Exception):
            raise said
        assert isinstance(said, Reply)
        return said


def ask(words: str, max_tokens: int = 10) -> Ask:
    """A call with these words."""
    prompt = Prompt(f"{words}/x", words, "x", "find", (Message("user", words),), words)
    return Ask(prompt, Item(words, ()), decoding=Decoding(max_tokens=max_tokens))


def test_replies_stand_in_the_order_of_their_calls(tmp_path: Path) -> None:
    """Each call gets its own reply, and equal calls are one."""
    model = Counting()
    done = ask_aside(model, [ask("a"), ask("b"), ask("a")], 4, tmp_path / "r.jsonl")
    assert [reply.text for reply in done.replies] == ["a", "b", "a"]
    assert (done.n_sent, model.asked, model.closed) == (2, 2, True)


def test_what_was_answered_is_not_asked_again(tmp_path: Path) -> None:
    """A second asking makes only the calls that are new: another prompt, or other decoding."""
    journal = tmp_path / "r.jsonl"
    ask_aside(Counting(), [ask("a"), ask("b")], 4, journal)
    model = Counting()
    done = ask_aside(model, [ask("a"), ask("c"), ask("b"), ask("a", max_tokens=20)], 4, journal)
    assert [reply.text for reply in done.replies] == ["a", "c", "b", "a"]
    assert (done.n_sent, model.asked) == (2, 2)


def test_a_call_that_failed_is_asked_again(tmp_path: Path) -> None:
    """A fate that is not final, a crash among them, does not stand for ever."""
    journal = tmp_path / "r.jsonl"
    first = ask_aside(Counting(Reply(Fate.TIMEOUT), ValueError("no")), [ask("a"), ask("b")], 1, journal)
    assert [reply.fate for reply in first.replies] == [Fate.TIMEOUT, Fate.CRASHED]
    assert first.replies[1].detail == "ValueError: no"
    again = ask_aside(Counting(), [ask("a"), ask("b")], 1, journal)
    assert [reply.text for reply in again.replies] == ["a", "b"]


def test_what_came_before_a_stop_is_kept(tmp_path: Path) -> None:
    """Stopped in the middle, the asking has written down what came, and closes its respondent."""
    journal = tmp_path / "r.jsonl"
    model = Counting(Reply(Fate.ANSWERED, "a"), STOP)
    with pytest.raises(KeyboardInterrupt):
        ask_aside(model, [ask("a"), ask("b"), ask("c")], 1, journal)
    again = Counting()
    assert ask_aside(again, [ask("a"), ask("b"), ask("c")], 1, journal).n_sent == 2


def test_a_journal_that_cannot_be_read_is_left_alone(tmp_path: Path) -> None:
    """A journal that something else was written into is named with its line, and nothing is asked."""
    journal = tmp_path / "r.jsonl"
    journal.write_text("not a reply\n", encoding="utf-8")
    model = Counting()
    with pytest.raises(RunError, match=r"r\.jsonl:1"):
        ask_aside(model, [ask("a")], 1, journal)
    assert model.asked == 0
    assert journal.read_text(encoding="utf-8") == "not a reply\n"


def test_two_processes_do_not_share_a_journal(tmp_path: Path) -> None:
    """While one asking is under way, another with the same journal is refused."""
    journal = tmp_path / "r.jsonl"
    with FileLock(f"{journal}.lock"), pytest.raises(RunError, match="another process"):
        ask_aside(Counting(), [ask("a")], 1, journal)


def test_no_calls_need_nobody(tmp_path: Path) -> None:
    """Without calls the respondent is not even opened."""
    model = Counting()
    assert ask_aside(model, [], 4, tmp_path / "r.jsonl") == ([], 0)
    assert not model.closed
