"""Sentences that rules of grammar may change, and whether they did: an answer in, sentences or what is wrong out."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING, TypeAlias

from mismark.perturb.answers.reading import AnswerText, Span
from mismark.perturb.answers.rules import Spot
from mismark.texts.differences import changed_words

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from mismark.perturb.answers.rules import Check
    from mismark.texts.answers import Change

    Find: TypeAlias = Callable[[AnswerText], Iterable[Spot]]

__all__ = ["fewer_places", "plain_sentences", "wrong_for_right", "wrong_stands"]

_MARKED = re.compile(r"[*_`\[\]<>|#\\$\n]")
_LONGEST = 400


def plain_sentences(answer: AnswerText) -> Iterator[Span]:
    """Sentences of plain words: no mask, no markup, no line break, not too long, with a stop at the end.

    A label in bold type at the head of a sentence is cut off, so that what follows it is read as a sentence.
    """
    for start, end in answer.sentences:
        label = re.match(r"(?:\*\*[^*\n]+\*\*:?|\*[^*\n]+\*)\s+(?=[A-Z])", answer.text[start:end])
        begins = start + label.end() if label else start
        text = answer.text[begins:end]
        if len(text) > _LONGEST or text[-1:] not in ".!?" or _MARKED.search(text):
            continue
        if not any(mask.touches((begins, end)) for mask in answer.masks):
            yield Span(begins, end)


def wrong_for_right(answer: AnswerText, change: Change, why: str) -> Spot:
    """A slip of one place, and its reason: the wrong words for the right ones, with two words behind, and why."""
    old = answer.text[change.start : change.end]
    behind = re.match(r"(?:[ ][\w'’\-]+){0,2}", answer.text[change.end :])
    context = behind[0] if behind else ""
    return Spot((change,), f"“{change.text}{context}” for “{old}{context}”: {why}")


def wrong_stands(answer: AnswerText, damaged: str, spots: Sequence[Spot]) -> str:
    """What is wrong where the two texts, compared anew, do not differ at a change or do not have its words there."""
    found = changed_words(answer.text, damaged)
    for spot in spots:
        for start, end, text in spot.changes:
            near = range(start - len(text) - 1, end + len(text) + 2)
            if not any(_has(words, text) and (first in near or last in near) for first, last, words in found):
                return f"“{text}” does not stand where it was made"
    return ""


def _has(words: str, text: str) -> bool:
    one, other = words.strip(), text.strip()
    return one in other or other in one


def fewer_places(find: Find) -> Check:
    """A check that the right form stands in fewer places than it did, by as many as there are errors."""

    def check(answer: AnswerText, damaged: str, spots: Sequence[Spot]) -> str:
        before = sum(1 for _ in find(answer))
        after = sum(1 for _ in find(AnswerText(replace(answer.answer, gold=damaged))))
        if after > before - len(spots):
            return f"{after} of {before} places have the right form, and {len(spots)} were changed"
        return wrong_stands(answer, damaged, spots)

    return check
