"""Where an answer says what came out.

An answer goes in, the span of its closing words comes out: the line `Final answer: …`, or the sentence that begins with
`Therefore`, `Thus`, `So`, to the end of the text; without either the last sentence.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from mismark.perturb.answers.reading import Span

if TYPE_CHECKING:
    from mismark.perturb.answers.reading import AnswerText

__all__ = ["closing_of"]

_CONCLUDES = re.compile(
    r"(?:^|(?<=[.!?:]\s)|(?<=\]\s))[*_# ]*(?:Final answer|The (?:final )?answer|Answer|Therefore|Thus|Hence|So,|In conclusion|"
    r"Conclusion|In total)\b",
    re.MULTILINE,
)
_LATE = 0.6


def closing_of(read: AnswerText) -> Span:
    r"""The closing words of an answer.

    Example:
        >>> import pytest
        >>> _ = pytest.importorskip("markdown_it")
        >>> from mismark.perturb.answers.reading import AnswerText
        >>> from mismark.texts.gold_answers import GoldAnswer
        >>> read = AnswerText(GoldAnswer("q", "reasoning", "Add.", "It is 2 + 3 = 5.\n\nFinal answer: 5"))
        >>> read.text[closing_of(read).start :]
        'Final answer: 5'
    """
    text = read.text.rstrip()
    said = [match.start() for match in _CONCLUDES.finditer(text) if match.start() >= _LATE * len(text)]
    if said:
        start = said[-1]
        return Span(start + len(text[start:]) - len(text[start:].lstrip("*_# ")), len(text))
    if read.sentences and read.sentences[-1].end >= len(text) - 1:
        return Span(read.sentences[-1].start, len(text))
    return Span(text.rfind("\n") + 1, len(text))
