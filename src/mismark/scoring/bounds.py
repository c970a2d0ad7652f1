"""A weight below which no path from a node to the end of a lattice can come, and what such paths count.

Base arcs and the marks of the gold in; bounds in thousandths out. A composite is taken for the
base arcs that it is made of: each weighs 1, and 0.001 comes on top of the whole. That is what a
composite weighs if none shorter or earlier stands in its way, and less than it weighs otherwise.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import TYPE_CHECKING, NamedTuple

from mismark.scoring.lattice import MATCH
from mismark.scoring.outcomes import Outcome, claim

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from mismark.scoring.lattice import Lattice
    from mismark.scoring.weights import Arc, Mark
    from mismark.scoring.work import Work

__all__ = ["Bounds", "Step", "bounded_outcomes", "bounded_path", "least_bounds"]

_FAR = 1 << 60
_OUTSIDE = -1


class Bounds(NamedTuple):
    """Least weights to the last node.

    Attributes:
        outside: from each node, outside of any edit.
        middle: from each node, by the matches that an edit holds which must go on for an arc at least.
    """

    outside: list[int]
    middle: list[list[int]]


class Step(NamedTuple):
    """A move of a path: to a node, in the middle of an edit with so many matches or outside (-1).

    Attributes:
        node: where it goes.
        matches: how it stands there.
        claims: does it propose an edit, by an arc of its own or by starting one.
        arc: is it an arc of its own, which can match gold.
    """

    node: int
    matches: int
    claims: bool
    arc: bool


def least_bounds(lattice: Lattice, marks: Mapping[Arc, Mark], max_unchanged: int) -> Bounds:
    """Bound the weight from each node to the last one.

    Example:
        >>> from mismark.scoring.walk import whole
        >>> least_bounds(whole(["a", "b"], ["a", "c"]), {}, max_unchanged=2).outside[0]
        2001
    """
    gold_from = _by_start(marks, gold=True)
    out = lattice.out
    held, inner = range(max_unchanged + 1), range(max_unchanged)
    outside = [0] * len(out)
    middle = [[_FAR] * (max_unchanged + 1) for _ in out]
    for node in range(len(out) - 2, -1, -1):
        here = middle[node]
        least = _FAR
        for end, kind, listings in out[node]:
            so_far, further = outside[end] + 1000, middle[end]
            if kind == MATCH:
                alone, started = so_far, further[1] + 1001 if max_unchanged else _FAR
                for matches in inner:
                    value = further[matches + 1] + 1000
                    if so_far < value:
                        value = so_far
                    if value < here[matches]:
                        here[matches] = value
            else:
                alone, started = so_far + listings, further[0] + 1001
                for matches in held:
                    value = further[matches] + 1000
                    if so_far < value:
                        value = so_far
                    if value < here[matches]:
                        here[matches] = value
            if started < alone:
                alone = started
            if alone < least:
                least = alone
        for end in gold_from.get(node, ()):
            least = min(least, outside[end] + marks[node, end].weight(0))
        outside[node] = least
    return Bounds(outside, middle)


def bounded_outcomes(
    lattice: Lattice,
    bounds: Bounds,
    marks: Mapping[Arc, Mark],
    hits: Mapping[Arc, Sequence[int]],
    before: Iterable[Outcome],
    stop_at_first: bool,
    work: Work,
) -> set[Outcome]:
    """Count every path that keeps to the bound, of arcs that are there and of arcs that may not be.

    Where one of them is known to be there, the least paths are among them.

    Raises:
        WorkSpent: the paths count so differently that it is too much to follow.
    """
    gold_from, spare_from = _by_start(marks, gold=True), _spare(hits, marks)
    last = len(lattice.out) - 1
    found: dict[int, dict[int, set[Outcome]]] = {0: {_OUTSIDE: set(before)}}
    waiting = [0]
    while waiting:
        node = heappop(waiting)
        if node == last:
            break
        for matches, here in found.pop(node).items():
            for step in _steps(lattice, bounds, marks, gold_from, spare_from, node, matches):
                if step.node not in found:
                    found[step.node] = {}
                    heappush(waiting, step.node)
                there = found[step.node].setdefault(step.matches, set())
                work.spend(len(here))
                if step.claims:
                    hit = hits.get((node, step.node), ()) if step.arc else ()
                    there.update([claim(outcome, hit, stop_at_first) for outcome in here])
                else:
                    there |= here
    return found[last][_OUTSIDE]


def bounded_path(lattice: Lattice, bounds: Bounds, marks: Mapping[Arc, Mark]) -> list[Arc]:
    """One path that keeps to the bound, as the arcs that it would be made of."""
    gold_from = _by_start(marks, gold=True)
    path: list[Arc] = []
    start = node = 0
    matches = _OUTSIDE
    while node < len(lattice.out) - 1:
        step = next(_steps(lattice, bounds, marks, gold_from, {}, node, matches))
        if matches == _OUTSIDE:
            start = node
        node, matches = step.node, step.matches
        if matches == _OUTSIDE:
            path.append((start, node))
    return path


def _by_start(marks: Mapping[Arc, Mark], *, gold: bool) -> dict[int, list[int]]:
    ends: dict[int, list[int]] = {}
    for (start, end), mark in marks.items():
        if mark.gold == gold:
            ends.setdefault(start, []).append(end)
    return ends


def _spare(hits: Mapping[Arc, Sequence[int]], marks: Mapping[Arc, Mark]) -> dict[int, list[int]]:
    """Arcs that match gold and do not get its weight: insertions whose gold was used up."""
    ends: dict[int, list[int]] = {}
    for arc in hits:
        if arc not in marks or not marks[arc].gold:
            ends.setdefault(arc[0], []).append(arc[1])
    return ends


def _steps(
    lattice: Lattice,
    bounds: Bounds,
    marks: Mapping[Arc, Mark],
    gold_from: Mapping[int, Sequence[int]],
    spare_from: Mapping[int, Sequence[int]],
    node: int,
    matches: int,
) -> Iterator[Step]:
    """The moves from a node that keep to its bound."""
    outside, middle = bounds
    limit = len(middle[node]) - 1
    if matches == _OUTSIDE:
        value = outside[node]
        for end in gold_from.get(node, ()):
            if outside[end] + marks[node, end].weight(0) == value:
                unchanged = any(step == end and kind == MATCH for step, kind, _ in lattice.out[node])
                yield Step(end, _OUTSIDE, claims=not unchanged, arc=True)
        for end in spare_from.get(node, ()):
            if outside[end] + 1000 * (lattice.columns[end] - lattice.columns[node]) + 1 == value:
                yield Step(end, _OUTSIDE, claims=True, arc=True)
        for end, kind, listings in lattice.out[node]:
            unchanged = kind == MATCH
            if outside[end] + 1000 + (0 if unchanged else listings) == value:
                yield Step(end, _OUTSIDE, claims=not unchanged, arc=True)
            if unchanged <= limit and middle[end][unchanged] + 1001 == value:
                yield Step(end, int(unchanged), claims=True, arc=False)
        return
    value = middle[node][matches]
    for end, kind, _ in lattice.out[node]:
        total = matches + (kind == MATCH)
        if total <= limit:
            if outside[end] + 1000 == value:
                yield Step(end, _OUTSIDE, claims=False, arc=False)
            if middle[end][total] + 1000 == value:
                yield Step(end, total, claims=False, arc=False)
