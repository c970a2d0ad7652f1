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

from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["Moves", "cheapest_moves"]


Moves: TypeAlias = tuple[int, int, int, int, int, int, int, int]
"""The moves that reach the cells of a column at least cost.

Bit i - 1 of each number is about the cell with i source tokens consumed:

* are the tokens before the cell equal; is the cell reached by a match and nothing else, whatever a
  substitution costs;
* where a substitution costs 1: is it reached from one source and one hypothesis token less, from one
  source token less, from one hypothesis token less;
* the same three where it costs 2.
"""


def cheapest_moves(source: Sequence[str], hypothesis: Sequence[str]) -> list[Moves]:
    """Find the moves that reach each cell at least cost.

    Returns:
        A column for each number of hypothesis tokens consumed, from 0.

    Example:
        >>> start, column = cheapest_moves(["a", "b"], ["b"])
        >>> match, _, _, down, *_ = column
        >>> bin(start[3]), bin(down), bin(match)
        ('0b11', '0b0', '0b10')
    """
    places: dict[str, int] = {}
    for index, token in enumerate(source):
        places[token] = places.get(token, 0) | 1 << index
    every = (1 << len(source)) - 1
    more, less = every, 0
    same = every
    columns: list[Moves] = [(0, 0, 0, every, 0, 0, every, 0)]
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
        columns.append(
            (
                equal,
                equal & ~(more | right_more | same | right_same),
                equal | (every & ~level),
                more,
                right_more,
                equal | substituted,
                same,
                right_same,
            )
        )
    return columns
