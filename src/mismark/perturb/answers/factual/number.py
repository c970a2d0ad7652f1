r"""Wrong numbers: an answer in, years, shares, amounts and counts that are not the true ones out.

A number is changed wherever it stands, so that the answer agrees with itself and is wrong. What only numbers
something, what names something (`Apollo 11`) and what other numbers are worked out from is left alone. With `more
than` a number grows and with `less than` it shrinks, or the claim would stay true.

Source: FBI, Number Errors.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from mismark.perturb.answers.factual.amounts import wrong_amounts, wrong_counts
from mismark.perturb.answers.factual.claims import claims, pick, stands_as_example
from mismark.perturb.answers.factual.stated_numbers import (
    WORKED_OUT,
    about,
    check_replaced,
    direction_of,
    has_number,
    standing,
)
from mismark.perturb.answers.rules import DamageRule, Spot
from mismark.texts.answers import Change

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from mismark.perturb.answers.reading import AnswerText


__all__ = ["NUMBER"]

_MONTH = r"(?:January|February|March|April|May|June|July|August|September|October|November|December)"

_YEAR = re.compile(r"(?<![\w.,$£€/#])(1[0-9]\d\d|20[0-2]\d)(s?)(?![\w%/°]|[.,:]\d|[-–—]\d\d?\b)")

_BEFORE_YEAR = re.compile(
    rf"(?:\b(?:in|of|from|to|since|on|around|for|between|early|late|year|spring|summer|autumn|fall|winter|{_MONTH})|"
    rf"\b{_MONTH} \d\d?,|\bin the|\bthe|\d{{4}}[-–—]|\d{{4}} and|\()\s?$",
    re.IGNORECASE,
)

_ROUGH_OR_RANGE = re.compile(
    r"(?:\b(?:about|around|approximately|roughly|nearly|almost|some|circa|ca?\.|between|until|till|through|from)(?: (?:the|year))*|"
    r"\d{4}s?,? (?:and|to|or|through|until)(?: the)?|\d\s?[-–—])\s?$",
    re.IGNORECASE,
)
_RANGE_GOES_ON = re.compile(
    r"\s?(?:[-–—]\s?\d|,? (?:to|and|or|until|till|through)(?: about| around| the)* \d)"
)

_LOOSE = re.compile(r"\b(?:by|before|after|prior to|till|as (?:early|late) as)\b[^,;.]{0,25}$", re.IGNORECASE)

_DERIVED = re.compile(
    r"\b(?:aged?|at the age of|years? (?:later|earlier|before|after|old)|later that|years? ago|century later|decades? later|"
    r"\w+-year-old|the same year|that year|anniversary)\b",
    re.IGNORECASE,
)

_SHARE = re.compile(r"(?<![\w.,/–-])(\d{1,2}(?:\.\d+)?)(?=(?P<unit> ?%| percent\b| per cent\b))")

_RECENT, _LAST_YEAR = 1985, 2023

_OLD, _MODERN = 1700, 1900

_FULL = 100.0


def _in_title(read: AnswerText, at: int) -> bool:
    """Whether a place stands between single asterisks or in a link: part of a title."""
    line = read.text.rfind("\n", 0, at) + 1
    return len(re.findall(r"(?<!\*)\*(?!\*|\s)|(?<![\s*])\*(?!\*)", read.text[line:at])) % 2 == 1


def _all_years(text: str) -> list[int]:
    return sorted({int(match[1]) for match in _YEAR.finditer(text)})


def _other_year(year: int, text: str, *, decade: bool) -> int | None:
    """A wrong year for a year, on the same side of every other year; None where there is no room."""
    others = [one for one in _all_years(text) if one != year]
    floor = max([(year + one) // 2 + 1 for one in others if one < year], default=0)
    roof = min([(year + one) // 2 - 1 for one in others if one > year], default=9999)
    roof = min(roof, max(_LAST_YEAR, year) if year < _LAST_YEAR else year)
    step = 10 if decade else 1
    if year >= _RECENT:
        shifts = [4, 5, 6, 7, 8]
    elif year >= _MODERN:
        shifts = [6, 7, 8, 9, 11, 12, 13, 14, 16]
    elif year >= _OLD:
        shifts = [11, 13, 14, 16, 17, 18, 22, 23, 24, 27]
    else:
        shifts = [21, 24, 26, 28, 32, 34, 36, 38]
    if decade:
        shifts = [20, 30] if year < _RECENT else [10]
    signed = [sign * shift for shift in shifts for sign in (1, -1)]
    turn = pick(f"{year}{text[:40]}", len(signed))
    for shift in [*signed[turn:], *signed[:turn]]:
        other = year + shift
        if floor <= other <= roof and other % step == year % step and str(other) not in text:
            return other
    return None


def _is_rough_or_range(text: str, start: int, end: int) -> bool:
    """Whether a year is only about right or one end of a range: another may be as true, or the range be upside down."""
    before = text[max(0, start - 30) : start]
    goes_on = before.lower().endswith("from ") and re.match(r" on(?:ward|wards)?\b", text[end : end + 9])
    return (bool(_ROUGH_OR_RANGE.search(before)) and not goes_on) or bool(_RANGE_GOES_ON.match(text, end))


def _years(read: AnswerText) -> Iterator[Spot]:
    """Years and decades in which something happened."""
    done: set[str] = set()
    for sentence in claims(read):
        for match in _YEAR.finditer(read.text, sentence.start, sentence.end):
            number = match[0]
            if number in done or stands_as_example(read, sentence, match.start()):
                continue
            if not _BEFORE_YEAR.search(read.text, max(sentence.start, match.start() - 30), match.start()):
                continue
            if _LOOSE.search(read.text, sentence.start, match.start()):
                continue
            if _is_rough_or_range(read.text, match.start(), match.end()):
                continue
            after = read.sentence_at(min(sentence.end + 2, len(read.text) - 1))
            near = read.text[sentence.start : after.end if after else sentence.end]
            if _DERIVED.search(near) or _in_title(read, match.start()):
                continue
            done.add(number)
            spans = standing(read, number, r"(?!s?\w)(?![-–—]\d\d?\b)(?! ?(?:%|percent))")
            if match.start() not in {span.start for span in spans}:
                continue
            if any(
                read.text[span.end : span.end + 3] in {" BC", " BCE"}
                or _in_title(read, span.start)
                or _is_rough_or_range(read.text, span.start, span.end)
                for span in spans
            ):
                continue
            other = _other_year(int(match[1]), read.text, decade=bool(match[2]))
            if other is None:
                continue
            written = f"{other}{match[2]}"
            yield Spot(
                tuple(Change(*span, written) for span in spans),
                f"“{written}” for “{number}”: {about(read, sentence, match.start(), match.end())}",
            )


def _shares(read: AnswerText) -> Iterator[Spot]:
    """Percentages."""
    done: set[str] = set()
    for sentence in claims(read):
        found = list(_SHARE.finditer(read.text, sentence.start, sentence.end))
        if len(found) != 1 or found[0][1] in done:
            continue
        match = found[0]
        said = read.text[sentence.start : sentence.end]
        if (
            stands_as_example(read, sentence, match.start())
            or WORKED_OUT.search(said)
            or " if " in said.lower()
        ):
            continue
        done.add(match[1])
        spans = standing(read, match[1], r" ?%| percent\b| per cent\b")
        unit = match["unit"]
        other = _other_share(match[1], direction_of(read, match.start()))
        if match.start() not in {span.start for span in spans} or not other or has_number(read.text, other):
            continue
        yield Spot(
            tuple(Change(*span, other) for span in spans),
            f"“{other}{unit}” for “{match[1]}{unit}”: {about(read, sentence, *match.span(1))}",
        )


def _other_share(number: str, direction: int) -> str:
    value = float(number)
    up = [shift for shift in (18.0, 22.0, 27.0, 14.0) if value + shift < _FULL - 2]
    down = [-shift for shift in (22.0, 18.0, 14.0, 27.0) if value - shift > 3]
    if value < 10:
        up = [value * 2 + 4, value + 9]
    choices = [*(up if direction >= 0 else []), *(down if direction <= 0 else [])]
    if not choices:
        return ""
    places = len(number.partition(".")[2])
    return f"{value + choices[pick(number, len(choices))]:.{places}f}"


def _check_years(read: AnswerText, damaged: str, spots: Sequence[Spot]) -> str:
    """As for any number, and the years are in the order that they were in."""
    wrong = check_replaced(read, damaged, spots)
    if wrong:
        return wrong
    before = [int(match[1]) for match in _YEAR.finditer(read.text)]
    after = [int(match[1]) for match in _YEAR.finditer(damaged)]
    if len(before) != len(after):
        return "the answer has not as many years as before"
    if sorted(range(len(before)), key=before.__getitem__) != sorted(range(len(after)), key=after.__getitem__):
        return "the years are in another order"
    return ""


NUMBER: tuple[DamageRule, ...] = (
    DamageRule("wrong-year", "number", _years, _check_years),
    DamageRule("wrong-share", "number", _shares, check_replaced),
    DamageRule("wrong-amount", "number", wrong_amounts, check_replaced),
    DamageRule("wrong-count", "number", wrong_counts, check_replaced),
)
