"""Edits carried out: the tokens of a sentence and what is to change in, the tokens that it becomes out."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

__all__ = ["Change", "carry_out"]


class Change(NamedTuple):
    """Tokens `start` to `end` (half-open) of a sentence, and what is to stand there, cut at white space."""

    start: int
    end: int
    correction: str


def carry_out(tokens: Sequence[str], changes: Iterable[Change]) -> list[str]:
    """Carry out changes from left to right.

    One that begins before the last one ended is left out, and so is one that was just carried out.

    Args:
        tokens: of the sentence.
        changes: in any order.

    Returns:
        The tokens of the corrected sentence.

    Example:
        >>> carry_out(["I", "has", "big", "cat"], [Change(2, 2, "a"), Change(1, 2, "have"), Change(3, 4, "")])
        ['I', 'have', 'a', 'big']
        >>> carry_out(["a", "b", "c"], [Change(0, 2, "x"), Change(1, 3, "y"), Change(0, 2, "x")])
        ['x', 'c']
    """
    corrected: list[str] = []
    done = 0
    last: Change | None = None
    for change in sorted(changes, key=lambda one: (one.start, one.end)):
        if change.start < done or change == last:
            continue
        corrected += tokens[done : change.start]
        corrected += change.correction.split()
        done, last = change.end, change
    corrected += tokens[done:]
    return corrected
