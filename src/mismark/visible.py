"""Text that nobody vetted, made safe to look at: in goes any string, out comes one that hides nothing.

Characters that act instead of showing (controls, direction overrides, zero-width and tag
characters, lone surrogates) become visible escapes such as `⟨U+202E⟩`, and over-long text is
folded. Escaping for HTML, Markdown or LaTeX comes after this, in the module that writes it.
"""

from __future__ import annotations

import re

__all__ = ["CELL_LIMIT", "TEXT_LIMIT", "fold", "one_line", "shorten", "visible"]

CELL_LIMIT = 1_000
"""Characters of a table cell, a name or a caption that are shown."""
TEXT_LIMIT = 20_000
"""Characters of a passage or a reply that are shown."""

_ACTING = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f"  # controls but tab and line feed
    "\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\ufffe\uffff"
    "\ud800-\udfff"
    "\U000e0000-\U000e007f]"
)


def visible(text: str) -> str:
    r"""Write characters that act, rather than show, as escapes; line ends become line feeds.

    Example:
        >>> visible("safe\r\n\x1b[31mred\u202e")
        'safe\n⟨U+001B⟩[31mred⟨U+202E⟩'
    """
    return _ACTING.sub(lambda match: f"⟨U+{ord(match[0]):04X}⟩", text.replace("\r\n", "\n"))


def one_line(text: str) -> str:
    r"""Make text visible on one line.

    Example:
        >>> one_line("a\nb\x07")
        'a⟨U+000A⟩b⟨U+0007⟩'
    """
    return visible(text).replace("\n", "⟨U+000A⟩")


def shorten(text: str, limit: int = CELL_LIMIT) -> str:
    """Leave out the middle of a text that is longer than `limit` characters, saying how many are left out.

    Example:
        >>> shorten("abcdefghijkl", 6)
        'abcd … [6 characters left out] … kl'
    """
    rest = len(text) - limit
    if rest <= 0:
        return text
    tail = limit // 3
    return f"{text[: limit - tail]} … [{rest:,} characters left out] … {text[-tail:]}"


def fold(text: str, limit: int = CELL_LIMIT) -> str:
    """Make text visible and cut it after `limit` characters, saying how many were left out.

    Example:
        >>> fold("abcdef", 4)
        'abcd … [2 more characters left out]'
    """
    if len(text) <= limit:
        return visible(text)
    rest = len(text) - limit
    return f"{visible(text[:limit])} … [{rest:,} more character{'s' if rest > 1 else ''} left out]"
