"""The paper's figures for any set of respondents, and the dose-response that it leaves open.

Subjects in, figure records out, one function a figure; they are drawn elsewhere.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from mismark.protocols.framing.conditions import FAMILIES, WORDS, condition
from mismark.report.analyses import Bars, Boxes, Curves, Forest, Heatmap, Points, Series
from mismark.report.published import errorbench

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mismark.protocols.framing.conditions import Family
    from mismark.protocols.framing.study import Subject
    from mismark.records import Estimate

__all__ = [
    "asi_heatmap",
    "count_bias_boxes",
    "count_f1_bars",
    "difference_forest",
    "dose_response",
    "inflation_bars",
    "precision_recall",
    "series",
    "span_bars",
]


def _names(subjects: Sequence[Subject]) -> tuple[str, ...]:
    """Every condition that any subject was asked, in the order of the paper, then by family and dose."""
    asked = dict.fromkeys(one.name for subject in subjects for one in subject.cells.conditions)
    return tuple(sorted(asked, key=lambda name: condition(name).order))


def _labels(names: Sequence[str]) -> tuple[str, ...]:
    return tuple(condition(name).label for name in names)


def series(title: str, estimates: Sequence[Estimate | None], x: tuple[float, ...] = ()) -> Series:
    """Estimates as a row of values with their intervals."""
    return Series(
        title,
        tuple(None if one is None else one.value for one in estimates),
        tuple(None if one is None else one.low for one in estimates),
        tuple(None if one is None else one.high for one in estimates),
        x,
    )


def _measured(subject: Subject, key: str, title: str, names: Sequence[str]) -> Series:
    return series(
        title, [subject.measuring.cell(key, name) if subject.cells.has(name) else None for name in names]
    )


def count_bias_boxes(subjects: Sequence[Subject]) -> Boxes:
    """Figure 1: the distribution of Count Bias."""
    names = _names(subjects)
    panels = []
    for subject in subjects:
        samples = []
        for name in names:
            values = (
                (subject.cells.column(name, "claimed") - subject.cells.gold[:, None]).ravel()
                if subject.cells.has(name)
                else np.empty(0)
            )
            samples.append(tuple(values[~np.isnan(values)].tolist()))
        panels.append((subject.label, tuple(samples)))
    return Boxes(
        "count-bias-distribution",
        "Count Bias by condition",
        _labels(names),
        tuple(panels),
        "Count Bias (errors)",
        "Claimed count less true count, one value a reply. Box: median and quartiles; whiskers: 1.5 interquartile ranges.",
        "Box plots of Count Bias, a panel for each respondent and a box for each condition.",
        source="ErrorBench figure 1",
    )


def count_f1_bars(subjects: Sequence[Subject], *, published: bool) -> Bars:
    """Figure 2: Count-F1, with overlap F0.5 beside it."""
    names = _names(subjects)
    panels: list[tuple[str, tuple[Series, ...]]] = [
        (
            subject.label,
            (
                _measured(subject, "count_f1", "Count-F1", names),
                _measured(subject, "overlap", "Overlap F0.5", names),
            ),
        )
        for subject in subjects
    ]
    if published:
        panels += _published_panels(names)
    return Bars(
        "count-f1",
        "Count-F1 and what was found",
        _labels(names),
        tuple(panels),
        "score (0 to 1)",
        "Count-F1 looks only at how many errors are claimed; overlap F0.5 at which. Bars carry 95% intervals.",
        "Grouped bars of Count-F1 and overlap F0.5, a panel for each respondent.",
        source="ErrorBench figure 2, with the span score beside it",
    )


def _published_panels(names: Sequence[str]) -> list[tuple[str, tuple[Series, ...]]]:
    counts, spans = _column(2, "count_f1"), _column(10, "overlap_f05")
    return [
        (
            f"{model} (published)",
            (
                _printed("Count-F1", [counts.get((model, name)) for name in names]),
                _printed("Overlap F0.5", [spans.get((model, name)) for name in names]),
            ),
        )
        for model in _models(2)
    ]


def _models(table: int) -> tuple[str, ...]:
    return tuple(dict.fromkeys(row.model for row in errorbench(table)))


def _column(table: int, measure: str) -> dict[tuple[str, str], float]:
    """A printed column by model and condition."""
    return {(row.model, row.condition): float(row.values[measure]) for row in errorbench(table)}


def _printed(name: str, values: Sequence[float | None]) -> Series:
    return Series(name, tuple(values), published=True)


def asi_heatmap(subjects: Sequence[Subject], *, published: bool) -> Heatmap | None:
    """Figure 3: ASI of every respondent and condition; None where Blind was never asked."""
    compared = [subject for subject in subjects if subject.compared]
    names = tuple(name for name in _names(compared) if name != "blind") if compared else ()
    if not names:
        return None
    rows = [subject.label for subject in compared]
    values = [
        tuple(subject.measuring.asi(name).value if subject.cells.has(name) else None for name in names)
        for subject in compared
    ]
    if published:
        printed = _column(3, "asi")
        for model in _models(3):
            rows.append(f"{model} (published)")
            values.append(tuple(printed.get((model, name)) for name in names))
    return Heatmap(
        "asi-heatmap",
        "Anchoring Sensitivity Index at a glance",
        tuple(rows),
        _labels(names),
        tuple(values),
        "ASI",
        "Mean over passages of |claimed - claimed under Blind| / true count.",
        "A grid of ASI values, a row for each respondent and a column for each condition.",
        source="ErrorBench figure 3",
    )


def span_bars(subjects: Sequence[Subject], *, published: bool) -> Bars:
    """Figure 4: Count-F1 against the heuristic Span-F1, and overlap F0.5."""
    names = _names(subjects)
    panels: list[tuple[str, tuple[Series, ...]]] = [
        (
            subject.label,
            (
                _measured(subject, "count_f1", "Count-F1", names),
                _measured(subject, "legacy_f1", "Legacy Span-F1", names),
                _measured(subject, "overlap", "Overlap F0.5", names),
            ),
        )
        for subject in subjects
    ]
    if published:
        counted, legacy, spans = _column(4, "count_f1"), _column(11, "span_f1"), _column(10, "overlap_f05")
        panels += [
            (
                f"{model} (published)",
                (
                    _printed("Count-F1", [counted.get((model, name)) for name in names]),
                    _printed("Legacy Span-F1", [legacy.get((model, name)) for name in names]),
                    _printed("Overlap F0.5", [spans.get((model, name)) for name in names]),
                ),
            )
            for model in _models(4)
        ]
    return Bars(
        "count-against-span",
        "Count-F1 against span scores",
        _labels(names),
        tuple(panels),
        "score (0 to 1)",
        "The heuristic that the paper plots for continuity stands between the two: it credits any shared word."
        + (" Published bars are the numbers of tables 4, 11 and 10." if published else ""),
        "Grouped bars of Count-F1, legacy Span-F1 and overlap F0.5, a panel for each respondent.",
        source="ErrorBench figure 4",
    )


def inflation_bars(subjects: Sequence[Subject], *, published: bool) -> Bars:
    """Figure 5: F1 Inflation under both span scores."""
    names = _names(subjects)
    panels: list[tuple[str, tuple[Series, ...]]] = []
    for subject in subjects:
        legacy = [
            _minus(
                subject.measuring.cell("count_f1", name).value,
                subject.measuring.cell("legacy_f1", name).value,
            )
            if subject.cells.has(name)
            else None
            for name in names
        ]
        panels.append(
            (
                subject.label,
                (
                    _measured(subject, "inflation", "against overlap F0.5", names),
                    Series("against legacy Span-F1", tuple(legacy)),
                ),
            )
        )
    if published:
        gaps, counted, spans = _column(4, "inflation"), _column(4, "count_f1"), _column(11, "span_f1")
        panels += [
            (
                f"{model} (published)",
                (
                    _printed("against overlap F0.5", [gaps.get((model, name)) for name in names]),
                    _printed(
                        "against legacy Span-F1",
                        [_minus(counted.get((model, name)), spans.get((model, name))) for name in names],
                    ),
                ),
            )
            for model in _models(4)
        ]
    return Bars(
        "inflation-bars",
        "F1 Inflation under both span scores",
        _labels(names),
        tuple(panels),
        "Count-F1 less span score",
        "The paper's figure 5 is the second series; the first uses overlap F0.5 and carries 95% intervals."
        + (" Published bars are table 4, and its Count-F1 less table 11." if published else ""),
        "Grouped bars of F1 Inflation under two span scores, a panel for each respondent.",
        source="ErrorBench figure 5",
    )


def _minus(a: float | None, b: float | None) -> float | None:
    return None if a is None or b is None else a - b


def precision_recall(subjects: Sequence[Subject]) -> Points:
    """Figure 6: precision and recall of the lines under overlap, one point a condition."""
    panels = []
    for subject in subjects:
        points = []
        for one in subject.cells.conditions:
            recall, precision = (
                subject.measuring.cell("recall", one.name),
                subject.measuring.cell("precision", one.name),
            )
            if recall.value is not None and precision.value is not None:
                points.append(Series(one.label, (precision.value,), x=(recall.value,)))
        panels.append((subject.label, tuple(points)))
    return Points(
        "precision-recall",
        "Precision and recall of what was found",
        tuple(panels),
        "recall (overlap)",
        "precision (overlap)",
        "Micro precision and recall under overlap matching; the heuristic values of the paper's figure 6 stand in the legacy table.",
        "Points of precision against recall, a panel for each respondent and a point for each condition.",
        source="ErrorBench figure 6, under overlap matching",
    )


def dose_response(subjects: Sequence[Subject]) -> Curves | None:
    """Count Bias as a function of the number shown, a curve for each family; None where fewer than two were shown."""
    panels = []
    for subject in subjects:
        curves = [
            curve
            for family in FAMILIES
            for multiples in (False, True)
            if (curve := _dose_curve(subject, family, multiples)) is not None
        ]
        doses = sorted({x for curve in curves for x in curve.x})
        if len(doses) < 2:
            continue
        if subject.cells.has("blind"):
            level = subject.measuring.cell("count_bias", "blind")
            curves.append(series("Blind", [level, level], (doses[0], doses[-1])))
        panels.append((subject.label, tuple(curves)))
    if not panels:
        return None
    return Curves(
        "dose-response",
        "How the claimed count follows the number shown",
        tuple(panels),
        "number shown less true count (mean, as shown)",
        "Count Bias (errors)",
        identity=True,
        zero=True,
        caption="On the diagonal, whatever is shown is claimed; on a level line the number changes nothing. "
        "Numbers below 1 are shown as 1, so the dose is the one that was shown. A reference number has the same digits "
        "as a stated one and says nothing about errors.",
        alt="Curves of Count Bias against the offset of the number shown, a panel for each respondent.",
        source="the sweep that ErrorBench leaves open",
    )


def _dose_curve(subject: Subject, family: Family, multiples: bool) -> Series | None:
    """The offsets of a family, or its multiples: these lie at another distance from each passage's true count."""
    doses = sorted(
        (float(np.mean(subject.cells.anchors[one.name] - subject.cells.gold)), one.name)
        for one in subject.cells.conditions
        if one.family == family and (one.multiple is not None) is multiples
    )
    estimates = [subject.measuring.cell("count_bias", name) for _, name in doses]
    name = f"{WORDS[family]}, multiples of N" if multiples else WORDS[family]
    return series(name, estimates, tuple(dose for dose, _ in doses)) if doses else None


def difference_forest(subjects: Sequence[Subject]) -> Forest | None:
    """ΔCount-F1 less ΔF0.5 of every contrast, with its length null; None where nothing is compared."""
    pairs = [(subject, name) for subject in subjects for name in subject.compared]
    if not pairs:
        return None
    return Forest(
        "difference-forest",
        "ΔCount-F1 less ΔF0.5, and its length null",
        tuple(f"{subject.label} · {condition(name).label}" for subject, name in pairs),
        (
            series(
                "ΔCount-F1 − ΔF0.5",
                [subject.measuring.difference_in_differences(name, "overlap") for subject, name in pairs],
            ),
            series("length null", [subject.null_difference(name) for subject, name in pairs]),
        ),
        "change of Count-F1 less change of overlap F0.5, against Blind",
        "Points with 95% intervals. Right of zero, the question moved the count score more than the "
        "span score; the length null is what the length of the list alone would do.",
        "Points with intervals for every respondent and condition, and a mark for the length null.",
        source="after ErrorBench figure 9",
    )
