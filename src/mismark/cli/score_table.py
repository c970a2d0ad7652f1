"""Scores as aligned lines for people; the results that `--json` prints in, lines out."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from mismark.records import JsonObject
    from mismark.statistics.resampling import Bootstrap

__all__ = ["comparison_table", "interval_json", "names", "systems_table", "warn_of_few"]


def names(paths: Sequence[Path]) -> list[str]:
    """File names without folder; equal ones are numbered from the second on."""
    found: list[str] = []
    for path in paths:
        name, number = path.name, 1
        while name in found:
            number += 1
            name = f"{path.name}#{number}"
        found.append(name)
    return found


def interval_json(found: Bootstrap) -> JsonObject:
    """An interval, or why there is none."""
    low, high = (None, None) if found.interval is None else (found.interval.low, found.interval.high)
    return {"low": low, "high": high, "level": 0.95, "method": found.method, "clusters": found.n_clusters}


def warn_of_few(n_clusters: int) -> None:
    """Say on standard error where an interval rests on too few clusters."""
    from mismark.report.systems import few_clusters
    from mismark.texts.counting import counted

    if few_clusters(n_clusters):
        click.echo(
            f"mismark: {counted(n_clusters, 'cluster')} {'is' if n_clusters == 1 else 'are'} too few for an interval that "
            "can be relied on",
            err=True,
        )


def systems_table(results: Sequence[tuple[str, JsonObject]], beta: float) -> list[str]:
    """Lines for people: one a system or a part of one, columns aligned, the signatures under them."""
    with_intervals = any("interval" in result for _, result in results)
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
            *([_range(result["interval"]) if "interval" in result else ""] if with_intervals else []),
        )
        for name, result in results
    ]
    signatures = [result["signature"] for _, result in results if "signature" in result]
    return [*_aligned([heads, *rows], n_left=1), "", *signatures]


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
        ).rstrip()
        for row in rows
    ]


def _range(interval: JsonObject, form: str = ".4f") -> str:
    if interval["low"] is None:
        return "none"
    return f"[{interval['low']:{form}}, {interval['high']:{form}}]"


def _shown(value: float | None, form: str) -> str:
    return "none" if value is None else f"{value:{form}}"
