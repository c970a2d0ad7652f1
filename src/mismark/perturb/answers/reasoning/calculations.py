"""Calculations done wrong: an equation that was true says something else, and the final answer stays.

An answer goes in, spots come out. `wrong-result` changes the value alone, and later lines keep the right one;
`wrong-fraction` does so where the value is a fraction; `carried-on` works on with the wrong value up to the closing words.

Source: FBI 3.3 (Calculations): wrong steps on the way, the final answer unchanged.
"""

from __future__ import annotations

import re
from itertools import islice
from typing import TYPE_CHECKING

from mismark.perturb.answers.reasoning.closing import closing_of
from mismark.perturb.answers.reasoning.equations import chains, is_true
from mismark.perturb.answers.reasoning.formula_tokens import value_of
from mismark.perturb.answers.reasoning.numeral_slips import in_code, numerals_of, slips, standing_free
from mismark.perturb.answers.reasoning.recomputing import recompute
from mismark.perturb.answers.rules import DamageRule, Spot
from mismark.texts.answers import Change

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from mismark.perturb.answers.reading import AnswerText
    from mismark.perturb.answers.reasoning.equations import Chain, Side
    from mismark.perturb.answers.reasoning.formula_tokens import Token

__all__ = ["CALCULATIONS", "shown"]

_ROUGH = 0.02
_LOOKED_AT, _TRIED = 40, 3
_SHORT = 70
_LATEX = tuple(
    (re.compile(pattern), plain)
    for pattern, plain in (
        (r"\\[dt]?frac\{([\w.\\$]+)\}\{([\w.\\$]+)\}", r"\1/\2"),
        (r"\\[dt]?frac\{([^{}]*)\}\{([^{}]*)\}", r"(\1)/(\2)"),
        (r"\\(?:text|mathrm|textbf)\{([^{}]*)\}", r"\1"),
        (r"\\[dt]?frac\{([^{}]*)\}\{([^{}]*)\}", r"(\1)/(\2)"),
        (r"\\(?:times|cdot)\b", "×"),
        (r"\\div\b", "÷"),
        (r"\\pi\b", "π"),
        (r"\\sqrt\{([^{}]*)\}", r"√(\1)"),
        (r"\\(?:left|right|[,;:!])|\\[()\[\]]", " "),
        (r"\\(?=[$%{}])", ""),
    )
)


def shown(text: str, start: int, end: int) -> str:
    r"""A piece of a text for people to read: without LaTeX, on one line, and not too long.

    Example:
        >>> shown(r"\frac{12}{3} \times \$5 = 20", 0, 23)
        '12/3 × $5'
    """
    piece = text[start:end]
    for pattern, plain in _LATEX:
        piece = pattern.sub(plain, piece)
    piece = " ".join(piece.split())
    return piece if len(piece) <= _SHORT else f"{piece[: _SHORT - 1]}…"


def _results(read: AnswerText) -> Iterator[tuple[Chain, Side, Side, bool]]:
    """True steps on the way: what is worked out, what it is said to be, whether `about` is said."""
    closing = closing_of(read).start
    for chain in chains(read.text):
        if chain.span[1] > closing or in_code(read, *chain.span):
            continue
        for left, right, rough in chain.links():
            if left.works and is_true(left, right, rough=rough):
                yield chain, left, right, rough


def _is_on_the_way(read: AnswerText, number: Token) -> bool:
    """Whether a result is used again before the closing words, or is none of theirs."""
    closing = closing_of(read)
    value = value_of(number.text)
    if all(value_of(one.text) != value for one in numerals_of(read.text, *closing)):
        return True
    return any(value_of(one.text) == value for one in numerals_of(read.text, number.end, closing.start))


def _wrong_results(read: AnswerText) -> Iterator[Spot]:
    for _, left, right, rough in _results(read):
        number = right.plain
        if number is None or not standing_free(read.text, number) or not _is_on_the_way(read, number):
            continue
        wrong = _slip(number, rough=rough)
        if wrong:
            yield _spot(read.text, left, right, number, wrong)


def _wrong_fractions(read: AnswerText) -> Iterator[Spot]:
    for _, left, right, _ in _results(read):
        node = right.node
        if node is None or node.op != "/" or [one.op for one in node.args] != ["num", "num"]:
            continue
        upper, lower = right.numerals
        if "÷" in read.text[upper.end : lower.start] or "\\div" in read.text[upper.end : lower.start]:
            continue
        if not all(_is_on_the_way(read, one) for one in (upper, lower)):
            continue
        for number, other in ((lower, upper), (upper, lower)):
            below = value_of(upper.text) < value_of(lower.text)
            wrong = next(
                (
                    one
                    for one in slips(number.text, number.start)
                    if value_of(one) != value_of(other.text)
                    and ((value_of(one) > value_of(other.text)) == ((number is lower) == below))
                ),
                None,
            )
            if wrong and value_of(number.text) > 1:
                yield _spot(read.text, left, right, number, wrong)


def _slip(number: Token, *, rough: bool) -> str | None:
    right = value_of(number.text)
    for one in slips(number.text, number.start):
        if not rough or abs(value_of(one) - right) >= _ROUGH * right:
            return one
    return None


def _spot(text: str, left: Side, right: Side, number: Token, wrong: str) -> Spot:
    worked = shown(text, left.start, left.end)
    right_end = max(number.end, right.numerals[-1].end)
    right_end += text[right_end : right_end + 1] == "}"
    said = f"{text[right.start : number.start]}{wrong}{text[number.end : right_end]}"
    reason = f"{worked} is {shown(text, right.start, right_end)}, not {shown(said, 0, len(said))}"
    return Spot((Change(number.start, number.end, wrong),), f"{reason}; what follows keeps the right number")


def _carried_on(read: AnswerText) -> Iterator[Spot]:
    """Results from which others follow; the first 40 of an answer are looked at, with three wrong values each."""
    closing = closing_of(read).start
    for _, left, right, rough in islice(_results(read), _LOOKED_AT):
        number = right.plain
        if number is None or rough or not standing_free(read.text, number):
            continue
        for wrong in slips(number.text, number.start)[:_TRIED]:
            changes = recompute(read, number, wrong, until=closing, given=False)
            if changes is not None and len(changes) > 1:
                single = _spot(read.text, left, right, number, wrong)
                reason = single.reason.partition(";")[0]
                yield Spot(changes, f"{reason}; the steps behind it go on with the wrong number")
                break


def _check(read: AnswerText, damaged: str, spots: Sequence[Spot]) -> str:
    """The equation of each spot was true and is false, and the closing words are what they were."""
    closing = closing_of(read)
    if damaged[len(damaged) - len(read.text) + closing.start :] != read.text[closing.start :]:
        return "the final answer is changed"
    before, after = _links(read.text), _links(damaged)
    if len(before) != len(after):
        return "an equation can no longer be read"
    for spot in spots:
        start, end, _ = spot.changes[0]
        here = [
            true
            for (begin, behind, _), (_, _, true) in zip(before, after, strict=True)
            if begin <= start and end <= behind
        ]
        if not here:
            return "no equation stands where one was changed"
        if all(here):
            return "the equation is still right"
    return ""


def _links(text: str) -> list[tuple[int, int, bool]]:
    """Every two sides of a text that can be compared: where they stand, and whether they are equal."""
    return [
        (left.start, right.end, is_true(left, right, rough=rough))
        for chain in chains(text)
        for left, right, rough in chain.links()
    ]


def _check_carried(read: AnswerText, damaged: str, spots: Sequence[Spot]) -> str:
    """As ever, and nothing else is false that was true."""
    wrong = _check(read, damaged, spots)
    if wrong:
        return wrong

    own = {change for spot in spots for change in spot.changes[:1]}
    for (start, end, was), (_, _, true) in zip(_links(read.text), _links(damaged), strict=True):
        if was and not true and not any(start <= change.start < end for change in own):
            return "more than the first step is false"
    return ""


CALCULATIONS = (
    DamageRule("wrong-result", "calculations", _wrong_results, _check),
    DamageRule("wrong-fraction", "calculations", _wrong_fractions, _check),
    DamageRule("carried-on", "calculations", _carried_on, _check_carried, most=1),
)
