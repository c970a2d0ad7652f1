"""Where each token stands in a text: tokenised sentences and a text in, offsets both ways out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from mismark.errors import DataError

__all__ = ["Layout", "TokenSpan"]


class TokenSpan(NamedTuple):
    """Tokens `start` to `end` (half-open) of one sentence; `start == end` is a place between tokens."""

    sentence: int
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Layout:
    """A text and the place of every token in it.

    Attributes:
        text: the text as it is shown.
        spans: `spans[sentence][token]` is `(char_start, char_end)`, code points, half-open. Tokens
            hold at least one character and stand in the order of the text without overlapping.

    Example:
        >>> layout = Layout("Hi! Bye.", (((0, 2), (2, 3)), ((4, 7), (7, 8))))
        >>> layout.slice(1, 0, 2), layout.chars(0, 1, 2), layout.tokens(5, 6)
        ('Bye.', (2, 3), TokenSpan(sentence=1, start=0, end=1))
    """

    text: str
    spans: tuple[tuple[tuple[int, int], ...], ...]

    def chars(self, sentence: int, tok_start: int, tok_end: int) -> tuple[int, int]:
        """Tell the characters of a token span.

        An empty span, an insertion, is an empty span of characters at the start of token
        `tok_start`: the place where the missing word would be written. At the end of the sentence
        it is the end of the last token. A sentence without tokens stands at the end of the last
        token before it, or at 0.

        Args:
            sentence: index of the sentence.
            tok_start: first token.
            tok_end: one past the last token.

        Returns:
            `(char_start, char_end)`.

        Raises:
            DataError: there is no such sentence or no such span in it.

        Example:
            >>> layout = Layout("Hi! Bye.", (((0, 2), (2, 3)), ((4, 7), (7, 8))))
            >>> layout.chars(0, 0, 2), layout.chars(0, 1, 1), layout.chars(0, 2, 2), layout.chars(1, 0, 0)
            ((0, 3), (2, 2), (3, 3), (4, 4))
        """
        if not 0 <= sentence < len(self.spans):
            raise DataError(f"sentence {sentence} was asked of a text with {len(self.spans)} sentences")
        spans = self.spans[sentence]
        if not 0 <= tok_start <= tok_end <= len(spans):
            raise DataError(
                f"tokens {tok_start} to {tok_end} were asked of sentence {sentence}, which has {len(spans)}"
            )
        if tok_start < tok_end:
            return spans[tok_start][0], spans[tok_end - 1][1]
        if tok_start < len(spans):
            place = spans[tok_start][0]
        else:
            place = next((before[-1][1] for before in reversed(self.spans[: sentence + 1]) if before), 0)
        return place, place

    def tokens(self, char_start: int, char_end: int) -> TokenSpan | None:
        """Tell the tokens of a span of characters, which snaps outward to whole tokens.

        An empty span, and one that holds nothing but spaces, is a place between tokens: before the
        token that starts there or comes next in the sentence; where the sentence is over, after
        its last token. So `tokens(*chars(s, k, k))` is `(s, k, k)` wherever sentence `s` has a
        token. An empty span strictly inside a token snaps to that token.

        Args:
            char_start: first character.
            char_end: one past the last character.

        Returns:
            The span, or None where the characters touch tokens of two sentences, where they are no
            span of the text, or where the text has no token.

        Example:
            >>> layout = Layout("Hi! Bye.", (((0, 2), (2, 3)), ((4, 7), (7, 8))))
            >>> layout.tokens(1, 3)
            TokenSpan(sentence=0, start=0, end=2)
            >>> layout.tokens(2, 2), layout.tokens(3, 3)
            (TokenSpan(sentence=0, start=1, end=1), TokenSpan(sentence=0, start=2, end=2))
            >>> layout.tokens(5, 5)
            TokenSpan(sentence=1, start=0, end=1)
            >>> print(layout.tokens(2, 6), layout.tokens(7, 99))
            None None
        """
        if not 0 <= char_start <= char_end <= len(self.text):
            return None
        found: TokenSpan | None = None
        for index, spans in enumerate(self.spans):
            touched = [
                token for token, (start, end) in enumerate(spans) if (start < char_end and char_start < end)
            ]
            if not touched:
                continue
            if found is not None:
                return None
            found = TokenSpan(index, touched[0], touched[-1] + 1)
        return found or self._between(char_start)

    def slice(self, sentence: int, tok_start: int, tok_end: int) -> str:
        """Cut the text of a token span, as it stands in the text; empty for an insertion.

        Raises:
            DataError: there is no such sentence or no such span in it.
        """
        char_start, char_end = self.chars(sentence, tok_start, tok_end)
        return self.text[char_start:char_end]

    def _between(self, place: int) -> TokenSpan | None:
        """The place between tokens where no token lies."""
        last: TokenSpan | None = None
        for index, spans in enumerate(self.spans):
            if not spans:
                continue
            if place < spans[0][0]:
                return last or TokenSpan(index, 0, 0)
            if place <= spans[-1][0]:
                before = next(token for token, (start, _) in enumerate(spans) if place <= start)
                return TokenSpan(index, before, before)
            last = TokenSpan(index, len(spans), len(spans))
        return last
