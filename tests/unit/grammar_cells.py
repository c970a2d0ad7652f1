"""Made-up cells of a grammar run."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from mismark.protocols.grammar.cells import CORRECT, Cell

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

LEVELS = ("A1", "A2", "B1", "B2")


def level_of(item: int) -> str:
    """Items in turn belong to the four levels."""
    return LEVELS[item % 4]


def cell(
    item: int,
    number: int = 0,
    counts: Sequence[tuple[int, int, int]] | None = ((1, 1, 1),),
    *,
    steps: tuple[int, ...] = (2, 3),
    condition: str = "baseline",
    model: str = "m",
    sample: int = 0,
    reason: str | None = None,
    changed: bool = True,
    wrapping: tuple[str, ...] = (),
) -> Cell:
    """One reply to a pair of an item; without counts it could not be read."""
    if counts is None and reason is None and condition != CORRECT:
        reason = "refusal"
    n = len(counts) if counts is not None else 1
    return Cell(
        f"{item:03}-{number:02}",
        item,
        level_of(item),
        "replacement",
        steps[:n],
        tuple(gold for _, _, gold in counts) if counts is not None else (1,),
        condition,
        model,
        sample,
        None if counts is None else tuple(counts),
        None,
        None if reason else changed,
        None if reason else int(changed),
        wrapping,
        reason,
    )


def simulated(
    recalls: Mapping[int, float], n: int, seed: int = 0, *, condition: str = "baseline", model: str = "m"
) -> list[Cell]:
    """A corrector of these recalls, n pairs an item."""
    draws = random.Random(seed)
    return [
        cell(
            item,
            number,
            ((1, 1, 1),) if draws.random() < recall else ((0, 0, 1),),
            condition=condition,
            model=model,
        )
        for item, recall in recalls.items()
        for number in range(n)
    ]
