"""Several systems against one reference, side by side: files in, scores of sentences out.

The reference is read once for all systems, in chunks of whole blocks that processes can share; what
each sentence counts against each annotator does not depend on the others, and choosing between
annotators, which does, is done in order afterwards. So every number of processes gives the same
scores, and only a few chunks are held at a time.
"""

from __future__ import annotations

import sys
from collections import deque
from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

from mismark.errors import DataError
from mismark.scoring.annotators import Candidate, Scorer, candidates
from mismark.texts.documents import read_side
from mismark.texts.files import iter_lines
from mismark.texts.m2 import parse_blocks
from mismark.texts.parallel import check_lengths

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from concurrent.futures import Future
    from pathlib import Path

    from mismark.scoring.annotators import SentenceScore
    from mismark.scoring.maxmatch import Options
    from mismark.texts.m2 import OutOfRange

__all__ = ["PARALLEL_BYTES", "Row", "Systems"]

CHUNK = 128
"""Sentences that are handed to a process at a time."""

PARALLEL_BYTES = 300_000
"""Bytes of hypotheses below which starting processes takes longer than it saves."""

_ANY_LENGTH = 1 << 62
"""Stands for the number of sentences while it is not known."""


class Row(NamedTuple):
    """One sentence of the reference.

    Attributes:
        document: its document, None where no mark stands at or before it.
        scores: one for each system.
    """

    document: str | None
    scores: list[SentenceScore]


class _Chunk(NamedTuple):
    """Whole blocks of the reference: the number of their first line, the lines, and each system's lines."""

    first_line: int
    lines: list[str]
    hypotheses: list[list[str]]


class _Counted(NamedTuple):
    """One sentence: a document that is marked in its chunk, and each system's candidates."""

    document: str | None
    systems: list[list[Candidate]]


class Systems:
    """Systems that are scored against one reference.

    Args:
        reference: an M2 file.
        hypotheses: a file for each system, one tokenised sentence a line.
        options: how to read and count.
        jobs: processes; 1 starts none.

    Attributes:
        scorers: one for each system, with its total so far.
        n_sentences: sentences so far.
        has_documents: does any sentence so far belong to a document that is marked.
    """

    __slots__ = (
        "_hypotheses",
        "_jobs",
        "_lengths",
        "_options",
        "_reference",
        "has_documents",
        "n_sentences",
        "scorers",
    )

    def __init__(self, reference: Path, hypotheses: Sequence[Path], options: Options, jobs: int = 1) -> None:
        self._reference = reference
        self._hypotheses = list(hypotheses)
        self._options = options
        self._jobs = jobs
        self._lengths = [0] * len(self._hypotheses)
        self.scorers = [Scorer(options) for _ in self._hypotheses]
        self.n_sentences = 0
        self.has_documents = False

    def rows(self) -> Iterator[Row]:
        """Score sentence by sentence.

        Documents are those of `# newdoc id = NAME` marks, or of the side file `REF.m2.documents.tsv`.

        Raises:
            DataError: a file cannot be read or is broken, the files are not equally long, or
                documents are marked in two ways.

        Example:
            >>> import tempfile
            >>> from pathlib import Path
            >>> from mismark.scoring.maxmatch import Options
            >>> with tempfile.TemporaryDirectory() as folder:
            ...     reference, hypothesis = Path(folder) / "ref.m2", Path(folder) / "hyp.txt"
            ...     _ = reference.write_text("S a b" + chr(10), "utf-8"), hypothesis.write_text("a c", "utf-8")
            ...     [row.scores[0].counts for row in Systems(reference, [hypothesis], Options()).rows()]
            [Counts(matched=0, claimed=1, gold=0)]
        """
        side = self._reference.with_name(f"{self._reference.name}.documents.tsv")
        starts = read_side(side, _ANY_LENGTH) if side.exists() else None
        document: str | None = None
        for counted in self._counted():
            if starts is not None and counted.document is not None:
                raise DataError.at(
                    self._reference, None, f"documents are marked here and in {side}; remove one of the two"
                )
            marked = counted.document if starts is None else starts.get(self.n_sentences)
            if marked is not None:
                document = marked
                self.has_documents = True
            self.n_sentences += 1
            yield Row(
                document,
                [scorer.take(found) for scorer, found in zip(self.scorers, counted.systems, strict=True)],
            )
        if starts is not None:
            read_side(side, self.n_sentences)

    def _counted(self) -> Iterator[_Counted]:
        """What every sentence counts, in order, wherever it is counted."""
        settings = (str(self._reference), self._options)
        if self._jobs == 1:
            for chunk in self._chunks():
                yield from _count(chunk, *settings)
            return
        from concurrent.futures import ProcessPoolExecutor
        from multiprocessing import get_context

        context = get_context("fork" if sys.platform == "linux" else "spawn")
        waiting: deque[Future[list[_Counted]]] = deque()
        with ProcessPoolExecutor(self._jobs, mp_context=context) as pool:
            try:
                for chunk in self._chunks():
                    waiting.append(pool.submit(_count, chunk, *settings))
                    if len(waiting) > 2 * self._jobs:
                        yield from waiting.popleft().result()
                while waiting:
                    yield from waiting.popleft().result()
            finally:
                for future in waiting:
                    future.cancel()

    def _chunks(self) -> Iterator[_Chunk]:
        """Cut the reference between blocks, and take as many lines of every hypothesis."""
        hypotheses = [iter_lines(path) for path in self._hypotheses]
        lines: list[str] = []
        n_sentences = n_here = 0
        first, number = 1, 0
        whole = True
        for number, line in enumerate(iter_lines(self._reference), start=1):
            lines.append(line)
            if line.startswith("S ") or line == "S":
                n_here += 1
            elif n_here >= CHUNK and (not line or line.isspace()):
                taken = [list(islice(hypothesis, n_here)) for hypothesis in hypotheses]
                n_sentences += n_here
                whole = self._take(taken, n_here) and whole
                if whole:
                    yield _Chunk(first, lines, taken)
                lines, n_here, first = [], 0, number + 1
        taken = [list(islice(hypothesis, n_here)) for hypothesis in hypotheses]
        if self._take(taken, n_here) and whole:
            yield _Chunk(first, lines, taken)
        n_sentences += n_here
        for place, hypothesis in enumerate(hypotheses):
            self._lengths[place] += sum(1 for _ in hypothesis)
            check_lengths(
                {str(self._reference): n_sentences, str(self._hypotheses[place]): self._lengths[place]}
            )

    def _take(self, taken: list[list[str]], n_sentences: int) -> bool:
        """Keep count of the lines; tell whether every system has one for each sentence."""
        self._lengths = [length + len(lines) for length, lines in zip(self._lengths, taken, strict=True)]
        return all(len(lines) == n_sentences for lines in taken)


def _count(chunk: _Chunk, name: str, options: Options) -> list[_Counted]:
    """Count every sentence of a chunk, for every system against every annotator."""
    drop: OutOfRange = "drop" if options.compat == "official" else "error"
    counted: list[_Counted] = []
    for place, block in enumerate(parse_blocks(chunk.lines, name, drop, chunk.first_line)):
        found = [candidates(block.sentence, lines[place], options) for lines in chunk.hypotheses]
        counted.append(_Counted(block.document, found))
    return counted
