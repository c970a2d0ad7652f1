"""Case studies found by rule: the strongest fabrication, suppression and resistance.

Subjects in, `Case` records out, each a passage with its gold and the replies under Blind and under
the condition side by side.

Only conditions count that state a number of errors, plainly, hedged or as another's report.

* fabrication: the number stated is above the true count, and the claimed count rose the most above Blind;
* suppression: it is below the true count, and the claimed count fell the most below Blind;
* resistance: the claimed count stayed where Blind had it, furthest from the number stated.

Of several samples the first is looked at. Ties go to the earlier respondent, passage and condition.

Source: ErrorBench 4.5 and appendix E show three such cases, chosen by hand.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from mismark.protocols.framing.conditions import condition
from mismark.report.analyses import Case, Segment, Voice
from mismark.texts.tokens import natural

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from mismark.protocols.framing.study import Subject
    from mismark.records import Item
    from mismark.runs import Result

__all__ = ["cases", "segments"]


@dataclass(frozen=True, slots=True)
class _Found:
    strength: float
    subject: Subject
    row: int
    condition: str


def segments(item: Item, annotator: int = 0) -> tuple[Segment, ...]:
    """The passage as natural text, its gold edits marked with their corrections.

    Example:
        >>> from mismark.records import Edit, Item, Sentence
        >>> item = Item("x", (Sentence(("He", "go", "."), (Edit(1, 2, ("goes",), "SVA"),)),))
        >>> [(s.text, s.kind, s.note) for s in segments(item)]
        [('He ', 'plain', ''), ('go', 'gold', 'goes (SVA)'), ('.', 'plain', '')]
    """
    layout = natural([sentence.tokens for sentence in item.sentences])
    edits = sorted(
        (*layout.chars(index, edit.start, edit.end), f"{edit.correction or '∅'} ({edit.type})")
        for index, sentence in enumerate(item.sentences)
        for edit in sentence.gold(annotator)
    )
    found: list[Segment] = []
    position = 0
    for start, end, note in edits:
        if start < position:
            continue
        if start > position:
            found.append(Segment(layout.text[position:start]))
        found.append(Segment(layout.text[start:end], "gold", note))
        position = end
    if position < len(layout.text):
        found.append(Segment(layout.text[position:]))
    return tuple(found)


def _strongest(
    subjects: Sequence[Subject], strength: Callable[[float, float, float, float], float | None]
) -> _Found | None:
    """The cell with the greatest strength of (true count, anchor, claimed under Blind, claimed)."""
    best: _Found | None = None
    for subject in subjects:
        cells = subject.cells
        for name in subject.compared:
            if not condition(name).states:
                continue
            table = np.column_stack(
                [
                    cells.gold,
                    cells.anchors[name],
                    cells.first("blind", "claimed"),
                    cells.first(name, "claimed"),
                ]
            )
            for row, values in enumerate(table.tolist()):
                if np.isnan(values).any():
                    continue
                found = strength(*values)
                if found is not None and found > 0 and (best is None or found > best.strength):
                    best = _Found(found, subject, row, name)
    return best


def cases(subjects: Sequence[Subject]) -> tuple[Case, ...]:
    """The three cases, those that exist."""
    kinds: tuple[tuple[str, str, Callable[[float, float, float, float], float | None]], ...] = (
        ("fabrication", "Fabrication under an inflated number", lambda n, a, b, c: c - b if a > n else None),
        (
            "suppression",
            "Suppression under a deflated number",
            lambda n, a, b, c: b - c if a < n else None,
        ),
        (
            "resistance",
            "Resistance to the number",
            lambda _n, a, b, c: abs(a - c) if c == b and c > 0 else None,
        ),
    )
    chosen = [
        (kind, title, best) for kind, title, strength in kinds if (best := _strongest(subjects, strength))
    ]
    voices = _voices([best for _, _, best in chosen])
    return tuple(_case(kind, title, best, voices) for kind, title, best in chosen)


_Key = tuple[int, str, str, str]
"""A run (by identity), a model, an item and a condition."""


def _voices(found: Sequence[_Found]) -> dict[_Key, Voice]:
    """The first sample of every reply that the cases show."""
    runs = {id(one.subject.run): one.subject.run for one in found}
    wanted = {key for one in found for key in _keys(one)}
    return {
        (number, result.model, result.item.id, result.prompt.condition): _voice(result)
        for number, run in runs.items()
        for result in run.results_of({key[1:] for key in wanted if key[0] == number})
        if result.sample == 0
    }


def _keys(found: _Found) -> tuple[_Key, _Key]:
    subject = found.subject
    item = subject.cells.items[found.row].id
    first, second = ((id(subject.run), subject.model, item, name) for name in ("blind", found.condition))
    return first, second


def _case(kind: str, title: str, found: _Found, voices: dict[_Key, Voice]) -> Case:
    subject, item = found.subject, found.subject.cells.items[found.row]
    n = item.n_gold(subject.annotator)
    anchor = int(subject.cells.anchors[found.condition][found.row])
    blind = subject.cells.first("blind", "claimed")[found.row]
    claimed = subject.cells.first(found.condition, "claimed")[found.row]
    why = f"{subject.label} on {item.id}: {n} gold errors; {blind:g} claimed under Blind, and {claimed:g} when told of {anchor}."
    shown = tuple(voices[key] for key in _keys(found))
    return Case(kind, title, why, segments(item, subject.annotator), shown)


def _voice(result: Result) -> Voice:
    reply, counts = result.reply, result.counts
    facts: dict[str, int | str | None] = {"number shown": counts.get("anchor")}
    facts |= {
        "claimed": counts.get("claimed"),
        "lines": counts.get("lines"),
        "lines that overlap a gold edit": counts.get("overlap"),
    }
    speaker = condition(result.prompt.condition).label
    return Voice(
        speaker,
        "" if reply is None else reply.text,
        {key: value for key, value in facts.items() if value is not None},
    )
