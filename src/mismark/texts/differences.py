"""What differs between two texts, in whole words: two texts in, spans of the first and their replacements out.

Words here are runs of letters and digits, single other characters, and runs of white space, so that a lost line break
or a comma is a difference of its own and nothing smaller than a word is ever cut. Sentences are compared first, and
words only where sentences differ, so that two long texts take milliseconds.
"""

from __future__ import annotations

import re
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
