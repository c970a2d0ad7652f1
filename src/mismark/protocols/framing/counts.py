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

from typing import TYPE_CHECKING, Any

from mismark.records import Unparsed
from mismark.scoring.spans import VARIANTS, Span, matched

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mismark.protocols.framing.parsing import Report
    from mismark.records import Item, JsonObject

__all__ = ["count", "gold_spans", "legacy", "span_counts"]


def gold_spans(item: Item, annotator: int = 0) -> tuple[Span, ...]:
    """The edits of one annotator as spans of the passage."""
    return tuple(
        Span(index, edit.start, edit.end, edit.corrections)
        for index, sentence in enumerate(item.sentences)
        for edit in sentence.gold(annotator)
    )


def span_counts(gold: Sequence[Span], hypotheses: Sequence[Span]) -> dict[str, int]:
    """Matches under each rule, one to one and maximal."""
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
    lowered = [description.lower() for description in descriptions]
    words = []
    for sentence in item.sentences:
        for edit in sentence.gold(annotator):
            parts = [
                *sentence.tokens[edit.start : edit.end],
                *(word for c in edit.corrections for word in c.split()),
            ]
            words.append([part.lower() for part in parts])
    gold_matched = sum(any(part in line for part in parts for line in lowered) for parts in words)
    lines_matched = sum(any(part in line for parts in words for part in parts) for line in lowered)
    return gold_matched, lines_matched


def count(item: Item, report: Report | Unparsed, annotator: int = 0) -> JsonObject:
    """The counts of one reply.

    Args:
        item: the passage.
        report: what the reply says, or why that cannot be told.
        annotator: the reference.
    """
    gold = gold_spans(item, annotator)
    if isinstance(report, Unparsed):
        return {"parsed": 0, "reason": report.reason, "gold": len(gold)}
    spans = [hypothesis.span for hypothesis in report.hypotheses if hypothesis.span is not None]
    legacy_gold, legacy_lines = legacy(item, report.descriptions, annotator)
    counts: dict[str, Any] = {
        "parsed": 1,
        "gold": len(gold),
        "claimed": report.claimed,
        "claimed_by": report.claimed_by,
        "lines": report.n_lines,
        "placed": len(spans),
        "ambiguous": sum(hypothesis.ambiguous for hypothesis in report.hypotheses),
        "disagrees": int(report.disagrees),
        "unlisted": int(report.claimed > 0 and not report.descriptions),
        **span_counts(gold, spans),
        "legacy_gold": legacy_gold,
        "legacy_lines": legacy_lines,
    }
    return counts
