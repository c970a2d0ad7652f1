"""The numbers of the CTSEG paper, as data: a table's number in, its rows out.

Recalls, precisions and F0.5 are in percent, digit for digit as printed. A cell that another number or a sentence
of the paper speaks against carries the key of a note in `CTSEG_NOTES`; the cell itself is never mended. The
paper's sentences (tables 2, 5 and 11) are not ours and are not here; its prompts (table 12) are the wording of
the protocol.

Source: Aomi Koyama, Masato Mita, Su-Youn Yoon, Yasufumi Takama and Mamoru Komachi, "Targeted Syntactic
Evaluation for Grammatical Error Correction" (CTSEG).
"""

from __future__ import annotations

import csv
from dataclasses import dataclass
from functools import cache
from importlib import resources
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from mismark.errors import UsageError
from mismark.report.published.ctseg.notes import CTSEG_NOTES
from mismark.report.published.printed import Printed
from mismark.texts.inventory import inventory

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["CTSEG_NOTES", "CTSEG_TABLES", "SYSTEMS", "CtsegRow", "Fact", "ctseg", "facts", "item_recalls"]

CTSEG_TABLES: Mapping[int, str] = MappingProxyType(
    {
        3: "Precision, recall and F0.5 of three systems, macro-averages over grammar items",
        4: "The five grammar items with the lowest average recall of each level",
        5: "Perplexity of a source and of two outputs",
        6: "Targeted recall of GPT-4 under both prompts",
        7: "Recall of grammar items 1 to 80",
        8: "Recall of grammar items 81 to 160",
        9: "Recall of grammar items 161 to 240",
        10: "Recall of grammar items 241 to 263",
        11: "Word-level edit distances of five examples",
    }
)
"""The tables that `ctseg` reads, with what they hold."""

SYSTEMS: Mapping[str, str] = MappingProxyType(
    {"Transformer": "transformer", "GECToR": "gector", "GPT-4": "gpt4"}
)
"""The three systems as the paper names them, with the measure that tables 4 and 7 to 10 have for each."""

_ITEMS = {7: range(1, 81), 8: range(81, 161), 9: range(161, 241), 10: range(241, 264)}
_NAMES = ("system", "level", "condition", "item", "contradicted")


@dataclass(frozen=True, slots=True)
class CtsegRow:
    """One printed row of a table.

    Attributes:
        table: the table's number in the paper.
        values: printed numbers by measure: `precision`, `recall`, `f05` (3), `transformer`, `gector`, `gpt4` and
            `average` (4, 7 to 10: recalls), `perplexity` (5), `single_ref` and `all_ref` (6), `edit_distance` (11).
        contradicted: for each measure that the paper itself contradicts, keys of `CTSEG_NOTES`.
        system: the system's name in table 3, else "".
        level: a CEFR level or `ALL` in table 3, the item's level where the row is an item's, else "".
        item: the grammar item, or None.
        condition: `baseline`, `guided` or `difference` in table 6; `source`, `baseline` or `guided` in table 5; else "".
    """

    table: int
    values: Mapping[str, Printed]
    contradicted: Mapping[str, tuple[str, ...]]
    system: str = ""
    level: str = ""
    item: int | None = None
    condition: str = ""


class Fact(NamedTuple):
    """A number that stands in the text.

    Attributes:
        value: as printed, without the comma of thousands.
        exact: False where the paper says "approximately".
        where: the section or table.
        about: what it counts.
    """

    value: Printed
    exact: bool
    where: str
    about: str


@cache
def ctseg(table: int) -> tuple[CtsegRow, ...]:
    """Read one table of the CTSEG paper, rows in the order of print.

    Args:
        table: its number in the paper, one of `CTSEG_TABLES`.

    Raises:
        UsageError: a table that is not shipped.

    Example:
        >>> row = ctseg(3)[0]
        >>> row.system, row.level, row.values["recall"]
        ('Transformer', 'ALL', 77.25)
        >>> [row.values["gector"] for row in ctseg(4) if row.item == 168]
        [0.00]

    Source: CTSEG, tables 3 to 11.
    """
    if table not in CTSEG_TABLES:
        known = ", ".join(map(str, CTSEG_TABLES))
        raise UsageError(f"CTSEG table {table} is not shipped; the tables with numbers are {known}")
    wanted = _ITEMS.get(table)
    rows = _lines("items.csv" if wanted else f"table{table:02d}.csv")
    return tuple(_row(table, cells) for cells in rows if wanted is None or int(cells["item"]) in wanted)


def item_recalls(system: str) -> Mapping[int, Printed]:
    """The recall of each of the 263 grammar items, in percent.

    Args:
        system: one of `SYSTEMS`.

    Raises:
        UsageError: the paper has no such system.

    Example:
        >>> item_recalls("GPT-4")[214]
        33.33

    Source: CTSEG, tables 7 to 10.
    """
    if system not in SYSTEMS:
        raise UsageError(f"CTSEG has no system {system!r}; its systems are {', '.join(SYSTEMS)}")
    rows = (row for table in _ITEMS for row in ctseg(table))
    return MappingProxyType({row.item or 0: row.values[SYSTEMS[system]] for row in rows})


@cache
def facts() -> Mapping[str, Fact]:
    """Numbers that stand in the text, by name; of figures 2 and 3 no more is printed.

    Example:
        >>> facts()["train_pairs"].value, facts()["coverage_percent"].exact
        (564684, False)
    """
    return MappingProxyType(
        {
            cells["fact"]: Fact(
                Printed(cells["value"]), cells["exactness"] == "exact", cells["where"], cells["about"]
            )
            for cells in _lines("facts.csv")
        }
    )


def _lines(name: str) -> list[dict[str, str]]:
    text = (resources.files(__name__) / name).read_text(encoding="utf-8")
    return list(csv.DictReader(text.splitlines()))


def _row(table: int, cells: dict[str, str]) -> CtsegRow:
    contradicted: dict[str, tuple[str, ...]] = {}
    for mark in cells["contradicted"].split():
        measure, _, key = mark.partition(":")
        contradicted[measure] = (*contradicted.get(measure, ()), key)
    values = {
        measure: Printed(digits, contradicted.get(measure, ()))
        for measure, digits in cells.items()
        if measure not in _NAMES
    }
    item = int(cells["item"]) if "item" in cells else None
    return CtsegRow(
        table,
        MappingProxyType(values),
        MappingProxyType(contradicted),
        cells.get("system", ""),
        cells.get("level", "") if item is None else inventory()[item - 1].level,
        item,
        cells.get("condition", ""),
    )
