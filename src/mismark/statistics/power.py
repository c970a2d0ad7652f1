"""What a comparison can see: the smallest difference a number of items detects, and the items a difference needs.

In: how many pairs there will be and how much they differ among themselves. Out: a difference, a
number of pairs, or the power, all for two-sided tests. Pairs are taken to be independent: where they
come in clusters, hand in the clusters and the spread between them.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from mismark.errors import StatisticsError
from mismark.statistics.tails import normal_cdf, normal_quantile, student_quantile

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = [
    "ALPHA",
    "POWER",
    "paired_mean_effect",
    "paired_mean_power",
    "paired_mean_size",
    "paired_proportion_effect",
    "paired_proportion_power",
    "paired_proportion_size",
]

ALPHA = 0.05
"""The two-sided level of a test where none is given."""

POWER = 0.8
"""The chance of seeing a difference that is there, where none is given."""

_MOST_PAIRS = 2**40
_STEPS = 200


def paired_mean_power(effect: float, n: int, sd: float, alpha: float = ALPHA) -> float:
    """The chance that a paired t-test sees a mean difference.

    The t statistic is noncentral with n - 1 degrees of freedom and noncentrality effect·√n/sd; both tails
    are counted.

    Args:
        effect: the true mean difference.
        n: pairs.
        sd: standard deviation of the differences.
        alpha: two-sided level.

    Returns:
        A probability; where all differences are equal (sd 0) it is 1, or alpha for no difference.

    Raises:
        StatisticsError: fewer than 2 pairs, a negative or infinite sd, or a level outside (0, 1).

    Example:
        >>> round(paired_mean_power(0.5, 34, 1.0), 4)
        0.8078
        >>> paired_mean_power(0.0, 34, 0.0)
        0.05

    Source: Cohen (1988), Statistical Power Analysis, section 2.3.5; `statsmodels.stats.power.TTestPower`.
    """
    _check_pairs(n, sd)
    _check_share("alpha", alpha)
    if not math.isfinite(effect):
        raise StatisticsError(f"the effect is {effect}, expected a finite difference")
    if sd == 0:
        return 1.0 if effect else alpha
    from scipy.special import nctdtr  # type: ignore[import-untyped]

    df, shift = n - 1, abs(effect) * math.sqrt(n) / sd
    cut = student_quantile(1 - alpha / 2, df)
    upper, lower = 1 - float(nctdtr(df, shift, cut)), float(nctdtr(df, shift, -cut))
    # Far out in a tail the library gives NaN: the lower one is then 0, and the upper one is sure.
    upper = float(shift > cut) if math.isnan(upper) else upper
    return min(1.0, upper + (0.0 if math.isnan(lower) else lower))


def paired_mean_effect(n: int, sd: float, power: float = POWER, alpha: float = ALPHA) -> float:
    """The smallest mean difference that a paired t-test sees with this power.

    Args:
        n: pairs.
        sd: standard deviation of the differences.
        power: the chance of seeing it.
        alpha: two-sided level.

    Returns:
        The difference, in the unit of sd; 0 where all differences are equal.

    Raises:
        StatisticsError: fewer than 2 pairs, a negative sd, or shares outside (0, 1) or in the wrong order.

    Example:
        >>> round(paired_mean_effect(143, 3.0), 3)
        0.708
        >>> paired_mean_effect(143, 0.0)
        0.0

    Source: as `paired_mean_power`.
    """
    _check_pairs(n, sd)
    _check_target(power, alpha)
    if sd == 0:
        return 0.0
    start = sd * (normal_quantile(1 - alpha / 2) + normal_quantile(power)) / math.sqrt(n)
    high = start
    while paired_mean_power(high, n, sd, alpha) < power:
        high *= 2
    return _root(lambda effect: paired_mean_power(effect, n, sd, alpha) - power, 0.0, high)


def paired_mean_size(effect: float, sd: float, power: float = POWER, alpha: float = ALPHA) -> int:
    """The fewest pairs with which a paired t-test sees a mean difference with this power.

    Args:
        effect: the difference to see; its sign does not matter.
        sd: standard deviation of the differences.
        power: the chance of seeing it.
        alpha: two-sided level.

    Returns:
        Pairs, at least 2.

    Raises:
        StatisticsError: no difference to see, one too small for any number of pairs, or bad shares.

    Example:
        >>> paired_mean_size(0.5, 1.0)
        34
        >>> paired_mean_size(0.708, 3.0)
        143

    Source: as `paired_mean_power`.
    """
    _check_pairs(2, sd)
    _check_target(power, alpha)
    _check_effect(effect)
    return _fewest(lambda n: paired_mean_power(effect, n, sd, alpha) >= power, 2, effect)


def paired_proportion_power(effect: float, n: float, discordant: float, alpha: float = ALPHA) -> float:
    """The chance that McNemar's test, in its normal form, sees a difference of two paired proportions.

    The difference of proportions has the standard deviation √(ψ/n) where they are equal and √((ψ - d²)/n)
    where they differ by d; ψ is the share of discordant pairs.

    Args:
        effect: the true difference d of the two proportions, at most ψ in size.
        n: pairs.
        discordant: ψ, the share of pairs in which just one condition succeeds.
        alpha: two-sided level.

    Raises:
        StatisticsError: no pairs, a share outside its range, or a difference larger than ψ.

    Example:
        >>> round(paired_proportion_power(0.1, 200, 0.2), 4)
        0.8913

    Source: Miettinen (1968), Biometrics 24; `statsmodels.stats.power.normal_power_het` with these two
    standard deviations.
    """
    _check_proportion(effect, discordant)
    _check_share("alpha", alpha)
    if not n > 0:
        raise StatisticsError(f"{n} pairs show nothing; expected more than 0")
    spread = math.sqrt(discordant - effect * effect)
    shift, cut = abs(effect) * math.sqrt(n), normal_quantile(1 - alpha / 2) * math.sqrt(discordant)
    if spread == 0:
        return float(shift > cut)
    return normal_cdf((shift - cut) / spread) + normal_cdf((-shift - cut) / spread)


def paired_proportion_effect(
    n: int, discordant: float, power: float = POWER, alpha: float = ALPHA
) -> float | None:
    """The smallest difference of two paired proportions that is seen with this power.

    Args:
        n: pairs.
        discordant: the share of pairs in which just one condition succeeds.
        power: the chance of seeing it.
        alpha: two-sided level.

    Returns:
        A difference from 0 to 1; None where not even a difference as large as the discordant share is seen.

    Raises:
        StatisticsError: no pairs, or a share outside its range.

    Example:
        >>> round(paired_proportion_effect(200, 0.2), 4)
        0.0881
        >>> paired_proportion_effect(5, 0.2) is None
        True

    Source: as `paired_proportion_power`.
    """
    _check_target(power, alpha)
    _check_proportion(0.0, discordant)
    if paired_proportion_power(discordant, n, discordant, alpha) < power:
        return None
    return _root(
        lambda effect: paired_proportion_power(effect, n, discordant, alpha) - power, 0.0, discordant
    )


def paired_proportion_size(
    effect: float, discordant: float, power: float = POWER, alpha: float = ALPHA
) -> int:
    """The fewest pairs with which a difference of two paired proportions is seen with this power.

    Args:
        effect: the difference to see, at most the discordant share in size.
        discordant: the share of pairs in which just one condition succeeds.
        power: the chance of seeing it.
        alpha: two-sided level.

    Raises:
        StatisticsError: no difference to see, one larger than the discordant share, or bad shares.

    Example:
        >>> paired_proportion_size(0.1, 0.2)
        155

    Source: as `paired_proportion_power`.
    """
    _check_target(power, alpha)
    _check_effect(effect)
    _check_proportion(effect, discordant)
    return _fewest(lambda n: paired_proportion_power(effect, n, discordant, alpha) >= power, 1, effect)


def _root(rising: Callable[[float], float], low: float, high: float) -> float:
    """Where a rising function crosses 0 between two ends, by halving."""
    for _ in range(_STEPS):
        middle = (low + high) / 2
        if middle in (low, high):
            break
        if rising(middle) < 0:
            low = middle
        else:
            high = middle
    return high


def _fewest(enough: Callable[[int], bool], least: int, effect: float) -> int:
    """The smallest whole number that is enough; what is enough once is enough above."""
    low, high = least - 1, least
    while not enough(high):
        low, high = high, 2 * high
        if high > _MOST_PAIRS:
            raise StatisticsError(f"a difference of {effect:g} needs more than {_MOST_PAIRS:,} pairs")
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (low, middle) if enough(middle) else (middle, high)
    return high


def _check_pairs(n: int, sd: float) -> None:
    if n < 2:
        raise StatisticsError(f"{n} pairs cannot tell how pairs differ; expected 2 or more")
    if not 0 <= sd < math.inf:
        raise StatisticsError(f"the standard deviation is {sd}, expected a finite number from 0")


def _check_share(name: str, value: float) -> None:
    if not 0 < value < 1:
        raise StatisticsError(f"{name} is {value}, expected a share between 0 and 1, such as 0.05")


def _check_target(power: float, alpha: float) -> None:
    _check_share("alpha", alpha)
    _check_share("power", power)
    if power <= alpha:
        raise StatisticsError(
            f"power {power} is not above alpha {alpha}: a test has that much with no difference"
        )


def _check_effect(effect: float) -> None:
    if not effect or not math.isfinite(effect):
        raise StatisticsError(
            f"a difference of {effect} is never seen; expected a finite number other than 0"
        )


def _check_proportion(effect: float, discordant: float) -> None:
    if not 0 < discordant <= 1:
        raise StatisticsError(f"the discordant share is {discordant}, expected more than 0 and at most 1")
    if not abs(effect) <= discordant:
        raise StatisticsError(
            f"two proportions cannot differ by {effect} where only a share of {discordant} of the pairs differ"
        )
