"""Items of a list in another order, where the order says nothing.

A bulleted list of three items or more in which no item leans on another, and an instruction that asks for no order.
What could be a series (days, stages, sizes, years, an alphabet) is left alone.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

from mismark.perturb.answers.invariant.facts import numerals, words
from mismark.perturb.answers.rules import DamageRule, Spot
from mismark.texts.answers import Change

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from mismark.perturb.answers.reading import AnswerText, ListBlock

__all__ = ["REORDER"]

_FEWEST, _MOST = 3, 12

_ORDER_ASKED = re.compile(
    r"\b(?:order\w*|rank\w*|sort\w*|top|best|worst|most|least|largest|smallest|first|then|finally|last|next|before|after|"
    r"steps?|how (?:to|do|does|did|can|would|should|a|an|the)|process\w*|procedur\w*|stages?|phases?|sequence|chronolog\w*|"
    r"timeline|histor\w*|plan(?:s|ned|ning)?|schedul\w*|itinerar\w*|recipe\w*|cook\w*|bak\w*|instructions?|directions|guide|priorit\w*|"
    r"stor(?:y|ies)|poem\w*|song\w*|script|dialogue|letter|email|speech|outline|agenda|alphabet\w*|ascend\w*|descend\w*|"
    r"numbered|bullets?|life cycle|cycle|evol\w*|routine|day|week\w*|month\w*|year\w*)\b",
    re.IGNORECASE,
)
"""Words of an instruction that may mean that order matters."""

_LEANS = re.compile(
    r"\b(?:first\w*|second\w*|third\w*|fourth|fifth|then|next|finally|lastly|last|former|latter|above|below|previous\w*|"
    r"following|preceding|before|after\w*|earlier|later|another|also|additional\w*|again|both|likewise|similarly|otherwise|"
    r"however|instead|too|other|others|else|start\w*|begin\w*|began|end|ends|ended|finish\w*|once|when|until|now|still|"
    r"initial\w*|final|subsequent\w*|eventual\w*|step\w*|stage\w*|phase\w*|turn|remaining|rest|thus|therefore|hence)\b",
    re.IGNORECASE,
)
"""Words by which an item may lean on one before it, or be one of a series, where they stand at its head."""

_POINTS_BACK = re.compile(r"\W*(?:these|those|they|it|this|its|their|such|he|she|his|her)\b", re.IGNORECASE)

_SERIES = re.compile(
    r"\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:january|february|march|april|may|june|july|august|september|october|"
    r"november|december|spring|summer|autumn|fall|winter|morning|noon|midday|afternoon|evening|night|breakfast|lunch|dinner|"
    r"snacks?|dessert|introduction|overview|conclusion|summary|background|body|closing|opening|beginning|middle|past|present|"
    r"future|short[- ]term|medium[- ]term|long[- ]term|early|late|primary|secondary|tertiary|low\w*|high\w*|small\w*|medium|"
    r"large\w*|big\w*|solid|liquid|gas|beginner|intermediate|advanced|weeks?|days?|months?|years?|hours?|minutes?|age[sd]?|"
    r"child\w*|adult\w*|birth|death|mercury|venus|mars|jupiter|saturn|uranus|neptune|century|centuries|decades?|ancient|medieval|"
    r"modern|pre-\w+|post-\w+|major|minor|upper|lower|inner|outer|top|bottom|left|right|north\w*|south\w*|east\w*|west\w*|"
    r"input\w*|output\w*|causes?|effects?|problem\w*|solution\w*|result\w*|total|sum|check|answer|given|setup|prepar\w*|"
    r"plus|minus|example\w*)\b",
    re.IGNORECASE,
)
"""Words at the head of an item that make a series with others."""

_HEAD_WORDS = 8
_ENDS = ".;,:!?"


def _bodies(block: ListBlock) -> list[tuple[int, int]]:
    return [(item.body, item.end) for item in block.items]


def _free(read: AnswerText, block: ListBlock) -> bool:
    """Whether nothing tells the places of a list's items apart."""
    text = read.text
    items = [text[start:end] for start, end in _bodies(block)]
    lines_apart = {text[one.end : two.start] for one, two in zip(block.items, block.items[1:], strict=False)}
    nested = any(
        other.depth > block.depth and block.items[0].start < other.items[0].start < block.items[-1].end
        for other in read.lists
    )
    if block.ordered or nested or not _FEWEST <= len(items) <= _MOST or len(lines_apart) > 1:
        return False
    heads = [" ".join(item.split()[:_HEAD_WORDS]) for item in items]
    ends = {item[-1] if item[-1] in _ENDS else "" for item in items}
    leans = any(_LEANS.search(head) or _POINTS_BACK.match(head) for head in heads) or any(
        re.search(
            r"\b(?:above|below|previous|former|latter|following|these steps|also)\b", item, re.IGNORECASE
        )
        for item in items
    )
    return (
        len(ends) == 1
        and not ends & {",", ";", ":"}
        and not any(re.search(r"\n[ \t]*\n|[:]\s*$|\b(?:and|or)[.;,]?$", item) for item in items)
        and not leans
        and not any(_SERIES.search(head) for head in heads)
        and not any(re.search(r"\d", head) for head in heads)
        and not _sorted(items)
        and not _linked(heads, items)
    )


def _sorted(items: Sequence[str]) -> bool:
    """Whether the items stand in the order of the alphabet, of their first numbers, or of their lengths."""
    starts = [re.sub(r"\W+", "", item).lower() for item in items]
    found = [re.search(r"\d+(?:[.,]\d+)*", item) for item in items]
    figures = [float(one[0].replace(",", "")) for one in found if one and one[0].count(".") < len("..")]
    series = [figures] + ([starts] if len(starts) > _FEWEST else [])
    return any(len(one) > 1 and one in (sorted(one), sorted(one, reverse=True)) for one in series)


def _linked(heads: Sequence[str], items: Sequence[str]) -> bool:
    """Whether an item takes up a thing that stands at the head of another."""
    for at, head in enumerate(heads):
        key = re.findall(r"[^\W\d_]{4,}", head.lower())[:2]
        if any(word in other.lower() for word in key for place, other in enumerate(items) if place != at):
            return True
    return False


def _other_orders(read: AnswerText) -> Iterator[Spot]:
    if _ORDER_ASKED.search(read.instruction):
        return
    outside = read.text
    if re.search(
        r"\b(?:in (?:this|that|the) order|in order of|from (?:the )?\w+est to|ranked|respectively)\b", outside
    ):
        return
    for block in read.lists:
        if not _free(read, block) or _follows_request(read, block):
            continue
        spans = _bodies(block)
        texts = [read.text[start:end] for start, end in spans]
        for order in _orders(len(texts)):
            changes = tuple(
                Change(start, end, texts[place]) for (start, end), place in zip(spans, order, strict=True)
            )
            moved = tuple(one for one, text in zip(changes, texts, strict=True) if one.text != text)
            yield Spot(
                moved, f"the {len(texts)} items of a list, in which order means nothing, in another order"
            )


def _follows_request(read: AnswerText, block: ListBlock) -> bool:
    """Whether the instruction names what the items are about, so that they may stand in its order."""
    asked = set(re.findall(r"[^\W\d_]{4,}", read.instruction.lower()))
    heads = [set(re.findall(r"[^\W\d_]{4,}", read.text[s:e].lower())[:3]) for s, e in _bodies(block)]
    common = set.intersection(*heads) if heads else set()
    return sum(bool((head - common) & asked) for head in heads) > 1


def _orders(n: int) -> Iterator[tuple[int, ...]]:
    """Some orders in which most places hold another item: the other way round, and turned by one or more."""
    yield tuple(reversed(range(n)))
    for by in range(1, n):
        yield tuple((place + by) % n for place in range(n))


def _same_items(read: AnswerText, made: str, spots: Sequence[Spot]) -> str:  # noqa: ARG001
    """Both texts must have the same lines, words and numerals, each as often, and the changed one another order."""
    before, after = read.text.split("\n"), made.split("\n")
    if Counter(before) != Counter(after):
        return "the lines are not the same ones"
    if before == after or words(read.text) != words(made) or numerals(read.text) != numerals(made):
        return "nothing is in another order"
    return ""


REORDER: tuple[DamageRule, ...] = (
    DamageRule("bullets-reordered", "invariant", _other_orders, _same_items, "reorder", 1),
)
"""Rules of the subtype `reorder`."""
