"""The paper's tables of counts for any set of respondents, and what became of the replies.

Subjects in, `Table` records out, one function a table. No table shows a count score without the
span score of the same replies (ErrorBench 5.1, second and third safeguard).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from mismark.protocols.framing.rows import COUNT_F1, F05, WHO, cells_of, published_rows, signatures, who
from mismark.report.analyses import Column, Table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mismark.protocols.framing.rows import Row
    from mismark.protocols.framing.study import Subject

__all__ = ["asi", "contrasts", "count_bias", "replies"]


def count_bias(subjects: Sequence[Subject], *, published: bool) -> Table:
    """Table 2: Count Bias with its SD, and Count-F1, for each respondent and condition."""
    rows: list[Row] = []
    for subject, name in cells_of(subjects):
        bias = subject.cells.column(name, "claimed") - subject.cells.gold[:, None]
        bias = bias[~np.isnan(bias)]
        rows.append(
            {
                **who(subject, name),
                "cb": subject.measuring.cell("count_bias", name),
                "sd": float(bias.std(ddof=1)) if len(bias) > 1 else None,
                "count_f1": subject.measuring.cell("count_f1", name),
                "overlap": subject.measuring.cell("overlap", name),
            }
        )
    keys = {"count_bias": "cb", "count_bias_sd": "sd", "count_f1": "count_f1"}
    marks, notes = published_rows(2, keys, rows, subjects) if published else (frozenset[int](), ())
    return Table(
        "count-bias",
        "Count Bias and Count-F1",
        (
            *WHO,
            Column(
                "cb",
                "Count Bias",
                "signed",
                "claimed count less true count, mean over passages; nothing bounds what a missing reply could claim",
            ),
            Column("sd", "SD", "number", "standard deviation of Count Bias over replies"),
            Column("count_f1", "Count-F1", "number", COUNT_F1),
            Column("overlap", "Overlap F0.5", "number", F05),
        ),
        tuple(rows),
        "Claimed counts against true counts. The last column says how well the same replies found the errors.",
        signatures(subjects, "CB,Count-F1,F0.5", match="overlap", ins="never"),
        "ErrorBench table 2, with the span score beside it",
        notes,
        marks,
    )


def asi(subjects: Sequence[Subject], *, published: bool) -> Table:
    """Table 3: the Anchoring Sensitivity Index."""
    rows: list[Row] = []
    for subject in subjects:
        again = ("blind",) if subject.compared and subject.cells.samples > 1 else ()
        for name in (*again, *subject.compared):
            values = subject.measuring.asi_values(name)
            values = values[~np.isnan(values)]
            rows.append(
                {
                    **who(subject, name, against="blind"),
                    "asi": subject.measuring.asi(name),
                    "sd": float(values.std(ddof=1)) if len(values) > 1 else None,
                    "delta_f": subject.measuring.change("overlap", name),
                }
            )
    marks, notes = (
        published_rows(3, {"asi": "asi", "asi_sd": "sd"}, rows, subjects)
        if published
        else (frozenset[int](), ())
    )
    return Table(
        "asi",
        "Anchoring Sensitivity Index",
        (
            *WHO,
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
        "are noisy has an ASI above 0 without any anchoring, so tests are on signed changes and on the slope. With several samples, the row of Blind says how far two samples of the same question are apart.",
        signatures(subjects, "ASI"),
        "ErrorBench table 3",
        notes,
        marks,
    )


def contrasts(subjects: Sequence[Subject], *, published: bool) -> Table:
    """Table 6: paired shifts of Count Bias against Blind, with the test that the paper describes."""
    rows: list[Row] = []
    for subject in subjects:
        for contrast in subject.contrasts:
            if contrast.reference != "blind":
                continue
            test = contrast.test
            rows.append(
                {
                    **who(subject, contrast.condition, against="blind"),
                    "tested": test.n,
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
    marks, notes = published_rows(6, keys, rows, subjects) if published else (frozenset[int](), ())
    return Table(
        "contrasts",
        "Shift of Count Bias against Blind",
        (
            *WHO,
            Column(
                "delta",
                "ΔCB",
                "signed",
                "change of the claimed count against Blind, mean over passages that both read",
            ),
            Column("sd", "SD", "number", "standard deviation of the change over passages"),
            Column("dz", "d_z", "signed", "Cohen's d_z: mean of the changes over their SD"),
            Column(
                "tested",
                "passages",
                "count",
                "passages that both read: the n of the t-test, samples averaged first",
            ),
            Column(
                "t",
                "t",
                "signed",
                "paired t-test over passages; passages of one document are not independent",
            ),
            Column("p", "p", "p", "two-sided"),
            Column(
                "q",
                "q",
                "p",
                "Benjamini-Hochberg over every model and condition of the run's plan, checkers and scripted respondents included",
            ),
            Column("delta_f", "Δ overlap F0.5", "signed", "change of the span score against Blind"),
        ),
        tuple(rows),
        "Paired differences on the same passages. The interval of ΔCB resamples clusters; the t-test is the paper's and does not.",
        signatures(subjects, "ΔCB", test="paired-t", family="plan"),
        "ErrorBench table 6 and section 4.3",
        notes,
        marks,
    )


def replies(subjects: Sequence[Subject]) -> Table:
    """What became of every call and every line."""
    rows: list[Row] = []
    every = [(subject.label, subject.cells) for subject in subjects]
    every += [
        (f"{subject.label}, clean passages", subject.clean.cells) for subject in subjects if subject.clean
    ]
    for label, cells in every:
        planned = sum(cells.fates.values())
        unread = sum(cells.reasons.values())
        reasons = ", ".join(f"{reason} {n}" for reason, n in sorted(cells.reasons.items())) or "none"
        by = cells.claimed_by
        totals = {
            key: sum(float(np.nansum(cells.column(one.name, key))) for one in cells.conditions)
            for key in ("lines", "placed", "ambiguous", "disagrees", "unlisted")
        }
        rows.append(
            {
                "respondent": label,
                "planned": planned,
                "read": planned - unread,
                "unread": reasons,
                "by_lines": by["lines"],
                "by_none": by["none-statement"],
                "disagree": round(totals["disagrees"]),
                "unlisted": round(totals["unlisted"]),
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
            Column("unread", "Not read", "text"),
            Column("by_lines", "By lines", "count", "no total was stated: the error lines were counted"),
            Column("by_none", "Says none", "count", "a plain statement that there are no errors"),
            Column("disagree", "Total ≠ lines", "count", "the stated total is not the number of lines"),
            Column(
                "unlisted",
                "Lists none",
                "count",
                "errors are claimed and no error line could be read: every span score of these replies is 0",
            ),
            Column(
                "placed",
                "Placed",
                "percent",
                "lines whose fragment was found in the passage (the paper: 78.2%)",
            ),
            Column(
                "ambiguous",
                "Ambiguous",
                "percent",
                "lines whose fragment stands at several places, with nothing to decide",
            ),
        ),
        tuple(rows),
        "Point estimates are over what could be read; beside each stands what the rest could have made of it.",
        signatures(subjects, "replies"),
        "",
    )
