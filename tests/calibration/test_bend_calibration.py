"""A line with one bend: how often a straight one is called bent, and how often the intervals hold a bend that is there."""

from __future__ import annotations

import numpy as np
import pytest

from mismark.seeds import arrays
from mismark.statistics.segments import broken_line

pytestmark = pytest.mark.slow

OFFSETS = (-5, -3, -2, -1, 0, 1, 2, 3, 5)
SETS = 1_000


def claims(rng: np.random.Generator, documents: int, compliance: float, bend: float, beyond: float):
    """Claims as `scripted/compliant` makes them: three passages a document, each with its own list, numbers never below 1.

    Compliance varies by document with a standard deviation of .1.
    """
    x, y, item, document = [], [], [], []
    for passage in range(3 * documents):
        if passage % 3 == 0:
            copies = np.clip(compliance + rng.normal(0, 0.1), 0, 1)
        n = int(rng.integers(3, 8))
        own = rng.binomial(n, 0.6) + rng.poisson(1)
        for off in sorted({max(1, n + offset) - n for offset in OFFSETS}):
            goal = n + np.sign(off) * (min(abs(off), bend) + beyond * max(0, abs(off) - bend))
            goal = np.floor(goal) + (rng.random() < goal - np.floor(goal))
            x.append(off)
            y.append(goal if rng.random() < copies else own)
            item.append(passage)
            document.append(passage // 3)
    return x, y, item, document


@pytest.mark.parametrize("two_sided", [True, False])
@pytest.mark.parametrize("documents", [10, 20, 50])
def test_a_straight_line_is_called_bent_at_most_as_often_as_promised(documents: int, two_sided: bool) -> None:
    """Of 1,000 respondents that copy six numbers of ten, near and far alike, at most 6.5% have p <= .05."""
    rng = arrays(21, "calibration", "straight", documents, int(two_sided))
    p = np.array(
        [
            broken_line(*claims(rng, documents, 0.6, 1e4, 0), rng=rng, two_sided=two_sided, n_resamples=399).p
            for _ in range(SETS)
        ]
    )
    share = float((p <= 0.05).mean())
    print(f"{documents} documents, {'two sides' if two_sided else 'one dose'}: {100 * share:.1f}% p <= .05")
    assert 0.02 <= share <= 0.065


@pytest.mark.parametrize(("compliance", "beyond"), [(0.6, 0.0), (0.6, 0.3), (0.9, 0.0)])
@pytest.mark.parametrize("documents", [20, 50])
def test_the_intervals_of_a_bend_hold_it(documents: int, compliance: float, beyond: float) -> None:
    """Copying up to 2 away: of 1,000 data sets, the intervals of the knot and of both slopes hold the truth in 91% or more."""
    rng = arrays(22, "calibration", "bent", documents, round(10 * compliance), round(10 * beyond))
    held, seen = np.zeros(3), 0
    for _ in range(SETS):
        data = claims(rng, documents, compliance, 2, beyond)
        line = broken_line(*data, rng=rng, two_sided=True, n_resamples=399)
        seen += line.p is not None and line.p <= 0.05
        truths = (2, compliance, compliance * beyond)
        intervals = (line.knot_interval, line.below_interval, line.above_interval)
        held += [one.low <= truth <= one.high for one, truth in zip(intervals, truths, strict=True)]
    knot, below, above = 100 * held / SETS
    print(
        f"{documents} documents, slopes {compliance:g} and {compliance * beyond:g}: seen in {100 * seen / SETS:.1f}%, "
        f"held: knot {knot:.1f}%, before {below:.1f}%, after {above:.1f}%"
    )
    assert min(held) >= 0.91 * SETS
