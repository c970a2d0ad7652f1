"""The measures of framing, each a statistic of sums of counts, with an interval.

`Cells` in, `Estimate`s out. A measure is written once as a vectorised function of sums
(`mismark.statistics.sums.Statistic`); the same function gives the number, its bootstrap and its
bounds. All measures of one respondent share their resamples.

Source: ErrorBench 3.4 (Count Bias, ASI, Count-F1, F1 Inflation, F0.5), appendices D, F and G.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

import numpy as np

from mismark.protocols.framing.cells import COUNTS
from mismark.records import Estimate
from mismark.seeds import arrays
from mismark.statistics.regression import SLOPE, slope_rows
from mismark.statistics.resampling import bootstrap, cluster_weights

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    from mismark.protocols.framing.cells import Cells
    from mismark.statistics.sums import Statistic

__all__ = ["MEASURES", "Measure", "Measuring", "Missing", "count_f1", "f_beta"]

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


class Measure(NamedTuple):
    """A measure: what a table calls it, how a passage becomes a row of counts, and the statistic of their sums.

    Attributes:
        name: as in signatures.
        rows: from (n_items, len(COUNTS)) counts to (n_items, k) addable numbers.
        statistic: from sums (..., k) to values (...).
        worst: (gold) the row of a passage that was not read, at its worst; None where it is unbounded.
        best: the same at its best.
        match: the matching rule for the signature, or "".
    """

    name: str
    rows: Callable[[NDArray[np.float64]], NDArray[np.float64]]
    statistic: Statistic
    worst: Callable[[NDArray[np.float64]], NDArray[np.float64]] | None = None
    best: Callable[[NDArray[np.float64]], NDArray[np.float64]] | None = None
    match: str = ""


def _at(counts: NDArray[np.float64], key: str) -> NDArray[np.float64]:
    values: NDArray[np.float64] = counts[:, COUNTS.index(key)]
    return values


def _mean(sums: NDArray[np.float64]) -> NDArray[np.float64]:
    with np.errstate(divide="ignore", invalid="ignore"):
        value: NDArray[np.float64] = sums[..., 0] / sums[..., 1]
    return value


def _with_one(values: NDArray[np.float64]) -> NDArray[np.float64]:
    return np.column_stack([values, np.ones_like(values)])


def _span(key: str) -> Measure:
    """Micro F0.5 under a matching rule. A missing reply is at worst as many wrong lines as gold edits."""
    return Measure(
        f"F{BETA:g}",
        lambda counts: np.column_stack([_at(counts, key), _at(counts, "lines"), _at(counts, "gold")]),
        lambda sums: f_beta(sums[..., 0], sums[..., 1], sums[..., 2]),
        lambda gold: np.column_stack([np.zeros_like(gold), gold, gold]),
        lambda gold: np.column_stack([gold, gold, gold]),
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
        lambda sums: _mean(sums) - f_beta(sums[..., 2], sums[..., 3], sums[..., 4]),
        match=key,
    )


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
        match=key,
    )


def _legacy(part: Literal["precision", "recall", "f1"]) -> Measure:
    """The heuristic of appendix G, a mean over passages; its precision is ours (`counts.legacy`)."""

    def rows(counts: NDArray[np.float64]) -> NDArray[np.float64]:
        lines, gold = _at(counts, "lines"), _at(counts, "gold")
        precision = np.divide(_at(counts, "legacy_lines"), lines, out=np.zeros_like(lines), where=lines > 0)
        recall = np.divide(_at(counts, "legacy_gold"), gold, out=np.zeros_like(gold), where=gold > 0)
        both = precision + recall
        f1 = np.divide(2 * precision * recall, both, out=np.zeros_like(both), where=both > 0)
        return _with_one({"precision": precision, "recall": recall, "f1": f1}[part])

    return Measure(
        {"precision": "legacy-precision", "recall": "legacy-recall", "f1": "legacy-span-F1"}[part],
        rows,
        _mean,
        lambda gold: _with_one(np.zeros_like(gold)),
        lambda gold: _with_one(np.ones_like(gold)),
        "substring",
    )


def _rate(name: str, key: str, of: str) -> Measure:
    return Measure(name, lambda counts: np.column_stack([_at(counts, key), _at(counts, of)]), _mean)


MEASURES: dict[str, Measure] = {
    "count_bias": Measure(
        "CB", lambda counts: _with_one(_at(counts, "claimed") - _at(counts, "gold")), _mean
    ),
    "count_f1": Measure(
        "Count-F1",
        lambda counts: _with_one(count_f1(_at(counts, "claimed"), _at(counts, "gold"))),
        _mean,
        lambda gold: _with_one(np.zeros_like(gold)),
        lambda gold: _with_one(np.ones_like(gold)),
    ),
    "strict": _span("strict"),
    "detection": _span("detection"),
    "overlap": _span("overlap"),
    "overlap_touch": _span("overlap_touch"),
    "inflation": _inflation(),
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


@dataclass(frozen=True)
class Measuring:
    """Measures the cells of one respondent: shared resamples, one method, one signature form.

    Attributes:
        cells: the respondent's counts.
        clusters: (n_items,) what is resampled as one piece.
        seed: of the resamples.
        n_resamples: how many.
        method: `bca-t`, `bca` or `percentile` (the paper's).
        sign: writes the signature of a measure: (measure name, fields) to a line.
    """

    cells: Cells
    clusters: NDArray[np.str_]
    seed: int
    n_resamples: int
    method: Literal["bca-t", "bca", "percentile"]
    sign: Callable[[str, dict[str, object]], str]
    _done: dict[tuple[str, ...], Estimate] = field(default_factory=dict, repr=False)

    @cached_property
    def weights(self) -> NDArray[np.float64]:
        """(n_resamples, n_clusters) how often each cluster is in each resample."""
        n_clusters = len(np.unique(self.clusters))
        return cluster_weights(n_clusters, self.n_resamples, arrays(self.seed, "framing", "bootstrap"))

    def of_rows(
        self,
        rows: NDArray[np.float64],
        statistic: Statistic,
        measure: str,
        fields: dict[str, object],
        bounds: tuple[float | None, float | None] = (None, None),
    ) -> Estimate:
        """Estimate a statistic of rows; a row with NaN is a passage that could not be read.

        Args:
            rows: (n_items, k) addable numbers.
            statistic: from sums (..., k) to values (...).
            measure: its name in the signature.
            fields: further signature fields.
            bounds: its worst and best value over all that was planned, where they can be told.
        """
        read = ~_unread(rows)
        n, n_missing = int(read.sum()), int((~read).sum())
        # A passage that was not read weighs nothing, and its cluster stays in the resampling.
        result = bootstrap(
            np.where(read[:, None], rows, 0.0),
            self.clusters,
            statistic,
            weights=self.weights,
            method=self.method,
        )
        interval = result.interval
        method = result.method if interval is not None else f"none: {result.reason}"
        signature = self.sign(measure, {**fields, "n": f"{n}/{n + n_missing}", "ci": result.method})
        return Estimate(
            result.value,
            n,
            n_missing,
            method,
            None if interval is None else interval.low,
            None if interval is None else interval.high,
            worst=bounds[0] if n_missing else None,
            best=bounds[1] if n_missing else None,
            n_clusters=result.n_clusters,
            signature=signature,
        )

    def rows(self, key: str, condition: str, missing: Missing = "left-out") -> NDArray[np.float64]:
        """(n_items, k) the rows of a measure under a condition; NaN where a passage could not be read."""
        measure, counts = MEASURES[key], self.cells.counts[condition]
        if missing == "zero":
            nothing = np.zeros_like(counts)
            nothing[:, COUNTS.index("gold")] = self.cells.gold
            counts = np.where(_unread(counts)[:, None], nothing, counts)
        return measure.rows(counts)

    def cell(self, key: str, condition: str, missing: Missing = "left-out") -> Estimate:
        """One measure under one condition."""
        return self._once(("cell", key, condition, missing), lambda: self._cell(key, condition, missing))

    def _once(self, name: tuple[str, ...], make: Callable[[], Estimate]) -> Estimate:
        """Tables and figures ask for the same numbers: each is bootstrapped once."""
        if name not in self._done:
            self._done[name] = make()
        return self._done[name]

    def _cell(self, key: str, condition: str, missing: Missing) -> Estimate:
        measure, rows = MEASURES[key], self.rows(key, condition, missing)
        fields: dict[str, object] = {"cond": condition, "missing": missing, **_match(measure)}
        return self.of_rows(
            rows, measure.statistic, measure.name, fields, _bounds(measure, rows, self.cells.gold)
        )

    def change(self, key: str, condition: str, reference: str = "blind") -> Estimate:
        """A measure under a condition less the same under Blind, over passages that both read."""
        return self._once(
            ("change", key, condition, reference), lambda: self._change(key, condition, reference)
        )

    def _change(self, key: str, condition: str, reference: str) -> Estimate:
        measure = MEASURES[key]
        first, second = self.rows(key, reference), self.rows(key, condition)
        width, statistic = first.shape[1], measure.statistic
        low, high = _bounds(measure, first, self.cells.gold), _bounds(measure, second, self.cells.gold)
        bounds = (_minus(high[0], low[1]), _minus(high[1], low[0]))
        fields: dict[str, object] = {
            "cond": f"{condition}-{reference}",
            "missing": "left-out",
            **_match(measure),
        }
        return self.of_rows(
            np.hstack([first, second]),
            lambda sums: statistic(sums[..., width:]) - statistic(sums[..., :width]),
            f"Δ{measure.name}",
            fields,
            bounds,
        )

    def asi(self, condition: str, reference: str = "blind") -> Estimate:
        """Anchoring Sensitivity Index: the mean of |claimed under the condition - claimed under Blind| / N."""
        values = self.asi_values(condition, reference)
        return self.of_rows(
            _with_one(values), _mean, "ASI", {"cond": f"{condition}-{reference}", "missing": "left-out"}
        )

    def asi_values(self, condition: str, reference: str = "blind") -> NDArray[np.float64]:
        """(n_items,) |CB - CB_Blind| / N, NaN where a reply could not be read or nothing was to be found."""
        shift = np.abs(self.cells.column(condition, "claimed") - self.cells.column(reference, "claimed"))
        gold = self.cells.gold
        values: NDArray[np.float64] = np.divide(shift, gold, out=np.full_like(shift, np.nan), where=gold > 0)
        return values

    def slope(self) -> Estimate | None:
        """Compliance: how much the claimed count rises when the anchor shown rises by one, within passages.

        Least squares with a constant for each passage, over every condition that states a number; None
        where no passage was shown two different numbers. With two anchors it is the Anchoring Index of
        Jacowitz and Kahneman (1995), (high - low)/(difference of anchors), in its mean form.
        """
        anchored = [one.name for one in self.cells.conditions if one.offset is not None]
        if not anchored:
            return None
        x = np.concatenate([self.cells.anchors[name] for name in anchored])
        y = np.concatenate([self.cells.column(name, "claimed") for name in anchored])
        item = np.tile(np.arange(len(self.cells.items)), len(anchored))
        read = ~np.isnan(x) & ~np.isnan(y)
        rows = np.full((len(self.cells.items), 2), np.nan)
        rows[np.unique(item[read])] = slope_rows(x[read], y[read], item[read])
        if not np.nansum(rows[:, 1]) > 0:
            return None
        return self.of_rows(
            rows, SLOPE, "compliance-slope", {"cond": "+".join(anchored), "missing": "left-out"}
        )

    def difference_in_differences(self, condition: str, span: str, reference: str = "blind") -> Estimate:
        """ΔCount-F1 - ΔF0.5: what counting gained on finding when the question changed."""
        return self._once(
            ("did", condition, span, reference), lambda: self._differences(condition, span, reference)
        )

    def _differences(self, condition: str, span: str, reference: str) -> Estimate:
        count, found = MEASURES["count_f1"], MEASURES[span]
        blocks = [self.rows("count_f1", reference), self.rows(span, reference)]
        blocks += [self.rows("count_f1", condition), self.rows(span, condition)]
        a, b = blocks[0].shape[1], blocks[1].shape[1]

        def statistic(sums: NDArray[np.float64]) -> NDArray[np.float64]:
            before, after = sums[..., : a + b], sums[..., a + b :]
            counted: NDArray[np.float64] = count.statistic(after[..., :a]) - count.statistic(before[..., :a])
            located: NDArray[np.float64] = found.statistic(after[..., a:]) - found.statistic(before[..., a:])
            return counted - located

        one, other = self.change("count_f1", condition, reference), self.change(span, condition, reference)
        bounds = (_minus(one.worst, other.best), _minus(one.best, other.worst))
        fields: dict[str, object] = {
            "cond": f"{condition}-{reference}",
            "missing": "left-out",
            **_match(found),
        }
        return self.of_rows(np.hstack(blocks), statistic, "ΔCount-F1-ΔF0.5", fields, bounds)


def _unread(rows: NDArray[np.float64]) -> NDArray[np.bool_]:
    """(n_items,) True where a row holds NaN: the passage could not be read."""
    return np.any(np.isnan(rows), axis=1)  # type: ignore[no-any-return]


def _match(measure: Measure) -> dict[str, object]:
    if not measure.match.startswith("overlap"):
        return {"match": measure.match or None}
    return {"match": "overlap", "ins": "touch" if measure.match.endswith("touch") else "never"}


def _bounds(
    measure: Measure, rows: NDArray[np.float64], gold: NDArray[np.float64]
) -> tuple[float | None, float | None]:
    """The measure with every passage that was not read at its worst, and at its best."""
    lost = _unread(rows)
    if measure.worst is None or measure.best is None or not lost.any():
        value = float(measure.statistic(rows[~lost].sum(axis=0))) if not lost.any() else np.nan
        return (None, None) if np.isnan(value) else (value, value)
    read = rows[~lost].sum(axis=0)
    worst = float(measure.statistic(read + measure.worst(gold[lost]).sum(axis=0)))
    best = float(measure.statistic(read + measure.best(gold[lost]).sum(axis=0)))
    return worst, best


def _minus(a: float | None, b: float | None) -> float | None:
    return None if a is None or b is None else a - b
