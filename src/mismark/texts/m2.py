"""M2 files, the format of grammatical error correction: blocks of text in, `Sentence` records out.

    S People get certain disease because of genetic changes .
    A 3 4|||Nn|||diseases|||REQUIRED|||-NONE-|||0

A block is one `S` line with the tokens and an `A` line an edit: token offsets, type, correction
(alternatives cut by `||`), two fields that nobody reads, and the annotator. An annotator who found
nothing writes a `noop`. Blocks stand apart by blank lines. A comment line `# newdoc id = NAME`
before a block, the convention of CoNLL-U, starts a document; no other comment is known.

Everything here streams, and an edit keeps its place in the file: neither sorted nor freed of
duplicates, because scorers differ in what they make of both.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from mismark.errors import DataError
from mismark.records import Edit, Sentence
from mismark.texts.documents import read_side
from mismark.texts.files import iter_lines
from mismark.texts.m2_lines import OutOfRange, plain_blocks
from mismark.texts.m2_writing import format_m2, write_m2

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

__all__ = [
    "Block",
    "OutOfRange",
    "format_m2",
    "iter_blocks",
    "iter_m2",
    "parse_blocks",
    "parse_m2",
    "read_documents",
    "read_m2",
    "read_with_documents",
    "write_m2",
]


class Block(NamedTuple):
    """One block of an M2 file: the line of its `S` (from 1), its document, its sentence."""

    line: int
    document: str | None
    sentence: Sentence


def iter_m2(path: str | Path, out_of_range: OutOfRange = "error") -> Iterator[Sentence]:
    """Read the sentences of an M2 file one by one, in flat memory.

    Args:
        path: a UTF-8 file.
        out_of_range: what to do with an edit that does not lie in its sentence, see `parse_m2`.

    Raises:
        DataError: with file and line, wherever the file is not M2.

    Example:
        >>> import tempfile
        >>> with tempfile.TemporaryDirectory() as folder:
        ...     path = Path(folder) / "dev.m2"
        ...     write_m2(path, [Sentence(("Hi", "!")), Sentence(("Bye", "."))])
        ...     [len(sentence.tokens) for sentence in iter_m2(path)]
        [2, 2]
    """
    return parse_m2(iter_lines(path), str(path), out_of_range)


def read_m2(path: str | Path, out_of_range: OutOfRange = "error") -> list[Sentence]:
    """Read all sentences of an M2 file at once, see `iter_m2`."""
    return list(iter_m2(path, out_of_range))


def parse_m2(lines: Iterable[str], name: str, out_of_range: OutOfRange = "error") -> Iterator[Sentence]:
    r"""Read sentences from lines of M2, wherever the lines come from.

    Tokens are cut at any Unicode white space. A `noop` line lists its annotator and brings no
    edit; a block without an `A` line is the work of annotator 0, who found nothing. A correction
    that is `-NONE-` or empty deletes. Lines that start with `I ` are passed over.

    Args:
        lines: with or without their line ends.
        name: the file's name, for errors.
        out_of_range: `error` refuses an edit that does not lie in its sentence, or that ends
            before it starts. `drop` does what the MaxMatch scorer's reader does: an edit with an
            offset below 0 or past the last token is left out without a word, though its annotator
            counts as one who worked on the sentence, and one that ends before it starts is kept
            (nothing can match it).

    Raises:
        DataError: with file and line, wherever the lines are not M2.

    Example:
        >>> block = ["S get certain disease", "A 2 3|||Nn|||diseases||a disease|||REQUIRED|||-NONE-|||0", ""]
        >>> [sentence] = parse_m2(block, "example")
        >>> sentence.edits[0].corrections
        ('diseases', 'a disease')
        >>> list(parse_m2(["S get it", "A 2 3|||X|||y|||REQUIRED|||-NONE-|||0"], "dev.m2"))
        Traceback (most recent call last):
        mismark.errors.DataError: dev.m2:2: edit ends at token 3 but the sentence has 2 tokens; check the S line above it

    Source:
        The reading rules of the MaxMatch scorer (nusnlp/m2scorer at cb874a7), except that faults
        it asserts on or drops are errors here, and that only a line feed ends a line.
    """
    for block in parse_blocks(lines, name, out_of_range):
        yield block.sentence


def iter_blocks(path: str | Path, out_of_range: OutOfRange = "error") -> Iterator[Block]:
    """Read an M2 file block by block, each with its line and its document.

    The document is that of the last `# newdoc id = NAME` above the block, None before the first.

    Raises:
        DataError: with file and line, wherever the file is not M2.

    Example:
        >>> import tempfile
        >>> with tempfile.TemporaryDirectory() as folder:
        ...     path = Path(folder) / "dev.m2"
        ...     _ = path.write_text("# newdoc id = essay-1" + chr(10) + "S Hi !" + chr(10), encoding="utf-8")
        ...     [(block.line, block.document) for block in iter_blocks(path)]
        [(2, 'essay-1')]
    """
    return parse_blocks(iter_lines(path), str(path), out_of_range)


def read_documents(path: str | Path) -> list[str | None]:
    """Tell the document of each sentence of an M2 file.

    Documents are marked in the file (`# newdoc id = NAME` before the first block of each), or in
    a file beside it, `FILE.m2.documents.tsv`: a header, then one line a document with the columns
    `document` and `first_sentence` (counted from 0) and any others.

    Args:
        path: the M2 file.

    Returns:
        One id a sentence; None where no mark stands at or before it.

    Raises:
        DataError: the M2 file or the side file is broken, or both mark documents.

    Example:
        >>> import tempfile
        >>> with tempfile.TemporaryDirectory() as folder:
        ...     path = Path(folder) / "dev.m2"
        ...     write_m2(path, [Sentence(("Hi",)), Sentence(("Bye",))])
        ...     read_documents(path)
        [None, None]
    """
    return _documents(path, [block.document for block in iter_blocks(path, "drop")])


def read_with_documents(path: str | Path) -> tuple[list[Sentence], list[str | None]]:
    """Read all sentences of an M2 file and the document of each, in one reading.

    Raises:
        DataError: see `read_m2` and `read_documents`.

    Example:
        >>> import tempfile
        >>> with tempfile.TemporaryDirectory() as folder:
        ...     path = Path(folder) / "dev.m2"
        ...     _ = path.write_text("# newdoc id = essay-1" + chr(10) + "S Hi !" + chr(10), encoding="utf-8")
        ...     read_with_documents(path)
        ([Sentence(tokens=('Hi', '!'), edits=(), annotators=(0,))], ['essay-1'])
    """
    blocks = list(iter_blocks(path))
    return [block.sentence for block in blocks], _documents(path, [block.document for block in blocks])


def _documents(path: str | Path, documents: list[str | None]) -> list[str | None]:
    """The documents as they are marked in the file, or else in the side file where there is one."""
    side = Path(f"{path}.documents.tsv")
    if not side.exists():
        return documents
    if any(document is not None for document in documents):
        raise DataError.at(path, None, f"documents are marked here and in {side}; remove one of the two")
    starts = read_side(side, len(documents))
    current: str | None = None
    for index in range(len(documents)):
        current = starts.get(index, current)
        documents[index] = current
    return documents


def parse_blocks(
    lines: Iterable[str], name: str, out_of_range: OutOfRange = "error", first_line: int = 1
) -> Iterator[Block]:
    """Read blocks from lines of M2, as `parse_m2` reads sentences.

    Args:
        lines: with or without their line ends; whole blocks.
        name: the file's name, for errors.
        out_of_range: see `parse_m2`.
        first_line: the number of the first of these lines in the file.

    Returns:
        The blocks in order; a document that was marked before these lines is not known to them.

    Raises:
        DataError: with file and line, wherever the lines are not M2.

    Example:
        >>> [(block.line, block.sentence.tokens) for block in parse_blocks(["", "S Hi !"], "dev.m2", first_line=8)]
        [(9, ('Hi', '!'))]
    """
    for line, document, tokens, edits, annotators in plain_blocks(lines, name, out_of_range, first_line):
        yield Block(line, document, Sentence(tokens, tuple([Edit(*edit) for edit in edits]), annotators))
