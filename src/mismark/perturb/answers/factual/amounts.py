"""Wrong amounts and counts: an answer in, places where another number with the same unit is false out."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from mismark.perturb.answers.factual.claims import claims, label_end, pick, stands_as_example
from mismark.perturb.answers.factual.stated_numbers import (
    NUMBER_WORDS,
    WORKED_OUT,
    about,
    direction_of,
    has_number,
    standing,
)
from mismark.perturb.answers.rules import Spot
from mismark.texts.answers import Change

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mismark.perturb.answers.reading import AnswerText


__all__ = ["wrong_amounts", "wrong_counts"]

_UNITS = (
    r"(?:kilomet(?:er|re)s?|met(?:er|re)s?|centimet(?:er|re)s?|millimet(?:er|re)s?|micromet(?:er|re)s?|nanomet(?:er|re)s?|miles?|feet|"
    r"inches|kilograms?|grams?|tons?|tonnes?|pounds?|lit(?:er|re)s?|degrees|hours?|minutes?|seconds?|days?|weeks?|months?|years?|"
    r"million|billion|trillion|hertz|volts?|watts?|joules?|people|inhabitants|members|letters|plays|towns|languages|countries|"
    r"states|islands|chromosomes|pairs|bones|genes|species|characters|signs|soldiers|ships|men|women|votes|seats|keys|strings|"
    r"stars|moons|planets|electrons|protons|neutrons|vacuum tubes|symphonies|sonnets|novels|poems|paintings|works|films|km|kg|cm|mm|nm|°C|°F|GHz|MHz)"
)

_AMOUNT = re.compile(rf"(?<![\w.,/$£€–—=+×*-])(\d{{1,3}}(?:,\d{{3}})+|\d+(?:\.\d+)?)(?= {_UNITS}(?![\w/]))")

_COUNT = re.compile(
    r"\b(?:ha[sd]|have|contains?|contained|consists? of|consisted of|there (?:are|were)|spent|lasted|took|takes|wrote|won|"
    r"received|comprises|gave birth to|is made up of|are made up of|composed|held|needs|requires|for|after|with|about|published|built|"
    rf"the (?:first|last)) (?:its |the |only |about |more than |almost |nearly |exactly )?({'|'.join(NUMBER_WORDS)})"
    r" (?:[a-z-]+ )?([a-z]+s|people|children|men|women|feet)\b(?! (?:of|that|which|who)\b)"
)

_NOT_COUNTED = re.compile(
    r"\b(?:both|either|neither|each other|one another|respectively|the (?:other|second|third|latter|former)|namely|in two|"
    r"types?|kinds?|ways|steps|stages|reasons|parts|factors|methods|points|groups|categories|forms|principles|components|"
    r"statements|objects|variables|states|things|examples|or more|waves|numbers|sides|angles|directions|ends|halves)\b",
    re.IGNORECASE,
)

_SOFT = re.compile(
    r"\b(?:if|when|can|vary|varies|depending|ranges? (?:widely|from)|suggest\w*)\b", re.IGNORECASE
)

_PLAIN = re.compile(r"\d+(?:,\d{3})*(?:\.\d+)?")

_KNOWN_TO_ALL = frozenset(
    {
        "7",
        "12",
        "24",
        "30",
        "31",
        "52",
        "60",
        "100",
        "180",
        "360",
        "365",
        "365.2422",
        "365.25",
        "366",
        "1,000",
    }
)

_VERB = re.compile(
    r"\b(?:is|are|was|were|has|have|had|[a-z]+ed|covers?|contains?|lies|takes?|cost|flows?|travels?|holds?|makes|serves?|reaches)\b"
)


def _scaled(number: str, factor: float) -> str:
    """A number times a factor, with as many figures that count and written the same way."""
    value = float(number.replace(",", ""))
    if "." in number:
        places = len(number.partition(".")[2])
        return f"{value * factor:.{places}f}"
    whole = number.replace(",", "")
    exact = max(1, len(whole.rstrip("0")))
    result = round(value * factor)
    cut = 10 ** max(0, len(str(result)) - max(exact, 1))
    result = round(result / cut) * cut
    return f"{result:,}" if "," in number else str(result)


def _goes_with(one: str, other: str) -> bool:
    """Whether one number is plainly twice, half or ten times the other, so that one may be worked out from it."""
    first, second = (float(number.replace(",", "")) for number in (one, other))
    return second > 0 and first / second in {0.1, 0.5, 2.0, 10.0}


def wrong_amounts(read: AnswerText) -> Iterator[Spot]:
    """Amounts with a unit or of things that are counted, written in digits."""
    done: set[str] = set()
    for sentence in claims(read):
        said = read.text[sentence.start : sentence.end]
        found = list(_AMOUNT.finditer(read.text, sentence.start, sentence.end))
        if not 1 <= len(found) <= 2 or WORKED_OUT.search(said) or _SOFT.search(said):
            continue
        for match in found:
            number = match[1]
            if not _VERB.search(read.text, sentence.start, match.start()):
                continue
            if number in done or stands_as_example(read, sentence, match.start()):
                continue
            if re.search(r"(?:\d|\bone|\btwo) (?:to|and|or) $|[-–—−] ?$", read.text[: match.start()]):
                continue
            if match.start() < label_end(read, sentence) or number in _KNOWN_TO_ALL:
                continue
            if any(_goes_with(number, other) for other in _PLAIN.findall(said)):
                continue
            done.add(number)
            unit = re.compile(_UNITS).match(read.text, match.end() + 1)
            stem = (unit[0] if unit else "").rstrip("s")
            spans = standing(read, number, rf"[ -]{re.escape(stem)}")
            if match.start() not in {span.start for span in spans} or float(number.replace(",", "")) <= 1:
                continue
            direction = direction_of(read, match.start())
            factors = {0: (0.4, 1.7, 2.5, 0.6), 1: (1.7, 2.5), -1: (0.4, 0.6)}[direction]
            if unit and unit[0] in {"hour", "hours", "months", "days", "degrees"} and direction == 0:
                factors = (0.6, 1.5)
            other = _scaled(number, factors[pick(number + said[:20], len(factors))])
            if float(other.replace(",", "")) <= 1 or has_number(read.text, other) or other == number:
                continue
            yield Spot(
                tuple(Change(*span, other) for span in spans),
                f"“{other}” for “{number}”: {about(read, sentence, *match.span(1))}",
            )


def wrong_counts(read: AnswerText) -> Iterator[Spot]:
    """Counts written as words."""
    for sentence in claims(read):
        said = read.text[sentence.start : sentence.end]
        if _NOT_COUNTED.search(said) or re.search(r"[:;=]|\bif\b|\bwhen\b", said) or WORKED_OUT.search(said):
            continue
        for match in _COUNT.finditer(read.text, sentence.start, sentence.end):
            start, end = match.span(1)
            noun = match[2]
            if re.search(rf"\b{match[1]}\b", read.instruction, re.IGNORECASE):
                continue
            if stands_as_example(read, sentence, start) or read.is_masked(start, end):
                continue
            number = NUMBER_WORDS.index(match[1]) + 2
            elsewhere = re.findall(
                rf"\b(?:{'|'.join(NUMBER_WORDS)}|both|\d+) (?:[a-z-]+ )?{noun}\b", read.text, re.IGNORECASE
            )
            listed = re.search(r",[^,.;]+(?:,| and )", read.text[match.end() : sentence.end])
            if len(elsewhere) != 1 or listed or match[1] in said.replace(match[0], "", 1).lower().split():
                continue
            direction = direction_of(read, start)
            choices = (
                [number + 1, number + 2]
                if number < 4 or direction == 1
                else [number - 1, number + 2, number - 2]
            )
            if direction == -1:
                choices = [number - 1] if number > 2 else []
            choices = [one for one in choices if 2 <= one <= 12]
            if not choices:
                continue
            other = NUMBER_WORDS[choices[pick(match[0], len(choices))] - 2]
            yield Spot(
                (Change(start, end, other),),
                f"“{other}” for “{match[1]}”: {about(read, sentence, start, end)}",
            )
