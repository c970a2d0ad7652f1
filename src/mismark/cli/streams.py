"""Standard output and standard error as the verbs write to them: safe to look at, and never a traceback.

A stream comes in, one that can be written to whatever happens goes out. Characters that act on a terminal
instead of showing are written as escapes, and so is what the stream's encoding does not have. When a
stream fails (a full disk, a reader that has left), the verb still does all its work; `Guard.fault` says so
afterwards.
"""

from __future__ import annotations

import io
import os
import sys
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, TextIO, cast

from mismark.visible import visible

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["Guard", "guarded", "unguarded"]


class Guard:
    r"""A stream that text of any origin can be written to.

    Attributes:
        fault: what the operating system said when the stream failed, None while it is whole. Nothing is
            written after a fault.

    Example:
        >>> import io
        >>> kept = io.StringIO()
        >>> _ = Guard(kept).write("safe \x1b[31mred\n")
        >>> kept.getvalue()
        'safe ⟨U+001B⟩[31mred\n'
    """

    def __init__(self, stream: TextIO) -> None:
        self.stream = stream
        self.fault: OSError | None = None

    def __getattr__(self, name: str) -> Any:
        return getattr(self.stream, name)

    def write(self, text: str) -> int:
        """Write a text, its acting characters as escapes."""
        if self.fault is None:
            safe = visible(text)
            try:
                self._write(safe)
            except OSError as error:
                self._fail(error)
        return len(text)

    def _write(self, text: str) -> None:
        try:
            self.stream.write(text)
        except UnicodeEncodeError:
            encoding = self.stream.encoding or "ascii"
            self.stream.write(text.encode(encoding, "backslashreplace").decode(encoding))

    def flush(self) -> None:
        """Hand what was written to the system."""
        if self.fault is None:
            try:
                self.stream.flush()
            except OSError as error:
                self._fail(error)

    def _fail(self, error: OSError) -> None:
        self.fault = error
        _mute(self.stream)


def _mute(stream: TextIO) -> None:
    """Let what is still in the stream's buffer go nowhere, so that Python's exit does not fail on it."""
    with suppress(OSError, io.UnsupportedOperation):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)
        stream.flush()


@contextmanager
def guarded() -> Iterator[tuple[Guard, Guard]]:
    """Put guards in the place of standard output and standard error, and give both.

    A stream that the caller closed is opened to nowhere, so that no file gets its number.
    """
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115 - as long as the process
    before = sys.stdout, sys.stderr
    out, err = Guard(before[0]), Guard(before[1])
    sys.stdout, sys.stderr = cast("TextIO", out), cast("TextIO", err)
    try:
        yield out, err
    finally:
        sys.stdout, sys.stderr = before


def unguarded(stream: TextIO) -> TextIO:
    """The stream behind a guard, for a progress bar, which needs to act on the terminal."""
    return stream.stream if isinstance(stream, Guard) else stream
