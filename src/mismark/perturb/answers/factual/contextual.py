r"""Wrong terms: an answer in, terms that give way to another of their class out: an artery becomes a vein.

A term is changed wherever it stands, so that the answer agrees with itself and is wrong. It must be asserted wherever
it stands, must not be what the instruction is about nor a name, and the other term must not be in the answer: with both
in it, either may be true.

Source: FBI, Contextual.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from mismark.perturb.answers.factual.claims import article_start, as_written, claims, stands_as_example
from mismark.perturb.answers.inflecting import plural
from mismark.perturb.answers.reading import Span
from mismark.perturb.answers.rules import DamageRule, Spot
from mismark.perturb.answers.word_tables import table
from mismark.texts.answers import Change

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from mismark.perturb.answers.reading import AnswerText

__all__ = ["CONTEXTUAL"]

_OFTEN = 4
_LISTED_BEFORE = re.compile(
    r"(?:\b(?:and|or|nor|both|between|other|either|as well as|not|than|like|unlike)|,|\() (?:the |an? )?$"
)
_LISTED_BEHIND = re.compile(
    r" (?:and|or|nor|as well as) |, (?:the |an? )?[\w-]+(?: [\w-]+)?(?:,| and | or )|/"
)
_DOUBTED = re.compile(
    r"\b(?:not|never|no|without|unlike|other|rather than|instead|similar|difference|can|any|some)\b|n['’]t\b"
)


class _Sibling(NamedTuple):
    term: str
    other: str


@cache
def _siblings() -> tuple[_Sibling, ...]:
    """Terms and what stands for them, in the singular and the plural, longer terms first."""
    found: dict[str, str] = {}
    for field, one, two, way in table("siblings"):
        if field == "names":
            continue
        for term, other in ((one, two), (two, one)) if way == "both" else ((one, two),):
            found.setdefault(term, other)
            if (
                term.islower()
                and not term.endswith(("s", "ing", "a", "ae", "i", "ic"))
                and not other.endswith("s")
            ):
                found.setdefault(plural(term), plural(other))
    return tuple(_Sibling(*pair) for pair in sorted(found.items(), key=lambda pair: (-len(pair[0]), pair)))


@cache
def _pattern(term: str) -> re.Pattern[str]:
    first = f"[{term[0].upper()}{term[0]}]"
    return re.compile(rf"(?<![\w-]){first}{re.escape(term[1:])}(?![\w-])")


def _stands_in(text: str, term: str) -> bool:
    """Whether a term stands in a text in any form: as a part of words, too."""
    stem = re.sub(r"(?:ies|es|s|y)$", "", term.lower())
    return stem in text.lower()


def _changes(read: AnswerText, term: str, other: str, sentences: dict[int, Span]) -> Iterator[Change | None]:
    """The change of each occurrence, None for one that is not asserted."""
    for match in _pattern(term).finditer(read.text):
        place = read.sentence_at(match.start())
        if place is None or place.start not in sentences or read.is_masked(*match.span()):
            yield None
            return
        before, behind = read.text[place.start : match.start()], read.text[match.end() : place.end]
        if (
            stands_as_example(read, place, match.start())
            or _LISTED_BEFORE.search(before)
            or _LISTED_BEHIND.match(behind)
            or _DOUBTED.search(read.text[place.start : place.end])
            or _is_compound(before, behind)
            or (match[0] != term and before.strip(" *_"))
        ):
            yield None
            return
        start, article = article_start(read.text, match.start(), other)
        yield Change(
            start, match.end(), article + as_written(match[0], other) if term.islower() else article + other
        )


def _is_compound(before: str, behind: str) -> bool:
    """Whether a term is part of a longer one or of a name: `oxygen tank`, `Iron Curtain`, `base of`."""
    if re.match(r"['’]", behind) or re.match(r" [A-Z]", behind):
        return True
    return re.search(r"[a-z] [A-Z]\w+ $", before) is not None and not before.endswith(("The ", "A "))


def _terms(read: AnswerText) -> Iterator[Spot]:
    """Terms that have a sibling and are asserted wherever they stand."""
    sentences = {span.start: span for span in claims(read)}
    taken: list[Span] = []
    for term, other in _siblings():
        if term[1:] not in read.text:
            continue
        count = len(_pattern(term).findall(read.text))
        if not 0 < count <= _OFTEN or _stands_in(read.instruction, term) or _stands_in(read.text, other):
            continue
        if read.text.lower().count(re.sub(r"(?:ies|es|s|y)$", "", term.lower())) != count:
            continue
        changes = [change for change in _changes(read, term, other, sentences) if change is not None]
        if len(changes) != count or any(span.touches(change[:2]) for span in taken for change in changes):
            continue
        taken += [Span(*change[:2]) for change in changes]
        first = changes[0]
        yield Spot(
            tuple(changes),
            f"“{first.text}” for “{read.text[first.start : first.end]}”: what is said is true of the one and not of the other",
        )


def _check_terms(read: AnswerText, damaged: str, spots: Sequence[Spot]) -> str:
    """The term is nowhere in the answer any more, and the other one, which was nowhere, is."""
    for spot in spots:
        old, new = (
            re.sub(r"^[Aa]n? ", "", text)
            for text in (read.text[slice(*spot.changes[0][:2])], spot.changes[0].text)
        )
        if _pattern(old).search(damaged):
            return f"“{old}” still stands"
        if not _pattern(new).search(damaged) or _pattern(new).search(read.text):
            return f"“{new}” is not new"
    return "" if spots else "no term differs"


CONTEXTUAL: tuple[DamageRule, ...] = (DamageRule("sibling-term", "contextual", _terms, _check_terms),)
