"""Changes as people read them: whole words, and no more of them than differ."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from mismark.texts.answers import Change, apply_changes

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

__all__ = ["whole_words"]

_PIECES = re.compile(r"\d+(?:[.,]\d+)*|[^\W\d_]+(?:['’][^\W\d_]+)*|\s|.", re.DOTALL)
_INSIDE = re.compile(r"[^\W_]|(?<=[^\W_])['’.,](?=[^\W_])")


def whole_words(gold: str, changes: Iterable[Change]) -> tuple[Change, ...]:
    """Widen changes to the words that they stand in, and leave out what stays at their ends.

    Args:
        gold: the text before.
        changes: ascending, none overlapping another.

    Returns:
        Changes that make the same text, ascending, none touching the next.

    Example:
        >>> whole_words("We receive it.", [Change(6, 8, "ie")])
        (Change(start=3, end=10, text='recieve'),)
        >>> whole_words("In 1944 it ended.", [Change(0, 8, "In 1945 ")])
        (Change(start=3, end=7, text='1945'),)
    """
    groups: list[tuple[int, int, list[Change]]] = []
    for change in changes:
        start, end = _widened(gold, change)
        together = [change]
        while groups and start <= groups[-1][1]:
            first, last, before = groups.pop()
            start, end, together = min(first, start), max(last, end), before + together
            start, end = _widened(gold, Change(start, end, _applied(gold, start, end, together)))
        groups.append((start, end, together))
    return tuple(_narrowed(gold, groups))


def _applied(gold: str, start: int, end: int, together: Iterable[Change]) -> str:
    """What stands between two places after the changes there."""
    shifted = [Change(low - start, high - start, text) for low, high, text in together]
    return apply_changes(gold[start:end], shifted)


def _widened(gold: str, change: Change) -> tuple[int, int]:
    """The change's ends, moved out to the ends of words that it would cut, in the text before or after."""
    start, end = change.start, change.end
    begins = change.text[:1] if change.text else gold[end : end + 1]
    if _inside(gold[start : start + 1]) or _inside(begins):
        while start and _INSIDE.match(gold, start - 1):
            start -= 1
    ends = change.text[-1:] if change.text else gold[change.start - 1 : change.start]
    if _inside(gold[end - 1 : end] if end else "") or _inside(ends):
        while end < len(gold) and _INSIDE.match(gold, end):
            end += 1
    return start, end


def _inside(character: str) -> bool:
    return _INSIDE.match(character) is not None


def _narrowed(gold: str, groups: Iterable[tuple[int, int, list[Change]]]) -> Iterator[Change]:
    for start, end, together in groups:
        before = _PIECES.findall(gold[start:end])
        after = _PIECES.findall(_applied(gold, start, end, together))
        shared = min(len(before), len(after))
        head = next((n for n in range(shared) if before[n] != after[n]), shared)
        tail = next(
            (n for n in range(shared - head) if before[-1 - n] != after[-1 - n]),
            shared - head,
        )
        low = start + sum(map(len, before[:head]))
        high = end - sum(map(len, before[len(before) - tail :]))
        text = "".join(after[head : len(after) - tail])
        if (low, high, text) != (low, low, ""):
            yield Change(low, high, text)
