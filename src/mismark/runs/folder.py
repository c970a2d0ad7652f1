"""The run folder as a place: its files, how it appears, and who may write in it.

In: a plan with its items and prompts. Out: a folder that is there as a whole or not at all. The
lock is the operating system's, so a killed process leaves none behind.
"""

from __future__ import annotations

import errno
import shutil
import tempfile
from contextlib import contextmanager, suppress
from glob import escape
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from filelock import FileLock, Timeout

from mismark.errors import RunError, command_line
from mismark.runs.files import disk_fault, json_line, sync_folder, write_whole
from mismark.runs.plan import write_plan

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from mismark.records import JsonObject
    from mismark.runs.plan import Plan

__all__ = ["LOCK", "Files", "create", "files", "locked", "state_of"]

LOCK = ".lock"
"""What the process that works in a folder holds."""


class Files(NamedTuple):
    """Where the files of a run lie."""

    plan: Path
    items: Path
    prompts: Path
    replies: Path
    parsed: Path
    counts: Path


def files(folder: Path) -> Files:
    """The files of a run folder, there or not.

    Example:
        >>> files(Path("runs/a")).counts.as_posix()
        'runs/a/counts.jsonl'
    """
    return Files(folder / "plan.json", *(folder / f"{name}.jsonl" for name in Files._fields[1:]))


def state_of(folder: Path) -> str:
    """What lies at a path: `absent`, `empty`, `run`, or `other`.

    Raises:
        RunError: it cannot be looked at.
    """
    try:
        if (folder / "plan.json").is_file():
            return "run"
        if not folder.exists() and not folder.is_symlink():
            return "absent"
        return "other" if not folder.is_dir() or any(folder.iterdir()) else "empty"
    except OSError as error:
        raise disk_fault("read", folder, error) from error


def create(folder: Path, plan: Plan, items: Sequence[JsonObject], prompts: Sequence[JsonObject]) -> bool:
    """Make a run folder: written aside in a hidden folder next to it, then renamed.

    Args:
        folder: where; absent or an empty folder. Its parents are made.
        plan: goes to `plan.json`.
        items: the lines of `items.jsonl`.
        prompts: the lines of `prompts.jsonl`.

    Returns:
        False where another process made the folder meanwhile; True else.

    Raises:
        RunError: it cannot be written.
    """
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        _sweep(folder)
        aside = Path(tempfile.mkdtemp(prefix=f".{folder.name}.new-", dir=folder.parent))
        try:
            with locked(aside):
                aside.chmod(0o755)
                where = files(aside)
                write_whole(where.items, map(json_line, items))
                write_whole(where.prompts, map(json_line, prompts))
                write_plan(where.plan, plan)
                made = _put(aside, folder)
            sync_folder(folder.parent)
        finally:
            shutil.rmtree(aside, ignore_errors=True)
    except OSError as error:
        raise disk_fault("make", folder, error) from error
    except RunError as error:
        if isinstance(error.__cause__, OSError):
            raise disk_fault("make", folder, error.__cause__) from error
        raise
    return made


def _put(aside: Path, folder: Path) -> bool:
    """Rename, in one step; False where files lie there by now."""
    try:
        aside.replace(folder)
    except OSError as error:
        if error.errno in {errno.ENOTEMPTY, errno.EEXIST}:
            return False
        raise
    return True


def _sweep(folder: Path) -> None:
    """Remove what a killed process left half made; what a living one is making is locked."""
    for left in folder.parent.glob(f".{escape(folder.name)}.new-*"):
        if (left / LOCK).exists():
            with suppress(RunError), locked(left):
                shutil.rmtree(left, ignore_errors=True)


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Hold the folder for this process alone.

    Raises:
        RunError: another process holds it, or the lock file cannot be written.
    """
    lock = FileLock(folder / LOCK, timeout=0)
    try:
        lock.acquire()
    except Timeout as error:
        raise RunError(
            f"another process is working on {folder}; wait until it ends, or stop it, then run: {command_line('resume', folder)}"
        ) from error
    except OSError as error:
        raise disk_fault("write", folder / LOCK, error) from error
    try:
        yield
    finally:
        lock.release()
