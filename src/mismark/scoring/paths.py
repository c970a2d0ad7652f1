"""Least paths through a lattice in whole numbers, and every outcome that they could count.

Labelled arcs and the marks of the gold in; the counts of all least paths out. Weights are kept in
thousandths, so that equal weights are equal. Nearly always all least paths count the same; where
they do not, the order of the arc list decides, which is `mismark.scoring.ties`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mismark.scoring.lattice import MATCH

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from mismark.scoring.lattice import Label, Lattice
    from mismark.scoring.weights import Arc, Mark

__all__ = ["GOLD", "Outcome", "least_arcs", "outcomes", "plain_weights"]

GOLD = -(1 << 50)
"""The weight of an arc that matches gold: less than any number of other arcs can make good."""


class Outcome(NamedTuple):
    """What a path counts: gold edits passed in their list, matched edits, proposed edits."""

    pointer: int
    matched: int
    claimed: int


def plain_weights(labels: Mapping[int, Label]) -> list[tuple[int, int]]:
    """Weigh the arcs that leave a node, no gold considered: (node, thousandths).

    Composites of matches alone are left out: they weigh what their matches weigh and say the same.
    """
    return [
        (end, 1000 * length + listings if kind else 1000)
        for end, (length, _, kind, listings) in labels.items()
        if kind or length == 1
    ]


def least_arcs(leaving: Sequence[Sequence[tuple[int, int]]]) -> tuple[int, list[list[int]]]:
    """Find the least weight from the first node to the last.

    Args:
        leaving: for each node the arcs that leave it, as (node, weight); nodes in topological order.

    Returns:
        The weight, and for each node all its predecessors on least paths to it.
    """
    infinite = 1 << 60
    distance = [infinite] * len(leaving)
    before: list[list[int]] = [[] for _ in leaving]
    distance[0] = 0
    for node, arcs in enumerate(leaving):
        so_far = distance[node]
        for end, weight in arcs:
            value = so_far + weight
            if value < distance[end]:
                distance[end] = value
                before[end] = [node]
            elif value == distance[end]:
                before[end].append(node)
    return distance[-1], before


def outcomes(
    before: Sequence[Sequence[int]],
    is_match: Callable[[int, int], bool],
    hits: Mapping[Arc, Sequence[int]],
    stop_at_first: bool,
) -> set[Outcome]:
    """Count every least path.

    Args:
        before: predecessors of each node, from `least_arcs`.
        is_match: tells whether an arc proposes nothing.
        hits: the gold edits that an arc matches, by arc.
        stop_at_first: one proposed edit counts for one gold edit at most.
    """
    last = len(before) - 1
    wanted = {last}
    for node in range(last, 0, -1):
        if node in wanted:
            wanted.update(before[node])
    found: dict[int, set[Outcome]] = {0: {Outcome(0, 0, 0)}}
    for node in sorted(wanted)[1:]:
        here: set[Outcome] = set()
        for start in before[node]:
            if is_match(start, node):
                here |= found[start]
                continue
            hit = hits.get((start, node))
            for pointer, matched, claimed in found[start]:
                if hit:
                    for place in hit:
                        if place >= pointer:
                            matched, pointer = matched + 1, place + 1
                            if stop_at_first:
                                break
                here.add(Outcome(pointer, matched, claimed + 1))
        found[node] = here
    return found[last]
