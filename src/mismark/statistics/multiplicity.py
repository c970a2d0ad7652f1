"""Correction of p-values for the number of tests.

In: the p-values of a whole planned family, None where a test could not be made. Out: adjusted p-values
in the same order. The size of the family is what was planned: a test that could not be made counts.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from mismark.errors import StatisticsError

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["benjamini_hochberg", "holm"]


def benjamini_hochberg(p: Sequence[float | None]) -> tuple[float | None, ...]:
    """Adjust p-values so that a threshold on them bounds the false discovery rate.

    With p sorted upwards, q(i) is the smallest of m·p(j)/j over j >= i, at most 1; m is the size of the family.

    Args:
        p: one for each planned test; None or NaN where it could not be made, which takes the last ranks.

    Returns:
        Adjusted p-values (q-values) in the same order, None where p is None or NaN.

    Raises:
        StatisticsError: a p-value outside 0..1.

    Example:
        >>> benjamini_hochberg([0.01, 0.04, 0.03, 0.5])
        (0.04, 0.05333333333333334, 0.05333333333333334, 0.5)
        >>> benjamini_hochberg([0.01, None])
        (0.02, None)

    Source: Benjamini and Hochberg (1995), JRSS B 57; `statsmodels` `multipletests(method="fdr_bh")`.
    """
    m = len(p)
    adjusted: list[float | None] = [None] * m
    smallest = 1.0
    ranked = _ranked(p)
    for rank in range(len(ranked), 0, -1):
        value, place = ranked[rank - 1]
        smallest = min(smallest, m * value / rank)
        adjusted[place] = smallest
    return tuple(adjusted)


def holm(p: Sequence[float | None]) -> tuple[float | None, ...]:
    """Adjust p-values so that a threshold on them bounds the chance of any false rejection.

    With p sorted upwards, the i-th becomes the largest of (m - j + 1)·p(j) over j <= i, at most 1.

    Args:
        p: one for each planned test; None or NaN where it could not be made, which takes the last ranks.

    Returns:
        Adjusted p-values in the same order, None where p is None or NaN.

    Raises:
        StatisticsError: a p-value outside 0..1.

    Example:
        >>> holm([0.01, 0.04, 0.03])
        (0.03, 0.06, 0.06)

    Source: Holm (1979), Scandinavian Journal of Statistics 6; `statsmodels` `multipletests(method="holm")`.
    """
    m = len(p)
    adjusted: list[float | None] = [None] * m
    largest = 0.0
    for rank, (value, place) in enumerate(_ranked(p)):
        largest = max(largest, min(1.0, (m - rank) * value))
        adjusted[place] = largest
    return tuple(adjusted)


def _ranked(p: Sequence[float | None]) -> list[tuple[float, int]]:
    """The p-values that there are, upwards, each with its place."""
    ranked = []
    for place, value in enumerate(p):
        if value is None or math.isnan(value):
            continue
        if not 0.0 <= value <= 1.0:
            raise StatisticsError(
                f"p-value {place} is {value}, expected a number from 0 to 1, or None for a test not made"
            )
        ranked.append((float(value), place))
    return sorted(ranked)
