"""A final answer that is not what came out of the steps above it.

An answer goes in, spots come out: `wrong-final-number` changes a result in the closing words wherever they have it,
`wrong-final-fraction` its numerator or denominator, `results-exchanged` gives two results each other's place, and
`wrong-final-word` names another day, month, direction than the steps do.

Source: FBI 3.3 (Final Errors): every step right, the last result wrong.
"""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING
from zlib import crc32

from mismark.perturb.answers.reasoning.closing import closing_of
from mismark.perturb.answers.reasoning.equations import chains
from mismark.perturb.answers.reasoning.formula_tokens import value_of
from mismark.perturb.answers.reasoning.numeral_slips import (
    in_code,
    is_spelt_out,
    numerals_of,
    slips,
    standing_free,
)
from mismark.perturb.answers.rules import DamageRule, Spot
from mismark.texts.answers import Change

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from fractions import Fraction

    from mismark.perturb.answers.reading import AnswerText, Span
    from mismark.perturb.answers.reasoning.formula_tokens import Token

__all__ = ["FINAL_ANSWER"]

_ANNOUNCED = re.compile(r"(?:The )?(?:[Ff]inal )?[Aa]nswer\b")
_TWICE = re.compile(r"\b(?:or|i\.e\.|that is|which is (?:the same|equal))\b|[≈=]|\\approx")
_FRACTION = re.compile(r"\\[dt]?frac\{(\d+)\}\{(\d+)\}|(?<![\d/.,])(\d{1,3})/(\d{1,3})(?![\d/])")
_ROUNDS = (
    ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"),
    (
        "January",
        "February",
        "March",
        "April",
        "May",
        "June",
        "July",
        "August",
        "September",
        "October",
        "November",
        "December",
    ),
    ("north", "east", "south", "west"),
    ("North", "East", "South", "West"),
)
_COMPARABLE = 3
_UNIT = re.compile(r"(?:\s|\\[,;: ])*(?:\\text\{)?\s*([^\W\d_]+|\\?%)")


def _derived(read: AnswerText, closing: Span) -> set[Fraction]:
    """What the equations above the closing words come to."""
    return {
        value_of(side.plain.text)
        for chain in chains(read.text)
        if chain.span[1] <= closing.start
        for side in chain.sides[1:]
        if side.plain is not None
    }


def _finals(read: AnswerText, closing: Span) -> list[tuple[Fraction, list[Token]]]:
    """The results in the closing words, each with every place where it stands there."""
    asked = {value_of(one.text) for one in numerals_of(read.instruction)}
    places: dict[Fraction, list[Token]] = {}
    for token in numerals_of(read.text, *closing):
        places.setdefault(value_of(token.text), []).append(token)
    derived = _derived(read, closing)
    above = {value_of(one.text) for one in numerals_of(read.text, 0, closing.start)}
    if not _ANNOUNCED.match(
        read.text, closing.start
    ):  # `375` in `at his new speed of 375` is no result of the question
        last = [chain for chain in chains(read.text) if chain.span[1] <= closing.start][-1:]
        came = [side.plain for chain in last for side in chain.sides[1:] if side.plain is not None]
        if came and value_of(came[-1].text) in places:
            places = {value: at for value, at in places.items() if value == value_of(came[-1].text)}
    own = [value for value in places if value not in asked and not is_spelt_out(read.instruction, value)]
    return [
        (value, places[value])
        for value in own
        if (value in derived or (len(own) == 1 and value in above))
        and not in_code(read, places[value][0].start, places[value][0].end)
        and not is_spelt_out(read.text[closing.start : closing.end], value)
        and all(
            standing_free(read.text, token) and _stands_alone(read.text, token) for token in places[value]
        )
    ]


def _stands_alone(text: str, token: Token) -> bool:
    """Whether a numeral is a result of its own, not a part of a fraction, a product or a sum."""
    before, after = text[: token.start].rstrip(), text[token.end :].lstrip()
    if before.endswith(("/", "×", "*", "+", "frac{", "}{", "^", "(", "\\times")) and not before.endswith(
        "\\("
    ):
        return False
    if re.search(r"\b[Aa]n?\s+[*$\\]*$", text[: token.start]):
        return False
    return not re.match(r"/\s*\d|[×*+÷^:²³]|\\times|\\div|[-−]\s*\d|and\s+\d+/\d", after)


def _is_one_story(read: AnswerText, closing: Span) -> bool:
    """Whether the closing words say each result once, in one form."""
    return not _TWICE.search(read.text[closing.start : closing.end])


def _numbers(read: AnswerText) -> Iterator[Spot]:
    closing = closing_of(read)
    if not _is_one_story(read, closing):
        return
    standing = {value_of(one.text) for one in numerals_of(read.text[closing.start : closing.end])}
    for _, tokens in _finals(read, closing):
        for wrong in slips(tokens[0].text, tokens[0].start):
            if value_of(wrong) in standing or not _is_one_result(read.text, tokens):
                continue
            changes = tuple(Change(one.start, one.end, wrong) for one in tokens)
            yield Spot(changes, _reason(read.text, tokens[0], wrong))
            break


def _is_one_result(text: str, tokens: Sequence[Token]) -> bool:
    """Whether the places of a value mean one thing: `2 hours and 2 minutes` are two."""
    units = {_kind(text, one)[1] for one in tokens} - {""}
    return len({one.text for one in tokens}) == 1 and (len(tokens) == 1 or len(units) < len(tokens))


def _reason(text: str, token: Token, wrong: str) -> str:
    before = "$" if re.search(r"\\?\$$", text[: token.start]) else ""
    after = "%" if re.match(r"\\?%", text[token.end :]) else ""
    return (
        f"the steps give {before}{token.text}{after}, the final answer says {before}{wrong}{after}".replace(
            "{,}", ","
        )
    )


def _exchanged(read: AnswerText) -> Iterator[Spot]:
    closing = closing_of(read)
    finals = (
        [tokens[0] for _, tokens in _finals(read, closing) if len(tokens) == 1]
        if _is_one_story(read, closing)
        else []
    )
    for left, right in pairwise(finals):
        one, other = value_of(left.text), value_of(right.text)
        if not other < _COMPARABLE * one < _COMPARABLE**2 * other or _kind(read.text, left) != _kind(
            read.text, right
        ):
            continue
        changes = (Change(left.start, left.end, right.text), Change(right.start, right.end, left.text))
        yield Spot(changes, f"{left.text} and {right.text} stand in each other's place in the final answer")


def _kind(text: str, token: Token) -> tuple[str, str, int]:
    """Currency, unit and decimals: two results of one kind can be taken for each other."""
    unit = _UNIT.match(text, token.end)
    return (
        text[token.start - 1 : token.start] if text[token.start - 1 : token.start] == "$" else "",
        unit[1] if unit else "",
        len(token.text.partition(".")[2]),
    )


def _fractions(read: AnswerText) -> Iterator[Spot]:
    closing = closing_of(read)
    found = list(_FRACTION.finditer(read.text, *closing))
    if not _is_one_story(read, closing) or len({match[0] for match in found}) != 1:
        return
    first = found[0]
    if first[0] not in read.text[: closing.start] or first[0] in read.instruction:
        return
    groups = (1, 2) if first[1] else (3, 4)
    upper, lower = (int(first[group]) for group in groups)
    for group in groups[::-1]:
        for wrong in slips(first[group], first.start()):
            made = (int(wrong), lower) if group == groups[0] else (upper, int(wrong))
            if made[0] * lower == upper * made[1] or (made[0] < made[1]) != (upper < lower):
                continue
            changes = tuple(Change(one.start(group), one.end(group), wrong) for one in found)
            said = f"{made[0]}/{made[1]}"
            yield Spot(changes, f"the steps give {upper}/{lower}, the final answer says {said}")
            break


def _words(read: AnswerText) -> Iterator[Spot]:
    closing = closing_of(read)
    text = read.text
    for names in _ROUNDS:
        pattern = re.compile(rf"(?<!-)\b(?:{'|'.join(names)})\b(?![-'’])")
        said = list(pattern.finditer(text, *closing))
        asked = {match[0] for match in pattern.finditer(read.instruction)}
        for name in dict.fromkeys(match[0] for match in said):
            if name in asked and names[0] not in {"north", "North"}:
                continue
            if not re.search(rf"\b{name}\b", text[: closing.start], re.IGNORECASE) or (
                name == "May" and len(said) > 1
            ):
                continue
            others = [
                one
                for one in _near(names, name)
                if one not in asked and one not in {match[0] for match in said}
            ]
            if not others:
                continue
            wrong = others[crc32(text.encode("utf-8", "surrogatepass")) % len(others)]
            changes = tuple(Change(*match.span(), wrong) for match in said if match[0] == name)
            yield Spot(changes, f"the steps give {name}, the final answer says {wrong}")


def _near(names: Sequence[str], name: str) -> list[str]:
    """The names before and behind one; of the directions the opposite one as well."""
    at = names.index(name)
    steps = (2,) if names[0].casefold() == "north" else (1, -1)
    return [names[(at + step) % len(names)] for step in steps]


def _check(read: AnswerText, damaged: str, spots: Sequence[Spot]) -> str:
    """What stands above the closing words is untouched, and what they say is not in it as it was."""
    closing = closing_of(read)
    if damaged[: closing.start] != read.text[: closing.start]:
        return "something above the final answer is changed"
    if damaged[closing.start :] == read.text[closing.start :]:
        return "the final answer is the same"
    for spot in spots:
        for change in spot.changes:
            if change.start < closing.start:
                return "something above the final answer is changed"
            if read.text[change.start : change.end] == change.text:
                return "the final answer is the same"
    before, after = read.text[closing.start :], damaged[closing.start :]
    exchanged = [spot for spot in spots if len({change.text for change in spot.changes}) > 1]
    right = {
        read.text[change.start : change.end]
        for spot in spots
        if spot not in exchanged
        for change in spot.changes
    }
    if any(_times(after, one) >= _times(before, one) for one in right):
        return "the right result is in the final answer still"
    return ""


def _times(text: str, result: str) -> int:
    """How often a result stands in a text by itself."""
    return len(re.findall(rf"(?<![\w.,]){re.escape(result)}(?!\w|[.,]\d)", text))


FINAL_ANSWER = (
    DamageRule("wrong-final-number", "final-answer", _numbers, _check),
    DamageRule("wrong-final-fraction", "final-answer", _fractions, _check, most=1),
    DamageRule("results-exchanged", "final-answer", _exchanged, _check, most=1),
    DamageRule("wrong-final-word", "final-answer", _words, _check),
)
