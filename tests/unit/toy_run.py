"""A tiny protocol and respondents that do as they are told, for the tests of runs."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import TYPE_CHECKING, Any

from mismark.records import Fate, Finding, Item, Message, Parsed, Prompt, Reply, Sentence, Unparsed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from mismark.respondents.base import Ask

__all__ = ["Fake", "Toy", "answered"]


class Toy:
    """A protocol that counts letters: `n` items under the conditions `plain` and `loud`."""

    name = "toy"

    def resolve(self, settings: Mapping[str, Any]) -> dict[str, Any]:
        """Fill in the defaults."""
        return {
            "n": 4,
            "conditions": ["plain", "loud"],
            **{k: v for k, v in settings.items() if v is not None},
        }

    def load(self, data: str | None, settings: Mapping[str, Any]) -> tuple[Item, ...]:
        """Make `n` items."""
        return tuple(Item(f"i{k}", (Sentence((f"word{k}", ".")),)) for k in range(settings["n"]))

    def prompts(self, items: Sequence[Item], settings: Mapping[str, Any]) -> Iterator[Prompt]:
        """Ask about every item under every condition."""
        for item in items:
            for condition in settings["conditions"]:
                said = f"{condition}: {item.sentences[0].tokens[0]}"
                yield Prompt(
                    f"{item.id}/{condition}",
                    item.id,
                    condition,
                    "find",
                    (Message("user", said),),
                    f"{item.id} .",
                )

    def render(self, prompt: Prompt, item: Item, reply: Reply, settings: Mapping[str, Any]) -> str:
        """Write the number of findings."""
        return f"{len(reply.findings or ())} findings"

    def parse(
        self, prompt: Prompt, item: Item, reply: Reply, settings: Mapping[str, Any]
    ) -> Parsed[str] | Unparsed:
        """Read any text but `gibberish`."""
        return Unparsed("gibberish") if reply.text == "gibberish" else Parsed(reply.text)

    def parsed_json(self, parsed: Parsed[str]) -> dict[str, Any]:
        """Give the text."""
        return {"text": parsed.value}

    def count(
        self, prompt: Prompt, item: Item, parsed: Parsed[str] | Unparsed, settings: Mapping[str, Any]
    ) -> dict[str, Any]:
        """Count the letters of the text, or name why there are none."""
        if isinstance(parsed, Unparsed):
            return {"parsed": 0, "why": parsed.reason}
        return {"parsed": 1, "letters": len(parsed.value)}


def answered(ask: Ask) -> Reply:
    """Answer with the prompt's id and the sample."""
    return Reply(Fate.ANSWERED, f"{ask.prompt.id} {ask.sample}", tokens_in=10, tokens_out=2)


def found(ask: Ask) -> Reply:
    """Report one finding, as a checker does."""
    return Reply(Fate.ANSWERED, findings=(Finding(0, 2),))


class Fake:
    """A respondent that answers as `answer` says, later calls first, and keeps what it was asked."""

    def __init__(
        self, name: str = "fake/a", say: Callable[[Ask], Reply] = answered, sees: str = "messages"
    ) -> None:
        self.name = name
        self.sees = sees
        self.concurrency: int | None = None
        self.kind = "fake"
        self.asked: Counter[tuple[str, int]] = Counter()
        self.under_way = self.most_under_way = 0
        self.opened = self.closed = 0
        self._say = say

    def identity(self) -> dict[str, Any]:
        """Say what it is."""
        return {"kind": self.kind}

    async def open(self) -> None:
        """Count openings."""
        self.opened += 1

    async def close(self) -> None:
        """Count closings."""
        self.closed += 1

    async def answer(self, ask: Ask) -> Reply:
        """Answer after a few turns of the loop, in an order that is not the order of asking."""
        self.asked[ask.prompt.id, ask.sample] += 1
        self.under_way += 1
        self.most_under_way = max(self.most_under_way, self.under_way)
        try:
            for _ in range(7 * self.asked.total() % 5):
                await asyncio.sleep(0)
            return self._say(ask)
        finally:
            self.under_way -= 1
