"""How parameters of known truth are judged."""

from __future__ import annotations

import pytest

from mismark.errors import UsageError
from mismark.protocols.validation import Judged, Parameter, Part, Seen, judge, validate

HIT, MISS = Seen(0.5, 0.5, 0.4, 0.6), Seen(0.5, 0.7, 0.6, 0.8)


BELOW = Seen(0.5, 0.3, 0.2, 0.4)


def judged(kind: str, *seen: Seen, beside: int = 0) -> Judged:
    """The verdict on one parameter, judged beside others that hold."""
    part = Part("", (Parameter("r", "x", kind, ""),), lambda *_: ())  # type: ignore[arg-type]
    fine = Part("", (Parameter("r", "y", "interval", ""),), lambda *_: ())
    others = [("p", fine, [(HIT,)] * 57 + [(MISS,)] * 3)] * beside
    return judge([("p", part, [(one,) for one in seen]), *others])[0]


def test_intervals_may_miss_as_often_as_promised_and_not_much_more() -> None:
    """57 of 60 hold; 46 of 60 are too few, and also among 30 parameters."""
    assert judged("interval", *[HIT] * 57, *[MISS] * 3).passed
    assert not judged("interval", *[HIT] * 46, *[MISS] * 14).passed
    assert not judged("interval", *[HIT] * 46, *[MISS] * 14, beside=30).passed


def test_intervals_that_never_miss_are_wrong_too() -> None:
    """Of 300 intervals that promise to miss one in twenty, 300 that hold are too many; of 60 they are not."""
    assert judged("interval", *[HIT] * 60).passed
    assert not judged("interval", *[HIT] * 300).passed


def test_what_fails_alone_may_hold_among_many() -> None:
    """48 of 60 has p = .0008: alone it fails at 1%, among 30 parameters it does not."""
    seen = [HIT] * 48 + [MISS] * 12
    assert not judged("interval", *seen).passed
    assert judged("interval", *seen, beside=29).passed


def test_a_share_that_is_as_good_as_nominal_needs_no_test() -> None:
    """From 93% to 97% of 1,000 intervals p is 1, and outside, at 90.5% and 99%, it is not."""
    for n_right, inside in ((930, True), (970, True), (905, False), (990, False)):
        n_below = (1000 - n_right) // 2
        missed = [BELOW] * n_below + [MISS] * (1000 - n_right - n_below)
        p = judged("interval", *[HIT] * n_right, *missed).p
        assert p is not None
        assert (p == 1) is inside


def test_estimates_that_are_off_are_seen_though_wide_intervals_hold_the_truth() -> None:
    """Off by a fifth of their spread on average, 30 estimates pass; off by one and a half of it, they do not."""
    wide = [Seen(0.5, 0.5 + 0.02 + 0.1 * (-1) ** k, 0.0, 1.0) for k in range(30)]
    assert judged("interval", *wide).passed
    off = [Seen(0.5, 0.5 + 0.15 + 0.1 * (-1) ** k, 0.0, 1.0) for k in range(30)]
    found = judged("interval", *off)
    assert not found.passed
    assert found.why.endswith("off by +0.15 on average")


def test_an_interval_that_is_missing_holds_nothing() -> None:
    """Where no interval could be made, the truth is not inside."""
    assert judged("interval", *[Seen(0.5, 0.5)] * 20).n_right == 0


def test_a_single_estimate_that_is_off_is_seen_where_nothing_is_left_to_chance() -> None:
    """One of twenty off by a millionth fails; rounding in the last digits does not; a missing one does."""
    right = [Seen(0.1 + 0.2, 0.3)] * 19
    assert judged("exact", *right, Seen(0.3, 0.3)).passed
    off = judged("exact", *right, Seen(0.3, 0.300001))
    assert not off.passed
    assert off.why == "1 of 20 estimates are not the true value: 0.300001, and it is 0.3"
    assert judged("exact", *right, Seen(0.3, None)).why.endswith("nothing, and it is 0.3")


def test_estimates_without_interval_must_be_right_on_average() -> None:
    """Errors of -1 and +1 in turn hold, and beside a bias of 1 they fail; the true value may move."""
    wobble = [Seen(float(k), k + (-1.0) ** k) for k in range(40)]
    assert judged("mean", *wobble).passed
    biased = [Seen(one.truth, (one.value or 0) + 1) for one in wobble]
    assert judged("mean", *biased).why == "40 estimates are off by +1 on average"
    assert judged("mean", *[Seen(2.0, 2.0)] * 5).p == 1
    assert not judged("mean", *[Seen(2.0, 2.5)] * 5).passed
    assert not judged("mean", *wobble, Seen(1.0, None)).passed


def test_a_test_may_find_nothing_in_6_of_100() -> None:
    """Of 200 p-values of an effect that is not there, 12 may be .05 or less and 30 may not; none is fine."""
    found, missed = Seen(0.0, 0.05), Seen(0.0, 0.051)
    assert judged("null", *[found] * 12, *[missed] * 188).passed
    assert judged("null", *[missed] * 200).passed
    many = judged("null", *[found] * 30, *[missed] * 170)
    assert not many.passed
    assert many.why == "30 of 200 tests find what is not there; at most 6% may"
    assert many.share[0] == 0.15


@pytest.mark.parametrize("limits", [{"replicates": 0}, {"workers": 0}])
def test_nothing_cannot_be_validated(limits: dict[str, int]) -> None:
    """No replicate and no worker are refused before anything is made."""
    with pytest.raises(UsageError, match="1 or more of each"):
        validate(**limits)
