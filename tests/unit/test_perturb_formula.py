"""The rules that make formulas wrong."""

from __future__ import annotations

import pytest
from reasoning_answers import answer, faults, planted, rule

from mismark.perturb.answers.reasoning.formula import FORMULA
from mismark.perturb.answers.rules import Spot
from mismark.texts.answers import Change, apply_changes

END = "\n\nWe put in the numbers: 2 × 3 = 6.\n\nFinal answer: 6"


@pytest.mark.parametrize(
    ("name", "formula", "damaged"),
    [
        ("sign-changed", "ρ = m ÷ V", {"ρ = m × V"}),
        ("sign-changed", "aₙ = a₁ + (n − 1)d", {"aₙ = a₁ − (n − 1)d", "aₙ = a₁ + (n + 1)d"}),
        ("sign-changed", "height² + distance² = length²", {"height² − distance² = length²"}),
        ("sign-changed", "Profit = Total earnings - Total cost", {"Profit = Total earnings + Total cost"}),
        ("fraction-upside-down", "time = distance ÷ speed", {"time = speed ÷ distance"}),
        (
            "fraction-upside-down",
            "\\[ P = \\frac{\\text{good ones}}{\\text{all}} \\]",
            {"\\[ P = \\frac{\\text{all}}{\\text{good ones}} \\]"},
        ),
        (
            "fraction-upside-down",
            "\\[ \\binom{n}{r} = \\frac{n!}{r!(n-r)!} \\]",
            {"\\[ \\binom{n}{r} = \\frac{r!(n-r)!}{n!} \\]"},
        ),
        ("power-changed", "E = m × v²", {"E = m × v"}),
        ("power-changed", "\\[ a^2 + b^2 = c^2 \\]", {"\\[ a + b^2 = c^2 \\]", "\\[ a^2 + b = c^2 \\]"}),
        ("factor-dropped", "h = ½ × g × t²", {"h = g × t²"}),
        ("factor-dropped", "\\[ A = \\pi r^2 \\]", {"\\[ A = r^2 \\]"}),
    ],
)
def test_a_formula_is_damaged(name: str, formula: str, damaged: set[str]) -> None:
    """Symbols, words and LaTeX; what is put in and what comes out stay."""
    made = planted(FORMULA, name, f"The formula is given by\n\n{formula}{END}")
    assert {one.removeprefix("The formula is given by\n\n").removesuffix(END) for one in made} == damaged


@pytest.mark.parametrize(
    ("formula", "why"),
    [
        ("12a + 7c = 2,520", "numbers of the matter at hand"),
        ("x − 2 = x + 3", "an equation to be solved"),
        ("y = a + b = a + c", "a step of a proof"),
        ("60 − 45 = 15", "nothing but numbers"),
        ("the rate is 5 and so we = them", "prose"),
        ("y = 2 inches × 3 inches", "units"),
    ],
)
def test_what_is_no_formula_is_left_alone(formula: str, why: str) -> None:
    """Equations with the question's numbers, sums, units and prose are no spots."""
    gold = f"The formula is given by\n\n{formula}{END}"
    assert [one for own in FORMULA for one in planted(FORMULA, own.name, gold)] == [], why


def test_what_says_the_same_is_not_planted() -> None:
    """A sign that changes nothing, for the factor is one, is no spot."""
    assert planted(FORMULA, "sign-changed", f"The rule is\n\nf = 1 × (a + b){END}") == [
        f"The rule is\n\nf = 1 × (a − b){END}"
    ]


def test_an_operation_in_words_is_another() -> None:
    """A definition in a sentence is turned; a comparison is not."""
    gold = f"Work is force times distance. She is three times as old. It is two times the width.{END}"
    (made,) = planted(FORMULA, "operation-in-words", gold)
    assert made == gold.replace("force times distance", "force divided by distance")


def test_the_check_tries_the_formula_with_numbers() -> None:
    """A formula that says the same in another way, and one that is none any more, are told."""
    gold = f"The formula is\n\nv = a + b{END}"
    read, check = answer(gold), rule(FORMULA, "sign-changed").check
    at = gold.index("a + b")

    def told(text: str) -> str:
        spot = Spot((Change(at, at + 5, text),), "x")
        return check(read, apply_changes(gold, spot.changes), [spot])

    assert told("a - b") == ""
    assert told("b + a") == "the formula says the same"
    assert told("a + b") == "the formula says the same"
    assert told("nothing") == "a formula can no longer be read"


def test_every_spot_of_the_built_in_answers_holds() -> None:
    """Each applies, passes its check by itself, and its check fails on the undamaged answer."""
    count, found = faults(FORMULA)
    assert count > 15
    assert found == []
