"""The numbers of a framing run by name, for gates, comparisons and plans.

A run in, `Number`s out, with the same estimates as in its report:

* every measure of `MEASURES` under every condition: `count_bias(blind)`, `inflation(anchored)`;
* against Blind: `shift(C)` (change of Count Bias), `asi(C)`, `did(C)` (change of Count-F1 less change of
  overlap F0.5);
* over all conditions: `slope` (compliance with the stated number) and `read` (share of replies that
  could be read).
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np

from mismark.protocols.framing.measures import MEASURES
from mismark.protocols.framing.measuring import Measuring
from mismark.protocols.framing.study import subjects
from mismark.protocols.numbers import Made, Number, Spread, absent
from mismark.records import Estimate
from mismark.report.published import errorbench
from mismark.statistics.intervals import wilson_clustered
from mismark.statistics.sums import cluster_sums, ratio

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from numpy.typing import NDArray

    from mismark.protocols.framing.study import Subject
    from mismark.runs import Run
    from mismark.statistics.sums import Statistic

__all__ = ["numbers", "spreads"]

_MAIN = frozenset({"count_bias", "count_f1", "overlap", "inflation", "shift", "did", "slope"})


@dataclass(frozen=True)
class _Keeping(Measuring):
    """The same measures, each made anew, keeping what the last one was made of."""

    kept: list[tuple[NDArray[np.float64], Statistic]] = field(default_factory=list, repr=False)

    def of_rows(
        self,
        rows: NDArray[np.float64],
        statistic: Statistic,
        measure: str,
        fields: dict[str, object],
        *,
        read: tuple[int, int] | None = None,
        bounds: tuple[float | None, float | None] = (None, None),
    ) -> Estimate:
        self.kept[:] = [(rows, statistic)]
        return super().of_rows(rows, statistic, measure, fields, read=read, bounds=bounds)

    def _once(self, name: tuple[str, ...], make: Callable[[], Estimate]) -> Estimate:  # noqa: ARG002
        return make()


def numbers(run: Run, resamples: int | None = None) -> list[Number]:
    """Every number of a run, model by model.

    Args:
        run: a framing run, counted.
        resamples: bootstrap resamples, None for the report's own number.

    Raises:
        RunError: the run has no counts yet.
    """
    return [number for subject in subjects([run], resamples) for number in _of(subject)]


def _of(subject: Subject) -> list[Number]:
    cells = subject.cells
    keeping = _Keeping(
        **{one.name: getattr(subject.measuring, one.name) for one in fields(Measuring) if one.name != "_done"}
    )
    makers: dict[str, Callable[[], Estimate | None]] = {
        f"{key}({one.name})": partial(keeping.cell, key, one.name)
        for one in cells.conditions
        for key in MEASURES
    }
    reasons = {"slope": "no passage was shown two different numbers"}
    for one in cells.conditions:
        if one.name == "blind":
            continue
        against: dict[str, Callable[[], Estimate]] = {
            f"shift({one.name})": partial(keeping.change, "count_bias", one.name),
            f"asi({one.name})": partial(keeping.asi, one.name),
            f"did({one.name})": partial(keeping.difference_in_differences, one.name, "overlap"),
        }
        if cells.has("blind"):
            makers |= against
        else:
            makers |= dict.fromkeys(against, lambda: None)
            reasons |= dict.fromkeys(against, "Blind was not asked")
    makers["slope"] = keeping.slope

    def make(name: str) -> Made:
        estimate = makers[name]()
        return (
            absent(len(cells.items), reasons[name]) if estimate is None else Made(estimate, *keeping.kept[0])
        )

    made: dict[str, Callable[[], Made]] = {name: partial(make, name) for name in makers}
    made["read"] = partial(_read, subject)
    ids = tuple(item.id for item in cells.items)
    rule = "item" if subject.paper else cells.clusters.rule
    return [
        Number(name, subject.model, ids, keeping.clusters, rule, maker, main=name.partition("(")[0] in _MAIN)
        for name, maker in made.items()
    ]


def _read(subject: Subject) -> Made:
    """The share of replies that were read; a proportion, so Wilson's interval over clusters."""
    cells = subject.cells
    read = np.sum([cells.read[one.name] for one in cells.conditions], axis=0).astype(np.float64)
    rows = np.column_stack([read, np.full(len(read), float(len(cells.conditions) * cells.samples))])
    sums = cluster_sums(rows, subject.measuring.clusters)
    low, high, level, method = wilson_clustered(sums[:, 0], sums[:, 1])
    planned = int(rows[:, 1].sum())
    signature = subject.measuring.sign("read", {"n": f"{planned}/{planned}", "ci": method})
    value = float(rows[:, 0].sum() / planned)
    estimate = Estimate(
        value, planned, 0, method, low, high, level, n_clusters=len(sums), signature=signature
    )
    return Made(estimate, rows, ratio(0, 1))


def spreads(settings: Mapping[str, Any]) -> list[Spread]:
    """How much the main numbers of a plan differ from passage to passage in the paper.

    Args:
        settings: the resolved settings of the plan.

    Example:
        >>> [(one.name, len(one.sds)) for one in spreads({"conditions": ["blind", "over", "anchor+5"]})]
        [('count_bias(blind)', 6), ('count_bias(over)', 6), ('shift(over)', 6)]

    Source: ErrorBench, tables 2 and 6: standard deviations over 143 passages, six models.
    """
    found = []
    for table, measure, column in ((2, "count_bias", "count_bias_sd"), (6, "shift", "delta_sd")):
        for name in settings["conditions"]:
            sds = tuple(row.values[column] for row in errorbench(table) if row.condition == name)
            if sds:
                found.append(Spread(f"{measure}({name})", sds, f"ErrorBench table {table}"))
    return found
