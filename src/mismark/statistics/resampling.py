"""Bootstrap and jackknife over clusters, for any measure that is a function of sums of counts.

In: `rows` (n_items, n_counts), one row of addable counts an item, and the cluster of each item. Out: the
measure with an interval. Rows are summed by cluster first; a resample is then a weight for each
cluster, so that all resamples are one matrix product. Conditions that are compared on the same items
stand side by side in one row, which pairs them by construction.

A *statistic* (`mismark.statistics.sums`) that is not defined in a resample, because a denominator is 0, is
never silent: such resamples are counted, reported, and if there are many there is no interval.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

import numpy as np

from mismark.errors import StatisticsError
from mismark.statistics.inputs import FloatArray, check_level
from mismark.statistics.intervals import Interval
from mismark.statistics.sums import Statistic, cluster_sums, weighted_sums
from mismark.statistics.tails import normal_cdf, normal_quantile, student_quantile

if TYPE_CHECKING:
    from numpy.typing import ArrayLike

__all__ = [
    "FEW_CLUSTERS",
    "UNDEFINED_LIMIT",
    "Bootstrap",
    "Jackknife",
    "Method",
    "bootstrap",
    "cluster_weights",
    "jackknife_t",
]

Method: TypeAlias = Literal["bca", "bca-t", "percentile"]

FEW_CLUSTERS = 15
"""Below so many clusters no interval here covers reliably (docs/statistics.md): a report warns."""

UNDEFINED_LIMIT = 0.05
"""The largest share of undefined resamples with which an interval is still given."""


@dataclass(frozen=True, slots=True, eq=False)
class Bootstrap:
    """A measure with its bootstrap interval.

    Attributes:
        value: the measure of all rows, None where it is not defined.
        interval: None where the data cannot carry one; `reason` then says why.
        distribution: (n_resamples - n_undefined,) the measure in each resample where it is defined.
        n_clusters: clusters that were resampled.
        n_undefined: resamples in which the measure is not defined.
        reason: why there is no interval, or why it has no width, or "".
    """

    value: float | None
    interval: Interval | None
    distribution: FloatArray
    n_clusters: int
    n_undefined: int
    reason: str

    @property
    def method(self) -> str:
        """What a signature's `ci` field says: `bca-t-cluster/10000`, or `none: ` and the reason."""
        return _method(self.interval, self.reason)


@dataclass(frozen=True, slots=True, eq=False)
class Jackknife:
    """A measure with its jackknife-t interval.

    Attributes:
        value: the measure of all rows, None where it is not defined.
        se: its jackknife standard error, None where there is none.
        interval: None where the data cannot carry one; `reason` then says why.
        replicates: (n_clusters,) the measure with each cluster left out in turn, NaN where not defined.
        n_clusters: clusters that were left out in turn.
        reason: why there is no interval, or "".
    """

    value: float | None
    se: float | None
    interval: Interval | None
    replicates: FloatArray
    n_clusters: int
    reason: str

    @property
    def method(self) -> str:
        """What a signature's `ci` field says: `jackknife-t-cluster`, or `none: ` and the reason."""
        return _method(self.interval, self.reason)


def _method(interval: Interval | None, reason: str) -> str:
    return f"none: {reason}" if interval is None else interval.method


def cluster_weights(n_clusters: int, n_resamples: int, rng: np.random.Generator) -> FloatArray:
    """Draw clusters with replacement, many times: how often each cluster is in each resample.

    Args:
        n_clusters: clusters to draw from, and to draw.
        n_resamples: how often.
        rng: from `mismark.seeds.arrays`.

    Returns:
        (n_resamples, n_clusters) whole numbers as floats; every row adds up to n_clusters.

    Raises:
        StatisticsError: fewer than one cluster or resample.

    Example:
        >>> from mismark.seeds import arrays
        >>> cluster_weights(4, 3, arrays(0, "example")).sum(axis=1)
        array([4., 4., 4.])

    Source: Davison and Hinkley (1997), Bootstrap Methods and their Application, section 3.8, strategy 1.
    """
    if n_clusters < 1 or n_resamples < 1:
        raise StatisticsError(
            f"{n_resamples} resamples of {n_clusters} clusters cannot be drawn; both must be 1 or more"
        )
    weights = np.empty((n_resamples, n_clusters))
    step = max(1, 2_000_000 // n_clusters)
    for start in range(0, n_resamples, step):
        n = min(step, n_resamples - start)
        drawn = rng.integers(n_clusters, size=(n, n_clusters)) + n_clusters * np.arange(n)[:, None]
        weights[start : start + n] = np.bincount(drawn.ravel(), minlength=n * n_clusters).reshape(
            n, n_clusters
        )
    return weights


def _resamples(
    n_clusters: int, rng: np.random.Generator | None, weights: FloatArray | None, n_resamples: int
) -> FloatArray:
    """Draw the weights of a bootstrap, or check those that it shares with others."""
    if rng is not None and weights is None:
        return cluster_weights(n_clusters, n_resamples, rng)
    if weights is None or rng is not None:
        raise StatisticsError(
            "a bootstrap needs rng, to draw resamples, or weights, to share them: one of the two"
        )
    if weights.ndim != 2 or weights.shape[1] != n_clusters or len(weights) == 0:
        raise StatisticsError(
            f"weights have shape {weights.shape}, expected (n_resamples, {n_clusters}): one column a cluster"
        )
    return weights


def _evaluate(statistic: Statistic, sums: FloatArray) -> FloatArray:
    """Apply a statistic; infinite values count as undefined."""
    with np.errstate(divide="ignore", invalid="ignore"):
        values = np.asarray(statistic(sums), dtype=np.float64)
    if values.shape != sums.shape[:-1]:
        raise StatisticsError(
            f"the statistic gave shape {values.shape} for sums of shape {sums.shape}, expected {sums.shape[:-1]}"
        )
    return np.where(np.isfinite(values), values, np.nan)


def _tolerance(value: float) -> float:
    """Differences below this are rounding: the same counts, added in another order."""
    return 1e-12 * max(1.0, abs(value))


def _acceleration(replicates: FloatArray) -> float:
    """BCa's acceleration from the leave-one-cluster-out values: Σd³ / 6(Σd²)^1.5, d = mean - value."""
    d = replicates.mean() - replicates
    squares = float(np.square(d).sum())
    return float((d**3).sum()) / (6 * squares**1.5) if squares > 0 else 0.0


def _adjusted_share(z: float, z0: float, a: float) -> float:
    """The share of the distribution at which BCa cuts for the normal quantile z."""
    below = 1 - a * (z0 + z)
    return normal_cdf(z0 + (z0 + z) / below) if below > 0 else float(z0 + z > 0)


def bootstrap(
    rows: ArrayLike,
    clusters: ArrayLike | None,
    statistic: Statistic,
    *,
    rng: np.random.Generator | None = None,
    weights: FloatArray | None = None,
    n_resamples: int = 10_000,
    level: float = 0.95,
    method: Method = "bca-t",
) -> Bootstrap:
    """Bootstrap a measure over clusters.

    `percentile` cuts the resampled values at (1-level)/2 and (1+level)/2. `bca` moves both cuts to
    Φ(z0 + (z0+z)/(1 - a(z0+z))), where z0 is the normal quantile of the share of resamples below the value
    (ties count half) and a is the acceleration from the leave-one-cluster-out values. `bca-t` is `bca`
    with z = √(k/(k-1)) · t on k - 1 degrees of freedom: it undoes the narrowness of the bootstrap with
    few clusters.

    Args:
        rows: (n_items, n_counts) addable counts.
        clusters: (n_items,) labels, integers or strings; None where every item is its own cluster.
        statistic: from sums (..., n_counts) to values (...).
        rng: from `mismark.seeds.arrays`; draws the resamples. Give this or `weights`.
        weights: (n_resamples, n_clusters) from `cluster_weights`, clusters in sorted order of their
            labels, so that several measures share their resamples.
        n_resamples: how many to draw with `rng`.
        level: nominal coverage.
        method: `bca-t`, `bca` or `percentile`; docs/statistics.md tells how often each covers.

    Returns:
        The value and its interval. No interval where there is one cluster, where more than
        `UNDEFINED_LIMIT` of the resamples (or a leave-one-out value) are not defined, or where the value
        lies outside all resamples; an interval of width 0, with a reason, where all resamples agree.

    Raises:
        StatisticsError: arrays that do not fit together, or neither or both of `rng` and `weights`.

    Example:
        >>> from mismark.seeds import arrays
        >>> from mismark.statistics.sums import ratio
        >>> rows = [[3, 4], [1, 4], [4, 4], [2, 4]]
        >>> result = bootstrap(rows, None, ratio(0, 1), rng=arrays(0, "example"))
        >>> result.value, result.interval.low < 0.625 < result.interval.high, result.method
        (0.625, True, 'bca-t/10000')
        >>> bootstrap(rows, [7, 7, 7, 7], ratio(0, 1), rng=arrays(0, "example")).reason
        'one cluster cannot tell how clusters differ'

    Source: Efron (1987), JASA 82, for BCa; agrees with `scipy.stats.bootstrap(method="BCa")` on the same
    resamples. Hesterberg (2015), The American Statistician 69, for the t-based widening.
    """
    check_level(level)
    sums = cluster_sums(rows, clusters)
    k = len(sums)
    if k == 0:
        return Bootstrap(None, None, np.empty(0), 0, 0, "there are no rows")
    drawn = _resamples(k, rng, weights, n_resamples)
    value = float(_evaluate(statistic, sums.sum(axis=0)))
    if np.isnan(value):
        return Bootstrap(None, None, np.empty(0), k, 0, "the measure is not defined on these counts")
    if k == 1:
        return Bootstrap(value, None, np.empty(0), 1, 0, "one cluster cannot tell how clusters differ")
    resampled = _evaluate(statistic, weighted_sums(drawn, sums))
    distribution = resampled[~np.isnan(resampled)]
    n_undefined = len(resampled) - len(distribution)
    label = f"{method}{'' if clusters is None else '-cluster'}/{len(resampled)}"

    def without(reason: str) -> Bootstrap:
        return Bootstrap(value, None, distribution, k, n_undefined, reason)

    if n_undefined > UNDEFINED_LIMIT * len(resampled):
        return without(f"the measure is not defined in {n_undefined} of {len(resampled)} resamples")
    if float(np.abs(distribution - value).max()) <= _tolerance(value):
        interval = Interval(value, value, level, label)
        return Bootstrap(value, interval, distribution, k, n_undefined, "every resample gives the same value")
    if method == "percentile":
        shares = [0.5 - level / 2, 0.5 + level / 2]
    else:
        replicates = _evaluate(statistic, sums.sum(axis=0) - sums)
        if np.isnan(replicates).any():
            return without("the measure is not defined without one of the clusters")
        below = float((distribution < value - _tolerance(value)).mean())
        above = float((distribution > value + _tolerance(value)).mean())
        z0 = normal_quantile((below + 1 - above) / 2)
        if np.isinf(z0):
            return without("the value lies outside all its resamples")
        z = normal_quantile(0.5 + level / 2) if method == "bca" else _wide_z(level, k)
        a = _acceleration(replicates)
        shares = [_adjusted_share(-z, z0, a), _adjusted_share(z, z0, a)]
    low, high = np.quantile(distribution, shares)
    return Bootstrap(value, Interval(float(low), float(high), level, label), distribution, k, n_undefined, "")


def _wide_z(level: float, n_clusters: int) -> float:
    """√(k/(k-1)) · t on k - 1 degrees of freedom, in the place of the normal quantile."""
    return float(np.sqrt(n_clusters / (n_clusters - 1))) * student_quantile(0.5 + level / 2, n_clusters - 1)


def jackknife_t(
    rows: ArrayLike, clusters: ArrayLike | None, statistic: Statistic, *, level: float = 0.95
) -> Jackknife:
    """Estimate a measure's standard error by leaving out one cluster at a time; interval by Student's t.

    se² = (k-1)/k · Σ(value without cluster - their mean)²; the interval is value ± t·se, k - 1 degrees
    of freedom. No random draw is made.

    Args:
        rows: (n_items, n_counts) addable counts.
        clusters: (n_items,) labels, integers or strings; None where every item is its own cluster.
        statistic: from sums (..., n_counts) to values (...).
        level: nominal coverage.

    Returns:
        The value and its interval, which may reach beyond what the measure can be: see `Interval.within`.

    Raises:
        StatisticsError: arrays that do not fit together.

    Example:
        >>> from mismark.statistics.sums import ratio
        >>> result = jackknife_t([[3, 4], [1, 4], [4, 4], [2, 4]], None, ratio(0, 1))
        >>> round(result.se, 4), round(result.interval.low, 3), round(result.interval.high, 3)
        (0.1614, 0.111, 1.139)
        >>> jackknife_t([[3, 4], [0, 0]], None, ratio(0, 1)).reason
        'the measure is not defined without one of the clusters'

    Source: Tukey (1958), Annals of Mathematical Statistics 29; Efron and Tibshirani (1993), An
    Introduction to the Bootstrap, chapter 11. For the mean of a column it is the ordinary t interval.
    """
    check_level(level)
    sums = cluster_sums(rows, clusters)
    k = len(sums)
    if k == 0:
        return Jackknife(None, None, None, np.empty(0), 0, "there are no rows")
    value = float(_evaluate(statistic, sums.sum(axis=0)))
    if np.isnan(value):
        return Jackknife(None, None, None, np.empty(0), k, "the measure is not defined on these counts")
    if k == 1:
        return Jackknife(value, None, None, np.empty(0), 1, "one cluster cannot tell how clusters differ")
    replicates = _evaluate(statistic, sums.sum(axis=0) - sums)
    if np.isnan(replicates).any():
        reason = "the measure is not defined without one of the clusters"
        return Jackknife(value, None, None, replicates, k, reason)
    se = float(np.sqrt((k - 1) / k * np.square(replicates - replicates.mean()).sum()))
    half = student_quantile(0.5 + level / 2, k - 1) * se
    label = "jackknife-t" if clusters is None else "jackknife-t-cluster"
    return Jackknife(value, se, Interval(value - half, value + half, level, label), replicates, k, "")
