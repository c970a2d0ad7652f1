"""The measures of grammar: macro averages of the scores of grammar items, and all that stands beside them.

Cells of one respondent under one condition in (`cells.chosen`), estimates out. A macro average is the mean over
grammar items of their scores (`item_scores`); shares of replies are in `shares`. Intervals resample grammar items.
Replies that could not be read are left out.

Source: CTSEG 4.2 (overall evaluation, targeted recall).
"""

from __future__ import annotations

from collections import defaultdict
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from mismark.protocols.grammar.cells import CORRECT
from mismark.protocols.grammar.item_scores import MEASURES, ItemScore, filled, label, per_item
from mismark.protocols.grammar.shares import (
    Share,
    adherence,
    compliance,
    over_correction,
    readable,
    share,
    share_rows,
    targeted_share,
)
from mismark.records import Estimate
from mismark.seeds import arrays
from mismark.signature import sign
from mismark.statistics.intervals import wilson_clustered
from mismark.statistics.resampling import bootstrap, cluster_weights
from mismark.statistics.sums import contrast, ratio

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from numpy.typing import NDArray

    from mismark.protocols.grammar.cells import Cell
    from mismark.protocols.grammar.item_scores import Fill

__all__ = [
    "MEASURES",
    "RESAMPLES",
    "ItemScore",
    "Macro",
    "Share",
    "adherence",
    "average",
    "compliance",
    "difference",
    "item_rows",
    "label",
    "macro",
    "mean_of_items",
    "over_correction",
    "per_item",
    "readable",
    "share",
    "share_rows",
    "targeted_share",
]

RESAMPLES = 10_000


class Macro(NamedTuple):
    """Macro averages over grammar items.

    Attributes:
        precision: mean precision.
        recall: mean recall.
        f05: mean F0.5.
        nothing_proposed: replies that propose no edit.
        items_without: grammar items for which nothing at all was proposed: their precision is 1 by convention.
    """

    precision: Estimate
    recall: Estimate
    f05: Estimate
    nothing_proposed: int
    items_without: int


def _all(gold: int) -> tuple[int, int, int]:
    return gold, gold, gold


def _none(gold: int) -> tuple[int, int, int]:
    return 0, 0, gold


def macro(
    cells: Sequence[Cell],
    *,
    levels: Collection[str] | None = None,
    targeted: bool = False,
    resamples: int | None = None,
    seed: int = 0,
    fields: Mapping[str, object] | None = None,
) -> Macro:
    """Average precision, recall and F0.5 over grammar items.

    Args:
        cells: of one respondent under one condition.
        levels: the CEFR levels whose items are averaged, None for all.
        targeted: hold replies against the references of step 2 alone.
        resamples: bootstrap resamples, else 10,000.
        seed: of the resamples.
        fields: what the signature says of the run (`told.run_fields`).

    Raises:
        UsageError: cells of several respondents or conditions.

    Source: CTSEG, table 3.
    """
    kept = _kept(cells, levels)
    scores = per_item(kept, targeted)
    found = [
        average(
            kept,
            measure,
            targeted=targeted,
            resamples=resamples,
            seed=seed,
            fields=fields,
            scores=scores,
        )
        for measure in MEASURES
    ]
    silent = sum(
        cell.readable and all(one[1] == 0 for one in cell.against(targeted=targeted)) for cell in kept
    )
    without = sum(score.readable > 0 and score.claimed == 0 for score in scores.values())
    return Macro(found[0], found[1], found[2], silent, without)


def _kept(cells: Sequence[Cell], levels: Collection[str] | None) -> list[Cell]:
    return [cell for cell in cells if cell.condition != CORRECT and (levels is None or cell.level in levels)]


def average(
    cells: Sequence[Cell],
    measure: str,
    *,
    levels: Collection[str] | None = None,
    targeted: bool = False,
    resamples: int | None = None,
    seed: int = 0,
    fields: Mapping[str, object] | None = None,
    scores: Mapping[int, ItemScore] | None = None,
) -> Estimate:
    """One of the averages of `macro`.

    Args:
        cells: of one respondent under one condition.
        measure: one of `MEASURES`.
        levels: as `macro` has it, like all that follow.
        targeted: hold replies against the references of step 2 alone.
        resamples: bootstrap resamples, else 10,000.
        seed: of the resamples.
        fields: what the signature says of the run.
        scores: of all the cells, from `per_item`, where they are known already.

    Raises:
        UsageError: cells of several respondents or conditions.
    """
    kept = _kept(cells, levels)
    known = per_item(cells, targeted) if scores is None else scores
    scores = {item: known[item] for item in dict.fromkeys(cell.item for cell in kept)}
    values = [value for score in scores.values() if (value := score.value(measure)) is not None]
    n = sum(score.readable for score in scores.values())
    planned = sum(score.planned for score in scores.values())
    worst = best = None
    if n < planned:
        best = _bound(measure, kept, targeted, _all)
        worst = _bound(measure, kept, targeted, _none) if measure == "recall" else None
    name = f"macro-{'target-' if targeted else ''}{measure}"
    more = {
        "cond": kept[0].condition if kept else None,
        "match": "maxmatch-once",
        "gold": "step-2" if targeted else "all",
        "ref": "running-best",
        "beta": 0.5 if measure == "f0.5" else None,
        "silent": "p1-r1",
        "missing": "left-out",
        "avg": "grammar-item",
        "cluster": "grammar-item",
        "n": f"{n}/{planned}",
        "seed": seed,
    }
    estimate = mean_of_items(values, n, planned - n, resamples or RESAMPLES, seed)
    method = estimate.method.partition(":")[0].partition(";")[0]
    return Estimate(
        estimate.value,
        n,
        planned - n,
        estimate.method,
        estimate.low,
        estimate.high,
        worst=worst,
        best=best,
        n_clusters=estimate.n_clusters,
        signature=sign(name, {**(fields or {}), **more, "ci": method}),
    )


def _bound(measure: str, cells: Sequence[Cell], targeted: bool, unread: Fill) -> float | None:
    """The average with every reply that was not read filled in."""
    values = [score.value(measure) for score in filled(cells, targeted, unread).values()]
    known = [value for value in values if value is not None]
    return float(np.mean(known)) if known else None


def mean_of_items(values: Sequence[float], n: int, n_missing: int, resamples: int, seed: int) -> Estimate:
    """The mean of one value a grammar item, with its interval over grammar items.

    Where every item has the same value no resample differs; the interval is then Wilson's, one trial an item,
    because that all of 20 items are at 1 does not show that the next one will be.

    Args:
        values: (k,) from 0 to 1, one for each grammar item that has any.
        n: replies they rest on.
        n_missing: replies that could not be read.
        resamples: bootstrap resamples.
        seed: of them.

    Example:
        >>> found = mean_of_items([1.0, 1.0, 1.0, 1.0], 24, 0, 100, 0)
        >>> found.value, round(found.low, 2), found.high
        (1.0, 0.28, 1.0)
    """
    if not values:
        return Estimate(None, n, n_missing, "none: no reply could be read")
    rows = np.column_stack([np.asarray(values, dtype=np.float64), np.ones(len(values))])
    weights = _weights(len(values), resamples, seed)
    found = bootstrap(rows, np.arange(len(values)), ratio(0, 1), weights=weights)
    interval = found.interval
    if interval is not None and interval.low == interval.high:
        interval = wilson_clustered(rows[:, 0], rows[:, 1])
    return Estimate(
        found.value,
        n,
        n_missing,
        found.method if interval is None else interval.method,
        None if interval is None else interval.low,
        None if interval is None else interval.high,
        n_clusters=len(values),
    )


def difference(
    first: Sequence[Cell],
    second: Sequence[Cell],
    measure: str = "recall",
    *,
    targeted: bool = False,
    resamples: int | None = None,
    seed: int = 0,
    fields: Mapping[str, object] | None = None,
    scores: tuple[Mapping[int, ItemScore], Mapping[int, ItemScore]] | None = None,
) -> Estimate:
    """A macro average under one condition less that under another, over the grammar items read under both.

    Args:
        first: of one respondent under the condition that is taken away.
        second: of the same respondent under the other one.
        measure: one of `MEASURES`.
        targeted: hold replies against the references of step 2 alone.
        resamples: bootstrap resamples, else 10,000.
        seed: of the resamples.
        fields: what the signature says of the run.
        scores: of both, from `per_item`, where they are known already.

    Raises:
        UsageError: cells of several respondents or conditions on one side.
    """
    of_first, of_second = scores or (per_item(first, targeted), per_item(second, targeted))
    both = [
        (one, other)
        for item, score in of_first.items()
        if item in of_second
        and (one := score.value(measure)) is not None
        and (other := of_second[item].value(measure)) is not None
    ]
    n = sum(cell.readable for cell in (*first, *second))
    missing = len(first) + len(second) - n
    if not both:
        return Estimate(None, n, missing, "none: no grammar item was read under both conditions")
    conditions = [cells[0].condition for cells in (second, first)]
    rows = np.array([(one, 1.0, other, 1.0) for one, other in both])
    found = bootstrap(
        rows,
        np.arange(len(rows)),
        contrast(ratio(0, 1)),
        rng=arrays(seed, "grammar", "contrast", *reversed(conditions)),
        n_resamples=resamples or RESAMPLES,
    )
    more = {
        "cond": "-".join(conditions),
        "match": "maxmatch-once",
        "gold": "step-2" if targeted else "all",
        "ref": "running-best",
        "silent": "p1-r1",
        "missing": "left-out",
        "avg": "grammar-item",
        "n": f"{n}/{n + missing}",
        "cluster": "grammar-item",
        "ci": found.method.partition(":")[0],
        "seed": seed,
    }
    low, high = (None, None) if found.interval is None else (found.interval.low, found.interval.high)
    name = f"Δmacro-{'target-' if targeted else ''}{measure}"
    signature = sign(name, {**(fields or {}), **more})
    return Estimate(
        found.value, n, missing, found.method, low, high, n_clusters=len(rows), signature=signature
    )


@lru_cache(maxsize=8)
def _weights(n_items: int, resamples: int, seed: int) -> NDArray[np.float64]:
    """How often each grammar item is in each resample; all measures of a run share their resamples."""
    return cluster_weights(n_items, resamples, arrays(seed, "grammar", "bootstrap"))


def item_rows(
    cells: Sequence[Cell],
    measure: str,
    targeted: bool = False,
    scores: Mapping[int, ItemScore] | None = None,
) -> NDArray[np.float64]:
    """Addable rows of a macro average, one a pair: the item's score and 1, each divided among its pairs.

    The sum over all pairs of an item is its score and 1, so their ratio is the macro average. A pair that could
    not be read in any sample is NaN, and the others of its item share what it has.

    Args:
        cells: of one respondent under one condition, in plan order.
        measure: one of `MEASURES`.
        targeted: hold replies against the references of step 2 alone.
        scores: of the cells, from `per_item`, where they are known already.

    Returns:
        (n_pairs, 2) in the order in which pairs first appear.
    """
    read: dict[str, bool] = {}
    item_of: dict[str, int] = {}
    for cell in cells:
        read[cell.pair] = read.get(cell.pair, False) or cell.readable
        item_of[cell.pair] = cell.item
    n_read: dict[int, int] = defaultdict(int)
    for pair, item in item_of.items():
        n_read[item] += read[pair]
    scores = per_item(cells, targeted) if scores is None else scores
    rows = np.full((len(item_of), 2), np.nan)
    for row, (pair, item) in enumerate(item_of.items()):
        value = scores[item].value(measure) if item in scores else None
        if read[pair] and value is not None:
            rows[row] = value / n_read[item], 1 / n_read[item]
    return rows
