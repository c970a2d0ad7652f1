"""Asking outside a run."""

from __future__ import annotations

import asyncio
import os
import signal
from typing import TYPE_CHECKING

import pytest
from filelock import FileLock

from mismark.errors import RunError
from mismark.records import Fate, Message, Prompt, Reply
from mismark.respondents.base import Ask, Decoding
from mismark.respondents.failures import KEY_REFUSED
from mismark.runs.aside import Asking, ask_aside

if TYPE_CHECKING:
    from pathlib import Path

    from mismark.records import JsonObject
    from mismark.runs.aside import Aside


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
            await asyncio.sleep(0.1)
            return Reply(Fate.ANSWERED, "the call that was under way")
        if isinstance(said, Exception):
            raise said
        assert isinstance(said, Reply)
        return said


def ask(words: str) -> Prompt:
    """A prompt with these words."""
    return Prompt(f"{words}/x", words, "x", "find", (Message("user", words),), words)


def asking(journal: Path, concurrency: int = 4, max_tokens: int = 10, budget: float | None = None) -> Asking:
    """How the model is asked."""
    return Asking(Decoding(max_tokens=max_tokens), concurrency, journal, budget_usd=budget)


def texts(done: Aside) -> list[str | None]:
    """What came back, None where nothing was asked."""
    return [None if reply is None else reply.text for reply in done.replies]


def test_replies_stand_in_the_order_of_their_calls(tmp_path: Path) -> None:
    """Each call gets its own reply, and equal calls are one."""
    model = Counting()
    done = ask_aside(model, [ask("a"), ask("b"), ask("a")], asking(tmp_path / "r.jsonl"))
    assert texts(done) == ["a", "b", "a"]
    assert (done.n_sent, model.asked, model.closed) == (2, 2, True)


def test_what_was_answered_is_not_asked_again(tmp_path: Path) -> None:
    """A second asking makes only the calls that are new: another prompt, or other decoding."""
    journal = tmp_path / "r.jsonl"
    ask_aside(Counting(), [ask("a"), ask("b")], asking(journal))
    model = Counting()
    done = ask_aside(model, [ask("a"), ask("c"), ask("b")], asking(journal))
    assert texts(done) == ["a", "c", "b"]
    assert (done.n_sent, model.asked) == (1, 1)
    assert ask_aside(Counting(), [ask("a")], asking(journal, max_tokens=20)).n_sent == 1


def test_a_call_that_failed_is_asked_again(tmp_path: Path) -> None:
    """A fate that is not final, a crash among them, does not stand for ever."""
    journal = tmp_path / "r.jsonl"
    first = ask_aside(
        Counting(Reply(Fate.TIMEOUT), ValueError("no")), [ask("a"), ask("b")], asking(journal, 1)
    )
    assert [reply and (reply.fate, reply.detail) for reply in first.replies] == [
        (Fate.TIMEOUT, ""),
        (Fate.CRASHED, "ValueError: no"),
    ]
    again = ask_aside(Counting(), [ask("a"), ask("b")], asking(journal, 1))
    assert texts(again) == ["a", "b"]


def test_what_came_before_a_stop_is_kept(tmp_path: Path) -> None:
    """Stopped in the middle, the asking has written down what came, the call under way too, and makes no other."""
    journal = tmp_path / "r.jsonl"
    model = Counting(Reply(Fate.ANSWERED, "a"), STOP)
    with pytest.raises(KeyboardInterrupt):
        ask_aside(model, [ask("a"), ask("b"), ask("c")], asking(journal, 1))
    again = Counting()
    assert ask_aside(again, [ask("a"), ask("b"), ask("c")], asking(journal, 1)).n_sent == 1


def test_a_journal_that_cannot_be_read_is_left_alone(tmp_path: Path) -> None:
    """A journal that something else was written into is named with its line, and nothing is asked."""
    journal = tmp_path / "r.jsonl"
    journal.write_text("not a reply\n", encoding="utf-8")
    model = Counting()
    with pytest.raises(RunError, match=r"r\.jsonl:1"):
        ask_aside(model, [ask("a")], asking(journal, 1))
    assert model.asked == 0
    assert journal.read_text(encoding="utf-8") == "not a reply\n"


def test_two_processes_do_not_share_a_journal(tmp_path: Path) -> None:
    """While one asking is under way, another with the same journal is refused."""
    journal = tmp_path / "r.jsonl"
    with FileLock(f"{journal}.lock"), pytest.raises(RunError, match="another process"):
        ask_aside(Counting(), [ask("a")], asking(journal, 1))


def test_no_calls_need_nobody(tmp_path: Path) -> None:
    """Without calls the respondent is not even opened."""
    model = Counting()
    assert ask_aside(model, [], asking(tmp_path / "r.jsonl")) == ([], 0, ())
    assert not model.closed


def test_a_refused_key_costs_three_calls(tmp_path: Path) -> None:
    """Where the key is refused three times in a row the others are not asked, and it is said."""
    refused = Reply(Fate.REJECTED, detail=f"{KEY_REFUSED} 401")
    model = Counting(*[refused] * 9)
    done = ask_aside(model, [ask(one) for one in "abcdef"], asking(tmp_path / "r.jsonl", 1))
    assert model.asked == 3
    assert texts(done) == ["", "", "", None, None, None]
    assert "the key was refused 3 times in a row" in done.sentences[0]


def test_a_budget_ends_the_asking(tmp_path: Path) -> None:
    """Where the next call would cost more than the budget has left it is not made, now or in a later sitting."""
    journal = tmp_path / "r.jsonl"
    paid = [Reply(Fate.ANSWERED, "x", cost_usd=0.4) for _ in range(9)]
    model = Counting(*paid)
    done = ask_aside(model, [ask(one) for one in "abcdef"], asking(journal, 1, budget=1.0))
    assert model.asked == 2
    assert texts(done) == ["x", "x", None, None, None, None]
    assert "the budget of $1 is used up" in done.sentences[0]
    again = Counting(*paid)
    assert ask_aside(again, [ask("c")], asking(journal, 1, budget=1.0)).replies == [None]
    assert again.asked == 0
