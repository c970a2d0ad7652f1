"""Rules that make one error on a grammar item in a correct sentence."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from mismark.texts import builtin
from mismark.texts.clean_sentences import CleanSentence
from mismark.texts.inventory import inventory
from mismark.texts.pair_checks import check_pairs
from mismark.texts.pair_screening import Screen

pytest.importorskip("textblob")
pytest.importorskip("lemminflect")

from mismark.perturb.grammar_items import RULES, plant, ruled_items
from mismark.perturb.grammar_items.proposing import propose_by_rule

MADE = [
    (1, "I am in the garden.", "I in the garden."),
    (13, "She has an apple.", "She has a apple."),
    (26, "None of the puppies has a name.", "None the puppies has a name."),
    (38, "My bike is faster than yours.", "My bike is more faster than yours."),
    (46, "It was such a cold night.", "It was a such cold night."),
    (60, "He likes snow.", "He like snow."),
    (62, "I have seen this match.", "I have saw this match."),
    (65, "We bought a car.", "We buyed a car."),
    (112, "She enjoys eating out.", "She enjoys to eat out."),
    (120, "Let's take a taxi.", "Let we take a taxi."),
    (146, "There is a cat in the garden.", "There a cat in the garden."),
    (163, "It is important to sleep well.", "Is important to sleep well."),
    (172, "I have a friend who plays chess.", "I have a friend plays chess."),
    (202, "I don't know where he is.", "I don't know where is he."),
    (232, "My sister sings, and so do I.", "My sister sings, and so am I."),
    (235, "Why do you call me?", "Why you call me?"),
    (259, "Why don't you sit down?", "Why you don't sit down?"),
]

UNTOUCHED = [
    (65, "She cut the bread."),
    (107, "Having cut the bread, she left."),
    (162, "I think of her."),
    (206, "She used to make her own cheese."),
    (189, "The piano that she plays on is old."),
    (63, "I have never been skiing."),
    (46, "It was a cold night."),
    (1, "You are taller than I am."),
]


@pytest.mark.parametrize(("item", "right", "wrong"), MADE)
def test_a_rule_makes_its_error(item: int, right: str, wrong: str) -> None:
    """Each of these sentences gets, among others, this error on this item, at the place that is said."""
    found = plant(right, [item])
    assert wrong in [one.carried_out(right) for one in found]
    assert all(right[one.start : one.end] == one.old for one in found)


@pytest.mark.parametrize(("item", "right"), UNTOUCHED)
def test_a_rule_that_is_not_sure_makes_nothing(item: int, right: str) -> None:
    """Where an error would leave a grammatical sentence, or one of another item, there is none."""
    assert plant(right, [item]) == []


def test_the_rules_name_themselves() -> None:
    """No two rules of an item share a name, and at least 60 items have a rule."""
    assert [one for one, n in Counter((rule.item, rule.name) for rule in RULES).items() if n > 1] == []
    assert len(ruled_items()) >= 60
    assert set(ruled_items()) <= {item.id for item in inventory()}


def test_operations_are_what_the_correction_does() -> None:
    """A missing word makes the text shorter, an unnecessary one longer, by exactly the words that are told."""
    for pair in builtin.pairs()[::60]:
        text = pair.references[0].text
        for one in plant(text):
            words = len(one.carried_out(text).split()) - len(text.split())
            if one.operation == "missing":
                assert words <= 0, one
            elif one.operation == "unnecessary":
                assert words > 0, one


def test_a_planted_error_is_no_built_in_correction() -> None:
    """No error that is planted in a sample of the built-in corrections gives a sentence that is a correction there."""
    correct = {one.text for pair in builtin.pairs() for one in pair.references}
    for pair in builtin.pairs()[::40]:
        text = pair.references[0].text
        assert not correct & {one.carried_out(text) for one in plant(text)}


def test_proposals_are_clean_varied_and_the_same_again() -> None:
    """Proposed pairs pass the checker, use a sentence once an item, take turns among rules, and a seed gives them again."""
    sentences = [
        CleanSentence(f"grammar:{pair.id}", pair.references[0].text, pair.item)
        for pair in builtin.pairs()[::4]
    ]
    first, second = (
        propose_by_rule(sentences, [13, 69, 123], 6, Screen(builtin.pairs()), 42).pairs for _ in range(2)
    )
    assert first == second
    assert not check_pairs(first) or {one.rule for one in check_pairs(first)} == {"near-identical"}
    for item in (13, 69, 123):
        own = [pair for pair in first if pair.item == item]
        assert len({pair.references[0].text for pair in own}) == len(own) > 2
        assert len({pair.made.how for pair in own if pair.made}) > 2
        assert not [pair for pair in own if pair.made and pair.made.source.startswith(f"grammar:{item:03d}-")]


def test_what_is_known_is_refused() -> None:
    """A pair is refused with the reason: known sentences, correct ones, near ones of its item, broken rules."""
    pair = builtin.pairs()[0]
    screen = Screen([pair], [pair.wrong.replace("am", "was")])

    assert screen.refuse(replace(pair, id="x")) == "known-wrong"
    assert screen.refuse(replace(pair, id="x", wrong=pair.wrong.replace("am", "was"))) == "known-correct"
    near = pair.wrong.replace("ten", "nine")
    assert near != pair.wrong
    assert screen.refuse(replace(pair, id="x", wrong=near)) == "near"
    assert screen.refuse(replace(pair, id="x", wrong="no capital")) == "shape"
