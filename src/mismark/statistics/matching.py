"""How often two numbers are exactly the same, beyond what chance gives.

In: the counts that were expected and the counts that were claimed, one pair a unit, and perhaps a blind
sample, whose claims were made without any number being shown. Out: the match rate, the rate that chance
gives, and the excess of the first over the second with its interval.

Chance is told in one of three ways: by pairing every expected count with every claim of the same log
(what permuting the pairs gives on average, in closed form); by pairing every expected count with every
blind claim; or by how often blind claims hit the count that was kept from them.

Source: ErrorBench 5.1, fourth safeguard. Pairing within a log is the chance agreement of Cohen (1960),
Educational and Psychological Measurement 20; the interval of the excess is its delta-method interval, Fleiss, Cohen
and Everitt (1969), Psychological Bulletin 72, taken over clusters.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from mismark.errors import StatisticsError
from mismark.statistics.inputs import check_level, codes
from mismark.statistics.intervals import Interval, wilson_clustered
from mismark.statistics.tails import student_quantile

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray

    from mismark.statistics.inputs import FloatArray

__all__ = ["Matches", "Matching", "beyond_blind_claims", "beyond_blind_matches", "beyond_pairs"]

_ONE_CLUSTER = "one cluster cannot tell how clusters differ"


class Matches(NamedTuple):
    """Pairs of counts, checked.

    Attributes:
        expected: (n,) counts that were shown, or that would have been.
        claimed: (n,) counts that came back.
        code: (n,) number of the cluster of each pair.
        n_clusters: clusters.
    """

    expected: NDArray[np.int64]
    claimed: NDArray[np.int64]
    code: NDArray[np.intp]
    n_clusters: int

    @classmethod
    def of(cls, expected: ArrayLike, claimed: ArrayLike, clusters: ArrayLike | None = None) -> Matches:
        """Check and keep pairs.

        Args:
            expected: (n,) whole numbers.
            claimed: (n,) whole numbers.
            clusters: (n,) labels of what may be alike (a document, a user), None where every pair is alone.

        Raises:
            StatisticsError: arrays of different lengths, or of anything but whole numbers.

        Example:
            >>> Matches.of([3, 4], [3, 5]).n_clusters
            2
        """
        first, second = _whole(expected, "expected"), _whole(claimed, "claimed")
        if first.shape != second.shape:
            raise StatisticsError(f"{len(first)} expected counts stand beside {len(second)} claimed ones")
        code, n_clusters = codes(clusters, len(first))
        return cls(first, second, code, n_clusters)

    @property
    def hits(self) -> FloatArray:
        """(n,) 1 where the claim is the expected count, 0 elsewhere."""
        return np.asarray(self.expected == self.claimed, dtype=np.float64)


class Matching(NamedTuple):
    """A match rate beside chance.

    Attributes:
        rate: share of pairs that match, None of no pairs.
        rate_interval: Wilson's interval over clusters, None of no pairs.
        chance: the rate that chance gives, None where it cannot be told.
        excess: rate less chance.
        interval: the interval of the excess, None where there is none.
        n: pairs.
        n_clusters: clusters of them.
        reason: why there is no excess or no interval of it, or "".
    """

    rate: float | None
    rate_interval: Interval | None
    chance: float | None
    excess: float | None
    interval: Interval | None
    n: int
    n_clusters: int
    reason: str

    @property
    def method(self) -> str:
        """What a signature's `ci` field says: `delta-cluster`, `mover-cluster`, or `none: ` and the reason."""
        return f"none: {self.reason}" if self.interval is None else self.interval.method


def _whole(values: ArrayLike, name: str) -> NDArray[np.int64]:
    array = np.asarray(values)
    if array.ndim != 1 or (array.size and array.dtype.kind not in "iu"):
        raise StatisticsError(f"{name} must be a list of whole numbers")
    return array.astype(np.int64)


def _rate(pairs: Matches, level: float) -> tuple[float | None, Interval | None]:
    n = len(pairs.expected)
    if n == 0:
        return None, None
    hits = np.bincount(pairs.code, weights=pairs.hits, minlength=pairs.n_clusters)
    sizes = np.bincount(pairs.code, minlength=pairs.n_clusters)
    return float(pairs.hits.mean()), wilson_clustered(hits, sizes, level)


def _shares(values: NDArray[np.int64], at: NDArray[np.int64]) -> FloatArray:
    """The share that each count of `at` has among `values`."""
    distinct, frequency = np.unique(values, return_counts=True)
    place = np.searchsorted(distinct, at).clip(max=len(distinct) - 1)
    return np.where(distinct[place] == at, frequency[place] / len(values), 0.0)


def _variance(influence: FloatArray, code: NDArray[np.intp], n_clusters: int) -> float:
    """Variance of the mean of `influence`, which sums to 0, over clusters."""
    sums = np.bincount(code, weights=influence - influence.mean(), minlength=n_clusters)
    return n_clusters / (n_clusters - 1) * float(np.square(sums).sum()) / len(influence) ** 2


def _interval(excess: float, variance: float, df: float, level: float) -> Interval:
    half = student_quantile(0.5 + level / 2, df) * math.sqrt(variance)
    return Interval(excess - half, excess + half, level, "delta-cluster").within(-1.0, 1.0)


def _untold(pairs: Matches, level: float, reason: str) -> Matching:
    rate, interval = _rate(pairs, level)
    return Matching(rate, interval, None, None, None, len(pairs.expected), pairs.n_clusters, reason)


def beyond_pairs(pairs: Matches, level: float = 0.95) -> Matching:
    """The match rate beyond that of the same log with its pairs permuted.

    Averaged over all permutations, the rate is Σ p(k) q(k), with p and q the shares of count k among the
    expected and the claimed ones. An honest reader of text whose expected counts are right matches more
    than that too: only a blind sample tells copying from being right.

    Args:
        pairs: the log.
        level: nominal coverage.

    Returns:
        The excess; without one where the log is empty or holds one expected count only, which every
        permutation matches equally well.

    Example:
        >>> found = beyond_pairs(Matches.of([3, 4, 5, 6], [3, 4, 5, 6]))
        >>> found.rate, found.chance, found.excess
        (1.0, 0.25, 0.75)
        >>> beyond_pairs(Matches.of([3, 3], [3, 4])).reason
        'every expected count is the same, so that permuting changes nothing; a blind sample is needed'
    """
    check_level(level)
    rate, rate_interval = _rate(pairs, level)
    n, k = len(pairs.expected), pairs.n_clusters
    if rate is None:
        return _untold(pairs, level, "there are no pairs")
    if len(np.unique(pairs.expected)) == 1:
        return _untold(
            pairs,
            level,
            "every expected count is the same, so that permuting changes nothing; a blind sample is needed",
        )
    of_expected, of_claimed = (
        _shares(pairs.claimed, pairs.expected),
        _shares(pairs.expected, pairs.claimed),
    )
    chance = float(of_expected.mean())
    if k < 2:
        return Matching(rate, rate_interval, chance, rate - chance, None, n, k, _ONE_CLUSTER)
    variance = _variance(pairs.hits - of_expected - of_claimed, pairs.code, k)
    return Matching(
        rate,
        rate_interval,
        chance,
        rate - chance,
        _interval(rate - chance, variance, k - 1, level),
        n,
        k,
        "",
    )


def beyond_blind_claims(
    pairs: Matches, claimed: ArrayLike, clusters: ArrayLike | None = None, level: float = 0.95
) -> Matching:
    """The match rate beyond that of every expected count paired with every blind claim.

    Args:
        pairs: the log.
        claimed: (m,) counts claimed where no number was shown, on texts of the same kind.
        clusters: (m,) their clusters.
        level: nominal coverage.

    Returns:
        The excess; its interval adds the variances of log and blind sample, with the degrees of freedom of
        Welch and Satterthwaite.

    Example:
        >>> found = beyond_blind_claims(Matches.of([3, 4, 3, 4], [3, 4, 3, 4]), [3, 5, 7, 9])
        >>> found.chance, found.excess
        (0.125, 0.875)
    """
    check_level(level)
    rate, rate_interval = _rate(pairs, level)
    blind = _whole(claimed, "blind claims")
    code, m = codes(clusters, len(blind))
    n, k = len(pairs.expected), pairs.n_clusters
    if rate is None or not len(blind):
        return _untold(pairs, level, "there are no pairs" if rate is None else "the blind sample is empty")
    of_expected = _shares(blind, pairs.expected)
    chance = float(of_expected.mean())
    excess = rate - chance
    if k < 2 or m < 2:
        return Matching(rate, rate_interval, chance, excess, None, n, k, _ONE_CLUSTER)
    parts = (
        (_variance(pairs.hits - of_expected, pairs.code, k), k - 1),
        (_variance(_shares(pairs.expected, blind), code, m), m - 1),
    )
    variance = sum(part for part, _ in parts)
    spread = sum(part**2 / df for part, df in parts)
    df = variance**2 / spread if spread > 0 else min(k, m) - 1
    return Matching(rate, rate_interval, chance, excess, _interval(excess, variance, df, level), n, k, "")


def beyond_blind_matches(pairs: Matches, blind: Matches, level: float = 0.95) -> Matching:
    """The match rate beyond that of blind claims with the count that was kept from them.

    Args:
        pairs: the log.
        blind: expected counts that were not shown, and the claims made without them.
        level: nominal coverage.

    Returns:
        The excess; its interval is put together from Wilson's intervals of both rates (MOVER).

    Example:
        >>> log, blind = Matches.of([3, 4, 5, 6], [3, 4, 5, 6]), Matches.of([3, 4, 5, 6], [3, 9, 9, 9])
        >>> beyond_blind_matches(log, blind).excess
        0.75

    Source: Newcombe (1998), Statistics in Medicine 17, method 10, with Wilson's intervals over clusters.
    """
    check_level(level)
    rate, rate_interval = _rate(pairs, level)
    chance, chance_interval = _rate(blind, level)
    n, k = len(pairs.expected), pairs.n_clusters
    if rate is None or chance is None or rate_interval is None or chance_interval is None:
        return _untold(pairs, level, "there are no pairs" if rate is None else "the blind sample is empty")
    excess = rate - chance
    if k < 2 or blind.n_clusters < 2:
        return Matching(rate, rate_interval, chance, excess, None, n, k, _ONE_CLUSTER)
    low = excess - math.hypot(rate - rate_interval.low, chance_interval.high - chance)
    high = excess + math.hypot(rate_interval.high - rate, chance - chance_interval.low)
    interval = Interval(low, high, level, "mover-cluster").within(-1.0, 1.0)
    return Matching(rate, rate_interval, chance, excess, interval, n, k, "")
