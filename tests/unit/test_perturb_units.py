"""The rules that put wrong units behind numbers."""

from __future__ import annotations

import pytest
from reasoning_answers import answer, faults, planted, rule

from mismark.perturb.answers.reasoning.units import UNITS
from mismark.perturb.answers.rules import Spot
from mismark.texts.answers import Change, apply_changes

pytest.importorskip("pint")
pytest.importorskip("inflect")

GOLD = "Distance = 60 mph × 3 hours = 180 miles.\n\nTherefore, he is 180 miles away."


def test_the_unit_of_a_step_is_another_one() -> None:
    """Behind the result, not behind the numbers it is worked out from."""
    (made,) = planted(UNITS, "wrong-unit", GOLD)
    assert made == GOLD.replace("180 miles.", "180 kilometers.")


def test_the_final_unit_is_another_one() -> None:
    """In the closing words alone."""
    (made,) = planted(UNITS, "wrong-final-unit", GOLD)
    assert made == GOLD.replace("180 miles away", "180 kilometers away")


@pytest.mark.parametrize(
    ("piece", "unit", "instead"),
    [
        ("2 \\times 18 = 36 \\text{ minutes}", "minutes", {"hours", "seconds"}),
        ("3 × 5 = 15 m²", "m²", {"m³", "m", "cm²"}),
        ("30 ÷ 2 = 15 km/h", "km/h", {"m/s", "km", "mph"}),
        ("2 + 2 = 4 square feet", "square feet", {"cubic feet", "feet"}),
    ],
)
def test_units_are_read_whole(piece: str, unit: str, instead: set[str]) -> None:
    """Squares, cubes, rates and LaTeX are units of their own, and plurals stay plurals."""
    gold = f"We find {piece} first.\n\nFinal answer: yes, it is."
    (made,) = planted(UNITS, "wrong-unit", gold)
    before, after = gold.split(unit)
    assert made.removeprefix(before).removesuffix(after) in instead


@pytest.mark.parametrize(
    ("piece", "why"),
    [
        ("3 × 5 = 15 people", "no unit"),
        ("3 × 5 = 15 miles per gallon", "part of a rate that is not known"),
        ("3 × 5 = 16 miles", "a false equation"),
        ("it is 15 miles", "nothing worked out"),
        ("5 − 5 = 0 miles", "nothing of one is nothing of the other"),
    ],
)
def test_a_unit_that_is_not_sure_is_left_alone(piece: str, why: str) -> None:
    """Counts, unknown rates, false equations and noughts are no spots."""
    gold = f"We find {piece} first.\n\nFinal answer: yes, it is."
    assert planted(UNITS, "wrong-unit", gold) == [], why


def test_dollars_become_cents() -> None:
    """A whole amount keeps its number; one with decimals or in LaTeX is left alone."""
    gold = "It costs 5 × 3 = $15 at least. Then \\( 2 + 3 = \\$5 \\). Tax is 0.1 × 15 = $1.50 more.\n\nFinal answer: no"
    assert planted(UNITS, "wrong-currency", gold) == [gold.replace("$15", "15 cents")]


def test_the_check_reads_the_units_afresh() -> None:
    """The same unit, a converted number and a unit that is none are told."""
    read, check = answer(GOLD), rule(UNITS, "wrong-unit").check
    at = GOLD.index("miles")

    def told(unit: str, number: str = "180") -> str:
        spot = Spot((Change(at, at + 5, unit),), "x")
        return check(read, apply_changes(GOLD, spot.changes).replace("180 k", f"{number} k"), [spot])

    assert told("kilometers") == ""
    assert told("miles") == "a unit is unchanged, or can no longer be read"
    assert told("people") == "a unit is unchanged, or can no longer be read"
    assert told("kilometers", "290") == "the numbers are not what they were"


def test_every_spot_of_the_built_in_answers_holds() -> None:
    """Each applies, passes its check by itself, and its check fails on the undamaged answer."""
    count, found = faults(UNITS)
    assert count > 30
    assert found == []


def test_the_unit_that_is_asked_for_is_never_the_wrong_one() -> None:
    """Where the question asks for kilometers, 180 kilometers for 180 miles might pass; behind a number it asks for nothing."""
    (rule_made,) = planted(UNITS, "wrong-final-unit", GOLD, "How far is he away?")
    assert "180 kilometers away" in rule_made
    asked = planted(UNITS, "wrong-final-unit", GOLD, "How many kilometers is he away?")
    assert not any("kilometers" in one for one in asked)
    assert any(
        "180 kilometers" in one
        for one in planted(UNITS, "wrong-final-unit", GOLD, "He ran 5 kilometers. How far is he?")
    )
