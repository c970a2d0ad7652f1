"""Where a dose-response line bends: two slopes with a knot between them, compared within items.

In: dose x (how far the number shown is from the truth), answer y and item of each reply, and the cluster of
each reply's item. Out: the knot and the slopes on either side with intervals over clusters, and a test of the
bend against the straight line that allows for the search for the knot.

The model is y = item + b·x + c·h(x), where h is 0 up to the knot and the distance beyond it after. One-sided,
the line bends at a dose; two-sided, at the same distance from 0 on both sides.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from mismark.errors import StatisticsError
from mismark.statistics.curves import cluster_of
from mismark.statistics.inputs import FloatArray, IntArray, codes, vector
from mismark.statistics.resampling import bootstrap, cluster_weights
from mismark.statistics.sums import Statistic, cluster_sums

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import ArrayLike

    from mismark.statistics.intervals import Interval

__all__ = ["BrokenLine", "broken_line", "candidate_knots"]

STEP = 0.5
"""The distance between knots that are tried."""

_TINY = 1e-10
"""A sum of squares below this share of what it was is rounding."""


@dataclass(frozen=True, slots=True)
class BrokenLine:
    """A line with one bend.

    Attributes:
        knot: the dose (or distance from 0) at which it bends, by least squares; None where none can be told.
        below: the slope before the knot (nearer to 0 where two-sided).
        above: the slope after it.
        knot_interval: percentile interval over clusters, each resample with a search of its own.
        below_interval: of the slope before the knot, likewise.
        above_interval: of the slope after it, likewise.
        p: of the test of a bend against the straight line, over all knots that were tried; 1 where every
            answer lies on a straight line.
        n_knots: how many were tried.
        n_clusters: clusters that were resampled.
        reason: why there is no bend to tell of, or "".
    """

    knot: float | None
    below: float | None
    above: float | None
    knot_interval: Interval | None
    below_interval: Interval | None
    above_interval: Interval | None
    p: float | None
    n_knots: int
    n_clusters: int
    reason: str


class _Fit(NamedTuple):
    """The best of the broken lines: (...) its knot and slopes."""

    knot: FloatArray
    below: FloatArray
    above: FloatArray


def candidate_knots(x: ArrayLike, *, two_sided: bool = False) -> FloatArray:
    """The knots that are tried: every half step that leaves two different doses on either side, counting its own.

    Args:
        x: (n,) doses.
        two_sided: knots are distances from 0; then two doses within, and two distances from there on.

    Example:
        >>> candidate_knots([-5, -3, -1, 0, 1, 3, 5])
        array([-3. , -2.5, -2. , -1.5, -1. , -0.5,  0. ,  0.5,  1. ,  1.5,  2. , 2.5,  3. ])
        >>> candidate_knots([-5, -3, -1, 0, 1, 3, 5], two_sided=True)
        array([1. , 1.5, 2. , 2.5, 3. ])
    """
    doses = np.unique(vector(x, "x"))
    if not two_sided:
        if len(doses) < 3:
            return np.empty(0)
        return _grid(float(doses[1]), float(doses[-2]))
    distances = np.unique(np.abs(doses))
    inner = [one for one in distances.tolist() if (np.abs(doses) <= one).sum() >= 2 and one > 0]
    if not inner or len(distances) < 2 or inner[0] > distances[-2]:
        return np.empty(0)
    return _grid(inner[0], float(distances[-2]))


def _grid(low: float, high: float) -> FloatArray:
    grid: FloatArray = low + STEP * np.arange(int((high - low) / STEP + _TINY) + 1, dtype=np.float64)
    return grid


def _hinges(x: FloatArray, knots: FloatArray, two_sided: bool) -> FloatArray:
    """(n, n_knots) how far each dose lies beyond each knot."""
    if two_sided:
        beyond: FloatArray = np.sign(x)[:, None] * np.maximum(np.abs(x)[:, None] - knots, 0.0)
    else:
        beyond = np.maximum(x[:, None] - knots, 0.0)
    return beyond


def _rows(
    dose: FloatArray, answer: FloatArray, group: IntArray, n_groups: int, hinges: FloatArray
) -> FloatArray:
    """(n_groups, 2 + 3·n_knots) within-group sums: Sxx, Sxy, then Sxh, Shh and Shy for each knot."""
    n = np.bincount(group, minlength=n_groups)[:, None]

    def summed(columns: FloatArray) -> FloatArray:
        total = np.zeros((n_groups, columns.shape[1]))
        np.add.at(total, group, columns)
        return total

    def centred(columns: FloatArray) -> FloatArray:
        return columns - (summed(columns) / n)[group]

    x, y, h = centred(dose[:, None]), centred(answer[:, None]), centred(hinges)
    return summed(np.hstack([x * x, x * y, x * h, h * h, h * y]))


def _split(sums: FloatArray) -> tuple[FloatArray, FloatArray, FloatArray, FloatArray, FloatArray]:
    """Sums (..., 2 + 3k) into Sxx (..., 1), Sxy (..., 1), Sxh, Shh and Shy (..., k)."""
    k = (sums.shape[-1] - 2) // 3
    a, b, c, d = 2, 2 + k, 2 + 2 * k, 2 + 3 * k
    return sums[..., :1], sums[..., 1:2], sums[..., a:b], sums[..., b:c], sums[..., c:d]


def _fit(sums: FloatArray, knots: FloatArray) -> _Fit:
    """The knot that leaves the least squares, and the slopes with it; NaN where no knot can be fitted."""
    sxx, sxy, sxh, shh, shy = _split(sums)
    with np.errstate(divide="ignore", invalid="ignore"):
        left = shh - sxh * sxh / sxx
        change = (shy - sxh * sxy / sxx) / left
        gain = np.where(left > _TINY * shh, change * change * left, -np.inf)
        below = (sxy - change * sxh) / sxx
    best = np.argmax(gain, axis=-1)[..., None]
    known = np.isfinite(np.take_along_axis(gain, best, -1))[..., 0]

    def chosen(values: FloatArray) -> FloatArray:
        return np.where(known, np.take_along_axis(values, best, -1)[..., 0], np.nan)

    return _Fit(np.where(known, knots[best[..., 0]], np.nan), chosen(below), chosen(below + change))


def broken_line(
    x: ArrayLike,
    y: ArrayLike,
    groups: ArrayLike,
    clusters: ArrayLike | None = None,
    *,
    rng: np.random.Generator,
    two_sided: bool = False,
    n_resamples: int = 10_000,
    level: float = 0.95,
) -> BrokenLine:
    """Fit a line with one bend within groups, and test whether it bends.

    The knot is the one of `candidate_knots` with the least sum of squares, with a constant for each group.
    Intervals are percentiles of a bootstrap over clusters in which the knot is looked for anew.

    The test compares the greatest of the statistics of all knots with what it would be if the line were
    straight. The statistic of a knot is the squared score of its hinge over its variance by clusters. Under
    the straight line it is made anew with the residuals of each cluster turned round or not (the wild
    cluster bootstrap, straight line imposed), and each time the greatest over all knots is taken: the
    search is thereby allowed for. p = (1 + as great or greater)/(1 + n_resamples).

    Args:
        x: (n,) doses.
        y: (n,) answers.
        groups: (n,) labels of the items, integers or strings.
        clusters: (n,) labels of what the items belong to; None where items are independent.
        rng: from `mismark.seeds.arrays`.
        two_sided: the line bends at the same distance from 0 on both sides.
        n_resamples: of the bootstrap and of the test.
        level: nominal coverage of the intervals.

    Returns:
        The bend, with `reason` where there is none to tell of. A knot says something only where the test
        finds a bend: on a straight line it lies anywhere.

    Raises:
        StatisticsError: arrays that do not fit together.

    Example:
        >>> from mismark.seeds import arrays
        >>> dose = np.tile([0, 1, 2, 3, 4, 5, 6], 30)
        >>> noise = np.tile([0.1, -0.1, 0.1], 70)
        >>> line = broken_line(dose, np.minimum(dose, 4) + noise, np.repeat(np.arange(30), 7), rng=arrays(0, "x"))
        >>> line.knot, round(line.below, 1), line.above < 0.1, line.p < 0.05
        (4.0, 1.0, True, True)

    Source: Muggeo (2003), Statistics in Medicine 22, for the model; Hansen (1996), Econometrica 64, for the
    largest of many statistics under a null simulated from the data; Cameron, Gelbach and Miller (2008),
    Review of Economics and Statistics 90, for the wild cluster bootstrap.
    """
    dose, answer = vector(x, "x"), vector(y, "y")
    if dose.shape != answer.shape:
        raise StatisticsError(
            f"{len(dose)} doses and {len(answer)} answers do not go together; expected one of each a reply"
        )
    knots = candidate_knots(dose, two_sided=two_sided)
    if not len(knots):
        return _none("too few doses for two slopes", 0, 0)
    group, n_groups = codes(groups, len(dose), "groups")
    rows = _rows(dose, answer, group, n_groups, _hinges(dose, knots, two_sided))
    cluster = None if clusters is None else cluster_of(group, n_groups, codes(clusters, len(dose)).code)
    sums = cluster_sums(rows, cluster)
    fit = _fit(sums.sum(axis=0), knots)
    if np.isnan(fit.knot):
        return _none("no item was asked at enough doses for two slopes", len(knots), len(sums))
    if len(sums) < 2:
        return _none("one cluster cannot tell how clusters differ", len(knots), len(sums))
    if _is_straight(sums.sum(axis=0), fit, knots):
        straight = _none("every answer lies on a straight line of its item", len(knots), len(sums))
        return replace(straight, p=1.0)
    weights = cluster_weights(len(sums), n_resamples, rng)

    def interval(part: Callable[[_Fit], FloatArray]) -> Interval | None:
        statistic: Statistic = lambda one: part(_fit(one, knots))  # noqa: E731
        every = None if cluster is None else np.arange(len(sums))
        return bootstrap(sums, every, statistic, weights=weights, level=level, method="percentile").interval

    return BrokenLine(
        float(fit.knot),
        float(fit.below),
        float(fit.above),
        interval(lambda one: one.knot),
        interval(lambda one: one.below),
        interval(lambda one: one.above),
        _test(sums, rng, n_resamples),
        len(knots),
        len(sums),
        "",
    )


def _is_straight(sums: FloatArray, fit: _Fit, knots: FloatArray) -> bool:
    """Whether even the best bend takes nothing off the sum of squares but rounding."""
    sxx, sxy, sxh, shh, shy = _split(sums)
    best = int(np.flatnonzero(knots == fit.knot)[0])
    change = float(fit.above - fit.below)
    gain = change * change * float(shh[best] - sxh[best] ** 2 / sxx[0])
    scale = float(sxy[0] ** 2 / sxx[0] + np.abs(shy).max())
    return gain <= _TINY * scale


def _none(reason: str, n_knots: int, n_clusters: int) -> BrokenLine:
    return BrokenLine(None, None, None, None, None, None, None, n_knots, n_clusters, reason)


def _test(sums: FloatArray, rng: np.random.Generator, n_resamples: int) -> float:
    """The p-value of the greatest score over all knots, from sums by cluster."""
    sxx, sxy, sxh, shh, shy = _split(sums)
    slope = sxy.sum() / sxx.sum()
    along = sxh.sum(axis=0) / sxx.sum()
    rest = (sxy - slope * sxx)[:, 0]
    turned = sxh - along * sxx
    score = shy - slope * sxh - along * (sxy - slope * sxx)
    fitted = shh.sum(axis=0) - along * sxh.sum(axis=0) > _TINY * shh.sum(axis=0)
    turned, score = turned[:, fitted], score[:, fitted]
    squares = np.square(score).sum(axis=0)

    def greatest(signs: FloatArray) -> FloatArray:
        tilt = (signs @ rest / sxx.sum())[:, None]
        variance = squares - 2 * tilt * (signs @ (score * turned)) + tilt**2 * np.square(turned).sum(axis=0)
        with np.errstate(divide="ignore", invalid="ignore"):
            statistics = np.where(variance > _TINY * squares, np.square(signs @ score) / variance, 0.0)
        found: FloatArray = statistics.max(axis=1)
        return found

    observed = float(greatest(np.ones((1, len(sums))))[0])
    simulated = greatest(rng.choice([-1.0, 1.0], size=(n_resamples, len(sums))))
    as_great = int((simulated >= observed * (1 - 1e-9)).sum())
    return (1 + as_great) / (1 + n_resamples)
