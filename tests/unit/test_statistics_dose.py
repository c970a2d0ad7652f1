"""Slopes, the Anchoring Index and curves, by hand."""

from __future__ import annotations

import subprocess
import sys

import numpy as np
import pytest

from mismark.errors import StatisticsError
from mismark.seeds import arrays
from mismark.statistics.curves import curve
from mismark.statistics.regression import SLOPE, anchoring_index_median, median_rows, slope_rows, within_slope
from mismark.statistics.resampling import bootstrap


def test_slope_with_two_equally_spaced_anchors_is_the_mean_anchoring_index() -> None:
    """With anchors 4 apart on every item, the slope is the mean of (high - low)/4."""
    low, high = np.array([2, 3, 3, 5]), np.array([4, 7, 3, 9])
    groups = np.tile(["a", "b", "c", "d"], 2)
    x = np.concatenate([[1, 2, 3, 4], [5, 6, 7, 8]])
    assert within_slope(x, np.concatenate([low, high]), groups) == pytest.approx(((high - low) / 4).mean())


def test_slope_ignores_differences_between_items() -> None:
    """Items with more errors draw higher anchors and higher claims; without compliance the slope is 0."""
    n_errors = np.repeat([3.0, 5.0, 7.0], 3)
    assert within_slope(n_errors + np.tile([-2, 0, 2], 3), n_errors, np.repeat([1, 2, 3], 3)) == 0.0


def test_items_with_one_dose_add_nothing() -> None:
    """A dose asked three times moves neither sum, though its mean is rounded."""
    assert slope_rows([0.1, 0.1, 0.1, 1, 2], [4, 5, 9, 1, 3], ["a", "a", "a", "b", "b"]).tolist() == [
        [0, 0],
        [1, 0.5],
    ]
    assert within_slope([0.1, 0.1, 0.1], [4, 5, 9], ["a", "a", "a"]) is None


def test_slope_bootstraps_by_document() -> None:
    """The rows of the slope bootstrap to an interval that holds its value."""
    rng = arrays(0, "unit", "slope")
    groups = np.repeat(np.arange(40), 3)
    x = np.tile([1.0, 3.0, 5.0], 40)
    y = 0.5 * x + rng.normal(size=120)
    result = bootstrap(slope_rows(x, y, groups), np.arange(40) // 2, SLOPE, rng=rng, n_resamples=500)
    assert result.value == pytest.approx(within_slope(x, y, groups))
    assert result.n_clusters == 20
    assert result.interval is not None
    assert result.interval.low < 0.5 < result.interval.high


def test_median_index_takes_the_ends_and_leaves_out_single_doses() -> None:
    """The index uses lowest and highest dose, averages repeats, and skips an item with one dose."""
    x = [1, 3, 5, 5, 1, 5, 2]
    y = [2, 9, 6, 8, 4, 9, 50]
    groups = ["a", "a", "a", "a", "b", "b", "c"]
    assert anchoring_index_median(x, y, groups) == ((7 + 9) / 2 - (2 + 4) / 2) / 4
    assert not median_rows(x, y, groups).rows[2].any()


def test_median_index_of_nothing() -> None:
    """Without two doses anywhere, or without replies, there is no index."""
    assert anchoring_index_median([1, 2], [3, 4], ["a", "b"]) is None
    assert anchoring_index_median([], [], []) is None
    assert within_slope([], [], []) is None


def test_curve_shows_a_bend() -> None:
    """A claim that follows the anchor up to 0 and not above bends by -1 there, and nowhere else."""
    items, doses = np.repeat(np.arange(12), 5), np.tile([-4.0, -2.0, 0.0, 2.0, 4.0], 12)
    noise = arrays(0, "unit", "curve").normal(0, 0.1, size=60)
    shape = curve(doses, np.minimum(doses, 0) + items + noise, items)
    assert [point.mean.n for point in shape.points] == [12] * 5
    assert [step.slope.value for step in shape.steps] == pytest.approx([1, 1, 0, 0], abs=0.05)
    assert [(bend.x, bend.change.value) for bend in shape.bends] == [
        (-2.0, pytest.approx(0, abs=0.1)),
        (0.0, pytest.approx(-1, abs=0.1)),
        (2.0, pytest.approx(0, abs=0.1)),
    ]
    ends = [bend.change.interval for bend in shape.bends]
    assert [end is not None and end.low < 0 < end.high for end in ends] == [True, False, True]


def test_curve_averages_samples_and_respects_clusters() -> None:
    """Two samples of a cell count once, and items of one document are one cluster."""
    shape = curve([0, 0, 1, 0, 1, 0], [1, 3, 4, 2, 2, 6], [1, 1, 1, 2, 2, 3], ["d", "d", "d", "d", "d", "e"])
    assert (shape.points[0].mean.value, shape.points[0].mean.n, shape.points[0].mean.n_clusters) == (
        10 / 3,
        3,
        2,
    )
    assert (shape.steps[0].slope.value, shape.steps[0].slope.interval) == (1.0, None)


def test_curve_of_too_little() -> None:
    """No replies give no points; doses that no item shares give a step without value."""
    assert curve([], [], []) == ((), (), ())
    step = curve([0, 1], [1, 1], ["a", "b"]).steps[0]
    assert (step.slope.value, step.slope.reason) == (None, "there are no values")


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: slope_rows([1, 2], [1], ["a", "a"]), "2 doses and 1 answers"),
        (lambda: curve([1, 2], [1], ["a", "a"]), "2 doses and 1 answers"),
        (lambda: within_slope([1, 2], [1, 2], ["a"]), "groups has shape"),
        (lambda: curve([1, 2], [1, 2], ["a", "a"], ["d", "e"]), "one group has replies in two clusters"),
    ],
)
def test_what_does_not_fit_is_said(call: object, message: str) -> None:
    """Arrays that do not fit together end in a sentence that says what was found."""
    assert callable(call)
    with pytest.raises(StatisticsError, match=message):
        call()


def test_scipy_stats_is_never_loaded() -> None:
    """Importing every statistics module loads no SciPy, and using them never loads scipy.stats."""
    code = (
        "import sys\n"
        "from mismark.statistics import curves, intervals, multiplicity, paired, regression, resampling\n"
        "assert not [m for m in sys.modules if m.startswith('scipy')]\n"
        "intervals.wilson(1, 2); intervals.clopper_pearson(1, 2); paired.paired_t([1, 2, 4], [2, 2, 2])\n"
        "paired.mcnemar(1, 2); intervals.mean_t([1.0, 2.0])\n"
        "assert 'scipy.stats' not in sys.modules\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
