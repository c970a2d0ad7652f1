"""How often spans drawn at random are gold edits, by enumeration: the true floor of a span score.

Items in, expectations out. As in `expected`, nothing here draws, and nothing calls a matcher: under
detection only the same span is a match, so that each gold edit has a chance of its own, and chances add up.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mismark.records import Item

__all__ = ["detected_by_reference", "detection_by_random"]

_Span: TypeAlias = tuple[int, int, int]


def _gold(item: Item) -> list[_Span]:
    """The edits of annotator 0: sentence, start, end."""
    return [
        (number, edit.start, edit.end)
        for number, sentence in enumerate(item.sentences)
        for edit in sentence.edits
        if edit.annotator == 0
    ]


def _drawn(mean: float, most: int) -> float:
    """The mean of a Poisson number that is never above `most`: the sum of P(at least k) over k up to it."""
    below, p, total = 0.0, math.exp(-mean), 0.0
    for k in range(most):
        below += p
        total += 1 - below
        p *= mean / (k + 1)
    return total


def detection_by_random(items: Sequence[Item], rate: float) -> float:
    """The true detection F0.5 of `scripted/random`, under any condition.

    It reports K different spans of one or two words, K a Poisson number of mean rate times sentences; a
    passage with C such spans is out of them at C. A gold edit that is one of them is reported with
    probability E[min(K, C)]/C.
    """
    matched, lines, gold = [], [], 0
    for item in items:
        spans = {
            (number, start, end)
            for number, sentence in enumerate(item.sentences)
            for start in range(len(sentence.tokens))
            for end in (start + 1, start + 2)
            if end <= len(sentence.tokens)
            and all(any(sign.isalnum() for sign in token) for token in sentence.tokens[start:end])
        }
        edits = _gold(item)
        listed = _drawn(rate * len(item.sentences), len(spans))
        matched.append(listed * len(set(edits) & spans) / max(1, len(spans)))
        lines.append(listed)
        gold += len(edits)
    return 1.25 * math.fsum(matched) / (0.25 * gold + math.fsum(lines))


def detected_by_reference(items: Sequence[Item]) -> float:
    """The true share of gold edits that the reference row of random spans detects.

    In a passage of N edits it draws N spans: a token of the passage, each equally likely, starts one, its
    length is that of a gold edit of the set, and the sentence's end cuts it. A span that holds m gold edits
    and is drawn X times, X binomial, detects min(m, X) of them.

    Example:
        Three tokens, one of them an edit: it is drawn once in three.

        >>> from mismark.records import Edit, Item, Sentence
        >>> item = Item("x", (Sentence(("a", "b", "c"), (Edit(1, 2, ("x",)),)),))
        >>> round(detected_by_reference([item]), 4)
        0.3333
    """
    golds = [_gold(item) for item in items]
    lengths = [end - start for edits in golds for _, start, end in edits if end > start] or [1]
    detected = []
    for item, edits in zip(items, golds, strict=True):
        tokens = [len(sentence.tokens) for sentence in item.sentences]
        n = len(edits)
        for number, start, end in set(edits):
            if end > start:
                fitting = sum(min(tokens[number], start + length) == end for length in lengths)
                p = fitting / len(lengths) / sum(tokens)
                held = edits.count((number, start, end))
                times = [math.comb(n, x) * p**x * (1 - p) ** (n - x) for x in range(n + 1)]
                detected.append(math.fsum(min(held, x) * q for x, q in enumerate(times)))
    return math.fsum(detected) / sum(len(edits) for edits in golds)
