"""Agreement of raters with intervals: ratings in, estimates out.

Items are resampled by cluster. The numbers of each item are added up once (`mismark.statistics.agreement`); a resample
adds them up again, so that no resample looks at a rating. Coefficients that rest on the same clusters share their
resamples.

What cannot be told is said: no value where no item has two ratings, or where one category only was used and chance has
no meaning; no interval where all resamples agree, since raters who never disagreed do not show how often they will.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from mismark.records import Estimate
from mismark.seeds import arrays
from mismark.statistics.agreement import (
    Metric,
    alpha,
    cohen,
    cohen_rows,
    coincidence_rows,
    fleiss,
    gwet,
    pair_rows,
    raw_agreement,
)
from mismark.statistics.inputs import FloatArray, IntArray, codes
from mismark.statistics.intervals import wilson_clustered
from mismark.statistics.ratings import MISSING, Weights, check_ratings, tallies, weight_matrix
from mismark.statistics.resampling import bootstrap, cluster_weights
from mismark.statistics.sums import cluster_sums

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray

    from mismark.statistics.sums import Statistic

__all__ = ["RESAMPLES", "Agreement", "PairAgreement", "agreeing", "agreement", "pairwise"]

RESAMPLES = 2000
"""Resamples, where nothing is said."""

_KEPT = 4
"""Numbers of clusters whose resamples are kept in memory at once."""

_NO_PAIR = "none: no item has two ratings"
_ONE_CATEGORY = "none: all ratings are of one category, so that chance cannot be told"
_FLAT = "none: every resample gives the same value, which cannot tell how far it may be off"


@dataclass(frozen=True, slots=True)
class Agreement:
    """How far raters agree. In each estimate `n` are the items with two ratings or more, `n_missing` the others.

    Attributes:
        raw: the share of agreeing pairs of ratings, the mean over items; never weighted.
        cohen: the mean of Cohen's kappa over all pairs of raters that have one.
        fleiss: Fleiss' kappa, for any number of ratings an item.
        alpha: Krippendorff's alpha.
        gwet: Gwet's AC1, or AC2 with weights other than `identity`.
    """

    raw: Estimate
    cohen: Estimate
    fleiss: Estimate
    alpha: Estimate
    gwet: Estimate


class PairAgreement(NamedTuple):
    """How far two raters agree, on the items that both rated.

    Attributes:
        first: column of the first rater.
        second: column of the second.
        raw: the share of items on which they agree.
        kappa: Cohen's kappa.
    """

    first: int
    second: int
    raw: Estimate
    kappa: Estimate


class _Resampled:
    """One set of items with its clusters, and its resamples for every number of clusters that is met."""

    def __init__(
        self, ratings: IntArray, clusters: ArrayLike | None, seed: int, n: int, level: float
    ) -> None:
        self._n_items = len(ratings)
        self._cluster = None if clusters is None else codes(clusters, len(ratings)).code
        self._seed, self._n, self._level = seed, n, level
        self._drawn: dict[int, FloatArray] = {}

    def _weights(self, k: int) -> FloatArray:
        if k not in self._drawn:
            if len(self._drawn) == _KEPT:  # pairs of raters may each have their own number of clusters
                self._drawn.clear()
            self._drawn[k] = cluster_weights(k, self._n, arrays(self._seed, "agreement", k))
        return self._drawn[k]

    def estimate(
        self,
        rows: FloatArray,
        statistic: Statistic,
        kept: NDArray[np.bool_],
        paired: NDArray[np.bool_],
        *,
        is_share: bool = False,
    ) -> Estimate:
        """Bootstrap a statistic over the clusters of the items that have a part in it.

        A share of agreeing pairs (`is_share`) has Wilson's interval where it is 0 or 1.
        """
        n = int(paired.sum())
        n_missing = self._n_items - n
        if n == 0:
            return Estimate(None, 0, n_missing, _NO_PAIR, level=self._level)
        cluster = None if self._cluster is None else self._cluster[kept]
        sums = cluster_sums(rows[kept], cluster)
        k = len(sums)
        found = bootstrap(sums, None, statistic, weights=self._weights(k), level=self._level)
        if found.value is None:
            return Estimate(None, n, n_missing, _ONE_CATEGORY, level=self._level, n_clusters=k)
        method, interval = found.method, found.interval
        if interval is not None and interval.low == interval.high:
            method, interval = _FLAT, None
            if is_share:
                interval = wilson_clustered(np.minimum(sums[:, 0], sums[:, 1]), sums[:, 1], self._level)
                method = interval.method if cluster is not None else "wilson-t"
        elif interval is not None and cluster is not None:
            method = method.replace("/", "-cluster/")
        low, high = (None, None) if interval is None else interval[:2]
        return Estimate(found.value, n, n_missing, method, low, high, self._level, n_clusters=k)


def _raw(resampled: _Resampled, counts: FloatArray) -> Estimate:
    paired = counts.sum(axis=1) >= 2
    rows = pair_rows(counts, np.eye(counts.shape[1]))[:, :2]
    return resampled.estimate(rows, raw_agreement, paired, paired, is_share=True)


def agreeing(
    ratings: ArrayLike,
    q: int,
    clusters: ArrayLike | None = None,
    *,
    seed: int = 0,
    n_resamples: int = RESAMPLES,
    level: float = 0.95,
) -> Estimate:
    """Tell the share of pairs of ratings that are equal, the mean over items: `Agreement.raw` alone.

    It needs no categories that are the same for all items: words that raters wrote can be numbered item by item. The
    arguments are those of `agreement`.

    Raises:
        StatisticsError: as `agreement`.

    Example:
        >>> found = agreeing([[0, 0, 1], [0, 0, 0], [0, 1, 2], [0, -1, -1]], 3)
        >>> round(found.value, 3), found.n, found.n_missing
        (0.444, 3, 1)
    """
    read = check_ratings(ratings, q)
    return _raw(_Resampled(read, clusters, seed, n_resamples, level), tallies(read, q))


def agreement(
    ratings: ArrayLike,
    q: int,
    clusters: ArrayLike | None = None,
    *,
    weights: Weights = "identity",
    metric: Metric = "nominal",
    values: ArrayLike | None = None,
    seed: int = 0,
    n_resamples: int = RESAMPLES,
    level: float = 0.95,
) -> Agreement:
    """Tell how far raters agree, with bootstrap intervals over clusters of items.

    An item without a rating changes nothing but `n_missing`. One with a single rating counts in the shares of
    categories of Fleiss' kappa and Gwet's coefficient, and nowhere else.

    Args:
        ratings: (n_items, n_raters) whole numbers from 0 to q - 1, or `MISSING`.
        q: categories that raters may use, used or not.
        clusters: (n_items,) labels, integers or strings; None where every item is its own cluster.
        weights: of Cohen's and Fleiss' kappa and of Gwet's coefficient.
        metric: of Krippendorff's alpha.
        values: (q,) what categories stand for, for the metric `interval`.
        seed: of the resamples.
        n_resamples: how many.
        level: nominal coverage of the intervals (`bca-t`, see `mismark.statistics.resampling.bootstrap`).

    Raises:
        StatisticsError: ratings that are no categories, or arrays that do not fit together.

    Example:
        >>> found = agreement([[0, 0], [0, 1], [1, 1], [1, 1]] * 5, 2)
        >>> round(found.alpha.value, 3), found.alpha.n, found.alpha.low < 0.5 < found.alpha.high
        (0.48, 20, True)
        >>> agreement([[1, 1], [1, 1]], 2).cohen.method
        'none: all ratings are of one category, so that chance cannot be told'
        >>> agreement([[1, 1], [1, 1]], 2).gwet.value
        1.0
    """
    read = check_ratings(ratings, q)
    counts = tallies(read, q)
    weight = weight_matrix(q, weights)
    resampled = _Resampled(read, clusters, seed, n_resamples, level)
    rated, paired = counts.sum(axis=1) >= 1, counts.sum(axis=1) >= 2
    shares = pair_rows(counts, weight)
    pairs = combinations(read.T, 2)
    beside = [np.empty((len(read), 0)), *(cohen_rows(one, other, weight) for one, other in pairs)]
    return Agreement(
        raw=_raw(resampled, counts),
        cohen=resampled.estimate(np.hstack(beside), cohen(weight), paired, paired),
        fleiss=resampled.estimate(shares, fleiss(weight), rated, paired),
        alpha=resampled.estimate(coincidence_rows(counts), alpha(q, metric, values), paired, paired),
        gwet=resampled.estimate(shares, gwet(weight), rated, paired),
    )


def pairwise(
    ratings: ArrayLike,
    q: int,
    clusters: ArrayLike | None = None,
    *,
    weights: Weights = "identity",
    seed: int = 0,
    n_resamples: int = RESAMPLES,
    level: float = 0.95,
) -> tuple[PairAgreement, ...]:
    """Tell how far each two raters agree on the items that both rated; the arguments are those of `agreement`.

    Returns:
        One for each pair of columns, in order; pairs without an item in common have no value.

    Raises:
        StatisticsError: as `agreement`.

    Example:
        >>> [(one.first, one.second, one.kappa.value) for one in pairwise([[0, 0, 1], [1, 1, -1], [1, 1, 0]], 2)]
        [(0, 1, 1.0), (0, 2, -1.0), (1, 2, -1.0)]
    """
    read = check_ratings(ratings, q)
    weight = weight_matrix(q, weights)
    resampled = _Resampled(read, clusters, seed, n_resamples, level)
    found = []
    for first, second in combinations(range(read.shape[1]), 2):
        one, other = read[:, first], read[:, second]
        both = (one != MISSING) & (other != MISSING)
        agree = np.column_stack([both & (one == other), both]).astype(np.float64)
        found.append(
            PairAgreement(
                first,
                second,
                resampled.estimate(agree, raw_agreement, both, both, is_share=True),
                resampled.estimate(cohen_rows(one, other, weight), cohen(weight), both, both),
            )
        )
    return tuple(found)
