"""The numbers of a framing run by name, for gates, comparisons and plans.

A run in, `Number`s out, with the same estimates as in its report:

* every measure of `MEASURES` under every condition: `count_bias(blind)`, `inflation(anchored)`;
* against Blind: `shift(C)` (change of Count Bias), `asi(C)`, `did(C)` (change of Count-F1 less change of
  overlap F0.5);
* where a number is shown: `match(C)` (share of claims that are exactly it) and `excess(C)` (that less the share
  under Blind);
* between other conditions that the plan compares: `shift(hedged - over)`, `shift(over - placebo)`;
* over all conditions: `slope` (compliance with the stated number), `median_index` (its median form), for the
  other families that are asked `slope(hedged)`, `slope(attributed)` and `slope(placebo)`, and `read` (share of
  replies that could be read);
* on clean passages, where the run has any: `fabrication(C)` (share with a claim), `invented(C)` (mean claim).
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np

from mismark.protocols.framing.conditions import FAMILIES, read_pair
from mismark.protocols.framing.corrected_named import corrected_makers
from mismark.protocols.framing.doses import median_index_basis, slope_basis
from mismark.protocols.framing.exact import excess_basis, match, match_basis, showing
from mismark.protocols.framing.fabrication import invented_basis, rate, rate_basis
from mismark.protocols.framing.measures import MEASURES
from mismark.protocols.framing.study import subjects
from mismark.protocols.numbers import Made, Number, Spread, absent
from mismark.records import Estimate
from mismark.report.published import errorbench
from mismark.statistics.intervals import wilson_clustered
from mismark.statistics.sums import cluster_sums, ratio

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from mismark.protocols.framing.measuring import Basis, Measuring
    from mismark.protocols.framing.study import Subject
    from mismark.runs import Run

__all__ = ["numbers", "spreads"]

_MAIN = frozenset({"count_bias", "count_f1", "overlap", "inflation", "shift", "did", "slope", "errant"})
TWO_NUMBERS = "no passage was shown two different numbers"


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
    cells, measuring = subject.cells, subject.measuring
    makers: dict[str, Callable[[], Basis | None]] = {
        f"{key}({one.name})": partial(measuring.cell_basis, key, one.name)
        for one in cells.conditions
        for key in MEASURES
    }
    reasons = {"slope": TWO_NUMBERS, "median_index": TWO_NUMBERS}
    for one in cells.conditions:
        if one.name == "blind":
            continue
        against: dict[str, Callable[[], Basis]] = {
            f"shift({one.name})": partial(measuring.change_basis, "count_bias", one.name),
            f"asi({one.name})": partial(measuring.asi_basis, one.name),
            f"did({one.name})": partial(measuring.difference_in_differences_basis, one.name, "overlap"),
        }
        if one.name in showing(measuring):
            against[f"excess({one.name})"] = partial(excess_basis, measuring, one.name)
        if cells.has("blind"):
            makers |= against
        else:
            makers |= dict.fromkeys(against, lambda: None)
            reasons |= dict.fromkeys(against, "Blind was not asked")
    corrected, why = corrected_makers(subject)
    makers |= corrected
    reasons |= why
    for pair in map(read_pair, subject.run.plan.settings["family"]):
        if pair.reference != "blind":
            makers[f"shift({pair.name} - {pair.reference})"] = partial(
                measuring.change_basis, "count_bias", pair.name, pair.reference
            )
    makers["slope"] = partial(slope_basis, measuring)
    makers["median_index"] = partial(median_index_basis, measuring)
    for family in FAMILIES[1:]:
        if any(one.family == family for one in cells.conditions):
            makers[f"slope({family})"] = partial(slope_basis, measuring, family)
            reasons[f"slope({family})"] = TWO_NUMBERS

    def make(name: str) -> Made:
        basis = makers[name]()
        if basis is None:
            return absent(len(cells.items), reasons[name])
        return Made(measuring.estimate(basis), basis.rows, basis.statistic)

    made: dict[str, Callable[[], Made]] = {name: partial(make, name) for name in makers}
    made |= {f"match({name})": partial(_matched, measuring, name) for name in showing(measuring)}
    made["read"] = partial(_read, subject)
    ids = tuple(item.id for item in cells.items)
    rule = "item" if subject.paper else cells.clusters.rule
    return [
        Number(
            name, subject.model, ids, measuring.clusters, rule, maker, main=name.partition("(")[0] in _MAIN
        )
        for name, maker in made.items()
    ] + _of_clean(subject)


def _of_clean(subject: Subject) -> list[Number]:
    """The numbers on clean passages, without a value where the run has none."""
    clean = subject.clean
    if clean is None:
        cells = subject.cells
        ids = tuple(item.id for item in cells.items)
        rule = "item" if subject.paper else cells.clusters.rule
        make = partial(absent, len(ids), "the run has no clean passages; ask for some with --clean N")
        return [
            Number(f"{measure}({one.name})", subject.model, ids, subject.measuring.clusters, rule, make)
            for one in cells.conditions
            for measure in ("fabrication", "invented")
        ]
    ids = tuple(item.id for item in clean.cells.items)
    rule = "item" if subject.paper else clean.cells.clusters.rule

    def number(name: str, make: Callable[[], Made]) -> Number:
        return Number(name, subject.model, ids, clean.clusters, rule, make)

    return [
        number(f"{measure}({one.name})", partial(make, clean, one.name))
        for one in clean.cells.conditions
        for measure, make in (("fabrication", _share), ("invented", _counted))
    ]


def _matched(measuring: Measuring, name: str) -> Made:
    basis = match_basis(measuring, name)
    return Made(match(measuring, name), basis.rows, basis.statistic)


def _share(clean: Measuring, name: str) -> Made:
    basis = rate_basis(clean, name)
    return Made(rate(clean, name), basis.rows, basis.statistic)


def _counted(clean: Measuring, name: str) -> Made:
    basis = invented_basis(clean, name)
    return Made(clean.estimate(basis), basis.rows, basis.statistic)


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
