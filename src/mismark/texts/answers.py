"""Answers with planted damage: an instruction, its gold answer, and the same answer with one change made to it.

JSON Lines in, `DamagedAnswer`s out, and back:

    {"id": "lf-01-spelling", "prompt": "lf-01", "ability": "long-form", "category": "spelling",
     "instruction": "…", "gold": "…", "changes": [[103, 112, "nutreints"]], "reason": "a word is misspelt"}

A change is `[start, end, text]` in code points of the gold answer. Either `changes` or `perturbed` (the whole damaged
answer) must be there; where only the text is, the changes are found by comparing words. `subtype` stands beside the
category `invariant`; `prompt`, which names what belongs to one instruction, is the id where it is left out; `reason`
and `origin` are words for people; `errors` says how many errors were planted where they are more than one. The file's lines are in no order that means anything.

Source: FBI 3 and the format of its public data.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, NoReturn

from mismark.errors import DataError
from mismark.records import Item
from mismark.texts.categories import ABILITIES, CATEGORIES, INVARIANT, Ability, category
from mismark.texts.differences import changed_words
from mismark.texts.files import iter_lines, replacing
from mismark.texts.items import is_item_id
from mismark.texts.json_values import parse_json

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

__all__ = ["Change", "DamagedAnswer", "answer_item", "apply_changes", "read_answers", "write_answers"]

_SHAPE = '{"id": "…", "ability": "factual", "category": "number", "instruction": "…", "gold": "…", "perturbed": "…"}'
_WORDS = ("id", "ability", "category", "instruction", "gold")
_OPTIONAL = ("prompt", "subtype", "perturbed", "changes", "reason", "origin", "errors")
_NOT_TEXT = {"changes", "errors"}


class Change(NamedTuple):
    """What was changed: code points `start` to `end` of the gold answer, and what stands there instead."""

    start: int
    end: int
    text: str


@dataclass(frozen=True, slots=True)
class DamagedAnswer:
    """One gold answer with one kind of change made to it.

    Attributes:
        id: unique in its set.
        prompt: what belongs to one instruction has the same; intervals resample these.
        ability: what the instruction asks a model to be able to do.
        category: the kind of damage, or `invariant`.
        subtype: of an invariant change, or of damage where the set tells several kinds apart; else "".
        instruction: what was asked.
        gold: the undamaged answer.
        perturbed: the damaged one.
        recorded: the changes as whoever made them recorded them, in the order of the gold answer; None where the set
            holds only the two texts.
        reason: what was done, in words, or "".
        origin: who did it (`written`, `rule`, `llm`, `official`), or "".
        errors: how many errors were planted; 1 for an invariant change, which plants none.
    """

    id: str
    prompt: str
    ability: Ability
    category: str
    subtype: str
    instruction: str
    gold: str
    perturbed: str
    recorded: tuple[Change, ...] | None = None
    reason: str = ""
    origin: str = ""
    errors: int = 1

    @property
    def changes(self) -> tuple[Change, ...]:
        """What was changed: as recorded, else found by comparing sentences and words (about a millisecond)."""
        if self.recorded is not None:
            return self.recorded
        return tuple(Change(*one) for one in changed_words(self.gold, self.perturbed))


def apply_changes(gold: str, changes: Iterable[Change]) -> str:
    """Make changes in a text.

    Args:
        gold: the text.
        changes: ascending, none overlapping another.

    Raises:
        ValueError: a change ends before it begins, overlaps the one before it or lies outside the text.

    Example:
        >>> apply_changes("2 + 3 = 5", [Change(8, 9, "6")])
        '2 + 3 = 6'
    """
    pieces, last = [], 0
    for start, end, text in changes:
        if not last <= start <= end <= len(gold):
            raise ValueError(f"the change [{start}, {end}] is out of order or outside 0 to {len(gold)}")
        pieces += [gold[last:start], text]
        last = end
    return "".join([*pieces, gold[last:]])


def read_answers(path: str | Path) -> tuple[DamagedAnswer, ...]:
    """Read damaged answers. Blank lines are passed over.

    Raises:
        DataError: with file and line: not JSON, a key that is unknown, missing or of the wrong kind, a change
            outside its text, two texts that contradict each other, an id that stands twice; or a file without answers.
    """
    answers: list[DamagedAnswer] = []
    lines: dict[str, int] = {}
    for number, line in enumerate(iter_lines(path), start=1):
        if not line.strip():
            continue
        answer = _answer(line, f"{path}:{number}")
        if answer.id in lines:
            raise DataError.at(
                path,
                number,
                f"the id {answer.id!r} stands on line {lines[answer.id]} already; ids are unique",
            )
        lines[answer.id] = number
        answers.append(answer)
    if not answers:
        raise DataError(f"{path}: holds no damaged answers; expected lines such as {_SHAPE}")
    return tuple(answers)


def write_answers(path: str | Path, answers: Iterable[DamagedAnswer]) -> None:
    """Write damaged answers, one a line; the file appears whole or not at all.

    Where the changes are recorded the damaged text is left out: `read_answers` makes it again.
    """
    with replacing(path) as file:
        for one in answers:
            row: dict[str, Any] = {
                "id": one.id,
                "prompt": one.prompt,
                "ability": one.ability,
                "category": one.category,
            }
            row |= {"subtype": one.subtype} if one.subtype else {}
            row |= {"instruction": one.instruction, "gold": one.gold}
            row |= {"perturbed": one.perturbed} if one.recorded is None else {"changes": one.recorded}
            row |= {key: value for key in ("reason", "origin") if (value := getattr(one, key))}
            row |= {"errors": one.errors} if one.errors != 1 else {}
            file.write(json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n")


def answer_item(answer: DamagedAnswer) -> Item:
    """A damaged answer as the item that a run asks about; its cluster is its instruction."""
    return Item(
        answer.id,
        (),
        document=answer.prompt,
        noun="planted error",
        meta={
            "ability": answer.ability,
            "category": answer.category,
            "subtype": answer.subtype,
            "instruction": answer.instruction,
            "gold": answer.gold,
            "perturbed": answer.perturbed,
            "changes": None if answer.recorded is None else [list(change) for change in answer.recorded],
            "reason": answer.reason,
            "origin": answer.origin,
            **({"errors": answer.errors} if answer.errors != 1 else {}),
        },
    )


def _answer(line: str, where: str) -> DamagedAnswer:
    try:
        row = parse_json(line, once=True)
    except ValueError as error:
        raise DataError(f"{where}: not a damaged answer ({error}); expected {_SHAPE}") from None
    if not isinstance(row, dict):
        _wrong(where, "a JSON object")
    unknown = set(row) - {*_WORDS, *_OPTIONAL}
    if unknown:
        _wrong(where, f"no key {min(unknown)!r}")
    for key in _WORDS:
        if not isinstance(row.get(key), str) or not row[key].strip():
            _wrong(where, f"{key!r} to be text")
    for key in _OPTIONAL:
        if key not in _NOT_TEXT and not isinstance(row.get(key, ""), str):
            _wrong(where, f"{key!r} to be text")
    if type(errors := row.get("errors", 1)) is not int or errors < 1:
        _wrong(where, f"'errors' to be how many errors were planted, 1 or more, not {errors!r}")
    if not is_item_id(row["id"]):
        _wrong(where, f"an id of printable characters without white space at its ends, not {row['id']!r}")
    _check_kind(row, where)
    changes, perturbed = _texts(row, where)
    return DamagedAnswer(
        row["id"],
        row.get("prompt") or row["id"],
        row["ability"],
        row["category"],
        row.get("subtype", ""),
        row["instruction"],
        row["gold"],
        perturbed,
        changes,
        row.get("reason", ""),
        row.get("origin", ""),
        errors,
    )


def _check_kind(row: dict[str, Any], where: str) -> None:
    if row["ability"] not in ABILITIES:
        _wrong(where, f"'ability' to be one of {', '.join(ABILITIES)}, not {row['ability']!r}")
    kind = category(row["category"])
    if kind is None and row["category"] != INVARIANT:
        known = ", ".join(one.name for one in CATEGORIES if one.ability == row["ability"])
        _wrong(where, f"'category' to be one of {known}, {INVARIANT}, not {row['category']!r}")
    if kind is not None and kind.ability != row["ability"]:
        _wrong(
            where, f"the category {kind.name} to stand with the ability {kind.ability}, not {row['ability']}"
        )


def _texts(row: dict[str, Any], where: str) -> tuple[tuple[Change, ...] | None, str]:
    """The changes, where they are recorded, and the damaged text."""
    gold, perturbed = row["gold"], row.get("perturbed")
    if "changes" not in row:
        if not perturbed:
            _wrong(where, "'changes' or 'perturbed'")
        return None, perturbed
    changes = _changes(row["changes"], where)
    try:
        made = apply_changes(gold, changes)
    except ValueError as error:
        _wrong(where, f"changes in ascending order inside the gold answer, but {error}")
    if perturbed is not None and perturbed != made:
        _wrong(
            where,
            "'perturbed' to be the gold answer with its 'changes' made, or one of the two to be left out",
        )
    return changes, made


def _changes(value: object, where: str) -> tuple[Change, ...]:
    def is_change(one: object) -> bool:
        return (
            isinstance(one, list)
            and len(one) == len(Change._fields)
            and all(type(number) is int for number in one[:2])
            and isinstance(one[2], str)
        )

    if not isinstance(value, list) or not all(is_change(one) for one in value):
        _wrong(where, "'changes' to be a list of [start, end, text]")
    return tuple(Change(*one) for one in value)


def _wrong(where: str, expected: str) -> NoReturn:
    raise DataError(f"{where}: not a damaged answer: expected {expected}, as in {_SHAPE}")
