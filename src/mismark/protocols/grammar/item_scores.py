"""The scores of grammar items: the sentences of each, by MaxMatch, as a file of their own.

Cells of one respondent under one condition in (`cells.chosen`), an `ItemScore` for each grammar item out. In
pair order each sentence is held against the reference that helps the item's running total most, as the official
program chooses annotators, so that the scores are those of `mismark score m2` on the item's sentences.

Source: CTSEG 4.2 (individual evaluation).
"""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from mismark.errors import UsageError
from mismark.protocols.grammar.cells import CORRECT, TARGET_STEP
from mismark.records import Counts
from mismark.scoring.annotators import Scorer
from mismark.scoring.measures import f_score, precision, recall

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from mismark.protocols.grammar.cells import Cell

__all__ = ["MEASURES", "Fill", "ItemScore", "check_alone", "filled", "label", "per_item"]

MEASURES = ("precision", "recall", "f0.5")
"""What an item is scored by, and what is averaged over items."""

Fill: TypeAlias = "Callable[[int], tuple[int, int, int]]"
"""From the gold edits of a reference to what a reply that was not read might have counted."""


class ItemScore(NamedTuple):
    """The sentences of one grammar item, scored as one file.

    Attributes:
        matched: correct edits, over all sentences and samples that could be read.
        claimed: proposed edits.
        gold: gold edits of the references that were chosen.
        precision: 1 where nothing was proposed, as the scorer has it; None where nothing could be read.
        recall: likewise 1 where there was nothing to find.
        f05: of these two.
        successes: replies that make every gold edit of some reference.
        readable: replies that could be read.
        planned: replies that were planned.
    """

    matched: int
    claimed: int
    gold: int
    precision: float | None
    recall: float | None
    f05: float | None
    successes: int
    readable: int
    planned: int

    def value(self, measure: str) -> float | None:
        """One of `MEASURES`."""
        return {"precision": self.precision, "recall": self.recall, "f0.5": self.f05}[measure]


def label(item: int) -> str:
    """What a grammar item is called as a cluster.

    Example:
        >>> label(39)
        '039'
    """
    return f"{item:03}"


def check_alone(cells: Sequence[Cell]) -> None:
    """Refuse cells of several respondents or conditions: their sum would mean nothing."""
    asked = {(cell.model, cell.condition) for cell in cells}
    if len(asked) > 1:
        raise UsageError(
            f"cells of {len(asked)} respondents or conditions cannot be measured together: "
            f"{', '.join(' under '.join(one) for one in sorted(asked)[:4])}; choose one of each"
        )


def per_item(cells: Sequence[Cell], targeted: bool = False) -> dict[int, ItemScore]:
    """Score every grammar item as a file of its own.

    Samples are files of their own too, whose counts are added.

    Args:
        cells: of one respondent under one condition.
        targeted: hold replies against the references of step 2 alone.

    Returns:
        Scores by number of grammar item, in the order of the cells.

    Raises:
        UsageError: cells of several respondents or conditions.
    """
    check_alone(cells)
    return {item: _scored(of_item, targeted, None) for item, of_item in _by_item(cells).items()}


def _scored(cells: Iterable[Cell], targeted: bool, unread: Fill | None) -> ItemScore:
    """Score the cells of one grammar item; `unread` stands in for what could not be read, None leaves it out."""
    scorers: dict[int, Scorer] = defaultdict(Scorer)
    successes = n_readable = planned = 0
    for cell in sorted(cells, key=lambda one: (one.sample, one.pair)):
        planned += 1
        if cell.readable:
            n_readable += 1
            successes += cell.success(targeted=targeted)
            counts = cell.against(targeted=targeted)
        elif unread is not None:
            told = zip(cell.gold, cell.steps, strict=True)
            counts = tuple(unread(gold) for gold, step in told if step == TARGET_STEP or not targeted)
        else:
            continue
        scorers[cell.sample].take({who: (*one, "") for who, one in enumerate(counts)})
    sums = sum((one.total for one in scorers.values()), Counts())
    score = (precision(sums), recall(sums), f_score(sums)) if scorers else (None, None, None)
    return ItemScore(sums.matched, sums.claimed, sums.gold, *score, successes, n_readable, planned)


def filled(cells: Sequence[Cell], targeted: bool, unread: Fill) -> dict[int, ItemScore]:
    """The scores if every reply that could not be read had counted what `unread` says.

    Args:
        cells: of one respondent under one condition.
        targeted: hold replies against the references of step 2 alone.
        unread: what such a reply counts against a reference of so many edits.
    """
    return {item: _scored(of_item, targeted, unread) for item, of_item in _by_item(cells).items()}


def _by_item(cells: Sequence[Cell]) -> dict[int, list[Cell]]:
    found: dict[int, list[Cell]] = defaultdict(list)
    for cell in cells:
        if cell.condition != CORRECT:
            found[cell.item].append(cell)
    return found
