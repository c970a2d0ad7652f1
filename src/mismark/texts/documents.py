"""The side file that marks documents where a data file cannot: tab-separated lines in, starts out.

document    first_sentence
essay-1     0
essay-2     14
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from mismark.errors import DataError
from mismark.texts.files import iter_lines

if TYPE_CHECKING:
    from pathlib import Path

__all__ = ["read_side"]

_WHOLE = re.compile(r"\s*([0-9]{1,9})\s*", re.ASCII)


def read_side(side: Path, n_sentences: int) -> dict[int, str]:
    """Read a side file of documents.

    Its header names the columns, cut by tabs; `document` and `first_sentence` must be among them.

    Args:
        side: the file.
        n_sentences: sentences of the data file that it stands beside.

    Returns:
        The document that starts at a sentence (from 0), by that sentence.

    Raises:
        DataError: with file and line: a column is missing, or a first sentence does not come after
            the one before or lies past the last.

    Example:
        >>> import tempfile
        >>> from pathlib import Path
        >>> with tempfile.TemporaryDirectory() as folder:
        ...     side = Path(folder) / "dev.m2.documents.tsv"
        ...     _ = side.write_text("document" + chr(9) + "first_sentence" + chr(10) + "essay-1" + chr(9) + "0", "utf-8")
        ...     read_side(side, 4)
        {0: 'essay-1'}
    """
    starts: dict[int, str] = {}
    columns: list[str] | None = None
    last = -1
    for number, line in enumerate(iter_lines(side), start=1):
        if not line.strip():
            continue
        cells = line.split("\t")
        if columns is None:
            columns = cells
            if not {"document", "first_sentence"} <= set(columns):
                raise DataError.at(
                    side,
                    number,
                    "expected a header with the columns document and first_sentence, cut by tabs",
                )
            continue
        if len(cells) != len(columns):
            raise DataError.at(
                side, number, f"the header has {len(columns)} columns and this line has {len(cells)}"
            )
        row = dict(zip(columns, cells, strict=True))
        first = _WHOLE.fullmatch(row["first_sentence"])
        if first is None or not row["document"].strip():
            raise DataError.at(
                side, number, "expected a document's id and the number of its first sentence, from 0"
            )
        index = int(first[1])
        if index <= last:
            raise DataError.at(
                side, number, f"first_sentence {index} does not come after {last} of the line above"
            )
        if index >= n_sentences:
            raise DataError.at(
                side, number, f"first_sentence is {index} but the M2 file has {n_sentences} sentences"
            )
        last = index
        starts[index] = row["document"].strip()
    return starts
