"""From a report to counts: the addable numbers of one reply.

A passage, its gold edits and a `Report` (or the reason why there is none) in; one flat mapping of
whole numbers out, the line of `counts.jsonl`. Every measure of framing is made from these.

Keys: `parsed` 1 or 0, and where parsed: `claimed` and `claimed_by`; `gold` edits of the reference
annotator; `lines`; `placed` and `ambiguous` lines; `disagrees` (total and lines differ);
`unlisted` (errors are claimed and none is listed); matches by
rule: `strict`, `detection`, `overlap` (an insertion overlaps nothing) and `overlap_touch`; and
`legacy_gold`, `legacy_lines`, the heuristic of ErrorBench's appendix G.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import chain
from typing import TYPE_CHECKING, Any, NamedTuple

from mismark.records import Unparsed
from mismark.scoring.spans import VARIANTS, Span, matched, same

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mismark.protocols.framing.parsing import Report
    from mismark.records import Item, JsonObject, Sentence

__all__ = ["count", "gold_spans", "legacy", "span_counts"]


def gold_spans(item: Item, annotator: int = 0) -> tuple[Span, ...]:
    """The edits of one annotator as spans of the passage."""
    return _gold(item.sentences, annotator).spans


class _Gold(NamedTuple):
    """The spans of the gold edits; the words of each edit's source and corrections in small letters; and all of them."""

    spans: tuple[Span, ...]
    words: tuple[tuple[str, ...], ...]
    all_words: tuple[str, ...]


@lru_cache(maxsize=256)
def _gold(sentences: tuple[Sentence, ...], annotator: int) -> _Gold:
    """The replies about one passage come one after another and share what is said of its gold."""
    spans, words = [], []
    for index, sentence in enumerate(sentences):
        for edit in sentence.gold(annotator):
            spans.append(Span(index, edit.start, edit.end, edit.corrections))
            corrected = (word for correction in edit.corrections for word in correction.split())
            parts = [*sentence.tokens[edit.start : edit.end], *corrected]
            words.append(tuple(dict.fromkeys(part.lower() for part in parts)))
    return _Gold(tuple(spans), tuple(words), tuple(dict.fromkeys(chain.from_iterable(words))))


def span_counts(gold: Sequence[Span], hypotheses: Sequence[Span]) -> dict[str, int]:
    """Matches under each rule, one to one and maximal."""
    # whatever matches under any rule touches, so only what touches is looked at more closely
    pairs = [(one, other) for one in gold for other in hypotheses if one.sentence == other.sentence]
    pairs = [(one, other) for one, other in pairs if same(one, other, "overlap", "touch")]
    if not pairs:
        return dict.fromkeys(VARIANTS, 0)
    touched = {id(one) for pair in pairs for one in pair}
    gold = [one for one in gold if id(one) in touched]
    hypotheses = [one for one in hypotheses if id(one) in touched]
    return {key: matched(gold, hypotheses, rule, insertions) for key, (rule, insertions) in VARIANTS.items()}


def legacy(item: Item, descriptions: Sequence[str], annotator: int = 0) -> tuple[int, int]:
    """The heuristic text match of earlier drafts.

    A gold edit counts as matched when any word of its source or correction is a substring of any
    description, without regard to case. The paper does not define its precision; here a description
    counts as matched when it holds any word of any gold edit.

    Returns:
        Gold edits matched, and descriptions matched.

    Source: ErrorBench appendix G; the second number is ours.

    Example:
        >>> from mismark.records import Edit, Item, Sentence
        >>> item = Item("x", (Sentence(("He", "go"), (Edit(1, 2, ("goes",), "SVA"),)),))
        >>> legacy(item, ["Verb form: goes", "Style"])
        (1, 1)
    """
    return _legacy(_gold(item.sentences, annotator), descriptions)


def _legacy(gold: _Gold, descriptions: Sequence[str]) -> tuple[int, int]:
    lowered = [description.lower() for description in descriptions]
    gold_matched = sum(any(part in line for part in parts for line in lowered) for parts in gold.words)
    lines_matched = sum(any(part in line for part in gold.all_words) for line in lowered)
    return gold_matched, lines_matched


def count(item: Item, report: Report | Unparsed, annotator: int = 0) -> JsonObject:
    """The counts of one reply.

    Args:
        item: the passage.
        report: what the reply says, or why that cannot be told.
        annotator: the reference.
    """
    gold = _gold(item.sentences, annotator)
    if isinstance(report, Unparsed):
        return {"parsed": 0, "reason": report.reason, "gold": len(gold.spans)}
    spans = [hypothesis.span for hypothesis in report.hypotheses if hypothesis.span is not None]
    legacy_gold, legacy_lines = _legacy(gold, report.descriptions)
    counts: dict[str, Any] = {
        "parsed": 1,
        "gold": len(gold.spans),
        "claimed": report.claimed,
        "claimed_by": report.claimed_by,
        "lines": report.n_lines,
        "placed": len(spans),
        "ambiguous": sum(hypothesis.ambiguous for hypothesis in report.hypotheses),
        "disagrees": int(report.disagrees),
        "unlisted": int(report.claimed > 0 and not report.descriptions),
        **span_counts(gold.spans, spans),
        "legacy_gold": legacy_gold,
        "legacy_lines": legacy_lines,
    }
    return counts
