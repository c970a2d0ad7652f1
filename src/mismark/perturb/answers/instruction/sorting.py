"""What an instruction wants sorted, and the units of an answer that are.

An answer goes in, series of units with distinct keys in rising order come out: names in alphabetical order, and rows or
list items in the order of dates, times or years.
"""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING

from mismark.perturb.answers.instruction.requests import own_words
from mismark.perturb.answers.instruction.series import Series, Unit, lists, rows

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from mismark.perturb.answers.reading import AnswerText

__all__ = ["sorted_series"]

_ALPHABET = re.compile(r"\b(?:in alphabetical order|alphabetically)\b")
_TIME = re.compile(
    r"\b(?:in (?:order of (?:time|date|year)|chronological order)|chronologically|(?:sorted?|ordered|arranged?) (?:the \w+ )?"
    r"by (?:the )?(?:release |publication |starting )?(?:date|time|year)|the earliest first|from (?:the )?(?:oldest|earliest) to)\b"
    r"|\bSort the rows by date\b"
)
_DATE = re.compile(r"\b(?:(\d{4})-(\d\d)-(\d\d)|(\d\d?):(\d\d)|((?:1[5-9]|20)\d\d))\b")
_RUN = re.compile(
    r"(?:^|(?<=: )|(?<=:\*\* ))[^\n:,;.!?|]{1,30}(?:, [^\n,;.!?|]{1,30}){2,}(?=$)", re.MULTILINE
)
_MIN = 3


def sorted_series(read: AnswerText) -> tuple[tuple[str, Series], ...]:
    """Series that are sorted as was asked, each with the order in words.

    Example:
        >>> import pytest
        >>> _ = pytest.importorskip("markdown_it")
        >>> from mismark.perturb.answers.reading import AnswerText
        >>> from mismark.texts.gold_answers import GoldAnswer
        >>> answer = GoldAnswer("q", "instruction", "Names in alphabetical order.", "Here: Abel, Lucia, Tom")
        >>> [[unit.label for unit in series.units] for _, series in sorted_series(AnswerText(answer))]
        [['Abel', 'Lucia', 'Tom']]
    """
    asked = own_words(read.instruction)
    found: list[tuple[str, Series]] = []
    if _ALPHABET.search(asked):
        candidates = (*_runs(read.text), *rows(read), *lists(read))
        found += [
            ("in alphabetical order", one) for one in _rising(candidates, lambda unit: _folded(unit.label))
        ]
    if _TIME.search(asked):
        for one in _rising(
            (*rows(read), *lists(read), *_lines(read)), lambda unit: _when(read.text[unit.body : unit.end])
        ):
            found.append(("in order of time", one))
    return tuple(found) if len(found) == 1 else ()


def _rising(candidates: Iterable[Series], key: Callable[[Unit], tuple[object, ...] | None]) -> list[Series]:
    found = []
    for one in candidates:
        keys = [key(unit) for unit in one.units]
        if len(keys) >= _MIN and all(keys) and all(a < b for a, b in pairwise(keys)):  # type: ignore[operator]
            found.append(one)
    return found


def _folded(label: str) -> tuple[object, ...] | None:
    words = re.findall(r"[^\W\d_]+", label.casefold())
    return (" ".join(words),) if words and words[0] not in {"the", "a", "an"} else None


def _when(text: str) -> tuple[object, ...] | None:
    """The first date, time or year of a unit; times before ten are written with one digit at times."""
    found = _DATE.search(text)
    if found is None:
        return None
    if found[1]:
        return ("date", int(found[1]), int(found[2]), int(found[3]))
    if found[4]:
        return ("time", int(found[4]), int(found[5]), 0)
    return ("year", int(found[6]), 0, 0)


def _runs(text: str) -> list[Series]:
    """Names in a line of their own, separated by commas, behind a label or none."""
    found = []
    for match in _RUN.finditer(text):
        units = [
            Unit(at, at + len(part), at, (at, at), re.sub(r": \d+$", "", part))
            for part, at in _split(match[0], match.start())
        ]
        found.append(Series("words", tuple(units)))
    return found


def _split(line: str, start: int) -> list[tuple[str, int]]:
    found, at = [], start
    for part in line.split(", "):
        found.append((part, at))
        at += len(part) + 2
    return found


def _lines(read: AnswerText) -> list[Series]:
    """Lines that begin with a date."""
    units = [
        Unit(match.start(), match.end(), match.start(), (match.start(), match.start()), match[1])
        for match in re.finditer(r"^(\d{4}-\d\d-\d\d),[^\n]*$", read.text, re.MULTILINE)
    ]
    return [Series("lines", tuple(units))] if units else []
