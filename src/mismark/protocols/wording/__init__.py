"""Prompt texts, one file each, hashed into every signature.

A wording file is a line that says where its words come from, a line `---`, and the template.
Templates of the papers stand word for word; the others are ours.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

__all__ = ["wording"]


@cache
def wording(name: str) -> str:
    """The template of a wording file, without its source line.

    Args:
        name: folder and file without its ending, `errorbench/blind`.

    Example:
        >>> wording("errorbench/blind")
        'Does this text have any grammatical errors? If yes, list them. {text}'
    """
    folder, _, file = name.partition("/")
    text = (files(__name__) / folder / f"{file}.txt").read_text(encoding="utf-8")
    _, _, template = text.partition("\n---\n")
    return template.rstrip("\n")
