r"""Numerals written wrong by a slip, and numbers written as other numbers of a text are.

A numeral goes in as it stands (`1,250.50`), others of the same style come out. Everything is decided by the numeral and
where it stands, so that a rule plants the same slip whenever it is asked.
"""

from __future__ import annotations

import re
from fractions import Fraction
from itertools import pairwise
from typing import TYPE_CHECKING
from zlib import crc32

from mismark.perturb.answers.inflecting import in_words, ordinal_in_words
from mismark.perturb.answers.reasoning.formula_tokens import tokenise, value_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from mismark.perturb.answers.reading import AnswerText
    from mismark.perturb.answers.reasoning.formula_tokens import Token

__all__ = ["in_code", "is_spelt_out", "miscopies", "numerals_of", "slips", "standing_free", "written"]

_FEW = 12
_PAIR = 2
_CENTS = 2
_GROUPED = 10_000
_MISREAD = {
    "1": "74",
    "2": "35",
    "3": "82",
    "4": "96",
    "5": "63",
    "6": "98",
    "7": "19",
    "8": "36",
    "9": "68",
}
_SYMBOL = re.compile(r"(?:k?m|cm|mm|k?g|mg|m?L|ml|k?W|kWh|mph|ft|GB|MB)\b")
_LABEL = re.compile(r"(?:\b[Ss]teps?|\b[Pp]art|\b[Rr]ow|\b[Dd]ay|\b[Ee]quation|\b[Nn]o\.|\bCase|\bindex)\s*$")


def slips(numeral: str, place: int = 0) -> tuple[str, ...]:
    """Wrong results of the kind that a slip gives: a digit one or two off, two digits turned around.

    Args:
        numeral: as it stands.
        place: where it stands; turns the order, so that not every slip is of one kind.

    Returns:
        Other numerals with as many digits, near the true one; the best first.

    Example:
        >>> slips("30")
        ('31', '32', '40', '20')
    """
    digits = [at for at, one in enumerate(numeral) if one.isdigit()]
    made: list[str] = []
    for at in _worth_changing(numeral, digits):
        for step in (1, -1, 2, -2):
            digit = int(numeral[at]) + step
            first = at == digits[0] and (len(digits) == 1 or numeral[digits[0] + 1] != ".")
            if 0 <= digit <= 9 and (digit or not first):
                made.append(f"{numeral[:at]}{digit}{numeral[at + 1 :]}")
    made += _transposed(numeral, digits)
    return _turned((one for one in made if _is_near(numeral, one)), numeral, place)


def miscopies(numeral: str, place: int = 0) -> tuple[str, ...]:
    """Wrong copies of a number: two digits turned around, a digit misread, the last one doubled or left out.

    Args:
        numeral: as it stands.
        place: where it stands; turns the order.

    Example:
        >>> miscopies("40"), miscopies("0.16")
        (('44', '45', '46', '60'), ('0.61', '0.19', '0.18'))
    """
    digits = [at for at, one in enumerate(numeral) if one.isdigit()]
    turned = _transposed(numeral, digits)
    made = list(turned)
    for at in reversed(digits):
        one = numeral[at]
        if one == "0" and (len(digits) != _PAIR or at != digits[-1] or "." in numeral):
            continue
        looks = f"{numeral[digits[0]]}56" if one == "0" else _MISREAD[one]
        made += [f"{numeral[:at]}{look}{numeral[at + 1 :]}" for look in looks if look != one]
    if numeral.isdigit() and len(numeral) > _PAIR and "0" not in numeral:
        made.append(numeral[:-1])
    value = value_of(numeral)
    return _turned(
        (
            one
            for one in made
            if value_of(one) != value and (one in turned or value / 2 <= value_of(one) <= 2 * value)
        ),
        numeral,
        place,
    )


def _worth_changing(numeral: str, digits: list[int]) -> list[int]:
    """The digits whose change shows: the last that is not nought, the one before it, and the first."""
    shown = [at for at in digits if numeral[at] != "0"] or digits[:1]
    last = shown[-1]
    before = [at for at in digits if at < last][-1:]
    tail = [digits[-1]] if "." not in numeral and digits[-1] != last and len(digits) == _PAIR else []
    return list(dict.fromkeys([*tail, last, *before, shown[0]]))


def _transposed(numeral: str, digits: list[int]) -> list[str]:
    """The numeral with two neighbouring digits turned around, no nought first or last."""
    made = []
    for left, right in pairwise(digits):
        one, other = numeral[left], numeral[right]
        if (
            one == other
            or (one == "0" and right == left + 2)
            or (left == digits[0] and other == "0")
            or (right == digits[-1] and other == "0")
        ):
            continue
        made.append(f"{numeral[:left]}{other}{numeral[left + 1 : right]}{one}{numeral[right + 1 :]}")
    return made


def _is_near(numeral: str, other: str) -> bool:
    """Whether a wrong number is neither next to the right one nor absurd; one is neither, for its noun is singular."""
    right, wrong = value_of(numeral), value_of(other)
    if right == wrong or 0 in {right, wrong} or 1 in {right, wrong}:
        return False
    off = abs(wrong - right) / right
    return Fraction(1, 200) <= off <= (Fraction(1, 2) if right >= _FEW else Fraction(2, 3))


def _turned(made: Iterable[str], numeral: str, place: int) -> tuple[str, ...]:
    """Each once, beginning anywhere, but at the same one for the same place."""
    kinds = list(dict.fromkeys(made))
    if not kinds or not place:
        return tuple(kinds)
    at = crc32(f"{numeral} {place}".encode()) % len(kinds)
    return (*kinds[at:], *kinds[:at])


def written(value: Fraction, like: str, *, rounded: bool = False) -> str | None:
    """A number in the style of another: as many decimals where they are kept, commas where it has them.

    Args:
        value: what to write.
        like: the numeral whose style is taken.
        rounded: whether the number may be rounded to the other's decimals; else it must come out with them.

    Returns:
        The numeral, or None where the number cannot be written so, or is not positive.

    Example:
        >>> written(Fraction(1234), "9,000"), written(Fraction(15, 2), "27.00"), written(Fraction(1, 3), "0.5")
        ('1,234', '7.50', None)
    """
    decimals = len(like.partition(".")[2])
    if rounded:
        value = Fraction(round(value * 10**decimals), 10**decimals)
    if value <= 0 or (value * 10**decimals).denominator != 1:
        return None
    if decimals and not rounded and decimals != _CENTS and not like.endswith("0"):
        while decimals and (value * 10 ** (decimals - 1)).denominator == 1:
            decimals -= 1
    whole, rest = divmod(int(value * 10**decimals), 10**decimals)
    comma = "{,}" if "{,}" in like else ","
    grouped = comma in like or (value >= _GROUPED and value_of(like) < 1000)
    text = f"{whole:,}".replace(",", comma) if grouped else str(whole)
    return f"{text}.{rest:0{decimals}d}" if decimals else text


def numerals_of(text: str, start: int = 0, end: int | None = None) -> Iterator[Token]:
    """The numerals of a text, as the reader of expressions sees them."""
    return (token for token in tokenise(text, start, end) if token.kind == "num")


def standing_free(text: str, token: Token) -> bool:
    """Whether a numeral stands for a number: not part of a time, a word, a name, a list's mark, a power.

    Example:
        >>> text = "At 9:30 the 4th bus had 12 people."
        >>> [token.text for token in numerals_of(text) if standing_free(text, token)]
        ['12']
    """
    before, after = text[max(0, token.start - 1) : token.start], text[token.end : token.end + 1]
    line = text[text.rfind("\n", 0, token.start) + 1 : token.start]
    if before in {":", "#", "_", "^"} or after in {":", "_"} or before.isalpha() or not token.text.isascii():
        return False
    if after.isalpha() and not _SYMBOL.match(text, token.end):
        return False
    if not line.strip(" \t>*-") and re.match(r"[.)]\s", text[token.end : token.end + 2]):
        return False
    if text[: token.start].endswith(("^{", "_{")) or _LABEL.search(line):
        return False
    return not (before == "-" and text[token.start - 2 : token.start - 1].isalnum())


def in_code(read: AnswerText, start: int, end: int) -> bool:
    """Whether a span touches code, a block quotation or an address."""
    if any(
        block.start < end and start < block.end
        for block in read.blocks
        if block.kind == "code" or block.quoted
    ):
        return True
    return any(mask.touches((start, end)) and read.text[mask.start] in "`~<h" for mask in read.masks)


def is_spelt_out(text: str, value: Fraction) -> bool:
    """Whether a whole number stands in a text in words: `three` or `third` of 3, `twice` of 2.

    Raises:
        MissingExtra: the package that spells numbers is not installed.
    """
    if value.denominator != 1 or not 0 <= value <= 1000:
        return False
    words = {in_words(int(value)), ordinal_in_words(int(value))}
    words |= {1: {"once", "single"}, 2: {"twice", "double", "half", "pair", "both"}, 4: {"quarter"}}.get(
        int(value), set()
    )
    words |= {one.replace("-", " ") for one in words}
    return bool(re.search(rf"\b(?:{'|'.join(map(re.escape, sorted(words)))})s?\b", text, re.IGNORECASE))
