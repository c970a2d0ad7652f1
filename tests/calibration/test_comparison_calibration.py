"""Two runs that are alike are told apart as often as promised, and detectable differences are detected."""

from __future__ import annotations

import numpy as np
import pytest

from mismark.seeds import arrays
from mismark.statistics.paired import paired_t
from mismark.statistics.power import paired_mean_effect, paired_proportion_effect
from mismark.statistics.randomisation import randomisation

pytestmark = pytest.mark.slow


def _f(sums: np.ndarray) -> np.ndarray:
    """Micro F0.5 of (matched, claimed, gold)."""
    with np.errstate(divide="ignore", invalid="ignore"):
        return np.asarray(1.25 * sums[..., 0] / (0.25 * sums[..., 2] + sums[..., 1]))


def _pair(rng: np.random.Generator, documents: int) -> tuple[np.ndarray, np.ndarray]:
    """Counts of two detectors that are alike, in documents that make both better or worse, and apart."""
    cluster = np.repeat(np.arange(documents), rng.integers(1, 9, documents))
    gold = rng.integers(3, 8, len(cluster))
    shared = rng.beta(3, 3, documents)
    halves = []
    for _ in range(2):
        skill = np.clip(shared + rng.normal(0, 0.15, documents), 0.02, 0.98)[cluster]
        matched = rng.binomial(gold, skill)
        halves.append(np.column_stack([matched, matched + rng.poisson(1.5, len(cluster)), gold]))
    return np.hstack(halves).astype(float), cluster


@pytest.mark.parametrize("documents", [8, 15, 50])
def test_runs_that_are_alike_are_told_apart_at_most_as_often_as_promised(documents: int) -> None:
    """Of 10,000 pairs of like detectors, at most 6% have p <= .05 for the difference of micro F0.5."""
    rng = arrays(11, "calibration", "exchange", documents)
    p = [randomisation(*_pair(rng, documents), _f, rng=rng, n_resamples=400).p or 1.0 for _ in range(10_000)]
    share = float(np.mean(np.array(p) <= 0.05))
    print(f"{documents} documents: {100 * share:.1f}% of p at most .05")
    assert 0.03 <= share <= 0.06


@pytest.mark.parametrize("n", [10, 60, 143])
def test_the_smallest_difference_is_seen_in_80_of_100(n: int) -> None:
    """A mean difference of the promised size is found by the paired t-test in 78% to 82% of 4,000 data sets."""
    rng = arrays(12, "calibration", "power", n)
    effect = paired_mean_effect(n, 2.0)
    found = [(paired_t(np.zeros(n), rng.normal(effect, 2.0, n)).p or 0.0) <= 0.05 for _ in range(4_000)]
    share = float(np.mean(found))
    print(f"{n} pairs: seen in {100 * share:.1f}%")
    assert 0.78 <= share <= 0.82


def test_the_smallest_difference_of_proportions_is_seen_in_80_of_100() -> None:
    """With 300 pairs of which a fifth are discordant, McNemar's normal test finds the difference in 77% to 83%."""
    rng = arrays(13, "calibration", "power")
    effect = paired_proportion_effect(300, 0.2)
    assert effect is not None
    shares = [(0.2 + effect) / 2, (0.2 - effect) / 2, 0.8]
    gained, lost, _ = rng.multinomial(300, shares, size=4_000).T
    seen = np.abs(gained - lost) / np.sqrt(gained + lost) >= 1.959964
    print(f"seen in {100 * seen.mean():.1f}%")
    assert 0.77 <= seen.mean() <= 0.83
