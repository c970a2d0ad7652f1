"""Runs made ready to be reported: one `Subject` for each respondent of each run.

Runs in, subjects out: their counts as arrays, the measuring of them, and what only the report
needs beside counts, Blind's lines as spans and the replies themselves.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass
from functools import cached_property
from pathlib import PurePath
from typing import TYPE_CHECKING

import numpy as np

from mismark.digests import digest, short
from mismark.protocols.framing.cells import Cells, gather
from mismark.protocols.framing.clean import is_clean
from mismark.protocols.framing.conditions import Pair, read_pair
from mismark.protocols.framing.corrected_cells import gather_corrections
from mismark.protocols.framing.corrected_measures import Correcting
from mismark.protocols.framing.measures import BETA, MEASURES, f_beta
from mismark.protocols.framing.measuring import Basis, Measuring, Method, average
from mismark.protocols.framing.reference import length_null
from mismark.scoring.spans import Span
from mismark.signature import sign
from mismark.statistics.multiplicity import benjamini_hochberg
from mismark.statistics.paired import PairedT, paired_t

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from numpy.typing import NDArray

    from mismark.records import Estimate, Item, JsonObject
    from mismark.runs import Run
    from mismark.statistics.sums import Statistic

__all__ = ["Contrast", "Subject", "subjects"]

RESAMPLES = 10_000
PAPER_RESAMPLES = 1_000
"""ErrorBench appendix H."""


@dataclass(frozen=True, slots=True)
class Contrast:
    """The paired t-test of Count Bias under one condition against another, with its q-value in the plan's family."""

    condition: str
    reference: str
    test: PairedT
    q: float | None


@dataclass(frozen=True)
class Subject:
    """One respondent in one run, ready to be measured.

    Attributes:
        label: its name in the report, unique there.
        model: its name in the run.
        run: the run.
        cells: its counts on passages with errors.
        measuring: its measures on these.
        clean: its measures on clean passages, None where the run has none.
        blind_lines: Blind's lines, sample by sample, for each passage: a span or None for each line;
            None where the reply could not be read or Blind was not asked.
        contrasts: Count Bias under one condition against another: the plan's family.
        correcting: its corrected texts, None where none were asked for.
    """

    label: str
    model: str
    run: Run
    cells: Cells
    measuring: Measuring
    clean: Measuring | None
    blind_lines: tuple[tuple[tuple[Span | None, ...] | None, ...], ...]
    contrasts: tuple[Contrast, ...]
    correcting: Correcting | None = None

    @property
    def paper(self) -> bool:
        """True where the run was made with `--preset paper`: the paper's rules, table by table."""
        return bool(self.run.plan.settings.get("preset") == "paper")

    @property
    def annotator(self) -> int:
        """The reference annotator."""
        return int(self.run.plan.settings["annotator"])

    @property
    def compared(self) -> tuple[str, ...]:
        """The conditions that are compared with Blind; none where Blind was not asked."""
        return (
            tuple(one.name for one in self.cells.conditions if one.name != "blind")
            if self.cells.has("blind")
            else ()
        )

    def signature(self, measures: str, **more: object) -> str:
        """The signature of a table of this subject's run: all that its numbers have in common."""
        return sign(
            measures,
            {
                **_fields(self.run, None, self.cells, self.paper),
                "ci": f"{self.measuring.method}-cluster/{self.measuring.n_resamples}",
                **more,
            },
        )

    @cached_property
    def null_rows(self) -> dict[str, NDArray[np.float64]]:
        """(n_items, 3) for each condition: matches, lines and gold of Blind's list at the length of the reply.

        Sample by sample: each reply gives the length to Blind's reply of the same number.
        """
        found = {}
        for name in self.compared:
            lines = self.cells.column(name, "lines")
            samples = []
            for sample, blind in enumerate(self.blind_lines):
                matches = length_null(
                    self.cells.items,
                    blind,
                    lines[:, sample],
                    "overlap",
                    name=f"{self.model}/{name}/{sample}",
                    annotator=self.annotator,
                    seed=self.run.plan.seed,
                )
                samples.append(np.column_stack([matches, lines[:, sample], self.cells.gold]))
            found[name] = average(np.stack(samples, axis=1))
        return found

    def null_change(self, name: str) -> Estimate:
        """What the change of overlap F0.5 would be if only the length of Blind's list had changed."""
        return self._null(
            "ΔF0.5-length-null", name, [self.measuring.rows("overlap", "blind"), self.null_rows[name]], _later
        )

    def beyond_null(self, name: str) -> Estimate:
        """Overlap F0.5 under a condition less that of Blind's list at the same length: what was found beside."""
        return self._null(
            "F0.5-beyond-null", name, [self.null_rows[name], self.measuring.rows("overlap", name)], _later
        )

    def null_difference(self, name: str) -> Estimate:
        """ΔCount-F1 - ΔF0.5 as far as the length of the list alone makes it."""
        count = MEASURES["count_f1"].statistic
        blocks = [self.measuring.rows("overlap", "blind"), self.null_rows[name]]
        blocks += [self.measuring.rows("count_f1", "blind"), self.measuring.rows("count_f1", name)]

        def statistic(sums: NDArray[np.float64]) -> NDArray[np.float64]:
            counted: NDArray[np.float64] = count(sums[..., 8:10]) - count(sums[..., 6:8])
            return counted - _later(sums[..., :6])

        return self._null("ΔCount-F1-ΔF0.5-length-null", name, blocks, statistic)

    def _null(
        self, measure: str, name: str, blocks: list[NDArray[np.float64]], statistic: Statistic
    ) -> Estimate:
        fields: dict[str, object] = {
            "cond": f"{name}-blind",
            "missing": "left-out",
            "match": "overlap",
            "ins": "never",
        }
        return self.measuring.once(
            (measure, name), lambda: Basis(np.hstack(blocks), statistic, measure, fields)
        )


def _later(sums: NDArray[np.float64]) -> NDArray[np.float64]:
    """F0.5 of the second three columns (matches, lines, gold) less that of the first three."""
    return f_beta(sums[..., 3], sums[..., 4], sums[..., 5]) - f_beta(sums[..., 0], sums[..., 1], sums[..., 2])


def _fields(run: Run, respondent: str | None, cells: Cells, paper: bool) -> dict[str, object]:
    settings = run.plan.settings
    data = run.plan.given.get("data")
    return {
        "data": f"{PurePath(data).name if data else 'builtin'}@{short(run.plan.items.digest)}",
        "wording": short(settings["prompts"]),
        "resp": respondent,
        "text": settings["text"],
        "samples": run.plan.samples,
        "parse": settings["parser"],
        "gold": settings["annotator"],
        "beta": BETA,
        "cluster": "item" if paper else cells.clusters.rule,
        "seed": run.plan.seed,
    }


def subjects(runs: Sequence[Run], resamples: int | None = None) -> tuple[Subject, ...]:
    """Every respondent of every run.

    Args:
        runs: framing runs, counted.
        resamples: bootstrap resamples, else 10,000 (1,000 for runs of `--preset paper`).
    """
    names = Counter(model.name for run in runs for model in run.plan.models)
    found: list[Subject] = []
    for run in runs:
        by_model: dict[str, list[JsonObject]] = defaultdict(list)
        for line in run.counts():
            by_model[line["model"]].append(line)
        blind = _blind_lines(run)
        annotator = int(run.plan.settings["annotator"])
        wrong = {name: item for name, item in run.items.items() if not is_clean(item, annotator)}
        clean = {name: item for name, item in run.items.items() if name not in wrong}
        labels = {
            model.name: model.name if names[model.name] == 1 else f"{model.name} ({run.folder.name})"
            for model in run.plan.models
        }
        lines = {model: [one for one in by_model[model] if one["item"] in wrong] for model in labels}
        gathered = {model: _cells(run, label, wrong, lines[model]) for model, label in labels.items()}
        contrasts = _contrasts(gathered, [read_pair(planned) for planned in run.plan.settings["family"]])
        for model, cells in gathered.items():
            apart = None
            if clean:
                others = [one for one in by_model[model] if one["item"] in clean]
                apart = _measuring(run, model, _cells(run, labels[model], clean, others), resamples)
            found.append(_subject(run, model, cells, apart, blind, contrasts[model], resamples, lines[model]))
    return tuple(found)


def _cells(run: Run, label: str, items: Mapping[str, Item], lines: Sequence[JsonObject]) -> Cells:
    names = run.plan.settings["conditions"]
    return gather(label, tuple(items.values()), names, run.plan.samples, lines)


def _subject(
    run: Run,
    model: str,
    cells: Cells,
    clean: Measuring | None,
    blind: dict[tuple[str, str, int], tuple[Span | None, ...]],
    contrasts: tuple[Contrast, ...],
    resamples: int | None,
    counts: Sequence[JsonObject],
) -> Subject:
    measuring = _measuring(run, model, cells, resamples)
    lines = tuple(
        tuple(blind.get((model, item.id, sample)) for item in cells.items) for sample in range(cells.samples)
    )
    correcting = None
    if run.plan.settings.get("corrected"):
        names = [one.name for one in cells.conditions]
        correcting = Correcting(measuring, gather_corrections(cells.items, names, cells.samples, counts))
    return Subject(cells.respondent, model, run, cells, measuring, clean, lines, contrasts, correcting)


def _measuring(run: Run, model: str, cells: Cells, resamples: int | None) -> Measuring:
    paper = run.plan.settings.get("preset") == "paper"
    method: Method = "percentile" if paper else "bca-t"
    planned = run.plan.model(model)
    how = short(digest([planned.identity, run.plan.decoding]))
    fields = _fields(run, f"{model}@{how}", cells, paper)
    labels = np.array([item.id for item in cells.items]) if paper else cells.clusters.labels

    def sign_measure(measure: str, more: dict[str, object]) -> str:
        return sign(measure, {**fields, **more})

    return Measuring(
        cells,
        labels,
        run.plan.seed,
        resamples or (PAPER_RESAMPLES if paper else RESAMPLES),
        method,
        sign_measure,
    )


def _blind_lines(run: Run) -> dict[tuple[str, str, int], tuple[Span | None, ...]]:
    """Blind's replies as spans, by respondent, passage and sample."""
    return {
        (line["model"], line["item"], line["sample"]): tuple(
            None if one["span"] is None else Span(*one["span"]) for one in line["parsed"]["lines"]
        )
        for line in run.parsed()
        if line["condition"] == "blind" and "parsed" in line
    }


def _contrasts(gathered: dict[str, Cells], pairs: Sequence[Pair]) -> dict[str, tuple[Contrast, ...]]:
    """Paired t-tests of Count Bias; one family, all models by all pairs of the plan."""
    tests: list[tuple[str, Pair, PairedT]] = []
    for model, cells in gathered.items():
        for pair in pairs:
            first, second = (
                average(cells.column(name, "claimed")[..., None])[:, 0]
                for name in (pair.reference, pair.name)
            )
            both = ~np.isnan(first) & ~np.isnan(second)
            tests.append((model, pair, paired_t(first[both], second[both])))
    adjusted = benjamini_hochberg([test.p for _, _, test in tests])
    result: dict[str, list[Contrast]] = {model: [] for model in gathered}
    for (model, pair, test), q in zip(tests, adjusted, strict=True):
        result[model].append(Contrast(pair.name, pair.reference, test, q))
    return {model: tuple(found) for model, found in result.items()}
