"""Several systems against one reference, side by side: files in, scores of sentences out.

The reference is read once for all systems, with several processes in chunks of whole blocks; what each
sentence counts against each annotator does not depend on the others, and choosing between
annotators, which does, is done in order afterwards. So every number of processes gives the same
scores, and only a few chunks are held at a time.
"""

from __future__ import annotations

import sys
from collections import deque
from itertools import islice, zip_longest
from typing import TYPE_CHECKING, NamedTuple, NoReturn, TypeAlias

from mismark.errors import DataError
from mismark.scoring.annotators import Scorer, candidates
from mismark.texts.documents import read_side
from mismark.texts.files import iter_lines
from mismark.texts.m2_lines import plain_blocks
from mismark.texts.parallel import check_lengths

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from concurrent.futures import Future
    from pathlib import Path

    from mismark.scoring.annotators import SentenceScore
    from mismark.scoring.options import Options
    from mismark.scoring.outcomes import Decided
    from mismark.texts.m2_lines import OutOfRange

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


_Chunk: TypeAlias = tuple[int, list[str], list[list[str]]]
"""Whole blocks of the reference: the number of their first line, the lines, and each system's lines."""

_Counted: TypeAlias = "tuple[str | None, list[dict[int, Decided]]]"
"""One sentence: a document that is marked before it, and what each system counts by annotator."""


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
            >>> from mismark.scoring.options import Options
            >>> with tempfile.TemporaryDirectory() as folder:
            ...     reference, hypothesis = Path(folder) / "ref.m2", Path(folder) / "hyp.txt"
            ...     _ = reference.write_text("S a b" + chr(10), "utf-8"), hypothesis.write_text("a c", "utf-8")
            ...     [row.scores[0].counts for row in Systems(reference, [hypothesis], Options()).rows()]
            [Counts(matched=0, claimed=1, gold=0)]
        """
        side = self._reference.with_name(f"{self._reference.name}.documents.tsv")
        starts = read_side(side, _ANY_LENGTH) if side.exists() else None
        document: str | None = None
        scorers = self.scorers
        for new, found in self._counted():
            if starts is not None and new is not None:
                raise DataError.at(
                    self._reference, None, f"documents are marked here and in {side}; remove one of the two"
                )
            marked = new if starts is None else starts.get(self.n_sentences)
            if marked is not None:
                document = marked
                self.has_documents = True
            self.n_sentences += 1
            yield Row(document, [scorer.take(counts) for scorer, counts in zip(scorers, found, strict=True)])
        if starts is not None:
            read_side(side, self.n_sentences)

    def _counted(self) -> Iterator[_Counted]:
        """What every sentence counts, in order, wherever it is counted."""
        settings = (str(self._reference), self._options)
        if self._jobs == 1:
            yield from self._counted_here()
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

    def _counted_here(self) -> Iterator[_Counted]:
        """The same without other processes, one sentence after the other."""
        options = self._options
        blocks = plain_blocks(iter_lines(self._reference), str(self._reference), _drop(options))
        rows = zip_longest(*[iter_lines(path) for path in self._hypotheses])
        for block, lines in zip_longest(blocks, rows):
            if block is None or lines is None or None in lines:
                self._unequal()
            _, document, tokens, edits, annotators = block
            yield document, [candidates(tokens, edits, annotators, line, options) for line in lines]

    def _chunks(self) -> Iterator[_Chunk]:
        """Cut the reference between blocks, and take as many lines of every hypothesis."""
        hypotheses = [iter_lines(path) for path in self._hypotheses]
        lines: list[str] = []
        n_here, first = 0, 1
        for number, line in enumerate(iter_lines(self._reference), start=1):
            lines.append(line)
            if line.startswith("S ") or line == "S":
                n_here += 1
            elif n_here >= CHUNK and (not line or line.isspace()):
                yield self._chunk(first, lines, n_here, hypotheses)
                lines, n_here, first = [], 0, number + 1
        yield self._chunk(first, lines, n_here, hypotheses)
        if any(next(hypothesis, None) is not None for hypothesis in hypotheses):
            self._unequal()

    def _chunk(self, first: int, lines: list[str], n_sentences: int, rest: Sequence[Iterator[str]]) -> _Chunk:
        taken = [list(islice(hypothesis, n_sentences)) for hypothesis in rest]
        if any(len(there) < n_sentences for there in taken):
            self._unequal()
        return first, lines, taken

    def _unequal(self) -> NoReturn:
        """Tell which file has more lines than sentences, or fewer."""
        blocks = plain_blocks(iter_lines(self._reference), str(self._reference), _drop(self._options))
        n_sentences = sum(1 for _ in blocks)
        for path in self._hypotheses:
            check_lengths({str(self._reference): n_sentences, str(path): sum(1 for _ in iter_lines(path))})
        raise DataError.at(self._reference, None, "was changed while it was read; run the command again")


def _count(chunk: _Chunk, name: str, options: Options) -> list[_Counted]:
    """Count every sentence of a chunk, for every system against every annotator."""
    first_line, reference, systems = chunk
    blocks = plain_blocks(reference, name, _drop(options), first_line)
    return [
        (document, [candidates(tokens, edits, annotators, lines[place], options) for lines in systems])
        for place, (_, document, tokens, edits, annotators) in enumerate(blocks)
    ]


def _drop(options: Options) -> OutOfRange:
    return "drop" if options.compat == "official" else "error"
