"""What is known of correctors of known truth, and that a wrong estimate is noticed."""

from __future__ import annotations

import random

import pytest

from mismark.protocols import recipe
from mismark.protocols.grammar import named, truths
from mismark.protocols.grammar.truths import PAIRS, population
from mismark.protocols.validation import judge
from mismark.texts.inventory import LEVELS


def test_pairs_are_simple() -> None:
    """Items of every level, six pairs each, one edit a reference."""
    levels = {pairs[0].meta["level"] for pairs in population().values()}
    assert levels == set(LEVELS)
    for pairs in population().values():
        assert len(pairs) == PAIRS
        for pair in pairs:
            sentence = pair.sentences[0]
            assert all(len(sentence.gold(who)) == 1 for who in sentence.annotators)


def test_scores_of_an_item_are_what_simulation_gives() -> None:
    """Expected precision and F0.5 of an item are the means of 20,000 simulated items, give or take .01."""
    precision, f05 = truths._item_scores(0.7, 0.5, 0.1)
    draws, n = random.Random(0), 20_000
    sums = [0.0, 0.0]
    for _ in range(n):
        rate = draws.betavariate(3 * 0.7, 3 * 0.3)
        m = sum(draws.random() < rate for _ in range(PAIRS))
        x = sum(draws.random() < 0.1 for _ in range(PAIRS))
        p, r = (m / (m + x) if m + x else 1.0), m / PAIRS
        sums[0] += p
        sums[1] += 1.25 * p * r / (0.25 * p + r) if p and r else 0.0
    assert sums[0] / n == pytest.approx(precision, abs=0.01)
    assert sums[1] / n == pytest.approx(f05, abs=0.01)


def test_certain_correctors_are_measured_exactly() -> None:
    """Of one that corrects all, and of one that corrects nothing, every estimate is exact."""
    parts = recipe("grammar").truths()[2:]
    judged = judge(("grammar", part, [part.observe(0, 0)]) for part in parts)
    assert len(judged) == 11
    assert all(one.passed for one in judged)


def test_another_convention_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where precision of silence were 0 and not 1, the corrector that proposes nothing tells."""
    real = named.per_item

    def broken(cells: object, targeted: bool = False) -> object:
        scores = real(cells, targeted)
        return {
            item: one._replace(precision=one.precision if one.claimed else 0.0)
            for item, one in scores.items()
        }

    monkeypatch.setattr(named, "per_item", broken)
    part = recipe("grammar").truths()[3]
    judged = judge([("grammar", part, [part.observe(0, 0)])])
    assert [one.parameter.name for one in judged if not one.passed] == ["precision(baseline)"]
