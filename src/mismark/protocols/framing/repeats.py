"""Repeats: how much answers differ between passages, and between samples of one question.

Subjects with several samples a cell in, the table of variance components out: of the claimed count, and of the
F0.5 of one reply (overlap). Random effects of one kind, passages; the rest is what a second sample of the same
question would change.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mismark.protocols.framing.measures import f_beta
from mismark.protocols.framing.measuring import Basis
from mismark.protocols.framing.rows import WHO, cells_of, signatures, who, words
from mismark.report.analyses import Column, Section, Table
from mismark.statistics.components import between, component_rows, components, icc, within

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy as np
    from numpy.typing import NDArray

    from mismark.protocols.framing.measuring import Measuring
    from mismark.protocols.framing.rows import Row
    from mismark.protocols.framing.study import Subject
    from mismark.records import Estimate

__all__ = ["component", "component_basis", "reply_values", "section", "table"]

_PARTS = {"between": between, "within": within, "icc": icc}
_CELL = {"claimed": "claimed count", "f05": "F0.5 of one reply"}


def reply_values(measuring: Measuring, condition: str, of: str) -> NDArray[np.float64]:
    """(n_items, n_samples) what one reply is worth by itself, NaN where it was not read.

    Args:
        measuring: of a respondent.
        condition: the way of asking.
        of: `claimed`, or `f05`: overlap F0.5 of the lines of this reply against the passage's gold.
    """
    column = measuring.cells.column
    if of == "claimed":
        return column(condition, "claimed")
    return f_beta(column(condition, "overlap"), column(condition, "lines"), column(condition, "gold"))


def component_basis(measuring: Measuring, condition: str, of: str, part: str) -> Basis:
    """What a variance component is made of.

    Args:
        measuring: of a respondent.
        condition: the way of asking.
        of: `claimed` or `f05`.
        part: `between`, `within` or `icc`.
    """
    return Basis(
        component_rows(reply_values(measuring, condition, of)),
        _PARTS[part],
        f"{part}-variance" if part != "icc" else "ICC",
        {"cond": condition, "missing": "left-out", "match": "overlap" if of == "f05" else None},
        measuring.read(condition),
    )


def component(measuring: Measuring, condition: str, of: str, part: str) -> Estimate:
    """A variance component, or the intraclass correlation, as `component_basis` has it."""
    return measuring.once(
        ("component", condition, of, part), lambda: component_basis(measuring, condition, of, part)
    )


def section(subjects: Sequence[Subject]) -> Section | None:
    """What repeats tell; None where no cell has two samples."""
    found = table(subjects)
    if found is None:
        return None
    told = []
    for subject in subjects:
        if subject.cells.samples > 1:
            name = subject.cells.conditions[0].name
            shared = words(component(subject.measuring, name, "claimed", "icc"))
            told.append(f"{subject.label} {shared} ({subject.cells.conditions[0].label})")
    lead = f"What two samples of one question have in common in the claimed count (ICC): {'; '.join(told)}."
    return Section("repeats", "Would another sample say the same?", lead, (found,))


def table(subjects: Sequence[Subject]) -> Table | None:
    """The components under each condition; None where no cell has two samples."""
    rows: list[Row] = []
    cut: list[str] = []
    repeated = [subject for subject in subjects if subject.cells.samples > 1]
    for subject, name in cells_of(repeated):
        row = who(subject, name)
        for of, about in _CELL.items():
            values = reply_values(subject.measuring, name, of)
            if components(values).truncated:
                cut.append(f"{subject.label}, {row['condition']}: {about}")
            for part in _PARTS:
                row[f"{of}_{part}"] = component(subject.measuring, name, of, part)
        rows.append(row)
    if not rows:
        return None
    notes = (
        "Samples of one question differ so much that the variance between passages comes out below 0 and is given as 0: "
        + "; ".join(cut)
        + ".",
    )
    heads = {"claimed": "Claimed", "f05": "F0.5"}
    help_of = {
        "between": "variance of the passages' true means: part of it is that passages have different numbers of errors",
        "within": "variance of samples of one question about one passage",
        "icc": "between / (between + within): what two samples of one question have in common; no value where all replies are equal",
    }
    return Table(
        "repeats",
        "Between passages and between samples",
        (
            *WHO,
            *(
                Column(
                    f"{of}_{part}",
                    f"{head} {'ICC' if part == 'icc' else part}",
                    "number",
                    f"{_CELL[of]}: {help_of[part]}",
                )
                for of, head in heads.items()
                for part in _PARTS
            ),
        ),
        tuple(rows),
        "Variances by a one-way analysis of variance with unequal numbers of samples; intervals resample clusters. Where an ICC "
        "is near 1, more samples of the same question tell nothing new; where it is low, one sample tells little of a passage.",
        signatures(repeated, "variance-components"),
        "ours; ErrorBench has one sample a cell",
        notes if cut else (),
    )
