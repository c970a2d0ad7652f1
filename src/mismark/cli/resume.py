"""`mismark resume DIR`: go on with a run.

A run folder in, the same folder with fewer cells missing out. A finished run is left as it is.
"""

from __future__ import annotations

import sys
from pathlib import Path

import click

from mismark.cli.output import tell
from mismark.cli.run import time_limits
from mismark.cli.streams import unguarded
from mismark.errors import UsageError

__all__ = ["command"]


@click.command(name="resume")
@click.argument("folder", metavar="DIR")
@click.option(
    "--concurrency", type=int, metavar="N", help="Calls under way at once for each model (as before)."
)
@click.option("--budget", type=float, metavar="USD", help="What all sittings may cost together (as before).")
@click.option("--no-budget", is_flag=True, help="Drop the budget that the run was started with.")
@click.option(
    "--rescore", is_flag=True, help="Only parse and count again what was answered; nothing is asked."
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object to standard output.")
def command(
    folder: str,
    concurrency: int | None,
    budget: float | None,
    no_budget: bool,
    rescore: bool,
    timeout: float | None,
    tries: int | None,
    as_json: bool,
) -> int:
    """Go on with a run that was stopped. What was answered is not asked again."""
    from mismark.protocols import recipe
    from mismark.runs import resume, score_run
    from mismark.runs.folder import files
    from mismark.runs.plan import read_plan

    if no_budget and budget is not None:
        raise UsageError("--budget and --no-budget contradict each other; give one of them")
    if rescore and (no_budget or {budget, concurrency, timeout, tries} != {None}):
        raise UsageError(
            "--rescore asks nothing, so it takes no --budget, --no-budget, --concurrency, --timeout or --tries"
        )
    chosen = recipe(read_plan(files(Path(folder)).plan).protocol)
    if rescore:
        return tell(score_run(folder, chosen), as_json=as_json)
    outcome = resume(
        folder,
        chosen,
        concurrency=concurrency,
        progress=unguarded(sys.stderr),
        budget_usd=budget,
        no_budget=no_budget,
        timeout_s=timeout,
        tries=tries,
    )
    return tell(outcome, as_json=as_json)


command.params += time_limits()
