"""The paper's tables for any set of respondents, and those that the paper lacks.

Subjects in, `Table` records out, one function a table. No table shows a count score without the
span score of the same replies (ErrorBench 5.1, second and third safeguard).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from mismark.protocols.framing.conditions import condition
from mismark.protocols.framing.measures import count_f1, f_beta
from mismark.protocols.framing.reference import references
from mismark.report.analyses import Column, Table
from mismark.report.published import NOTES, errorbench

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from mismark.protocols.framing.measures import Missing
    from mismark.protocols.framing.study import Subject
    from mismark.report.analyses import Value

__all__ = [
    "asi",
    "contrasts",
    "count_bias",
    "difference_in_differences",
    "inflation",
    "legacy",
    "replies",
    "slopes",
    "span_scores",
]

Row = dict[str, "Value"]

_WHO = (Column("respondent", "Respondent", "text"), Column("condition", "Condition", "text"))
_F05 = "micro F0.5 of the edits that the lines point at: same sentence and a token in common"
_COUNT_F1 = (
    "F1 of the claimed and the true count, averaged over passages; it never looks at which errors were named"
)


def _cells(subjects: Sequence[Subject]) -> list[tuple[Subject, str]]:
    return [(subject, one.name) for subject in subjects for one in subject.cells.conditions]


def _who(subject: Subject, name: str) -> Row:
    return {"respondent": subject.label, "condition": condition(name).label}


def _signatures(subjects: Sequence[Subject], measures: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(subject.signature(measures) for subject in subjects))


def _published(
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


def count_bias(subjects: Sequence[Subject], *, published: bool) -> Table:
    """Table 2: Count Bias with its SD, and Count-F1, for each respondent and condition."""
    rows: list[Row] = []
    for subject, name in _cells(subjects):
        bias = subject.cells.column(name, "claimed") - subject.cells.gold
        bias = bias[~np.isnan(bias)]
        rows.append(
            {
                **_who(subject, name),
                "cb": subject.measuring.cell("count_bias", name),
                "sd": float(bias.std(ddof=1)) if len(bias) > 1 else None,
                "count_f1": subject.measuring.cell("count_f1", name),
                "overlap": subject.measuring.cell("overlap", name),
            }
        )
    keys = {"count_bias": "cb", "count_bias_sd": "sd", "count_f1": "count_f1"}
    marks, notes = _published(2, keys, rows) if published else (frozenset[int](), ())
    return Table(
        "count-bias",
        "Count Bias and Count-F1",
        (
            *_WHO,
            Column("cb", "Count Bias", "signed", "claimed count less true count, mean over passages"),
            Column("sd", "SD", "number", "standard deviation of Count Bias over passages"),
            Column("count_f1", "Count-F1", "number", _COUNT_F1),
            Column("overlap", "Overlap F0.5", "number", _F05),
        ),
        tuple(rows),
        "Claimed counts against true counts. The last column says how well the same replies found the errors.",
        _signatures(subjects, "CB,Count-F1,F0.5"),
        "ErrorBench table 2, with the span score beside it",
        notes,
        marks,
    )


def asi(subjects: Sequence[Subject], *, published: bool) -> Table:
    """Table 3: the Anchoring Sensitivity Index."""
    rows: list[Row] = []
    for subject in subjects:
        for name in subject.compared:
            values = subject.measuring.asi_values(name)
            values = values[~np.isnan(values)]
            rows.append(
                {
                    **_who(subject, name),
                    "asi": subject.measuring.asi(name),
                    "sd": float(values.std(ddof=1)) if len(values) > 1 else None,
                    "delta_f": subject.measuring.change("overlap", name),
                }
            )
    marks, notes = (
        _published(3, {"asi": "asi", "asi_sd": "sd"}, rows) if published else (frozenset[int](), ())
    )
    return Table(
        "asi",
        "Anchoring Sensitivity Index",
        (
            *_WHO,
            Column(
                "asi",
                "ASI",
                "number",
                "|claimed under the condition - claimed under Blind| / true count, mean over passages",
            ),
            Column("sd", "SD", "number", "standard deviation of ASI over passages"),
            Column("delta_f", "Δ overlap F0.5", "signed", "change of the span score against Blind"),
        ),
        tuple(rows),
        "How far the claimed count moves when the question changes. It is an absolute value: a respondent whose counts "
        "are noisy has an ASI above 0 without any anchoring, so tests are on signed changes and on the slope.",
        _signatures(subjects, "ASI"),
        "ErrorBench table 3",
        notes,
        marks,
    )


def contrasts(subjects: Sequence[Subject], *, published: bool) -> Table:
    """Table 6: paired shifts of Count Bias against Blind, with the test that the paper describes."""
    rows: list[Row] = []
    for subject in subjects:
        for contrast in subject.contrasts:
            test = contrast.test
            rows.append(
                {
                    **_who(subject, contrast.condition),
                    "delta": subject.measuring.change("count_bias", contrast.condition),
                    "sd": test.sd,
                    "dz": test.dz,
                    "t": test.t,
                    "p": test.p,
                    "q": contrast.q,
                    "delta_f": subject.measuring.change("overlap", contrast.condition),
                }
            )
    keys = {"delta_count_bias": "delta", "delta_sd": "sd", "d_z": "dz"}
    marks, notes = _published(6, keys, rows) if published else (frozenset[int](), ())
    return Table(
        "contrasts",
        "Shift of Count Bias against Blind",
        (
            *_WHO,
            Column(
                "delta",
                "ΔCB",
                "signed",
                "change of the claimed count against Blind, mean over passages that both read",
            ),
            Column("sd", "SD", "number", "standard deviation of the change over passages"),
            Column("dz", "d_z", "signed", "Cohen's d_z: mean of the changes over their SD"),
            Column(
                "t",
                "t",
                "signed",
                "paired t-test over passages; passages of one document are not independent",
            ),
            Column("p", "p", "p", "two-sided"),
            Column("q", "q", "p", "Benjamini-Hochberg over every model and condition of the run's plan"),
            Column("delta_f", "Δ overlap F0.5", "signed", "change of the span score against Blind"),
        ),
        tuple(rows),
        "Paired differences on the same passages. The interval of ΔCB resamples clusters; the t-test is the paper's and does not.",
        tuple(
            f"{line}|test:paired-t" if "|test:" not in line else line for line in _signatures(subjects, "ΔCB")
        ),
        "ErrorBench table 6 and section 4.3",
        notes,
        marks,
    )


def slopes(subjects: Sequence[Subject]) -> Table:
    """The compliance slope of each respondent."""
    rows: list[Row] = []
    for subject in subjects:
        slope = subject.measuring.slope()
        if slope is not None:
            doses = [one.label for one in subject.cells.conditions if one.offset is not None]
            rows.append({"respondent": subject.label, "slope": slope, "doses": ", ".join(doses)})
    return Table(
        "compliance",
        "Compliance with the stated number",
        (
            Column("respondent", "Respondent", "text"),
            Column(
                "slope",
                "Compliance slope",
                "number",
                "rise of the claimed count when the stated number rises by one",
            ),
            Column("doses", "Anchors", "text", "the conditions that state a number"),
        ),
        tuple(rows),
        "0: the stated number changes nothing. 1: whatever is stated is claimed. Least squares within passages on the number "
        "that was shown, over all conditions that state one.",
        _signatures(subjects, "compliance-slope"),
        "the sweep that ErrorBench leaves open; the Anchoring Index of Jacowitz and Kahneman (1995) where there are two anchors",
    )


def inflation(subjects: Sequence[Subject], *, published: bool) -> Table:
    """Table 4: Count-F1, overlap F0.5 and their gap, between floor and ceiling rows."""
    rows: list[Row] = []
    for subject, name in _cells(subjects):
        missing: Missing = "zero" if subject.paper else "left-out"
        rows.append(
            {
                **_who(subject, name),
                **{
                    key: subject.measuring.cell(key, name, missing)
                    for key in ("count_f1", "overlap", "inflation", "aligned")
                },
            }
        )
    rows += _reference_rows(subjects)
    keys = {"count_f1": "count_f1", "span_f05": "overlap", "inflation": "inflation"}
    marks, notes = _published(4, keys, rows) if published else (frozenset[int](), ())
    if any(subject.paper for subject in subjects):
        notes = (
            *notes,
            "Replies that could not be read are scored as finding nothing here, as in the paper's table 4.",
        )
    return Table(
        "inflation",
        "F1 Inflation",
        (
            *_WHO,
            Column("count_f1", "Count-F1", "number", _COUNT_F1),
            Column("overlap", "Overlap F0.5", "number", _F05),
            Column(
                "inflation", "F1 Inflation", "signed", "Count-F1 less overlap F0.5, the paper's definition"
            ),
            Column(
                "aligned",
                "Aligned inflation",
                "signed",
                "micro Count-F0.5 less overlap F0.5, both from the same lines",
            ),
        ),
        tuple(rows),
        "What counting makes of the replies, and what they found. The last rows come from the same matcher on the same "
        "passages: they are the floor and the ceiling of a span score.",
        _signatures(subjects, "Count-F1,F0.5,F1-inflation"),
        "ErrorBench table 4",
        notes,
        marks,
    )


def _reference_rows(subjects: Sequence[Subject]) -> list[Row]:
    """Reference rows for each set of passages that the subjects were asked about."""
    rows: list[Row] = []
    done = set()
    for subject in subjects:
        key = (subject.run.plan.items.digest, subject.annotator)
        if key in done:
            continue
        done.add(key)
        gold = subject.cells.gold
        for reference in references(subject.cells.items, subject.annotator, subject.run.plan.seed):
            counted = float(count_f1(reference.claimed, gold).mean())
            row: Row = {"respondent": reference.name, "condition": "reference", "count_f1": counted}
            row |= {
                rule: float(f_beta(m.sum(), reference.claimed.sum(), gold.sum()))
                for rule, m in reference.matches.items()
            }
            at_count = f_beta(np.minimum(reference.claimed, gold).sum(), reference.claimed.sum(), gold.sum())
            overlap = float(f_beta(reference.matches["overlap"].sum(), reference.claimed.sum(), gold.sum()))
            rows.append({**row, "inflation": counted - overlap, "aligned": float(at_count) - overlap})
    return rows


def span_scores(subjects: Sequence[Subject], *, published: bool) -> Table:
    """Table 10: F0.5 under every matching rule."""
    rules = ("strict", "detection", "overlap", "overlap_touch")
    rows: list[Row] = [
        {**_who(subject, name), **{rule: subject.measuring.cell(rule, name) for rule in rules}}
        for subject, name in _cells(subjects)
    ]
    rows += [
        {key: row.get(key) for key in ("respondent", "condition", *rules)}
        for row in _reference_rows(subjects)
    ]
    keys = {"strict_f05": "strict", "detection_f05": "detection", "overlap_f05": "overlap"}
    marks, notes = _published(10, keys, rows) if published else (frozenset[int](), ())
    return Table(
        "span-scores",
        "Span scores under each matching rule",
        (
            *_WHO,
            Column("strict", "Strict F0.5", "number", "same span and same correction"),
            Column("detection", "Detection F0.5", "number", "same span"),
            Column(
                "overlap",
                "Overlap F0.5",
                "number",
                "same sentence and a token in common; an insertion is an empty span and overlaps nothing",
            ),
            Column(
                "overlap_touch",
                "Overlap F0.5, insertions by touch",
                "number",
                "the same, and an insertion overlaps what it lies in or next to",
            ),
        ),
        tuple(rows),
        "Micro averages over passages; matching is one to one and maximal.",
        _signatures(subjects, "F0.5"),
        "ErrorBench table 10",
        notes,
        marks,
    )


def legacy(subjects: Sequence[Subject], *, published: bool) -> Table:
    """Table 11: the heuristic Span-F1 of earlier drafts."""
    keys = ("legacy_precision", "legacy_recall", "legacy_f1", "overlap")
    rows: list[Row] = [
        {**_who(subject, name), **{key: subject.measuring.cell(key, name) for key in keys}}
        for subject, name in _cells(subjects)
    ]
    marks, notes = _published(11, {"span_f1": "legacy_f1"}, rows) if published else (frozenset[int](), ())
    return Table(
        "legacy",
        "Legacy heuristic Span-F1",
        (
            *_WHO,
            Column(
                "legacy_precision",
                "Precision",
                "number",
                "lines that hold any word of any gold edit; our definition, the paper gives none",
            ),
            Column(
                "legacy_recall", "Recall", "number", "gold edits of which any word is a substring of any line"
            ),
            Column("legacy_f1", "Span-F1", "number", "F1 of the two for each passage, averaged"),
            Column("overlap", "Overlap F0.5", "number", _F05),
        ),
        tuple(rows),
        "Kept for continuity with the paper. It is far more permissive than overlap matching: a comma is a word.",
        _signatures(subjects, "legacy-span-F1"),
        "ErrorBench table 11 and figure 6",
        notes,
        marks,
    )


def difference_in_differences(subjects: Sequence[Subject]) -> Table:
    """ΔCount-F1 less ΔF0.5 against Blind, beside what the length of the list alone makes of it."""
    rows: list[Row] = [
        {
            **_who(subject, name),
            "delta_count": subject.measuring.change("count_f1", name),
            "delta_span": subject.measuring.change("overlap", name),
            "did": subject.measuring.difference_in_differences(name, "overlap"),
            "null_span": subject.null_change(name),
            "null": subject.null_difference(name),
        }
        for subject in subjects
        for name in subject.compared
    ]
    return Table(
        "difference-in-differences",
        "Difference in differences",
        (
            *_WHO,
            Column("delta_count", "ΔCount-F1", "signed", "change of Count-F1 against Blind"),
            Column("delta_span", "ΔF0.5", "signed", "change of overlap F0.5 against Blind"),
            Column(
                "did",
                "Difference",
                "signed",
                "ΔCount-F1 less ΔF0.5: what the question moved in the count and not in the finding",
            ),
            Column(
                "null_span",
                "ΔF0.5, length null",
                "signed",
                "ΔF0.5 if Blind's own list had only been cut at random, or padded with random spans, to the reply's length",
            ),
            Column(
                "null",
                "Difference, length null",
                "signed",
                "the difference that the length of the list makes by itself",
            ),
        ),
        tuple(rows),
        "Paired over passages that both conditions read. A difference above 0 that its length null reaches too is arithmetic.",
        _signatures(subjects, "ΔCount-F1-ΔF0.5"),
        "ErrorBench appendix H, for description-anchored scores; the length null is ours",
    )


def replies(subjects: Sequence[Subject]) -> Table:
    """What became of every call and every line."""
    rows: list[Row] = []
    for subject in subjects:
        cells = subject.cells
        planned = sum(cells.fates.values())
        unread = sum(cells.reasons.values())
        reasons = ", ".join(f"{reason} {n}" for reason, n in sorted(cells.reasons.items())) or "none"
        by = cells.claimed_by
        totals = {
            key: sum(float(np.nansum(cells.column(one.name, key))) for one in cells.conditions)
            for key in ("lines", "placed", "ambiguous")
        }
        disagree = sum(
            float(np.nansum(cells.column(one.name, "disagrees") * cells.read[one.name]))
            for one in cells.conditions
        )
        rows.append(
            {
                "respondent": subject.label,
                "planned": planned,
                "read": planned - unread,
                "unread": reasons,
                "by_lines": by["lines"],
                "by_none": by["none-statement"],
                "disagree": round(disagree),
                "placed": totals["placed"] / totals["lines"] if totals["lines"] else None,
                "ambiguous": totals["ambiguous"] / totals["lines"] if totals["lines"] else None,
            }
        )
    return Table(
        "replies",
        "What became of the replies",
        (
            Column("respondent", "Respondent", "text"),
            Column("planned", "Planned", "count", "cells of the plan: passages, conditions and samples"),
            Column("read", "Read", "count", "replies with a count that could be read"),
            Column("unread", "Not read, and why", "text"),
            Column(
                "by_lines", "Count from lines", "count", "no total was stated: the error lines were counted"
            ),
            Column("by_none", "Says none", "count", "a plain statement that there are no errors"),
            Column(
                "disagree", "Total differs from lines", "count", "the stated total is not the number of lines"
            ),
            Column(
                "placed",
                "Lines placed",
                "percent",
                "lines whose fragment was found in the passage (the paper: 78.2%)",
            ),
            Column(
                "ambiguous",
                "Lines ambiguous",
                "percent",
                "lines whose fragment stands at several places, with nothing to decide",
            ),
        ),
        tuple(rows),
        "Point estimates are over what could be read; beside each stands what the rest could have made of it.",
        _signatures(subjects, "replies"),
        "",
    )
