"""Writing a checker's findings as a list with a corrected text beside it.

An item and a reply with findings in, the text of a reply out: the list and the total as
`mismark.protocols.framing.rendering` writes them, and under `CORRECTED TEXT:` the passage with every
correction that the findings offer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mismark.protocols.corrected_reply.carrying import carried_out
from mismark.protocols.framing.rendering import render
from mismark.texts.tokens import natural, tokenised

if TYPE_CHECKING:
    from mismark.records import Item, Reply

__all__ = ["corrected_text", "render_corrected"]


def corrected_text(item: Item, reply: Reply, text: str) -> str:
    """Carry out the corrections of a reply's findings, each on whole tokens.

    A finding without a correction changes nothing, and neither does one that crosses the border of two
    sentences. Of findings that overlap the first is carried out.

    Args:
        item: the passage that the findings are about.
        reply: a reply with findings; offsets count in the natural text of `item`.
        text: `natural` or `tokenised`, as the question shows the passage.

    Example:
        >>> from mismark.records import Fate, Finding, Item, Reply, Sentence
        >>> item = Item("i", (Sentence(("He", "go", "home", ".")),))
        >>> findings = (Finding(3, 5, "goes"), Finding(6, 6, "straight"), Finding(6, 10))
        >>> corrected_text(item, Reply(Fate.ANSWERED, findings=findings), "natural")
        'He goes straight home.'
    """
    layout = natural([sentence.tokens for sentence in item.sentences])
    corrected = carried_out(layout, reply.findings or ())
    return (natural(corrected) if text == "natural" else tokenised(corrected)).text


def render_corrected(item: Item, reply: Reply, text: str) -> str:
    """Write a reply's findings as a list, its total, and the corrected text."""
    return f"{render(item, reply)}\nCORRECTED TEXT:\n{corrected_text(item, reply, text)}"
