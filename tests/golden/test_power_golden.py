"""Power and randomisation against other programs: statsmodels 0.15.0 and SciPy 1.17.1."""

from __future__ import annotations

import math

import numpy as np
import pytest
from scipy import stats
from statsmodels.stats.power import TTestPower, normal_power_het, normal_sample_size_one_tail

from mismark.errors import StatisticsError
from mismark.seeds import arrays
from mismark.statistics.paired import permutation
from mismark.statistics.power import (
    paired_mean_effect,
    paired_mean_power,
    paired_mean_size,
    paired_proportion_effect,
    paired_proportion_power,
    paired_proportion_size,
)
from mismark.statistics.randomisation import randomisation
from mismark.statistics.sums import ratio


@pytest.mark.parametrize("n", [2, 5, 34, 143, 5000])
@pytest.mark.parametrize("dz", [0.0, 0.02, 0.3, 1.5])
@pytest.mark.parametrize("alpha", [0.05, 0.001])
def test_the_power_of_a_paired_t_test_is_that_of_statsmodels(n: int, dz: float, alpha: float) -> None:
    """Power equals TTestPower().power with two tails, to 1e-9; where that gives NaN, the upper tail alone."""
    expected = float(TTestPower().power(dz, n, alpha, alternative="two-sided"))
    if math.isnan(expected):
        expected = float(TTestPower().power(dz, n, alpha / 2, alternative="larger"))
    assert paired_mean_power(2.5 * dz, n, 2.5, alpha) == pytest.approx(expected, abs=1e-9)


@pytest.mark.parametrize(("n", "power"), [(5, 0.8), (30, 0.9), (143, 0.8), (1000, 0.5)])
def test_the_smallest_mean_difference_is_that_of_statsmodels(n: int, power: float) -> None:
    """The detectable difference equals TTestPower().solve_power for the effect size, times the SD."""
    expected = float(TTestPower().solve_power(None, n, 0.05, power, alternative="two-sided"))
    assert paired_mean_effect(n, 3.0, power) == pytest.approx(3.0 * expected, rel=1e-6)


@pytest.mark.parametrize(("dz", "power"), [(0.1, 0.8), (0.5, 0.8), (0.5, 0.95), (2.0, 0.8)])
def test_the_pairs_that_a_mean_difference_needs_are_those_of_statsmodels(dz: float, power: float) -> None:
    """The number of pairs is TTestPower().solve_power's, rounded up."""
    expected = float(TTestPower().solve_power(dz, None, 0.05, power, alternative="two-sided"))
    assert paired_mean_size(dz, 1.0, power) == math.ceil(expected)


@pytest.mark.parametrize(("effect", "n", "discordant"), [(0.1, 200, 0.2), (0.05, 1000, 0.6), (0.2, 40, 0.25)])
def test_the_power_for_paired_proportions_is_that_of_statsmodels(
    effect: float, n: int, discordant: float
) -> None:
    """Power equals normal_power_het with the two standard deviations; the detectable difference inverts it."""
    spreads = {"std_null": discordant**0.5, "std_alternative": (discordant - effect**2) ** 0.5}
    expected = float(normal_power_het(effect, n, 0.05, **spreads))
    assert paired_proportion_power(effect, n, discordant) == pytest.approx(expected, abs=1e-9)
    assert paired_proportion_effect(n, discordant, expected) == pytest.approx(effect, rel=1e-6)


@pytest.mark.parametrize(("effect", "discordant"), [(0.1, 0.2), (-0.03, 0.1), (0.2, 0.9)])
def test_the_pairs_for_paired_proportions_are_those_of_statsmodels(effect: float, discordant: float) -> None:
    """The number of pairs is normal_sample_size_one_tail's at half the level, rounded up."""
    spreads = {"std_null": discordant**0.5, "std_alternative": (discordant - effect**2) ** 0.5}
    expected = float(normal_sample_size_one_tail(abs(effect), 0.8, 0.025, **spreads))
    assert paired_proportion_size(effect, discordant) == math.ceil(expected)


def test_what_power_cannot_be_asked() -> None:
    """Nonsense is refused with a sentence, and no difference at all is never promised to be seen."""
    assert paired_proportion_effect(5, 0.2) is None
    for wrong in (
        lambda: paired_mean_effect(1, 1.0),
        lambda: paired_mean_effect(10, -1.0),
        lambda: paired_mean_effect(10, 1.0, power=0.04),
        lambda: paired_mean_size(0.0, 1.0),
        lambda: paired_mean_size(1e-9, 1.0),
        lambda: paired_proportion_size(0.3, 0.2),
        lambda: paired_proportion_power(0.1, 0, 0.2),
    ):
        with pytest.raises(StatisticsError):
            wrong()


def test_exchanges_of_a_mean_are_sign_flips() -> None:
    """For a mean over clustered pairs the test equals the sign-flip test, exactly."""
    rng = arrays(5, "golden", "exchange")
    first, second = rng.integers(0, 5, 40).astype(float), rng.integers(0, 6, 40).astype(float)
    clusters = np.repeat(np.arange(10), 4)
    one = np.ones(40)
    test = randomisation(np.column_stack([first, one, second, one]), clusters, ratio(0, 1), rng=rng)
    flips = permutation(second - first, clusters, rng=rng)
    assert (test.p, test.n_exchanges, test.exact) == (flips.p, 1024, True)
    assert test.difference == pytest.approx(flips.mean)


def test_exchanges_of_a_ratio_equal_scipy() -> None:
    """For a ratio of sums the exact test equals scipy.stats.permutation_test(permutation_type="samples")."""
    rng = arrays(6, "golden", "exchange")
    first = np.column_stack([rng.integers(0, 4, 9), rng.integers(4, 9, 9)]).astype(float)
    second = np.column_stack([rng.integers(1, 5, 9), rng.integers(4, 9, 9)]).astype(float)
    both = np.stack([first, second])

    def apart(a: np.ndarray, b: np.ndarray) -> float:
        """The two ratios of the rows that these indices name, one row a pair."""
        pair = np.arange(9)
        x, y = both[a.astype(int), pair].sum(axis=0), both[b.astype(int), pair].sum(axis=0)
        return float(y[0] / y[1] - x[0] / x[1])

    expected = stats.permutation_test(
        (np.zeros(9), np.ones(9)), apart, permutation_type="samples", n_resamples=np.inf, vectorized=False
    )
    test = randomisation(np.hstack([first, second]), None, ratio(0, 1), rng=rng)
    assert 0.01 < test.p < 0.99
    assert test.p == pytest.approx(expected.pvalue, abs=1e-12)


def test_a_system_against_itself_has_p_one_by_random_exchanges_too() -> None:
    """With more clusters than can be tried in full, equal halves give a difference of 0 and p = 1."""
    half = arrays(7, "golden", "exchange").integers(1, 9, (60, 2)).astype(float)
    test = randomisation(np.hstack([half, half]), None, ratio(0, 1), rng=arrays(0, "x"), n_resamples=500)
    assert (test.difference, test.p, test.exact) == (0.0, 1.0, False)
    assert randomisation(np.zeros((3, 4)), None, ratio(0, 1), rng=arrays(0, "x")).p is None
