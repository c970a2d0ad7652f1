"""The cells of a grammar run: what each reply to each pair counts.

A run in, one `Cell` for each line of its `counts.jsonl` out, in plan order. Everything that is measured,
pooled and compared is made of cells; the measures take those of one respondent under one condition
(`chosen`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mismark.errors import RunError

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from mismark.records import Item, JsonObject
    from mismark.runs import Run

__all__ = ["CORRECT", "TARGET_STEP", "Cell", "cell_from_counts", "chosen", "read_cells"]

CORRECT = "correct"
"""The condition under which the correct sentence is shown: every change is one too many."""

TARGET_STEP = 2
"""The step of references that use the grammar item."""


@dataclass(frozen=True, slots=True)
class Cell:
    """What one reply counts.

    Attributes:
        pair: id of the minimal pair, `039-04`.
        item: number of its grammar item.
        level: CEFR level of the grammar item.
        operation: what is wrong in the sentence: missing, replacement or unnecessary.
        steps: the step of each reference: 2 uses the grammar item, 3 does not.
        gold: gold edits of each reference.
        condition: how was asked.
        model: who was asked.
        sample: which of the samples, from 0.
        references: matched, claimed and gold edits against each reference alone; None where the reply could not
            be read, and under `correct`.
        exact: place of the reference that the reply is, token by token; None where it is none of them.
        changed: whether the reply differs from what was shown; None where it could not be read.
        edits: proposed edits; None where it could not be read.
        wrapping: rules that took away what stood around the sentence; empty where nothing did.
        reason: why the reply could not be read, None where it could.
        shown_item: number of the grammar item that the question named, None where it named none.
    """

    pair: str
    item: int
    level: str
    operation: str
    steps: tuple[int, ...]
    gold: tuple[int, ...]
    condition: str
    model: str
    sample: int
    references: tuple[tuple[int, int, int], ...] | None
    exact: int | None = None
    changed: bool | None = None
    edits: int | None = None
    wrapping: tuple[str, ...] = ()
    reason: str | None = None
    shown_item: int | None = None

    @property
    def readable(self) -> bool:
        """Whether the reply could be read."""
        return self.reason is None

    def against(self, *, targeted: bool = False) -> tuple[tuple[int, int, int], ...]:
        """The counts against each reference, or against those of step 2 alone.

        Example:
            >>> counts = ((0, 1, 1), (1, 1, 1))
            >>> cell = Cell("039-04", 39, "A2", "missing", (2, 3), (1, 1), "baseline", "m", 0, counts)
            >>> cell.against(targeted=True), cell.success(), cell.success(targeted=True)
            (((0, 1, 1),), True, False)
        """
        found = self.references or ()
        if not targeted:
            return found
        return tuple(one for one, step in zip(found, self.steps, strict=True) if step == TARGET_STEP)

    def success(self, *, targeted: bool = False) -> bool:
        """Whether every gold edit of some reference was made; targeted, of some reference that uses the item.

        A reply that comes nearer to another correction is not targeted, even where its edits hold those of a
        reference that uses the item: nearer is where fewer of its edits are left over, of as few where more are made.

        Example:
            >>> counts = ((1, 2, 1), (1, 1, 1))
            >>> cell = Cell("008-05", 8, "A1", "unnecessary", (2, 3), (1, 1), "baseline", "m", 0, counts)
            >>> cell.success(), cell.success(targeted=True)
            (True, False)
        """
        made = _nearest(self.against(targeted=targeted))
        return made is not None and (not targeted or made == _nearest(self.against()))

    @property
    def clean_fix(self) -> bool:
        """Whether every gold edit of some reference was made, and nothing else."""
        return any(matched == gold == claimed for matched, claimed, gold in self.against())


def _nearest(counts: Iterable[tuple[int, int, int]]) -> tuple[int, int] | None:
    """Of the references that were made, the edits beyond the nearest and, below 0, those of it; None where none was."""
    made = ((claimed - matched, -matched) for matched, claimed, gold in counts if matched == gold)
    return min(made, default=None)


def read_cells(run: Run) -> tuple[Cell, ...]:
    """Read every cell of a run, in plan order.

    Args:
        run: a grammar run, counted.

    Raises:
        RunError: the run has no counts yet, or counts that another version of mismark made.
    """
    return tuple(cell_from_counts(line, run.items) for line in run.counts())


def cell_from_counts(line: JsonObject, items: Mapping[str, Item]) -> Cell:
    """Read one line of `counts.jsonl`.

    Args:
        line: the cell and its counts.
        items: the run's items by id, for the gold edits of replies that could not be read.

    Raises:
        RunError: a count is missing.
    """
    reason = line.get("reason")
    try:
        scored = reason is None and line["condition"] != CORRECT
        found = tuple((one[0], one[1], one[2]) for one in line["references"]) if scored else None
        sentence = items[line["item"]].sentences[0]
        return Cell(
            line["item"],
            line["grammar_item"],
            line["level"],
            line["operation"],
            tuple(line["steps"]),
            tuple(len(sentence.gold(who)) for who in range(len(line["steps"]))),
            line["condition"],
            line["model"],
            line["sample"],
            found,
            line.get("exact"),
            None if reason is not None else bool(line["changed"]),
            None if reason is not None else int(line["edits"]),
            tuple(line.get("wrapping", ())),
            reason,
            line.get("shown_item"),
        )
    except KeyError as error:
        raise RunError(
            f"the counts of {line['item']} under {line['condition']} have no {error}: another version of mismark made "
            "them; count again with: mismark resume --rescore DIR"
        ) from error


def chosen(cells: Iterable[Cell], model: str, condition: str) -> tuple[Cell, ...]:
    """The cells of one respondent under one condition, in order."""
    return tuple(cell for cell in cells if cell.model == model and cell.condition == condition)
