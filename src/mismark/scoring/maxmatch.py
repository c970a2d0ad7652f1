"""MaxMatch: how many gold edits a corrected sentence makes, its edits read in the gold's favour.

Source, hypothesis and gold edits in; `Counts` out (matched, claimed and gold are the official
program's correct, proposed and gold). The edits of a hypothesis are not given: of all cheapest
alignments with the source, MaxMatch takes the reading that holds as many gold edits as possible.

With `compat="official"` every count equals the official program's. The default differs in what a
faulty reference does, and in nothing else:

* the gold edits of an annotator are put in order of their spans (those of one span stay in file
  order), so an edit out of order is not lost;
* an edit that stands twice (same span, same corrections) is one edit;
* a proposed edit matches one gold edit at most, where the official program counts every one it
  fits, so that precision stays below 1.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from mismark.errors import UsageError
from mismark.records import Counts, Edit
from mismark.scoring import ties
from mismark.scoring.lattice import MATCH, Label, Lattice, build, labels_from
from mismark.scoring.paths import GOLD, Outcome, least_arcs, outcomes, plain_weights
from mismark.scoring.weights import gold_hits, gold_marks

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mismark.scoring.weights import Arc

__all__ = ["Options", "Pair", "proposed_edits", "sentence_counts"]


@dataclass(frozen=True, slots=True)
class Options:
    """How MaxMatch reads and counts.

    Attributes:
        max_unchanged: unchanged words that an edit may hold beside the changed ones.
        beta: the weight of recall in F, which decides between annotators.
        compat: `official` reproduces the official program on faulty references too.
        ignore_whitespace_casing: leave out proposed edits that change only spaces or case.

    Raises:
        UsageError: a number that cannot work.
    """

    max_unchanged: int = 2
    beta: float = 0.5
    compat: Literal["mismark", "official"] = "mismark"
    ignore_whitespace_casing: bool = False

    def __post_init__(self) -> None:
        if self.max_unchanged < 0:
            raise UsageError(f"max_unchanged is {self.max_unchanged}; it counts words, so give 0 or more")
        if not 0 < self.beta < float("inf"):
            raise UsageError(f"beta is {self.beta}; it weighs recall against precision, so give a number above 0")


_DEFAULT = Options()


class Pair:
    """A source and a hypothesis, ready to be counted against any number of annotators.

    What does not depend on the gold is worked out once and kept.
    """

    __slots__ = ("_alone", "_labels", "_lattice", "_plain", "_size", "hypothesis", "options", "source")

    def __init__(self, source: Sequence[str], hypothesis: Sequence[str], options: Options = _DEFAULT) -> None:
        self.source = list(source)
        self.hypothesis = list(hypothesis)
        self.options = options
        self._lattice: Lattice | None = None
        self._alone: Counts | None = None

    def counts(self, gold: Sequence[Edit]) -> Counts:
        """Count against the edits of one annotator.

        Args:
            gold: edits of one annotator, in file order.

        Example:
            >>> pair = Pair("I has a cat .".split(), "I have a dog .".split())
            >>> pair.counts([Edit(1, 2, ("have",)), Edit(2, 3, ("the",))])
            Counts(matched=1, claimed=2, gold=2)
            >>> pair.counts([])
            Counts(matched=0, claimed=1, gold=0)
        """
        edits = _in_order(gold) if self.options.compat == "mismark" else gold
        if self.source == self.hypothesis:
            return Counts(0, 0, len(edits))
        if any(edit.end - edit.start > 1 and self._unchanging(edit) for edit in edits):
            return self._by_order(edits)
        if self._lattice is None:
            self._prepare()
        found = self._outcomes(edits)
        if len(found) > 1:
            return self._by_order(edits)
        [(matched, claimed)] = found
        return Counts(matched, claimed, len(edits))

    def path(self, gold: Sequence[Edit]) -> list[Edit]:
        """The edits on the best path, each with its one correction, left to right."""
        edits = _in_order(gold) if self.options.compat == "mismark" else gold
        arcs = ties.best_path(self.source, self.hypothesis, edits, self.options.max_unchanged)
        return [
            Edit(start, end, (" ".join(self.hypothesis[first:last]),))
            for start, end, first, last in arcs
            if not self._ignored(start, end, first, last)
        ]

    def _prepare(self) -> None:
        limit = self.options.max_unchanged
        lattice = build(self.source, self.hypothesis, limit)
        self._lattice = lattice
        self._labels = [labels_from(lattice, node, limit) for node in range(len(lattice.rows))]
        self._plain = [plain_weights(labels) for labels in self._labels]
        self._size = sum(listings for leaving in lattice.out for _, _, listings in leaving)

    def _outcomes(self, edits: Sequence[Edit]) -> set[tuple[int, int]]:
        lattice = self._lattice
        labels = self._labels
        hits = gold_hits(lattice, labels.__getitem__, self.hypothesis, edits)
        leaving = self._plain
        if hits:
            marks = gold_marks(lattice, labels.__getitem__, hits, edits)
            leaving = leaving[:]
            for start in {start for start, _ in marks}:
                leaving[start] = [
                    (end, weight)
                    if (mark := marks.get((start, end))) is None
                    else (end, (GOLD if mark.gold else 1000 * labels[start][end].length) + mark.thousandths)
                    for end, weight in leaving[start]
                ]
        least, before = least_arcs(leaving)
        found = outcomes(before, self._proposes_nothing, hits, self.options.compat == "mismark")
        return {(matched, claimed) for _, matched, claimed in found}

    def _proposes_nothing(self, start: int, end: int) -> bool:
        if self._labels[start][end][2] == MATCH:
            return True
        return False

    def _ignored(self, start: int, end: int, first: int, last: int) -> bool:
        if not self.options.ignore_whitespace_casing:
            return False
        return "".join(self.source[start:end]).lower() == "".join(self.hypothesis[first:last]).lower()

    def _unchanging(self, edit: Edit) -> bool:
        return " ".join(self.source[edit.start : edit.end]) in edit.corrections

    def _by_order(self, edits: Sequence[Edit]) -> Counts:
        path = self.path(edits)
        matched = pointer = 0
        for edit in path:
            for place in range(pointer, len(edits)):
                wanted = edits[place]
                if (wanted.start, wanted.end) == (edit.start, edit.end) and edit.correction in wanted.corrections:
                    matched, pointer = matched + 1, place + 1
                    if self.options.compat == "mismark":
                        break
        return Counts(matched, len(path), len(edits))


def _in_order(gold: Sequence[Edit]) -> list[Edit]:
    once = {(edit.start, edit.end, edit.corrections): edit for edit in reversed(gold)}
    return sorted(reversed(once.values()), key=lambda edit: (edit.start, edit.end))
