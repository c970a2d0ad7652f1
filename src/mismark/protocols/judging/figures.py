"""Pictures of what judges see: the grid, detection against false alarms, position bias, and what explanations add.

Subjects in, figure records out, one function a figure; they are drawn elsewhere.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mismark.protocols.judging import printed
from mismark.protocols.judging.subjects import described, titled
from mismark.protocols.judging.tables import conditions_of, within_of
from mismark.report.analyses import Forest, Heatmap, Points, Series
from mismark.report.names import slug
from mismark.texts.categories import ABILITIES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mismark.protocols.judging.subjects import Subject
    from mismark.records import Estimate

__all__ = ["alarms", "budget_points", "heatmaps", "position_forest", "published_heatmap", "series"]


def series(name: str, estimates: Sequence[Estimate | None]) -> Series:
    """Estimates as a row of values with their intervals."""
    return Series(
        name,
        tuple(None if one is None else one.value for one in estimates),
        tuple(None if one is None else one.low for one in estimates),
        tuple(None if one is None else one.high for one in estimates),
    )


def heatmaps(studied: Sequence[Subject]) -> list[Heatmap]:
    """The headline: the undetected share by category and strategy, one grid a respondent."""
    return [_heatmap(place, subject) for place, subject in enumerate(studied)]


def _heatmap(place: int, subject: Subject) -> Heatmap:
    rows = within_of([subject])
    names = subject.conditions
    return Heatmap(
        f"grid-{place + 1}-{slug(subject.label)}",
        f"What {subject.label} does not see",
        tuple(_row(ability, within, _size(subject, within)) for ability, within in rows),
        tuple(titled(name) for name in names),
        tuple(tuple(subject.share("undetected", name, within).value for name in names) for _, within in rows),
        "share of damaged answers not detected",
        "The stronger the colour, the more goes unseen. In brackets: answers. The table below has the intervals.",
        "A grid of the undetected share with a row for each category and a column for each strategy.",
        source="FBI tables 6 to 20",
    )


def _row(ability: str | None, within: str, n: int | None) -> str:
    name = (
        "All"
        if ability is None
        else f"All of {described(within)}"
        if within == ability
        else described(within)
    )
    return name if n is None else f"{name} ({n:,})"


def _size(subject: Subject, within: str) -> int:
    items = {
        cell.item
        for name in subject.conditions
        for cell in subject.cells(name)
        if not cell.invariant and within in ("all", cell.ability, cell.category)
    }
    return len(items)


def published_heatmap(studied: Sequence[Subject]) -> Heatmap | None:
    """The paper's grid of GPT-4-Turbo under the same strategies; None where it has none of them."""
    shares = printed.category_shares()
    names = [name for name in conditions_of(studied) if name in shares]
    rows = [(ability, within) for ability, within in within_of(studied) if ability]
    if not names:
        return None
    keys = [(str(ability), "total" if within in ABILITIES else within) for ability, within in rows]
    return Heatmap(
        "grid-published",
        f"What {printed.GPT_4} does not see (published)",
        tuple(_row(ability, within, None) for ability, within in rows),
        tuple(titled(name) for name in names),
        tuple(tuple(shares[name].get(key) for name in names) for key in keys),
        "share of damaged answers not detected",
        printed.OTHER_ANSWERS,
        "The paper's grid of undetected shares with a row for each category and a column for each strategy.",
        source="FBI tables 6 to 16",
    )


def alarms(studied: Sequence[Subject]) -> Points | None:
    """Detection against false alarms, a point a strategy; None where nothing invariant was judged."""
    panels = []
    for subject in studied:
        spots = []
        for name in subject.conditions:
            hits, wrong = subject.share("detection", name), subject.share("false-alarms", name)
            if wrong.value is not None and hits.value is not None:
                spots.append(Series(titled(name), (hits.value,), (hits.low,), (hits.high,), (wrong.value,)))
        if spots:
            panels.append((subject.label, tuple(spots)))
    if not panels:
        return None
    return Points(
        "detection-false-alarms",
        "Detection against false alarms",
        tuple(panels),
        "false alarms: invariant changes penalised",
        "detection: damage penalised",
        "The upper left corner sees all damage and nothing else; on the way to the upper right the judge grows severe, not "
        "better. Bars are 95% intervals of detection; the table has those of false alarms.",
        "Points for every strategy, false alarms along x and detection along y, a panel for each respondent.",
    )


def position_forest(studied: Sequence[Subject]) -> Forest | None:
    """Position bias of the strategies that compare pairs; None where none was asked."""
    rows = [(subject, name) for subject in studied for name in subject.strategies("pair")]
    if not rows:
        return None
    many = len({subject.label for subject, _ in rows}) > 1
    return Forest(
        "position-bias",
        "Which place wins",
        tuple(titled(name) + (f": {subject.label}" if many else "") for subject, name in rows),
        (series("position bias", [subject.position_bias(name) for subject, name in rows]),),
        "share that choose the first in both orders, less share that choose the second",
        "Right of zero the judge favours the answer shown first, left of zero the second. Broken ties are not in it.",
        "Points with 95% intervals for every strategy that compares pairs.",
    )


def budget_points(studied: Sequence[Subject]) -> Points | None:
    """Detection against what a strategy costs an answer; None where no provider told tokens."""
    panels = []
    for subject in studied:
        spots = []
        for name in subject.conditions:
            spent, hits = subject.spent.get(name), subject.share("detection", name)
            n = len(subject.cells(name))
            if spent is not None and spent.counted and hits.value is not None and n:
                tokens = (spent.tokens_in + spent.tokens_out) / n
                spots.append(Series(titled(name), (hits.value,), (hits.low,), (hits.high,), (tokens,)))
        if spots:
            panels.append((subject.label, tuple(spots)))
    if not panels:
        return None
    return Points(
        "budget",
        "Detection for a budget",
        tuple(panels),
        "tokens an answer, all its calls together",
        "detection: damage penalised",
        "What a strategy costs, and what it sees. Bars are 95% intervals.",
        "Points for every strategy, tokens along x and detection along y, a panel for each respondent.",
    )
