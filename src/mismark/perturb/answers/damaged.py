"""A damaged answer read like a gold one, for checks."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from mismark.perturb.answers.reading import AnswerText

if TYPE_CHECKING:
    from mismark.perturb.answers.reading import AnswerText as Read

__all__ = ["reread"]


def reread(read: Read, perturbed: str) -> Read:
    """The same instruction with the damaged text."""
    return AnswerText(replace(read.answer, gold=perturbed))
