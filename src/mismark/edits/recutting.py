"""A corrected text cut into the tokens of its source: sentences of tokens and a text in, tokens out.

Every data set has habits of its own in what it holds to be one token. A word that was not changed
must be cut as the source cuts it, or the cutting alone would be an edit. So the characters of both,
without their spaces, are aligned, and where they agree the source decides.
"""

from __future__ import annotations

from bisect import bisect_left
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from mismark.errors import MissingExtra
from mismark.texts.tokens import natural, tokenise

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["cut_like"]

_QUOTES = str.maketrans({"’": "'", "‘": "'", "“": '"', "”": '"'})


def cut_like(source_sentences: Sequence[Sequence[str]], text: str) -> list[str]:
    """Cut a text into tokens, as its source is cut wherever the two agree.

    1. White space in the text always cuts.
    2. A token of the source that stands in the text letter for letter, without a space inside, is not cut.
    3. Between two such tokens that are neighbours in both, a cut is made if natural English writes them
       together (`do n't`, `home .`) or `mismark.texts.tokens.tokenise` cuts there; otherwise the text
       joins what was apart (`every thing`, `everything`).
    4. Everywhere else `tokenise` decides.

    Quotation marks and apostrophes that differ from the source's in shape only become the source's.

    Args:
        source_sentences: tokens, one list a sentence.
        text: tokenised, or as people write it.

    Returns:
        The tokens in order; they hold every character of the text that is no white space.

    Raises:
        MissingExtra: RapidFuzz, which comes with ERRANT, is not installed.

    Example:
        >>> import pytest
        >>> _ = pytest.importorskip("rapidfuzz")
        >>> source = [["It's", "every", "thing", "I", "do", "n't", "want", "."]]
        >>> cut_like(source, "It’s everything I don't need.")
        ["It's", 'everything', 'I', 'do', "n't", 'need', '.']
        >>> cut_like(source, "It's everything I do n't need .") == cut_like(source, "It's everything I don't need.")
        True
    """
    written = [(at, char) for at, char in enumerate(text) if not char.isspace()]
    chars = [char for _, char in written]
    spaced = {place for place in range(1, len(written)) if written[place][0] > written[place - 1][0] + 1}
    place_of = {at: place for place, (at, _) in enumerate(written)}
    cuts = spaced | {place_of[token.char_start] for token in tokenise(text)}
    source, tokens = _source(source_sentences)
    starts = [token.start for token in tokens]
    for source_start, start, length in _agreeing(source, "".join(chars)):
        chars[start : start + length] = source[source_start : source_start + length]
        shift, last_whole = start - source_start, -2
        for index in range(bisect_left(starts, source_start), len(tokens)):
            token = tokens[index]
            if token.end > source_start + length:
                break
            inside = set(range(token.start + shift + 1, token.end + shift))
            if inside & spaced:
                continue
            cuts -= inside
            if last_whole == index - 1 and token.together:
                cuts.add(token.start + shift)
            last_whole = index
    borders = sorted({0, len(chars)} | cuts)
    return ["".join(chars[start:end]) for start, end in pairwise(borders)]


class _Token(NamedTuple):
    """A token's place among the source's characters, and whether it is written up to the one before."""

    start: int
    end: int
    together: bool


def _source(sentences: Sequence[Sequence[str]]) -> tuple[str, list[_Token]]:
    """The source's characters without spaces, and its tokens."""
    spans = [span for sentence in natural(sentences).spans for span in sentence]
    bare = ["".join(token.split()) for sentence in sentences for token in sentence]
    tokens: list[_Token] = []
    at = 0
    for index, token in enumerate(bare):
        together = index > 0 and spans[index][0] == spans[index - 1][1]
        tokens.append(_Token(at, at + len(token), together))
        at += len(token)
    return "".join(bare), tokens


def _agreeing(source: str, target: str) -> list[tuple[int, int, int]]:
    """Stretches that both have, in order: (start in the source, start in the target, length)."""
    try:
        from rapidfuzz.distance import Indel
    except ImportError as error:
        raise MissingExtra.of("laying a corrected text beside its source", "rapidfuzz", "errant") from error
    return [
        (step.src_start, step.dest_start, step.src_end - step.src_start)
        for step in Indel.opcodes(source.translate(_QUOTES), target.translate(_QUOTES))
        if step.tag == "equal"
    ]
