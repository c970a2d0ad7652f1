"""What targeted recall cannot tell: items in, the corrections without the item that it takes for ones with it out.

Targeted recall counts gold edits of the corrections that use the grammar item (step 2) and looks at nothing
else. A correction that does not use it (step 3) may make the same edits and some more, as "If you find a bone"
for "If you should to find a bone", where the item's own correction only takes the "to" away. Its recall is 1 and its
precision is not.

Source: CTSEG 5.2, targeted recall.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mismark.edits.applying import Change, carry_out
from mismark.scoring.maxmatch import Pair

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from mismark.records import Counts, Item

__all__ = ["TakenForTarget", "taken_for_target"]


class TakenForTarget(NamedTuple):
    """A correction of step 3 that makes every edit of one of step 2.

    Attributes:
        item: id of the item.
        annotator: whose correction, one of step 3.
        target: the annotator of step 2 whose edits it makes.
        counts: what it counts against these.
    """

    item: str
    annotator: int
    target: int
    counts: Counts


def taken_for_target(items: Iterable[Item]) -> Iterator[TakenForTarget]:
    """Find the corrections of step 3 that have a targeted recall of 1.

    Args:
        items: of one sentence each, whose `meta["steps"]` has the step of each annotator.

    Returns:
        Those that there are, each with the first correction of step 2 whose edits it makes.

    Example:
        >>> from mismark.records import Edit, Item, Sentence
        >>> gold = (Edit(3, 4, ("",)), Edit(2, 4, ("",), annotator=1), Edit(1, 2, ("we",), annotator=2))
        >>> sentence = Sentence("If you should to go".split(), gold, (0, 1, 2))
        >>> [(one.annotator, one.target) for one in taken_for_target([Item("a", (sentence,), meta={"steps": [2, 3, 3]})])]
        [(1, 0)]
    """
    for item in items:
        [sentence] = item.sentences
        steps = item.meta["steps"]
        for who in sentence.annotators:
            if steps[who] == 2:
                continue
            changes = [Change(one.start, one.end, one.correction) for one in sentence.gold(who)]
            pair = Pair(sentence.tokens, carry_out(sentence.tokens, changes))
            for target in sentence.annotators:
                if steps[target] == 2:
                    counts = pair.counts(sentence.gold(target))
                    if counts.matched == counts.gold:
                        yield TakenForTarget(item.id, who, target, counts)
                        break
