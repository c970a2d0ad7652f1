"""The JSON objects that a reply holds: text in, objects out, and the values that stand under given keys.

Total and linear: whatever a model may write, in whatever fences, is searched a bounded number of times.
"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from mismark.records import JsonObject

__all__ = ["objects", "refused", "spoken", "values_of"]

_MOST_OBJECTS = 20
_MOST_TEXT = 100_000
_DEPTH = 6
_EXPLANATIONS = ("explanation", "justification", "reasoning", "reason", "rationale", "feedback", "analysis")
_REFUSED = re.compile(
    r"\b(?:I[’']?m|I am|we are)\s+(?:sorry|unable|not able)\b|\bI\s+(?:cannot|can[’']t|can not|won[’']t|will not|must decline)\b"
    r"|\bas an AI\b[^.]{0,80}\b(?:cannot|can[’']t|unable)\b",
    re.IGNORECASE,
)


def _no_constant(name: str) -> None:
    raise ValueError(name)


_DECODER = json.JSONDecoder(strict=False, parse_constant=_no_constant)


def objects(text: str) -> list[JsonObject]:
    r"""Every JSON object in a text that stands inside no other, the first twenty.

    Example:
        >>> objects('Sure! ```json\n{"score": 7}\n``` and {broken')
        [{'score': 7}]
    """
    text = text[:_MOST_TEXT]
    found: list[JsonObject] = []
    at = text.find("{")
    for _ in range(_MOST_OBJECTS):
        if at == -1:
            break
        try:
            value, end = _DECODER.raw_decode(text, at)
        except (ValueError, RecursionError):
            end = at + 1
        else:
            found.append(value)
        at = text.find("{", end)
    return found


def values_of(value: object, keys: Collection[str], depth: int = _DEPTH) -> Iterator[object]:
    """What stands under some keys, in lower case, of an object and the objects inside it.

    Example:
        >>> list(values_of({"result": {"Score": 7}}, {"score"}))
        [7]
    """
    if depth == 0:
        return
    if isinstance(value, dict):
        for key, inner in value.items():
            if key.strip().lower() in keys:
                yield inner
            else:
                yield from values_of(inner, keys, depth - 1)
    elif isinstance(value, list):
        for inner in value:
            yield from values_of(inner, keys, depth - 1)


def spoken(text: str, found: list[JsonObject], plain: str) -> str:
    """The explanation of a reply: what stands under such a key, else the words around the score or verdict.

    Args:
        text: the reply without its block of thinking.
        found: its JSON objects.
        plain: what the score or verdict itself is written as.

    Returns:
        The explanation, "" where there is none.

    Example:
        >>> spoken("", [{"explanation": "Two slips.", "score": 7}], "7")
        'Two slips.'
        >>> spoken("Two slips. Score: 7", [], "Score: 7"), spoken("Score: 7", [], "Score: 7")
        ('Two slips. Score: 7', '')
    """
    said = [
        one
        for value in found
        for one in values_of(value, _EXPLANATIONS)
        if isinstance(one, str) and one.strip()
    ]
    if said:
        return said[0].strip()
    if found:
        return ""
    words = text.strip()
    return words if words.replace(plain, "", 1).strip(" \n\t*_`.\"'{}[]():") else ""


def refused(text: str) -> bool:
    """Whether a reply that says nothing else says that it will not answer."""
    return _REFUSED.search(text[:_MOST_TEXT]) is not None
