"""How the claimed count follows the number that is shown: slopes, indices and bends.

One respondent's `Measuring` in; for a family of conditions (`conditions.FAMILIES`) what an estimate is
made of out, or the estimate. A dose is a number as it was shown: numbers below 1 are shown as 1, and one
number that several conditions of a family show is one dose.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from mismark.protocols.framing.measuring import Basis, unread
from mismark.records import Estimate
from mismark.seeds import arrays
from mismark.statistics.regression import SLOPE, median_rows, slope_rows
from mismark.statistics.segments import broken_line

if TYPE_CHECKING:
    from collections.abc import Set as AbstractSet

    from numpy.typing import NDArray

    from mismark.protocols.framing.conditions import Family
    from mismark.protocols.framing.measuring import Measuring
    from mismark.statistics.intervals import Interval
    from mismark.statistics.sums import Statistic

__all__ = [
    "Bend",
    "Doses",
    "bend",
    "doses_of",
    "median_index",
    "median_index_basis",
    "slope",
    "slope_basis",
    "slope_gap",
]


class Doses(NamedTuple):
    """Every reply of a family that was read, equal questions once.

    Attributes:
        shown: (n,) the number shown.
        claimed: (n,) the count claimed.
        item: (n,) the passage, by its place in the plan.
        asked: the conditions of the family, by name.
    """

    shown: NDArray[np.float64]
    claimed: NDArray[np.float64]
    item: NDArray[np.intp]
    asked: tuple[str, ...]

    @property
    def asked_at(self) -> set[tuple[int, float]]:
        """The passages and numbers, in pairs."""
        return set(zip(self.item.tolist(), self.shown.tolist(), strict=True))

    def only(self, pairs: AbstractSet[tuple[int, float]]) -> Doses:
        """The replies about these passages at these numbers."""
        every = zip(self.item.tolist(), self.shown.tolist(), strict=True)
        kept = np.array([pair in pairs for pair in every], dtype=np.bool_)
        return Doses(self.shown[kept], self.claimed[kept], self.item[kept], self.asked)


class Bend(NamedTuple):
    """Where the claims on plainly stated numbers bend (`mismark.statistics.segments`).

    Attributes:
        knot: the dose, or the distance from the true count, with its interval.
        below: the compliance slope before it.
        above: the compliance slope after it.
        p: of a bend against a straight line, None where that cannot be told.
        n_knots: knots that were tried.
    """

    knot: Estimate
    below: Estimate
    above: Estimate
    p: float | None
    n_knots: int


def doses_of(measuring: Measuring, family: Family = "anchor") -> Doses:
    """The doses and claims of a family."""
    cells = measuring.cells
    asked = tuple(one.name for one in cells.conditions if one.family == family)
    found: dict[tuple[int, float], NDArray[np.float64]] = {}
    for name in asked:
        claimed = cells.column(name, "claimed")
        for item, shown in enumerate(cells.anchors[name].tolist()):
            if not np.isnan(shown):
                found.setdefault((item, shown), claimed[item])
    replies = [
        (shown, value, item)
        for (item, shown), values in found.items()
        for value in values[~np.isnan(values)].tolist()
    ]
    columns = np.array(replies, dtype=np.float64).reshape(-1, 3)
    return Doses(columns[:, 0], columns[:, 1], columns[:, 2].astype(np.intp), asked)


def slope(measuring: Measuring, family: Family = "anchor") -> Estimate | None:
    """How much the claimed count rises when the number shown rises by one, within passages.

    Least squares with a constant for each passage, over every condition of the family. Its n is the
    passages that were read at two doses or more. None where there is none. For anchors it is the compliance
    slope; with two of them it is the Anchoring Index of Jacowitz and Kahneman (1995),
    (high - low)/(difference of anchors), in its mean form.
    """
    basis = slope_basis(measuring, family)
    return None if basis is None else measuring.once(("slope", family), lambda: basis)


def slope_basis(measuring: Measuring, family: Family = "anchor") -> Basis | None:
    """What `slope` is made of."""
    doses = doses_of(measuring, family)
    if not len(doses.shown):
        return None
    return _basis(measuring, _slope_sums(measuring, doses), SLOPE, "compliance-slope", doses)


def _slope_sums(measuring: Measuring, doses: Doses) -> NDArray[np.float64]:
    """(n_items, 2) the sums that a slope is made of, NaN where a passage has none."""
    sums = slope_rows(doses.shown, doses.claimed, doses.item)
    return _placed(measuring, doses, np.where(sums[:, 1:] > 0, sums, np.nan))


def slope_gap(measuring: Measuring, family: Family, reference: Family) -> Estimate | None:
    """The slope of a family less that of another, both over the numbers that a passage was shown in both.

    Where compliance bends, slopes over different numbers would differ for that alone. None where no passage
    was read at two numbers of both.
    """
    first, second = doses_of(measuring, reference), doses_of(measuring, family)
    both = first.asked_at & second.asked_at
    first, second = first.only(both), second.only(both)
    if not both:
        return None
    rows = np.hstack([_slope_sums(measuring, first), _slope_sums(measuring, second)])
    if unread(rows).all():
        return None
    n = int((~unread(rows)).sum())
    basis = Basis(
        rows,
        lambda sums: SLOPE(sums[..., 2:]) - SLOPE(sums[..., :2]),
        "Δcompliance-slope",
        {"cond": f"{family}-{reference}", "missing": "left-out"},
        (n, len(rows) - n),
    )
    return measuring.once(("slope gap", family, reference), lambda: basis)


def median_index(measuring: Measuring, family: Family = "anchor") -> Estimate | None:
    """The Anchoring Index in its median form: (median claim at the high number - at the low one) / their distance.

    A passage gives its claims at its lowest and at its highest dose. The interval is a percentile one,
    because a median moves in steps.

    Source: Jacowitz and Kahneman (1995).
    """
    basis = median_index_basis(measuring, family)
    return None if basis is None else measuring.once(("median index", family), lambda: basis)


def median_index_basis(measuring: Measuring, family: Family = "anchor") -> Basis | None:
    """What `median_index` is made of."""
    doses = doses_of(measuring, family)
    if not len(doses.shown):
        return None
    sums, statistic = median_rows(doses.shown, doses.claimed, doses.item)
    rows = _placed(measuring, doses, np.where(sums[:, -1:] > 0, sums, np.nan))
    basis = _basis(measuring, rows, statistic, "anchoring-index-median", doses)
    return None if basis is None else basis._replace(method="percentile")


def bend(measuring: Measuring, *, two_sided: bool) -> Bend | None:
    """Where the line of claims on doses bends, within passages; a dose is the number stated less the true count.

    Args:
        measuring: of a respondent.
        two_sided: the line bends at the same distance from the true count above and below it.

    Returns:
        The bend; None where there are too few doses to tell, or where two sides are asked for and the doses
        lie on one.
    """
    doses = doses_of(measuring)
    offset = doses.shown - measuring.cells.gold[doses.item]
    if not len(offset) or (two_sided and not offset.min() < 0 < offset.max()):
        return None
    found = broken_line(
        offset,
        doses.claimed,
        doses.item,
        measuring.clusters[doses.item],
        rng=arrays(measuring.seed, "framing", "bend", int(two_sided)),
        two_sided=two_sided,
        n_resamples=measuring.n_resamples,
    )
    if not found.n_knots:
        return None
    rise = slope(measuring)
    n = 0 if rise is None else rise.n

    def estimate(value: float | None, interval: Interval | None, measure: str) -> Estimate:
        method = f"none: {found.reason or 'not defined in too many resamples'}"
        fields: dict[str, object] = {"cond": "+".join(doses.asked), "n": f"{n}/{len(measuring.cells.items)}"}
        return Estimate(
            value,
            n,
            len(measuring.cells.items) - n,
            method if interval is None else interval.method,
            None if interval is None else interval.low,
            None if interval is None else interval.high,
            n_clusters=found.n_clusters,
            signature=measuring.sign(
                measure, {**fields, "ci": "none" if interval is None else interval.method}
            ),
        )

    return Bend(
        estimate(found.knot, found.knot_interval, "knot"),
        estimate(found.below, found.below_interval, "compliance-slope-before"),
        estimate(found.above, found.above_interval, "compliance-slope-after"),
        found.p,
        found.n_knots,
    )


def _placed(measuring: Measuring, doses: Doses, rows: NDArray[np.float64]) -> NDArray[np.float64]:
    """Rows of the passages that were read, among all; NaN for the others."""
    placed = np.full((len(measuring.cells.items), rows.shape[1]), np.nan)
    placed[np.unique(doses.item)] = rows
    return placed


def _basis(
    measuring: Measuring, rows: NDArray[np.float64], statistic: Statistic, measure: str, doses: Doses
) -> Basis | None:
    n = int((~unread(rows)).sum())
    fields: dict[str, object] = {"cond": "+".join(doses.asked), "missing": "left-out"}
    planned = len(measuring.cells.items)
    return Basis(rows, statistic, measure, fields, (n, planned - n)) if n else None
