"""Parallel text: files with one sentence a line that belong together line by line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mismark.errors import DataError
from mismark.texts.files import iter_lines

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

__all__ = ["check_lengths", "iter_corrected", "read_lines"]


def iter_corrected(path: str | Path, *, raw: bool = False) -> Iterator[tuple[str, tuple[str, ...]]]:
    r"""Read a file of sentences with their corrections one by one, in flat memory.

    Args:
        path: SOURCE TAB CORRECTION a line, with further corrections after further tabs; empty lines are left out.
        raw: whether text is as people type it and is to be cut into tokens; else tokens are cut at white space.

    Returns:
        Source and corrections, tokens joined by one space.

    Raises:
        DataError: the file cannot be read, or a line has no tab (with its number).

    Example:
        >>> import tempfile
        >>> from pathlib import Path
        >>> with tempfile.TemporaryDirectory() as folder:
        ...     path = Path(folder) / "train.tsv"
        ...     _ = path.write_text("I has it.\tI have it.\n", encoding="utf-8")
        ...     list(iter_corrected(path, raw=True))
        [('I has it .', ('I have it .',))]
    """
    for number, line in enumerate(iter_lines(path), start=1):
        if not line.strip():
            continue
        source, *corrections = line.split("\t")
        if not corrections:
            raise DataError.at(
                path, number, "has no tab; expected SOURCE TAB CORRECTION, tokens cut by spaces, on each line"
            )
        yield _joined(source, raw=raw), tuple(_joined(one, raw=raw) for one in corrections)


def _joined(text: str, *, raw: bool) -> str:
    if raw:
        from mismark.texts.tokenise import tokenise

        return " ".join(token.text for token in tokenise(text))
    return " ".join(text.split())


def read_lines(path: str | Path) -> list[str]:
    r"""Read the lines of a UTF-8 file, each as it stands but for its end.

    Only a line feed ends a line (a carriage return before it goes with it), and the last line may
    lack its end. An empty line is a line.

    Raises:
        DataError: the file cannot be read, or a line is not UTF-8 (with its number).

    Example:
        >>> import tempfile
        >>> from pathlib import Path
        >>> with tempfile.TemporaryDirectory() as folder:
        ...     path = Path(folder) / "hyp.txt"
        ...     _ = path.write_bytes(b"One .\r\n\r\nThree .")
        ...     read_lines(path)
        ['One .', '', 'Three .']
    """
    return list(iter_lines(path))


def check_lengths(named: Mapping[str, int]) -> None:
    """Make sure that files which belong together line by line are equally long.

    Args:
        named: number of lines or sentences, by file; the first is what the others are held against.

    Raises:
        DataError: two of them differ.

    Example:
        >>> check_lengths({"ref.m2": 2, "a.txt": 2})
        >>> check_lengths({"ref.m2": 2, "a.txt": 2, "b.txt": 1})
        Traceback (most recent call last):
        mismark.errors.DataError: ref.m2 has 2 sentences and b.txt has 1; they belong together line by line, so give files of equal length
    """
    first = next(iter(named.items()), None)
    if first is None:
        return
    for name, length in named.items():
        if length != first[1]:
            noun = "sentence" if first[1] == 1 else "sentences"
            raise DataError(
                f"{first[0]} has {first[1]} {noun} and {name} has {length}; "
                "they belong together line by line, so give files of equal length"
            )
