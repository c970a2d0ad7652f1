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
    from mismark.report.analyses import Table
    from mismark.runs import Run

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
@click.option(
    "--rows",
    type=click.IntRange(0),
    default=20,
    metavar="N",
    help="Rows of each table by item, what differs most first (20); 0 for all. With --json all are there.",
)
@click.option(
    "--pair",
    "pairs",
    metavar="A=B",
    multiple=True,
    help="Put model A of the first run beside model B of the second; may be given several times. Else models go by name.",
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object to standard output.")
def command(
    folder_a: str,
    folder_b: str,
    only: tuple[str, ...],
    resamples: int | None,
    rows: int,
    pairs: tuple[str, ...],
    as_json: bool,
) -> int:
    """Compare two runs on the items that both have; differences are B less A."""
    from mismark.protocols.comparing import compare
    from mismark.runs import load_run

    a, b = load_run(folder_a), load_run(folder_b)
    asked = [_pair(words, a, b) for words in pairs]
    found = compare(a, b, only=only, resamples=resamples, pairs=asked)
    say(*found.notes)
    if as_json:
        print_json(_json(found, folder_a, folder_b))
    else:
        show(
            *_lines(found, folder_a, folder_b), *(line for one in found.tables for line in _table(one, rows))
        )
    return 0


def _pair(words: str, a: Run, b: Run) -> tuple[str, str]:
    """Cut `A=B` in two; names may hold `=` themselves, so the cut is taken where both sides are models."""
    from mismark.errors import UsageError

    cuts = [(words[:place], words[place + 1 :]) for place, sign in enumerate(words) if sign == "="]
    if not cuts:
        raise UsageError(f"--pair {words}: write a model of the first run, =, and one of the second")
    known_a, known_b = ({model.name for model in run.plan.models} for run in (a, b))
    return next((cut for cut in cuts if cut[0] in known_a and cut[1] in known_b), cuts[0])


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
        **({"tables": [_table_json(table) for table in found.tables]} if found.tables else {}),
    }


def _table_json(table: Table) -> JsonObject:
    from mismark.records import Estimate

    return {
        "id": table.id,
        "title": table.title,
        "rows": [
            {key: _number(value) if isinstance(value, Estimate) else value for key, value in row.items()}
            for row in table.rows
        ],
        "notes": list(table.notes),
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


def _table(table: Table, most: int) -> list[str]:
    """A table of the protocol: its title, notes, and its first rows with columns aligned."""
    from mismark.report.numbers import write
    from mismark.visible import fold

    kept = table.rows[:most] if most else table.rows
    rows = [tuple(column.label for column in table.columns)] + [
        tuple(str(write(row.get(column.key), column.kind)) for column in table.columns) for row in kept
    ]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = ["", fold(table.title), *table.notes, ""] + [
        "  ".join(word.ljust(width) for word, width in zip(row, widths, strict=True)).rstrip() for row in rows
    ]
    left = len(table.rows) - len(kept)
    return [*lines, *([f"{left:,} more rows: --rows 0"] if left else []), table.caption]
