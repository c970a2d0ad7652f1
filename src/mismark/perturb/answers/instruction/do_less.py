"""Damage: an answer does less than it was asked to do.

A gold answer goes in, spots come out where something that was asked for by number or by name can be left out: a list
item, a table row, a section, a sentence, a labelled line. What the answer says of their number is put right with it,
since a wrong count is another error.

Source: FBI 3.3 (Do Less).
"""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from typing import TYPE_CHECKING

from mismark.perturb.answers.instruction.announced import announced
from mismark.perturb.answers.instruction.labels import asked_labels, label_line
from mismark.perturb.answers.instruction.requests import (
    asked_counts,
    asked_names,
    named_series,
    own_words,
    series_of,
)
from mismark.perturb.answers.instruction.series import drop, lists, top_blocks
from mismark.perturb.answers.rules import DamageRule, Spot
from mismark.perturb.answers.word_tables import table
from mismark.texts.answers import Change, apply_changes

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from mismark.perturb.answers.instruction.requests import Asked
    from mismark.perturb.answers.instruction.series import Series
    from mismark.perturb.answers.reading import AnswerText

__all__ = ["DO_LESS"]

_ORDINALS = re.compile(
    r"\b(?:(?:step|item|number|point|tip|row|rule|question|slide|story|stage) #?\d+|"
    r"(?:first|second|third|fourth|fifth|last|final) (?:step|item|point|tip|row|rule|story|one|of (?:these|them)))\b",
    re.IGNORECASE,
)
_CONTENT = re.compile(r"[^\W\d_]{4,}")
_CLOSING = re.compile(
    r"(?:[Ff]inally,?|[Ff]inish with|[Ee]nd with|After the (?:last \w+|table|story|dialogue|poem|slides?),? (?:add|write|come|put))"
    r"(?: add| write)? (?:just |exactly )?(?:a single|one|a)(?: friendly| closing| short){0,2} (sentence|question)"
    r"( [^.;]*|)"
)


def _is_free(read: AnswerText, series: Series, first: int, count: int, *, named: bool = False) -> bool:
    """Whether nothing else in the answer speaks of the units; the words of the instruction count only if it names them."""
    start, end = series.units[0].start, series.units[-1].end
    outside = read.text[:start] + " " + read.text[end:]
    if _ORDINALS.search(outside) or re.search(r"\b\d\d?:\d\d\b", read.text[start:end]):
        return False
    asked = frozenset() if named else _stems(read.instruction)
    said = _stems(outside) - asked
    for number in range(first, first + count):
        unit = series.units[number]
        inside = _stems(unit.label or read.text[unit.body : unit.end])
        if len(inside & said) > (not unit.label and series.kind == "numbered" and _is_process(read)):
            return False
    return True


@cache
def _common() -> frozenset[str]:
    """Words of so little meaning that two texts may share them."""
    return frozenset(word for (word,) in table("common"))


def _stems(text: str) -> frozenset[str]:
    return frozenset(word[:6].lower() for word in _CONTENT.findall(text) if word.lower() not in _common())


def _fewer(read: AnswerText) -> Iterator[Spot]:
    """Leave one or two units of a number that was asked for out."""
    named = [named_series(read, names) for names in asked_names(read.instruction)]
    for asked in asked_counts(read.instruction):
        found = series_of(read, asked)
        for series in found if asked.kind != "sentences" else ():
            if series in named or _answers_elsewhere(read, series):
                continue
            size = len(series.units)
            for count in (1, 2):
                for first in _places(read, asked, series, count):
                    left = size - count
                    if left < (2 if count == 2 else 1) or not _is_free(read, series, first, count):
                        continue
                    told = announced(read, series, left, canonical=asked.canonical) if len(found) == 1 else []
                    if told is None or (told and (left < 2)):
                        continue
                    changes = sorted((*drop(series, first, count, read.text), *told))
                    yield Spot(tuple(changes), _reason(asked, count, several=len(found) > 1))


def _places(read: AnswerText, asked: Asked, series: Series, count: int) -> Iterator[int]:
    """Which units can be the ones left out."""
    last = len(series.units) - count
    if series.kind == "paragraphs":
        yield from range(1, last)
    elif asked.ranked or (series.kind == "numbered" and _is_process(read)):
        yield last
    else:
        yield from range(last + 1)


def _is_process(read: AnswerText) -> bool:
    return (
        re.search(
            r"\b(?:steps?|stages?|phases?|process|how (?:do|can|to)|recipe)\b",
            read.instruction,
            re.IGNORECASE,
        )
        is not None
    )


def _answers_elsewhere(read: AnswerText, series: Series) -> bool:
    """Whether another list is numbered alike, such as a key to the questions."""
    numbered = [one for one in lists(read) if one.kind == "numbered" and len(one.units) == len(series.units)]
    return series.kind == "numbered" and len(numbered) > 1


def _reason(asked: Asked, count: int, *, several: bool) -> str:
    where = " from one of the lists" if several else ""
    return f"{'one' if count == 1 else 'two'} of the requested {asked.words} {'is' if count == 1 else 'are'} missing{where}"


def _fewer_sentences(read: AnswerText) -> Iterator[Spot]:
    """Leave the last sentence of a paragraph out whose number of sentences was fixed."""
    for asked in asked_counts(read.instruction):
        found = series_of(read, asked) if asked.kind == "sentences" else ()
        for series in found:
            if read.text[series.units[0].start : series.units[-1].end].count("\n") or read.is_masked(
                series.units[-1].start, series.units[-1].start + 1
            ):
                continue
            left = asked.number - 1
            yield Spot(
                drop(series, left, 1, read.text),
                f"only {_plural(left, 'sentence')} instead of the requested {asked.words}",
            )


def _plural(number: int, noun: str) -> str:
    return f"{number} {noun}" + ("s" if number != 1 else "")


def _missing_section(read: AnswerText) -> Iterator[Spot]:
    """Leave a unit out that was asked for by name."""
    for names in asked_names(read.instruction):
        series = named_series(read, names)
        if series is None or series.kind == "rows":
            continue
        for number, name in enumerate(names):
            if _is_free(read, series, number, 1, named=True):
                yield Spot(drop(series, number, 1, read.text), f"the requested part on “{name}” is missing")


def _missing_line(read: AnswerText) -> Iterator[Spot]:
    """Leave a paragraph out that was asked for with its label, or the sentence at the end."""
    for label in asked_labels(read.instruction):
        span = label_line(read.text, label)
        if span is not None:
            yield Spot(
                (_without(read.text, *span),), f"the requested line that begins with “{label}” is missing"
            )
    closing = _CLOSING.search(own_words(read.instruction))
    tops = top_blocks(read)
    if closing is None or len(tops) < 3 or "“" in closing[2] or '"' in closing[2]:
        return
    last = tops[-1]
    held = [one for one in read.sentences if last.start <= one.start < last.end]
    if last.kind == "paragraph" and len(held) == 1 and last.end == len(read.text):
        yield Spot(
            (_without(read.text, last.start, last.end),), f"the requested {closing[1]} at the end is missing"
        )


def _without(text: str, start: int, end: int) -> Change:
    """A paragraph taken out with the empty line before or behind it."""
    if start == 0:
        return Change(0, end + len(text[end:]) - len(text[end:].lstrip("\n")), "")
    return Change(len(text[:start].rstrip("\n")), end, "")


def _check_counts(read: AnswerText, perturbed: str, _spots: Sequence[Spot]) -> str:
    """A number that the gold answer keeps, the damaged one misses, and it is shorter."""
    damaged = read.with_text(perturbed)
    if len(perturbed) >= len(read.text):
        return "it is no shorter"
    asked = asked_counts(read.instruction)
    lost = 0
    for one in asked:
        kept, still = series_of(read, one), series_of(damaged, one)
        lost += len(kept) > len(still)
        if len(kept) and one.kind in {"bullets", "numbered"} and len(kept) > 1:
            lost += sum(len(s.units) == one.number for s in kept) > sum(
                len(s.units) == one.number for s in lists(damaged) if s.kind == one.kind
            )
    if not lost:
        return "no number that was asked for is missed"
    broken = [s for s in lists(damaged) if s.kind == "numbered" and not _runs(damaged.text, s)]
    return "numbers do not run from 1 on" if broken else ""


def _runs(text: str, series: Series) -> bool:
    found = [int(text[unit.number[0] : unit.number[1]]) for unit in series.units]
    return found == list(range(found[0], found[0] + len(found)))


def _check_part(read: AnswerText, perturbed: str, spots: Sequence[Spot]) -> str:
    """The named part, the labelled line or the last paragraph is no longer there, and nothing new is."""
    damaged = read.with_text(perturbed)
    if len(perturbed) >= len(read.text):
        return "it is no shorter"
    alone = apply_changes(read.text, sorted(change for spot in spots for change in spot.changes))
    if Counter(_words(alone)) - Counter(_words(read.text)):
        return "there are words that the gold answer does not have"
    lost = sum(
        named_series(read, names) is not None and named_series(damaged, names) is None
        for names in asked_names(read.instruction)
    )
    lost += sum(
        label_line(read.text, label) is not None and label_line(perturbed, label) is None
        for label in asked_labels(read.instruction)
    )
    lost += _CLOSING.search(own_words(read.instruction)) is not None and (
        top_blocks(read)[-1].kind == "paragraph"
        and read.text[top_blocks(read)[-1].start : top_blocks(read)[-1].end] not in perturbed
    )
    return "" if lost else "nothing that was asked for by name is missing"


def _words(text: str) -> list[str]:
    return re.findall(r"[^\W\d_]+", text)


DO_LESS = (
    DamageRule("fewer-items", "do-less", _fewer, _check_counts),
    DamageRule("fewer-sentences", "do-less", _fewer_sentences, _check_counts, most=2),
    DamageRule("missing-part", "do-less", _missing_section, _check_part),
    DamageRule("missing-line", "do-less", _missing_line, _check_part, most=3),
)
"""Damage of the category do-less."""
