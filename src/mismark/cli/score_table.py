"""Scores as aligned lines for people; the results that `--json` prints in, lines out."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from mismark.records import JsonObject

__all__ = ["comparison_table", "systems_table"]


def systems_table(results: Mapping[str, JsonObject], beta: float) -> list[str]:
    """Lines for people: one a system, columns aligned, the signatures under them."""
    with_intervals = any("interval" in result for result in results.values())
    heads = (
        "system",
        "correct",
        "proposed",
        "gold",
        "P",
        "R",
        f"F{beta:g}",
        *(["95% interval"] if with_intervals else []),
    )
    rows = [
        (
            name,
            *(str(result[key]) for key in ("correct", "proposed", "gold")),
            *(f"{result[key]:.4f}" for key in ("precision", "recall", "f")),
            *([_range(result["interval"])] if with_intervals else []),
        )
        for name, result in results.items()
    ]
    return [*_aligned([heads, *rows], n_left=1), "", *(result["signature"] for result in results.values())]


def comparison_table(compared: Sequence[JsonObject], beta: float) -> list[str]:
    """Lines for people: one a pair of systems, and their signatures."""
    if not compared:
        return []
    heads = ("system", "less", f"F{beta:g} difference", "95% interval", "p", "p (Holm)")
    rows = [
        (
            row["other"],
            row["reference"],
            _shown(row["difference"], "+.4f"),
            _range(row["interval"], "+.4f"),
            _shown(row["p"], ".4f"),
            _shown(row["p_holm"], ".4f"),
        )
        for row in compared
    ]
    return ["", *_aligned([heads, *rows], n_left=2), "", *(row["signature"] for row in compared)]


def _aligned(rows: Sequence[Sequence[str]], n_left: int) -> list[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            [
                *map(str.ljust, row[:n_left], widths[:n_left]),
                *map(str.rjust, row[n_left:], widths[n_left:]),
            ]
        )
        for row in rows
    ]


def _range(interval: JsonObject, form: str = ".4f") -> str:
    if interval["low"] is None:
        return "none"
    return f"[{interval['low']:{form}}, {interval['high']:{form}}]"


def _shown(value: float | None, form: str) -> str:
    return "none" if value is None else f"{value:{form}}"
