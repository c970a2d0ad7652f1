"""The paper's printed numbers in the form of our tables: shares instead of percent, with their own digits.

Nothing in, rows and columns of CTSEG's tables 3, 4, 6 and 7 to 10 out, and what a reader must know of them.
"""

from __future__ import annotations

from decimal import Decimal
from functools import cache
from typing import TYPE_CHECKING

from mismark.protocols.grammar.conditions import CONDITIONS
from mismark.report.published import ctseg as paper
from mismark.report.published.printed import Printed

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from mismark.report.analyses import Value

__all__ = [
    "OTHER_SENTENCES",
    "SYSTEMS",
    "item_notes",
    "item_recalls",
    "level_recalls",
    "overall_rows",
    "targeted_rows",
]

SYSTEMS = tuple(paper.SYSTEMS)
"""The paper's systems, in its order."""

OTHER_SENTENCES = (
    "Published numbers are of the paper's own sentences, six an item, which are not ours, and printed in percent: a "
    "difference from them is not one between systems alone."
)

_ITEM_TABLES = (7, 8, 9, 10)

Marked = tuple[frozenset[int], tuple[str, ...]]
"""Places of published rows, and what stands beneath them."""


def share(percent: Printed) -> Printed:
    """A printed percentage as a share, digit by digit.

    Example:
        >>> share(Printed("76.81")).words, share(Printed("+8.73")).words
        ('0.7681', '+0.0873')
    """
    moved = f"{Decimal(percent.digits).scaleb(-2):f}"
    return Printed(f"+{moved}" if percent.digits.startswith("+") else moved, percent.marks)


def _notes(tables: Iterable[int]) -> tuple[str, ...]:
    wanted = set(tables)
    return tuple(note.words for note in paper.CTSEG_NOTES.values() if wanted & {*note.tables, *note.beside})


def overall_rows(rows: list[dict[str, Value]]) -> Marked:
    """Add table 3 to the rows of the overall table."""
    start = len(rows)
    for printed in paper.ctseg(3):
        row: dict[str, Value] = {
            "respondent": printed.system,
            "condition": CONDITIONS["baseline"].label,
            "level": printed.level,
        }
        rows.append(row | {key: share(value) for key, value in printed.values.items()})
    return frozenset(range(start, len(rows))), (OTHER_SENTENCES, *_notes([3]))


def targeted_rows(rows: list[dict[str, Value]]) -> Marked:
    """Add the two prompts of table 6 to the rows of the table of targeted recall."""
    start = len(rows)
    rows += [
        {
            "respondent": "GPT-4",
            "condition": CONDITIONS[printed.condition].label,
            "target": share(printed.values["single_ref"]),
            "recall": share(printed.values["all_ref"]),
        }
        for printed in paper.ctseg(6)
        if printed.condition in CONDITIONS
    ]
    ratios = [float(row["target"]) / float(row["recall"]) for row in rows[start:]]  # type: ignore[arg-type]
    told = (
        "The paper prints no adherence. Its targeted recall divided by its recall is about the same thing: "
        f"{' and '.join(f'{one:.3f}' for one in ratios)}."
    )
    return frozenset(range(start, len(rows))), (OTHER_SENTENCES, told, *_notes([6]))


@cache
def level_recalls() -> Mapping[str, Mapping[str, float]]:
    """Table 3's recall by system and level.

    Example:
        >>> level_recalls()["GPT-4"]["B2"]
        0.8074
    """
    found: dict[str, dict[str, float]] = {system: {} for system in SYSTEMS}
    for row in paper.ctseg(3):
        found[row.system][row.level] = share(row.values["recall"])
    return found


@cache
def item_recalls() -> Mapping[int, Mapping[str, float]]:
    """The printed recall of every grammar item, by system.

    Example:
        >>> item_recalls()[214]
        {'Transformer': 0.1667, 'GECToR': 0.0000, 'GPT-4': 0.3333}
    """
    found: dict[int, dict[str, float]] = {}
    for system in SYSTEMS:
        for item, value in paper.item_recalls(system).items():
            found.setdefault(item, {})[system] = share(value)
    return found


def item_notes() -> tuple[str, ...]:
    """What a reader must know of the printed recalls of grammar items."""
    return (OTHER_SENTENCES, *_notes((4, *_ITEM_TABLES)))
