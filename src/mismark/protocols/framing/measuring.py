"""From the cells of one respondent to estimates: rows, shared resamples, bounds and signatures.

`Cells` and `MEASURES` in, `Estimate`s out, each by way of its `Basis`: the rows it is made of. The rows of
a measure are made for each sample of a cell and averaged over the samples that were read, so a passage
weighs the same however many there were.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

import numpy as np

from mismark.protocols.framing.cells import COUNTS
from mismark.protocols.framing.measures import MEASURES, mean, with_one
from mismark.records import Estimate
from mismark.seeds import arrays
from mismark.statistics.resampling import bootstrap, cluster_weights
from mismark.statistics.sums import contrast

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    from mismark.protocols.framing.cells import Cells
    from mismark.protocols.framing.measures import Extreme, Measure, Missing
    from mismark.statistics.sums import Statistic

__all__ = ["Basis", "Measuring", "Method", "Read", "average", "unread"]

Method: TypeAlias = Literal["bca-t", "bca", "percentile"]

Bounds = tuple[float | None, float | None]
Read = tuple[int, int]
"""Replies (or pairs of them) that were read, and that were not."""


class Basis(NamedTuple):
    """What an estimate is made of.

    Attributes:
        rows: (n_items, k) addable numbers; a row with NaN is a passage that could not be read.
        statistic: the measure, from sums of rows (..., k) to values (...).
        measure: its name in the signature.
        fields: further signature fields.
        read: units read and not read; None to count the rows.
        bounds: the lowest and the highest value over all that was planned, where they can be told.
        method: how its interval is made, None as all others are.
    """

    rows: NDArray[np.float64]
    statistic: Statistic
    measure: str
    fields: dict[str, object]
    read: Read | None = None
    bounds: Bounds = (None, None)
    method: Method | None = None


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
    method: Method
    sign: Callable[[str, dict[str, object]], str]
    _done: dict[tuple[str, ...], Estimate] = field(default_factory=dict, repr=False)
    _weights: dict[int, NDArray[np.float64]] = field(default_factory=dict, repr=False)

    def weights(self, n_clusters: int) -> NDArray[np.float64]:
        """(n_resamples, n_clusters) how often each cluster is in each resample, shared by all measures."""
        if n_clusters not in self._weights:
            stream = arrays(self.seed, "framing", "bootstrap")
            self._weights[n_clusters] = cluster_weights(n_clusters, self.n_resamples, stream)
        return self._weights[n_clusters]

    @cached_property
    def longest(self) -> float:
        """Lines of the longest list that was read of this respondent."""
        lines = [self.cells.column(one.name, "lines") for one in self.cells.conditions]
        return max((float(np.nanmax(one)) for one in lines if not np.isnan(one).all()), default=0.0)

    def estimate(self, basis: Basis) -> Estimate:
        """Estimate the measure of a basis.

        Clusters without a row that was read are not resampled: they are no data.
        """
        kept = ~unread(basis.rows)
        n, n_missing = (int(kept.sum()), int((~kept).sum())) if basis.read is None else basis.read
        labels = self.clusters[kept]
        n_clusters = len(np.unique(labels))
        weights = self.weights(n_clusters) if n_clusters else None
        stream = None if n_clusters else arrays(self.seed, "framing", "bootstrap")
        result = bootstrap(
            basis.rows[kept],
            labels,
            basis.statistic,
            weights=weights,
            rng=stream,
            n_resamples=self.n_resamples,
            method=basis.method or self.method,
        )
        interval = result.interval
        method = (
            result.method if interval is None or not result.reason else f"{result.method}; {result.reason}"
        )
        label = interval.method if interval is not None else "none"
        fields = {**basis.fields, "n": f"{n}/{n + n_missing}", "ci": label}
        return Estimate(
            result.value,
            n,
            n_missing,
            method,
            None if interval is None else interval.low,
            None if interval is None else interval.high,
            worst=basis.bounds[0] if n_missing else None,
            best=basis.bounds[1] if n_missing else None,
            n_clusters=result.n_clusters,
            signature=self.sign(basis.measure, fields),
        )

    def once(self, name: tuple[str, ...], make: Callable[[], Basis]) -> Estimate:
        """Estimate what goes by a name: tables and figures ask for the same numbers, each is bootstrapped once."""
        if name not in self._done:
            self._done[name] = self.estimate(make())
        return self._done[name]

    def sample_rows(self, key: str, condition: str, missing: Missing = "left-out") -> NDArray[np.float64]:
        """(n_items, n_samples, k) the rows of a measure, one a reply; NaN where it was not read."""
        counts = self.cells.counts[condition]
        lost = unread(counts)
        if missing == "zero":
            nothing = np.zeros_like(counts)
            nothing[..., COUNTS.index("gold")] = self.cells.gold[:, None]
            counts = np.where(lost[..., None], nothing, counts)
        flat = MEASURES[key].rows(counts.reshape(-1, counts.shape[-1]))
        rows = flat.reshape(*counts.shape[:2], -1)
        return rows if missing == "zero" else np.where(lost[..., None], np.nan, rows)

    def rows(self, key: str, condition: str, missing: Missing = "left-out") -> NDArray[np.float64]:
        """(n_items, k) the rows of a measure, averaged over the samples read; NaN where none was."""
        return average(self.sample_rows(key, condition, missing))

    def read(self, *conditions: str) -> Read:
        """Replies read and not read; of several conditions, sets with one reply of each."""
        read = int(np.min([self.cells.read[name] for name in conditions], axis=0).sum())
        return read, len(self.cells.items) * self.cells.samples - read

    def cell(self, key: str, condition: str, missing: Missing = "left-out") -> Estimate:
        """One measure under one condition."""
        return self.once(("cell", key, condition, missing), lambda: self.cell_basis(key, condition, missing))

    def cell_basis(self, key: str, condition: str, missing: Missing = "left-out") -> Basis:
        """What `cell` is made of."""
        measure = MEASURES[key]
        planned = len(self.cells.items) * self.cells.samples
        return Basis(
            self.rows(key, condition, missing),
            measure.statistic,
            measure.name,
            {"cond": condition, "missing": missing, **_match(measure)},
            self.read(condition) if missing == "left-out" else (planned, 0),
            self._bounds(key, condition),
        )

    def _bounds(self, key: str, condition: str) -> Bounds:
        """A measure with every reply that was not read as low, and as high, as it could make it."""
        measure = MEASURES[key]
        if measure.lowest is None or measure.highest is None:
            complete = not unread(self.sample_rows(key, condition)).any()
            value = float(measure.statistic(self.rows(key, condition).sum(axis=0))) if complete else np.nan
            return (None, None) if np.isnan(value) else (value, value)
        low, high = (
            self._extreme(key, condition, measure.lowest),
            self._extreme(key, condition, measure.highest),
        )
        return low, high

    def _extreme(self, key: str, condition: str, extreme: Extreme) -> float | None:
        rows = self.sample_rows(key, condition)
        lost = unread(rows)
        filled = rows.copy()
        gold = np.broadcast_to(self.cells.gold[:, None], lost.shape)
        if lost.any():
            filled[lost] = extreme(gold[lost], self.longest)
        value = float(MEASURES[key].statistic(filled.mean(axis=1).sum(axis=0)))
        return None if np.isnan(value) else value

    def change(self, key: str, condition: str, reference: str = "blind") -> Estimate:
        """A measure under a condition less the same under Blind, over passages that both read."""
        return self.once(
            ("change", key, condition, reference), lambda: self.change_basis(key, condition, reference)
        )

    def change_basis(self, key: str, condition: str, reference: str = "blind") -> Basis:
        """What `change` is made of."""
        measure = MEASURES[key]
        low, high = self._bounds(key, reference), self._bounds(key, condition)
        return Basis(
            np.hstack([self.rows(key, reference), self.rows(key, condition)]),
            contrast(measure.statistic),
            f"Δ{measure.name}",
            {"cond": f"{condition}-{reference}", "missing": "left-out", **_match(measure)},
            self.read(condition, reference),
            (_minus(high[0], low[1]), _minus(high[1], low[0])),
        )

    def asi(self, condition: str, reference: str = "blind") -> Estimate:
        """Anchoring Sensitivity Index: the mean of |claimed under the condition - claimed under Blind| / N.

        With `condition == reference` it is what two samples of the same question differ by. Passages
        without a gold error have no ASI and are not counted.
        """
        return self.once(("asi", condition, reference), lambda: self.asi_basis(condition, reference))

    def asi_basis(self, condition: str, reference: str = "blind") -> Basis:
        """What `asi` is made of."""
        values = self.asi_values(condition, reference)
        lost = int((np.isnan(values) & (self.cells.gold > 0)).sum())
        return Basis(
            with_one(values),
            mean,
            "ASI",
            {"cond": f"{condition}-{reference}", "missing": "left-out"},
            (int((~np.isnan(values)).sum()), lost),
        )

    def asi_values(self, condition: str, reference: str = "blind") -> NDArray[np.float64]:
        """(n_items,) |CB - CB_Blind| / N, a mean over all pairs of a sample of each; NaN where there is none.

        The absolute value is taken of each pair, because that of a mean would shrink with samples.
        """
        one, other = self.cells.column(condition, "claimed"), self.cells.column(reference, "claimed")
        shift = np.abs(one[:, :, None] - other[:, None, :])
        if condition == reference:
            n = self.cells.samples
            shift[:, np.arange(n), np.arange(n)] = np.nan
        gold = self.cells.gold
        values = average(shift.reshape(len(gold), -1, 1))[:, 0]
        result: NDArray[np.float64] = np.divide(
            values, gold, out=np.full_like(values, np.nan), where=gold > 0
        )
        return result

    def difference_in_differences(self, condition: str, span: str, reference: str = "blind") -> Estimate:
        """ΔCount-F1 - ΔF0.5: what counting gained on finding when the question changed."""
        return self.once(
            ("did", condition, span, reference),
            lambda: self.difference_in_differences_basis(condition, span, reference),
        )

    def difference_in_differences_basis(self, condition: str, span: str, reference: str = "blind") -> Basis:
        """What `difference_in_differences` is made of."""
        count, found = MEASURES["count_f1"], MEASURES[span]
        counted = [self.rows("count_f1", name) for name in (reference, condition)]
        located = [self.rows(span, name) for name in (reference, condition)]
        split = counted[0].shape[1]

        def gap(sums: NDArray[np.float64]) -> NDArray[np.float64]:
            less: NDArray[np.float64] = count.statistic(sums[..., :split]) - found.statistic(
                sums[..., split:]
            )
            return less

        one, other = self.change("count_f1", condition, reference), self.change(span, condition, reference)
        return Basis(
            np.hstack([counted[0], located[0], counted[1], located[1]]),
            contrast(gap),
            "ΔCount-F1-ΔF0.5",
            {"cond": f"{condition}-{reference}", "missing": "left-out", **_match(found)},
            self.read(condition, reference),
            (_minus(one.worst, other.best), _minus(one.best, other.worst)),
        )


def average(rows: NDArray[np.float64]) -> NDArray[np.float64]:
    """(n, samples, k) to (n, k): the mean over samples that were read, NaN where none was.

    Example:
        >>> average(np.array([[[1.0], [3.0]], [[5.0], [np.nan]], [[np.nan], [np.nan]]])).ravel()
        array([ 2.,  5., nan])
    """
    read = ~unread(rows)
    n = read.sum(axis=1)[:, None].astype(float)
    total = np.where(read[..., None], rows, 0.0).sum(axis=1)
    result: NDArray[np.float64] = np.divide(total, n, out=np.full_like(total, np.nan), where=n > 0)
    return result


def unread(rows: NDArray[np.float64]) -> NDArray[np.bool_]:
    """(...) True where a row (..., k) holds NaN: it was not read."""
    return np.any(np.isnan(rows), axis=-1)  # type: ignore[no-any-return]


def _match(measure: Measure) -> dict[str, object]:
    if not measure.match.startswith("overlap"):
        return {"match": measure.match or None}
    return {"match": "overlap", "ins": "touch" if measure.match.endswith("touch") else "never"}


def _minus(a: float | None, b: float | None) -> float | None:
    return None if a is None or b is None else a - b
