"""Asking outside a run: prompts in, replies in the same order out, each written down the moment it comes.

The journal is that of a run, a file beside what the asking is for. Asked again, whatever stopped it, only the calls
that have no final reply there are made.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from mismark.digests import digest
from mismark.errors import RunError
from mismark.records import Fate, Reply
from mismark.runs.journal import Journal
from mismark.runs.progress import Meter

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import TextIO

    from mismark.respondents.base import Ask, Respondent

__all__ = ["Aside", "ask_aside", "journal_beside"]


class Aside(NamedTuple):
    """What came back.

    Attributes:
        replies: one for each call, in its order; what goes wrong in one is its fate.
        n_sent: calls that were made now; the others were answered before, or are equal to one that was.
    """

    replies: list[Reply]
    n_sent: int


def journal_beside(out: Path) -> Path:
    """The journal of what a file is made of.

    Example:
        >>> from pathlib import Path
        >>> journal_beside(Path("made/damaged.jsonl")).name
        'damaged.replies.jsonl'
    """
    return out.with_name(f"{out.stem}.replies.jsonl")


def ask_aside(
    respondent: Respondent,
    asks: Sequence[Ask],
    concurrency: int,
    journal: Path,
    progress: TextIO | None = None,
) -> Aside:
    """Ask one language model.

    Args:
        respondent: who is asked; it sees messages and nothing else.
        asks: the calls. Equal ones are asked once.
        concurrency: calls under way at once; a respondent's own limit may be lower.
        journal: where replies are kept; made where it is not there.
        progress: where to tell how it is getting on, None for nowhere.

    Raises:
        RespondentError: the respondent cannot be set up.
        RunError: the journal cannot be read or written, or is used by another process.
        KeyboardInterrupt: stopped; the replies that came are in the journal.
    """
    from filelock import FileLock, Timeout

    keys = [_key(respondent, ask) for ask in asks]
    lock = FileLock(f"{journal}.lock", timeout=0)
    try:
        lock.acquire()
    except Timeout:
        raise RunError(f"{journal}: another process is writing to it; wait for it, or stop it") from None
    try:
        with Journal(journal) as kept:
            due = {key: ask for key, ask in zip(keys, asks, strict=True) if not kept.is_final(key)}
            if due:
                meter = Meter(progress, len(set(keys)), len(set(keys)) - len(due))
                at_once = min(concurrency, respondent.concurrency or concurrency)
                try:
                    asyncio.run(_ask(respondent, due, at_once, kept, meter))
                finally:
                    meter.close()
            replies = [_read(kept, key) for key in keys]
    finally:
        Path(lock.lock_file).unlink(missing_ok=True)
        lock.release()
    return Aside(replies, len(due))


def _key(respondent: Respondent, ask: Ask) -> str:
    asked = [ask.prompt.task, ask.prompt.messages, ask.decoding.json(), ask.sample]
    return digest([respondent.name, respondent.identity(), *asked])


def _read(kept: Journal, key: str) -> Reply:
    reply = kept.read(key)
    if reply is None:
        raise RunError(f"{kept.path}: a reply is gone from it; run the command again")
    return reply


async def _ask(
    respondent: Respondent, due: dict[str, Ask], concurrency: int, kept: Journal, meter: Meter
) -> None:
    free = asyncio.Semaphore(concurrency)

    async def one(key: str, ask: Ask) -> None:
        async with free:
            try:
                reply = await respondent.answer(ask)
            except Exception as error:  # noqa: BLE001 - whatever a plug-in does is the call's fate
                reply = Reply(Fate.CRASHED, detail=f"{type(error).__name__}: {error}"[:300])
            kept.append(key, respondent.name, ask.prompt.id, ask.sample, reply)
            meter.add(reply)

    calls: list[asyncio.Task[None]] = []
    try:
        await respondent.open()
        calls += [asyncio.create_task(one(key, ask)) for key, ask in due.items()]
        await asyncio.gather(*calls)
    finally:
        for call in calls:
            call.cancel()
        await asyncio.gather(*calls, return_exceptions=True)
        await respondent.close()
