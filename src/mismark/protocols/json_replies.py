"""JSON in what a model wrote: a reply in, the objects that stand in it out.

Total and linear: whatever a model may write, in whatever fences, is searched a bounded number of times.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mismark.records import JsonObject

__all__ = ["MOST_TEXT", "json_objects", "placed_objects"]

MOST_TEXT = 100_000
"""Characters of a reply that are looked at."""
_MOST_OBJECTS = 20


def _no_constant(name: str) -> None:
    raise ValueError(name)


_DECODER = json.JSONDecoder(strict=False, parse_constant=_no_constant)


def json_objects(text: str) -> list[JsonObject]:
    r"""Every JSON object in a text that stands inside no other, the first twenty.

    Example:
        >>> json_objects('Sure! ```json\n{"score": 7}\n``` and {broken')
        [{'score': 7}]
    """
    return [value for value, _ in placed_objects(text)]


def placed_objects(text: str) -> list[tuple[JsonObject, tuple[int, int]]]:
    """The same, each with where it begins and ends."""
    text = text[:MOST_TEXT]
    found: list[tuple[JsonObject, tuple[int, int]]] = []
    at = text.find("{")
    for _ in range(_MOST_OBJECTS):
        if at == -1:
            break
        try:
            value, end = _DECODER.raw_decode(text, at)
        except (ValueError, RecursionError):
            end = at + 1
        else:
            found.append((value, (at, end)))
        at = text.find("{", end)
    return found
