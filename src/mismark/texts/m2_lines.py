"""The lines of M2 files as plain tuples: blocks of text in, what they say out.

This is the reading of `mismark.texts.m2` without its records, for scorers that go through many
thousands of edits and keep none of them.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Literal, TypeAlias

from mismark.errors import DataError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

__all__ = ["OutOfRange", "PlainBlock", "PlainEdit", "plain_blocks"]

OutOfRange: TypeAlias = Literal["error", "drop"]

PlainEdit: TypeAlias = tuple[int, int, tuple[str, ...], str, int]
"""The fields of an `Edit` in their order: start, end, corrections, type, annotator."""

PlainBlock: TypeAlias = tuple[int, "str | None", tuple[str, ...], list[PlainEdit], tuple[int, ...]]
"""The line of the `S` (from 1), the document, the tokens, the edits and the annotators, ascending."""

_SPAN = re.compile(r"\s*([+-]?[0-9]{1,9})\s+([+-]?[0-9]{1,9})\s*", re.ASCII)
_WHOLE = re.compile(r"\s*([0-9]{1,9})\s*", re.ASCII)
_NUMBERS = {str(number): number for number in range(256)}
_NEWDOC = re.compile(r"#\s*newdoc\s+id\s*=(.*)")
_SHAPE = "A START END|||TYPE|||CORRECTION|||REQUIRED|||-NONE-|||ANNOTATOR"
_NOTHING = "-NONE-"
_ENDS = ("\n", "\r")
_CARRIAGE = re.compile(r"\r(?:[SA] |#|\r|$)")
"""A carriage return that ended a line once: a line of M2 begins behind it, or nothing does."""


def plain_blocks(
    lines: Iterable[str], name: str, out_of_range: OutOfRange = "error", first_line: int = 1
) -> Iterator[PlainBlock]:
    """Read blocks from lines of M2, as `mismark.texts.m2.parse_blocks` does.

    Args:
        lines: with or without their line ends; whole blocks.
        name: the file's name, for errors.
        out_of_range: see `mismark.texts.m2.parse_m2`.
        first_line: the number of the first of these lines in the file.

    Returns:
        The blocks in order; a document that was marked before these lines is not known to them.

    Raises:
        DataError: with file and line, wherever the lines are not M2.

    Example:
        >>> list(plain_blocks(["S a b", "A 1 2|||X|||c|||REQUIRED|||-NONE-|||0"], "dev.m2"))
        [(1, None, ('a', 'b'), [(1, 2, ('c',), 'X', 0)], (0,))]
    """
    document: str | None = None
    tokens: tuple[str, ...] | None = None
    start_line = 0
    edits: list[PlainEdit] = []
    annotators: set[int] = set()
    for number, raw in enumerate(lines, start=first_line):
        line = raw.removesuffix("\n").removesuffix("\r") if raw.endswith(_ENDS) else raw
        if "\r" in line and _CARRIAGE.search(line):
            raise DataError.at(
                name,
                number,
                "lines end with a carriage return alone; convert them to line feeds: tr '\\r' '\\n'",
            )
        if line.startswith("A "):
            if tokens is None:
                raise DataError.at(
                    name,
                    number,
                    "an A line stands before any S line of its block; put the sentence's S line above it",
                )
            edit, annotator = _edit(line, name, number, len(tokens), out_of_range)
            annotators.add(annotator)
            if edit is not None:
                edits.append(edit)
        elif not line or line.isspace():
            if tokens is not None:
                yield start_line, document, tokens, edits, tuple(sorted(annotators)) or (0,)
                tokens, edits, annotators = None, [], set()
        elif line.startswith("S ") or line == "S":
            if tokens is not None:
                raise DataError.at(
                    name,
                    number,
                    "a second S line in one block; put a blank line before each sentence's S line",
                )
            tokens, start_line = tuple(line[2:].split()), number
        elif line.startswith("#"):
            name_given = new_document(line)
            if not name_given:
                raise DataError.at(
                    name,
                    number,
                    f"a comment that M2 does not have, {_short(line)}; only '# newdoc id = NAME' is known",
                )
            if tokens is not None:
                raise DataError.at(name, number, "a document mark inside a block; put a blank line before it")
            document = name_given
        elif not line.startswith("I "):
            raise DataError.at(
                name,
                number,
                f"expected a line that starts with 'S ', 'A ' or 'I ', or a blank one, and found {_short(line)}",
            )
    if tokens is not None:
        yield start_line, document, tokens, edits, tuple(sorted(annotators)) or (0,)


def new_document(line: str) -> str:
    """The document that a comment line says begins below it; nothing where it says none.

    Example:
        >>> new_document("# newdoc id = essay-1"), new_document("# essay-1")
        ('essay-1', '')
    """
    mark = _NEWDOC.fullmatch(line)
    return "" if mark is None else mark[1].strip()


def _edit(
    line: str, name: str, number: int, n_tokens: int, out_of_range: OutOfRange
) -> tuple[PlainEdit | None, int]:
    """Read an A line: its edit, None where it marks nothing, and its annotator."""
    fields = line[2:].split("|||")
    if len(fields) != 6:
        raise DataError.at(
            name, number, f"an A line has 6 fields cut by '|||' and this has {len(fields)}; write {_SHAPE}"
        )
    who = _NUMBERS.get(fields[5])
    if who is None:
        annotator = _WHOLE.fullmatch(fields[5])
        if annotator is None:
            raise DataError.at(
                name,
                number,
                f"the annotator, last on an A line, is a whole number from 0 and this is {_short(fields[5])}",
            )
        who = int(annotator[1])
    if fields[1] == "noop":
        return None, who
    first, _, last = fields[0].partition(" ")
    start, end = _NUMBERS.get(first, -1), _NUMBERS.get(last, -1)
    if start < 0 or end < 0:
        span = _SPAN.fullmatch(fields[0])
        if span is None:
            raise DataError.at(
                name,
                number,
                f"an A line starts with two whole numbers, START END, and this with {_short(fields[0])}; write {_SHAPE}",
            )
        start, end = int(span[1]), int(span[2])
    if not (0 <= start <= n_tokens and 0 <= end <= n_tokens):
        if out_of_range == "drop":
            return None, who
        raise DataError.at(name, number, f"{_misplaced(start, end, n_tokens)}; check the S line above it")
    if start > end and out_of_range == "error":
        raise DataError.at(
            name,
            number,
            f"edit starts at token {start}, after its end {end}; an insertion has START equal to END",
        )
    text = fields[2]
    if "||" in text or text == _NOTHING:
        corrections = tuple(["" if part == _NOTHING else part.strip() for part in text.split("||")])
    else:
        corrections = (text.strip(),)
    return (start, end, corrections, fields[1], who), who


def _misplaced(start: int, end: int, n_tokens: int) -> str:
    """Say which end of an edit lies outside its sentence."""
    verb, offset = ("starts", start) if not 0 <= start <= n_tokens else ("ends", end)
    return f"edit {verb} at token {offset} but the sentence has {n_tokens} tokens"


def _short(text: str) -> str:
    return repr(text if len(text) <= 40 else text[:37] + "...")
