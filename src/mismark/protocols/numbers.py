"""The numbers of a run by name: what gates are set on and what two runs are compared by.

A protocol gives for each of its runs a list of `Number`s, such as `inflation(anchored)` of one model.
Each is made when it is asked for: its estimate, and the addable rows beneath it, so that the same number
of another run can be put beside it item by item.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from mismark.records import Estimate

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from numpy.typing import NDArray

    from mismark.statistics.sums import Statistic

__all__ = ["Made", "Number", "Spread", "absent", "listed"]


class Made(NamedTuple):
    """A number, and what it is made of.

    Attributes:
        estimate: with its interval, the same as in the report.
        rows: (n_items, k) addable counts, NaN in the rows of items that could not be read.
        statistic: the number, from sums of rows (..., k).
    """

    estimate: Estimate
    rows: NDArray[np.float64]
    statistic: Statistic


@dataclass(frozen=True, slots=True, eq=False)
class Number:
    """One number of one model in one run.

    Attributes:
        name: `MEASURE(CONDITION)`, or `MEASURE` where it is over all conditions.
        model: the model's name in the run.
        items: (n_items,) ids, in plan order.
        clusters: (n_items,) labels of what is resampled as one piece.
        cluster_rule: what these are, for signatures: `document`, `item`.
        make: makes it.
        main: True where a plan tells how small a difference of it can be seen.
        detail: True where a comparison leaves it out unless it is asked for by its name: a part of another number,
            such as that of one level, that would only make the family of tests larger.
    """

    name: str
    model: str
    items: tuple[str, ...]
    clusters: NDArray[np.str_]
    cluster_rule: str
    make: Callable[[], Made]
    main: bool = False
    detail: bool = False

    @property
    def measure(self) -> str:
        """The name without its condition."""
        return self.name.partition("(")[0]


@dataclass(frozen=True, slots=True)
class Spread:
    """How much a number differs from item to item, as somebody found it before.

    Attributes:
        name: the number, as in `Number.name`.
        sds: standard deviations over items, one for each system that was looked at.
        source: where they were found, in words.
    """

    name: str
    sds: tuple[float, ...]
    source: str


def absent(n_items: int, reason: str) -> Made:
    """What stands for a number that this run cannot give: no value, and the reason why.

    Example:
        >>> absent(3, "no number was stated").estimate.method
        'none: no number was stated'
    """
    return Made(
        Estimate(None, 0, n_items, f"none: {reason}"),
        np.full((n_items, 1), np.nan),
        lambda sums: np.full(sums.shape[:-1], np.nan),
    )


def listed(names: Iterable[str]) -> str:
    """Many names in a few words: measures that have the same conditions are told together.

    Example:
        >>> listed(["cb(blind)", "f1(blind)", "cb(over)", "f1(over)", "did(over)", "slope"])
        'cb, f1 of (blind, over); did of (over); slope'
    """
    conditions: dict[str, list[str]] = {}
    for name in dict.fromkeys(names):
        measure, _, inside = name.partition("(")
        conditions.setdefault(measure, []).extend([inside.removesuffix(")")] if inside else [])
    together: dict[tuple[str, ...], list[str]] = {}
    for measure, of in conditions.items():
        together.setdefault(tuple(of), []).append(measure)
    return "; ".join(
        ", ".join(measures) + (f" of ({', '.join(of)})" if of else "") for of, measures in together.items()
    )
