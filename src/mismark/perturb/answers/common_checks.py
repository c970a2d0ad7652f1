r"""What must hold of every damaged answer, whatever the rule: an answer in, what is wrong with it out.

The rules are those of `mismark data check`, as far as they can tell on one answer, and what cutting words out of a
text leaves behind: double blanks, a blank before a comma, an empty bullet.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from mismark.texts.answer_checks import check_answers
from mismark.texts.answers import apply_changes

if TYPE_CHECKING:
    from mismark.texts.answers import DamagedAnswer

__all__ = ["common_fault"]

_LEAVINGS: tuple[tuple[str, re.Pattern[str]], ...] = (
    ("a double blank", re.compile(r"(?<=\S)[ \u00a0]{2,}(?=\S)")),
    ("a blank at the end of a line", re.compile(r"[ \t]+$", re.MULTILINE)),
    ("a blank before punctuation", re.compile(r"(?<=\w)[ \u00a0]+(?:[,;:!?]|\.(?!\w|\.\.))")),
    ("punctuation twice", re.compile(r",[ ]*[,.;:]|;[ ]*[;.]|(?<!\.)\.\.(?!\.)|[(\[][ ]*[)\]]")),
    ("an empty list item", re.compile(r"^[ \t]*(?:[-*+•]|\d{1,3}[.)])[ \t]*$", re.MULTILINE)),
    ("lines left empty", re.compile(r"\n[ \t]*\n[ \t]*\n")),
)
_CHARACTERS = {"control", "replacement"}


def common_fault(made: DamagedAnswer, excused: frozenset[str] = frozenset()) -> str:
    """Tell what is wrong with a damaged answer that no answer may have.

    Args:
        made: the damaged answer, its changes recorded.
        excused: rules of `mismark.texts.answer_checks` that this kind of change breaks on purpose.

    Returns:
        A few words, "" for nothing.

    Example:
        >>> from mismark.texts.answers import Change, DamagedAnswer
        >>> gold, changes = "Salt, sugar and oil.", (Change(4, 11, " "),)
        >>> made = apply_changes(gold, changes)
        >>> common_fault(DamagedAnswer("a", "p", "factual", "remove-fact", "", "What?", gold, made, changes))
        'a double blank'
    """
    gold, perturbed = made.gold, made.perturbed
    if made.recorded is not None and apply_changes(gold, made.recorded) != perturbed:
        return "the recorded changes do not make the text"
    for problem in check_answers([made]):
        known = problem.rule in _CHARACTERS and not set(perturbed) - set(gold)
        if problem.rule not in excused and not known:
            return problem.message
    flattened = "\n" not in gold and "  " in gold  # double blanks are where its line breaks were
    for name, pattern in _LEAVINGS[1:] if flattened else _LEAVINGS:
        if len(pattern.findall(perturbed)) > len(pattern.findall(gold)):
            return name
    return ""
