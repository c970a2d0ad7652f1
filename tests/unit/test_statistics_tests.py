"""Intervals, paired tests and corrections: the awkward cases, by hand."""

from __future__ import annotations

import math

import numpy as np
import pytest

from mismark.errors import StatisticsError
from mismark.seeds import arrays
from mismark.statistics.intervals import Interval, clopper_pearson, mean_t, wilson, wilson_clustered
from mismark.statistics.multiplicity import benjamini_hochberg, holm
from mismark.statistics.paired import mcnemar, paired_t, permutation


def test_nothing_known_is_the_whole_range() -> None:
    """No trials, or one cluster, leave a proportion anywhere in [0, 1]."""
    assert wilson(0, 0)[:2] == (0.0, 1.0)
    assert clopper_pearson(0, 0)[:2] == (0.0, 1.0)
    assert wilson_clustered([], [])[:2] == (0.0, 1.0)
    assert wilson_clustered([5, 0], [9, 0])[:2] == (0.0, 1.0)


def test_all_or_none_ends_at_the_edge() -> None:
    """All successes end at exactly 1 and stay away from 0, none the other way round."""
    for interval in (wilson(20, 20), clopper_pearson(20, 20), wilson_clustered([4] * 5, [4] * 5)):
        assert interval.high == 1.0
        assert 0.5 < interval.low < 0.95
    for interval in (wilson(0, 20), clopper_pearson(0, 20), wilson_clustered([0] * 5, [4] * 5)):
        assert interval.low == 0.0
        assert 0.05 < interval.high < 0.5


@pytest.mark.parametrize("n", [5, 20, 60])
def test_exact_interval_covers_at_least_its_level(n: int) -> None:
    """Summed over the binomial, the exact interval holds p in at least 95% of samples, and Wilson's not always."""
    exact, score = ([method(s, n) for s in range(n + 1)] for method in (clopper_pearson, wilson))
    lowest = {"exact": 1.0, "score": 1.0}
    for p in np.linspace(0.01, 0.99, 99):
        mass = [math.comb(n, s) * p**s * (1 - p) ** (n - s) for s in range(n + 1)]
        for name, intervals in (("exact", exact), ("score", score)):
            covered = sum(m for m, i in zip(mass, intervals, strict=True) if i.low <= p <= i.high)
            lowest[name] = min(lowest[name], covered)
    assert lowest["exact"] >= 0.95
    assert 0.8 < lowest["score"] < 0.95


def test_design_effect_divides_n() -> None:
    """A design effect of 4 gives the interval of a quarter of the trials."""
    assert wilson(40, 80, design_effect=4.0)[:2] == pytest.approx(wilson(10, 20)[:2])


def test_clusters_that_differ_widen_and_clusters_that_agree_do_not_narrow() -> None:
    """Clusters all-or-nothing count about one trial each; perfectly equal ones never gain on no clusters."""
    split = wilson_clustered([10, 0] * 10, [10] * 20)
    equal = wilson_clustered([5] * 20, [10] * 20)
    plain = wilson(100, 200)
    assert split.high - split.low == pytest.approx(0.42, abs=0.02)
    assert equal.high - equal.low >= plain.high - plain.low


def test_cut_to_range() -> None:
    """An interval cut to [0, 1] keeps its level and method, even if it lay outside."""
    assert Interval(-0.1, 1.2, 0.9, "m").within(0.0, 1.0) == Interval(0.0, 1.0, 0.9, "m")
    assert Interval(1.1, 1.2, 0.9, "m").within(0.0, 1.0)[:2] == (1.0, 1.0)


def test_mean_of_too_little() -> None:
    """No values have no mean; one cluster has a mean and no interval."""
    assert mean_t([]).value is None
    assert mean_t([1.0, 3.0], ["d", "d"])[:3] == (2.0, pytest.approx(2**0.5), None)
    assert mean_t([1.0, 3.0], ["d", "d"]).reason == "one cluster cannot tell how clusters differ"


def test_mean_of_equal_values_has_no_width() -> None:
    """A count bias of +2 on every item has the interval [2, 2]."""
    interval = mean_t([2.0] * 143).interval
    assert interval is not None
    assert interval[:2] == (2.0, 2.0)


def test_mean_names_its_method() -> None:
    """A mean says whether its interval is over clusters, or why there is none."""
    assert mean_t([1.0, 2.0]).method == "t"
    assert mean_t([1.0, 2.0], [0, 1]).method == "t-cluster"
    assert mean_t([1.0, 2.0], [0, 0]).method == "none: one cluster cannot tell how clusters differ"


def test_paired_t_without_spread() -> None:
    """Differences that are all 2 have t and d_z infinite and p 0; all 0 have t 0 and p 1; both say so."""
    up, down, same = paired_t([1, 2], [3, 4]), paired_t([3, 4], [1, 2]), paired_t([1, 2], [1, 2])
    assert (up.t, up.p, up.dz, up.sd, up.reason) == (math.inf, 0.0, math.inf, 0.0, "every difference is 2")
    assert (down.t, down.p, down.dz) == (-math.inf, 0.0, -math.inf)
    assert (same.t, same.p, same.dz, same.reason) == (0.0, 1.0, 0.0, "every difference is 0")


def test_paired_t_of_equal_inexact_differences() -> None:
    """Differences that are equal but for rounding count as equal."""
    assert paired_t([0.1, 0.2, 0.7], [0.4, 0.5, 1.0]).t == math.inf


def test_paired_t_of_too_little() -> None:
    """No pairs and one pair give no test and the reason, not an error."""
    assert paired_t([], []) == (None, 0, None, None, None, 0, None, "there are no pairs")
    assert paired_t([1], [4])[:5] == (None, 0, None, 3.0, None)


def test_permutation_of_a_copy_is_one() -> None:
    """A system against its copy has p = 1, with all signs and with random ones."""
    for n in (3, 100):
        assert permutation(np.zeros(n), rng=arrays(0, "unit"), n_resamples=200).p == 1.0


def test_permutation_never_gives_zero() -> None:
    """The smallest p-value of B random sign sets is 1/(1 + B)."""
    result = permutation(np.ones(60), rng=arrays(0, "unit"), n_resamples=199)
    assert (result.p, result.exact, result.n_flips) == (1 / 200, False, 199)


def test_permutation_flips_clusters_whole() -> None:
    """Sixty equal differences in three clusters have p = 2/8, not 2/2^60."""
    result = permutation(np.ones(60), np.repeat(["a", "b", "c"], 20), rng=arrays(0, "unit"))
    assert (result.p, result.n_clusters, result.n_flips, result.exact) == (0.25, 3, 8, True)


def test_random_flips_agree_with_all_flips() -> None:
    """Random signs come near the p-value of all signs."""
    d = arrays(4, "unit").normal(0.4, 1.0, size=12)
    every = permutation(d, rng=arrays(0, "unit"), n_resamples=4096)
    some = permutation(d, rng=arrays(0, "unit"), n_resamples=4000)
    assert every.exact
    assert not some.exact
    assert some.p == pytest.approx(every.p, abs=0.02)


def test_permutation_of_nothing() -> None:
    """No differences have p = 1 and no mean."""
    assert permutation([], rng=arrays(0, "unit"))[:3] == (1.0, None, 0)


def test_all_tests_missing() -> None:
    """A family of which nothing could be made has no adjusted p-values; an empty family is empty."""
    assert benjamini_hochberg([None, math.nan]) == (None, None)
    assert holm([]) == ()


def test_family_size_is_what_was_planned() -> None:
    """A p of .01 in a family of four planned tests is .04, if only one could be made."""
    assert benjamini_hochberg([0.01, None, None, None])[0] == pytest.approx(0.04)
    assert holm([None, 0.01, None, None])[1] == pytest.approx(0.04)


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: wilson(3, 2), "3 successes of 2 trials cannot be"),
        (lambda: wilson(1, 2, design_effect=0), "design effect is 0"),
        (lambda: wilson(1, 2, level=1.0), "level is 1.0"),
        (lambda: wilson_clustered([1], [1, 2]), "1 clusters have successes and 2 have trials"),
        (lambda: wilson_clustered([3, 1], [2, 2]), "3.0 successes of 2.0 trials"),
        (lambda: clopper_pearson(-1, 2), "-1 successes"),
        (lambda: mean_t([1.0, math.inf]), r"values\[1\] is inf"),
        (lambda: paired_t([1], [1, 2]), "1 values cannot be paired with 2"),
        (lambda: permutation([1.0], rng=arrays(0, "unit"), n_resamples=0), "0 resamples"),
        (lambda: mcnemar(-1, 3), "-1 and 3 discordant"),
        (lambda: holm([0.1, 1.5]), "p-value 1 is 1.5"),
    ],
)
def test_what_cannot_be_is_said(call: object, message: str) -> None:
    """Numbers that cannot be end in a sentence that says what was found."""
    assert callable(call)
    with pytest.raises(StatisticsError, match=message):
        call()
