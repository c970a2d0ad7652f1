"""The least weight of a way through a lattice, and how many edits such ways propose.

Base arcs and gold arcs in; for every node the least weight to it and the numbers of edits out. A
composite is taken for the base arcs that it is made of: each weighs 1000 thousandths, and one
comes on top of the whole. That is what a composite weighs if none shorter or earlier stands in its
way, and less than it weighs otherwise. So no path weighs less, and where a path of real arcs weighs
as much, the least paths are among those that were counted here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

__all__ = ["Ways", "arcs_to_end", "least_ways", "without_edits"]

FAR = 1 << 60

_Held: TypeAlias = "dict[int, tuple[int, int, int]]"
"""Composites that have not ended: by the matches they hold, weight, edits and the node they began at."""


Ways: TypeAlias = tuple[list[int], list[int], list[int]]
"""The least ways from the first node to each: their weight in thousandths; the numbers of edits that
ways of this weight propose, a bit each; the node that the last arc of one of them left, which is a
composite's first node."""


def arcs_to_end(
    out: Sequence[Sequence[tuple[int, int, int]]],
    gold: Mapping[int, Sequence[tuple[int, int]]],
    plain: Sequence[int] = (),
) -> list[int]:
    """Bound the weight from each node to the last one: 1000 for a base arc, and gold arcs as they weigh.

    Args:
        out: for each node its base arcs, as (node, kind, listings).
        gold: for a node the arcs that match gold, as (node, weight in thousandths).
        plain: the bounds without gold, where they are known.

    Example:
        >>> from mismark.scoring.walk import whole
        >>> arcs_to_end(whole(["a", "b"], ["a", "c"]).out, {})
        [2000, 1000, 1000, 1000, 0]
    """
    least = list(plain) or [0] * len(out)
    for node in range(max(gold) if plain else len(out) - 2, -1, -1):
        leaving = out[node]
        if len(leaving) == 1:
            value = least[leaving[0][0]] + 1000
        else:
            value = min([least[end] for end, _, _ in leaving]) + 1000
        if node in gold:
            for end, weight in gold[node]:
                value = min(value, least[end] + weight)
        least[node] = value
    return least


def without_edits(
    out: Sequence[Sequence[tuple[int, int, int]]],
    gold: Mapping[int, Sequence[tuple[int, int]]],
    bounds: Sequence[int],
    start: int,
) -> list[int]:
    """Find nodes that matches and gold arcs alone lead to, in ways that keep to the bound.

    The last node comes last, if it is among them. Any other arc brings a thousandth that the bound does not count.

    Example:
        >>> from mismark.scoring.walk import whole
        >>> out = whole(["a", "b"], ["a", "c"]).out
        >>> [without_edits(out, gold, arcs_to_end(out, gold), 0) for gold in ({}, {1: [(4, -9000)]})]
        [[0, 1], [0, 1, 4]]
    """
    waiting = [start]
    seen: list[int] = []
    while waiting:
        node = waiting.pop()
        if node in seen:
            continue
        seen.append(node)
        if not bounds[node]:
            break
        left = bounds[node]
        for end, kind, _ in out[node]:
            if not kind and bounds[end] + 1000 == left:
                waiting.append(end)
        if node in gold:
            for end, weight in gold[node]:
                if bounds[end] + weight == left:
                    waiting.append(end)
    return seen


def least_ways(
    out: Sequence[Sequence[tuple[int, int, int]]],
    gold: Mapping[int, Sequence[tuple[int, int]]],
    bounds: Sequence[int],
    max_unchanged: int,
) -> Ways:
    """Weigh the least ways from the first node to the last, and what lies on them.

    Args:
        out: for each node its base arcs, as (node, kind, listings), kind 0 for a match.
        gold: for a node the arcs that match gold, as (node, weight in thousandths).
        bounds: what `arcs_to_end` gives for them.
        max_unchanged: matches that a composite may hold.

    Example:
        >>> from mismark.scoring.walk import whole
        >>> out = whole(["a", "b"], ["a", "c"]).out
        >>> weight, edits, arrived = least_ways(out, {}, arcs_to_end(out, {}), max_unchanged=2)
        >>> weight[-1], bin(edits[-1]), arrived[-1]
        (2001, '0b10', 0)
    """
    n_nodes = len(out)
    # A base arc weighs at most 2 thousandths more than its bound; ways beyond that are not least.
    limit = bounds[0] + 2 * n_nodes
    weight = [FAR] * n_nodes
    edits = [0] * n_nodes
    arrived = [0] * n_nodes
    weight[0], edits[0] = 0, 1
    middle: list[_Held | None] = [None] * n_nodes
    for node in range(n_nodes - 1):
        here = weight[node]
        if here == FAR:
            continue
        same = edits[node]
        more = same << 1
        if node in gold:
            for end, value in gold[node]:
                value += here
                if value + bounds[end] > limit:
                    continue
                if value < weight[end]:
                    weight[end], edits[end], arrived[end] = value, more, node
                elif value == weight[end]:
                    edits[end] |= more
        alone, begun = here + 1000, here + 1001
        held = middle[node]
        going = [way for way in held.items() if way[1][0] <= here + 2] if held else ()
        for end, kind, listings in out[node]:
            if alone + bounds[end] > limit:
                continue
            if kind:
                value, number, matches = alone + listings, more, 0
            else:
                value, number, matches = alone, same, 1
            least = weight[end]
            if value < least:
                weight[end] = least = value
                edits[end], arrived[end] = number, node
            elif value == least:
                edits[end] |= number
            further = middle[end]
            if further is None:
                further = middle[end] = {}
            if matches <= max_unchanged:
                there = further.get(matches)
                if there is None or begun < there[0]:
                    further[matches] = (begun, more, node)
                elif begun == there[0]:
                    further[matches] = (begun, there[1] | more, there[2])
            for already, (so_far, number, start) in going:
                total = already if kind else already + 1
                if total > max_unchanged:
                    continue
                value = so_far + 1000
                if value < least:
                    weight[end] = least = value
                    edits[end], arrived[end] = number, start
                elif value == least:
                    edits[end] |= number
                there = further.get(total)
                if there is None or value < there[0]:
                    further[total] = (value, number, start)
                elif value == there[0]:
                    further[total] = (value, there[1] | number, there[2])
    return weight, edits, arrived
