"""The report of framing: sections in the order in which a reader asks.

Runs in, `Section`s of tables, figures and cases out: what was asked, whether the number moved the
count, whether it moved the finding, what came back, and then the scores one by one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mismark.protocols.framing import figures, span_tables, tables
from mismark.protocols.framing.cases import cases
from mismark.protocols.framing.conditions import condition
from mismark.protocols.framing.measures import f_beta
from mismark.protocols.framing.reference import references
from mismark.protocols.framing.study import subjects
from mismark.report.analyses import Column, Note, Section, Table
from mismark.statistics.resampling import FEW_CLUSTERS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mismark.protocols.framing.rows import Row
    from mismark.protocols.framing.study import Subject
    from mismark.records import Estimate
    from mismark.report.analyses import Block
    from mismark.runs import Run

__all__ = ["analyse"]


def analyse(runs: Sequence[Run], *, published: bool = False, resamples: int | None = None) -> list[Section]:
    """Everything that framing reports about these runs.

    Args:
        runs: framing runs, counted.
        published: put the paper's printed numbers beside ours.
        resamples: bootstrap resamples, else the protocol's own number.
    """
    studied = subjects(runs, resamples)
    return [
        section
        for section in (
            _asked(studied, published=published),
            _anchoring(studied, published=published),
            _difference(studied),
            _replies(studied),
            _counts(studied, published=published),
            _spans(studied, published=published),
            _cases(studied),
        )
        if section is not None
    ]


def _words(estimate: Estimate) -> str:
    """An estimate inside a sentence, with a minus sign that does not break from its number."""
    if estimate.value is None:
        return "cannot be told"
    text = f"{estimate.value:.2f}"
    if estimate.low is not None and estimate.high is not None:
        text += f" [{estimate.low:.2f}, {estimate.high:.2f}]"
    return text.replace("-0.00", "0.00").replace("-", "−")


_SAID = {
    "blind": "nothing about how many errors there are",
    "informed": "that there are errors, not how many",
    "anchored": "exactly N, the true number",
    "over": "exactly N + 2",
    "under": "exactly N − 2, never below 1",
}


def _said(name: str) -> str:
    """What a question with an anchor at another offset says."""
    offset = condition(name).offset or 0
    return f"exactly N + {offset}" if offset > 0 else f"exactly N − {-offset}, never below 1"


def _asked(studied: Sequence[Subject], *, published: bool) -> Section:
    """What the respondents were asked about, and how."""
    names = dict.fromkeys(one.name for subject in studied for one in subject.cells.conditions)
    rows: list[Row] = [
        {"condition": condition(name).label, "said": _SAID.get(name) or _said(name)} for name in names
    ]
    table = Table(
        "conditions",
        "The ways of asking",
        (
            Column("condition", "Condition", "text"),
            Column("said", "The question says that the text has", "text"),
        ),
        tuple(rows),
        "N is the number of errors that the reference annotator marked. The passage is the same under each.",
        source="ErrorBench table 1; other offsets are the sweep that it leaves open",
    )
    sets = dict.fromkeys((subject.run.plan.items.digest, len(subject.cells.items)) for subject in studied)
    texts = sorted({str(subject.run.plan.settings["text"]) for subject in studied})
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
    if published and (texts != ["tokenised"] or any(n != PAPER_PASSAGES for _, n in sets)):
        blocks.append(
            Note(
                f"The paper's numbers are of {PAPER_PASSAGES} passages of CoNLL-2014 shown as tokenised text. What was "
                "measured here is not that: read the published rows as context, not as a comparison.",
                warning=True,
            )
        )
    passages = " and ".join(f"{n:,}" for _, n in sets)
    lead = (
        f"{len(studied)} respondents looked for the errors in {passages} passages whose errors are known, each asked in "
        f"{len(names)} ways that differ only in what they say about the number of errors."
    )
    return Section("asked", "What was asked", lead, tuple(blocks))


PAPER_PASSAGES = 143
"""ErrorBench 3.1."""


def _replies(studied: Sequence[Subject]) -> Section:
    planned = sum(sum(subject.cells.fates.values()) for subject in studied)
    unread = sum(sum(subject.cells.reasons.values()) for subject in studied)
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
            parts.append(f"{subject.label} {_words(bias)}")
    lead = (
        "Count Bias (claimed less true count) under Blind: " + "; ".join(parts) + "."
        if parts
        else "Claimed counts against true counts."
    )
    return Section("counts", "How many errors are claimed", lead, blocks)


def _anchoring(studied: Sequence[Subject], *, published: bool) -> Section | None:
    slopes = [(subject, slope) for subject in studied if (slope := subject.measuring.slope()) is not None]
    compared = any(subject.compared for subject in studied)
    if not slopes and not compared:
        return None
    blocks: list[Block] = []
    if slopes:
        blocks.append(tables.slopes(studied))
    curves = figures.dose_response(studied)
    heatmap = figures.asi_heatmap(studied, published=published)
    blocks += [figure for figure in (curves, heatmap) if figure is not None]
    if compared:
        blocks += [tables.asi(studied, published=published), tables.contrasts(studied, published=published)]
    told = {subject.label for subject, _ in slopes}
    lead = "Rise of the claimed number for each error more in the stated number: " + "; ".join(
        [
            *(f"{subject.label} {_words(slope)}" for subject, slope in slopes),
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
        figures.span_bars(studied),
        figures.inflation_bars(studied),
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
            f"The widest gap between Count-F1 and overlap F0.5 is {_words(estimate)}: {subject.label}, {label}. "
            f"The gold itself shows {1 - own:.2f} on these passages."
        )
    return Section("spans", "Were the errors found?", lead, blocks)


def _difference(studied: Sequence[Subject]) -> Section | None:
    forest = figures.difference_forest(studied)
    if forest is None:
        return None
    told = [words for subject in studied if (words := _gained(subject))]
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
    alone = _words(subject.null_difference(name))
    return f"{subject.label} most under {condition(name).label}, by {_words(above[name])} (the length of its lists alone makes {alone}){more}"


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
