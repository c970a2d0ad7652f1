"""Match rates beyond chance: closed forms against enumeration, against simulation, and edges."""

from __future__ import annotations

from itertools import permutations

import numpy as np
import pytest

from mismark.errors import StatisticsError
from mismark.statistics.matching import Matches, beyond_blind_claims, beyond_blind_matches, beyond_pairs


def test_chance_is_the_average_over_all_permutations() -> None:
    """The closed form of chance is the mean match rate over every one of the 720 permutations of six pairs."""
    expected, claimed = [1, 2, 2, 3, 4, 4], [2, 2, 1, 3, 3, 4]
    rates = [np.mean([a == b for a, b in zip(expected, p, strict=True)]) for p in permutations(claimed)]
    assert beyond_pairs(Matches.of(expected, claimed)).chance == pytest.approx(np.mean(rates), abs=1e-12)


def test_the_variance_without_clusters_is_the_sampling_variance() -> None:
    """Over 4,000 simulated logs in which small counts are frequent, the spread of the excess is within 5% of what its interval supposes."""
    rng = np.random.default_rng(0)
    found, halves = [], []
    for _ in range(4_000):
        expected, own = rng.geometric(0.6, (2, 200))
        claimed = np.where(rng.random(200) < 0.4, expected, own)
        one = beyond_pairs(Matches.of(expected, claimed))
        assert one.interval is not None
        found.append(one.excess)
        halves.append((one.interval.high - one.interval.low) / 2)
    assert np.mean(halves) / 1.972 == pytest.approx(np.std(np.array(found, float)), rel=0.05)


def test_a_model_that_ignores_the_number_has_no_excess() -> None:
    """Claims drawn without regard to the number shown leave an interval that holds 0."""
    rng = np.random.default_rng(3)
    one = beyond_pairs(Matches.of(rng.integers(1, 9, 500), rng.integers(1, 9, 500)))
    assert one.interval is not None
    assert one.interval.low < 0 < one.interval.high


def test_clusters_widen_the_interval() -> None:
    """Pairs written four times over have the same excess and, as clusters, the interval of the pairs once."""
    rng = np.random.default_rng(5)
    expected = rng.integers(1, 6, 60)
    claimed = np.where(rng.random(60) < 0.5, expected, rng.integers(1, 6, 60))
    once = beyond_pairs(Matches.of(expected, claimed))
    alone = beyond_pairs(Matches.of(np.repeat(expected, 4), np.repeat(claimed, 4)))
    together = beyond_pairs(
        Matches.of(np.repeat(expected, 4), np.repeat(claimed, 4), np.repeat(np.arange(60), 4))
    )
    assert together.excess == pytest.approx(once.excess)
    assert together.interval is not None
    assert once.interval is not None
    assert alone.interval is not None
    assert together.interval.low == pytest.approx(once.interval.low)
    assert alone.interval.high - alone.interval.low < 0.6 * (once.interval.high - once.interval.low)


def test_blind_claims_are_paired_with_every_expected_count() -> None:
    """Chance against blind claims is the match rate over all pairs of an expected count and a blind claim."""
    expected, blind = [1, 2, 2, 5], [2, 2, 3, 5, 9]
    every = np.mean([a == b for a in expected for b in blind])
    found = beyond_blind_claims(Matches.of(expected, expected), blind)
    assert found.chance == pytest.approx(every)
    assert found.rate == 1.0


def test_a_right_and_honest_model_has_no_excess_over_its_blind_self() -> None:
    """A model that finds the true count 9 times in 10, shown it or not, matches no more than its blind sample."""
    rng = np.random.default_rng(7)

    def sample(n: int) -> Matches:
        true = rng.integers(3, 8, n)
        return Matches.of(true, np.where(rng.random(n) < 0.9, true, true + 1))

    log, blind = sample(400), sample(200)
    against = beyond_blind_matches(log, blind)
    permuted = beyond_pairs(log)
    assert against.interval is not None
    assert permuted.interval is not None
    assert against.interval.low < 0 < against.interval.high
    assert permuted.interval.low > 0.5


def test_the_interval_of_two_rates_is_newcombes() -> None:
    """56 of 70 against 48 of 80 gives Newcombe's published interval of method 10, .0524 to .3339."""
    log = Matches.of([1] * 70, [1] * 56 + [2] * 14)
    blind = Matches.of([1] * 80, [1] * 48 + [2] * 32)
    found = beyond_blind_matches(log, blind)
    assert found.interval is not None
    assert found.excess == pytest.approx(0.2)
    # Wilson's limits here are on t with 69 and 79 degrees of freedom, so they reach a little further.
    assert found.interval.low == pytest.approx(0.0524, abs=0.004)
    assert found.interval.high == pytest.approx(0.3339, abs=0.004)


@pytest.mark.parametrize(
    ("found", "reason"),
    [
        (beyond_pairs(Matches.of([], [])), "there are no pairs"),
        (beyond_pairs(Matches.of([3, 3, 3], [3, 4, 3])), "every expected count is the same"),
        (beyond_pairs(Matches.of([3, 4], [3, 4], ["d", "d"])), "one cluster"),
        (beyond_blind_claims(Matches.of([3, 4], [3, 4]), []), "the blind sample is empty"),
        (beyond_blind_claims(Matches.of([], []), [3]), "there are no pairs"),
        (beyond_blind_claims(Matches.of([3, 4], [3, 4]), [3]), "one cluster"),
        (beyond_blind_matches(Matches.of([3, 4], [3, 4]), Matches.of([], [])), "the blind sample is empty"),
        (beyond_blind_matches(Matches.of([3, 4], [3, 4]), Matches.of([3], [3])), "one cluster"),
    ],
)
def test_what_cannot_be_told_has_a_reason_and_no_interval(found: object, reason: str) -> None:
    """Without pairs, without variety or with one cluster, there is a reason in words instead of an interval."""
    assert getattr(found, "interval") is None  # noqa: B009
    assert reason in getattr(found, "reason")  # noqa: B009


def test_counts_that_are_none_are_refused() -> None:
    """Fractions, and lists of different lengths, are errors that say so."""
    with pytest.raises(StatisticsError, match="whole numbers"):
        Matches.of([1.5], [1])
    with pytest.raises(StatisticsError, match="beside"):
        Matches.of([1, 2], [1])
