"""The paper's tables of spans for any set of respondents, between floor and ceiling rows.

Subjects in, `Table` records out, one function a table. No table shows a count score without the
span score of the same replies (ErrorBench 5.1, second and third safeguard).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from mismark.protocols.framing.measures import count_f1, f_beta
from mismark.protocols.framing.reference import references
from mismark.protocols.framing.rows import COUNT_F1, F05, WHO, cells_of, published_rows, signatures, who
from mismark.report.analyses import Column, Table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mismark.protocols.framing.measures import Missing
    from mismark.protocols.framing.rows import Row
    from mismark.protocols.framing.study import Subject

__all__ = ["difference_in_differences", "inflation", "legacy", "span_scores"]


def inflation(subjects: Sequence[Subject], *, published: bool) -> Table:
    """Table 4: Count-F1, overlap F0.5 and their gap, between floor and ceiling rows."""
    rows: list[Row] = []
    for subject, name in cells_of(subjects):
        missing = _policy(subject)
        rows.append(
            {
                **who(subject, name),
                **{
                    key: subject.measuring.cell(key, name, missing)
                    for key in ("count_f1", "overlap", "inflation", "strict_inflation", "aligned")
                },
            }
        )
    rows += _reference_rows(subjects)
    keys = {"count_f1": "count_f1", "span_f05": "overlap", "inflation": "inflation"}
    marks, notes = published_rows(4, keys, rows, subjects) if published else (frozenset[int](), ())
    if any(subject.paper for subject in subjects):
        notes = (
            *notes,
            "Replies that could not be read are scored as finding nothing here, as in the paper's tables 4 and 10.",
        )
    return Table(
        "inflation",
        "F1 Inflation",
        (
            *WHO,
            Column("count_f1", "Count-F1", "number", COUNT_F1),
            Column("overlap", "Overlap F0.5", "number", F05),
            Column(
                "inflation", "F1 Inflation", "signed", "Count-F1 less overlap F0.5, the paper's definition"
            ),
            Column(
                "strict_inflation",
                "Strict inflation",
                "signed",
                "Count-F1 less strict F0.5; the paper prints only its largest, .96, which is GPT-5.4 Anchored (.990 less the .031 of "
                "table 10)",
            ),
            Column(
                "aligned",
                "Aligned inflation",
                "signed",
                "micro Count-F0.5 less overlap F0.5, both from the same lines",
            ),
        ),
        tuple(rows),
        "What counting makes of the replies, and what they found. The rows marked reference come from the same matcher on "
        "the same passages: they are the floor and the ceiling of a span score. The gold itself is below 1 under overlap "
        "because an insertion is an empty span and overlaps nothing.",
        signatures(subjects, "Count-F1,F0.5,F1-inflation", match="overlap", ins="never"),
        "ErrorBench table 4",
        notes,
        marks,
    )


def _policy(subject: Subject) -> Missing:
    """The paper's tables 4 and 10 share their span scores, so `--preset paper` treats them alike."""
    return "zero" if subject.paper else "left-out"


def _reference_rows(subjects: Sequence[Subject]) -> list[Row]:
    """Reference rows for each set of passages that the subjects were asked about."""
    rows: list[Row] = []
    done = set()
    several = len({(subject.run.plan.items.digest, subject.annotator) for subject in subjects})
    for subject in subjects:
        key = (subject.run.plan.items.digest, subject.annotator)
        if key in done:
            continue
        done.add(key)
        gold = subject.cells.gold
        for reference in references(subject.cells.items, subject.annotator, subject.run.plan.seed):
            counted = float(count_f1(reference.claimed, gold).mean())
            name = reference.name if several == 1 else f"{reference.name} ({subject.run.folder.name})"
            row: Row = {"respondent": name, "condition": "reference", "count_f1": counted}
            row |= {
                rule: float(f_beta(m.sum(), reference.claimed.sum(), gold.sum()))
                for rule, m in reference.matches.items()
            }
            at_count = f_beta(np.minimum(reference.claimed, gold).sum(), reference.claimed.sum(), gold.sum())
            strict, overlap = (
                float(f_beta(reference.matches[rule].sum(), reference.claimed.sum(), gold.sum()))
                for rule in ("strict", "overlap")
            )
            found = reference.matches["overlap"].sum()
            rows.append(
                {
                    **row,
                    "inflation": counted - overlap,
                    "strict_inflation": counted - strict,
                    "aligned": float(at_count) - overlap,
                    "precision": _share(found, reference.claimed.sum()),
                    "recall": _share(found, gold.sum()),
                }
            )
    return rows


def _share(part: float, whole: float) -> float | None:
    return float(part / whole) if whole else None


def span_scores(subjects: Sequence[Subject], *, published: bool) -> Table:
    """Table 10: F0.5 under every matching rule."""
    rules = ("strict", "detection", "overlap", "overlap_touch", "precision", "recall")
    rows: list[Row] = [
        {
            **who(subject, name),
            **{rule: subject.measuring.cell(rule, name, _policy(subject)) for rule in rules},
        }
        for subject, name in cells_of(subjects)
    ]
    rows += [
        {key: row.get(key) for key in ("respondent", "condition", *rules)}
        for row in _reference_rows(subjects)
    ]
    keys = {"strict_f05": "strict", "detection_f05": "detection", "overlap_f05": "overlap"}
    marks, notes = published_rows(10, keys, rows, subjects) if published else (frozenset[int](), ())
    return Table(
        "span-scores",
        "Span scores under each matching rule",
        (
            *WHO,
            Column("strict", "Strict F0.5", "number", "same span and same correction"),
            Column("detection", "Detection F0.5", "number", "same span"),
            Column(
                "overlap",
                "Overlap F0.5",
                "number",
                "same sentence and a token in common; an insertion is an empty span and overlaps nothing, so that this can be below the strict score",
            ),
            Column(
                "overlap_touch",
                "Overlap F0.5, insertions by touch",
                "number",
                "the same, and an insertion overlaps what it lies in or next to",
            ),
            Column(
                "precision",
                "Precision",
                "number",
                "of the lines, the share that overlaps a gold edit (insertions never), one to one",
            ),
            Column(
                "recall", "Recall", "number", "of the gold edits, the share that a line overlaps, likewise"
            ),
        ),
        tuple(rows),
        "Micro averages over passages; matching is one to one and maximal.",
        signatures(subjects, "F0.5"),
        "ErrorBench table 10; precision and recall, which its figure 6 announces for appendix F, are not printed there",
        notes,
        marks,
    )


def legacy(subjects: Sequence[Subject], *, published: bool) -> Table:
    """Table 11: the heuristic Span-F1 of earlier drafts."""
    keys = ("legacy_precision", "legacy_recall", "legacy_f1", "overlap")
    rows: list[Row] = [
        {**who(subject, name), **{key: subject.measuring.cell(key, name) for key in keys}}
        for subject, name in cells_of(subjects)
    ]
    marks, notes = (
        published_rows(11, {"span_f1": "legacy_f1"}, rows, subjects) if published else (frozenset[int](), ())
    )
    return Table(
        "legacy",
        "Legacy heuristic Span-F1",
        (
            *WHO,
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
            Column("overlap", "Overlap F0.5", "number", F05),
        ),
        tuple(rows),
        "Kept for continuity with the paper. It credits any shared word, wherever it stands; a comma is a word.",
        signatures(subjects, "legacy-span-F1", match="substring"),
        "ErrorBench table 11 and figure 6",
        notes,
        marks,
    )


def difference_in_differences(subjects: Sequence[Subject]) -> Table:
    """ΔCount-F1 less ΔF0.5 against Blind, beside what the length of the list alone makes of it."""
    rows: list[Row] = [
        {
            **who(subject, name, against="blind"),
            "delta_count": subject.measuring.change("count_f1", name),
            "delta_span": subject.measuring.change("overlap", name),
            "did": subject.measuring.difference_in_differences(name, "overlap"),
            "null_span": subject.null_change(name),
            "null": subject.null_difference(name),
            "beyond": subject.beyond_null(name),
        }
        for subject in subjects
        for name in subject.compared
    ]
    return Table(
        "difference-in-differences",
        "Difference in differences",
        (
            *WHO,
            Column("delta_count", "ΔCount-F1", "signed", "change of Count-F1 against Blind"),
            Column("delta_span", "ΔF0.5", "signed", "change of overlap F0.5 against Blind"),
            Column(
                "did",
                "Difference",
                "signed",
                "ΔCount-F1 less ΔF0.5: what the question moved in the count more than in the finding",
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
            Column(
                "beyond",
                "F0.5 beyond its null",
                "signed",
                "overlap F0.5 less that of Blind's list at the same length: what the question changed in the finding itself, as far as lists get longer or shorter because of it; where their length varies by chance, cutting and padding costs Blind's list something, and this is above 0 without any effect",
            ),
        ),
        tuple(rows),
        "Paired over passages that both conditions read. A difference above 0 that its length null reaches too is arithmetic.",
        signatures(subjects, "ΔCount-F1-ΔF0.5", match="overlap", ins="never"),
        "ErrorBench appendix H, for description-anchored scores; the length null is ours",
    )
