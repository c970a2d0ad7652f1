"""Exact binomial tests against SciPy 1.17.1."""

from __future__ import annotations

import pytest
from scipy.stats import binomtest

from mismark.errors import StatisticsError
from mismark.statistics.binomial import at_least, binomial_test


@pytest.mark.parametrize("probability", [0.06, 0.5, 0.93, 0.95])
@pytest.mark.parametrize("n", [1, 7, 50, 400])
def test_p_values_are_those_of_scipy(n: int, probability: float) -> None:
    """Both tests agree with `scipy.stats.binomtest` to 9 digits for every number of successes."""
    for k in range(n + 1):
        two, one = (
            binomtest(k, n, probability, alternative=side).pvalue for side in ("two-sided", "greater")
        )
        assert binomial_test(k, n, probability) == pytest.approx(two, rel=1e-9, abs=1e-300)
        assert at_least(k, n, probability) == pytest.approx(one, rel=1e-9, abs=1e-300)


def test_no_trial_tells_nothing() -> None:
    """Without a trial both p-values are 1."""
    assert binomial_test(0, 0, 0.95) == at_least(0, 0, 0.06) == 1


@pytest.mark.parametrize(("k", "n", "probability"), [(3, 2, 0.5), (-1, 2, 0.5), (1, 2, 0.0), (1, 2, 1.0)])
def test_counts_that_cannot_be_are_refused(k: int, n: int, probability: float) -> None:
    """More successes than trials, fewer than none, and a sure thing are said to be impossible."""
    for test in (binomial_test, at_least):
        with pytest.raises(StatisticsError, match="expected"):
            test(k, n, probability)
