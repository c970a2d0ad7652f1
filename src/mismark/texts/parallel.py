"""Parallel text: files with one sentence a line that belong together line by line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mismark.errors import DataError
from mismark.texts.files import iter_lines

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

__all__ = ["check_lengths", "read_lines"]


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
