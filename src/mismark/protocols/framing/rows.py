"""What every table of framing shares: who a row is about, its signature, and the paper's rows.

Subjects in, parts of `Table` records out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from mismark.protocols.framing.conditions import condition
from mismark.report.analyses import Column
from mismark.report.published import NOTES, errorbench

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from mismark.protocols.framing.study import Subject
    from mismark.records import Estimate
    from mismark.report.analyses import Value

__all__ = ["COUNT_F1", "F05", "WHO", "Row", "cells_of", "published_rows", "signatures", "who", "words"]

Row = dict[str, "Value"]

WHO = (
    Column("respondent", "Respondent", "text"),
    Column("condition", "Condition", "text"),
    Column("n", "n", "text", "replies read, of those planned where some are missing"),
)
F05 = "micro F0.5 of the edits that the lines point at: same sentence and a token in common"
COUNT_F1 = (
    "F1 of the claimed and the true count, averaged over passages; it never looks at which errors were named"
)


def cells_of(subjects: Sequence[Subject]) -> list[tuple[Subject, str]]:
    """Every respondent under every condition it was asked in."""
    return [(subject, one.name) for subject in subjects for one in subject.cells.conditions]


def who(subject: Subject, name: str, *, against: str = "") -> Row:
    """The first columns of a row; against another condition, n is the sets of one reply of each."""
    read = subject.cells.read[name]
    n = int((np.minimum(read, subject.cells.read[against]) if against else read).sum())
    planned = len(subject.cells.items) * subject.cells.samples
    label = str(n) if n == planned else f"{n} of {planned}"
    return {"respondent": subject.label, "condition": condition(name).label, "n": label}


def words(estimate: Estimate) -> str:
    """An estimate inside a sentence, with a minus sign that does not break from its number."""
    if estimate.value is None:
        return "cannot be told"
    text = f"{estimate.value:.2f}"
    if estimate.low is not None and estimate.high is not None:
        text += f" [{estimate.low:.2f}, {estimate.high:.2f}]"
    return text.replace("-0.00", "0.00").replace("-", "−")


def signatures(subjects: Sequence[Subject], measures: str, **more: object) -> tuple[str, ...]:
    """The lines under a table: one for each run, and all that its numbers have in common."""
    return tuple(dict.fromkeys(subject.signature(measures, **more) for subject in subjects))


def published_rows(
    number: int, keys: Mapping[str, str], rows: list[Row]
) -> tuple[frozenset[int], tuple[str, ...]]:
    """Add the paper's printed rows; returns their places, and a note for each contradiction they carry."""
    start, notes = len(rows), dict[str, None]()
    for printed in errorbench(number):
        row: Row = {"respondent": printed.model, "condition": condition(printed.condition).label}
        row |= {key: printed.values[name] for name, key in keys.items()}
        rows.append(row)
        notes |= dict.fromkeys(key for measure in keys for key in printed.contradicted.get(measure, ()))
    told = tuple(
        f"The paper contradicts itself: {NOTES[key].printed}; but {NOTES[key].against}." for key in notes
    )
    return frozenset(range(start, len(rows))), told
