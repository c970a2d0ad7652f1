"""From replies to counts: every cell is parsed and counted, in plan order.

In: the run's cells, the journal and the recipe. Out: `parsed.jsonl`, one line a cell, and
`counts.jsonl`, one line for each item, condition, model and sample, written aside and put in place
together. The two have the same lines but where a recipe counts several prompts together
(`mismark.runs.recipe.Grouping`). Nothing is asked here, and nothing here depends on when or in what order
the replies came.
"""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Any, NamedTuple

from mismark.records import Fate, Parsed, Unparsed
from mismark.runs.cells import group_of
from mismark.runs.files import disk_fault, json_line, sync, whole
from mismark.runs.folder import files
from mismark.runs.outcome import MISSING
from mismark.runs.recipe import Grouping
from mismark.runs.seal import SEAL, seal

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence
    from pathlib import Path

    from mismark.records import Item, JsonObject, Prompt, Reply
    from mismark.runs.cells import Cell
    from mismark.runs.journal import Journal
    from mismark.runs.recipe import Recipe

__all__ = ["READABLE", "count_all", "discard", "read_cell"]

READABLE = frozenset({Fate.ANSWERED, Fate.TRUNCATED})
"""The fates that leave a text to read."""


class _Read(NamedTuple):
    """A cell with what came of it."""

    cell: Cell
    fate: str
    read: Parsed[Any] | Unparsed


def read_cell(
    recipe: Recipe, prompt: Prompt, item: Item, reply: Reply | None, settings: Mapping[str, Any]
) -> Parsed[Any] | Unparsed:
    """Say what the reply of one cell says, or why that cannot be told.

    A reply without a text to read is not shown to the recipe's parser: its fate is the reason.
    """
    if reply is None:
        return Unparsed(MISSING, "the call was not made")
    if reply.fate not in READABLE:
        return Unparsed(reply.fate.value, reply.detail)
    return recipe.parse(prompt, item, reply, settings)


def discard(folder: Path) -> None:
    """Take away parsed and counts before new replies come, so that they never disagree with the journal.

    Raises:
        RunError: the folder cannot be written.
    """
    where = files(folder)
    _remove(folder / SEAL, where.counts, where.parsed)


def _remove(*paths: Path) -> None:
    for path in paths:
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            raise disk_fault("write", path.parent, error) from error


def count_all(
    folder: Path,
    every: Iterable[Cell],
    items: Mapping[str, Item],
    settings: Mapping[str, Any],
    journal: Journal,
    recipe: Recipe,
) -> None:
    """Parse and count every cell, and write both files. Where they cannot be written, the old ones stay.

    Raises:
        RunError: a file cannot be read or written.
    """
    where = files(folder)
    # Old counts go when both new files are safe on the disk, and before the first takes its place.
    with (
        whole(where.counts) as counts,
        whole(where.parsed, first=lambda: _remove(folder / SEAL, where.counts)) as parsed,
    ):
        for _, together in groupby(every, group_of):
            group = []
            for cell in together:
                reply = journal.read(cell.key)
                fate = MISSING if reply is None else reply.fate.value
                read = read_cell(recipe, cell.prompt, items[cell.prompt.item], reply, settings)
                which = {"prompt": cell.prompt.id} if isinstance(recipe, Grouping) else {}
                parsed.write(json_line({**_head(cell, fate), **which, **_parsed_json(recipe, read)}))
                group.append(_Read(cell, fate, read))
            item = items[group[0].cell.prompt.item]
            counts.writelines(json_line(line) for line in _counts(recipe, group, item, settings))
        sync(counts)
    seal(folder)


def _counts(
    recipe: Recipe, group: Sequence[_Read], item: Item, settings: Mapping[str, Any]
) -> Iterator[JsonObject]:
    """The lines of counts of one item under one condition, sample by sample."""
    if not isinstance(recipe, Grouping):
        for one in group:
            counted = recipe.count(one.cell.prompt, item, one.read, settings)
            yield {**_head(one.cell, one.fate), **counted}
        return
    for sample in dict.fromkeys(one.cell.sample for one in group):
        mine = [one for one in group if one.cell.sample == sample]
        fate = next((one.fate for one in mine if one.fate != Fate.ANSWERED), Fate.ANSWERED.value)
        counted = recipe.count_group(
            [one.cell.prompt for one in mine], item, [one.read for one in mine], settings
        )
        yield {**_head(mine[0].cell, fate), **counted}


def _head(cell: Cell, fate: str) -> JsonObject:
    return {
        "item": cell.prompt.item,
        "condition": cell.prompt.condition,
        "model": cell.model,
        "sample": cell.sample,
        "fate": fate,
    }


def _parsed_json(recipe: Recipe, parsed: Parsed[Any] | Unparsed) -> JsonObject:
    if isinstance(parsed, Parsed):
        return {"parsed": recipe.parsed_json(parsed)}
    return {"unparsed": {"reason": parsed.reason, "detail": parsed.detail}}
