"""A dose-response curve: the mean answer at each dose, and how steep it is between neighbours.

In: dose x, answer y and item of each reply, and the cluster of each reply's item. Out: points and
steps with t intervals over clusters, which need no random draw.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from mismark.errors import StatisticsError
from mismark.statistics.inputs import FloatArray, IntArray, codes, vector
from mismark.statistics.intervals import Mean, mean_t

if TYPE_CHECKING:
    from numpy.typing import ArrayLike

__all__ = ["Bend", "Curve", "Point", "Step", "cluster_of", "curve"]


class Point(NamedTuple):
    """The answers at one dose: `mean` is over groups that were asked at `x`."""

    x: float
    mean: Mean


class Step(NamedTuple):
    """How steep the curve is from one dose to the next, in groups that were asked at both.

    `slope` is the mean of (y at `x_high` - y at `x_low`)/(x_high - x_low) over those groups.
    """

    x_low: float
    x_high: float
    slope: Mean


class Bend(NamedTuple):
    """How much the slope changes at a dose, in groups that were asked there and at both neighbours.

    `change` is the mean of the slope above less the slope below; an interval off 0 says that it bends.
    """

    x: float
    change: Mean


class Curve(NamedTuple):
    """A curve by its points, the steps between them and the bends at the inner ones, x ascending."""

    points: tuple[Point, ...]
    steps: tuple[Step, ...]
    bends: tuple[Bend, ...]


def curve(
    x: ArrayLike, y: ArrayLike, groups: ArrayLike, clusters: ArrayLike | None = None, level: float = 0.95
) -> Curve:
    """Describe a curve at every dose that was asked, comparing within groups.

    Answers of one group at one dose (samples) are averaged first, so that each group counts once. Slopes
    and bends are differences within a group, so that items of different difficulty do not blur them.

    Args:
        x: (n,) doses.
        y: (n,) answers.
        groups: (n,) labels of the items, integers or strings.
        clusters: (n,) labels of what the items belong to, one and the same for all replies of an item;
            None where items are independent.
        level: nominal coverage of each interval.

    Returns:
        Points, steps and bends; one that no group can show has a mean without value and its reason.

    Raises:
        StatisticsError: arrays that do not fit together, or an item in two clusters.

    Example:
        >>> shape = curve([0, 1, 2, 0, 1, 2], [0, 1, 1, 2, 3, 4], [1, 1, 1, 2, 2, 2])
        >>> [(point.x, point.mean.value) for point in shape.points]
        [(0.0, 1.0), (1.0, 2.0), (2.0, 2.5)]
        >>> [step.slope.value for step in shape.steps], shape.bends[0].change.value
        ([1.0, 0.5], -0.5)

    Source: ours: paired differences with `mismark.statistics.intervals.mean_t`.
    """
    dose, answer = vector(x, "x"), vector(y, "y")
    if dose.shape != answer.shape:
        raise StatisticsError(
            f"{len(dose)} doses and {len(answer)} answers do not go together; expected one of each a reply"
        )
    group, n_groups = codes(groups, len(dose), "groups")
    cluster = None if clusters is None else cluster_of(group, n_groups, codes(clusters, len(dose)).code)
    doses, place = np.unique(dose, return_inverse=True)
    at = _cells(group, n_groups, place.reshape(-1), len(doses), answer)
    slopes = np.diff(at, axis=1) / np.diff(doses)

    def mean(column: FloatArray) -> Mean:
        there = ~np.isnan(column)
        return mean_t(column[there], None if cluster is None else cluster[there], level)

    x_values = doses.tolist()
    return Curve(
        tuple(Point(value, mean(at[:, j])) for j, value in enumerate(x_values)),
        tuple(Step(x_values[j], x_values[j + 1], mean(slopes[:, j])) for j in range(slopes.shape[1])),
        tuple(Bend(x_values[j], mean(slopes[:, j] - slopes[:, j - 1])) for j in range(1, slopes.shape[1])),
    )


def cluster_of(group: IntArray, n_groups: int, cluster: IntArray) -> IntArray:
    """The cluster of each group.

    Args:
        group: (n,) the group of each reply, from 0.
        n_groups: how many there are.
        cluster: (n,) the cluster of each reply.

    Returns:
        (n_groups,) clusters.

    Raises:
        StatisticsError: a group in two clusters.
    """
    found = np.zeros(n_groups, dtype=np.intp)
    found[group] = cluster
    if (found[group] != cluster).any():
        raise StatisticsError("one group has replies in two clusters; an item belongs to one document")
    return found


def _cells(group: IntArray, n_groups: int, place: IntArray, n_doses: int, y: FloatArray) -> FloatArray:
    """The mean y of each group at each dose, (n_groups, n_doses), NaN where it was not asked."""
    cell = group * n_doses + place
    n = np.bincount(cell, minlength=n_groups * n_doses)
    total = np.bincount(cell, weights=y, minlength=n_groups * n_doses)
    means = np.full(n_groups * n_doses, np.nan)
    np.divide(total, n, out=means, where=n > 0)
    return means.reshape(n_groups, n_doses)
