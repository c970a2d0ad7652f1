"""Numbers in an answer: where one stands and in what sense, what bounds it; and whether others stand for them now."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from mismark.perturb.answers.factual.claims import block_at
from mismark.perturb.answers.reading import Span

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mismark.perturb.answers.reading import AnswerText
    from mismark.perturb.answers.rules import Spot


__all__ = ["NUMBER_WORDS", "WORKED_OUT", "about", "check_replaced", "direction_of", "has_number", "standing"]

NUMBER_WORDS = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")

WORKED_OUT = re.compile(
    r"[=≈+×÷]|\b(?:thus|hence|therefore|total|together|sum|times|twice|double|doubled|half|quarter|thirds?|a distance|add up|equals?|makes?|per|divid\w+|"
    r"multipl\w+|ratio|basket\w*|that is|i\.e\.|remaining|the rest|others?|each)\b",
    re.IGNORECASE,
)

_AT_LEAST = re.compile(
    r"\b(?:more than|over|at least|above|exceed\w*|no fewer than|minimum of|up from)\s*$", re.IGNORECASE
)

_AT_MOST = re.compile(
    r"\b(?:less than|up to|at most|under|below|fewer than|within|maximum of|no more than|or so short as)\s*$",
    re.IGNORECASE,
)

_IDENTIFIES = re.compile(
    r"(?:\b(?:Apollo|Figure|Fig\.|Table|Chapter|Section|Article|Title|Act|No\.|Number|Version|Windows|Phase|Stage|Step|Part|"
    r"Psalm|Opus|Op\.|Route|Class|Type|Grade|Level|War|Boeing|group|period|page|item|rule|point|version)|#)\s*$",
    re.IGNORECASE,
)


def standing(read: AnswerText, number: str, behind: str) -> tuple[Span, ...]:
    """Every place of a number in the text; () if one is masked, in a table, means something else, or the instruction has it.

    Args:
        read: the answer.
        number: as written.
        behind: what follows it wherever it means the same, as a pattern.
    """
    if has_number(read.instruction, number):
        return ()
    found = [
        Span(*match.span())
        for match in re.finditer(rf"(?<![\w.,]){re.escape(number)}(?![\d]|[.,]\d)", read.text)
    ]
    for span in found:
        block = block_at(read, span.start)
        if read.is_masked(*span) or block is None or block.kind in {"table", "code", "html"}:
            return ()
        if re.match(r"\s*[.)]\s", read.text[span.end : span.end + 3]) and span.start in _markers(read):
            continue
        if not re.compile(behind).match(read.text, span.end):
            return ()
        if _IDENTIFIES.search(read.text, max(0, span.start - 12), span.start):
            return ()
    return tuple(span for span in found if span.start not in _markers(read))


def _markers(read: AnswerText) -> set[int]:
    return {item.marker.start for block in read.lists for item in block.items}


def about(read: AnswerText, sentence: Span, start: int, end: int) -> str:
    """The words around a number, to say what it is the number of."""
    left = read.text[sentence.start : start].split()[-4:]
    right = read.text[end : sentence.end].split()[:4]
    said = " ".join([*left, "…", *right]) if right else " ".join([*left, "…"])
    return f"the true number in “{said.replace('*', '')}” is another"


def direction_of(read: AnswerText, start: int) -> int:
    """1 where only a greater number is wrong, -1 where only a smaller one is, 0 where either is."""
    before = read.text[max(0, start - 30) : start]
    return 1 if _AT_LEAST.search(before) else -1 if _AT_MOST.search(before) else 0


def has_number(text: str, number: str) -> bool:
    """Whether a number stands in a text as a whole."""
    return re.search(rf"(?<![\w.,]){re.escape(number)}(?![\d]|[.,]\d)", text) is not None


_ANY = re.compile(rf"\d+(?:[.,]\d+)*|\b(?:{'|'.join(NUMBER_WORDS)})\b", re.IGNORECASE)


def check_replaced(read: AnswerText, damaged: str, spots: Sequence[Spot]) -> str:
    """Every number that was changed is gone, what stands for it is new, and nothing but numbers differs."""
    before, after = _ANY.findall(read.text), _ANY.findall(damaged)
    if len(before) != len(after):
        return "the answer has not as many numbers as before"
    if not spots or before == after:
        return "no number differs"
    for spot in spots:
        first = spot.changes[0]
        old = read.text[first.start : first.end]
        if old.isalpha():
            if before.count(old) - after.count(old) < 1 or after.count(first.text) <= before.count(
                first.text
            ):
                return f"“{old}” is still the count"
        elif has_number(damaged, old) and len(spot.changes) == before.count(old.rstrip("s")):
            return f"“{old}” still stands"
        elif not has_number(damaged, first.text.rstrip("s")) and first.text not in damaged:
            return f"“{first.text}” is not there"
    return ""
