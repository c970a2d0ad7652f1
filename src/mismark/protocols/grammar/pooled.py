"""Which items can a system not fix? Verdicts on single grammar items, of one system and of two.

Cells in (of one respondent under one condition), for each grammar item a `Pooled` out: a few sentences cannot
carry a claim about an item, so its sentences are read in the light of the other items of its level, and its level
in that of the others (`mismark.statistics.pooling`). Of two systems, an exact test on the sentences that just one
of them corrected.

A sentence is a success where every gold edit of some reference was made. Of several samples of a sentence the mean
counts, as one trial: what a system says twice about one sentence is no news about another.
"""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

from mismark.errors import UsageError
from mismark.statistics.multiplicity import benjamini_hochberg, holm
from mismark.statistics.paired import mcnemar
from mismark.statistics.pooling import pool

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from mismark.protocols.grammar.cells import Cell

__all__ = [
    "FINE_ABOVE",
    "SURE",
    "WEAK_BELOW",
    "PairedItem",
    "Pooled",
    "Verdict",
    "became_weak",
    "paired_items",
    "pooled",
    "successes",
]

Verdict: TypeAlias = Literal["weak", "fine", "cannot tell"]

WEAK_BELOW = 0.5
FINE_ABOVE = 0.8
SURE = 0.95
"""An item is weak where its recall is below .5 for sure, fine where it is above .8 for sure: with this chance."""


class Pooled(NamedTuple):
    """What can be said of one grammar item.

    Attributes:
        successes: sentences that were corrected; not whole where samples of a sentence differ.
        n: sentences of which a reply could be read.
        raw: the share of these that were corrected, None of none.
        estimate: recall of the item, pooled: the mean of its posterior.
        low: lower end of its 95% interval.
        high: upper end.
        p_weak: the chance that its recall is below `weak_below`.
        p_fine: the chance that it is above `fine_above`.
        verdict: what is sure; never of an item of which nothing could be read.
    """

    successes: float
    n: int
    raw: float | None
    estimate: float
    low: float
    high: float
    p_weak: float
    p_fine: float
    verdict: Verdict


class PairedItem(NamedTuple):
    """One grammar item in two systems.

    Attributes:
        item: its number.
        level: its CEFR level.
        n: sentences of which both could be read.
        only_a: those that A corrected, or corrected more often, and B did not.
        only_b: those that B did and A did not.
        p: exact two-sided McNemar test of these two numbers, None where no sentence was read in both.
        p_holm: p for all items that were looked at, by Holm.
        q: the same by Benjamini and Hochberg.
        a: A's verdict, over all that A read.
        b: B's.
    """

    item: int
    level: str
    n: int
    only_a: int
    only_b: int
    p: float | None
    p_holm: float | None
    q: float | None
    a: Pooled
    b: Pooled

    @property
    def changed(self) -> bool:
        """Whether the two verdicts differ."""
        return self.a.verdict != self.b.verdict


def successes(cells: Iterable[Cell], *, targeted: bool = False) -> dict[int, dict[str, float | None]]:
    """For each grammar item, of each of its pairs the share of readable samples that corrected it.

    Args:
        cells: of one respondent under one condition.
        targeted: count only what was corrected by way of the item.

    Returns:
        By number of item and id of pair; None where no sample could be read.
    """
    read: dict[int, dict[str, list[bool]]] = defaultdict(lambda: defaultdict(list))
    for cell in cells:
        replies = read[cell.item][cell.pair]
        if cell.readable:
            replies.append(cell.success(targeted=targeted))
    return {
        item: {pair: sum(replies) / len(replies) if replies else None for pair, replies in pairs.items()}
        for item, pairs in read.items()
    }


def pooled(
    cells: Sequence[Cell],
    weak_below: float = WEAK_BELOW,
    fine_above: float = FINE_ABOVE,
    sure: float = SURE,
    *,
    targeted: bool = False,
) -> dict[int, Pooled]:
    """Say of each grammar item what its sentences carry.

    Args:
        cells: of one respondent under one condition.
        weak_below: an item is weak where its recall is below this.
        fine_above: it is fine where its recall is above this.
        sure: how sure a verdict must be: the posterior chance.
        targeted: count only what was corrected by way of the item.

    Returns:
        By number of grammar item, in the order of the cells.

    Raises:
        UsageError: bounds in the wrong order, a chance of one half or less, or cells of several respondents.
    """
    if not 0 < weak_below <= fine_above < 1:
        raise UsageError(
            f"an item cannot be weak below {weak_below:g} and fine above {fine_above:g}: expected two numbers between 0 and "
            "1, the first not above the second"
        )
    if not 0.5 < sure < 1:
        raise UsageError(f"a verdict with a chance of {sure:g} is none; give more than 0.5 and less than 1")
    if len({(cell.model, cell.condition) for cell in cells}) > 1:
        raise UsageError("items are pooled within one respondent and one condition; choose one of each")
    levels = {cell.item: cell.level for cell in cells}
    found = successes(cells, targeted=targeted)
    known = {item: [one for one in pairs.values() if one is not None] for item, pairs in found.items()}
    units = pool(
        [sum(one) for one in known.values()],
        [len(one) for one in known.values()],
        [levels[item] for item in known],
        below=weak_below,
        above=fine_above,
    )
    result = {}
    for (item, shares), unit in zip(known.items(), units, strict=True):
        verdict: Verdict = "cannot tell"
        if shares and unit.below >= sure:
            verdict = "weak"
        elif shares and unit.above >= sure:
            verdict = "fine"
        raw = sum(shares) / len(shares) if shares else None
        result[item] = Pooled(
            sum(shares), len(shares), raw, unit.mean, unit.low, unit.high, unit.below, unit.above, verdict
        )
    return result


def paired_items(
    cells_a: Sequence[Cell],
    cells_b: Sequence[Cell],
    *,
    weak_below: float = WEAK_BELOW,
    fine_above: float = FINE_ABOVE,
    sure: float = SURE,
) -> tuple[PairedItem, ...]:
    """Put two systems beside each other, item by item.

    Holm's and Benjamini and Hochberg's corrections are over all grammar items that both were asked about.

    Args:
        cells_a: of one respondent under one condition.
        cells_b: of another, or of the same at another time, on the same pairs.
        weak_below: as in `pooled`.
        fine_above: as in `pooled`.
        sure: as in `pooled`.

    Returns:
        One for each grammar item that both were asked about, in the order of A.

    Raises:
        UsageError: as `pooled`.
    """
    of_a, of_b = (pooled(cells, weak_below, fine_above, sure) for cells in (cells_a, cells_b))
    each_a, each_b = successes(cells_a), successes(cells_b)
    levels = {cell.item: cell.level for cell in cells_a}
    both = [item for item in of_a if item in of_b]
    counted = [_discordant(each_a[item], each_b[item]) for item in both]
    p = [mcnemar(only_a, only_b) if n else None for n, only_a, only_b in counted]
    corrected = zip(holm(p), benjamini_hochberg(p), strict=True)
    return tuple(
        PairedItem(item, levels[item], *counts, one, by_holm, q, of_a[item], of_b[item])
        for item, counts, one, (by_holm, q) in zip(both, counted, p, corrected, strict=True)
    )


def _discordant(a: Mapping[str, float | None], b: Mapping[str, float | None]) -> tuple[int, int, int]:
    """Pairs read in both, those that A did better on, and those that B did."""
    both = [(one, other) for pair, one in a.items() if one is not None and (other := b.get(pair)) is not None]
    return len(both), sum(one > other for one, other in both), sum(one < other for one, other in both)


def became_weak(
    before: Mapping[int, Pooled], after: Mapping[int, Pooled], sure: float = SURE
) -> tuple[list[int], list[int]]:
    """Items that were fine: those that are weak now, and those that may be.

    An item may be weak now where it is not sure that it is not: where the chance that its recall is below the
    bound is more than 1 - sure, or where nothing could be read of it.

    Args:
        before: an earlier run, or another system.
        after: the one that is judged.
        sure: how sure it must be that an item is not weak.

    Returns:
        Numbers of items: weak now; and weak now or perhaps.
    """
    fine = [item for item, one in before.items() if one.verdict == "fine"]
    weak, perhaps = [], []
    for item in fine:
        now = after.get(item)
        if now is not None and now.verdict == "weak":
            weak.append(item)
        if now is None or now.n == 0 or now.verdict == "weak" or now.p_weak > 1 - sure:
            perhaps.append(item)
    return weak, perhaps
