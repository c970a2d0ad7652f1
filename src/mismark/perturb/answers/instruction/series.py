"""Units that stand in a row in an answer: list items, table rows, sections, paragraphs, sentences.

An answer goes in, series of units come out, and changes that drop a unit or let two trade places. A numbered list on
one line (`Here are two: 1. … 2. …`) is read too, where its numbers leave no doubt.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from mismark.texts.answers import Change

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mismark.perturb.answers.reading import AnswerText, Block, ListBlock

__all__ = [
    "Series",
    "Unit",
    "drop",
    "lists",
    "paragraphs",
    "rows",
    "sections",
    "sentences",
    "swap",
    "top_blocks",
]

_INLINE = re.compile(r"(?<!\S)(?:#{1,6} +)?(\d{1,2})\.[ ]+(?=[*\"“A-Z])")
_LABEL = re.compile(r"\s*(?:\[[ xX]\]\s*)?(?:\*\*(.+?):?\*\*|([^.:!?\n]{2,50}?)(?::(?=\s)|\s[-–—]\s))")
_HEADING_NUMBER = re.compile(r"[A-Z]\w+ \d+: *|\d+[.:)] *")


class Unit(NamedTuple):
    """One unit of a series, in code points.

    Attributes:
        start: where it begins, its number or bullet included.
        end: behind its last character.
        body: where its content begins.
        number: where its number stands, digits only; empty where it has none.
        label: what it is called, "" where it has no name of its own.
    """

    start: int
    end: int
    body: int
    number: tuple[int, int]
    label: str


class Series(NamedTuple):
    """Units in a row.

    Attributes:
        kind: `numbered`, `bullets`, `rows`, `sections`, `paragraphs` or `sentences`.
        units: in the order of the text.
    """

    kind: str
    units: tuple[Unit, ...]


def lists(read: AnswerText) -> tuple[Series, ...]:
    """The lists that stand in no other list; in a text of one line its numbered list.

    Example:
        >>> import pytest
        >>> _ = pytest.importorskip("markdown_it")
        >>> from mismark.perturb.answers.reading import AnswerText
        >>> from mismark.texts.gold_answers import GoldAnswer
        >>> text = "Here are two:  1. **Air**: a gas.  2. **Ice**: a solid.  These are all."
        >>> (found,) = lists(AnswerText(GoldAnswer("q", "instruction", "Name two.", text)))
        >>> [(unit.label, text[unit.body : unit.end]) for unit in found.units]
        [('Air', '**Air**: a gas.'), ('Ice', '**Ice**: a solid.')]
    """
    if "\n" not in read.text:
        flat = _inline_list(read.text)
        return (flat,) if flat else ()
    return tuple(_list(read.text, block) for block in read.lists if block.depth == 1)


def _list(text: str, block: ListBlock) -> Series:
    units = []
    for item in block.items:
        digits = re.search(r"\d+", text[item.marker.start : item.marker.end]) if block.ordered else None
        at = item.marker.start
        number = (at + digits.start(), at + digits.end()) if digits else (at, at)
        units.append(Unit(item.start, item.end, item.body, number, _label(text[item.body : item.end])))
    return Series("numbered" if block.ordered else "bullets", tuple(units))


def _inline_list(text: str) -> Series | None:
    """The numbered list of a text of one line: its numbers run from 1 on, and there are no others."""
    marks = list(_INLINE.finditer(text))
    if len(marks) < 2 or [int(mark[1]) for mark in marks] != list(range(1, len(marks) + 1)):
        return None
    ends = [mark.start() for mark in marks[1:]]
    pieces = [_pieces(text, mark.end(), end) for mark, end in zip(marks, [*ends, len(text)], strict=True)]
    last = _like(pieces[:-1], pieces[-1], text)
    if last is None:
        return None
    stops = [part[-1][1] for part in pieces[:-1]] + [last]
    return Series(
        "numbered",
        tuple(
            Unit(mark.start(), stop, mark.end(), mark.span(1), _label(text[mark.end() : stop]))
            for mark, stop in zip(marks, stops, strict=True)
        ),
    )


def _pieces(text: str, start: int, end: int) -> list[tuple[int, int]]:
    """What two or more blanks keep apart: the lines that were."""
    return [match.span() for match in re.compile(r"\S+(?: \S+)*").finditer(text, start, end)]


def _like(others: list[list[tuple[int, int]]], last: list[tuple[int, int]], text: str) -> int | None:
    """Where the last item ends, by the lines that the others have; None where they do not tell."""

    def shape(piece: list[tuple[int, int]]) -> tuple[bool, ...]:
        return tuple(text.startswith("- ", start) for start, _ in piece)

    shapes = {shape(one) for one in others}
    if len(shapes) == 1:
        size = len(others[0])
        if shape(last)[:size] != shape(others[0]) or (len(last) > size and shape(last)[size]):
            return None
        return last[size - 1][1]
    if all(len(one) > 1 and not one[0] and all(one[1:]) for one in shapes):
        size = 1
        while size < len(last) and shape(last)[size]:
            size += 1
        return last[size - 1][1] if size > 1 else None
    return None


def _label(body: str) -> str:
    found = _LABEL.match(body)
    return (found[1] or found[2] or "").strip(" *:") if found else ""


def rows(read: AnswerText) -> tuple[Series, ...]:
    """The rows of every table below its heading."""
    found = []
    for block in read.blocks:
        if block.kind == "table":
            lines = [
                (match.start(), match.end())
                for match in re.compile(r"[^\n]+").finditer(read.text, block.start, block.end)
            ][2:]
            units = []
            for start, end in lines:
                cell = re.compile(r"[ \t]*\|?[ \t]*([^|\n]*)").match(read.text, start, end)
                units.append(Unit(start, end, start, (start, start), cell[1].strip(" *") if cell else ""))
            found.append(Series("rows", tuple(units)))
    return tuple(found)


def sections(read: AnswerText) -> tuple[Series, ...]:
    """The sections below headings of one level, where the last one is made like the others; else none."""
    heads = [block for block in read.blocks if block.kind == "heading" and not block.depth]
    starts = [_line_start(read.text, block.start) for block in heads]
    levels = {read.text[start : block.start].strip() for start, block in zip(starts, heads, strict=True)}
    if len(heads) < 2 or len(levels) != 1 or "" in levels:
        return ()
    tops = top_blocks(read)
    shapes = [
        [one for one in tops if start <= one.start < end]
        for start, end in zip(starts, [*starts[1:], len(read.text)], strict=True)
    ]
    kinds = [[one.kind for one in shape] for shape in shapes]
    size = len(kinds[0])
    if any(kind != kinds[0] for kind in kinds[:-1]) or kinds[-1][:size] != kinds[0]:
        return ()
    units = []
    for start, head, shape in zip(starts, heads, shapes, strict=True):
        number = _HEADING_NUMBER.match(read.text, head.start, head.end)
        digits = re.compile(r"\d+").search(read.text, head.start, number.end()) if number else None
        units.append(
            Unit(
                start,
                shape[size - 1].end,
                number.end() if number else start,
                digits.span() if digits else (start, start),
                read.text[number.end() if number else head.start : head.end].strip(" *"),
            )
        )
    return (Series("sections", tuple(units)),)


class Top(NamedTuple):
    """A block that stands in no list, or a whole list."""

    kind: str
    start: int
    end: int
    units: int


def top_blocks(read: AnswerText) -> tuple[Top, ...]:
    """Paragraphs, headings, tables, code and whole lists, in order, each from the start of its line."""
    found: list[Top] = [
        Top(_paragraph_kind(read.text, block), _line_start(read.text, block.start), block.end, 1)
        for block in read.blocks
        if not block.depth
    ]
    found += [
        Top(
            "numbered" if block.ordered else "bullets",
            block.items[0].start,
            block.items[-1].end,
            len(block.items),
        )
        for block in read.lists
        if block.depth == 1
    ]
    return tuple(sorted(found, key=lambda top: top.start))


def _paragraph_kind(text: str, block: Block) -> str:
    """A paragraph that is all bold, or all capitals, is a heading in what it does."""
    content = text[block.start : block.end]
    if block.kind == "paragraph" and re.fullmatch(r"\*\*[^*\n]+\*\*|[^a-z\n]*[A-Z]{2}[^a-z\n]*", content):
        return "title"
    return block.kind


def paragraphs(read: AnswerText) -> Series:
    """The paragraphs that stand in no list; titles are none."""
    return Series(
        "paragraphs",
        tuple(
            Unit(
                top.start, top.end, top.start, (top.start, top.start), _label(read.text[top.start : top.end])
            )
            for top in top_blocks(read)
            if top.kind == "paragraph"
        ),
    )


def sentences(read: AnswerText, start: int, end: int) -> Series:
    """The sentences of a paragraph."""
    return Series(
        "sentences",
        tuple(
            Unit(one.start, one.end, one.start, (one.start, one.start), "")
            for one in read.sentences
            if start <= one.start and one.end <= end
        ),
    )


def drop(series: Series, first: int, count: int, text: str) -> tuple[Change, ...]:
    """Take units out and number the rest anew."""
    units = series.units
    behind = first + count
    if behind < len(units):
        gone = Change(units[first].start, units[behind].start, "")
    else:
        gone = Change(units[first - 1].end, units[-1].end, "")
    return (gone, *_renumbered(units[behind:], count, text))


def _renumbered(units: tuple[Unit, ...], by: int, text: str) -> Iterator[Change]:
    for unit in units:
        start, end = unit.number
        if start < end:
            yield Change(start, end, str(int(text[start:end]) - by))


def swap(series: Series, one: int, other: int, text: str) -> tuple[Change, ...]:
    """Let the contents of two units trade places; numbers stay where they are."""
    left, right = series.units[one], series.units[other]
    return (
        Change(left.body, left.end, text[right.body : right.end]),
        Change(right.body, right.end, text[left.body : left.end]),
    )


def _line_start(text: str, at: int) -> int:
    return text.rfind("\n", 0, at) + 1
