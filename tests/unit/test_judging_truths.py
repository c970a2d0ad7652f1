"""What is known of judges of known truth, and that a wrong estimate is noticed."""

from __future__ import annotations

import random

import pytest

from mismark.protocols import recipe
from mismark.protocols.judging import truths
from mismark.protocols.judging.cells import Cell
from mismark.protocols.judging.made_answers import DAMAGED, INSTRUCTIONS, UNHARMED, answers
from mismark.protocols.validation import judge
from mismark.texts.categories import CATEGORIES, INVARIANT


def test_answers_of_every_kind() -> None:
    """Every category is there, and some changes of each sort make the answer shorter, longer or neither."""
    found = answers()
    assert len(found) == INSTRUCTIONS * (DAMAGED + UNHARMED)
    assert {one.category for one in found} == {INVARIANT, *(one.name for one in CATEGORIES)}
    assert len({one.prompt for one in found}) == INSTRUCTIONS
    for damaged in (True, False):
        signs = {
            (len(one.perturbed) > len(one.gold)) - (len(one.perturbed) < len(one.gold))
            for one in found
            if (one.category != INVARIANT) == damaged
        }
        assert signs == {-1, 0, 1}


def test_scores_of_the_noisy_judge_are_what_simulation_gives() -> None:
    """The chance of a fall and the area are those of 40,000 simulated answers, give or take .01."""
    draws, n = random.Random(0), 40_000

    def score(effect: float) -> int:
        return min(10, max(1, int(7 - effect + draws.gauss(0, 1.2) + 0.5)))

    sound, damaged = (truths._scores((1, 10), 1.2, effect) for effect in (0.0, 1.5))
    falls, others = ([score(0) - score(effect) for _ in range(n)] for effect in (1.5, 0.0))
    expected = truths._falls(sound, damaged)
    assert sum(fall > 0 for fall in falls) / n == pytest.approx(
        sum(p for fall, p in expected.items() if fall > 0), abs=0.01
    )
    won = sum((one > other) + (one == other) / 2 for one, other in zip(falls, others, strict=True)) / n
    assert won == pytest.approx(truths._area(expected, truths._falls(sound, sound)), abs=0.01)


def test_certain_judges_are_measured_exactly() -> None:
    """Of the one that sees everything and the one that goes by length every estimate is exact."""
    parts = [part for part in recipe("judging").truths() if not part.repeated]
    judged = judge(("judging", part, [part.observe(0, 0)]) for part in parts)
    assert len(judged) == 18
    assert [one.why for one in judged if not one.passed] == []


def test_a_wrong_rule_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where equal scores counted as detected, the judge that goes by length tells."""
    monkeypatch.setattr(
        Cell, "detected", property(lambda cell: cell.outcome in {"dropped", "same", "gold", "below"})
    )
    part = recipe("judging").truths()[-1]
    judged = judge([("judging", part, [part.observe(0, 0)])])
    assert not all(one.passed for one in judged)
