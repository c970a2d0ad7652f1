r"""Numbers and expressions as they stand in prose and in LaTeX, read without a mathematics library.

Tokens go in, expression trees come out, each part with its span in code points. Values are fractions, so that
`0.1 + 0.2` is `0.3`; roots that do not come out and π are floats. Units are read over: `60 mph × 3 h` is 180. A computer
algebra system would not help here: what is needed is where each numeral stands, and that is what they throw away.
"""

from __future__ import annotations

import math
from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from mismark.perturb.answers.reasoning.formula_tokens import value_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from mismark.perturb.answers.reasoning.formula_tokens import Token

__all__ = ["Node", "Value", "evaluate", "names_of", "parse"]

Value: TypeAlias = Fraction | float


class Node(NamedTuple):
    """An expression.

    Attributes:
        op: `num`, `name`, one of `+ - * / ^ neg root factorial percent choose abs`.
        args: what it stands between.
        value: of a number.
        name: of a name.
        start: where its first token begins.
        end: behind its last token, units included.
    """

    op: str
    args: tuple[Node, ...]
    value: Value | None
    name: str
    start: int
    end: int


_RAISED = {raised: plain for plain, raised in enumerate("⁰¹²³⁴⁵⁶⁷⁸⁹")}
_GLUED = {
    "cm",
    "mm",
    "km",
    "kg",
    "mg",
    "ml",
    "mL",
    "mph",
    "kW",
    "kWh",
    "GB",
    "MB",
    "ft",
    "in",
    "lb",
    "oz",
    "min",
    "hr",
}
_UNIT_LETTERS = set("mgshLlNWVAJKΩCF°")
_MOST_UNIT_WORDS = 4
_MOST_FACTORIAL = 60
_LARGE = 10**9


class _NoExpressionError(Exception):
    """What stands here is not an expression."""


class _Parser:
    def __init__(self, tokens: Sequence[Token], at: int, stop: int, *, symbolic: bool) -> None:
        self.tokens, self.at, self.stop, self.symbolic = tokens, at, stop, symbolic

    def kind(self, ahead: int = 0) -> str:
        at = self.at + ahead
        return self.tokens[at].kind if at < self.stop else ""

    def text(self, ahead: int = 0) -> str:
        at = self.at + ahead
        return self.tokens[at].text if at < self.stop else ""

    def take(self) -> Token:
        if self.at >= self.stop:
            raise _NoExpressionError
        self.at += 1
        return self.tokens[self.at - 1]

    def here(self) -> int:
        return self.tokens[self.at].start if self.at < len(self.tokens) else self.tokens[-1].end

    def made(self, op: str, args: tuple[Node, ...], start: int) -> Node:
        return Node(op, args, None, "", start, self.tokens[self.at - 1].end)

    def sum(self) -> Node:
        left = self.product()
        while self.kind() == "op" and self.text() in "+-":
            op = self.take().text
            left = self.made(op, (left, self.product()), left.start)
        return left

    def product(self) -> Node:
        left = self.signed()
        while True:
            if self.kind() == "op" and self.text() in "*/":
                op = self.take().text
            elif (
                self.text() in {"x", "X"} and self.kind(1) in {"num", "currency"} and not self.symbolic
            ) or (
                self.text() == "of" and left.op in {"percent", "/"} and self.kind(1) in {"num", "currency"}
            ):
                self.take()
                op = "*"
            elif self.adjoins():
                op = "*"
            else:
                return left
            left = self.made(op, (left, self.signed()), left.start)

    def adjoins(self) -> bool:
        """Whether the next token multiplies without a sign: `2(3 + 4)`, `16π`."""
        if self.kind() in {"root", "pi", "fraction", "choose"} or self.text() in {"(", "[", "{"}:
            return True
        return (
            self.symbolic
            and self.kind() in {"word", "text"}
            and self.before().kind
            in {
                "num",
                "close",
                "pi",
                "power",
                "percent",
                "factorial",
            }
        )

    def before(self) -> Token:
        return self.tokens[self.at - 1]

    def signed(self) -> Node:
        start = self.here()
        if self.kind() == "op" and self.text() == "-":
            self.take()
            inner = self.signed()
            return self.made("neg", (inner,), start)
        return self.powered()

    def powered(self) -> Node:
        base = self.atom()
        while True:
            if self.kind() == "raise":
                self.take()
                base = self.made("^", (base, self.raised()), base.start)
            elif self.kind() == "power":
                token = self.take()
                if token.text == "ⁿ":
                    node = Node("name", (), None, "n", token.start, token.end)
                else:
                    exponent = int("".join(str(_RAISED[one]) for one in token.text))
                    node = Node("num", (), Fraction(exponent), "", token.start, token.end)
                base = self.made("^", (base, node), base.start)
            elif self.kind() == "factorial":
                self.take()
                base = self.made("factorial", (base,), base.start)
            elif self.kind() == "percent":
                self.take()
                base = self.made("percent", (base,), base.start)
            else:
                break
        return self.with_units(base)

    def raised(self) -> Node:
        if self.text() in {"{", "("}:
            return self.bracketed()
        return self.signed() if self.text() == "-" else self.atom()

    def bracketed(self) -> Node:
        start = self.here()
        opened = self.take()
        if opened.kind != "open":
            raise _NoExpressionError
        inner = self.sum()
        if self.take().kind != "close":
            raise _NoExpressionError
        return inner._replace(start=start, end=self.before().end)

    def atom(self) -> Node:
        start = self.here()
        token = self.take()
        if token.kind == "currency" and self.kind() == "num":
            token = self.take()
        if token.kind == "num":
            value = value_of(token.text)
            if self.kind() == "num" and self.here() == token.end and not self.text().isascii():
                value += value_of(self.take().text)
            elif self.mixed(token):
                fraction = self.atom()
                return Node("num", (), value + evaluate(fraction), "", start, fraction.end)
            return Node("num", (), value, "", start, self.before().end)
        if token.kind == "pi":
            return Node("num", (), math.pi, "", start, token.end)
        if token.kind == "fraction":
            upper, lower = self.bracketed(), self.bracketed()
            return self.made("/", (upper, lower), start)
        if token.kind == "choose":
            upper, lower = self.bracketed(), self.bracketed()
            return self.made("choose", (upper, lower), start)
        if token.kind == "root":
            inner = self.bracketed() if self.kind() == "open" else self.atom()
            return self.made("root", (inner,), start)
        if token.kind == "open":
            self.at -= 1
            return self.bracketed()
        if token.kind == "bar":
            inner = self.sum()
            if self.take().kind != "bar":
                raise _NoExpressionError
            return self.made("abs", (inner,), start)
        if token.text == "C" and self.text() == "(" and self.kind(2) == "comma":
            self.take()
            upper = self.sum()
            self.take()
            lower = self.sum()
            if self.take().kind != "close":
                raise _NoExpressionError
            return self.made("choose", (upper, lower), start)
        if self.symbolic and token.kind in {"word", "text"}:
            return self.named(token)
        raise _NoExpressionError

    def mixed(self, whole: Token) -> bool:
        r"""Whether a fraction of two numbers below one follows a whole number: `2\frac{1}{3}`."""
        if self.kind() != "fraction" or "." in whole.text or self.kind(2) != "num" or self.kind(5) != "num":
            return False
        return value_of(self.text(2)) < value_of(self.text(5))

    def named(self, first: Token) -> Node:
        name = first.text
        while first.kind == self.kind() == "word" and self.text() not in {"x", "of"} and len(self.text()) > 1:
            name += " " + self.take().text
        return Node("name", (), None, name, first.start, self.before().end)

    def with_units(self, node: Node) -> Node:
        """Read over the units behind a number, where the expression goes on behind them."""
        at, words = self.at, 0
        while words <= _MOST_UNIT_WORDS:
            if self.kind() == "text" and not self.symbolic:
                self.take()
            elif self.text() == "(" and self.kind(1) in {"word", "text"}:
                if not self.annotation():
                    break
                words = max(words, 1)
                continue
            elif self.kind() == "word" and not self.symbolic and self.is_unit_word():
                self.take()
            else:
                break
            words += 1
            while self.kind() == "power" or (
                self.kind() == "raise" and self.kind(1) in {"num", "open", "word"}
            ):
                if self.take().kind == "raise":
                    self.take()
                    if self.before().kind == "open":
                        self.take()
                        self.take()
            if self.kind() == "op" and self.text() in "/*" and self.kind(1) in {"word", "text"}:
                self.take()
        if words and not self.goes_on():
            self.at = at
        return node._replace(end=self.before().end) if self.at > at else node

    def annotation(self) -> bool:
        """Read over words in brackets: `$12 (chocolate)`."""
        ahead = 1
        while self.kind(ahead) in {"word", "text"} or self.text(ahead) == "-":
            ahead += 1
        if self.kind(ahead) != "close" or (not self.symbolic and self.kind() == "num"):
            return False
        if ahead == 2 and len(self.text(1)) == 1:
            return False
        self.at += ahead + 1
        return True

    def is_unit_word(self) -> bool:
        word = self.text()
        if word in {"x", "X", "of"}:
            return False
        if self.here() == self.before().end and self.before().kind == "num":
            return word in _GLUED
        return (len(word) > 1 and not word.startswith("\\")) or word in _UNIT_LETTERS

    def goes_on(self) -> bool:
        if self.at >= self.stop:
            return True
        if self.text() in {"x", "X"}:
            return True
        return self.kind() in {"op", "rel", "close", "end", "comma", ""}


def parse(tokens: Sequence[Token], at: int, stop: int, *, symbolic: bool = False) -> tuple[Node, int] | None:
    """Read the longest expression that begins at a token.

    Args:
        tokens: of the whole text.
        at: the token to begin at.
        stop: the token not to read any more.
        symbolic: whether words may stand for numbers; else a word is a unit or ends the expression.

    Returns:
        The expression and the token behind it, or None where none begins.

    Example:
        >>> from mismark.perturb.answers.reasoning.formula_tokens import tokenise
        >>> tokens = tokenise("60 mph × (1 + 2) h = 180")
        >>> node, behind = parse(tokens, 0, len(tokens))
        >>> evaluate(node), tokens[behind].text
        (Fraction(180, 1), '=')
    """
    reader = _Parser(tokens, at, stop, symbolic=symbolic)
    try:
        return reader.sum(), reader.at
    except (_NoExpressionError, RecursionError, ArithmeticError, ValueError):
        return None


def evaluate(node: Node, values: Mapping[str, Value] | None = None) -> Value:
    """The value of an expression; of names that `values` does not give there is none.

    Raises:
        ArithmeticError: a division by zero, a root of a negative number, a number beyond all use.
        KeyError: a name without a value.
    """
    if node.op == "num":
        if node.value is None:
            raise KeyError("a number without a value")
        return node.value
    if node.op == "name":
        return (values or {})[node.name]
    args = [evaluate(one, values) for one in node.args]
    try:
        return _apply(node.op, *args)
    except (ValueError, TypeError) as error:
        raise ArithmeticError(str(error)) from None


def _apply(op: str, left: Value, right: Value = Fraction(0)) -> Value:
    if op == "+":
        return left + right
    if op == "-":
        return left - right
    if op == "*":
        return left * right
    if op == "/":
        return left / right
    if op == "neg":
        return -left
    if op == "percent":
        return left / 100
    if op == "abs":
        return left if left >= 0 else -left
    if op == "root":
        return _root(left)
    if op == "^":
        return _power(left, right)
    if op == "factorial":
        return Fraction(math.factorial(_whole(left)))
    return Fraction(math.comb(_whole(left), _whole(right)))


def _whole(value: Value) -> int:
    if value != int(value) or not 0 <= value <= _MOST_FACTORIAL:
        raise ArithmeticError("not a small whole number")
    return int(value)


def _root(value: Value) -> Value:
    if isinstance(value, Fraction) and value >= 0:
        upper, lower = math.isqrt(value.numerator), math.isqrt(value.denominator)
        if upper * upper == value.numerator and lower * lower == value.denominator:
            return Fraction(upper, lower)
    return math.sqrt(value)


def _power(base: Value, exponent: Value) -> Value:
    if not -_MOST_FACTORIAL <= exponent <= _MOST_FACTORIAL or not -_LARGE <= base <= _LARGE:
        raise ArithmeticError("a power beyond all use")
    if isinstance(exponent, Fraction) and exponent.denominator == 1:
        whole: Value = base ** int(exponent)
        return whole
    return math.pow(base, exponent)


def names_of(node: Node) -> set[str]:
    """The names in an expression."""
    return {node.name} if node.op == "name" else {name for one in node.args for name in names_of(one)}
