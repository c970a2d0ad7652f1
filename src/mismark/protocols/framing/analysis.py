"""The report of framing: sections in the order in which a reader asks.

Runs in, `Section`s of tables, figures and cases out: what was asked, whether the number moved the
count, whether it moved the finding, what came back, and then the scores one by one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mismark.protocols.framing import (
    corrected_tables,
    dose_tables,
    exact,
    fabrication,
    figures,
    repeats,
    span_tables,
    tables,
)
from mismark.protocols.framing.cases import cases
from mismark.protocols.framing.comparable import incomparable
from mismark.protocols.framing.conditions import condition
from mismark.protocols.framing.doses import slope as compliance
from mismark.protocols.framing.measures import f_beta
from mismark.protocols.framing.reference import references
from mismark.protocols.framing.rows import words
from mismark.protocols.framing.study import subjects
from mismark.report.analyses import Column, Note, Section, Table
from mismark.statistics.resampling import FEW_CLUSTERS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from mismark.protocols.framing.conditions import Condition
    from mismark.protocols.framing.rows import Row
    from mismark.protocols.framing.study import Subject
    from mismark.report.analyses import Block
    from mismark.runs import Run

__all__ = ["analyse"]


def analyse(
    runs: Sequence[Run], *, published: bool = False, resamples: int | None = None
) -> Iterator[Section]:
    """Everything that framing reports about these runs, section by section.

    Args:
        runs: framing runs, counted.
        published: put the paper's printed numbers beside ours.
        resamples: bootstrap resamples, else the protocol's own number.
    """
    studied = subjects(runs, resamples)
    made: tuple[Callable[[], Section | None], ...] = (
        lambda: _asked(studied, published=published),
        lambda: _anchoring(studied, published=published),
        lambda: _difference(studied),
        lambda: fabrication.section(studied),
        lambda: repeats.section(studied),
        lambda: _replies(studied),
        lambda: _counts(studied, published=published),
        lambda: _spans(studied, published=published),
        lambda: _corrected(studied, published=published),
        lambda: _cases(studied),
    )
    for make in made:
        section = make()
        if section is not None:
            yield section


_SAID = {
    "anchor": "there are exactly {dose} errors",
    "hedged": "there are approximately {dose} errors",
    "attributed": "another checker reported {dose} errors",
    "placebo": "there are errors, not how many; {dose} is the reference number of the text",
}


def _said(asked: Condition) -> str:
    """What a question says of the errors in the text."""
    if asked.family is None:
        return "there are errors, not how many" if asked.name == "informed" else "nothing: are there errors?"
    least = ", never below 1" if (asked.multiple or 1) < 1 or (asked.offset or 0) < 0 else ""
    return _SAID[asked.family].format(dose=asked.dose) + least


def _asked(studied: Sequence[Subject], *, published: bool) -> Section:
    """What the respondents were asked about, and how."""
    names = dict.fromkeys(one.name for subject in studied for one in subject.cells.conditions)
    rows: list[Row] = [{"condition": condition(name).label, "said": _said(condition(name))} for name in names]
    table = Table(
        "conditions",
        "The ways of asking",
        (
            Column("condition", "Condition", "text"),
            Column("said", "The question says", "text"),
        ),
        tuple(rows),
        "N is the number of errors that the reference annotator marked. The passage is the same under each.",
        source="ErrorBench table 1; other doses are the sweep that it leaves open, other families of numbers are ours",
    )
    sets = dict.fromkeys((subject.run.plan.items.digest, len(subject.cells.items)) for subject in studied)
    blocks: list[Block] = [table]
    kinds = {subject.model.split("/")[0] for subject in studied}
    if kinds & {"checker", "scripted"}:
        blocks.append(
            Note(
                "Respondents named checker/… are rule-based programs that cannot read the question: nothing should move "
                "them. Those named scripted/… are artificial, set to a known behaviour: the estimates should find it."
            )
        )
    if len(sets) > 1:
        blocks.append(
            Note(
                "These runs are about different items: rows of different runs are not comparable with each other.",
                warning=True,
            )
        )
    if published:
        blocks += incomparable(studied)
    passages = " and ".join(f"{n:,}" for _, n in sets)
    clean = dict.fromkeys(len(subject.clean.cells.items) for subject in studied if subject.clean)
    beside = f", and in {' and '.join(f'{n:,}' for n in clean)} without any" if clean else ""
    n_models, n_runs = len({one.model for one in studied}), len({one.run.folder for one in studied})
    respondents = f"{n_models} respondent{'s' if n_models > 1 else ''}" + (
        f" in {n_runs} runs" if n_runs > 1 else ""
    )
    nouns = dict.fromkeys(item.noun for subject in studied for item in subject.cells.items)
    errors = " and ".join(f"{noun}s" for noun in nouns)
    lead = (
        f"{respondents} looked for the {errors} in {passages} passages whose errors are known{beside}, each asked in "
        f"{len(names)} ways that differ only in what they say about the number of errors."
    )
    return Section("asked", "What was asked", lead, tuple(blocks))


def _replies(studied: Sequence[Subject]) -> Section:
    every = [subject.cells for subject in studied] + [one.clean.cells for one in studied if one.clean]
    planned = sum(sum(cells.fates.values()) for cells in every)
    unread = sum(sum(cells.reasons.values()) for cells in every)
    blocks: list[Block] = [tables.replies(studied)]
    few = [
        (estimate.n_clusters, subject.label, one.label)
        for subject in studied
        for one in subject.cells.conditions
        if (estimate := subject.measuring.cell("count_bias", one.name)).n_clusters is not None
    ]
    if few and min(few)[0] < FEW_CLUSTERS:
        fewest, label, asked = min(few)
        blocks.insert(
            0,
            Note(
                f"{label} was read in {fewest} clusters (documents, or blocks of windows) under {asked}: below "
                f"{FEW_CLUSTERS}, intervals are too narrow, see docs/statistics.md.",
                warning=True,
            ),
        )
    lead = f"{planned - unread:,} of {planned:,} replies could be read."
    if unread:
        lead += f" The other {unread:,} are left out of the estimates, and bounded beside them."
    return Section("replies", "What came back", lead, tuple(blocks))


def _counts(studied: Sequence[Subject], *, published: bool) -> Section:
    blocks = (
        tables.count_bias(studied, published=published),
        figures.count_bias_boxes(studied),
        figures.count_f1_bars(studied, published=published),
    )
    parts = []
    for subject in studied:
        if subject.cells.has("blind"):
            bias = subject.measuring.cell("count_bias", "blind")
            parts.append(f"{subject.label} {words(bias)}")
    lead = (
        "Count Bias (claimed less true count) under Blind: " + "; ".join(parts) + "."
        if parts
        else "Claimed counts against true counts."
    )
    return Section("counts", "How many errors are claimed", lead, blocks)


def _anchoring(studied: Sequence[Subject], *, published: bool) -> Section | None:
    slopes = [(subject, slope) for subject in studied if (slope := compliance(subject.measuring)) is not None]
    compared = any(subject.compared for subject in studied)
    if not slopes and not compared:
        return None
    blocks: list[Block] = []
    if slopes:
        blocks.append(dose_tables.slopes(studied))
    found = (
        figures.dose_response(studied),
        exact.table(studied),
        dose_tables.bends(studied),
        dose_tables.wordings(studied),
        figures.asi_heatmap(studied, published=published),
    )
    blocks += [block for block in found if block is not None]
    if compared:
        blocks += [tables.asi(studied, published=published), tables.contrasts(studied, published=published)]
    told = {subject.label for subject, _ in slopes}
    lead = "Rise of the claimed number for each error more in the stated number: " + "; ".join(
        [
            *(f"{subject.label} {words(slope)}" for subject, slope in slopes),
            *(f"{subject.label} cannot be told" for subject in studied if subject.label not in told),
        ]
    )
    return Section(
        "anchoring",
        "Does the stated number move the count?",
        lead + "." if slopes else "No passage was read at two stated numbers.",
        tuple(blocks),
    )


def _spans(studied: Sequence[Subject], *, published: bool) -> Section:
    blocks = (
        span_tables.inflation(studied, published=published),
        figures.span_bars(studied, published=published),
        figures.inflation_bars(studied, published=published),
        figures.precision_recall(studied),
        span_tables.span_scores(studied, published=published),
        span_tables.legacy(studied, published=published),
    )
    cells = [
        (subject.measuring.cell("inflation", one.name), subject, one.label)
        for subject in studied
        for one in subject.cells.conditions
    ]
    known = [
        (estimate.value, estimate, subject, label)
        for estimate, subject, label in cells
        if estimate.value is not None
    ]
    lead = "What the lines of the replies point at, beside what they count."
    if known:
        _, estimate, subject, label = max(known, key=lambda entry: entry[0])
        oracle = references(subject.cells.items, subject.annotator, subject.run.plan.seed)[0]
        own = float(f_beta(oracle.matches["overlap"].sum(), oracle.claimed.sum(), subject.cells.gold.sum()))
        lead = (
            f"The widest gap between Count-F1 and overlap F0.5 is {words(estimate)}: {subject.label}, {label}. "
            f"The gold itself shows {1 - own:.2f} on these passages."
        )
    return Section("spans", "Were the errors found?", lead, blocks)


def _corrected(studied: Sequence[Subject], *, published: bool) -> Section | None:
    asked = [subject for subject in studied if subject.correcting is not None]
    if not asked:
        return None
    blocks = (
        corrected_tables.change_forest(asked, published=published),
        corrected_tables.scores(asked, published=published),
        corrected_tables.changes(asked),
        corrected_tables.readable(asked),
    )
    name = corrected_tables.FIGURE_CONDITION
    told = [
        f"{subject.label} {words(subject.measuring.change('count_f1', name))} and {words(subject.correcting.change(name, 'several'))}"
        for subject in asked
        if subject.correcting is not None and name in subject.compared
    ]
    lead = (
        f"From Blind to Anchored, Count-F1 and ERRANT F0.5 of the corrected texts change by: {'; '.join(told)}."
        if told
        else "What the corrected texts change, beside what the lists claim."
    )
    return Section(
        "corrected",
        "Do the corrected texts tell the same?",
        lead,
        tuple(block for block in blocks if block is not None),
    )


def _difference(studied: Sequence[Subject]) -> Section | None:
    forest = figures.difference_forest(studied)
    if forest is None:
        return None
    told = [gain for subject in studied if (gain := _gained(subject))]
    lead = (
        f"Against Blind, the count score gained on the span score, with the interval above 0: {'; '.join(told)}."
        if told
        else "No question made the count score gain on the span score with an interval above 0."
    )
    blocks = (forest, span_tables.difference_in_differences(studied))
    return Section("difference", "What counting gained on finding", lead, blocks)


def _gained(subject: Subject) -> str:
    """Where the count score of a respondent gained the most on its span score; nothing where nowhere."""
    found = {name: subject.measuring.difference_in_differences(name, "overlap") for name in subject.compared}
    above = {name: one for name, one in found.items() if one.low is not None and one.low > 0}
    if not above:
        return ""
    name = max(above, key=lambda key: above[key].value or 0)
    more = f", and under {len(above) - 1} more" if len(above) > 1 else ""
    alone = words(subject.null_difference(name))
    return f"{subject.label} most under {condition(name).label}, by {words(above[name])} (the length of its lists alone makes {alone}){more}"


def _cases(studied: Sequence[Subject]) -> Section | None:
    found = cases(studied)
    if not found:
        return None
    return Section(
        "cases",
        "Case studies",
        "Found by rule: the largest rise, the largest fall, and the firmest stand.",
        found,
    )
