"""Numbers that other people printed, as data: in goes a table's number, out come its rows.

The rows stand in CSV files, one a table, digit for digit as printed. A cell that another number
or a sentence of the same paper contradicts carries the key of a `Contradiction` in `NOTES`; the
cell itself is never mended.

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

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["ERRORBENCH_TABLES", "NOTES", "Contradiction", "PublishedRow", "errorbench"]

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
    """

    table: int
    model: str
    condition: str
    values: Mapping[str, float]
    contradicted: Mapping[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Contradiction:
    """Two places of the paper that cannot both be right, or are not of the same data.

    Attributes:
        tables: tables whose cells carry this note; empty where only sentences disagree.
        printed: what the one place prints.
        against: what speaks against it, with the arithmetic.
        explanation: what would reconcile them, or "" where we know of nothing.
    """

    tables: tuple[int, ...]
    printed: str
    against: str
    explanation: str = ""


NOTES: Mapping[str, Contradiction] = MappingProxyType(
    {
        "failures-left-out": Contradiction(
            (2, 4),
            "Gemini 3.1 Count-F1 in table 2: .613 Blind, .617 Anchored, .606 Mislead-Over, .557 Mislead-Under",
            "table 4 prints .587, .600, .585 and .550 for the same cells",
            "table 2 leaves unreadable replies out and table 4 scores them 0: the ratios are 137, 139, 138 and 141 of 143",
        ),
        "claude-anchored": Contradiction(
            (2, 4),
            "Claude S.4.6 Anchored Count-F1 is .992 in table 2",
            "table 4 prints .990; one failed reply of 143 would give .985",
        ),
        "errant-difference": Contradiction(
            (12,),
            "GPT-4o Informed, Count-F1 less ERRANT F0.5 printed as +.442",
            ".744 - .301 = .443",
            "a difference of unrounded numbers may print .001 away",
        ),
        "q-values": Contradiction(
            (6,),
            "section 4.3: Informed is significant for GPT-4o (q = .0024) and GPT-5.4 (q = .0071) and not for either "
            "Claude; Anchored has q < .001 for GPT-4o and Claude H.4.5; Mislead-Over is significant for all but Gemini",
            "t = d_z times the root of 143 in table 6: GPT-4o Informed p = .35, GPT-5.4 Informed p = .03, Claude H.4.5 "
            "Informed p = 5e-6, GPT-4o Anchored p = .002, Claude H.4.5 Anchored p = .16, GPT-4o Mislead-Over p = .6; "
            "a Benjamini-Hochberg q is never below its p",
        ),
        "complete-pairs": Contradiction(
            (6,),
            "Gemini 3.1 shift of Count Bias in table 6: -0.01 Informed, -0.06 Anchored, -0.17 Mislead-Over, -0.31 Mislead-Under",
            "the means of table 2 differ by -0.045, -0.105, -0.161 and -0.299",
            "table 6 is over the 132 to 135 passages where both replies could be read, table 2 over each condition's own",
        ),
        "claude-effect-range": Contradiction(
            (6,),
            "section 4.3: |d_z| of both Claude models on the Misleading conditions is .94 to 1.22",
            "table 6 prints -0.29 for Claude S.4.6 Mislead-Over",
        ),
        "gemini-flat": Contradiction(
            (4, 10),
            "section 4.4: the Gemini family's overlap F0.5 is flat at about .24 to .34",
            "tables 4 and 10 print .405 for Gemini 3.1 Mislead-Under",
        ),
        "errant-band": Contradiction(
            (12,),
            "appendix H: multi-reference ERRANT F0.5 under Anchored is within .06 of Blind in five of six models",
            "GPT-5.4 moves by .542 - .479 = .063 and Gemini 3.1 by .149: four of six",
        ),
        "corrected-text-blocks": Contradiction(
            (12,),
            "appendix H: at least 499 of 500 GPT-4o replies hold a corrected text; Gemini fails on 25 to 80%",
            "table 12 counts 1 + 1 + 0 + 0 + 1 GPT-4o replies without one, so 497 of 500; Gemini 3.1 Informed has 24%",
        ),
        "errant-range": Contradiction(
            (12,),
            "appendix H: multi-reference ERRANT F0.5 is .40 to .57",
            "table 12 prints .329 and .111 for Gemini 3.1 Mislead-Over and Mislead-Under",
        ),
        "errant-contrast": Contradiction(
            (12,),
            "appendix H: change of Count-F1 less change of ERRANT F0.5 is +.236 for GPT-4o and +.074 for Gemini 3.1",
            "table 12 gives (.997 - .733) - (.529 - .511) = .246 and (.932 - .727) - (.565 - .416) = .056",
            "the paper prints means of bootstrap resamples, which may lie off the point estimate",
        ),
        "comparable-blind": Contradiction(
            (2,),
            "section 5: Claude S.4.6 and Claude H.4.5 have comparable Count Bias under Blind",
            "table 2 prints +2.832 and +0.210",
        ),
        "annotator-lift": Contradiction(
            (),
            "appendix H: the second annotator raises ERRANT F0.5 by .12 to .16 on average",
            "means over conditions in table 12 are .133 (Gemini 3.1) and .167 to .200 (the five others); over all cells .169",
        ),
        "valid-replies": Contradiction(
            (),
            "section 3.3: 4,290 calls, 4,290 valid",
            "appendix D: a handful of Gemini 3.1 replies did not parse to a count, leaving 132 to 135 pairs",
        ),
    }
)
"""Every contradiction that we found, by key."""


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
    values = {measure: float(printed) for measure, printed in cells.items()}
    return PublishedRow(table, model, condition, MappingProxyType(values), MappingProxyType(contradicted))
