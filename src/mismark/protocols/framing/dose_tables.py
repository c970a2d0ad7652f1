"""The tables of what a number does to the claimed count: by family, by dose, and where the line bends.

Subjects in, `Table` records out, one function a table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mismark.protocols.framing.conditions import FAMILIES, WORDS, condition
from mismark.protocols.framing.doses import bend, median_index, slope, slope_gap
from mismark.protocols.framing.rows import signatures, who
from mismark.report.analyses import Column, Table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mismark.protocols.framing.conditions import Condition, Family
    from mismark.protocols.framing.rows import Row
    from mismark.protocols.framing.study import Subject
    from mismark.records import Estimate

__all__ = ["bends", "slopes", "wordings"]

_GAPS: tuple[tuple[Family, Family], ...] = (
    ("anchor", "placebo"),
    ("hedged", "anchor"),
    ("attributed", "anchor"),
)


def _dose(asked: Condition) -> tuple[bool, float]:
    return asked.multiple is not None, float(asked.multiple or asked.offset or 0)


def _many(estimate: Estimate | None) -> str:
    if estimate is None:
        return "0"
    return str(estimate.n) if not estimate.n_missing else f"{estimate.n} of {estimate.n + estimate.n_missing}"


def slopes(subjects: Sequence[Subject]) -> Table:
    """The compliance slope of each respondent, for each family of numbers that was asked."""
    rows: list[Row] = []
    single: set[str] = set()
    for subject in subjects:
        measuring = subject.measuring
        asked = {
            family: [one for one in subject.cells.conditions if one.family == family] for family in FAMILIES
        }
        for family, conditions in asked.items():
            rise = slope(measuring, family)
            if rise is None and len(conditions) < 2:
                single |= {family} if conditions else set()
                continue
            rows.append(
                {
                    "respondent": subject.label,
                    "number": WORDS[family],
                    "n": _many(rise),
                    "slope": rise,
                    "median": median_index(measuring, family),
                    "doses": ", ".join(
                        one.dose.replace(" ", "\N{NO-BREAK SPACE}") for one in sorted(conditions, key=_dose)
                    ),
                }
            )
        for family, reference in _GAPS:
            gap = slope_gap(measuring, family, reference)
            if gap is not None:
                number = f"{WORDS[family]} less {WORDS[reference]}"
                rows.append(
                    {
                        "respondent": subject.label,
                        "number": number,
                        "n": _many(gap),
                        "slope": gap,
                        "doses": "",
                    }
                )
    return Table(
        "compliance",
        "Compliance with the number shown",
        (
            Column("respondent", "Respondent", "text"),
            Column("number", "The number is", "text", "what the question makes of it"),
            Column("n", "n", "text", "passages read at two numbers or more"),
            Column(
                "slope",
                "Slope",
                "number",
                "rise of the claimed count when the number shown rises by one; n is the passages read at two numbers or more",
            ),
            Column(
                "median",
                "Median index",
                "number",
                "the Anchoring Index in its median form: median claim at the highest number less that at the lowest, over their distance",
            ),
            Column("doses", "Numbers", "text", "as formulas of the true count N; never shown below 1"),
        ),
        tuple(rows),
        "0: the number changes nothing. 1: whatever is shown is claimed. Least squares within passages on the number "
        "that was shown; differences are over the numbers that a passage was shown in both ways. A reference number says nothing about errors: what it moves is not compliance."
        + (
            " A family asked with one number has no slope: ask for two, such as placebo,placebo-2."
            if single
            else ""
        ),
        signatures(subjects, "compliance-slope,anchoring-index-median"),
        "the sweep that ErrorBench leaves open; the Anchoring Index of Jacowitz and Kahneman (1995) where there are two anchors",
    )


def wordings(subjects: Sequence[Subject]) -> Table | None:
    """The same number in other words, and the same digits about something else; None where none was asked."""
    rows: list[Row] = []
    for subject in subjects:
        for contrast in subject.contrasts:
            if contrast.reference == "blind":
                continue
            test = contrast.test
            row = who(subject, contrast.condition, against=contrast.reference)
            row["condition"] = f"{row['condition']} less {condition(contrast.reference).label}"
            rows.append(
                {
                    **row,
                    "tested": test.n,
                    "delta": subject.measuring.change("count_bias", contrast.condition, contrast.reference),
                    "sd": test.sd,
                    "dz": test.dz,
                    "t": test.t,
                    "p": test.p,
                    "q": contrast.q,
                    "delta_f": subject.measuring.change("overlap", contrast.condition, contrast.reference),
                }
            )
    if not rows:
        return None
    return Table(
        "wordings",
        "What the words make of a number",
        (
            Column("respondent", "Respondent", "text"),
            Column("condition", "Compared", "text", "conditions that show the same number, or none"),
            Column("n", "n", "text", "sets of one reply of each that were read"),
            Column("delta", "ΔCB", "signed", "difference of the claimed counts, mean over passages that both read"),
            Column("sd", "SD", "number", "standard deviation of the difference over passages"),
            Column("dz", "d_z", "signed", "Cohen's d_z: mean of the differences over their SD"),
            Column("tested", "passages", "count", "passages that both read: the n of the t-test, samples averaged first"),
            Column("t", "t", "signed", "paired t-test over passages; passages of one document are not independent"),
            Column("p", "p", "p", "two-sided"),
            Column("q", "q", "p", "Benjamini-Hochberg over every model and comparison of the run's plan, those against Blind included"),
            Column("delta_f", "Δ overlap F0.5", "signed", "difference of the span scores"),
        ),
        tuple(rows),
        "Paired differences on the same passages. Hedged or reported by another, a number should move the count less than "
        "plainly stated, if words matter; what a placebo of the same digits moves against Informed has nothing to do with errors.",
        signatures(subjects, "ΔCB", test="paired-t", family="plan"),
        "ours",
    )  # fmt: skip


def bends(subjects: Sequence[Subject]) -> Table | None:
    """Where the line of claims on numbers stated plainly bends; None where no one was asked at enough doses."""
    rows: list[Row] = []
    for subject in subjects:
        for two_sided in (True, False):
            found = bend(subject.measuring, two_sided=two_sided)
            if found is None:
                continue
            rows.append(
                {
                    "respondent": subject.label,
                    "shape": "at a distance from N, both sides" if two_sided else "at one dose",
                    "n": _many(found.below),
                    "knot": found.knot,
                    "below": found.below,
                    "above": found.above,
                    "p": found.p,
                    "tried": found.n_knots,
                }
            )
    if not rows:
        return None
    return Table(
        "bends",
        "Where compliance bends",
        (
            Column("respondent", "Respondent", "text"),
            Column("shape", "A line that bends", "text"),
            Column("n", "n", "text", "passages read at two numbers or more"),
            Column("p", "p of a bend", "p", "against a straight line, the search for the knot allowed for; not the choice of shape"),
            Column("knot", "Knot", "signed", "dose (stated number less true count) or distance at which the line bends, by least squares"),
            Column("below", "Slope before", "number", "compliance slope below the knot; with both sides, nearer to the true count"),
            Column("above", "Slope after", "number", "compliance slope above the knot; with both sides, further away"),
            Column("tried", "Knots tried", "count", "every half step between the second dose and the last but one"),
        ),
        tuple(rows),
        "A line with one bend within passages, over all conditions that state exactly so many errors. Where p is not small the "
        "line is as good as straight, and the knot and the slopes say nothing. Intervals look for the knot anew in each resample.",
        signatures(subjects, "bend", ci="percentile-cluster", test="wild-cluster/largest"),
        "the sweep that ErrorBench leaves open",
    )  # fmt: skip
