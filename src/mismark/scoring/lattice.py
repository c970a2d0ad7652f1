"""The lattice of cheapest alignments of a source and a hypothesis, in parts that have nothing to do with each other.

Two token sequences in; the nodes and arcs that MaxMatch chooses its edits from out. A node (i, j)
has i source and j hypothesis tokens consumed. A base arc lies on some cheapest alignment where a
substitution costs 1, or on one where it costs 2, and is listed once for each of the two. Where
every cheapest alignment runs through a row of matches longer than two edits can reach into from
its ends, the lattice falls apart. Equal tokens at both ends are taken off before anything is
worked out, as far as no cheapest alignment can do anything but match them.
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
    "Part",
    "Shape",
    "Trim",
    "parts",
    "trim",
    "whole",
]

MATCH, INSERTION, DELETION, SUBSTITUTION = range(4)
"""The kinds of arc."""

_Arrivals: TypeAlias = tuple[int, int, int, int]
"""Arcs that arrive at a node by a diagonal, down, across: bit 1 for the table with substitution 1,
bit 2 for the other; last the kind of the diagonal arc."""

Shape: TypeAlias = tuple[tuple[int, ...], tuple[int, ...], tuple[_Arrivals, ...]]
"""Rows and columns of nodes and the arcs that arrive at each."""

MOST_CELLS = 16_000_000
"""Source tokens times hypothesis tokens, the sure matches at both ends taken off, above which no
alignment is worked out."""

MOST_TRIES = 50
"""Tokens that are looked for again at each end before nothing is taken off there."""

MOST_NODES = 40_000
"""Nodes of one part above which the lattice is given up."""


@dataclass(frozen=True, slots=True)
class Lattice:
    """Nodes in row-major order, from a start to an end that every cheapest alignment passes.

    Attributes:
        rows: source tokens consumed at each node, counted from the start.
        columns: hypothesis tokens consumed at each node, counted from the start.
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

    def part(self) -> Part:
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
        return nodes.part()


class Part(NamedTuple):
    """A lattice that has nothing to do with what stands beside it, and where it starts.

    Attributes:
        row: source tokens before it.
        column: hypothesis tokens before it.
        shape: its nodes from the last to the first, as rows and columns counted from its start and the
            arcs that arrive: equal for parts that differ in their words and their place alone.
    """

    row: int
    column: int
    shape: Shape

    @property
    def n_nodes(self) -> int:
        """Nodes of the part."""
        return len(self.shape[0])

    def lattice(self) -> Lattice:
        """Number the nodes in order, and give each the arcs that leave it."""
        rows, columns = list(self.shape[0][::-1]), list(self.shape[1][::-1])
        number = {node: index for index, node in enumerate(zip(rows, columns, strict=True))}
        out: list[list[tuple[int, int, int]]] = [[] for _ in number]
        of_row: dict[int, list[int]] = {}
        arrivals = self.shape[2]
        for (i, j), index in number.items():
            of_row.setdefault(i, []).append(index)
            diagonal, down, across, kind = arrivals[-1 - index]
            if diagonal:
                out[number[i - 1, j - 1]].append((index, kind, diagonal.bit_count()))
            if down:
                out[number[i - 1, j]].append((index, DELETION, down.bit_count()))
            if across:
                out[number[i, j - 1]].append((index, INSERTION, across.bit_count()))
        return Lattice(rows, columns, out, of_row)


class Trim(NamedTuple):
    """Tokens at both ends that every cheapest alignment matches with each other."""

    start: int
    end: int


def trim(source: Sequence[str], hypothesis: Sequence[str]) -> Trim:
    """Count the tokens at both ends that cannot but be matched.

    An alignment that does not go through the end of a common beginning needs its last token again,
    further right in the source or in the hypothesis, or it costs more. So up to the last token that
    does not come again, every cheapest alignment matches; at the other end likewise.

    Example:
        >>> trim("I see the cat now .".split(), "I see the the cat now .".split())
        Trim(start=2, end=3)
    """
    shorter = min(len(source), len(hypothesis))
    start = 0
    while start < shorter and source[start] == hypothesis[start]:
        start += 1
    most, end = shorter - start, 0
    while end < most and source[-1 - end] == hypothesis[-1 - end]:
        end += 1
    tries = MOST_TRIES
    while start and (source[start - 1] in source[start:] or source[start - 1] in hypothesis[start:]):
        start, tries = start - 1, tries - 1
        if not tries:
            start = 0
    tries = MOST_TRIES
    while end and (source[-end] in source[start:-end] or source[-end] in hypothesis[start:-end]):
        end, tries = end - 1, tries - 1
        if not tries:
            end = 0
    return Trim(start, end)


def whole(source: Sequence[str], hypothesis: Sequence[str]) -> Lattice:
    """Find every arc on a cheapest alignment.

    Example:
        >>> lattice = whole(["a", "b", "c"], ["a", "x", "c"])
        >>> list(zip(lattice.rows, lattice.columns))
        [(0, 0), (1, 1), (1, 2), (2, 1), (2, 2), (3, 3)]
    """
    [nodes] = _walk(cheapest_moves(source, hypothesis), len(source), len(hypothesis), None) or []
    return nodes.part().lattice()


def parts(source: Sequence[str], hypothesis: Sequence[str], context: int) -> list[Part | Lone] | None:
    """Find every arc on a cheapest alignment, and leave out matches that no edit can reach.

    Args:
        source: source tokens.
        hypothesis: hypothesis tokens, not equal to the source.
        context: matches that an edit can hold.

    Returns:
        Lattices that no edit joins, left to right; None above `MOST_CELLS` or `MOST_NODES`.

    Example:
        >>> parts("a b c d".split(), "a c d".split(), context=1)
        [Lone(start=1, end=2, first=1, last=1, before=1, behind=1)]
    """
    start, end = trim(source, hypothesis)
    n_source, n_hypothesis = len(source) - start - end, len(hypothesis) - start - end
    if n_source <= 1 and n_hypothesis <= 1:
        behind = (start + n_source, start + n_hypothesis)
        return [Lone(start, behind[0], start, behind[1], min(start, context), min(end, context))]
    if n_source * n_hypothesis > MOST_CELLS:
        return None
    before = max(0, start - context)
    behind = (len(source) - max(0, end - context), len(hypothesis) - max(0, end - context))
    n_source, n_hypothesis = behind[0] - before, behind[1] - before
    columns = cheapest_moves(source[before : behind[0]], hypothesis[before : behind[1]])
    found = _walk(columns, n_source, n_hypothesis, context)
    if found is None:
        return None
    return [nodes.lone(before) or nodes.part(before) for nodes in reversed(found)]


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

    def lone(self, shift: int) -> Lone | None:
        """The part as matches and one change, None where it is more.

        Args:
            shift: tokens of both sides that were taken off before it.
        """
        if self.steps != 1:
            return None
        place = next(place for place, arrivals in enumerate(self.arrivals) if arrivals is not _ONLY_MATCH)
        diagonal, down, across, _ = self.arrivals[place]
        end, last = self.rows[place] + shift, self.columns[place] + shift
        start = end - 1 if diagonal or down else end
        first = last - 1 if diagonal or across else last
        return Lone(start, end, first, last, start - shift - self.rows[-1], self.rows[0] + shift - end)

    def part(self, shift: int = 0) -> Part:
        """What was gathered, apart from its place."""
        row, column = self.rows[-1], self.columns[-1]
        shape = (
            tuple([i - row for i in self.rows]),
            tuple([j - column for j in self.columns]),
            tuple(self.arrivals),
        )
        return Part(row + shift, column + shift, shape)


_ONLY_MATCH: _Arrivals = (3, 0, 0, MATCH)
_START: _Arrivals = (0, 0, 0, MATCH)


def _walk(
    columns: Sequence[Moves], n_source: int, n_hypothesis: int, context: int | None
) -> list[_Nodes] | None:
    """Walk back from the last cell of both tables, over every move that keeps to the least cost.

    Returns:
        The parts from the last to the first: cut where more matches stand in a row, and nothing
        beside them, than two edits with `context` matches each can hold; one part without it. None
        where a part has too many nodes.
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
        if context is not None and len(nodes.rows) > MOST_NODES:
            return None
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
