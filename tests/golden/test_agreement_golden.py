"""Agreement against other programs and printed examples.

Programs: krippendorff 0.9.0, statsmodels 0.15.0, and irrCAC 0.4.4 (with pandas 2.3.3; its numbers are written out here,
to nine digits).
"""

from __future__ import annotations

import krippendorff
import numpy as np
import pytest
from statsmodels.stats.inter_rater import aggregate_raters, cohens_kappa, fleiss_kappa

from mismark.seeds import arrays
from mismark.statistics.agreeing import agreement, pairwise
from mismark.statistics.agreement import Metric, alpha, coincidence_rows
from mismark.statistics.ratings import MISSING, Weights, coded, tallies

KRIPPENDORFF = (
    np.array(
        [
            [1, 2, 3, 3, 2, 1, 4, 1, 2, 0, 0, 0],
            [1, 2, 3, 3, 2, 2, 4, 1, 2, 5, 0, 3],
            [0, 3, 3, 3, 2, 3, 4, 2, 2, 5, 1, 0],
            [1, 2, 3, 3, 2, 4, 4, 1, 2, 5, 1, 0],
        ]
    ).T
    - 1
)
"""Four observers, twelve units, five categories, ratings missing: the reliability data of Krippendorff (2011), section
C, which Gwet's handbook uses too."""

_MASK = (np.arange(200) * 31 % 10 < 7).reshape(40, 5)
FULL = np.where(_MASK, (np.arange(40) * 37 % 4)[:, None], (np.arange(200) * 7919 % 101 % 4).reshape(40, 5))
HOLES = np.where((np.arange(200) * 53 % 17 < 3).reshape(40, 5), MISSING, FULL)

IRRCAC: dict[tuple[str, Weights], tuple[float, float]] = {
    ("krippendorff", "identity"): (0.775444068, 0.761169275),
    ("krippendorff", "linear"): (0.858739136, 0.817944767),
    ("krippendorff", "quadratic"): (0.914000724, 0.864935065),
    ("krippendorff", "ordinal"): (0.89893977, 0.850206189),
    ("holes", "identity"): (0.656887565, 0.642214657),
    ("holes", "linear"): (0.743812598, 0.72464898),
    ("holes", "quadratic"): (0.797372056, 0.772006116),
    ("holes", "ordinal"): (0.77993435, 0.756107635),
    ("full", "identity"): (0.660080965, 0.64599945),
    ("full", "linear"): (0.758200706, 0.741251848),
    ("full", "quadratic"): (0.821949651, 0.801242236),
    ("full", "ordinal"): (0.801180413, 0.781136439),
}
"""irrCAC 0.4.4, `CAC(…, weights=…)`: `gwet()` and `fleiss()`."""

SETS = {"krippendorff": (KRIPPENDORFF, 5), "holes": (HOLES, 4), "full": (FULL, 4)}

CONGER: dict[tuple[str, int, int, Weights], float] = {
    ("krippendorff", 0, 1, "identity"): 0.844827586,
    ("krippendorff", 0, 1, "linear"): 0.894117647,
    ("krippendorff", 0, 1, "quadratic"): 0.939597315,
    ("krippendorff", 0, 1, "ordinal"): 0.923076923,
    ("krippendorff", 1, 3, "identity"): 0.87012987,
    ("krippendorff", 1, 3, "ordinal"): 0.866071429,
    ("holes", 1, 3, "identity"): 0.784482759,
    ("holes", 1, 3, "linear"): 0.87745098,
    ("holes", 1, 3, "quadratic"): 0.941724942,
    ("holes", 1, 3, "ordinal"): 0.921011058,
    ("full", 1, 3, "ordinal"): 0.905084746,
}
"""irrCAC 0.4.4, `conger()` of two raters on the items of both, all categories declared: Cohen's weighted kappa."""


@pytest.mark.parametrize("key", IRRCAC, ids=lambda key: "-".join(key))
def test_gwet_and_fleiss_are_those_of_irrcac(key: tuple[str, Weights]) -> None:
    """Gwet's AC1 and AC2 and Fleiss' kappa equal irrCAC's under all four weights, with and without missing ratings."""
    ratings, q = SETS[key[0]]
    found = agreement(ratings, q, weights=key[1], n_resamples=10)
    assert (found.gwet.value, found.fleiss.value) == pytest.approx(IRRCAC[key], abs=1e-8)


@pytest.mark.parametrize("key", CONGER, ids=lambda key: "-".join(map(str, key)))
def test_kappa_of_two_is_that_of_irrcac(key: tuple[str, int, int, Weights]) -> None:
    """Cohen's kappa of two raters equals irrCAC's on the items of both, under all four weights."""
    name, first, second, weights = key
    ratings, q = SETS[name]
    found = pairwise(ratings[:, [first, second]], q, weights=weights, n_resamples=10)
    assert found[0].kappa.value == pytest.approx(CONGER[key], abs=1e-8)


@pytest.mark.parametrize(("metric", "printed"), [("nominal", 0.743), ("ordinal", 0.815), ("interval", 0.849)])
def test_alpha_of_krippendorffs_example_is_as_printed(metric: Metric, printed: float) -> None:
    """Krippendorff's own example has the alphas that he prints: .743, .815 and .849."""
    found = alpha(5, metric)(coincidence_rows(tallies(KRIPPENDORFF, 5)).sum(axis=0))
    assert round(float(found), 3) == printed


@pytest.mark.parametrize("metric", ["nominal", "ordinal", "interval"])
@pytest.mark.parametrize("seed", range(4))
def test_alpha_is_that_of_krippendorff(metric: Metric, seed: int) -> None:
    """Alpha equals the package krippendorff's on random ratings with holes, also where values are uneven."""
    rng = arrays(seed, "golden", "alpha")
    ratings = rng.integers(-1, 4, size=(30, 6))
    values = [0.0, 1.0, 2.5, 7.0]
    data = np.where(ratings == MISSING, np.nan, np.take(values, ratings)).T
    theirs = krippendorff.alpha(reliability_data=data, level_of_measurement=metric)
    ours = alpha(4, metric, values)(coincidence_rows(tallies(ratings, 4)).sum(axis=0))
    assert float(ours) == pytest.approx(theirs, abs=1e-10)


@pytest.mark.parametrize(
    ("weights", "wt"), [("identity", None), ("linear", "linear"), ("quadratic", "quadratic")]
)
@pytest.mark.parametrize("seed", range(3))
def test_kappa_is_that_of_statsmodels(weights: Weights, wt: str | None, seed: int) -> None:
    """Cohen's kappa equals statsmodels' `cohens_kappa`, plain and weighted."""
    rng = arrays(seed, "golden", "kappa")
    one = rng.integers(4, size=60)
    two = np.where(rng.random(60) < 0.6, one, rng.integers(4, size=60))
    table = np.zeros((4, 4))
    np.add.at(table, (one, two), 1)
    theirs = cohens_kappa(table, wt=wt, return_results=False)
    found = pairwise(np.column_stack([one, two]), 4, weights=weights, n_resamples=10)
    assert found[0].kappa.value == pytest.approx(theirs, abs=1e-12)


def test_fleiss_is_that_of_statsmodels() -> None:
    """Fleiss' kappa equals statsmodels' `fleiss_kappa` where all items have equally many ratings."""
    for seed in range(5):
        rng = arrays(seed, "golden", "fleiss")
        ratings = np.where(
            rng.random((50, 6)) < 0.5, rng.integers(3, size=(50, 1)), rng.integers(3, size=(50, 6))
        )
        theirs = fleiss_kappa(aggregate_raters(ratings, n_cat=3)[0], method="fleiss")
        assert agreement(ratings, 3, n_resamples=10).fleiss.value == pytest.approx(theirs, abs=1e-12)


def test_the_bootstrap_interval_is_about_statsmodels() -> None:
    """On 1,000 independent items the bootstrap interval of kappa is as wide as statsmodels' by its standard error, to 6%."""
    rng = arrays(0, "golden", "se")
    one = rng.integers(3, size=1000)
    two = np.where(rng.random(1000) < 0.6, one, rng.integers(3, size=1000))
    table = np.zeros((3, 3))
    np.add.at(table, (one, two), 1)
    theirs = cohens_kappa(table)
    ours = pairwise(np.column_stack([one, two]), 3, n_resamples=4000)[0].kappa
    assert ours.low is not None
    assert ours.high is not None
    assert (ours.high - ours.low) / (theirs.kappa_upp - theirs.kappa_low) == pytest.approx(1, abs=0.06)
    assert ours.low == pytest.approx(theirs.kappa_low, abs=0.01)


def _table(cells: tuple[int, int, int, int]) -> list[list[str]]:
    pairs = [["valid", "valid"], ["valid", "invalid"], ["invalid", "valid"], ["invalid", "invalid"]]
    return [pair for pair, n in zip(pairs, cells, strict=True) for _ in range(n)]


def test_the_kappa_paradox_of_the_documentation() -> None:
    """Two tables with .85 agreement have kappas of .70 and .32 (Feinstein and Cicchetti 1990); Gwet's AC1 is .70 and .81."""
    printed = {(40, 9, 6, 45): (0.85, 0.70, 0.70), (80, 10, 5, 5): (0.85, 0.32, 0.81)}
    for cells, expected in printed.items():
        found = agreement(coded(_table(cells), ["valid", "invalid"]), 2, n_resamples=10)
        values = (found.raw.value, found.cohen.value, found.gwet.value)
        assert tuple(round(value, 2) for value in values if value is not None) == expected
