"""Asking: the calls that are missing go out, replies go into the journal as they come.

In: for each respondent the calls still to be made. Out: journal lines. Each respondent has its own
pool of workers that take calls from one shared iterator, so nothing is made up front for a call but
its key. What goes wrong inside a respondent is a fate; what stops the asking is told in
`Asked.sentences`.
"""

from __future__ import annotations

import asyncio
import signal
import threading
import time
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from mismark.errors import MismarkError, RespondentError
from mismark.records import Fate, Reply
from mismark.respondents.base import Ask
from mismark.respondents.failures import KEY_REFUSED
from mismark.runs.budget import Purse

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from mismark.records import Item, Prompt
    from mismark.respondents.base import Decoding, Respondent
    from mismark.runs.cells import Cell
    from mismark.runs.journal import Journal
    from mismark.runs.progress import Meter

__all__ = ["Asked", "Line", "Stop", "ask_all"]

GRACE_S = 5.0
"""After a first Ctrl-C, how long calls under way may still be answered; they are paid for."""

_CLOSE_S = 2.0
_YIELD_S = 0.02
_STRIKES = 3


@dataclass(slots=True)
class Line:
    """The calls of one respondent, and where its asking stands.

    Attributes:
        respondent: who is asked.
        calls: what is still to be asked, taken from by all workers.
        n_workers: calls under way at once.
        strikes: replies in a row that refused the key.
        closed: True once no further call is to be made.
    """

    respondent: Respondent
    calls: Iterator[Cell]
    n_workers: int
    strikes: int = 0
    closed: bool = False


@dataclass(slots=True)
class Asked:
    """How the asking ended.

    Attributes:
        interrupted: True where a person or the system stopped it.
        unpriced: the model that states no cost, where a budget needed it.
        sentences: what stopped some or all of it, for people.
    """

    interrupted: bool = False
    unpriced: str | None = None
    sentences: list[str] = field(default_factory=list)


class Stop:
    """Somebody wants the asking to stop: the first time soon, the second time now."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self.soon = asyncio.Event()
        self.now = asyncio.Event()

    def press(self) -> None:
        """Stop soon; pressed again, stop now."""
        (self.now if self.soon.is_set() else self.soon).set()

    def press_from_thread(self) -> None:
        """The same, from another thread than the asking one."""
        with suppress(RuntimeError):  # the asking has ended by itself
            self._loop.call_soon_threadsafe(self.press)


@contextmanager
def _listening(stop: Stop) -> Iterator[None]:
    """Let SIGINT and SIGTERM press `stop`, where this thread may set signal handlers."""
    loop = asyncio.get_running_loop()
    caught = []
    if threading.current_thread() is threading.main_thread():
        for number in (signal.SIGINT, signal.SIGTERM):
            with suppress(NotImplementedError):  # Windows: asyncio leaves KeyboardInterrupt to us
                loop.add_signal_handler(number, stop.press)
                caught.append(number)
    try:
        yield
    finally:
        for number in caught:
            loop.remove_signal_handler(number)


@dataclass(slots=True)
class _Desk:
    """What all workers share."""

    journal: Journal
    items: Mapping[str, Item]
    decoding: Decoding
    render: Callable[[Prompt, Item, Reply], str]
    meter: Meter
    stop: Stop
    purse: Purse | None
    asked: Asked
    fault: MismarkError | None = None
    yielded: float = 0.0

    async def work(self, line: Line) -> None:
        """Take calls from a line until it is empty or closed, or the asking stops."""
        name = line.respondent.name
        for cell in line.calls:
            purse = self.purse if line.respondent.sees in {"messages", "line"} else None
            if self._over(line) or (purse is not None and not await purse.admit(name)) or self._over(line):
                return
            reply = await self._answer(line.respondent, cell)
            try:
                reply = self._record(cell, reply)
            except MismarkError as error:
                self.fault = self.fault or error
                self.stop.soon.set()
                self.stop.now.set()
                return
            if purse is not None:
                await purse.settle(name, reply)
            self._judge(line, reply)
            self.meter.add(reply)
            if (now := time.monotonic()) - self.yielded > _YIELD_S:
                self.yielded = now
                await asyncio.sleep(0)

    def _over(self, line: Line) -> bool:
        return line.closed or self.stop.soon.is_set()

    async def _answer(self, respondent: Respondent, cell: Cell) -> Reply:
        item = self.items[cell.prompt.item]
        try:
            reply = await respondent.answer(Ask(cell.prompt, item, cell.sample, self.decoding))
            if reply.findings is None:
                return reply
            text = self.render(cell.prompt, item, reply)
        except Exception as error:  # noqa: BLE001 - whatever a plug-in does is the call's fate
            return _crashed(error)
        return Reply(
            fate=reply.fate,
            text=text,
            findings=reply.findings,
            claimed=reply.claimed,
            tokens_in=reply.tokens_in,
            tokens_out=reply.tokens_out,
            cost_usd=reply.cost_usd,
            tries=reply.tries,
            seconds=reply.seconds,
            detail=reply.detail,
        )

    def _record(self, cell: Cell, reply: Reply) -> Reply:
        where = (cell.key, cell.model, cell.prompt.id, cell.sample)
        try:
            self.journal.append(*where, reply)
        except (TypeError, ValueError, AttributeError) as error:
            reply = _crashed(error)
            self.journal.append(*where, reply)
        return reply

    def _judge(self, line: Line, reply: Reply) -> None:
        """Close a line whose key is refused again and again: the other calls would fare no better."""
        refused = reply.fate is Fate.REJECTED and reply.detail.startswith(KEY_REFUSED)
        line.strikes = line.strikes + 1 if refused else 0
        if line.strikes == _STRIKES:
            line.closed = True
            name = line.respondent.name
            self.asked.sentences.append(
                f"{name}: the key was refused {_STRIKES} times in a row ({reply.detail}); its other calls are not made"
            )


def _crashed(error: Exception) -> Reply:
    detail = " ".join(f"{type(error).__name__}: {error}".split())
    return Reply(Fate.CRASHED, detail=detail[:300])


async def ask_all(
    lines: Sequence[Line],
    journal: Journal,
    items: Mapping[str, Item],
    decoding: Decoding,
    render: Callable[[Prompt, Item, Reply], str],
    meter: Meter,
    *,
    budget_usd: float | None = None,
    ready: Callable[[Stop], None] | None = None,
) -> Asked:
    """Make every call of every line, until done, stopped, or out of money.

    Args:
        lines: the respondents with their calls.
        journal: open for appending.
        items: the items by id.
        decoding: how models are to write.
        render: writes a checker's findings as a reply text.
        meter: told of each reply.
        budget_usd: what the run may cost in all, or None; respondents that see more than the messages
            run here and cost nothing.
        ready: handed the `Stop` of this asking, for a caller in another thread.

    Raises:
        RespondentError: a respondent could not be opened.
        RunError: a reply could not be written down.
    """
    stop, asked = Stop(), Asked()
    purse = None if budget_usd is None else Purse(budget_usd, journal.spent)
    desk = _Desk(journal, items, decoding, render, meter, stop, purse, asked)
    if ready is not None:
        ready(stop)
    opened: list[Respondent] = []
    with _listening(stop):
        try:
            for line in lines:
                opened.append(line.respondent)
                await _open(line.respondent)
            tasks = [asyncio.create_task(desk.work(line)) for line in lines for _ in range(line.n_workers)]
            await _finish(tasks, stop)
        finally:
            with suppress(TimeoutError):
                await asyncio.wait_for(_close(opened), _CLOSE_S)
    if desk.fault is not None:
        raise desk.fault
    if purse is not None and purse.refused and not stop.soon.is_set():
        asked.unpriced = purse.unpriced
        if purse.unpriced is None:
            asked.sentences.append(f"the budget of ${budget_usd:g} is used up; the other calls are not made")
    asked.interrupted = stop.soon.is_set()
    return asked


async def _open(respondent: Respondent) -> None:
    try:
        await respondent.open()
    except MismarkError:
        raise
    except Exception as error:
        detail = " ".join(f"{type(error).__name__}: {error}".split())
        raise RespondentError(
            f"{respondent.name} could not be set up: {detail[:300]}; see: mismark doctor"
        ) from error


async def _close(respondents: Sequence[Respondent]) -> None:
    for respondent in respondents:
        with suppress(Exception):  # the replies are written down already
            await respondent.close()


async def _finish(tasks: list[asyncio.Task[None]], stop: Stop) -> None:
    """Wait for the workers; once stopped, for `GRACE_S` or until stopped again, then cancel them."""
    if not tasks:
        return
    finished = asyncio.ensure_future(asyncio.wait(tasks, return_when=asyncio.FIRST_EXCEPTION))
    soon, now = asyncio.create_task(stop.soon.wait()), asyncio.create_task(stop.now.wait())
    await asyncio.wait({finished, soon}, return_when=asyncio.FIRST_COMPLETED)
    if not finished.done():
        await asyncio.wait({finished, now}, return_when=asyncio.FIRST_COMPLETED, timeout=GRACE_S)
    for task in (finished, soon, now, *tasks):
        task.cancel()
    await asyncio.wait(tasks, timeout=_CLOSE_S)
    for task in tasks:
        if task.done() and not task.cancelled():
            task.result()
