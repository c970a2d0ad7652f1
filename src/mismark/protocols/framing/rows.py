"""What every table of framing shares: who a row is about, its signature, and the paper's rows.

Subjects in, parts of `Table` records out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from mismark.protocols.framing.conditions import condition
from mismark.report.analyses import Column
from mismark.report.numbers import in_words as words
from mismark.report.published import NOTES, errorbench

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from mismark.protocols.framing.study import Subject
    from mismark.report.analyses import Value

__all__ = ["COUNT_F1", "F05", "WHO", "Row", "cells_of", "published_rows", "signatures", "who", "words"]

Row = dict[str, "Value"]

WHO = (
    Column("respondent", "Respondent", "text"),
    Column("condition", "Condition", "text"),
    Column(
        "n", "n", "text", "replies read, of those planned where some are missing; of published rows, passages"
    ),
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


def signatures(subjects: Sequence[Subject], measures: str, **more: object) -> tuple[str, ...]:
    """The lines under a table: one for each run, and all that its numbers have in common."""
    return tuple(dict.fromkeys(subject.signature(measures, **more) for subject in subjects))


_SUBSET = 12
"""The paper's table of corrected texts; all others are of the plain question."""


def published_rows(
    number: int, keys: Mapping[str, str], rows: list[Row], subjects: Sequence[Subject]
) -> tuple[frozenset[int], tuple[str, ...]]:
    """Add the paper's printed rows; returns their places, and what a reader must know of them.

    Args:
        number: the table's number in the paper.
        keys: our column for each of its measures.
        rows: the rows of our table; the paper's are added at the end.
        subjects: whom the rows before are about.
    """
    start, found = len(rows), errorbench(number)
    for printed in found:
        row: Row = {"respondent": printed.model, "condition": condition(printed.condition).label}
        row |= {"n": printed.n} if printed.n else {}
        row |= {key: printed.values[name] for name, key in keys.items()}
        rows.append(row)
    carried = {key for row in found for measure in keys for key in row.contradicted.get(measure, ())}
    notes = [note.words for key, note in NOTES.items() if key in carried or number in note.beside]
    if not all(row.n for row in found):
        notes.insert(
            0,
            "How many replies of Gemini 3.1 the published rows rest on is not printed; appendix D tells of 132 to 135 that "
            "can be paired with one under Blind.",
        )
    if number == _SUBSET:
        notes.insert(
            0,
            "The paper leaves out one of Gemini 3.1's 500 replies, without telling which: that row has 99 passages.",
        )
    elif any(subject.correcting is not None for subject in subjects):
        notes.insert(
            0,
            f"The published rows are of the plain question on 143 passages. Some of the rows measured here are of one that "
            f"asks for a corrected text, too, as the paper's table {_SUBSET} does on 100: those are not of the same question.",
        )
    return frozenset(range(start, len(rows))), tuple(notes)
