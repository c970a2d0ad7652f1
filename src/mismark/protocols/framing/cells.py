"""The counts of one respondent in one run, as arrays that measures are made from.

Lines of `counts.jsonl` and the items in; for each condition a matrix of counts, one row a passage,
out. Several samples of a cell are averaged over those that could be read. A passage whose cell
could not be read at all has NaN in its row, so no measure can use it unnoticed.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from mismark.protocols.framing.conditions import condition

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from numpy.typing import NDArray

    from mismark.protocols.framing.conditions import Condition
    from mismark.records import Item, JsonObject

__all__ = ["BLOCK", "COUNTS", "Cells", "Clusters", "clusters_of", "gather"]

BLOCK = 6
"""Windows that stand in for one document where documents are not known. An essay of CoNLL-2014 has
about 26 sentences (1,312 in 50 essays), which is 6 windows of four."""

COUNTS = (
    "claimed",
    "gold",
    "lines",
    "placed",
    "ambiguous",
    "disagrees",
    "strict",
    "detection",
    "overlap",
    "overlap_touch",
    "legacy_gold",
    "legacy_lines",
)
"""The keys of a line of `counts.jsonl` that become columns, in this order."""


class Clusters(NamedTuple):
    """What is resampled as one piece: a label for each item, and the rule's name for signatures."""

    labels: NDArray[np.str_]
    rule: str


def clusters_of(items: Sequence[Item]) -> Clusters:
    """Documents where all are known, else blocks of adjacent windows, else each item by itself.

    Example:
        >>> from mismark.records import Item
        >>> clusters_of([Item("a", (), document="d1"), Item("b", (), document="d1")]).rule
        'document'
        >>> clusters_of([Item("a", (), window=5), Item("b", (), window=6)])
        Clusters(labels=array(['0', '1'], dtype='<U1'), rule='block6')
    """
    if items and all(item.document is not None for item in items):
        return Clusters(np.array([str(item.document) for item in items]), "document")
    if items and all(item.window is not None for item in items):
        return Clusters(np.array([str((item.window or 0) // BLOCK) for item in items]), f"block{BLOCK}")
    return Clusters(np.array([item.id for item in items]), "item")


@dataclass(frozen=True)
class Cells:
    """One respondent's counts in one run.

    Attributes:
        respondent: its label, unique in the report.
        items: the passages, in plan order.
        conditions: the conditions, Blind first.
        counts: for each condition, (n_items, len(COUNTS)) means over the samples that were read,
            NaN where none was.
        anchors: for each condition, (n_items,) the number shown, NaN where none was.
        read: for each condition, (n_items,) samples that were read.
        samples: samples that were planned in each cell.
        fates: how the calls ended, over all cells.
        reasons: why replies could not be read, over all cells.
        claimed_by: where the claimed counts stood, over all replies that were read.
    """

    respondent: str
    items: tuple[Item, ...]
    conditions: tuple[Condition, ...]
    counts: Mapping[str, NDArray[np.float64]]
    anchors: Mapping[str, NDArray[np.float64]]
    read: Mapping[str, NDArray[np.int64]]
    samples: int
    fates: Counter[str]
    reasons: Counter[str]
    claimed_by: Counter[str]

    @cached_property
    def clusters(self) -> Clusters:
        """What its intervals resample."""
        return clusters_of(self.items)

    def column(self, condition_name: str, key: str) -> NDArray[np.float64]:
        """(n_items,) one count under one condition, NaN where it could not be read."""
        values: NDArray[np.float64] = self.counts[condition_name][:, COUNTS.index(key)]
        return values

    @cached_property
    def gold(self) -> NDArray[np.float64]:
        """(n_items,) the true counts."""
        return self.column(self.conditions[0].name, "gold")

    def has(self, *names: str) -> bool:
        """Whether all these conditions were asked."""
        return all(name in self.counts for name in names)


def gather(
    respondent: str, items: Sequence[Item], names: Sequence[str], samples: int, lines: Iterable[JsonObject]
) -> Cells:
    """Gather the lines of `counts.jsonl` that belong to one respondent.

    Args:
        respondent: its label in the report.
        items: the passages, in plan order.
        names: the conditions of the plan.
        samples: samples planned in each cell.
        lines: the respondent's lines, in any order; `gold` is needed in all of them.
    """
    place = {item.id: row for row, item in enumerate(items)}
    sums = {name: np.zeros((len(items), len(COUNTS))) for name in names}
    read = {name: np.zeros(len(items), dtype=np.int64) for name in names}
    anchors = {name: np.full(len(items), np.nan) for name in names}
    gold = np.full(len(items), np.nan)
    tallies: dict[str, Counter[str]] = defaultdict(Counter)
    for line in lines:
        row, name = place[line["item"]], line["condition"]
        tallies["fates"][line["fate"]] += 1
        gold[row] = line["gold"]
        if "anchor" in line:
            anchors[name][row] = line["anchor"]
        if not line["parsed"]:
            tallies["reasons"][line["reason"]] += 1
            continue
        tallies["claimed_by"][line["claimed_by"]] += 1
        sums[name][row] += [line[key] for key in COUNTS]
        read[name][row] += 1
    counts = {}
    for name in names:
        n = read[name][:, None].astype(float)
        counts[name] = np.divide(sums[name], n, out=np.full_like(sums[name], np.nan), where=n > 0)
        counts[name][:, COUNTS.index("gold")] = gold
    return Cells(
        respondent,
        tuple(items),
        tuple(condition(name) for name in names),
        counts,
        anchors,
        read,
        samples,
        tallies["fates"],
        tallies["reasons"],
        tallies["claimed_by"],
    )
