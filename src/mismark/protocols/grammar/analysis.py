"""The report of grammar: sections in the order in which a reader asks.

Runs in, `Section`s of tables, figures and item pages out: what was asked, how much is corrected, which
grammar items are not, whether it was the hint, whether right sentences are left alone, what kind of error
is corrected, and what came back.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from mismark.protocols.grammar import figures, item_tables, reply_tables, tables
from mismark.protocols.grammar.cells import CORRECT
from mismark.protocols.grammar.item_pages import ItemPages
from mismark.protocols.grammar.subjects import subjects
from mismark.report.analyses import Note, Section
from mismark.report.numbers import in_words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mismark.protocols.grammar.subjects import Subject
    from mismark.report.analyses import Block
    from mismark.runs import Run

__all__ = ["analyse"]


def analyse(runs: Sequence[Run], *, published: bool = False, resamples: int | None = None) -> list[Section]:
    """Everything that grammar reports about these runs.

    Args:
        runs: grammar runs, counted.
        published: put the paper's printed numbers beside ours.
        resamples: bootstrap resamples, else each measure's own number.
    """
    studied = subjects(runs, resamples)
    corrected = [subject for subject in studied if subject.main]
    found = [_asked(studied)]
    if corrected:
        found += [_overall(corrected, published=published), _items(corrected, published=published)]
        found += [part for part in (_hint(corrected, published=published),) if part is not None]
    over = _over(studied)
    found += [] if over is None else [over]
    if corrected:
        found.append(_operations(corrected))
    return [*found, _replies(studied)]


def _asked(studied: Sequence[Subject]) -> Section:
    """What the respondents were asked about, and how."""
    cells = [one.cell for subject in studied for every in subject.said.values() for one in every]
    n_pairs, n_items = len({cell.pair for cell in cells}), len({cell.item for cell in cells})
    blocks: list[Block] = [tables.question_table(studied)]
    kinds = {re.split("[/:]", subject.model)[0] for subject in studied}
    if kinds & {"checker", "scripted", "command", "seq2seq", "gector"}:
        blocks.append(
            Note(
                "Rule-based checkers (checker/…), trained correctors (seq2seq:…, gector:…) and commands see the sentence and "
                "nothing of the question. Respondents named scripted/… are artificial, set to a known behaviour: the "
                "estimates should find it."
            )
        )
    if len({subject.run.plan.items.digest for subject in studied}) > 1:
        blocks.append(
            Note(
                "These runs are about different sentences: rows of different runs are not comparable with each other.",
                warning=True,
            )
        )
    models = len({subject.model for subject in studied})
    n_runs = len({subject.run.folder for subject in studied})
    who = f"{models} respondent{'s' if models > 1 else ''}" + (f" in {n_runs} runs" if n_runs > 1 else "")
    lead = (
        f"{who} corrected {n_pairs:,} sentences with one error each, on {n_items} grammar "
        f"item{'s' if n_items > 1 else ''} from level {' to '.join(_ends(tables.levels_of(studied)))}."
    )
    return Section("asked", "What was asked", lead, tuple(blocks))


def _ends(levels: Sequence[str]) -> tuple[str, ...]:
    return (levels[0], levels[-1]) if len(levels) > 1 else tuple(levels)


def _overall(studied: Sequence[Subject], *, published: bool) -> Section:
    told = [f"{subject.label} {in_words(subject.macro(subject.main).recall)}" for subject in studied]
    blocks: list[Block] = []
    silent = [(subject, subject.macro(subject.main)) for subject in studied]
    most = max(silent, key=lambda one: one[1].items_without)
    if most[1].items_without:
        items = len(most[0].scores(most[0].main))
        blocks.append(
            Note(
                f"Where nothing is proposed, precision is 1 by the scorer's convention: so it is for {most[1].items_without} of "
                f"{items} grammar items of {most[0].label}, which proposed nothing in {most[1].nothing_proposed:,} sentences. "
                "Read its precision with that in mind.",
                warning=True,
            )
        )
    blocks += [
        figures.level_bars(studied, published=published),
        tables.overall(studied, published=published),
    ]
    return Section(
        "overall",
        "How much is corrected?",
        f"Recall, the mean over grammar items: {'; '.join(told)}.",
        tuple(blocks),
    )


def _items(studied: Sequence[Subject], *, published: bool) -> Section:
    found = (
        item_tables.verdict_counts(studied),
        item_tables.weakest(studied, published=published),
        item_tables.weakest(studied, published=published, by_paper=True) if published else None,
        item_tables.grid(studied, published=published),
    )
    return Section(
        "items",
        "Which grammar items can it not correct?",
        f"Verdicts on grammar items: {'; '.join(map(_verdicts, studied))}.",
        tuple(block for block in found if block is not None),
        ItemPages(studied),
    )


def _verdicts(subject: Subject) -> str:
    verdicts = [one.verdict for one in subject.pooled(subject.main).values()]
    weak, fine = verdicts.count("weak"), verdicts.count("fine")
    rest = len(verdicts) - weak - fine
    told = f"weak {weak}, fine {fine}" + (f", cannot be told {rest}" if rest else "")
    return f"{subject.label}: {told} (of {len(verdicts)})"


def _hint(studied: Sequence[Subject], *, published: bool) -> Section | None:
    """Whether naming the grammar item helps, and whether a wrong name does, too; None where Baseline alone was asked."""
    found = (
        figures.hint_forest(studied),
        tables.hints(studied),
        tables.targeted(studied, published=published),
    )
    told = [
        f"{subject.label} {in_words(subject.difference(first, second))}"
        for subject in studied
        for first, second in tables.contrasts(subject)[:1]
    ]
    lead = (
        f"Naming the grammar item changes recall by: {'; '.join(told)}."
        if told
        else "How often the correction keeps the grammar item that the learner practises."
    )
    title = "Is it the hint?" if told else "Does the correction keep the grammar item?"
    return Section("hint", title, lead, tuple(block for block in found if block is not None))


def _over(studied: Sequence[Subject]) -> Section | None:
    table = tables.over_corrections(studied)
    if table is None:
        return None
    told = [
        f"{subject.label} {in_words(subject.share(CORRECT, tables.changed_at(None), 'over-correction'))}"
        for subject in studied
        if subject.cells(CORRECT)
    ]
    return Section(
        "over-correction",
        "Are right sentences left alone?",
        f"Share of correct sentences that were changed: {'; '.join(told)}.",
        (table,),
    )


def _operations(studied: Sequence[Subject]) -> Section:
    return Section(
        "operations",
        "What kind of error is corrected?",
        "Whether a word is missing, wrong, or too much.",
        (figures.operation_bars(studied), tables.operations(studied)),
    )


def _replies(studied: Sequence[Subject]) -> Section:
    cells = [one.cell for subject in studied for every in subject.said.values() for one in every]
    unread = sum(not cell.readable for cell in cells)
    found = (reply_tables.replies(studied), reply_tables.unread(studied), reply_tables.around(studied))
    lead = f"{len(cells) - unread:,} of {len(cells):,} replies could be read."
    if unread:
        lead += f" The other {unread:,} are left out of the estimates, and bounded beside them."
    return Section("replies", "What came back", lead, tuple(block for block in found if block is not None))
