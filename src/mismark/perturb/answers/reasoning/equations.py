r"""Equations in an answer: where an expression is said to be a value, and whether it is.

A text goes in, chains of equal sides come out: `27.00 + 8.10 = 35.10`, `= \frac{3}{36} = \frac{1}{12}`, `6 plus 2 is 8`.
A side that holds names has no value; a chain is worth something where two neighbouring sides have one.
"""

from __future__ import annotations

import re
from fractions import Fraction
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from mismark.perturb.answers.reasoning.arithmetic import Node, evaluate, parse
from mismark.perturb.answers.reasoning.formula_tokens import Token, tokenise, value_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from mismark.perturb.answers.reasoning.arithmetic import Value

__all__ = ["Chain", "Side", "agree", "chains", "is_true"]

_SAYS = {"is", "equals", "makes", "gives", "becomes"}
_BINARY = {"+", "-", "*", "/", "^", "factorial", "choose", "root"}
_CLOSE = 1e-6
_ROUGH = 0.05


class Side(NamedTuple):
    """One side of a chain.

    Attributes:
        start: code points; of a side that could not be read, where its sign stands.
        end: half-open.
        node: the expression, None where there are names in it or it could not be read.
        value: its value, None as well.
        numerals: the numbers in it.
    """

    start: int
    end: int
    node: Node | None
    value: Value | None
    numerals: tuple[Token, ...]

    @property
    def plain(self) -> Token | None:
        """The numeral, where the side is one number, with sign, currency, per cent and unit or without."""
        node = self.node
        while node is not None and node.op in {"neg", "percent"}:
            node = node.args[0]
        return self.numerals[0] if node is not None and node.op == "num" and len(self.numerals) == 1 else None

    @property
    def works(self) -> bool:
        """Whether anything is worked out on it."""
        return self.node is not None and _works(self.node)


class Chain(NamedTuple):
    """Sides with signs between them, in the order of the text.

    Attributes:
        sides: two or more.
        rough: of each sign whether it says `about`.
    """

    sides: tuple[Side, ...]
    rough: tuple[bool, ...]

    @property
    def span(self) -> tuple[int, int]:
        """Code points of the whole."""
        return self.sides[0].start, self.sides[-1].end

    def links(self) -> Iterator[tuple[Side, Side, bool]]:
        """Neighbouring sides that both have a value, at least one of them worked out, and whether `about` is said."""
        for left, right, rough in zip(self.sides, self.sides[1:], self.rough, strict=False):
            if left.value is not None and right.value is not None and (left.works or right.works):
                yield left, right, rough


def _works(node: Node) -> bool:
    return node.op in _BINARY or any(_works(one) for one in node.args)


def chains(text: str, tokens: Sequence[Token] | None = None) -> tuple[Chain, ...]:
    """Every chain of a text.

    Example:
        >>> [chain] = chains("The price is 120 − 30 = $90.")
        >>> [side.value for side in chain.sides]
        [Fraction(90, 1), Fraction(90, 1)]
    """
    return _chains_of(text) if tokens is None else _read_chains(tokens)


@lru_cache(maxsize=8)
def _chains_of(text: str) -> tuple[Chain, ...]:
    return _read_chains(tokenise(text))


def _read_chains(tokens: Sequence[Token]) -> tuple[Chain, ...]:
    tokens = _without_breaks(tokens)
    found: list[Chain] = []
    at = 0
    while at < len(tokens):
        chain, behind = _chain(tokens, at)
        if chain is not None:
            found.append(chain)
        at = max(behind, at + 1)
    return tuple(found)


def _without_breaks(tokens: Sequence[Token]) -> list[Token]:
    """Tokens without the ends of lines and formulas that a sign of equality goes on behind."""
    kept: list[Token] = []
    for token in tokens:
        if token.kind == "rel":
            while kept and kept[-1].kind == "end" and _is_break(kept[-1]):
                kept.pop()
        if kept and kept[-1].kind == "rel" and token.kind == "end" and _is_break(token):
            continue
        kept.append(token)
    return kept


def _is_break(token: Token) -> bool:
    return token.text in {"\n", "\\\\", "\\[", "\\]"}


def _chain(tokens: Sequence[Token], at: int) -> tuple[Chain | None, int]:
    """The chain whose first sign is the first at or behind a token, and where to go on."""
    sign = at
    while sign < len(tokens) and not _is_sign(tokens, sign):
        sign += 1
    if sign >= len(tokens):
        return None, sign
    said = tokens[sign].kind == "word"
    left = _left(tokens, at, sign)
    if said and not left.works:
        return None, sign + 1
    sides, rough = [left], []
    while sign < len(tokens) and (tokens[sign].kind == "rel" or said):
        rough.append(tokens[sign].text in {"≈", "\\approx"})
        side, behind = _right(tokens, sign + 1)
        sides.append(side)
        said = False
        sign = behind
    return Chain(tuple(sides), tuple(rough)), sign


def _is_sign(tokens: Sequence[Token], at: int) -> bool:
    if tokens[at].kind == "rel":
        return True
    return tokens[at].text in _SAYS and at + 1 < len(tokens) and tokens[at + 1].kind in {"num", "currency"}


def _left(tokens: Sequence[Token], begin: int, sign: int) -> Side:
    """The longest expression that ends at a sign."""
    first = sign
    while (
        first > begin and tokens[first - 1].kind not in {"end", "rel"} and tokens[first - 1].text not in _SAYS
    ):
        first -= 1
    for at in range(first, sign):
        if at > 0 and not _may_begin(tokens[at - 1], tokens[at]):
            continue
        read = parse(tokens, at, sign)
        if read is not None and read[1] == sign:
            return _side(tokens, at, sign, read[0])
    return Side(tokens[sign].start, tokens[sign].start, None, None, ())


def _may_begin(before: Token, token: Token) -> bool:
    """Whether an expression may begin at a token without being the rest of another."""
    if token.kind == "open" and (
        token.text == "{" or (before.end == token.start != 0 and before.kind == "word")
    ):
        return False
    if before.kind == "close":
        return before.text == ")" and token.kind in {"num", "currency"}
    if before.kind == "word":
        return before.text not in {"of", "x"} and not before.text.startswith("\\")
    return before.kind in {"comma", "text", "end", "rel"}


def _right(tokens: Sequence[Token], at: int) -> tuple[Side, int]:
    """The expression behind a sign, and where it ends; without one, the next sign or the end of what is said."""
    read = parse(tokens, at, len(tokens))
    if read is not None and _ends(tokens, read[1]):
        return _side(tokens, at, read[1], read[0]), read[1]
    behind = at
    while behind < len(tokens) and tokens[behind].kind not in {"end", "rel", "comma"}:
        behind += 1
    where = tokens[at - 1].end
    return Side(where, where, None, None, ()), behind


def _ends(tokens: Sequence[Token], at: int) -> bool:
    """Whether an expression really is over: no variable, power or bracket sticks to it."""
    if at >= len(tokens):
        return True
    token, before = tokens[at], tokens[at - 1]
    if token.kind in {"op", "open", "raise", "power", "bar", "num"}:
        return False
    if token.text == ":":
        return False
    return not (token.kind == "word" and (token.start == before.end or token.text.startswith("\\")))


def _side(tokens: Sequence[Token], at: int, behind: int, node: Node) -> Side:
    numerals = tuple(token for token in tokens[at:behind] if token.kind == "num")
    try:
        value = evaluate(node)
    except (ArithmeticError, KeyError):
        return Side(node.start, node.end, None, None, numerals)
    return Side(node.start, tokens[behind - 1].end, node, value, numerals)


def is_true(left: Side, right: Side, *, rough: bool) -> bool:
    """Whether two sides are equal: exactly, or as far as the digits of a rounded number go."""
    if left.value is None or right.value is None:
        return False
    return any(
        agree(other.value, shown.value, shown, rough=rough)
        for shown, other in ((right, left), (left, right))
        if shown.value is not None and other.value is not None
    )


def agree(exact: Value, shown: Value, side: Side, *, rough: bool) -> bool:
    """Whether a value is what a side shows of it.

    Args:
        exact: what comes out.
        shown: the value of the side.
        side: one plain number may be rounded to its digits; anything else must be equal.
        rough: whether `about` is said, so that whole numbers may be rounded as well.
    """
    if isinstance(exact, Fraction) and isinstance(shown, Fraction) and exact == shown:
        return True
    if abs(float(exact) - float(shown)) <= _CLOSE * min(1.0, abs(float(exact))) and not (
        isinstance(exact, Fraction) and isinstance(shown, Fraction)
    ):
        return True
    plain = side.plain
    if plain is None:
        return rough and abs(float(exact) - float(shown)) <= 0.001 * abs(float(exact))
    decimals = len(plain.text.partition(".")[2])
    if not rough and not decimals:
        return False
    unit = Fraction(1, 10**decimals)
    if rough and not decimals:
        zeros = len(plain.text) - len(re.sub(r"[0,]+$", "", plain.text))
        unit = Fraction(10 ** min(zeros, 2)) if zeros else unit
    scale = float(shown) / float(value_of(plain.text)) if value_of(plain.text) else 1.0
    return abs(float(exact) - float(shown)) <= 0.500001 * float(unit) * abs(scale) + 1e-12
