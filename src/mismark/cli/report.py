"""`mismark report DIR …`: write the page, tables and figures of runs.

Run folders in; out comes, for each protocol among them, a page with tables, figures and
`estimates.json`. One run's report stands in its own folder; that of several in `report/`, where
several protocols have a folder each and one page links them.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, runtime_checkable

import click

from mismark.cli.output import print_json
from mismark.errors import UsageError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mismark.report.analyses import Section, Value
    from mismark.runs import Run

__all__ = ["command"]


@runtime_checkable
class Analyst(Protocol):
    """A protocol that can say what its runs show."""

    def analyse(self, runs: Sequence[Run], *, published: bool, resamples: int | None) -> list[Section]:
        """Turn counted runs into sections of tables, figures and cases."""


@click.command(name="report")
@click.argument("folders", metavar="DIR [DIR …]", nargs=-1, required=True)
@click.option("--published", is_flag=True, help="Put the paper's printed numbers beside the measured ones.")
@click.option(
    "--out", metavar="DIR", help="Where to write (the run's own folder; for several runs, report/)."
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object to standard output.")
@click.option(
    "--resamples",
    type=click.IntRange(min=1),
    metavar="N",
    help="Bootstrap resamples (as the protocol has it).",
)
def command(
    folders: tuple[str, ...], published: bool, out: str | None, as_json: bool, resamples: int | None
) -> int:
    """Write the page, tables and figures of runs. Prints the page's path."""
    from mismark.report.page import Entry, write_index, write_report
    from mismark.runs import load_run

    runs = [load_run(folder) for folder in dict.fromkeys(folders)]
    place = Path(out) if out is not None else runs[0].folder if len(runs) == 1 else Path("report")
    groups: dict[str, list[Run]] = {}
    for run in runs:
        groups.setdefault(run.plan.protocol, []).append(run)
    entries, told = [], []
    for protocol, group in groups.items():
        sections = _analyst(protocol).analyse(group, published=published, resamples=resamples)
        warnings = _warnings(group)
        page = write_report(
            sections,
            place if len(groups) == 1 else place / protocol,
            title=f"mismark {protocol}",
            subtitle=_subtitle(group),
            facts=_facts(group),
            warnings=warnings,
        )
        lead = next((section.lead for section in sections if section.lead), "")
        entries.append(Entry(f"mismark {protocol}", page, lead))
        told.append(
            {
                "protocol": protocol,
                "page": str(page),
                "runs": [str(run.folder) for run in group],
                "sections": [section.id for section in sections],
                "warnings": warnings,
            }
        )
    index = entries[0].page if len(entries) == 1 else write_index(place, entries)
    if as_json:
        print_json({"index": str(index), "reports": told})
    else:
        click.echo(str(index))
    return 0


def _analyst(protocol: str) -> Analyst:
    from mismark.protocols import recipe

    chosen = recipe(protocol)
    if not isinstance(chosen, Analyst):
        raise UsageError(
            f"the protocol {protocol!r} has no report; its counts are in counts.jsonl of the run folder"
        )
    return chosen


def _subtitle(runs: Sequence[Run]) -> str:
    cells = sum(run.plan.n_cells for run in runs)
    models = dict.fromkeys(model.name for run in runs for model in run.plan.models)
    items = len({item for run in runs for item in run.items})
    return " · ".join((_many(items, "item"), _many(len(models), "respondent"), _many(cells, "planned reply")))


def _many(count: int, noun: str) -> str:
    plural = noun.removesuffix("y") + "ies" if noun.endswith("y") else noun + "s"
    return f"{count:,} {noun if count == 1 else plural}"


def _facts(runs: Sequence[Run]) -> list[tuple[str, Value]]:
    from mismark.digests import short

    def each(label: str, values: Sequence[str]) -> tuple[str, Value]:
        return label, ", ".join(dict.fromkeys(values))

    return [
        each("Runs", [run.folder.resolve().name for run in runs]),
        each("Respondents", [model.name for run in runs for model in run.plan.models]),
        each("Items", [f"{run.plan.items.n:,} ({short(run.plan.items.digest)})" for run in runs]),
        each("Prompts", [f"{run.plan.prompts.n:,} ({short(run.plan.prompts.digest)})" for run in runs]),
        each("Samples a cell", [str(run.plan.samples) for run in runs]),
        each(
            "Decoding",
            [", ".join(f"{name} {value}" for name, value in run.plan.decoding.items()) for run in runs],
        ),
        each("Seed", [str(run.plan.seed) for run in runs]),
        each("Planned on", [run.plan.created[:10] for run in runs]),
        ("How calls ended", _fates(runs)),
        ("Replies that could not be read", _unread(runs)),
    ]


def _fates(runs: Sequence[Run]) -> str:
    total: Counter[str] = Counter()
    for run in runs:
        for fates in run.fates().values():
            total.update(fates)
    return ", ".join(f"{many:,} {fate}" for fate, many in total.most_common())


def _unread(runs: Sequence[Run]) -> str:
    unread = sum("unparsed" in line for run in runs for line in run.parsed())
    return f"{unread:,} of {sum(run.plan.n_cells for run in runs):,}"


def _warnings(runs: Sequence[Run]) -> list[str]:
    found = []
    for run in runs:
        for model, fates in run.fates().items():
            lost = {fate: many for fate, many in fates.items() if fate != "answered"}
            if lost:
                reasons = ", ".join(f"{many:,} {fate}" for fate, many in sorted(lost.items()))
                found.append(
                    f"{model}: {sum(lost.values()):,} of {fates.total():,} calls brought no whole reply ({reasons})."
                )
        if not run.complete:
            found.append(
                f"The run {run.folder.resolve().name} is not finished: what stands here will change. "
                f"Go on with: mismark resume {run.folder}"
            )
    return found
