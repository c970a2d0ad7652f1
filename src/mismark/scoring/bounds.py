"""A weight below which no path from a node to the end of a lattice can come.

Base arcs and the marks of the gold in; one bound a node out, in thousandths. A composite is
taken for the base arcs that it is made of: each weighs 1, and 0.001 comes on top of the whole.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mismark.scoring.lattice import MATCH
from mismark.scoring.weights import GOLD

if TYPE_CHECKING:
    from collections.abc import Mapping

    from mismark.scoring.lattice import Lattice
    from mismark.scoring.weights import Arc, Mark

__all__ = ["least_bounds"]


def least_bounds(lattice: Lattice, marks: Mapping[Arc, Mark], max_unchanged: int) -> list[int]:
    """Bound the weight from each node to the last one.

    Going back from the last node, it is enough to know two things of a node: the least weight
    from it outside of any edit, and the least weight from it in the middle of an edit that holds
    a number of matches already.

    Example:
        >>> from mismark.scoring.lattice import whole
        >>> least_bounds(whole(["a", "b"], ["a", "c"]), {}, max_unchanged=2)[0]
        2001
    """
    gold_from: dict[int, list[int]] = {}
    for (start, end), mark in marks.items():
        if mark.gold:
            gold_from.setdefault(start, []).append(end)
    far = 1 << 60
    out = lattice.out
    held = range(max_unchanged + 1)
    outside = [0] * len(out)
    inside: list[list[int]] = [[far] * (max_unchanged + 1) for _ in out]
    for node in range(len(out) - 2, -1, -1):
        middle = [far] * (max_unchanged + 1)
        least = far
        for end, kind, listings in out[node]:
            so_far, further = outside[end], inside[end]
            if kind == MATCH:
                least = min(least, so_far + 1000)
                for matches in held[:-1]:
                    middle[matches] = min(middle[matches], min(so_far, further[matches + 1]) + 1000)
                if max_unchanged:
                    least = min(least, further[1] + 1001)
            else:
                least = min(least, so_far + 1000 + listings, further[0] + 1001)
                for matches in held:
                    middle[matches] = min(middle[matches], min(so_far, further[matches]) + 1000)
        for end in gold_from.get(node, ()):
            least = min(least, outside[end] - GOLD)
        outside[node] = least
        inside[node] = middle
    return outside
