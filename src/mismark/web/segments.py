"""Two texts cut into what they share and what was changed, for a page that marks it: texts in, segments out.

Joined, the segments give either text exactly, whatever stands in it. Of texts that would take long to compare, what
they share at both ends is set aside first; if what is left is no better, it is one change.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

from mismark.texts.differences import changed_words

if TYPE_CHECKING:
    from mismark.records import JsonObject

__all__ = ["segments"]

_MOST = 20_000
"""Characters up to which texts are compared word by word."""
_MOST_SIGNS = 1_000
"""Characters that are neither of words nor white space, up to which they are."""
_MOST_ALIKE = 20_000
"""Pairs of equal sentences, one of either text, up to which they are: the effort grows with these."""

_SENTENCES = re.compile(r"[^.!?:;\n]*[.!?:;\n]?")
_SIGNS = re.compile(r"[^\w\s]")


def segments(gold: str, perturbed: str) -> list[JsonObject]:
    """Cut two texts by words.

    Args:
        gold: the one text.
        perturbed: the other.

    Returns:
        `{"kind": "same", "text"}` and `{"kind": "change", "gold", "perturbed"}` in turn.

    Example:
        >>> segments("2 and 3", "2 or 3")
        [{'kind': 'same', 'text': '2 '}, {'kind': 'change', 'gold': 'and', 'perturbed': 'or'}, {'kind': 'same', 'text': ' 3'}]
    """
    head, tail = _shared(gold, perturbed) if _takes_long(gold, perturbed) else (0, 0)
    first, second = gold[head : len(gold) - tail], perturbed[head : len(perturbed) - tail]
    if _takes_long(first, second):
        changes: tuple[tuple[int, int, str], ...] = ((0, len(first), second),) if first != second else ()
    else:
        changes = changed_words(first, second)
    cut: list[JsonObject] = []
    last = 0
    for start, end, text in changes:
        at = head + start
        cut += [{"kind": "same", "text": gold[last:at]}] if at > last else []
        cut.append({"kind": "change", "gold": gold[at : head + end], "perturbed": text})
        last = head + end
    return [*cut, {"kind": "same", "text": gold[last:]}] if last < len(gold) else cut


def _takes_long(gold: str, perturbed: str) -> bool:
    """Whether two texts are long, or full of things that are alike."""
    if max(len(gold), len(perturbed)) > _MOST:
        return True
    if max(len(_SIGNS.findall(gold)), len(_SIGNS.findall(perturbed))) > _MOST_SIGNS:
        return True
    one, other = (Counter(map(str.strip, _SENTENCES.findall(text))) for text in (gold, perturbed))
    return sum(count * other[piece] for piece, count in one.items() if piece) > _MOST_ALIKE


def _shared(gold: str, perturbed: str) -> tuple[int, int]:
    """Characters that two texts share at their starts and at their ends, up to the nearest white space."""
    head = _alike(gold, perturbed)
    while head and not gold[head - 1].isspace():
        head -= 1
    first, second = gold[head:][::-1], perturbed[head:][::-1]
    tail = _alike(first, second)
    while tail and not first[tail - 1].isspace():
        tail -= 1
    return head, tail


def _alike(one: str, other: str) -> int:
    """The number of characters that two texts share at their starts, found by halving."""
    low, high = 0, min(len(one), len(other))
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if one[low:middle] == other[low:middle] else (low, middle - 1)
    return low
