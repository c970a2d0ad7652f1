"""Do 95% intervals hold the truth 95% of the time, and do null p-values stay below their level?

Clustered data of known truth is simulated many times. Prints the tables of docs/statistics.md:

    python -m pytest tests/calibration/test_statistics_coverage.py -s
"""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

import numpy as np
import pytest

from mismark.seeds import arrays
from mismark.statistics.intervals import Interval, wilson, wilson_clustered
from mismark.statistics.paired import mcnemar, paired_t, permutation
from mismark.statistics.regression import SLOPE, slope_rows
from mismark.statistics.resampling import Method, bootstrap, cluster_weights, jackknife_t
from mismark.statistics.sums import Statistic, contrast

if TYPE_CHECKING:
    from collections.abc import Callable

pytestmark = pytest.mark.slow

N_SETS = 4000
METHODS: tuple[Method, ...] = ("percentile", "bca", "bca-t")


def f05(sums: np.ndarray) -> np.ndarray:
    """Micro F0.5 of (matched, claimed, gold): 1.25·matched / (claimed + 0.25·gold)."""
    return 1.25 * sums[..., 0] / (sums[..., 1] + 0.25 * sums[..., 2])


def counts(k: int, rng: np.random.Generator) -> tuple[np.ndarray, np.ndarray]:
    """Items in k documents, 1-8 a document, under two conditions of a detector whose skill varies by document.

    3-7 gold errors an item; each found with a probability from Beta(4, 6) by document, mean 0.4; false alarms
    Poisson with a mean from Gamma by document, 1.2 on average, twice that under the second condition. So micro
    F0.5 is 2.5/4.45 under the first and 2.5/5.65 under the second.
    """
    document = np.repeat(np.arange(k), rng.integers(1, 9, size=k))
    n = len(document)
    hit, alarms = rng.beta(4, 6, size=k)[document], rng.gamma(2, 0.6, size=k)[document]
    gold = rng.integers(3, 8, size=n)
    columns = []
    for factor in (1, 2):
        matched = rng.binomial(gold, hit)
        columns += [matched, matched + rng.poisson(factor * alarms), gold]
    return np.column_stack(columns).astype(float), document


def one_condition(k: int, rng: np.random.Generator) -> tuple[np.ndarray, np.ndarray]:
    """The first condition of `counts`."""
    rows, document = counts(k, rng)
    return rows[:, :3], document


def doses(k: int, rng: np.random.Generator) -> tuple[np.ndarray, np.ndarray]:
    """Slope rows of items asked at four anchors by a respondent whose compliance varies by document, mean 0.6."""
    document = np.repeat(np.arange(k), rng.integers(1, 9, size=k))
    n = len(document)
    x = np.tile([-3.0, -1.0, 1.0, 3.0], n)
    item = np.repeat(np.arange(n), 4)
    y = rng.beta(3, 2, size=k)[document][item] * x + rng.integers(3, 8, size=n)[item] + rng.normal(size=4 * n)
    return slope_rows(x, np.round(y), item), document


@pytest.mark.parametrize(
    ("name", "simulate", "statistic", "truth", "items_mislead"),
    [
        ("micro F0.5", one_condition, f05, 2.5 / 4.45, True),
        ("paired difference of micro F0.5", counts, contrast(f05), 2.5 / 5.65 - 2.5 / 4.45, False),
        ("compliance slope", doses, SLOPE, 0.6, True),
    ],
)
def test_intervals_over_clusters_cover(
    name: str,
    simulate: Callable[[int, np.random.Generator], tuple[np.ndarray, np.ndarray]],
    statistic: Statistic,
    truth: float,
    items_mislead: bool,
) -> None:
    """With 15 documents or more, bca-t and jackknife-t hold the truth in 93-97% of data sets.

    Resampling items holds it in under 90%, but for the paired difference: what a document does to both
    conditions alike cancels there.
    """
    print(f"\n{name}\n| documents | {' | '.join(METHODS)} | jackknife-t | bca-t over items |")
    for k in (8, 15, 25, 50):
        rng = arrays(0, "coverage", name, k)
        held: defaultdict[str, int] = defaultdict(int)

        def note(method: str, interval: Interval | None, held: defaultdict[str, int] = held) -> None:
            held[method] += interval is not None and interval.low <= truth <= interval.high

        for _ in range(N_SETS):
            rows, document = simulate(k, rng)
            weights = cluster_weights(k, 1000, rng)
            for method in METHODS:
                note(method, bootstrap(rows, document, statistic, weights=weights, method=method).interval)
            note("jackknife-t", jackknife_t(rows, document, statistic).interval)
            note("items", bootstrap(rows, None, statistic, rng=rng, n_resamples=300).interval)
        share = {method: n / N_SETS for method, n in held.items()}
        print(f"| {k} | " + " | ".join(f"{100 * value:.1f}" for value in share.values()) + " |", flush=True)
        assert (share["items"] < 0.9) == items_mislead
        if k >= 15:
            assert 0.93 <= share["bca-t"] <= 0.97
            assert 0.93 <= share["jackknife-t"] <= 0.97


def test_clustered_wilson_covers() -> None:
    """Clustered Wilson holds the truth in at least 92.5% of data sets, except near 1 with strong clustering."""
    print("\n| clusters | trials each | p | ICC | Wilson, clusters | Wilson, trials |")
    for k, each in ((8, 10), (15, 10), (25, 6), (50, 3), (20, 1)):
        for p in (0.5, 0.8, 0.95):
            for icc in (0.0, 0.1, 0.3) if each > 1 else (0.0,):
                rng = arrays(0, "wilson", k, f"{p}/{icc}")
                held = np.zeros(2)
                for _ in range(N_SETS):
                    n = rng.integers(max(1, each // 2), each * 3 // 2 + 1, size=k)
                    rate = rng.beta(p * (1 / icc - 1), (1 - p) * (1 / icc - 1), size=k) if icc else p
                    s = rng.binomial(n, rate)
                    both = wilson_clustered(s, n), wilson(int(s.sum()), int(n.sum()))
                    held += [i.low <= p <= i.high for i in both]
                share = held / N_SETS
                print(
                    f"| {k} | {each} | {p} | {icc} | {100 * share[0]:.1f} | {100 * share[1]:.1f} |",
                    flush=True,
                )
                if not (p == 0.95 and icc == 0.3 and k < 50):
                    assert share[0] >= 0.925


def test_p_values_under_a_null() -> None:
    """Of 10,000 data sets without any effect, at most 6% have p <= .05, by every test and n >= 50."""
    n_sets = 10_000
    print("\n| test | n | share with p <= .05, % |")
    for n in (50, 143):
        rng = arrays(0, "null", n)
        low: defaultdict[str, int] = defaultdict(int)
        for _ in range(n_sets):
            claims = rng.poisson(5, size=(2, n)) + rng.poisson(3, size=n)
            low["paired t, counts"] += (paired_t(claims[0], claims[1]).p or 0.0) <= 0.05
            low["sign flips, counts"] += (
                permutation(claims[1] - claims[0], rng=rng, n_resamples=400).p <= 0.05
            )
            document = np.arange(n) // 3
            drift = rng.normal(size=n)[document] + rng.normal(size=n)
            low["sign flips over documents"] += (
                permutation(drift, document, rng=rng, n_resamples=400).p <= 0.05
            )
            low["sign flips over items of documents (wrong)"] += (
                permutation(drift, rng=rng, n_resamples=400).p <= 0.05
            )
            right = rng.random((2, n)) < 0.7
            only = int((right[0] & ~right[1]).sum()), int((right[1] & ~right[0]).sum())
            low["McNemar, exact"] += mcnemar(*only) <= 0.05
        for test, count in low.items():
            print(f"| {test} | {n} | {100 * count / n_sets:.1f} |", flush=True)
            assert (count / n_sets <= 0.06) == ("wrong" not in test)
