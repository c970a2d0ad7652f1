"""The report of judging: sections in the order in which a reader asks.

Runs in, `Section`s of tables, figures and answer pages out: what was asked, what the judge does not see, whether it sees
or is only severe, which strategy is worth its price, what came of scores and pairs, what explanations add, what moves a
judge, and what came back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mismark.protocols.judging import (
    beyond_tables,
    compare_tables,
    figures,
    outcome_tables,
    planted_tables,
    reply_tables,
    tables,
    variant_tables,
)
from mismark.protocols.judging.answer_pages import AnswerPages
from mismark.protocols.judging.subjects import described, subjects, titled
from mismark.report.analyses import Note, Section
from mismark.report.numbers import in_words
from mismark.statistics.resampling import FEW_CLUSTERS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mismark.protocols.judging.subjects import Subject
    from mismark.report.analyses import Block
    from mismark.runs import Run

__all__ = ["analyse"]

_FEW = 10
"""Invariant answers below which false alarms cannot be told."""

_SHORT = 4
"""Respondents and strategies that a sentence names."""


def analyse(runs: Sequence[Run], *, published: bool = False, resamples: int | None = None) -> list[Section]:
    """Everything that judging reports about these runs.

    Args:
        runs: judging runs, counted; those that look beyond scores stand in a section of their own.
        published: put the paper's printed numbers beside ours.
        resamples: bootstrap resamples, else each measure's own number.
    """
    beyond = [run for run in runs if run.plan.settings.get("look_beyond")]
    judging = [run for run in runs if not run.plan.settings.get("look_beyond")]
    studied = subjects(judging, resamples)
    found: list[Section] = []
    if studied:
        paper = any(run.plan.settings.get("rule") == "paper" for run in judging)
        found += [
            _undetected(studied, published=published, paper=paper or published),
            _strictness(studied),
            *filter(None, (_compared(studied),)),
            _outcomes(studied, published=published),
        ]
    if beyond:
        found.append(_beyond(beyond, published=published))
    if studied:
        found += filter(None, (_varied(studied),))
        found += [_asked(studied), _replies(studied)]
    return found


def _blocks(*found: Block | None) -> tuple[Block, ...]:
    return tuple(block for block in found if block is not None)


def _undetected(studied: Sequence[Subject], *, published: bool, paper: bool) -> Section:
    notes: list[Block] = []
    if len({subject.run.plan.items.digest for subject in studied}) > 1:
        notes.append(
            Note(
                "These runs are about different answers: rows of different runs are not comparable with each other.",
                warning=True,
            )
        )
    fewest = min(
        len({subject.run.items[name].document or name for name in subject.kinds}) for subject in studied
    )
    if fewest < FEW_CLUSTERS:
        notes.append(
            Note(
                f"The answers are to {fewest} instruction{'s' if fewest > 1 else ''}: below {FEW_CLUSTERS}, intervals over "
                "instructions are too narrow.",
                warning=True,
            )
        )
    same = {
        item.id
        for subject in studied
        for item in subject.run.items.values()
        if item.meta["gold"] == item.meta["perturbed"]
    }
    if same:
        many = len(same) > 1
        notes.append(
            Note(
                f"{len(same)} answer{'s are' if many else ' is'} the same text before and after: no judge can detect anything "
                f"there. {'They are' if many else 'It is'} in the numbers; --leave-out identical takes {'them' if many else 'it'} "
                "out of a run.",
                warning=True,
            )
        )
    grids = figures.heatmaps(studied)
    return Section(
        "undetected-damage",
        "What does the judge not see?",
        _unseen_lead(studied),
        _blocks(
            *notes,
            *grids,
            figures.published_heatmap(studied) if published else None,
            tables.grid(studied, published=published),
            tables.abilities(studied, published=published, paper=paper),
            outcome_tables.lengths(studied),
            planted_tables.planted(studied),
        ),
        AnswerPages(studied),
    )


def _unseen_lead(studied: Sequence[Subject]) -> str:
    """The undetected share of each respondent under its best strategy and its worst, and what goes unseen most."""
    told = []
    for subject in studied[:_SHORT]:
        shares = {name: subject.share("undetected", name) for name in subject.conditions}
        known = [name for name, one in shares.items() if one.n > one.n_missing]
        if not known:
            damaged = any(not kind.startswith("invariant") for kind in subject.kinds.values())
            why = "less than half could be read" if damaged else "none was judged"
            told.append(f"{subject.label}: {why}")
            continue
        best = min(known, key=lambda name: shares[name].value or 0.0)
        worst = max(known, key=lambda name: shares[name].value or 0.0)
        sentence = f"{subject.label} {in_words(shares[best])} under {titled(best)}{_blindest(subject, best)}"
        if worst != best:
            sentence += f", {in_words(shares[worst])} under {titled(worst)}"
        told.append(sentence)
    more = f"; and {len(studied) - _SHORT} more" if len(studied) > _SHORT else ""
    return f"Share of damaged answers that go undetected: {'; '.join(told)}{more}."


def _blindest(subject: Subject, condition: str) -> str:
    """The category that a strategy sees least of."""
    shares = {
        kind: share
        for kind in set(subject.kinds.values())
        if not kind.startswith("invariant")
        and (share := subject.share("undetected", condition, kind)).value is not None
    }
    least = max(sorted(shares), key=lambda kind: shares[kind].value or 0.0, default="")
    if len(shares) <= 1 or not shares[least].value:
        return ""
    return f" (least seen there: {described(least)}, {shares[least].value:.2f} undetected)"


def _strictness(studied: Sequence[Subject]) -> Section:
    n = max(
        len([kind for kind in subject.kinds.values() if kind.startswith("invariant")]) for subject in studied
    )
    note = None
    if n < _FEW:
        note = Note(
            f"{'Only ' if n else ''}{n or 'No'} answer{'' if n == 1 else 's'} with an invariant change "
            f"{'was' if n == 1 else 'were'} judged: false alarms cannot be told, and a detection by itself does not say "
            "whether the judge sees or is severe.",
            warning=True,
        )
    told = []
    for subject in studied:
        for name in subject.conditions:
            hits, wrong = subject.share("detection", name), subject.share("false-alarms", name)
            if hits.value is not None and wrong.value is not None:
                told.append(
                    f"{subject.label} under {titled(name)} {hits.value:.2f} against {wrong.value:.2f}"
                )
    more = f"; and {len(told) - _SHORT} more below" if len(told) > _SHORT else ""
    if told:
        lead = f"Detection of damage against false alarms: {'; '.join(told[:_SHORT])}{more}."
    elif n:
        lead = "Detection of damage against false alarms: under no strategy are both known."
    else:
        lead = "Detection of damage; without invariant changes there are no false alarms to hold it against."
    return Section(
        "strictness-or-sight",
        "Does it see, or is it severe?",
        lead,
        _blocks(
            note, figures.alarms(studied), tables.strictness(studied), outcome_tables.invariants(studied)
        ),
    )


def _compared(studied: Sequence[Subject]) -> Section | None:
    table = compare_tables.budget(studied)
    best = compare_tables.best_words(studied)
    return Section(
        "worth",
        "Which strategy is worth its price?",
        best,
        _blocks(figures.budget_points(studied), table, compare_tables.comparisons(studied)),
    )


def _outcomes(studied: Sequence[Subject], *, published: bool) -> Section:
    pairs = outcome_tables.pairs(studied, published=published)
    told = [
        f"{subject.label} {in_words(subject.position_bias(name))} under {titled(name)}"
        for subject in studied
        for name in subject.strategies("pair")
    ]
    lead = "What came of scores and pairs, outcome by outcome."
    if told:
        more = f"; and {len(told) - _SHORT} more" if len(told) > _SHORT else ""
        lead += f" Position bias (first less second): {'; '.join(told[:_SHORT])}{more}."
    return Section(
        "outcomes",
        "What came of scores and pairs?",
        lead,
        _blocks(
            outcome_tables.singles(studied, published=published),
            pairs,
            figures.position_forest(studied),
            outcome_tables.positions(studied),
            outcome_tables.references(studied, published=published),
        ),
    )


def _beyond(runs: Sequence[Run], *, published: bool) -> Section:
    judged = beyond_tables.judged_in(runs)
    told = [
        f"{one.judge} under {titled(one.condition)} {in_words(one.looked('named', of_gold=False))}, and of undamaged "
        f"answers {in_words(one.looked('named', of_gold=True))}"
        for one in judged[:_SHORT]
    ]
    lead = f"Explanations that name the planted fault though the score was kept: {'; '.join(told)}."
    return Section(
        "beyond-scores",
        "Do explanations tell more than scores?",
        lead,
        _blocks(
            beyond_tables.figure_2(judged, published=published),
            beyond_tables.kept_scores(judged, published=published),
        ),
    )


def _varied(studied: Sequence[Subject]) -> Section | None:
    """What moves a judge beside the answer, and how it counts; None where nothing was varied."""
    found = _blocks(
        variant_tables.dose_curves(studied),
        variant_tables.doses(studied),
        variant_tables.anchored(studied),
        variant_tables.any_axis(studied),
    )
    if not found:
        return None
    return Section(
        "varied",
        "What moves the judge?",
        "Strategies with one thing changed: more errors in an answer, a word about it, or another axis.",
        found,
    )


def _asked(studied: Sequence[Subject]) -> Section:
    items = {(subject.run.plan.items.digest, name) for subject in studied for name in subject.kinds}
    kinds = {
        (subject.run.plan.items.digest, name): kind
        for subject in studied
        for name, kind in subject.kinds.items()
    }
    invariant = sum(kind.startswith("invariant") for kind in kinds.values())
    blocks: list[Block] = [tables.asked(studied)]
    if {subject.model.split("/")[0] for subject in studied} & {"checker", "scripted", "command"}:
        blocks.append(
            Note(
                "Rule-based checkers (checker/…) see the answers and nothing of the question; their findings are made into "
                "a score by a stated rule. Respondents named scripted/… are artificial, set to a known behaviour: the "
                "estimates should find it."
            )
        )
    models = len({subject.model for subject in studied})
    lead = (
        f"{models} respondent{'s' if models > 1 else ''} judged {len(items) - invariant:,} damaged answers and {invariant:,} "
        f"with an invariant change, under {len(tables.conditions_of(studied))} strategies."
    )
    return Section("asked", "What was asked", lead, tuple(blocks))


def _replies(studied: Sequence[Subject]) -> Section:
    planned = sum(len(one.words) for subject in studied for said in subject.said.values() for one in said)
    lost = sum(len(one.cell.reasons) for subject in studied for said in subject.said.values() for one in said)
    lead = f"{planned - lost:,} of {planned:,} replies could be read."
    if lost:
        lead += f" The other {lost:,} are left out of the estimates, and bounded beside them."
    return Section(
        "replies",
        "What came back",
        lead,
        _blocks(reply_tables.failures(studied), reply_tables.unread(studied)),
    )
