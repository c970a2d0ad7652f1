"""English text as people write it in, tokens with their places out.

The rules are close to the Penn Treebank's, and made so that a text whose spaces were put right by
`mismark.texts.natural` falls back into the tokens that it came from.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from mismark.texts.layout import Layout

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["Token", "laid_out", "tokenise"]


class Token(NamedTuple):
    """One token and its place: `text[char_start:char_end]`, code points, half-open."""

    text: str
    char_start: int
    char_end: int


_CHUNK = re.compile(r"\S+")
_CHARACTER = re.compile(r"\S")
# What stands alone wherever it is found: quotes, brackets, dashes, ellipses.
_ALONE = re.compile(r"``|''|--+|[\"“”„«»()\[\]{}<>—…‘]")
_TRAILING = frozenset(",;:?!%’'")
_CURRENCY = frozenset("$£€¥")
_CONTRACTION = re.compile(r"(?:n['’]t|['’](?:s|m|d|re|ve|ll))\Z", re.IGNORECASE)
_INITIALS = re.compile(r"(?:[^\W\d_]\.)+")
# A full stop after these is theirs: always; before a number; unless a sentence ends there.
_TITLES = re.compile(
    r"(?:mrs?|ms|dr|prof|st|rev|hon|gen|col|lt|sgt|capt|gov|sen|rep|messrs|mt|vs|cf|al|ca|approx)\.",
    re.IGNORECASE,
)
_NUMBERED = re.compile(
    r"(?:no|nos|fig|figs|eq|vol|pp?|ch|sec|jan|feb|mar|apr|aug|sept?|oct|nov|dec)\.", re.IGNORECASE
)
_CLOSERS = re.compile(r"(?:etc|inc|ltd|co|corp|jr|sr|bros|dept|est|ave|blvd|ph\.d)\.", re.IGNORECASE)
_LONGEST_ABBREVIATION = 16


def tokenise(text: str) -> list[Token]:
    r"""Cut English text into tokens.

    White space always cuts. Quotes, brackets, dashes and ellipses stand alone; commas, colons, full
    stops and the like are cut off where they end a word and are left inside one (`1,000.50`,
    `However,there`, `10:30`); contractions and possessives are cut (`do n't`, `it 's`,
    `parents '`); hyphens and slashes join (`well-known`, `his/her`). A full stop belongs to initials
    (`U.S.`, `e.g.`) and known abbreviations; after one that may well end a sentence (`etc.`) it
    is a token of its own where the text ends or a capital follows, after a single letter where the
    text ends, and after a word that is also none (`no.`) wherever no number follows.

    Args:
        text: any text; what is not English is cut at white space and punctuation all the same.

    Returns:
        The tokens in order. They hold every character of the text that is no white space.

    Example:
        >>> " ".join(token.text for token in tokenise('Mr. Lee doesn\'t like "it" (e.g. 1,000.50 tests), ok?'))
        'Mr. Lee does n\'t like " it " ( e.g. 1,000.50 tests ) , ok ?'
        >>> tokenise("Hi!")
        [Token(text='Hi', char_start=0, char_end=2), Token(text='!', char_start=2, char_end=3)]
        >>> tokenise(" ")
        []

    Source:
        Penn Treebank conventions (M. Marcus, B. Santorini, M. Marcinkiewicz 1993), written anew;
        unlike there, straight quotes stay as they are, commas inside a word do not cut it, and
        `cannot` is one word.
    """
    if text.isalpha():
        return [Token(text, 0, len(text))]
    return [
        Token(text[start:end], start, end)
        for chunk in _CHUNK.finditer(text)
        for start, end in _chunk(text, chunk.start(), chunk.end())
    ]


def laid_out(text: str) -> Layout:
    """A text as one sentence, with the place of each of its tokens.

    Example:
        >>> laid_out("Hi!").spans
        (((0, 2), (2, 3)),)
    """
    return Layout(text, (tuple((token.char_start, token.char_end) for token in tokenise(text)),))


def _chunk(text: str, start: int, end: int) -> Iterator[tuple[int, int]]:
    """Cut a stretch without white space, first at what always stands alone."""
    at = start
    for mark in _ALONE.finditer(text, start, end):
        yield from _word(text, at, mark.start())
        yield mark.span()
        at = mark.end()
    yield from _word(text, at, end)


def _word(text: str, start: int, end: int) -> Iterator[tuple[int, int]]:
    """Cut what stands before a word and what stands after it, then the word."""
    while start < end - 1 and (text[start] in _CURRENCY or _opens_quote(text, start, end)):
        yield start, start + 1
        start += 1
    after: list[tuple[int, int]] = []
    while start < end - 1:
        cut = _ending(text, start, end)
        if cut == end:
            break
        after.append((cut, end))
        end = cut
    if start < end:
        yield from _contractions(text, start, end)
    yield from reversed(after)


def _opens_quote(text: str, start: int, end: int) -> bool:
    """Whether a single quote before a word opens a quotation (`'risk`, not `'s` or `'90s`)."""
    return (
        text[start] == "'" and not text[start + 1].isdigit() and not _CONTRACTION.fullmatch(text, start, end)
    )


def _ending(text: str, start: int, end: int) -> int:
    """Where the last mark after a word starts; `end` where there is none to cut off."""
    last = text[end - 1]
    if last in _TRAILING:
        return end - 1
    if last != ".":
        return end
    first = end - 1
    while first > start and text[first - 1] == ".":
        first -= 1
    if end - first >= 3:
        return first if first > start else end
    return end if end - start <= _LONGEST_ABBREVIATION and _keeps_stop(text, start, end) else end - 1


def _keeps_stop(text: str, start: int, end: int) -> bool:
    """Whether the full stop that ends a word belongs to it."""
    follows = _CHARACTER.search(text, end)
    ahead = "" if follows is None else follows[0]
    if _INITIALS.fullmatch(text, start, end):
        return end - start > 2 or bool(ahead)
    if _NUMBERED.fullmatch(text, start, end):
        return ahead.isdigit()
    if _CLOSERS.fullmatch(text, start, end):
        return ahead != "" and not ahead.isupper()
    return _TITLES.fullmatch(text, start, end) is not None


def _contractions(text: str, start: int, end: int) -> Iterator[tuple[int, int]]:
    """Cut `n't`, `'s` and their kin off the word that they lean on."""
    ending = _CONTRACTION.search(text, start, end)
    cut = start if ending is None else ending.start()
    if start < cut < end:
        yield start, cut
        yield cut, end
    else:
        yield start, end
