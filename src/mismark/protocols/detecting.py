"""The smallest differences that a planned run could see.

A plan in, and what is known of how much numbers differ from item to item: from the protocol's paper, or
from an earlier run. Out: for each main number a difference that a two-sided test at 5% sees in 80 runs
of 100.
"""

from __future__ import annotations

from dataclasses import dataclass
from statistics import median
from typing import TYPE_CHECKING

import numpy as np

from mismark.errors import UsageError
from mismark.statistics.power import paired_mean_effect
from mismark.statistics.resampling import jackknife_t

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mismark.protocols import Reported
    from mismark.protocols.numbers import Number
    from mismark.records import Item
    from mismark.runs import Run
    from mismark.runs.plan import Plan

__all__ = ["Detectable", "detectable"]


@dataclass(frozen=True, slots=True)
class Detectable:
    """The smallest difference of one number that a run could see.

    Attributes:
        name: the number, `shift(over)`.
        low: for the system that differs least from item to item.
        middle: for the median system.
        high: for the system that differs most.
        n_systems: systems that were looked at.
        n: independent units of the planned run.
        unit: what these are: `items` or `clusters`.
        source: where the spread was found, and what is assumed.
    """

    name: str
    low: float
    middle: float
    high: float
    n_systems: int
    n: int
    unit: str
    source: str


def detectable(
    protocol: Reported, plan: Plan, items: Sequence[Item], conditions: Sequence[str], like: Run | None
) -> list[Detectable]:
    """The smallest difference from Blind, or from a fixed number, for each main number of a plan.

    Args:
        protocol: of the plan.
        plan: the plan.
        items: its items; those that no main number is over (clean passages) are not counted.
        conditions: its conditions.
        like: an earlier run, counted, or None to take what was published.

    Returns:
        One for each number whose spread is known; none where the plan has fewer than two units.

    Raises:
        UsageError: the earlier run is of another protocol.
        RunError: it has no counts yet.

    Source: `mismark.statistics.power`; from an earlier run, the standard deviation between clusters is the
    jackknife's standard error times the root of their number.
    """
    n = len(protocol.measured(items, plan.settings))
    if like is not None:
        return _from_run(protocol, plan, n, conditions, like)
    if n < 2:
        return []
    return [
        _of(
            one.name,
            one.sds,
            n,
            "items",
            f"{one.source}; items taken as independent, and as different as the paper's",
        )
        for one in protocol.spreads(plan.settings)
    ]


def _of(name: str, sds: Sequence[float], n: int, unit: str, source: str) -> Detectable:
    effects = sorted(paired_mean_effect(n, sd) for sd in sds)
    return Detectable(name, effects[0], median(effects), effects[-1], len(effects), n, unit, source)


def _from_run(
    protocol: Reported, plan: Plan, n_items: int, conditions: Sequence[str], like: Run
) -> list[Detectable]:
    if like.plan.protocol != plan.protocol:
        raise UsageError(
            f"--like {like.folder} is a run of {like.plan.protocol}, not of {plan.protocol}; give one of the same protocol"
        )
    planned = {model.name for model in plan.models}
    # One resample: the rows are wanted, and no interval.
    made = protocol.numbers(like, resamples=1)
    numbers = [one for one in made if one.main and _asked(one.name, conditions)]
    same = [one for one in numbers if one.model in planned] or numbers
    by_name: dict[str, list[float]] = {}
    k = 0
    for one in same:
        spread = _spread(one)
        k = max(k, len(set(one.clusters.tolist())))
        if spread is not None:
            by_name.setdefault(one.name, []).append(spread)
    n_like = len(protocol.measured(list(like.items.values()), like.plan.settings))
    n = round(k * n_items / max(1, n_like))
    if n < 2:
        return []
    models = ", ".join(dict.fromkeys(one.model for one in same))
    source = f"{models} in {like.folder}; as many items a cluster as there"
    return [_of(name, sds, n, "clusters", source) for name, sds in by_name.items()]


def _asked(name: str, conditions: Sequence[str]) -> bool:
    inside = name.partition("(")[2].removesuffix(")")
    return not inside or inside in conditions


def _spread(number: Number) -> float | None:
    """The standard deviation between clusters of what a number is the mean of, None where it cannot be told."""
    made = number.make()
    read = np.asarray(~np.isnan(made.rows).any(axis=1))
    if not read.any():
        return None
    found = jackknife_t(made.rows[read], number.clusters[read], made.statistic)
    return None if found.se is None else found.se * float(np.sqrt(found.n_clusters))
