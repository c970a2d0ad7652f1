"""Which moves the cheapest alignments of two token sequences can make, a column at a time.

Source and hypothesis tokens in; for every cell the moves that reach it at least cost, out. An
insertion and a deletion cost 1, a match 0, and a substitution costs 1 in one table and 2 in the
other. No table is filled in: neighbouring costs differ by so little that the differences of a
whole column fit in two long integers, a bit a source token, and all its cells are worked out at
once. With substitutions of 2, the cost is that of the longest common subsequence.

Source:
    Hyyrö (2003), "A bit-vector algorithm for computing Levenshtein and Damerau edit distances";
    Hyyrö (2004), "Bit-parallel LCS-length computation revisited".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["Moves", "cheapest_moves"]

Columns: TypeAlias = list[int]
"""An integer for each column j; its bit i - 1 is about the cell (i, j), i source tokens consumed."""


class Moves(NamedTuple):
    """The moves that reach each cell at least cost.

    Attributes:
        match: are the tokens before the cell equal.
        diagonal: from (i-1, j-1), in the tables with substitution 1 and 2.
        down: from (i-1, j), likewise.
        across: from (i, j-1), likewise.
        only_match: is the cell reached by a match and nothing else, in both tables.
    """

    match: Columns
    diagonal: tuple[Columns, Columns]
    down: tuple[Columns, Columns]
    across: tuple[Columns, Columns]
    only_match: Columns


def cheapest_moves(source: Sequence[str], hypothesis: Sequence[str]) -> Moves:
    """Find the moves that reach each cell at least cost.

    Example:
        >>> moves = cheapest_moves(["a", "b"], ["b"])
        >>> [bin(column) for column in moves.down[0]], moves.match
        (['0b11', '0b1'], [0, 2])
    """
    places: dict[str, int] = {}
    for index, token in enumerate(source):
        places[token] = places.get(token, 0) | 1 << index
    every = (1 << len(source)) - 1
    more, less = every, 0
    same = every
    match, only = [0], [0]
    diagonal1, down1, across1 = [0], [every], [0]
    diagonal2, down2, across2 = [0], [every], [0]
    for token in hypothesis:
        equal = places.get(token, 0)
        level = (((equal & more) + more) ^ more) | equal | less
        right_more = (less | ~(level | more)) & every
        shifted = right_more << 1 | 1
        more, less = ((more & level) << 1 | ~(level | shifted)) & every, shifted & level & every
        common = same & equal
        total = same + common
        right_same = ~((same ^ common ^ total) >> 1) & every
        substituted = same & right_same
        same = (total | (same & ~equal)) & every
        match.append(equal)
        diagonal1.append(equal | (every & ~level))
        down1.append(more)
        across1.append(right_more)
        diagonal2.append(equal | substituted)
        down2.append(same)
        across2.append(right_same)
        only.append(equal & ~(more | right_more | same | right_same))
    return Moves(match, (diagonal1, diagonal2), (down1, down2), (across1, across2), only)
