"""Asking outside a run: prompts in, replies in the same order out, nothing written down."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from mismark.records import Fate, Reply

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mismark.respondents.base import Ask, Respondent

__all__ = ["ask_aside"]


def ask_aside(respondent: Respondent, asks: Sequence[Ask], concurrency: int) -> list[Reply]:
    """Ask one respondent.

    Args:
        respondent: who is asked.
        asks: the calls.
        concurrency: calls under way at once; a respondent's own limit may be lower.

    Returns:
        A reply to each call; what goes wrong in one is its fate.

    Raises:
        RespondentError: the respondent cannot be set up.
        KeyboardInterrupt: stopped; the replies are lost.

    Example:
        >>> from mismark.respondents import respondent
        >>> ask_aside(respondent("scripted/oracle"), [], 4)
        []
    """
    return asyncio.run(_ask(respondent, asks, min(concurrency, respondent.concurrency or concurrency)))


async def _ask(respondent: Respondent, asks: Sequence[Ask], concurrency: int) -> list[Reply]:
    free = asyncio.Semaphore(concurrency)

    async def one(ask: Ask) -> Reply:
        async with free:
            try:
                return await respondent.answer(ask)
            except Exception as error:  # noqa: BLE001 - whatever a plug-in does is the call's fate
                return Reply(Fate.CRASHED, detail=f"{type(error).__name__}: {error}"[:300])

    try:
        await respondent.open()
        return await asyncio.gather(*map(one, asks))
    finally:
        await respondent.close()
