"""Calls that come one by one, done many at a time: what waits is collected, worked on, and handed back.

Single questions come in from any number of callers, answers in the callers' order go out. Who waits
beside whom is a matter of chance, so the work must answer each question as if it stood alone.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

__all__ = ["Batcher"]

Q = TypeVar("Q")
A = TypeVar("A")

_TURNS = 3
"""Turns of the event loop in which callers that were just answered come back with their next question."""


class Batcher(Generic[Q, A]):
    """A queue in front of a function that answers many questions at once, on a thread of its own.

    Args:
        work: takes up to `size` questions and gives as many answers, in order.
        size: the most questions at once.
        thread_name: what the thread is called.

    Example:
        >>> import asyncio
        >>> async def main() -> list[int]:
        ...     batcher = Batcher(lambda words: [len(word) for word in words], 2, "lengths")
        ...     try:
        ...         return await asyncio.gather(*map(batcher.ask, ["a", "bb", "ccc"]))
        ...     finally:
        ...         batcher.close()
        >>> asyncio.run(main())
        [1, 2, 3]
    """

    def __init__(self, work: Callable[[Sequence[Q]], Sequence[A]], size: int, thread_name: str) -> None:
        self._work = work
        self._size = size
        self._thread = ThreadPoolExecutor(1, thread_name_prefix=thread_name)
        self._waiting: list[tuple[Q, asyncio.Future[A]]] = []
        self._drain: asyncio.Task[None] | None = None

    async def ask(self, question: Q) -> A:
        """Wait for the answer to one question.

        Raises:
            Exception: whatever the work raises when this question is asked alone.
        """
        future: asyncio.Future[A] = asyncio.get_running_loop().create_future()
        self._waiting.append((question, future))
        if self._drain is None or self._drain.done():
            self._drain = asyncio.ensure_future(self._empty())
        return await future

    def close(self) -> None:
        """Let the thread go once it is done with what it works on; who still waits is told so."""
        for _, future in self._waiting:
            future.cancel()
        self._waiting.clear()
        self._thread.shutdown(wait=True)

    async def _empty(self) -> None:
        for _ in range(_TURNS):
            await asyncio.sleep(0)
        while self._waiting:
            batch = [one for one in self._waiting[: self._size] if not one[1].done()]
            del self._waiting[: self._size]
            if batch:
                await self._answer(batch)
                for _ in range(_TURNS):
                    await asyncio.sleep(0)

    async def _answer(self, batch: Sequence[tuple[Q, asyncio.Future[A]]]) -> None:
        """Answer a batch; where it fails, each question alone, so that one cannot spoil the others' answers."""
        loop = asyncio.get_running_loop()
        try:
            answers = await loop.run_in_executor(
                self._thread, self._work, [question for question, _ in batch]
            )
        except Exception as error:  # noqa: BLE001 - it is the caller's, who asked
            if len(batch) > 1:
                for one in batch:
                    await self._answer([one])
            elif not batch[0][1].done():
                batch[0][1].set_exception(error)
            return
        for (_, future), answer in zip(batch, answers, strict=True):
            if not future.done():
                future.set_result(answer)
