"""The rules that copy the question's numbers wrong."""

from __future__ import annotations

import pytest
from reasoning_answers import answer, faults, planted, rule

from mismark.perturb.answers.reasoning.copying_numbers import COPYING_NUMBERS
from mismark.perturb.answers.rules import Spot
from mismark.texts.answers import Change, apply_changes

ASKED = "A jacket costs $120 and is 25% off. How much is taken off?"
GOLD = "The price is $120. A part of 25% is 0.25 × 120 = $30.\n\nFinal answer: $30 off"


def test_a_quoted_number_is_miscopied_once() -> None:
    """Where the answer says $120 and 25% again another number stands, and nothing else is changed."""
    made = planted(COPYING_NUMBERS, "misquoted", GOLD, ASKED)
    assert len(made) == 2
    assert all("0.25 × 120 = $30" in one and one.endswith("$30 off") for one in made)
    assert "$120" not in made[0]
    assert "25%" not in made[1]


def test_a_number_in_a_step_is_miscopied_there() -> None:
    """The step works with another number; its result stays."""
    (made,) = planted(COPYING_NUMBERS, "misplaced-in-step", GOLD, ASKED)
    assert "0.25 × 120" not in made
    assert "= $30.\n" in made


def test_a_wrong_copy_is_worked_through_to_the_final_answer() -> None:
    """Everything that hangs on the number is worked out again, the final answer too."""
    gold = "Each of them has 12 boxes. That makes 12 × 9 = 108 boxes.\n\nFinal answer: 108 boxes"
    asked = "There are 9 shops with 12 boxes each. How many boxes are there?"
    made = planted(
        COPYING_NUMBERS,
        "carried-through",
        gold.replace("12", "18").replace("108", "162"),
        asked.replace("12", "18"),
    )
    assert len(made) >= 1
    wrong = int(made[0].partition("has ")[2].partition(" ")[0])
    assert f"{wrong} × 9 = {9 * wrong} boxes.\n\nFinal answer: {9 * wrong} boxes" in made[0]


@pytest.mark.parametrize(
    ("gold", "asked", "why"),
    [
        (
            GOLD,
            "A jacket costs $120, or $120.00, today and is 25 percent off.",
            "it stands twice in the question",
        ),
        (
            "They had 7 and lost 2.\n\nFinal answer: 5",
            "Seven birds, or 7 birds, lose 2. What is left?",
            "in words",
        ),
        ("A year has 60 days here.\n\nFinal answer: 60", "How many are 60 miles in feet?", "another unit"),
        (
            "We have 20 + 100 = 120 and $120 is it.\n\nFinal answer: 7",
            ASKED,
            "it comes out of a step as well",
        ),
        (
            "We have 11² − 1 = 121 − 1 = 120 at once.\n\nFinal answer: 7",
            "It is 121 m long.",
            "it comes out half-way",
        ),
        ("The steps:\n\n120. $12 is it.\n\nFinal answer: 7", ASKED, "the mark of a list"),
    ],
)
def test_a_number_that_is_not_sure_is_left_alone(gold: str, asked: str, why: str) -> None:
    """Numbers that mean two things, stand in words, have another unit or come out of a step are not touched."""
    made = [
        one
        for name in ("misquoted", "misplaced-in-step")
        for one in planted(COPYING_NUMBERS, name, gold, asked)
    ]
    assert [one for one in made if "25%" in one or "25%" not in gold] == [], why


def test_the_check_reads_the_numbers_afresh() -> None:
    """A number of the question in the place of another, a changed end and a number that is gone are each told."""
    read = answer(GOLD, ASKED)
    check = rule(COPYING_NUMBERS, "misquoted").check
    at = GOLD.index("120")

    def told(text: str) -> str:
        spot = Spot((Change(at, at + 3, text),), "x")
        return check(read, apply_changes(GOLD, spot.changes), [spot])

    assert told("210") == ""
    assert told("120") == "the number is one of the question's"
    assert told("25") == "the number is one of the question's"
    assert told("high") == "a number can no longer be read"
    spot = Spot((Change(at, at + 3, "210"),), "x")
    assert check(read, apply_changes(GOLD, spot.changes) + "!", [spot]) == "the final answer is changed"


def test_every_spot_of_the_built_in_answers_holds() -> None:
    """Each applies, passes its check by itself, and its check fails on the undamaged answer."""
    count, found = faults(COPYING_NUMBERS)
    assert count > 15
    assert found == []


@pytest.mark.parametrize("share", ["The load falls by 18%.", "The price of $18 stays."])
def test_a_number_that_stands_for_something_else_too_is_not_worked_through(share: str) -> None:
    """18 boxes are neither 18% nor $18: what is only written the same must not change along with it."""
    asked = "There are 9 shops with 18 boxes each. How many boxes are there?"
    gold = "Each of them has 18 boxes. That makes 18 × 9 = 162 boxes. {}\n\nFinal answer: 162 boxes"
    sure = planted(COPYING_NUMBERS, "carried-through", gold.format("All is well."), asked)
    assert [one.startswith("Each of them has 18 boxes") for one in sure] == [False, True]
    unsure = planted(COPYING_NUMBERS, "carried-through", gold.format(share), asked)
    assert [one.startswith("Each of them has 18 boxes") for one in unsure] == [True]


@pytest.mark.parametrize(
    "comment",
    ["162 is a whole number.", "The result is exact.", "That is more than 100 boxes.", "It is even."],
)
def test_what_is_said_of_a_number_must_stay_true(comment: str) -> None:
    """Where the text says what kind of number it is, nothing is worked through."""
    asked = "There are 9 shops with 18 boxes each. How many boxes are there?"
    gold = "Each of them has 18 boxes. That makes 18 × 9 = 162 boxes. {}\n\nFinal answer: 162 boxes"
    plain = planted(COPYING_NUMBERS, "carried-through", gold.format("All is well."), asked)
    told = planted(COPYING_NUMBERS, "carried-through", gold.format(comment), asked)
    assert plain
    assert told == []
