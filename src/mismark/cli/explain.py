"""`mismark explain`: a signature in, what each of its fields says out."""

from __future__ import annotations

import sys

import click

from mismark.cli.output import print_json, show
from mismark.errors import UsageError
from mismark.signature import explain

__all__ = ["command"]


@click.command(name="explain")
@click.argument("signature", required=False)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object to standard output.")
def command(signature: str | None, as_json: bool) -> None:
    """Read a signature back in words; without one, read those on standard input, one a line."""
    lines = (
        [signature]
        if signature is not None
        else [line for line in sys.stdin.read().splitlines() if line.strip()]
    )
    if not lines:
        raise UsageError(
            "there is no signature to explain; give one in quotes, or one a line on standard input"
        )
    rows = [explain(line) for line in lines]
    if as_json:
        fields = [
            [{"field": name, "value": value, "meaning": meaning} for name, value, meaning in one]
            for one in rows
        ]
        print_json(
            {
                "signatures": [
                    {"signature": line.strip(), "fields": one}
                    for line, one in zip(lines, fields, strict=True)
                ]
            }
        )
        return
    for place, one in enumerate(rows):
        if place:
            show("")
        names = max(len(name) for name, _, _ in one)
        values = max(len(value) for _, value, _ in one)
        for name, value, meaning in one:
            show(f"{name:<{names}}  {value:<{values}}  {meaning}")
