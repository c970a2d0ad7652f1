"""Numbers of the question copied wrong into the answer.

An instruction and its answer go in, spots come out. `misquoted` changes the number where the answer says it again,
`misplaced-in-step` where a step works with it; what comes of the step stays in both. `carried-through` works everything
out again with the wrong number, to the final answer.

Source: FBI 3.3 (Copying Numbers).
"""

from __future__ import annotations

import re
from fractions import Fraction
from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

from mismark.perturb.answers.reasoning.closing import closing_of
from mismark.perturb.answers.reasoning.equations import chains, is_true
from mismark.perturb.answers.reasoning.formula_tokens import Token, value_of
from mismark.perturb.answers.reasoning.numeral_slips import (
    in_code,
    is_spelt_out,
    miscopies,
    numerals_of,
    standing_free,
)
from mismark.perturb.answers.reasoning.recomputing import recompute
from mismark.perturb.answers.rules import DamageRule, Spot
from mismark.texts.answers import Change

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from mismark.perturb.answers.reading import AnswerText

__all__ = ["COPYING_NUMBERS"]

_COMMON = {Fraction(one) for one in (7, 10, 12, 24, 30, 31, 52, 60, 100, 365, 1000)}
_FEWEST = 4
_LOOKED_AT = 40
_SPACES = r"(?:\s|\\[,;: ])*"
_UNIT = re.compile(rf"{_SPACES}(?:\\(?:text|mathrm)\{{{_SPACES})?(\\?%|[^\W\d_]{{2,}}|[^\W\d_](?![^\W\d_]))")
_ARTICLE = re.compile(r"\b[Aa]n?\s+[*_]*$")
_PREFIX = re.compile(r"(?:\\?\$|[€£¥])\s?$")
_BEFORE_ALGEBRA = re.compile(r"\s*(?:[a-zA-Z]\b(?!\s*[a-z])|[+−=]|\\times|[×÷*/^!)²³⁴])")
_SAME = {
    "percent": "%",
    "kilometers": "km",
    "meters": "m",
    "liters": "L",
    "hour": "h",
    "hours": "h",
    "dollars": "$",
}


class _Given(NamedTuple):
    """A number of the question.

    Attributes:
        value: of the numeral.
        unit: what stands behind it, `%` or the first word, or "".
        currency: whether it is an amount of money.
    """

    value: Fraction
    unit: str
    currency: bool


def _unit_of(text: str, token: Token) -> str:
    found = _UNIT.match(text, token.end)
    word = found[1].lstrip("\\").casefold() if found else ""
    return _SAME.get(word, word)


def _is_money(text: str, token: Token) -> bool:
    return bool(_PREFIX.search(text[: token.start]))


def _givens(read: AnswerText) -> dict[Fraction, _Given]:
    """The numbers that stand in the question once, in digits, and mean one thing."""
    question = read.instruction
    found: dict[Fraction, list[Token]] = {}
    for token in numerals_of(question):
        found.setdefault(value_of(token.text), []).append(token)
    return {
        value: _Given(value, _unit_of(question, tokens[0]), _is_money(question, tokens[0]))
        for value, tokens in found.items()
        if len(tokens) == 1
        and standing_free(question, tokens[0])
        and value > _FEWEST
        and not is_spelt_out(question + " " + read.text, value)
    }


def _results(read: AnswerText) -> set[Fraction]:
    """What is worked out anywhere in the answer: a number that is given and comes out as well is not sure."""
    found: set[Fraction] = set()
    for chain in chains(read.text):
        for left, right, _ in chain.links():
            is_fraction = right.node is not None and [one.op for one in right.node.args] == ["num", "num"]
            if left.works and (right.plain is not None or is_fraction):
                found |= {value_of(one.text) for one in right.numerals}
            elif left.works:  # `2² × 3² = 4 × 9`: what is new on the other side has come out as well
                found |= {value_of(one.text) for one in right.numerals} - {
                    value_of(one.text) for one in left.numerals
                }
    return found


def _wrong_copy(read: AnswerText, number: Token) -> str | None:
    """A wrong copy that is no other number of the two texts."""
    standing = {value_of(one.text) for one in numerals_of(read.text)}
    standing |= {value_of(one.text) for one in numerals_of(read.instruction)}
    right = value_of(number.text)
    percent = read.text[number.end : number.end + 2].lstrip("\\")[:1] == "%"
    for one in miscopies(number.text, number.start):
        value = value_of(one)
        if value in standing or value * 100 in standing or value / 100 in standing or value <= 1:
            continue
        if percent and (value > 100) != (right > 100):
            continue
        if right / 5 <= value <= right * 5:
            return one
    return None


def _is_plain_quote(read: AnswerText, token: Token, given: _Given) -> bool:
    """Whether the answer says the question's number again, with the same unit or currency."""
    text = read.text
    if not standing_free(text, token) or in_code(read, token.start, token.end):
        return False
    if _ARTICLE.search(text[: token.start]):
        return False
    if given.currency != _is_money(text, token):
        return False
    unit = _unit_of(text, token)
    return (given.currency and unit != "%" and given.unit != "%") or (unit != "" and _alike(unit, given.unit))


def _alike(one: str, other: str) -> bool:
    """Whether two words are one unit, singular or plural."""
    short, long = sorted((one, other), key=len)
    return short == long or (len(short) > 1 and long in {f"{short}s", f"{short}es"})


def _misquoted(read: AnswerText) -> Iterator[Spot]:
    until = closing_of(read).start
    worked = [(side.start, side.end) for chain in chains(read.text) for side in chain.sides if side.works]
    for given, token in _first_uses(read, until):
        if any(start <= token.start < end for start, end in worked):
            continue
        if not _is_plain_quote(read, token, given) or _BEFORE_ALGEBRA.match(read.text, token.end):
            continue
        wrong = _wrong_copy(read, token)
        if wrong:
            yield _spot(read.text, token, wrong, "where the answer says it again")


def _first_uses(read: AnswerText, until: int) -> Iterator[tuple[_Given, Token]]:
    """Where each given number first stands in the answer."""
    givens, results = _givens(read), _results(read)
    seen: set[Fraction] = set()
    for token in numerals_of(read.text, 0, until):
        value = value_of(token.text)
        if value in seen or not token.text.isascii():
            continue
        seen.add(value)
        if value in givens and value not in results:
            yield givens[value], token


def _in_steps(read: AnswerText) -> Iterator[Spot]:
    until = closing_of(read).start
    givens, results = _givens(read), _results(read)
    seen: set[Fraction] = set()
    for chain in chains(read.text):
        if chain.span[1] > until or in_code(read, *chain.span):
            continue
        for left, right, rough in chain.links():
            if not left.works or not is_true(left, right, rough=rough):
                continue
            for token in left.numerals:
                value = value_of(token.text)
                if value in seen or value not in givens or value in results or value in _COMMON:
                    continue
                seen.add(value)
                wrong = _wrong_copy(read, token)
                if wrong and standing_free(read.text, token):
                    yield _spot(read.text, token, wrong, "in the step that works with it")


def _carried_through(read: AnswerText) -> Iterator[Spot]:
    """Numbers of the question from which the answer follows; the first 40 are looked at, with all wrong copies of each."""
    worked = [(side.start, side.end) for chain in chains(read.text) for side in chain.sides if side.works]
    for given, token in islice(_first_uses(read, len(read.text)), _LOOKED_AT):
        in_step = any(start <= token.start < end for start, end in worked)
        if given.value in _COMMON or not (_is_plain_quote(read, token, given) or in_step):
            continue
        if not standing_free(read.text, token) or in_code(read, token.start, token.end):
            continue
        if not _is_one_thing(read, given):
            continue
        for wrong in miscopies(token.text, token.start):
            if not given.value / 3 <= value_of(wrong) <= given.value * 3:
                continue
            changes = recompute(read, token, wrong, until=len(read.text), given=True)
            if changes is not None and len(changes) > 1 and changes[-1].start >= closing_of(read).start:
                one = _spot(read.text, token, wrong, "")
                yield Spot(
                    changes, f"{one.reason.rstrip()}, and everything is worked out from the wrong number"
                )
                break


def _is_one_thing(read: AnswerText, given: _Given) -> bool:
    """Whether the number is a share, money or neither wherever the answer's words have it: 40 m are not 40%."""
    worked = [(side.start, side.end) for chain in chains(read.text) for side in chain.sides if side.works]
    return all(
        _kind(_unit_of(read.text, token), money=_is_money(read.text, token))
        == _kind(given.unit, money=given.currency)
        for token in numerals_of(read.text)
        if value_of(token.text) == given.value
        and not any(start <= token.start < end for start, end in worked)
    )


def _kind(unit: str, *, money: bool) -> str:
    return "$" if money else unit if unit in {"%", "$"} else ""


def _spot(text: str, token: Token, wrong: str, where: str) -> Spot:
    money = "$" if _is_money(text, token) else ""
    percent = "%" if text[token.end : token.end + 2].lstrip("\\")[:1] == "%" else ""
    right = f"{money}{token.text}{percent}".replace("{,}", ",")
    reason = f"the question gives {right}, copied as {money}{wrong}{percent} {where}".rstrip()
    return Spot((Change(token.start, token.end, wrong),), reason)


def _check(read: AnswerText, damaged: str, spots: Sequence[Spot]) -> str:
    """What stands at the place of each spot is a number that the question does not have, instead of one that it has."""
    asked = {value_of(one.text) for one in numerals_of(read.instruction)}
    before, after = list(numerals_of(read.text)), list(numerals_of(damaged))
    if len(before) != len(after):
        return "a number can no longer be read"
    copied = {token.start: value_of(other.text) for token, other in zip(before, after, strict=True)}
    for spot in spots:
        value = copied.get(spot.changes[0].start)
        if value is None:
            return "no number stands where one was changed"
        if value in asked:
            return "the number is one of the question's"
    return ""


def _check_kept(read: AnswerText, damaged: str, spots: Sequence[Spot]) -> str:
    """As ever, and the closing words are what they were."""
    closing = closing_of(read).start
    if damaged[len(damaged) - len(read.text) + closing :] != read.text[closing:]:
        return "the final answer is changed"
    return _check(read, damaged, spots)


def _check_carried(read: AnswerText, damaged: str, spots: Sequence[Spot]) -> str:
    """As ever, every equation is as true as it was, and the final answer is another."""
    wrong = _check(read, damaged, spots)
    if wrong:
        return wrong

    def truths(text: str) -> list[bool]:
        return [is_true(a, b, rough=rough) for chain in chains(text) for a, b, rough in chain.links()]

    if truths(damaged) != truths(read.text):
        return "an equation is false"
    same = damaged.endswith(read.text[closing_of(read).start :])
    return "the final answer is the same" if same else ""


COPYING_NUMBERS = (
    DamageRule("misquoted", "copying-numbers", _misquoted, _check_kept),
    DamageRule("misplaced-in-step", "copying-numbers", _in_steps, _check_kept),
    DamageRule("carried-through", "copying-numbers", _carried_through, _check_carried, most=1),
)
