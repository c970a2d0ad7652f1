"""What holds of agreement whatever the ratings are."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mismark.seeds import arrays
from mismark.statistics.agreeing import Agreement, agreement, pairwise
from mismark.statistics.ratings import MISSING, WEIGHTS

if TYPE_CHECKING:
    from mismark.records import Estimate

Q = 3
SEEDS = st.integers(0, 2**32 - 1)
NAMES = ("raw", "cohen", "fleiss", "alpha", "gwet")


def some_ratings(seed: int) -> tuple[np.ndarray, np.ndarray]:
    """Ratings that agree more than by chance, with holes, and the cluster of each item."""
    rng = np.random.default_rng(seed)
    n, m = int(rng.integers(2, 25)), int(rng.integers(2, 5))
    ratings = np.where(
        rng.random((n, m)) < rng.random(), rng.integers(Q, size=(n, 1)), rng.integers(Q, size=(n, m))
    )
    return np.where(rng.random((n, m)) < 0.2, MISSING, ratings), rng.integers(8, size=n)


def estimates(found: Agreement) -> list[Estimate]:
    """Its five coefficients."""
    return [getattr(found, name) for name in NAMES]


def assert_same(one: Estimate, other: Estimate, *, missing: bool = True) -> None:
    """Equal but for rounding."""
    assert (one.n, one.method) == (other.n, other.method)
    assert one.n_missing == other.n_missing or not missing
    for first, second in ((one.value, other.value), (one.low, other.low), (one.high, other.high)):
        assert (first is None) == (second is None)
        assert first is None or first == pytest.approx(second, abs=1e-9)


@settings(max_examples=40, deadline=None)
@given(SEEDS, st.sampled_from(WEIGHTS))
def test_an_estimate_or_a_reason(seed: int, weights: str) -> None:
    """Any ratings give a value at most 1 inside its interval's reach, or a method that says why there is none."""
    ratings, clusters = some_ratings(seed)
    for one in estimates(agreement(ratings, Q, clusters, weights=weights, n_resamples=100)):
        assert one.n + one.n_missing == len(ratings)
        assert (one.low is None) == one.method.startswith("none: ")
        if one.value is None:
            assert one.low is None
        else:
            assert one.value <= 1 + 1e-12
        if one.low is not None:
            assert one.low <= one.high <= 1 + 1e-12


Change = Callable[[np.ndarray, np.ndarray, np.random.Generator], tuple[np.ndarray, np.ndarray]]


def _raters(
    ratings: np.ndarray, clusters: np.ndarray, rng: np.random.Generator
) -> tuple[np.ndarray, np.ndarray]:
    return ratings[:, rng.permutation(ratings.shape[1])], clusters


def _items(
    ratings: np.ndarray, clusters: np.ndarray, rng: np.random.Generator
) -> tuple[np.ndarray, np.ndarray]:
    order = rng.permutation(len(ratings))
    return ratings[order], clusters[order]


def _names(
    ratings: np.ndarray, clusters: np.ndarray, rng: np.random.Generator
) -> tuple[np.ndarray, np.ndarray]:
    return np.where(ratings == MISSING, MISSING, rng.permutation(Q)[ratings]), clusters


@pytest.mark.parametrize("change", [_raters, _items, _names])
@settings(max_examples=25, deadline=None)
@given(seed=SEEDS)
def test_order_and_names_change_nothing(change: Change, seed: int) -> None:
    """Other orders of annotators and items and other names of categories leave every value and interval as it was."""
    ratings, clusters = some_ratings(seed)
    changed = change(ratings, clusters, np.random.default_rng(seed + 1))
    before = agreement(ratings, Q, clusters, n_resamples=100)
    after = agreement(changed[0], Q, changed[1], n_resamples=100)
    for one, other in zip(estimates(before), estimates(after), strict=True):
        assert_same(one, other)


@settings(max_examples=30, deadline=None)
@given(SEEDS)
def test_an_item_nobody_rated_changes_nothing(seed: int) -> None:
    """Items without a rating, in clusters of their own, leave values, intervals and n as they were."""
    ratings, clusters = some_ratings(seed)
    more = np.vstack([np.full((3, ratings.shape[1]), MISSING), ratings])
    before = agreement(ratings, Q, clusters, n_resamples=100)
    after = agreement(more, Q, np.concatenate([[-3, -2, -1], clusters]), n_resamples=100)
    for one, other in zip(estimates(before), estimates(after), strict=True):
        assert_same(one, other, missing=False)
        assert other.n_missing == one.n_missing + 3


@settings(max_examples=30, deadline=None)
@given(SEEDS, st.sampled_from(WEIGHTS))
def test_perfect_agreement_is_one(seed: int, weights: str) -> None:
    """Raters who say the same of everything have 1 in every coefficient, and no interval but that of the raw share."""
    rng = np.random.default_rng(seed)
    truth = np.concatenate([[0, 1], rng.integers(Q, size=int(rng.integers(1, 20)))])
    found = agreement(np.repeat(truth[:, None], 3, axis=1), Q, weights=weights, n_resamples=50)
    for one in estimates(found):
        assert one.value == pytest.approx(1, abs=1e-12)
    assert all(one.low is None for one in estimates(found)[1:])
    assert found.raw.low is not None
    assert found.raw.low < found.raw.high == 1


def test_random_labels_agree_by_chance_only() -> None:
    """On 20,000 items labelled at random every coefficient is within .02 of 0, and its interval holds 0."""
    rng = arrays(0, "agreement", "random")
    ratings = rng.integers(4, size=(20_000, 3))
    found = agreement(ratings, 4, np.arange(20_000) // 100, n_resamples=500)
    for one in estimates(found)[1:]:
        assert one.value == pytest.approx(0, abs=0.02)
        assert one.low < 0 < one.high


@settings(max_examples=30, deadline=None)
@given(SEEDS)
def test_two_raters_have_one_kappa(seed: int) -> None:
    """Of two raters the mean of Cohen's kappa over pairs is that of the one pair, and so is the raw share."""
    ratings, clusters = some_ratings(seed)
    two = ratings[:, :2]
    found, pair = agreement(two, Q, clusters, n_resamples=100), pairwise(two, Q, clusters, n_resamples=100)[0]
    assert_same(found.cohen, pair.kappa)
    assert_same(found.raw, pair.raw)
