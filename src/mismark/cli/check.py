"""`mismark check DIR --gate "…"`: does a run keep its gates?

A run folder and gates in; a line for each gate and model out, or with `--json` one object. Exit code 0
where all hold, 1 where one fails or cannot be told, 2 for a gate that cannot be read.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from mismark.cli.output import print_json, say, show
from mismark.errors import command_line

if TYPE_CHECKING:
    from mismark.protocols.gates import Judgement
    from mismark.records import JsonObject

__all__ = ["command"]


@click.command(name="check")
@click.argument("folder", metavar="DIR")
@click.option(
    "--gate",
    "texts",
    metavar="GATE",
    multiple=True,
    help='What must hold: "inflation(anchored) <= 0.5"; may be given several times.',
)
@click.option("--gates", "file", metavar="FILE", help="A file of gates, one a line; # starts a comment.")
@click.option(
    "--against",
    metavar="DIR",
    help="An earlier run: without --gate, nothing that was good there may be lost; with it, gates can be on that.",
)
@click.option(
    "--resamples",
    type=click.IntRange(1, 1_000_000),
    metavar="N",
    help="Bootstrap resamples (as the protocol has it).",
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object to standard output.")
def command(
    folder: str,
    texts: tuple[str, ...],
    file: str | None,
    against: str | None,
    resamples: int | None,
    as_json: bool,
) -> int:
    """Check a run against gates; a gate that cannot be told does not pass.

    A gate is judged on the interval, not on the number: it holds where the whole interval keeps to it.
    """
    from mismark.protocols.gates import judge, read_gate, read_gates
    from mismark.runs import load_run

    gates = [read_gate(text) for text in texts] + (read_gates(file) if file is not None else [])
    run = load_run(folder)
    earlier = None if against is None else load_run(against)
    judged = judge(run, gates, resamples=resamples, against=earlier)
    passed = all(one.passed for one in judged)
    for one in (run, earlier):
        if one is not None and not one.complete:
            say(f"{one.folder} is not finished; go on with: {command_line('resume', Path(one.folder))}")
    if as_json:
        print_json(
            {
                "run": folder,
                **({"against": against} if against is not None else {}),
                "protocol": run.plan.protocol,
                "passed": passed,
                "gates": [_json(one) for one in judged],
            }
        )
    else:
        show(*_lines(judged))
    missed = sum(not one.passed for one in judged)
    say(
        f"passed: {len(judged)} of {len(judged)} hold"
        if passed
        else f"not passed: {missed} of {len(judged)} do not hold"
    )
    return 0 if passed else 1


def _json(one: Judgement) -> JsonObject:
    found, gate = one.estimate, one.gate
    return {
        "gate": gate.text,
        "name": gate.name,
        "model": one.model,
        "sign": gate.sign,
        "bound": gate.bound,
        "verdict": one.verdict,
        "passed": one.passed,
        "why": one.why,
        "value": None if found is None else found.value,
        "low": None if found is None else found.low,
        "high": None if found is None else found.high,
        "n": None if found is None else found.n,
        "n_missing": None if found is None else found.n_missing,
        "n_clusters": None if found is None else found.n_clusters,
        "signature": None if found is None else found.signature,
    }


def _lines(judged: list[Judgement]) -> list[str]:
    """One line a judgement, columns aligned: verdict, gate, model, number, reason."""
    from mismark.report.numbers import NOTHING, write
    from mismark.visible import fold

    rows = [
        (
            one.verdict,
            fold(one.gate.text),
            fold(one.model),
            NOTHING if one.estimate is None else str(write(one.estimate)),
            fold(one.why),
        )
        for one in judged
    ]
    widths = [max(len(row[column]) for row in rows) for column in range(4)]
    return [
        "  ".join([*(word.ljust(width) for word, width in zip(row, widths, strict=False)), row[4]])
        for row in rows
    ]
