"""Edit coverage: the edits of a set and how often a corpus has each of them in, the share that it covers out.

The paper takes both sides as sets of edits and does not say what makes two edits the same. Here an edit is the
words that stand in the source and the words that should, in their case and wherever in a sentence: ("", "the") is
every missing "the". Its type can be made part of it. Each alternative of an edit is an edit, and one that changes
nothing is none.

Source: CTSEG 3.3, equation 1 and figure 2.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from mismark.errors import UsageError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from mismark.records import Sentence
    from mismark.texts.m2_lines import PlainEdit

__all__ = ["Covered", "EditKey", "coverage", "edit_keys", "edits_of"]

EditKey: TypeAlias = tuple[str, str, str]
"""The words of the source, the words that should stand there, and the type, "" where types do not count."""


class Covered(NamedTuple):
    """What a corpus covers at one threshold.

    Attributes:
        threshold: how often the corpus must have an edit.
        edits: different edits of the set that it has so often.
        of: different edits of the set.
        occurrences: the same, each edit as often as the set has it.
        of_occurrences: all edits of the set.
    """

    threshold: int
    edits: int
    of: int
    occurrences: int
    of_occurrences: int

    @property
    def share(self) -> float:
        """The paper's edit coverage: covered edits of all, each once."""
        return self.edits / self.of

    @property
    def share_of_occurrences(self) -> float:
        """The share where each edit counts as often as the set has it."""
        return self.occurrences / self.of_occurrences


def edit_keys(tokens: Sequence[str], edits: Iterable[PlainEdit], *, types: bool = False) -> Iterator[EditKey]:
    """Write edits without their places.

    Args:
        tokens: of the source.
        edits: start, end, corrections, type and annotator of each.
        types: whether the type is part of an edit.

    Example:
        >>> list(edit_keys(["I", "has", "cat"], [(1, 2, ("have",), "R:VERB:SVA", 0), (2, 2, ("a", "the"), "M:DET", 0)]))
        [('has', 'have', ''), ('', 'a', ''), ('', 'the', '')]
    """
    for start, end, corrections, kind, _ in edits:
        before = " ".join(tokens[start:end])
        for after in corrections:
            if after != before:
                yield before, after, kind if types else ""


def edits_of(sentences: Iterable[Sentence], *, types: bool = False) -> dict[EditKey, int]:
    """Count the edits of a set, those of every annotator.

    Args:
        sentences: the set.
        types: whether the type is part of an edit.

    Example:
        >>> from mismark.records import Edit, Sentence
        >>> edits_of([Sentence(("a", "b"), (Edit(0, 1, ("x",)),)), Sentence(("a",), (Edit(0, 1, ("x",)),))])
        {('a', 'x', ''): 2}
    """
    found: dict[EditKey, int] = {}
    for sentence in sentences:
        plain = [(one.start, one.end, one.corrections, one.type, one.annotator) for one in sentence.edits]
        for key in edit_keys(sentence.tokens, plain, types=types):
            found[key] = found.get(key, 0) + 1
    return found


def coverage(
    wanted: Mapping[EditKey, int], seen: Mapping[EditKey, int], thresholds: Sequence[int]
) -> tuple[Covered, ...]:
    """Tell the share of a set's edits that a corpus has, at rising thresholds.

    Args:
        wanted: how often the set has each of its edits.
        seen: how often the corpus has each of them.
        thresholds: how often the corpus must have an edit, 1 or more.

    Raises:
        UsageError: there is no edit, or a threshold below 1.

    Example:
        >>> [found.share for found in coverage({("", "a", ""): 3, ("", "b", ""): 1}, {("", "a", ""): 9}, [1, 10])]
        [0.5, 0.0]

    Source:
        CTSEG 3.3, equation 1.
    """
    if not wanted:
        raise UsageError("the set has no edits, so there is nothing to cover; give one with errors")
    if min(thresholds, default=0) < 1:
        raise UsageError(f"the thresholds are {list(thresholds)}; give one or more, each 1 or higher")
    total = sum(wanted.values())
    found = []
    for threshold in thresholds:
        covered = [often for key, often in wanted.items() if seen.get(key, 0) >= threshold]
        found.append(Covered(threshold, len(covered), len(wanted), sum(covered), total))
    return tuple(found)
