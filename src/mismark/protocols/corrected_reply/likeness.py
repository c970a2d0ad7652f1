"""How like a source a text is: shared words, and the sentences that a remark quotes.

Two texts in, a share or a fragment out.
"""

from __future__ import annotations

import re
from collections import Counter
from functools import lru_cache

from mismark.protocols.corrected_reply.marks import collapsed

__all__ = ["LIKE", "SURE", "bag", "likeness", "only_quoted", "same", "words"]

LIKE = 0.4
"""A text shares this much with a source that it may be a version of. No reference of the built-in pairs
shares less than half with its source."""

SURE = 0.5
"""What is as like the source as this needs nothing more to be taken for a version of it."""

_WORD = re.compile(r"\w+")
_QUOTED = re.compile(r"[\"“«]([^\"“”«»\n]{2,400})[\"”»]")


def likeness(text: str, source: str) -> float:
    """How many words two texts share: 2 |A ∩ B| / (|A| + |B|), as bags of words in small letters."""
    one, other = bag(text), bag(source)
    total = one.total() + other.total()
    return 2 * (one & other).total() / total if total else float(text == source)


@lru_cache(maxsize=256)
def bag(text: str) -> Counter[str]:
    """How often a text holds each word, in small letters."""
    return Counter(_WORD.findall(text.lower()))


def words(text: str) -> list[str]:
    """The words of a text in order, in small letters."""
    return _WORD.findall(text.lower())


def same(text: str, source: str) -> bool:
    """Whether two texts differ in capitals and white space at most."""
    return text == source or collapsed(text).casefold() == source.casefold()


def only_quoted(text: str, source: str) -> str | None:
    """The one sentence that a remark quotes, other than the source."""
    found = {match[1].strip() for match in _QUOTED.finditer(text)}
    least = bag(source).total() / 2
    found = {one for one in found if likeness(one, source) >= SURE and bag(one).total() >= least}
    found = {one for one in found if words(one) != words(source)}
    if len(found) != 1:
        return None
    quoted = found.pop()
    return quoted + source[-1] if quoted[-1].isalnum() and source[-1] in ".!?" else quoted
