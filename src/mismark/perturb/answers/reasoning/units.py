"""Units that do not go with their numbers.

An answer goes in, spots come out: behind a number that was worked out another unit stands, of the same kind or of another,
and the number is not converted. `wrong-unit` changes it in a step, `wrong-final-unit` in the closing words, wherever the
result stands there, and `wrong-currency` turns dollars into cents. The units and what each is taken for are in
`words/units.tsv`; what they mean is pint's to say.

Source: FBI 3.3 (Incorrect Units).
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, NamedTuple
from zlib import crc32

from mismark.errors import MissingExtra
from mismark.perturb.answers.inflecting import plural
from mismark.perturb.answers.reasoning.closing import closing_of
from mismark.perturb.answers.reasoning.equations import chains, is_true
from mismark.perturb.answers.reasoning.formula_tokens import value_of
from mismark.perturb.answers.reasoning.numeral_slips import in_code, numerals_of, standing_free
from mismark.perturb.answers.rules import DamageRule, Spot
from mismark.texts.answers import Change

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from fractions import Fraction

    from mismark.perturb.answers.reading import AnswerText
    from mismark.perturb.answers.reasoning.formula_tokens import Token

__all__ = ["UNITS"]

_GAP = r"(?:\s|\\[,;: ]|\}|\\\)|\*\*|~|(?<=\d)\$)*(?:\\(?:text|mathrm)\{\s*)?"
_OVER = r"(?![\w²³^·⋅]|-\w|\}?\s*(?:\^|/|\\cdot|per\b|each\b)|\s+(?:and|\d+)\s+\d|’|')"
_MUCH = 1000
_WORD_LENGTH = 4
_ALIKE = 0.05
_MONEY = re.compile(r"(?<![−-])(?<![−-]\s)\$(?=\d)")


class _Swap(NamedTuple):
    """A way of writing a unit, and what it is taken for.

    Attributes:
        unit: as it stands.
        instead: as it is written then.
        meant: the unit in pint's words.
        taken: the other in pint's words.
    """

    unit: str
    instead: str
    meant: str
    taken: str


class _Quantity(NamedTuple):
    """A number and the unit behind it.

    Attributes:
        number: the numeral.
        start: where the unit begins, code points.
        end: half-open.
        unit: as it stands, in small letters where it is a word.
    """

    number: Token
    start: int
    end: int
    unit: str


@cache
def _registry() -> Any:
    try:
        import pint
    except ImportError as error:
        raise MissingExtra.of("perturb", "pint", "perturb") from error
    registry: Any = pint.UnitRegistry()
    registry.define("dollar = [currency]")
    registry.define("cent = 0.01 dollar")
    return registry


@cache
def _plural(unit: str) -> str:
    first, per, rest = unit.partition(" per ")
    head, space, last = first.rpartition(" ")
    return f"{head}{space}{plural(last)}{per}{rest}"


@cache
def _swaps() -> dict[str, tuple[_Swap, ...]]:
    """By the unit as it is written, singular and plural."""
    found: dict[str, list[_Swap]] = {}
    lines = (
        files("mismark.perturb.answers").joinpath("words/units.tsv").read_text(encoding="utf-8").splitlines()
    )
    for line in lines[1:]:
        kind, unit, instead, meant, taken = line.split("\t")
        forms = [(unit, instead)]
        if kind == "word":
            forms.append((_plural(unit), _plural(instead)))
        for one, other in forms:
            if _differs(meant, taken):
                found.setdefault(one, []).append(_Swap(one, other, meant, taken))
    return {unit: tuple(swaps) for unit, swaps in found.items()}


@cache
def _differs(meant: str, taken: str) -> bool:
    """Whether a number of one unit is not the same number of the other."""
    registry = _registry()
    one, other = registry.Quantity(1, meant), registry.Quantity(1, taken)
    return not one.check(other.dimensionality) or bool(abs(one.to(taken).magnitude - 1) > _ALIKE)


@cache
def _unit_pattern() -> re.Pattern[str]:
    known = set(_swaps()) | {swap.instead for swaps in _swaps().values() for swap in swaps}
    symbols = sorted((re.escape(one) for one in known if one not in _words()), key=len, reverse=True)
    words = sorted((re.escape(one) for one in known & _words()), key=len, reverse=True)
    return re.compile(rf"{_GAP}((?i:{'|'.join(words)})|{'|'.join(symbols)}){_OVER}")


@cache
def _words() -> frozenset[str]:
    """The units that are words, which may begin with a capital letter."""
    return frozenset(
        one
        for swaps in _swaps().values()
        for swap in swaps
        for one in (swap.unit, swap.instead)
        if len(one) >= _WORD_LENGTH and "/" not in one
    )


def _quantities(text: str, start: int = 0, end: int | None = None) -> Iterator[_Quantity]:
    """The numbers of a text with a unit behind them."""
    for number in numerals_of(text, start, end):
        found = _unit_pattern().match(text, number.end, len(text) if end is None else end)
        glued = found is not None and found.start(1) == number.end
        if found is None or (glued and len(found[1]) == 1):
            continue
        unit = found[1].casefold() if found[1].casefold() in _words() else found[1]
        yield _Quantity(number, found.start(1), found.end(1), unit)


def _is_asked_for(question: str, unit: str) -> bool:
    """Whether a question has a unit other than behind a number: `how many kilowatts`, `in kg/m³`."""
    forms = "|".join(
        re.escape(one) for one in sorted({unit, _plural(unit), unit.removesuffix("s")}, key=len, reverse=True)
    )
    found = re.finditer(
        rf"(?<![\w/])(?:{forms})(?![\w/²³^])", question, re.IGNORECASE if unit in _words() else 0
    )
    return any(not re.search(r"\d[ -]?$", question[: match.start()]) for match in found)


def _instead(read: AnswerText, quantity: _Quantity) -> _Swap | None:
    """What the unit is taken for: one that does not stand behind this number anywhere and is not asked for."""
    text = read.text
    value = value_of(quantity.number.text)
    others = {one.unit for one in _quantities(text) if value_of(one.number.text) == value}
    swaps = [
        one
        for one in _swaps().get(quantity.unit, ())
        if one.instead not in others and not _is_asked_for(read.instruction, one.instead)
    ]
    if not swaps or value in {0, 1}:
        return None
    return swaps[crc32(f"{quantity.number.start} {quantity.unit}".encode()) % len(swaps)]


def _change(text: str, quantity: _Quantity, swap: _Swap) -> Change:
    instead = swap.instead
    if text[quantity.start].isupper() and quantity.unit in _words():
        instead = instead[0].upper() + instead[1:]
    return Change(quantity.start, quantity.end, instead)


def _spot(text: str, quantities: Sequence[_Quantity], swap: _Swap) -> Spot:
    number = quantities[0].number.text.replace("{,}", ",")
    reason = f"“{number} {swap.instead}” for “{number} {swap.unit}”: the number is one of {_all(swap.unit)}"
    return Spot(tuple(_change(text, one, swap) for one in quantities), reason)


def _all(unit: str) -> str:
    return _plural(unit) if unit in _words() and not unit.endswith(("s", "feet")) else unit


def _worked_out(read: AnswerText, until: int) -> dict[int, Token]:
    """The results of true equations above the closing words, by where they stand."""
    return {
        right.plain.start: right.plain
        for chain in chains(read.text)
        for left, right, rough in chain.links()
        if left.works and right.plain is not None and right.end <= until and is_true(left, right, rough=rough)
    }


def _in_steps(read: AnswerText) -> Iterator[Spot]:
    closing = closing_of(read).start
    results = _worked_out(read, closing)
    for one in _quantities(read.text, 0, closing):
        if (
            one.number.start not in results
            or not standing_free(read.text, one.number)
            or in_code(read, one.start, one.end)
        ):
            continue
        swap = _instead(read, one)
        if swap is not None and _differs(swap.meant, swap.taken):
            yield _spot(read.text, [one], swap)


def _in_closing(read: AnswerText) -> Iterator[Spot]:
    closing = closing_of(read)
    values = {value_of(one.text) for one in _worked_out(read, closing.start).values()}
    asked = {value_of(one.text) for one in numerals_of(read.instruction)}
    groups: dict[tuple[Fraction, str], list[_Quantity]] = {}
    for one in _quantities(read.text, *closing):
        groups.setdefault((value_of(one.number.text), one.unit), []).append(one)
    for (value, _), places in groups.items():
        if (
            value not in values
            or value in asked
            or not all(standing_free(read.text, one.number) for one in places)
        ):
            continue
        swap = _instead(read, places[0])
        if swap is not None:
            yield _spot(read.text, places, swap)


def _currencies(read: AnswerText) -> Iterator[Spot]:
    closing = closing_of(read)
    results = _worked_out(read, closing.start)
    values = {value_of(one.text) for one in results.values()}
    asked = {value_of(one.text) for one in numerals_of(read.instruction)}
    for one in numerals_of(read.text):
        at = one.start - 1
        if (
            not one.text.isdigit()
            or value_of(one.text) >= _MUCH
            or read.text[at : one.start] != "$"
            or not _MONEY.match(read.text, at)
            or read.text[at - 1 : at] == "\\"
        ):
            continue
        in_closing = one.start >= closing.start and value_of(one.text) in values - asked
        if not (one.start in results or in_closing) or not re.match(
            r"[.,;]?(?:\s|\Z)(?!(?:per|an?|each)\b)", read.text[one.end :]
        ):
            continue
        amount = f"{one.text} cents"
        reason = f"“{amount}” for “${one.text}”: the number is one of dollars"
        yield Spot((Change(at, one.end, amount),), reason)


def _check(read: AnswerText, damaged: str, spots: Sequence[Spot]) -> str:
    """The quantities are those of the gold answer but for units that were changed, and those mean something else."""
    before, after = _amounts(read.text), _amounts(damaged)
    if [value for _, value, _ in before] != [value for _, value, _ in after]:
        return "the numbers are not what they were"
    means = {swap.unit: swap.meant for swaps in _swaps().values() for swap in swaps}
    means |= {swap.instead: swap.taken for swaps in _swaps().values() for swap in swaps}
    for change in (change for spot in spots for change in spot.changes):
        # the last number that begins before the change ends is the one that the unit belongs to
        at = max(index for index, (start, _, _) in enumerate(before) if start < change.end)
        old, new = before[at][2], after[at][2]
        if old == new or old not in means or new not in means:
            return "a unit is unchanged, or can no longer be read"
        if not _differs(means[old], means[new]):
            return "the unit means the same"
    return ""


def _amounts(text: str) -> list[tuple[int, Fraction, str]]:
    """Every number of a text: where it begins, its value, and its unit, "" for none."""
    units = {one.number.start: one.unit for one in _quantities(text)}
    found = []
    for one in numerals_of(text):
        unit = units.get(one.start, "")
        if (
            not unit
            and text[one.start - 1 : one.start] == "$"
            and text[one.start - 2 : one.start - 1] != "\\"
        ):
            unit = "dollars"
        found.append((one.start, value_of(one.text), unit))
    return found


UNITS = (
    DamageRule("wrong-unit", "units", _in_steps, _check),
    DamageRule("wrong-final-unit", "units", _in_closing, _check),
    DamageRule("wrong-currency", "units", _currencies, _check, most=2),
)
