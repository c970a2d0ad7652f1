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

from typing import TYPE_CHECKING

from mismark.errors import ScoringError
from mismark.records import Counts, Edit
from mismark.scoring.aligned import Aligned
from mismark.scoring.options import Options
from mismark.scoring.outcomes import Decision
from mismark.scoring.work import Work, WorkSpent

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mismark.texts.m2_lines import PlainEdit

__all__ = ["Options", "Pair", "proposed_edits", "sentence_counts"]

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

    __slots__ = ("_aligned",)

    def __init__(self, source: Sequence[str], hypothesis: Sequence[str], options: Options = _DEFAULT) -> None:
        self._aligned = Aligned(list(source), list(hypothesis), options)

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
            Decision(matched=0, claimed=1, gold=0, rule='')
        """
        return Decision(*self._aligned.decide([_plain(edit) for edit in gold]))

    def path(self, gold: Sequence[Edit]) -> list[Edit]:
        """The edits on the best path, each with its one correction, left to right.

        Raises:
            WorkSpent: the arc list is too long to be built.
        """
        return [Edit(*edit) for edit in self._aligned.path([_plain(edit) for edit in gold], Work())]


def _plain(edit: Edit) -> PlainEdit:
    return edit.start, edit.end, edit.corrections, edit.type, edit.annotator
