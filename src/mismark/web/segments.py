"""Two texts cut into what they share and what was changed, for a page that marks it: texts in, segments out.

Joined, the segments give either text exactly, whatever stands in it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mismark.texts.differences import changed_words

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mismark.records import JsonObject

__all__ = ["segments"]


def segments(
    gold: str, perturbed: str, recorded: Iterable[tuple[int, int, str]] | None = None
) -> list[JsonObject]:
    """Cut two texts at the changes that are recorded, else by words.

    Args:
        gold: the one text.
        perturbed: the other.
        recorded: how the one became the other, in order; None where nobody recorded it.

    Returns:
        `{"kind": "same", "text"}` and `{"kind": "change", "gold", "perturbed"}` in turn.

    Example:
        >>> segments("2 and 3", "2 or 3")
        [{'kind': 'same', 'text': '2 '}, {'kind': 'change', 'gold': 'and', 'perturbed': 'or'}, {'kind': 'same', 'text': ' 3'}]
    """
    cut: list[JsonObject] = []
    last = 0
    for start, end, text in changed_words(gold, perturbed) if recorded is None else recorded:
        cut += [{"kind": "same", "text": gold[last:start]}] if start > last else []
        cut.append({"kind": "change", "gold": gold[start:end], "perturbed": text})
        last = end
    return [*cut, {"kind": "same", "text": gold[last:]}] if last < len(gold) else cut
