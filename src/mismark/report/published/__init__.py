"""Numbers that other people printed, as data: in goes a table's number, out come its rows.

The rows stand in CSV files, one a table, digit for digit and sign for sign as printed. A cell that
another number or a sentence of the same paper contradicts carries the key of a `Contradiction` in
`NOTES`; the cell itself is never mended.

Source: Yangde Kun, "Prompt Framing Distorts Count-Based Evaluation of LLM Error Detection"
(ErrorBench), arXiv:2607.01240v1.
"""

from __future__ import annotations

import csv
from dataclasses import dataclass
from functools import cache
from importlib import resources
from types import MappingProxyType
from typing import TYPE_CHECKING

from mismark.errors import UsageError
from mismark.report.published.notes import NOTES, Contradiction
from mismark.report.published.printed import Printed

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["ERRORBENCH_TABLES", "NOTES", "Contradiction", "Printed", "PublishedRow", "errorbench"]

ERRORBENCH_TABLES: Mapping[int, str] = MappingProxyType(
    {
        2: "Count Bias (mean and SD over passages) and Count-F1",
        3: "Anchoring Sensitivity Index (mean and SD over passages)",
        4: "Count-F1, overlap F0.5 and F1 Inflation",
        6: "Paired shift of Count Bias against Blind, its SD, and Cohen's d_z",
        10: "Span F0.5 under strict, detection and overlap matching",
        11: "Legacy heuristic Span-F1",
        12: "ERRANT replication on the 100-passage subset",
    }
)
"""The tables that `errorbench` reads, with what they hold."""


@dataclass(frozen=True, slots=True)
class PublishedRow:
    """One printed row of a table.

    Attributes:
        table: the table's number in the paper.
        model: the model's label in the paper.
        condition: `blind`, `informed`, `anchored`, `over` or `under`.
        values: printed numbers by measure, such as `count_f1`.
        contradicted: for each measure that the paper itself contradicts, keys of `NOTES`.
        n: passages that it is over, or sets of one reply of each condition where two are compared; "" where
            the paper does not tell.
    """

    table: int
    model: str
    condition: str
    values: Mapping[str, Printed]
    contradicted: Mapping[str, tuple[str, ...]]
    n: str


@cache
def errorbench(table: int) -> tuple[PublishedRow, ...]:
    """Read one table of the ErrorBench paper, rows by model and then by condition.

    Args:
        table: its number in the paper, one of `ERRORBENCH_TABLES`.

    Raises:
        UsageError: a table that is not shipped.

    Example:
        >>> row = errorbench(4)[1]
        >>> row.model, row.condition, row.values["inflation"]
        ('GPT-4o', 'anchored', 0.619)
        >>> [dict(row.contradicted) for row in errorbench(4) if row.model == "Gemini 3.1"][0]
        {'count_f1': ('failures-left-out',)}

    Source: ErrorBench, tables 2, 3, 4, 6, 10, 11 and 12.
    """
    if table not in ERRORBENCH_TABLES:
        known = ", ".join(map(str, ERRORBENCH_TABLES))
        raise UsageError(f"ErrorBench table {table} is not shipped; the tables with numbers are {known}")
    path = resources.files(__name__) / "errorbench" / f"table{table:02d}.csv"
    lines = path.read_text(encoding="utf-8").splitlines()
    return tuple(_row(table, cells) for cells in csv.DictReader(lines))


def _row(table: int, cells: dict[str, str]) -> PublishedRow:
    model, condition, marks = cells.pop("model"), cells.pop("condition"), cells.pop("contradicted")
    contradicted: dict[str, tuple[str, ...]] = {}
    for mark in marks.split():
        measure, _, key = mark.partition(":")
        contradicted[measure] = (*contradicted.get(measure, ()), key)
    values = {measure: Printed(digits, contradicted.get(measure, ())) for measure, digits in cells.items()}
    return PublishedRow(
        table,
        model,
        condition,
        MappingProxyType(values),
        MappingProxyType(contradicted),
        _UNTOLD.get((table, model), "100" if table == _SUBSET else "143"),
    )


_SUBSET = 12
"""The table that is over 100 passages."""

_UNTOLD = {(2, "Gemini 3.1"): "", (3, "Gemini 3.1"): "", (11, "Gemini 3.1"): "", (6, "Gemini 3.1"): "132–135"}
"""Rows over what could be read, of which the paper prints no more than this; tables 4 and 10 count all replies."""
