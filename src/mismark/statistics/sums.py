"""Measures as functions of sums: how a ratio or a contrast is said so that it can be resampled.

In: rows of addable counts, (n_items, n_counts). Out: their sums by cluster, and *statistics*, which take
sums of shape (..., n_counts) and give values of shape (...), NaN where a denominator is 0.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

import numpy as np

from mismark.errors import StatisticsError
from mismark.statistics.inputs import FloatArray, codes, matrix

if TYPE_CHECKING:
    from numpy.typing import ArrayLike

__all__ = ["Statistic", "cluster_sums", "contrast", "ratio", "weighted_sums"]

_ONE_THREAD = 250_000
"""Multiplications that a linear algebra library does on one thread. More of them are spread over all
processors, and for matrices as narrow as ours that takes up to thirty times as long."""
_ROWS = 8
"""Resamples that are added up at once where there are so many counts that they are taken in parts."""

Statistic: TypeAlias = Callable[[FloatArray], FloatArray]


def ratio(numerator: int, denominator: int) -> Statistic:
    """The statistic that divides one summed count by another; NaN where the denominator is 0.

    Args:
        numerator: column of the count above the line.
        denominator: column of the count below it.

    Returns:
        A statistic of sums (..., n_counts).

    Example:
        >>> ratio(0, 1)(np.array([[1.0, 4.0], [0.0, 0.0]]))
        array([0.25,  nan])
    """

    def divided(sums: FloatArray) -> FloatArray:
        with np.errstate(divide="ignore", invalid="ignore"):
            value: FloatArray = np.where(
                sums[..., denominator] == 0, np.nan, sums[..., numerator] / sums[..., denominator]
            )
        return value

    return divided


def contrast(statistic: Statistic) -> Statistic:
    """The statistic of the second half of a row less that of the first half.

    Put the counts of the reference condition first, those of the other one beside them:
    `np.hstack([blind, anchored])`.

    Args:
        statistic: a statistic of sums (..., m).

    Returns:
        A statistic of sums (..., 2m).

    Example:
        >>> float(contrast(ratio(0, 1))(np.array([1.0, 4.0, 3.0, 4.0])))
        0.5
    """

    def difference(sums: FloatArray) -> FloatArray:
        half, odd = divmod(sums.shape[-1], 2)
        if odd:
            raise StatisticsError(
                f"a contrast needs two halves of equal width, found {sums.shape[-1]} counts a row"
            )
        value: FloatArray = np.asarray(statistic(sums[..., half:])) - np.asarray(statistic(sums[..., :half]))
        return value

    return difference


def cluster_sums(rows: ArrayLike, clusters: ArrayLike | None) -> FloatArray:
    """Add up the rows of each cluster.

    Args:
        rows: (n_items, n_counts) counts.
        clusters: (n_items,) labels, integers or strings; None where every item is its own cluster.

    Returns:
        (n_clusters, n_counts) sums, clusters in sorted order of their labels.

    Raises:
        StatisticsError: counts that are not finite, or labels that do not match them.

    Example:
        >>> cluster_sums([[1, 2], [3, 4], [5, 6]], ["b", "a", "b"])
        array([[3., 4.],
               [6., 8.]])
    """
    counts = matrix(rows, "rows")
    if clusters is None:
        return counts
    code, k = codes(clusters, len(counts))
    sums = np.zeros((k, counts.shape[1]))
    np.add.at(sums, code, counts)
    return sums


def weighted_sums(weights: FloatArray, sums: FloatArray) -> FloatArray:
    """Add up the clusters of each resample, in blocks that one processor does by itself.

    Args:
        weights: (n_resamples, n_clusters) how often each cluster is in each resample.
        sums: (n_clusters, n_counts) the counts of each cluster.

    Returns:
        (n_resamples, n_counts) the same on any number of processors.

    Example:
        >>> weighted_sums(np.array([[2.0, 0.0], [1.0, 1.0]]), np.array([[3.0], [4.0]]))
        array([[6.],
               [7.]])
    """
    k, m = sums.shape
    wide = m if sums.size <= _ONE_THREAD else max(1, _ONE_THREAD // (_ROWS * k))
    step = max(1, _ONE_THREAD // max(1, k * wide))
    added = np.empty((len(weights), m))
    for left in range(0, m, wide):
        part = np.ascontiguousarray(sums[:, left : left + wide])
        for start in range(0, len(weights), step):
            added[start : start + step, left : left + wide] = weights[start : start + step] @ part
    return added
