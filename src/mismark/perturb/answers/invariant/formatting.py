"""Formatting that says nothing of its own, written otherwise: bold type, headings, bullets, quotation marks.

Only where the instruction asks for no format. What the Markdown says, its words in their order, stays to the letter.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from mismark.perturb.answers.invariant.facts import FORMAT_ASKED, plain
from mismark.perturb.answers.rules import DamageRule, Spot
from mismark.texts.answers import Change

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from mismark.perturb.answers.reading import AnswerText

__all__ = ["FORMATTING"]

_FEWEST = 3
"""Places that must change, so that the change can be seen."""

_BOLD = re.compile(r"(?<![*\\])\*\*(?=[^\s*])([^*\n]+?)(?<=[^\s*])\*\*(?!\*)")
_RUNS_ON = re.compile(r"[ ]*\n?[ ]*[A-Z]")
"""After a lead in bold type that only the type parts from what follows."""

_HEADING = re.compile(r"^(#{1,6})[ \t]+([^*_`#\n]*?\w[^*_`#\n]*?)[ \t]*#*(?=\n|\Z)", re.MULTILINE)
_BOLD_LINE = re.compile(r"^\*\*([^*_`:\n]*\w[^*_`:\n]*)\*\*(?=\n\n)", re.MULTILINE)
_STRAIGHT, _CURLY = re.compile(r"[\"']"), re.compile(r"[“”‘’]")
_ALIKE = str.maketrans("“”‘’", "\"\"''")
_CODE = re.compile(r"`|\$|\\[(\[]|<[A-Za-z/!]|~~~|^(?: {4}|\t)", re.MULTILINE)


def _free(read: AnswerText) -> bool:
    """Whether formatting may be touched at all."""
    return not FORMAT_ASKED.search(read.instruction) and not _CODE.search(read.text)


def _bold_off(read: AnswerText) -> Iterator[Spot]:
    marks = list(_BOLD.finditer(read.text)) if _free(read) else []
    runs_on = any(_RUNS_ON.match(read.text, m.end()) and m[1][-1] not in ".:!?" for m in marks)
    numbered = any(re.match(r"\d+[.)]", m[1]) for m in marks)
    every = 2 * len(marks) == read.text.count("**")
    if len(marks) >= _FEWEST and every and not runs_on and not numbered:
        changes = [change for m in marks for change in (_gone(m.start()), _gone(m.end() - 2))]
        yield Spot(tuple(changes), "bold type removed throughout; nothing was asked about the format")


def _gone(start: int) -> Change:
    return Change(start, start + 2, "")


def _headings_bold(read: AnswerText) -> Iterator[Spot]:
    marks = list(_HEADING.finditer(read.text)) if _free(read) else []
    n_headings = sum(block.kind == "heading" for block in read.blocks)
    alone = all(_is_alone(read.text, m.start(), m.end()) for m in marks)
    if len(marks) >= _FEWEST and len(marks) == n_headings and alone:
        changes = tuple(Change(m.start(), m.end(), f"**{m[2]}**") for m in marks)
        yield Spot(changes, "headings set as lines in bold type; nothing was asked about the format")


def _is_alone(text: str, start: int, end: int) -> bool:
    """Whether a line has an empty one, or nothing, on both sides."""
    return (start == 0 or text.endswith("\n\n", 0, start)) and (
        end == len(text) or text.startswith("\n\n", end)
    )


def _bold_headings(read: AnswerText) -> Iterator[Spot]:
    lines = list(_BOLD_LINE.finditer(read.text)) if _free(read) else []
    alone = all(_is_alone(read.text, m.start(), m.end()) for m in lines)
    if len(lines) >= _FEWEST and alone and not _HEADING.search(read.text):
        changes = tuple(Change(m.start(), m.end(), f"### {m[1]}") for m in lines)
        yield Spot(changes, "lines in bold type set as headings; nothing was asked about the format")


def _bullets(read: AnswerText) -> Iterator[Spot]:
    if not _free(read):
        return
    markers = sorted({item.marker for block in read.lists if not block.ordered for item in block.items})
    kinds = {read.text[start:end] for start, end in markers}
    if len(markers) >= _FEWEST and len(kinds) == 1 and (kind := kinds.pop()) in {"-", "*", "+"}:
        put = "*" if kind == "-" else "-"
        changes = tuple(Change(start, end, put) for start, end in markers)
        yield Spot(changes, f"bullets written {put} for {kind}; nothing was asked about the format")


def _quotes(read: AnswerText) -> Iterator[Spot]:
    if not _free(read):
        return
    text = read.text
    straight, curly = list(_STRAIGHT.finditer(text)), list(_CURLY.finditer(text))
    if len(curly) >= _FEWEST and not straight:
        changes = tuple(Change(m.start(), m.end(), m[0].translate(_ALIKE)) for m in curly)
        yield Spot(
            changes, "curly quotation marks and apostrophes written straight; nothing was asked about them"
        )
    elif len(straight) >= _FEWEST and not curly and (put := _curled(text)) is not None:
        changes = tuple(Change(m.start(), m.end(), put[m.start()]) for m in straight)
        yield Spot(
            changes, "straight quotation marks and apostrophes written curly; nothing was asked about them"
        )


def _curled(text: str) -> str | None:
    """The text with curly marks, None where it is not sure which one a mark is."""
    put = list(text)
    is_open = False
    for at, character in enumerate(text):
        before, after = text[at - 1 : at] if at else "", text[at + 1 : at + 2]
        if character == "\n" and text[at + 1 : at + 2] == "\n" and is_open:
            return None
        if character == "'":
            inside = before.isalpha() and after.isalpha()
            if not inside and not (before == "s" and not after.isalnum()):
                return None
            put[at] = "’"
        elif character == '"':
            opens = (not before or before.isspace() or before in "([—–*/-") and bool(after.strip())
            closes = bool(before.strip()) and not before.isdigit() and not after.isalnum()
            if opens == is_open or closes != is_open:
                return None
            put[at] = "”" if is_open else "“"
            is_open = not is_open
    return None if is_open else "".join(put)


def _says_the_same(read: AnswerText, made: str, spots: Sequence[Spot]) -> str:  # noqa: ARG001
    """Both texts are read as Markdown; their words must be the same ones in the same order, marks apart."""
    if plain(read).translate(_ALIKE) != plain(made).translate(_ALIKE):
        return "the words under the marks are not the same"
    return ""


def _rule(name: str, spots: Callable[[AnswerText], Iterator[Spot]]) -> DamageRule:
    return DamageRule(name, "invariant", spots, _says_the_same, "formatting", 1)


FORMATTING: tuple[DamageRule, ...] = (
    _rule("bold-off", _bold_off),
    _rule("headings-bold", _headings_bold),
    _rule("bold-headings", _bold_headings),
    _rule("bullet-marks", _bullets),
    _rule("quote-marks", _quotes),
)
"""Rules of the subtype `formatting`."""
