"""A limit on what a run may cost, held while many calls are under way.

In: the budget and what replies state as their cost. Out: for each call, whether it may be sent. A
call is sent only if the most that a call of its model has cost so far still fits beside what was
spent and what the calls under way may cost. The first call of a model goes alone, so that its cost
is known before the second.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from mismark.records import Reply
    from mismark.runs.journal import Spent

__all__ = ["Purse"]


class Purse:
    """What is left of a budget.

    Args:
        budget_usd: what the run may cost in all, replies of earlier sittings included.
        spent: what was spent so far, by model; the journal keeps it up to date.

    Attributes:
        unpriced: the model that answered and stated no cost, where there was one.
        refused: True once a call was not let through.
    """

    def __init__(self, budget_usd: float, spent: Mapping[str, Spent]) -> None:
        self._budget = budget_usd
        self._spent = spent
        self._under_way: Counter[str] = Counter()
        self._changed = asyncio.Condition()
        self.unpriced: str | None = None
        self.refused = False

    async def admit(self, model: str) -> bool:
        """Wait until it can be told whether one more call fits, and say so; True takes its place."""
        async with self._changed:
            while self.unpriced is None:
                if self._fits(model):
                    self._under_way[model] += 1
                    return True
                if not self._under_way.total():
                    break
                await self._changed.wait()
            self.refused = True
            return False

    def _fits(self, model: str) -> bool:
        if model not in self._spent or not self._spent[model].n_priced:
            return not self._under_way.total() and self._sum() < self._budget
        reserved = sum(n * self._spent[name].most_usd for name, n in self._under_way.items() if n)
        return self._sum() + reserved + self._spent[model].most_usd <= self._budget

    def _sum(self) -> float:
        return sum(spent.cost_usd for spent in self._spent.values())

    async def settle(self, model: str, reply: Reply) -> None:
        """Give the call's place back, once its reply is in the journal.

        A reply that was written and states no cost ends the spending: what cannot be counted cannot
        be held to a budget.
        """
        async with self._changed:
            self._under_way[model] -= 1
            if reply.cost_usd is None and reply.text:
                self.unpriced = model
            self._changed.notify_all()
