"""Mutated and random replies and files, in numbers; `python tests/slow/fuzz.py` does a million."""

from __future__ import annotations

import random

import fuzz
import pytest

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    ("kind", "n"), [("replies", 100_000), ("locator", 50_000), ("files", 20_000)], ids=lambda one: str(one)
)
def test_nothing_is_read_wrong_or_without_end(kind: str, n: int) -> None:
    """Every reply is read or has a reason and adds up; every file is read, or refused with its name and line; none hangs."""
    assert fuzz.run(kind, n, seed=1, jobs=1) == []


def test_no_repeated_pattern_takes_long() -> None:
    """Two hundred thousand characters of any few pieces again and again are read within seconds."""
    draw = random.Random(1)
    item = fuzz.ITEMS[0]
    words = [token for sentence in item.sentences for token in sentence.tokens]
    for _ in range(400):
        parts = [draw.choice([*fuzz.PIECES, " ", "\n", fuzz.quoted(draw, words)]) for _ in range(4)]
        unit = draw.choice(["", " ", "\n"]).join(parts[: draw.randrange(1, 5)]) or "x"
        if draw.random() < 0.5:
            unit = "ERROR 1: " + (unit * 1_900)[:1_900] + "\n"
        text = draw.choice(["", "ERROR 1: ", "TOTAL ERRORS FOUND: "]) + (unit * 200_000)[:200_000]
        with fuzz.bounded():
            fuzz.check_parsed(item, text)
