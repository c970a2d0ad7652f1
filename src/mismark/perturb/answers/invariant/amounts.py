"""Exactly equal amounts and exact asides: 90 minutes as an hour and a half, the weekday of a date, a century's years.

Amounts are read again from what was put there, and converted in fractions; dates and centuries are found in the
changed text and worked out afresh.
"""

from __future__ import annotations

import re
from datetime import date
from fractions import Fraction
from functools import cache
from typing import TYPE_CHECKING, Any

from mismark.errors import MissingExtra
from mismark.perturb.answers.invariant.numbers import NEAR, amounts_asked, number_words, put_for
from mismark.perturb.answers.rules import DamageRule, Spot
from mismark.texts.answers import Change

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from mismark.perturb.answers.reading import AnswerText
    from mismark.perturb.answers.rules import Check

__all__ = ["AMOUNTS"]

_SAID: Mapping[str, str] = {
    "30 seconds": "half a minute",
    "90 seconds": "a minute and a half",
    "15 minutes": "a quarter of an hour",
    "30 minutes": "half an hour",
    "45 minutes": "three quarters of an hour",
    "60 minutes": "one hour",
    "90 minutes": "an hour and a half",
    "120 minutes": "two hours",
    "48 hours": "two days",
    "72 hours": "three days",
    "14 days": "two weeks",
    "21 days": "three weeks",
    "6 months": "half a year",
    "12 months": "one year",
    "18 months": "a year and a half",
    "24 months": "two years",
    "10 years": "a decade",
    "20 years": "two decades",
    "30 years": "three decades",
    "50 years": "half a century",
    "100 years": "a century",
    "200 years": "two centuries",
}
"""Amounts with another way to say exactly the same."""

_UNIT = r"(?:second|minute|hour|day|week|month|year|decade|centur(?=y|ies))"
_LEADS = (
    r"\b(?:for|about|in|within|after|than|least|takes?|took|lasts?|lasted|lasting|nearly|almost|roughly|approximately|around|"
    r"only|over|under|some|exactly|is|was)\s"
)
_TRAILS = r"(?!\s(?:old|of|per|a|an|each|every|long|to|or|and|earlier|later)\b|[-/–—’']|\s?\()"


@cache
def _amounts() -> tuple[re.Pattern[str], Mapping[str, str]]:
    """What finds an amount, in digits or words and in either way to say it, and the other way of each."""
    words = {str(value): word for word, value in number_words().items()} | {"100": "one hundred"}
    other = dict(_SAID)
    for written, said in _SAID.items():
        number, unit = written.split()
        if number in words:
            other[f"{words[number]} {unit}"] = said
        if said.split()[0] != "one":
            other[said] = written
    found = "|".join(sorted(map(re.escape, other), key=len, reverse=True))
    return re.compile(rf"(?<={{}})({found}){_TRAILS}".replace("(?<={})", f"(?:{_LEADS})")), other


def _amounts_in(read: AnswerText) -> Iterator[tuple[int, int, str]]:
    """Where an amount stands that can be said otherwise, and how."""
    if amounts_asked(read) or read.answer.ability == "reasoning":
        return
    pattern, other = _amounts()
    for match in pattern.finditer(read.text):
        sentence = read.sentence_at(match.start(1))
        if sentence is None or read.is_masked(*match.span(1)):
            continue
        beside = (
            read.text[sentence.start : match.start(1)][-NEAR:],
            read.text[match.end(1) : sentence.end][:NEAR],
        )
        if not any(re.search(rf"\d|\b{_UNIT}s?\b|\b(?:two|three|four|five|six)\b", one) for one in beside):
            yield match.start(1), match.end(1), other[match[1]]


def _equal_units(read: AnswerText) -> Iterator[Spot]:
    changes = [Change(start, end, said) for start, end, said in _amounts_in(read)]
    if changes:
        yield Spot(tuple(changes), f"{put_for(read.text, changes)}: exactly the same amount")


def _equal_asides(read: AnswerText) -> Iterator[Spot]:
    for start, end, said in _amounts_in(read):
        yield Spot(
            (Change(end, end, f" ({said})"),),
            f"“({said})” after “{read.text[start:end]}”: an aside that nobody needs, and exactly the same amount",
        )


_YEARS = {"decade": 10, "century": 100}
"""Units that are years, of which the one is another thing in physics."""


@cache
def _registry() -> Any:
    try:
        import pint
    except ImportError as error:
        raise MissingExtra.of("perturb", "pint", "perturb") from error
    return pint.UnitRegistry(non_int_type=Fraction, cache_folder=None)


def _amount(said: str) -> Any:
    """The quantity that a few words name, in fractions of its unit."""
    unit = re.search(r"(second|minute|hour|day|week|month|year|decade|centur)(?:s|y|ies)?\b", said)
    if unit is None:
        return None
    head = said[: unit.start()].strip()
    name = unit[1].replace("centur", "century")
    numbers = {word: Fraction(value) for word, value in number_words().items()}
    numbers |= {"half a": Fraction(1, 2), "half an": Fraction(1, 2), "a quarter of an": Fraction(1, 4)}
    numbers |= {"three quarters of an": Fraction(3, 4), "one": Fraction(1), "one hundred": Fraction(100)}
    numbers |= {"a": Fraction(1), "an": Fraction(1)}
    value = Fraction(head) if head.isdecimal() else numbers.get(head)
    if value is None:
        return None
    value += Fraction(1, 2) if said[unit.end() :].strip() == "and a half" else 0
    years = _YEARS.get(name)
    return _registry().Quantity(value * (years or 1), "year" if years else name).to("second").magnitude


def _same_amounts(read: AnswerText, made: str, spots: Sequence[Spot]) -> str:  # noqa: ARG001
    """What stood there and what stands there now are converted to seconds and must be equal."""
    for spot in spots:
        for start, end, text in spot.changes:
            before = read.text[start:end] or _before(read.text, start)
            one, other = _amount(before), _amount(text.strip(" ()"))
            if one is None or one != other:
                return f"{text.strip()!r} is not {before!r}"
    return ""


def _before(text: str, end: int) -> str:
    """The amount that ends at a place."""
    pattern, _ = _amounts()
    return next((match[1] for match in pattern.finditer(text) if match.end(1) == end), "")


_MONTHS = (
    *("January", "February", "March", "April", "May", "June"),
    *("July", "August", "September", "October", "November", "December"),
)
_DAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
_DATE = re.compile(
    rf"\b(?P<on>[Oo]n )(?:(?P<m1>{'|'.join(_MONTHS)}) (?P<d1>\d{{1,2}}), (?P<y1>19[3-9]\d|20\d\d)"
    rf"|(?P<d2>\d{{1,2}}) (?P<m2>{'|'.join(_MONTHS)}) (?P<y2>19[3-9]\d|20\d\d))\b"
)
"""Dates after the last large country had changed to the Gregorian calendar."""


def _weekdays(read: AnswerText) -> Iterator[Spot]:
    if amounts_asked(read):
        return
    for match in _DATE.finditer(read.text):
        day = _day_of(match)
        if day is not None and not read.is_masked(*match.span()):
            at = match.end("on")
            yield Spot(
                (Change(at, at, f"{_DAYS[day.weekday()]}, " if match["m1"] else f"{_DAYS[day.weekday()]} "),),
                f"“{_DAYS[day.weekday()]}” before a date: an aside that nobody needs, and right by the calendar",
            )


def _day_of(match: re.Match[str]) -> date | None:
    month = _MONTHS.index(match["m1"] or match["m2"]) + 1
    try:
        return date(int(match["y1"] or match["y2"]), month, int(match["d1"] or match["d2"]))
    except ValueError:
        return None


def _right_weekday(read: AnswerText, made: str, spots: Sequence[Spot]) -> str:
    """Every date with a weekday in the changed text must fall on it, and one more of them must stand there."""
    dated = re.compile(
        rf"(?P<day>{'|'.join(_DAYS)}),? (?={_DATE.pattern.replace('(?P<on>[Oo]n )', '(?P<on>)')})".replace(
            r"(?=\b", "(?="
        )
    )
    found = list(dated.finditer(made))
    if len(found) != len(dated.findall(read.text)) + len(spots):
        return "no weekday was added"
    for match in found:
        day = _day_of(match)
        if day is None or _DAYS[day.weekday()] != match["day"]:
            return f"the date is no {match['day']}"
    return ""


_ORDINAL = re.compile(
    r"\b(?:in|during|until|since|of|by|from) the (?P<n>1[0-9]|20)th century(?=[,.;]|\s(?:when|by|with|as|because|and|but|with)\b)"
)


def _centuries(read: AnswerText) -> Iterator[Spot]:
    if amounts_asked(read):
        return
    for match in _ORDINAL.finditer(read.text):
        aside = f" ({_years(int(match['n']))})"
        part = re.search(
            r"\b(?:early|late|mid\w*|first|second|half|part|end|beginning|turn)\b",
            read.text[: match.end()][-60:],
            re.IGNORECASE,
        )
        if part is None and not read.is_masked(*match.span()) and read.sentence_at(match.start()) is not None:
            yield Spot(
                (Change(match.end(), match.end(), aside),),
                f"“{aside.strip()}” after “{match['n']}th century”: an aside that nobody needs, and exact",
            )
            return


def _years(century: int) -> str:
    return f"{100 * (century - 1) + 1} to {100 * century}"


def _right_years(read: AnswerText, made: str, spots: Sequence[Spot]) -> str:
    """Every century with its years must have the right ones, and one more of them must stand there."""
    given = re.compile(r"(?P<n>\d+)th century \((?P<first>\d+) to (?P<last>\d+)\)")
    found = list(given.finditer(made))
    if len(found) != len(given.findall(read.text)) + len(spots):
        return "no years were added"
    wrong = any(int(m["last"]) != 100 * int(m["n"]) or int(m["last"]) - int(m["first"]) != 99 for m in found)
    return "a century has other years" if wrong else ""


def _rule(name: str, subtype: str, spots: Callable[[AnswerText], Iterator[Spot]], check: Check) -> DamageRule:
    return DamageRule(name, "invariant", spots, check, subtype, 1)


AMOUNTS: tuple[DamageRule, ...] = (
    _rule("equal-units", "variant", _equal_units, _same_amounts),
    _rule("equal-aside", "trivial-detail", _equal_asides, _same_amounts),
    _rule("weekday", "trivial-detail", _weekdays, _right_weekday),
    _rule("century-years", "trivial-detail", _centuries, _right_years),
)
"""Rules of the subtypes `variant` and `trivial-detail` that are about amounts and dates."""
