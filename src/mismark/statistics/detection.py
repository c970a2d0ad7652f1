"""Detection told apart from strictness: d', criterion, and the area under the ROC curve.

In: addable counts of two kinds of trials, *signal* (something is wrong) and *noise* (nothing is). Out: statistics of
sums, which the functions of `mismark.statistics.resampling` take, and `detected`, which gives the estimate with an
interval over clusters.

A detector that says "wrong" to everything has hits and as many false alarms: d' is 0 and its criterion far below 0. d'
and criterion rest on one threshold and on equal normal distributions behind it; the area uses all values and assumes
neither.

Source: Green and Swets (1966), Signal Detection Theory and Psychophysics; Macmillan and Creelman (2005), Detection
Theory, chapters 1 and 2.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

import numpy as np

from mismark.errors import StatisticsError
from mismark.statistics.inputs import FloatArray, check_level, matrix
from mismark.statistics.intervals import Interval, shared, together, wilson_clustered, wilson_limits
from mismark.statistics.resampling import jackknife_t
from mismark.statistics.sums import cluster_sums
from mismark.statistics.tails import normal_quantile, student_quantile

if TYPE_CHECKING:
    from numpy.typing import ArrayLike

    from mismark.statistics.sums import Statistic

__all__ = ["Detected", "Measure", "area", "area_rows", "auc", "criterion", "d_prime", "detected", "roc"]

Measure: TypeAlias = Literal["d-prime", "criterion", "area"]


class Detected(NamedTuple):
    """A measure of detection with its interval.

    Attributes:
        value: the measure, None where one kind of trials is not there.
        interval: over clusters, None where the data cannot carry one; `reason` then says why.
        n_clusters: clusters with a trial of either kind.
        reason: why there is no value or interval, or what is unusual about it, or "".
    """

    value: float | None
    interval: Interval | None
    n_clusters: int
    reason: str

    @property
    def method(self) -> str:
        """What a signature's `ci` field says, or `none: ` and the reason."""
        return f"none: {self.reason}" if self.interval is None else self.interval.method


def _rates(sums: FloatArray) -> tuple[FloatArray, FloatArray]:
    """Hit and false-alarm rates with the log-linear correction; NaN where a kind of trials is not there."""
    hits, signals, alarms, noises = (sums[..., column] for column in range(4))
    with np.errstate(invalid="ignore"):
        hit: FloatArray = np.where(signals > 0, (hits + 0.5) / (signals + 1.0), np.nan)
        alarm: FloatArray = np.where(noises > 0, (alarms + 0.5) / (noises + 1.0), np.nan)
    return hit, alarm


def _z(p: FloatArray) -> FloatArray:
    from scipy.special import ndtri  # type: ignore[import-untyped]

    value: FloatArray = ndtri(p)
    return value


def d_prime(sums: FloatArray) -> FloatArray:
    """How far signal is told from noise, in standard deviations: z(H) - z(F).

    H = (hits + 1/2)/(signals + 1) and F = (false alarms + 1/2)/(noises + 1): the log-linear correction, made whether or
    not a rate is 0 or 1, so that there is always a finite value.

    Args:
        sums: (..., 4) hits, signal trials, false alarms, noise trials.

    Returns:
        (...) d', NaN where a kind of trials is not there.

    Example:
        >>> round(float(d_prime(np.array([40.0, 50.0, 10.0, 50.0]))), 3)
        1.642
        >>> float(d_prime(np.array([50.0, 50.0, 50.0, 50.0])))
        0.0

    Source: Macmillan and Creelman (2005), equation 1.5; Hautus (1995), Behavior Research Methods, Instruments, &
    Computers 27, for the correction.
    """
    hit, alarm = _rates(sums)
    return _z(hit) - _z(alarm)


def criterion(sums: FloatArray) -> FloatArray:
    """How strict the detector is, from the middle between signal and noise: -(z(H) + z(F))/2.

    Above 0 it says "wrong" seldom, below 0 often. The correction is that of `d_prime`.

    Args:
        sums: (..., 4) hits, signal trials, false alarms, noise trials.

    Returns:
        (...) c, NaN where a kind of trials is not there.

    Example:
        >>> round(float(criterion(np.array([49.0, 50.0, 45.0, 50.0]))), 3)
        -1.564

    Source: Macmillan and Creelman (2005), equation 2.1.
    """
    hit, alarm = _rates(sums)
    return -(_z(hit) + _z(alarm)) / 2


def auc(signal: ArrayLike, noise: ArrayLike) -> float | None:
    """The chance that a signal trial has a greater value than a noise trial, ties counting one half.

    Args:
        signal: (n,) values of signal trials.
        noise: (m,) values of noise trials.

    Returns:
        From 0 to 1, 1/2 for a detector that cannot tell; None where a kind of trials is not there.

    Raises:
        StatisticsError: values that are not finite.

    Example:
        >>> auc([3, 2, 0], [0, 0])
        0.8333333333333334
        >>> auc([1, 1], [1]), auc([], [1]) is None
        (0.5, True)

    Source: Bamber (1975), Journal of Mathematical Psychology 12; Mann and Whitney's U over n·m.
    """
    if not (np.size(signal) and np.size(noise)):
        return None
    values = np.concatenate([np.atleast_1d(signal), np.atleast_1d(noise)])
    return float(area(area_rows(values, np.arange(len(values)) < np.size(signal)).sum(axis=0)))


def area_rows(values: ArrayLike, signal: ArrayLike) -> FloatArray:
    """The addable rows of `area`: a column for each distinct value and kind of trial.

    Args:
        values: (n,) values.
        signal: (n,) true for signal trials, false for noise.

    Returns:
        (n, 2m) for m distinct values ascending: one-hot, signal trials first.

    Raises:
        StatisticsError: arrays that do not fit together, or values that are not finite.

    Example:
        >>> area_rows([5, 7], [True, False])
        array([[1., 0., 0., 0.],
               [0., 0., 0., 1.]])
    """
    found = matrix(np.reshape(np.asarray(values, dtype=np.float64), (-1, 1)), "values")[:, 0]
    is_signal = np.asarray(signal, dtype=bool)
    if is_signal.shape != found.shape:
        raise StatisticsError(
            f"{len(found)} values have {is_signal.shape} kinds; expected one kind for each value"
        )
    distinct, place = np.unique(found, return_inverse=True)
    rows = np.zeros((len(found), 2 * len(distinct)))
    rows[np.arange(len(found)), np.where(is_signal, 0, len(distinct)) + place.reshape(-1)] = 1.0
    return rows


def area(sums: FloatArray) -> FloatArray:
    """The area under the ROC curve, from how often each value was given: ties count one half.

    Args:
        sums: (..., 2m) how many signal trials had each of m values ascending, then how many noise trials.

    Returns:
        (...) from 0 to 1, NaN where a kind of trials is not there.

    Raises:
        StatisticsError: the two halves are of unequal width.

    Example:
        >>> float(area(np.array([1.0, 3.0, 4.0, 0.0])))  # one of four signals ties with all noise
        0.875
    """
    half, odd = divmod(sums.shape[-1], 2)
    if odd:
        raise StatisticsError(f"an area needs two halves of equal width, found {sums.shape[-1]} counts a row")
    signal, noise = sums[..., :half], sums[..., half:]
    below = np.cumsum(noise, axis=-1) - noise / 2
    pairs = signal.sum(axis=-1) * noise.sum(axis=-1)
    won = (signal * below).sum(axis=-1)
    with np.errstate(divide="ignore", invalid="ignore"):
        value: FloatArray = np.where(pairs > 0, won / pairs, np.nan)
    return value


def roc(sums: ArrayLike) -> FloatArray:
    """The ROC curve: false-alarm and hit rate at each threshold, the strictest first.

    Args:
        sums: (2m,) as of `area`, both kinds of trials being there.

    Returns:
        (m + 1, 2) from (0, 0) to (1, 1); the trapezoids under it add up to `area`.

    Raises:
        StatisticsError: a kind of trials is not there.

    Example:
        >>> roc([1, 3, 4, 0])
        array([[0.  , 0.  ],
               [0.  , 0.75],
               [1.  , 1.  ]])
    """
    counts = np.asarray(sums, dtype=np.float64)
    half = len(counts) // 2
    signal, noise = counts[:half], counts[half:]
    if not (signal.sum() > 0 and noise.sum() > 0):
        raise StatisticsError("a ROC curve needs signal trials and noise trials")
    above = [np.concatenate([[0.0], np.cumsum(one[::-1])]) / one.sum() for one in (noise, signal)]
    return np.column_stack(above)


_STATISTICS: dict[Measure, Statistic] = {"d-prime": d_prime, "criterion": criterion, "area": area}


def detected(
    rows: ArrayLike, clusters: ArrayLike | None, measure: Measure, *, level: float = 0.95
) -> Detected:
    """A measure of detection with an interval over clusters. No random draw is made.

    d' and criterion are made of two rates. Each has Wilson's interval for clusters; its ends, as normal deviates, lie
    l below and u above the corrected rate, and the two are put together by squares: d' - √(l² + u'² - 2r·l·u') and
    d' + √(u² + l'² - 2r·u·l'), u' and l' being of false alarms and r the correlation of the two over clusters (+2r for
    the criterion, and all halved). A rate of 0 has no lower end as a normal deviate; in its place stands the rate
    at which none of n trials is an alarm in 1 - (1-level)/2 of all cases, and likewise at 1.

    The area has Wilson's limits for a proportion with the variance of the jackknife over clusters, never taken below that
    of independent trials, and Student's t; where
    no cluster moves it (all told apart, or all tied) it counts as so many trials as there are clusters with the rarer
    kind.

    Args:
        rows: (n, 4) as of `d_prime`, or (n, 2m) as of `area`; one row a unit.
        clusters: (n,) labels; None where units are independent.
        measure: which.
        level: nominal coverage.

    Raises:
        StatisticsError: arrays that do not fit together.

    Example:
        >>> rows = [[1, 1, 0, 1], [1, 1, 0, 1], [0, 1, 0, 1], [1, 1, 1, 1], [1, 1, 0, 1], [0, 1, 0, 1]]
        >>> found = detected(rows, None, "d-prime")
        >>> round(found.value, 3), round(found.interval.low, 3), round(found.interval.high, 3), found.method
        (1.158, -0.306, 2.63, 'wilson-rates')
        >>> detected([[1, 1, 0, 0], [0, 1, 0, 0]], None, "d-prime").reason
        'one of the two kinds of trials is not there'

    Source: Zou and Donner (2008), Statistics in Medicine 27, for intervals of sums put together from those of
    their parts; Wilson's by `wilson_clustered`. Hanley and McNeil
    (1982), Radiology 143, for the variance of an area.
    """
    check_level(level)
    sums = cluster_sums(rows, clusters)
    half = sums.shape[1] // 2
    of_signal, of_noise = (1, 3) if measure != "area" else (slice(0, half), slice(half, None))
    there = np.column_stack([np.atleast_2d(sums[:, one].T).sum(axis=0) > 0 for one in (of_signal, of_noise)])
    sums, there = sums[there.any(axis=1)], there[there.any(axis=1)]
    fewest, k = int(there.sum(axis=0).min()) if len(there) else 0, len(sums)
    if fewest == 0:
        return Detected(None, None, k, "one of the two kinds of trials is not there")
    value = float(_STATISTICS[measure](sums.sum(axis=0)))
    if fewest == 1:
        return Detected(value, None, k, "one cluster of a kind of trials cannot tell how clusters differ")
    if measure == "area":
        return Detected(value, _area_interval(sums, value, fewest, level), k, "")
    return Detected(value, _rates_interval(sums, value, measure, level), k, "")


def _area_interval(sums: FloatArray, value: float, fewest: int, level: float) -> Interval:
    t = student_quantile(0.5 + level / 2, len(sums) - 1)
    told = jackknife_t(sums, None, area, level=level)
    spread = value * (1 - value)
    variance = (
        max(told.se**2, _least_variance(sums, value)) / spread if told.se and spread > 0 else 1 / fewest
    )
    low, high = wilson_limits(value, t * t * variance)
    return Interval(low, high, level, "wilson-jackknife")


def _least_variance(sums: FloatArray, value: float) -> float:
    """The variance that the area would have of independent trials, after Hanley and McNeil."""
    half = sums.shape[1] // 2
    n, m = float(sums[:, :half].sum()), float(sums[:, half:].sum())
    of_signal, of_noise = value / (2 - value) - value**2, 2 * value**2 / (1 + value) - value**2
    return (value * (1 - value) + (n - 1) * of_signal + (m - 1) * of_noise) / (n * m)


def _rates_interval(sums: FloatArray, value: float, measure: Measure, level: float) -> Interval:
    (hit_down, hit_up), (alarm_down, alarm_up) = (_reach(sums[:, one : one + 2], level) for one in (0, 2))
    r = shared(sums)
    if measure == "d-prime":
        down = together(hit_down, alarm_up, -r)
        up = together(hit_up, alarm_down, -r)
    else:
        down = together(hit_up, alarm_up, r) / 2
        up = together(hit_down, alarm_down, r) / 2
    return Interval(value - down, value + up, level, "wilson-rates")


def _reach(counts: FloatArray, level: float) -> tuple[float, float]:
    """How far below and above the corrected rate its interval reaches, as normal deviates."""
    said, n = (float(one) for one in counts.sum(axis=0))
    low, high, *_ = wilson_clustered(counts[:, 0], counts[:, 1], level)
    rare = -math.expm1(math.log1p(-(1 - level) / 2) / n)
    at = normal_quantile((said + 0.5) / (n + 1))
    below = normal_quantile(low if said > 0 else rare)
    above = normal_quantile(high if said < n else 1 - rare)
    return max(0.0, at - below), max(0.0, above - at)
