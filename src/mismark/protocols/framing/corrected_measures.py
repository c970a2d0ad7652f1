"""ERRANT scores of corrected texts: a respondent's measuring and corrections in, estimates out.

Micro F0.5 against the reference annotator and against the best of all annotators of each sentence, its
change against Blind, and what count scores gained on it.

Source: ErrorBench, appendix H and table 12.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

import numpy as np

from mismark.protocols.framing.measures import BETA, MEASURES, f_beta
from mismark.protocols.framing.measuring import Basis, average, unread
from mismark.statistics.sums import contrast, ratio

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    from mismark.protocols.framing.corrected_cells import Corrections, Policy, References
    from mismark.protocols.framing.measuring import Measuring
    from mismark.records import Estimate
    from mismark.statistics.sums import Statistic

__all__ = ["Correcting", "Part", "errant_f"]

Part: TypeAlias = Literal["F0.5", "precision", "recall"]


def errant_f(sums: NDArray[np.float64]) -> NDArray[np.float64]:
    """Micro F0.5 from sums of matched, proposed and reference edits.

    Example:
        >>> float(errant_f(np.array([1.0, 2.0, 4.0])))
        0.4166666666666667
    """
    return f_beta(sums[..., 0], sums[..., 1], sums[..., 2])


_STATISTICS: dict[Part, Statistic] = {f"F{BETA:g}": errant_f, "precision": ratio(0, 1), "recall": ratio(0, 2)}  # type: ignore[dict-item]


@dataclass(frozen=True)
class Correcting:
    """Measures the corrected texts of one respondent.

    Attributes:
        measuring: of its lists, on the same passages; its resamples are shared.
        corrections: its ERRANT counts.
    """

    measuring: Measuring
    corrections: Corrections

    def score(
        self,
        condition: str,
        references: References = "one",
        policy: Policy = "no-edits",
        part: Part = "F0.5",
    ) -> Estimate:
        """Micro F0.5, precision or recall under one condition."""
        return self._once(
            lambda: self.score_basis(condition, references, policy, part),
            *("errant", part, condition, references, policy),
        )

    def score_basis(
        self,
        condition: str,
        references: References = "one",
        policy: Policy = "no-edits",
        part: Part = "F0.5",
    ) -> Basis:
        """What `score` is made of."""
        counts = self.corrections.counts(condition, references, policy)
        lost = unread(counts)
        bounded = part == "F0.5" and references == "one" and bool(lost.any())
        return Basis(
            average(counts),
            _STATISTICS[part],
            part,
            self._fields(condition, references, policy),
            (int((~lost).sum()), int(lost.sum())),
            self._bounds(counts) if bounded else (None, None),
        )

    def _bounds(self, counts: NDArray[np.float64]) -> tuple[float | None, float | None]:
        """F0.5 if every reply that is not counted had as many wrong edits as the most there were, or the gold."""
        lost = unread(counts)
        gold = np.broadcast_to(self.corrections.gold[:, None], lost.shape)[lost]
        wrong = np.maximum(gold, self.corrections.longest)
        ends: list[float | None] = []
        for matched, proposed in ((np.zeros_like(gold), wrong), (gold, gold)):
            filled = counts.copy()
            filled[lost] = np.column_stack([matched, proposed, gold])
            value = float(errant_f(filled.mean(axis=1).sum(axis=0)))
            ends.append(None if np.isnan(value) else value)
        return ends[0], ends[1]

    def agreement(self) -> dict[int, float]:
        """F0.5 of every other annotator's own text against the reference annotator's."""
        return {who: float(errant_f(sums)) for who, sums in self.corrections.annotators.items()}

    def inflation(self, condition: str) -> Estimate:
        """Count-F1 less F0.5 against the reference annotator (the paper's Δ0E)."""
        return self._once(lambda: self.inflation_basis(condition), "errant-inflation", condition)

    def inflation_basis(self, condition: str) -> Basis:
        """What `inflation` is made of: each of the two over all replies that it can be told of."""
        count = MEASURES["count_f1"]
        counts = self.corrections.counts(condition)
        blocks = [self.measuring.rows("count_f1", condition), average(counts)]
        neither = np.logical_and(*map(unread, blocks))
        rows = np.where(neither[:, None], np.nan, np.nan_to_num(np.hstack(blocks)))
        n = int((~unread(counts)).sum())
        return Basis(
            rows,
            _gap(count.statistic, blocks[0].shape[1]),
            f"Count-F1-F{BETA:g}",
            self._fields(condition, "one", "no-edits"),
            (n, counts.shape[0] * counts.shape[1] - n),
        )

    def change(self, condition: str, references: References = "one", reference: str = "blind") -> Estimate:
        """F0.5 under a condition less the same under Blind, over passages of which both replies came."""
        return self._once(
            lambda: self.change_basis(condition, references, reference),
            *("errant-change", condition, references, reference),
        )

    def change_basis(self, condition: str, references: References = "one", reference: str = "blind") -> Basis:
        """What `change` is made of."""
        blocks = [average(self.corrections.counts(name, references)) for name in (reference, condition)]
        return Basis(
            np.hstack(blocks),
            contrast(errant_f),
            f"ΔF{BETA:g}",
            self._fields(f"{condition}-{reference}", references, "no-edits"),
        )

    def difference(self, condition: str, reference: str = "blind") -> Estimate:
        """ΔCount-F1 less ΔF0.5 against the best of all annotators."""
        return self._once(
            lambda: self.difference_basis(condition, reference), "errant-did", condition, reference
        )

    def difference_basis(self, condition: str, reference: str = "blind") -> Basis:
        """What `difference` is made of: passages whose counts were read under both."""
        count = MEASURES["count_f1"]
        pairs = [
            (self.measuring.rows("count_f1", name), average(self.corrections.counts(name, "several")))
            for name in (reference, condition)
        ]
        return Basis(
            np.hstack([block for pair in pairs for block in pair]),
            contrast(_gap(count.statistic, pairs[0][0].shape[1])),
            f"ΔCount-F1-ΔF{BETA:g}",
            self._fields(f"{condition}-{reference}", "several", "no-edits"),
            self.measuring.read(condition, reference),
        )

    def _once(self, make: Callable[[], Basis], *name: str) -> Estimate:
        return self.measuring.once(name, make)

    def _fields(self, condition: str, references: References, policy: Policy) -> dict[str, object]:
        return {
            "cond": condition,
            "missing": policy,
            "match": "errant-correction-once",
            "edits": self.corrections.edits,
            "ref": "running-best" if references == "several" else None,
            "avg": "micro",
        }


def _gap(counted: Statistic, split: int) -> Statistic:
    """A count score of the first columns less F0.5 of the rest."""

    def statistic(sums: NDArray[np.float64]) -> NDArray[np.float64]:
        gap: NDArray[np.float64] = counted(sums[..., :split]) - errant_f(sums[..., split:])
        return gap

    return statistic
