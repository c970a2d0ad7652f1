"""Writing a checker's findings as the reply that a model would have written.

Findings with character offsets in, the text of a reply out: one `ERROR k:` line each and the total.
Everything the parser later knows is in that text. A fragment that stands more than once in the
passage is quoted with its neighbours (`"the" should be "a" in "saw the cat"`), wide enough that the
context names one place.
"""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from mismark.edits.locate import Locator
from mismark.protocols.corrected_reply.carrying import widened
from mismark.texts.tokens import natural

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mismark.records import Finding, Item, Reply
    from mismark.texts.tokens import Layout

__all__ = ["render", "report_text"]


def report_text(descriptions: Sequence[str], total: int) -> str:
    """The reply in the form that the system prompt asks for.

    Example:
        >>> print(report_text(['"a" should be "the"'], 1))
        ERROR 1: "a" should be "the"
        TOTAL ERRORS FOUND: 1
    """
    lines = [f"ERROR {number}: {description}" for number, description in enumerate(descriptions, 1)]
    return "\n".join([*lines, f"TOTAL ERRORS FOUND: {total}"])


def render(item: Item, reply: Reply) -> str:
    """Write a reply's findings as text.

    Args:
        item: the passage that the findings are about.
        reply: a reply whose `findings` are not None; offsets count in the natural text of `item`.
    """
    sentences = [sentence.tokens for sentence in item.sentences]
    layout = natural(sentences)
    locator = Locator(sentences)
    findings = reply.findings or ()
    descriptions = [_describe(finding, layout, locator, sentences) for finding in findings]
    return report_text(descriptions, len(descriptions) if reply.claimed is None else reply.claimed)


def _quote(text: str) -> str:
    """Quote with marks that the fragment does not hold."""
    for opening, closing in (('"', '"'), ("“", "”"), ("«", "»"), ("`", "`")):
        if opening not in text and closing not in text:
            return f"{opening}{text}{closing}"
    return f'"{text.replace(chr(34), "")}"'


def _describe(finding: Finding, layout: Layout, locator: Locator, sentences: Sequence[Sequence[str]]) -> str:
    span = layout.tokens(finding.char_start, finding.char_end)
    if span is None:  # it crosses a sentence boundary: quoted as it stands, and not found in one sentence
        return f"{_quote(layout.text[finding.char_start : finding.char_end])} {finding.note or 'is wrong'}".strip()
    sentence, start, end = span
    tokens = sentences[sentence]
    if start == end:
        return _describe_missing(finding.correction, sentence, start, layout, locator, tokens)
    source = layout.slice(sentence, start, end)
    correction = widened(finding, layout, sentence, start, end)
    if correction is None:
        words = f"{_quote(source)} is wrong"
    elif correction == "":
        words = f"{_quote(source)} should be removed"
    else:
        words = f"{_quote(source)} should be {_quote(correction)}"
    return words + _context(sentence, start, end, layout, locator, tokens, source)


def _describe_missing(
    correction: str | None, sentence: int, at: int, layout: Layout, locator: Locator, tokens: Sequence[str]
) -> str:
    words = f"Missing {_quote(correction)}" if correction else "Missing word"
    if at < len(tokens):
        beside = layout.slice(sentence, at, at + 1)
        return f"{words} before {_quote(beside)}" + _context(
            sentence, at, at + 1, layout, locator, tokens, beside
        )
    beside = layout.slice(sentence, at - 1, at)
    return f"{words} after {_quote(beside)}" + _context(sentence, at - 1, at, layout, locator, tokens, beside)


_WIDEST = 40
"""Tokens of the widest context: where forty words do not name one place, more of them hardly would."""


def _context(
    sentence: int,
    start: int,
    end: int,
    layout: Layout,
    locator: Locator,
    tokens: Sequence[str],
    fragment: str,
) -> str:
    """` in "…"`, grown on both sides until the fragment and its context name one place; else nothing."""
    places = locator.places(fragment)
    if len(places) <= 1:
        return ""
    left, right = start, end
    while (left > 0 or right < len(tokens)) and right - left < _WIDEST:
        left, right = max(0, left - 1), min(len(tokens), right + 1)
        context = layout.slice(sentence, left, right)
        around = locator.places(context)
        inside = (
            place
            for place in places
            if any(
                a.sentence == place.sentence and a.start <= place.start and place.end <= a.end for a in around
            )
        )
        if len(list(islice(inside, 2))) == 1:
            return f" in {_quote(context)}"
    return f" in {_quote(layout.slice(sentence, left, right))}"
