"""What a grammar run could see, told before anything is asked.

Settings and items of a plan in; out come the spread of recalls over grammar items, as the paper prints it, and how
many minimal pairs a verdict on a single item needs.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from statistics import stdev
from typing import TYPE_CHECKING, Any

from mismark.protocols.grammar.cells import CORRECT
from mismark.protocols.grammar.pooled import FINE_ABOVE, SURE, WEAK_BELOW
from mismark.protocols.hooks import Needed
from mismark.protocols.numbers import Spread
from mismark.report.published.ctseg import SYSTEMS, item_recalls
from mismark.statistics.binomial import at_least
from mismark.statistics.power import POWER
from mismark.statistics.tails import beta_cdf

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from mismark.records import Item

__all__ = ["TRUE_RECALLS", "measured", "needed", "pairs_needed", "spreads"]

TRUE_RECALLS = (0.1, 0.3, 0.9, 0.95)
"""True recalls of an item for which a plan tells how many pairs a verdict needs."""

_MOST = 1_000


def measured(items: Sequence[Item]) -> list[Item]:
    """One minimal pair of each grammar item: the macro averages are over grammar items, not over pairs.

    Args:
        items: of a plan.
    """
    return list({item.meta["item"]: item for item in reversed(items)}.values())[::-1]


def spreads(settings: Mapping[str, Any]) -> list[Spread]:
    """How much recall differs from grammar item to grammar item in the paper, three systems.

    Args:
        settings: the resolved settings of the plan.

    Example:
        >>> [(one.name, len(one.sds)) for one in spreads({"conditions": ["baseline", "correct"]})]
        [('recall(baseline)', 3)]

    Source: CTSEG, tables 7 to 10: recalls of 263 grammar items, about six sentences each.
    """
    sds = tuple(stdev(value / 100 for value in item_recalls(system).values()) for system in SYSTEMS)
    return [
        Spread(f"recall({name})", sds, "CTSEG tables 7 to 10")
        for name in settings["conditions"]
        if name != CORRECT
    ]


def needed(items: Sequence[Item]) -> list[Needed]:
    """How many pairs a verdict on an item needs, for some true recalls, beside the pairs that there are.

    Args:
        items: of a plan.
    """
    counts = Counter(item.meta["item"] for item in items)
    planned = min(counts.values(), default=0)
    source = (
        f"an item read by itself, every recall equally likely beforehand; the verdict comes in {100 * POWER:g} runs of "
        "100. Items that are like the others of their level need fewer"
    )
    return [
        Needed(
            f"{'weak' if recall < WEAK_BELOW else 'fine'} at true recall {recall:g}",
            "pairs of each grammar item",
            planned,
            pairs_needed(recall),
            source,
        )
        for recall in TRUE_RECALLS
    ]


@cache
def pairs_needed(recall: float, power: float = POWER) -> int | None:
    """The fewest pairs with which an item of this recall gets its verdict with this chance, and keeps it with more.

    The verdict is `pooled`'s for an item without others to lean on: its recall is uniform before anything was asked.

    Args:
        recall: the true recall of the item.
        power: the chance of the verdict.

    Returns:
        Pairs, None where 1,000 are too few, or where the recall lies between the bounds.

    Example:
        >>> pairs_needed(0.3), pairs_needed(0.95), pairs_needed(0.7) is None
        (39, 36, True)
    """
    if not (recall < WEAK_BELOW or recall > FINE_ABOVE):
        return None
    enough = None
    for n in range(1, _MOST + 1):
        if _chance(recall, n) < power:
            enough = None
        elif enough is None:
            enough = n
        elif n > 2 * enough + 20:  # what is enough for so long stays so: the chance rises in saw teeth
            break
    return enough


def _chance(recall: float, n: int) -> float:
    """The chance that n pairs give the item its verdict."""
    if recall < WEAK_BELOW:
        most = max((s for s in range(n + 1) if beta_cdf(WEAK_BELOW, s + 1, n - s + 1) >= SURE), default=-1)
        return 0.0 if most < 0 else at_least(n - most, n, 1 - recall)
    least = min(
        (s for s in range(n + 1) if beta_cdf(FINE_ABOVE, s + 1, n - s + 1) <= 1 - SURE), default=n + 1
    )
    return 0.0 if least > n else at_least(least, n, recall)
