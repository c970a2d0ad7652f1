"""The sign-flip test of whole numbers, exactly: differences in, the p-value over all sets of signs out.

Sums of few different whole numbers, such as answers won and lost to each instruction, have so few outcomes that all
2^k sets of signs can be counted, and nothing needs to be drawn.
"""

from __future__ import annotations

from collections import Counter
from math import comb
from typing import TYPE_CHECKING

import numpy as np

from mismark.errors import StatisticsError

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["exact_flips"]


def exact_flips(differences: Sequence[int]) -> float:
    """Test whether whole-numbered differences are symmetric about 0, by flipping their signs in every way.

    The statistic is |Σ differences|, as in `mismark.statistics.paired.permutation`, whose exact form this is for any
    number of differences. The distribution of the sum is put together number by number: v that stands n times adds
    v(2B - n), with B binomial of n trials at 1/2.

    Args:
        differences: (n,) whole numbers, such as the sums of clusters.

    Returns:
        The share of the 2^n sets of signs that reach the observed value; 1 of no differences.

    Raises:
        StatisticsError: a difference that is no whole number.

    Example:
        >>> exact_flips([1, 2, 3, 4]), exact_flips([0, 0]), exact_flips([])
        (0.125, 1.0, 1.0)
        >>> round(exact_flips([1] * 40 + [-1] * 20), 5)
        0.01349

    Source: Fisher (1935), The Design of Experiments, section 21; counted as Pagano and Tritchler (1983), Journal of the
    American Statistical Association 78, count.
    """
    found = Counter[int]()
    for one in differences:
        if one != int(one):
            raise StatisticsError(f"the difference {one} is no whole number; use a test that draws signs")
        found[abs(int(one))] += 1
    shares = np.ones(1)
    for size, n in sorted(found.items()):
        if size:
            terms = np.zeros(2 * size * n + 1)
            terms[:: 2 * size] = [comb(n, k) / 2**n for k in range(n + 1)]
            shares = np.convolve(shares, terms)
    middle = len(shares) // 2
    reach = abs(sum(map(int, differences)))
    return min(1.0, 2 * float(shares[: middle - reach + 1].sum())) if reach else 1.0
