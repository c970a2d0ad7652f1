"""Pictures of what was corrected: level by level, operation by operation, and with and without the hint.

Subjects in, figure records out, one function a figure; they are drawn elsewhere.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mismark.protocols.grammar.conditions import CONDITIONS
from mismark.protocols.grammar.printed import SYSTEMS, level_recalls
from mismark.protocols.grammar.tables import OPERATIONS, among, contrasts, levels_of
from mismark.report.analyses import Bars, Forest, Series

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mismark.protocols.grammar.subjects import Subject
    from mismark.records import Estimate

__all__ = ["hint_forest", "level_bars", "operation_bars"]


def series(name: str, estimates: Sequence[Estimate | None]) -> Series:
    """Estimates as a row of values with their intervals."""
    return Series(
        name,
        tuple(None if one is None else one.value for one in estimates),
        tuple(None if one is None else one.low for one in estimates),
        tuple(None if one is None else one.high for one in estimates),
    )


def level_bars(studied: Sequence[Subject], *, published: bool) -> Bars:
    """Recall of all grammar items and of each level, conditions side by side."""
    levels = levels_of(studied)
    panels: list[tuple[str, tuple[Series, ...]]] = [
        (
            subject.label,
            tuple(
                series(
                    CONDITIONS[name].label,
                    [subject.macro(name, level).recall for level in (None, *levels)],
                )
                for name in subject.conditions
            ),
        )
        for subject in studied
        if subject.conditions
    ]
    if published:
        printed = level_recalls()
        panels += [
            (
                f"{system} (published)",
                (
                    Series(
                        "Baseline",
                        tuple(printed[system].get(one) for one in ("ALL", *levels)),
                        published=True,
                    ),
                ),
            )
            for system in SYSTEMS
        ]
    return Bars(
        "recall-by-level",
        "Recall, in all and level by level",
        ("ALL", *levels),
        tuple(panels),
        "macro recall (0 to 1)",
        "Mean recall over grammar items, with 95% intervals over grammar items.",
        "Grouped bars of recall for all grammar items and for each level, a panel for each respondent.",
        source="CTSEG table 3",
    )


def hint_forest(studied: Sequence[Subject]) -> Forest | None:
    """What naming the right and a wrong grammar item changes; None where nothing can be compared."""
    rows = [(subject, *pair) for subject in studied for pair in contrasts(subject)]
    if not rows:
        return None
    return Forest(
        "hint",
        "Recall with the item named, and with a wrong one named",
        tuple(f"{CONDITIONS[b].label} less {CONDITIONS[a].label}: {subject.label}" for subject, a, b in rows),
        (
            series("all references", [subject.difference(a, b) for subject, a, b in rows]),
            series(
                "references that use the item",
                [subject.difference(a, b, targeted=True) for subject, a, b in rows],
            ),
        ),
        "difference of macro recall",
        "Points with 95% intervals, paired by grammar item. Right of zero, the question helped.",
        "Points with intervals for every respondent and pair of conditions.",
    )


def operation_bars(studied: Sequence[Subject]) -> Bars:
    """The share of sentences corrected, by what is wrong in them."""
    return Bars(
        "corrected-by-operation",
        "Share corrected: a word missing, wrong or too much",
        OPERATIONS,
        tuple(
            (
                subject.label,
                tuple(
                    series(
                        CONDITIONS[name].label,
                        [subject.share(name, among(one), f"corrected-{one}") for one in OPERATIONS],
                    )
                    for name in subject.conditions
                ),
            )
            for subject in studied
            if subject.conditions
        ),
        "share corrected (0 to 1)",
        "A word is missing, one is to be replaced, or one is unnecessary. Bars carry 95% intervals.",
        "Grouped bars of the share corrected for three operations, a panel for each respondent.",
    )
