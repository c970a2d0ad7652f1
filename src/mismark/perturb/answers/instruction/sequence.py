"""Damage: what was asked for stands in another order than the one that was asked for.

A gold answer goes in, spots come out where two things trade places: parts whose order the instruction gives by name or
by what they are (a list, a table, a block of code), two sentences of which it says which comes first, units that are to
be sorted, and the ends of a process whose steps were asked for.

Source: FBI 3.3 (Sequence Errors).
"""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from mismark.perturb.answers.instruction.requests import (
    asked_counts,
    asked_names,
    named_series,
    numbers,
    own_words,
    series_of,
)
from mismark.perturb.answers.instruction.series import lists, swap, top_blocks
from mismark.perturb.answers.instruction.sorting import sorted_series
from mismark.perturb.answers.rules import DamageRule, Spot
from mismark.texts.answers import Change

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from mismark.perturb.answers.instruction.series import Series, Top
    from mismark.perturb.answers.reading import AnswerText

__all__ = ["SEQUENCE"]

_PART = re.compile(
    r"(?P<code>\bcode block\b)|(?P<table>\btable\b)|(?P<numbered>\bnumbered (?:steps|ways|list|\w+)\b)|"
    r"(?P<bullets>\bbullet points?\b|\bthree points\b)|(?P<closing>\b(?:finally|finish with|end with)\b[^.]{0,40}\b(?:sentence|question|line)\b)",
    re.IGNORECASE,
)
_ORDERED = re.compile(
    r"\b(?:first|then|finally|order|in this order|after (?:the|it)|below|finish with|end with|begin with)\b",
    re.IGNORECASE,
)
_TWO = re.compile(
    r"\btwo sentences\b[^:.,]{0,30}(?::|,) *(?:the )?first (?:one |sentence )?(?:about |that |says |which )?.{5,120}?"
    r"(?:, |,? and |; )(?:then |the second|finally )",
)
_HANGING = re.compile(
    r"(?:it|its|this|that|these|those|they|them|their|he|she|his|her|such|so|thus|however|therefore|moreover|also|both|"
    r"then|instead|otherwise|and|but|or|in addition|for example|as a result|because of this|another|the other|here)\b",
    re.IGNORECASE,
)
_BACKWARD = re.compile(
    r"\b(?:above|previous|earlier|as before|latter|former|again|another|also|therefore|this|these|such)\b",
    re.IGNORECASE,
)
_STEPS = re.compile(r"\b(?:steps?|stages?|phases?)\b")
_MIN_STEPS = 3


class Part(NamedTuple):
    """A part of an answer that is known by what it is, with the headline above it."""

    kind: str
    start: int
    end: int


def _named(read: AnswerText) -> Iterator[Spot]:
    """Let two units trade places whose names were given in order."""
    for names in asked_names(read.instruction):
        series = named_series(read, names)
        if series is None or re.search(
            r"\b\d\d?:\d\d\b", read.text[series.units[0].start : series.units[-1].end]
        ):
            continue
        for one in range(len(names)):
            for other in range(one + 1, len(names)):
                yield Spot(
                    swap(series, one, other, read.text),
                    f"“{names[other]}” comes before “{names[one]}”, against the requested order",
                )


def _check_named(read: AnswerText, perturbed: str, _spots: Sequence[Spot]) -> str:
    """The names stood in their order and do not any more, and the same words are there."""
    if (wrong := _same_words(read.text, perturbed)) != "":
        return wrong
    damaged = read.with_text(perturbed)
    for names in asked_names(read.instruction):
        series = named_series(read, names)
        if series is not None and named_series(damaged, names) is None:
            return ""
    return "the order is still the requested one"


def _parts(read: AnswerText) -> list[Part]:
    """The parts that the instruction tells apart, where the answer has exactly these, in its order."""
    text = own_words(read.instruction)
    asked: list[str] = []
    for match in _PART.finditer(text):
        kind = match.lastgroup or ""
        if not re.search(r"\bno $", text[: match.start()]) and (kind not in asked[-1:] or kind == "code"):
            asked.append(kind)
    if not _ORDERED.search(text) or asked.count("closing") > 1:
        return []
    tops = top_blocks(read)
    held: list[Part] = []
    for number, top in enumerate(tops):
        last = (
            number == len(tops) - 1 and top.kind == "paragraph" and "\n" not in read.text[top.start : top.end]
        )
        if top.kind in {"code", "table", "numbered", "bullets"} or (last and "closing" in asked):
            above = tops[number - 1] if number else None
            start = (
                above.start
                if above and above.kind in {"title", "heading"} and (number > 1 or _heads(tops))
                else top.start
            )
            held.append(Part("closing" if last else top.kind, start, top.end))
    return held if len(held) > 1 and [one.kind for one in held] == asked else []


def _heads(tops: Sequence[Top]) -> bool:
    """Whether the headline at the top of the answer is that of its first part: every part has one."""
    return sum(top.kind in {"title", "heading"} for top in tops) > 1


def _swapped_parts(read: AnswerText) -> Iterator[Spot]:
    """Let two parts trade places that are known by what they are."""
    parts = _parts(read)
    for one, left in enumerate(parts):
        for right in parts[one + 1 :]:
            if left.kind == right.kind and left.kind != "code":
                continue
            before, after = read.text[left.start : left.end], read.text[right.start : right.end]
            if _BACKWARD.search(after) and right.kind == "closing":
                continue
            yield Spot(
                (Change(left.start, left.end, after), Change(right.start, right.end, before)),
                "the second code block comes before the first, against the requested order"
                if left.kind == right.kind
                else f"the {_called(right)} comes before the {_called(left)}, against the requested order",
            )


def _called(part: Part) -> str:
    return {
        "code": "block of code",
        "table": "table",
        "numbered": "numbered list",
        "bullets": "bulleted list",
        "closing": "closing line",
    }[part.kind]


def _check_parts(read: AnswerText, perturbed: str, _spots: Sequence[Spot]) -> str:
    """The kinds of the blocks, or the blocks themselves, come in another order than in the gold answer."""
    if (wrong := _same_words(read.text, perturbed)) != "":
        return wrong
    damaged = read.with_text(perturbed)
    before = [read.text[top.start : top.end] for top in top_blocks(read)]
    after = [perturbed[top.start : top.end] for top in top_blocks(damaged)]
    if sorted(before) != sorted(after):
        return "the parts are not the same as before"
    return "the order is still the requested one" if before == after else ""


def _two_sentences(read: AnswerText) -> Iterator[Spot]:
    """Let two sentences trade places of which the instruction says what the first and what the second is about."""
    if not _TWO.search(own_words(read.instruction)):
        return
    for series in _pairs(read):
        first, second = (read.text[unit.start : unit.end] for unit in series.units)
        if _HANGING.match(second) or not first[:1].isupper() or not second[:1].isupper():
            continue
        yield Spot(
            swap(series, 0, 1, read.text),
            "the two sentences stand in the opposite order to the one requested",
        )


def _pairs(read: AnswerText) -> list[Series]:
    """The one paragraph of two sentences that was asked for."""
    found = [
        series
        for asked in asked_counts(read.instruction)
        if asked.kind == "sentences" and asked.number == 2
        for series in series_of(read, asked)
    ]
    return found if len(found) == 1 else []


def _check_sentences(read: AnswerText, perturbed: str, _spots: Sequence[Spot]) -> str:
    if (wrong := _same_words(read.text, perturbed)) != "":
        return wrong
    for series in _pairs(read):
        for again in _pairs(read.with_text(perturbed)):
            first, second = (read.text[unit.start : unit.end] for unit in series.units)
            if [perturbed[unit.start : unit.end] for unit in again.units] == [second, first]:
                return ""
    return "the two sentences do not stand in the opposite order"


def _unsorted(read: AnswerText) -> Iterator[Spot]:
    """Let two units trade places that the instruction wants sorted."""
    for order, series in sorted_series(read):
        for one in range(len(series.units)):
            for other in range(one + 1, len(series.units)):
                yield Spot(
                    swap(series, one, other, read.text),
                    f"“{series.units[other].label}” comes before “{series.units[one].label}”, not {order}",
                )


def _check_sorted(read: AnswerText, perturbed: str, _spots: Sequence[Spot]) -> str:
    if (wrong := _same_words(read.text, perturbed)) != "":
        return wrong
    return (
        "it is still sorted"
        if len(sorted_series(read.with_text(perturbed))) >= len(sorted_series(read))
        else ""
    )


def _steps(read: AnswerText) -> Iterator[Spot]:
    """Let steps trade places that lie far apart in the process that was asked for."""
    for series in _processes(read):
        size = len(series.units)
        for one, other in {(0, size - 1), (0, max(2, size - 2)), (min(1, size - 3), size - 1)}:
            left, right = series.units[one], series.units[other]
            if other - one < 2 or not left.label or not right.label:
                continue
            yield Spot(
                swap(series, one, other, read.text),
                f"“{right.label}” stands where “{left.label}” belongs, and the other way round: the order of the "
                "requested steps is broken",
            )


def _processes(read: AnswerText) -> list[Series]:
    forms = "|".join(numbers())
    instruction = own_words(read.instruction)
    if not re.search(rf"\b(?:{forms})[- ](?:\w+ ){{0,2}}(?:steps?|stages?|phases?)\b", instruction):
        return []
    asked = {
        numbers()[one.lower()]
        for one in re.findall(rf"\b({forms})[- ](?:\w+ ){{0,2}}(?:steps?|stages?|phases?)\b", instruction)
    }
    return [
        one
        for one in lists(read)
        if one.kind == "numbered" and len(one.units) in asked and len(one.units) >= _MIN_STEPS
    ]


def _check_steps(read: AnswerText, perturbed: str, _spots: Sequence[Spot]) -> str:
    if (wrong := _same_words(read.text, perturbed)) != "":
        return wrong
    for before, after in zip(_processes(read), _processes(read.with_text(perturbed)), strict=False):
        labels = [unit.label for unit in before.units]
        again = [unit.label for unit in after.units]
        if labels != again and sorted(labels) == sorted(again):
            return ""
    return "the steps stand in the same order"


def _same_words(gold: str, perturbed: str) -> str:
    pieces = re.compile(r"\w+|[^\w\s]")
    return (
        ""
        if Counter(pieces.findall(gold)) == Counter(pieces.findall(perturbed))
        else "the words are not the same as before"
    )


SEQUENCE = (
    DamageRule("named-order", "sequence", _named, _check_named, most=2),
    DamageRule("swapped-parts", "sequence", _swapped_parts, _check_parts, most=1),
    DamageRule("swapped-sentences", "sequence", _two_sentences, _check_sentences, most=1),
    DamageRule("unsorted", "sequence", _unsorted, _check_sorted, most=2),
    DamageRule("swapped-steps", "sequence", _steps, _check_steps, most=1),
)
"""Damage of the category sequence."""
