"""How often pooled intervals hold the true rate of an item, and how often a verdict on an item is wrong.

`python -m pytest tests/calibration/test_pooling_calibration.py -s` prints the table of docs/statistics.md.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import pytest

from mismark.seeds import arrays
from mismark.statistics.pooling import pool

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

REPLICATES = 100
CASES = [
    (name, pairs)
    for name in ("beta", "logit-normal", "two modes", "two values", "nearly alike")
    for pairs in (6, 10, 20)
]

LEVELS = np.repeat(["A1", "A2", "B1", "B2"], [60, 50, 78, 75])
"""The level of each of the 263 grammar items."""

_MEANS = {"A1": 0.85, "A2": 0.75, "B1": 0.6, "B2": 0.5}
_MEAN = np.array([_MEANS[level] for level in LEVELS])


class Simulated(NamedTuple):
    """What pooling made of many simulated systems.

    Attributes:
        covered: share of intervals that hold the true rate.
        width: their mean width.
        weak: items called weak, and those of them whose true rate is not below .5.
        fine: items called fine, and those of them whose true rate is not above .8.
        systems: how many were simulated.
    """

    covered: float
    width: float
    weak: tuple[int, int]
    fine: tuple[int, int]
    systems: int

    def row(self, name: str, pairs: int) -> str:
        """A row of the table of docs/statistics.md."""
        told = [
            f"{called / self.systems:.1f} | {100 * wrong / called:.1f}" if called else "0 | -"
            for called, wrong in (self.weak, self.fine)
        ]
        return f"| {name} | {pairs} | {100 * self.covered:.1f} | {self.width:.2f} | {told[0]} | {told[1]} |"


def _beta(rng: np.random.Generator) -> NDArray[np.float64]:
    return rng.beta(4 * _MEAN, 4 * (1 - _MEAN))


def _modes(rng: np.random.Generator) -> NDArray[np.float64]:
    high = rng.random(len(_MEAN)) < _MEAN
    return np.where(high, rng.beta(12, 3, len(_MEAN)), rng.beta(3, 12, len(_MEAN)))


def _two(rng: np.random.Generator) -> NDArray[np.float64]:
    return np.where(rng.random(len(_MEAN)) < _MEAN, 0.9, 0.1)


def _logit_normal(rng: np.random.Generator) -> NDArray[np.float64]:
    return 1 / (1 + np.exp(-rng.normal(np.log(_MEAN / (1 - _MEAN)), 1.5)))


def _alike(rng: np.random.Generator) -> NDArray[np.float64]:
    return rng.beta(16, 8, len(_MEAN))


TRUTHS: dict[str, Callable[[np.random.Generator], NDArray[np.float64]]] = {
    "beta": _beta,
    "logit-normal": _logit_normal,
    "two modes": _modes,
    "two values": _two,
    "nearly alike": _alike,
}
"""How true rates are drawn; pooling takes them to be beta-distributed."""


def simulate(name: str, pairs: int, systems: int) -> Simulated:
    """Draw systems, show them `pairs` sentences an item, and pool.

    Args:
        name: one of `TRUTHS`.
        pairs: sentences of each item.
        systems: how many.
    """
    rng = arrays(0, "pooling", name, pairs)
    covered, widths = [], []
    called = np.zeros((2, 2), dtype=int)
    for _ in range(systems):
        rates = TRUTHS[name](rng)
        found = np.array(pool(rng.binomial(pairs, rates), np.full(len(rates), pairs), LEVELS))
        covered.append(float(((found[:, 1] <= rates) & (rates <= found[:, 2])).mean()))
        widths.append(float((found[:, 2] - found[:, 1]).mean()))
        weak, fine = found[:, 3] >= 0.95, found[:, 4] >= 0.95
        called += [[weak.sum(), (weak & (rates >= 0.5)).sum()], [fine.sum(), (fine & (rates <= 0.8)).sum()]]
    (weak_n, weak_wrong), (fine_n, fine_wrong) = called.tolist()
    return Simulated(
        float(np.mean(covered)), float(np.mean(widths)), (weak_n, weak_wrong), (fine_n, fine_wrong), systems
    )


@pytest.mark.parametrize("name", ["beta", "logit-normal", "two modes"])
def test_a_few_systems_are_covered(name: str) -> None:
    """In six simulated systems intervals of ten pairs an item hold 92 to 98% of 263 true rates each."""
    found = simulate(name, 10, 6)
    assert 0.92 <= found.covered <= 0.98
    assert found.weak[1] <= 0.05 * found.weak[0] + 5


@pytest.mark.slow
@pytest.mark.parametrize(("name", "pairs"), CASES)
def test_pooled_intervals_cover_on_average_over_items(name: str, pairs: int) -> None:
    """Intervals hold 93 to 97% of the true rates, and at most 5% of verdicts are wrong, give or take chance.

    Where rates can only be .1 or .9 intervals hold more, being long enough for both ends of a mode; where they lie
    about two modes, one of them at the bound of `fine`, more of the items that are called fine are not: docs/statistics.md.
    """
    found = simulate(name, pairs, REPLICATES)
    print(f"\n{found.row(name, pairs)}")
    assert 0.93 <= found.covered <= (0.99 if name == "two values" else 0.97)
    stated = {"weak": 0.05, "fine": 0.15 if (name, pairs) == ("two modes", 10) else 0.05}
    for verdict, (called, wrong) in (("weak", found.weak), ("fine", found.fine)):
        assert wrong <= stated[verdict] * called + 3 * (stated[verdict] * called) ** 0.5 + 3
