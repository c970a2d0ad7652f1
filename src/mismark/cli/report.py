"""`mismark report DIR …`: write the page, tables and figures of runs.

Run folders in; the path of the page to open goes out, or with `--json` one object.
"""

from __future__ import annotations

import click

from mismark.cli.output import print_json, show

__all__ = ["command"]


@click.command(name="report")
@click.argument("folders", metavar="DIR [DIR …]", nargs=-1, required=True)
@click.option("--published", is_flag=True, help="Put the paper's printed numbers beside the measured ones.")
@click.option(
    "--out", metavar="DIR", help="Where to write (the run's own folder; for several runs, report/)."
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object to standard output.")
@click.option(
    "--resamples",
    type=click.IntRange(1, 1_000_000),
    metavar="N",
    help="Bootstrap resamples (as the protocol has it).",
)
def command(
    folders: tuple[str, ...], published: bool, out: str | None, as_json: bool, resamples: int | None
) -> int:
    """Write the page, tables and figures of runs. Prints the page's path."""
    from mismark.reporting import write_report
    from mismark.runs import load_run

    runs = [load_run(folder) for folder in dict.fromkeys(folders)]
    written = write_report(runs, out, published=published, resamples=resamples)
    if as_json:
        reports = [
            {
                "protocol": one.protocol,
                "page": str(one.page),
                "runs": [str(folder) for folder in one.runs],
                "sections": list(one.sections),
                "warnings": list(one.warnings),
            }
            for one in written.reports
        ]
        print_json({"index": str(written.page), "reports": reports})
    else:
        show(str(written.page))
    return 0
