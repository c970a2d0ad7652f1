"""What MaxMatch cannot match: items in, the corrections whose own words do not count as all of their edits out.

MaxMatch reads the edits of a hypothesis as runs of changes with at most two unchanged words between them, and
takes a cheapest way through the sentence. A correction that moves words a long way, or whose edits touch each
other, may have no such reading, so that a system that writes it word for word is counted as one that missed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mismark.edits.applying import Change, carry_out
from mismark.scoring.maxmatch import sentence_counts
from mismark.scoring.options import Options

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from mismark.records import Counts, Item

__all__ = ["Unmatchable", "unmatchable"]

_DEFAULT = Options()


class Unmatchable(NamedTuple):
    """A correction that does not score as itself.

    Attributes:
        item: id of the item.
        sentence: its place in the item, from 0.
        annotator: whose correction.
        corrected: the correction, its tokens joined by spaces.
        counts: what it counts against its own edits.
    """

    item: str
    sentence: int
    annotator: int
    corrected: str
    counts: Counts

    @property
    def words(self) -> str:
        """What it is, in a sentence."""
        return (
            f"MaxMatch counts correction {self.annotator + 1}, {self.corrected!r}, as {self.counts.claimed} proposed "
            f"and {self.counts.matched} of its own {self.counts.gold} edits"
        )


def unmatchable(items: Iterable[Item], options: Options = _DEFAULT) -> Iterator[Unmatchable]:
    """Score each annotator's correction against that annotator's edits.

    Args:
        items: with gold edits.
        options: how to read and count.

    Returns:
        Those whose precision or recall is below 1, in order.

    Example:
        >>> from mismark.records import Edit, Item, Sentence
        >>> good = Sentence(("I", "is"), (Edit(1, 2, ("am",)),))
        >>> far = Sentence(("a", "b", "c", "d", "e"), (Edit(0, 5, ("x b c d y",)),))
        >>> [(one.item, one.counts) for one in unmatchable([Item("g", (good,)), Item("f", (far,))])]
        [('f', Counts(matched=0, claimed=2, gold=1))]
    """
    for item in items:
        for place, sentence in enumerate(item.sentences):
            for who in sentence.annotators:
                own = sentence.gold(who)
                corrected = carry_out(
                    sentence.tokens, [Change(one.start, one.end, one.correction) for one in own]
                )
                counts = sentence_counts(sentence.tokens, corrected, own, options)
                if not counts.matched == counts.claimed == counts.gold:
                    yield Unmatchable(item.id, place, who, " ".join(corrected), counts)
