"""`mismark demo`: every protocol on the embedded default, and one page that links the reports.

No key and no network: the respondents are rule-based checkers and scripted ones of known truth.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import click

from mismark.errors import RunError

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["command"]


class _Part(NamedTuple):
    """One protocol of the demo: its respondents and settings."""

    protocol: str
    title: str
    models: tuple[str, ...]
    settings: Mapping[str, object]


_PARTS = (
    _Part(
        "framing",
        "Framing: does the question change what is found?",
        ("checker/harper", "checker/speller", "scripted/compliant:compliance=0.8"),
        {"anchors": [-5, -3, -1, 0, 1, 3, 5]},
    ),
)
QUICK = 12
"""Items of `--quick`."""


@click.command()
@click.option(
    "--out", default="runs/demo", show_default=True, metavar="DIR", help="Where the runs and the page go."
)
@click.option("--quick", is_flag=True, help=f"Only the first {QUICK} items, and 1,000 resamples.")
def command(out: str, quick: bool) -> int:
    """Run every protocol on checkers and scripted respondents, and say where the page is."""
    from mismark.protocols import recipe
    from mismark.report.page import Entry, write_index
    from mismark.reporting import write_report
    from mismark.respondents import respondent
    from mismark.runs import load_run, start

    entries = []
    for part in _PARTS:
        folder = Path(out) / part.protocol
        _clear(folder)
        outcome = start(
            folder,
            recipe(part.protocol),
            models=[respondent(name) for name in part.models],
            settings=dict(part.settings),
            limit=QUICK if quick else None,
            progress=sys.stderr,
        )
        if not outcome.complete:
            click.echo(outcome.summary(), err=True)
            return outcome.exit_code
        written = write_report([load_run(folder)], resamples=1_000 if quick else None)
        entries.append(Entry(part.title, written.page, written.reports[0].lead))
    click.echo(write_index(Path(out), entries, title="mismark demo"))
    return 0


def _clear(folder: Path) -> None:
    """Take away the run of an earlier demo, which cost nothing; never anything else."""
    if not folder.exists():
        return
    if not (folder / "plan.json").is_file():
        raise RunError(
            f"{folder} is not a run folder of an earlier demo; name another place with --out, or move it away"
        )
    shutil.rmtree(folder)
