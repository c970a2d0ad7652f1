"""Word-level edit distance: sentences and their corrections in, how far apart they are out.

Source: CTSEG 3.4, figure 3 (Levenshtein, 1966).
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from mismark.errors import UsageError

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

__all__ = ["Distances", "distances", "word_distance"]


def word_distance(source: Sequence[str], corrected: Sequence[str]) -> int:
    """The fewest words to insert, delete or replace that turn one sentence into the other.

    Args:
        source: tokens.
        corrected: tokens.

    Example:
        >>> word_distance("I sent to my aunt the card .".split(), "I sent the card to my aunt .".split())
        4

    Source:
        Levenshtein (1966); a column at a time in the bits of whole numbers, as in Myers (1999) and Hyyrö (2003).
    """
    places: dict[str, int] = {}
    for at, word in enumerate(source):
        places[word] = places.get(word, 0) | 1 << at
    if not source:
        return len(corrected)
    full = (1 << len(source)) - 1
    last = 1 << len(source) >> 1
    # up and down: at which source words the distance of this column rises and falls by one
    up, down, distance = full, 0, len(source)
    for word in corrected:
        same = places.get(word, 0)
        free = (((same & up) + up) ^ up) | same | down
        rises, falls = down | ~(free | up) & full, up & free
        distance += ((rises & last) != 0) - ((falls & last) != 0)
        rises = rises << 1 | 1
        up = (falls << 1 | ~(free | rises)) & full
        down = rises & free & full
    return distance


class Distances(NamedTuple):
    """How far the sentences of a set are from their corrections.

    Attributes:
        counts: sentences at each distance that there is, ascending.
    """

    counts: Mapping[int, int]

    @property
    def n(self) -> int:
        """Sentences."""
        return sum(self.counts.values())

    @property
    def mean(self) -> float:
        """The mean distance in words."""
        return sum(distance * often for distance, often in self.counts.items()) / self.n

    @property
    def median(self) -> float:
        """The median distance in words; the mean of the middle two where their number is even."""
        middle = ((self.n - 1) // 2, self.n // 2)
        found, before = [], 0
        for distance, often in self.counts.items():
            found += [distance for place in middle if before <= place < before + often]
            before += often
        return sum(found) / 2

    def share(self, distance: int) -> float:
        """The share of sentences at a distance."""
        return self.counts.get(distance, 0) / self.n

    def beyond(self, distance: int) -> float:
        """The share of sentences that are further apart than that."""
        return sum(often for far, often in self.counts.items() if far > distance) / self.n


def distances(pairs: Iterable[tuple[Sequence[str], Sequence[str]]]) -> Distances:
    """Measure a set, sentence by sentence.

    Args:
        pairs: tokens of each sentence and of its correction.

    Raises:
        UsageError: there is no sentence.

    Example:
        >>> found = distances([(["a", "b"], ["a", "c"]), (["a"], ["a"]), (["a"], ["x", "y"])])
        >>> dict(found.counts), found.mean, found.median, found.beyond(1)
        ({0: 1, 1: 1, 2: 1}, 1.0, 1.0, 0.3333333333333333)
    """
    found = Counter(word_distance(*pair) for pair in pairs)
    if not found:
        raise UsageError("the set has no sentences; give one with some")
    return Distances(dict(sorted(found.items())))
