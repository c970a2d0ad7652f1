"""Answers with several planted errors, composed from the recorded changes of items that share one gold answer.

Items in; for each gold answer that has enough, the item that carries the composed answers, and the answers by dose, out.
A greater dose has all the errors of a smaller one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mismark.errors import UsageError
from mismark.seeds import stream
from mismark.texts.answers import Change, apply_changes
from mismark.texts.categories import INVARIANT

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from mismark.records import Item

__all__ = ["MOST_DOSE", "Dosed", "dosed_answers", "read_doses"]

MOST_DOSE = 50


class Dosed(NamedTuple):
    """One composed answer.

    Attributes:
        text: the gold answer with the changes made.
        items: whose changes, in the order in which doses take them.
    """

    text: str
    items: tuple[str, ...]


def read_doses(written: Iterable[int | str]) -> list[int]:
    """Numbers of planted errors, ascending, each once.

    Raises:
        UsageError: no whole number, or one out of range.

    Example:
        >>> read_doses([4, 1, 2, 1])
        [1, 2, 4]
    """
    found = set()
    for one in written:
        if not isinstance(one, int) or not 1 <= one <= MOST_DOSE:
            raise UsageError(
                f"--doses={one}: expected how many errors to plant, whole numbers from 1 to {MOST_DOSE}, such as --doses 1,2,4"
            )
        found.add(one)
    return sorted(found)


def dosed_answers(items: Sequence[Item], doses: Sequence[int], seed: int) -> dict[str, dict[int, Dosed]]:
    """Compose the answers of every dose.

    Of the items of one gold answer some are drawn whose changes do not touch each other. The first one drawn
    carries the answers. Where only the smaller doses can be made, only those are.

    Args:
        items: of a run; those without recorded changes, with several errors, and invariant ones have no part.
        doses: ascending.
        seed: of the draws.

    Returns:
        For each carrier's id, its answers by dose; empty where nothing can be composed.
    """
    of_gold: dict[tuple[str | None, str], list[Item]] = {}
    for item in items:
        single = item.meta["category"] != INVARIANT and item.meta.get("errors", 1) == 1
        if single and item.meta.get("changes"):
            of_gold.setdefault((item.document, item.meta["gold"]), []).append(item)
    found: dict[str, dict[int, Dosed]] = {}
    for (document, gold), group in of_gold.items():
        picked = _picked(sorted(group, key=lambda one: one.id), f"{document}", seed)
        made = {
            dose: Dosed(_composed(gold, picked[:dose]), tuple(one.id for one in picked[:dose]))
            for dose in doses
            if dose <= len(picked)
        }
        if made:
            found[picked[0].id] = made
    return found


def _picked(group: list[Item], document: str, seed: int) -> list[Item]:
    """Items whose changes do not touch those of another, in an order that is drawn."""
    stream(seed, "judging", "doses", document).shuffle(group)
    picked: list[Item] = []
    taken: list[tuple[int, int]] = []
    for item in group:
        spans = [(start, end) for start, end, _ in item.meta["changes"]]
        if all(end < low or high < start for start, end in spans for low, high in taken):
            picked.append(item)
            taken += spans
    return picked


def _composed(gold: str, items: Iterable[Item]) -> str:
    changes: Mapping[int, Change] = {
        start: Change(start, end, text) for item in items for start, end, text in item.meta["changes"]
    }
    return apply_changes(gold, [changes[start] for start in sorted(changes)])
