"""What a path through a lattice counts, edit by edit from left to right."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mismark.records import Counts

__all__ = ["Decided", "Decision", "Outcome", "Rule", "claim"]

Rule: TypeAlias = Literal["", "most-matched", "least-bound", "one-edit"]
"""What decided where following the official program would take more than the bounded work:

* nothing (`""`): the counts are the official program's;
* `most-matched`: of all best paths the one with the most matches, then the fewest edits;
* `least-bound`: one path that makes as many gold edits as any, composites taken for what they are
  made of;
* `one-edit`: all that lies between the sure matches at both ends is one edit.
"""


Decided: TypeAlias = "tuple[int, int, int, Rule]"
"""The fields of a `Decision`: matched, claimed, gold, rule."""


class Decision(NamedTuple):
    """What a sentence counts against one annotator, and the rule that decided it, if one had to.

    Example:
        >>> Decision(1, 2, 3).counts
        Counts(matched=1, claimed=2, gold=3)
    """

    matched: int
    claimed: int
    gold: int
    rule: Rule = ""

    @property
    def counts(self) -> Counts:
        """The same as a record that adds up."""
        from mismark.records import Counts

        return Counts(self.matched, self.claimed, self.gold)


class Outcome(NamedTuple):
    """What a path counts: gold edits passed in their list, matched edits, proposed edits."""

    pointer: int
    matched: int
    claimed: int


def claim(outcome: Outcome, hits: Iterable[int], stop_at_first: bool) -> Outcome:
    """Count one more proposed edit.

    Args:
        outcome: the count up to it.
        hits: places of the gold edits that it matches, ascending.
        stop_at_first: count one gold edit at most.

    Example:
        >>> claim(Outcome(0, 0, 0), [0, 1], stop_at_first=False)
        Outcome(pointer=2, matched=2, claimed=1)
        >>> claim(Outcome(1, 1, 1), [0], stop_at_first=False)
        Outcome(pointer=1, matched=1, claimed=2)
    """
    pointer, matched, claimed = outcome
    for place in hits:
        if place >= pointer:
            matched, pointer = matched + 1, place + 1
            if stop_at_first:
                break
    return Outcome(pointer, matched, claimed + 1)
