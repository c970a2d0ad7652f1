"""Bootstrap and jackknife: what they do where data is thin, equal or undefined."""

from __future__ import annotations

import numpy as np
import pytest

from mismark.errors import StatisticsError
from mismark.seeds import arrays
from mismark.statistics.resampling import Bootstrap, Method, bootstrap, cluster_weights, jackknife_t
from mismark.statistics.sums import cluster_sums, contrast, ratio, weighted_sums

METHODS: tuple[Method, ...] = ("bca", "bca-t", "percentile")
ROWS = np.array([[3, 4], [1, 4], [4, 4], [2, 4], [0, 3], [2, 2]], dtype=float)


def _boot(rows: object, clusters: object = None, method: Method = "bca-t", seed: int = 0) -> Bootstrap:
    return bootstrap(rows, clusters, ratio(0, 1), rng=arrays(seed, "unit"), n_resamples=500, method=method)


def test_rows_are_summed_by_cluster() -> None:
    """Cluster sums stand in sorted order of the labels, whatever order the items came in."""
    assert cluster_sums([[1, 1], [2, 2], [3, 3]], [9, 4, 9]).tolist() == [[2, 2], [4, 4]]


def test_every_resample_draws_as_many_clusters_as_there_are() -> None:
    """Weights are whole numbers of draws with mean 1 and the variance of a multinomial."""
    weights = cluster_weights(20, 4000, arrays(0, "unit"))
    assert (weights.sum(axis=1) == 20).all()
    assert (weights == np.round(weights)).all()
    assert weights.mean(axis=0) == pytest.approx(np.ones(20), abs=0.06)
    assert weights.var() == pytest.approx(19 / 20, abs=0.02)


def test_weights_of_many_clusters_come_in_pieces() -> None:
    """Drawing more weights than fit one piece still fills every row."""
    weights = cluster_weights(1500, 2000, arrays(0, "unit"))
    assert weights.shape == (2000, 1500)
    assert (weights.sum(axis=1) == 1500).all()


@pytest.mark.parametrize("method", METHODS)
def test_shared_weights_give_what_the_seed_gives(method: Method) -> None:
    """A bootstrap on shared weights is the one that draws them from the same stream."""
    weights = cluster_weights(6, 500, arrays(0, "unit"))
    shared = bootstrap(ROWS, None, ratio(0, 1), weights=weights, method=method)
    assert shared.interval == _boot(ROWS, method=method).interval


@pytest.mark.parametrize("method", METHODS)
def test_one_cluster_has_no_interval(method: Method) -> None:
    """One cluster gives the value, no interval, and the reason."""
    result = _boot(ROWS, ["d"] * 6, method)
    assert (result.value, result.interval, result.method) == (12 / 21, None, f"none: {result.reason}")
    assert result.reason == "one cluster cannot tell how clusters differ"


@pytest.mark.parametrize("method", METHODS)
def test_equal_clusters_have_an_interval_of_no_width(method: Method) -> None:
    """Where every resample gives one value the interval is that value, and says so."""
    result = _boot([[2, 1]] * 8, None, method)
    assert result.interval is not None
    assert result.interval[:2] == (2.0, 2.0)
    assert result.reason == "every resample gives the same value"


def test_rounding_does_not_give_a_width() -> None:
    """Equal ratios of unequal, inexact sums still count as equal."""
    rows = np.outer([0.1, 0.2, 0.3, 0.7, 1.1], [1.0, 3.0])
    result = _boot(rows)
    assert result.interval is not None
    assert result.interval.low == result.interval.high


def test_a_measure_that_is_undefined_has_no_value() -> None:
    """A denominator of 0 over all rows gives no value, no interval, and the reason."""
    result = _boot([[0, 0], [0, 0]])
    assert (result.value, result.interval) == (None, None)
    assert result.reason == "the measure is not defined on these counts"


def test_no_rows_have_no_value() -> None:
    """An empty table gives no value and no interval."""
    result = _boot(np.empty((0, 2)))
    assert (result.value, result.interval, result.reason) == (None, None, "there are no rows")


def test_undefined_resamples_are_counted() -> None:
    """Resamples without any denominator are counted, and too many of them leave no interval."""
    result = _boot([[1, 2], [1, 1], [0, 0], [0, 0]], method="percentile")
    assert result.interval is None
    assert 10 < result.n_undefined < 60
    assert len(result.distribution) == 500 - result.n_undefined
    assert result.reason == f"the measure is not defined in {result.n_undefined} of 500 resamples"


def test_few_undefined_resamples_leave_an_interval() -> None:
    """Rare undefined resamples are left out of the interval and reported."""
    rows = [[1, 2], [1, 1], [0, 1], [1, 1], [0, 0], [0, 0], [0, 0]]
    result = _boot(rows, method="percentile")
    assert result.interval is not None
    assert 0 < result.n_undefined <= 25


def test_bca_says_where_a_left_out_cluster_leaves_nothing() -> None:
    """Where the measure hangs on one cluster, neither BCa nor the jackknife gives an interval."""
    rows = [[3, 4], [0, 0], [0, 0]]
    weights = np.array([[1.0, 1, 1], [2, 1, 0], [3, 0, 0]])

    def shifting(sums: np.ndarray) -> np.ndarray:
        return sums[..., 0] / (sums[..., 1] - 0.5 * (sums[..., 1] > 4)) + 0 / sums[..., 1]

    result = bootstrap(rows, None, shifting, weights=weights, method="bca")
    assert result.reason == "the measure is not defined without one of the clusters"
    assert jackknife_t(rows, None, shifting).reason == result.reason


def test_a_value_outside_its_resamples_has_no_bca_interval() -> None:
    """Where all resamples lie above the value, BCa gives no interval and says why."""
    weights = np.tile([0.0, 2.0], (50, 1))
    result = bootstrap([[0, 1], [1, 1]], None, ratio(0, 1), weights=weights, method="bca")
    assert (result.value, result.interval) == (0.5, None)
    assert result.reason == "the value lies outside all its resamples"


def test_t_widening_is_wider_with_few_clusters() -> None:
    """With six clusters bca-t is wider than bca."""
    bca, wide = _boot(ROWS, method="bca").interval, _boot(ROWS, method="bca-t").interval
    assert bca is not None
    assert wide is not None
    assert wide.low <= bca.low < bca.high <= wide.high
    assert wide.high - wide.low > 1.1 * (bca.high - bca.low)


def test_method_names_clusters_and_resamples() -> None:
    """The method says what was resampled and how often."""
    assert _boot(ROWS, [1, 1, 2, 2, 3, 3]).method == "bca-t-cluster/500"
    assert _boot(ROWS, method="percentile").method == "percentile/500"
    assert jackknife_t(ROWS, [1, 1, 2, 2, 3, 3], ratio(0, 1)).method == "jackknife-t-cluster"


def test_ignoring_clusters_is_too_narrow() -> None:
    """Items copied four times, each copy in its original's cluster, give the interval of the originals."""
    labels = np.tile(np.arange(6), 4)
    whole, copied = _boot(ROWS), _boot(np.tile(ROWS, (4, 1)), labels)
    careless = _boot(np.tile(ROWS, (4, 1)))
    assert whole.interval is not None
    assert copied.interval is not None
    assert careless.interval is not None
    assert copied.interval[:2] == whole.interval[:2]
    assert careless.interval.high - careless.interval.low < 0.6 * (whole.interval.high - whole.interval.low)


def test_contrast_of_a_condition_with_itself_is_zero() -> None:
    """Two equal halves of a row differ by 0 in every resample."""
    rows = np.hstack([ROWS, ROWS])
    result = bootstrap(rows, None, contrast(ratio(0, 1)), rng=arrays(0, "unit"), n_resamples=100)
    assert result.interval is not None
    assert result.interval[:2] == (0.0, 0.0)


def test_jackknife_by_hand() -> None:
    """Three clusters, by hand: values without each are 3/4, 1/4, 2/4, so se² = 2/3 · 1/8."""
    result = jackknife_t([[0, 2], [2, 2], [1, 2]], None, ratio(0, 1))
    assert result.replicates.tolist() == [0.75, 0.25, 0.5]
    assert result.se == pytest.approx((2 / 3 / 8) ** 0.5)


@pytest.mark.parametrize(
    ("rows", "reason"),
    [
        (np.empty((0, 2)), "there are no rows"),
        ([[0, 0], [0, 0]], "the measure is not defined on these counts"),
        ([[1, 2]], "one cluster cannot tell how clusters differ"),
    ],
)
def test_jackknife_without_interval(rows: object, reason: str) -> None:
    """The jackknife gives no interval and the reason where data is too thin."""
    result = jackknife_t(rows, None, ratio(0, 1))
    assert (result.interval, result.se, result.reason) == (None, None, reason)
    assert result.method == f"none: {reason}"


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: bootstrap(ROWS, None, ratio(0, 1)), "needs rng"),
        (
            lambda: bootstrap(
                ROWS,
                None,
                ratio(0, 1),
                rng=arrays(0, "unit"),
                weights=cluster_weights(6, 5, arrays(0, "unit")),
            ),
            "one of the two",
        ),
        (lambda: bootstrap(ROWS, None, ratio(0, 1), weights=np.ones((5, 4))), r"expected \(n_resamples, 6\)"),
        (lambda: _boot(ROWS, [1, 2]), "expected one label for each of 6 rows"),
        (lambda: _boot(ROWS, [1.0, 2, 3, 4, 5, float("nan")]), "must be integers or strings"),
        (lambda: _boot([[1, float("nan")]]), r"rows\[0, 1\] is nan"),
        (lambda: _boot([1, 2, 3]), "expected 2 dimension"),
        (lambda: _boot([["a", "b"]]), "must be numbers"),
        (lambda: cluster_weights(0, 5, arrays(0, "unit")), "cannot be drawn"),
        (lambda: contrast(ratio(0, 1))(np.ones(3)), "two halves of equal width"),
        (lambda: jackknife_t(ROWS, None, lambda sums: sums), "the statistic gave shape"),
        (lambda: jackknife_t(ROWS, None, ratio(0, 1), level=95), "level is 95"),
    ],
)
def test_what_does_not_fit_is_said(call: object, message: str) -> None:
    """Arrays that do not fit together end in a sentence that says what was found."""
    assert callable(call)
    with pytest.raises(StatisticsError, match=message):
        call()


def test_sums_in_parts_are_the_whole_sums() -> None:
    """Where there are more counts than one step takes, the parts give what one multiplication gives."""
    generator = np.random.default_rng(3)
    weights, sums = generator.integers(0, 4, (50, 900)).astype(float), generator.random((900, 400))
    np.testing.assert_allclose(weighted_sums(weights, sums), weights @ sums, rtol=1e-12)
