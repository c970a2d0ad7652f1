"""Damage to consistency: what is put at odds, where nothing is, and what a check sees."""

from __future__ import annotations

import pytest

pytest.importorskip("markdown_it")
pytest.importorskip("spellchecker")
pytest.importorskip("wordfreq")
pytest.importorskip("breame")
pytest.importorskip("lemminflect")

from mismark.perturb.answers.long_form.consistency import CONSISTENCY
from mismark.perturb.answers.reading import AnswerText
from mismark.texts.answers import apply_changes
from mismark.texts.gold_answers import GoldAnswer, read_gold_answers

RULES = {rule.name: rule for rule in CONSISTENCY}
GOLD = tuple(one for one in read_gold_answers("judging") if one.ability == "long-form")
LIST = """A day has three parts:

- **Morning:** The morning begins with coffee.
- **Midday meal:** Bread and cheese make the midday shorter.
- **Evening:** Nobody works in the evening.
"""
STORY = "Nora rowed out. Nora fished. The lake was still and grey. Then Nora sang, and Nora's dog slept."
SHORT = (
    "Natural language processing (NLP) is old. Much of NLP was done by hand. "
    "Today, all of NLP is learned. The future of NLP is open."
)
TWICE = "There are three settings. One is slow. Of the three settings, the last is best."
YOU = (
    "You need a plan, and you need time. You should ask what you can do. You will see. You may go. "
    "It is a matter of a day or two. Nothing else is needed at all. If you miss a day, go on as if you had not."
)


def read(text: str, instruction: str = "Explain it.") -> AnswerText:
    """A long answer."""
    return AnswerText(GoldAnswer("q", "long-form", instruction, text))


def made(rule: str, answer: AnswerText) -> list[str]:
    """What a rule makes of an answer, all of it checked."""
    spots = list(RULES[rule].spots(answer))
    texts = [apply_changes(answer.text, spot.changes) for spot in spots]
    assert all(RULES[rule].check(answer, one, [spot]) == "" for spot, one in zip(spots, texts, strict=True))
    return texts


@pytest.mark.parametrize(
    ("rule", "gold", "wrong"),
    [
        ("announced-number", LIST, "A day has four parts:"),
        ("labels-swapped", LIST, "- **Midday meal:** The morning begins"),
        ("number-of-things", TWICE, "There are three settings. One is slow. Of the four settings,"),
        (
            "other-name",
            STORY,
            "Nora fished. The lake was still and grey. Then Ruth sang, and Ruth's dog slept.",
        ),
        ("abbreviation", SHORT, "(NLP) is old. Much of NLP was done by hand. Today, all of NPL is learned."),
        (
            "name-in-two-spellings",
            "It was Herbertsson. We met Herbertsson there. It was a long way to the sea, and Herbertsson slept.",
            "and Herbertson slept.",
        ),
        ("you-and-they", YOU, "If they miss a day, go on as if they had not."),
    ],
)
def test_an_answer_is_put_at_odds_with_itself(rule: str, gold: str, wrong: str) -> None:
    """What was said first stays, and a later mention differs from it."""
    assert any(wrong in one for one in made(rule, read(gold)))


@pytest.mark.parametrize(
    ("rule", "text", "instruction"),
    [
        ("announced-number", LIST.replace("three", "four"), "Explain it."),  # already at odds
        (
            "announced-number",
            LIST.replace("three parts:", "three parts. See:"),
            "Explain it.",
        ),  # not of the list
        ("labels-swapped", LIST.replace("The morning", "It").replace("the evening", "it"), "Explain it."),
        (
            "number-of-things",
            TWICE.replace("Of the three", "Another three"),
            "Explain it.",
        ),  # not the same things
        ("number-of-things", TWICE.replace("settings", "minutes"), "Explain it."),  # a measure, not things
        (
            "other-name",
            STORY.replace("Nora fished. ", "Ruth fished. "),
            "Explain it.",
        ),  # the other name is taken
        (
            "other-name",
            STORY.replace("Nora rowed", "Nora Berg rowed"),
            "Explain it.",
        ),  # part of a longer name
        ("abbreviation", SHORT.replace("(NLP)", "(USA)"), "Explain it."),  # not what the letters stand for
        (
            "name-in-two-spellings",
            "We met England. Of England we knew, and in England we stayed.",
            "Explain it.",
        ),
        ("you-and-they", YOU, "Write a letter."),  # somebody is addressed
        (
            "you-and-they",
            YOU.replace("Nothing", "They said that nothing"),
            "Explain it.",
        ),  # others are told of
        (
            "you-and-they",
            "If you miss a day, go on as if you had not.",
            "Explain it.",
        ),  # too few to be a habit
    ],
)
def test_what_may_differ_is_left(rule: str, text: str, instruction: str) -> None:
    """Where the later mention is another thing, or could be meant, nothing is changed."""
    assert made(rule, read(text, instruction)) == []


@pytest.mark.parametrize("text", [LIST, TWICE, STORY, SHORT, YOU])
def test_a_repaired_text_does_not_pass(text: str) -> None:
    """Each check refuses the text in which nothing is at odds."""
    answer = read(text)
    found = [(rule, spot) for rule in CONSISTENCY for spot in rule.spots(answer)]
    assert found
    assert all(rule.check(answer, text, [spot]) != "" for rule, spot in found)


def test_another_change_does_not_pass() -> None:
    """Checks refuse a text whose number or label is neither the old one nor the one that was planted."""
    answer = read(LIST)
    number = next(iter(RULES["announced-number"].spots(answer)))
    assert "“four” does not stand" in RULES["announced-number"].check(
        answer, LIST.replace("three", "ten"), [number]
    )
    labels = next(iter(RULES["labels-swapped"].spots(answer)))
    other = LIST.replace("Morning:", "Dawn:").replace("Midday meal:", "Noon:")
    assert "over the other's text" in RULES["labels-swapped"].check(answer, other, [labels])


@pytest.mark.parametrize("gold", GOLD, ids=lambda one: one.id)
def test_spots_of_gold_answers_hold(gold: GoldAnswer) -> None:
    """Each spot touches no mask, passes its check, and the check fails on the gold answer."""
    answer = AnswerText(gold)
    for rule in CONSISTENCY:
        for spot in rule.spots(answer):
            assert not any(answer.is_masked(start, end) for start, end, _ in spot.changes)
            assert rule.check(answer, apply_changes(gold.gold, spot.changes), [spot]) == ""
            assert rule.check(answer, gold.gold, [spot]) != ""
