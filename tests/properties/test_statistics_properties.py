"""What holds of the statistics whatever the numbers are."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mismark.seeds import arrays
from mismark.statistics.intervals import clopper_pearson, wilson, wilson_clustered
from mismark.statistics.multiplicity import benjamini_hochberg, holm
from mismark.statistics.paired import mcnemar, paired_t, permutation
from mismark.statistics.regression import within_slope
from mismark.statistics.resampling import Method, bootstrap, jackknife_t
from mismark.statistics.sums import cluster_sums, contrast, ratio

COUNTS = st.lists(
    st.tuples(st.integers(0, 5), st.integers(0, 6), st.integers(0, 5), st.integers(0, 6), st.integers(0, 6)),
    min_size=1,
    max_size=12,
)
"""Rows of (reference above, below, other above, below, cluster)."""
PAIRS = st.lists(st.tuples(st.integers(-9, 9), st.integers(-9, 9)), min_size=2, max_size=30)
METHODS = st.sampled_from(["bca", "bca-t", "percentile"])


@settings(max_examples=60, deadline=None)
@given(COUNTS, METHODS)
def test_an_interval_or_a_reason(rows: list[tuple[int, ...]], method: Method) -> None:
    """Any counts give either a finite interval or a reason, and undefined resamples are accounted for."""
    table = np.array(rows, dtype=float)
    result = bootstrap(
        table[:, :4],
        table[:, 4].astype(int),
        contrast(ratio(0, 1)),
        rng=arrays(0, "p"),
        n_resamples=200,
        method=method,
    )
    assert (result.interval is None) <= bool(result.reason)
    if result.interval is not None:
        assert math.isfinite(result.interval.low)
        assert math.isfinite(result.interval.high)
        assert result.interval.low <= result.interval.high
        assert len(result.distribution) + result.n_undefined == 200
    assert not np.isnan(result.distribution).any()


@settings(max_examples=40, deadline=None)
@given(COUNTS)
def test_swapping_conditions_negates_a_contrast(rows: list[tuple[int, ...]]) -> None:
    """Swapping the two conditions negates the value and mirrors the percentile and jackknife intervals."""
    table = np.array(rows, dtype=float)
    there, back = table[:, :4], table[:, [2, 3, 0, 1]]
    f = contrast(ratio(0, 1))
    one, two = (
        bootstrap(part, None, f, rng=arrays(0, "p"), n_resamples=200, method="percentile")
        for part in (there, back)
    )
    three, four = jackknife_t(there, None, f), jackknife_t(back, None, f)
    for a, b in ((one, two), (three, four)):
        assert (a.value is None) == (b.value is None)
        assert (a.interval is None) == (b.interval is None)
        if a.value is not None and b.value is not None:
            assert a.value == -b.value
        if a.interval is not None and b.interval is not None:
            assert a.interval.low == pytest.approx(-b.interval.high, abs=1e-12)


@settings(max_examples=40, deadline=None)
@given(COUNTS, st.randoms(use_true_random=False))
def test_the_order_of_items_is_irrelevant(rows: list[tuple[int, ...]], random: object) -> None:
    """Items in another order give the same cluster sums and byte for byte the same bootstrap."""
    table = np.array(rows, dtype=float)
    order = np.array(sorted(range(len(rows)), key=lambda _: random.random()))  # type: ignore[attr-defined]
    results = [
        bootstrap(t[:, :2], t[:, 4].astype(int), ratio(0, 1), rng=arrays(0, "p"), n_resamples=100)
        for t in (table, table[order])
    ]
    assert results[0].distribution.tobytes() == results[1].distribution.tobytes()
    assert results[0].interval == results[1].interval
    assert cluster_sums(table[:, :2], None).sum() == cluster_sums(table[:, :2], table[:, 4].astype(int)).sum()


@given(PAIRS)
def test_swapping_conditions_negates_t_and_keeps_p(pairs: list[tuple[int, int]]) -> None:
    """The paired t-test of b against a is that of a against b with the sign turned."""
    a, b = np.array(pairs).T
    there, back = paired_t(a, b), paired_t(b, a)
    assert there.t is not None
    assert back.t is not None
    assert there.t == -back.t
    assert there.p == back.p
    assert there.mean == -back.mean if there.mean else back.mean == 0


@given(PAIRS)
def test_a_system_against_its_copy_has_p_one(pairs: list[tuple[int, int]]) -> None:
    """The paired t-test, the sign-flip test and McNemar's are all 1 for a copy."""
    a = np.array(pairs)[:, 0]
    assert paired_t(a, a).p == 1.0
    assert permutation(a - a, rng=arrays(0, "p"), n_resamples=50).p == 1.0
    assert mcnemar(0, 0) == 1.0


@settings(deadline=None)
@given(st.lists(st.integers(-9, 9), min_size=1, max_size=20), st.integers(0, 3))
def test_sign_flips_do_not_see_signs(differences: list[int], seed: int) -> None:
    """The sign-flip p-value is in (0, 1] and does not change when all signs turn."""
    there, back = (
        permutation(np.array(differences) * sign, rng=arrays(seed, "p"), n_resamples=300) for sign in (1, -1)
    )
    assert 0 < there.p <= 1
    assert there.p == back.p


@given(st.integers(0, 40), st.integers(0, 40))
def test_mcnemar_is_symmetric(b: int, c: int) -> None:
    """Exact McNemar does not ask which condition is which."""
    assert mcnemar(b, c) == mcnemar(c, b) <= 1


@given(st.integers(0, 200), st.integers(0, 200), st.sampled_from([0.5, 0.9, 0.95, 0.99]))
def test_proportion_intervals_hold_the_proportion_and_mirror(s: int, rest: int, level: float) -> None:
    """Intervals of s of n hold s/n, lie in [0, 1] and mirror those of n - s."""
    n = s + rest
    for method in (wilson, clopper_pearson):
        interval, mirrored = method(s, n, level), method(rest, n, level)
        assert 0 <= interval.low <= interval.high <= 1
        assert interval.low == pytest.approx(1 - mirrored.high, abs=1e-9)
        if n:
            assert interval.low <= s / n <= interval.high


@given(st.lists(st.tuples(st.integers(0, 9), st.integers(0, 9)), min_size=2, max_size=20))
def test_clusters_never_narrow_a_proportion(parts: list[tuple[int, int]]) -> None:
    """The clustered Wilson interval is never inside the plain one of the same totals."""
    s, n = np.array([a for a, _ in parts]), np.array([a + b for a, b in parts])
    clustered, plain = wilson_clustered(s, n), wilson(int(s.sum()), int(n.sum()))
    assert clustered.low <= plain.low + 1e-12
    assert clustered.high >= plain.high - 1e-12


@given(st.lists(st.one_of(st.none(), st.floats(0, 1)), max_size=12))
def test_adjusted_p_values_keep_order_and_never_shrink(p: list[float | None]) -> None:
    """Adjusting keeps places and order, never makes a p-value smaller, and Holm is never below BH."""
    q, h = benjamini_hochberg(p), holm(p)
    made = [
        (a, b, c)
        for a, b, c in zip(p, q, h, strict=True)
        if a is not None and b is not None and c is not None
    ]
    assert len(made) == sum(value is not None for value in p)
    assert all(a <= b * (1 + 1e-12) and b <= c * (1 + 1e-12) and c <= 1 for a, b, c in made)
    ascending = sorted(made)
    assert [b for _, b, _ in ascending] == sorted(b for _, b, _ in made)
    assert [c for _, _, c in ascending] == sorted(c for _, _, c in made)


@given(
    st.lists(st.tuples(st.integers(-5, 5), st.integers(-9, 9), st.integers(0, 4)), min_size=1, max_size=30)
)
def test_slope_scales_and_ignores_constants(replies: list[tuple[int, int, int]]) -> None:
    """Adding a constant to each item changes no slope; doubling the answers doubles it."""
    x, y, g = np.array(replies).T
    slope = within_slope(x, y, g)
    moved, doubled = within_slope(x, y + 10 * g, g), within_slope(x, 2 * y, g)
    if slope is None:
        assert moved is None
        assert doubled is None
    else:
        assert moved == pytest.approx(slope, abs=1e-9)
        assert doubled == pytest.approx(2 * slope, abs=1e-9)


def test_same_seed_same_bytes_and_seed_zero_is_a_seed() -> None:
    """The same seed gives the same bytes, and seed 0 gives others than seed 1."""
    rows = np.array([[3, 4], [1, 4], [4, 4], [2, 4], [0, 3]], dtype=float)
    one, again, other = (
        bootstrap(rows, None, ratio(0, 1), rng=arrays(seed, "p"), n_resamples=500) for seed in (0, 0, 1)
    )
    assert one.distribution.tobytes() == again.distribution.tobytes()
    assert one.interval == again.interval
    assert one.distribution.tobytes() != other.distribution.tobytes()
