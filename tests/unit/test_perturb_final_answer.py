"""The rules that make the final answer another than the steps do."""

from __future__ import annotations

import pytest
from reasoning_answers import answer, faults, planted, rule

from mismark.perturb.answers.reasoning.final_answer import FINAL_ANSWER
from mismark.perturb.answers.rules import Spot
from mismark.texts.answers import Change, apply_changes

STEPS = "The price is 120 − 30 = $90. With tax it is 90 + 5.40 = $95.40.\n\n"


def test_the_final_number_is_changed_where_it_stands() -> None:
    """Every mention in the closing words changes, and the steps above stay as they are."""
    gold = STEPS + "Final answer: She pays $95.40, and $95.40 is less than $100."
    (made,) = planted(FINAL_ANSWER, "wrong-final-number", gold)
    assert made.startswith(STEPS + "Final answer: She pays $")
    assert "$95.40" not in made.removeprefix(STEPS)
    assert made.endswith("is less than $100.")


def test_a_boxed_number_and_a_factor_of_pi_are_final_answers() -> None:
    """LaTeX around the number is kept."""
    gold = "We get \\( 4^2 = 16 \\), so the area is \\( 16\\pi \\).\n\nThus, it is \\( \\boxed{16\\pi} \\) units."
    (made,) = planted(FINAL_ANSWER, "wrong-final-number", gold)
    assert made.endswith("\\pi} \\) units.")
    assert "\\boxed{16" not in made


@pytest.mark.parametrize(
    ("closing", "why"),
    [
        ("Final answer: $95.40, or 95.4 dollars", "said in two forms"),
        ("Final answer: 90 + 5.40 = $95.40", "worked out in the closing words"),
        ("Final answer: $77 more", "worked out nowhere above"),
        ("Final answer: $30 off, as given", "a number of the question"),
    ],
)
def test_a_closing_that_is_not_sure_is_left_alone(closing: str, why: str) -> None:
    """What is said twice, worked out there, not derived or given in the question is no spot."""
    assert planted(FINAL_ANSWER, "wrong-final-number", STEPS + closing, "It costs $120, $30 off.") == [], why


def test_a_final_fraction_stays_below_one() -> None:
    """Numerator or denominator is another, the value too, and it is a chance still."""
    gold = "There are \\( \\frac{10}{286} = \\frac{5}{143} \\) ways.\n\nThus, the chance is \\( \\frac{5}{143} \\)."
    made = planted(FINAL_ANSWER, "wrong-final-fraction", gold)
    assert len(made) == 2
    assert all(one.count("\\frac{5}{143}") == 1 for one in made)


def test_two_results_of_one_kind_change_places() -> None:
    """Two masses are exchanged; a mass and a price are not."""
    steps = "Nuts are 5 × 3 = 15 kg. Raisins are 4 × 5 = 20 kg. The price is 7 × 3 = $21.\n\n"
    (made,) = planted(
        FINAL_ANSWER, "results-exchanged", steps + "Final answer: 15 kg of nuts and 20 kg of raisins for $21"
    )
    assert made == steps + "Final answer: 20 kg of nuts and 15 kg of raisins for $21"


def test_a_final_day_becomes_its_neighbour() -> None:
    """The day that the steps give is changed in the closing words alone, and a day of the question is not taken."""
    gold = "It starts on a Monday. Six days on it is Sunday again.\n\nTherefore, it is a Sunday."
    (made,) = planted(
        FINAL_ANSWER, "wrong-final-word", gold, "March 1 is a Monday. What day is six days later?"
    )
    assert made == gold.removesuffix("Sunday.") + "Saturday."


def test_the_check_reads_both_parts_afresh() -> None:
    """A right result, and a change above the closing words, are told."""
    gold = STEPS + "Final answer: $95.40"
    read, check = answer(gold), rule(FINAL_ANSWER, "wrong-final-number").check
    at = gold.rindex("95.40")
    spot = Spot((Change(at, at + 5, "94.50"),), "x")
    damaged = apply_changes(gold, spot.changes)
    assert check(read, damaged, [spot]) == ""
    assert check(read, gold, [spot]) == "the final answer is the same"
    assert (
        check(read, damaged.replace("$90.", "$91."), [spot]) == "something above the final answer is changed"
    )
    assert check(read, damaged + " (95.40)", [spot]) == "the right result is in the final answer still"


def test_every_spot_of_the_built_in_answers_holds() -> None:
    """Each applies, passes its check by itself, and its check fails on the undamaged answer."""
    count, found = faults(FINAL_ANSWER)
    assert count > 10
    assert found == []


def test_half_a_character_stops_no_rule() -> None:
    """A lone surrogate in the answer stands in the way of no draw among names."""
    gold = (
        "It starts on a Monday. Six \ud800 days on it is Sunday again.\n\nTherefore, it is a Sunday \ud800."
    )
    assert planted(FINAL_ANSWER, "wrong-final-word", gold, "March 1 is a Monday. What day is six days later?")
