"""`mismark data check`: does a data set keep its rules? A set in, problems and notes out."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import click

from mismark.cli.output import print_json, show

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mismark.records import JsonObject, Sentence
    from mismark.texts.answers import DamagedAnswer
    from mismark.texts.checks import Problem
    from mismark.texts.minimal_pairs import MinimalPair

__all__ = ["check"]

_SHOWN = 50


class _Told(NamedTuple):
    """What a check tells.

    Attributes:
        counts: how many of what, by name.
        found: problems and notes.
        words: the counts in words.
        remarks: what else is to be said.
        more: what only `--json` tells.
    """

    counts: JsonObject
    found: Sequence[Problem]
    words: str
    remarks: tuple[str, ...] = ()
    more: JsonObject | None = None


@click.command()
@click.argument("data")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object, with every problem and note.")
@click.pass_context
def check(context: click.Context, data: str, as_json: bool) -> None:
    """Check that DATA keeps the rules: a file of items, minimal pairs or damaged answers, an M2 file (*.m2), a folder of the public FBI data, or a built-in set by name.

    Problems make a score wrong or ambiguous, and the command ends with exit code 2. Notes are worth
    a look. A file with the name of a built-in set is reached as ./NAME.
    """
    told = _told(data)
    n_problems = sum(problem.severity == "problem" for problem in told.found)
    n_notes = len(told.found) - n_problems
    if as_json:
        rules = dict(sorted(Counter(problem.rule for problem in told.found).items()))
        ends = {"problems": n_problems, "notes": n_notes, "rules": rules}
        found = [problem._asdict() for problem in told.found]
        print_json({**told.counts, **ends, **(told.more or {}), "found": found})
    else:
        for problem in told.found[:_SHOWN]:
            show(f"{problem.severity}: {problem.where}: {problem.message} [{problem.rule}]")
        if len(told.found) > _SHOWN:
            show(f"and {len(told.found) - _SHOWN} more; --json lists them all")
        for remark in told.remarks:
            show(remark)
        show(f"{data}: {told.words}, {n_problems} problems, {n_notes} notes")
    context.exit(2 if n_problems else 0)


def _told(data: str) -> _Told:
    """Check DATA as what it is."""
    from mismark.texts import builtin
    from mismark.texts.answers import read_answers
    from mismark.texts.files import iter_lines
    from mismark.texts.minimal_pairs import read_pairs
    from mismark.texts.official_answers import read_official

    if data == "grammar":
        return _tell_pairs(data, builtin.pairs())
    if data == "judging":
        return _tell_answers(builtin.answers())
    if data in builtin.NAMES or data.endswith(".m2"):
        return _tell_items(data)
    if Path(data).is_dir():
        official = read_official(data)
        return _tell_answers(official.answers, official.passed_over)
    first = next((line for line in iter_lines(data) if line.strip()), "")
    if '"wrong"' in first:
        return _tell_pairs(data, read_pairs(data))
    return _tell_answers(read_answers(data)) if '"gold"' in first else _tell_items(data)


def _tell_answers(answers: Sequence[DamagedAnswer], passed_over: Sequence[str] = ()) -> _Told:
    from mismark.texts.answer_checks import check_answers
    from mismark.texts.categories import INVARIANT

    categories = Counter(answer.category for answer in answers)
    n_prompts = len({answer.prompt for answer in answers})
    n_damaged = len(answers) - categories[INVARIANT]
    return _Told(
        {"items": len(answers), "prompts": n_prompts, "categories": dict(categories)},
        check_answers(answers),
        f"{len(answers):,} answers to {n_prompts:,} instructions, {n_damaged:,} damaged in "
        f"{len(set(categories) - {INVARIANT})} categories and {categories[INVARIANT]:,} changed without damage",
        tuple(f"{name} was passed over: its rows stand in another file" for name in passed_over),
    )


def _tell_pairs(data: str, pairs: Sequence[MinimalPair]) -> _Told:
    from mismark.texts.pair_checks import check_pairs

    found = check_pairs(pairs)
    scored, unseen = _scored(data, pairs)
    n_items = len({pair.item for pair in pairs})
    n_references = sum(len(pair.references) for pair in pairs)
    remarks: tuple[str, ...] = ()
    if unseen:
        remarks = (f"what MaxMatch makes of the corrections was not looked at: {unseen}",)
    elif scored.without_item:
        remark = (
            f"of {scored.without_item} corrections of step 3, {scored.taken} make every edit of one of step 2 and some more: "
            "targeted recall takes these for step 2, targeted precision does not"
        )
        remarks = (remark,)
    return _Told(
        {"items": n_items, "pairs": len(pairs), "references": n_references},
        [*found, *scored.notes],
        f"{n_items} grammar items, {len(pairs)} pairs, {n_references} references",
        remarks,
        {"step_3": scored.without_item, "step_3_taken_for_step_2": scored.taken},
    )


class _Scored(NamedTuple):
    """What MaxMatch makes of the corrections themselves; None where it was not asked."""

    notes: tuple[Problem, ...] = ()
    without_item: int | None = None
    taken: int | None = None


def _scored(data: str, pairs: Sequence[MinimalPair]) -> tuple[_Scored, str]:
    """Score each correction against the edits of its pair, or say why that cannot be done."""
    from mismark.errors import MissingExtra
    from mismark.scoring.targeting import taken_for_target
    from mismark.scoring.unmatchable import unmatchable
    from mismark.texts import builtin
    from mismark.texts.checks import Problem
    from mismark.texts.grammar_items import pair_items, tokens_of

    apart = [
        pair
        for pair in pairs
        if tokens_of(pair.wrong) not in {tokens_of(one.text) for one in pair.references}
    ]
    try:
        items = builtin.load("grammar") if data == "grammar" else pair_items(apart)
    except MissingExtra as error:
        return _Scored(), str(error)
    notes = tuple(Problem(one.item, one.words, "unmatchable", "note") for one in unmatchable(items))
    without_item = sum(step == 3 for item in items for step in item.meta["steps"])
    return _Scored(notes, without_item, sum(1 for _ in taken_for_target(items))), ""


@dataclass(slots=True)
class _Checked:
    """What a check went through, and what it found. A sentence of an M2 file counts as an item."""

    items: int = 0
    sentences: int = 0
    edits: int = 0
    clean: int = 0
    found: list[Problem] = field(default_factory=list)

    def count(self, sentences: Sequence[Sentence]) -> None:
        """Count one item."""
        n_edits = sum(len(sentence.edits) for sentence in sentences)
        self.items += 1
        self.sentences += len(sentences)
        self.edits += n_edits
        self.clean += n_edits == 0


def _tell_items(data: str) -> _Told:
    checked = _check(data)
    return _Told(
        {
            "items": checked.items,
            "sentences": checked.sentences,
            "edits": checked.edits,
            "clean": checked.clean,
        },
        checked.found,
        f"{checked.items} items ({checked.clean} without errors), {checked.sentences} sentences, {checked.edits} edits",
    )


def _check(data: str) -> _Checked:
    from mismark.texts import builtin
    from mismark.texts.checks import check_block, check_items
    from mismark.texts.items import read_items
    from mismark.texts.m2 import iter_blocks

    checked = _Checked()
    if data.endswith(".m2"):
        for index, block in enumerate(iter_blocks(data)):
            checked.count([block.sentence])
            checked.found.extend(check_block(block, index))
        return checked
    items = builtin.load(data) if data in builtin.NAMES else read_items(data)
    for item in items:
        checked.count(item.sentences)
    checked.found.extend(check_items(items))
    return checked
