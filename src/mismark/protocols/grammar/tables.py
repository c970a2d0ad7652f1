"""The paper's tables of overall scores and of targeted recall, and what stands beside them.

Subjects in, `Table` records out, one function a table; those of single grammar items are in `item_tables`.
Scores are shares from 0 to 1; what the paper prints in percent is shown so, too.

Source: CTSEG tables 3 and 6.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mismark.protocols.grammar import shares
from mismark.protocols.grammar.cells import CORRECT
from mismark.protocols.grammar.conditions import CONDITIONS
from mismark.protocols.grammar.printed import overall_rows, targeted_rows
from mismark.report.analyses import Column, Table
from mismark.texts.inventory import LEVELS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from mismark.protocols.grammar.cells import Cell
    from mismark.protocols.grammar.subjects import Subject
    from mismark.report.analyses import Value

__all__ = [
    "CONTRASTS",
    "OPERATIONS",
    "Row",
    "contrasts",
    "hints",
    "levels_of",
    "operations",
    "over_corrections",
    "overall",
    "question_table",
    "signatures",
    "targeted",
]

Row = dict[str, "Value"]

OPERATIONS = ("missing", "replacement", "unnecessary")
"""What is wrong in a sentence: something is missing, is to be replaced, or is too much."""

CONTRASTS = (("baseline", "guided"), ("wrong-item", "guided"), ("baseline", "wrong-item"))
"""What is compared: the first is taken away from the second."""

_RESPONDENT = Column("respondent", "Respondent", "text")
_CONDITION = Column("condition", "Condition", "text")

_SAID = {
    "baseline": "nothing about grammar: correct this sentence",
    "guided": "the same, and the name of the grammar item that the learner practises",
    "wrong-item": "the same, and the name of another grammar item of the same level, which the sentence does not use",
    "correct": "what Baseline says, about a sentence that is already right",
}


def levels_of(studied: Sequence[Subject]) -> tuple[str, ...]:
    """The levels whose grammar items anybody was asked about, easiest first."""
    there = {one.cell.level for subject in studied for said in subject.said.values() for one in said}
    return tuple(level for level in LEVELS if level in there)


def signatures(estimates: Iterable[Value]) -> tuple[str, ...]:
    """The signatures of estimates, each once: one a run and respondent is enough to read a table by."""
    return tuple(dict.fromkeys(one for value in estimates if (one := getattr(value, "signature", ""))))


def question_table(studied: Sequence[Subject]) -> Table:
    """What was asked."""
    asked = [name for name in CONDITIONS if any(name in subject.said for subject in studied)]
    rows: list[Row] = []
    for name in asked:
        every = [one.cell for subject in studied for one in subject.said.get(name, ())]
        rows.append(
            {
                "condition": CONDITIONS[name].label,
                "said": _SAID[name],
                "sentences": len({cell.pair for cell in every}),
                "items": len({cell.item for cell in every}),
            }
        )
    return Table(
        "questions",
        "The ways of asking",
        (
            _CONDITION,
            Column("said", "The question says", "text"),
            Column("sentences", "Sentences", "count"),
            Column("items", "Grammar items", "count"),
        ),
        tuple(rows),
        source="CTSEG table 12 for Baseline and Grammar-item-guided, whose words are the paper's; the other two are ours",
    )


def overall(studied: Sequence[Subject], *, published: bool) -> Table:
    """Table 3: macro precision, recall and F0.5 over grammar items, in all and level by level."""
    rows: list[Row] = []
    levels = levels_of(studied)
    for subject in studied:
        for name in subject.conditions:
            for level in (None, *levels):
                found = subject.macro(name, level)
                cells = [cell for cell in subject.cells(name) if level in (None, cell.level)]
                if not cells:
                    continue
                rows.append(
                    {
                        "respondent": subject.label,
                        "condition": CONDITIONS[name].label,
                        "level": level or "ALL",
                        "items": len({cell.item for cell in cells}),
                        "precision": found.precision,
                        "recall": found.recall,
                        "f05": found.f05,
                        "silent": found.nothing_proposed,
                        "without": found.items_without,
                    }
                )
    named = signatures(row["f05"] for row in rows if row["level"] == "ALL")
    marks, notes = overall_rows(rows) if published else (frozenset[int](), ())
    return Table(
        "overall",
        "Scores over grammar items, in all and level by level",
        (
            _RESPONDENT,
            _CONDITION,
            Column("level", "Level", "text"),
            Column("items", "Grammar items", "count"),
            Column("precision", "Precision"),
            Column("recall", "Recall", shaded=True),
            Column("f05", "F0.5"),
            Column(
                "silent",
                "Nothing proposed",
                "count",
                "sentences in which no edit was proposed",
            ),
            Column(
                "without",
                "Items left alone",
                "count",
                "grammar items in none of whose sentences an edit was proposed: their precision is 1 by the scorer's convention",
            ),
        ),
        tuple(rows),
        "Each grammar item is scored by MaxMatch as a file of its own; the numbers are means over grammar items. "
        "Intervals resample grammar items.",
        named,
        "CTSEG table 3",
        notes,
        marks,
    )


def targeted(studied: Sequence[Subject], *, published: bool) -> Table:
    """Table 6: recall against the references that use the grammar item and against all, and adherence."""
    rows: list[Row] = [
        {
            "respondent": subject.label,
            "condition": CONDITIONS[name].label,
            "target": subject.macro(name, targeted=True).recall,
            "recall": subject.macro(name).recall,
            "adherence": shares.adherence(subject.cells(name), fields=subject.fields),
        }
        for subject in studied
        for name in subject.conditions
    ]
    named = signatures(value for row in rows for value in (row["target"], row["adherence"]))
    marks, notes = targeted_rows(rows) if published else (frozenset[int](), ())
    return Table(
        "targeted",
        "Corrected by way of the grammar item, or in any way",
        (
            _RESPONDENT,
            _CONDITION,
            Column(
                "target", "Targeted recall", help="recall against the references that use the grammar item"
            ),
            Column("recall", "Recall", help="recall against all references"),
            Column(
                "adherence",
                "Adherence",
                help="of the sentences that were corrected, the share corrected by way of their grammar item",
            ),
        ),
        tuple(rows),
        "Targeted recall rises with whatever corrects more sentences. Adherence does not: it looks only at those that "
        "were corrected.",
        named,
        "CTSEG table 6 (Single Ref and All Ref); adherence is ours",
        notes,
        marks,
    )


def contrasts(subject: Subject) -> list[tuple[str, str]]:
    """The pairs of conditions that a subject can be compared under."""
    return [pair for pair in CONTRASTS if set(pair) <= set(subject.conditions)]


def hints(studied: Sequence[Subject]) -> Table | None:
    """Differences of recall between the conditions: is it the hint? None where none can be compared."""
    rows: list[Row] = []
    for subject in studied:
        for first, second in contrasts(subject):
            rows.append(
                {
                    "respondent": subject.label,
                    "contrast": f"{CONDITIONS[second].label} less {CONDITIONS[first].label}",
                    "recall": subject.difference(first, second),
                    "target": subject.difference(first, second, targeted=True),
                }
            )
    if not rows:
        return None
    return Table(
        "hints",
        "What naming the grammar item changes",
        (
            _RESPONDENT,
            Column("contrast", "Contrast", "text"),
            Column("recall", "Δ Recall", "signed"),
            Column("target", "Δ Targeted recall", "signed"),
        ),
        tuple(rows),
        "Paired by grammar item. Where the right item helps and a wrong one does not, its name gave the answer away; "
        "where both help alike, it was the longer question.",
        signatures(row["recall"] for row in rows),
        notes=(
            "Rule-based checkers do not read the question: where nothing differs, none of these can move.",
        )
        if any(subject.model.startswith("checker/") for subject in studied)
        else (),
    )


def operations(studied: Sequence[Subject]) -> Table:
    """The share of sentences corrected, by what is wrong in them."""
    rows: list[Row] = []
    for subject in studied:
        for name in subject.conditions:
            row: Row = {"respondent": subject.label, "condition": CONDITIONS[name].label}
            for operation in OPERATIONS:
                row[operation] = subject.share(name, among(operation), f"corrected-{operation}")
            rows.append(row)
    counts = dict.fromkeys(OPERATIONS, 0)
    seen: set[str] = set()
    for subject in studied:
        for name in subject.conditions:
            for cell in subject.cells(name):
                if cell.pair not in seen:
                    seen.add(cell.pair)
                    counts[cell.operation] += 1
    return Table(
        "operations",
        "Corrected sentences by what is wrong in them",
        (
            _RESPONDENT,
            _CONDITION,
            *(
                Column(one, f"{one.capitalize()} ({counts[one]:,})", shaded=True, help=_OPERATION[one])
                for one in OPERATIONS
            ),
        ),
        tuple(rows),
        "A sentence is corrected where every edit of some reference was made. In brackets: sentences of the set.",
        signatures(row[OPERATIONS[1]] for row in rows),
        "the limitation that CTSEG names: operations are not controlled there",
    )


_OPERATION = {
    "missing": "a word must be put in",
    "replacement": "a word must be replaced, or more than one edit made",
    "unnecessary": "a word must be left out",
}


def among(operation: str) -> Callable[[Cell], tuple[bool, bool] | None]:
    """Whether a sentence was corrected, of those in which this is wrong; None where the reply was not read."""

    def corrected(cell: Cell) -> tuple[bool, bool] | None:
        if cell.operation != operation:
            return False, False
        return (cell.success(), True) if cell.readable else None

    return corrected


def over_corrections(studied: Sequence[Subject]) -> Table | None:
    """Correct sentences that were changed, in all and level by level; None where none were shown."""
    shown = [subject for subject in studied if subject.cells(CORRECT)]
    if not shown:
        return None
    levels = levels_of(shown)
    rows: list[Row] = []
    for subject in shown:
        cells = subject.cells(CORRECT)
        read = [cell.edits or 0 for cell in cells if cell.readable]
        row: Row = {
            "respondent": subject.label,
            "all": subject.share(CORRECT, changed_at(None), "over-correction"),
            "edits": sum(read) / len(read) if read else None,
        }
        row |= {
            level: subject.share(CORRECT, changed_at(level), f"over-correction-{level}") for level in levels
        }
        rows.append(row)
    return Table(
        "over-correction",
        "Correct sentences that were changed",
        (
            _RESPONDENT,
            Column("all", "All levels"),
            *(Column(level, level) for level in levels),
            Column("edits", "Edits a sentence", help="edits proposed for a correct sentence, on average"),
        ),
        tuple(rows),
        "The first reference of each pair that uses the grammar item was handed in as if it were to be corrected. Not "
        "every change is wrong, and none was called for.",
        signatures(row["all"] for row in rows),
    )


def changed_at(level: str | None) -> Callable[[Cell], tuple[bool, bool] | None]:
    """Whether a sentence was changed, of those of a level; None where the reply was not read."""

    def changed(cell: Cell) -> tuple[bool, bool] | None:
        if level not in (None, cell.level):
            return False, False
        return (bool(cell.changed), True) if cell.readable else None

    return changed
