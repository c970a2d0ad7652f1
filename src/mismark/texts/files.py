"""Text files: lines in, whole files out.

Every reader of `mismark.texts` takes its lines from here, so that all of them agree on what a line
is: UTF-8, ended by a line feed and by nothing else (a carriage return before it belongs to the
end; U+2028, U+0085 and their like are characters of the text). Every writer puts its bytes into a
file beside the target and renames it, so that a reader never sees half a file.
"""

from __future__ import annotations

import os
import stat
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, TextIO

from mismark.errors import DataError, UsageError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

__all__ = ["Inputs", "iter_lines", "raw_lines", "refuse_input", "replacing"]

_LONGEST = 64 << 20
"""Bytes that a line of a device may have."""
_BOM = b"\xef\xbb\xbf"


def iter_lines(path: str | Path) -> Iterator[str]:
    r"""Read the lines of a UTF-8 file one by one, without their ends.

    A byte order mark at the start is skipped, `\r\n` ends a line like `\n`, and the last line may
    lack its end. An empty file has no lines.

    Args:
        path: the file.

    Returns:
        The lines in order, as a generator that holds one line in memory at a time.

    Raises:
        DataError: the file cannot be opened, or a line is not UTF-8 (with its number).

    Example:
        >>> import tempfile
        >>> with tempfile.TemporaryDirectory() as folder:
        ...     path = Path(folder) / "two.txt"
        ...     _ = path.write_bytes(b"one\r\ntwo\xe2\x80\xa8still two")
        ...     list(iter_lines(path))
        ['one', 'two\u2028still two']
    """
    try:
        with Path(path).open("rb") as stream:
            for number, raw in enumerate(raw_lines(stream, path), start=1):
                content = raw.removeprefix(_BOM) if number == 1 else raw
                try:
                    line = content.decode("utf-8")
                except UnicodeDecodeError as error:
                    found = f"byte 0x{content[error.start]:02x} at position {error.start} of the line is not UTF-8"
                    raise DataError.at(path, number, f"{found}; save the file as UTF-8") from None
                yield line.removesuffix("\n").removesuffix("\r")
    except OSError as error:
        raise _unreadable(path, error) from error


class Inputs:
    """Files whose numbers are signed with their hash, which no change of a file in between may make untrue.

    Make it before the files are read, and ask for the hashes afterwards.

    Args:
        paths: the files.

    Raises:
        DataError: one cannot be read, or is a pipe or the like, which cannot be read twice.

    Example:
        >>> import tempfile
        >>> with tempfile.TemporaryDirectory() as folder:
        ...     path = Path(folder) / "hyp.txt"
        ...     _ = path.write_bytes(b"One .")
        ...     Inputs([path]).named(path)
        'hyp.txt@b2:0eb0b08f'
    """

    def __init__(self, paths: Iterable[Path]) -> None:
        self._states = {path: _state(path) for path in paths}

    def named(self, path: Path) -> str:
        """A file's name and the hash of what was read.

        Raises:
            DataError: the file was changed since.
        """
        import hashlib

        from mismark.digests import short

        try:
            with path.open("rb") as stream:
                found = hashlib.file_digest(stream, lambda: hashlib.blake2b(digest_size=16)).hexdigest()
        except OSError as error:
            raise _unreadable(path, error) from error
        if _state(path) != self._states[path]:
            raise DataError.at(path, None, "was changed while it was read; run the command again")
        return f"{path.name}@{short('b2:' + found)}"


def _state(path: Path) -> tuple[int, ...]:
    """What changes when a file does."""
    try:
        found = path.stat()
    except (OSError, ValueError) as error:
        raise _unreadable(path, error) from error
    if not stat.S_ISREG(found.st_mode):
        raise DataError.at(path, None, "is no plain file; its hash is part of the result, so save it first")
    return found.st_dev, found.st_ino, found.st_size, found.st_mtime_ns


def _unreadable(path: str | Path, error: OSError | ValueError) -> DataError:
    said = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return DataError.at(path, None, f"cannot be read ({said}); check the path")


def refuse_input(option: str, out: str | Path, *inputs: str | Path) -> None:
    """Refuse to write over a file that is read.

    Args:
        option: what named the file to write, for the message.
        out: the file to write.
        inputs: the files that are read; those that are not there count for nothing.

    Raises:
        UsageError: `out` is one of them, under whatever name.

    Example:
        >>> refuse_input("--out", "b.jsonl", "a.m2")
    """
    for one in inputs:
        try:
            same = Path(out).is_file() and Path(out).samefile(one)
        except (OSError, ValueError):
            continue
        if same:
            raise UsageError(f"{option} {out} is the file {one} that is read; give another")


def raw_lines(stream: BinaryIO, path: str | Path) -> Iterator[bytes]:
    """The lines as they are; of a device, which may never end a line, only such as fit into the memory.

    Raises:
        DataError: a device gives a line without end.
    """
    if not stat.S_ISCHR(os.fstat(stream.fileno()).st_mode):
        return iter(stream)
    return _bounded(stream, path)


def _bounded(stream: BinaryIO, path: str | Path) -> Iterator[bytes]:
    for raw in iter(partial(stream.readline, _LONGEST), b""):
        if len(raw) == _LONGEST and not raw.endswith(b"\n"):
            raise DataError.at(path, None, f"is a device without end: no line in {_LONGEST >> 20} MiB")
        yield raw


@contextmanager
def replacing(path: str | Path) -> Iterator[TextIO]:
    """Write a whole UTF-8 file: it appears, or replaces the old one, only when the block ends well.

    A link stays one: the file that it leads to is replaced. What is no file, such as /dev/stdout, is
    written to as it stands.

    Args:
        path: the file to write; its folder must exist.

    Yields:
        A text stream whose line ends are written as they are given.

    Raises:
        DataError: the file cannot be written, or the text holds half of a surrogate pair.

    Example:
        >>> import tempfile
        >>> with tempfile.TemporaryDirectory() as folder:
        ...     path = Path(folder) / "out.txt"
        ...     with replacing(path) as stream:
        ...         _ = stream.write("whole")
        ...         path.exists()
        ...     path.read_text(encoding="utf-8")
        False
        'whole'
    """
    import tempfile

    try:
        if _is_special(path):
            with Path(path).open("w", encoding="utf-8", newline="") as stream:
                yield stream
            return
        target = Path(os.path.realpath(path))
        descriptor, name = tempfile.mkstemp(
            prefix=f".{target.name[:100]}.", suffix=".part", dir=target.parent
        )
    except OSError as error:
        raise DataError.at(
            path, None, f"cannot be written ({error.strerror or error}); check the folder"
        ) from error
    aside = Path(name)
    try:
        with os.fdopen(descriptor, "w", encoding="utf-8", newline="") as stream:
            yield stream
        aside.chmod(0o666 & ~_umask())
        aside.replace(target)
    except UnicodeEncodeError as error:
        raise DataError.at(
            path, None, f"the text holds {error.object[error.start]!r}, which UTF-8 has no bytes for"
        ) from error
    except OSError as error:
        raise DataError.at(
            path, None, f"cannot be written ({error.strerror or error}); check the path"
        ) from error
    finally:
        aside.unlink(missing_ok=True)


def _is_special(path: str | Path) -> bool:
    """Whether something is there that is no plain file; OSError where that cannot be told."""
    try:
        return not stat.S_ISREG(os.stat(path).st_mode)  # noqa: PTH116 - Path.stat says the same
    except FileNotFoundError:
        return False


def _umask() -> int:
    """The permissions that new files lack; asking sets it, so it is set back at once."""
    mask = os.umask(0)
    os.umask(mask)
    return mask
