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
from typing import TYPE_CHECKING, BinaryIO, NamedTuple

from mismark.errors import RunError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from mismark.records import JsonObject

__all__ = ["Line", "disk_fault", "json_line", "read_lines", "sync_folder", "whole", "write_whole"]

_ENCODE = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), allow_nan=False).encode
_ENCODE_ASCII = json.JSONEncoder(ensure_ascii=True, separators=(",", ":"), allow_nan=False).encode
_HINTS = {
    errno.ENOSPC: "free some space, then go on with `mismark resume`",
    errno.EDQUOT: "free some of the disk quota, then go on with `mismark resume`",
    errno.EROFS: "choose a place that can be written, with --out",
    errno.EACCES: "choose a place that you may write to, with --out",
    errno.EPERM: "choose a place that you may write to, with --out",
    errno.EEXIST: "a file stands where a folder is needed; choose another --out",
    errno.ENOTDIR: "a file stands where a folder is needed; choose another --out",
}


class Line(NamedTuple):
    """One line of a JSON-lines file: its number from 1, its first byte, and the object on it."""

    number: int
    offset: int
    value: JsonObject


def disk_fault(doing: str, path: Path, error: OSError) -> RunError:
    """Put what the operating system said into one sentence.

    Args:
        doing: what was tried, to stand after "cannot" ("write").
        path: the file or folder that it was tried on.
        error: what came back.

    Returns:
        The error to raise.

    Example:
        >>> from pathlib import Path
        >>> print(disk_fault("write", Path("runs/a"), OSError(errno.ENOSPC, "No space left on device")))
        cannot write runs/a: No space left on device; free some space, then go on with `mismark resume`
    """
    hint = _HINTS.get(error.errno or 0)
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


def read_lines(path: Path) -> Iterator[Line]:
    """Read a file of one JSON object a line, in flat memory.

    Raises:
        RunError: the file cannot be read, or a line is not one JSON object.
    """
    offset = 0
    try:
        with path.open("rb") as file:
            for number, raw in enumerate(file, start=1):
                try:
                    value = json.loads(raw)
                except ValueError:
                    value = None
                if not isinstance(value, dict):
                    raise RunError(
                        f"{path}:{number}: expected one JSON object on the line, found {_seen(raw)}; "
                        "restore the file, or start the run again in another folder"
                    )
                yield Line(number, offset, value)
                offset += len(raw)
    except OSError as error:
        raise disk_fault("read", path, error) from error


def _seen(raw: bytes) -> str:
    text = raw[:41].decode("utf-8", "replace").strip()
    return repr(text[:40] + ("…" if len(raw) > 40 else ""))


@contextmanager
def whole(path: Path) -> Iterator[BinaryIO]:
    """Write a file aside; when the block ends well it is durable and replaces the old one in one step.

    Raises:
        RunError: the disk is full, read-only or failing; the old file is then as it was.
    """
    aside = path.with_name(f".{path.name}.new")
    try:
        try:
            with aside.open("wb") as file:
                yield file
                file.flush()
                os.fsync(file.fileno())
            aside.replace(path)
            sync_folder(path.parent)
        except BaseException:
            with suppress(OSError):
                aside.unlink(missing_ok=True)
            raise
    except OSError as error:
        raise disk_fault("write", path, error) from error


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
