"""Correct sentences to make errors in: a file or the built-in sets in, sentences with where they stand out."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mismark.errors import DataError
from mismark.texts import builtin
from mismark.texts.files import iter_lines
from mismark.texts.tokens import natural

if TYPE_CHECKING:
    from pathlib import Path

__all__ = ["CleanSentence", "built_in_sentences", "read_sentences"]


class CleanSentence(NamedTuple):
    """A correct sentence.

    Attributes:
        source: where it stands, `FILE:LINE` or `SET:ID`.
        text: as people type it.
        item: the grammar item that it is already a correction for in the built-in set; None for others.
    """

    source: str
    text: str
    item: int | None = None


def built_in_sentences() -> tuple[CleanSentence, ...]:
    """The first correction of every built-in minimal pair, and the sentences of the clean passages, each once.

    Example:
        >>> built_in_sentences()[0].source, built_in_sentences()[0].item
        ('grammar:001-01', 1)
    """
    found = [
        CleanSentence(f"grammar:{pair.id}", pair.references[0].text, pair.item) for pair in builtin.pairs()
    ]
    for item in builtin.load("framing-clean"):
        found += [
            CleanSentence(f"framing-clean:{item.id}", natural([sentence.tokens]).text)
            for sentence in item.sentences
        ]
    once: dict[str, CleanSentence] = {}
    for one in found:
        once.setdefault(one.text, one)
    return tuple(once.values())


def read_sentences(path: str | Path) -> tuple[CleanSentence, ...]:
    """Read a file of correct sentences, one a line; empty lines are left out, a sentence that stands twice counts once.

    Raises:
        DataError: the file cannot be read, or holds no sentence.
    """
    once: dict[str, CleanSentence] = {}
    for number, line in enumerate(iter_lines(path), start=1):
        text = " ".join(line.split())
        if text:
            once.setdefault(text, CleanSentence(f"{path}:{number}", text))
    if not once:
        raise DataError(f"{path}: holds no sentence; give correct sentences, one a line")
    return tuple(once.values())
