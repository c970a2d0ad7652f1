"""Tails and quantiles of four distributions: all that mismark takes from SciPy.

In: numbers. Out: numbers. `scipy.special` is loaded at the first call, `scipy.stats` never.
"""

from __future__ import annotations

__all__ = [
    "beta_cdf",
    "beta_quantile",
    "fair_coin_cdf",
    "normal_cdf",
    "normal_quantile",
    "student_quantile",
    "student_two_sided",
]


def normal_cdf(z: float) -> float:
    """Probability that a standard normal variable is at most z.

    Example:
        >>> normal_cdf(0.0)
        0.5

    Source: `scipy.special.ndtr`.
    """
    from scipy.special import ndtr  # type: ignore[import-untyped]

    return float(ndtr(z))


def normal_quantile(p: float) -> float:
    """The z below which a standard normal variable lies with probability p; infinite at 0 and 1.

    Example:
        >>> round(normal_quantile(0.975), 6)
        1.959964

    Source: `scipy.special.ndtri`.
    """
    from scipy.special import ndtri

    return float(ndtri(p))


def student_two_sided(t: float, df: float) -> float:
    """Probability that Student's t on df degrees of freedom is at least as far from 0 as t.

    Example:
        >>> round(student_two_sided(2.228139, 10), 6)
        0.05
        >>> student_two_sided(float("-inf"), 10)
        0.0

    Source: `scipy.special.stdtr`.
    """
    from scipy.special import stdtr

    return min(1.0, 2.0 * float(stdtr(df, -abs(t))))


def student_quantile(p: float, df: float) -> float:
    """The t below which Student's t on df degrees of freedom lies with probability p.

    Example:
        >>> round(student_quantile(0.975, 10), 6)
        2.228139

    Source: `scipy.special.stdtrit`.
    """
    from scipy.special import stdtrit

    return float(stdtrit(df, p))


def beta_cdf(x: float, a: float, b: float) -> float:
    """Probability that a Beta(a, b) variable is at most x.

    Example:
        >>> round(beta_cdf(0.5, 3, 3), 12)
        0.5

    Source: `scipy.special.betainc`.
    """
    from scipy.special import betainc

    return float(betainc(a, b, x))


def beta_quantile(p: float, a: float, b: float) -> float:
    """The x below which a Beta(a, b) variable lies with probability p.

    Example:
        >>> round(beta_quantile(0.5, 3, 3), 12)
        0.5

    Source: `scipy.special.betaincinv`.
    """
    from scipy.special import betaincinv

    return float(betaincinv(a, b, p))


def fair_coin_cdf(heads: int, tosses: int) -> float:
    """Probability of at most so many heads in tosses of a fair coin.

    Example:
        >>> fair_coin_cdf(1, 2)
        0.75

    Source: `scipy.special.bdtr`.
    """
    from scipy.special import bdtr

    return float(bdtr(heads, tosses, 0.5))
