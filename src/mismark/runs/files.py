r"""Writing files that are whole or not there, and reading files of one JSON object a line.

In: JSON values and paths. Out: bytes on disk, in the one form every file of a run folder has
(UTF-8, compact, keys as given, one `\n` after each object), and back. Each fault of the disk
becomes one `RunError` sentence here.
"""

from __future__ import annotations

import errno
import json
import os
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, BinaryIO, Literal, NamedTuple

from mismark.errors import RunError
from mismark.texts.json_values import parse_json

if TYPE_CHECKING:
    from collections.abc import Callable, Container, Iterable, Iterator
    from pathlib import Path

    from mismark.records import JsonObject

__all__ = [
    "RESTORE",
    "Line",
    "disk_fault",
    "json_line",
    "read_lines",
    "sync",
    "sync_folder",
    "whole",
    "write_whole",
]

_ENCODE = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), allow_nan=False).encode
_ENCODE_ASCII = json.JSONEncoder(ensure_ascii=True, separators=(",", ":"), allow_nan=False).encode
RESTORE = "restore the file, or start the run again in another folder"
"""What to do about a file of a run that cannot be made anew."""
_HINTS = {
    "make": {
        errno.ENOSPC: "free some space, or choose another --out",
        errno.EDQUOT: "free some of the disk quota, or choose another --out",
        errno.EROFS: "choose a place that can be written, with --out",
        errno.EACCES: "choose a place that you may write to, with --out",
        errno.EPERM: "choose a place that you may write to, with --out",
        errno.EEXIST: "a file stands where a folder is needed; choose another --out",
        errno.ENOTDIR: "a file stands where a folder is needed; choose another --out",
        errno.ENAMETOOLONG: "choose a shorter --out",
    },
    "write": {
        errno.ENOSPC: "free some space, then go on with `mismark resume`",
        errno.EDQUOT: "free some of the disk quota, then go on with `mismark resume`",
        errno.EROFS: "copy the run folder to a place that can be written",
        errno.EACCES: "make it writable, or copy the run folder to a place that is",
        errno.EPERM: "make it writable, or copy the run folder to a place that is",
        errno.EISDIR: "a folder stands where a file is needed; move it away",
    },
    "read": {
        errno.ENOENT: RESTORE,
        errno.EACCES: "make it readable",
        errno.EPERM: "make it readable",
        errno.EISDIR: "a folder stands where a file is needed; move it away",
        errno.ENOTDIR: "check the path",
        errno.ENAMETOOLONG: "check the path",
    },
}
"""What to try, by what was tried and what the operating system says."""


class Line(NamedTuple):
    """One line of a JSON-lines file: its number from 1, and the object on it."""

    number: int
    value: JsonObject


def disk_fault(doing: Literal["make", "write", "read"], path: Path, error: OSError) -> RunError:
    """Put what the operating system said into one sentence.

    Args:
        doing: what was tried: to make a new run folder, to write in one, or to read.
        path: the file or folder that it was tried on.
        error: what came back.

    Returns:
        The error to raise.

    Example:
        >>> from pathlib import Path
        >>> print(disk_fault("write", Path("runs/a"), OSError(errno.ENOSPC, "No space left on device")))
        cannot write runs/a: No space left on device; free some space, then go on with `mismark resume`
    """
    hint = _HINTS[doing].get(error.errno or 0)
    return RunError(f"cannot {doing} {path}: {error.strerror or error}" + (f"; {hint}" if hint else ""))


def json_line(value: object) -> bytes:
    r"""Write one JSON value as one line of UTF-8, whatever characters it holds.

    A lone surrogate, which a model can send and UTF-8 cannot hold, is written as its escape.

    Raises:
        TypeError: the value is not made of JSON types.
        ValueError: it holds NaN or infinity.

    Example:
        >>> json_line({"b": "é", "a": None})
        b'{"b":"\xc3\xa9","a":null}\n'
        >>> json_line("\ud800")
        b'"\\ud800"\n'
    """
    try:
        return (_ENCODE(value) + "\n").encode("utf-8")
    except UnicodeEncodeError:
        return (_ENCODE_ASCII(value) + "\n").encode("ascii")


def read_lines(path: Path, remedy: str = RESTORE, only: Container[int] | None = None) -> Iterator[Line]:
    """Read a file of one JSON object a line, in flat memory.

    Args:
        path: the file.
        remedy: what to do where a line is broken, to end the message with.
        only: the numbers of the lines that are wanted, from 1; None for all.

    Raises:
        RunError: the file cannot be read, or a line is not one JSON object.
    """
    try:
        with path.open("rb") as file:
            for number, raw in enumerate(file, start=1):
                if only is None or number in only:
                    yield Line(number, _object(raw, f"{path}:{number}", remedy))
    except OSError as error:
        raise disk_fault("read", path, error) from error


def _object(raw: bytes, where: str, remedy: str) -> JsonObject:
    why = ""
    try:
        value = parse_json(raw)
    except ValueError as error:
        value, why = None, f" ({error})"
    if not isinstance(value, dict):
        raise RunError(f"{where}: expected one JSON object on the line, found {_seen(raw)}{why}; {remedy}")
    return value


def _seen(raw: bytes) -> str:
    text = raw[:41].decode("utf-8", "replace").strip()
    return repr(text[:40] + ("…" if len(raw) > 40 else ""))


@contextmanager
def whole(path: Path, first: Callable[[], object] | None = None) -> Iterator[BinaryIO]:
    """Write a file aside; when the block ends well it is durable and replaces the old one in one step.

    Args:
        path: the file.
        first: done when the new file is durable, before it takes its place.

    Raises:
        RunError: the disk is full, read-only or failing; the old file is then as it was.
    """
    aside = path.with_name(f".{path.name}.new")
    try:
        try:
            with aside.open("wb") as file:
                yield file
                sync(file)
            if first is not None:
                first()
            aside.replace(path)
            sync_folder(path.parent)
        except BaseException:
            with suppress(OSError):
                aside.unlink(missing_ok=True)
            raise
    except OSError as error:
        raise disk_fault("write", path, error) from error


def sync(file: BinaryIO) -> None:
    """Make what was written to a file durable."""
    file.flush()
    os.fsync(file.fileno())


def write_whole(path: Path, chunks: Iterable[bytes]) -> None:
    """Write a whole file at once, see `whole`.

    Raises:
        RunError: the disk is full, read-only or failing; the old file is then as it was.
    """
    with whole(path) as file:
        file.writelines(chunks)


def sync_folder(folder: Path) -> None:
    """Make the names in a folder durable, where the system can."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
