"""Matching of spans, one to one and maximal, so that the order of lines cannot change a score.

Hypotheses and gold edits in, numbers of matches out. Three rules of what counts as the same edit
(ErrorBench 3.4 and appendix F):

* `strict`: same sentence, same span, and the correction is one of the gold's alternatives;
* `detection`: same sentence and same span;
* `overlap`: same sentence and a token in common.

An insertion is an empty span and has no token, so under `overlap` it needs a rule of its own:
`never` (the paper's words: a non-empty token overlap; gold against itself is then below 1) or
`touch` (an insertion overlaps a span that it lies in or next to, and an insertion at its place).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

__all__ = ["VARIANTS", "Insertions", "Rule", "Span", "largest", "matched", "same"]

Rule: TypeAlias = Literal["strict", "detection", "overlap"]
Insertions: TypeAlias = Literal["never", "touch"]

VARIANTS: dict[str, tuple[Rule, Insertions]] = {
    "strict": ("strict", "never"),
    "detection": ("detection", "never"),
    "overlap": ("overlap", "never"),
    "overlap_touch": ("overlap", "touch"),
}
"""The rules that are always counted side by side, by the key of their count."""


class Span(NamedTuple):
    """A token span of a passage, with what should stand there.

    Attributes:
        sentence: index of the sentence in the passage.
        start: first token.
        end: one past the last token; equal to `start` for an insertion.
        corrections: alternatives for gold, one or none for a hypothesis that names no correction.
    """

    sentence: int
    start: int
    end: int
    corrections: tuple[str, ...] = ()


def _squeezed(correction: str) -> str:
    return "".join(correction.split())


def same(gold: Span, hypothesis: Span, rule: Rule, insertions: Insertions = "never") -> bool:
    """Whether a hypothesis counts as this gold edit under a rule.

    Corrections are compared without their spaces, because tokenised gold writes `do n't`.

    Example:
        >>> same(Span(0, 3, 4, ("do n't",)), Span(0, 3, 4, ("don't",)), "strict")
        True
        >>> same(Span(0, 3, 3), Span(0, 3, 3), "overlap"), same(Span(0, 3, 3), Span(0, 3, 3), "overlap", "touch")
        (False, True)
    """
    if gold.sentence != hypothesis.sentence:
        return False
    if rule == "overlap":
        if gold.start < gold.end and hypothesis.start < hypothesis.end:
            return gold.start < hypothesis.end and hypothesis.start < gold.end
        return insertions == "touch" and gold.start <= hypothesis.end and hypothesis.start <= gold.end
    if (gold.start, gold.end) != (hypothesis.start, hypothesis.end):
        return False
    if rule == "detection":
        return True
    return bool(hypothesis.corrections) and _squeezed(hypothesis.corrections[0]) in map(
        _squeezed, gold.corrections
    )


def matched(
    gold: Sequence[Span], hypotheses: Sequence[Span], rule: Rule, insertions: Insertions = "never"
) -> int:
    """The size of the largest one-to-one matching of hypotheses with gold edits.

    Found by augmenting paths (Kuhn 1955) from the gold side, so that a reply of many lines costs
    gold x lines comparisons.

    Example:
        A long quote overlaps two gold edits and can match only one; the other line takes the rest.

        >>> gold = [Span(0, 1, 2), Span(0, 3, 4)]
        >>> matched(gold, [Span(0, 0, 5)], "overlap")
        1
        >>> matched(gold, [Span(0, 0, 5), Span(0, 1, 2)], "overlap")
        2
    """
    beside: dict[tuple[int, ...], list[int]] = {}
    for j, hypothesis in enumerate(hypotheses):
        beside.setdefault(_where(hypothesis, rule), []).append(j)
    edges: dict[int, list[int]] = {}
    for i, edit in enumerate(gold):
        found = [j for j in beside.get(_where(edit, rule), ()) if same(edit, hypotheses[j], rule, insertions)]
        if found:
            edges[i] = found
    return largest(edges)


def _where(span: Span, rule: Rule) -> tuple[int, ...]:
    """What two spans must share to be the same at all."""
    return (span.sentence,) if rule == "overlap" else span[:3]


def largest(edges: Mapping[int, Sequence[int]]) -> int:
    """The size of the largest one-to-one matching, from what each of one side may be matched with.

    Example:
        >>> largest({0: [7], 1: [7, 8], 2: []})
        2
    """
    taken: dict[int, int] = {}

    def augment(i: int, seen: set[int]) -> bool:
        for j in edges[i]:
            if j not in seen:
                seen.add(j)
                if j not in taken or augment(taken[j], seen):
                    taken[j] = i
                    return True
        return False

    return sum(augment(i, set()) for i in edges)
