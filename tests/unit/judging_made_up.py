"""A made-up judge and its runs, for tests of reports."""

from __future__ import annotations

import hashlib
import json
import random
from typing import TYPE_CHECKING, Any

from judging_answers import written

import mismark
from mismark.records import Fate, Reply

if TYPE_CHECKING:
    from pathlib import Path

    from mismark.records import JsonObject
    from mismark.respondents.base import Ask, Sees
    from mismark.runs import Run


EVIL = "<script>alert(1)</script> \x1b[31m\u202e"
"""What a judge says that gives no score."""


class Judge:
    """A made-up judge: it sees some damage, favours the first place, and fails now and then."""

    sees: Sees = "gold"
    concurrency: int | None = None

    def __init__(self, name: str, sight: float = 0.6, words: str = "It holds a mistake.") -> None:
        self.name = name
        self._sight = sight
        self._words = words

    def identity(self) -> JsonObject:
        """What it is."""
        return {"kind": "made-up", "sight": self._sight}

    async def open(self) -> None:
        """Nothing is needed."""

    async def close(self) -> None:
        """Nothing is held."""

    def _chance(self, *parts: object) -> float:
        return random.Random(hashlib.sha256(repr((self.name, *parts)).encode()).digest()).random()

    async def answer(self, ask: Ask) -> Reply:
        """Judge by chance, the same whenever it is asked."""
        facts, item = ask.prompt.facts, ask.item
        if "question" in facts:
            told = self._chance(ask.prompt.id) < (0.5 if facts["role"] == "perturbed" else 0.2)
            return Reply(Fate.ANSWERED, json.dumps({"found": told}))
        if self._chance(ask.prompt.id, "fails") < 0.1:
            return Reply(Fate.ANSWERED, EVIL, tokens_in=100, tokens_out=5)
        seen = self._chance(item.id, facts["strategy"]) < self._sight
        said: JsonObject = {"explanation": self._words}
        if facts["scale"] is None:
            first = facts["shows"][0] == "gold"
            said["verdict"] = (
                "A"
                if self._chance(ask.prompt.id, "place") < 0.3
                else ("A" if first else "B")
                if seen
                else "C"
            )
        else:
            low, high = facts["scale"]
            said["score"] = max(low, high - 2) if seen and facts["role"] == "perturbed" else high
        return Reply(Fate.ANSWERED, json.dumps(said), tokens_in=100, tokens_out=10, cost_usd=0.001)


def made(out: Path, *judges: Judge, **settings: Any) -> Run:
    """A run on the few damaged answers."""
    out.mkdir(parents=True)
    return mismark.run("judging", models=judges, data=written(out), out=out / "run", **settings)
