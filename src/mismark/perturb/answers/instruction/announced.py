"""The number of units as an answer announces it before them: “Here are five tips:”.

An answer and a series of its units go in, the change that puts the announced number right comes out.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from mismark.perturb.answers.instruction.requests import numbers
from mismark.texts.answers import Change

if TYPE_CHECKING:
    from mismark.perturb.answers.instruction.series import Series
    from mismark.perturb.answers.reading import AnswerText

__all__ = ["announced"]

_ANNOUNCES = re.compile(r"\b(?:[Hh]ere(?: are|['’]s)|[Tt]hese|[Tt]he following|[Ff]ollowing|are|include)\b")


def announced(read: AnswerText, series: Series, left: int, *, canonical: bool) -> list[Change] | None:
    """The number as the answer tells it outside the units, put right; None where it is not sure what it counts."""
    start, end, asked = series.units[0].start, series.units[-1].end, len(series.units)
    changes: list[Change] = []
    words = {word: number for word, number in numbers().items() if number in {asked, left}}
    heading = re.search(r"\b[Hh]ere are (?:the |my |some )?(?:top )?(\w+)\b[^.\n]*:\s*$", read.text[:start])
    if heading and numbers().get(heading[1].lower(), asked) != asked:
        return None  # it announces another number than it has
    spelled = {number: word for word, number in words.items() if not word.isdigit()}
    for match in re.compile(r"(?<![\w$-])[\w]+(?![\w%]|[.,:–]\d)").finditer(read.text):
        if words.get(match[0].lower()) != asked or start <= match.start() < end:
            continue
        sentence = read.text[
            max(read.text.rfind(". ", 0, match.start()), read.text.rfind("\n", 0, match.start())) + 1 : start
        ]
        if (
            match.start() > start
            or not sentence.rstrip().endswith(":")
            or not _ANNOUNCES.search(sentence)
            or changes
        ):
            return None
        if canonical and re.search(r"\b[Tt]he $", read.text[: match.start()]):
            return None  # “the five stages are:”, of which nobody would say that they are four
        if re.search(r"\ban? $", read.text[: match.start()]) or re.match(
            r"[\w'’ -]*\bof the [A-Z]", read.text[match.end() :]
        ):
            return None
        new = str(left) if match[0].isdigit() else spelled[left]
        changes.append(Change(*match.span(), new.capitalize() if match[0][0].isupper() else new))
    return changes
