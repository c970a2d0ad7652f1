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
  fits, so that precision cannot exceed 1.

Where the least paths of a sentence count differently, the official program's choice between them
hangs on the order of its arc list, and the whole list is built to make the same one. That would take
seconds where a stretch of 50 words is rewritten (and days in the official program). So the work is
bounded (`mismark.scoring.work`), and where it is used up a named rule decides
(`mismark.scoring.outcomes.Rule`) and the decision says so.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from mismark.errors import ScoringError, UsageError
from mismark.records import Counts, Edit
from mismark.scoring import ties
from mismark.scoring.lattice import Lone, Part, parts, trim
from mismark.scoring.outcomes import Decision, Outcome, claim
from mismark.scoring.paths import Stretch, lone_outcomes
from mismark.scoring.work import Work, WorkSpent

if TYPE_CHECKING:
    from collections.abc import Sequence

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
            raise UsageError(
                f"beta is {self.beta}; it weighs recall against precision, so give a number above 0"
            )


_DEFAULT = Options()


def sentence_counts(
    source: Sequence[str], hypothesis: Sequence[str], gold: Sequence[Edit], options: Options = _DEFAULT
) -> Counts:
    """Count a sentence against one annotator.

    Args:
        source: source tokens.
        hypothesis: tokens of the corrected sentence.
        gold: edits of one annotator, in file order.
        options: how to read and count.

    Returns:
        Gold edits made, edits proposed, gold edits.

    Example:
        >>> gold = [Edit(1, 2, ("have",)), Edit(4, 4, ("at", "all"))]
        >>> sentence_counts("I has no cat .".split(), "I have no dog .".split(), gold)
        Counts(matched=1, claimed=2, gold=2)
        >>> sentence_counts(["a"], [], [Edit(0, 1, ("",))])
        Counts(matched=1, claimed=1, gold=1)

    Source:
        Dahlmeier and Ng (2012), "Better Evaluation for Grammatical Error Correction"; agrees with
        nusnlp/m2scorer at cb874a7.
    """
    return Pair(source, hypothesis, options).counts(gold)


def proposed_edits(
    source: Sequence[str], hypothesis: Sequence[str], gold: Sequence[Edit], options: Options = _DEFAULT
) -> list[Edit]:
    """Read the edits of a hypothesis so that as many as possible match an annotator's.

    This always builds the whole arc list: for sentences that are looked at, not for a line of 600
    tokens, where counting takes a shorter way.

    Raises:
        ScoringError: the arc list is too long to be built.

    Example:
        >>> proposed_edits("I has cat".split(), "I have a cat".split(), [Edit(2, 2, ("a",))])
        [Edit(start=0, end=2, corrections=('I have',), type='', annotator=0), Edit(start=2, end=2, corrections=('a',), type='', annotator=0)]
    """
    try:
        return Pair(source, hypothesis, options).path(gold)
    except WorkSpent:
        raise ScoringError(
            f"the edits of a hypothesis of {len(hypothesis)} tokens cannot be listed: too little of it stands "
            f"in its source of {len(source)} tokens; count it with sentence_counts, which is bounded"
        ) from None


class Pair:
    """A source and a hypothesis, ready to be counted against any number of annotators.

    What does not depend on the gold is worked out once and kept.
    """

    __slots__ = ("_hypothesis", "_is_too_much", "_options", "_parts", "_source")

    def __init__(self, source: Sequence[str], hypothesis: Sequence[str], options: Options = _DEFAULT) -> None:
        self._source = list(source)
        self._hypothesis = list(hypothesis)
        self._options = options
        self._parts: list[Lone | Stretch] | None = None
        self._is_too_much = False

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
        return self.decide(gold).counts

    def decide(self, gold: Sequence[Edit]) -> Decision:
        """Count against the edits of one annotator, and tell what decided.

        Args:
            gold: edits of one annotator, in file order.

        Example:
            >>> Pair("I has a cat .".split(), "I have a cat .".split()).decide([])
            Decision(counts=Counts(matched=0, claimed=1, gold=0), rule='')
        """
        edits = self._counted(gold)
        if self._source == self._hypothesis:
            return Decision(Counts(0, 0, len(edits)), "")
        divided = self._divided()
        if divided is None:
            return Decision(self._as_one_edit(edits), "one-edit")
        found: set[Outcome] | None = None
        repeats_source = any(edit.end - edit.start > 1 and self._changes_nothing(edit) for edit in edits)
        try:
            if not repeats_source:
                found = self._outcomes(divided, edits)
            if found is not None and len({outcome[1:] for outcome in found}) == 1:
                _, matched, claimed = found.pop()
                return Decision(Counts(matched, claimed, len(edits)), "")
            return Decision(self._by_order(edits), "")
        except WorkSpent:
            if repeats_source:
                with suppress(WorkSpent):
                    found = self._outcomes(divided, edits)
        if found is None:
            _, matched, claimed = self._bound(divided, edits)
            return Decision(Counts(matched, claimed, len(edits)), "least-bound")
        matched, fewest = max((matched, -claimed) for _, matched, claimed in found)
        return Decision(Counts(matched, -fewest, len(edits)), "most-matched")

    def path(self, gold: Sequence[Edit]) -> list[Edit]:
        """The edits on the best path, each with its one correction, left to right.

        Raises:
            WorkSpent: the arc list is too long to be built.
        """
        arcs = ties.best_path(
            self._source, self._hypothesis, self._counted(gold), self._options.max_unchanged, Work()
        )
        return [
            Edit(start, end, (" ".join(self._hypothesis[first:last]),))
            for start, end, first, last in arcs
            if not (self._options.ignore_whitespace_casing and self._same_letters(start, end, first, last))
        ]

    def _counted(self, gold: Sequence[Edit]) -> Sequence[Edit]:
        """The gold edits that count, in the order in which they are looked for."""
        if self._options.compat == "official" or len(gold) < 2:
            return gold
        once = {(edit.start, edit.end, edit.corrections): edit for edit in gold}
        return sorted(once.values(), key=_span)

    def _outcomes(self, divided: list[Lone | Stretch], edits: Sequence[Edit]) -> set[Outcome] | None:
        """What the least paths count; None where only the arc order can tell."""
        options = self._options
        work = Work()
        found = {Outcome(0, 0, 0)}
        for place, part in enumerate(divided):
            stretch = part
            if isinstance(stretch, Lone):
                further = lone_outcomes(
                    stretch, self._source, self._hypothesis, edits, options.max_unchanged, found
                )
                if further is not None:
                    found = further
                    continue
                stretch = divided[place] = self._stretch(stretch)
            further = stretch.outcomes(edits, found, options.compat == "mismark", work)
            if further is None:
                return None
            found = further
        return found

    def _bound(self, divided: list[Lone | Stretch], edits: Sequence[Edit]) -> Outcome:
        """What one path along the bound of each part counts."""
        outcome = Outcome(0, 0, 0)
        for part in divided:
            stretch = self._stretch(part) if isinstance(part, Lone) else part
            outcome = stretch.bound_outcome(edits, outcome, self._options.compat == "mismark")
        return outcome

    def _as_one_edit(self, edits: Sequence[Edit]) -> Counts:
        """Count all that lies between the sure matches as one proposed edit."""
        start, behind = trim(self._source, self._hypothesis)
        end, last = len(self._source) - behind, len(self._hypothesis) - behind
        if self._options.ignore_whitespace_casing and self._same_letters(start, end, start, last):
            return Counts(0, 0, len(edits))
        text = " ".join(self._hypothesis[start:last])
        hits = [
            place
            for place, edit in enumerate(edits)
            if _span(edit) == (start, end) and text in edit.corrections
        ]
        _, matched, claimed = claim(Outcome(0, 0, 0), hits, self._options.compat == "mismark")
        return Counts(matched, claimed, len(edits))

    def _divided(self) -> list[Lone | Stretch] | None:
        """The parts of the lattice, None where it is too large."""
        if self._parts is None and not self._is_too_much:
            found = parts(self._source, self._hypothesis, self._options.max_unchanged)
            if found is None:
                self._is_too_much = True
                return None
            plain = not self._options.ignore_whitespace_casing
            self._parts = [
                part if plain and isinstance(part, Lone) else self._stretch(part) for part in found
            ]
        return self._parts

    def _stretch(self, part: Lone | Part) -> Stretch:
        options = self._options
        ignored = self._same_letters if options.ignore_whitespace_casing else None
        place = part.part() if isinstance(part, Lone) else part
        return Stretch(place, self._hypothesis, options.max_unchanged, ignored)

    def _same_letters(self, start: int, end: int, first: int, last: int) -> bool:
        return "".join(self._source[start:end]).lower() == "".join(self._hypothesis[first:last]).lower()

    def _changes_nothing(self, edit: Edit) -> bool:
        return " ".join(self._source[edit.start : edit.end]) in edit.corrections

    def _by_order(self, edits: Sequence[Edit]) -> Counts:
        path = self.path(edits)
        matched = pointer = 0
        for proposed in path:
            for place in range(pointer, len(edits)):
                wanted = edits[place]
                if _span(wanted) == _span(proposed) and proposed.correction in wanted.corrections:
                    matched, pointer = matched + 1, place + 1
                    if self._options.compat == "mismark":
                        break
        return Counts(matched, len(path), len(edits))


def _span(edit: Edit) -> tuple[int, int]:
    return edit.start, edit.end
