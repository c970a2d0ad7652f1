"""What came back: which replies could be read, why others could not, and what they could have changed.

Subjects in, `Table` records out.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from mismark.protocols.judging.subjects import titled
from mismark.protocols.judging.tables import RESPONDENT, STRATEGY, signatures
from mismark.report.analyses import Column, Table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mismark.protocols.judging.subjects import Subject
    from mismark.protocols.judging.tables import Row

__all__ = ["failures", "unread"]


def failures(studied: Sequence[Subject]) -> Table:
    """How many replies and answers could be read, and between what bounds the undetected share lies."""
    rows: list[Row] = []
    for subject in studied:
        for name, said in subject.said.items():
            planned, unread_ = sum(len(one.words) for one in said), sum(len(one.cell.reasons) for one in said)
            undetected = subject.share("undetected", name)
            known = undetected.worst is not None and undetected.best is not None
            rows.append(
                {
                    "respondent": subject.label,
                    "strategy": titled(name),
                    "planned": planned,
                    "read": planned - unread_,
                    "answers": len(said),
                    "failed": sum(not one.cell.readable for one in said),
                    "undetected": undetected,
                    "low": undetected.best if known else undetected.value,
                    "high": undetected.worst if known else undetected.value,
                }
            )
    return Table(
        "failures",
        "Replies that could be read",
        (
            RESPONDENT,
            STRATEGY,
            Column("planned", "Replies planned", "count"),
            Column("read", "Read", "count"),
            Column("answers", "Answers", "count", "damaged and invariant ones; some have two replies"),
            Column("failed", "Failed", "count", "answers of which a reply that is needed could not be read"),
            Column("undetected", "Undetected"),
            Column("low", "At least", help="if every answer that failed had been detected"),
            Column("high", "At most", help="if none of them had"),
        ),
        tuple(rows),
        "An answer that failed is left out of the estimates, and the bounds say what all that was planned could have come to.",
        signatures(row["undetected"] for row in rows[:1]),
    )


def unread(studied: Sequence[Subject]) -> Table | None:
    """Why replies could not be read; None where all could."""
    found: Counter[tuple[str, str, str]] = Counter()
    for subject in studied:
        for name in subject.said:
            for cell in subject.cells(name):
                found.update((subject.label, titled(name), reason) for reason in cell.reasons)
    if not found:
        return None
    rows: list[Row] = [
        {"respondent": who, "strategy": asked, "reason": why, "replies": many}
        for (who, asked, why), many in found.items()
    ]
    return Table(
        "unread",
        "Replies that could not be read",
        (RESPONDENT, STRATEGY, Column("reason", "Reason", "text"), Column("replies", "Replies", "count")),
        tuple(rows),
    )
