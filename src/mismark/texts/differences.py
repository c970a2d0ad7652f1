"""What differs between two texts, in whole words: two texts in, spans of the first and their replacements out.

Words here are runs of letters and digits, single other characters, and runs of white space, so that a lost line break
or a comma is a difference of its own and nothing smaller than a word is ever cut.
"""

from __future__ import annotations

import re
from difflib import SequenceMatcher

__all__ = ["changed_words"]

_PIECES = re.compile(r"\w+|\s+|[^\w\s]")


def changed_words(first: str, second: str) -> tuple[tuple[int, int, str], ...]:
    r"""Tell what must be changed in one text to get another.

    Args:
        first: the text that offsets count in, code points.
        second: the other text.

    Returns:
        `(start, end, replacement)`, ascending, with something unchanged between one and the next; making all of
        them gives `second` exactly. Empty where the texts are equal.

    Example:
        >>> changed_words("6 times 7 is 42.", "6 times 7 is 48, or so.")
        ((13, 15, '48, or so'),)
        >>> changed_words("a b", "a  b")
        ((1, 2, '  '),)
    """
    old, new = _PIECES.findall(first), _PIECES.findall(second)
    ends = [0]
    for piece in old:
        ends.append(ends[-1] + len(piece))
    changes: list[tuple[int, int, str]] = []
    for kind, low, high, new_low, new_high in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if kind != "equal":
            changes.append((ends[low], ends[high], "".join(new[new_low:new_high])))
    return _joined(first, changes)


def _joined(first: str, changes: list[tuple[int, int, str]]) -> tuple[tuple[int, int, str], ...]:
    """Join changes that only white space parts: one phrase was changed, not its words one by one."""
    joined: list[tuple[int, int, str]] = []
    for start, end, text in changes:
        if joined and not (between := first[joined[-1][1] : start]).strip():
            begun, _, before = joined.pop()
            joined.append((begun, end, before + between + text))
        else:
            joined.append((start, end, text))
    return tuple(joined)
