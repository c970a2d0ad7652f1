"""Putting a report in its place: written aside, then swapped in; nobody else's file is replaced.

In: a folder where a report was written aside. Out: the same entries in the place asked for,
which may be a run folder that holds other things, too.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

from mismark.errors import RunError
from mismark.runs.folder import LOCK, locked

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["ENTRIES", "MARK", "aside", "is_ours", "refuse_others"]

ENTRIES = ("index.html", "estimates.json", "tables", "figures", "pages")
"""What a report consists of; the last one only where tables lead to pages of their own."""
MARK = '<meta name="generator" content="mismark '
"""Stands in the first 4,000 bytes of every page that we write."""


@contextmanager
def aside(out: Path) -> Iterator[Path]:
    """Give a folder to write a report into; when the block ends well, its entries move to `out`.

    Args:
        out: where the report is to stand; made if missing. What else lies there is left alone.

    Raises:
        RunError: `out` is a file, cannot be written, or holds an entry of a report's name that
            mismark did not write.
    """
    refuse_others(out)
    try:
        out.mkdir(parents=True, exist_ok=True)
        _sweep(out)
        fresh = Path(tempfile.mkdtemp(prefix=".report-", dir=out))
    except OSError as error:
        raise RunError(
            f"cannot write a report to {out}: {error.strerror}; choose another place with --out"
        ) from error
    try:
        with locked(fresh):
            new = fresh / "new"
            new.mkdir()
            yield new
            _swap(new, out, fresh)
    except OSError as error:
        raise RunError(f"cannot write the report to {out}: {error.strerror or error}") from error
    finally:
        shutil.rmtree(fresh, ignore_errors=True)


def refuse_others(out: Path) -> None:
    """Refuse a place that a report must not be put in, before the work of making one.

    Raises:
        RunError: `out` is a file, or holds an entry of a report's name that mismark did not write.
    """
    if out.exists() and not out.is_dir():
        raise RunError(f"{out} is a file, and a report is a folder; choose another place with --out")
    page = out / "index.html"
    present = [name for name in ENTRIES if (out / name).exists()]
    if present and not is_ours(page):
        raise RunError(
            f"{out / present[0]} was not written by mismark, so it is not replaced; choose another place with --out"
        )


def is_ours(page: Path) -> bool:
    """Whether a page was written by mismark; False where it cannot be read."""
    try:
        with page.open("rb") as file:
            return MARK.encode() in file.read(4000)
    except OSError:
        return False


def _sweep(out: Path) -> None:
    """Remove what a killed process left half made; what a living one is making is locked."""
    for left in out.glob(".report-*"):
        if (left / LOCK).exists():
            with suppress(RunError), locked(left):
                shutil.rmtree(left, ignore_errors=True)


def _swap(new: Path, out: Path, fresh: Path) -> None:
    """Put each entry in its place, the page first: it is what makes the others known as ours."""
    old = fresh / "old"
    old.mkdir()
    for name in ENTRIES:
        source, target = new / name, out / name
        if source.is_file() and not target.is_dir():
            os.replace(source, target)  # noqa: PTH105 - one step, also where the target exists
            continue
        if target.exists():
            target.rename(old / name)
        if source.exists():
            source.rename(target)
