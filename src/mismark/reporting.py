"""Reports of runs: run folders in, for each protocol among them a page with all that belongs to it.

One run's report stands in its own folder; that of several in `report/`, where several protocols have
a folder each and one page links them.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from mismark.errors import RunError, command_line
from mismark.protocols import recipe

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from mismark.report.analyses import Section, Value
    from mismark.runs import Run

    _Endings: TypeAlias = Mapping[str, Counter[str]]
    """How the calls of each model of a run ended, see `Run.fates`."""

__all__ = ["Report", "Reports", "write_report"]


class Report(NamedTuple):
    """The report of one protocol's runs: its page, its main finding, its sections, and what to beware of."""

    protocol: str
    page: Path
    runs: tuple[Path, ...]
    lead: str
    sections: tuple[str, ...]
    warnings: tuple[str, ...]


class Reports(NamedTuple):
    """What was written: the page to open first, and the report of each protocol."""

    page: Path
    reports: tuple[Report, ...]


def write_report(
    runs: Sequence[Run],
    out: str | Path | None = None,
    *,
    published: bool = False,
    resamples: int | None = None,
) -> Reports:
    """Write the page, tables and figures of runs.

    Args:
        runs: one or more, of any protocols.
        out: where to; None for the run's own folder, or `report/` for several.
        published: put the paper's printed numbers beside the measured ones.
        resamples: bootstrap resamples, None for each protocol's own number.

    Raises:
        RunError: a run has no counts yet, or the folder cannot be written.
        MissingExtra: Jinja2 or matplotlib is not installed.
    """
    from mismark.report import page
    from mismark.report.analyses import Note
    from mismark.report.placing import refuse_others
    from mismark.runs.folder import state_of

    place = Path(out) if out is not None else runs[0].folder if len(runs) == 1 else Path("report")
    groups: dict[str, list[Run]] = {}
    for run in runs:
        groups.setdefault(run.plan.protocol, []).append(run)
    for protocol in groups:
        refuse_others(place if len(groups) == 1 else place / protocol)
    refuse_others(place)
    if state_of(place) == "run" and not (len(runs) == 1 and place.samefile(runs[0].folder)):
        raise RunError(
            f"{place} is the folder of a run, and this report is not that run's alone; choose another --out"
        )
    written = []
    for protocol, group in groups.items():
        endings = [run.fates() for run in group]
        warnings = _warnings(group, endings)
        sections: list[Section] = []
        written_page = page.write_report(
            _kept(recipe(protocol).analyse(group, published=published, resamples=resamples), sections),
            place if len(groups) == 1 else place / protocol,
            title=f"mismark {protocol}",
            subtitle=_subtitle(group),
            facts=_facts(group, endings),
            warnings=warnings,
        )
        lead = " ".join(section.lead for section in sections[:2])
        noted = [
            block.text
            for section in sections
            for block in section.blocks
            if isinstance(block, Note) and block.warning
        ]
        folders = tuple(run.folder for run in group)
        written.append(
            Report(
                protocol,
                written_page,
                folders,
                lead,
                tuple(section.id for section in sections),
                (*warnings, *noted),
            )
        )
    if len(written) == 1:
        return Reports(written[0].page, tuple(written))
    entries = [page.Entry(f"mismark {one.protocol}", one.page, one.lead) for one in written]
    return Reports(page.write_index(place, entries), tuple(written))


def _kept(sections: Iterable[Section], keep: list[Section]) -> Iterator[Section]:
    """The same sections, one by one, kept on the way."""
    for section in sections:
        keep.append(section)
        yield section


def _subtitle(runs: Sequence[Run]) -> str:
    cells = sum(run.plan.n_cells for run in runs)
    models = dict.fromkeys(model.name for run in runs for model in run.plan.models)
    items = len({item for run in runs for item in run.items})
    return " · ".join((_many(items, "item"), _many(len(models), "respondent"), _many(cells, "planned reply")))


def _many(count: int, noun: str) -> str:
    plural = noun.removesuffix("y") + "ies" if noun.endswith("y") else noun + "s"
    return f"{count:,} {noun if count == 1 else plural}"


def _facts(runs: Sequence[Run], endings: Sequence[_Endings]) -> list[tuple[str, Value]]:
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
        ("How calls ended", _fates(endings)),
        ("Replies that could not be read", _unread(runs)),
    ]


def _fates(endings: Sequence[_Endings]) -> str:
    total: Counter[str] = Counter()
    for by_model in endings:
        for fates in by_model.values():
            total.update(fates)
    return ", ".join(f"{many:,} {fate}" for fate, many in total.most_common())


def _unread(runs: Sequence[Run]) -> str:
    unread = sum("unparsed" in line for run in runs for line in run.parsed())
    return f"{unread:,} of {sum(run.plan.n_cells for run in runs):,}"


def _warnings(runs: Sequence[Run], endings: Sequence[_Endings]) -> list[str]:
    from mismark.runs.load import is_complete

    found = []
    for run, by_model in zip(runs, endings, strict=True):
        for model, fates in by_model.items():
            lost = {fate: many for fate, many in fates.items() if fate != "answered"}
            if lost:
                reasons = ", ".join(f"{many:,} {fate}" for fate, many in sorted(lost.items()))
                found.append(
                    f"{model}: {sum(lost.values()):,} of {fates.total():,} calls brought no whole reply ({reasons})."
                )
        if not is_complete(by_model):
            found.append(
                f"The run {run.folder.resolve().name} is not finished: what stands here will change. "
                f"Go on with: {command_line('resume', run.folder)}"
            )
    return found
