"""The numbers of the FBI paper, as data: a table's number in, its rows out.

Counts and shares are digit for digit as printed. A cell that another number or a sentence of the paper speaks
against carries the key of a note in `FBI_NOTES`; the cell itself is never mended. Strategies and categories have
our names. Table 4 prints its models as icons; which is which follows from its shares, each that of a table by category.
Table 5 is lost in our copy of the paper, and table 2 holds no numbers.

Source: Sumanth Doddapaneni, Mohammed Safi Ur Rahman Khan, Sshubam Verma and Mitesh M. Khapra, "Finding Blind Spots
in Evaluator LLMs with Interpretable Checklists" (FBI), arXiv:2406.13439.
"""

from __future__ import annotations

import csv
from dataclasses import dataclass
from functools import cache
from importlib import resources
from types import MappingProxyType
from typing import TYPE_CHECKING

from mismark.errors import UsageError
from mismark.report.published.fbi.notes import FBI_NOTES, MISPRINTS
from mismark.report.published.printed import Printed
from mismark.texts.categories import category

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = [
    "BEYOND_TABLES",
    "DETAIL_TABLES",
    "FBI_NOTES",
    "FBI_TABLES",
    "MISPRINTS",
    "FbiRow",
    "beyond",
    "detail",
    "fbi",
]

FBI_TABLES: Mapping[int, str] = MappingProxyType(
    {
        1: "Answers by category",
        3: "Share not affected under eleven strategies, GPT-4-Turbo",
        4: "Share not affected by model, three strategies and a trained evaluator",
        6: "Vanilla*, by category",
        7: "Vanilla, by category",
        8: "Rubric, by category",
        9: "Axis, single answers, by category",
        10: "Axis+Rubric, by category",
        11: "Pairwise*, by category",
        12: "Pairwise, by category",
        13: "Rules, by category",
        14: "Axis, pairs, by category",
        15: "Axis+Rules, by category",
        16: "Reference, by category",
        17: "Prometheus 2 with generic and specific rubrics, by category",
        18: "Vanilla of three other models, by category",
        19: "Axis+Rules of two other models, by category",
        20: "Reference of two other models, by category",
        21: "Explanations of Vanilla, by category",
        22: "Explanations of Axis, by category",
        23: "Explanations of Rubric, by category",
        24: "Explanations of Axis+Rubric, by category",
    }
)
"""The tables that `fbi` reads, with what they hold."""

DETAIL_TABLES: Mapping[tuple[str, str], int] = MappingProxyType(
    {
        ("vanilla-terse", "GPT-4-Turbo"): 6,
        ("vanilla", "GPT-4-Turbo"): 7,
        ("rubric", "GPT-4-Turbo"): 8,
        ("axis", "GPT-4-Turbo"): 9,
        ("axis-rubric", "GPT-4-Turbo"): 10,
        ("pairwise-terse", "GPT-4-Turbo"): 11,
        ("pairwise", "GPT-4-Turbo"): 12,
        ("rules", "GPT-4-Turbo"): 13,
        ("pairwise-axis", "GPT-4-Turbo"): 14,
        ("pairwise-axis-rules", "GPT-4-Turbo"): 15,
        ("reference", "GPT-4-Turbo"): 16,
        ("rubric-generic", "Prometheus 2"): 17,
        ("rubric-specific", "Prometheus 2"): 17,
        ("vanilla", "Llama-3-70B-Instruct"): 18,
        ("vanilla", "Claude-3-Opus"): 18,
        ("vanilla", "Gemini-1.5-Pro"): 18,
        ("pairwise-axis-rules", "Llama-3-70B-Instruct"): 19,
        ("pairwise-axis-rules", "Gemini-1.5-Pro"): 19,
        ("reference", "Llama-3-70B-Instruct"): 20,
        ("reference", "Gemini-1.5-Pro"): 20,
    }
)
"""The table that has the counts of a strategy and model by category."""

BEYOND_TABLES: Mapping[str, int] = MappingProxyType(
    {"vanilla": 21, "axis": 22, "rubric": 23, "axis-rubric": 24}
)
"""The table that tells, for a strategy, which unpenalised errors the explanations report."""

_NAMES = ("strategy", "model", "ability", "category", "contradicted")
_UNPRINTED = ("", "-")


@dataclass(frozen=True, slots=True)
class FbiRow:
    """One printed row of a table; in tables 3 and 4 one cell, a strategy's and model's share for an ability.

    Attributes:
        table: the table's number in the paper.
        strategy: our name of the strategy, "" in table 1.
        model: the model as the paper names it, "" in table 1.
        ability: a task ability; `invariant` or `all` in tables 1, 3 and 4.
        category: a category's name, or `total`.
        values: printed numbers by measure. All tables but 3 and 4 have `n`. The others are `detected` and
            `undetected` (6 to 10, 18, 21 to 24), `in_explanation` (21 to 24), `gold`, `perturbed`, `both_good`,
            `both_bad` and `inconsistent` (11 to 15, 19), `ten`, `nine`, `eight` and `below_eight` (16, 20), `five`,
            `four` and `below_four` (17), and `undetected_share`; for what is invariant `unaffected_share`. What the
            paper leaves out (table 4 of Claude-3-Opus) is not there.
        contradicted: for each measure that the paper itself contradicts, keys of `FBI_NOTES`.
    """

    table: int
    strategy: str
    model: str
    ability: str
    category: str
    values: Mapping[str, Printed]
    contradicted: Mapping[str, tuple[str, ...]]

    @property
    def source(self) -> str:
        """Where the row is printed.

        Example:
            >>> fbi(9)[22].source
            'FBI, table 9, Final Errors'
        """
        found = category(self.category)
        return (
            f"FBI, table {self.table}, {found.published if found else f'{self.category} of {self.ability}'}"
        )


@cache
def fbi(table: int) -> tuple[FbiRow, ...]:
    """Read one table of the FBI paper, rows in the order of print, one block a strategy and model.

    Args:
        table: its number in the paper, one of `FBI_TABLES`.

    Raises:
        UsageError: a table that is not shipped.

    Example:
        >>> row = fbi(18)[17]
        >>> row.model, row.category, row.values["undetected_share"].words
        ('Llama-3-70B-Instruct', 'ignore-format', '1.71*')

    Source: FBI, tables 1, 3, 4 and 6 to 24.
    """
    if table not in FBI_TABLES:
        known = ", ".join(map(str, FBI_TABLES))
        raise UsageError(f"FBI table {table} is not shipped; the tables with numbers are {known}")
    text = (resources.files(__name__) / f"table{table:02d}.tsv").read_text(encoding="utf-8")
    return tuple(_row(table, cells) for cells in csv.DictReader(text.splitlines(), delimiter="\t"))


def detail(strategy: str, model: str = "GPT-4-Turbo") -> tuple[FbiRow, ...]:
    """Counts and shares of a strategy and model, category by category with a total of each ability.

    Returns:
        26 rows, none where the paper has no such table.

    Example:
        >>> [row.values["ten"] for row in detail("reference") if row.category == "chronology"]
        [47]
        >>> detail("axis", "Claude-3-Opus")
        ()
    """
    table = DETAIL_TABLES.get((strategy, model))
    return tuple(row for row in fbi(table) if (row.strategy, row.model) == (strategy, model)) if table else ()


def beyond(strategy: str) -> tuple[FbiRow, ...]:
    """What the explanations of GPT-4-Turbo under a strategy report beyond its scores.

    Returns:
        26 rows, none where the paper has no such table.

    Example:
        >>> [row.values["in_explanation"] for row in beyond("axis") if row.category == "total"]
        [28, 111, 42, 38]
    """
    table = BEYOND_TABLES.get(strategy)
    return fbi(table) if table else ()


def _row(table: int, cells: dict[str, str]) -> FbiRow:
    contradicted: dict[str, tuple[str, ...]] = {}
    for mark in cells["contradicted"].split():
        measure, _, key = mark.partition(":")
        contradicted[measure] = (*contradicted.get(measure, ()), key)
    values = {
        measure: Printed(digits, contradicted.get(measure, ()))
        for measure, digits in cells.items()
        if measure not in _NAMES and digits not in _UNPRINTED
    }
    return FbiRow(
        table,
        cells["strategy"],
        cells["model"],
        cells["ability"],
        cells["category"],
        MappingProxyType(values),
        MappingProxyType(contradicted),
    )
