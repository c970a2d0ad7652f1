"""Do 95% intervals of agreement hold the truth 95% of the time, where items come in clusters?

Raters of known truth label the damaged answers of an instruction. Prints the table of docs/statistics.md:

    python -m pytest tests/calibration/test_agreement_calibration.py -s
"""

from __future__ import annotations

import numpy as np
import pytest

from mismark.seeds import arrays
from mismark.statistics.agreeing import agreement
from mismark.statistics.ratings import MISSING

pytestmark = pytest.mark.slow

N_SETS = 1000
RESAMPLES = 600
Q = 4
CLUSTERS = (8, 15, 30, 60, 100)
SHARES = {"even": np.array([0.4, 0.3, 0.2, 0.1]), "skewed": np.array([0.88, 0.06, 0.04, 0.02])}
"""True shares of the categories."""
NAMES = ("raw", "cohen", "fleiss", "alpha", "gwet")


def labelled(
    k: int, rng: np.random.Generator, shares: np.ndarray, n_raters: int, missing: float
) -> tuple[np.ndarray, np.ndarray]:
    """Ratings of 1-8 items of each of k instructions, and the instruction of each item.

    What is true of an instruction's items leans to one category (its share is .5 and half its share overall); how often
    a rater sees the truth varies by instruction between .5 and 1, and who does not see it guesses.
    """
    n = rng.integers(1, 9, size=k)
    cluster = np.repeat(np.arange(k), n)
    lean = rng.choice(Q, size=k, p=shares)[cluster]
    truth = np.where(rng.random(len(cluster)) < 0.5, lean, rng.choice(Q, size=len(cluster), p=shares))
    sees = rng.uniform(0.5, 1.0, size=k)[cluster]
    size = (len(cluster), n_raters)
    guess = rng.choice(Q, size=size, p=(shares + 0.25) / 2)
    ratings = np.where(rng.random(size) < sees[:, None], truth[:, None], guess)
    return np.where(rng.random(size) < missing, MISSING, ratings), cluster


@pytest.mark.parametrize(("n_raters", "missing"), [(2, 0.0), (3, 0.2)])
@pytest.mark.parametrize("shares", SHARES)
def test_intervals_of_agreement_hold_the_truth(shares: str, n_raters: int, missing: float) -> None:
    """From 30 instructions on, intervals over instructions hold the truth in 91.5 to 97.5% of data sets."""
    everything, _ = labelled(
        60_000, arrays(0, "agreement", "truth", shares), SHARES[shares], n_raters, missing
    )
    truth = agreement(everything, Q, n_resamples=1)
    for k in CLUSTERS:
        held = dict.fromkeys([*NAMES, "items"], 0)
        given = dict.fromkeys([*NAMES, "items"], 0)
        for at in range(N_SETS):
            rng = arrays(at, "agreement", shares, n_raters, k)
            ratings, cluster = labelled(k, rng, SHARES[shares], n_raters, missing)
            found = agreement(ratings, Q, cluster, seed=at, n_resamples=RESAMPLES)
            over_items = agreement(ratings, Q, seed=at, n_resamples=RESAMPLES)
            for name, one in [*((name, getattr(found, name)) for name in NAMES), ("items", over_items.alpha)]:
                true = getattr(truth, "alpha" if name == "items" else name).value
                given[name] += one.low is not None
                held[name] += one.low is not None and one.low <= true <= one.high
        cells = [f"{100 * held[name] / given[name]:.1f}" for name in held]
        least = 100 * min(given.values()) / N_SETS
        about = f"{shares} | {n_raters} | {missing:.0%} | {k}"
        print(f"| {about} | {' | '.join(cells)} | {least:.1f} |", flush=True)
        if k >= 30:
            for name in NAMES:
                assert 0.915 <= held[name] / given[name] <= 0.975, (name, k)
