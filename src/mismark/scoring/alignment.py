"""Costs of aligning two token sequences, with no more cells looked at than the answer needs.

Source and hypothesis tokens in; the part where they can differ, and the two tables of least
costs in a band around the diagonals, out. An insertion and a deletion cost 1, a match 0, and a
substitution costs 1 in one table and 2 in the other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["Tables", "cost_tables", "differing_part"]

_FAR = 1 << 30


class Tables(NamedTuple):
    """Least costs of the beginnings of two sequences.

    Cell (i, j), i source and j hypothesis tokens consumed, is `one[i][j - i - low + 1]`. Every row
    has a cell that is out of reach at both ends.

    Attributes:
        one: costs where a substitution costs 1.
        two: costs where a substitution costs 2.
        low: least column minus row that a cheapest alignment can reach.
    """

    one: list[list[int]]
    two: list[list[int]]
    low: int


class Part(NamedTuple):
    """Where two sequences can differ: tokens left out at both ends, and the least cost of the rest.

    Attributes:
        head: tokens left out at the beginning of both.
        tail: tokens left out at the end of both.
        cost: least cost where a substitution costs 2; it is not less than where it costs 1.
    """

    head: int
    tail: int
    cost: int


def differing_part(source: Sequence[str], hypothesis: Sequence[str], context: int) -> Part:
    """Find how many tokens at both ends every cheapest alignment matches with each other.

    Args:
        source: source tokens.
        hypothesis: hypothesis tokens, not equal to the source.
        context: how many of those tokens to keep at each end all the same.

    Example:
        >>> differing_part("a b c d e f g h".split(), "a b c x e f g h".split(), context=0)
        Part(head=1, tail=2, cost=2)
    """
    shorter = min(len(source), len(hypothesis))
    before = 0
    while before < shorter and source[before] == hypothesis[before]:
        before += 1
    behind, shorter = 0, shorter - before
    while behind < shorter and source[-1 - behind] == hypothesis[-1 - behind]:
        behind += 1
    core_source = source[before : len(source) - behind]
    core_hypothesis = hypothesis[before : len(hypothesis) - behind]
    cost = len(core_source) + len(core_hypothesis)
    if core_source and core_hypothesis:
        cost -= 2 * _longest_common(core_source, core_hypothesis)
    head = _forced_prefix(source, hypothesis, before, cost) - context
    tail = _forced_prefix(source[::-1], hypothesis[::-1], behind, cost) - context
    return Part(max(0, head), max(0, tail), cost)


def _forced_prefix(source: Sequence[str], hypothesis: Sequence[str], common: int, cost: int) -> int:
    """How many of the `common` first tokens are matched with each other in every cheapest alignment.

    An alignment that leaves the diagonal among them pays 1 for leaving, never comes back (a way
    back would be dearer than the matches it avoids), and pays at least 1 for each further common
    token, unless that token repeats within reach. Where that adds up to more than `cost`, the
    alignment is not a cheapest one.
    """
    place, missing = common, cost
    while place and missing:
        if missing > place:
            return 0
        place -= 1
        token = source[place]
        reach = slice(place + 1, place + 1 + cost)
        if token not in source[reach] and token not in hypothesis[reach]:
            missing -= 1
    return place


def _longest_common(source: Sequence[str], hypothesis: Sequence[str]) -> int:
    """Length of the longest common subsequence, all rows of a column at once in one long integer."""
    places: dict[str, int] = {}
    for index, token in enumerate(source):
        places[token] = places.get(token, 0) | 1 << index
    width = (1 << len(source)) - 1
    state = width
    for token in hypothesis:
        match = state & places.get(token, 0)
        if match:
            state = ((state + match) | (state - match)) & width
    return len(source) - state.bit_count()


def cost_tables(source: Sequence[str], hypothesis: Sequence[str], cost: int) -> Tables:
    """Fill both tables in the band of diagonals that an alignment of a cost can reach.

    Args:
        source: source tokens.
        hypothesis: hypothesis tokens.
        cost: the least cost where a substitution costs 2.
    """
    m = len(hypothesis)
    longer = m - len(source)
    spare = (cost - abs(longer)) // 2
    low, high = min(0, longer) - spare, max(0, longer) + spare
    width = high - low + 1
    edge = [_FAR] * (width + 2)
    row1, row2 = edge[:], edge[:]
    for column in range(max(0, low), min(m, high) + 1):
        row1[column - low + 1] = row2[column - low + 1] = column
    table1, table2 = [row1], [row2]
    for i, token in enumerate(source, 1):
        old1, old2 = row1, row2
        row1, row2 = edge[:], edge[:]
        first = i + low
        left1 = left2 = _FAR
        place = 1
        if first <= 0:
            place = 1 - first
            left1 = left2 = i
            row1[place] = row2[place] = i
            place += 1
        for cell in range(place, min(m - first + 1, width) + 1):
            if token == hypothesis[first + cell - 2]:
                left1, left2 = old1[cell], old2[cell]
            else:
                value = old2[cell + 1]
                if value < left2:
                    left2 = value
                left2 += 1
                value = old1[cell + 1]
                if value < left1:
                    left1 = value
                value = old1[cell]
                if value < left1:
                    left1 = value
                left1 += 1
            row1[cell], row2[cell] = left1, left2
        table1.append(row1)
        table2.append(row2)
    return Tables(table1, table2, low)
