"""Item files: one JSON object a line, `Item` records in and out.

    {"id": "p-0201", "sentences": [{"tokens": ["get", "disease"],
     "edits": [[1, 2, ["diseases"], "Nn", 0]], "annotators": [0, 1]}],
     "document": "essay-7", "window": 201, "noun": "grammatical error", "meta": {}}

An edit is `[start, end, [correction, …], type, annotator]` in token offsets of its sentence, `""`
for nothing. Required are `id` and `sentences`, and of a sentence its `tokens`; the rest may be
left out (no edits; annotator 0 and whoever has an edit; no document, no window, "grammatical
error", nothing recorded). Any other key is an error, so that a misspelt one cannot go unread.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn, TextIO

from mismark.digests import digest_all
from mismark.errors import DataError
from mismark.records import Edit, Item, JsonObject, Sentence
from mismark.texts.files import iter_lines, replacing
from mismark.texts.json_values import parse_json

if TYPE_CHECKING:
    from collections.abc import Iterable

__all__ = ["is_item_id", "item_from_json", "item_json", "items_digest", "read_items", "write_items"]

_ITEM_KEYS = {"id": True, "sentences": True, "document": False, "window": False, "noun": False, "meta": False}
_NOUN = Item("default", ()).noun
_SENTENCE_KEYS = {"tokens": True, "edits": False, "annotators": False}


def read_items(path: str | Path) -> tuple[Item, ...]:
    """Read an item file. Blank lines are passed over.

    Raises:
        DataError: with file and line: not JSON, a key that is unknown or missing, a value of the
            wrong type, offsets out of range, an id that stands twice; or a file without items.

    Example:
        >>> import tempfile
        >>> with tempfile.TemporaryDirectory() as folder:
        ...     path = Path(folder) / "items.jsonl"
        ...     _ = path.write_text('{"id": "a", "sentences": [{"tokens": ["Hi"]}]}', encoding="utf-8")
        ...     read_items(path)[0].id
        'a'
    """
    items: list[Item] = []
    lines: dict[str, int] = {}
    for number, line in enumerate(iter_lines(path), start=1):
        if not line.strip():
            continue
        item = item_from_json(_loads(line, f"{path}:{number}"), f"{path}:{number}")
        if item.id in lines:
            raise DataError.at(
                path, number, f"the id {item.id!r} stands on line {lines[item.id]} already; ids are unique"
            )
        lines[item.id] = number
        items.append(item)
    if not items:
        raise DataError.at(path, None, "holds no items; expected one JSON object a line")
    return tuple(items)


def write_items(target: str | Path | TextIO, items: Iterable[Item]) -> None:
    """Write an item file; one given by its path appears whole or not at all.

    Args:
        target: a path, or a text stream.
        items: what to write, in order.

    Raises:
        DataError: the file cannot be written.

    Example:
        >>> import sys
        >>> write_items(sys.stdout, [Item("a", (Sentence(("Hi",)),), meta={"n": 1})])
        {"id":"a","sentences":[{"tokens":["Hi"],"edits":[],"annotators":[0]}],"document":null,"window":null,"noun":"grammatical error","meta":{"n":1}}
    """
    if isinstance(target, str | Path):
        with replacing(target) as stream:
            write_items(stream, items)
        return
    for item in items:
        text = json.dumps(item_json(item), ensure_ascii=False, separators=(",", ":"), allow_nan=False)
        target.write(text + "\n")


def item_json(item: Item) -> JsonObject:
    """Turn an item into the JSON object that an item file holds, every key written out.

    Example:
        >>> item_json(Item("a", (Sentence(("b",), (Edit(0, 1, ("c",), "T"),)),)))["sentences"]
        [{'tokens': ['b'], 'edits': [[0, 1, ['c'], 'T', 0]], 'annotators': [0]}]
    """
    return {
        "id": item.id,
        "sentences": [
            {
                "tokens": list(sentence.tokens),
                "edits": [[e.start, e.end, list(e.corrections), e.type, e.annotator] for e in sentence.edits],
                "annotators": list(sentence.annotators),
            }
            for sentence in item.sentences
        ],
        "document": item.document,
        "window": item.window,
        "noun": item.noun,
        "meta": dict(item.meta),
    }


def item_from_json(obj: object, where: str, *, bare: bool = False) -> Item:
    """Read an item from a JSON value.

    Args:
        obj: what a JSON parser made of it.
        where: its place (`FILE:LINE`), for errors.
        bare: take items without sentences too, whose texts stand in `meta`: runs of answers have such.

    Raises:
        DataError: it is not an item.

    Example:
        >>> item_from_json({"id": "a", "sentences": [{"tokens": ["b"], "edits": [[0, 2, ["c"], "", 0]]}]}, "x.jsonl:3")
        Traceback (most recent call last):
        mismark.errors.DataError: x.jsonl:3: item 'a', sentence 0, edit 0: span 0 to 2 in a sentence of 1 token; expected 0 <= start <= end <= 1
    """
    row = _object(obj, _ITEM_KEYS, where, "an item")
    name = row["id"]
    if not isinstance(name, str) or not is_item_id(name):
        _wrong(where, "id", "a string of printable characters", name)
    place = f"{where}: item {name!r}"
    sentences = row["sentences"]
    if not isinstance(sentences, list) or not (sentences or bare):
        _wrong(place, "sentences", "a list with at least one sentence", sentences)
    document, window, noun, meta = (row.get(key) for key in ("document", "window", "noun", "meta"))
    if document is not None and not (isinstance(document, str) and document):
        _wrong(place, "document", "a string or null", document)
    if window is not None and not (_whole(window) and window >= 0):
        _wrong(place, "window", "a whole number from 0, or null", window)
    if "noun" in row and not (isinstance(noun, str) and noun.strip()):
        _wrong(place, "noun", "a string", noun)
    if "meta" in row and not isinstance(meta, dict):
        _wrong(place, "meta", "an object", meta)
    return Item(
        name,
        tuple(_sentence(value, f"{place}, sentence {index}") for index, value in enumerate(sentences)),
        document,
        window,
        noun or _NOUN,
        meta or {},
    )


def is_item_id(name: str) -> bool:
    """Tell whether an item may be called that: printable characters, no white space at an end.

    Example:
        >>> is_item_id("p-0201"), is_item_id(" p"), is_item_id("")
        (True, False, False)
    """
    return bool(name) and name.isprintable() and name == name.strip()


def items_digest(items: Iterable[Item]) -> str:
    """Hash a set of items in order: what they hold, whatever file they lie in.

    Example:
        >>> items_digest([Item("a", (Sentence(("Hi",)),))]) == items_digest([Item("a", (Sentence(("Hi",)),), window=0)])
        False
    """
    return digest_all(item_json(item) for item in items)


def _loads(line: str, where: str) -> object:
    """Parse one line of JSON."""
    try:
        value = parse_json(line, once=True)
    except ValueError as error:
        raise DataError(f"{where}: not a JSON object on one line ({error})") from None
    return value


def _sentence(obj: object, where: str) -> Sentence:
    row = _object(obj, _SENTENCE_KEYS, where, "a sentence")
    tokens = row["tokens"]
    if not isinstance(tokens, list) or not all(isinstance(token, str) and token for token in tokens):
        _wrong(where, "tokens", "a list of strings that are not empty", tokens)
    values = row.get("edits", [])
    if not isinstance(values, list):
        _wrong(where, "edits", "a list", values)
    edits = tuple(_edit(value, len(tokens), f"{where}, edit {index}") for index, value in enumerate(values))
    annotators = row.get("annotators", sorted({0, *(edit.annotator for edit in edits)}))
    if (
        not isinstance(annotators, list)
        or not annotators
        or not all(_whole(value) and value >= 0 for value in annotators)
        or annotators != sorted(set(annotators))
    ):
        _wrong(where, "annotators", "a list of one or more whole numbers from 0, ascending", annotators)
    for index, edit in enumerate(edits):
        if edit.annotator not in annotators:
            raise DataError(
                f"{where}, edit {index}: annotator {edit.annotator} is not among the annotators {annotators}"
            )
    return Sentence(tuple(tokens), edits, tuple(annotators))


def _edit(value: object, n_tokens: int, where: str) -> Edit:
    if not isinstance(value, list) or len(value) != 5:
        raise DataError(
            f"{where}: expected [start, end, [correction, …], type, annotator] and found {_short(value)}"
        )
    start, end, corrections, kind, annotator = value
    if not (_whole(start) and _whole(end) and _whole(annotator) and annotator >= 0 and isinstance(kind, str)):
        raise DataError(
            f"{where}: start, end and annotator are whole numbers and type is a string; found {_short(value)}"
        )
    if (
        not isinstance(corrections, list)
        or not corrections
        or not all(isinstance(text, str) for text in corrections)
    ):
        raise DataError(
            f"{where}: corrections are a list of one or more strings; found {_short(corrections)}"
        )
    if not 0 <= start <= end <= n_tokens:
        noun = "token" if n_tokens == 1 else "tokens"
        raise DataError(
            f"{where}: span {start} to {end} in a sentence of {n_tokens} {noun}; expected 0 <= start <= end <= {n_tokens}"
        )
    return Edit(start, end, tuple(corrections), kind, annotator)


def _object(obj: object, keys: dict[str, bool], where: str, what: str) -> JsonObject:
    """Make sure of an object with the required keys (True) and no keys but these."""
    if not isinstance(obj, dict):
        raise DataError(f"{where}: {what} is a JSON object; found {_short(obj)}")
    for key in obj:
        if key not in keys:
            raise DataError(f"{where}: {what} has the unknown key {key!r}; known are {', '.join(keys)}")
    for key, required in keys.items():
        if required and key not in obj:
            raise DataError(f"{where}: {what} lacks the key {key!r}")
    return obj


def _whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _wrong(where: str, key: str, expected: str, found: object) -> NoReturn:
    raise DataError(f"{where}: {key} is {_short(found)}; expected {expected}")


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."
