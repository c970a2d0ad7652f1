"""The writing half of `mismark.texts.m2`: `Sentence` records in, blocks of an M2 file out."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from mismark.errors import DataError
from mismark.texts.files import replacing

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from mismark.records import Sentence

__all__ = ["format_m2", "write_m2"]

_NOTHING = "-NONE-"


def format_m2(sentence: Sentence) -> str:
    r"""Write one sentence as a block, its lines joined by line feeds and no line feed at the end.

    An annotator without an edit gets a `noop` line, which stands before the first edit of a higher
    annotator; where annotator 0 worked alone and found nothing there is no `A` line. Reading the
    block gives back an equal sentence.

    Raises:
        DataError: the sentence cannot be written as M2, because of white space in a token, `||`
            in a correction, or an edit whose annotator is not listed.

    Example:
        >>> from mismark.records import Edit, Sentence
        >>> print(format_m2(Sentence(("a", "b"), (Edit(0, 1, ("",), "ArtOrDet"),), (0, 1))))
        S a b
        A 0 1|||ArtOrDet||||||REQUIRED|||-NONE-|||0
        A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||1
    """
    _check_writable(sentence)
    lines = ["S " + " ".join(sentence.tokens)]
    busy = {edit.annotator for edit in sentence.edits}
    idle = [annotator for annotator in sentence.annotators if annotator not in busy]
    if idle == [0] and not sentence.edits:
        idle = []
    for edit in sentence.edits:
        while idle and idle[0] < edit.annotator:
            lines.append(_noop(idle.pop(0)))
        lines.append(
            f"A {edit.start} {edit.end}|||{edit.type}|||{_field(edit.corrections)}|||REQUIRED|||-NONE-|||{edit.annotator}"
        )
    lines.extend(_noop(annotator) for annotator in idle)
    return "\n".join(lines)


def write_m2(path: str | Path, sentences: Iterable[Sentence]) -> None:
    """Write an M2 file: every block and a blank line after it. The file appears whole or not at all.

    Raises:
        DataError: a sentence cannot be written as M2 (see `format_m2`), or the file cannot be written.

    Example:
        >>> import tempfile
        >>> from pathlib import Path
        >>> from mismark.records import Sentence
        >>> from mismark.texts.m2 import read_m2
        >>> with tempfile.TemporaryDirectory() as folder:
        ...     path = Path(folder) / "dev.m2"
        ...     write_m2(path, [Sentence(("Hi", "!"))])
        ...     read_m2(path)
        [Sentence(tokens=('Hi', '!'), edits=(), annotators=(0,))]
    """
    with replacing(path) as stream:
        for sentence in sentences:
            stream.write(format_m2(sentence) + "\n\n")


def _check_writable(sentence: Sentence) -> None:
    text = " ".join(sentence.tokens)
    where = f"sentence {text if len(text) <= 40 else text[:37] + '...'!r}"
    for token in sentence.tokens:
        if token.split() != [token]:
            raise DataError(
                f"{where} has the token {token!r}; M2 cuts tokens at white space, so none can hold any"
            )
    if (
        list(sentence.annotators) != sorted(set(sentence.annotators))
        or min(sentence.annotators, default=-1) < 0
    ):
        raise DataError(
            f"{where} lists the annotators {sentence.annotators}; expected one or more from 0, ascending"
        )
    for edit in sentence.edits:
        if edit.annotator not in sentence.annotators:
            raise DataError(
                f"{where} has an edit of annotator {edit.annotator}, who is not listed in {sentence.annotators}"
            )
        if edit.type == "noop" or re.search(r"\|\|\||\n|^\||\|$", edit.type):
            raise DataError(f"{where} has an edit of type {edit.type!r}, which M2 cannot hold")
        if not edit.corrections or any(
            correction != correction.strip() or "||" in correction or "\n" in correction
            for correction in edit.corrections
        ):
            raise DataError(f"{where} has the corrections {edit.corrections!r}, which M2 cannot hold")
        if edit.start < 0 or edit.end < 0 or max(edit.start, edit.end) > len(sentence.tokens):
            raise DataError(
                f"{where} has {len(sentence.tokens)} tokens and an edit over {edit.start} to {edit.end}"
            )


def _field(corrections: tuple[str, ...]) -> str:
    """Join alternatives so that each is read back.

    What could run together with the field's bars, or be taken for the word for nothing, gets a
    space on both sides, which readers strip; nothing among alternatives is spelt out.
    """
    if corrections == ("",):
        return ""
    return "||".join(
        f" {text} " if text.startswith("|") or text.endswith("|") or text == _NOTHING else text or _NOTHING
        for text in corrections
    )


def _noop(annotator: int) -> str:
    return f"A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||{annotator}"
