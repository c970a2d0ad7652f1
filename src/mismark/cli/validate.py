"""`mismark validate`: does mismark measure what is true?

Nothing but a seed in; for each parameter of a respondent of known truth its true value, what mismark makes
of it, and how often it does so rightly, or with `--json` one object. Exit code 0 where every parameter is
measured as it should be, 1 where one is not.
"""

from __future__ import annotations

import sys
from itertools import groupby
from typing import TYPE_CHECKING

import click

from mismark.cli.output import print_json, say, show

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from mismark.protocols.validation import Judged
    from mismark.records import JsonObject

__all__ = ["QUICK", "REPLICATES", "command"]

REPLICATES = 30
"""Replicates, where nothing is said."""
QUICK = 4
"""Replicates of `--quick`."""


@click.command(name="validate")
@click.option(
    "--quick", is_flag=True, help=f"{QUICK} replicates instead of {REPLICATES}: sees gross faults only."
)
@click.option(
    "--replicates", type=click.IntRange(min=1), metavar="R", help="How often each study is made anew."
)
@click.option(
    "--seed", type=int, default=0, metavar="S", show_default=True, help="The seed of every random draw."
)
@click.option(
    "--workers",
    type=click.IntRange(min=1),
    metavar="N",
    help="Processes at most (as many as processors); the result is the same.",
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object to standard output.")
def command(quick: bool, replicates: int | None, seed: int, workers: int | None, as_json: bool) -> int:
    """Measure respondents of known truth, and see whether the truth is found.

    Nothing is sent anywhere. Intervals must hold the true value in 95 of 100 replicates, not in all; a test
    may find what is not there in 6 of 100; what chance has no part in must be exact.
    """
    from mismark.edits.extraction_workers import cores
    from mismark.protocols.validation import LEVEL, validate

    n = replicates or (QUICK if quick else REPLICATES)
    judged = validate(seed=seed, replicates=n, workers=workers or cores(), progress=sys.stderr)
    failed = [one for one in judged if not one.passed]
    if as_json:
        print_json(
            {
                "seed": seed,
                "replicates": n,
                "level": LEVEL,
                "passed": not failed,
                "parameters": [_json(one) for one in judged],
            }
        )
    else:
        show(*_lines(judged))
    for one in failed:
        say(f"{one.parameter.name} of {one.parameter.respondent}: {one.why}{_p(one)}")
    say(
        f"not passed: {len(failed)} of {len(judged)} parameters are not measured as they should be"
        if failed
        else f"passed: all {len(judged)} parameters are measured as they should be"
    )
    return 1 if failed else 0


def _p(one: Judged) -> str:
    from mismark.report.numbers import write

    if one.p_adjusted is None:
        return ""
    value = str(write(one.p_adjusted, "p"))
    return f" (p {value if value.startswith('<') else f'= {value}'}, adjusted for all parameters)"


def _json(one: Judged) -> JsonObject:
    share, low, high = one.share
    first = one.seen[0]
    null = one.parameter.kind == "null"
    return {
        "protocol": one.protocol,
        "respondent": one.parameter.respondent,
        "parameter": one.parameter.name,
        "kind": one.parameter.kind,
        "known": one.parameter.known,
        "asked": one.what,
        "truth": first.truth,
        "value": None if null else first.value,
        "p_value": first.value if null else None,
        "low": first.low,
        "high": first.high,
        "right": first.right(one.parameter.kind),
        "mean": None if null else one.mean[0],
        "mean_truth": one.mean[1],
        "replicates": one.n,
        "n_right": one.n_right,
        "share": share,
        "share_low": low,
        "share_high": high,
        "p": one.p,
        "p_adjusted": one.p_adjusted,
        "passed": one.passed,
        "why": one.why,
    }


_HEAD = ("", "true value", "estimate, first replicate", "", "all replicates", "", "p", "")


def _lines(judged: Sequence[Judged]) -> list[str]:
    """A table: a heading for each study, a line for each respondent, and its parameters under it."""
    rows = [_row(one) for one in judged]
    widths = [max(len(row[column]) for row in [_HEAD, *rows]) for column in range(len(_HEAD))]
    lines: list[str] = []
    told = iter(rows)
    for (protocol, what), study in groupby(judged, lambda one: (one.protocol, one.what)):
        lines += ["", f"{protocol}: {what}", _joined(_HEAD, widths)]
        for respondent, parameters in groupby(study, lambda one: one.parameter.respondent):
            lines.append(respondent)
            lines += [_joined(next(told), widths) for _ in parameters]
    return lines[1:]


def _joined(row: Iterable[str], widths: Sequence[int]) -> str:
    return "  ".join(word.ljust(width) for word, width in zip(row, widths, strict=True)).rstrip()


def _row(one: Judged) -> tuple[str, ...]:
    from mismark.records import Estimate
    from mismark.report.numbers import NOTHING, write

    kind, first = one.parameter.kind, one.seen[0]
    share, low, high = one.share
    around = f"{share:.1%} [{low:.1%}, {high:.1%}]"
    inside = {True: "inside", False: "outside"}[first.right(kind)]
    estimate = str(write(Estimate(first.value, one.n, 0, "", first.low, first.high)))
    equal = {True: "equal", False: "not equal"}[first.right(kind)]
    p = NOTHING if one.p is None else str(write(one.p, "p"))
    verdict = "holds" if one.passed else "FAILS"
    truth = str(write(first.truth))
    match kind:
        case "interval":
            told = (truth, estimate, inside, f"{one.n_right} of {one.n} inside", around)
        case "null":
            found = "found" if not first.right(kind) else "not found"
            told = (
                "no effect",
                f"p {write(first.value, 'p')}",
                found,
                f"{one.n - one.n_right} of {one.n} found",
                around,
            )
        case "mean":
            told = (truth, str(write(first.value)), "", f"mean {write(one.mean[0])} of {one.n}", "")
        case "exact":
            told = (
                truth,
                str(write(first.value)),
                equal,
                "" if one.n == 1 else f"{one.n_right} of {one.n} equal",
                "",
            )
    return (f"  {one.parameter.name}", *told, p, verdict)
