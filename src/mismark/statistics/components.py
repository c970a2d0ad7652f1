"""Where answers differ: between items, or between several answers about the same item.

In: several answers for each item, not equally many of each. Out: the variance between items, that within an
item and the share of the first (intraclass correlation), as statistics of sums that bootstrap over any
coarser clusters (`mismark.statistics.resampling`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from mismark.errors import StatisticsError

if TYPE_CHECKING:
    from numpy.typing import ArrayLike

    from mismark.statistics.inputs import FloatArray

__all__ = ["Components", "between", "component_rows", "components", "icc", "within"]

_TINY = 1e-12
"""A variance below this share of the mean square is rounding, not variance."""


class Components(NamedTuple):
    """The variance components of a one-way random-effects model.

    Attributes:
        between: variance of the items' true means, None where it cannot be told; not below 0.
        within: variance of answers about one item, None likewise.
        icc: between / (between + within), None where it cannot be told or where nothing varies.
        truncated: True where the estimate of `between` was negative and 0 stands for it.
    """

    between: float | None
    within: float | None
    icc: float | None
    truncated: bool


def component_rows(values: ArrayLike) -> FloatArray:
    """Reduce each item to the sums that its share in the components needs.

    Args:
        values: (n_items, n_answers), NaN where there is no answer.

    Returns:
        (n_items, 6): 1, the number k of answers, k², their sum, its square over k, and the sum of squares;
        a row of NaN for an item without an answer.

    Raises:
        StatisticsError: not a table.

    Example:
        >>> component_rows([[1.0, 3.0], [2.0, np.nan]])
        array([[ 1.,  2.,  4.,  4.,  8., 10.],
               [ 1.,  1.,  1.,  2.,  4.,  4.]])
    """
    table = np.asarray(values, dtype=np.float64)
    if table.ndim != 2:
        raise StatisticsError(f"expected a table of items by answers, found {table.ndim} dimensions")
    there = ~np.isnan(table)
    k = there.sum(axis=1).astype(np.float64)
    k[k == 0] = np.nan
    filled = np.where(there, table, 0.0)
    total = filled.sum(axis=1)
    rows = np.column_stack([k / k, k, k * k, total, total * total / k, np.square(filled).sum(axis=1)])
    rows[np.isnan(k)] = np.nan
    return rows


class _Parts(NamedTuple):
    between: FloatArray
    within: FloatArray
    tiny: FloatArray


def _parts(sums: FloatArray) -> _Parts:
    """Between, not yet cut at 0, and within."""
    a, n, n_squared, total, squares_of_items, squares = (sums[..., column] for column in range(6))
    with np.errstate(divide="ignore", invalid="ignore"):
        tiny = _TINY * squares / n
        inside = (squares - squares_of_items) / (n - a)
        inside = np.where(n > a, np.where(inside > tiny, inside, 0.0), np.nan)
        mean_square = (squares_of_items - total * total / n) / (a - 1)
        usual = (n - n_squared / n) / (a - 1)
        outside = np.where(a > 1, (mean_square - inside) / usual, np.nan)
    return _Parts(outside, inside, tiny)


def between(sums: FloatArray) -> FloatArray:
    """The variance between items, from sums (..., 6) of `component_rows`: (MSB - MSW)/n0, not below 0.

    MSB and MSW are the mean squares of a one-way analysis of variance, and n0 = (n - Σk²/n)/(a - 1) for a items
    with k answers each, n together.
    """
    value: FloatArray = np.maximum(_parts(sums).between, 0.0)
    return value


def within(sums: FloatArray) -> FloatArray:
    """The variance of answers about one item, from sums (..., 6): MSW; NaN where no item has two answers."""
    return _parts(sums).within


def icc(sums: FloatArray) -> FloatArray:
    """The intraclass correlation, between / (between + within), from sums (..., 6); NaN where nothing varies."""
    outside, inside, tiny = _parts(sums)
    outside = np.maximum(outside, 0.0)
    with np.errstate(divide="ignore", invalid="ignore"):
        value: FloatArray = np.where(outside + inside > tiny, outside / (outside + inside), np.nan)
    return value


def components(values: ArrayLike) -> Components:
    """Tell apart how much items differ, and how much answers about one item do.

    Answer = mean + item + rest, both random: `between` is the variance of the second, `within` of the third.

    Args:
        values: (n_items, n_answers), NaN where there is no answer.

    Returns:
        The components by the analysis of variance, unbiased but for the cut at 0.

    Raises:
        StatisticsError: not a table.

    Example:
        >>> components([[1.0, 3.0], [6.0, 8.0], [2.0, 4.0]])
        Components(between=6.0, within=2.0, icc=0.75, truncated=False)
        >>> components([[1.0, 3.0], [3.0, 1.0]])
        Components(between=0.0, within=2.0, icc=0.0, truncated=True)

    Source: Searle, Casella and McCulloch (1992), Variance Components, section 3.6, for unequal numbers;
    Shrout and Fleiss (1979), Psychological Bulletin 86, for ICC(1,1).
    """
    rows = component_rows(values)
    sums = rows[~np.isnan(rows[:, 0])].sum(axis=0)
    found = [float(statistic(sums)) for statistic in (between, within, icc)]
    outside, inside, share = (None if np.isnan(one) else one for one in found)
    parts = _parts(sums)
    return Components(outside, inside, share, bool(parts.between < -parts.tiny))
