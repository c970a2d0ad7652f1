"""A few damaged answers, for the tests of judging."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mismark.texts.answers import Change, DamagedAnswer, answer_item, write_answers

if TYPE_CHECKING:
    from pathlib import Path

    from mismark.records import Item

__all__ = ["ANSWERS", "items", "written"]

MOON = "Two people walked on the Moon in July 1969. They stayed for 21 hours, and Collins waited in orbit."
SUM = "Each box holds 12 eggs. 4 boxes hold 4 x 12 = 48 eggs. The answer is 48."


def _moon(name: str, category: str, old: str, new: str, subtype: str = "") -> DamagedAnswer:
    start = MOON.index(old)
    change = Change(start, start + len(old), new)
    perturbed = MOON.replace(old, new, 1)
    ask = "Who walked on the Moon first, and when?"
    return DamagedAnswer(
        name, "moon", "factual", category, subtype, ask, MOON, perturbed, (change,), "", "written"
    )


ANSWERS = (
    _moon("moon-number", "number", "1969", "1996"),
    _moon("moon-entity", "entity", "Collins", "Cunningham"),
    _moon("moon-fact", "incorrect-fact", "Two people", "Three people"),
    _moon("moon-opposite", "opposite-fact", "stayed for", "did not stay for"),
    _moon("moon-hours", "number", "21 hours", "12 hours"),
    _moon("moon-variant", "invariant", "They stayed", "The two stayed", "paraphrase"),
    DamagedAnswer(
        "sum-final", "sum", "reasoning", "final-answer", "", "How many eggs do 4 boxes of 12 hold?", SUM,
        SUM.replace("is 48", "is 84"), (Change(SUM.index("is 48") + 3, SUM.index("is 48") + 5, "84"),), "", "written",
    ),
    DamagedAnswer("sum-same", "sum", "reasoning", "units", "", "How many eggs do 4 boxes of 12 hold?", SUM, SUM),
)  # fmt: skip


def items() -> tuple[Item, ...]:
    """All of them as items."""
    return tuple(map(answer_item, ANSWERS))


def written(folder: Path) -> str:
    """All of them in a file."""
    path = folder / "answers.jsonl"
    write_answers(path, ANSWERS)
    return str(path)
