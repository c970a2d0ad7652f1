"""Detection by the number of errors that the answers of a set have: subjects in, a table out.

Unlike the doses of a run, which it composes itself, these are the set's own: `errors` of each damaged answer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mismark.protocols.judging import measures
from mismark.protocols.judging.subjects import titled
from mismark.protocols.judging.tables import RESPONDENT, STRATEGY, signatures
from mismark.report.analyses import Column, Table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mismark.protocols.judging.cells import Cell
    from mismark.protocols.judging.subjects import Subject
    from mismark.protocols.judging.tables import Row

__all__ = ["planted"]


def planted(studied: Sequence[Subject]) -> Table | None:
    """How much is detected of answers with one, two, four … planted errors; None where all have one."""
    rows: list[Row] = []
    several = False
    for subject in studied:
        for name in subject.conditions:
            of: dict[int, list[Cell]] = {}
            for cell in subject.cells(name):
                if not cell.invariant:
                    of.setdefault(int(subject.run.items[cell.item].meta.get("errors", 1)), []).append(cell)
            several |= len(of) > 1
            rows += [
                {
                    "respondent": subject.label,
                    "strategy": titled(name),
                    "errors": errors,
                    "n": len(cells),
                    "detection": measures.share(
                        cells,
                        "detection",
                        within=f"errors-{errors}",
                        seed=subject.run.plan.seed,
                        fields=subject.fields,
                    ),
                }
                for errors, cells in sorted(of.items())
            ]
    if not several:
        return None
    return Table(
        "planted-errors",
        "Detection by the number of planted errors",
        (
            RESPONDENT,
            STRATEGY,
            Column("errors", "Errors", "count", "planted in the answer, as its set says"),
            Column("n", "Answers", "count"),
            Column("detection", "Detection"),
        ),
        tuple(rows),
        "Of one answer those with more errors have all the errors of those with fewer, where the set was made by rule. Fewer "
        "answers can carry many errors, so that the rows are not of the same answers.",
        signatures(row["detection"] for row in rows),
    )
