"""Which arcs of a lattice match the gold edits of an annotator, and what that does to their weights.

Labelled arcs and gold edits in; the gold edits that each arc matches, and the arcs whose weight
is not the plain one, out. The plain weight of an arc is its length, and 0.001 for each of its
listings unless it is a match. An arc that matches gold weighs minus the length of the arc list.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from mismark.scoring.lattice import INSERTION

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from mismark.scoring.lattice import Lattice
    from mismark.scoring.work import Work
    from mismark.texts.m2_lines import PlainEdit

__all__ = ["GOLD", "Arc", "Mark", "gold_hits", "gold_marks", "rough_marks"]

Arc: TypeAlias = tuple[int, int]
"""The nodes that an arc leaves and enters."""


GOLD = 1 << 50
"""What an arc that matches gold takes off a weight in thousandths: more than all other arcs can add."""


class Mark(NamedTuple):
    """What the gold does to an arc's weight: is it set to the gold weight, and how many 0.001 come on top."""

    gold: bool
    thousandths: int

    def weight(self, length: int) -> int:
        """The weight in thousandths of an arc of a length."""
        return (-GOLD if self.gold else 1000 * length) + self.thousandths


PLAIN_GOLD = Mark(gold=True, thousandths=0)
"""The mark of an arc that matches gold and was passed over by nothing."""


def gold_hits(
    lattice: Lattice,
    has_arc: Callable[[int, int], bool],
    hypothesis: Sequence[str],
    gold: Sequence[PlainEdit],
    row: int = 0,
    column: int = 0,
) -> dict[Arc, list[int]]:
    """Find the gold edits that each arc matches: same span of the source, and a correction of the edit.

    Args:
        lattice: the nodes.
        has_arc: tells whether an arc leads from a node to another.
        hypothesis: all tokens of the hypothesis.
        gold: the edits of one annotator.
        row: source tokens before the lattice.
        column: hypothesis tokens before the lattice.

    Returns:
        Places in `gold`, ascending, by arc; arcs that match nothing are left out.
    """
    hits: dict[Arc, list[int]] = {}
    at = lattice.at
    height = len(at) - 1
    for place, (start_token, end_token, corrections, _, _) in enumerate(gold):
        top, bottom = start_token - row, end_token - row
        if not (0 <= top <= height and 0 <= bottom <= height):
            continue
        ends = at[bottom]
        for text in dict.fromkeys(corrections):
            words = text.split(" ") if text else []
            for across, start in at[top].items():
                end = ends.get(across + len(words), -1)
                first = column + across
                if end > start and hypothesis[first : first + len(words)] == words and has_arc(start, end):
                    hits.setdefault((start, end), []).append(place)
    return hits


def gold_marks(lattice: Lattice, hits: Mapping[Arc, Sequence[int]], work: Work) -> dict[Arc, Mark]:
    """Mark the arcs whose weight is not the plain one.

    Any number of arcs may match the same deletion or substitution. Insertions at one place are
    matched in their order, each gold insertion once.

    Raises:
        WorkSpent: a long run of insertions is more than the work that is left.
    """
    rows = lattice.rows
    marks = {arc: PLAIN_GOLD for arc in hits if rows[arc[0]] != rows[arc[1]]}
    wanted: dict[int, set[int]] = {}
    for (start, end), places in hits.items():
        if rows[start] == rows[end]:
            wanted.setdefault(rows[start], set()).update(places)
    for row, places_there in wanted.items():
        _mark_insertions(_insertions(lattice, row, work), sorted(places_there), hits, marks)
    return marks


def rough_marks(lattice: Lattice, hits: Mapping[Arc, Sequence[int]]) -> dict[Arc, Mark]:
    """Mark the arcs that match gold, in one pass: insertions at one place from left to right alone."""
    rows = lattice.rows
    marks: dict[Arc, Mark] = {}
    taken: dict[int, tuple[int, int]] = {}
    for arc in sorted(hits):
        start, end = arc
        if rows[start] == rows[end]:
            free, place = taken.get(rows[start], (0, 0))
            fitting = next((gold for gold in hits[arc] if gold >= place), None)
            if start < free or fitting is None:
                continue
            taken[rows[start]] = (end, fitting + 1)
        marks[arc] = PLAIN_GOLD
    return marks


def _insertions(lattice: Lattice, row: int, work: Work) -> list[Arc]:
    """The insertion arcs at a source position in order, each as often as it is listed."""
    entries: list[Arc] = []
    ends: list[Arc] = []
    for start in reversed(lattice.at[row].values()):
        step = next((arc for arc in lattice.out[start] if arc[1] == INSERTION), None)
        if step is None:
            ends = []
            continue
        ends = [(step[0], step[2]), *((end, 1) for end, _ in ends)]
        work.spend(len(ends))
        entries.extend((start, end) for end, listings in reversed(ends) for _ in range(listings))
    return entries[::-1]


def _mark_insertions(
    entries: list[Arc], wanted: list[int], hits: Mapping[Arc, Sequence[int]], marks: dict[Arc, Mark]
) -> None:
    """Match insertion arcs with gold insertions, closing in from both ends.

    The left end is looked at, on failure the right end, on failure the left end again; each
    failure is 0.001. A hit uses up its gold insertion and those before it (seen from that end),
    and passes over the entries that do not go on where the matched arc stopped, its own repeats
    among them, with 0.001 each. Failures alone make up the plain weight, so steps without a hit
    are taken all at once; what is marked is the hits, and entries that are passed over again.
    """
    open_places = [place for place, arc in enumerate(entries) if arc in hits]
    left, right = 0, len(entries) - 1
    on_left = True
    while True:
        open_places = [
            place
            for place in open_places
            if left <= place <= right and any(gold in wanted for gold in hits[entries[place]])
        ]
        if not open_places:
            return
        steps_left, steps_right = open_places[0] - left, right - open_places[-1]
        if steps_left < steps_right or (steps_left == steps_right and on_left):
            right -= steps_left if on_left else steps_left + 1
            left = open_places[0]
            on_left = True
            arc = entries[left]
            fitting = next(place for place in wanted if place in hits[arc])
            wanted = wanted[wanted.index(fitting) + 1 :]
            marks[arc] = PLAIN_GOLD
            left += 1
            while left < len(entries) and entries[left][0] != arc[1]:
                _pass_over(entries, left, left > right, marks)
                left += 1
        else:
            left += steps_right + 1 if on_left else steps_right
            right = open_places[-1]
            on_left = False
            arc = entries[right]
            fitting = next(place for place in reversed(wanted) if place in hits[arc])
            wanted = wanted[: wanted.index(fitting)]
            marks[arc] = PLAIN_GOLD
            right -= 1
            while right >= 0 and entries[right][1] != arc[0]:
                _pass_over(entries, right, right < left, marks)
                right -= 1


def _pass_over(entries: list[Arc], place: int, again: bool, marks: dict[Arc, Mark]) -> None:
    arc = entries[place]
    mark = marks.get(arc)
    if mark is not None:
        marks[arc] = Mark(mark.gold, mark.thousandths + 1)
    elif again:
        listings = entries[max(0, place - 1) : place + 2].count(arc)
        marks[arc] = Mark(gold=False, thousandths=listings + 1)
