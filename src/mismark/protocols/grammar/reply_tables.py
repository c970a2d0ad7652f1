"""What came back: which replies could be read, which were a bare sentence, and what stood around the others.

Subjects in, `Table` records out.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from mismark.protocols.grammar import shares
from mismark.protocols.grammar.conditions import CONDITIONS
from mismark.protocols.grammar.tables import signatures
from mismark.report.analyses import Column, Table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mismark.protocols.grammar.subjects import Subject
    from mismark.protocols.grammar.tables import Row

__all__ = ["around", "replies", "unread"]

_WHO = (Column("respondent", "Respondent", "text"), Column("condition", "Condition", "text"))


def replies(studied: Sequence[Subject]) -> Table:
    """How many replies could be read, and how many of these were a bare sentence."""
    rows: list[Row] = []
    for subject in studied:
        for name in subject.said:
            cells = subject.cells(name)
            rows.append(
                {
                    "respondent": subject.label,
                    "condition": CONDITIONS[name].label,
                    "planned": len(cells),
                    "read": sum(cell.readable for cell in cells),
                    "bare": shares.compliance(cells, fields=subject.fields),
                    "unchanged": sum(cell.changed is False for cell in cells),
                }
            )
    return Table(
        "replies",
        "Replies that could be read",
        (
            *_WHO,
            Column("planned", "Planned", "count"),
            Column("read", "Read", "count"),
            Column(
                "bare",
                "Compliance",
                help="of the replies that could be read, the share that are the sentence and nothing else",
            ),
            Column("unchanged", "Unchanged", "count", "replies that are the sentence as it was shown"),
        ),
        tuple(rows),
        "A reply that could not be read is not counted as wrong: it is left out, and the bounds in the other tables say "
        "what it could have changed.",
        signatures(row["bare"] for row in rows),
    )


def unread(studied: Sequence[Subject]) -> Table | None:
    """Why replies could not be read; None where all could."""
    found: Counter[tuple[str, str, str]] = Counter()
    for subject in studied:
        for name in subject.said:
            reasons = (cell.reason for cell in subject.cells(name) if cell.reason is not None)
            found.update((subject.label, CONDITIONS[name].label, reason) for reason in reasons)
    return _counted(found, "unread", "Replies that could not be read", "reason", "Reason") if found else None


def around(studied: Sequence[Subject]) -> Table | None:
    """What was taken off around the corrected sentences, rule by rule; None where nothing was."""
    found: Counter[tuple[str, str, str]] = Counter()
    for subject in studied:
        for name in subject.said:
            for cell in subject.cells(name):
                found.update((subject.label, CONDITIONS[name].label, rule) for rule in cell.wrapping)
    return _counted(found, "around", "What stood around the sentence", "rule", "Rule") if found else None


def _counted(found: Counter[tuple[str, str, str]], name: str, title: str, key: str, label: str) -> Table:
    rows: list[Row] = [
        {"respondent": who, "condition": asked, key: what, "replies": many}
        for (who, asked, what), many in found.items()
    ]
    return Table(
        name, title, (*_WHO, Column(key, label, "text"), Column("replies", "Replies", "count")), tuple(rows)
    )
