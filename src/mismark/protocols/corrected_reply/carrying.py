"""Findings carried out: a text and what was found in it in, the corrected text out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mismark.edits.applying import Change, carry_out

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mismark.records import Finding
    from mismark.texts.tokens import Layout

__all__ = ["carried_out", "widened"]


def widened(finding: Finding, layout: Layout, sentence: int, start: int, end: int) -> str | None:
    """The correction of whole tokens, where the finding covers only a part of one."""
    if finding.correction is None:
        return None
    first, last = layout.chars(sentence, start, end)
    return layout.text[first : finding.char_start] + finding.correction + layout.text[finding.char_end : last]


def carried_out(layout: Layout, findings: Iterable[Finding]) -> list[list[str]]:
    """Carry out the corrections of findings, each on whole tokens.

    A finding without a correction changes nothing, and neither does one that crosses the border of two
    sentences. Of findings that overlap the first is carried out.

    Args:
        layout: the text, in whose characters the findings' offsets count.
        findings: in any order.

    Returns:
        The tokens of each corrected sentence.

    Example:
        >>> from mismark.records import Finding
        >>> from mismark.texts.tokens import natural
        >>> layout = natural([("He", "go", "home", ".")])
        >>> carried_out(layout, [Finding(3, 5, "goes"), Finding(6, 6, "straight"), Finding(6, 10)])
        [['He', 'goes', 'straight', 'home', '.']]
    """
    changes: list[list[Change]] = [[] for _ in layout.spans]
    for finding in findings:
        span = layout.tokens(finding.char_start, finding.char_end)
        if span is None:
            continue
        correction = finding.correction if span.start == span.end else widened(finding, layout, *span)
        if correction is not None:
            changes[span.sentence].append(Change(span.start, span.end, correction))
    return [
        carry_out([layout.text[start:end] for start, end in spans], asked)
        for spans, asked in zip(layout.spans, changes, strict=True)
    ]
