"""One number of an answer changed, and everything worked out from it worked out again.

An answer, a numeral and what stands instead of it go in; the changes come out, or None where it is not certain what
depends on the number: algebra with it, a value that stands for something else too, a result that does not come out, words
on what kind of number it is.
"""

from __future__ import annotations

import re
from fractions import Fraction
from typing import TYPE_CHECKING

from mismark.perturb.answers.reasoning.arithmetic import evaluate
from mismark.perturb.answers.reasoning.equations import chains, is_true
from mismark.perturb.answers.reasoning.formula_tokens import value_of
from mismark.perturb.answers.reasoning.numeral_slips import is_spelt_out, numerals_of, standing_free, written
from mismark.texts.answers import Change, apply_changes

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mismark.perturb.answers.reading import AnswerText
    from mismark.perturb.answers.reasoning.arithmetic import Node
    from mismark.perturb.answers.reasoning.equations import Chain, Side
    from mismark.perturb.answers.reasoning.formula_tokens import Token

__all__ = ["recompute"]

_ALGEBRA = re.compile(
    r"\d\s?[a-zA-Z](?![a-zA-Z])\s*(?:[-+−=)]|\\)|[-+−]\s*\d*[a-z](?![a-zA-Z])|\([a-z]\s*[-+−]|√\d|\\sqrt"
)
_COMMENTED = re.compile(
    r"\b(?:whole|integers?|round(?:ed|s|ing)?|nearest|exact(?:ly)?|even|evenly|odd|remainders?|left over|primes?|divisible|divides|"
    r"factors?|multiples?|squares?|perfect|fractions?|decimals?|cents|same|equal|twice|double[sd]?|half|halves|thirds?|quarters?|"
    r"times as|times more|more than|less than|fewer than|greater|larger|smaller|bigger|higher|lower|longer|shorter|older|younger|"
    r"exceeds?|at least|at most|enough|only|already|under|above|below|over|almost|nearly|between|positive|negative|too (?:much|many|few))\b",
    re.IGNORECASE,
)
"""What says something of a number that another number may make untrue."""
_SMALL = 4
_CONSTANTS = {Fraction(one) for one in (2, 3, 4, 7, 12, 24, 30, 52, 60, 100, 365, 1000)} | {
    Fraction(1),
    Fraction(0),
}


def recompute(
    read: AnswerText, number: Token, wrong: str, *, until: int, given: bool
) -> tuple[Change, ...] | None:
    """Change a number and everything that follows from it.

    Args:
        read: the answer.
        number: the numeral where the number first stands.
        wrong: what stands there instead.
        until: where to leave off; what stands behind keeps the right numbers.
        given: whether the number is one of the question's; else it is the result of the equation it stands in.

    Returns:
        The changes in the order of the text, or None.
    """
    text = read.text
    if _ALGEBRA.search(text):
        return None
    carry = _Carry(read, number, value_of(number.text), value_of(wrong), given=given)
    changes = {number.start: Change(number.start, number.end, wrong)}
    sides = [
        (side, chain, at)
        for chain in chains(text)
        for at, side in enumerate(chain.sides)
        if side.end > number.start and side.start < until
    ]
    inside = [(side.start, side.end) for side, _, _ in sides if side.node is not None]
    events: list[tuple[int, Token | None, tuple[Side, Chain, int] | None]] = [
        (token.start, token, None)
        for token in numerals_of(text, number.end, until)
        if not any(start <= token.start < end for start, end in inside)
    ]
    events += [(side.start, None, (side, chain, at)) for side, chain, at in sides if side.node is not None]
    for _, token, placed in sorted(events, key=lambda event: event[0]):
        made = carry.token(token) if token else carry.side(*placed) if placed else []
        if made is None:
            return None
        changes |= {change.start: change for change in made if change.start != number.start}
    found = tuple(changes[start] for start in sorted(changes))
    if any(_is_commented(read, change) for change in found):
        return None
    return found if _holds(text, found, number, given=given) else None


def _is_commented(read: AnswerText, change: Change) -> bool:
    """Whether the sentence of a number, or its line where it is in none, and the sentence behind it speak of what the number is like."""
    here = read.sentence_at(change.start)
    if here is None:
        start, end = read.text.rfind("\n", 0, change.start) + 1, read.text.find("\n", change.end)
        return bool(_COMMENTED.search(read.text, start, end if end >= 0 else len(read.text)))
    behind = read.sentence_at(min(here.end + 1, len(read.text) - 1))
    return bool(_COMMENTED.search(read.text, here.start, behind.end if behind else here.end))


class _Carry:
    """What the numbers of an answer have become."""

    def __init__(self, read: AnswerText, number: Token, old: Fraction, new: Fraction, *, given: bool) -> None:
        self.text, self.question, self.number = read.text, read.instruction, number
        self.new: dict[Fraction, Fraction] = {}
        self.given = given
        self.first_at: dict[Fraction, int] = {}
        for one in numerals_of(read.text):
            self.first_at.setdefault(value_of(one.text), one.start)
        self.standing = self.first_at.keys()
        self.asked = {value_of(one.text) for one in numerals_of(read.instruction)}
        self.known = (
            {value_of(one.text) for one in numerals_of(read.text, 0, number.start)} | self.asked | _CONSTANTS
        )
        self.known |= {one / 100 for one in self.asked}
        self.ok = self.learn(old, new, number.start, given=given)
        if given and self.text[number.end : number.end + 2].lstrip("\\")[:1] == "%":
            near = {1 + old / 100, 1 - old / 100, 100 - old, 100 + old}
            self.ok = (
                self.ok
                and not near & self.standing
                and self.learn(old / 100, new / 100, number.start, given=True)
            )

    def learn(self, old: Fraction, new: Fraction, at: int, *, given: bool) -> bool:
        """Take note that a number has become another; whether it is certain which number that is."""
        if old in self.new:
            return self.new[old] == new
        if (
            self.first_at.get(old, at) < at
            or (not given and old in self.asked)
            or new in self.standing | self.asked
        ):
            return False
        if (old.denominator == 1 and old <= _SMALL) or is_spelt_out(self.text, old) or old in {10, 100, 1000}:
            return False
        self.new[old] = new
        return True

    def token(self, token: Token) -> list[Change] | None:
        """A numeral in prose."""
        value = value_of(token.text) if token.text.isascii() else None
        if not self.ok:
            return None
        if value not in self.new:
            # a number that comes from nowhere may come from the changed one: `1,356.48, which rounds to 1,356`
            return [] if value in self.known or not standing_free(self.text, token) else None
        made = written(self.new[value], token.text)
        if made is None or not standing_free(self.text, token):
            return None
        return [Change(token.start, token.end, made)]

    def side(self, side: Side, chain: Chain, at: int) -> list[Change] | None:
        """One side of an equation, operands or result."""
        if not self.ok:
            return None
        before = chain.sides[at - 1] if at else None
        plain = side.plain
        origin = side.start <= self.number.start < side.end
        if (
            plain is not None
            and before is not None
            and before.works
            and before.value is not None
            and not origin
        ):
            return self.result(side, plain, before, rough=chain.rough[at - 1])
        if plain is not None and at and not origin and self.is_from_nowhere(value_of(plain.text)):
            return None
        made: list[Change] = []
        for token in side.numerals:
            if token.start <= self.number.start and not (self.given and token.start == self.number.start):
                continue
            change = self.token(token)
            if change is None:
                return None
            made += change
        if origin and plain is not None:
            self.known.add(value_of(plain.text))
        return made

    def is_from_nowhere(self, value: Fraction) -> bool:
        """Whether a number that something is said to be was neither given nor worked out nor changed."""
        return value not in self.new and value not in (self.known - _CONSTANTS) | self.asked

    def result(self, side: Side, plain: Token, before: Side, *, rough: bool) -> list[Change] | None:
        """What an equation comes to now."""
        if before.node is None or not is_true(before, side, rough=rough):
            return None
        try:
            value = evaluate(self.carried(before.node))
        except ArithmeticError:
            return None
        if not isinstance(value, Fraction):
            return None
        if value == before.value:
            self.known.add(value_of(plain.text))
            return None if value_of(plain.text) in self.new else []
        shown = value_of(plain.text)
        scale = Fraction(100) if side.node is not None and side.node.op == "percent" else Fraction(1)
        numeral = written(value * scale, plain.text, rounded=rough)
        if numeral is None or not standing_free(self.text, plain):
            return None
        if not self.learn(shown, value_of(numeral), plain.start, given=False):
            return None
        return [Change(plain.start, plain.end, numeral)]

    def carried(self, node: Node) -> Node:
        """An expression with the new numbers in it."""
        if node.op == "num" and isinstance(node.value, Fraction):
            return node._replace(value=self.new.get(node.value, node.value))
        return node._replace(args=tuple(self.carried(one) for one in node.args))


def _holds(text: str, changes: tuple[Change, ...], number: Token, *, given: bool) -> bool:
    """Whether the new text is in order: every equation true but the one that the number was the result of."""
    damaged = apply_changes(text, changes)

    def links(of: str) -> Iterator[tuple[int, int, bool]]:
        for chain in chains(of):
            for left, right, rough in chain.links():
                yield left.start, right.end, is_true(left, right, rough=rough)

    before, after = list(links(text)), list(links(damaged))
    if len(before) != len(after):
        return False
    for (start, end, was), (_, _, true) in zip(before, after, strict=True):
        if was and not true and (given or not start <= number.start < end):
            return False
    return True
