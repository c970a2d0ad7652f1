"""What came of the answers: outcome by outcome, place by place, and subtype by subtype of what is invariant.

Subjects in, `Table` records out, one function a table; each is None where nothing of its kind was asked.

Source: FBI tables 6 to 20; rises, decimals, what makes verdicts inconsistent, and subtypes are ours.
"""

from __future__ import annotations

from collections import Counter
from statistics import median
from typing import TYPE_CHECKING

from mismark.protocols.judging import printed
from mismark.protocols.judging.subjects import described, kind_of, titled
from mismark.protocols.judging.tables import RESPONDENT, STRATEGY, signatures
from mismark.report.analyses import Column, Table
from mismark.texts.categories import ABILITIES, CATEGORIES, INVARIANT, SUBTYPES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from mismark.protocols.judging.cells import Cell
    from mismark.protocols.judging.subjects import Subject
    from mismark.protocols.judging.tables import Row

__all__ = ["invariants", "lengths", "pairs", "positions", "references", "singles"]

_WITHIN = Column("within", "Answers of", "text")
_N = Column("n", "Planned", "count")
_FAILED = Column("failed", "Failed", "count", "answers of which a reply could not be read")

_SINGLE = ("dropped", "same", "rose")
_PAIR = ("gold", "perturbed", "both-good", "both-bad")
_PRINTED_SINGLE = {"n": "n", "detected": "dropped"}
_PRINTED_PAIR = {
    "n": "n",
    "gold": "gold",
    "perturbed": "perturbed",
    "both_good": "both-good",
    "both_bad": "both-bad",
    "inconsistent": "inconsistent",
}
_PRINTED_REFERENCE = {"n": "n", "ten": "0", "nine": "1", "eight": "2", "below_eight": "rest"}
_PRINTED_TRAINED = {"n": "n", "five": "0", "four": "1", "below_four": "rest"}


def _groups(cells: Sequence[Cell]) -> Iterator[tuple[str, list[Cell]]]:
    """The cells of each ability, of all of them, and of what is invariant."""
    damaged = [cell for cell in cells if not cell.invariant]
    there = [one for one in ABILITIES if any(cell.ability == one for cell in damaged)]
    for ability in there:
        yield described(ability), [cell for cell in damaged if cell.ability == ability]
    if len(there) > 1:
        yield "All", damaged
    invariant = [cell for cell in cells if cell.invariant]
    if invariant:
        yield described(INVARIANT), invariant


def _rows(
    studied: Sequence[Subject],
    names: Callable[[Subject], Sequence[str]],
    count: Callable[[Sequence[Cell]], Mapping[str, int]],
) -> list[Row]:
    return [
        {
            "respondent": subject.label,
            "strategy": titled(name),
            "within": within,
            "n": len(cells),
            **count(cells),
            "failed": sum(not cell.readable for cell in cells),
        }
        for subject in studied
        for name in names(subject)
        for within, cells in _groups(subject.cells(name))
    ]


def _published(
    rows: list[Row], strategies: Sequence[str], keys: Mapping[str, str]
) -> tuple[frozenset[int], tuple[str, ...]]:
    """Add the paper's totals of some strategies: places of its rows, and what stands beneath them."""
    start = len(rows)
    for row in printed.outcome_rows(strategies, keys):
        name = str(row["strategy"])
        rows.append({**row, "strategy": titled(name), "within": described(str(row["ability"]))})
    marked = frozenset(range(start, len(rows)))
    return marked, printed.notes_of(rows) if marked else ()


def _asked(studied: Sequence[Subject], kind: str) -> list[str]:
    return list(dict.fromkeys(name for subject in studied for name in subject.strategies(kind)))


def singles(studied: Sequence[Subject], *, published: bool) -> Table | None:
    """Scores that dropped, stayed and rose."""

    def count(cells: Sequence[Cell]) -> Mapping[str, int]:
        found = Counter(cell.outcome for cell in cells)
        return {key: found[key] for key in _SINGLE}

    rows = _rows(studied, lambda subject: subject.strategies("single"), count)
    if not rows:
        return None
    marked, notes = (
        _published(rows, _asked(studied, "single"), _PRINTED_SINGLE) if published else (frozenset[int](), ())
    )
    return Table(
        "outcomes-single",
        "Single scores: what came of them",
        (
            RESPONDENT,
            STRATEGY,
            _WITHIN,
            _N,
            Column("dropped", "Dropped", "count", "the damaged answer scores lower: detected"),
            Column("same", "Same", "count"),
            Column("rose", "Rose", "count", "the damaged answer scores higher"),
            _FAILED,
        ),
        tuple(rows),
        "The paper counts a score that rises as one that stays; decimals count here, as the judge gave them.",
        source="FBI tables 6 to 10 and 18",
        notes=notes,
        published=marked,
    )


def pairs(studied: Sequence[Subject], *, published: bool) -> Table | None:
    """The six outcomes of comparing two answers in both orders."""

    def count(cells: Sequence[Cell]) -> Mapping[str, int]:
        found = Counter(cell.outcome for cell in cells)
        return {
            **{key: found[key] for key in _PAIR},
            "position": sum(cell.by_position != 0 for cell in cells),
            "tie": sum(cell.inconsistent_by == "tie" for cell in cells),
            "inconsistent": found["inconsistent"],
        }

    rows = _rows(studied, lambda subject: subject.strategies("pair"), count)
    if not rows:
        return None
    marked, notes = (
        _published(rows, _asked(studied, "pair"), _PRINTED_PAIR) if published else (frozenset[int](), ())
    )
    return Table(
        "outcomes-pairs",
        "Pairs: what came of them",
        (
            RESPONDENT,
            STRATEGY,
            _WITHIN,
            _N,
            Column("gold", "Gold", "count", "the undamaged answer chosen in both orders: detected"),
            Column("perturbed", "Damaged", "count", "the damaged answer chosen in both orders"),
            Column("both-good", "Both good", "count", "in both orders"),
            Column("both-bad", "Both bad", "count", "in both orders"),
            Column("inconsistent", "Inconsistent", "count", "two verdicts that do not agree"),
            Column("position", "… by place", "count", "the same place chosen in both orders"),
            Column(
                "tie", "… by tie", "count", "a tie or “both bad” in one order, another verdict in the other"
            ),
            _FAILED,
        ),
        tuple(rows),
        "Both orders are asked. “By place” and “by tie” part what is inconsistent.",
        source="FBI tables 11 to 15 and 19",
        notes=notes,
        published=marked,
    )


def references(studied: Sequence[Subject], *, published: bool) -> Table | None:
    """How far below full marks damaged answers score: the distribution of the paper's tables 16, 17 and 20."""

    def count(cells: Sequence[Cell]) -> Mapping[str, int]:
        below = [
            cell.scale[1] - cell.perturbed for cell in cells if cell.scale and cell.perturbed is not None
        ]
        found = {str(step): sum(step <= one < step + 1 for one in below) for step in (1, 2)}
        full = sum(one <= 0 for one in below)
        between = sum(0 < one < 1 for one in below)
        return {"0": full, "between": between, **found, "rest": sum(one >= 3 for one in below)}

    rows = _rows(studied, lambda subject: subject.strategies("reference"), count)
    if not rows:
        return None
    asked = _asked(studied, "reference")
    marked: frozenset[int] = frozenset()
    notes: tuple[str, ...] = ()
    if published:
        for names, keys in (
            ([one for one in asked if one == "reference"], _PRINTED_REFERENCE),
            ([one for one in asked if one != "reference"], _PRINTED_TRAINED),
        ):
            more, told = _published(rows, names, keys)
            marked, notes = marked | more, tuple(dict.fromkeys((*notes, *told)))
    return Table(
        "outcomes-reference",
        "Scores of the damaged answer: what came of them",
        (
            RESPONDENT,
            STRATEGY,
            _WITHIN,
            _N,
            Column("0", "Full marks", "count", "not detected"),
            Column("between", "Less than one below", "count", "decimal scores"),
            Column("1", "One below", "count", "9 of 10, 4 of 5"),
            Column("2", "Two below", "count", "8 of 10, 3 of 5"),
            Column("rest", "Lower", "count", "of the paper's trained evaluator, with two below"),
            _FAILED,
        ),
        tuple(rows),
        "A strict judge gives full marks to nothing, and so detects everything: see what it makes of invariant changes.",
        source="FBI tables 16, 17 and 20",
        notes=notes,
        published=marked,
    )


def positions(studied: Sequence[Subject]) -> Table | None:
    """Position bias told apart from broken ties."""
    rows: list[Row] = []
    for subject in studied:
        for name in subject.strategies("pair"):
            cells = [cell for cell in subject.cells(name) if cell.readable]
            found = Counter(cell.by_position for cell in cells)
            rows.append(
                {
                    "respondent": subject.label,
                    "strategy": titled(name),
                    "n": len(cells),
                    "first": found[1],
                    "second": found[-1],
                    "bias": subject.position_bias(name),
                    "ties": sum(cell.inconsistent_by == "tie" for cell in cells),
                }
            )
    if not rows:
        return None
    return Table(
        "positions",
        "Which place wins, and broken ties",
        (
            RESPONDENT,
            STRATEGY,
            Column("n", "Pairs read", "count"),
            Column("first", "First twice", "count", "the answer shown first chosen in both orders"),
            Column("second", "Second twice", "count", "the answer shown second chosen in both orders"),
            Column(
                "bias",
                "Position bias",
                "signed",
                "share that choose the first twice, less share that choose the second",
            ),
            Column(
                "ties",
                "Broken ties",
                "count",
                "a tie or “both bad” in one order, another verdict in the other: doubt, and no favour for a place",
            ),
        ),
        tuple(rows),
        "Damaged and invariant pairs together. The paper calls all that is inconsistent a bias of position; a judge that says "
        "“both good” in one order and chooses in the other favours no place.",
        signatures(row["bias"] for row in rows[:1]),
    )


def invariants(studied: Sequence[Subject]) -> Table | None:
    """False alarms by ability and by subtype of what is invariant."""
    there = {kind_of(item.meta) for subject in studied for item in subject.run.items.values()}
    subtypes = [one for one in SUBTYPES if f"{INVARIANT}-{one}" in there]
    rows: list[Row] = []
    for subject in studied:
        for name in subject.conditions:
            cells = [cell for cell in subject.cells(name) if cell.invariant]
            if not cells:
                continue
            row: Row = {
                "respondent": subject.label,
                "strategy": titled(name),
                "n": len(cells),
                "all": subject.share("false-alarms", name),
            }
            row |= {one: subject.share("false-alarms", name, one) for one in (*ABILITIES, *subtypes)}
            rows.append(row)
    if not rows:
        return None
    shown = [one for one in ABILITIES if any(_n(row[one]) for row in rows)]
    return Table(
        "invariant",
        "False alarms, by ability and by kind of change",
        (
            RESPONDENT,
            STRATEGY,
            Column("n", "Answers", "count"),
            Column("all", "All"),
            *(Column(one, described(one)) for one in shown),
            *(Column(one, one.capitalize().replace("-", " ")) for one in subtypes),
        ),
        tuple(rows),
        "Share of answers with a change that must cost nothing, and that are penalised all the same.",
        signatures(row["all"] for row in rows[:1]),
    )


def _n(value: object) -> int:
    return getattr(value, "n", 0) + getattr(value, "n_missing", 0)


def lengths(studied: Sequence[Subject]) -> Table | None:
    """What the damage of each category does to the length, and what a judge would detect that looks at nothing else."""
    found: dict[str, dict[str, tuple[int, int]]] = {}
    for subject in studied:
        for name in subject.conditions:
            for cell in subject.cells(name):
                found.setdefault(cell.category, {})[cell.item] = cell.length
    rows: list[Row] = []
    for one in (*(known.name for known in CATEGORIES), INVARIANT):
        if one not in found:
            continue
        both = list(found[one].values())
        rows.append(
            {
                "category": described(one),
                "n": len(both),
                "ratio": median(after / before for before, after in both),
                "shorter": sum(after < before for before, after in both) / len(both),
                "longer": sum(after > before for before, after in both) / len(both),
                "tenth": sum(abs(after - before) > before / 10 for before, after in both) / len(both),
            }
        )
    if not rows:
        return None
    return Table(
        "lengths",
        "What the damage does to the length",
        (
            Column("category", "Category", "text"),
            Column("n", "Answers", "count"),
            Column(
                "ratio",
                "Length",
                help="characters of the damaged answer per character of the gold one, median",
            ),
            Column("shorter", "Shorter", "percent", "what a judge detects to whom longer is better"),
            Column("longer", "Longer", "percent", "what it would prefer"),
            Column(
                "tenth", "By over a tenth", "percent", "answers whose length differs by more than a tenth"
            ),
        ),
        tuple(rows),
        "A judge to whom longer is better, and who reads nothing, detects the share that is shorter. Detection of such a "
        "category says little by itself.",
    )
