"""Array types of the statistics, and the checks on what is handed in.

In: whatever NumPy can read as an array. Out: float arrays without NaN, cluster labels as numbers
0..k-1, or a `StatisticsError` that says what was found.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import ArrayLike, NDArray

from mismark.errors import StatisticsError

__all__ = ["Codes", "FloatArray", "IntArray", "check_level", "codes", "matrix", "vector"]

FloatArray: TypeAlias = NDArray[np.float64]
IntArray: TypeAlias = NDArray[np.intp]


class Codes(NamedTuple):
    """Labels as numbers: `code[i]` is the place of label i among the `n` distinct labels, sorted."""

    code: IntArray
    n: int


def vector(values: ArrayLike, name: str) -> FloatArray:
    """Read a one-dimensional array of finite numbers.

    Args:
        values: (n,) numbers.
        name: what they are called in an error.

    Returns:
        (n,) floats.

    Raises:
        StatisticsError: not one-dimensional, not numbers, or NaN or infinity among them.

    Example:
        >>> vector([1, 2], "x")
        array([1., 2.])
        >>> vector([1.0, float("nan")], "differences")
        Traceback (most recent call last):
        mismark.errors.StatisticsError: differences[1] is nan; leave out what could not be measured first
    """
    return _finite(values, name, 1)


def matrix(values: ArrayLike, name: str) -> FloatArray:
    """Read a two-dimensional array of finite numbers, one row a unit.

    Args:
        values: (n, m) numbers.
        name: what they are called in an error.

    Returns:
        (n, m) floats.

    Raises:
        StatisticsError: not two-dimensional, not numbers, or NaN or infinity among them.

    Example:
        >>> matrix([[1, 2], [3, 4]], "rows").shape
        (2, 2)
    """
    return _finite(values, name, 2)


def _finite(values: ArrayLike, name: str, ndim: int) -> FloatArray:
    try:
        array = np.asarray(values, dtype=np.float64)
    except (TypeError, ValueError):
        raise StatisticsError(
            f"{name} must be numbers in an array of {ndim} dimension(s), all rows equally long"
        ) from None
    if array.ndim != ndim:
        raise StatisticsError(f"{name} has shape {array.shape}, expected {ndim} dimension(s)")
    bad = np.argwhere(~np.isfinite(array))
    if len(bad):
        place = ", ".join(str(int(i)) for i in bad[0])
        found = array[tuple(bad[0])]
        raise StatisticsError(f"{name}[{place}] is {found}; leave out what could not be measured first")
    return array


def codes(labels: ArrayLike | None, n: int, name: str = "clusters") -> Codes:
    """Number the distinct labels of n units in sorted order.

    Args:
        labels: (n,) integers or strings, or None where every unit is its own cluster.
        n: units expected.
        name: what the labels are called in an error.

    Returns:
        (n,) codes and the number of distinct labels.

    Raises:
        StatisticsError: another number of labels than units, or labels of another type.

    Example:
        >>> codes(["b", "a", "b"], 3)
        Codes(code=array([1, 0, 1]), n=2)
        >>> codes(None, 2).n
        2
    """
    if labels is None:
        return Codes(np.arange(n, dtype=np.intp), n)
    if isinstance(labels, list) and len(labels) == n and all(type(one) is str for one in labels):
        places = {one: place for place, one in enumerate(sorted(set(labels)))}  # a tenth of NumPy's time
        return Codes(np.fromiter(map(places.__getitem__, labels), np.intp, n), len(places))
    array = np.asarray(labels)
    if array.shape != (n,):
        raise StatisticsError(f"{name} has shape {array.shape}, expected one label for each of {n} rows")
    if n and array.dtype.kind not in "iuUS":
        raise StatisticsError(
            f"{name} must be integers or strings, found {array.dtype}; give unknown clusters labels of their own"
        )
    distinct, code = np.unique(array, return_inverse=True)
    return Codes(code.astype(np.intp).reshape(n), len(distinct))


def check_level(level: float) -> float:
    """Check the nominal coverage of an interval.

    Raises:
        StatisticsError: not strictly between 0 and 1.

    Example:
        >>> check_level(95)
        Traceback (most recent call last):
        mismark.errors.StatisticsError: level is 95, expected a share between 0 and 1, such as 0.95
    """
    if not 0.0 < level < 1.0:
        raise StatisticsError(f"level is {level}, expected a share between 0 and 1, such as 0.95")
    return level
