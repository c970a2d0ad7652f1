"""Mutated and random replies of judges; `python tests/slow/fuzz.py` does a million."""

from __future__ import annotations

import random

import fuzz
import fuzz_judges
import pytest


def test_twenty_thousand_replies_are_read_or_have_a_reason() -> None:
    """Each gives a score in its range, a verdict that there is, or a known reason; none hangs."""
    assert fuzz.run("judges", 20_000, seed=1, jobs=1) == []


@pytest.mark.slow
def test_a_million_replies_are_read_or_have_a_reason() -> None:
    """The same of a million others."""
    assert fuzz.run("judges", 1_000_000, seed=2, jobs=2) == []


@pytest.mark.slow
def test_no_repeated_pattern_of_a_judge_takes_long() -> None:
    """Two hundred thousand characters of any few pieces again and again are read within seconds."""
    draw = random.Random(1)
    for _ in range(400):
        parts = [draw.choice([*fuzz_judges.pieces(), " ", "\n"]) for _ in range(4)]
        unit = draw.choice(["", " ", "\n"]).join(parts[: draw.randrange(1, 5)]) or "x"
        text = (unit * 200_000)[:200_000]
        for scale in ((1, 10), None):
            with fuzz.bounded():
                fuzz_judges.check_judged(text, scale)
