"""The cells of a judging run: what a judge made of each answer, under each way of asking.

A run in, one `Cell` for each line of its `counts.jsonl` out, in plan order. Everything that is measured and compared
is made of cells; the measures take those of one judge under one condition (`chosen`).

Detected: a single score that falls, the gold answer chosen in both orders, a score below full marks beside a
reference. The same event on an invariant change, which must not cost anything, is a false alarm.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

from mismark.errors import RunError
from mismark.texts.categories import INVARIANT

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from mismark.records import Item, JsonObject
    from mismark.runs import Run

__all__ = [
    "DETECTED",
    "FAILED",
    "STEPS",
    "Cell",
    "Kind",
    "cell_from_counts",
    "chosen",
    "read_cells",
    "scales",
]

Kind: TypeAlias = Literal["single", "pair", "reference"]

DETECTED = frozenset({"dropped", "gold", "below"})
"""The outcomes that say: the perturbed answer is the worse one."""

FAILED = "failed"

STEPS = 100
"""Steps of the range of scores in which drops are told apart: a tenth of a point of 1 to 10 is one or more."""


@dataclass(frozen=True, slots=True)
class Cell:
    """What a judge made of one answer.

    Attributes:
        item: id of the damaged answer.
        prompt: its instruction: what intervals resample.
        ability: what the instruction asks for.
        category: the kind of damage, or `invariant`.
        subtype: of an invariant change, else "" or what the set tells.
        condition: how was asked, `vanilla` or `vanilla+dose-2`.
        model: who was asked.
        sample: which of the samples, from 0.
        kind: what was asked for: scores of both, a choice between the two, or a score beside a reference.
        outcome: single: dropped, same, rose; pair: gold, perturbed, both-good, both-bad, inconsistent; reference:
            full, below; and failed.
        gold: the gold answer's score, None where there is none.
        perturbed: the perturbed answer's score likewise.
        verdicts: of a pair, gold first and perturbed first: A, B, tie, bad or None.
        inconsistent_by: of an inconsistent pair: `position` (the same place twice) or `tie`.
        reasons: why replies could not be read, one each.
        length: characters of the gold answer and of the perturbed one.
        scale: the least and the greatest score, None for pairs.
    """

    item: str
    prompt: str
    ability: str
    category: str
    subtype: str
    condition: str
    model: str
    sample: int
    kind: Kind
    outcome: str
    gold: float | None = None
    perturbed: float | None = None
    verdicts: tuple[str | None, ...] = ()
    inconsistent_by: str | None = None
    reasons: tuple[str, ...] = ()
    length: tuple[int, int] = (0, 0)
    scale: tuple[int, int] | None = None

    @property
    def strategy(self) -> str:
        """The strategy, without what was changed about it.

        Example:
            >>> Cell("a", "p", "factual", "number", "", "vanilla+dose-2", "m", 0, "single", "same").strategy
            'vanilla'
        """
        return self.condition.partition("+")[0]

    @property
    def readable(self) -> bool:
        """Whether all that the outcome needs could be read."""
        return self.outcome != FAILED

    @property
    def invariant(self) -> bool:
        """Whether nothing is wrong with the changed answer."""
        return self.category == INVARIANT

    @property
    def detected(self) -> bool:
        """Whether the judge held the changed answer to be the worse one; of an invariant change, a false alarm."""
        return self.outcome in DETECTED

    @property
    def by_position(self) -> int:
        """1 where the answer shown first was chosen in both orders, -1 where the second was, else 0.

        Example:
            >>> Cell("a", "p", "factual", "number", "", "rules", "m", 0, "pair", "inconsistent",
            ...      verdicts=("B", "B"), inconsistent_by="position").by_position
            -1
        """
        if self.inconsistent_by != "position":
            return 0
        return 1 if self.verdicts[0] == "A" else -1

    @property
    def fall(self) -> int | None:
        """How far the score lies below that of the gold answer, or below full marks, in steps of the range.

        The range has `STEPS`, and any difference is at least one, so that scores on ranges of different widths can stand side by side. None of pairs and
        where a score could not be read.

        Example:
            >>> Cell("a", "p", "factual", "number", "", "vanilla", "m", 0, "single", "dropped", 9, 7.5,
            ...      scale=(1, 10)).fall
            17
        """
        if self.kind == "pair" or self.perturbed is None or self.scale is None or not self.readable:
            return None
        low, high = self.scale
        top = high if self.kind == "reference" else self.gold
        if top is None:
            return None
        steps = STEPS * (top - self.perturbed) / (high - low)
        if steps == 0:
            return 0
        whole = min(STEPS, max(1, int(abs(steps) + 0.5 + 1e-9)))
        return whole if steps > 0 else -whole


def scales(run: Run) -> dict[tuple[str, str], tuple[int, int]]:
    """The range of scores of each item under each condition that asks for scores."""
    return {
        (prompt.item, prompt.condition): (int(scale[0]), int(scale[1]))
        for prompt in run.prompts
        if (scale := prompt.facts.get("scale"))
    }


def read_cells(run: Run) -> tuple[Cell, ...]:
    """Read every cell of a run, in plan order.

    Args:
        run: a judging run, counted.

    Raises:
        RunError: the run has no counts yet, or counts that another version of mismark made.
    """
    known = scales(run)
    return tuple(cell_from_counts(line, run.items, known) for line in run.counts())


def cell_from_counts(
    line: JsonObject, items: Mapping[str, Item], scale: Mapping[tuple[str, str], tuple[int, int]]
) -> Cell:
    """Read one line of `counts.jsonl`.

    Args:
        line: the cell and its counts.
        items: the run's items by id, for their prompts.
        scale: of `scales`.

    Raises:
        RunError: a count is missing.
    """
    try:
        item, condition = line["item"], line["condition"]
        score = "score" if line["kind"] == "reference" else "perturbed"
        pair = line["kind"] == "pair"
        return Cell(
            item,
            items[item].document or item,
            line["ability"],
            line["category"],
            line["subtype"],
            condition,
            line["model"],
            line["sample"],
            line["kind"],
            line["outcome"],
            line.get("gold"),
            None if pair else line[score],
            tuple(line["verdicts"]) if pair else (),
            line["inconsistent_by"] if pair else None,
            tuple(line["reasons"]),
            (line["length"][0], line["length"][1]),
            scale.get((item, condition)),
        )
    except KeyError as error:
        raise RunError(
            f"the counts of {line.get('item')} under {line.get('condition')} have no {error}: another version of mismark "
            "made them; count again with: mismark resume --rescore DIR"
        ) from error


def chosen(cells: Iterable[Cell], model: str, condition: str) -> tuple[Cell, ...]:
    """The cells of one judge under one condition, in order."""
    return tuple(cell for cell in cells if cell.model == model and cell.condition == condition)
