"""Agreement for programs: what was found in, a JSON object or the text of a CSV file out."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mismark.records import JsonObject
    from mismark.statistics.ratings import Weights
    from mismark.web.agreed import Agreed
    from mismark.web.agreement_figures import Figures, Named

__all__ = ["disagreements_csv", "told"]


def told(found: Agreed, weights: Weights, seed: int) -> JsonObject:
    """All that was found, each estimate with its signature."""
    return {
        "kind": found.kind,
        "items": found.items,
        "labelled": found.labelled,
        "weights": weights if found.kind == "answers" else None,
        "seed": seed,
        "annotators": [one._asdict() for one in found.annotators],
        "with_unsure": _figures(found.with_unsure),
        "without_unsure": _figures(found.without_unsure),
        "disagreements": [one._asdict() for one in found.disagreements],
        "to_settle": [one.item for one in found.to_settle],
    }


def _figures(figures: Figures) -> JsonObject:
    return {
        "overall": _named(figures.overall),
        "categories": {category: _named(named) for category, named in figures.categories.items()},
        "pairs": [{"annotators": list(names), **_named(named)} for names, named in figures.pairs.items()],
    }


def _named(named: Named) -> JsonObject:
    return {name: asdict(estimate) for name, estimate in named.items()}


def disagreements_csv(found: Agreed) -> str:
    """Every disagreement on a line, safe to open in a spreadsheet: what each annotator said, and what was settled."""
    from mismark.report.analyses import Column, Table
    from mismark.report.tables import csv_text

    names = [one.name for one in found.annotators]
    columns = ("item", "category", *(f"says_{name}" for name in names), "settled")
    rows = tuple(
        {
            "item": one.item,
            "category": one.category,
            **{f"says_{name}": one.said.get(name) for name in names},
            "settled": one.settled,
        }
        for one in found.disagreements
    )
    table = Table("disagreements", "Disagreements", tuple(Column(key, key, "text") for key in columns), rows)
    return csv_text(table)
