"""Asking a corrector outside a run."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from mismark.protocols.corrected_reply.carrying import carried_out
from mismark.records import Fate, Item, Prompt, Reply, Sentence
from mismark.respondents import Ask, respondent
from mismark.texts.layout import Layout
from mismark.texts.tokens import natural, tokenise

if TYPE_CHECKING:
    from collections.abc import Sequence


def replies(name: str, texts: Sequence[str], at_once: int = 100) -> list[Reply]:
    """The replies of a respondent to some texts, in their order, with so many calls under way."""

    async def main() -> list[Reply]:
        one = respondent(name)
        await one.open()
        gate = asyncio.Semaphore(at_once)

        async def answer(text: str) -> Reply:
            item = Item("i", (Sentence(tuple(token.text for token in tokenise(text))),))
            async with gate:
                return await one.answer(Ask(Prompt("i/b", "i", "b", "fix", (), text), item))

        try:
            return await asyncio.gather(*map(answer, texts))
        finally:
            await one.close()

    return asyncio.run(main())


def corrected_tokens(text: str, reply: Reply) -> list[str]:
    """The tokens of a text with the findings of a reply carried out."""
    layout = Layout(text, (tuple((token.char_start, token.char_end) for token in tokenise(text)),))
    return carried_out(layout, reply.findings or ())[0]


def corrected(name: str, texts: Sequence[str], at_once: int = 100) -> list[str]:
    """The corrected texts, as a protocol writes them from the findings."""
    made = []
    for text, reply in zip(texts, replies(name, texts, at_once), strict=True):
        assert reply.fate is Fate.ANSWERED, reply
        made.append(natural([corrected_tokens(text, reply)]).text)
    return made
