"""What a judging run could see, told before anything is asked.

Settings and items of a plan in; out come the spread of detection over answers, as the paper's counts have it, and the
answers that the main numbers are over.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Any

from mismark.protocols.numbers import Spread
from mismark.report.published.fbi import DETAIL_TABLES, detail
from mismark.texts.categories import INVARIANT

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from mismark.records import Item

__all__ = ["measured", "spreads"]


def measured(items: Sequence[Item], settings: Mapping[str, Any]) -> list[Item]:
    """The damaged answers; of a run over explanations, every one.

    Args:
        items: of a plan.
        settings: its resolved settings.
    """
    if settings.get("look_beyond") is not None:
        return list(items)
    return [item for item in items if item.meta["category"] != INVARIANT]


def spreads(settings: Mapping[str, Any]) -> list[Spread]:
    """How much detection differs from answer to answer in the paper, for each of its models.

    An answer is detected or not: with the share p, its standard deviation is √(p(1 - p)).

    Args:
        settings: the resolved settings of the plan.

    Example:
        >>> [(one.name, [round(sd, 2) for sd in one.sds]) for one in spreads({"strategies": ["rules"]})]
        [('detection(rules)', [0.49])]
        >>> spreads({"look_beyond": "runs/judged"})
        []

    Source: FBI tables 6 to 20, shares as printed.
    """
    found = []
    for strategy in settings.get("strategies", ()):
        models = [model for name, model in DETAIL_TABLES if name == strategy]
        sds = tuple(sqrt(p * (1 - p)) for model in models if (p := _undetected(strategy, model)) is not None)
        tables = sorted({DETAIL_TABLES[strategy, model] for model in models})
        if sds:
            found.append(
                Spread(f"detection({strategy})", sds, f"FBI table{'s' * (len(tables) > 1)} {_listed(tables)}")
            )
    return found


def _undetected(strategy: str, model: str) -> float | None:
    """The share over all four abilities, weighted by their answers."""
    totals = [row.values for row in detail(strategy, model) if row.category == "total"]
    known = [(float(one["n"]), float(one["undetected_share"])) for one in totals if "undetected_share" in one]
    n = sum(weight for weight, _ in known)
    return sum(weight * share for weight, share in known) / n if n else None


def _listed(tables: Sequence[int]) -> str:
    return " and ".join(map(str, tables))
