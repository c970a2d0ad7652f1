"""What rules do at the place they found: words in, the words of the error out, None where none is sure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mismark.perturb.grammar_items.forms import base, comparative, inflect, kinds, plural, singular
from mismark.perturb.grammar_items.words import VERBS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from mismark.perturb.grammar_items.forms import Form
    from mismark.perturb.grammar_items.rules import Make

__all__ = [
    "drop",
    "form",
    "framed",
    "looked_up",
    "more_of",
    "one_of",
    "pure",
    "put",
    "regular_past",
    "swap",
    "turn",
    "with_er",
]


_WAVERING = frozenset(
    "forgotten gotten shown proven sewn mown bitten hidden trodden shaven woken swollen shrunk sunk".split()  # noqa: SIM905
)
"""Participles beside which many people use the past form."""


def drop(_: tuple[str, ...]) -> str:
    """Leave the words out."""
    return ""


def put(words: str) -> Make:
    """Put fixed words there.

    Example:
        >>> put("to")(())
        'to'
    """
    return lambda _: words


def swap(words: tuple[str, ...]) -> str:
    """Let the first word go behind the others.

    Example:
        >>> swap(("is", "he"))
        'he is'
    """
    return " ".join((*words[1:], words[0]))


def turn(words: tuple[str, ...]) -> str:
    """Let the last word go before the others.

    Example:
        >>> turn(("do", "n't", "you"))
        "you do n't"
    """
    return " ".join((words[-1], *words[:-1]))


def form(tag: Form, before: str = "") -> Make:
    """Give the last word, a verb, another form, with words before it.

    Example:
        >>> import pytest
        >>> _ = pytest.importorskip("lemminflect")
        >>> form("VBD")(("gone",)), form("VB", "to")(("swimming",)), form("VBD")(("cut",))
        ('went', 'to swim', None)
    """

    def make(words: tuple[str, ...]) -> str | None:
        lemma = base(words[-1])
        if tag == "VBD" and words[-1] in _WAVERING:
            return None
        found = lemma if tag == "VB" or lemma is None else inflect(lemma, tag)
        if found is None or (found == words[-1] and not before):
            return None
        return " ".join(one for one in (before, *words[:-1], found) if one)

    return make


def framed(before: str = "", after: str = "") -> Make:
    """Put words before and after those that stand there.

    Example:
        >>> framed("to")(("me",))
        'to me'
    """
    return lambda words: " ".join(one for one in (before, *words, after) if one)


def looked_up(table: Mapping[str, str]) -> Make:
    """Replace the first word by what a table has for it.

    Example:
        >>> looked_up({"me": "I"})(("me",)), looked_up({})(("me",))
        ('I', None)
    """
    return lambda words: " ".join((table[words[0]], *words[1:])) if words[0] in table else None


def more_of(words: tuple[str, ...]) -> str | None:
    """The plural of a noun."""
    return plural(words[-1])


def one_of(words: tuple[str, ...]) -> str | None:
    """The singular of a noun."""
    return singular(words[-1])


def with_er(words: tuple[str, ...]) -> str | None:
    """The comparative of an adjective."""
    return comparative(words[-1])


def pure(words: tuple[str, ...]) -> str | None:
    """The base form of a verb, where it is a verb and nothing else.

    Example:
        >>> import pytest
        >>> _ = pytest.importorskip("lemminflect")
        >>> pure(("learning",)), pure(("walking",))
        ('learn', None)
    """
    made = form("VB")(words)
    return made if made and made.split()[-1] in VERBS else None


def regular_past(words: tuple[str, ...]) -> str | None:
    """An irregular past as if it were regular.

    Example:
        >>> import pytest
        >>> _ = pytest.importorskip("lemminflect")
        >>> regular_past(("bought",)), regular_past(("wrote",)), regular_past(("walked",))
        ('buyed', 'writed', None)
    """
    lemma = base(words[-1])
    if lemma is None or inflect(lemma, "VBD") != words[-1] or words[-1].endswith("ed") or len(lemma) < 3:
        return None
    made = _with_ed(lemma)
    return made if made and not kinds(made) else None


def _with_ed(lemma: str) -> str | None:
    """A verb with -ed; None where it might double its last letter."""
    if lemma.endswith("e"):
        return f"{lemma}d"
    if lemma[-1] == "y" and lemma[-2] not in "aeiou":
        return f"{lemma[:-1]}ied"
    doubles = lemma[-1] in "bdgmnpt" and lemma[-2] in "aeiou" and lemma[-3] not in "aeiou"
    return None if doubles else f"{lemma}ed"
