"""The lattice of cheapest alignments of a source and a hypothesis: its nodes, arcs and pieces.

A node (i, j) has i source and j hypothesis tokens consumed. A base arc lies on some cheapest
alignment where a substitution costs 1, or on one where it costs 2, and is listed once for each of
the two.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

__all__ = [
    "DELETION",
    "INSERTION",
    "MATCH",
    "ONLY_MATCH",
    "START",
    "SUBSTITUTION",
    "Arrivals",
    "Lattice",
    "Lone",
    "Node",
    "lattice_of",
]

MATCH, INSERTION, DELETION, SUBSTITUTION = range(4)
"""The kinds of arc."""

Arrivals: TypeAlias = tuple[int, int, int, int]
"""Arcs that arrive at a node by a diagonal, down, across: bit 1 for the table with substitution 1,
bit 2 for the other; last the kind of the diagonal arc."""

Node: TypeAlias = tuple[int, int, Arrivals]
"""Source and hypothesis tokens consumed, and the arcs that arrive."""

ONLY_MATCH: Arrivals = (3, 0, 0, MATCH)
START: Arrivals = (0, 0, 0, MATCH)
_LISTINGS = (0, 1, 1, 2)


class Lattice(NamedTuple):
    """Nodes in row-major order, from a start to an end that every cheapest alignment passes.

    Attributes:
        rows: source tokens consumed at each node, counted from the start.
        columns: hypothesis tokens consumed at each node, counted from the start.
        out: for each node its base arcs, as (node, kind, listings), in node order.
        at: the nodes of each row by their columns, ascending.
    """

    rows: list[int]
    columns: list[int]
    out: list[list[tuple[int, int, int]]]
    at: list[dict[int, int]]


class Lone(NamedTuple):
    """A lattice with matches and one change: a token deleted, inserted or replaced.

    A replacement is a substitution, listed twice, with a deletion and an insertion in either order
    beside it, listed once; a deletion or an insertion alone is listed twice.

    Attributes:
        start: first source token of the change.
        end: one past its last source token.
        first: first hypothesis token.
        last: one past its last hypothesis token.
        before: matches before it, no more than an edit can hold.
        behind: matches behind it, no more than an edit can hold.
    """

    start: int
    end: int
    first: int
    last: int
    before: int
    behind: int

    @property
    def rows(self) -> tuple[int, int]:
        """The source tokens of it: the first, and one past the last."""
        return self[0] - self[4], self[1] + self[5]


def lattice_of(nodes: list[Node]) -> Lattice:
    """Number nodes that stand in row-major order, and give each the arcs that leave it.

    Example:
        >>> lattice_of([(0, 0, START), (1, 1, ONLY_MATCH)]).out
        [[(1, 0, 2)], []]
    """
    out: list[list[tuple[int, int, int]]] = [[] for _ in nodes]
    at: list[dict[int, int]] = []
    here: dict[int, int] = {}
    above, row = here, -1
    for node, (i, j, (diagonal, down, across, kind)) in enumerate(nodes):
        if i != row:
            row = i
            above, here = here, {}
            at.append(here)
        here[j] = node
        if diagonal:
            out[above[j - 1]].append((node, kind, _LISTINGS[diagonal]))
        if down:
            out[above[j]].append((node, DELETION, _LISTINGS[down]))
        if across:
            out[here[j - 1]].append((node, INSERTION, _LISTINGS[across]))
    return Lattice([node[0] for node in nodes], [node[1] for node in nodes], out, at)
