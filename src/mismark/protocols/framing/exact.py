"""How often the claim is exactly the number that the question shows, beyond what Blind makes by itself.

The `Measuring` of a respondent in, estimates and their table out. Chance is the respondent's own: how often its
claim under Blind, where no number was shown, is that number on the same passage. Samples of a passage are
averaged first, so every passage weighs the same.

Source: ErrorBench 5.1, fourth safeguard ("monitor exact anchor matching"); the chance beside it is ours. For
logs of a system in use, see `mismark.protocols.monitoring`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from mismark.protocols.framing.conditions import condition
from mismark.protocols.framing.measures import mean, with_one
from mismark.protocols.framing.measuring import Basis, average
from mismark.protocols.framing.proportions import proportion
from mismark.protocols.framing.rows import WHO, signatures, who
from mismark.report.analyses import Column, Table
from mismark.statistics.sums import contrast, ratio

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from mismark.protocols.framing.measuring import Measuring
    from mismark.protocols.framing.rows import Row
    from mismark.protocols.framing.study import Subject
    from mismark.records import Estimate

__all__ = ["chance", "excess", "excess_basis", "match", "match_basis", "showing", "table"]


def showing(measuring: Measuring) -> tuple[str, ...]:
    """The conditions whose question shows a number."""
    return tuple(one.name for one in measuring.cells.conditions if one.family is not None)


def _hits(measuring: Measuring, asked: str, shown: str) -> NDArray[np.float64]:
    """(n_items, n_samples) 1 where the claim under `asked` is the number that `shown` shows, NaN where not read."""
    claimed = measuring.cells.column(asked, "claimed")
    anchors = measuring.cells.anchors[shown][:, None]
    hits: NDArray[np.float64] = np.where(np.isnan(claimed) | np.isnan(anchors), np.nan, claimed == anchors)
    return hits


def _bounds(hits: NDArray[np.float64]) -> tuple[float, float]:
    """The share if no reply that is missing were a hit, and if all were."""
    return float(np.nan_to_num(hits).mean()), float(np.nan_to_num(hits, nan=1.0).mean())


def _basis(measuring: Measuring, asked: str, shown: str, measure: str) -> Basis:
    hits = _hits(measuring, asked, shown)
    rows = with_one(average(hits[..., None])[:, 0])
    rows[np.isnan(rows[:, 0])] = np.nan
    fields: dict[str, object] = {"cond": shown, "missing": "left-out"}
    return Basis(rows, ratio(0, 1), measure, fields, measuring.read(asked), _bounds(hits))


def match_basis(measuring: Measuring, name: str) -> Basis:
    """The share of replies whose claim is exactly the number that the question shows."""
    return _basis(measuring, name, name, "match")


def chance_basis(measuring: Measuring, name: str) -> Basis:
    """The share of replies under Blind whose claim is that same number."""
    made = _basis(measuring, "blind", name, "chance")
    return made._replace(fields={**made.fields, "chance": "blind-matches"})


def excess_basis(measuring: Measuring, name: str) -> Basis:
    """Match less chance, over passages that both conditions read."""
    before, after = chance_basis(measuring, name), match_basis(measuring, name)
    low, high = _bounds(_hits(measuring, "blind", name))
    least, most = _bounds(_hits(measuring, name, name))
    return Basis(
        np.hstack([before.rows, after.rows]),
        contrast(mean),
        "excess-match",
        {"cond": f"{name}-blind", "chance": "blind-matches", "missing": "left-out"},
        measuring.read(name, "blind"),
        (least - high, most - low),
    )


def match(measuring: Measuring, name: str) -> Estimate:
    """The exact-match rate under a condition; a proportion, so with Wilson's interval over clusters."""
    return proportion(measuring, match_basis(measuring, name))


def chance(measuring: Measuring, name: str) -> Estimate:
    """How often Blind's claim is the number that a condition shows."""
    return proportion(measuring, chance_basis(measuring, name))


def excess(measuring: Measuring, name: str) -> Estimate:
    """How much more often the claim is the number shown than by chance, paired by passage."""
    return measuring.once(("excess", name), lambda: excess_basis(measuring, name))


def table(subjects: Sequence[Subject]) -> Table | None:
    """Match, chance and excess for each respondent and number; None where no question shows one."""
    rows: list[Row] = []
    for subject in subjects:
        measuring = subject.measuring
        for name in showing(measuring):
            row: Row = {
                **who(subject, name),
                "shown": condition(name).dose,
                "match": match(measuring, name),
            }
            if subject.compared:
                row |= {"chance": chance(measuring, name), "excess": excess(measuring, name)}
            rows.append(row)
    if not rows:
        return None
    return Table(
        "exact-match",
        "How often the claim is exactly the number shown",
        (
            *WHO,
            Column(
                "shown", "Number shown", "text", "N is the true count; what would be below 1 is shown as 1"
            ),
            Column("match", "Exact match", "percent", "share of replies that claim exactly the number shown"),
            Column(
                "chance",
                "Blind's match",
                "percent",
                "share of replies under Blind, where no number is shown, that claim this same number: chance",
            ),
            Column(
                "excess", "Excess", "percent", "match less chance, over passages that both conditions read"
            ),
        ),
        tuple(rows),
        "Where the number shown is N it is the true one, and counting right looks like copying: Blind's match says how often "
        "counting alone gets there. Any other number is wrong, and what is above Blind's match came with the question.",
        signatures(subjects, "match,excess", chance="blind-matches"),
        "ErrorBench section 5.1, fourth safeguard; chance and excess are ours",
    )
