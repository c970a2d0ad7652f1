"""The counts of one respondent in one run, as arrays that measures are made from.

Lines of `counts.jsonl` and the items in; for each condition an array of counts, passages by samples,
out. A reply that could not be read is a row of NaN, so no measure can use it unnoticed. Measures are
made of each sample and averaged afterwards: most of them are not linear in the counts.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from mismark.errors import RunError
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
    "unlisted",
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

    Windows are of one file where the ids have the same words before their last hyphen.

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
        blocks = [f"{item.id.rpartition('-')[0]}{(item.window or 0) // BLOCK}" for item in items]
        return Clusters(np.array(blocks), f"block{BLOCK}")
    return Clusters(np.array([item.id for item in items]), "item")


@dataclass(frozen=True)
class Cells:
    """One respondent's counts in one run.

    Attributes:
        respondent: its label, unique in the report.
        items: the passages, in plan order.
        conditions: the conditions, Blind first.
        counts: for each condition, (n_items, n_samples, len(COUNTS)), NaN where a reply was not read.
        gold: (n_items,) the true counts.
        anchors: for each condition, (n_items,) the number shown, NaN where none was.
        fates: how the calls ended, over all cells.
        reasons: why replies could not be read, over all cells.
        claimed_by: where the claimed counts stood, over all replies that were read.
    """

    respondent: str
    items: tuple[Item, ...]
    conditions: tuple[Condition, ...]
    counts: Mapping[str, NDArray[np.float64]]
    gold: NDArray[np.float64]
    anchors: Mapping[str, NDArray[np.float64]]
    fates: Counter[str]
    reasons: Counter[str]
    claimed_by: Counter[str]

    @cached_property
    def clusters(self) -> Clusters:
        """What its intervals resample."""
        return clusters_of(self.items)

    @property
    def samples(self) -> int:
        """Samples planned in each cell."""
        return int(next(iter(self.counts.values())).shape[1])

    def column(self, condition_name: str, key: str) -> NDArray[np.float64]:
        """(n_items, n_samples) one count under one condition, NaN where a reply was not read."""
        values: NDArray[np.float64] = self.counts[condition_name][..., COUNTS.index(key)]
        return values

    @cached_property
    def read(self) -> dict[str, NDArray[np.int64]]:
        """For each condition, (n_items,) samples that were read."""
        return {name: (~np.isnan(counts[..., 0])).sum(axis=1) for name, counts in self.counts.items()}

    def first(self, condition_name: str, key: str) -> NDArray[np.float64]:
        """(n_items,) one count of the first sample."""
        return self.column(condition_name, key)[:, 0]

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
    counts = {name: np.full((len(items), samples, len(COUNTS)), np.nan) for name in names}
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
        try:
            counts[name][row, line["sample"]] = [line[key] for key in COUNTS]
        except KeyError as error:
            raise RunError(
                f"the counts of {line['item']} under {name} have no {error}: another version of mismark made them; "
                "count again with: mismark resume --rescore DIR"
            ) from error
    return Cells(
        respondent,
        tuple(items),
        tuple(condition(name) for name in names),
        counts,
        gold,
        anchors,
        tallies["fates"],
        tallies["reasons"],
        tallies["claimed_by"],
    )
