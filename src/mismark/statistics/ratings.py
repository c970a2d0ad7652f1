"""Ratings of items by several raters as numbers, and how much two categories agree.

In: labels. Out: ratings (n_items, n_raters), categories as numbers 0..q-1 and `MISSING` where a rater is silent; counts
of each category; weights of agreement. `q` is the number of categories that raters may use, used or not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

import numpy as np

from mismark.errors import StatisticsError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import ArrayLike

    from mismark.statistics.inputs import FloatArray, IntArray

__all__ = ["MISSING", "WEIGHTS", "Weights", "check_ratings", "coded", "tallies", "weight_matrix"]

MISSING = -1
"""The code of a rating that is not there."""

Weights: TypeAlias = Literal["identity", "linear", "quadratic", "ordinal"]
WEIGHTS: tuple[Weights, ...] = ("identity", "linear", "quadratic", "ordinal")


def coded(labels: Sequence[Sequence[str | None]], categories: Sequence[str]) -> IntArray:
    """Write labels as numbers.

    Args:
        labels: for each item the label of each rater, None where there is none.
        categories: all labels that may be given, in their order.

    Returns:
        (n_items, n_raters) places in `categories`, `MISSING` for None.

    Raises:
        StatisticsError: a label that is no category, a category that stands twice, or rows of unequal length.

    Example:
        >>> coded([["no", "yes"], [None, "no"]], ["no", "yes"])
        array([[ 0,  1],
               [-1,  0]])
    """
    places: dict[str | None, int] = {name: place for place, name in enumerate(categories)}
    if len(places) != len(categories):
        raise StatisticsError(f"the categories are {', '.join(categories)}; each must stand there once")
    places[None] = MISSING
    widths = {len(row) for row in labels}
    if len(widths) > 1:
        raise StatisticsError(
            f"an item has {min(widths)} labels and another {max(widths)}; expected one (or None) for each rater"
        )
    for item, row in enumerate(labels):
        for label in row:
            if label not in places:
                raise StatisticsError(
                    f"item {item} has the label {label!r}; expected {', '.join(categories)}"
                )
    return np.array([[places[label] for label in row] for row in labels], dtype=np.intp).reshape(
        len(labels), max(widths, default=0)
    )


def check_ratings(ratings: ArrayLike, q: int) -> IntArray:
    """Read ratings.

    Args:
        ratings: (n_items, n_raters) whole numbers from 0 to q - 1, or `MISSING`.
        q: categories that may be used.

    Raises:
        StatisticsError: another shape or type, a number that is no category, or fewer than two categories.

    Example:
        >>> check_ratings([[0, 2]], 2)
        Traceback (most recent call last):
        mismark.errors.StatisticsError: ratings[0, 1] is 2, expected 0 to 1, or -1 where there is no rating
    """
    found = np.asarray(ratings)
    if q < 2:
        raise StatisticsError(f"there are {q} categories; agreement can be told from chance with 2 or more")
    if found.ndim != 2 or (found.size and found.dtype.kind not in "iu"):
        raise StatisticsError(
            f"ratings have shape {found.shape} and type {found.dtype}; expected whole numbers (n_items, n_raters)"
        )
    codes = found.astype(np.intp)
    bad = np.argwhere((codes < MISSING) | (codes >= q))
    if len(bad):
        row, column = (int(i) for i in bad[0])
        raise StatisticsError(
            f"ratings[{row}, {column}] is {codes[row, column]}, expected 0 to {q - 1}, or -1 where there is no rating"
        )
    return codes


def tallies(ratings: ArrayLike, q: int) -> FloatArray:
    """Count how many raters chose each category.

    Args:
        ratings: (n_items, n_raters), see `check_ratings`.
        q: categories that may be used.

    Returns:
        (n_items, q) counts.

    Example:
        >>> tallies([[0, 1, 0], [-1, 1, -1]], 2)
        array([[2., 1.],
               [0., 1.]])
    """
    codes = check_ratings(ratings, q)
    n = len(codes)
    places = np.where(codes == MISSING, 0, codes) + q * np.arange(n)[:, None]
    counted = np.bincount(places.ravel(), weights=(codes != MISSING).ravel(), minlength=n * q)
    return counted.reshape(n, q).astype(np.float64)


def weight_matrix(q: int, weights: Weights = "identity") -> FloatArray:
    """How much two categories agree: 1 on the diagonal, 0 for the two that are furthest apart.

    With d = |k - l|: `identity` 1 where d is 0, else 0; `linear` 1 - d/(q-1); `quadratic` 1 - d²/(q-1)²; `ordinal`
    1 - d(d+1)/(q(q-1)). All but `identity` take the categories to be in order.

    Args:
        q: categories.
        weights: which.

    Returns:
        (q, q) from 0 to 1, symmetric.

    Raises:
        StatisticsError: fewer than two categories, or weights of another name.

    Example:
        >>> weight_matrix(3, "quadratic")[0]
        array([1.  , 0.75, 0.  ])

    Source: Gwet (2014), section 3.5; Fleiss and Cohen (1973) for `quadratic`.
    """
    if q < 2:
        raise StatisticsError(f"there are {q} categories; agreement can be told from chance with 2 or more")
    d = np.abs(np.arange(q)[:, None] - np.arange(q)[None, :]).astype(np.float64)
    match weights:
        case "identity":
            found = d == 0
        case "linear":
            found = 1 - d / (q - 1)
        case "quadratic":
            found = 1 - np.square(d / (q - 1))
        case "ordinal":
            found = 1 - d * (d + 1) / (q * (q - 1))
        case _:
            raise StatisticsError(f"weights are {weights!r}, expected one of {', '.join(WEIGHTS)}")
    matrix: FloatArray = found.astype(np.float64)
    return matrix
