"""Reading numbers, expressions and equations in prose and LaTeX, and working them out again."""

from __future__ import annotations

from fractions import Fraction

import pytest
from reasoning_answers import answer, built_in

from mismark.perturb.answers.reasoning.arithmetic import evaluate, names_of, parse
from mismark.perturb.answers.reasoning.closing import closing_of
from mismark.perturb.answers.reasoning.equations import chains, is_true
from mismark.perturb.answers.reasoning.formula_tokens import tokenise
from mismark.perturb.answers.reasoning.numeral_slips import (
    miscopies,
    numerals_of,
    slips,
    standing_free,
    written,
)
from mismark.perturb.answers.reasoning.recomputing import recompute
from mismark.texts.answers import apply_changes


def links(text: str) -> list[tuple[str, str, bool]]:
    """Every two sides that can be compared, and whether they are equal."""
    return [
        (text[left.start : left.end], text[right.start : right.end], is_true(left, right, rough=rough))
        for chain in chains(text)
        for left, right, rough in chain.links()
    ]


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("2 + 3 × 4", Fraction(14)),
        ("(5 + 4) ÷ 2", Fraction(9, 2)),
        ("−5 + 19", Fraction(14)),
        ("1.03²", Fraction(10609, 10000)),
        ("25% of $120", Fraction(30)),
        ("60 mph × 3 hours", Fraction(180)),
        ("7!", Fraction(5040)),
        ("C(6, 2) × C(5, 2)", Fraction(150)),
        ("√361", Fraction(19)),
        ("2½", Fraction(5, 2)),
        ("4 x 8", Fraction(32)),
        (r"\frac{1}{2} \times 8000", Fraction(4000)),
        (r"2\frac{1}{3}", Fraction(7, 3)),
        (r"2 \left(\frac{8}{2}\right)^2", Fraction(32)),
        (r"\binom{13}{3}", Fraction(286)),
        (r"\$80{,}000 + \$50,000", Fraction(130_000)),
        (r"5 \text{ kg/liter} \times 4 \text{ liters}", Fraction(20)),
        (r"|10 - 12|", Fraction(2)),
        (r"\sqrt{16 + 9}", Fraction(5)),
    ],
)
def test_an_expression_has_its_exact_value(text: str, value: Fraction) -> None:
    """Prose and LaTeX, units and money are read, and the value is a fraction."""
    tokens = tokenise(text)
    read = parse(tokens, 0, len(tokens))
    assert read is not None
    assert (evaluate(read[0]), read[1]) == (value, len(tokens))


@pytest.mark.parametrize("text", ["3x + 4", "2 +", "(4 + 5", r"\frac{x}{2}", "4 m²b + 1"])
def test_what_is_no_numeric_expression_is_not_read_as_one(text: str) -> None:
    """Variables, and expressions that break off, give no value for the whole."""
    tokens = tokenise(text)
    read = parse(tokens, 0, len(tokens))
    assert read is None or read[1] < len(tokens)


def test_names_may_stand_for_numbers_where_that_is_asked() -> None:
    """Symbols and names of several words are read, and are told."""
    tokens = tokenise(r"½ × m × v² + total cost ÷ \text{number of men}")
    read = parse(tokens, 0, len(tokens), symbolic=True)
    assert read is not None
    assert names_of(read[0]) == {"m", "v", "total cost", r"\text{number of men}"}


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("so the price is 120 − 30 = $90.", [("120 − 30", "90", True)]),
        ("Since 16 × 7 = 113, no.", [("16 × 7", "113", False)]),
        ("19 ÷ 66 ≈ 0.288. The", [("19 ÷ 66", "0.288", True)]),
        ("4,000 × 1.125509 ≈ $4,502.04.", [("4,000 × 1.125509", "4,502.04", True)]),
        ("2 × (7 + 12) = 2 × 19 = 38 m.", [("2 × (7 + 12)", "2 × 19", True), ("2 × 19", "38 m", True)]),
        ("8 multiplied by 2 equals 16", [("8 multiplied by 2", "16", True)]),
        ("6 plus 2 is 9, and 7 is odd", [("6 plus 2", "9", False)]),
        ("Total = $30 + $45\n   = $75\n", [("30 + $45", "75", True)]),
        ("\\[\n4 = 2 + 2\n\\]", [("4", "2 + 2", True)]),
        ("3x + 12 = 36 and 12 + x = 24", []),
        ("240,000 ÷ 375,000 = 64%,", [("240,000 ÷ 375,000", "64%", True)]),
        ("on the 4th day 5 + 3 = 8 days", [("5 + 3", "8 days", True)]),
    ],
)
def test_equations_are_found_and_judged(text: str, found: list[tuple[str, str, bool]]) -> None:
    """Chains in prose and LaTeX, over line breaks, are exact, or true as far as their digits go."""
    plain = [(left.lstrip("$"), right.lstrip("$"), true) for left, right, true in links(text)]
    assert plain == found


def test_a_row_of_thousands_of_digits_is_no_number() -> None:
    """Python reads no integer of more than 4,300 digits; such a row is passed over, an equation beside it is read."""
    found = links(f"{'1' * 5000} is long, and 2 + 2 = 4.")
    assert found == links("It is long, and 2 + 2 = 4.")
    assert all(token.kind != "num" for token in tokenise("7" * 5000))


def test_every_equation_of_the_built_in_answers_is_true() -> None:
    """What is read as an equation there is one: the answers are right."""
    read = [link for one in built_in() for link in links(one.text)]
    assert len(read) > 60
    assert all(true for _, _, true in read)


@pytest.mark.parametrize("numeral", ["30", "4,502.04", "0.90", "7", "120,000", "25.67", "8000"])
def test_a_slip_is_near_and_of_the_same_style(numeral: str) -> None:
    """A slip keeps digits, commas and decimals, and is neither the number nor far from it."""
    for one in slips(numeral, 17):
        assert [sign for sign in one if not sign.isdigit()] == [
            sign for sign in numeral if not sign.isdigit()
        ]
        assert len(one) == len(numeral)
        off = abs(float(one.replace(",", "")) / float(numeral.replace(",", "")) - 1)
        assert 0.004 < off < 0.7
    assert slips(numeral, 17) == slips(numeral, 17)


def test_one_is_neither_changed_nor_made() -> None:
    """A noun behind one is singular, so that no slip leads to or from it."""
    assert slips("1") == ()
    assert "1" not in slips("2")


def test_a_miscopy_turns_or_misreads_digits() -> None:
    """Two digits turned around are among the wrong copies; a round number has few."""
    assert "210" in miscopies("120")
    assert miscopies("100") == ()


def test_a_number_is_written_as_another_is() -> None:
    """Commas and decimals are taken over; what does not come out with them is not written."""
    assert written(Fraction(1500), "2,000") == "1,500"
    assert written(Fraction(96000), r"120{,}000") == r"96{,}000"
    assert written(Fraction(5, 3), "2.5") is None
    assert written(Fraction(5, 3), "2.50", rounded=True) == "1.67"
    assert written(Fraction(-2), "3") is None


def test_marks_times_and_labels_are_no_numbers() -> None:
    """The mark of a list, a time, a step's number and a power do not stand free."""
    text = "1. At 5:13, step 2 has 7 m and 3rd x^4 and 6-sided dice."
    assert [one.text for one in numerals_of(text) if standing_free(text, one)] == ["7", "6"]


@pytest.mark.parametrize(
    ("text", "closing"),
    [
        ("It is 2 + 3 = 5.\n\nFinal answer: 5", "Final answer: 5"),
        (
            "We add. That is 5.\n\nThus, the sum is \\( \\boxed{5} \\).",
            "Thus, the sum is \\( \\boxed{5} \\).",
        ),
        (
            "So, we add first and then go on for long. It is\n\n5 + 3 = 8.\n\nShe has 8 coins.",
            "She has 8 coins.",
        ),
        ("We add.\nTherefore, it is:\n\\[ x = 5 \\]", "Therefore, it is:\n\\[ x = 5 \\]"),
    ],
)
def test_the_closing_words_are_found(text: str, closing: str) -> None:
    """The announced answer, the last conclusion or the last sentence."""
    read = answer(text)
    assert read.text[slice(*closing_of(read))] == closing


def carried(gold: str, numeral: str, wrong: str, instruction: str, *, given: bool = True) -> str | None:
    """The text with a number changed and everything worked out again."""
    read = answer(gold, instruction)
    number = next(one for one in numerals_of(gold) if one.text == numeral)
    changes = recompute(read, number, wrong, until=len(gold), given=given)
    return None if changes is None else apply_changes(gold, changes)


def test_a_number_is_carried_to_the_end() -> None:
    """Every result that hangs on the number is worked out again, in its own style, and others stay."""
    gold = "The fee is $120. A tenth is 0.1 × 120 = $12.00, so 120 − 12.00 = $108.00 is left of it.\n\nFinal answer: $108.00"
    made = carried(gold, "120", "150", "A fee of $120 is cut by 10%. What is left?")
    assert made == gold.replace("120", "150").replace("12.00", "15.00").replace("108.00", "135.00")


@pytest.mark.parametrize(
    ("gold", "why"),
    [
        ("The fee is 120. Then 120 − 80 = 40, which rounds to 44. So it is 40.", "a number from nowhere"),
        ("The fee is 120. Then 5x + 3 = 120 − 80. It is 120 − 80 = 40.", "algebra"),
        ("The fee is 120. Then 120 ÷ 7 = 17.142857142857142857 is long.", "no end of decimals"),
        ("The fee is 120, one hundred and twenty. Then 120 − 80 = 40.", "the number in words"),
    ],
)
def test_what_is_not_certain_is_not_carried(gold: str, why: str) -> None:
    """A number that may hang on the changed one in a way that is not read keeps the rule away."""
    assert carried(gold, "120", "150", "It was 120 and 80 are taken off. What is left?") is None, why
