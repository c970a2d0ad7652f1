"""Minimal pairs: an ungrammatical sentence with one error on a grammar item, and what it should be.

JSON Lines in, `MinimalPair`s out, and back:

    {"id": "120-01", "item": 120, "wrong": "Let's to go home.", "references": [{"text": "Let's go home.", "step": 2}]}

Text is as people type it, not tokenised. A reference of step 2 uses the item, one of step 3 is as correct
and does not. A pair that a program proposed and nobody has read yet says so in one more key:

    "made": {"by": "rule", "how": "to-too", "operation": "unnecessary", "source": "plain.txt:12"}

Source: CTSEG 3.2.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, NoReturn

from mismark.errors import DataError
from mismark.texts.files import iter_lines, replacing
from mismark.texts.inventory import inventory
from mismark.texts.items import is_item_id
from mismark.texts.json_values import parse_json

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

__all__ = ["MOST_REFERENCES", "Made", "MinimalPair", "Reference", "read_pairs", "write_pairs"]

MOST_REFERENCES = 3
"""References that a pair may have (CTSEG, table 1)."""

_SHAPE = '{"id": "120-01", "item": 120, "wrong": "…", "references": [{"text": "…", "step": 2}]}'


class Reference(NamedTuple):
    """A correction: its text, and the step that it was written in (2 uses the item, 3 does not)."""

    text: str
    step: Literal[2, 3]


class Made(NamedTuple):
    """How a pair was made that a program proposed.

    Attributes:
        by: `rule` or `llm`.
        how: the rule's name, or the model's.
        operation: `missing`, `replacement` or `unnecessary`; "" where nothing says it.
        source: where the correct sentence stood, `FILE:LINE` or `SET:ID`.
    """

    by: str
    how: str
    operation: str
    source: str


@dataclass(frozen=True, slots=True)
class MinimalPair:
    """One sentence with one error, and its corrections.

    Attributes:
        id: unique in its set, `ITEM-NUMBER` in the built-in one.
        item: the grammar item that the error is on, 1 to 263.
        wrong: the ungrammatical sentence.
        references: one to three corrections, the first of step 2.
        made: how a program made it; None for a pair that a person wrote or accepted.
    """

    id: str
    item: int
    wrong: str
    references: tuple[Reference, ...]
    made: Made | None = None

    @property
    def using_item(self) -> tuple[str, ...]:
        """The corrections that use the item, the first one leading."""
        return tuple(one.text for one in self.references if one.step == 2)


def read_pairs(path: str | Path) -> tuple[MinimalPair, ...]:
    """Read minimal pairs.

    Args:
        path: JSON Lines; empty lines are left out.

    Raises:
        DataError: the file cannot be read, a line is no pair, or there is none.
    """
    pairs = tuple(
        _pair(line, f"{path}:{number}")
        for number, line in enumerate(iter_lines(path), start=1)
        if line.strip()
    )
    if not pairs:
        raise DataError(f"{path}: holds no minimal pairs; expected lines such as {_SHAPE}")
    return pairs


def write_pairs(path: str | Path, pairs: Iterable[MinimalPair]) -> None:
    """Write minimal pairs, one a line; the file appears whole or not at all."""
    with replacing(path) as file:
        for pair in pairs:
            row: dict[str, Any] = {
                "id": pair.id,
                "item": pair.item,
                "wrong": pair.wrong,
                "references": [one._asdict() for one in pair.references],
            }
            if pair.made is not None:
                row["made"] = pair.made._asdict()
            file.write(json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n")


def _pair(line: str, where: str) -> MinimalPair:
    try:
        row = parse_json(line, once=True)
    except ValueError as error:
        raise DataError(f"{where}: not a minimal pair ({error}); expected {_SHAPE}") from None
    if not isinstance(row, dict):
        _wrong(where, "a JSON object")
    unknown = set(row) - {"id", "item", "wrong", "references", "made"}
    if unknown:
        _wrong(where, f"no key {min(unknown)!r}")
    item = row.get("item")
    if isinstance(item, bool) or not isinstance(item, int) or not 1 <= item <= len(inventory()):
        _wrong(where, f'"item" to be a number from 1 to {len(inventory())}')
    found = row.get("references")
    if not isinstance(found, list) or not 1 <= len(found) <= MOST_REFERENCES:
        _wrong(where, f'"references" to be a list of 1 to {MOST_REFERENCES}')
    references = tuple(_reference(one, where) for one in found)
    if references[0].step != 2:
        _wrong(where, "the first reference to be of step 2, one that uses the item")
    name = _text(row, "id", where)
    if not is_item_id(name):
        _wrong(where, f"an id of printable characters without white space at its ends, not {name!r}")
    return MinimalPair(name, item, _text(row, "wrong", where), references, _made(row.get("made"), where))


def _made(value: object, where: str) -> Made | None:
    if value is None:
        return None
    if (
        not isinstance(value, dict)
        or set(value) != set(Made._fields)
        or not all(isinstance(one, str) for one in value.values())
    ):
        _wrong(where, f'"made" to have the keys {", ".join(Made._fields)}, each of them text')
    return Made(**value)


def _reference(value: object, where: str) -> Reference:
    if not isinstance(value, dict) or set(value) != {"text", "step"} or value["step"] not in (2, 3):
        _wrong(where, 'each reference to be {"text": "…", "step": 2} or 3')
    return Reference(_text(value, "text", where), 3 if value["step"] == 3 else 2)


def _text(row: dict[str, Any], key: str, where: str) -> str:
    value = row.get(key)
    if not isinstance(value, str) or not value.strip():
        _wrong(where, f"{key!r} to be text")
    return value


def _wrong(where: str, expected: str) -> NoReturn:
    raise DataError(f"{where}: not a minimal pair: expected {expected}, as in {_SHAPE}")
