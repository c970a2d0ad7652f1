"""All pictures of a report: in go figure records, out come an SVG, a PNG and two pictures for the page of each.

Drawing is most of what a report costs. So a second Python draws figures from the moment they are known, while
this one still works out the next; what is left when all are known is drawn by both. It is a fresh interpreter
that gets records and gives back files: nothing is forked, and the caller's own program is not run again. If it
cannot be started, or fails, its figures are drawn here. The bytes are the same either way.
"""

from __future__ import annotations

import contextlib
import os
import pickle
import subprocess
import sys
import threading
from collections import deque
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, Self, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import TracebackType

    from mismark.report.analyses import Figure

__all__ = ["Drawing", "Pictures", "answer", "draw_all"]

_CHILD = "from mismark.report.pictures import answer; answer()"

_Files: TypeAlias = tuple[str, bytes]


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
    """Draw figures that are all known.

    Args:
        figures: the records.
        processors: how many may be used; None asks the system.

    Returns:
        The pictures, in the order of the figures.
    """
    with Drawing(processors=processors) as drawing:
        for figure in figures:
            drawing.add(figure)
        return drawing.pictures()


class Drawing:
    """Figures that are drawn while more of them are found out: `add` each, then ask for the `pictures`.

    A context: the second interpreter begins with it, and ends with it whatever happens.

    Args:
        processors: how many may be used; None asks the system. One draws everything here.
    """

    def __init__(self, *, processors: int | None = None) -> None:
        self._waiting: deque[tuple[int, Figure]] = deque()
        self._files: dict[int, _Files] = {}
        self._figures: list[Figure] = []
        self._news = threading.Condition()
        self._known = False
        self._two = (processors or _processors()) > 1
        self._child: subprocess.Popen[bytes] | None = None
        self._thread: threading.Thread | None = None

    def __enter__(self) -> Self:
        self._child = _started() if self._two else None
        if self._child is not None:
            self._thread = threading.Thread(target=self._hand_over, args=[self._child], daemon=True)
            self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._close()
        if self._child is not None:
            self._child.kill()
        if self._thread is not None:
            self._thread.join()
        if self._child is not None:
            with contextlib.suppress(OSError), self._child:
                pass

    def add(self, figure: Figure) -> None:
        """Take a figure, which is drawn as soon as somebody is free."""
        with self._news:
            self._waiting.append((len(self._figures), figure))
            self._figures.append(figure)
            self._news.notify()

    def pictures(self) -> list[Pictures]:
        """Draw what is left, from the last one on, and return all pictures in the order of `add`.

        Raises:
            ImportError: matplotlib is not installed.
        """
        if not self._figures:
            return []
        self._close()
        from mismark.report.figures import print_files, recolour

        while (taken := self._take(last=True)) is not None:
            self._files[taken[0]] = print_files(taken[1])
        if self._thread is not None:
            self._thread.join()
        files = [self._files.get(place) or print_files(figure) for place, figure in enumerate(self._figures)]
        return [
            Pictures(svg, png, recolour(svg, "print", "light"), recolour(svg, "print", "dark"))
            for svg, png in files
        ]

    def _close(self) -> None:
        """No more figures will be added."""
        with self._news:
            self._known = True
            self._news.notify()

    def _take(self, *, last: bool) -> tuple[int, Figure] | None:
        """A figure that nobody draws yet; None where there is none and none will come."""
        with self._news:
            while not self._waiting and not self._known:
                self._news.wait()
            if not self._waiting:
                return None
            return self._waiting.pop() if last else self._waiting.popleft()

    def _hand_over(self, child: subprocess.Popen[bytes]) -> None:
        """Give figures to the second interpreter, one by one, until it fails: that one has no files then."""
        with contextlib.suppress(
            OSError, EOFError, pickle.PickleError, AttributeError, TypeError, ValueError
        ):
            while (taken := self._take(last=False)) is not None:
                self._files[taken[0]] = _ask(child, taken[1])


def _ask(child: subprocess.Popen[bytes], figure: Figure) -> _Files:
    """Have one figure drawn by the other interpreter.

    Raises:
        OSError: it has ended.
        EOFError: it ended before it answered.
        pickle.PickleError, AttributeError, TypeError: a record of somebody's own cannot be sent.
    """
    if child.stdin is None or child.stdout is None:
        raise EOFError
    child.stdin.write(pickle.dumps(figure))
    child.stdin.flush()
    files: _Files = pickle.load(child.stdout)  # noqa: S301 - from our own process
    return files


def _processors() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


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


def answer() -> None:
    """Be the second interpreter: figures come on standard input, and the files of each go to standard output."""
    from mismark.report.figures import print_files

    while True:
        try:
            figure: Figure = pickle.load(sys.stdin.buffer)  # noqa: S301 - from our own process
        except EOFError:
            return
        pickle.dump(print_files(figure), sys.stdout.buffer)
        sys.stdout.buffer.flush()
