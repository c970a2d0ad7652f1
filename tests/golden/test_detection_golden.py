"""Measures of detection against other programs (SciPy 1.17.1, NumPy 2.4.6) and against printed examples."""

from __future__ import annotations

import numpy as np
import pytest
from scipy import stats

from mismark.seeds import arrays
from mismark.statistics.detection import area, area_rows, auc, criterion, d_prime, roc
from mismark.statistics.intervals import wilson, wilson_difference

COUNTS = [(40, 50, 10, 50), (0, 12, 3, 7), (30, 30, 0, 9), (1, 2, 1, 2), (463, 1884, 21, 516)]


@pytest.mark.parametrize("counts", COUNTS)
def test_d_prime_and_criterion_are_their_formulas(counts: tuple[int, int, int, int]) -> None:
    """Both equal their formulas with scipy.stats.norm.ppf of rates after the log-linear correction."""
    hits, n, alarms, m = counts
    z_hit = stats.norm.ppf((hits + 0.5) / (n + 1))
    z_alarm = stats.norm.ppf((alarms + 0.5) / (m + 1))
    sums = np.array(counts, dtype=float)
    assert float(d_prime(sums)) == pytest.approx(z_hit - z_alarm, abs=1e-12)
    assert float(criterion(sums)) == pytest.approx(-0.5 * (z_hit + z_alarm), abs=1e-12)


def test_d_prime_of_many_trials_is_that_of_the_tables() -> None:
    """Rates of .69 and .31 have d' .99, of .84 and .16 1.99, of .99 and .01 4.65, as printed in tables of z."""
    for hit, alarm, printed in ((0.69, 0.31, 0.99), (0.84, 0.16, 1.99), (0.99, 0.01, 4.65)):
        sums = np.array([hit, 1, alarm, 1]) * 1e7
        assert round(float(d_prime(sums)), 2) == printed
        assert float(criterion(sums)) == pytest.approx(0, abs=1e-6)


@pytest.mark.parametrize("seed", range(5))
def test_area_is_mann_whitneys_u(seed: int) -> None:
    """The area equals scipy.stats.mannwhitneyu's U over n·m, with many ties and with none."""
    rng = arrays(seed, "golden", "area")
    tied, untied = rng.integers(-3, 6, size=63), rng.normal(size=63)
    for values in (tied, untied):
        signal, noise = values[:40], values[40:]
        u = stats.mannwhitneyu(signal, noise).statistic
        assert auc(signal, noise) == pytest.approx(u / (40 * 23), abs=1e-12)


def test_area_is_what_lies_under_the_curve() -> None:
    """The trapezoids under the ROC curve add up to the area."""
    rng = arrays(1, "golden", "roc")
    values = rng.integers(0, 5, size=80)
    sums = area_rows(values, rng.random(80) < 0.6).sum(axis=0)
    curve = roc(sums)
    assert np.trapezoid(curve[:, 1], curve[:, 0]) == pytest.approx(float(area(sums)), abs=1e-12)


def test_the_difference_of_independent_shares_is_newcombes() -> None:
    """56/70 less 48/80: .20, with .0524 to .3339 by Newcombe's method 10, as printed in his table II."""
    p, q = wilson(56, 70), wilson(48, 80)
    down = np.hypot(0.8 - p.low, q.high - 0.6)
    up = np.hypot(p.high - 0.8, 0.6 - q.low)
    assert (round(0.2 - down, 4), round(0.2 + up, 4)) == (0.0524, 0.3339)
    rows = np.zeros((150, 4))
    rows[:80, 1], rows[:48, 0], rows[80:, 3], rows[80:136, 2] = 1, 1, 1, 1
    low, high, *_ = wilson_difference(rows)
    assert (low, high) == pytest.approx((0.2 - down, 0.2 + up), abs=0.006)
