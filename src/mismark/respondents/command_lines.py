"""Sentences for a command that corrects lines: what waits goes in together, one a line, and comes back so.

Single sentences come in from any number of callers, one reply for each goes out. A program that loads a
model loads it once for all sentences that wait, not once for each.
"""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import replace
from typing import TYPE_CHECKING

from mismark.records import Fate, Reply

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

__all__ = ["Lines", "replies_of"]

_TURNS = 3
"""Turns of the event loop in which callers that were just answered come back with their next sentence."""


class Lines:
    """A queue in front of a command; one process at a time works on all that waits.

    Args:
        correct: gives the sentences to the command, one a line, and gives back a reply for each.
    """

    def __init__(self, correct: Callable[[Sequence[str]], Awaitable[list[Reply]]]) -> None:
        self._correct = correct
        self._waiting: list[tuple[str, asyncio.Future[Reply]]] = []
        self._drain: asyncio.Task[None] | None = None

    async def ask(self, sentence: str) -> Reply:
        """Wait for the reply to one sentence, of which white space is kept as single spaces."""
        future: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        self._waiting.append((" ".join(sentence.split()), future))
        if self._drain is None or self._drain.done():
            self._drain = asyncio.ensure_future(self._empty())
        return await future

    async def close(self) -> None:
        """End what is under way."""
        if self._drain is not None:
            self._drain.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._drain
        for _, future in self._waiting:
            future.cancel()
        self._waiting.clear()

    async def _empty(self) -> None:
        while True:
            for _ in range(_TURNS):
                await asyncio.sleep(0)
            batch = [one for one in self._waiting if not one[1].done()]
            self._waiting.clear()
            if not batch:
                return
            try:
                replies = await self._correct([sentence for sentence, _ in batch])
            except BaseException as error:
                for _, future in batch:
                    if not future.done():
                        future.cancel() if isinstance(
                            error, asyncio.CancelledError
                        ) else future.set_exception(error)
                if not isinstance(error, Exception):
                    raise
                continue
            for (_, future), reply in zip(batch, replies, strict=True):
                if not future.done():
                    future.set_result(reply)


def replies_of(reply: Reply, n: int) -> list[Reply]:
    r"""Part what a command wrote for `n` sentences: the reply to each is one line.

    Example:
        >>> [one.text for one in replies_of(Reply(Fate.ANSWERED, "He goes.\nI am.\n"), 2)]
        ['He goes.', 'I am.']
        >>> replies_of(Reply(Fate.ANSWERED, "He goes.\n"), 2)[0].detail
        'the command wrote 1 line for 2 sentences; a corrector writes one line for each line that it reads'
    """
    if reply.fate is not Fate.ANSWERED:
        return [reply] * n
    lines = reply.text.replace("\r\n", "\n").removesuffix("\n").split("\n") if reply.text else []
    if len(lines) != n:
        detail = (
            f"the command wrote {len(lines)} line{'s' * (len(lines) != 1)} for {n} sentence{'s' * (n != 1)}; "
            "a corrector writes one line for each line that it reads"
        )
        return [Reply(Fate.CRASHED, seconds=reply.seconds, detail=detail)] * n
    seconds = reply.seconds / n
    return [
        replace(reply, fate=Fate.ANSWERED, text=line, seconds=seconds, detail="")
        if line.strip()
        else Reply(Fate.EMPTY, seconds=seconds, detail="the command wrote an empty line")
        for line in lines
    ]
