"""Damage to spelling: what is misspelt, what never is, and what a check sees."""

from __future__ import annotations

import random

import pytest

pytest.importorskip("markdown_it")
pytest.importorskip("spellchecker")
pytest.importorskip("wordfreq")
pytest.importorskip("breame")
pytest.importorskip("lemminflect")

from mismark.perturb.answers.long_form.spelling import SPELLING, is_word, misspellings, slips
from mismark.perturb.answers.reading import AnswerText
from mismark.texts.answers import Change, apply_changes
from mismark.texts.gold_answers import GoldAnswer, read_gold_answers

RULES = {rule.name: rule for rule in SPELLING}
GOLD = tuple(one for one in read_gold_answers("judging") if one.ability == "long-form")


def read(text: str) -> AnswerText:
    """A long answer."""
    return AnswerText(GoldAnswer("q", "long-form", "Tell me.", text))


def made(rule: str, text: str) -> set[str]:
    """What a rule makes of a text."""
    return {apply_changes(text, spot.changes) for spot in RULES[rule].spots(read(text))}


@pytest.mark.parametrize(
    ("word", "wrong"),
    [
        ("receive", "recieve"),
        ("beginning", "begining"),
        ("definitely", "definately"),
        ("separate", "seperate"),
        ("government", "goverment"),
        ("believe", "beleive"),
        ("responsible", "responsable"),
        ("completely", "completly"),
    ],
)
def test_words_are_misspelt_as_people_do(word: str, wrong: str) -> None:
    """Misspellings that everybody has seen are among those of a word."""
    assert wrong in misspellings(word)


@pytest.mark.parametrize("word", ["travelled", "focussed", "centre", "colour", "whole", "through"])
def test_what_comes_out_is_no_word(word: str) -> None:
    """Neither a misspelling nor a slip is a word or another accepted spelling."""
    assert not [one for one in (*misspellings(word), *slips(word)) if is_word(one)]


def test_one_place_is_misspelt() -> None:
    """The first rule changes one of two places, the whole word."""
    assert made("misspelt-once", "They receive a letter and receive it well.") >= {
        "They recieve a letter and receive it well.",
        "They receive a letter and recieve it well.",
    }


def test_every_place_is_misspelt() -> None:
    """The second rule changes a word wherever it stands, and keeps a capital letter."""
    assert "Recieve it, then recieve more." in made("misspelt-throughout", "Receive it, then receive more.")


@pytest.mark.parametrize(
    "text",
    [
        "The Belgian Embassy.",  # capital letters
        "Type `receive` now.",  # code
        "He said “receive believe” to us.",  # quoted
        "Read it at https://receive.example/believe now.",  # an address
        "Dear [receive believe], you.",  # a placeholder
        "A word-receive-word is it.",  # a compound
        "It is so on and off.",  # short words
        "The *believe* form.",  # named
    ],
)
def test_what_is_no_plain_word_is_left(text: str) -> None:
    """Names, code, quotations, addresses, placeholders, compounds and short words are left alone."""
    assert [one for rule in SPELLING for one in rule.spots(read(text))] == []


def test_a_word_that_is_masked_somewhere_is_not_misspelt_throughout() -> None:
    """A word that stands in code as well is not misspelt everywhere."""
    assert not made("misspelt-throughout", "Run `receive` and receive and receive it.")


def test_a_repaired_text_does_not_pass() -> None:
    """The check refuses the gold answer, and a text in which one of two places is put right."""
    text = "They receive a letter and receive it well."
    (spot,) = [one for one in RULES["misspelt-throughout"].spots(read(text)) if len(one.changes) == 2][:1]
    half = apply_changes(text, spot.changes[:1])
    check = RULES["misspelt-throughout"].check
    assert check(read(text), apply_changes(text, spot.changes), [spot]) == ""
    assert check(read(text), text, [spot]) != "" != check(read(text), half, [spot])
    both = apply_changes(text, spot.changes) + " They receive and receive it."
    assert check(read(text), both, [spot]) == "“receive” still stands where it did"


def test_a_misspelling_that_is_a_word_does_not_pass() -> None:
    """The check refuses a new word that is in a dictionary."""
    text = "They receive it."
    spot = next(iter(RULES["misspelt-once"].spots(read(text))))
    real = spot._replace(changes=(Change(5, 12, "relieve"),))
    assert "is a word" in RULES["misspelt-once"].check(read(text), "They relieve it.", [real])


@pytest.mark.parametrize("gold", random.Random(1).sample(GOLD, 6), ids=lambda one: one.id)
def test_spots_of_gold_answers_hold(gold: GoldAnswer) -> None:
    """Each spot applies, touches no mask, passes its check, and the check fails on the undamaged text."""
    answer = AnswerText(gold)
    for rule in SPELLING:
        spots = list(rule.spots(answer))
        for spot in random.Random(2).sample(spots, min(len(spots), 30)):
            assert not any(answer.is_masked(start, end) for start, end, _ in spot.changes)
            assert rule.check(answer, apply_changes(gold.gold, spot.changes), [spot]) == ""
            assert rule.check(answer, gold.gold, [spot]) != ""
