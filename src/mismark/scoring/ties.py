"""The best path where weights tie: every arc in its listed order, in the numbers of the official program.

A whole sentence in; the path that the official program takes out. Ties fall to the predecessor
that reached the least distance first, arcs taken in list order, and sums of 0.001 differ in
their last bits, so both the order of the list and its length matter. This is the exact and slower
way; `mismark.scoring.paths` asks for it only where a tie could change the counts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mismark.scoring.composites import labels_from
from mismark.scoring.lattice import MATCH
from mismark.scoring.walk import whole
from mismark.scoring.weights import gold_hits, gold_marks

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from mismark.scoring.composites import Label
    from mismark.scoring.lattice import Lattice
    from mismark.scoring.weights import Arc, Mark
    from mismark.scoring.work import Work
    from mismark.texts.m2_lines import PlainEdit

__all__ = ["best_path"]


def best_path(
    source: Sequence[str],
    hypothesis: Sequence[str],
    gold: Sequence[PlainEdit],
    max_unchanged: int,
    work: Work,
) -> list[tuple[int, int, int, int]]:
    """Find the edits that the hypothesis proposes, read so that as many as possible match the gold.

    Returns:
        The arcs on the path that are no match, left to right, each as (first source token, one
        past the last, first hypothesis token, one past the last).

    Raises:
        WorkSpent: the arc list is longer, or is passed over more often, than the work that is left.

    Example:
        >>> from mismark.scoring.work import Work
        >>> best_path(["a", "b"], ["a", "c"], [], max_unchanged=2, work=Work())
        [(0, 2, 0, 2)]

    Source:
        The MaxMatch scorer (Dahlmeier and Ng 2012), nusnlp/m2scorer at cb874a7.
    """
    work.spend(len(source) + len(hypothesis))
    lattice = whole(source, hypothesis)
    added: list[tuple[int, int, int]] = []
    labels = [labels_from(lattice, node, max_unchanged, added, work) for node in range(len(lattice.rows))]
    arcs = _arc_list(lattice, labels, added)
    hits = gold_hits(lattice, lambda start, end: end in labels[start], list(hypothesis), gold)
    marks = gold_marks(lattice, hits, work)
    before = _first_to_arrive(arcs, _weights(arcs, labels, marks), work)
    path: list[tuple[int, int, int, int]] = []
    rows, columns = lattice.rows, lattice.columns
    end = len(rows) - 1
    while end:
        start = before[end]
        if labels[start][end][2] != MATCH:
            path.append((rows[start], rows[end], columns[start], columns[end]))
        end = start
    return path[::-1]


def _arc_list(
    lattice: Lattice, labels: Sequence[Mapping[int, Label]], added: list[tuple[int, int, int]]
) -> list[Arc]:
    """Base arcs in order, then composites as they were added.

    Composites of matches alone are taken out while the list is walked, so that the entry behind
    each that goes is not looked at.
    """
    arcs = [
        (start, end)
        for start, leaving in enumerate(lattice.out)
        for end, _, listings in leaving
        for _ in range(listings)
    ]
    looked_at = True
    for _, start, end in sorted(added):
        if looked_at and labels[start][end][2] == MATCH:
            looked_at = False
        else:
            arcs.append((start, end))
            looked_at = True
    return arcs


def _weights(
    arcs: list[Arc], labels: Sequence[Mapping[int, Label]], marks: Mapping[Arc, Mark]
) -> dict[Arc, float]:
    weights: dict[Arc, float] = {}
    for arc in arcs:
        if arc in weights:
            continue
        length, _, kind, listings = labels[arc[0]][arc[1]]
        mark = marks.get(arc)
        weight: float = -len(arcs) if mark and mark.gold else length
        plain = 0 if kind == MATCH else listings
        thousandths = mark.thousandths if mark else plain
        for _ in range(thousandths):
            weight += 0.001
        weights[arc] = weight
    return weights


def _first_to_arrive(arcs: list[Arc], weights: Mapping[Arc, float], work: Work) -> dict[int, int]:
    """Predecessors on least paths from node 0, in passes over the list until nothing changes."""
    steps = [(start, end, weights[start, end]) for start, end in arcs]
    distance: dict[int, float] = {0: 0.0}
    before: dict[int, int] = {}
    infinite = float("inf")
    changed = True
    while changed:
        changed = False
        work.spend(len(steps))
        for start, end, weight in steps:
            value = distance.get(start, infinite) + weight
            if value < distance.get(end, infinite):
                distance[end] = value
                before[end] = start
                changed = True
    return before
