"""The data sets that ship with mismark, each with its data card: a name in, items out."""

from __future__ import annotations

from dataclasses import replace
from importlib import resources
from typing import TYPE_CHECKING

from mismark.errors import DataError, UsageError
from mismark.texts.answers import answer_item, read_answers
from mismark.texts.grammar_items import pair_items
from mismark.texts.m2 import read_documents, read_m2
from mismark.texts.minimal_pairs import read_pairs
from mismark.texts.passages import build_passages

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from mismark.records import Item
    from mismark.texts.answers import DamagedAnswer
    from mismark.texts.minimal_pairs import MinimalPair

__all__ = ["NAMES", "answers", "load", "pairs"]


def _framing(folder: Path) -> tuple[Item, ...]:
    """Every passage of four sentences with 3 to 7 errors, of texts whose documents are marked."""
    file = folder / "passages.m2"
    report = build_passages(
        read_m2(file), read_documents(file), per_bucket=None, prefix="framing", meta={"scheme": "conll14"}
    )
    return report.items


def _framing_clean(folder: Path) -> tuple[Item, ...]:
    """Every passage of four sentences in which no annotator marked anything."""
    file = folder / "clean.m2"
    if not file.is_file():
        raise DataError("the built-in clean passages are not in this installation; give passages with --data")
    report = build_passages(
        read_m2(file),
        read_documents(file),
        minimum=0,
        maximum=0,
        per_bucket=None,
        prefix="clean",
        meta={"scheme": "conll14"},
    )
    return tuple(item for item in report.items if not any(sentence.edits for sentence in item.sentences))


def _framing_facts(folder: Path) -> tuple[Item, ...]:
    """Passages in correct English with 3 to 7 factual slips: errors that are not of grammar."""
    file = folder / "facts.m2"
    report = build_passages(read_m2(file), read_documents(file), per_bucket=None, prefix="facts")
    return tuple(replace(item, noun="factual error") for item in report.items)


def _grammar(folder: Path) -> tuple[Item, ...]:
    """The minimal pairs of the grammar items, with the edits that ship beside them."""
    return pair_items(read_pairs(folder / "pairs.jsonl"), read_m2(folder / "pairs.m2"))


def _judging(folder: Path) -> tuple[Item, ...]:
    """Gold answers and what was made of each."""
    return tuple(map(answer_item, read_answers(folder / "answers.jsonl")))


_SETS: dict[str, Callable[[Path], tuple[Item, ...]]] = {
    "framing": _framing,
    "framing-clean": _framing_clean,
    "framing-facts": _framing_facts,
    "grammar": _grammar,
    "judging": _judging,
}


def pairs() -> tuple[MinimalPair, ...]:
    """The minimal pairs of the 263 grammar items.

    Example:
        >>> len({pair.item for pair in pairs()})
        263
    """
    with resources.as_file(resources.files(__name__).joinpath("grammar", "pairs.jsonl")) as file:
        return read_pairs(file)


def answers() -> tuple[DamagedAnswer, ...]:
    """The damaged answers of the judging set.

    Example:
        >>> len({answer.category for answer in answers()})
        23
    """
    with resources.as_file(resources.files(__name__).joinpath("judging", "answers.jsonl")) as file:
        return read_answers(file)


NAMES: tuple[str, ...] = tuple(_SETS)
"""The sets that `load` knows."""


def load(name: str) -> tuple[Item, ...]:
    """Load a data set that ships with mismark.

    Args:
        name: one of `NAMES`.

    Raises:
        UsageError: there is no such set.
        DataError: its files are missing or broken.

    Example:
        >>> load("nothing")
        Traceback (most recent call last):
        mismark.errors.UsageError: there is no built-in data set 'nothing'; known are: framing, framing-clean, framing-facts, grammar, judging
    """
    if name not in _SETS:
        raise UsageError(f"there is no built-in data set {name!r}; known are: {', '.join(NAMES)}")
    source = resources.files(__name__).joinpath(name.partition("-")[0])
    if not source.is_dir():
        raise DataError(f"the built-in data set {name!r} is not in this installation; install mismark anew")
    with resources.as_file(source) as folder:
        return _SETS[name](folder)
