"""A corrected passage laid beside its source: sentences of tokens and a text in, tokens per sentence out.

A model that corrects a passage may join two sentences or cut one in two, so the sentences of its
text cannot be paired with those of the source by counting. Instead all tokens are aligned, and each
corrected token goes to the sentence of the source token that it stands beside.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mismark.edits.recutting import cut_like

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["align_passage", "align_tokens"]

_GAP = 4
_RESPELLED = 1
_ALIKE = 3
_REPLACED = 6
_MARK_REPLACED = 5
_PAIR, _SKIP_SOURCE, _SKIP_TARGET = 0, 1, 2
_ENDS = frozenset({".", "?", "!", "...", "…", '"', "''", "”", ")", "]"})


def align_passage(source_sentences: Sequence[Sequence[str]], corrected: str) -> list[list[str]]:
    """Share out the tokens of a corrected passage among the sentences of its source.

    Tokens are aligned from left to right at least cost: equal tokens cost nothing, a change of case
    1, a word for one with the same first three letters 3, for another 6, a mark for a mark 5, and a
    token that has no partner 4; a word never stands for a mark. A token with a partner goes to the
    partner's sentence. One without goes where its neighbours go; where these differ, it stands at a
    border, and of such a stretch everything up to its last closing mark goes to the sentence before
    and the rest to the sentence after.

    So of two sentences that were *merged*, each keeps its own words, with the word that joins them
    at the head of the second; the parts of a sentence that was *split* all belong to it; a sentence
    that was left out has no tokens, or the first few, where the next begins like it; sentences in
    another order are not followed.

    Args:
        source_sentences: tokens, one list a sentence.
        corrected: the passage, tokenised or as people write it; `mismark.edits.recutting.cut_like` cuts it
            into tokens, as the source is cut wherever the two agree.

    Returns:
        As many lists of tokens as there are source sentences; joined, they are the corrected tokens.

    Raises:
        MissingExtra: RapidFuzz, which comes with ERRANT, is not installed.

    Example:
        >>> import pytest
        >>> _ = pytest.importorskip("rapidfuzz")
        >>> source = [["I", "was", "tire", "."], ["I", "goed", "home", "and", "slept", "."]]
        >>> align_passage(source, "I was tired, so I went home. And slept.")
        [['I', 'was', 'tired', ','], ['so', 'I', 'went', 'home', '.', 'And', 'slept', '.']]
    """
    return align_tokens(source_sentences, cut_like(source_sentences, corrected))


def align_tokens(source_sentences: Sequence[Sequence[str]], corrected: Sequence[str]) -> list[list[str]]:
    """Share out tokens, as `align_passage` does; for a passage that is cut into tokens already.

    Example:
        >>> align_tokens([["Hi", "."], ["Bye", "."]], ["Hi", ".", "Bye", "!"])
        [['Hi', '.'], ['Bye', '!']]
    """
    flat = [token for sentence in source_sentences for token in sentence]
    owners = [index for index, sentence in enumerate(source_sentences) for _ in sentence]
    shares: list[list[str]] = [[] for _ in source_sentences]
    if not shares:
        return shares
    placed = [None if partner is None else owners[partner] for partner in _partners(flat, corrected)]
    at = 0
    while at < len(corrected):
        end = at
        while end < len(corrected) and placed[end] is None:
            end += 1
        if end > at:
            before = placed[at - 1] if at else None
            after = placed[end] if end < len(corrected) else None
            _share_stretch(corrected[at:end], before, after, shares)
        if end < len(corrected):
            owner = placed[end]
            if owner is not None:
                shares[owner].append(corrected[end])
        at = end + 1
    return shares


def _share_stretch(
    stretch: Sequence[str], before: int | None, after: int | None, shares: list[list[str]]
) -> None:
    """Share out neighbouring tokens without partners between the sentences beside them."""
    if before is None or after is None:
        alone = after if before is None else before
        shares[0 if alone is None else alone].extend(stretch)
        return
    cut = max((place + 1 for place, token in enumerate(stretch) if token in _ENDS), default=0)
    shares[before].extend(stretch[:cut] if before != after else stretch)
    if before != after:
        shares[after].extend(stretch[cut:])


def _partners(source: Sequence[str], target: Sequence[str]) -> list[int | None]:
    """For every target token the source token that it stands beside at least cost, None for none.

    Common tokens at both ends are partners without more ado. On equal cost partners stand as early
    in the source as they can.
    """
    head = 0
    while head < min(len(source), len(target)) and source[head] == target[head]:
        head += 1
    tail = 0
    while tail < min(len(source), len(target)) - head and source[-1 - tail] == target[-1 - tail]:
        tail += 1
    left, right = source[head : len(source) - tail], target[head : len(target) - tail]
    moves = _moves(left, right)
    inner: list[int | None] = [None] * len(right)
    i, j = len(left), len(right)
    while i and j:
        move = moves[i][j]
        if move == _PAIR:
            i -= 1
            j -= 1
            inner[j] = head + i
        elif move == _SKIP_SOURCE:
            i -= 1
        else:
            j -= 1
    ends: list[int | None] = list(range(len(source) - tail, len(source)))
    return [*range(head), *inner, *ends]


def _moves(source: Sequence[str], target: Sequence[str]) -> list[bytearray]:
    """For every cell the last move of the cheapest way there: rows of `len(source) + 1`."""
    lower = [token.lower() for token in target]
    words = [any(map(str.isalnum, token)) for token in target]
    above = [_GAP * j for j in range(len(target) + 1)]
    moves = [bytearray([_SKIP_TARGET]) * (len(target) + 1)]
    for i, token in enumerate(source):
        small, word = token.lower(), any(map(str.isalnum, token))
        row = [_GAP * (i + 1)]
        line = bytearray([_SKIP_SOURCE])
        for j, other in enumerate(target):
            if token == other:
                cost = above[j]
            elif small == lower[j]:
                cost = above[j] + _RESPELLED
            elif word != words[j]:
                cost = above[j] + 3 * _GAP
            elif word:
                cost = above[j] + (_ALIKE if small[:3] == lower[j][:3] else _REPLACED)
            else:
                cost = above[j] + _MARK_REPLACED
            move = _PAIR
            if above[j + 1] + _GAP <= cost:
                cost, move = above[j + 1] + _GAP, _SKIP_SOURCE
            if row[j] + _GAP < cost:
                cost, move = row[j] + _GAP, _SKIP_TARGET
            row.append(cost)
            line.append(move)
        above = row
        moves.append(line)
    return moves
