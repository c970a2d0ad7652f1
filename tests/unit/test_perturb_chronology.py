"""Damage to the order of time: what changes places, what never does, and what a check sees."""

from __future__ import annotations

import pytest

pytest.importorskip("markdown_it")
pytest.importorskip("lemminflect")

from mismark.perturb.answers.long_form.chronology import CHRONOLOGY
from mismark.perturb.answers.reading import AnswerText
from mismark.texts.answers import apply_changes
from mismark.texts.gold_answers import GoldAnswer, read_gold_answers

RULES = {rule.name: rule for rule in CHRONOLOGY}
GOLD = tuple(one for one in read_gold_answers("judging") if one.ability == "long-form")
STEPS = """It is quickly done.

1. Saw the planks to the same length.
2. Drill two holes into a batten, which holds them.
3. Paint every side and wait until it is dry.
4. When the batten is ready, screw it to the wall.
"""
DATES = """The mill has a long story.

It was built in 1820 by two brothers, who ground corn.

In 1875, a steam engine was put into the cellar.

By 1931, nobody brought corn to it any longer.
"""
WEEKS = """## Week one

Walk for twenty minutes a day until Friday, and carry a ladder and a basket home.

## Week two

Then walk for thirty minutes a day, and after that use the ladder, and the basket.

## Week three

Walk for forty minutes a day, and at once climb the wall.
"""


def read(text: str, instruction: str = "How do I build a shelf?") -> AnswerText:
    """A long answer."""
    return AnswerText(GoldAnswer("q", "long-form", instruction, text))


def made(rule: str, answer: AnswerText) -> list[str]:
    """What a rule makes of an answer, all of it checked."""
    spots = list(RULES[rule].spots(answer))
    texts = [apply_changes(answer.text, spot.changes) for spot in spots]
    assert all(RULES[rule].check(answer, text, [spot]) == "" for spot, text in zip(spots, texts, strict=True))
    return texts


def test_a_step_changes_places_with_one_that_it_needs() -> None:
    """The step that needs the batten comes before the one that makes it; numbers stay where they are."""
    (text,) = made("steps-swapped", read(STEPS))
    assert "2. When the batten is ready, screw it to the wall.\n3. Paint" in text
    assert text.endswith("4. Drill two holes into a batten, which holds them.\n")


def test_the_reason_names_both_steps() -> None:
    """People are told which steps changed places and what the later one needs."""
    (spot,) = RULES["steps-swapped"].spots(read(STEPS))
    assert spot.reason == (
        "steps 2 and 4 have changed places: “When the batten is ready…” needs “Drill two holes into a…” (the batten)"
    )


@pytest.mark.parametrize(
    ("text", "instruction"),
    [
        (STEPS, "Which tools are there?"),  # nothing asks for steps
        (
            STEPS.replace("1. ", "- ").replace("2. ", "- ").replace("3. ", "- ").replace("4. ", "- "),
            "How to?",
        ),
        (
            STEPS.replace("until it is dry", "for a day").replace("When the batten is ready, s", "S"),
            "How to?",
        ),
        (STEPS.replace("a batten", "a board"), "How to?"),  # the last step needs nothing of the others
        (STEPS, "How do I fix a batten?"),  # what it needs is known before
    ],
)
def test_steps_that_may_stand_in_any_order_are_left(text: str, instruction: str) -> None:
    """Without a request, a numbered list, words of time or a thing that is brought in, nothing changes places."""
    assert made("steps-swapped", read(text, instruction)) == []


def test_dated_paragraphs_change_places() -> None:
    """Of three paragraphs in the order of their years, any two change places."""
    texts = made("dates-swapped", read(DATES))
    assert len(texts) == 3
    assert any(text.index("In 1875") < text.index("in 1820") for text in texts)


@pytest.mark.parametrize(
    "text",
    [
        DATES.replace("1875", "1801"),  # not in the order of time
        DATES.replace("In 1875, a", "A"),  # too few dates
        DATES.replace("1875", "1820"),  # no order between equals
    ],
)
def test_dates_in_another_order_are_left(text: str) -> None:
    """Dates that do not ascend show no order that could be broken."""
    assert made("dates-swapped", read(text)) == []


def test_centuries_and_years_before_christ_are_dates() -> None:
    """Ages are put in order too: before Christ, centuries, years."""
    text = DATES.replace("in 1820", "in 300 BC").replace("In 1875", "In the ninth century")
    assert len(made("dates-swapped", read(text))) == 3


def test_sections_that_are_counted_up_change_places() -> None:
    """The second week is told before the first; the last section, whose end nothing marks, stays."""
    (text,) = made("sections-swapped", read(WEEKS))
    assert text.index("Week two") < text.index("Week one") < text.index("Week three")


def test_sections_that_need_no_other_are_left() -> None:
    """The days of a plan that only follow each other, each on its own matter, may stand in any order."""
    free = WEEKS.replace("use the ladder, and the basket", "swim")
    assert made("sections-swapped", read(free)) == []


def test_sections_out_of_order_are_left() -> None:
    """Headings that do not count up are in no order that could be broken."""
    assert made("sections-swapped", read(WEEKS.replace("Week three", "Week one"))) == []


def test_the_order_of_the_gold_answer_does_not_pass() -> None:
    """A check refuses the gold answer and one that has lost a passage."""
    answer = read(STEPS)
    (spot,) = RULES["steps-swapped"].spots(answer)
    check = RULES["steps-swapped"].check
    assert check(answer, STEPS, [spot]) == "the passages stand in the order of the gold answer"
    assert check(answer, STEPS.replace("Drill", "Bore"), [spot]) == "a passage is lost"


@pytest.mark.parametrize("gold", GOLD, ids=lambda one: one.id)
def test_spots_of_gold_answers_hold(gold: GoldAnswer) -> None:
    """Each spot keeps every word, begins in no mask, passes its check, and the check fails on the gold answer."""
    answer = AnswerText(gold)
    for rule in CHRONOLOGY:
        for spot in rule.spots(answer):
            text = apply_changes(gold.gold, spot.changes)
            assert sorted(text.split()) == sorted(gold.gold.split())
            assert rule.check(answer, text, [spot]) == ""
            assert rule.check(answer, gold.gold, [spot]) != ""
