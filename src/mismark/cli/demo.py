"""`mismark demo`: every protocol on the embedded default, and one page that links the reports.

No key and no network: the respondents are rule-based checkers and scripted ones of known truth.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import click

from mismark.cli.output import say, show
from mismark.cli.streams import unguarded
from mismark.errors import RunError
from mismark.report.placing import ENTRIES, is_ours
from mismark.runs.folder import files, locked, state_of
from mismark.runs.plan import read_plan
from mismark.runs.seal import SEAL

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["command"]


class _Part(NamedTuple):
    """One protocol of the demo: its respondents and settings, and what `--quick` takes of its items."""

    protocol: str
    title: str
    models: tuple[str, ...]
    settings: Mapping[str, object]
    quick: Mapping[str, object] = {}
    quick_limit: int | None = None


_PARTS = (
    _Part(
        "framing",
        "Framing: does the question change what is found?",
        ("checker/harper", "checker/speller", "scripted/compliant:compliance=0.8"),
        {"anchors": [-5, -3, -1, 0, 1, 3, 5]},
        quick_limit=12,
    ),
    _Part(
        "grammar",
        "Grammar: which grammar items can it not correct?",
        ("checker/harper", "checker/speller", "scripted/corrector:recall=0.7,spread=0.5,hint=0.3,over=0.05"),
        {"conditions": ["baseline", "guided", "wrong-item", "correct"]},
        quick={"per_item": 1},
    ),
    _Part(
        "judging",
        "Judging: what does the judge not see?",
        ("checker/harper", "scripted/blind:categories=spelling+units,position_bias=0.2"),
        {"per_category": 5},
        quick={"per_category": 1},
    ),
)


@click.command()
@click.option(
    "--out", default="runs/demo", show_default=True, metavar="DIR", help="Where the runs and the page go."
)
@click.option("--quick", is_flag=True, help="Only a few items, and 1,000 resamples.")
def command(out: str, quick: bool) -> int:
    """Run every protocol on checkers and scripted respondents, and say where the page is."""
    from mismark.protocols import recipe
    from mismark.report.page import Entry, write_index
    from mismark.reporting import write_report
    from mismark.respondents import respondent
    from mismark.runs import load_run, start

    entries = []
    _refuse_others(Path(out))
    for part in _PARTS:
        folder = Path(out) / part.protocol
        say(part.title)
        if folder.exists():
            _remove(folder)
        outcome = start(
            folder,
            recipe(part.protocol),
            models=[respondent(name) for name in part.models],
            settings={**part.settings, **(part.quick if quick else {})},
            limit=part.quick_limit if quick else None,
            progress=unguarded(sys.stderr),
        )
        if not outcome.complete:
            say(*outcome.lines())
            return outcome.exit_code
        written = write_report([load_run(folder)], resamples=1_000 if quick else None)
        entries.append(Entry(part.title, written.page, written.reports[0].lead))
    show(str(write_index(Path(out), entries, title="mismark demo")))
    return 0


def _remove(folder: Path) -> None:
    """Remove the run of an earlier demo, which cost nothing, unless a process is working on it."""
    try:
        with locked(folder):
            shutil.rmtree(folder)
    except OSError as error:
        raise RunError(f"cannot remove the earlier demo in {folder}: {error.strerror}") from error


def _refuse_others(out: Path) -> None:
    """Refuse a folder that is not an earlier demo's, before anything in it is touched.

    Raises:
        RunError: something else lies there, or a run that the demo did not make.
    """
    parts = {part.protocol: part for part in _PARTS}
    elsewhere = "name another place with --out, or move it away"
    try:
        names = sorted(path.name for path in out.iterdir() if path.name[:1] != ".") if out.exists() else []
    except OSError as error:
        raise RunError(f"cannot read {out}: {error.strerror}; name another place with --out") from error
    other = [name for name in names if name not in {*parts, *ENTRIES}]
    if other or ("index.html" in names and not is_ours(out / "index.html")):
        raise RunError(f"{out} holds {(other or names)[0]}, which is no demo's; {elsewhere}")
    for name in set(names) & set(parts):
        _refuse_run(out / name, parts[name], elsewhere)


def _refuse_run(folder: Path, part: _Part, elsewhere: str) -> None:
    """Refuse a folder that holds anything but a run of the demo's own respondents, with its report."""
    if folder.is_symlink() or state_of(folder) != "run":
        raise RunError(f"{folder} is not a run folder of an earlier demo; {elsewhere}")
    models = tuple(model.name for model in read_plan(files(folder).plan).models)
    own = {*(path.name for path in files(folder)), SEAL, *ENTRIES}
    other = [path.name for path in folder.iterdir() if path.name not in own and path.name[:1] != "."]
    if models != part.models or other:
        raise RunError(
            f"{folder} holds {other[0] if other else 'a run of ' + ', '.join(models)}, which is no demo's; {elsewhere}"
        )
