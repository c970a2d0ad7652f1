"""M2 as `errant_compare` reads it: a file in, sentences with the edits of each annotator out.

It differs from `mismark.texts.m2` in what a comparison of two M2 files rests on: a correction is
one string as it is written (`-NONE-` and alternatives `a||b` are nothing special), annotators
stand in the order in which a block names them, and a block without `A` lines is annotator 0's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mismark.errors import DataError
from mismark.texts.files import iter_lines
from mismark.texts.m2_lines import new_document

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence
    from pathlib import Path

    from mismark.records import Edit, Sentence

__all__ = ["Annotated", "Mark", "annotated", "iter_annotated", "mark", "parse_annotated"]

_SHAPE = "A START END|||TYPE|||CORRECTION|||REQUIRED|||-NONE-|||ANNOTATOR"


class Mark(NamedTuple):
    """An edit as it is compared.

    Attributes:
        start: first token of its span.
        end: one past the last; `start == end` is an insertion before `start`.
        correction: what should stand there, as the file writes it.
        type: the error type.
    """

    start: int
    end: int
    correction: str
    type: str


class Annotated(NamedTuple):
    """One sentence and what each annotator marked in it.

    Attributes:
        source: its tokens, joined by spaces.
        marks: edits in file order by annotator, in the order in which annotators are first named;
            one who found nothing has none.
        line: the line of its `S` in the file, from 1; 0 where it does not come from a file.
        document: what the last `# newdoc id = NAME` above it names; None where none does.
    """

    source: str
    marks: Mapping[int, Sequence[Mark]]
    line: int = 0
    document: str | None = None


def mark(edit: Edit) -> Mark:
    """Give an `Edit` the shape that is compared; of alternative corrections the first is taken."""
    return Mark(edit.start, edit.end, edit.correction, edit.type)


def annotated(sentence: Sentence) -> Annotated:
    """Give a `Sentence` the shape that is compared.

    Example:
        >>> from mismark.records import Edit, Sentence
        >>> annotated(Sentence(("a", "cats"), (Edit(0, 1, ("", "some"), "U:DET"),), (0, 1))).marks
        {0: [Mark(start=0, end=1, correction='', type='U:DET')], 1: []}
    """
    marks: dict[int, list[Mark]] = {annotator: [] for annotator in sentence.annotators}
    for edit in sentence.edits:
        marks.setdefault(edit.annotator, []).append(mark(edit))
    return Annotated(" ".join(sentence.tokens), marks)


def iter_annotated(path: str | Path, *, anywhere: bool = False) -> Iterator[Annotated]:
    """Read an M2 file sentence by sentence, in flat memory; see `parse_annotated`."""
    return parse_annotated(iter_lines(path), str(path), anywhere=anywhere)


def parse_annotated(lines: Iterable[str], name: str, *, anywhere: bool = False) -> Iterator[Annotated]:
    """Read sentences from lines of M2.

    Args:
        lines: without their line ends.
        name: the file's name, for errors.
        anywhere: take edits that do not lie in their sentence, as `errant_compare` does; they are
            an error otherwise.

    Raises:
        DataError: with file and line, wherever the lines are not M2.

    Example:
        >>> block = ["S I has it", "A 1 2|||R:VERB:SVA|||have|||REQUIRED|||-NONE-|||1", ""]
        >>> [sentence] = parse_annotated(block, "example")
        >>> sentence.source, list(sentence.marks), sentence.marks[1][0].correction
        ('I has it', [1], 'have')
        >>> list(parse_annotated(["S I has it", "A 1 9|||X|||y|||REQUIRED|||-NONE-|||0"], "dev.m2"))
        Traceback (most recent call last):
        mismark.errors.DataError: dev.m2:2: edit 1 9 does not lie in its sentence, which has 3 tokens; check the S line above it

    Source:
        `errant_compare` of ERRANT 3.0.2 (Bryant, Felice and Briscoe 2017); what it fails on or
        passes over without a word is an error here.
    """
    source: str | None = None
    start_line = n_tokens = 0
    marks: dict[int, list[Mark]] = {}
    spans: dict[str, tuple[int, int]] = {}
    document: str | None = None
    for number, line in enumerate(lines, start=1):
        opening = line[:2]
        if opening == "A ":
            if source is None:
                raise DataError.at(
                    name, number, "an A line stands before any S line of its block; put its S line above it"
                )
            fields = line.split("|||")
            try:
                annotator = int(fields[-1])
                span = spans.get(fields[0])
                if span is None:
                    _, left, right = fields[0].split()
                    span = spans[fields[0]] = (int(left), int(right))
                kind, correction = fields[1], fields[2]
            except (ValueError, IndexError):
                raise DataError.at(
                    name,
                    number,
                    f"{line[:60]!r} is not an A line of M2; write {_SHAPE}, numbers as whole numbers",
                ) from None
            found = marks.get(annotator)
            if found is None:
                found = marks[annotator] = []
            if kind == "noop":
                continue
            start, end = span
            if not (0 <= start <= end <= n_tokens or anywhere):
                raise DataError.at(
                    name,
                    number,
                    f"edit {start} {end} does not lie in its sentence, which has {n_tokens} tokens; "
                    "check the S line above it",
                )
            found.append(Mark(start, end, correction, kind))
        elif opening == "S " or line == "S":
            if source is not None:
                raise DataError.at(
                    name, number, "a second S line in one block; put a blank line before each S line"
                )
            tokens = line[2:].split()
            source, n_tokens, start_line = " ".join(tokens), len(tokens), number
        elif not line or line.isspace():
            if source is not None:
                yield Annotated(source, marks or {0: []}, start_line, document)
                source, marks = None, {}
        elif line.startswith("#"):
            if source is None:
                document = new_document(line) or document
        elif not line.startswith("I "):
            raise DataError.at(
                name,
                number,
                f"expected a line that starts with 'S ' or 'A ', or a blank one, and found {line[:40]!r}",
            )
    if source is not None:
        yield Annotated(source, marks or {0: []}, start_line, document)
