"""From replies to counts: every cell is parsed and counted, in plan order.

In: the run's cells, the journal and the recipe. Out: `parsed.jsonl` and `counts.jsonl`, one line a
cell, written aside and put in place together. Nothing is asked here, and nothing here depends on
when or in what order the replies came.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mismark.records import Fate, Parsed, Unparsed
from mismark.runs.files import disk_fault, json_line, sync, whole
from mismark.runs.folder import files
from mismark.runs.outcome import MISSING
from mismark.runs.seal import SEAL, seal

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from pathlib import Path

    from mismark.records import Item, JsonObject, Prompt, Reply
    from mismark.runs.cells import Cell
    from mismark.runs.journal import Journal
    from mismark.runs.recipe import Recipe

__all__ = ["READABLE", "count_all", "discard", "read_cell"]

READABLE = frozenset({Fate.ANSWERED, Fate.TRUNCATED})
"""The fates that leave a text to read."""


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
        for cell in every:
            reply = journal.read(cell.key)
            item = items[cell.prompt.item]
            read = read_cell(recipe, cell.prompt, item, reply, settings)
            head = _head(cell, reply)
            parsed.write(json_line({**head, **_parsed_json(recipe, read)}))
            counts.write(json_line({**head, **recipe.count(cell.prompt, item, read, settings)}))
        sync(counts)
    seal(folder)


def _head(cell: Cell, reply: Reply | None) -> JsonObject:
    return {
        "item": cell.prompt.item,
        "condition": cell.prompt.condition,
        "model": cell.model,
        "sample": cell.sample,
        "fate": MISSING if reply is None else reply.fate.value,
    }


def _parsed_json(recipe: Recipe, parsed: Parsed[Any] | Unparsed) -> JsonObject:
    if isinstance(parsed, Parsed):
        return {"parsed": recipe.parsed_json(parsed)}
    return {"unparsed": {"reason": parsed.reason, "detail": parsed.detail}}
