"""Runs made ready to be reported: one `Subject` for each respondent of each run.

Runs in, subjects out: their cells by condition, the measures of these, computed once each, and what
every reply says, for the pages of the grammar items.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from mismark.protocols.grammar import measures, shares
from mismark.protocols.grammar.cells import CORRECT, Cell, cell_from_counts
from mismark.protocols.grammar.conditions import CONDITIONS
from mismark.protocols.grammar.pooled import pooled
from mismark.protocols.told import run_fields

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from mismark.protocols.grammar.item_scores import ItemScore
    from mismark.protocols.grammar.measures import Macro
    from mismark.protocols.grammar.pooled import Pooled
    from mismark.records import Estimate, Item
    from mismark.runs import Result, Run

__all__ = ["MOST_CHARACTERS", "Said", "Subject", "subjects"]

MOST_CHARACTERS = 2_000
"""Characters of a reply that are kept: ten times the longest sentence."""


class Said(NamedTuple):
    """One reply: its cell, and its sentence; where that could not be read, its words."""

    cell: Cell
    text: str


@dataclass(frozen=True)
class Subject:
    """One respondent in one run, ready to be measured.

    Attributes:
        label: its name in the report, unique there.
        model: its name in the run.
        run: the run.
        said: its replies by condition, in plan order.
        resamples: bootstrap resamples, else each measure's own number.
        macros: macro averages that were asked for already.
        items: scores of grammar items likewise.
        pools: pooled shares likewise.
        estimates: shares and differences likewise.
    """

    label: str
    model: str
    run: Run
    said: Mapping[str, tuple[Said, ...]]
    resamples: int | None
    macros: dict[tuple[str, str | None, bool], Macro] = field(default_factory=dict, repr=False)
    items: dict[tuple[str, bool], Mapping[int, ItemScore]] = field(default_factory=dict, repr=False)
    pools: dict[str, Mapping[int, Pooled]] = field(default_factory=dict, repr=False)
    estimates: dict[tuple[str, str, str], Estimate] = field(default_factory=dict, repr=False)

    @property
    def conditions(self) -> tuple[str, ...]:
        """What it was asked to correct sentences with an error under, in the order of tables."""
        return tuple(name for name in CONDITIONS if name in self.said and name != CORRECT)

    @property
    def main(self) -> str:
        """The condition that items are judged under: Baseline where it was asked, else the first; "" for none."""
        return self.conditions[0] if self.conditions else ""

    @cached_property
    def fields(self) -> dict[str, object]:
        """What the signatures of its numbers say of the run."""
        return run_fields(self.run, self.model)

    def cells(self, condition: str) -> tuple[Cell, ...]:
        """Its cells under a condition, in plan order; none where that was not asked."""
        return self._cells.get(condition, ())

    @cached_property
    def _cells(self) -> dict[str, tuple[Cell, ...]]:
        return {name: tuple(one.cell for one in every) for name, every in self.said.items()}

    def macro(self, condition: str, level: str | None = None, *, targeted: bool = False) -> Macro:
        """The macro averages under a condition, over all grammar items or those of one level."""
        key = (condition, level, targeted)
        if key not in self.macros:
            self.macros[key] = measures.macro(
                self.cells(condition),
                levels=None if level is None else (level,),
                targeted=targeted,
                resamples=self.resamples,
                seed=self.run.plan.seed,
                fields=self.fields,
            )
        return self.macros[key]

    def scores(self, condition: str, *, targeted: bool = False) -> Mapping[int, ItemScore]:
        """The score of every grammar item under a condition."""
        key = (condition, targeted)
        if key not in self.items:
            self.items[key] = measures.per_item(self.cells(condition), targeted)
        return self.items[key]

    def pooled(self, condition: str) -> Mapping[int, Pooled]:
        """The pooled share of corrected sentences of every grammar item, with its verdict."""
        if condition not in self.pools:
            self.pools[condition] = pooled(self.cells(condition))
        return self.pools[condition]

    def share(self, condition: str, of: shares.Share, name: str) -> Estimate:
        """A share of the replies under a condition; `name` stands for what is counted."""
        key = (name, condition, "")
        if key not in self.estimates:
            self.estimates[key] = shares.share(
                self.cells(condition), of, name, seed=self.run.plan.seed, fields=self.fields
            )
        return self.estimates[key]

    def difference(self, first: str, second: str, *, targeted: bool = False) -> Estimate:
        """Macro recall under one condition less that under another, over the grammar items read under both.

        Args:
            first: the condition that is taken away.
            second: the other one.
            targeted: of targeted recall.
        """
        key = ("target-recall" if targeted else "recall", first, second)
        if key not in self.estimates:
            self.estimates[key] = measures.difference(
                self.cells(first),
                self.cells(second),
                targeted=targeted,
                resamples=self.resamples,
                seed=self.run.plan.seed,
                fields=self.fields,
                scores=(self.scores(first, targeted=targeted), self.scores(second, targeted=targeted)),
            )
        return self.estimates[key]


def subjects(runs: Sequence[Run], resamples: int | None = None) -> tuple[Subject, ...]:
    """Every respondent of every run.

    Args:
        runs: grammar runs, counted.
        resamples: bootstrap resamples, else the measures' own number.

    Raises:
        RunError: a run has no counts yet, or counts that another version of mismark made.
    """
    names = Counter(model.name for run in runs for model in run.plan.models)
    found = []
    for run in runs:
        said: dict[str, dict[str, list[Said]]] = {
            model.name: {name: [] for name in run.plan.settings["conditions"]} for model in run.plan.models
        }
        for result in run.results():
            said[result.model][result.prompt.condition].append(_said(result, run.items))
        for model, by_condition in said.items():
            label = model if names[model] == 1 else f"{model} ({run.folder.resolve().name})"
            replies = {name: tuple(every) for name, every in by_condition.items()}
            found.append(Subject(label, model, run, replies, resamples))
    return tuple(found)


def _said(result: Result, items: Mapping[str, Item]) -> Said:
    cell = cell_from_counts(result.counts, items)
    if cell.readable:
        return Said(cell, str(result.parsed["parsed"]["text"]))
    reply = result.reply
    return Said(cell, "" if reply is None else reply.text[:MOST_CHARACTERS])
