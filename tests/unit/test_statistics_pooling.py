"""Partial pooling of proportions: extremes, order, and what groups do."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.stats import beta, betabinom, norm

from mismark.errors import StatisticsError
from mismark.statistics.pooling import pool

LEVELS = np.repeat(["A1", "A2", "B1", "B2"], [60, 50, 78, 75])
"""The level of each of the 263 grammar items."""


def test_one_unit_by_itself_is_its_own_posterior() -> None:
    """With one unit, mean and correlation integrated by hand over a fine grid give the same numbers."""
    found = pool([3], [6], below=0.4, above=0.8)[0]
    centres = np.log((np.arange(100) + 0.5) / (99.5 - np.arange(100)))
    spreads = norm.ppf(0.5 + (np.arange(40) + 0.5) / 80)
    logits = np.linspace(-7, 7, 281)
    grid = np.exp(-0.5 * ((logits - centres[:, None, None]) / spreads[:, None]) ** 2)
    prior = (grid / grid.sum(axis=-1, keepdims=True)).mean(axis=(0, 1))
    means, rhos = 1 / (1 + np.exp(-logits)), (np.arange(40) + 0.5) / 40
    weight = np.zeros((len(means), len(rhos)))
    for place, rho in enumerate(rhos):
        kappa = 1 / rho - 1
        weight[:, place] = prior * betabinom.pmf(3, 6, means * kappa, (1 - means) * kappa)
    weight /= weight.sum()
    kappa = 1 / rhos - 1
    below = sum(
        (weight[:, place] * beta.cdf(0.4, 3 + means * one, 3 + (1 - means) * one)).sum()
        for place, one in enumerate(kappa)
    )
    assert found.mean == pytest.approx(0.5, abs=0.002)
    assert found.below == pytest.approx(below, abs=0.003)


@pytest.mark.parametrize("every", [0, 1])
def test_all_alike_at_an_end(every: int) -> None:
    """Where all units succeed always, or never, all are sure, and the interval reaches the end."""
    found = pool(np.full(263, 10 * every), np.full(263, 10), LEVELS)[0]
    assert (found.high if every else found.low) == float(every)
    assert found.high - found.low < 0.05
    assert (found.above if every else found.below) > 0.99


def test_a_unit_without_trials_has_what_its_group_has() -> None:
    """Nothing read of a unit: an interval as wide as its group's rates, and neither end cut."""
    found = pool([0, *[9] * 20], [0, *[10] * 20])
    assert 0.0 < found[0].low < found[1].low
    assert found[0].high < 1.0
    assert found[0].mean == pytest.approx(0.9, abs=0.05)


def test_nothing_at_all_is_everything_possible() -> None:
    """One unit of which nothing was read can have any rate; of no unit there is nothing."""
    found = pool([0], [0])[0]
    assert found.mean == pytest.approx(0.5, abs=1e-3)
    assert found.low < 0.01
    assert found.high > 0.99
    assert pool([], []) == []


def test_one_unit_in_a_group_leans_on_the_other_groups() -> None:
    """A group of one is drawn towards what the other groups have, and not as far as to them."""
    low = pool([3, *[1] * 30], [6, *[6] * 30], ["a", *["b"] * 30])[0]
    high = pool([3, *[5] * 30], [6, *[6] * 30], ["a", *["b"] * 30])[0]
    assert low.mean < 0.5 < high.mean
    assert high.mean - low.mean < 0.3


def test_more_trials_are_drawn_less() -> None:
    """Of two units with the same share, the one with more trials keeps nearer to it."""
    few, many, *_ = pool([2, 10, *[9] * 40], [4, 20, *[10] * 40])
    assert 0.5 < many.mean < few.mean < 0.9
    assert many.low < few.low


def test_order_and_names_of_groups_do_not_matter() -> None:
    """The same units in another order, with other labels, have the same posteriors."""
    successes, trials = np.array([0, 3, 5, 6, 2, 6]), np.full(6, 6)
    groups = np.array(["a", "a", "a", "b", "b", "b"])
    once = np.array(pool(successes, trials, groups))
    turned = np.array(pool(successes[::-1], trials, np.where(groups[::-1] == "a", 9, 1)))
    np.testing.assert_allclose(once, turned[::-1], atol=1e-6)


def test_a_finer_grid_gives_the_same() -> None:
    """Twice the points in each direction move no end of an interval by more than .003 and no chance by more than .01."""
    rng = np.random.default_rng(0)
    successes, trials = rng.binomial(10, rng.beta(20, 5, 263)), np.full(263, 10)
    usual, finer = (np.array(pool(successes, trials, LEVELS, finer=by)) for by in (1, 2))
    assert np.abs(usual - finer)[:, :3].max() < 0.003
    assert np.abs(usual - finer)[:, 3:].max() < 0.01


def test_impossible_counts_are_refused() -> None:
    """More successes than trials, or labels that do not fit, are named."""
    with pytest.raises(StatisticsError, match=r"7\.0 successes of 6\.0 trials"):
        pool([7], [6])
    with pytest.raises(StatisticsError, match="groups has shape"):
        pool([1, 2], [6, 6], ["a"])
    with pytest.raises(StatisticsError, match="2 units have successes and 1"):
        pool([1, 2], [6])
