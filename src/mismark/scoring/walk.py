"""The walk back over every cheapest alignment, which finds the nodes of the lattice.

Two token sequences in; the nodes and arcs that MaxMatch chooses its edits from out, all of them or
cut where every cheapest alignment matches.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mismark.scoring.alignment import cheapest_moves
from mismark.scoring.lattice import MATCH, ONLY_MATCH, START, SUBSTITUTION, lattice_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mismark.scoring.alignment import Moves
    from mismark.scoring.lattice import Arrivals, Lattice, Node

__all__ = ["MOST_CELLS", "MOST_NODES", "cores", "whole"]

MOST_CELLS = 16_000_000
"""Source tokens times hypothesis tokens above which no alignment is worked out."""

MOST_NODES = 40_000
"""Nodes of one core above which the lattice is given up."""


def whole(source: Sequence[str], hypothesis: Sequence[str]) -> Lattice:
    """Find every arc on a cheapest alignment.

    Example:
        >>> lattice = whole(["a", "b", "c"], ["a", "x", "c"])
        >>> list(zip(lattice.rows, lattice.columns))
        [(0, 0), (1, 1), (1, 2), (2, 1), (2, 2), (3, 3)]
    """
    columns = cheapest_moves(source, hypothesis)
    [nodes] = _walk(columns, len(source), len(hypothesis), cut=False) or []
    return lattice_of(nodes)


def cores(source: Sequence[str], hypothesis: Sequence[str]) -> list[list[Node]] | None:
    """Find every arc on a cheapest alignment, but for matches that all of them make.

    Args:
        source: source tokens.
        hypothesis: hypothesis tokens, not equal to the source.

    Returns:
        What lies between such matches, left to right: the nodes of each stretch in row-major order,
        the first one without the arcs that arrive. None above `MOST_CELLS` or `MOST_NODES`.

    Example:
        >>> for nodes in cores("a b c d".split(), "a c x".split()):
        ...     nodes[0][:2], nodes[-1][:2]
        ((1, 1), (2, 1))
        ((3, 2), (4, 3))
    """
    if len(source) * len(hypothesis) > MOST_CELLS:
        return None
    found = _walk(cheapest_moves(source, hypothesis), len(source), len(hypothesis), cut=True)
    return None if found is None else found[::-1]


def _walk(
    columns: Sequence[Moves], n_source: int, n_hypothesis: int, *, cut: bool
) -> list[list[Node]] | None:
    """Walk back from the last cell of both tables, over every move that keeps to the least cost.

    Returns:
        Stretches from the last to the first, cut at matches that have nothing beside them where
        that is asked for. None where a stretch that is cut has too many nodes.
    """
    found: list[list[Node]] = []
    nodes: list[Node] = []
    i, here = n_source, {n_hypothesis: 3}
    while True:
        j = next(iter(here))
        if len(here) == 1 and here[j] == 3:
            run = _matches_only(columns, i, j)
            if run and cut:
                if nodes:
                    nodes.append((i, j, START))
                    found.append(nodes[::-1])
                    nodes = []
                if i == j == run:
                    return found
            else:
                nodes += [(i - back, j - back, ONLY_MATCH) for back in range(run)]
            i, j = i - run, j - run
            here = {j: 3}
        above = _row(columns, i, here, nodes)
        if cut and len(above) == 1 and nodes[-1][2] == ONLY_MATCH:
            here = {nodes.pop()[1]: 3}
            continue
        if i == 0:
            found.append(nodes[::-1])
            return found
        if cut and len(nodes) > MOST_NODES:
            return None
        i, here = i - 1, above


def _matches_only(columns: Sequence[Moves], i: int, j: int) -> int:
    """Count the nodes back from (i, j) that a match arrives at and nothing else."""
    run = 0
    while i and columns[j][1] >> i - 1 & 1:
        i, j, run = i - 1, j - 1, run + 1
    return run


def _arrivals(columns: Sequence[Moves], i: int, j: int, graphs: int) -> Arrivals:
    """The moves that arrive at a node at least cost, in those of the two tables that hold it."""
    if not i:
        return (0, 0, graphs if j else 0, MATCH)
    if not j:
        return (0, graphs, 0, MATCH)
    match, _, diagonal1, down1, across1, diagonal2, down2, across2 = columns[j]
    bit = i - 1
    diagonal = (diagonal1 >> bit & 1 | (diagonal2 >> bit & 1) << 1) & graphs
    return (
        diagonal,
        (down1 >> bit & 1 | (down2 >> bit & 1) << 1) & graphs,
        (across1 >> bit & 1 | (across2 >> bit & 1) << 1) & graphs,
        SUBSTITUTION if diagonal and not match >> bit & 1 else MATCH,
    )


def _row(columns: Sequence[Moves], i: int, here: dict[int, int], nodes: list[Node]) -> dict[int, int]:
    """Add the nodes of a row, and find those of the row above that it is reached from."""
    above: dict[int, int] = {}
    waiting = sorted(here)
    while waiting:
        j = waiting.pop()
        arrivals = _arrivals(columns, i, j, here[j])
        nodes.append((i, j, arrivals))
        diagonal, down, across, _ = arrivals
        if diagonal:
            above[j - 1] = above.get(j - 1, 0) | diagonal
        if down:
            above[j] = above.get(j, 0) | down
        if across:
            if j - 1 not in here:
                waiting.append(j - 1)
            here[j - 1] = here.get(j - 1, 0) | across
    return above
