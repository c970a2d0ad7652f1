"""The measures of framing, each a statistic of sums of counts.

Counts of one reply in, addable rows out, and from their sums the measure. A measure is written once
as a vectorised function of sums (`mismark.statistics.sums.Statistic`); the same function gives the
number, its bootstrap and its bounds (`measuring`).

Source: ErrorBench 3.4 (Count Bias, ASI, Count-F1, F1 Inflation, F0.5), appendices D, F and G.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

import numpy as np

from mismark.protocols.framing.cells import COUNTS

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    from mismark.statistics.sums import Statistic

__all__ = ["MEASURES", "Extreme", "Measure", "Missing", "count_f1", "f_beta", "mean", "with_one"]

Missing: TypeAlias = Literal["left-out", "zero"]
"""What becomes of a reply that could not be read: left out of a measure (its bounds say what it
could have done), or scored as a reply that found nothing, as the paper's table 4 has it."""

BETA = 0.5
_B2 = BETA * BETA


def count_f1(claimed: NDArray[np.float64], gold: NDArray[np.float64]) -> NDArray[np.float64]:
    """Count-F1 of each passage: F1 of TP = min(n̂, n), FP = max(0, n̂ - n), FN = max(0, n - n̂).

    That is 2·min(n̂, n)/(n̂ + n); where both are 0 it is 1, because nothing was to be found and
    nothing was claimed.

    Source: ErrorBench 3.4.

    Example:
        >>> count_f1(np.array([5.0, 1.0, 0.0]), np.array([3.0, 3.0, 0.0]))
        array([0.75, 0.5 , 1.  ])
    """
    total = claimed + gold
    f1: NDArray[np.float64] = np.divide(
        2 * np.minimum(claimed, gold), total, out=np.ones_like(total), where=total != 0
    )
    return f1


def f_beta(
    matched: NDArray[np.float64], claimed: NDArray[np.float64], gold: NDArray[np.float64]
) -> NDArray[np.float64]:
    """Micro F0.5 from sums: (1 + β²)·matched/(β²·gold + claimed), NaN where nothing was there to find or claim.

    Example:
        >>> f_beta(np.array([1.0]), np.array([1.0]), np.array([2.0]))
        array([0.83333333])
    """
    with np.errstate(divide="ignore", invalid="ignore"):
        value: NDArray[np.float64] = (1 + _B2) * matched / (_B2 * gold + claimed)
    return value


Extreme: TypeAlias = "Callable[[NDArray[np.float64], float], NDArray[np.float64]]"
"""From (n,) true counts, and the length of the longest list that was read, to (n, k) rows."""


class Measure(NamedTuple):
    """A measure: what a table calls it, how a reply becomes a row of counts, and the statistic of their sums.

    Attributes:
        name: as in signatures.
        rows: from (n, len(COUNTS)) counts of replies to (n, k) addable numbers.
        statistic: from sums (..., k) to values (...).
        lowest: rows of replies that were not read, if they made the measure as low as they could; None
            where nothing bounds it.
        highest: the same as high as they could. No reply is taken to list more than the longest
            list that was read of this respondent.
        match: the matching rule for the signature, or "".
    """

    name: str
    rows: Callable[[NDArray[np.float64]], NDArray[np.float64]]
    statistic: Statistic
    lowest: Extreme | None = None
    highest: Extreme | None = None
    match: str = ""


def _at(counts: NDArray[np.float64], key: str) -> NDArray[np.float64]:
    values: NDArray[np.float64] = counts[:, COUNTS.index(key)]
    return values


def mean(sums: NDArray[np.float64]) -> NDArray[np.float64]:
    """The mean, from sums of values and of ones; NaN of nothing."""
    with np.errstate(divide="ignore", invalid="ignore"):
        value: NDArray[np.float64] = sums[..., 0] / sums[..., 1]
    return value


def with_one(values: NDArray[np.float64]) -> NDArray[np.float64]:
    """(n, 2) rows of values, each beside a one: what `mean` needs."""
    return np.column_stack([values, np.ones_like(values)])


def _span(key: str) -> Measure:
    """Micro F0.5 under a matching rule: at its lowest all lines are wrong, at its highest they are the gold."""
    return Measure(
        f"F{BETA:g}",
        lambda counts: np.column_stack([_at(counts, key), _at(counts, "lines"), _at(counts, "gold")]),
        lambda sums: f_beta(sums[..., 0], sums[..., 1], sums[..., 2]),
        lambda gold, longest: np.column_stack([np.zeros_like(gold), np.maximum(gold, longest), gold]),
        lambda gold, _: np.column_stack([gold, gold, gold]),
        key,
    )


def _inflation(key: str = "overlap") -> Measure:
    """Count-F1 (a mean over passages) less micro F0.5: the paper's F1 Inflation."""

    def rows(counts: NDArray[np.float64]) -> NDArray[np.float64]:
        f1 = count_f1(_at(counts, "claimed"), _at(counts, "gold"))
        return np.column_stack(
            [f1, np.ones_like(f1), _at(counts, key), _at(counts, "lines"), _at(counts, "gold")]
        )

    return Measure(
        "F1-inflation",
        rows,
        lambda sums: mean(sums) - f_beta(sums[..., 2], sums[..., 3], sums[..., 4]),
        lambda gold, _: np.column_stack([np.zeros_like(gold), np.ones_like(gold), gold, gold, gold]),
        lambda gold, longest: np.column_stack(
            [np.ones_like(gold), np.ones_like(gold), np.zeros_like(gold), np.maximum(gold, longest), gold]
        ),
        key,
    )


def _micro_count_f1() -> Measure:
    """Count-F1 of all passages in one sum. Nothing bounds what a missing reply could claim, so nothing bounds it."""

    def rows(counts: NDArray[np.float64]) -> NDArray[np.float64]:
        claimed, gold = _at(counts, "claimed"), _at(counts, "gold")
        return np.column_stack([2 * np.minimum(claimed, gold), claimed + gold])

    return Measure("Count-F1-micro", rows, mean)


def _aligned(key: str = "overlap") -> Measure:
    """Micro Count-F0.5 of the lines less micro F0.5 of the same lines."""

    def rows(counts: NDArray[np.float64]) -> NDArray[np.float64]:
        lines, gold = _at(counts, "lines"), _at(counts, "gold")
        return np.column_stack([np.minimum(lines, gold), _at(counts, key), lines, gold])

    return Measure(
        "aligned-inflation",
        rows,
        lambda sums: (
            f_beta(sums[..., 0], sums[..., 2], sums[..., 3])
            - f_beta(sums[..., 1], sums[..., 2], sums[..., 3])
        ),
        lambda gold, _: np.column_stack([gold, gold, gold, gold]),
        lambda gold, _: np.column_stack([gold, np.zeros_like(gold), gold, gold]),
        key,
    )


def _legacy(part: Literal["precision", "recall", "f1"]) -> Measure:
    """The heuristic of appendix G, a mean over passages; its precision is ours (`counts.legacy`)."""

    def rows(counts: NDArray[np.float64]) -> NDArray[np.float64]:
        lines, gold = _at(counts, "lines"), _at(counts, "gold")
        precision = np.divide(_at(counts, "legacy_lines"), lines, out=np.zeros_like(lines), where=lines > 0)
        recall = np.divide(_at(counts, "legacy_gold"), gold, out=np.zeros_like(gold), where=gold > 0)
        both = precision + recall
        f1 = np.divide(2 * precision * recall, both, out=np.zeros_like(both), where=both > 0)
        return with_one({"precision": precision, "recall": recall, "f1": f1}[part])

    return Measure(
        {"precision": "legacy-precision", "recall": "legacy-recall", "f1": "legacy-span-F1"}[part],
        rows,
        mean,
        lambda gold, _: with_one(np.zeros_like(gold)),
        lambda gold, _: with_one(np.ones_like(gold)),
        "substring",
    )


def _rate(name: str, key: str, of: str) -> Measure:
    return Measure(name, lambda counts: np.column_stack([_at(counts, key), _at(counts, of)]), mean)


MEASURES: dict[str, Measure] = {
    "count_bias": Measure("CB", lambda counts: with_one(_at(counts, "claimed") - _at(counts, "gold")), mean),
    "count_f1": Measure(
        "Count-F1",
        lambda counts: with_one(count_f1(_at(counts, "claimed"), _at(counts, "gold"))),
        mean,
        lambda gold, _: with_one(np.zeros_like(gold)),
        lambda gold, _: with_one(np.ones_like(gold)),
    ),
    "count_f1_micro": _micro_count_f1(),
    "strict": _span("strict"),
    "detection": _span("detection"),
    "overlap": _span("overlap"),
    "overlap_touch": _span("overlap_touch"),
    "inflation": _inflation(),
    "strict_inflation": _inflation("strict"),
    "aligned": _aligned(),
    "legacy_f1": _legacy("f1"),
    "legacy_precision": _legacy("precision"),
    "legacy_recall": _legacy("recall"),
    "placed": _rate("placed", "placed", "lines"),
    "ambiguous": _rate("ambiguous", "ambiguous", "lines"),
    "precision": _rate("precision", "overlap", "lines"),
    "recall": _rate("recall", "overlap", "gold"),
}
"""Every measure of one cell, by the key that tables use. A new one is one line here."""
