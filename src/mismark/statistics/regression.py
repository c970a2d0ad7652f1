"""How an answer moves with a dose, within items: slopes and the Anchoring Index.

In: for each reply the dose x (the anchor shown), the answer y (the count claimed) and its group (the
item). Out: a slope that compares replies about the same item only, as sums that bootstrap
(`mismark.statistics.resampling`) over any coarser clusters.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from mismark.errors import StatisticsError
from mismark.statistics.inputs import FloatArray, IntArray, codes, vector
from mismark.statistics.sums import Statistic, ratio

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray

__all__ = ["SLOPE", "Medians", "anchoring_index_median", "median_rows", "slope_rows", "within_slope"]

SLOPE: Statistic = ratio(0, 1)
"""The statistic of `slope_rows`: ΣSxy / ΣSxx."""


class Medians(NamedTuple):
    """The median form of the Anchoring Index, ready to bootstrap.

    Attributes:
        rows: (n_groups, n_counts) counts that add up to two histograms of answers.
        statistic: from sums of rows to the index.
    """

    rows: FloatArray
    statistic: Statistic


class _Replies(NamedTuple):
    x: FloatArray
    y: FloatArray
    group: IntArray
    n_groups: int


def _replies(x: ArrayLike, y: ArrayLike, groups: ArrayLike) -> _Replies:
    dose, answer = vector(x, "x"), vector(y, "y")
    if dose.shape != answer.shape:
        raise StatisticsError(
            f"{len(dose)} doses and {len(answer)} answers do not go together; expected one of each a reply"
        )
    group, n_groups = codes(groups, len(dose), "groups")
    return _Replies(dose, answer, group, n_groups)


def slope_rows(x: ArrayLike, y: ArrayLike, groups: ArrayLike) -> FloatArray:
    """Reduce each group to the two sums that its share in the slope needs.

    Sxy = Σ(x - mean x)(y - mean y) and Sxx = Σ(x - mean x)², means taken within the group. A group with one
    dose has Sxx = 0 and adds nothing to the slope.

    Args:
        x: (n,) doses.
        y: (n,) answers.
        groups: (n,) labels, integers or strings.

    Returns:
        (n_groups, 2) Sxy and Sxx, groups in sorted order of their labels (`np.unique(groups)`).

    Raises:
        StatisticsError: arrays that do not fit together, or values that are not finite.

    Example:
        >>> slope_rows([1, 3, 2, 6], [5, 6, 1, 1], ["a", "a", "b", "b"])
        array([[1., 2.],
               [0., 8.]])

    Source: the within estimator, Wooldridge (2010), Econometric Analysis of Cross Section and Panel Data,
    section 10.5.
    """
    dose, answer, group, n_groups = _replies(x, y, groups)
    n = np.bincount(group, minlength=n_groups)
    dx = dose - (np.bincount(group, weights=dose, minlength=n_groups) / n)[group]
    dy = answer - (np.bincount(group, weights=answer, minlength=n_groups) / n)[group]
    sxy = np.bincount(group, weights=dx * dy, minlength=n_groups)
    sxx = np.bincount(group, weights=dx * dx, minlength=n_groups)
    lowest, highest = _ends(dose, group, n_groups)
    return np.where((highest > lowest)[:, None], np.column_stack([sxy, sxx]), 0.0)


def within_slope(x: ArrayLike, y: ArrayLike, groups: ArrayLike) -> float | None:
    """How much y rises when x rises by one, within groups: ΣSxy / ΣSxx.

    This is the slope of least squares with a constant for each group. With two doses a group and the same
    distance between them everywhere, it is the mean of (y high - y low)/(x high - x low): the mean form of
    the Anchoring Index. Bootstrap it with `slope_rows` and `SLOPE`.

    Args:
        x: (n,) doses.
        y: (n,) answers.
        groups: (n,) labels, integers or strings.

    Returns:
        The slope; None where no group has two different doses.

    Raises:
        StatisticsError: arrays that do not fit together, or values that are not finite.

    Example:
        >>> within_slope([1, 3, 2, 6], [5, 6, 1, 1], ["a", "a", "b", "b"])
        0.1
        >>> within_slope([1, 2], [1, 2], ["a", "b"]) is None
        True

    Source: Wooldridge (2010), section 10.5; Jacowitz and Kahneman (1995), Personality and Social Psychology
    Bulletin 21, for the Anchoring Index.
    """
    sxy, sxx = slope_rows(x, y, groups).sum(axis=0).tolist()
    return sxy / sxx if sxx > 0 else None


def median_rows(x: ArrayLike, y: ArrayLike, groups: ArrayLike) -> Medians:
    """Prepare the median form of the Anchoring Index for the bootstrap.

    Each group gives its answer at its lowest and at its highest dose (the mean, where a dose was asked
    several times). As rows of 0 and 1, one column for each answer that occurs, they add up to the two
    histograms from which the medians are read. A median moves in steps, so take `method="percentile"`.

    Args:
        x: (n,) doses.
        y: (n,) answers.
        groups: (n,) labels, integers or strings; groups with one dose are rows of zeros.

    Returns:
        Rows (n_groups, 2·n_answers + 2), groups in sorted order, and the statistic of their sums.

    Raises:
        StatisticsError: arrays that do not fit together, or values that are not finite.

    Example:
        >>> rows, statistic = median_rows([1, 3, 1, 3], [2, 4, 2, 3], ["a", "a", "b", "b"])
        >>> float(statistic(rows.sum(axis=0)))
        0.75

    Source: Jacowitz and Kahneman (1995), Personality and Social Psychology Bulletin 21.
    """
    dose, answer, group, n_groups = _replies(x, y, groups)
    low, high = _ends(dose, group, n_groups)
    asked_twice = high > low
    at_low, at_high = (_mean_where(dose == end[group], answer, group, n_groups) for end in (low, high))
    answers, column = np.unique(np.concatenate([at_low, at_high]), return_inverse=True)
    m = len(answers)
    rows = np.zeros((n_groups, 2 * m + 2))
    every = np.arange(n_groups)
    rows[every, column[:n_groups]] = 1
    rows[every, m + column[n_groups:]] = 1
    rows[:, -2] = high - low
    rows[:, -1] = 1
    rows[~asked_twice] = 0

    def index(sums: FloatArray) -> FloatArray:
        moved = _median(answers, sums[..., m : 2 * m]) - _median(answers, sums[..., :m])
        with np.errstate(divide="ignore", invalid="ignore"):
            value: FloatArray = moved / (sums[..., -2] / sums[..., -1])
        return value

    return Medians(rows, index)


def anchoring_index_median(x: ArrayLike, y: ArrayLike, groups: ArrayLike) -> float | None:
    """The Anchoring Index in the median form of its authors.

    (median answer at the high anchor - median answer at the low anchor) / (high anchor - low anchor), where the
    anchors of a group are its highest and lowest dose, and their distance is averaged over groups where it
    varies. 0 is no anchoring, 1 is answers that follow the anchor.

    Args:
        x: (n,) doses.
        y: (n,) answers.
        groups: (n,) labels, integers or strings.

    Returns:
        The index; None where no group has two different doses.

    Raises:
        StatisticsError: arrays that do not fit together, or values that are not finite.

    Example:
        >>> anchoring_index_median([2, 6, 2, 6, 2, 6], [2, 5, 2, 4, 3, 9], [1, 1, 2, 2, 3, 3])
        0.75

    Source: Jacowitz and Kahneman (1995), Personality and Social Psychology Bulletin 21.
    """
    rows, statistic = median_rows(x, y, groups)
    value = float(statistic(rows.sum(axis=0)))
    return None if np.isnan(value) else value


def _ends(x: FloatArray, group: IntArray, n: int) -> tuple[FloatArray, FloatArray]:
    """The lowest and the highest x of each group."""
    low, high = np.full(n, np.inf), np.full(n, -np.inf)
    np.minimum.at(low, group, x)
    np.maximum.at(high, group, x)
    return low, high


def _mean_where(chosen: NDArray[np.bool_], y: FloatArray, group: IntArray, n: int) -> FloatArray:
    """The mean of the chosen y in each group; every group has at least one."""
    total = np.bincount(group[chosen], weights=y[chosen], minlength=n)
    means: FloatArray = total / np.bincount(group[chosen], minlength=n)
    return means


def _median(values: FloatArray, counts: FloatArray) -> FloatArray:
    """The median of histograms (..., m) over ascending values (m,): the middle, or the mean of the two."""
    if len(values) == 0:
        return np.full(counts.shape[:-1], np.nan)
    below = np.cumsum(counts, axis=-1)
    half = below[..., -1:] / 2
    lower = np.argmax(below >= half, axis=-1)
    upper = np.argmax(below > half, axis=-1)
    middle: FloatArray = (values[lower] + values[upper]) / 2
    return middle
