"""The ERRANT counts of one respondent in one run, as arrays that measures are made from.

Lines of `counts.jsonl` in; for each condition an array of counts, passages by samples, out. A reply
without a corrected text is counted as one that changes nothing (`no-edits`, the paper's rule) or is left
out (`left-out`); a call without a reply is left out of both.

Against several annotators each sentence is counted with the one who lifts F0.5 of the running total
most, as `errant_compare` chooses. The total runs over the replies of one condition and sample,
passages in plan order. The choice is made once; resamples add up what was chosen.

Source: ErrorBench, appendix H.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

import numpy as np

from mismark.errors import RunError
from mismark.protocols.framing.measures import BETA
from mismark.protocols.framing.measuring import unread
from mismark.records import Fate
from mismark.scoring.errant import rounded_f

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from numpy.typing import NDArray

    from mismark.records import Item, JsonObject

__all__ = ["Corrections", "Policy", "References", "gather_corrections", "running_best"]

Policy: TypeAlias = Literal["no-edits", "left-out"]
"""What becomes of a reply without a corrected text."""

References: TypeAlias = Literal["one", "several"]
"""The reference annotator alone, or the best of all annotators of each sentence."""

Options: TypeAlias = "Sequence[Sequence[int]]"
"""TP, FP and FN of one sentence against each of its annotators."""

_CAME = frozenset(fate.value for fate in Fate if fate.final)


def running_best(sentences: Iterable[Options]) -> list[tuple[int, int, int]]:
    """Choose an annotator for each sentence, as `errant_compare` does.

    Args:
        sentences: in order; of each, TP, FP and FN against every annotator.

    Returns:
        TP, FP and FN of each sentence against the annotator who lifts F0.5 of the running total most; on
        equal F more TP, then fewer FP, then fewer FN, then the first.

    Example:
        >>> running_best([[[1, 0, 1], [0, 1, 0]], [[0, 1, 2], [0, 1, 1]]])
        [(1, 0, 1), (0, 1, 1)]

    Source: `errant_compare` of ERRANT 3.0.2, as `mismark.scoring.errant.ErrantScorer.add`.
    """
    total = (0, 0, 0)
    chosen = []
    for options in sentences:
        added = [(total[0] + tp, total[1] + fp, total[2] + fn) for tp, fp, fn in options]
        ranks = [
            (rounded_f(*sums, BETA), tp, -fp, -fn) for sums, (tp, fp, fn) in zip(added, options, strict=True)
        ]
        best = ranks.index(max(ranks))
        total = added[best]
        _, tp, minus_fp, minus_fn = ranks[best]
        chosen.append((tp, -minus_fp, -minus_fn))
    return chosen


class _Reply(NamedTuple):
    """One reply that came: whether it has a corrected text, and the counts of its sentences."""

    block: bool
    sentences: Sequence[Options]


@dataclass(frozen=True)
class Corrections:
    """The ERRANT counts of one respondent in one run.

    Attributes:
        against_one: for each condition, (n_items, n_samples, 3) matched, proposed and reference edits
            against the reference annotator; NaN where no reply came.
        block: for each condition, (n_items, n_samples) True where a corrected text was read.
        reasons: for each condition why there was none, over replies that came.
        gold: (n_items,) edits of the reference annotator, as ERRANT extracts them.
        annotators: matched, proposed and reference edits of every other annotator's text against the
            reference annotator's, over all passages.
        edits: what extracted the edits.
    """

    against_one: Mapping[str, NDArray[np.float64]]
    block: Mapping[str, NDArray[np.bool_]]
    reasons: Mapping[str, Counter[str]]
    gold: NDArray[np.float64]
    annotators: Mapping[int, NDArray[np.float64]]
    edits: str
    _replies: Mapping[str, Mapping[tuple[int, int], _Reply]] = field(repr=False)
    _chosen: dict[tuple[str, Policy], NDArray[np.float64]] = field(default_factory=dict, repr=False)

    def counts(
        self, condition: str, references: References = "one", policy: Policy = "no-edits"
    ) -> NDArray[np.float64]:
        """(n_items, n_samples, 3) matched, proposed and reference edits; NaN where a reply is not counted."""
        if references == "several":
            if (condition, policy) not in self._chosen:
                self._chosen[condition, policy] = self._against_several(condition, policy)
            return self._chosen[condition, policy]
        found = self.against_one[condition]
        return found if policy == "no-edits" else np.where(self.block[condition][..., None], found, np.nan)

    def _against_several(self, condition: str, policy: Policy) -> NDArray[np.float64]:
        found = np.full_like(self.against_one[condition], np.nan)
        told = [
            (place, reply)
            for place, reply in sorted(self._replies[condition].items())
            if reply.block or policy == "no-edits"
        ]
        for sample in range(found.shape[1]):
            asked = [(row, reply) for (row, of), reply in told if of == sample]
            chosen = iter(running_best(options for _, reply in asked for options in reply.sentences))
            for row, reply in asked:
                tp, fp, fn = np.sum([next(chosen) for _ in reply.sentences], axis=0)
                found[row, sample] = tp, tp + fp, tp + fn
        return found

    @property
    def longest(self) -> float:
        """Edits of the corrected text that changed most."""
        most = [float(np.nanmax(one[..., 1])) for one in self.against_one.values() if not unread(one).all()]
        return max(most, default=0.0)


def gather_corrections(
    items: Sequence[Item], names: Sequence[str], samples: int, lines: Iterable[JsonObject]
) -> Corrections:
    """Gather the lines of `counts.jsonl` that belong to one respondent.

    Args:
        items: the passages, in plan order.
        names: the conditions of the plan.
        samples: samples planned in each cell.
        lines: the respondent's lines, in any order.

    Raises:
        RunError: they were counted without corrected texts.
    """
    place = {item.id: row for row, item in enumerate(items)}
    shape = (len(items), samples)
    against_one = {name: np.full((*shape, 3), np.nan) for name in names}
    block = {name: np.zeros(shape, dtype=np.bool_) for name in names}
    replies: dict[str, dict[tuple[int, int], _Reply]] = {name: {} for name in names}
    reasons = {name: Counter[str]() for name in names}
    gold = np.zeros(len(items))
    others: dict[str, JsonObject] = {}
    extractors: dict[str, None] = {}
    for line in lines:
        if "errant_each" not in line:
            raise RunError(
                f"the counts of {line['item']} under {line['condition']} have none of ERRANT's: another version of "
                "mismark made them; count again with: mismark resume --rescore DIR"
            )
        row, name, sample = place[line["item"]], line["condition"], line["sample"]
        tp, fp, fn = (line[f"errant_{key}"] for key in ("tp", "fp", "fn"))
        gold[row] = tp + fn
        others[line["item"]] = line["errant_annotators"]
        extractors[line["edits"]] = None
        if line["fate"] not in _CAME:
            continue
        against_one[name][row, sample] = tp, tp + fp, tp + fn
        replies[name][row, sample] = _Reply(bool(line["block"]), line["errant_each"])
        block[name][row, sample] = bool(line["block"])
        if not line["block"]:
            reasons[name][line["no_block"]] += 1
    return Corrections(
        against_one, block, reasons, gold, _annotators(others.values()), "; ".join(extractors), replies
    )


def _annotators(passages: Iterable[JsonObject]) -> dict[int, NDArray[np.float64]]:
    """What the other annotators' texts share with the reference, added up."""
    found: dict[int, NDArray[np.float64]] = {}
    for passage in passages:
        for who, (tp, fp, fn) in passage.items():
            found.setdefault(int(who), np.zeros(3))[:] += tp, tp + fp, tp + fn
    return dict(sorted(found.items()))
