"""Checkers as judges: findings in, the reply that a model would have written out.

A checker's score is the greatest one where it finds nothing, and nears the least as it finds more: with n findings,
least + (greatest - least) · 4 / (4 + n), so that four take half of it and every further one costs something. Of two
answers it prefers the one in which it finds less, and says C where it finds as much in both.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from mismark.protocols.judging.prompts import BETWEEN

if TYPE_CHECKING:
    from mismark.records import Finding, Prompt, Reply

__all__ = ["HALF", "render"]

HALF = 4
"""Findings that take half of what lies between the least and the greatest score."""

_SHOWN = 10
_DIGITS = 4


def render(prompt: Prompt, reply: Reply) -> str:
    """Write findings as a score or a verdict.

    Args:
        prompt: with `scale`, and `second` for a pair.
        reply: with its findings.
    """
    findings = reply.findings or ()
    second = prompt.facts.get("second")
    if second is None:
        low, high = prompt.facts["scale"]
        score = round(low + (high - low) * HALF / (HALF + len(findings)), _DIGITS)
        said: dict[str, object] = {"explanation": _words(prompt, findings), "score": score}
    else:
        in_first = tuple(one for one in findings if one.char_start < second - len(BETWEEN))
        in_second = tuple(one for one in findings if one.char_start >= second)
        fewer = len(in_first) - len(in_second)
        words = f"A: {_words(prompt, in_first)} B: {_words(prompt, in_second)}"
        said = {"explanation": words, "verdict": "C" if fewer == 0 else "A" if fewer < 0 else "B"}
    return json.dumps(said, ensure_ascii=False)


def _words(prompt: Prompt, findings: tuple[Finding, ...]) -> str:
    """What was found, the first ten places by their words."""
    if not findings:
        return "Nothing found."
    places = [f"“{prompt.text[one.char_start : one.char_end]}”" for one in findings[:_SHOWN]]
    more = f" and {len(findings) - _SHOWN} more" if len(findings) > _SHOWN else ""
    return f"{len(findings)} found: {', '.join(places)}{more}."
