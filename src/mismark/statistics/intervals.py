"""Intervals for a proportion and for a mean, with and without clusters.

In: counts or values. Out: `Interval`s, which never hold NaN. Where nothing is known (no trials, one
cluster), the interval of a proportion is the whole of [0, 1], which is the limit of its formula.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from mismark.errors import StatisticsError
from mismark.statistics.inputs import FloatArray, check_level, codes, matrix, vector
from mismark.statistics.tails import beta_quantile, normal_quantile, student_quantile

if TYPE_CHECKING:
    from numpy.typing import ArrayLike

__all__ = [
    "Interval",
    "Mean",
    "clopper_pearson",
    "mean_t",
    "shared",
    "together",
    "wilson",
    "wilson_clustered",
    "wilson_difference",
    "wilson_limits",
]

_LINE = 5
"""Clusters from which on a correlation is believed."""


class Interval(NamedTuple):
    """A range with its nominal coverage and the method that made it.

    Attributes:
        low: lower end.
        high: upper end.
        level: nominal coverage, 0.95 for a 95% interval.
        method: `wilson`, `t-cluster`, `bca-cluster/10000`: what a signature's `ci` field says.
    """

    low: float
    high: float
    level: float
    method: str

    def within(self, low: float, high: float) -> Interval:
        """Cut to what the measure can be, such as [0, 1] for an F score; the coverage stays.

        Example:
            >>> Interval(-0.02, 0.3, 0.95, "jackknife-t").within(0.0, 1.0).low
            0.0
        """
        return self._replace(low=min(max(self.low, low), high), high=max(min(self.high, high), low))


class Mean(NamedTuple):
    """A mean with its t interval.

    Attributes:
        value: the mean, None of no values.
        sd: standard deviation of the values (divisor n - 1), None below two values.
        se: standard error, over clusters where they were given; None below two clusters.
        df: degrees of freedom, clusters - 1.
        n: values.
        n_clusters: clusters, n where none were given.
        interval: the t interval, None below two clusters.
        reason: why there is no interval, or "".
    """

    value: float | None
    sd: float | None
    se: float | None
    df: int
    n: int
    n_clusters: int
    interval: Interval | None
    reason: str

    @property
    def method(self) -> str:
        """What a signature's `ci` field says: `t`, `t-cluster`, or `none: ` and the reason."""
        return f"none: {self.reason}" if self.interval is None else self.interval.method


def wilson_limits(p: float, ratio: float) -> tuple[float, float]:
    """Solve (p - q)² = ratio · q(1 - q) for q: Wilson's limits of a share, from z²/n alone.

    Args:
        p: the share.
        ratio: z²/n, or t² · variance / p(1 - p) where the variance is known in another way.

    Example:
        >>> [round(end, 4) for end in wilson_limits(0.8, 1.959964**2 / 10)]
        [0.4902, 0.9433]
    """
    centre = (p + ratio / 2) / (1 + ratio)
    half = math.sqrt(ratio * p * (1 - p) + ratio * ratio / 4) / (1 + ratio)
    low = 0.0 if p == 0.0 else max(0.0, centre - half)
    high = 1.0 if p == 1.0 else min(1.0, centre + half)
    return low, high


def _check_counts(successes: float, n: float) -> None:
    if not 0 <= successes <= n or not math.isfinite(n):
        raise StatisticsError(
            f"{successes} successes of {n} trials cannot be: expected 0 <= successes <= trials"
        )


def wilson(successes: float, n: float, level: float = 0.95, design_effect: float = 1.0) -> Interval:
    """Wilson's score interval for a proportion.

    The q with (p - q)² <= z²/n · q(1 - q), where p = successes/n and n is divided by the design effect.

    Args:
        successes: how many of the trials succeeded.
        n: trials.
        level: nominal coverage.
        design_effect: the factor by which clusters inflate the variance of p.

    Returns:
        The interval; [0, 1] where there are no trials.

    Raises:
        StatisticsError: counts that cannot be, or a design effect that is not positive.

    Example:
        >>> low, high, *_ = wilson(8, 10)
        >>> round(low, 4), round(high, 4)
        (0.4902, 0.9433)
        >>> wilson(0, 0)[:2]
        (0.0, 1.0)

    Source: Wilson (1927), JASA 22; Brown, Cai and DasGupta (2001), Statistical Science 16, section 3.1.1.
    """
    check_level(level)
    _check_counts(successes, n)
    if not design_effect > 0:
        raise StatisticsError(
            f"the design effect is {design_effect}, expected a factor above 0 (1 without clusters)"
        )
    if n == 0:
        return Interval(0.0, 1.0, level, "wilson")
    z = normal_quantile(0.5 + level / 2)
    low, high = wilson_limits(successes / n, z * z * design_effect / n)
    return Interval(low, high, level, "wilson")


def wilson_clustered(successes: ArrayLike, trials: ArrayLike, level: float = 0.95) -> Interval:
    """Wilson's interval for a proportion whose trials come in clusters.

    With p = Σs/Σn over k clusters, the variance of the ratio is V = k/(k-1) · Σ(s - p·n)² / (Σn)², the
    design effect is V over p(1-p)/Σn and never taken below 1, and z is replaced by Student's t on
    k - 1 degrees of freedom, because V rests on k clusters. Wilson's limits depend on z and n through
    z²/n alone, so that this is the same as the reduction of the effective sample size by the squared
    ratio of quantiles. Where p is 0 or 1, no variation is seen and the design effect is 1.

    Args:
        successes: (k,) successes in each cluster.
        trials: (k,) trials in each cluster; clusters without trials are left out.
        level: nominal coverage.

    Returns:
        The interval; [0, 1] where there is no more than one cluster.

    Raises:
        StatisticsError: arrays of different lengths, or counts that cannot be.

    Example:
        >>> low, high, *_ = wilson_clustered([9, 3, 10, 8], [10, 10, 10, 10])
        >>> round(low, 2), round(high, 2)
        (0.25, 0.96)
        >>> wilson_clustered([9], [10])[:2]
        (0.0, 1.0)

    Source: Korn and Graubard (1998), Survey Methodology 24, for the effective sample size and its
    degrees of freedom; Franco, Little, Louis and Slud (2019), Journal of Survey Statistics and
    Methodology 7, for Wilson's form of it and for design effects not below 1.
    """
    check_level(level)
    s, n = vector(successes, "successes"), vector(trials, "trials")
    if s.shape != n.shape:
        raise StatisticsError(
            f"{len(s)} clusters have successes and {len(n)} have trials; expected one of each a cluster"
        )
    for one, of in zip(s.tolist(), n.tolist(), strict=True):
        _check_counts(one, of)
    s, n = s[n > 0], n[n > 0]
    k, total = len(s), float(n.sum())
    if k < 2:
        return Interval(0.0, 1.0, level, "wilson-cluster")
    p = float(s.sum()) / total
    binomial = p * (1 - p) / total
    variance = k / (k - 1) * float(np.square(s - p * n).sum()) / total**2
    design_effect = max(1.0, variance / binomial) if binomial > 0 else 1.0
    t = student_quantile(0.5 + level / 2, k - 1)
    low, high = wilson_limits(p, t * t * design_effect / total)
    return Interval(low, high, level, "wilson-cluster")


def wilson_difference(counts: ArrayLike, level: float = 0.95) -> Interval:
    """The interval of a difference of two proportions whose trials come in the same clusters: the second less the first.

    Each has `wilson_clustered`'s interval, l below and u above it; the difference reaches √(l'² + u² - 2r·l'·u) down and
    √(u'² + l² - 2r·u'·l) up, with r the correlation of the two over clusters (`shared`).

    Args:
        counts: (k, 4) in each cluster: successes and trials of the first, successes and trials of the second.
        level: nominal coverage.

    Returns:
        The interval, inside [-1, 1]; the whole of it where there is no more than one cluster with trials.

    Raises:
        StatisticsError: counts that cannot be.

    Example:
        >>> low, high, *_ = wilson_difference([[1, 4, 3, 4], [0, 4, 2, 4], [2, 4, 4, 4], [1, 4, 2, 4]] * 2)
        >>> round(low, 2), round(high, 2)
        (0.32, 0.52)
        >>> low, high, *_ = wilson_difference([[0, 1, 0, 1]] * 30)
        >>> round(low, 2), round(high, 2)
        (-0.12, 0.12)

    Source: Newcombe (1998), Statistics in Medicine 17, 2635-2650, method 10; Zou and Donner (2008), Statistics in
    Medicine 27.
    """
    rows = matrix(counts, "counts")
    ends = []
    for column in (0, 2):
        low, high, *_ = wilson_clustered(rows[:, column], rows[:, column + 1], level)
        if int((rows[:, column + 1] > 0).sum()) < 2:
            return Interval(-1.0, 1.0, level, "wilson-difference")
        share = float(rows[:, column].sum() / rows[:, column + 1].sum())
        ends.append((share, share - low, high - share))
    (first, first_down, first_up), (second, second_down, second_up) = ends
    r = shared(rows)
    difference = second - first
    down, up = together(second_down, first_up, -r), together(second_up, first_down, -r)
    return Interval(max(-1.0, difference - down), min(1.0, difference + up), level, "wilson-difference")


def together(one: float, other: float, r: float) -> float:
    """√(a² + b² + 2r·a·b): how far a sum reaches whose parts reach a and b and have the correlation r."""
    return math.sqrt(max(0.0, one * one + other * other + 2 * r * one * other))


def shared(counts: FloatArray) -> float:
    """The correlation over clusters of two shares, each cluster with what it has beyond the share of all.

    Args:
        counts: (k, 4) successes and trials of the first, successes and trials of the second.

    Returns:
        From -1 to 1; 0 where one of the two does not vary, and never above 0 on fewer than 5 clusters, of which two
        always lie on a line and make any difference look sure.

    Example:
        >>> rows = [[1.0, 2.0, 1.0, 2.0], [0.0, 2.0, 0.0, 2.0], [2.0, 2.0, 2.0, 2.0]]
        >>> round(shared(np.array(rows * 2)), 6), shared(np.array(rows))
        (1.0, 0.0)
    """
    total = counts.sum(axis=0)
    if not (total[1] and total[3]):
        return 0.0
    one, other = (counts[:, at] - total[at] / total[at + 1] * counts[:, at + 1] for at in (0, 2))
    scale = math.sqrt(float(np.square(one).sum() * np.square(other).sum()))
    r = float((one * other).sum()) / scale if scale > 0 else 0.0
    return r if len(counts) >= _LINE else min(0.0, r)


def clopper_pearson(successes: int, n: int, level: float = 0.95) -> Interval:
    """The exact interval for a proportion: it covers at least the nominal share, often more.

    Low is the (1-level)/2 quantile of Beta(s, n-s+1), high the (1+level)/2 quantile of Beta(s+1, n-s).

    Args:
        successes: how many of the trials succeeded.
        n: independent trials.
        level: nominal coverage.

    Returns:
        The interval; [0, 1] where there are no trials.

    Raises:
        StatisticsError: counts that cannot be.

    Example:
        >>> low, high, *_ = clopper_pearson(0, 10)
        >>> low, round(high, 4)
        (0.0, 0.3085)

    Source: Clopper and Pearson (1934), Biometrika 26.
    """
    check_level(level)
    _check_counts(successes, n)
    tail = (1 - level) / 2
    low = 0.0 if successes == 0 else beta_quantile(tail, successes, n - successes + 1)
    high = 1.0 if successes == n else beta_quantile(1 - tail, successes + 1, n - successes)
    return Interval(low, high, level, "clopper-pearson")


def mean_t(values: ArrayLike, clusters: ArrayLike | None = None, level: float = 0.95) -> Mean:
    """A mean with Student's t interval, over clusters where values come in them.

    The variance of the mean is k/(k-1) · Σ(Σ(y - mean))² / n², the inner sum within a cluster, the outer
    one over the k clusters, with k - 1 degrees of freedom. With one value a cluster it is SD²/n.

    Args:
        values: (n,) values.
        clusters: (n,) labels, integers or strings; None where values are independent.
        level: nominal coverage.

    Returns:
        The mean, its spread and its interval; equal values give an interval of width 0.

    Raises:
        StatisticsError: values that are not finite, or labels that do not match them.

    Example:
        >>> round(mean_t([1.0, 2.0, 3.0]).se, 6)
        0.57735
        >>> mean_t([1.0, 1.0, 3.0, 3.0], [0, 0, 1, 1]).se
        1.0
        >>> mean_t([4.0]).reason
        'one cluster cannot tell how clusters differ'

    Source: the sandwich variance of an intercept, Liang and Zeger (1986), Biometrika 73, with the factor
    k/(k-1); agrees with statsmodels' OLS on a constant with `cov_type="cluster"`.
    """
    check_level(level)
    y = vector(values, "values")
    n = len(y)
    code, k = codes(clusters, n)
    if n == 0:
        return Mean(None, None, None, 0, 0, 0, None, "there are no values")
    mean = float(y.mean())
    sd = float(y.std(ddof=1)) if n > 1 else None
    if k < 2:
        return Mean(mean, sd, None, 0, n, k, None, "one cluster cannot tell how clusters differ")
    residual = np.bincount(code, weights=y - mean, minlength=k)
    se = math.sqrt(k / (k - 1) * float(np.square(residual).sum())) / n
    half = student_quantile(0.5 + level / 2, k - 1) * se
    method = "t" if clusters is None else "t-cluster"
    return Mean(mean, sd, se, k - 1, n, k, Interval(mean - half, mean + half, level, method), "")
