"""`mismark monitor LOG`: how often is the claimed count exactly the number that was shown?

A production log in, one JSON object a line; a table out, or with `--json` one object. Exit code 0, or 1
where a gate fails or cannot be told.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from mismark.cli.output import print_json

if TYPE_CHECKING:
    from mismark.protocols.gates import Judgement
    from mismark.protocols.monitoring import Watched
    from mismark.records import Estimate, JsonObject

__all__ = ["command"]


@click.command(name="monitor")
@click.argument("log", metavar="LOG")
@click.option(
    "--expected",
    default="expected_count",
    metavar="FIELD",
    help="The field with the number that was shown (expected_count); a dot steps into an object.",
)
@click.option(
    "--claimed",
    default="claimed_count",
    metavar="FIELD",
    help="The field with the number that came back (claimed_count); null where none could be read.",
)
@click.option(
    "--cluster", default="", metavar="FIELD", help="What may be alike, such as a document or a user."
)
@click.option(
    "--by", default="", metavar="FIELD", help="Tell the log apart by this field, such as a model or a day."
)
@click.option(
    "--blind",
    metavar="FILE",
    help="Claims made without a number shown: chance is how often they hit. Else the pairs are permuted.",
)
@click.option(
    "--gate",
    "texts",
    metavar="GATE",
    multiple=True,
    help='What must hold: "excess <= 0.2", on match or excess; model=GROUP for one group of --by.',
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object to standard output.")
def command(
    log: str,
    expected: str,
    claimed: str,
    cluster: str,
    by: str,
    blind: str | None,
    texts: tuple[str, ...],
    as_json: bool,
) -> int:
    """Watch a log for claims that are exactly the number that was shown, beyond chance."""
    from mismark.errors import UsageError
    from mismark.protocols.gates import read_gate, stand
    from mismark.protocols.monitoring import ALL, Fields, monitor

    gates = [read_gate(text) for text in texts]
    for gate in gates:
        if gate.name not in ("match", "excess"):
            raise UsageError(
                f"the gate {gate.text!r} is on {gate.name!r}; the monitor measures match and excess"
            )
    watched = monitor(log, blind=blind, fields=Fields(expected, claimed, cluster, by))
    groups = {one.group: one for one in watched}
    judged: list[Judgement] = []
    for gate in gates:
        group = gate.model or ALL
        if group not in groups:
            raise UsageError(
                f"the gate {gate.text!r} is on the group {group!r}; the log has {', '.join(groups)}"
            )
        judged.append(stand(gate, group, groups[group].estimates[gate.name]))
    passed = all(one.passed for one in judged)
    if as_json:
        print_json(
            {
                "log": log,
                "blind": blind,
                "groups": [_json(one) for one in watched],
                "passed": passed,
                "gates": [
                    {"gate": one.gate.text, "group": one.model, "verdict": one.verdict, "why": one.why}
                    for one in judged
                ],
            }
        )
    else:
        for line in _lines(watched, judged):
            click.echo(line)
    return 0 if passed else 1


def _number(estimate: Estimate) -> JsonObject:
    return {
        "value": estimate.value,
        "low": estimate.low,
        "high": estimate.high,
        "method": estimate.method,
        "signature": estimate.signature,
    }


def _json(one: Watched) -> JsonObject:
    return {
        "group": one.group,
        "n": one.match.n,
        "unread": one.match.n_missing,
        "without_expected": one.without_expected,
        "clusters": one.match.n_clusters,
        **{name: _number(estimate) for name, estimate in one.estimates.items()},
        "below": one.below,
        "above": one.above,
        "warning": one.warning,
    }


def _lines(watched: list[Watched], judged: list[Judgement]) -> list[str]:
    """A table of groups, columns aligned, then warnings and verdicts."""
    from mismark.report.numbers import write
    from mismark.visible import fold

    head = ("", "pairs", "unread", "match", "chance", "excess", "below", "above")
    table = [
        head,
        *(
            (
                fold(one.group, 40),
                write(one.match.n, "count").value,
                write(one.match.n_missing, "count").value,
                " ".join(filter(None, (write(one.match).value, write(one.match).interval))),
                write(one.chance).value,
                " ".join(
                    filter(None, (write(one.excess, "signed").value, write(one.excess, "signed").interval))
                ),
                write(one.below, "percent").value,
                write(one.above, "percent").value,
            )
            for one in watched
        ),
    ]
    widths = [max(len(row[column]) for row in table) for column in range(len(head))]
    lines = [
        "  ".join(word.ljust(width) for word, width in zip(row, widths, strict=True)).rstrip()
        for row in table
    ]
    told: dict[str, list[str]] = {}
    for one in watched:
        if one.warning:
            told.setdefault(one.warning, []).append(fold(one.group, 40))
    lines += [f"{', '.join(groups)}: {warning}" for warning, groups in told.items()]
    lines += [f"{one.verdict}  {fold(one.gate.text)}  {fold(one.model)}  {fold(one.why)}" for one in judged]
    return [*lines, "", *(estimate.signature for estimate in watched[0].estimates.values())]
