"""`mismark compare DIR_A DIR_B`: every number of two runs side by side, and whether they differ.

Two run folders in; a table out, or with `--json` one object. Exit code 0 whatever is found: to fail on a
number, see `mismark check`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from mismark.cli.output import print_json, say, show

if TYPE_CHECKING:
    from mismark.protocols.comparing import Compared, Comparison
    from mismark.records import Estimate, JsonObject

__all__ = ["command"]


@click.command(name="compare")
@click.argument("folder_a", metavar="DIR_A")
@click.argument("folder_b", metavar="DIR_B")
@click.option(
    "--only",
    "only",
    metavar="NAME",
    multiple=True,
    help="Compare only this number, such as inflation or did(over); may be given several times.",
)
@click.option(
    "--resamples",
    type=click.IntRange(1, 1_000_000),
    metavar="N",
    help="Bootstrap resamples and exchanges (10,000).",
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object to standard output.")
def command(folder_a: str, folder_b: str, only: tuple[str, ...], resamples: int | None, as_json: bool) -> int:
    """Compare two runs on the items that both have; differences are B less A."""
    from mismark.protocols.comparing import compare
    from mismark.runs import load_run

    found = compare(load_run(folder_a), load_run(folder_b), only=only, resamples=resamples)
    say(*found.notes)
    if as_json:
        print_json(_json(found, folder_a, folder_b))
    else:
        show(*_lines(found, folder_a, folder_b))
    return 0


def _json(found: Comparison, folder_a: str, folder_b: str) -> JsonObject:
    return {
        "a": folder_a,
        "b": folder_b,
        "protocol": found.protocol,
        "items": found.n_items,
        "same_items": found.same_items,
        "comparisons": [
            {
                "name": row.name,
                "model_a": row.model_a,
                "model_b": row.model_b,
                "a": _number(row.a),
                "b": _number(row.b),
                "difference": _number(row.difference),
                "p": row.p,
                "p_holm": row.p_holm,
                "verdict": row.verdict,
                "test": row.test,
            }
            for row in found.rows
        ],
        "notes": list(found.notes),
    }


def _number(estimate: Estimate) -> JsonObject:
    return {
        "value": estimate.value,
        "low": estimate.low,
        "high": estimate.high,
        "n": estimate.n,
        "n_missing": estimate.n_missing,
        "n_clusters": estimate.n_clusters,
        "method": estimate.method,
        "signature": estimate.signature,
    }


def _lines(found: Comparison, folder_a: str, folder_b: str) -> list[str]:
    """For each pair of models a heading and a table, columns aligned."""
    from mismark.visible import fold

    pairs = dict.fromkeys((row.model_a, row.model_b) for row in found.rows)
    lines = [f"A {folder_a}   B {folder_b}   {found.n_items:,} items   {len(found.rows):,} comparisons"]
    for pair in pairs:
        rows = [row for row in found.rows if (row.model_a, row.model_b) == pair]
        table = [("", "A", "B", "B - A", "p", "p Holm", "B is"), *map(_cells, rows)]
        widths = [max(len(row[column]) for row in table) for column in range(6)]
        lines += ["", fold(pair[0]) if pair[0] == pair[1] else f"A {fold(pair[0])}   B {fold(pair[1])}"]
        lines += [
            "  ".join(
                [*(word.ljust(width) for word, width in zip(row, widths, strict=False)), row[6]]
            ).rstrip()
            for row in table
        ]
    return lines


def _cells(row: Compared) -> tuple[str, ...]:
    from mismark.report.numbers import write

    return (
        row.name,
        write(row.a).value,
        write(row.b).value,
        str(write(row.difference, "signed")),
        write(row.p, "p").value,
        write(row.p_holm, "p").value,
        row.verdict,
    )
