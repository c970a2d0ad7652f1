"""Runs made ready to be reported: one `Subject` for each respondent of each run.

Runs in, subjects out: their cells by condition, the measures of these, computed once each, what every reply
says, and what each condition cost.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass, field
from functools import cached_property
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from mismark.protocols.judging import measures
from mismark.protocols.judging.cells import Cell, cell_from_counts, scales
from mismark.protocols.judging.strategies import STRATEGIES
from mismark.protocols.told import run_fields
from mismark.texts.categories import INVARIANT, category

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from mismark.protocols.judging.measures import ShareName, StrictnessName
    from mismark.records import Estimate, Reply
    from mismark.runs import Result, Run

__all__ = [
    "MOST_CHARACTERS",
    "Said",
    "Spent",
    "Subject",
    "described",
    "is_within",
    "kind_of",
    "subjects",
    "titled",
]

MOST_CHARACTERS = 1_500
"""Characters of an explanation that are kept: the paper's judges had a thousand tokens for all they say."""


class Said(NamedTuple):
    """What a judge said of one answer under a condition: the cell, and its words by role."""

    cell: Cell
    words: tuple[tuple[str, str], ...]


@dataclass(slots=True)
class Spent:
    """What a condition cost: calls, tokens and US dollars where the provider told them, and calls that told."""

    calls: int = 0
    tokens_in: int = 0
    tokens_out: int = 0
    counted: int = 0
    usd: float = 0.0
    priced: int = 0

    def add(self, reply: Reply | None) -> None:
        """Count a call."""
        self.calls += 1
        if reply is None:
            return
        if reply.tokens_in is not None or reply.tokens_out is not None:
            self.counted += 1
            self.tokens_in += reply.tokens_in or 0
            self.tokens_out += reply.tokens_out or 0
        if reply.cost_usd is not None:
            self.priced += 1
            self.usd += reply.cost_usd


@dataclass(frozen=True)
class Subject:
    """One respondent in one run, ready to be measured.

    Attributes:
        label: its name in the report, unique there.
        model: its name in the run.
        run: the run.
        said: what it said by condition, in plan order.
        spent: what each condition cost.
        resamples: bootstrap resamples, else each measure's own number.
        estimates: those that were asked for already.
    """

    label: str
    model: str
    run: Run
    said: Mapping[str, tuple[Said, ...]]
    spent: Mapping[str, Spent]
    resamples: int | None
    estimates: dict[tuple[str, str, str], Estimate] = field(default_factory=dict, repr=False)

    @cached_property
    def conditions(self) -> tuple[str, ...]:
        """The strategies that were asked as they stand, in the order of the paper's tables."""
        return tuple(name for name in STRATEGIES if name in self.said)

    @cached_property
    def variants(self) -> tuple[str, ...]:
        """The conditions that are a strategy with one thing changed, in plan order."""
        return tuple(name for name in self.said if name not in STRATEGIES)

    def strategies(self, kind: str) -> tuple[str, ...]:
        """Of the strategies that were asked, those of a kind."""
        return tuple(name for name in self.conditions if STRATEGIES[name].kind == kind)

    @cached_property
    def fields(self) -> dict[str, object]:
        """What the signatures of its numbers say of the run."""
        return run_fields(self.run, self.model)

    @cached_property
    def kinds(self) -> dict[str, str]:
        """For each item its category, or `invariant-SUBTYPE`."""
        return {one.id: kind_of(one.meta) for one in self.run.items.values()}

    def cells(self, condition: str) -> tuple[Cell, ...]:
        """Its cells under a condition, in plan order; none where that was not asked."""
        return self._cells.get(condition, ())

    @cached_property
    def _cells(self) -> dict[str, tuple[Cell, ...]]:
        return {name: tuple(one.cell for one in every) for name, every in self.said.items()}

    def share(
        self,
        measure: ShareName,
        condition: str,
        within: str = "all",
    ) -> Estimate:
        """A share of the answers under a condition.

        Args:
            measure: one of `mismark.protocols.judging.measures.SHARES`.
            condition: how they were judged.
            within: `all`, an ability, a category, or a subtype of what is invariant.
        """
        key = (measure, condition, within)
        if key not in self.estimates:
            self.estimates[key] = measures.share(
                [cell for cell in self.cells(condition) if is_within(cell, within)],
                measure,
                within=within,
                seed=self.run.plan.seed,
                fields=self.fields,
            )
        return self.estimates[key]

    def strictness(self, measure: StrictnessName, condition: str) -> Estimate:
        """d', criterion or area under a condition."""
        key = (measure, condition, "")
        if key not in self.estimates:
            self.estimates[key] = measures.strictness(
                self.cells(condition), measure, seed=self.run.plan.seed, fields=self.fields
            )
        return self.estimates[key]

    def position_bias(self, condition: str) -> Estimate:
        """How far it prefers a place under a condition, of pairs."""
        key = ("position-bias", condition, "")
        if key not in self.estimates:
            self.estimates[key] = measures.position_bias(
                self.cells(condition), seed=self.run.plan.seed, fields=self.fields
            )
        return self.estimates[key]


def is_within(cell: Cell, within: str) -> bool:
    """Whether an answer is of an ability, a category or a subtype; all are within `all`."""
    return within in ("all", cell.ability, cell.category, cell.subtype)


def kind_of(meta: Mapping[str, object]) -> str:
    """The category of an answer; where nothing is damaged, with its subtype.

    Example:
        >>> kind_of({"category": "invariant", "subtype": "reorder"}), kind_of({"category": "units", "subtype": ""})
        ('invariant-reorder', 'units')
    """
    subtype = meta["subtype"] if meta["category"] == INVARIANT else ""
    return f"{meta['category']}-{subtype}" if subtype else str(meta["category"])


def described(kind: str) -> str:
    """A category, an ability or what is invariant as tables name it.

    Example:
        >>> described("final-answer"), described("invariant-reorder"), described("long-form"), described("invariant")
        ('Final Errors', 'Invariant: reorder', 'Long form', 'Invariant')
    """
    found = category(kind)
    if found is not None:
        return found.published
    head, _, subtype = kind.partition("-") if kind.startswith(INVARIANT) else (kind.replace("-", " "), "", "")
    return head.capitalize() + (f": {subtype}" if subtype else "")


_TITLES = {
    "rules": "Pairwise Rules",
    "pairwise-axis": "Pairwise Axis",
    "pairwise-axis-rules": "Pairwise Axis+Rules",
    "rubric-generic": "Generic rubric",
    "rubric-specific": "Specific rubric",
}


def titled(condition: str) -> str:
    """A condition as tables name it: the paper's name of the strategy, and what was changed in it.

    Example:
        >>> titled("vanilla-terse"), titled("pairwise-axis"), titled("vanilla+errors-2")
        ('Vanilla*', 'Pairwise Axis', 'Vanilla + errors-2')
    """
    name, _, more = condition.partition("+")
    title = _TITLES.get(name) or STRATEGIES[name].published
    return f"{title} + {more.replace('+', ' + ')}" if more else title


def subjects(runs: Sequence[Run], resamples: int | None = None) -> tuple[Subject, ...]:
    """Every respondent of every run.

    Args:
        runs: judging runs, counted.
        resamples: bootstrap resamples, else the measures' own number.

    Raises:
        RunError: a run has no counts yet, or counts that another version of mismark made.
    """
    names = Counter(model.name for run in runs for model in run.plan.models)
    found = []
    for run in runs:
        said, spent = _read(run)
        for model in run.plan.models:
            label = model.name if names[model.name] == 1 else f"{model.name} ({run.folder.resolve().name})"
            replies = {name: tuple(every) for name, every in said[model.name].items()}
            found.append(Subject(label, model.name, run, replies, spent[model.name], resamples))
    return tuple(found)


_Spending = dict[str, dict[str, Spent]]


def _read(run: Run) -> tuple[dict[str, dict[str, list[Said]]], _Spending]:
    """What every respondent said, by condition, and what that cost; a call that cells share is counted once."""
    said: dict[str, dict[str, list[Said]]] = {model.name: {} for model in run.plan.models}
    spent: _Spending = {model.name: defaultdict(Spent) for model in run.plan.models}
    known = scales(run)
    called: set[tuple[str, str]] = set()
    for (model, _, condition), together in groupby(run.results(), _group):
        samples: dict[int, list[Result]] = defaultdict(list)
        for result in together:
            samples[result.sample].append(result)
            if (condition, result.key) not in called:
                called.add((condition, result.key))
                spent[model][condition].add(result.reply)
        for results in samples.values():
            cell = cell_from_counts(results[0].counts, run.items, known)
            words = tuple((str(one.prompt.facts["role"]), _words(one)) for one in results)
            said[model].setdefault(condition, []).append(Said(cell, words))
    return said, spent


def _group(result: Result) -> tuple[str, str, str]:
    return result.model, result.item.id, result.prompt.condition


def _words(result: Result) -> str:
    """The explanation of a reply; where that could not be read, its words."""
    if "parsed" in result.parsed:
        return str(result.parsed["parsed"].get("explanation", ""))[:MOST_CHARACTERS]
    reply = result.reply
    return "" if reply is None else reply.text[:MOST_CHARACTERS]
