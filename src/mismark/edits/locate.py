"""Finding a quoted fragment in a tokenised passage.

A fragment that someone wrote and the passage's tokens in; the places where it stands out, as token
spans. The gold is never looked at. Rules are tried in order, and the first that finds anything
decides; its name travels with the place:

* `tokens`: the fragment's characters are a whole run of tokens, as written;
* `folded`: the same without regard to case and to the shape of quotation marks and dashes;
* `characters`: it lies inside tokens (`theirselv`), and is snapped outward to whole tokens.

Spaces never decide a match by their number, because a passage is shown natural or tokenised
(`do n't`, `don't`); but a space in the fragment must fall between two tokens, so that `the ir`
is not found in `their`. A fragment that runs across a sentence boundary is not found.

Source: ErrorBench 3.4 and appendix F say "token-level substring match"; the rules are ours.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["Locator", "Place", "Rule"]

Rule: TypeAlias = Literal["tokens", "folded", "characters"]

_FOLD = str.maketrans({"’": "'", "‘": "'", "`": "'", "“": '"', "”": '"', "–": "-", "—": "-"})
_MIN_CHARACTERS = 3
"""A shorter fragment inside a token ("a" in "happy") says nothing about where it was meant."""


class Place(NamedTuple):
    """A token span of the passage: sentence index, first token, one past the last, rule that found it."""

    sentence: int
    start: int
    end: int
    rule: Rule


def _fold(text: str) -> str:
    """Lower-case and unify marks without changing the length (a character that would grow is kept)."""
    unified = text.translate(_FOLD)
    lowered = unified.lower()
    if len(lowered) == len(unified):
        return lowered
    return "".join(low if len(low := char.lower()) == 1 else char for char in unified)


class _Line:
    """A sentence without its spaces, with the token border before each character."""

    def __init__(self, tokens: Sequence[str]) -> None:
        self.text = "".join(tokens)
        self.folded = _fold(self.text)
        self.token_of = [index for index, token in enumerate(tokens) for _ in token]
        self.borders: dict[int, int] = {}
        position = 0
        for index, token in enumerate(tokens):
            self.borders[position] = index
            position += len(token)
        self.borders[position] = len(tokens)


class Locator:
    """Finds fragments in one passage.

    Args:
        sentences: the passage's tokens, sentence by sentence.

    Example:
        >>> find = Locator([["They", "do", "n't", "know", "theirselves", "."], ["They", "do", "."]])
        >>> find.places("don't know")
        (Place(sentence=0, start=1, end=4, rule='tokens'),)
        >>> find.places("they")
        (Place(sentence=0, start=0, end=1, rule='folded'), Place(sentence=1, start=0, end=1, rule='folded'))
        >>> find.places("theirselv")
        (Place(sentence=0, start=4, end=5, rule='characters'),)
        >>> find.places("nowhere")
        ()
    """

    def __init__(self, sentences: Sequence[Sequence[str]]) -> None:
        self._lines = [_Line(tokens) for tokens in sentences]
        self._found: dict[str, tuple[Place, ...]] = {}

    def places(self, fragment: str) -> tuple[Place, ...]:
        """Every place where the fragment stands, in reading order, by the first rule that finds one."""
        if fragment not in self._found:
            self._found[fragment] = self._search(fragment)
        return self._found[fragment]

    def _search(self, fragment: str) -> tuple[Place, ...]:
        pieces = fragment.split()
        written = "".join(pieces)
        if not written:
            return ()
        gaps: list[int] = []
        for piece in pieces[:-1]:
            gaps.append((gaps[-1] if gaps else 0) + len(piece))
        return (
            self._whole(written, gaps, "tokens")
            or self._whole(_fold(written), gaps, "folded")
            or self._inside(_fold(written), gaps)
        )

    def _whole(self, wanted: str, gaps: Sequence[int], rule: Rule) -> tuple[Place, ...]:
        return tuple(
            Place(number, line.borders[at], line.borders[at + len(wanted)], rule)
            for number, line in enumerate(self._lines)
            for at in _occurrences(line.text if rule == "tokens" else line.folded, wanted)
            if at in line.borders
            and at + len(wanted) in line.borders
            and all(at + gap in line.borders for gap in gaps)
        )

    def _inside(self, wanted: str, gaps: Sequence[int]) -> tuple[Place, ...]:
        if len(wanted) < _MIN_CHARACTERS:
            return ()
        spans = [
            Place(number, line.token_of[at], line.token_of[at + len(wanted) - 1] + 1, "characters")
            for number, line in enumerate(self._lines)
            for at in _occurrences(line.folded, wanted)
            if all(at + gap in line.borders for gap in gaps)
        ]
        return tuple(dict.fromkeys(spans))


def _occurrences(text: str, wanted: str) -> list[int]:
    found = []
    at = text.find(wanted)
    while at != -1:
        found.append(at)
        at = text.find(wanted, at + 1)
    return found
