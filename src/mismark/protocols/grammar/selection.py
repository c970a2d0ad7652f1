"""Which grammar items a run is about: numbers and ranges as they were written, or levels, in; pairs out."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

from mismark.errors import UsageError
from mismark.texts.inventory import LEVELS, inventory

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from mismark.records import Item

__all__ = ["read_levels", "read_numbers", "selected"]

_RANGE = re.compile(r"([0-9]{1,6})(?:[-–]([0-9]{1,6}))?")


def read_numbers(written: Iterable[int | str]) -> list[int]:
    """The numbers of grammar items, ascending, each once.

    Args:
        written: numbers and ranges, `39` and `120-129`.

    Raises:
        UsageError: something else, or no item of the inventory.

    Example:
        >>> read_numbers(["39", "3-5", 4])
        [3, 4, 5, 39]
    """
    found: set[int] = set()
    last = len(inventory())
    for one in written:
        match = _RANGE.fullmatch(str(one).strip())
        first, end = (int(match[1]), int(match[2] or match[1])) if match else (0, 0)
        if not 1 <= first <= end <= last:
            raise UsageError(
                f"--items={one}: expected numbers of grammar items from 1 to {last}, or ranges of them, with commas "
                "between them, such as --items 39,120-129"
            )
        found.update(range(first, end + 1))
    if not found:
        raise UsageError(
            "--items names no grammar item; give numbers, such as --items 39,120-129, or leave it out"
        )
    return sorted(found)


def read_levels(written: Iterable[str]) -> list[str]:
    """CEFR levels, easiest first, each once.

    Raises:
        UsageError: no level is called that, or none is given.

    Example:
        >>> read_levels(["b1", "A2"])
        ['A2', 'B1']
    """
    wanted = [one.strip().upper() for one in written]
    for one in wanted:
        if one not in LEVELS:
            raise UsageError(
                f"--levels={one}: there is no such CEFR level here; there are {', '.join(LEVELS)}"
            )
    if not wanted:
        raise UsageError(f"--levels names no level; give some of {','.join(LEVELS)}, or leave it out")
    return [level for level in LEVELS if level in wanted]


def selected(
    items: Sequence[Item], numbers: Sequence[int] | None, levels: Sequence[str] | None, per_item: int | None
) -> tuple[Item, ...]:
    """The pairs of a run, in the order they had.

    Args:
        items: minimal pairs.
        numbers: grammar items, None for all.
        levels: CEFR levels, None for all.
        per_item: how many pairs of each grammar item, the first ones; None for all.

    Raises:
        UsageError: fewer than one pair an item, or nothing is left.
    """
    if per_item is not None and per_item < 1:
        raise UsageError(
            f"--per-item is {per_item}; give how many pairs of each grammar item to take, 1 or more"
        )
    taken: Counter[int] = Counter()
    kept = []
    for item in items:
        number = item.meta["item"]
        if (numbers is not None and number not in numbers) or (
            levels is not None and item.meta["level"] not in levels
        ):
            continue
        taken[number] += 1
        if per_item is None or taken[number] <= per_item:
            kept.append(item)
    if items and not kept:
        raise UsageError("no minimal pair is of these --items and --levels together; leave one of them out")
    return tuple(kept)
