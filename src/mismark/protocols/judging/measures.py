"""The measures of judging: what a judge detects, what it penalises without cause, and how the two go together.

Cells of one judge under one condition in (`cells.chosen`), estimates out. Intervals are over instructions, whose
answers stand and fall together (`Item.document`); none of them draws anything. Replies that could not be read are left
out, and every estimate says what it would be if they were the worst or the best there are.

A share of what is detected says nothing by itself: a judge that takes points off everything detects everything. Beside it
stand the false alarms, and d', criterion and area, which put the two together (`mismark.statistics.detection`).

Source: FBI 5 (undetected shares, score-invariant agreement); the rest is ours.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

import numpy as np

from mismark.errors import UsageError
from mismark.protocols.judging.cells import STEPS
from mismark.protocols.judging.rules import paper_share
from mismark.protocols.judging.shares import Counted, share_of
from mismark.records import Estimate
from mismark.signature import sign
from mismark.statistics.detection import area, area_rows, criterion, d_prime, detected
from mismark.statistics.intervals import wilson_difference
from mismark.statistics.sums import cluster_sums

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from numpy.typing import NDArray

    from mismark.protocols.judging.cells import Cell
    from mismark.protocols.judging.rules import Share
    from mismark.statistics.detection import Measure
    from mismark.statistics.sums import Statistic

__all__ = [
    "SHARES",
    "STRICTNESS",
    "ShareName",
    "StrictnessName",
    "area_columns",
    "by_paper",
    "position_bias",
    "position_rows",
    "rate_rows",
    "share",
    "share_rows",
    "strictness",
]

ShareName: TypeAlias = Literal[
    "detection", "undetected", "false-alarms", "unaffected", "failed", "inconsistent-by-tie"
]
StrictnessName: TypeAlias = Literal["dprime", "criterion", "auc"]


class _Share(NamedTuple):
    """Of which cells a share is taken, and of what.

    Attributes:
        among: whether a cell is among those of which the share is taken.
        counts: whether it is what is counted, of those that could be read.
        good: whether more of it is better: what an unread reply is at best.
        unread: True where replies that could not be read are counted too.
    """

    among: Callable[[Cell], bool]
    counts: Callable[[Cell], bool]
    good: bool
    unread: bool = False


def _damaged(cell: Cell) -> bool:
    return not cell.invariant


def _left_alone(cell: Cell) -> bool:
    return cell.outcome in {"same", "rose", "both-good", "full"}


SHARES: Mapping[ShareName, _Share] = {
    "detection": _Share(_damaged, lambda cell: cell.detected, good=True),
    "undetected": _Share(_damaged, lambda cell: not cell.detected, good=False),
    "false-alarms": _Share(lambda cell: cell.invariant, lambda cell: cell.detected, good=False),
    "unaffected": _Share(lambda cell: cell.invariant, _left_alone, good=True),
    "failed": _Share(lambda _: True, lambda cell: not cell.readable, good=False, unread=True),
    "inconsistent-by-tie": _Share(
        lambda cell: cell.kind == "pair", lambda cell: cell.inconsistent_by == "tie", good=False
    ),
}
"""Shares by name. `unaffected`: no score that falls, both called good in both orders, or full marks."""

STRICTNESS: Mapping[StrictnessName, tuple[Measure, Statistic]] = {
    "dprime": ("d-prime", d_prime),
    "criterion": ("criterion", criterion),
    "auc": ("area", area),
}
"""What puts detection and false alarms together, with its statistic."""


def share(
    cells: Sequence[Cell],
    measure: ShareName,
    *,
    within: str = "all",
    seed: int | None = None,
    fields: Mapping[str, object] | None = None,
) -> Estimate:
    """A share of answers, with Wilson's interval over instructions.

    Args:
        cells: of one judge under one condition, of any kind: those that the share is of are taken.
        measure: one of `SHARES`.
        within: an ability, a category or a subtype, for the signature; `all` where it is over all of them.
        seed: of the run, for the signature.
        fields: what the signature says of the run (`told.run_fields`).

    Returns:
        The share of what could be read. `worst` and `best` count what could not be read as the one or the other,
        over all that was planned.
    """
    name = measure if within == "all" else f"{measure}[{within}]"
    rule = SHARES[measure]
    mine = [cell for cell in cells if rule.among(cell)]
    counted = [
        Counted(cell.prompt, rule.counts(cell) if rule.unread or cell.readable else None) for cell in mine
    ]
    found = share_of(counted, name, {**(fields or {}), "cond": _conditions(mine), "seed": seed})
    return found if rule.good else replace(found, worst=found.best, best=found.worst)


def _conditions(cells: Iterable[Cell]) -> str | None:
    return "+".join(dict.fromkeys(cell.condition for cell in cells)) or None


def share_rows(cells: Sequence[Cell], measure: ShareName) -> dict[str, tuple[float, float]]:
    """For each item that a share is of: how many of its samples count, and of how many; NaN where none was read."""
    rule = SHARES[measure]
    sums: dict[str, tuple[float, float]] = {}
    for cell in cells:
        if rule.among(cell):
            hits, n = sums.get(cell.item, (0.0, 0.0))
            read = rule.unread or cell.readable
            sums[cell.item] = (hits + (read and rule.counts(cell)), n + read)
    return {item: row if row[1] else (np.nan, np.nan) for item, row in sums.items()}


def strictness(
    cells: Sequence[Cell],
    measure: StrictnessName,
    *,
    seed: int | None = None,
    fields: Mapping[str, object] | None = None,
) -> Estimate:
    """d', criterion or the area under the curve: damage is the signal, invariant changes are the noise.

    d' and criterion are of the event *detected*. The area is of how far scores fall (`Cell.fall`): the chance that a
    damaged answer falls further than an invariant one, ties counting one half. Pairs have no scores and no such measure;
    theirs is the table of outcomes.

    Args:
        cells: of one judge under one condition.
        measure: one of `STRICTNESS`.
        seed: of the run, for the signature.
        fields: what the signature says of the run.

    Returns:
        The measure; without a value where there is no damage or nothing invariant, or where pairs were asked. `worst` and
        `best` of d' fill in what could not be read: damage as undetected and invariant changes as penalised, or
        the other way round.
    """
    of, statistic = STRICTNESS[measure]
    read = [cell for cell in cells if cell.readable]
    missing = len(cells) - len(read)
    more = {
        "cond": _conditions(cells),
        "missing": "left-out",
        "n": f"{len(read)}/{len(cells)}",
        "cluster": "instruction",
        "seed": seed,
    }

    def estimate(value: float | None, method: str, **ends: float | None) -> Estimate:
        name = f"{measure}/log-linear" if measure != "auc" else measure
        ci = method.partition(":")[0]
        signature = sign(name, {**(fields or {}), **more, "ci": ci})
        return Estimate(value, len(read), missing, method, signature=signature, **ends)  # type: ignore[arg-type]

    if any(cell.kind == "pair" for cell in cells):
        return estimate(None, "none: pairs have no scores; see the table of outcomes")
    if not any(cell.invariant for cell in cells):
        return estimate(None, "none: no invariant change was judged, so that false alarms are not known")
    prompts = [one.prompt for one in read]
    falls = [one.fall or 0 for one in read]
    rows = area_rows(falls, [not one.invariant for one in read]) if measure == "auc" else rate_rows(read)
    found = detected(rows, prompts, of)
    interval = found.interval
    worst = best = None
    if missing and measure == "dprime":
        filled = rate_rows(cells).sum(axis=0)
        lost = np.array(
            [sum(not one.readable and one.invariant == kind for one in cells) for kind in (False, True)]
        )
        worst = float(statistic(filled + np.array([0, 0, lost[1], 0])))
        best = float(statistic(filled + np.array([lost[0], 0, 0, 0])))
    return estimate(
        found.value,
        found.method,
        low=None if interval is None else interval.low,
        high=None if interval is None else interval.high,
        worst=worst,
        best=best,
        n_clusters=found.n_clusters,
    )


def rate_rows(cells: Sequence[Cell]) -> NDArray[np.float64]:
    """(n, 4) for each cell, as of `d_prime`: hits, damage, false alarms, invariant; what was not read is no hit."""
    return np.array(
        [(0, 0, cell.detected, 1) if cell.invariant else (cell.detected, 1, 0, 0) for cell in cells],
        dtype=np.float64,
    ).reshape(len(cells), 4)


def area_columns(cells: Sequence[Cell]) -> NDArray[np.float64]:
    """(n, 402) for each cell, as of `area`: the same columns in every run, so that two can stand side by side."""
    width = 2 * STEPS + 1
    rows = np.zeros((len(cells), 2 * width))
    for row, cell in zip(rows, cells, strict=True):
        row[width * cell.invariant + STEPS + (cell.fall or 0)] = 1.0
    return rows


def position_rows(cells: Sequence[Cell]) -> dict[str, tuple[float, float]]:
    """For each item asked as a pair: its signed sum of `Cell.by_position` and samples read; NaN where none was."""
    sums: dict[str, tuple[float, float]] = {}
    for cell in cells:
        if cell.kind == "pair":
            signed, n = sums.get(cell.item, (0.0, 0.0))
            sums[cell.item] = (signed + cell.by_position, n + cell.readable)
    return {item: row if row[1] else (np.nan, np.nan) for item, row in sums.items()}


def position_bias(
    cells: Sequence[Cell], *, seed: int | None = None, fields: Mapping[str, object] | None = None
) -> Estimate:
    """How far a judge of pairs prefers a place: pairs in which it takes the first in both orders, less the second.

    Of the pairs that could be read, the share A, A less the share B, B, damaged and invariant alike; from -1 (always the
    second) to 1 (always the first). Pairs with a tie in one order only are inconsistent for another reason, and have no
    part in it (`inconsistent-by-tie`).

    Args:
        cells: of one judge under one condition.
        seed: of the run, for the signature.
        fields: what the signature says of the run.
    """
    pairs = [cell for cell in cells if cell.kind == "pair"]
    read = [cell for cell in pairs if cell.readable]
    missing = len(pairs) - len(read)
    more = {
        "cond": _conditions(pairs),
        "missing": "left-out",
        "n": f"{len(read)}/{len(pairs)}",
        "cluster": "instruction",
        "seed": seed,
    }
    if not read:
        return Estimate(None, 0, missing, "none: no pair could be read")
    rows = [(cell.by_position < 0, 1, cell.by_position > 0, 1) for cell in read]
    sums = cluster_sums(rows, [cell.prompt for cell in read])
    interval = wilson_difference(sums)
    signed = float((sums[:, 2] - sums[:, 0]).sum())
    return Estimate(
        signed / len(read),
        len(read),
        missing,
        interval.method,
        interval.low,
        interval.high,
        worst=(abs(signed) + missing) / len(pairs) if missing else None,
        best=max(0.0, abs(signed) - missing) / len(pairs) if missing else None,
        n_clusters=len(sums),
        signature=sign("position-bias", {**(fields or {}), **more, "ci": interval.method}),
    )


def by_paper(cells: Sequence[Cell], strategy: str) -> Share:
    """The undetected share as the paper's table of a strategy computes it (`rules`); of invariant cells the affected share.

    Args:
        cells: of one judge under one condition: damaged ones, or invariant ones.
        strategy: whose table.

    Raises:
        UsageError: damaged and invariant cells together, which no table of the paper has in one row.
    """
    if len({cell.invariant for cell in cells}) > 1:
        raise UsageError(
            "the paper's shares are of damaged answers or of invariant ones, not of both together"
        )
    detected_ones = sum(cell.detected for cell in cells)
    if any(cell.invariant for cell in cells):
        detected_ones = sum(cell.readable and not _left_alone(cell) for cell in cells)
    single = any(cell.kind == "single" for cell in cells)
    failed = sum(len(cell.reasons) if single else not cell.readable for cell in cells)
    return paper_share(strategy, len(cells), detected_ones, failed)
