"""Do 95% intervals of d', criterion, area and differences hold the truth 95% of the time, and do tests keep their level?

Judges of known truth score damaged and invariant answers, several to a prompt. Prints the tables of docs/statistics.md:

    python -m pytest tests/calibration/test_detection_calibration.py -s
"""

from __future__ import annotations

from math import sqrt

import numpy as np
import pytest

from mismark.seeds import arrays
from mismark.statistics.detection import area_rows, detected
from mismark.statistics.intervals import wilson_difference
from mismark.statistics.paired import mcnemar, permutation
from mismark.statistics.sums import cluster_sums
from mismark.statistics.tails import normal_cdf

pytestmark = pytest.mark.slow

N_SETS = 2000
JUDGES = ((1.5, 0.8), (1.6, 1.65), (2.6, 1.3), (0.0, 0.5))
"""True d' and the bound above which a score falls; the criterion is the bound less d'/2."""
PROMPTS = (15, 30, 60, 100)


def answers(
    k: int, rng: np.random.Generator, d: float, cuts: np.ndarray, sd: float
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Falls of the scores of 1-5 damaged and 0-3 invariant answers to each of k prompts.

    A fall is a normal deviate, d' further up where the answer is damaged, cut to whole points. What a prompt does to
    its answers has a standard deviation `sd`, where 1 is that of an answer; half of it (in variance) is common to both
    kinds. Overall every deviate has a standard deviation of 1.

    Returns:
        The falls, whether each is of a damaged answer, and its prompt.
    """
    damaged, invariant = rng.integers(1, 6, size=k), rng.integers(0, 4, size=k)
    common = rng.normal(size=k)
    shifts = [(common + rng.normal(size=k)) * sd / sqrt(2) for _ in range(2)]
    parts = []
    for is_damaged, n, shift in ((True, damaged, shifts[0]), (False, invariant, shifts[1])):
        prompt = np.repeat(np.arange(k), n)
        latent = (rng.normal(size=len(prompt)) + shift[prompt]) / sqrt(1 + sd * sd) + d * is_damaged
        parts.append((np.searchsorted(cuts, latent), np.full(len(prompt), is_damaged), prompt))
    falls, signal, prompts = (np.concatenate(one) for one in zip(*parts, strict=True))
    return falls, signal, prompts


def true_area(d: float, cuts: np.ndarray) -> float:
    """The area under the curve of the cut deviates."""
    signal, noise = (np.diff([0.0, *(normal_cdf(cut - shift) for cut in cuts), 1.0]) for shift in (d, 0.0))
    return float((signal * (np.cumsum(noise) - noise / 2)).sum())


@pytest.mark.parametrize("sd", [0.0, 0.7])
@pytest.mark.parametrize(("d", "bound"), JUDGES)
def test_intervals_of_detection_cover(d: float, bound: float, sd: float) -> None:
    """Over 15 prompts or more, 93% to 98.5% of the intervals hold the true d', criterion and area."""
    cuts = np.array([bound - 1, bound, bound + 0.7, bound + 1.4])
    truths = {"d-prime": d, "criterion": bound - d / 2, "area": true_area(d, cuts)}
    hit, alarm = 1 - normal_cdf(bound - d), 1 - normal_cdf(bound)
    for k in PROMPTS:
        rng = arrays(0, "detection", k, str(sd), str(d))
        held, made = dict.fromkeys(truths, 0), 0
        for _ in range(N_SETS):
            falls, signal, prompts = answers(k, rng, d, cuts, sd)
            above = falls > 1
            rates = np.column_stack([above & signal, signal, above & ~signal, ~signal]).astype(float)
            made += 1
            for measure, truth in truths.items():
                rows = area_rows(falls, signal) if measure == "area" else rates
                interval = detected(rows, prompts, measure).interval  # type: ignore[arg-type]
                assert interval is not None
                held[measure] += interval.low <= truth <= interval.high
        shares = {name: 100 * n / made for name, n in held.items()}
        print(
            f"| {hit:.2f} | {alarm:.2f} | {truths['area']:.2f} | {'yes' if sd else 'no'} | {k} | "
            + " | ".join(f"{share:.1f}" for share in shares.values())
            + " |"
        )
        assert min(shares.values()) >= 93
        assert max(shares.values()) <= 98.5


@pytest.mark.parametrize(("first", "second"), [(0.5, 0.5), (0.5, 0.6), (0.05, 0.05), (0.9, 0.97)])
@pytest.mark.parametrize("spread", [0.0, 0.5])
def test_differences_of_strategies(first: float, second: float, spread: float) -> None:
    """Intervals of differences hold the truth in 92.5% to 98.5%; the sign-flip test keeps 5% where strategies do not differ.

    A strategy's chance of detection varies over prompts (a beta with this standard deviation, as a share of the
    greatest), independently of the other's: McNemar's test, which takes answers as independent, is printed beside.
    """
    for k in (30, 100):
        rng = arrays(0, "difference", k, str(first), str(second), str(spread))
        held = by_answers = by_prompts = 0
        for _ in range(N_SETS):
            prompt = np.repeat(np.arange(k), rng.integers(3, 8, size=k))
            sides = []
            for rate in (first, second):
                own = 1 / spread**2 - 1 if spread else 0.0
                rates = rng.beta(own * rate, own * (1 - rate), size=k) if spread else np.full(k, rate)
                sides.append(rng.random(len(prompt)) < rates[prompt])
            one, other = sides
            ones = np.ones(len(prompt))
            sums = cluster_sums(np.column_stack([one, ones, other, ones]).astype(float), prompt)
            interval = wilson_difference(sums)
            held += interval.low <= second - first <= interval.high
            by_answers += mcnemar(int((one & ~other).sum()), int((other & ~one).sum())) <= 0.05
            flips = permutation(other.astype(float) - one, prompt, rng=rng, n_resamples=400)
            by_prompts += flips.p <= 0.05
        shares = [100 * n / N_SETS for n in (held, by_answers, by_prompts)]
        print(
            f"| {first} | {second} | {'yes' if spread else 'no'} | {k} | "
            + " | ".join(f"{share:.1f}" for share in shares)
            + " |"
        )
        assert 92.5 <= shares[0] <= 98.5
        if first == second:
            assert shares[2] <= 6.5
