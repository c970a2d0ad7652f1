"""Quoted fragments in a description: what a writer puts between quotation marks.

A description in, its fragments out, in order. Double marks (straight, curly, guillemets), back
ticks, single marks and Markdown's asterisks are read; an apostrophe inside a word (`don't`) neither
opens nor closes. Asterisks around a quoted fragment are not part of it, nor are dots that only say
that the text goes on (`"… have recieve …"`).
"""

from __future__ import annotations

import re
from typing import NamedTuple

__all__ = ["Fragment", "fragments"]


class Fragment(NamedTuple):
    """A quoted stretch of a description.

    Attributes:
        text: the words between the marks, without surrounding space.
        start: where the opening mark stands in the description.
        end: one past the closing mark.
    """

    text: str
    start: int
    end: int


# A single mark opens after a non-word character and closes before one, so apostrophes stay inside.
_QUOTED = re.compile(
    r"""
      (?=["“„«`*'‘])(?:  # whatever opens a quotation, looked for before the alternatives are tried
      "([^"\n]{1,2000})"
    | [“„]([^“”„\n]{1,2000})”
    | «([^«»\n]{1,2000})»
    | `([^`\n]{1,2000})`
    | \*\*([^*\n]{1,2000})\*\*
    | (?<![\w*])\*(?=\S)([^*\n]{1,200})(?<=\S)\*(?![\w*])
    | (?<!\w)['‘](?=\S)((?:[^'‘’\n]|(?<=\w)['’](?=\w)){1,2000})['’](?!\w)
    )
    """,
    re.VERBOSE,
)

_EMPHASIS = re.compile(r"""\*{1,2}(?=["“„«`])|(?<=["”»`])\*{1,2}""")
_ELLIPSIS = re.compile(r"^(?:\.{3}|…)\s*|\s*(?:\.{3}|…)$")


def fragments(description: str) -> tuple[Fragment, ...]:
    """The quoted fragments of a description, left to right; none overlaps another.

    Example:
        >>> [f.text for f in fragments('“theirselves” should be "themselves"')]
        ['theirselves', 'themselves']
        >>> [f.text for f in fragments("'don't has' -> 'doesn't have'")]
        ["don't has", "doesn't have"]
        >>> fragments("The writer's comma is misused")
        ()
    """
    found = []
    if "*" in description:
        description = _EMPHASIS.sub(lambda mark: " " * len(mark[0]), description)
    for match in _QUOTED.finditer(description):
        text = match[match.lastindex or 0].strip()
        text = _ELLIPSIS.sub("", text) or text
        if text:
            found.append(Fragment(text, match.start(), match.end()))
    return tuple(found)
