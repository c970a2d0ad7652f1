"""Places in an item's text where a scripted respondent can report an error: on the gold and off it.

An item comes in; character spans of its natural text go out, from which `Finding`s are made.
"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from mismark.texts.tokenise import laid_out
from mismark.texts.tokens import natural

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator

    from mismark.records import Item

__all__ = ["Place", "Places"]


class Place(NamedTuple):
    """A character span and what should stand there; None where that is not said."""

    char_start: int
    char_end: int
    correction: str | None = None


class _Span(NamedTuple):
    """A candidate of one or two tokens: where it stands, and whether its words occur once only."""

    sentence: int
    start: int
    end: int
    unique: bool


class Places:
    """The places of one item, in characters of `natural(tokens).text`, or of the text that was shown.

    Args:
        item: whose places.
        text: its one sentence as it was shown, where that is known; left aside where its tokens are others.

    Example:
        >>> from mismark.records import Edit, Item, Sentence
        >>> words = ("He", "go", "to", "the", "old", "school", ".")
        >>> places = Places(Item("i", (Sentence(words, (Edit(1, 2, ("goes",)),)),)))
        >>> places.gold(0)
        [Place(char_start=3, char_end=5, correction='goes')]
        >>> places.sentences()
        [Place(char_start=0, char_end=24, correction=None)]
    """

    def __init__(self, item: Item, text: str | None = None) -> None:
        self._item = item
        tokens = [sentence.tokens for sentence in item.sentences]
        shown = None if text is None else laid_out(text)
        if (
            shown is not None
            and [tuple(shown.text[start:end] for start, end in spans) for spans in shown.spans] == tokens
        ):
            self._layout = shown
        else:
            self._layout = natural(tokens)
        self._candidates = list(self._spans())

    def gold(self, annotator: int) -> list[Place]:
        """The gold edits of one annotator, in the order of the text, each as often as it was marked."""
        return [
            Place(*self._layout.chars(number, edit.start, edit.end), edit.correction)
            for number, sentence in enumerate(self._item.sentences)
            for edit in sorted(sentence.gold(annotator), key=lambda edit: (edit.start, edit.end))
        ]

    def sentences(self) -> list[Place]:
        """Every sentence whole."""
        return [
            Place(*self._layout.chars(number, 0, len(sentence.tokens)))
            for number, sentence in enumerate(self._item.sentences)
        ]

    def anywhere(self, draws: random.Random, wanted: int) -> list[Place]:
        """Different spans of one or two tokens, at random, on the gold or off it; fewer if there are no more."""
        spans = draws.sample(self._candidates, min(wanted, len(self._candidates)))
        return [self._place(span) for span in spans]

    def off_gold(self, draws: random.Random) -> Iterator[Place]:
        """Spans of one or two tokens that neither overlap nor touch a gold edit of any annotator, nor each other.

        They come in random order, those first whose words occur once in the text, so that a report
        which quotes them can mean one place only. They end where there is no more room.
        """
        spans = self._candidates.copy()
        draws.shuffle(spans)
        spans.sort(key=lambda span: not span.unique)
        taken = [{(edit.start, edit.end) for edit in sentence.edits} for sentence in self._item.sentences]
        for span in spans:
            if all(span.end < start or end < span.start for start, end in taken[span.sentence]):
                taken[span.sentence].add((span.start, span.end))
                yield self._place(span)

    def _place(self, span: _Span) -> Place:
        return Place(*self._layout.chars(span.sentence, span.start, span.end))

    def _spans(self) -> Iterator[_Span]:
        counts: Counter[tuple[str, ...]] = Counter()
        for sentence in self._item.sentences:
            tokens = sentence.tokens
            counts.update((token,) for token in tokens)
            counts.update(pairwise(tokens))
        for number, sentence in enumerate(self._item.sentences):
            tokens = sentence.tokens
            for start in range(len(tokens)):
                for end in range(start + 1, min(start + 2, len(tokens)) + 1):
                    words = tokens[start:end]
                    if all(any(character.isalnum() for character in word) for word in words):
                        yield _Span(number, start, end, counts[words] == 1)
