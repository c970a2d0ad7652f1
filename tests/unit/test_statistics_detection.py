"""d', criterion and area: what their intervals do at the ends of their ranges."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mismark.errors import StatisticsError
from mismark.statistics.detection import area, area_rows, auc, criterion, d_prime, detected, roc
from mismark.statistics.intervals import shared, wilson_difference

MEASURES = ("d-prime", "criterion")


def rates(hits: int, n: int, alarms: int, m: int) -> np.ndarray:
    """A trial a row: n of signal, m of noise."""
    signal = [(one < hits, 1, 0, 0) for one in range(n)]
    return np.array(signal + [(0, 0, one < alarms, 1) for one in range(m)], dtype=float)


@given(
    st.lists(st.integers(-9, 9), min_size=1, max_size=30),
    st.lists(st.integers(-9, 9), min_size=1, max_size=30),
)
def test_area_counts_pairs(signal: list[int], noise: list[int]) -> None:
    """The area is the share of pairs in which the signal is greater, ties one half; and what it is of swapped kinds adds to 1."""
    won = sum((one > other) + (one == other) / 2 for one in signal for other in noise)
    found = auc(signal, noise)
    assert found == pytest.approx(won / (len(signal) * len(noise)))
    swapped = auc(noise, signal)
    assert found is not None
    assert swapped is not None
    assert found + swapped == pytest.approx(1)


@given(st.integers(0, 20), st.integers(0, 20))
def test_swapping_signal_and_noise(hits: int, alarms: int) -> None:
    """The sign of d' changes where the kinds are swapped, the criterion stays."""
    one, other = np.array([hits, 20.0, alarms, 20.0]), np.array([alarms, 20.0, hits, 20.0])
    assert float(d_prime(one)) == pytest.approx(-float(d_prime(other)))
    assert float(criterion(one)) == pytest.approx(float(criterion(other)))


@pytest.mark.parametrize(
    "counts", [(0, 20, 0, 10), (20, 20, 0, 10), (20, 20, 10, 10), (0, 20, 10, 10), (7, 20, 3, 10)]
)
@pytest.mark.parametrize("measure", MEASURES)
def test_intervals_hold_their_value_and_are_finite(counts: tuple[int, int, int, int], measure: str) -> None:
    """Whatever the rates, the interval is finite, has a width and holds the value."""
    found = detected(rates(*counts), None, measure)  # type: ignore[arg-type]
    assert found.interval is not None
    assert found.value is not None
    assert found.interval.low < found.value < found.interval.high
    assert np.isfinite(found.interval[:2]).all()
    assert found.method == "wilson-rates"


def test_intervals_reach_further_where_a_rate_nears_its_end() -> None:
    """Near 1 a rate can be far higher as a normal deviate: of d' the upper end is the further one, of the criterion the lower."""
    found = detected(rates(58, 60, 30, 60), None, "d-prime")
    assert found.interval is not None
    assert found.value is not None
    assert found.interval.high - found.value > 1.1 * (found.value - found.interval.low)
    strict = detected(rates(58, 60, 30, 60), None, "criterion")
    assert strict.interval is not None
    assert strict.value is not None
    assert strict.value - strict.interval.low > 1.1 * (strict.interval.high - strict.value)


def test_a_perfect_judge_is_not_surely_perfect() -> None:
    """Where all falls are told apart the area is 1 and its interval goes down, further with fewer trials."""
    ends = []
    for n in (10, 100):
        falls = [2] * n + [0] * n
        found = detected(area_rows(falls, [True] * n + [False] * n), None, "area")
        assert found.value == 1
        assert found.interval is not None
        assert found.interval.high == 1
        ends.append(found.interval.low)
    assert 0.6 < ends[0] < 0.8 < ends[1] < 1


def test_equal_values_leave_the_area_open() -> None:
    """One score for everything is an area of one half that rests on nothing: the interval is wide."""
    found = detected(area_rows([5] * 40, [True] * 20 + [False] * 20), None, "area")
    assert found.value == 0.5
    assert found.interval is not None
    assert found.interval.low < 0.35


def test_clusters_widen() -> None:
    """Trials that stand and fall together have a wider interval than as many independent ones."""
    rows = rates(30, 40, 10, 40)
    prompts = [n // 5 for n in range(40)] * 2
    widths = []
    for clusters in (None, prompts):
        interval = detected(rows, clusters, "d-prime").interval
        assert interval is not None
        widths.append(interval.high - interval.low)
    assert widths[1] > 1.3 * widths[0]


@pytest.mark.parametrize("measure", [*MEASURES, "area"])
def test_what_cannot_be_told(measure: str) -> None:
    """Without noise there is no value; with one cluster of noise there is a value and no interval; the reason is said."""
    falls, kinds = [2, 0, 0], [True, True, False]
    rows = area_rows(falls, kinds) if measure == "area" else rates(1, 2, 0, 1)
    none = detected(rows[:2], None, measure)  # type: ignore[arg-type]
    assert none.value is None
    assert none.method == "none: one of the two kinds of trials is not there"
    one = detected(rows, None, measure)  # type: ignore[arg-type]
    assert one.value is not None
    assert one.interval is None
    assert one.reason == "one cluster of a kind of trials cannot tell how clusters differ"


def test_clusters_without_trials_do_not_count() -> None:
    """Rows of noughts change nothing, since they are no trials."""
    rows = rates(6, 12, 2, 12)
    more = np.vstack([rows, np.zeros((30, 4))])
    assert detected(more, None, "d-prime") == detected(rows, None, "d-prime")


def test_arrays_that_do_not_fit() -> None:
    """Odd widths, kinds of another length and a curve without noise are refused."""
    with pytest.raises(StatisticsError, match="two halves"):
        area(np.zeros(3))
    with pytest.raises(StatisticsError, match="one kind for each value"):
        area_rows([1, 2], [True])
    with pytest.raises(StatisticsError, match="needs signal trials and noise"):
        roc([1, 2, 0, 0])


def test_the_difference_of_shares() -> None:
    """Its interval lies inside [-1, 1], is the whole of it with one cluster, and is narrower where the two go together."""
    assert wilson_difference([[1, 2, 2, 2]])[:2] == (-1, 1)
    together = np.array([(n % 2, 1, n % 2, 1) for n in range(40)], dtype=float)
    against = np.array([(n % 2, 1, 1 - n % 2, 1) for n in range(40)], dtype=float)
    assert shared(together) == pytest.approx(1)
    assert shared(against) == pytest.approx(-1)
    narrow, wide = wilson_difference(together), wilson_difference(against)
    assert narrow.high - narrow.low < 0.1 < wide.high - wide.low
