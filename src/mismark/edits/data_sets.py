"""A data set by name or file: what was given in, its sentences with edits or with corrections out.

A set is the built-in `grammar`, minimal pairs (JSONL), an M2 file (*.m2) or parallel text (SOURCE TAB CORRECTION a
line, tokens cut by spaces).
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Literal, TypeAlias

from mismark.edits.applying import Change, carry_out
from mismark.errors import DataError
from mismark.records import Sentence
from mismark.texts import builtin
from mismark.texts.files import iter_lines
from mismark.texts.grammar_items import extract_sentences, pair_items, tokens_of
from mismark.texts.m2 import iter_m2
from mismark.texts.minimal_pairs import read_pairs
from mismark.texts.parallel import iter_corrected

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mismark.edits.extraction import Tagger

__all__ = ["Kind", "annotated", "first_corrections", "kind_of"]

Kind: TypeAlias = Literal["grammar", "m2", "pairs", "parallel"]


def kind_of(data: str) -> Kind:
    """Tell what a set is, by its name and its first line.

    Raises:
        DataError: it cannot be read, or is none of these.

    Example:
        >>> kind_of("grammar"), kind_of("dev.m2")
        ('grammar', 'm2')
    """
    if data == "grammar":
        return "grammar"
    if data.lower().endswith(".m2"):
        return "m2"
    first = next((line for line in iter_lines(data) if line.strip()), "")
    if first.lstrip().startswith("{") and '"wrong"' in first:
        return "pairs"
    if "\t" in first:
        return "parallel"
    raise DataError(
        f"{data}: is no set that is known: expected `grammar`, an M2 file (*.m2), minimal pairs (JSONL) or "
        "SOURCE TAB CORRECTION on each line"
    )


def annotated(data: str, tagger: Tagger | None = None) -> Iterator[Sentence]:
    """Give the sentences of a set with the edits of every annotator; ERRANT extracts what is not M2.

    Args:
        data: a set.
        tagger: what analyses the words; None takes the official pipeline where it is installed.

    Raises:
        DataError: it cannot be read or is broken.
        MissingExtra: edits are to be extracted and ERRANT is not installed.

    Example:
        >>> next(annotated("grammar")).edits[0].correction
        'I'
    """
    kind = kind_of(data)
    if kind == "grammar":
        yield from (item.sentences[0] for item in builtin.load("grammar"))
    elif kind == "m2":
        yield from iter_m2(data)
    elif kind == "pairs":
        pairs = read_pairs(data)
        yield from (item.sentences[0] for item in pair_items(pairs, extract_sentences(pairs, tagger)))
    else:
        yield from _extracted(Path(data), tagger)


def _extracted(path: Path, tagger: Tagger | None) -> Iterator[Sentence]:
    from dataclasses import replace

    from mismark.edits.extraction import Extractor

    extractor = Extractor(tagger)
    for source, corrections in iter_corrected(path):
        found = (
            replace(edit, annotator=who)
            for who, one in enumerate(corrections)
            for edit in extractor.edits(source, one)
        )
        yield Sentence(tuple(source.split()), tuple(found), tuple(range(len(corrections))))


def first_corrections(data: str) -> Iterator[tuple[list[str], list[str]]]:
    """Give the tokens of each sentence of a set and of its first correction; nothing is extracted.

    In M2 that is what annotator 0 makes of it, which is the sentence itself where annotator 0 marked nothing.

    Args:
        data: a set.

    Raises:
        DataError: it cannot be read or is broken.

    Example:
        >>> next(first_corrections("grammar"))[1][:6]
        ['My', 'name', 'is', 'Rosa', ',', 'and']
    """
    kind = kind_of(data)
    if kind == "m2":
        for sentence in iter_m2(data):
            changes = [Change(one.start, one.end, one.correction) for one in sentence.gold(0)]
            yield list(sentence.tokens), carry_out(sentence.tokens, changes)
    elif kind == "parallel":
        for source, corrections in iter_corrected(data):
            yield source.split(), corrections[0].split()
    else:
        for pair in builtin.pairs() if kind == "grammar" else read_pairs(data):
            yield list(tokens_of(pair.wrong)), list(tokens_of(pair.references[0].text))
