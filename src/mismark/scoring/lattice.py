"""The lattice of cheapest alignments of a source and a hypothesis, in parts that have nothing to do with each other.

Two token sequences in; the nodes and arcs that MaxMatch chooses its edits from out. A node (i, j)
has i source and j hypothesis tokens consumed. A base arc lies on some cheapest alignment where a
substitution costs 1, or on one where it costs 2, and is listed once for each of the two. Where
every cheapest alignment runs through a row of matches longer than two edits can reach into from
its ends, the lattice falls apart.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from mismark.scoring.alignment import cheapest_moves

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mismark.scoring.alignment import Moves

__all__ = [
    "DELETION",
    "INSERTION",
    "MATCH",
    "SUBSTITUTION",
    "Lattice",
    "Lone",
    "parts",
    "whole",
]

MATCH, INSERTION, DELETION, SUBSTITUTION = range(4)
"""The kinds of arc."""

_Arrivals: TypeAlias = tuple[int, int, int, int]
"""Arcs that arrive at a node by a diagonal, down, across: bit 1 for the table with substitution 1,
bit 2 for the other; last the kind of the diagonal arc."""


@dataclass(frozen=True, slots=True)
class Lattice:
    """Nodes in row-major order, from a start to an end that every cheapest alignment passes.

    Attributes:
        rows: source tokens consumed at each node.
        columns: hypothesis tokens consumed at each node.
        out: for each node its base arcs, as (node, kind, listings), in node order.
        of_row: the nodes of each row, ascending.
    """

    rows: list[int]
    columns: list[int]
    out: list[list[tuple[int, int, int]]]
    of_row: dict[int, list[int]]


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

    def lattice(self) -> Lattice:
        """The same chain, node by node."""
        nodes = _Nodes()
        across, down = self.last - self.first, self.end - self.start
        nodes.add_matches(self.end + self.behind, self.last + self.behind, self.behind)
        if across and down:
            nodes.add_replacement(self.end, self.last)
        else:
            nodes.add(self.end, self.last, (0, 3 * down, 3 * across, MATCH))
        nodes.add_matches(self.start, self.first, self.before)
        nodes.add(self.start - self.before, self.first - self.before, _START)
        return nodes.lattice()


def whole(source: Sequence[str], hypothesis: Sequence[str]) -> Lattice:
    """Find every arc on a cheapest alignment.

    Example:
        >>> lattice = whole(["a", "b", "c"], ["a", "x", "c"])
        >>> list(zip(lattice.rows, lattice.columns))
        [(0, 0), (1, 1), (1, 2), (2, 1), (2, 2), (3, 3)]
    """
    [nodes] = _walk(cheapest_moves(source, hypothesis), len(source), len(hypothesis), None)
    return nodes.lattice()


def parts(source: Sequence[str], hypothesis: Sequence[str], context: int) -> list[Lattice | Lone]:
    """Find every arc on a cheapest alignment, and leave out matches that no edit can reach.

    Args:
        source: source tokens.
        hypothesis: hypothesis tokens, not equal to the source.
        context: matches that an edit can hold.

    Returns:
        Lattices that no edit joins, left to right.

    Example:
        >>> parts("a b c d".split(), "a c d".split(), context=1)
        [Lone(start=1, end=2, first=1, last=1, before=1, behind=1)]
    """
    found = _walk(cheapest_moves(source, hypothesis), len(source), len(hypothesis), context)
    return [nodes.lone() or nodes.lattice() for nodes in reversed(found)]


class _Nodes:
    """The nodes of a part, gathered from its end to its start, each with the arcs that arrive."""

    __slots__ = ("arrivals", "columns", "rows", "steps")

    def __init__(self) -> None:
        self.rows: list[int] = []
        self.columns: list[int] = []
        self.arrivals: list[_Arrivals] = []
        self.steps = 0

    def add(self, row: int, column: int, arrivals: _Arrivals) -> None:
        self.rows.append(row)
        self.columns.append(column)
        self.arrivals.append(arrivals)

    def add_matches(self, row: int, column: int, run: int) -> None:
        """Add nodes that only a match arrives at, the last one first."""
        self.rows.extend(range(row, row - run, -1))
        self.columns.extend(range(column, column - run, -1))
        self.arrivals.extend([_ONLY_MATCH] * run)

    def add_replacement(self, row: int, column: int) -> None:
        """Add the nodes of a replaced token, the last one first."""
        self.add(row, column, (3, 2, 2, SUBSTITUTION))
        self.add(row, column - 1, (0, 2, 0, MATCH))
        self.add(row - 1, column, (0, 0, 2, MATCH))

    def lone(self) -> Lone | None:
        """The part as matches and one change, None where it is more."""
        if self.steps != 1:
            return None
        place = next(place for place, arrivals in enumerate(self.arrivals) if arrivals is not _ONLY_MATCH)
        diagonal, down, across, _ = self.arrivals[place]
        end, last = self.rows[place], self.columns[place]
        start = end - 1 if diagonal or down else end
        first = last - 1 if diagonal or across else last
        return Lone(start, end, first, last, start - self.rows[-1], self.rows[0] - end)

    def lattice(self) -> Lattice:
        """The part with its nodes numbered in order, and the arcs that leave each."""
        self.rows.reverse()
        self.columns.reverse()
        number = {node: index for index, node in enumerate(zip(self.rows, self.columns, strict=True))}
        out: list[list[tuple[int, int, int]]] = [[] for _ in number]
        of_row: dict[int, list[int]] = {}
        for (i, j), index in number.items():
            of_row.setdefault(i, []).append(index)
            diagonal, down, across, kind = self.arrivals[-1 - index]
            if diagonal:
                out[number[i - 1, j - 1]].append((index, kind, diagonal.bit_count()))
            if down:
                out[number[i - 1, j]].append((index, DELETION, down.bit_count()))
            if across:
                out[number[i, j - 1]].append((index, INSERTION, across.bit_count()))
        return Lattice(self.rows, self.columns, out, of_row)


_ONLY_MATCH: _Arrivals = (3, 0, 0, MATCH)
_START: _Arrivals = (0, 0, 0, MATCH)


def _walk(columns: Sequence[Moves], n_source: int, n_hypothesis: int, context: int | None) -> list[_Nodes]:
    """Walk back from the last cell of both tables, over every move that keeps to the least cost.

    Returns:
        The parts from the last to the first: cut where more matches stand in a row, and nothing
        beside them, than two edits with `context` matches each can hold; one part without it.
    """
    found: list[_Nodes] = []
    nodes = _Nodes()
    i, here = n_source, {n_hypothesis: 3}
    while True:
        j = next(iter(here))
        if len(here) == 1 and here[j] == 3:
            run = _matches_only(columns, i, j)
            if context is not None:
                at_start = i == j == run
                behind = context if nodes.rows else 0
                before = 0 if at_start else context
                if run > behind + before:
                    if nodes.rows:
                        nodes.add_matches(i, j, behind)
                        nodes.add(i - behind, j - behind, _START)
                        found.append(nodes)
                        nodes = _Nodes()
                    if at_start:
                        return found
                    i, j, run = i - run + before, j - run + before, before
            nodes.add_matches(i, j, run)
            i, j = i - run, j - run
            if i == j == 0:
                nodes.add(0, 0, _START)
                return [*found, nodes]
            arrivals = _arrivals(columns, i, j, 3)
            diagonal, down, across, _ = arrivals
            here = {j: 3}
            if diagonal == 3 and _is_replacement(columns, i, j):
                nodes.add_replacement(i, j)
                nodes.steps += 1
                i, here = i - 1, {j - 1: 3}
                continue
            if (diagonal, down, across) in {(0, 3, 0), (0, 0, 3)}:
                nodes.add(i, j, arrivals)
                nodes.steps += 1
                i, here = (i, {j - 1: 3}) if across else (i - 1, {j: 3})
                continue
        nodes.steps += 2
        here = _row(columns, i, here, nodes)
        if i == 0:
            return [*found, nodes]
        i -= 1


def _matches_only(columns: Sequence[Moves], i: int, j: int) -> int:
    """Count the nodes back from (i, j) that a match arrives at and nothing else."""
    run = 0
    while i and columns[j][1] >> i - 1 & 1:
        i, j, run = i - 1, j - 1, run + 1
    return run


def _is_replacement(columns: Sequence[Moves], i: int, j: int) -> bool:
    """Tell whether (i, j) is reached by a substitution, or a deletion and an insertion, and nothing else."""
    return (
        _arrivals(columns, i, j, 3) == (3, 2, 2, SUBSTITUTION)
        and _arrivals(columns, i, j - 1, 2)[:3] == (0, 2, 0)
        and _arrivals(columns, i - 1, j, 2)[:3] == (0, 0, 2)
    )


def _arrivals(columns: Sequence[Moves], i: int, j: int, graphs: int) -> _Arrivals:
    """The moves that arrive at a node at least cost, in those of the two tables that hold it."""
    if not i:
        return (0, 0, graphs if j else 0, MATCH)
    if not j:
        return (0, graphs, 0, MATCH)
    match, _, diagonal1, down1, across1, diagonal2, down2, across2 = columns[j]
    bit = i - 1
    return (
        (diagonal1 >> bit & 1 | (diagonal2 >> bit & 1) << 1) & graphs,
        (down1 >> bit & 1 | (down2 >> bit & 1) << 1) & graphs,
        (across1 >> bit & 1 | (across2 >> bit & 1) << 1) & graphs,
        MATCH if match >> bit & 1 else SUBSTITUTION,
    )


def _row(columns: Sequence[Moves], i: int, here: dict[int, int], nodes: _Nodes) -> dict[int, int]:
    """Add the nodes of a row, and find those of the row above that it is reached from."""
    above: dict[int, int] = {}
    waiting = sorted(here)
    while waiting:
        j = waiting.pop()
        arrivals = _arrivals(columns, i, j, here[j])
        nodes.add(i, j, arrivals)
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
