"""A run, read back from its folder.

In: a folder. Out: a `Run` whose plan, items and prompts are at hand and whose replies, parsed
replies and counts are read as they are asked for, so that a run of any size fits.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from mismark.errors import RunError, command_line
from mismark.records import Fate
from mismark.runs.cells import cells
from mismark.runs.contents import read_items, read_prompts
from mismark.runs.files import read_lines
from mismark.runs.folder import files
from mismark.runs.journal import Journal
from mismark.runs.outcome import FINAL, MISSING
from mismark.runs.plan import read_plan
from mismark.runs.seal import is_sealed

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from mismark.records import Item, JsonObject, Prompt, Reply
    from mismark.runs.plan import Plan

__all__ = ["Result", "Run", "load_run"]

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
        counts: its line of `counts.jsonl`: the cell and the counts.
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
        """The lines of `counts.jsonl`, in plan order.

        Raises:
            RunError: the run has no counts yet.
        """
        return self._lines(files(self.folder).counts)

    def parsed(self) -> Iterator[JsonObject]:
        """The lines of `parsed.jsonl`, in plan order.

        Raises:
            RunError: the run has none yet.
        """
        return self._lines(files(self.folder).parsed)

    def _lines(self, path: Path) -> Iterator[JsonObject]:
        if not path.is_file():
            raise RunError(
                f"{self.folder} has no {path.name} yet; finish the run with: {command_line('resume', self.folder)}"
            )
        return self._checked(path)

    def _checked(self, path: Path) -> Iterator[JsonObject]:
        """The lines of a file that has one for each cell, each held against its cell."""
        remedy = f"count again with: {command_line('resume', '--rescore', self.folder)}"
        if not is_sealed(path):
            raise RunError(f"{path}: was changed after it was written; {remedy}")
        every = (
            (prompt.item, prompt.condition, model.name, sample)
            for model in self.plan.models
            for prompt in self.prompts
            for sample in range(self.plan.samples)
        )
        number = 0
        for number, line in read_lines(path, remedy):
            cell, found, fate = next(every, None), tuple(map(line.get, _HEAD)), str(line.get("fate"))
            if cell != found or fate not in _FATES:
                raise RunError(
                    f"{path}:{number}: expected the cell {_words(cell)} and its fate, found {_words(found)} "
                    f"and {fate[:40]!r}; {remedy}"
                )
            yield line
        if number != self.plan.n_cells:
            raise RunError(
                f"{path}: expected {self.plan.n_cells} lines, one a cell, found {number}; {remedy}"
            )

    def results(self) -> Iterator[Result]:
        """Every cell with what came of it, in plan order.

        Raises:
            RunError: the run is not counted yet, or its files do not belong together.
        """
        journal = Journal(files(self.folder).replies)
        every = cells(self.plan, self.prompts, self.items)
        for cell, parsed, counts in zip(every, self.parsed(), self.counts(), strict=True):
            yield Result(
                cell.model,
                cell.prompt,
                self.items[cell.prompt.item],
                cell.sample,
                counts["fate"],
                parsed,
                counts,
                cell.key,
                journal,
            )

    def fates(self) -> dict[str, Counter[str]]:
        """How the calls of each model ended: fate to number of cells.

        Raises:
            RunError: the run has no counts yet.
        """
        found = {model.name: Counter[str]() for model in self.plan.models}
        for line in self.counts():
            found[line["model"]][line["fate"]] += 1
        return found

    @property
    def complete(self) -> bool:
        """True where every planned cell has a reply, readable or not."""
        if not files(self.folder).counts.is_file():
            return False
        return all(set(found) <= FINAL for found in self.fates().values())


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
