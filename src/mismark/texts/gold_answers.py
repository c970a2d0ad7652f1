"""Gold answers: what damage is planted in.

JSON Lines in, `GoldAnswer`s out:

    {"id": "q1", "ability": "factual", "instruction": "When did it end?", "gold": "It ended in 1945."}

A file of damaged answers, a folder of the public FBI data and the built-in set `judging` give the gold answers that
they hold, each once.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from mismark.errors import DataError
from mismark.texts import builtin
from mismark.texts.answers import DamagedAnswer, read_answers
from mismark.texts.categories import ABILITIES
from mismark.texts.files import iter_lines
from mismark.texts.items import is_item_id
from mismark.texts.json_values import parse_json
from mismark.texts.official_answers import read_official

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mismark.texts.categories import Ability

__all__ = ["GoldAnswer", "distinct_gold", "read_gold_answers"]

_SHAPE = '{"id": "q1", "ability": "factual", "instruction": "…", "gold": "…"}'
_KEYS = {"id", "ability", "instruction", "gold"}


@dataclass(frozen=True, slots=True)
class GoldAnswer:
    """An instruction and an answer to it that deserves full marks.

    Attributes:
        id: unique in its set, and the `prompt` of what is made of it.
        ability: what the instruction asks a model to be able to do.
        instruction: what was asked.
        gold: the answer.
    """

    id: str
    ability: Ability
    instruction: str
    gold: str


def read_gold_answers(data: str | Path, ability: Ability | None = None) -> tuple[GoldAnswer, ...]:
    """Read gold answers.

    Args:
        data: a file of gold answers or of damaged ones, a folder of the public data, or `judging` for the built-in set.
        ability: of the lines that name none.

    Raises:
        DataError: with file and line: not JSON, a key missing, unknown or of the wrong kind, an id that stands twice.
    """
    if str(data) == "judging" and not Path(data).exists():
        return distinct_gold(builtin.answers())
    if Path(data).is_dir():
        return distinct_gold(read_official(data).answers)
    if _holds_damaged(data):
        return distinct_gold(read_answers(data))
    found: dict[str, GoldAnswer] = {}
    for number, line in enumerate(iter_lines(data), start=1):
        if line.strip():
            one = _gold(line, f"{data}:{number}", ability)
            if one.id in found:
                raise DataError.at(
                    data, number, f"the id {one.id!r} stands on an earlier line; ids are unique"
                )
            found[one.id] = one
    if not found:
        raise DataError(f"{data}: holds no answers; expected lines such as {_SHAPE}")
    return tuple(found.values())


def distinct_gold(damaged: Iterable[DamagedAnswer]) -> tuple[GoldAnswer, ...]:
    """The gold answers of damaged ones, each instruction and text once, in the order of first standing.

    Its id is the damaged answer's `prompt`, in the public data the part of the id that names the question; where
    several gold answers would have one id, the others get `-2`, `-3`, …

    Example:
        >>> one = DamagedAnswer("q1-number", "q1", "factual", "number", "", "When?", "In 1945.", "In 1954.")
        >>> distinct_gold([one, one])
        (GoldAnswer(id='q1', ability='factual', instruction='When?', gold='In 1945.'),)
    """
    found: dict[tuple[str, str], GoldAnswer] = {}
    names: set[str] = set()
    for one in damaged:
        if (one.instruction, one.gold) in found:
            continue
        base = _question(one.id) if one.prompt == one.instruction else one.prompt
        name, number = base, 2
        while name in names:
            name, number = f"{base}-{number}", number + 1
        names.add(name)
        found[one.instruction, one.gold] = GoldAnswer(name, one.ability, one.instruction, one.gold)
    return tuple(found.values())


def _question(official: str) -> str:
    """The part of a row's id in the public data that names its question: `lf-12` of `grammar-errors:lf-12_grammar-errors`."""
    return official.rpartition(":")[2].partition("_")[0]


def _holds_damaged(data: str | Path) -> bool:
    """Whether the first line with anything on it has a key that only damaged answers have."""
    line = next((one for one in iter_lines(data) if one.strip()), "{}")
    try:
        row = parse_json(line, once=True)
    except ValueError:
        return False
    return isinstance(row, dict) and "category" in row


def _gold(line: str, where: str, ability: Ability | None) -> GoldAnswer:
    try:
        row = parse_json(line, once=True)
    except ValueError as error:
        raise DataError(f"{where}: not an answer ({error}); expected {_SHAPE}") from None
    if not isinstance(row, dict):
        _wrong(where, "a JSON object")
    if unknown := set(row) - _KEYS:
        _wrong(where, f"no key {min(unknown)!r}")
    row = {"ability": ability, **row}
    for key in ("id", "instruction", "gold"):
        if not isinstance(row.get(key), str) or not row[key].strip():
            _wrong(where, f"{key!r} to be text")
    if not is_item_id(row["id"]):
        _wrong(where, f"an id of printable characters without white space at its ends, not {row['id']!r}")
    if row["ability"] not in ABILITIES:
        _wrong(where, f"'ability' to be one of {', '.join(ABILITIES)} (or --ability for lines without one)")
    return GoldAnswer(row["id"], row["ability"], row["instruction"], row["gold"])


def _wrong(where: str, expected: str) -> NoReturn:
    raise DataError(f"{where}: not an answer: expected {expected}, as in {_SHAPE}")
