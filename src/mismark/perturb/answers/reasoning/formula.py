r"""Formulas that are wrong before any number is put into them.

An answer goes in, spots come out: in a line of symbols (`V = π × r² × h`, `\frac{n!}{r!(n-r)!}`) or words
(`total distance ÷ total time`) a sign is another (`sign-changed`), the parts of a fraction change places
(`fraction-upside-down`), a power is another or gone (`power-changed`), a factor is missing (`factor-dropped`); in a
sentence (`work is force times distance`) the operation is another (`operation-in-words`). What was put in and what came
out stay. Whether a formula still says the same is tried with numbers for its names.

Source: FBI 3.3 (Wrong Formula).
"""

from __future__ import annotations

import random
import re
from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple
from zlib import crc32

from mismark.perturb.answers.reasoning.arithmetic import evaluate, names_of, parse
from mismark.perturb.answers.reasoning.calculations import shown
from mismark.perturb.answers.reasoning.closing import closing_of
from mismark.perturb.answers.reasoning.formula_tokens import tokenise
from mismark.perturb.answers.reasoning.numeral_slips import in_code
from mismark.perturb.answers.rules import DamageRule, Spot
from mismark.texts.answers import Change, apply_changes

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from mismark.perturb.answers.reading import AnswerText
    from mismark.perturb.answers.reasoning.arithmetic import Node
    from mismark.perturb.answers.reasoning.formula_tokens import Token

__all__ = ["FORMULA"]

_CONSTANTS = {Fraction(one) for one in (1, 2, 3, 4, 100, 180, 360)} | {
    Fraction(1, 2),
    Fraction(1, 3),
    Fraction(4, 3),
}
_PROSE = re.compile(
    r"\b(?:is|are|was|the|we|where|when|and|so|this|that|which|with|here|has|have|gives?|then|if|for|to|by|remainder|such|"
    r"use|using|mod)\b|\\(?:pmod|mod|geq|leq|neq|quad|pm|ldots|dots|cdots|Rightarrow|implies|rightarrow|cap|cup|mid|in|"
    r"equiv|boxed|circ)\b",
    re.IGNORECASE,
)
_WORDS = 4
_POINTS = 4
_TRIES = 60
_CUES = re.compile(
    r"formula|given by|theorem|law|rule|sequence is|measures?|calculat|expressed|number of", re.IGNORECASE
)
_SIGNS = {"+": ("−",), "−": ("+",), "-": ("+",), "–": ("+",), "×": ("+", "÷"), "·": ("+",), "*": ("+",)}
_SIGNS |= {"\\times": ("+", "\\div"), "\\cdot": ("+",), "÷": ("×",), "\\div": ("\\times",)}
_HYPHEN = re.compile(r"\\[\[(a-z]|[\w)] - [\w(]")
"""What tells that minus is written as a hyphen in a text: LaTeX, or another such sign."""
_SAID = re.compile(
    r"\b(?:is|are|equals|contributes)\s+(?:[a-zπ]+\s+){1,9}?(times|multiplied by|divided by|plus|minus)"
    r"(?=\s+(?!(?:as|more|less|per|and|or|in|of|that|which|for|to|when|where)\b)[a-z]{2,})"
)
_COUNTED = re.compile(
    r"\b(?:\w*(?:one|two|three|four|five|six|seven|eight|nine|ten|many|several|few|as|how)|\d+)\s*$"
)
_OPPOSITE = {
    "times": "divided by",
    "multiplied by": "divided by",
    "divided by": "multiplied by",
    "plus": "minus",
    "minus": "plus",
}


class _Formula(NamedTuple):
    """One side of an equation between names.

    Attributes:
        node: what it says.
        tokens: its tokens.
        line: code points of the equation, for people.
    """

    node: Node
    tokens: tuple[Token, ...]
    line: tuple[int, int]

    @property
    def span(self) -> tuple[int, int]:
        """Code points of the side."""
        return self.tokens[0].start, self.tokens[-1].end


def _formulas(text: str) -> list[_Formula]:
    """The sides of equations that hold names and an operation, and no number of the matter at hand."""
    tokens = tokenise(text)
    found: list[_Formula] = []
    for sign, token in enumerate(tokens):
        if token.kind != "rel" or token.text != "=":
            continue
        begin = sign
        while begin > 0 and tokens[begin - 1].kind not in {"end", "rel"}:
            begin -= 1
        left = parse(tokens, begin, sign, symbolic=True) if begin < sign else None
        if left is None or left[1] != sign:
            left = _last_name(tokens, begin, sign)
        stop = sign + 1
        while stop < len(tokens) and tokens[stop].kind not in {"end", "rel", "comma"}:
            stop += 1
        right = parse(tokens, sign + 1, stop, symbolic=True)
        if left is None or right is None or right[1] != stop:
            continue
        solved = left[0].op != "choose" and names_of(left[0]) & names_of(right[0])
        if solved or _is_derivation(tokens, stop):
            continue
        if any(
            _is_quantity(one, other)
            for one, other in zip(tokens[begin:stop], tokens[begin + 1 : stop], strict=False)
        ):
            continue
        line = (left[0].start, tokens[stop - 1].end)
        if not names_of(left[0]) or _numbers(left[0]) - _CONSTANTS or _PROSE.search(text[line[0] : line[1]]):
            continue
        sides = [(right[0], tokens[sign + 1 : stop])]
        if left[0].op in {"+", "-"} and names_of(right[0]) and tokens[begin - 1].kind != "rel":
            sides.append((left[0], [one for one in tokens[begin:sign] if one.start >= left[0].start]))
        for node, own in sides:
            if _is_formula(text, node, left[0], line[0]):
                found.append(_Formula(node, tuple(own), line))
    return sorted(found, key=lambda one: one.span)


def _is_derivation(tokens: Sequence[Token], stop: int) -> bool:
    """Whether another side with names follows: the step of a proof rather than what numbers are put into."""
    if stop + 1 >= len(tokens) or tokens[stop].kind != "rel":
        return False
    behind = parse(tokens, stop + 1, len(tokens), symbolic=True)
    return behind is not None and bool({one for one in names_of(behind[0]) if len(one) == 1})


def _is_quantity(number: Token, unit: Token) -> bool:
    """Whether a word behind a number is a unit and no factor: `2 inches`, but `4ac`."""
    return number.kind == "num" and (unit.kind == "text" or (unit.kind == "word" and unit.start > number.end))


def _last_name(tokens: Sequence[Token], begin: int, sign: int) -> tuple[Node, int] | None:
    """The name that a sentence ends with before a sign of equality: `which means that v =`."""
    if sign - begin < 2 or tokens[sign - 1].kind != "word" or tokens[sign - 2].kind not in {"word", "comma"}:
        return None
    return parse(tokens, sign - 1, sign, symbolic=True)


def _is_formula(text: str, node: Node, left: Node, start: int) -> bool:
    names = names_of(node)
    if (
        not _operates(node)
        or _numbers(node) - _CONSTANTS
        or any(len(name.split()) > _WORDS for name in names | names_of(left))
    ):
        return False
    if left.op == "name" and left.name in names:
        return False
    if len(names) >= 2:
        return True
    return len(names) == 1 and (
        _has_pi(node) or (left.op != "num" and bool(_CUES.search(text[max(0, start - 160) : start])))
    )


def _operates(node: Node) -> bool:
    return node.op not in {"num", "name", "neg"} or any(_operates(one) for one in node.args)


def _numbers(node: Node) -> set[Fraction]:
    if node.op == "num":
        return {node.value} if isinstance(node.value, Fraction) else set()
    return {value for one in node.args for value in _numbers(one)}


def _has_pi(node: Node) -> bool:
    return (node.op == "num" and isinstance(node.value, float)) or any(_has_pi(one) for one in node.args)


def _differ(one: Node, other: Node) -> bool:
    """Whether two formulas come to different numbers wherever both come to any."""
    names = sorted(names_of(one) | names_of(other))
    draw = random.Random(crc32(" ".join(names).encode()))  # noqa: S311
    tried = 0
    for _ in range(_TRIES):
        values = {name: Fraction(draw.randint(2, 12)) for name in names}
        try:
            first, second = evaluate(one, values), evaluate(other, values)
        except (ArithmeticError, KeyError):
            continue
        if abs(float(first) - float(second)) <= 1e-9 * max(1.0, abs(float(first))):
            if len(set(values.values())) < len(values):
                continue  # two names may have drawn one number
            return False
        tried += 1
        if tried >= _POINTS:
            return True
    return False


def _read_formulas(read: AnswerText) -> Iterator[_Formula]:
    until = closing_of(read).start
    for one in _formulas(read.text):
        if one.span[1] <= until and not in_code(read, *one.span):
            yield one


def _planted(read: AnswerText, formula: _Formula, changes: Sequence[Change]) -> Spot | None:
    """The spot, where the damaged side can be read and says something else."""
    text, (start, end), line = read.text, formula.span, formula.line
    moved = tuple(Change(one.start - start, one.end - start, one.text) for one in changes)
    damaged = apply_changes(text[start:end], moved)
    node = _reread(damaged)
    if node is None or not _differ(formula.node, node):
        return None
    if len(_formulas(apply_changes(text, changes))) != len(_formulas(text)):
        return None
    whole = apply_changes(
        text[line[0] : line[1]], [Change(one.start - line[0], one.end - line[0], one.text) for one in changes]
    )
    return Spot(tuple(changes), f"the formula is {shown(text, *line)}, not {shown(whole, 0, len(whole))}")


def _reread(side: str) -> Node | None:
    tokens = tokenise(side)
    found = parse(tokens, 0, len(tokens), symbolic=True)
    return found[0] if found is not None and found[1] == len(tokens) else None


def _signs(read: AnswerText) -> Iterator[Spot]:
    for formula in _read_formulas(read):
        for before, token, behind in zip(
            formula.tokens, formula.tokens[1:], formula.tokens[2:], strict=False
        ):
            sign = read.text[token.start : token.end]
            if token.kind != "op" or sign not in _SIGNS or before.kind in {"op", "open"}:
                continue
            wrong = _SIGNS[sign][token.start % len(_SIGNS[sign])]
            if token.text == "*" and (
                before.kind in {"num", "pi"} or _is_function(before) or _is_function(behind)
            ):
                continue
            if wrong == "−" and _HYPHEN.search(read.text):
                wrong = "-"
            spot = _planted(read, formula, [Change(token.start, token.end, wrong)])
            if spot is not None:
                yield spot


def _is_function(token: Token) -> bool:
    return token.text in {"\\cos", "\\sin", "\\tan", "\\log", "\\ln"}


def _fractions(read: AnswerText) -> Iterator[Spot]:
    text = read.text
    for formula in _read_formulas(read):
        for node in _nodes(formula.node):
            if node.op != "/":
                continue
            upper, lower = node.args
            if not all(_is_whole(text, one) and one.op != "num" for one in (upper, lower)):
                continue
            changes = [
                Change(upper.start, upper.end, text[lower.start : lower.end]),
                Change(lower.start, lower.end, text[upper.start : upper.end]),
            ]
            spot = _planted(read, formula, changes)
            if spot is not None:
                yield spot


def _is_whole(text: str, node: Node) -> bool:
    """Whether an expression can stand elsewhere as it is."""
    return node.op in {"name", "num"} or text[node.start : node.start + 1] in {"(", "{"}


def _nodes(node: Node) -> Iterator[Node]:
    yield node
    for one in node.args:
        yield from _nodes(one)


def _powers(read: AnswerText) -> Iterator[Spot]:
    for formula in _read_formulas(read):
        for token, behind in zip(formula.tokens, [*formula.tokens[1:], None], strict=True):
            changes: list[Change] = []
            if token.kind == "power" and token.text in {"²", "³"}:
                changes = [Change(token.start, token.end, "" if token.text == "²" else "²")]
            elif (
                token.kind == "raise"
                and behind is not None
                and behind.kind == "num"
                and behind.text in {"2", "3"}
            ):
                changes = [Change(token.start, behind.end, "" if behind.text == "2" else "^2")]
            spot = _planted(read, formula, changes) if changes else None
            if spot is not None:
                yield spot


def _factors(read: AnswerText) -> Iterator[Spot]:
    text = read.text
    for formula in _read_formulas(read):
        for node in _nodes(formula.node):
            if node.op != "*" or not _is_constant(node.args[0]):
                continue
            first, rest = node.args
            if text[first.start] in "({" and text[first.end - 1 : first.end] not in ")}":
                continue
            spot = _planted(read, formula, [Change(first.start, rest.start, "")])
            if spot is not None:
                yield spot


def _is_constant(node: Node) -> bool:
    """Whether a factor is a number that belongs to the formula: 2, ½, one third."""
    return node.op == "num" or (node.op == "/" and all(one.op == "num" for one in node.args))


def _in_words(read: AnswerText) -> Iterator[Spot]:
    until = closing_of(read).start
    for match in _SAID.finditer(read.text, 0, until):
        start, end = match.span(1)
        if read.is_masked(start, end) or _COUNTED.search(read.text[:start]):
            continue
        word = match[1]
        wrong = "times" if word == "divided by" and "multiplied" not in read.text else _OPPOSITE[word]
        stop = re.compile(r"[.,:;]|\n|\Z").search(read.text, end)
        said = shown(read.text, match.start(), stop.start() if stop else end)
        reason = f"“{wrong}” for “{word}”: the result {said}"
        yield Spot((Change(start, end, wrong),), reason)


def _check(read: AnswerText, damaged: str, spots: Sequence[Spot]) -> str:
    """There are as many formulas as there were, and those that were changed come to other numbers."""
    before, after = _formulas(read.text), _formulas(damaged)
    if len(before) != len(after):
        return "a formula can no longer be read"
    for change in (change for spot in spots for change in spot.changes):
        here = [
            _differ(old.node, new.node)
            for old, new in zip(before, after, strict=True)
            if old.span[0] <= change.start and change.end <= old.span[1]
        ]
        if not here:
            return "no formula stands where one was changed"
        if not any(here):
            return "the formula says the same"
    return ""


def _check_words(read: AnswerText, damaged: str, spots: Sequence[Spot]) -> str:
    """As many operations are said in words, and as many as there are spots are others."""
    pattern = re.compile(r"\b(?:times|multiplied by|divided by|plus|minus)\b")
    before, after = pattern.findall(read.text), pattern.findall(damaged)
    others = sum(one != other for one, other in zip(before, after, strict=False))
    return (
        "" if len(before) == len(after) and others == len(spots) else "the operations in words are not others"
    )


FORMULA = (
    DamageRule("sign-changed", "formula", _signs, _check),
    DamageRule("fraction-upside-down", "formula", _fractions, _check),
    DamageRule("power-changed", "formula", _powers, _check),
    DamageRule("factor-dropped", "formula", _factors, _check),
    DamageRule("operation-in-words", "formula", _in_words, _check_words),
)
