"""The statistics against other programs: SciPy 1.17.1, statsmodels 0.15.0 and NumPy 2.4.6."""

from __future__ import annotations

import math

import numpy as np
import pytest
import statsmodels.api as sm
from scipy import stats
from statsmodels.stats.contingency_tables import mcnemar as statsmodels_mcnemar
from statsmodels.stats.multitest import multipletests
from statsmodels.stats.proportion import proportion_confint

from mismark.seeds import arrays
from mismark.statistics.intervals import clopper_pearson, mean_t, wilson, wilson_clustered
from mismark.statistics.multiplicity import benjamini_hochberg, holm
from mismark.statistics.paired import mcnemar, paired_t, permutation
from mismark.statistics.regression import anchoring_index_median, median_rows, within_slope
from mismark.statistics.resampling import bootstrap, cluster_weights, jackknife_t
from mismark.statistics.sums import cluster_sums, ratio


def _clustered(name: str, k: int = 12) -> tuple[np.ndarray, np.ndarray]:
    """Counts (matched, gold) of items in k clusters of unequal size."""
    rng = arrays(3, "golden", name)
    cluster = np.repeat(np.arange(k), rng.integers(1, 6, size=k))
    gold = rng.integers(1, 8, size=len(cluster))
    matched = rng.binomial(gold, rng.beta(4, 6, size=k)[cluster])
    return np.column_stack([matched, gold]).astype(float), cluster


@pytest.mark.parametrize(("successes", "n"), [(0, 7), (1, 20), (8, 10), (19, 20), (143, 143), (37, 263)])
@pytest.mark.parametrize("level", [0.9, 0.95])
def test_wilson_equals_statsmodels(successes: int, n: int, level: float) -> None:
    """Wilson's interval equals statsmodels' proportion_confint(method="wilson")."""
    interval = wilson(successes, n, level)
    expected = proportion_confint(successes, n, alpha=1 - level, method="wilson")
    assert interval[:2] == pytest.approx(expected, abs=1e-12)


@pytest.mark.parametrize(("successes", "n"), [(0, 7), (1, 20), (8, 10), (143, 143)])
def test_clopper_pearson_equals_statsmodels(successes: int, n: int) -> None:
    """The exact interval equals statsmodels' proportion_confint(method="beta")."""
    expected = proportion_confint(successes, n, method="beta")
    assert clopper_pearson(successes, n)[:2] == pytest.approx(expected, abs=1e-12)


def test_clustered_wilson_equals_its_parts_in_statsmodels() -> None:
    """Clustered Wilson is statsmodels' Wilson at the effective n of statsmodels' cluster-robust variance."""
    rows, cluster = _clustered("wilson")
    sums = cluster_sums(rows, cluster)
    s, n = sums[:, 0], sums[:, 1]
    answers = np.concatenate([[1.0] * int(a) + [0.0] * int(b - a) for a, b in zip(s, n, strict=True)])
    labels = np.repeat(np.arange(len(n)), n.astype(int))
    fit = sm.OLS(answers, np.ones(len(answers))).fit(cov_type="cluster", cov_kwds={"groups": labels})
    p, variance = float(fit.params[0]), float(fit.bse[0]) ** 2
    assert variance > p * (1 - p) / n.sum()
    shrink = (stats.norm.ppf(0.975) / stats.t.ppf(0.975, len(n) - 1)) ** 2
    effective = p * (1 - p) / variance * shrink
    expected = proportion_confint(p * effective, effective, method="wilson")
    assert wilson_clustered(s, n)[:2] == pytest.approx(expected, abs=1e-10)


def test_mean_equals_scipy_and_statsmodels() -> None:
    """The t interval equals scipy.stats.t.interval, and its clustered form statsmodels' cluster-robust OLS."""
    rows, cluster = _clustered("mean")
    y = rows[:, 0]
    plain = mean_t(y)
    expected = stats.t.interval(0.95, len(y) - 1, loc=y.mean(), scale=stats.sem(y))
    assert plain.interval is not None
    assert plain.interval[:2] == pytest.approx(expected, abs=1e-12)
    fit = sm.OLS(y, np.ones(len(y))).fit(cov_type="cluster", cov_kwds={"groups": cluster}, use_t=True)
    grouped = mean_t(y, cluster)
    assert grouped.se == pytest.approx(float(fit.bse[0]), rel=1e-12)
    assert grouped.interval is not None
    assert grouped.interval[:2] == pytest.approx(tuple(fit.conf_int()[0]), abs=1e-10)


@pytest.mark.parametrize("grouped", [False, True])
def test_bca_equals_scipy_on_the_same_resamples(grouped: bool) -> None:
    """BCa and percentile limits equal scipy.stats.bootstrap's when it is handed the same resampled values."""
    rows, labels = _clustered("bca", 30)
    clusters = labels if grouped else None
    sums = cluster_sums(rows, clusters)
    ours = bootstrap(rows, clusters, ratio(0, 1), rng=arrays(0, "golden"), n_resamples=2000, method="bca")
    earlier = type("Earlier", (), {"bootstrap_distribution": ours.distribution})()

    def measure(index: np.ndarray) -> float:
        return float(sums[index, 0].sum() / sums[index, 1].sum())

    for method in ("bca", "percentile"):
        theirs = stats.bootstrap(
            (np.arange(len(sums)),),
            measure,
            vectorized=False,
            n_resamples=0,
            bootstrap_result=earlier,
            method={"bca": "BCa"}.get(method, method),
        ).confidence_interval
        same = bootstrap(
            rows, clusters, ratio(0, 1), rng=arrays(0, "golden"), n_resamples=2000, method=method
        ).interval
        assert same is not None
        assert same[:2] == pytest.approx((theirs.low, theirs.high), abs=1e-12)


def test_jackknife_of_a_mean_equals_scipy_t_interval() -> None:
    """For a mean, jackknife-t is the ordinary t interval of scipy.stats."""
    y = arrays(1, "golden", "jackknife").normal(size=25)
    result = jackknife_t(np.column_stack([y, np.ones(25)]), None, ratio(0, 1))
    expected = stats.t.interval(0.95, 24, loc=y.mean(), scale=stats.sem(y))
    assert result.interval is not None
    assert result.interval[:2] == pytest.approx(expected, abs=1e-12)


def test_paired_t_equals_scipy() -> None:
    """The paired t-test equals scipy.stats.ttest_rel, far into the tail."""
    rng = arrays(0, "golden", "paired")
    for shift in (0.0, 0.2, 3.0):
        x = rng.normal(size=143)
        y = x + shift + rng.normal(size=143)
        ours, theirs = paired_t(x, y), stats.ttest_rel(y, x)
        assert ours.t == pytest.approx(theirs.statistic, rel=1e-12)
        assert ours.p == pytest.approx(theirs.pvalue, rel=1e-10)
        assert ours.df == theirs.df


def test_paired_t_of_the_printed_summary() -> None:
    """ErrorBench's GPT-4o Informed row (mean +0.67, SD 8.54, n 143) is p = .35, not the printed q of .0024."""
    z = arrays(0, "golden", "printed").normal(size=143)
    differences = 0.67 + 8.54 * (z - z.mean()) / z.std(ddof=1)
    test = paired_t(np.zeros(143), differences)
    assert test.p == pytest.approx(0.35, abs=0.005)
    assert test.dz == pytest.approx(0.67 / 8.54)


def test_permutation_equals_scipy_where_all_signs_are_tried() -> None:
    """With ten differences the sign-flip p-value equals scipy.stats.permutation_test over all 1,024 signs."""
    d = np.array([0.3, -1.2, 2.0, 0.0, 1.1, 0.7, -0.4, 1.9, 0.3, 0.3])
    theirs = stats.permutation_test(
        (d, np.zeros(10)),
        lambda x, y, axis: np.abs(np.mean(x - y, axis=axis)),
        permutation_type="samples",
        alternative="greater",
        n_resamples=np.inf,
        vectorized=True,
    )
    assert permutation(d, rng=arrays(0, "golden")).p == pytest.approx(theirs.pvalue, abs=1e-12)


@pytest.mark.parametrize(("b", "c"), [(0, 0), (1, 7), (7, 1), (5, 5), (0, 12), (40, 61)])
def test_mcnemar_equals_statsmodels(b: int, c: int) -> None:
    """Exact McNemar equals statsmodels' mcnemar(exact=True), and is 1 without discordant items."""
    expected = statsmodels_mcnemar([[10, b], [c, 10]], exact=True).pvalue if b + c else 1.0
    assert mcnemar(b, c) == pytest.approx(expected, rel=1e-10)


@pytest.mark.parametrize(
    ("adjust", "method"), [(benjamini_hochberg, "fdr_bh"), (holm, "holm")], ids=["bh", "holm"]
)
def test_adjusted_p_values_equal_statsmodels(adjust, method: str) -> None:
    """Adjusted p-values equal statsmodels' multipletests, ties, zeros and ones included."""
    p = [0.04, 0.001, 0.04, 1.0, 0.0, 0.2, 0.013, 0.013, 0.9]
    assert adjust(p) == pytest.approx(tuple(multipletests(p, method=method)[1]), rel=1e-12)


def test_tests_not_made_count_in_the_family() -> None:
    """Adjusting with tests not made equals statsmodels with p = 1 in their place."""
    p = [0.04, None, 0.001, math.nan, 0.2]
    filled = [0.04, 1.0, 0.001, 1.0, 0.2]
    for adjust, method in ((benjamini_hochberg, "fdr_bh"), (holm, "holm")):
        ours, theirs = adjust(p), multipletests(filled, method=method)[1]
        assert [ours[i] for i in (0, 2, 4)] == pytest.approx([theirs[i] for i in (0, 2, 4)], rel=1e-12)
        assert ours[1] is None
        assert ours[3] is None


def test_within_slope_equals_least_squares_with_dummies() -> None:
    """The within slope equals statsmodels' OLS with a constant for each group."""
    rng = arrays(0, "golden", "slope")
    group = np.repeat(np.arange(20), rng.integers(1, 6, size=20))
    x = rng.integers(1, 9, size=len(group)).astype(float)
    y = 0.6 * x + rng.normal(size=20)[group] + rng.normal(size=len(group))
    dummies = (group[:, None] == np.arange(20)).astype(float)
    fit = sm.OLS(y, np.column_stack([x, dummies])).fit()
    assert within_slope(x, y, group) == pytest.approx(float(fit.params[0]), rel=1e-10)


def test_median_index_equals_numpy_median() -> None:
    """The median Anchoring Index, and each of its resamples, equals NumPy's median of the items drawn."""
    rng = arrays(0, "golden", "median")
    n = 24
    low, high = rng.integers(0, 9, size=n), rng.integers(3, 15, size=n)
    groups = np.tile(np.arange(n), 2)
    x, y = np.repeat([2.0, 6.0], n), np.concatenate([low, high])
    assert anchoring_index_median(x, y, groups) == (np.median(high) - np.median(low)) / 4
    rows, statistic = median_rows(x, y, groups)
    weights = cluster_weights(n, 50, rng)
    expected = [
        (np.median(np.repeat(high, drawn)) - np.median(np.repeat(low, drawn))) / 4
        for drawn in weights.astype(int)
    ]
    assert statistic(weights @ rows).tolist() == expected
