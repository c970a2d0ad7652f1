"""Words that an instruction wants a line to begin with, and the line of an answer that does.

An instruction goes in, labels come out (`Tip:`, `Next step:`); an answer and a label, the span of the one line.
"""

from __future__ import annotations

import re

__all__ = ["asked_labels", "label_line"]

_ASKED = re.compile(
    r"\b(?:line|sentence|paragraph|postscript|note) (?:that |which )?(?:starts|begins|starting|beginning) with "
    r"[\"“]([A-Z][^\"”\n]{0,40}[:,])[\"”]|\bafter the label [\"“]([^\"”\n]{1,40}:)[\"”]|"
    r"\bstarting with (P\.\s?S\.)|[\"“](P\.\s?S\.:?)[\"”]"
)


def asked_labels(instruction: str) -> tuple[str, ...]:
    """The labels that an instruction asks for, each once.

    Example:
        >>> asked_labels('Finish with one line that begins with "Next step:".')
        ('Next step:',)
    """
    return tuple(
        dict.fromkeys("".join(filter(None, match.groups())) for match in _ASKED.finditer(instruction))
    )


def label_line(text: str, label: str) -> tuple[int, int] | None:
    r"""The one line that begins with a label, where no other does and it is a paragraph of its own.

    Example:
        >>> label_line("Soup.\n\nTip: Stir.", "Tip:")
        (7, 17)
    """
    found = [
        match.span()
        for match in re.finditer(rf"(?:(?<=\n\n)|\A)(?:\*\*)?{re.escape(label)}[^\n]*(?=\n\n|\Z)", text)
    ]
    return found[0] if found and text.count(label) == 1 else None
