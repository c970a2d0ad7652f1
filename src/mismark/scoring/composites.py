"""Composite arcs: base arcs of a lattice that are joined into one edit.

A lattice in, what its arcs say out. By the rules, composites are added node by node: those through
node k join each arc that ends at k with each that starts there. When that happens every arc that
leaves k is still a base arc, because the nodes behind k have not had their turn. So all arcs that
start at one node come from a single pass over the nodes behind it, and those of other nodes play
no part; the tests hold this against the rules applied one by one.
"""

from __future__ import annotations

from heapq import heapify, heappop, heappush
from typing import TYPE_CHECKING, TypeAlias

from mismark.scoring.lattice import SUBSTITUTION

if TYPE_CHECKING:
    from mismark.scoring.lattice import Lattice
    from mismark.scoring.work import Work

__all__ = ["Label", "has_arc", "labels_from"]

Label: TypeAlias = tuple[int, int, int, int]
"""What an arc says: base arcs it is made of, matches among them, its kind, how often it is listed."""


def labels_from(
    lattice: Lattice,
    start: int,
    max_unchanged: int,
    added: list[tuple[int, int, int]] | None = None,
    work: Work | None = None,
) -> dict[int, Label]:
    """Label every arc that leaves a node, base arcs and composites.

    A composite through node k is taken where it is strictly shorter than what stands there and
    holds at most `max_unchanged` matches; nodes k come in order, and each taking is a listing.

    Args:
        lattice: the base arcs.
        start: the node.
        max_unchanged: matches that a composite may hold.
        added: collects (k, start, end) of every taking, where it is given.
        work: the steps that are left, where they are bounded.

    Returns:
        The label of each arc by the node it ends at.

    Raises:
        WorkSpent: there are more arcs than the work that is left.

    Example:
        >>> from mismark.scoring.walk import whole
        >>> lattice = whole(["a"], ["x", "y"])
        >>> labels_from(lattice, 0, 2)[lattice.at[1][2]]
        (2, 0, 3, 1)
    """
    out = lattice.out
    labels: dict[int, Label] = {}
    last = node = start
    for last, kind, listings in out[start]:
        labels[last] = (1, 0 if kind else 1, kind, listings)
    while node < last:
        node += 1
        label = labels.get(node)
        if label is None:
            continue
        if work is not None:
            work.spend(len(out[node]))
        length, unchanged, kind, _ = label
        length += 1
        for end, step, _ in out[node]:
            total = unchanged if step else unchanged + 1
            if total > max_unchanged:
                continue
            present = labels.get(end)
            if present is None:
                listings = 1
            elif length < present[0]:
                listings = present[3] + 1
            else:
                continue
            labels[end] = (length, total, kind if kind == step else SUBSTITUTION, listings)
            if end > last:
                last = end
            if added is not None:
                added.append((node, start, end))
    return labels


def has_arc(lattice: Lattice, start: int, end: int, max_unchanged: int, work: Work) -> bool:
    """Tell whether an arc leads from a node to another, by labelling only the nodes between them.

    Raises:
        WorkSpent: there are more nodes between them than the work that is left.

    Example:
        >>> from mismark.scoring.walk import whole
        >>> lattice = whole("a b c".split(), "a x c".split())
        >>> from mismark.scoring.work import Work
        >>> [has_arc(lattice, 0, 5, max_unchanged, Work()) for max_unchanged in (1, 2)]
        [False, True]
    """
    rows, columns, out = lattice.rows, lattice.columns, lattice.out
    last_row, last_column = rows[end], columns[end]
    reached = {node: (1, 0 if kind else 1) for node, kind, _ in out[start]}
    waiting = list(reached)
    heapify(waiting)
    while waiting and waiting[0] < end:
        node = heappop(waiting)
        if rows[node] > last_row or columns[node] > last_column:
            continue
        length, unchanged = reached[node]
        work.spend(len(out[node]))
        for step, kind, _ in out[node]:
            total = unchanged if kind else unchanged + 1
            if total > max_unchanged:
                continue
            if step not in reached:
                heappush(waiting, step)
                reached[step] = (length + 1, total)
            elif length + 1 < reached[step][0]:
                reached[step] = (length + 1, total)
    return end in reached
