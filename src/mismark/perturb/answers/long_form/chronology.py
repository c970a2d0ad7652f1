"""Chronology: an answer in which order matters in, the same answer with two steps or dates in each other's place out.

Steps of a numbered list change places where the instruction asks for steps and the later one needs the earlier: it
speaks of a thing that the earlier one brings in. Numbers stay where they are. Dated paragraphs, list items and sentences
change places where all dates of their kind ascend, sections of weeks and days where they are counted up and the later
one needs the earlier.

Source: FBI 3.3; what makes a change of order none is told in docs/perturbing.md.
"""

from __future__ import annotations

import re
from itertools import combinations, groupby, pairwise
from typing import TYPE_CHECKING, NamedTuple

from mismark.perturb.answers.reading import Span
from mismark.perturb.answers.rules import DamageRule, Spot
from mismark.perturb.grammar_items.forms import kinds, singular
from mismark.texts.answers import Change

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from mismark.perturb.answers.reading import AnswerText

__all__ = ["CHRONOLOGY"]

_ASKED = re.compile(
    r"\bstep[s-]|\bstep by step|\bhow (?:do|can|should|would) (?:I|we|you) (?!maintain|know|be\b|improve|cope)\w+|\bhow to\b"
    r"|\brecipe|\bguide\b|\bteach me|\bprocedure|\bstages?\b|\bin (?:the )?order\b|\bhow (?:is|are) .{0,40}\bmade\b",
    re.IGNORECASE,
)
_CUE = re.compile(r"\b(?:then|next|after|once|before|until|when|now|finally)\b", re.IGNORECASE)
_HEAD_CUE = re.compile(
    r"(?:\*\*[^*\n]+\*\*:?\s*)?(?:then|next|after|once|when|now|only now|finally|by now|at the end|the next)\b",
    re.IGNORECASE,
)
_LEAST_STEPS = 4
_LEAST_CUES = 2
_SHORT = 30
_MOST = 40
"""Passages of a row that are put in each other's place; each is looked at with each."""
_DEFINITE = re.compile(r"\b(?:the|this|these|both|each) (?:[a-z]+ )?(?P<noun>[a-z]{4,})\b")
_WORD = re.compile(r"[a-z]{4,}")
_FUNCTION = {
    "that",
    "where",
    "other",
    "back",
    "when",
    "then",
    "which",
    "first",
    "last",
    "next",
    "same",
    "whole",
    "more",
    "most",
}
_NUMBERED = re.compile(
    r"^(?P<mark>#+ |(?=\*\*))(?:\*\*)?(?:(?:Step|Stage|Phase) )?(?P<number>\d+)[.:)] *", re.MULTILINE
)


def _order(answer: AnswerText, pairs: Iterable[tuple[Span, Span, str]]) -> Iterator[Spot]:
    """Spots that put two passages in each other's place."""
    text = answer.text
    for first, second, reason in pairs:
        one, other = text[first.start : first.end], text[second.start : second.end]
        if one[-1:] != other[-1:] or min(len(one), len(other)) < _SHORT:
            continue
        if answer.is_masked(first.start, first.start) or answer.is_masked(second.start, second.start):
            continue
        yield Spot((Change(*first, other), Change(*second, one)), reason)


def _check(answer: AnswerText, damaged: str, spots: Sequence[Spot]) -> str:
    """Of each pair, what stood later in the gold answer must stand earlier in the damaged one, and nothing be lost."""
    for spot in spots:
        early, late = spot.changes[0], spot.changes[-1]
        first, second = answer.text[early.start : early.end], answer.text[late.start : late.end]
        places = damaged.find(first), damaged.find(second)
        if min(places) < 0:
            return "a passage is lost"
        if places[0] < places[1]:
            return "the passages stand in the order of the gold answer"
    return ""


def _begins(passage: str) -> str:
    """The first words of a passage, for reasons."""
    words = re.sub(r"[*_#`]+", "", passage).split()
    return " ".join(words[:5]).rstrip(".,:;") + ("…" if len(words) > 5 else "")


def _one(word: str) -> str:
    return singular(word) or word


def _nouns(passage: str) -> set[str]:
    """Nouns of a passage, in the singular."""
    return {_one(word) for word in _WORD.findall(passage.lower()) if "NOUN" in kinds(_one(word))} - _FUNCTION


def _steps(answer: AnswerText) -> Iterator[tuple[Span, Span, str]]:
    """Pairs of steps, of a numbered list or under numbered headings, where the instruction asks for steps."""
    if not _ASKED.search(answer.instruction):
        return
    for block in answer.lists:
        if block.ordered and block.depth == 1 and len(block.items) >= _LEAST_STEPS:
            yield from _dependent(answer, [Span(item.body, item.end) for item in block.items])
    heads = [match for match in _NUMBERED.finditer(answer.text) if not answer.is_masked(*match.span())]
    for _, group in groupby(heads, key=lambda match: match["mark"]):
        row = list(group)
        if [int(match["number"]) for match in row] == list(range(1, len(row) + 1)) and len(
            row
        ) >= _LEAST_STEPS:
            yield from _dependent(answer, _sections(answer, row, from_end=True))


def _sections(answer: AnswerText, heads: Sequence[re.Match[str]], *, from_end: bool) -> list[Span]:
    """From each heading of a row to the next one; without the last, whose end nothing marks, and those that others end."""
    found = []
    for match, following in pairwise(heads):
        begins = match.end() if from_end else match.start()
        section = answer.text[begins : following.start()].rstrip()
        rest = answer.text[match.end() : begins + len(section)]
        higher = rf"^#{{1,{match['mark'].count('#') - 1}}} " if match["mark"].count("#") > 1 else r"^# "
        if not re.search(rf"{higher}|^---", rest, re.MULTILINE):
            found.append(Span(begins, begins + len(section)))
    return found


def _dependent(answer: AnswerText, bodies: Sequence[Span]) -> Iterator[tuple[Span, Span, str]]:
    """Pairs of steps of which the later one needs the earlier, in what speaks of an order."""
    if not _speaks_of_order(answer, bodies):
        return
    numbers = {body: number for number, body in enumerate(bodies, 1)}
    for first, second, nouns in _needing(answer, bodies):
        one, other = (_begins(answer.text[slice(*body)]) for body in (first, second))
        places = f"steps {numbers[first]} and {numbers[second]} have changed places"
        yield first, second, f"{places}: “{other}” needs “{one}” (the {nouns[0]})"


def _speaks_of_order(answer: AnswerText, bodies: Sequence[Span]) -> bool:
    """Whether two passages at least say what comes before or after."""
    return sum(1 for start, end in bodies if _CUE.search(answer.text, start, end)) >= _LEAST_CUES


def _needing(answer: AnswerText, bodies: Sequence[Span]) -> Iterator[tuple[Span, Span, list[str]]]:
    """Pairs of passages of which the later one names things that nothing before the earlier one has named, and the things."""
    if not bodies:
        return
    texts = [answer.text[start:end] for start, end in bodies[:_MOST]]
    known = _nouns(answer.instruction) | _nouns(answer.text[: bodies[0].start])
    new: list[set[str]] = []
    for one in texts:
        new.append(_nouns(one) - known)
        known |= new[-1]
    for first, second in combinations(range(len(texts)), 2):
        named = [_one(match["noun"]) for match in _DEFINITE.finditer(texts[second].lower())]
        needed = [noun for noun in dict.fromkeys(named) if noun in new[first]]
        cued = bool(_HEAD_CUE.match(texts[second]))
        if needed and (second - first > 1 or cued or len(needed) > 1):
            yield bodies[first], bodies[second], needed


class _Dated(NamedTuple):
    """A passage with its year, and which row of passages it belongs to."""

    row: int
    year: int
    span: Span


_ORDINALS = (
    "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth "
    "sixteenth seventeenth eighteenth nineteenth twentieth twenty-first"
)
_DATE = re.compile(
    rf"\b(?:in|by|around|about|from|since|on|until|during|after|of|the|mid|late|early|\w+ber|january|february|march|april|may|june|july|august)[- ,(]+"
    rf"(?:(?P<year>[12]\d{{3}})s?(?! ?BCE?)\b|(?P<bc>\d{{2,4}}) BCE?\b|(?P<ordinal>{_ORDINALS.replace(' ', '|')}|\d{{1,2}}(?=th|st|nd|rd))"
    r"(?:th|st|nd|rd)? century(?! BC))",
    re.IGNORECASE,
)


def _year(passage: str) -> int | None:
    """The first date of a passage: a year, a decade or a century; years before Christ count below zero."""
    match = _DATE.search(passage)
    if match is None:
        return None
    if match["year"]:
        return int(match["year"])
    if match["bc"]:
        return -int(match["bc"])
    named = match["ordinal"].lower()
    number = int(named) if named.isdigit() else _ORDINALS.split().index(named) + 1
    return 100 * (number - 1)


_HEAD = 70
_LEAST_DATED = 3


def _rows(answer: AnswerText) -> Iterator[list[Span]]:
    """Rows of passages that may be in the order of their dates: the items of a list, paragraphs, sentences of one."""
    for block in answer.lists:
        yield [Span(item.body, item.end) for item in block.items]
    yield [
        Span(one.start, one.end)
        for one in answer.blocks
        if one.kind == "paragraph" and not one.depth and not one.quoted
    ]
    for one in answer.blocks:
        if one.kind == "paragraph":
            yield answer.sentences_within(one.start, one.end)


def _dated(answer: AnswerText) -> Iterator[tuple[Span, Span, str]]:
    """Pairs of passages with dates at their heads, in rows whose dates ascend."""
    for row in _rows(answer):
        found = [
            _Dated(number, year, span)
            for number, span in enumerate(row)
            if (year := _year(answer.text[span.start : min(span.end, span.start + _HEAD)])) is not None
        ]
        years = [one.year for one in found]
        if len(found) < _LEAST_DATED or years != sorted(set(years)):
            continue
        for first, second in combinations(found[:_MOST], 2):
            texts = [answer.text[one.span.start : one.span.end] for one in (first, second)]
            yield (
                first.span,
                second.span,
                f"out of the order of time: “{_begins(texts[1])}” stands before “{_begins(texts[0])}”",
            )


_NUMBERS = "one two three four five six seven eight nine ten eleven twelve"
_COUNTED = re.compile(
    rf"^(?P<mark>#+ |(?=\*\*))(?:\*\*)?(?:About )?(?P<unit>week|day|month)s? "
    rf"(?P<number>\d+|{_NUMBERS.replace(' ', '|')})\b[^\n]*$",
    re.IGNORECASE | re.MULTILINE,
)


def _counted(answer: AnswerText) -> Iterator[tuple[Span, Span, str]]:
    """Sections whose headings count up weeks, days or months, of which the later one needs the earlier."""
    heads = [match for match in _COUNTED.finditer(answer.text) if not answer.is_masked(*match.span())]
    for _, group in groupby(heads, key=lambda match: (match["mark"], match["unit"].lower())):
        row = list(group)
        numbers = [_number(match["number"]) for match in row]
        if len(row) < _LEAST_DATED or numbers != sorted(set(numbers)):
            continue
        spans = _sections(answer, row, from_end=False)
        if not _speaks_of_order(answer, spans):
            continue
        for first, second, nouns in _needing(answer, spans):
            names = [_begins(answer.text[one.start : one.end]) for one in (first, second)]
            yield (
                first,
                second,
                f"out of order: “{names[1]}” needs “{names[0]}” (the {nouns[0]}) and stands before it",
            )


def _number(word: str) -> int:
    return int(word) if word.isdigit() else _NUMBERS.split().index(word.lower()) + 1


CHRONOLOGY = (
    DamageRule("steps-swapped", "chronology", lambda answer: _order(answer, _steps(answer)), _check),
    DamageRule("dates-swapped", "chronology", lambda answer: _order(answer, _dated(answer)), _check),
    DamageRule("sections-swapped", "chronology", lambda answer: _order(answer, _counted(answer)), _check),
)
"""The rules of the category."""
