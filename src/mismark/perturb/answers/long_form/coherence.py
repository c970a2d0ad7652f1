"""Coherence: an answer in, the same answer with a sentence out of place out.

A sentence on quite another matter stands between two sentences that belong together, beside them or for one of them;
or the sentences of a paragraph are put in an order in which words that point back point at nothing.

Source: FBI 3.3; the published damage rewrites most of the text and shortens it, this keeps its length.
"""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from mismark.perturb.answers.rules import DamageRule, Spot
from mismark.perturb.answers.word_tables import table
from mismark.seeds import stream
from mismark.texts.answers import Change

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from mismark.perturb.answers.reading import AnswerText, Block, Span

__all__ = ["COHERENCE"]

_LEAST = 3
_SHUFFLED = 4
_NEAR = 0.35
_CONTENT = re.compile(r"[a-z]{6,}")
_MOST_SHARED = 2
_POINTS_BACK = re.compile(
    r"(?:However|Therefore|Thus|Hence|Instead|Otherwise|Consequently|As a result|For example|For instance|In contrast|Nevertheless"
    r"|Similarly|Likewise|Moreover|Furthermore|In addition|Besides|Then|Afterward|After that|Once"
    r"|But|And|Yet|So|It|They|He|She|Both|Neither|These|Those|Such"
    r"|(?:This|That)(?! (?:article|essay|guide|post|letter|plan|section)))\b(?! (?:is|was) (?:important|crucial|essential|also|worth|a good) )"
)
_MARKUP = re.compile(r"[\[\]|<>\n]|^\W*$")


class _Stray(NamedTuple):
    """A sentence of the bank, and parts of words that a text on its matter has."""

    marks: re.Pattern[str]
    sentence: str


@cache
def _bank() -> tuple[_Stray, ...]:
    rows = table("strays")
    return tuple(
        _Stray(re.compile(rf"\b(?:{'|'.join(words.split())})"), sentence) for words, sentence in rows
    )


def _far(answer: AnswerText) -> list[str]:
    """Sentences of the bank whose matter the answer and its instruction do not touch, in an order of the answer's own."""
    text = f"{answer.instruction}\n{answer.text}".lower()
    words = set(_CONTENT.findall(text))
    found = [
        one.sentence
        for one in _bank()
        if not one.marks.search(text)
        and len(words & set(_CONTENT.findall(one.sentence.lower()))) <= _MOST_SHARED
    ]
    stream(0, "strays", answer.text).shuffle(found)
    return found


def _paragraphs(answer: AnswerText, least: int) -> Iterator[tuple[Block, list[Span]]]:
    """Paragraphs of at least so many sentences, none of them with markup that a cut could break, a mask or a stop missing."""
    for block in answer.blocks:
        if block.kind != "paragraph" or block.quoted:
            continue
        spans = answer.sentences_within(block.start, block.end)
        if len(spans) >= least and all(_whole(answer, span) for span in spans[1:]):
            yield block, spans


def _whole(answer: AnswerText, span: Span) -> bool:
    """Whether a sentence can be moved: it ends with a stop, and nothing in it begins or ends elsewhere."""
    text = answer.text[span.start : span.end]
    paired = all(text.count(mark) % 2 == 0 for mark in ("**", "*", "_", '"')) and text.count(
        "("
    ) == text.count(")")
    return text[-1] in ".!?" and paired and not _MARKUP.search(text)


def _inserted(answer: AnswerText) -> Iterator[Spot]:
    """A stray sentence before one that points back to the sentence in front of it."""
    strays = iter(_far(answer))
    for _, spans in _paragraphs(answer, _LEAST):
        for before, after in pairwise(spans):
            if _POINTS_BACK.match(answer.text, after.start) and _whole(answer, before):
                stray = next(strays, None)
                if stray is None:
                    return
                yield Spot(
                    (Change(after.start, after.start, f"{stray} "),),
                    f"“{stray}” has nothing to do with the text and parts “{_head(answer, after)}” from what it refers to",
                )


def _replaced(answer: AnswerText) -> Iterator[Spot]:
    """A stray sentence of about the same length for one inside a paragraph."""
    strays = _far(answer)
    for _, spans in _paragraphs(answer, _LEAST):
        for span in spans[1:-1]:
            text = answer.text[span.start : span.end]
            if answer.is_masked(*span) or re.search(r"[*_`]", text):
                continue
            fits = next((one for one in strays if abs(len(one) - len(text)) <= _NEAR * len(text)), None)
            if fits is None:
                continue
            strays.remove(fits)
            yield Spot(
                (Change(*span, fits),),
                f"“{fits}” has nothing to do with the text and stands for “{_head(answer, span)}”",
            )


def _head(answer: AnswerText, span: Span) -> str:
    words = answer.text[span.start : span.end].split()
    return " ".join(words[:5]).rstrip(",;:") + "…"


def _shuffled(answer: AnswerText) -> Iterator[Spot]:
    """A paragraph turned so that two sentences at least point back at nothing; its last sentence comes first."""
    for block, spans in _paragraphs(answer, _SHUFFLED):
        texts = [answer.text[start:end] for start, end in spans]
        pointing = [number for number, one in enumerate(texts) if number and _POINTS_BACK.match(one)]
        if not _whole(answer, spans[0]) or len(pointing) < 2 or _POINTS_BACK.match(texts[0]):
            continue
        if re.match(r"[*_`]|\*\*", texts[0]) or any(
            answer.text[a.end : b.start] != " " for a, b in pairwise(spans)
        ):
            continue
        order = [pointing[-1], *(number for number in reversed(range(len(texts))) if number != pointing[-1])]
        if order == sorted(order):
            continue
        yield Spot(
            (Change(block.start, spans[-1].end, " ".join(texts[number] for number in order)),),
            f"the sentences of a paragraph are shuffled: “{_head(answer, spans[pointing[-1]])}” stands before what it refers to",
        )


def _stray_stands(answer: AnswerText, damaged: str, spots: Sequence[Spot]) -> str:
    """A sentence of the bank stands in the text that did not, inside a line and between sentences."""
    bank = {one.sentence for one in _bank()}
    for spot in spots:
        stray = spot.changes[0].text.strip()
        if stray not in bank or stray in answer.text:
            return "the sentence is none of the bank, or belongs to the text"
        if damaged.count(stray) != 1:
            return "the sentence does not stand in the text once"
        if not re.search(rf"[.!?:][\"”)*_]* {re.escape(stray)}(?: \S|$)", damaged, re.MULTILINE):
            return "the sentence does not stand between sentences"
    return ""


def _order_lost(answer: AnswerText, damaged: str, spots: Sequence[Spot]) -> str:
    """The paragraph is as long as it was, has the same words, and begins with a sentence that points back."""
    for spot in spots:
        (change,) = spot.changes
        gold = answer.text[change.start : change.end]
        if gold in damaged or change.text not in damaged:
            return "the paragraph stands in its order"
        if sorted(gold.split()) != sorted(change.text.split()):
            return "the paragraph has other words"
        if not _POINTS_BACK.match(change.text):
            return "the paragraph does not begin with a sentence that points back"
    return ""


def _rule(name: str, spots: Callable[[AnswerText], Iterator[Spot]]) -> DamageRule:
    return DamageRule(name, "coherence", spots, _stray_stands)


COHERENCE = (
    _rule("stray-between", _inserted),
    _rule("stray-instead", _replaced),
    DamageRule("sentences-shuffled", "coherence", _shuffled, _order_lost),
)
"""The rules of the category."""
