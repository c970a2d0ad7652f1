"""What a model changed beside what it was asked to: two texts and the places that it names in, the changes out.

Differences are found by comparing words. A difference belongs to the change where at least half of its words stand in a
place that the model names. One that does not, and that touches only white space, quotation marks, dashes or the
marks of Markdown, is undone; any other is collateral, and named.

Source: the collateral edits counted in the public data of FBI.
"""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING, NamedTuple

from mismark.texts.answers import Change, apply_changes
from mismark.texts.differences import changed_words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mismark.protocols.perturbing.reading import Declared

__all__ = ["Cleaned", "cleaned"]

_WORDS = re.compile(r"\w+|[^\w\s]")
_AROUND = re.compile(r"([*_`~“\"]+)\w.*\w([*_`~”\"]+)", re.DOTALL)
_HALF = 0.5
_SHOWN = 40
_MARKS = str.maketrans(
    dict.fromkeys("*_#`>~|", "") | dict.fromkeys("‐‑‒–—−", "-") | {"’": "'", "‘": "'", "“": '"', "”": '"'}
)


class Cleaned(NamedTuple):
    """A change without what came along.

    Attributes:
        perturbed: the damaged answer.
        changes: what differs from the gold answer.
        undone: how many differences of marks and white space were taken back.
        collateral: the differences that no place names, in words for people.
    """

    perturbed: str
    changes: tuple[Change, ...]
    undone: int
    collateral: tuple[str, ...]


def cleaned(
    gold: str, perturbed: str, declared: Sequence[Declared], *, free: bool = False, marks: bool = False
) -> Cleaned:
    r"""Take back what is of no account, and name what came along.

    Args:
        gold: the answer before.
        perturbed: the answer as the model wrote it.
        declared: the places that the model names.
        free: whether any words may differ, as in a paraphrase; then nothing is collateral.
        marks: whether marks and white space may be what was asked for, as where a rule of form is broken; then they
            are neither taken back nor collateral.

    Example:
        >>> from mismark.protocols.perturbing.reading import Declared
        >>> done = cleaned("It **ended** in 1945. Good.", "It ended in 1954. Fine.", [Declared("1945", "1954")])
        >>> done.perturbed, done.undone, done.collateral
        ('It **ended** in 1954. Fine.', 2, ('“Good” became “Fine”',))
    """
    before = [_words(one.before) for one in declared]
    now = [_words(one.now) for one in declared]
    kept, undone, collateral = [], 0, []
    for start, end, text in changed_words(gold, perturbed):
        gone = gold[start:end]
        named = any(map(_words, (gone, text))) and _named(gone, before) and _named(text, now)
        only_marks = _plain(gone) == _plain(text)
        if only_marks and not named and not marks:
            undone += 1
            continue
        if not marks and (dressed := _dressed(gone, text)) != text:
            text, undone = dressed, undone + 1
        kept.append(Change(start, end, text))
        if not (named or free or only_marks):
            collateral.append(f"“{_short(gone)}” became “{_short(text)}”")
    return Cleaned(apply_changes(gold, kept), tuple(kept), undone, tuple(collateral))


def _dressed(gone: str, text: str) -> str:
    """New words with the marks that stood around the old ones: bold, quotation marks, code."""
    around = _AROUND.fullmatch(gone)
    if around is None or not text.strip() or _AROUND.fullmatch(text):
        return text
    return around[1] + text + around[2]


def _named(words: str, places: Sequence[frozenset[str]]) -> bool:
    """Whether one place names at least half of the words; no words are named by any place."""
    found = _words(words)
    return not found or any(len(found & place) >= _HALF * len(found) for place in places)


def _words(text: str) -> frozenset[str]:
    return frozenset(_WORDS.findall(unicodedata.normalize("NFKC", text).translate(_MARKS).casefold()))


def _plain(text: str) -> str:
    """A text without white space and marks, with one kind of quotation mark and dash."""
    return "".join(unicodedata.normalize("NFKC", text).translate(_MARKS).split())


def _short(text: str) -> str:
    shown = " ".join(text.split())
    return shown if len(shown) <= _SHOWN else f"{shown[:_SHOWN]}…"
