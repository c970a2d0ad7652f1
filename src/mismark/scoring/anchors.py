"""Where every cheapest alignment of two token sequences matches, told from the tokens alone.

Source and hypothesis tokens in; the stretches between which every cheapest alignment can do nothing
but match, out. No table is filled in, so most sentences with a few changes are cut here in one look.

A common beginning: an alignment that leaves it before its end needs its last token again, further
right on one of the two sides, or it costs more. So up to the last token that does not come again,
every cheapest alignment matches; at the other end likewise.

A common run further in: take a way from the last node that is sure through the run, and let c be the
tokens of the longer side of each stretch that it does not match, added up, and d by how many tokens
its two sides differ. It costs at most c (2 c - d where a substitution costs 2). An alignment that
matches one of the run's tokens that stand once on each side goes on to the last of them, by the
argument above. One that matches none of them, r in number, leaves them over on both sides. Where it
passes the run, k tokens off, it has cost at least k + r - d (k + 2 r - d), and the way through the run
gets there for c + k (2 c - d + k). So where r is above c + d, every cheapest alignment goes through
the last of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["Change", "changes", "trim"]

MOST_TRIES = 50
"""Tokens that are looked for again at each end before nothing is taken off there."""


Change: TypeAlias = tuple[int, int, int, int]
"""A stretch that a cheapest alignment can do more than match in: its first source token, one past the
last, its first hypothesis token, one past the last."""


def trim(source: Sequence[str], hypothesis: Sequence[str]) -> tuple[int, int]:
    """Count the tokens at both ends that every cheapest alignment matches with each other.

    Example:
        >>> trim("I see the cat now .".split(), "I see the the cat now .".split())
        (2, 3)
    """
    start = 0
    for token, other in zip(source, hypothesis, strict=False):
        if token != other:
            break
        start += 1
    most, end = min(len(source), len(hypothesis)) - start, 0
    for token, other in zip(reversed(source), reversed(hypothesis), strict=False):
        if end == most or token != other:
            break
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
    return start, end


def changes(source: Sequence[str], hypothesis: Sequence[str]) -> list[Change]:
    """Cut two sequences that are not equal where every cheapest alignment matches.

    Returns:
        Stretches from left to right; what stands before, between and behind them is equal on both
        sides and surely matched.

    Example:
        >>> changes("he go to school every day .".split(), "he goes to school every day !".split())
        [(1, 2, 1, 2), (6, 7, 6, 7)]
    """
    lead, tail = trim(source, hypothesis)
    until, ending = len(source) - tail, len(hypothesis) - tail
    if until - lead < 3 or ending - lead < 3:
        return [(lead, until, lead, ending)]
    left, right = source[lead:until], hypothesis[lead:ending]
    found: list[Change] = []
    start = first = 0
    for end, last in [*_anchors(left, right), (len(left), len(right))]:
        equal, alike = trim(left[start:end], right[first:last])
        before, behind = lead + equal, lead - alike
        if start + equal < end - alike or first + equal < last - alike:
            found.append((before + start, behind + end, before + first, behind + last))
        start, first = end, last
    return found


def _anchors(source: Sequence[str], hypothesis: Sequence[str]) -> list[tuple[int, int]]:
    """Find nodes that every cheapest alignment goes through, left to right."""
    n_source, n_hypothesis = len(source), len(hypothesis)
    here, there = _standing_once(source), _standing_once(hypothesis)
    anchors: list[tuple[int, int]] = []
    i = j = start = first = cost = 0
    while i < n_source and j < n_hypothesis:
        p, q = i, -1
        while p < n_source:
            token = source[p]
            if token in here:
                q = there.get(token, -1)
                if q >= j:
                    break
            p += 1
        else:
            break
        while p > i and q > j and source[p - 1] == hypothesis[q - 1]:
            p, q = p - 1, q - 1
        cost += max(p - i, q - j)
        wanted = cost + abs((p - start) - (q - first)) + 1
        i, j = p, q
        while wanted and i < n_source and j < n_hypothesis and source[i] == hypothesis[j]:
            token = source[i]
            if token in here and token in there:
                wanted -= 1
            i, j = i + 1, j + 1
        if not wanted:
            start, first, cost = i, j, 0
            anchors.append((i, j))
            while i < n_source and j < n_hypothesis and source[i] == hypothesis[j]:
                i, j = i + 1, j + 1
    return anchors


def _standing_once(tokens: Sequence[str]) -> dict[str, int]:
    """The places of tokens that stand there once."""
    n_tokens = len(tokens)
    last = dict(zip(tokens, range(n_tokens), strict=True))
    if len(last) == n_tokens:
        return last
    first = dict(zip(reversed(tokens), range(n_tokens - 1, -1, -1), strict=True))
    return {token: place for token, place in last.items() if first[token] == place}
