"""What differs between two texts, in whole words: two texts in, spans of the first and their replacements out.

Words here are runs of letters and digits, single other characters, and runs of white space, so that a lost line break
or a comma is a difference of its own and nothing smaller than a word is ever cut. Sentences are compared first, and
words only where sentences differ, so that two long texts take milliseconds. Of texts that would take long all the same,
very long ones or such as repeat themselves, what they share at both ends is set aside first; if what is left is no
better, it is one difference.
"""

from __future__ import annotations

import re
from collections import Counter
from difflib import SequenceMatcher
from itertools import accumulate
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

__all__ = ["changed_words"]

_MOST_WORDS = 400
"""Words of two passages up to which they are compared word by word; the effort grows with their product."""

_SENTENCES = re.compile(r"\S.*?(?:[.!?:;](?=\s)|\n|$)\s*|\s+", re.DOTALL)
_PIECES = re.compile(r"\w+|\s+|[^\w\s]")

_LONG = 20_000
"""Characters up to which texts are compared word by word."""
_MOST_SIGNS = 1_000
"""Characters that are neither of words nor white space, up to which they are."""
_MOST_ALIKE = 20_000
"""Pairs of equal sentences, one of either text, up to which they are: the effort grows with these."""

_STRETCHES = re.compile(r"[^.!?:;\n]*[.!?:;\n]?")
_SIGNS = re.compile(r"[^\w\s]")

_Difference = tuple[int, int, str]
_Unequal = tuple[int, str, str]


def changed_words(first: str, second: str) -> tuple[_Difference, ...]:
    r"""Tell what must be changed in one text to get another.

    Args:
        first: the text that offsets count in, code points.
        second: the other text.

    Returns:
        `(start, end, replacement)`, ascending, with something unchanged between one and the next; making all of
        them gives `second` exactly. They need not be the fewest. Empty where the texts are equal.

    Example:
        >>> changed_words("6 times 7 is 42.", "6 times 7 is 48, or so.")
        ((13, 15, '48, or so'),)
        >>> changed_words("a b", "a  b")
        ((1, 2, '  '),)
    """
    head, tail = _shared(first, second) if _takes_long(first, second) else (0, 0)
    inner, other = first[head : len(first) - tail], second[head : len(second) - tail]
    if _takes_long(inner, other):
        return ((head, head + len(inner), other),) if inner != other else ()
    return tuple((head + start, head + end, put) for start, end, put in _changed_words(inner, other))


def _changed_words(first: str, second: str) -> tuple[_Difference, ...]:
    """The same of two texts that can be compared as they are."""
    old, new = _SENTENCES.findall(first), _SENTENCES.findall(second)
    found: list[_Difference] = []
    for start, before, after in _unequal(old, new):
        if not before or not after or len(before.split()) + len(after.split()) > _MOST_WORDS:
            found.append((start, start + len(before), after))
            continue
        pieces = _unequal(_PIECES.findall(before), _PIECES.findall(after))
        found += [(start + low, start + low + len(gone), put) for low, gone, put in pieces]
    return _joined(first, found)


def _unequal(old: list[str], new: list[str]) -> Iterator[_Unequal]:
    """Where two sequences of pieces differ: the place in characters of the first, what stands there, and what instead."""
    starts = [0, *accumulate(map(len, old))]
    for kind, low, high, new_low, new_high in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if kind != "equal":
            yield starts[low], "".join(old[low:high]), "".join(new[new_low:new_high])


def _joined(first: str, changes: Iterable[_Difference]) -> tuple[_Difference, ...]:
    """Join changes that only white space parts: one phrase was changed, not its words one by one."""
    joined: list[_Difference] = []
    for start, end, text in changes:
        if joined and not (between := first[joined[-1][1] : start]).strip():
            begun, _, before = joined.pop()
            joined.append((begun, end, before + between + text))
        else:
            joined.append((start, end, text))
    return tuple(joined)


def _takes_long(gold: str, perturbed: str) -> bool:
    """Whether two texts are long, or full of things that are alike."""
    if max(len(gold), len(perturbed)) > _LONG:
        return True
    if max(len(_SIGNS.findall(gold)), len(_SIGNS.findall(perturbed))) > _MOST_SIGNS:
        return True
    one, other = (Counter(map(str.strip, _STRETCHES.findall(text))) for text in (gold, perturbed))
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
