"""A line with one bend: found where it is, equal to ordinary least squares, and not seen on a straight line."""

from __future__ import annotations

import numpy as np
import pytest

from mismark.errors import StatisticsError
from mismark.seeds import arrays
from mismark.statistics.segments import broken_line, candidate_knots

DOSES = np.array([-5, -3, -1, 0, 1, 3, 5], dtype=float)


def data(f, seed: int, noise: float = 1.0, items: int = 60):
    """Replies of items with levels of their own: dose, answer, item and document."""
    rng = arrays(seed, "bends")
    x = np.tile(DOSES, items)
    item = np.repeat(np.arange(items), len(DOSES))
    y = f(x) + rng.normal(0, 3, items)[item] + rng.normal(0, noise, len(x))
    return x, y, item, item // 3


def test_the_knot_is_that_of_ordinary_least_squares() -> None:
    """The same knot and slopes as numpy.linalg.lstsq with a constant for each item gives, over all candidates."""
    x, y, item, _ = data(lambda x: 0.8 * np.minimum(x, 1.5), 1)
    constants = (item[:, None] == np.arange(60)).astype(float)
    best = []
    for knot in candidate_knots(x):
        design = np.column_stack([x, np.maximum(x - knot, 0), constants])
        solution, rest, *_ = np.linalg.lstsq(design, y, rcond=None)
        best.append((float(rest[0]), float(knot), solution[0], solution[0] + solution[1]))
    _, knot, below, above = min(best)
    line = broken_line(x, y, item, rng=arrays(0, "x"), n_resamples=50)
    assert (line.knot, line.n_knots, line.n_clusters) == (knot, 13, 60)
    assert (line.below, line.above) == pytest.approx((below, above))


def test_two_sides_bend_at_one_distance() -> None:
    """Copying up to 2 away, a quarter of the way beyond: the knot, both slopes and their intervals."""
    f = lambda x: np.clip(x, -2, 2) + 0.25 * np.sign(x) * np.maximum(np.abs(x) - 2, 0)  # noqa: E731
    x, y, item, document = data(f, 2, noise=0.5)
    line = broken_line(x, y, item, document, rng=arrays(0, "x"), two_sided=True, n_resamples=500)
    assert line.knot == 2.0
    assert line.p is not None
    assert line.p < 0.01
    for interval, truth in (
        (line.knot_interval, 2.0),
        (line.below_interval, 1.0),
        (line.above_interval, 0.25),
    ):
        assert interval is not None
        assert interval.low <= truth <= interval.high
        assert interval.method == "percentile-cluster/500"
    assert line.n_clusters == 20


def test_the_same_seed_gives_the_same_bend() -> None:
    """And item or document names do not matter."""
    x, y, item, document = data(lambda x: np.minimum(x, 1), 3)
    first = broken_line(x, y, item, document, rng=arrays(5, "x"), n_resamples=99)
    named = broken_line(
        x,
        y,
        [f"i{k:03}" for k in item],
        [f"d{k:03}" for k in document],
        rng=arrays(5, "x"),
        n_resamples=99,
    )
    assert first == named


def test_a_line_that_is_exactly_straight_does_not_bend() -> None:
    """The p-value is 1 where answers are the dose, whatever each item's level."""
    x, y, item, _ = data(lambda x: x, 4, noise=0.0)
    for answer in (y, 0 * y, 1e6 * y, y / 3):
        line = broken_line(x, answer, item, rng=arrays(0, "x"), n_resamples=99)
        assert (line.p, line.knot, line.below) == (1.0, None, None)
        assert "straight line" in line.reason


def test_knots_leave_two_doses_on_either_side() -> None:
    """Three doses have one knot, two have none; on two sides, two distances from the knot on."""
    assert candidate_knots([-2, 0, 2]).tolist() == [0.0]
    assert candidate_knots([0, 2]).tolist() == []
    assert candidate_knots([-2, 0, 2], two_sided=True).tolist() == []
    assert candidate_knots([-4, -2, 2, 4], two_sided=True).tolist() == [2.0]
    assert candidate_knots([-4, -1, 2, 4], two_sided=True).tolist() == [2.0]


def test_what_cannot_be_told_has_a_reason() -> None:
    """Too few doses, no item with enough of them, one cluster, arrays that do not fit."""
    rng = arrays(0, "x")
    assert broken_line([0, 1], [0, 1], [0, 0], rng=rng).reason == "too few doses for two slopes"
    alone = broken_line([0, 1, 2], [0, 1, 1], [0, 1, 2], rng=rng, n_resamples=9)
    assert (alone.knot, alone.p) == (None, None)
    assert "no item was asked at enough doses" in alone.reason
    one = broken_line([0, 1, 2], [0, 1, 1], [0, 0, 0], rng=rng, n_resamples=9)
    assert one.reason == "one cluster cannot tell how clusters differ"
    with pytest.raises(StatisticsError, match="2 doses and 1 answers"):
        broken_line([0, 1], [0], [0, 0], rng=rng)
    with pytest.raises(StatisticsError, match="two clusters"):
        broken_line([0, 1, 2], [0, 1, 1], [0, 0, 0], [0, 0, 1], rng=rng)
