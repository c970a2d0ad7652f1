"""Single grammar items: how many are weak, which are the weakest, and all of them to search.

Subjects in, `Table` records out. Items are judged under each respondent's main condition: Baseline where
it was asked.

Source: CTSEG tables 4 and 7 to 10; verdicts and pooled intervals are ours.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from mismark.protocols.grammar.conditions import CONDITIONS
from mismark.protocols.grammar.printed import OTHER_SENTENCES, SYSTEMS, item_notes, item_recalls
from mismark.protocols.grammar.tables import levels_of
from mismark.records import Estimate
from mismark.report.analyses import Choice, Column, Table
from mismark.texts.inventory import inventory

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from mismark.protocols.grammar.pooled import Pooled
    from mismark.protocols.grammar.subjects import Subject
    from mismark.protocols.grammar.tables import Row

__all__ = ["POOLED", "VERDICTS", "WEAKEST", "grid", "leaf_id", "share_of", "verdict_counts", "weakest"]

VERDICTS = ("weak", "fine", "cannot tell")
"""What is said of a grammar item, see `mismark.protocols.grammar.pooled`."""

WEAKEST = 5
"""Grammar items of a level that table 4 lists."""

_MANY = 3
"""Respondents up to whom the grid shows pooled shares beside recall and verdict."""


def leaf_id(item: int) -> str:
    """The id of the page of a grammar item.

    Example:
        >>> leaf_id(39)
        'item-039'
    """
    return f"item-{item:03}"


def share_of(found: Pooled) -> Estimate:
    """The pooled share of corrected sentences of a grammar item, as tables show it."""
    return Estimate(
        found.estimate if found.n else None,
        found.n,
        0,
        "partial pooling within the level",
        found.low,
        found.high,
    )


def judged(studied: Sequence[Subject]) -> list[Subject]:
    """The respondents that were asked to correct sentences with an error."""
    return [subject for subject in studied if subject.main]


def _heading(subject: Subject) -> str:
    return (
        subject.label if subject.main == "baseline" else f"{subject.label}, {CONDITIONS[subject.main].label}"
    )


def verdict_counts(studied: Sequence[Subject]) -> Table:
    """How many grammar items are weak, fine, or cannot be told, in all and level by level."""
    rows: list[Row] = []
    for subject in judged(studied):
        levels = {cell.item: cell.level for cell in subject.cells(subject.main)}
        for level in (None, *levels_of([subject])):
            found: Counter[str] = Counter(
                one.verdict
                for item, one in subject.pooled(subject.main).items()
                if level in (None, levels[item])
            )
            rows.append(
                {
                    "respondent": _heading(subject),
                    "level": level or "ALL",
                    "items": found.total(),
                    **{verdict: found[verdict] for verdict in VERDICTS},
                }
            )
    return Table(
        "verdicts",
        "Verdicts on grammar items",
        (
            Column("respondent", "Respondent", "text"),
            Column("level", "Level", "text"),
            Column("items", "Grammar items", "count"),
            Column("weak", "Weak", "count", "fewer than half of such sentences are corrected, at 95%"),
            Column("fine", "Fine", "count", "more than four fifths are, at 95%"),
            Column("cannot tell", "Cannot tell", "count", "neither can be said on so few sentences"),
        ),
        tuple(rows),
        "Few sentences an item cannot carry a claim alone, so items of a level are pooled in part. Pooled intervals cover "
        "on average over items, not for each single one.",
    )


def weakest(studied: Sequence[Subject], *, published: bool, by_paper: bool = False) -> Table | None:
    """Table 4: the grammar items with the lowest average recall of each level.

    Args:
        studied: whose recall is averaged and shown.
        published: show what the paper prints beside it.
        by_paper: choose by the published averages instead: the paper's own list. None where none of its items
            was asked about.
    """
    columns = _recalls(studied)
    printed = item_recalls() if published or by_paper else {}
    average = _average(
        [printed_of(printed, system) for system in SYSTEMS] if by_paper else list(columns.values())
    )
    rows: list[Row] = []
    asked = {item for values in columns.values() for item in values}
    for level in levels_of(judged(studied)):
        known = [
            (mean, one.id)
            for one in inventory()
            if one.level == level and (by_paper or one.id in asked) and (mean := average(one.id)) is not None
        ]
        for mean, item in sorted(known)[:WEAKEST]:
            rows.append(
                {
                    "name": inventory()[item - 1].name,
                    "number": item,
                    "level": level,
                    **{label: values.get(item) for label, values in columns.items()},
                    "average": mean,
                    **{system: value for system, value in printed.get(item, {}).items() if published},
                }
            )
    if not rows:
        return None
    return Table(
        "weakest-published" if by_paper else "weakest",
        "The grammar items that the paper finds weakest"
        if by_paper
        else "The weakest grammar items of each level",
        (
            *_NAMES,
            *(Column(label, label, shaded=True) for label in columns),
            Column(
                "average",
                "Published average" if by_paper else "Average",
                help="mean recall of "
                + (
                    "the paper's three systems"
                    if by_paper
                    else "the respondents to the left, published ones not among them"
                ),
            ),
            *(Column(system, f"{system} (published)", shaded=True) for system in SYSTEMS if published),
        ),
        tuple(rows),
        "Recall of each grammar item. The lowest of many noisy numbers look lower than they are: asked again with other "
        "sentences, most of these would do a little better.",
        source="CTSEG table 4",
        notes=item_notes() if by_paper else (OTHER_SENTENCES,) if published else (),
        links=tuple(leaf_id(int(str(row["number"]))) if row["number"] in asked else "" for row in rows),
    )


_NAMES = (
    Column("name", "Grammar item", "text"),
    Column("number", "No.", "text", "number of the grammar item in the paper's tables 7 to 10"),
    Column("level", "Level", "text"),
)


def _recalls(studied: Sequence[Subject]) -> dict[str, Mapping[int, float]]:
    """The recall of each grammar item by respondent, as its columns are headed."""
    return {
        _heading(subject): {
            item: score.recall
            for item, score in subject.scores(subject.main).items()
            if score.recall is not None
        }
        for subject in judged(studied)
    }


def printed_of(printed: Mapping[int, Mapping[str, float]], system: str) -> dict[int, float]:
    """The published recall of each grammar item by one system."""
    return {item: row[system] for item, row in printed.items() if system in row}


def _average(columns: Sequence[Mapping[int, float]]) -> Callable[[int], float | None]:
    """The mean of what is known of an item; None where nothing is."""

    def mean(item: int) -> float | None:
        known = [values[item] for values in columns if item in values]
        return sum(known) / len(known) if known else None

    return mean


def grid(studied: Sequence[Subject], *, published: bool) -> Table:
    """Every grammar item: recall, pooled share and verdict of each respondent, to search and to sort."""
    subjects = judged(studied)
    printed = item_recalls() if published else {}
    asked = sorted({cell.item for subject in subjects for cell in subject.cells(subject.main)})
    wide = len(subjects) <= _MANY
    columns = list(_NAMES)
    for place, subject in enumerate(subjects):
        heading = _heading(subject)
        columns.append(Column(f"recall-{place}", f"{heading} recall", shaded=True))
        if wide:
            columns.append(Column(f"pooled-{place}", "pooled", help=POOLED if place == 0 else ""))
        columns.append(Column(f"verdict-{place}", "verdict", "text"))
    columns += [Column(system, f"{system} (published)", shaded=True) for system in SYSTEMS if published]
    rows: list[Row] = []
    for item in asked:
        one = inventory()[item - 1]
        row: Row = {"name": one.name, "number": item, "level": one.level}
        for place, subject in enumerate(subjects):
            score, found = subject.scores(subject.main).get(item), subject.pooled(subject.main).get(item)
            row[f"recall-{place}"] = None if score is None else score.recall
            if found is not None:
                row |= {f"pooled-{place}": share_of(found), f"verdict-{place}": found.verdict}
        rows.append({**row, **printed.get(item, {})})
    return Table(
        "items",
        "Every grammar item",
        tuple(columns),
        tuple(rows),
        "Each name leads to a page with all sentences of the item, their references and what every respondent wrote. The "
        "darker a recall, the lower.",
        source="CTSEG tables 7 to 10",
        notes=(OTHER_SENTENCES,) if published else (),
        searched=True,
        choices=(
            Choice("Level", ("level",)),
            Choice("Verdict", tuple(f"verdict-{place}" for place in range(len(subjects)))),
        ),
        links=tuple(leaf_id(item) for item in asked),
    )


POOLED = "share of such sentences that would be corrected, estimated from all items of the level together, with its 95% interval"
