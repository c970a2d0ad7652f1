"""Which arcs of a lattice match the gold edits of an annotator, and what that does to their weights.

Labelled arcs and gold edits in; the gold edits that each arc matches, and the arcs whose weight
is not the plain one, out. The plain weight of an arc is its length, and 0.001 for each of its
listings unless it is a match. An arc that matches gold weighs minus the length of the arc list.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from mismark.records import Edit
    from mismark.scoring.lattice import Label, Lattice

__all__ = ["Arc", "Mark", "gold_hits", "gold_marks"]

Arc: TypeAlias = tuple[int, int]
"""The nodes that an arc leaves and enters."""


class Mark(NamedTuple):
    """What the gold does to an arc's weight: is it set to the gold weight, and how many 0.001 come on top."""

    gold: bool
    thousandths: int


def gold_hits(
    lattice: Lattice,
    labels_of: Callable[[int], Mapping[int, Label]],
    hypothesis: Sequence[str],
    gold: Sequence[Edit],
) -> dict[Arc, list[int]]:
    """Find the gold edits that each arc matches: same span of the source, and a correction of the edit.

    Args:
        lattice: the nodes.
        labels_of: the labels of the arcs that leave a node.
        hypothesis: all tokens of the hypothesis.
        gold: the edits of one annotator.

    Returns:
        Places in `gold`, ascending, by arc; arcs that match nothing are left out.
    """
    hits: dict[Arc, list[int]] = {}
    of_row, columns = lattice.of_row, lattice.columns
    for place, edit in enumerate(gold):
        starts, ends = of_row.get(edit.start), of_row.get(edit.end)
        if starts is None or ends is None:
            continue
        by_column = {columns[node]: node for node in ends}
        for text in dict.fromkeys(edit.corrections):
            words = text.split(" ") if text else []
            for start in starts:
                column = columns[start]
                end = by_column.get(column + len(words))
                if end is None or hypothesis[column : column + len(words)] != words:
                    continue
                if end in labels_of(start):
                    here = hits.setdefault((start, end), [])
                    if place not in here:
                        here.append(place)
    return hits


def gold_marks(
    lattice: Lattice,
    labels_of: Callable[[int], Mapping[int, Label]],
    hits: Mapping[Arc, list[int]],
    gold: Sequence[Edit],
) -> dict[Arc, Mark]:
    """Mark the arcs whose weight is not the plain one.

    Any number of arcs may match the same deletion or substitution. Insertions at one place are
    matched in their order, each gold insertion once.
    """
    marks: dict[Arc, Mark] = {}
    insertions: set[int] = set()
    for (start, end), _ in hits.items():
        row = lattice.rows[start]
        if row == lattice.rows[end]:
            insertions.add(row)
        else:
            marks[start, end] = Mark(gold=True, thousandths=0)
    for row in insertions:
        wanted = [place for place, edit in enumerate(gold) if edit.start == edit.end == row]
        _mark_insertions(_entries(lattice, labels_of, row), wanted, hits, marks)
    return marks


def _entries(lattice: Lattice, labels_of: Callable[[int], Mapping[int, Label]], row: int) -> list[Arc]:
    """The insertion arcs at a source position in order, each as often as it is listed."""
    nodes = lattice.of_row[row]
    inside = frozenset(nodes)
    return [
        (start, end)
        for start in nodes
        for end in sorted(inside.intersection(labels_of(start)))
        for _ in range(labels_of(start)[end][3])
    ]


def _mark_insertions(
    entries: list[Arc], wanted: list[int], hits: Mapping[Arc, list[int]], marks: dict[Arc, Mark]
) -> None:
    """Match insertion arcs with gold insertions, closing in from both ends.

    The left end is looked at, on failure the right end, on failure the left end again. A hit uses
    up its gold insertion and those before it (seen from that end), and passes over the entries
    that do not go on where the matched arc stopped, its own repeats among them.
    """
    left, right = 0, len(entries) - 1
    on_left = True
    while left <= right:
        arc = entries[left] if on_left else entries[right]
        fitting = [place for place in wanted if place in hits.get(arc, ())]
        if not fitting:
            _add(arc, marks)
            left, right = (left + 1, right) if on_left else (left, right - 1)
            on_left = not on_left
            continue
        marks[arc] = Mark(gold=True, thousandths=0)
        if on_left:
            wanted = wanted[wanted.index(fitting[0]) + 1 :]
            left += 1
            while left < len(entries) and entries[left][0] != arc[1]:
                _add(entries[left], marks)
                left += 1
        else:
            wanted = wanted[: wanted.index(fitting[-1])]
            right -= 1
            while right >= 0 and entries[right][1] != arc[0]:
                _add(entries[right], marks)
                right -= 1


def _add(arc: Arc, marks: dict[Arc, Mark]) -> None:
    mark = marks.get(arc, Mark(gold=False, thousandths=0))
    marks[arc] = Mark(mark.gold, mark.thousandths + 1)
