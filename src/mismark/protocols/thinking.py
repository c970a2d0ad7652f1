"""A block of thinking that opens a reply: reply text in, the rest out, or why nothing is left."""

from __future__ import annotations

import re

from mismark.records import Unparsed

__all__ = ["after_thinking"]

_THINKING = re.compile(r"\s*<(think|thinking|reasoning)>")


def after_thinking(text: str) -> str | Unparsed:
    """A reply without the block of thinking that opens it, or why nothing is left.

    Example:
        >>> after_thinking("<think>Hm.</think>TOTAL ERRORS FOUND: 0")
        'TOTAL ERRORS FOUND: 0'
        >>> after_thinking("<think>Hm.").reason, after_thinking(" ").reason
        ('only-thinking', 'empty')
    """
    if not text.strip():
        return Unparsed("empty")
    thought = _THINKING.match(text)
    if thought is None:
        return text
    end = text.find(f"</{thought[1]}>", thought.end())
    if end == -1:
        return Unparsed("only-thinking", "the reply opens a block of thinking and never ends it")
    rest = text[end + len(thought[1]) + 3 :]
    if not rest.strip():
        return Unparsed("only-thinking", "the reply holds nothing after its block of thinking")
    return rest
