"""Tests on two conditions that saw the same items.

In: what each condition gave, item by item. Out: the mean difference with its test. The difference is
the second argument less the first, the reference condition standing first.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from mismark.errors import StatisticsError
from mismark.statistics.inputs import FloatArray, codes, vector
from mismark.statistics.tails import fair_coin_cdf, student_two_sided

if TYPE_CHECKING:
    from numpy.typing import ArrayLike

__all__ = ["PairedT", "Permutation", "mcnemar", "paired_t", "permutation"]


class PairedT(NamedTuple):
    """A paired t-test.

    Attributes:
        t: mean / (sd/√n); ±infinity where all differences are equal and not 0; None below two pairs.
        df: pairs - 1, 0 where there is none.
        p: two-sided p-value, None below two pairs.
        mean: mean difference, None of no pairs.
        sd: standard deviation of the differences (divisor n - 1), None below two pairs.
        n: pairs.
        dz: Cohen's d_z = mean/sd, with t's infinities; None below two pairs.
        reason: why there is no test, or what is unusual about it, or "".
    """

    t: float | None
    df: int
    p: float | None
    mean: float | None
    sd: float | None
    n: int
    dz: float | None
    reason: str


class Permutation(NamedTuple):
    """A sign-flip test.

    Attributes:
        p: two-sided p-value, never 0.
        mean: mean difference, None of no differences.
        n: differences.
        n_clusters: clusters whose signs were flipped as one.
        n_flips: sets of signs that were tried.
        exact: True where these were all there are.
    """

    p: float
    mean: float | None
    n: int
    n_clusters: int
    n_flips: int
    exact: bool


def paired_t(reference: ArrayLike, other: ArrayLike) -> PairedT:
    """Test whether a condition differs from the reference on the same items.

    t = mean/(sd/√n) of the differences other - reference, with n - 1 degrees of freedom; d_z = mean/sd.
    Where every difference is the same number, sd is 0: p is 1 if that number is 0 (t = d_z = 0), else 0
    (t and d_z infinite), and `reason` says so.

    Args:
        reference: (n,) values under the reference condition.
        other: (n,) values of the same items under the other condition.

    Returns:
        The test; without t, p, sd and d_z below two pairs.

    Raises:
        StatisticsError: arrays of different lengths, or values that are not finite.

    Example:
        >>> test = paired_t([0, 0, 0, 0], [1, 2, 3, 4])
        >>> test.mean, round(test.t, 4), round(test.p, 4), round(test.dz, 4)
        (2.5, 3.873, 0.0305, 1.9365)
        >>> paired_t([3, 4], [5, 6])[:3], paired_t([3, 4], [3, 4]).p
        ((inf, 1, 0.0), 1.0)

    Source: Student (1908), Biometrika 6, as in `scipy.stats.ttest_rel`; d_z: Cohen (1988), Statistical Power
    Analysis, section 2.3.5, and ErrorBench appendix D.
    """
    differences = _differences(reference, other)
    n = len(differences)
    if n == 0:
        return PairedT(None, 0, None, None, None, 0, None, "there are no pairs")
    mean = float(differences.mean())
    if n == 1:
        return PairedT(None, 0, None, mean, None, 1, None, "one pair cannot tell how pairs differ")
    if float(np.ptp(differences)) <= 1e-12 * float(np.abs(differences).max()):
        size = math.copysign(math.inf, mean) if mean else 0.0
        reason = f"every difference is {mean:g}"
        return PairedT(size, n - 1, 0.0 if mean else 1.0, mean, 0.0, n, size, reason)
    sd = float(differences.std(ddof=1))
    t = mean / (sd / math.sqrt(n))
    return PairedT(t, n - 1, student_two_sided(t, n - 1), mean, sd, n, mean / sd, "")


def permutation(
    differences: ArrayLike,
    clusters: ArrayLike | None = None,
    *,
    rng: np.random.Generator,
    n_resamples: int = 10_000,
) -> Permutation:
    """Test whether paired differences are symmetric about 0, by flipping signs.

    The statistic is |Σ differences|; the differences of a cluster flip together. Where all 2^k sets of signs
    are no more than `n_resamples`, all are tried and p is the share that reaches the observed value.
    Otherwise p = (1 + b)/(1 + B), where b of B random sets reach it. Ties reach it, so that a system against
    its own copy has p = 1.

    Args:
        differences: (n,) differences.
        clusters: (n,) labels, integers or strings; None where items are independent.
        rng: from `mismark.seeds.arrays`; not used where all sets are tried.
        n_resamples: random sets of signs.

    Returns:
        The test; p is 1 of no differences.

    Raises:
        StatisticsError: values that are not finite, labels that do not match, or no resamples.

    Example:
        >>> from mismark.seeds import arrays
        >>> permutation([1, 2, 3, 4], rng=arrays(0, "example"))
        Permutation(p=0.125, mean=2.5, n=4, n_clusters=4, n_flips=16, exact=True)
        >>> permutation([0.0] * 100, rng=arrays(0, "example")).p
        1.0

    Source: Fisher (1935), The Design of Experiments, section 21; (1 + b)/(1 + B): Phipson and Smyth (2010),
    Statistical Applications in Genetics and Molecular Biology 9.
    """
    d = vector(differences, "differences")
    if n_resamples < 1:
        raise StatisticsError(f"{n_resamples} resamples cannot be drawn; expected 1 or more")
    code, k = codes(clusters, len(d))
    if k == 0:
        return Permutation(1.0, None, 0, 0, 1, exact=True)
    sums = np.bincount(code, weights=d, minlength=k)
    observed = abs(float(sums.sum()))
    reach = observed - 1e-12 * float(np.abs(sums).sum())
    mean = float(d.mean())
    if k < 63 and 2**k <= n_resamples:
        signs = 1.0 - 2.0 * (np.arange(2**k)[:, None] >> np.arange(k) & 1)
        p = float((np.abs(signs @ sums) >= reach).mean())
        return Permutation(p, mean, len(d), k, 2**k, exact=True)
    reached, step = 0, max(1, 2_000_000 // k)
    for start in range(0, n_resamples, step):
        size = (min(step, n_resamples - start), k)
        signs = rng.integers(2, size=size, dtype=np.int8) * 2.0 - 1.0
        reached += int((np.abs(signs @ sums) >= reach).sum())
    return Permutation((1 + reached) / (1 + n_resamples), mean, len(d), k, n_resamples, exact=False)


def mcnemar(n_only_reference: int, n_only_other: int) -> float:
    """Test whether two conditions succeed equally often on the same items, exactly.

    Twice the binomial tail of the smaller number of discordant items at 1/2, at most 1.

    Args:
        n_only_reference: items that only the reference condition got right.
        n_only_other: items that only the other condition got right.

    Returns:
        The two-sided p-value; 1 where no item is discordant.

    Raises:
        StatisticsError: a negative count.

    Example:
        >>> mcnemar(1, 7)
        0.0703125
        >>> mcnemar(0, 0)
        1.0

    Source: McNemar (1947), Psychometrika 12, in its exact form; `statsmodels.stats.contingency_tables.mcnemar`.
    """
    if min(n_only_reference, n_only_other) < 0:
        raise StatisticsError(
            f"{n_only_reference} and {n_only_other} discordant items cannot be; expected counts from 0"
        )
    return min(1.0, 2 * fair_coin_cdf(min(n_only_reference, n_only_other), n_only_reference + n_only_other))


def _differences(reference: ArrayLike, other: ArrayLike) -> FloatArray:
    x, y = vector(reference, "reference"), vector(other, "other")
    if x.shape != y.shape:
        raise StatisticsError(
            f"{len(x)} values cannot be paired with {len(y)}; keep the items that both conditions have"
        )
    return y - x
