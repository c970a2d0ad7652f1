"""Writing a checker's findings as the reply that a model would have written: the corrected sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mismark.protocols.corrected_reply.carrying import carried_out
from mismark.texts.tokenise import laid_out
from mismark.texts.tokens import natural

if TYPE_CHECKING:
    from mismark.records import Reply

__all__ = ["render"]


def render(text: str, reply: Reply) -> str:
    """Carry out the corrections that a reply's findings offer; a finding without one changes nothing.

    Args:
        text: the sentence, as the checker was shown it.
        reply: a reply with findings, whose offsets count in `text`.

    Returns:
        The corrected sentence as people write it; `text` itself where nothing is changed.

    Example:
        >>> from mismark.records import Fate, Finding, Reply
        >>> render("He go home.", Reply(Fate.ANSWERED, findings=(Finding(3, 5, "goes"), Finding(6, 10))))
        'He goes home.'
    """
    layout = laid_out(text)
    changed = carried_out(layout, reply.findings or ())
    before = [text[start:end] for start, end in layout.spans[0]]
    return text if changed == [before] else natural(changed).text
