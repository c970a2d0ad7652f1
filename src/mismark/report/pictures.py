"""All pictures of a report: in go figure records, out come an SVG, a PNG and two pictures for the page of each.

Drawing is most of what a report costs, so where there are several figures and processors, a second
Python draws every other one. It is a fresh interpreter that gets the records and gives back the
files: nothing is forked, and the caller's own program is not run again. If it cannot be started, or
fails, its figures are drawn here. The bytes are the same either way.
"""

from __future__ import annotations

import contextlib
import os
import pickle
import subprocess
import sys
import threading
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from mismark.report.analyses import Figure

__all__ = ["MANY", "Pictures", "answer", "draw_all", "ready"]

MANY = 4
"""Figures from which on a second interpreter is worth its start."""

_CHILD = "from mismark.report.pictures import answer; answer()"

_Files: TypeAlias = tuple[str, bytes]
_WAITING: list[subprocess.Popen[bytes]] = []
"""The second interpreter, where it was started before there was anything to draw."""


class Pictures(NamedTuple):
    """All pictures of one figure, from one drawing.

    Attributes:
        svg: the file for a paper, on white.
        png: the same as dots.
        light: the picture for a light page.
        dark: the picture for a dark page.
    """

    svg: str
    png: bytes
    light: str
    dark: str


def draw_all(figures: Sequence[Figure], *, processors: int | None = None) -> list[Pictures]:
    """Draw figures, in two processes where that is faster.

    Args:
        figures: the records.
        processors: how many may be used; None asks the system.

    Returns:
        The pictures, in the order of the figures.
    """
    here = list(figures)
    there: list[Figure] = []
    if len(here) >= MANY and (processors or _processors()) > 1:
        here, there = here[::2], here[1::2]
    with _second(there) as second:
        from mismark.report.figures import print_files, recolour  # while the other one starts

        files = [print_files(figure) for figure in here]
        if there:
            others = _read(second, len(there)) or [print_files(figure) for figure in there]
            both = iter(files), iter(others)
            files = [next(both[place % 2]) for place in range(len(figures))]
    return [
        Pictures(svg, png, recolour(svg, "print", "light"), recolour(svg, "print", "dark"))
        for svg, png in files
    ]


@contextlib.contextmanager
def ready() -> Iterator[None]:
    """Start the second interpreter now, so that it is ready once there are figures; it ends with the block."""
    child = _started() if _processors() > 1 else None
    if child is not None:
        _WAITING.append(child)
    try:
        yield
    finally:
        while _WAITING:
            with _WAITING.pop() as unused:
                unused.kill()


def _processors() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@contextlib.contextmanager
def _second(figures: Sequence[Figure]) -> Iterator[subprocess.Popen[bytes] | None]:
    """Start an interpreter with this one's paths and give it figures; it is ended when the block ends."""
    child = (_WAITING.pop() if _WAITING else _started()) if figures else None
    if child is None:
        yield None
        return
    with child:
        _send(child, figures)
        try:
            yield child
        finally:
            child.kill()


def _started() -> subprocess.Popen[bytes] | None:
    if not sys.executable or getattr(sys, "frozen", False):
        return None
    try:
        return subprocess.Popen(  # noqa: S603 - this very interpreter
            [sys.executable, "-P", "-c", _CHILD],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={
                **os.environ,
                "PYTHONPATH": os.pathsep.join(str(Path(place).absolute()) for place in sys.path),
            },
        )
    except OSError:
        return None  # no process may be started here


def _send(child: subprocess.Popen[bytes], figures: Sequence[Figure]) -> None:
    """Give it the figures; nothing where a record of somebody's own cannot be sent, at which it fails."""
    words = b""
    with contextlib.suppress(pickle.PicklingError, AttributeError, TypeError):
        words = pickle.dumps(list(figures))
    if child.stdin is not None:
        with contextlib.suppress(OSError), child.stdin as pipe:
            pipe.write(words)


def _read(child: subprocess.Popen[bytes] | None, count: int) -> list[_Files] | None:
    """What the other interpreter drew, or None where it did not."""
    if child is None or child.stdout is None:
        return None
    answered = child.stdout.read()
    if child.wait() != 0:
        return None
    files: list[_Files] = pickle.loads(answered)  # noqa: S301 - from our own process
    return files if len(files) == count else None


def answer() -> None:
    """Be the second interpreter: read figures from standard input, write their files to standard output."""
    words: list[bytes] = []
    reading = threading.Thread(target=lambda: words.append(sys.stdin.buffer.read()))
    reading.start()
    from mismark.report.figures import print_files  # while the figures come

    reading.join()
    figures: list[Figure] = pickle.loads(words[0])  # noqa: S301 - from our own process
    out = pickle.dumps([print_files(figure) for figure in figures])
    sys.stdout.buffer.write(out)
