"""Strategies with one thing changed: words about the answer, more errors in it, or another axis.

Subjects in, tables and a figure out; each is None where nothing of its kind was asked.
"""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from mismark.protocols.judging.figures import series
from mismark.protocols.judging.shares import Counted, mean_of, share_of
from mismark.protocols.judging.strategies import STRATEGIES
from mismark.protocols.judging.subjects import titled
from mismark.protocols.judging.tables import RESPONDENT, STRATEGY, signatures
from mismark.report.analyses import Column, Curves, Table

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from mismark.protocols.judging.cells import Cell
    from mismark.protocols.judging.subjects import Subject
    from mismark.protocols.judging.tables import Row
    from mismark.records import Estimate
    from mismark.report.analyses import Series

__all__ = ["anchored", "any_axis", "dose_curves", "doses", "part_of"]

_DOSE = "dose-"
_ANCHORS = ("colleague-", "errors-")


def part_of(condition: str, *heads: str) -> str | None:
    """The part of a condition that begins so, None where none does.

    Example:
        >>> part_of("vanilla+dose-2", "dose-"), part_of("axis+task-quality", "dose-")
        ('dose-2', None)
    """
    return next((part for part in condition.split("+")[1:] if part.startswith(heads)), None)


def _variants(subject: Subject, *heads: str) -> Iterator[tuple[str, str, str]]:
    """Conditions that change this: the condition, the strategy as it stands, and what is changed."""
    for name in subject.variants:
        part = part_of(name, *heads)
        if part is not None:
            yield name, name.partition("+")[0], part


def anchored(studied: Sequence[Subject]) -> Table | None:
    """What a word about the answer does to its score and to what is detected."""
    rows: list[Row] = []
    for subject in studied:
        for name, plain, part in _variants(subject, *_ANCHORS):
            rows.append(
                {
                    "respondent": subject.label,
                    "strategy": titled(plain),
                    "said": _SAID.get(part) or _errors(part),
                    "damaged": _shift(subject, plain, name, "perturbed", invariant=False),
                    "gold": _shift(subject, plain, name, "gold", invariant=False),
                    "plain": subject.share("undetected", plain),
                    "undetected": subject.share("undetected", name),
                }
            )
    if not rows:
        return None
    return Table(
        "anchored",
        "Judges who are told something about the answer",
        (
            RESPONDENT,
            STRATEGY,
            Column("said", "The prompt says", "text"),
            Column(
                "damaged", "Δ Damaged", "signed", "score of the damaged answer with the words, less without"
            ),
            Column("gold", "Δ Gold", "signed", "score of the undamaged answer with the words, less without"),
            Column("plain", "Undetected without"),
            Column("undetected", "Undetected with"),
        ),
        tuple(rows),
        "Changes are in shares of the range of scores, answer by answer, with 95% intervals over instructions. A judge that "
        "reads the answer is not moved.",
        signatures(row["damaged"] for row in rows[:1]),
    )


_SAID = {
    "colleague-high": "a colleague gave it full marks",
    "colleague-low": "a colleague gave it a low score",
}


def _errors(part: str) -> str:
    number = part.partition("-")[2]
    return f"it contains {'no' if number == '0' else number} error{'' if number == '1' else 's'}"


def _shift(subject: Subject, plain: str, name: str, which: str, *, invariant: bool) -> Estimate | None:
    """How much lower or higher an answer scores under a condition than as it stands, in shares of the range."""
    before = {(cell.item, cell.sample): cell for cell in subject.cells(plain)}
    found = []
    for cell in subject.cells(name):
        other = before.get((cell.item, cell.sample))
        if other is None or cell.scale is None or cell.invariant != invariant:
            continue
        one, two = getattr(other, which), getattr(cell, which)
        read = one is not None and two is not None
        low, high = cell.scale
        found.append(Counted(cell.prompt, (two - one) / (high - low) if read else None))
    if which == "gold" and not any(one.value is not None for one in found):
        return None
    fields = {**subject.fields, "cond": f"{name}-{plain}", "seed": subject.run.plan.seed}
    return mean_of(found, f"shift-{which}", fields)


def doses(studied: Sequence[Subject]) -> Table | None:
    """How scores fall, and how much is detected, as errors are added."""
    rows: list[Row] = []
    for subject, plain, name, dose in _dosed(studied):
        cells = subject.cells(name)
        rows.append(
            {
                "respondent": subject.label,
                "strategy": titled(plain),
                "dose": dose,
                "n": len(cells),
                "fall": _fall(subject, name) if STRATEGIES[plain].kind != "pair" else None,
                "detection": subject.share("detection", name),
            }
        )
    if not rows:
        return None
    return Table(
        "doses",
        "More errors in one answer",
        (
            RESPONDENT,
            STRATEGY,
            Column("dose", "Errors", "count", "planted errors in the answer"),
            Column("n", "Answers", "count"),
            Column(
                "fall",
                "Fall",
                help="how far below the undamaged answer, or full marks, in shares of the range",
            ),
            Column("detection", "Detection"),
        ),
        tuple(rows),
        "Errors of several kinds are planted in the same answer, and each dose has all the errors of the smaller one. Not "
        "all answers can carry the greater doses.",
        signatures(rows[0][key] for key in ("fall", "detection")),
    )


def _dosed(studied: Sequence[Subject]) -> list[tuple[Subject, str, str, int]]:
    return [
        (subject, plain, name, int(part.removeprefix(_DOSE)))
        for subject in studied
        for name, plain, part in _variants(subject, _DOSE)
    ]


def _fall(subject: Subject, name: str) -> Estimate:
    found = []
    for cell in subject.cells(name):
        top = (cell.scale[1] if cell.kind == "reference" else cell.gold) if cell.scale else None
        read = cell.scale is not None and top is not None and cell.perturbed is not None
        width = cell.scale[1] - cell.scale[0] if cell.scale else 1
        found.append(Counted(cell.prompt, (top - cell.perturbed) / width if read else None))  # type: ignore[operator]
    return mean_of(found, "fall", {**subject.fields, "cond": name, "seed": subject.run.plan.seed})


def dose_curves(studied: Sequence[Subject]) -> Curves | None:
    """How far scores fall as errors are added, a line a strategy."""
    panels: list[tuple[str, tuple[Series, ...]]] = []
    for subject in studied:
        by_strategy: dict[str, list[tuple[int, Estimate]]] = defaultdict(list)
        for _, plain, name, dose in _dosed([subject]):
            if STRATEGIES[plain].kind != "pair":
                by_strategy[plain].append((dose, _fall(subject, name)))
        lines = tuple(_line(titled(plain), dict(sorted(found))) for plain, found in by_strategy.items())
        if lines:
            panels.append((subject.label, lines))
    if not panels:
        return None
    return Curves(
        "dose-response",
        "Scores as errors are added",
        tuple(panels),
        "planted errors",
        "fall of the score (share of the range)",
        zero=True,
        caption="Mean fall, with 95% bands over instructions. A judge that counts goes on falling; one that has made up its "
        "mind stays.",
        alt="Lines of the fall of the score by the number of planted errors, a panel for each respondent.",
    )


def _line(name: str, found: Mapping[int, Estimate]) -> Series:
    made = series(name, list(found.values()))
    return type(made)(made.name, made.values, made.low, made.high, tuple(map(float, found)))


def any_axis(studied: Sequence[Subject]) -> Table | None:
    """What is detected on the designated axis, on each axis, and on any of them."""
    rows: list[Row] = []
    for subject in studied:
        on_axis = [name for name in subject.conditions if STRATEGIES[name].on_axis]
        for plain in on_axis:
            others = [name for name in subject.variants if _is_axis(name, plain)]
            if not others:
                continue
            damaged = [cell for cell in subject.cells(plain) if not cell.invariant]
            seen = {(cell.item, cell.sample): _told(cell) for cell in damaged}
            for name in others:
                for cell in subject.cells(name):
                    key = (cell.item, cell.sample)
                    if key in seen:
                        seen[key] = (
                            True
                            if seen[key] or _told(cell)
                            else None
                            if None in (seen[key], _told(cell))
                            else False
                        )
            found = [
                Counted(cell.prompt, None if (told := seen[cell.item, cell.sample]) is None else float(told))
                for cell in damaged
            ]
            fields = {**subject.fields, "cond": f"{plain}+any", "seed": subject.run.plan.seed}
            rows.append(
                {
                    "respondent": subject.label,
                    "strategy": titled(plain),
                    "own": subject.share("detection", plain),
                    "any": share_of(found, "detection", fields),
                    **{name.partition("+")[2]: subject.share("detection", name) for name in others},
                }
            )
    if not rows:
        return None
    names = dict.fromkeys(
        key for row in rows for key in row if key not in ("respondent", "strategy", "own", "any")
    )
    return Table(
        "any-axis",
        "Detection on other axes",
        (
            RESPONDENT,
            STRATEGY,
            Column("own", "Designated axis"),
            Column("any", "Any axis", help="detected on at least one of the four axes"),
            *(
                Column(
                    name,
                    name.replace("-", " ").capitalize(),
                    help="on this axis, of abilities that have another",
                )
                for name in names
            ),
        ),
        tuple(rows),
        "“Any axis” detects more, and has more false alarms: it asks four times.",
        signatures(row["any"] for row in rows[:1]),
    )


def _is_axis(name: str, plain: str) -> bool:
    return name.startswith(f"{plain}+") and part_of(name, _DOSE, *_ANCHORS) is None


def _told(cell: Cell) -> bool | None:
    return cell.detected if cell.readable else None
