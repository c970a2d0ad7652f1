"""The paper's printed numbers in the form of our tables.

Nothing in, rows and columns of FBI's tables 3, 4 and 6 to 24 out, with what a reader must know of them.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from mismark.protocols.judging.subjects import described, titled
from mismark.report.published import fbi as paper
from mismark.report.published.printed import Printed
from mismark.texts.categories import ABILITIES

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from mismark.report.analyses import Value

__all__ = [
    "GPT_4",
    "OTHER_ANSWERS",
    "ability_rows",
    "beyond_rows",
    "beyond_shares",
    "category_shares",
    "models",
    "notes_of",
    "outcome_rows",
]

GPT_4 = "GPT-4-Turbo"

OTHER_ANSWERS = (
    "Published numbers are of the paper's own answers and prompts, with failures counted as each of its tables does: a "
    "difference from them is not one between judges alone."
)


def notes_of(rows: Iterable[Mapping[str, Value]]) -> tuple[str, ...]:
    """What a reader must know of printed numbers, and what the paper says against those that are shown.

    Args:
        rows: of a table, measured and published ones.
    """
    marks = dict.fromkeys(
        key for row in rows for value in row.values() if isinstance(value, Printed) for key in value.marks
    )
    return (OTHER_ANSWERS, *(paper.FBI_NOTES[key].words for key in marks))


@cache
def category_shares(model: str = GPT_4) -> Mapping[str, Mapping[tuple[str, str], Printed]]:
    """Printed undetected shares of a model: by strategy, then by ability and category (`total` for all of it).

    Example:
        >>> category_shares()["vanilla"]["long-form", "spelling"]
        0.80
    """
    found: dict[str, dict[tuple[str, str], Printed]] = {}
    for strategy, of in paper.DETAIL_TABLES:
        if of == model:
            found[strategy] = {
                (row.ability, row.category): row.values["undetected_share"]
                for row in paper.detail(strategy, model)
            }
    return found


def models(strategies: Sequence[str]) -> tuple[str, ...]:
    """The paper's models with counts of one of these strategies, in its order."""
    return tuple(dict.fromkeys(model for name, model in paper.DETAIL_TABLES if name in strategies))


def ability_rows(strategies: Sequence[str]) -> list[dict[str, Value]]:
    """Tables 3 and 4: undetected by ability, and unaffected of what is invariant; one row a strategy and model."""
    found: dict[tuple[str, str], dict[str, Value]] = {}
    for table in (3, 4):
        for row in paper.fbi(table):
            if row.strategy not in strategies:
                continue
            made = found.setdefault((row.model, row.strategy), {})
            for measure, key in (("undetected_share", row.ability), ("unaffected_share", "unaffected")):
                if measure in row.values:
                    made.setdefault(key, row.values[measure])
    return [{"respondent": model, "strategy": name, **values} for (model, name), values in found.items()]


def outcome_rows(strategies: Sequence[str], keys: Mapping[str, str]) -> list[dict[str, Value]]:
    """Totals of each ability in tables 6 to 20.

    Args:
        strategies: whose.
        keys: for each measure of the paper the column that it stands in.
    """
    rows: list[dict[str, Value]] = []
    for strategy, model in paper.DETAIL_TABLES:
        if strategy not in strategies:
            continue
        totals = {row.ability: row for row in paper.detail(strategy, model) if row.category == "total"}
        rows += [
            {
                "respondent": model,
                "strategy": strategy,
                "ability": ability,
                **{
                    column: totals[ability].values[measure]
                    for measure, column in keys.items()
                    if measure in totals[ability].values
                },
            }
            for ability in ABILITIES
            if ability in totals
        ]
    return rows


def beyond_shares() -> Mapping[str, Mapping[str, tuple[float, float]]]:
    """Tables 21 to 24: by strategy and ability, the share detected by the score, and by score or explanation.

    Example:
        >>> round(beyond_shares()["vanilla"]["reasoning"][1], 2)
        0.82
    """
    found: dict[str, dict[str, tuple[float, float]]] = {}
    for strategy in paper.BEYOND_TABLES:
        for row in paper.beyond(strategy):
            if row.category == "total":
                detected, told = row.values["detected"], row.values["in_explanation"]
                n = row.values["n"]
                found.setdefault(strategy, {})[row.ability] = (detected / n, (detected + told) / n)
    return found


def beyond_rows(strategies: Iterable[str]) -> list[dict[str, Value]]:
    """Tables 21 to 24 in the form of our table of explanations, one row a category and total."""
    wanted = set(strategies)
    rows: list[dict[str, Value]] = []
    for strategy in paper.BEYOND_TABLES:
        for row in paper.beyond(strategy) if strategy in wanted else ():
            told, kept = row.values["in_explanation"], row.values["undetected"]
            total = row.category == "total"
            rows.append(
                {
                    "category": f"All of {described(row.ability)}" if total else described(row.category),
                    "judge": row.model,
                    "strategy": titled(strategy),
                    "reader": "GPT-3.5-Turbo",
                    "n": row.values["n"],
                    "detected": row.values["detected"],
                    "kept": kept,
                    "reported": told / kept if kept else None,
                }
            )
    return rows
