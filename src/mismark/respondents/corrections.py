"""What a corrector changed, as findings: a text and the tokens of its corrected form in, findings out."""

from __future__ import annotations

from difflib import SequenceMatcher
from typing import TYPE_CHECKING

from mismark.records import Finding
from mismark.texts.tokens import Layout, tokenise

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["corrections"]


def corrections(text: str, corrected: Sequence[str]) -> tuple[Finding, ...]:
    """Tell which tokens of a text were changed, and into what.

    Carrying all of them out gives the corrected tokens exactly, so that what is scored is what the corrector wrote.

    Args:
        text: the text as it was shown.
        corrected: the tokens that it became.

    Returns:
        One finding for each stretch of changed tokens, ascending; corrections are tokens joined by one space.

    Example:
        >>> corrections("He go home.", ["He", "goes", "home", "."])
        (Finding(char_start=3, char_end=5, correction='goes', note=''),)
        >>> corrections("Go home.", ["Go", "home", "now", "."])
        (Finding(char_start=7, char_end=7, correction='now', note=''),)
    """
    tokens = tokenise(text)
    layout = Layout(text, (tuple((token.char_start, token.char_end) for token in tokens),))
    words = [token.text for token in tokens]
    return tuple(
        Finding(*layout.chars(0, start, end), " ".join(corrected[new_start:new_end]))
        for kind, start, end, new_start, new_end in SequenceMatcher(
            None, words, corrected, autojunk=False
        ).get_opcodes()
        if kind != "equal"
    )
