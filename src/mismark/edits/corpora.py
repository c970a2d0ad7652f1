"""Training corpora: a file of millions of sentences and the edits that are looked for in, how often it has each out.

A corpus is read once, in flat memory: a few chunks are under way at a time, and only the edits that are looked for
are counted. M2 is read as it stands; of parallel text, SOURCE TAB CORRECTION (TAB CORRECTION …) a line, the edits
are extracted by ERRANT. Every number of processes gives the same counts.
"""

from __future__ import annotations

import signal
from collections import deque
from concurrent.futures import ProcessPoolExecutor
from itertools import tee
from multiprocessing import get_context
from typing import TYPE_CHECKING, NamedTuple

from mismark.edits.coverage import edit_keys
from mismark.texts.files import iter_lines
from mismark.texts.m2_lines import plain_blocks
from mismark.texts.parallel import iter_corrected

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from concurrent.futures import Future
    from pathlib import Path

    from mismark.edits.coverage import EditKey
    from mismark.edits.extraction import Tagger

__all__ = ["Tally", "count_m2", "count_parallel"]

CHUNK = 4_000
"""Sentences of M2 that are handed to a process at a time."""

_AHEAD = 3
_LOOKED_FOR: list[tuple[frozenset[EditKey], str, bool]] = []
"""What a process of its own looks for: the edits, the name of the file, and whether types count."""


class Tally(NamedTuple):
    """What a corpus has.

    Attributes:
        sentences: sentences read; of parallel text, sentences and corrections.
        edits: edits read, those that were not looked for among them.
        seen: how often each edit that was looked for is there; those that are not are left out.
    """

    sentences: int
    edits: int
    seen: Mapping[EditKey, int]


def count_m2(path: str | Path, wanted: frozenset[EditKey], *, types: bool = False, workers: int = 1) -> Tally:
    """Count edits in an M2 file, those of every annotator.

    Args:
        path: the file.
        wanted: the edits that are looked for.
        types: whether the type is part of an edit.
        workers: processes; 1 starts none. With more, a script that calls this needs the usual
            `if __name__ == "__main__":`.

    Raises:
        DataError: with file and line, wherever the file is not M2.

    Example:
        >>> import tempfile
        >>> from pathlib import Path
        >>> with tempfile.TemporaryDirectory() as folder:
        ...     path = Path(folder) / "train.m2"
        ...     _ = path.write_text("S a b" + chr(10) + "A 1 2|||X|||c|||REQUIRED|||-NONE-|||0" + chr(10), "utf-8")
        ...     count_m2(path, frozenset({("b", "c", ""), ("", "d", "")}))
        Tally(sentences=1, edits=1, seen={('b', 'c', ''): 1})
    """
    sentences = edits = 0
    seen: dict[EditKey, int] = {}
    for part in _parts(path, (wanted, str(path), types), workers):
        sentences, edits = sentences + part.sentences, edits + part.edits
        for key, often in part.seen.items():
            seen[key] = seen.get(key, 0) + often
    return Tally(sentences, edits, seen)


def _parts(
    path: str | Path, looked_for: tuple[frozenset[EditKey], str, bool], workers: int
) -> Iterator[Tally]:
    chunks = _chunks(path)
    if workers == 1:
        for first_line, text in chunks:
            yield _tally(first_line, text, looked_for)
        return
    waiting: deque[Future[Tally]] = deque()
    with ProcessPoolExecutor(
        workers, get_context("spawn"), initializer=_start, initargs=(looked_for,)
    ) as pool:
        try:
            for chunk in chunks:
                waiting.append(pool.submit(_work, *chunk))
                if len(waiting) > _AHEAD * workers:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            for future in waiting:
                future.cancel()


def _chunks(path: str | Path) -> Iterator[tuple[int, str]]:
    """Cut a file between blocks: the number of the first line and the lines."""
    lines: list[str] = []
    n_here, first = 0, 1
    for number, line in enumerate(iter_lines(path), start=1):
        lines.append(line)
        if line.startswith("S"):
            n_here += 1
        elif n_here >= CHUNK and (not line or line.isspace()):
            yield first, "\n".join(lines)
            lines, n_here, first = [], 0, number + 1
    yield first, "\n".join(lines)


def _start(looked_for: tuple[frozenset[EditKey], str, bool]) -> None:
    """Make a process ready; an interruption is the business of the one that started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _LOOKED_FOR.append(looked_for)


def _work(first_line: int, text: str) -> Tally:
    return _tally(first_line, text, _LOOKED_FOR[-1])


def _tally(first_line: int, text: str, looked_for: tuple[frozenset[EditKey], str, bool]) -> Tally:
    wanted, name, types = looked_for
    sentences = n_edits = 0
    seen: dict[EditKey, int] = {}
    for _, _, tokens, edits, _ in plain_blocks(text.split("\n"), name, first_line=first_line):
        sentences += 1
        n_edits += len(edits)
        for key in edit_keys(tokens, edits, types=types):
            if key in wanted:
                seen[key] = seen.get(key, 0) + 1
    return Tally(sentences, n_edits, seen)


def count_parallel(
    path: str | Path,
    wanted: frozenset[EditKey],
    *,
    types: bool = False,
    workers: int = 1,
    tagger: Tagger | None = None,
    raw: bool = False,
) -> Tally:
    """Count edits in parallel text; ERRANT extracts them.

    Args:
        path: SOURCE TAB CORRECTION a line; further corrections are counted too.
        wanted: the edits that are looked for.
        types: whether the type is part of an edit.
        workers: processes; 1 starts none.
        tagger: what analyses the words; None takes the official pipeline where it is installed.
        raw: cut the text into tokens first; else they are cut at white space.

    Raises:
        DataError: with file and line, where a line has no tab.
        MissingExtra: ERRANT is not installed.
    """
    from mismark.edits.extraction_workers import extract

    ours, theirs = tee(
        (source, one) for source, corrections in iter_corrected(path, raw=raw) for one in corrections
    )
    sentences = n_edits = 0
    seen: dict[EditKey, int] = {}
    for (source, _), edits in zip(ours, extract(theirs, tagger, workers), strict=True):
        sentences += 1
        n_edits += len(edits)
        plain = [(one.start, one.end, one.corrections, one.type, 0) for one in edits]
        for key in edit_keys(source.split(), plain, types=types):
            if key in wanted:
                seen[key] = seen.get(key, 0) + 1
    return Tally(sentences, n_edits, seen)
