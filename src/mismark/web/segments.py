"""Two texts cut into what they share and what was changed, for a page that marks it: texts in, segments out.

Joined, the segments give either text exactly, whatever stands in it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mismark.texts.differences import changed_words

if TYPE_CHECKING:
    from mismark.records import JsonObject

__all__ = ["segments"]


def segments(gold: str, perturbed: str) -> list[JsonObject]:
    """Cut two texts by words.

    Args:
        gold: the one text.
        perturbed: the other.

    Returns:
        `{"kind": "same", "text"}` and `{"kind": "change", "gold", "perturbed"}` in turn.

    Example:
        >>> segments("2 and 3", "2 or 3")
        [{'kind': 'same', 'text': '2 '}, {'kind': 'change', 'gold': 'and', 'perturbed': 'or'}, {'kind': 'same', 'text': ' 3'}]
    """
    cut: list[JsonObject] = []
    last = 0
    for start, end, text in changed_words(gold, perturbed):
        cut += [{"kind": "same", "text": gold[last:start]}] if start > last else []
        cut.append({"kind": "change", "gold": gold[start:end], "perturbed": text})
        last = end
    return [*cut, {"kind": "same", "text": gold[last:]}] if last < len(gold) else cut
