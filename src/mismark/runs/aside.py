"""Asking outside a run: prompts in, replies in the same order out, each written down the moment it comes.

The journal is that of a run, a file beside what the asking is for. Asked again, whatever stopped it, only the calls
that have no final reply there are made.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from filelock import FileLock, Timeout

from mismark.digests import digest
from mismark.errors import RunError
from mismark.records import Item
from mismark.runs.asking import Line, ask_all
from mismark.runs.cells import Cell
from mismark.runs.files import disk_fault
from mismark.runs.journal import Journal
from mismark.runs.progress import Meter

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import TextIO

    from mismark.records import Prompt, Reply
    from mismark.respondents.base import Decoding, Respondent
    from mismark.runs.asking import Asked

__all__ = ["Aside", "Asking", "ask_aside", "journal_beside"]


class Asking(NamedTuple):
    """How a model is asked.

    Attributes:
        decoding: how it is to write.
        concurrency: calls under way at once; a respondent's own limit may be lower.
        journal: where replies are kept; made where it is not there.
        progress: where to tell how it is getting on, None for nowhere.
        budget_usd: what all that the journal holds may cost, None for no limit.
    """

    decoding: Decoding
    concurrency: int
    journal: Path
    progress: TextIO | None = None
    budget_usd: float | None = None


class Aside(NamedTuple):
    """What came back.

    Attributes:
        replies: one for each prompt, in its order; what goes wrong in a call is its fate. None where the call was not
            made: the key was refused again and again, or the budget is used up.
        n_sent: calls that were made now; the others were answered before, or are equal to one that was.
        sentences: what stopped some of it, for people.
    """

    replies: list[Reply | None]
    n_sent: int
    sentences: tuple[str, ...]


def journal_beside(out: Path) -> Path:
    """The journal of what a file is made of.

    Example:
        >>> from pathlib import Path
        >>> journal_beside(Path("made/damaged.jsonl")).name
        'damaged.replies.jsonl'
    """
    return out.with_name(f"{out.stem}.replies.jsonl")


def ask_aside(respondent: Respondent, prompts: Sequence[Prompt], asking: Asking) -> Aside:
    """Ask one language model.

    Args:
        respondent: who is asked; it sees messages and nothing else.
        prompts: what is asked. Equal ones are asked once.
        asking: how.

    Raises:
        RespondentError: the respondent cannot be set up.
        RunError: the journal cannot be read or written, or is used by another process.
        KeyboardInterrupt: stopped; the replies that came are in the journal.
    """
    keys = [_key(respondent, prompt, asking.decoding) for prompt in prompts]
    journal = asking.journal
    lock = FileLock(f"{journal}.lock", timeout=0)
    try:
        journal.open("ab").close()
        lock.acquire()
    except Timeout:
        raise RunError(f"{journal}: another process is writing to it; wait for it, or stop it") from None
    except OSError as error:
        raise disk_fault("write", journal, error) from error
    try:
        with Journal(journal) as kept:
            due = {
                key: Cell(respondent.name, prompt, 0, key)
                for key, prompt in zip(keys, prompts, strict=True)
                if not kept.is_final(key)
            }
            before = kept.n_lines
            asked = _ask(respondent, list(due.values()), len(set(keys)), asking, kept) if due else None
            if asked is not None and asked.interrupted:
                raise KeyboardInterrupt
            replies = [kept.read(key) for key in keys]
            return Aside(replies, kept.n_lines - before, () if asked is None else tuple(asked.sentences))
    finally:
        Path(lock.lock_file).unlink(missing_ok=True)
        lock.release()


def _key(respondent: Respondent, prompt: Prompt, decoding: Decoding) -> str:
    return digest([respondent.name, respondent.identity(), prompt.task, prompt.messages, decoding.json()])


def _ask(respondent: Respondent, due: list[Cell], total: int, asking: Asking, kept: Journal) -> Asked:
    at_once = min(asking.concurrency, respondent.concurrency or asking.concurrency)
    items = {cell.prompt.item: Item(cell.prompt.item, ()) for cell in due}
    meter = Meter(asking.progress, total, total - len(due))
    line = Line(respondent, iter(due), at_once)
    try:
        return asyncio.run(
            ask_all(
                [line],
                kept,
                items,
                asking.decoding,
                lambda _prompt, _item, reply: reply.text,
                meter,
                budget_usd=asking.budget_usd,
            )
        )
    finally:
        meter.close()
