"""Tokens in, English text as people write it out, every character mapped back to its token.

Only spaces are decided here: the text's characters without its spaces are the tokens' characters.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mismark.texts.layout import Layout

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["natural", "tokenised"]

_TO_THE_LEFT = frozenset([*",.;:?!%)]}…”’»", "..", "..."])
_TO_THE_RIGHT = frozenset([*"([{“‘„«¿¡", "``"])
_CURRENCY = frozenset("$£€¥")
_CLITICS = frozenset(["'s", "'m", "'d", "'re", "'ve", "'ll", "n't"])


def tokenised(sentences: Sequence[Sequence[str]]) -> Layout:
    """Lay tokens out as data sets write them: one space between tokens and between sentences.

    Args:
        sentences: tokens by sentence.

    Example:
        >>> tokenised([["Hi", "!"], ["Bye", "."]])
        Layout(text='Hi ! Bye .', spans=(((0, 2), (3, 4)), ((5, 8), (9, 10))))

    Source:
        The text that ErrorBench shows (section 3.1).
    """
    return _lay_out(sentences, [[True] * len(sentence) for sentence in sentences])


def natural(sentences: Sequence[Sequence[str]]) -> Layout:
    r"""Lay tokens out as people write: no space before a comma, inside quotes, before `n't`.

    - Nothing stands between a word and `, . ; : ? ! % ) ] }`, an ellipsis, or a contraction's end.
    - Nothing stands after an opening bracket or quote, nor between a currency sign and a number.
    - A straight double quote opens and closes by turns over the whole passage; one that starts a
      sentence opens and one that ends it closes, whatever the turn. Penn's ``` `` ``` and `''` take part.
    - A single quote alone closes what another has opened in its sentence; it opens where a second one
      follows, unless both stand after a word in *s*; otherwise it is a possessive.
    - Hyphens, dashes and slashes that are tokens keep their spaces, since joined words are one token.

    Args:
        sentences: tokens by sentence.

    Returns:
        The text on one line, sentences parted by one space, with the place of every token.

    Example:
        >>> natural([["He", "said", ",", '"', "I", "do", "n't", '"', "."], ["The", "boys", "'", "room", "(", "2", ")"]]).text
        'He said, "I don\'t". The boys\' room (2)'
        >>> natural([]).text
        ''
    """
    spaces: list[list[bool]] = []
    quoted = False
    for sentence in sentences:
        row, quoted = _spaces(sentence, quoted)
        spaces.append(row)
    return _lay_out(sentences, spaces)


def _lay_out(sentences: Sequence[Sequence[str]], spaces: Sequence[Sequence[bool]]) -> Layout:
    """Join tokens: `spaces[sentence][token]` says whether a space stands before a token."""
    pieces: list[str] = []
    spans: list[tuple[tuple[int, int], ...]] = []
    at = 0
    for sentence, row in zip(sentences, spaces, strict=True):
        places: list[tuple[int, int]] = []
        for index, (token, space) in enumerate(zip(sentence, row, strict=True)):
            if at and (space or index == 0):
                pieces.append(" ")
                at += 1
            pieces.append(token)
            places.append((at, at + len(token)))
            at += len(token)
        spans.append(tuple(places))
    return Layout("".join(pieces), tuple(spans))


def _spaces(tokens: Sequence[str], quoted: bool) -> tuple[list[bool], bool]:
    """Decide for each token of a sentence whether a space stands before it.

    Args:
        tokens: one sentence.
        quoted: whether a double quote is open before it.

    Returns:
        The decisions, and whether a double quote is open after it.
    """
    before = [True] * len(tokens)
    after = [True] * len(tokens)
    single = False
    for index, word in enumerate(tokens):
        if word in _TO_THE_LEFT or word.lower().replace("’", "'") in _CLITICS:
            before[index] = False
        elif word in _TO_THE_RIGHT:
            after[index] = False
            quoted = quoted or word == "``"
        elif word in _CURRENCY and tokens[index + 1 : index + 2] and tokens[index + 1][0].isdigit():
            after[index] = False
        elif word in ('"', "''"):
            opens = index == 0 or (not quoted and index < len(tokens) - 1)
            (after if opens else before)[index] = False
            quoted = opens
        elif word == "'":
            opens = not single and (index == 0 or _opens_single(tokens, index))
            (after if opens else before)[index] = False
            single = opens
    return [wanted and (index == 0 or after[index - 1]) for index, wanted in enumerate(before)], quoted


def _opens_single(tokens: Sequence[str], index: int) -> bool:
    """Whether the single quote at `index`, inside a sentence, opens a quotation."""
    later = next((other for other in range(index + 1, len(tokens)) if tokens[other] == "'"), None)
    if later is None:
        return False
    return not (tokens[index - 1].lower().endswith("s") and tokens[later - 1].lower().endswith("s"))
