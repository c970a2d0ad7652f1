"""The exact sign-flip test against every set of signs, and against the test that draws them."""

from __future__ import annotations

import itertools
import random

import pytest

from mismark.errors import StatisticsError
from mismark.seeds import arrays
from mismark.statistics.flips import exact_flips
from mismark.statistics.inputs import codes
from mismark.statistics.paired import permutation


def test_every_set_of_signs_is_counted() -> None:
    """For mixed whole numbers p is the share of all sets of signs whose sum reaches the observed one."""
    draw = random.Random(3)
    for _ in range(60):
        values = [draw.randrange(-4, 5) for _ in range(draw.randrange(1, 11))]
        reach = abs(sum(values))
        signs = list(itertools.product((-1, 1), repeat=len(values)))
        share = sum(abs(sum(map(int.__mul__, one, values))) >= reach for one in signs) / len(signs)
        assert exact_flips(values) == pytest.approx(share)


def test_many_differences_agree_with_drawn_signs() -> None:
    """For 400 differences the drawn test is within its own error of the exact one."""
    draw = random.Random(5)
    values = [draw.choice((-2, -1, -1, 0, 1, 1, 1, 2)) for _ in range(400)]
    drawn = permutation(values, rng=arrays(0, "flips"), n_resamples=20_000)
    assert exact_flips(values) == pytest.approx(drawn.p, abs=0.01)


def test_what_is_no_whole_number_is_refused() -> None:
    """Halves have no exact count."""
    with pytest.raises(StatisticsError, match=r"0\.5 is no whole number"):
        exact_flips([1, 0.5])  # type: ignore[list-item]


def test_labels_that_are_words_are_numbered_as_numpy_numbers_them() -> None:
    """A list of words, a tuple of them and one with numbers in words are numbered in the same sorted order."""
    labels = ["b", "é", "a", "", "b", "Z"]
    assert codes(labels, 6).code.tolist() == codes(tuple(labels), 6).code.tolist() == [3, 4, 2, 0, 3, 1]
    assert codes(labels, 6).n == 5
