"""The numbers of a judging run by name, for gates, comparisons and plans.

A run in, `Number`s out, with the same estimates as in its report. Under every condition C, such as `vanilla`:

* `detection(C)`, and `undetected(C)`, which is the rest of it: share of damaged answers; of one ability or category
  too: `detection(C,factual)`, `undetected(C,spelling)`;
* `false-alarms(C)`: share of invariant changes that are penalised; of one subtype too: `false-alarms(C,paraphrase)`;
* `dprime(C)`, `criterion(C)`, `auc(C)`: both together, where scores are asked for;
* `position-bias(C)`, where pairs are: the first place taken in both orders, less the second;
* `failed(C)`: share of answers of which something could not be read.

Between every two strategies, over the answers that both could be read of: `detection(D - C)`. A run over explanations
(`--look-beyond`) has `reported(S)` and `named(S)` of each strategy S that was explained: the share of unpenalised damage
whose explanation reports a fault, or names the one that was planted; and `reported-gold(S)`, `named-gold(S)`, the
share of explanations of gold answers that do, which are its false alarms.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from itertools import combinations
from typing import TYPE_CHECKING

import numpy as np

from mismark.protocols.judging.cells import read_cells
from mismark.protocols.judging.looking import explanations, looked, looked_rows
from mismark.protocols.judging.measures import (
    STRICTNESS,
    area_columns,
    position_bias,
    position_rows,
    rate_rows,
    share,
    share_rows,
    strictness,
)
from mismark.protocols.judging.versus import versus
from mismark.protocols.numbers import Made, Number
from mismark.protocols.told import by_model, run_fields
from mismark.statistics.sums import contrast, ratio

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from numpy.typing import NDArray

    from mismark.protocols.judging.cells import Cell
    from mismark.protocols.judging.looking import Explanation
    from mismark.protocols.judging.measures import ShareName, StrictnessName
    from mismark.runs import Run

__all__ = ["numbers"]

_MAIN = frozenset({"detection", "false-alarms", "dprime"})
_CLUSTERS = "instruction"


@dataclass(frozen=True)
class _Subject:
    """One respondent of one run under one condition.

    Attributes:
        model: its name.
        condition: how it was asked.
        cells: its cells.
        seed: of the run, for signatures.
        fields: what signatures say of the run.
    """

    model: str
    condition: str
    cells: tuple[Cell, ...]
    seed: int
    fields: Mapping[str, object]

    def number(
        self,
        name: str,
        cells: Sequence[Cell],
        make: Callable[[Sequence[Cell]], Made],
        *,
        detail: bool = False,
    ) -> Number:
        """A number over some of its cells; its items are theirs."""
        measure, _, within = name.partition("[")
        inside = ",".join(filter(None, (self.condition, within.removesuffix("]"))))
        prompts = {cell.item: cell.prompt for cell in cells}
        return Number(
            f"{measure}({inside})",
            self.model,
            tuple(prompts),
            np.array(list(prompts.values()), dtype=np.str_),
            _CLUSTERS,
            partial(make, cells),
            main=measure in _MAIN and not within,
            detail=detail,
        )

    def share(self, measure: ShareName, within: str, cells: Sequence[Cell]) -> Made:
        """A share of answers, with a row an item."""
        estimate = share(cells, measure, within=within, seed=self.seed, fields=self.fields)
        return Made(estimate, _rows(share_rows(cells, measure), cells), ratio(0, 1))

    def strictness(self, measure: StrictnessName, cells: Sequence[Cell]) -> Made:
        """d', criterion or area, with the rows of all samples of an item added up."""
        estimate = strictness(cells, measure, seed=self.seed, fields=self.fields)
        read = [cell for cell in cells if cell.readable]
        rows = (area_columns if measure == "auc" else rate_rows)(read)
        places = {item: place for place, item in enumerate(dict.fromkeys(cell.item for cell in cells))}
        sums = np.full((len(places), rows.shape[1]), np.nan)
        sums[[places[cell.item] for cell in read]] = 0.0
        np.add.at(sums, [places[cell.item] for cell in read], rows)
        return Made(estimate, sums, STRICTNESS[measure][1])

    def position(self, cells: Sequence[Cell]) -> Made:
        """The position bias, with a row an item."""
        estimate = position_bias(cells, seed=self.seed, fields=self.fields)
        return Made(estimate, _rows(position_rows(cells), cells), ratio(0, 1))


def _rows(found: Mapping[str, tuple[float, float]], cells: Sequence[Cell]) -> NDArray[np.float64]:
    items = dict.fromkeys(cell.item for cell in cells)
    return np.array([found.get(item, (np.nan, np.nan)) for item in items], dtype=np.float64).reshape(-1, 2)


def numbers(run: Run, resamples: int | None = None) -> list[Number]:  # noqa: ARG001
    """Every number of a run, model by model.

    Args:
        run: a judging run, counted.
        resamples: not looked at: these intervals are not made of resamples.

    Raises:
        RunError: the run has no counts yet.
    """
    if run.plan.settings.get("look_beyond"):
        return [
            number
            for model in run.plan.models
            for number in _beyond(
                run, model.name, [one for one in explanations(run) if one.model == model.name]
            )
        ]
    found = []
    for model, conditions in by_model(run, read_cells(run)).items():
        fields = run_fields(run, model)
        for condition, cells in conditions.items():
            found += _of(_Subject(model, condition, cells, run.plan.seed, fields))
        found += [
            _difference(model, conditions[one], conditions[other], fields, run.plan.seed)
            for one, other in combinations(conditions, 2)
        ]
    return found


def _of(subject: _Subject) -> list[Number]:
    number, cells = subject.number, subject.cells
    damaged = _damaged(cells)
    invariant = [cell for cell in cells if cell.invariant]
    groups = [
        *((one, [cell for cell in damaged if cell.ability == one]) for one in _each(damaged, "ability")),
        *((one, [cell for cell in damaged if cell.category == one]) for one in _each(damaged, "category")),
    ]
    found = []
    shares: tuple[ShareName, ...] = ("detection", "undetected")
    for measure in shares:
        found.append(
            number(measure, damaged, partial(subject.share, measure, "all"), detail=measure == "undetected")
        )
        found += [
            number(f"{measure}[{one}]", some, partial(subject.share, measure, one), detail=True)
            for one, some in groups
        ]
    found.append(number("false-alarms", invariant, partial(subject.share, "false-alarms", "all")))
    found += [
        number(
            f"false-alarms[{one}]",
            [cell for cell in invariant if cell.subtype == one],
            partial(subject.share, "false-alarms", one),
            detail=True,
        )
        for one in _each(invariant, "subtype")
    ]
    if any(cell.kind == "pair" for cell in cells):
        found.append(number("position-bias", cells, subject.position))
    else:
        found += [
            number(name, cells, partial(subject.strictness, name), detail=name == "criterion")
            for name in STRICTNESS
        ]
    return [*found, number("failed", cells, partial(subject.share, "failed", "all"))]


def _difference(
    model: str, one: Sequence[Cell], other: Sequence[Cell], fields: Mapping[str, object], seed: int
) -> Number:
    """Detection under one condition less that under another one, over the same answers."""
    prompts = {cell.item: cell.prompt for cell in one if not cell.invariant}
    names = f"{other[0].condition} - {one[0].condition}" if one and other else ""
    return Number(
        f"detection({names})",
        model,
        tuple(prompts),
        np.array(list(prompts.values()), dtype=np.str_),
        _CLUSTERS,
        partial(_differ, one, other, fields, seed),
        detail=True,
    )


def _differ(one: Sequence[Cell], other: Sequence[Cell], fields: Mapping[str, object], seed: int) -> Made:
    found = versus(one, other)
    rows = np.hstack([_rows(share_rows(cells, "detection"), _damaged(one)) for cells in (one, other)])
    return Made(found.estimate(fields, seed), rows, contrast(ratio(0, 1)))


def _damaged(cells: Sequence[Cell]) -> list[Cell]:
    return [cell for cell in cells if not cell.invariant]


def _each(cells: Sequence[Cell], attribute: str) -> list[str]:
    """The values that an attribute takes, sorted, without the empty one."""
    return sorted({getattr(cell, attribute) for cell in cells} - {""})


def _beyond(run: Run, model: str, told: Sequence[Explanation]) -> list[Number]:
    """The numbers of one model over explanations."""
    fields = run_fields(run, model)
    found = []
    for asked in dict.fromkeys(one.asked for one in told):
        for question in dict.fromkeys(one.question for one in told):
            for gold in (False, True):
                mine = [
                    one
                    for one in told
                    if one.asked == asked
                    and one.question == question
                    and one.of_gold == gold
                    and one.looked_at
                ]
                clusters = {one.item: one.prompt for one in mine}
                found.append(
                    Number(
                        f"{question}{'-gold' if gold else ''}({asked})",
                        model,
                        tuple(clusters),
                        np.array(list(clusters.values()), dtype=np.str_),
                        _CLUSTERS,
                        partial(_looked, mine, run.plan.seed, fields),
                    )
                )
    return found


def _looked(told: Sequence[Explanation], seed: int, fields: Mapping[str, object]) -> Made:
    return Made(looked(told, seed=seed, fields=fields), looked_rows(told), ratio(0, 1))
