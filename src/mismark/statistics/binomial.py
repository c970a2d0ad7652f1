"""Whether a share that was counted can be the share that was promised: exact binomial tests.

In: successes, trials and the promised probability. Out: a p-value.
"""

from __future__ import annotations

import math

from mismark.errors import StatisticsError

__all__ = ["at_least", "binomial_test"]

_TIE = 1e-7
"""Two outcomes are equally likely where their probabilities agree to this share."""


def binomial_test(successes: int, n: int, probability: float) -> float:
    """Test whether trials succeed with a given probability, exactly and on both sides.

    The p-value adds up the probabilities of all outcomes that are no likelier than the one observed.

    Args:
        successes: how many trials succeeded.
        n: trials.
        probability: promised, between 0 and 1.

    Returns:
        The two-sided p-value; 1 where there are no trials.

    Raises:
        StatisticsError: counts or a probability that cannot be.

    Example:
        >>> round(binomial_test(88, 100, 0.95), 4)
        0.0043
        >>> binomial_test(95, 100, 0.95)
        1.0

    Source: the exact binomial test; `scipy.stats.binomtest`.
    """
    masses = _masses(successes, n, probability)
    observed = masses[successes] * (1 + _TIE)
    if all(mass <= observed for mass in masses):
        return 1.0
    return min(1.0, math.fsum(mass for mass in masses if mass <= observed))


def at_least(successes: int, n: int, probability: float) -> float:
    """Probability of so many successes or more: the one-sided test of "no more often than promised".

    Args:
        successes: how many trials succeeded.
        n: trials.
        probability: promised, between 0 and 1.

    Raises:
        StatisticsError: counts or a probability that cannot be.

    Example:
        >>> round(at_least(9, 60, 0.06), 4), at_least(0, 60, 0.06)
        (0.0092, 1.0)

    Source: `scipy.stats.binomtest(alternative="greater")`.
    """
    if successes == 0:
        _masses(successes, n, probability)
        return 1.0
    return min(1.0, math.fsum(_masses(successes, n, probability)[successes:]))


def _masses(successes: int, n: int, probability: float) -> list[float]:
    """(n + 1,) the probability of each number of successes."""
    if not 0 <= successes <= n:
        raise StatisticsError(
            f"{successes} successes of {n} trials cannot be: expected 0 <= successes <= trials"
        )
    if not 0 < probability < 1:
        raise StatisticsError(f"the probability is {probability}; expected one between 0 and 1")
    yes, no = math.log(probability), math.log1p(-probability)
    whole = math.lgamma(n + 1)
    return [
        math.exp(whole - math.lgamma(k + 1) - math.lgamma(n - k + 1) + k * yes + (n - k) * no)
        for k in range(n + 1)
    ]
