"""The set under vetting: a file, a folder or a built-in name in, items and the labels that they can get out."""

from __future__ import annotations

import re
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple
from unicodedata import normalize

from mismark.errors import DataError, UsageError
from mismark.texts import builtin
from mismark.texts.answers import read_answers
from mismark.texts.files import iter_lines
from mismark.texts.inventory import inventory
from mismark.texts.minimal_pairs import read_pairs
from mismark.texts.official_answers import read_official

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mismark.records import JsonObject
    from mismark.texts.answers import DamagedAnswer
    from mismark.texts.minimal_pairs import MinimalPair
    from mismark.web.store import Kind, StoredItem

__all__ = [
    "LABELS",
    "Label",
    "Vetted",
    "answer_payload",
    "as_items",
    "load_set",
    "read_names",
    "same_name",
    "store_beside",
]

_NAME = re.compile(r"[^\W_][\w.-]{0,39}")
_SETTLER = "settler"


class Label(NamedTuple):
    """One of the labels that an item can get: its name in files, its key on the page, its title, and what it means."""

    name: str
    key: str
    title: str
    help: str


LABELS: dict[str, tuple[Label, ...]] = {
    "answers": (
        Label("valid", "1", "Valid", "The answer is worse for it, and must cost something."),
        Label("invalid", "2", "Invalid", "The change is botched or is not there; mend it if you can."),
        Label("invariant", "3", "Score invariant", "The answer is changed, and no worse."),
        Label("irrelevant", "4", "Not relevant", "A real change, but not of this category."),
        Label("unsure", "5", "Not sure", "You cannot tell."),
    ),
    "pairs": (
        Label("corrected", "1", "Corrected", "You wrote the sentence as it should be."),
        Label("correct-already", "2", "Already correct", "The sentence needs no change."),
        Label("unsure", "3", "Not sure", "You cannot tell."),
    ),
}
"""The labels of damaged answers (FBI, appendix A), and those of sentences to correct."""


class Vetted(NamedTuple):
    """A set under vetting.

    Attributes:
        kind: `answers` or `pairs`.
        name: what the page calls it.
        payloads: its items, each with an `id`.
    """

    kind: Kind
    name: str
    payloads: tuple[JsonObject, ...]


def load_set(data: str) -> Vetted:
    """Read a set that people are to look at.

    Args:
        data: a file of damaged answers or minimal pairs (JSONL), a folder of the public FBI data, or `judging` or
            `grammar`; a file with such a name is reached as `./NAME`.

    Raises:
        DataError: it cannot be read, or it is neither.
        UsageError: it names nothing.

    Example:
        >>> load_set("judging").payloads[0]["category"]
        'grammar'
    """
    if not data.strip():
        raise UsageError("DATA is empty; name a file, a folder, judging or grammar")
    if data == "judging":
        return _answers(data, builtin.answers())
    if data == "grammar":
        return _pairs(data, builtin.pairs())
    name = Path(data).name
    if Path(data).is_dir():
        return _answers(name, read_official(data).answers)
    first = next((line for line in iter_lines(data) if line.strip()), "")
    if '"wrong"' in first:
        return _pairs(name, read_pairs(data))
    if '"gold"' in first:
        return _answers(name, read_answers(data))
    raise DataError(f"{data}: holds neither damaged answers nor minimal pairs; these are what people can vet")


def as_items(vetted: Vetted) -> list[StoredItem]:
    """A set's items as a store gives them."""
    from mismark.web.store import StoredItem

    return [StoredItem(one["id"], place, one) for place, one in enumerate(vetted.payloads)]


def store_beside(data: str) -> Path:
    """Where a set's labels lie where nothing else is said: beside it; those of a built-in set in the working folder.

    Example:
        >>> store_beside("sets/damaged.jsonl").name, store_beside("judging").name
        ('damaged.jsonl.vet.sqlite', 'judging.vet.sqlite')
    """
    path = Path(data)
    whole = path.resolve()
    if path.name in ("", ".."):  # a folder by no name of its own: . or .. or /
        path = whole
    return path.parent / f"{whole.name}.vet.sqlite"


def read_names(written: str) -> list[str]:
    """The names of annotators, parted by commas.

    Raises:
        UsageError: none, one that stands twice or that a table could not hold, or the settler's.

    Example:
        >>> read_names("ana, ben")
        ['ana', 'ben']
        >>> read_names("ana,ANA")
        Traceback (most recent call last):
        mismark.errors.UsageError: --annotators names 'ANA' twice; each annotator has a name of their own
    """
    names = [normalize("NFC", name.strip()) for name in written.split(",") if name.strip()]
    if not names:
        raise UsageError("--annotators names nobody; give names parted by commas: --annotators ana,ben")
    seen: set[str] = set()
    for name in names:
        if not _NAME.fullmatch(name):
            raise UsageError(
                f"--annotators: {name!r} cannot be a name; take up to 40 letters, digits, dots, hyphens and underscores"
            )
        if same_name(name) == _SETTLER:
            raise UsageError(
                f"--annotators: {_SETTLER!r} is who settles disagreements, and has a link in any case; take another name"
            )
        if same_name(name) in seen:
            raise UsageError(f"--annotators names {name!r} twice; each annotator has a name of their own")
        seen.add(same_name(name))
    return names


def same_name(name: str) -> str:
    """What two names of one person have in common: all but upper and lower case, and how characters are encoded."""
    return normalize("NFC", normalize("NFC", name).casefold())


def _answers(name: str, answers: Iterable[DamagedAnswer]) -> Vetted:
    return Vetted("answers", name, tuple(map(answer_payload, answers)))


def answer_payload(answer: DamagedAnswer) -> JsonObject:
    """A damaged answer as a store holds it, from which it can be made again.

    A field that came after the first stores is left out where it says nothing, so that their items stay as they were.
    """
    changes = answer.recorded
    payload = {
        **asdict(answer),
        "recorded": None if changes is None else [list(change) for change in changes],
    }
    if answer.errors == 1:
        del payload["errors"]
    return payload


def _pairs(name: str, pairs: Iterable[MinimalPair]) -> Vetted:
    payloads = []
    seen: set[str] = set()
    for pair in pairs:
        if pair.id in seen:
            raise DataError(f"{name}: the id {pair.id!r} stands twice; ids are unique")
        seen.add(pair.id)
        item = inventory()[pair.item - 1]
        payloads.append(
            {
                "id": pair.id,
                "item": pair.item,
                "level": item.level,
                "structure": item.name,
                "wrong": pair.wrong,
                "references": [one._asdict() for one in pair.references],
            }
        )
    return Vetted("pairs", name, tuple(payloads))
