"""Pages of the damaged answers of each category: the damage marked, and what every judge said of it.

Subjects in, `Leaf` records out, one at a time. Many answers of a category have several pages.
"""

from __future__ import annotations

import re
from collections import defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from mismark.protocols.judging.damage import damage
from mismark.protocols.judging.subjects import described, kind_of, titled
from mismark.report.analyses import Answer, Column, Exhibit, Leaf, Segment, Table
from mismark.texts.categories import CATEGORIES, INVARIANT, SUBTYPES

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from mismark.protocols.judging.cells import Cell
    from mismark.protocols.judging.subjects import Said, Subject
    from mismark.records import Item
    from mismark.report.analyses import Value

__all__ = ["ON_A_PAGE", "AnswerPages", "Outcome", "leaf_id", "outcome"]

ON_A_PAGE = 40
"""Answers on one page: with thirteen strategies and two explanations each, about a megabyte."""

_PAIRS = {
    "gold": "the undamaged answer chosen in both orders",
    "perturbed": "the damaged answer chosen in both orders",
    "both-good": "both called good in both orders",
    "both-bad": "both called bad in both orders",
}
_ROLES = {
    "gold": "On the undamaged answer",
    "perturbed": "On the damaged answer",
    "gold-first": "Undamaged answer first",
    "perturbed-first": "Damaged answer first",
}


_DOSED = "+dose-"
"""In the name of a condition whose answers have errors of other items, too: they are not the answer that is shown."""


class Outcome(NamedTuple):
    """What came of an answer under a strategy, in words, and whether that is right; None where it cannot be told."""

    words: str
    good: bool | None


def leaf_id(category: str, page: int = 1) -> str:
    """The id of a page of a category or of a subtype of what is invariant.

    Example:
        >>> leaf_id("grammar"), leaf_id("grammar", 2)
        ('answers-grammar', 'answers-grammar-2')
    """
    return f"answers-{category}" + (f"-{page}" if page > 1 else "")


def outcome(cell: Cell) -> Outcome:
    """What came of an answer under a strategy."""
    if not cell.readable:
        return Outcome(f"cannot be told: {', '.join(cell.reasons) or 'no reply'}", None)
    if cell.kind == "pair":
        return _pair(cell)
    if cell.kind == "single":
        scores = f"{_number(cell.gold)} before, {_number(cell.perturbed)} after"
    else:
        scores = _number(cell.perturbed) + (f" of {cell.scale[1]}" if cell.scale else "")
    said = (
        ("penalised" if cell.detected else "left alone")
        if cell.invariant
        else "seen"
        if cell.detected
        else "not seen"
    )
    return Outcome(f"{said}: {scores}", cell.detected != cell.invariant)


def _pair(cell: Cell) -> Outcome:
    if cell.by_position:
        place = "first" if cell.by_position > 0 else "second"
        words = f"the one shown {place} chosen in both orders"
    else:
        words = _PAIRS.get(cell.outcome, "two verdicts that do not agree")
    return Outcome(words, cell.outcome == "both-good" if cell.invariant else cell.detected)


def _number(value: float | None) -> str:
    return "–" if value is None else f"{value:g}"


@dataclass(frozen=True, slots=True)
class AnswerPages:
    """The pages of all answers that were judged; going through it makes each anew.

    Attributes:
        studied: the respondents.
    """

    studied: Sequence[Subject]

    def __iter__(self) -> Iterator[Leaf]:
        """Make each page, in the order of the categories."""
        items: dict[tuple[str, str], Item] = {}
        kinds: dict[tuple[str, str], str] = {}
        said: dict[tuple[str, str], list[tuple[Subject, Said]]] = defaultdict(list)
        for subject in self.studied:
            digest = subject.run.plan.items.digest
            for item in subject.run.items.values():
                items[digest, item.id] = item
                kinds[digest, item.id] = kind_of(item.meta)
            for replies in subject.said.values():
                for one in replies:
                    if _DOSED not in one.cell.condition:
                        said[digest, one.cell.item].append((subject, one))
        by_kind: dict[str, list[tuple[str, str]]] = defaultdict(list)
        for key, kind in kinds.items():
            by_kind[kind].append(key)
        for kind in sorted(by_kind, key=_place):
            keys = by_kind[kind]
            pages = [keys[start : start + ON_A_PAGE] for start in range(0, len(keys), ON_A_PAGE)]
            for number, page in enumerate(pages, start=1):
                yield _leaf(
                    kind,
                    (number, len(pages)),
                    tuple(_exhibit(items[key], said[key]) for key in page),
                    _table(kind, self.studied) if number == 1 else None,
                    [items[key] for key in keys],
                )


_ORDER = (*(one.name for one in CATEGORIES), INVARIANT, *(f"{INVARIANT}-{one}" for one in SUBTYPES))


def _place(kind: str) -> tuple[int, str]:
    return (_ORDER.index(kind) if kind in _ORDER else len(_ORDER), kind)


def _leaf(
    kind: str,
    page: tuple[int, int],
    exhibits: tuple[Exhibit, ...],
    table: Table | None,
    items: Sequence[Item],
) -> Leaf:
    number, of = page
    title = described(kind) + (f", page {number} of {of}" if of > 1 else "")
    abilities = ", ".join(dict.fromkeys(str(item.meta["ability"]) for item in items))
    invariant = kind.startswith(INVARIANT)
    lead = (
        "Changes that must not cost an answer anything: a judge that penalises them is wrong."
        if invariant
        else "The damage is marked, with what stood there before behind it."
    )
    return Leaf(
        leaf_id(kind, number),
        title,
        lead,
        (
            ("Answers", len(items)),
            ("Instructions", len({item.document or item.id for item in items})),
            ("Ability", abilities),
        ),
        table,
        exhibits,
        "undetected",
    )


def _table(kind: str, studied: Sequence[Subject]) -> Table:
    rows: list[dict[str, Value]] = []
    for subject in studied:
        for name in subject.conditions:
            cells = [cell for cell in subject.cells(name) if subject.kinds[cell.item] == kind]
            if not cells:
                continue
            found = [outcome(cell).good for cell in cells]
            rows.append(
                {
                    "respondent": subject.label,
                    "strategy": titled(name),
                    "right": found.count(True),
                    "wrong": found.count(False),
                    "failed": found.count(None),
                }
            )
    right, wrong = (
        ("Left alone", "Not left alone") if kind.startswith(INVARIANT) else ("Detected", "Undetected")
    )
    return Table(
        "judged",
        "Who saw it",
        (
            Column("respondent", "Respondent", "text"),
            Column("strategy", "Strategy", "text"),
            Column("right", right, "count"),
            Column("wrong", wrong, "count"),
            Column("failed", "Not readable", "count"),
        ),
        tuple(rows),
    )


def _exhibit(item: Item, said: Sequence[tuple[Subject, Said]]) -> Exhibit:
    meta = item.meta
    shown = damage(
        meta["gold"], meta["perturbed"], meta.get("changes"), harmless=meta["category"] == INVARIANT
    )
    same = all(one.kind == "plain" for one in shown)
    right: list[tuple[str, tuple[Segment, ...]]] = [("Answer", shown)]
    if same:
        right.append(("Note", (Segment("both answers are the same text"),)))
    if meta.get("reason"):
        right.append(("What was done", (Segment(str(meta["reason"])),)))
    return Exhibit(
        item.id,
        (Segment(str(meta["instruction"])),),
        tuple(right),
        tuple(_answer(subject, one) for subject, one in said),
    )


def _answer(subject: Subject, said: Said) -> Answer:
    cell = said.cell
    came = outcome(cell)
    told = [(role, text) for role, text in said.words if text.strip()]
    asked = titled(cell.condition) + (f", sample {cell.sample + 1}" if cell.sample else "")
    if not told:
        return Answer(subject.label, asked, (), came.words, came.good)
    (role, text), rest = (
        told[-1] if cell.kind == "single" else told[0],
        told[:-1] if cell.kind == "single" else told[1:],
    )
    first = (Segment(f"{_ROLES[role]}: {text}" if len(said.words) > 1 else text),)
    return Answer(
        subject.label,
        asked,
        first,
        came.words,
        came.good,
        " · ".join(f"{_ROLES[role]}: {_line(text)}" for role, text in rest),
    )


def _line(text: str) -> str:
    return re.sub(r"\s+", " ", text).strip()
