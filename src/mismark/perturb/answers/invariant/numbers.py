"""The same counts written otherwise: number words in digits, and small numbers in words.

Both texts are read again with every number word as digits, and must then be the same.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from mismark.errors import MissingExtra
from mismark.perturb.answers.inflecting import in_words
from mismark.perturb.answers.invariant.facts import WORDS_ASKED
from mismark.perturb.answers.rules import DamageRule, Spot
from mismark.texts.answers import Change

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from mismark.perturb.answers.reading import AnswerText

__all__ = ["NEAR", "NUMBERS", "amounts_asked", "number_words", "put_for"]

_FEWEST = 2
"""Number words or digits that must change, so that the change can be seen."""

_STORIES = re.compile(
    r"\b(?:poem\w*|poet\w*|stor(?:y|ies)|tale|fable|speech|toast|song\w*|lyric\w*|dialogue|script|play|digits?|numerals?|"
    r"numbers?|minutes|hours|days|weeks|months|years|dates?|centur\w+)\b",
    re.IGNORECASE,
)
"""Words of an instruction that ask for literature, or for an amount in a unit of its own."""

_EQUATION = re.compile(r"[=×÷<>%/≈·^]|\d\s*[-–+*x]\s*\d")
NEAR = 25
"""Characters to either side of a number in which another one makes a range or a list of amounts of it."""

_NOT_COUNTED = re.compile(
    r"(?:thirds|quarters|fifths|sixths|eighths|tenths|halves|hundreds?|thousands?|millions?|billions?|dozens?|others|ones|has|is|was|does|this|"
    r"less|plus|minus|times|as|its|towards|afterwards|across|always|perhaps|besides)\b"
)
_LABELS = re.compile(
    r"(?:chapter|step|part|figure|table|type|war|phase|stage|level|grade|number|no|version|class|group|section|day|week|act|"
    r"question|item|rule|page|unit|day|year|month|at|by)\.?\s*$",
    re.IGNORECASE,
)


@cache
def number_words() -> Mapping[str, int]:
    """The words of 2 to 99 with their values.

    Raises:
        MissingExtra: inflect is not installed.
    """
    return {in_words(n): n for n in range(2, 100)}


@cache
def _number_pattern() -> re.Pattern[str]:
    longest_first = sorted(number_words(), key=len, reverse=True)
    return re.compile(rf"(?<![\w-])({'|'.join(longest_first)})(?![\w-])", re.IGNORECASE)


_PLURAL = re.compile(
    r"\s(?:[a-z]+(?:ed|ing|al|ic|ive|ary|ous|nt|main|key|major|new|old|long|short)\s)?(?:[a-z]{3,}[^su\W]s|people|children|feet)\b"
)
"""A thing that is counted, one adjective at most before it."""


_POINTED_AT = re.compile(
    r"\b(?:the|these|those|all|both|between|of|first|last|other|my|your|our|their|its|his|her)\s*$"
)


def _may_be_verb(word: str) -> bool:
    """Whether a word may be a verb: “the two comes”, “the three lead”."""
    try:
        from lemminflect import getAllLemmas
    except ImportError as error:
        raise MissingExtra.of("perturb", "lemminflect", "perturb") from error
    return "VERB" in getAllLemmas(word)


def _counted(read: AnswerText, start: int, end: int) -> bool:
    """Whether a number stands in a sentence, alone, before what it counts."""
    text = read.text
    sentence = read.sentence_at(start)
    if sentence is None or read.is_masked(start, end) or read.answer.ability == "reasoning":
        return False
    before, after = text[sentence.start : start], text[end : sentence.end]
    near = before[-NEAR:], after[:NEAR]
    thing = _PLURAL.match(after)
    if thing is None or (_POINTED_AT.search(before) and _may_be_verb(thing[0].split()[0])):
        return False
    return (
        _NOT_COUNTED.match(after.lstrip()) is None
        and re.search(r"\w", before) is not None
        and not _LABELS.search(before)
        and not re.search(r"\w*[A-Z]\w*\s*$", before.lstrip()[1:])
        and not _EQUATION.search(text[sentence.start : sentence.end])
        and not any(re.search(r"\d", one) or _number_pattern().search(one) for one in near)
    )


def put_for(text: str, changes: Sequence[Change]) -> str:
    """The first three different changes in words: `“3” for “three”`.

    Example:
        >>> put_for("one two", [Change(4, 7, "2")])
        '“2” for “two”'
    """
    shown = dict.fromkeys(f"“{change.text}” for “{text[change.start : change.end]}”" for change in changes)
    return ", ".join(list(shown)[:3])


def amounts_asked(read: AnswerText) -> bool:
    """Whether the instruction may want words, or amounts, as they stand."""
    return bool(WORDS_ASKED.search(read.instruction) or _STORIES.search(read.instruction))


def _digits(read: AnswerText) -> Iterator[Spot]:
    """Number words that count something, written in digits."""
    if amounts_asked(read):
        return
    changes = [
        Change(match.start(), match.end(), str(number_words()[match[1]]))
        for match in _number_pattern().finditer(read.text)
        if match[1].islower() and _counted(read, *match.span())
    ]
    if len(changes) >= _FEWEST:
        yield Spot(tuple(changes), f"{put_for(read.text, changes)}: number words written in digits")


def _in_words(read: AnswerText) -> Iterator[Spot]:
    """Digits from 2 to 9 that count something, written as words."""
    if amounts_asked(read):
        return
    word_of = {value: word for word, value in number_words().items()}
    changes = [
        Change(match.start(), match.end(), word_of[int(match[0])])
        for match in re.finditer(r"(?<![\w$€£#.,/’'“\"(*~±−–-])[2-9](?=\s)", read.text)
        if _counted(read, *match.span())
    ]
    if len(changes) >= _FEWEST:
        yield Spot(tuple(changes), f"{put_for(read.text, changes)}: small numbers written in words")


def _same_values(read: AnswerText, made: str, spots: Sequence[Spot]) -> str:  # noqa: ARG001
    """Both texts, every number word in digits, must be the same."""
    return "" if _in_digits(read.text) == _in_digits(made) else "the numbers are not the same"


def _in_digits(text: str) -> str:
    return _number_pattern().sub(lambda match: str(number_words()[match[1].lower()]), text)


def _rule(name: str, spots: Callable[[AnswerText], Iterator[Spot]]) -> DamageRule:
    return DamageRule(name, "invariant", spots, _same_values, "variant", 1)


NUMBERS: tuple[DamageRule, ...] = (
    _rule("digits", _digits),
    _rule("number-words", _in_words),
)
"""Rules of the subtype `variant` that write a count otherwise."""
