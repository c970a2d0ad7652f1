"""What `mismark data` writes about sets: a table and a figure in, their files out."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from mismark.errors import DataError, MissingExtra, UsageError

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from mismark.report.analyses import Figure, Table
    from mismark.texts.files import Inputs

__all__ = ["inputs_of", "make_folder", "named", "ready_to_write", "whole_numbers", "write_files"]


def whole_numbers(option: str, words: str) -> tuple[int, ...]:
    """Read whole numbers, 1 or more, cut by commas.

    Raises:
        UsageError: they are none, or do not rise.

    Example:
        >>> whole_numbers("--thresholds", "1,2, 50")
        (1, 2, 50)
    """
    parts = [part.strip() for part in words.split(",")]
    found = tuple(int(part) for part in parts if part.isascii() and part.isdigit() and len(part) < 10)
    if len(found) != len(parts) or min(found) < 1 or list(found) != sorted(set(found)):
        raise UsageError(f"{option} is {words!r}; give rising whole numbers from 1, such as 1,2,5,10,50")
    return found


def inputs_of(sets: Sequence[str]) -> Inputs:
    """Note the files among some sets, before they are read."""
    from mismark.texts.files import Inputs

    return Inputs([Path(one) for one in sets if one != "grammar"])


def named(data: str, inputs: Inputs) -> str:
    """A set's name and the hash of what was read of it."""
    if data != "grammar":
        return inputs.named(Path(data))
    from mismark.digests import short
    from mismark.texts import builtin
    from mismark.texts.items import items_digest

    return f"grammar@{short(items_digest(builtin.load('grammar')))}"


def make_folder(out: Path) -> None:
    """Make a folder to write into.

    Raises:
        DataError: it cannot be made.
    """
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise DataError.at(
            out, None, f"cannot be made a folder ({error.strerror}); give another --out"
        ) from None


def ready_to_write(out: Path) -> None:
    """Make sure that `write_files` can do its work, before a corpus is read for it.

    Raises:
        MissingExtra: Matplotlib is not installed.
        DataError: the folder cannot be made.
    """
    from importlib.util import find_spec

    if find_spec("matplotlib") is None:
        raise MissingExtra.of("drawing figures", "matplotlib", "report")
    make_folder(out)


def write_files(out: Path, table: Table, figure: Figure, result: Mapping[str, object]) -> None:
    """Write a table as Markdown, CSV and LaTeX, a figure as SVG and PNG, and the numbers as JSON, by the table's name.

    Raises:
        DataError: a file cannot be written.
    """
    from mismark.report.figures import print_files
    from mismark.report.tables import csv_text, latex, markdown
    from mismark.texts.files import replacing

    svg, png = print_files(figure)
    texts = {
        "json": json.dumps(result, ensure_ascii=False, allow_nan=False) + "\n",
        "md": markdown(table),
        "csv": csv_text(table),
        "tex": latex(table),
        "svg": svg,
    }
    for ending, text in texts.items():
        with replacing(out / f"{table.id}.{ending}") as file:
            file.write(text)
    try:
        (out / f"{table.id}.png").write_bytes(png)
    except OSError as error:
        raise DataError.at(
            out, None, f"cannot be written to ({error.strerror}); give another --out"
        ) from None
