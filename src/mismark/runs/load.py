"""A run, read back from its folder.

In: a folder. Out: a `Run` whose plan, items and prompts are at hand and whose replies, parsed
replies and counts are read as they are asked for, so that a run of any size fits.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from itertools import chain, groupby
from pathlib import Path
from typing import TYPE_CHECKING

from mismark.errors import RunError, command_line
from mismark.records import Fate
from mismark.runs.cells import cells, cells_of, group_of
from mismark.runs.contents import read_items, read_prompts
from mismark.runs.files import read_lines
from mismark.runs.folder import files
from mismark.runs.journal import Journal
from mismark.runs.outcome import FINAL, MISSING
from mismark.runs.plan import read_plan
from mismark.runs.seal import is_sealed

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
    from typing import TypeAlias

    from mismark.records import Item, JsonObject, Prompt, Reply
    from mismark.runs.cells import Cell
    from mismark.runs.plan import Plan

    _Head: TypeAlias = tuple[str, str, str, int]

__all__ = ["Result", "Run", "is_complete", "load_run"]

_HEAD = ("item", "condition", "model", "sample")
_FATES = frozenset({*Fate, MISSING})


@dataclass(frozen=True, slots=True)
class Result:
    """One cell of a run with what came of it.

    Attributes:
        model: the respondent's name.
        prompt: what it was asked.
        item: what it was asked about, with its gold.
        sample: which of the samples, from 0.
        fate: how the call ended, or `missing`.
        parsed: its line of `parsed.jsonl`: the cell, and `parsed` or `unparsed`.
        counts: its line of `counts.jsonl`: the cell and the counts. Where several prompts are counted together
            (`mismark.runs.recipe.Grouping`) they have the same.
        key: of its call in the journal.
    """

    model: str
    prompt: Prompt
    item: Item
    sample: int
    fate: str
    parsed: JsonObject
    counts: JsonObject
    key: str
    _journal: Journal = field(repr=False, compare=False)

    @property
    def reply(self) -> Reply | None:
        """The reply, read from the journal now, or None where the call was not made."""
        return self._journal.read(self.key)


@dataclass(frozen=True, slots=True)
class Run:
    """A run folder.

    Attributes:
        folder: where it lies.
        plan: everything that decides its numbers.
        items: by id, in plan order.
        prompts: in plan order.
    """

    folder: Path
    plan: Plan
    items: Mapping[str, Item]
    prompts: tuple[Prompt, ...]

    def counts(self) -> Iterator[JsonObject]:
        """The lines of `counts.jsonl`, one for each item, condition, model and sample, in plan order.

        Raises:
            RunError: the run has no counts yet.
        """
        return self._lines(files(self.folder).counts, self._heads(self._together()))

    def parsed(self) -> Iterator[JsonObject]:
        """The lines of `parsed.jsonl`, one a cell, in plan order.

        Raises:
            RunError: the run has none yet.
        """
        return self._lines(files(self.folder).parsed, self._heads(self.prompts))

    @property
    def n_counts(self) -> int:
        """The lines of `counts.jsonl`: fewer than cells where several prompts are counted together."""
        return len(self.plan.models) * len(self._together()) * self.plan.samples

    def _together(self) -> list[Prompt]:
        """The first prompt of each item under each condition."""
        first: dict[tuple[str, str], Prompt] = {}
        for prompt in self.prompts:
            first.setdefault((prompt.item, prompt.condition), prompt)
        return list(first.values())

    def _lines(
        self, path: Path, heads: Iterable[_Head], only: frozenset[int] | None = None
    ) -> Iterator[JsonObject]:
        if not path.is_file():
            raise RunError(
                f"{self.folder} has no {path.name} yet; finish the run with: {command_line('resume', self.folder)}"
            )
        return self._checked(path, heads, only)

    def _checked(
        self, path: Path, heads: Iterable[_Head], only: frozenset[int] | None
    ) -> Iterator[JsonObject]:
        """The lines of a file that has one for each head, all or only some, each held against its head."""
        remedy = f"count again with: {command_line('resume', '--rescore', self.folder)}"
        if not is_sealed(path):
            raise RunError(f"{path}: was changed after it was written; {remedy}")
        every = (head for number, head in enumerate(heads, start=1) if only is None or number in only)
        n_found = 0
        for number, line in read_lines(path, remedy, only):
            n_found += 1
            cell, found, fate = next(every, None), tuple(map(line.get, _HEAD)), str(line.get("fate"))
            if cell != found or fate not in _FATES:
                raise RunError(
                    f"{path}:{number}: expected the cell {_words(cell)} and its fate, found {_words(found)} "
                    f"and {fate[:40]!r}; {remedy}"
                )
            yield line
        n_expected = n_found + sum(1 for _ in every)
        if n_found != n_expected:
            raise RunError(f"{path}: expected {n_expected} lines, one a cell, found {n_found}; {remedy}")

    def results(self) -> Iterator[Result]:
        """Every cell with what came of it, in plan order.

        Raises:
            RunError: the run is not counted yet, or its files do not belong together.
        """
        every = cells(self.plan, self.prompts, self.items)
        return self._joined(every, self.parsed(), self.counts())

    def results_of(self, wanted: Container[tuple[str, str, str]]) -> Iterator[Result]:
        """The cells of some models, items and conditions with what came of them, in plan order.

        Only their own lines are read, so that a few cells of a large run are at hand at once.

        Args:
            wanted: model, item and condition of each.

        Raises:
            RunError: the run is not counted yet, or its files do not belong together.
        """
        asked = [
            (model, [one for one in self.prompts if (model.name, one.item, one.condition) in wanted])
            for model in self.plan.models
        ]
        every = chain.from_iterable(
            cells_of(self.plan, model, prompts, self.items) for model, prompts in asked
        )

        def lines(path: Path, prompts: Sequence[Prompt]) -> Iterator[JsonObject]:
            numbers = frozenset(
                number
                for number, (item, condition, model, _) in enumerate(self._heads(prompts), start=1)
                if (model, item, condition) in wanted
            )
            return self._lines(path, self._heads(prompts), numbers)

        where = files(self.folder)
        return self._joined(every, lines(where.parsed, self.prompts), lines(where.counts, self._together()))

    def _heads(self, prompts: Sequence[Prompt]) -> Iterator[_Head]:
        """What each line of parsed or counts must begin with: item, condition, model and sample."""
        return (
            (prompt.item, prompt.condition, model.name, sample)
            for model in self.plan.models
            for prompt in prompts
            for sample in range(self.plan.samples)
        )

    def _joined(
        self, every: Iterable[Cell], parsed: Iterable[JsonObject], counts: Iterable[JsonObject]
    ) -> Iterator[Result]:
        journal = Journal(files(self.folder).replies)
        reads, lines = iter(parsed), iter(counts)
        for _, together in groupby(every, group_of):
            counted = [next(lines) for _ in range(self.plan.samples)]
            for cell in together:
                read = next(reads)
                yield Result(
                    cell.model,
                    cell.prompt,
                    self.items[cell.prompt.item],
                    cell.sample,
                    read["fate"],
                    read,
                    counted[cell.sample],
                    cell.key,
                    journal,
                )
        for _ in chain(
            reads, lines
        ):  # at their ends it is checked that these have as many lines as they should
            pass

    def fates(self) -> dict[str, Counter[str]]:
        """How the calls of each model ended: fate to number of cells.

        Raises:
            RunError: the run has no counts yet.
        """
        found = {model.name: Counter[str]() for model in self.plan.models}
        for line in self.counts() if self.n_counts == self.plan.n_cells else self.parsed():
            found[line["model"]][line["fate"]] += 1
        return found

    @property
    def complete(self) -> bool:
        """True where every planned cell has a reply, readable or not."""
        if not files(self.folder).counts.is_file():
            return False
        return is_complete(self.fates())


def is_complete(fates: Mapping[str, Counter[str]]) -> bool:
    """True where every planned cell has a reply, readable or not.

    Args:
        fates: how the calls of each model ended, as `Run.fates` counts them.
    """
    return all(set(found) <= FINAL for found in fates.values())


def _words(cell: tuple[object, ...] | None) -> str:
    return "none" if cell is None else ", ".join(str(one)[:60] for one in cell)


def load_run(folder: str | Path) -> Run:
    """Read a run.

    Args:
        folder: the run folder.

    Raises:
        RunError: it is not a run folder, or its plan, items or prompts are broken.
    """
    where = files(Path(folder))
    plan = read_plan(where.plan)
    items = read_items(where.items, plan.items)
    return Run(Path(folder), plan, items, read_prompts(where.prompts, plan.prompts))
