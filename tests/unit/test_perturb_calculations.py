"""The rules that plant wrong calculations."""

from __future__ import annotations

import pytest
from reasoning_answers import answer, faults, planted, rule

from mismark.perturb.answers.reasoning.calculations import CALCULATIONS
from mismark.perturb.answers.rules import Spot
from mismark.texts.answers import Change, apply_changes

GOLD = "The discount is 0.25 × 120 = $30, so 120 − 30 = $90 is left. Tax is 0.06 × 90 = $5.40.\n\nFinal answer: $95.40"
ASKED = "A coat of $120 is 25% off, with 6% tax. What is to be paid?"
LATEX = "First we add:\n\\[ 52 + 13 = 65 \\text{ letters} \\]\n\nThen:\n\\[ 65 + 65 = 130 \\]\n\nThus, there are 130 letters."


def test_a_result_on_the_way_is_changed_and_nothing_else() -> None:
    """Each result is changed once, by itself, and the final answer stays."""
    made = planted(CALCULATIONS, "wrong-result", GOLD)
    assert len(made) == 3
    assert all(one.endswith("Final answer: $95.40") and "0.25 × 120 = $" in one for one in made)
    assert all(one.count("$") == GOLD.count("$") for one in made)


def test_latex_is_changed_inside_the_formula() -> None:
    """The value of a displayed equation changes; the result that only the closing words repeat does not."""
    made = planted(CALCULATIONS, "wrong-result", LATEX)
    assert len(made) == 1
    assert "\\text{ letters} \\]" in made[0]
    assert "65 + 65 = 130" in made[0]


@pytest.mark.parametrize(
    ("gold", "why"),
    [
        ("The sum is 5 + 3 = 8.", "the closing words are all there is"),
        (
            "We get 5 + 3 = 9, then 9 + 1 = 10 at once.\n\nFinal answer: 20",
            "one of them is false as it stands",
        ),
        ("We know that x = 30 and that y = 12 holds.\n\nFinal answer: 5", "nothing is worked out"),
        ("We call `f(2 + 2) = 4` and then print 4 lines.\n\nFinal answer: 5", "code"),
        ("It is 4 − 3 = 1 day more than he thought.\n\nFinal answer: 5", "one, which is singular"),
    ],
)
def test_what_is_no_step_is_left_alone(gold: str, why: str) -> None:
    """No equation that is false already, no assignment, no code, no final answer."""
    assert all("= 9" in one for one in planted(CALCULATIONS, "wrong-result", gold)), why


def test_a_fraction_that_comes_out_is_changed() -> None:
    """Numerator or denominator is another, and the fraction still below one."""
    gold = "The chance is \\( \\frac{6}{16} = \\frac{3}{8} \\) at first, then we go on.\n\nFinal answer: 0.2"
    made = planted(CALCULATIONS, "wrong-fraction", gold)
    assert made
    assert all(one.count("\\frac{") == 2 and "\\frac{6}{16}" in one for one in made)


def test_a_wrong_result_is_carried_on_to_the_final_answer() -> None:
    """The wrong value stands in every later step, which is worked out with it; the closing words stay."""
    (made,) = [
        one for one in planted(CALCULATIONS, "carried-on", GOLD, ASKED) if "0.25 × 120 = $30" not in one
    ]
    wrong = int(made.partition("0.25 × 120 = $")[2].partition(",")[0])
    assert f"120 − {wrong} = ${120 - wrong} is left" in made
    assert f"0.06 × {120 - wrong} = ${0.06 * (120 - wrong):.2f}" in made
    assert made.endswith("Final answer: $95.40")


def test_the_check_refuses_what_is_right_and_what_changes_the_end() -> None:
    """A value that is right after all, a changed final answer and a broken equation are each told."""
    read = answer(GOLD)
    check = rule(CALCULATIONS, "wrong-result").check
    at = GOLD.index("30,")
    right = Spot((Change(at, at + 2, "30"),), "same")
    assert check(read, GOLD, [right]) == "the equation is still right"
    wrong = Spot((Change(at, at + 2, "35"),), "wrong")
    assert check(read, apply_changes(GOLD, wrong.changes), [wrong]) == ""
    assert (
        check(read, apply_changes(GOLD, wrong.changes)[:-1] + "9", [wrong]) == "the final answer is changed"
    )
    broken = Spot((Change(at, at + 2, "many"),), "wrong")
    assert check(read, apply_changes(GOLD, broken.changes), [broken]) == "an equation can no longer be read"


def test_every_spot_of_the_built_in_answers_holds() -> None:
    """Each applies, passes its check by itself, and its check fails on the undamaged answer."""
    count, found = faults(CALCULATIONS)
    assert count > 60
    assert found == []
