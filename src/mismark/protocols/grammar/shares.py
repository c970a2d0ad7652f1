"""Shares of replies: how many were corrected by way of their item, how many change what was right, how many comply.

Cells of one respondent under one condition in (`cells.chosen`), estimates and addable rows out. Intervals are
Wilson's, over grammar items.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import numpy as np

from mismark.protocols.grammar.cells import CORRECT
from mismark.protocols.grammar.item_scores import label
from mismark.records import Estimate
from mismark.signature import sign
from mismark.statistics.intervals import wilson_clustered
from mismark.statistics.sums import cluster_sums

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from numpy.typing import NDArray

    from mismark.protocols.grammar.cells import Cell

__all__ = [
    "Share",
    "adherence",
    "adheres",
    "bare",
    "changes",
    "compliance",
    "over_correction",
    "readable",
    "share",
    "share_rows",
    "targeted_share",
]

Share: TypeAlias = "Callable[[Cell], tuple[bool, bool] | None]"
"""Of a cell: whether it is what is counted, and whether it is among those of which a share is taken; None
where it could not be read."""


def readable(cell: Cell) -> tuple[bool, bool]:
    """Whether a reply could be read, of all."""
    return cell.readable, True


def adheres(cell: Cell) -> tuple[bool, bool] | None:
    """Whether a sentence was corrected by way of its grammar item, of those that were corrected."""
    return (cell.success(targeted=True), cell.success()) if cell.readable else None


def changes(cell: Cell) -> tuple[bool, bool] | None:
    """Whether a reply changes what was shown."""
    return (bool(cell.changed), True) if cell.readable else None


def bare(cell: Cell) -> tuple[bool, bool] | None:
    """Whether a reply is a sentence and nothing else."""
    return (not cell.wrapping, True) if cell.readable else None


def targeted_share(cell: Cell) -> tuple[bool, bool] | None:
    """Whether a sentence was corrected by way of its grammar item, of all that were read."""
    return (cell.success(targeted=True), True) if cell.readable else None


def share_rows(cells: Sequence[Cell], of: Share) -> NDArray[np.float64]:
    """(n_pairs, 2) how many replies to each pair are counted, and of how many; NaN where none could be read."""
    sums: dict[str, list[int]] = {}
    for cell in cells:
        row = sums.setdefault(cell.pair, [])
        found = of(cell)
        if found is not None:
            hit, among = found
            row[:] = (row[0] + (hit and among), row[1] + among) if row else (hit and among, among)
    return np.array([row or (np.nan, np.nan) for row in sums.values()], dtype=np.float64).reshape(-1, 2)


def share(
    cells: Sequence[Cell],
    of: Share,
    name: str,
    *,
    seed: int | None = None,
    fields: Mapping[str, object] | None = None,
) -> Estimate:
    """A share of replies, with Wilson's interval over grammar items.

    Args:
        cells: of one respondent.
        of: what is counted, and among which.
        name: of the measure, in the signature.
        seed: of the run, for the signature.
        fields: what the signature says of the run.

    """
    asked = {cell.condition for cell in cells}
    found = [(cell, counted) for cell in cells if (counted := of(cell)) is not None and counted[1]]
    missing = sum(of(cell) is None for cell in cells)
    more = {
        "cond": asked.pop() if len(asked) == 1 else None,
        "missing": "left-out",
        "n": f"{len(found)}/{len(found) + missing}",
        "cluster": "grammar-item",
        "seed": seed,
    }
    if not found:
        signature = sign(name, {**(fields or {}), **more, "ci": "none"})
        return Estimate(None, 0, missing, "none: there is no such reply", signature=signature)
    rows = np.array([counted for _, counted in found], dtype=np.float64)
    sums = cluster_sums(rows, [label(cell.item) for cell, _ in found])
    low, high, level, method = wilson_clustered(sums[:, 0], sums[:, 1])
    hits, total = float(rows[:, 0].sum()), float(rows[:, 1].sum())
    worst = hits / (total + missing) if missing else None
    best = (hits + missing) / (total + missing) if missing else None
    signature = sign(name, {**(fields or {}), **more, "ci": method})
    return Estimate(
        hits / total,
        len(found),
        missing,
        method,
        low,
        high,
        level,
        worst,
        best,
        n_clusters=len(sums),
        signature=signature,
    )


def adherence(cells: Sequence[Cell], *, fields: Mapping[str, object] | None = None) -> Estimate:
    """Of the sentences that were corrected, the share that were corrected by way of their grammar item.

    Corrected: every gold edit of some reference was made; by way of the item: of some reference of step 2.
    Unlike targeted recall it does not rise because more sentences are corrected.

    Args:
        cells: of one respondent under one condition.
        fields: what the signature says of the run.
    """
    return share(cells, adheres, "adherence", fields=fields)


def over_correction(cells: Sequence[Cell], *, fields: Mapping[str, object] | None = None) -> Estimate:
    """The share of correct sentences that were changed.

    Args:
        cells: of one respondent; those under `correct` are taken.
        fields: what the signature says of the run.
    """
    shown = [cell for cell in cells if cell.condition == CORRECT]
    return share(shown, changes, "over-correction", fields=fields)


def compliance(cells: Sequence[Cell], *, fields: Mapping[str, object] | None = None) -> Estimate:
    """Of the replies that could be read, the share that are a bare sentence, as was asked for.

    Args:
        cells: of one respondent under one condition.
        fields: what the signature says of the run.
    """
    return share(cells, bare, "compliance", fields=fields)
