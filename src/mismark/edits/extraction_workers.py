"""Extraction on several cores: pairs of sentences in, edits in the same order out.

Only changed sentences travel. Processes are started only where there are sentences enough: each
takes a second or two to load ERRANT, and memory of its own.
"""

from __future__ import annotations

import os
import signal
import threading
from collections import deque
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache
from itertools import chain, compress, islice
from multiprocessing import get_context, parent_process
from typing import TYPE_CHECKING

from mismark.edits.extraction import Extractor, choose_tagger, tagger_versions
from mismark.errors import UsageError
from mismark.records import Edit

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from concurrent.futures import Future

    from mismark.edits.extraction import Tagger

__all__ = ["WORTH_A_PROCESS", "cores", "extract"]

WORTH_A_PROCESS = 6_000
"""Up to this many sentences are extracted without starting a process."""

_CHUNK = 250
_AHEAD = 4
_Found = list[tuple[tuple[int, int, str, str], ...]]


def cores() -> int:
    """The processors that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def extract(
    pairs: Iterable[tuple[str, str]], tagger: Tagger | None = None, workers: int = 1
) -> Iterator[tuple[Edit, ...]]:
    """Extract the edits of many sentences, in flat memory.

    Args:
        pairs: source and corrected sentence, tokens cut at white space.
        tagger: what analyses the words; None takes the official pipeline where it is installed.
        workers: processes at most; 1 works in this one. With more, a script that calls this needs
            the usual `if __name__ == "__main__":`. Up to `WORTH_A_PROCESS` sentences are done here.

    Returns:
        The edits of each sentence, in order; the same for any number of workers.

    Raises:
        MissingExtra: a package is not installed.
        UsageError: there is less than one worker.

    Example:
        >>> import pytest
        >>> _ = pytest.importorskip("errant"), pytest.importorskip("textblob")
        >>> [len(edits) for edits in extract([("I has it .", "I have it ."), ("Fine .", "Fine .")], "embedded")]
        [1, 0]
    """
    if workers < 1:
        raise UsageError(f"workers is {workers}; give 1 or more")
    chosen = tagger or choose_tagger()
    stream = iter(pairs)
    ahead = [] if workers == 1 else list(islice(stream, WORTH_A_PROCESS + 1))
    if len(ahead) > WORTH_A_PROCESS:
        tagger_versions(chosen)
        yield from _spread(chain(ahead, stream), chosen, workers)
        return
    extractor = _extractor(chosen)
    for source, corrected in chain(ahead, stream):
        yield extractor.edits(source, corrected)


def _spread(pairs: Iterator[tuple[str, str]], tagger: Tagger, workers: int) -> Iterator[tuple[Edit, ...]]:
    """Send chunks to processes and give what comes back, in order; a few chunks are under way at once."""
    waiting: deque[tuple[list[bool], Future[_Found]]] = deque()
    with ProcessPoolExecutor(workers, get_context("spawn"), initializer=_start, initargs=(tagger,)) as pool:
        while chunk := list(islice(pairs, _CHUNK)):
            flags = [source.split() != corrected.split() for source, corrected in chunk]
            waiting.append((flags, pool.submit(_work, tagger, list(compress(chunk, flags)))))
            if len(waiting) >= _AHEAD * workers:
                yield from _results(*waiting.popleft())
        while waiting:
            yield from _results(*waiting.popleft())


def _results(flags: list[bool], future: Future[_Found]) -> Iterator[tuple[Edit, ...]]:
    """The edits of a chunk, with none for the sentences that were not sent."""
    found = iter(future.result())
    for flag in flags:
        yield tuple(_edit(*fields) for fields in next(found)) if flag else ()


def _edit(start: int, end: int, correction: str, kind: str) -> Edit:
    return Edit(start, end, (correction,), kind)


def _start(tagger: Tagger) -> None:
    """Make a process ready; an interruption is the business of the one that started it, whose end is its own."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, name="mismark-parent", daemon=True).start()
    _extractor(tagger)


def _end_with_parent() -> None:
    """Wait for the parent: one that is killed cannot end its pool, which would wait for work for ever."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _work(tagger: Tagger, pairs: list[tuple[str, str]]) -> _Found:
    """Extract a chunk in a process of its own; edits go back as plain tuples."""
    extractor = _extractor(tagger)
    return [
        tuple((edit.start, edit.end, edit.correction, edit.type) for edit in extractor.edits(*pair))
        for pair in pairs
    ]


@lru_cache(maxsize=2)
def _extractor(tagger: Tagger) -> Extractor:
    """The one extractor of a process: loading takes a second, and what it remembers is worth keeping."""
    return Extractor(tagger)
