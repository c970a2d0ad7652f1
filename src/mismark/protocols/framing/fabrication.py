"""What is claimed on clean passages, where every claim is invented: estimates, and their section of the report.

The `Measuring` of a respondent on clean passages in (`Subject.clean`), estimates out: the share of passages
with a claim, the mean claim, and the lines that point at a place in the text. Samples of a passage are averaged
first, so every passage weighs the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from mismark.protocols.framing.conditions import condition
from mismark.protocols.framing.figures import series
from mismark.protocols.framing.measures import mean, with_one
from mismark.protocols.framing.measuring import Basis, average
from mismark.protocols.framing.proportions import proportion
from mismark.protocols.framing.rows import signatures, words
from mismark.report.analyses import Bars, Column, Note, Section, Table
from mismark.statistics.resampling import FEW_CLUSTERS
from mismark.statistics.sums import contrast, ratio

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from mismark.protocols.framing.measuring import Measuring
    from mismark.protocols.framing.rows import Row
    from mismark.protocols.framing.study import Subject
    from mismark.records import Estimate
    from mismark.report.analyses import Block

__all__ = ["bars", "invented_basis", "pointed_basis", "rate", "rate_basis", "rise_basis", "section", "table"]


def _mean(clean: Measuring, name: str, values: NDArray[np.float64], measure: str) -> Basis:
    """The mean over passages of (n_items, n_samples) values."""
    rows = with_one(average(values[..., None])[:, 0])
    return Basis(rows, mean, measure, {"cond": name, "missing": "left-out"}, clean.read(name))


def _claims(clean: Measuring, name: str) -> NDArray[np.float64]:
    """(n_items, n_samples) 1 where errors were claimed, NaN where the reply was not read."""
    claimed = clean.cells.column(name, "claimed")
    return np.where(np.isnan(claimed), np.nan, claimed > 0)


def rate_basis(clean: Measuring, name: str) -> Basis:
    """The fabrication rate, as sums: the share of clean passages on which errors are claimed."""
    claims = _claims(clean, name)
    bounds = (float(np.nan_to_num(claims, nan=1.0).mean()), float(np.nan_to_num(claims).mean()))
    return _mean(clean, name, claims, "fabrication")._replace(statistic=ratio(0, 1), bounds=bounds)


def rate(clean: Measuring, name: str) -> Estimate:
    """The fabrication rate under a condition; a proportion, so with Wilson's interval over clusters."""
    return proportion(clean, rate_basis(clean, name))


def invented_basis(clean: Measuring, name: str) -> Basis:
    """The mean count that is claimed on a clean passage."""
    return _mean(clean, name, clean.cells.column(name, "claimed"), "invented")


def pointed_basis(clean: Measuring, name: str) -> Basis:
    """The mean number of lines on a clean passage that point at a place in its text."""
    return _mean(clean, name, clean.cells.column(name, "placed"), "pointed")


def rise_basis(clean: Measuring, name: str, reference: str = "blind") -> Basis:
    """The change of the fabrication rate against Blind, over clean passages that both read."""
    first, second = rate_basis(clean, reference), rate_basis(clean, name)
    fields: dict[str, object] = {"cond": f"{name}-{reference}", "missing": "left-out"}
    rows = np.hstack([first.rows, second.rows])
    return Basis(rows, contrast(mean), "Δfabrication", fields, clean.read(name, reference))


def section(subjects: Sequence[Subject]) -> Section | None:
    """Everything about clean passages; None where no run has any."""
    asked = [(subject.label, subject.clean, subject.annotator) for subject in subjects if subject.clean]
    if not asked:
        return None
    told = []
    for label, clean, _ in asked:
        rates = {one.name: rate(clean, one.name) for one in clean.cells.conditions}
        known = {name: one.value for name, one in rates.items() if one.value is not None}
        if not known:
            told.append(f"{label} cannot be told")
            continue
        shown = ["blind"] if "blind" in known else []
        shown += [name for name in [max(known, key=lambda name: known[name])] if name not in shown]
        told.append(
            f"{label} "
            + " and ".join(f"{words(rates[name])} under {condition(name).label}" for name in shown)
        )
    n = max(len(clean.cells.items) for _, clean, _ in asked)
    lead = f"On {n} passages without any error, the share on which errors are claimed: {'; '.join(told)}."
    blocks: list[Block] = [table(subjects), bars(subjects)]
    doubtful = {
        item.id for _, clean, _ in asked for item in clean.cells.items if any(s.edits for s in item.sentences)
    }
    if doubtful:
        annotators = ", ".join(sorted({str(annotator) for *_, annotator in asked}))
        blocks.insert(
            0,
            Note(
                f"In {len(doubtful)} of these passages another annotator than {annotators} marked errors: a claim there "
                "need not be invented.",
                warning=True,
            ),
        )
    few = min(len(set(clean.clusters.tolist())) for _, clean, _ in asked)
    if few < FEW_CLUSTERS:
        blocks.insert(
            0,
            Note(
                f"Clean passages come from {few} clusters (documents, or blocks of windows): below {FEW_CLUSTERS}, intervals "
                "are too narrow, see docs/statistics.md.",
                warning=True,
            ),
        )
    return Section("clean", "Are errors found where there are none?", lead, tuple(blocks))


def table(subjects: Sequence[Subject]) -> Table:
    """Fabrication under each condition."""
    rows: list[Row] = []
    for subject in subjects:
        clean = subject.clean
        if clean is None:
            continue
        for one in clean.cells.conditions:
            read, missing = clean.read(one.name)
            shown = one.anchor(0)
            rows.append(
                {
                    "respondent": subject.label,
                    "condition": one.label,
                    "n": str(read) if not missing else f"{read} of {read + missing}",
                    "shown": "" if shown is None else str(shown),
                    "rate": rate(clean, one.name),
                    "rise": clean.estimate(rise_basis(clean, one.name))
                    if clean.cells.has("blind") and one.name != "blind"
                    else None,
                    "claimed": clean.estimate(invented_basis(clean, one.name)),
                    "pointed": clean.estimate(pointed_basis(clean, one.name)),
                }
            )
    return Table(
        "clean-claims",
        "Claims on passages without errors",
        (
            Column("respondent", "Respondent", "text"),
            Column("condition", "Condition", "text"),
            Column("n", "n", "text", "replies about clean passages that were read, of those planned where some are missing"),
            Column("shown", "Number shown", "text", "0 and the offset, or the multiple of 0, and never below 1"),
            Column("rate", "Fabrication rate", "percent", "share of clean passages on which errors are claimed"),
            Column("rise", "Δ rate", "signed", "change of the rate against Blind, over passages that both read"),
            Column("claimed", "Mean claimed", "number", "errors claimed on a clean passage, on average"),
            Column("pointed", "Lines that point", "number", "lines on a clean passage that point at a place in its text, on average"),
        ),
        tuple(rows),
        "No annotator's count can excuse a claim here. These passages are in no other table, figure or number of this report.",
        signatures(subjects, "fabrication,invented,pointed"),
        "ours",
    )  # fmt: skip


def bars(subjects: Sequence[Subject]) -> Bars:
    """The fabrication rate under each condition."""
    asked = [subject for subject in subjects if subject.clean is not None]
    names = sorted(
        dict.fromkeys(one.name for subject in asked for one in subject.cells.conditions),
        key=lambda name: condition(name).order,
    )
    panels = []
    for subject in asked:
        rates = [
            rate(subject.clean, name) if subject.clean is not None and subject.cells.has(name) else None
            for name in names
        ]
        panels.append((subject.label, (series("fabrication rate", rates),)))
    return Bars(
        "clean-rates",
        "How often errors are claimed where there are none",
        tuple(condition(name).label for name in names),
        tuple(panels),
        "share of clean passages with a claim",
        "Bars carry 95% intervals.",
        "Bars of the fabrication rate, a panel for each respondent and a bar for each condition.",
        source="ours",
    )
