"""Ratings and agreement where they cannot be told, and what they refuse."""

from __future__ import annotations

import numpy as np
import pytest

from mismark.errors import StatisticsError
from mismark.statistics.agreeing import agreement, pairwise
from mismark.statistics.agreement import alpha
from mismark.statistics.ratings import coded, weight_matrix


def test_one_category_has_no_chance() -> None:
    """Where all say the same of everything, the kappas and alpha have no value and say why; AC1 and the raw share are 1."""
    found = agreement(np.zeros((20, 3), dtype=int), 4)
    for one in (found.cohen, found.fleiss, found.alpha):
        assert one.value is None
        assert one.method == "none: all ratings are of one category, so that chance cannot be told"
    assert (found.gwet.value, found.gwet.low) == (1.0, None)
    assert found.gwet.method.startswith("none: every resample gives the same value")
    assert (found.raw.value, found.raw.method) == (1.0, "wilson-t")


@pytest.mark.parametrize("ratings", [[[0], [1], [2]], [[0, -1], [-1, 1]], np.empty((0, 2), dtype=int)])
def test_fewer_than_two_ratings_an_item_have_no_value(ratings: list[list[int]]) -> None:
    """One rater, raters without an item in common, or no items: no coefficient has a value, all say why."""
    found = agreement(ratings, 3)
    for one in (found.raw, found.cohen, found.fleiss, found.alpha, found.gwet):
        assert (one.value, one.n, one.n_missing) == (None, 0, len(ratings))
        assert one.method == "none: no item has two ratings"


def test_one_cluster_has_no_interval() -> None:
    """Items of one cluster have values and no interval, for a reason."""
    found = agreement([[0, 0], [0, 1], [1, 1]], 2, ["a", "a", "a"])
    assert found.alpha.value is not None
    assert found.alpha.low is None
    assert found.alpha.method == "none: one cluster cannot tell how clusters differ"


def test_seed_zero_is_a_seed() -> None:
    """The same seed gives the same interval, and seed 0 another one than seed 1."""
    ratings = np.random.default_rng(3).integers(3, size=(40, 3))
    first, again, other = (agreement(ratings, 3, seed=seed, n_resamples=200).fleiss for seed in (0, 0, 1))
    assert first == again
    assert (first.value, first.low) != (other.value, other.low)


def test_clusters_widen_an_interval() -> None:
    """Copies of an item in its cluster leave the value and the interval as they are; as items of their own they narrow it."""
    ratings = np.random.default_rng(5).integers(2, size=(30, 2))
    cluster = np.arange(30)
    alone = agreement(ratings, 2, cluster).fleiss
    copies = agreement(np.tile(ratings, (4, 1)), 2, np.tile(cluster, 4)).fleiss
    ignored = agreement(np.tile(ratings, (4, 1)), 2).fleiss
    assert (copies.value, copies.low, copies.high) == pytest.approx((alone.value, alone.low, alone.high))
    assert ignored.high - ignored.low < 0.6 * (copies.high - copies.low)
    assert (copies.n_clusters, copies.method) == (30, "bca-t-cluster/2000")


def test_pairs_rest_on_their_own_items() -> None:
    """Each pair counts the items that both rated, and one without any has no value."""
    ratings = [[0, 0, -1], [1, 1, -1], [0, 1, -1], [0, -1, 1]]
    found = {(one.first, one.second): one for one in pairwise(ratings, 2)}
    assert [(found[pair].kappa.n, found[pair].kappa.n_missing) for pair in ((0, 1), (0, 2), (1, 2))] == [
        (3, 1),
        (1, 3),
        (0, 4),
    ]
    assert found[0, 1].raw.value == pytest.approx(2 / 3)
    assert found[1, 2].kappa.value is None


def test_a_pair_without_a_kappa_is_not_in_the_mean() -> None:
    """The mean of Cohen's kappa leaves out pairs that used one category only, and pairs without an item in common."""
    ratings = [[0, 0, 0], [0, 0, 1], [0, 0, 0], [0, 0, 1]]
    found = agreement(ratings, 2)
    assert [one.kappa.value for one in pairwise(ratings, 2)] == [None, 0.0, 0.0]
    assert found.cohen.value == 0.0


def test_a_category_that_nobody_used_counts_for_gwet_only() -> None:
    """One more category that raters may use leaves the kappas and alpha as they are and lifts AC1."""
    ratings = [[0, 0], [0, 1], [1, 1], [1, 1], [0, 0]] * 4
    two, three = agreement(ratings, 2, n_resamples=10), agreement(ratings, 3, n_resamples=10)
    assert (two.cohen.value, two.fleiss.value, two.alpha.value) == pytest.approx(
        (three.cohen.value, three.fleiss.value, three.alpha.value)
    )
    assert three.gwet.value > two.gwet.value


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        (lambda: agreement([[0, 3]], 3), "ratings[0, 1] is 3, expected 0 to 2"),
        (lambda: agreement([[0, 0]], 1), "there are 1 categories"),
        (lambda: agreement([0, 1], 2), "expected whole numbers (n_items, n_raters)"),
        (lambda: agreement([[0.5, 1.0]], 2), "expected whole numbers"),
        (lambda: agreement([[0, 1]], 2, ["a", "b"]), "expected one label for each of 1 rows"),
        (lambda: coded([["yes", "maybe"]], ["yes", "no"]), "item 0 has the label 'maybe'; expected yes, no"),
        (lambda: coded([["yes"], ["yes", "no"]], ["yes", "no"]), "an item has 1 labels and another 2"),
        (lambda: coded([], ["yes", "yes"]), "each must stand there once"),
        (lambda: weight_matrix(3, "cubic"), "expected one of identity, linear, quadratic, ordinal"),
        (lambda: weight_matrix(1), "there are 1 categories"),
        (lambda: alpha(3, "ratio"), "expected one of nominal, ordinal, interval"),
        (lambda: alpha(3, values=[1, 2]), "there are 2 values for 3 categories"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(call, sentence: str) -> None:
    """Ratings, labels, weights and metrics that cannot be are refused, and the sentence says what was expected."""
    with pytest.raises(StatisticsError) as refused:
        call()
    assert sentence in str(refused.value)
