"""What an instruction asks for that can be counted: how many of what, and which names in which order.

An instruction goes in, requests come out; and from a request and an answer, the series of units that the request is
about. Both must be sure: what is asked is read from few plain wordings, and what an answer holds of it has exactly the
number that was asked for, in one place.

Source: IFEval (2.1) for instructions that a program can verify; its own code was not used.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from mismark.perturb.answers.inflecting import in_words
from mismark.perturb.answers.instruction.series import Series, lists, paragraphs, rows, sections, sentences

if TYPE_CHECKING:
    from mismark.perturb.answers.reading import AnswerText

__all__ = ["Asked", "asked_counts", "asked_names", "named_series", "numbers", "own_words", "series_of"]

_LARGEST = 50
_MATERIAL = re.compile(r"\"[^\"]*\"|“[^”]*”|^\s*\d+[.)] .*$|^(?:Facts|Notes|Text|Data): .*$", re.MULTILINE)
_SHORT = 60
_LOOSE = re.compile(
    r"(?:at least|at most|no (?:more|fewer|less) than|up to|about|around|roughly|approximately|some|over|under|than|within|"
    r"between|of|to|or|per|every|for|times?|each) +$"
)
_NOUNS = {
    "bullet points": "bullets",
    "bullets": "bullets",
    "house rules as bullet points": "bullets",
    "rows": "rows",
    "paragraphs": "paragraphs",
    "headings": "sections",
    "questions": "items",
    "sentences": "sentences",
    "points": "bullets",
}
_MEASURES = re.compile(
    r"(?:words?|letters?|characters?|syllables?|lines?|pages?|seconds?|minutes?|hours?|days?|weeks?|months?|years?|people|"
    r"persons?|guests?|inches|inch|miles?|km|meters?|metres?|feet|pounds?|kg|dollars?|euros?|percent|degrees?|times|decimals|"
    r"options?|turns|keys|calls|cases|slides|columns|parts|things|digits|messages|measurements|ounces|gallons|haiku|"
    r"stories|sentences|paragraphs|bullets?|headings|rows|points)",
)
_ASKING = re.compile(
    r"^(?:(?:can|could|would|will) you (?:please )?|please )?"
    r"(?:list|name|give(?: me)?|provide|recommend|suggest|tell me(?: about)?|show me|share|write|mention|offer|"
    r"identify|describe|what are|which)\b[^.;:?!,]{0,25}$",
    re.IGNORECASE,
)
_CANONICAL = re.compile(r"\bthe +$")
_RANKED = re.compile(
    r"\b(?:top|best|most|worst|least|\w+est|\w+est-\w+|ordered|sorted|ranked|rank)\b", re.IGNORECASE
)
_NAMES = re.compile(r"\bin this order: ([^.;\n]+?)(?=[.;\n]|$)")


class Asked(NamedTuple):
    """A number of units that was asked for.

    Attributes:
        number: how many, neither more nor fewer.
        kind: `bullets`, `numbered`, `rows`, `paragraphs`, `sections`, `sentences`, or `items` of whatever list.
        words: the request as it stands, for people.
        ranked: whether the units have ranks, so that only the last can be missing.
        canonical: whether it is said that there are no others (“the 7 wonders”).
    """

    number: int
    kind: str
    words: str
    ranked: bool
    canonical: bool


@lru_cache(maxsize=1)
def numbers() -> dict[str, int]:
    """English number words and numerals of 1 to 50, in lower case."""
    return {form: one for one in range(1, _LARGEST + 1) for form in (str(one), in_words(one))}


def own_words(instruction: str) -> str:
    """An instruction without the material that it is about: long quotations, numbered lines, facts; same length."""
    return _MATERIAL.sub(
        lambda found: (
            found[0] if found[0][0] in '“"' and len(found[0]) < _SHORT else re.sub(r"\S", " ", found[0])
        ),
        instruction,
    )


def asked_counts(instruction: str) -> tuple[Asked, ...]:
    """The numbers of units that an instruction fixes.

    Example:
        >>> import pytest
        >>> _ = pytest.importorskip("inflect")
        >>> [(one.number, one.kind) for one in asked_counts("Give exactly seven tips, then at least two bullet points.")]
        [(7, 'items')]
        >>> asked_counts("How do I save $1000 in 6 months?"), asked_counts("Name about 5 cities.")
        ((), ())
    """
    text = own_words(instruction)
    forms = "|".join(sorted(map(re.escape, numbers()), key=len, reverse=True))
    found = []
    for match in re.finditer(rf"(?<![\w$-])({forms})(?![\w%]|[.,:–-]\d)", text, re.IGNORECASE):
        asked = _asked(text, match)
        if asked is not None:
            found.append(asked)
    return tuple(found)


def _asked(text: str, match: re.Match[str]) -> Asked | None:
    number = numbers()[match[1].lower()]
    begun = max(text.rfind(stop, 0, match.start()) for stop in (". ", "? ", "! ", "\n")) + 1
    before = text[begun : match.start()].lstrip()
    after = re.match(r"[ ]+((?:[\w'’-]+[ ]+){0,7}?[\w'’-]+)(?=[ ]*(?:[.,;:?!)]|$))", text[match.end() :])
    if (
        number < 2
        or (after is None and "\n" not in text)
        or re.match(r"\s+(?:or|to|and) (?:more|fewer|\w+ more)\b|\+", text[match.end() :])
    ):
        return None
    exactly = before.endswith("exactly ")
    loose = _LOOSE.search(before.removesuffix("exactly "))
    following = text[match.end() :].lstrip()
    kind = _kind(following)
    ranked = bool(_RANKED.search(re.sub(r"\bat (?:most|least)\b", "", before[-40:] + following[:60])))
    if kind and (exactly or not loose):
        if not exactly and not _ASKING.search(before):
            return None
        return Asked(number, kind, match[0] + " " + _phrase(following), ranked, False)
    noun = re.match(r"(?:[\w'’-]+ ){0,3}?([a-z]+(?<!ou)(?<!s)s|people|criteria|phenomena)\b", following)
    if noun is None or _MEASURES.fullmatch(noun[1]) or _MEASURES.match(following):
        return None
    if (exactly and not loose) or (_ASKING.search(before) and (not loose)):
        canonical = bool(_CANONICAL.search(before.lower())) and not ranked
        return Asked(number, "items", match[0] + " " + _phrase(following), ranked, canonical)
    return None


def _kind(following: str) -> str:
    """What is counted, where the very next words say it."""
    head = re.match(
        r"(numbered|bulleted)? ?(bullet points|bullets|points|rows|paragraphs|headings|sentences)\b",
        following,
    )
    if head:
        return "numbered" if head[1] == "numbered" else _NOUNS[head[2]]
    return "numbered" if re.match(r"numbered [a-z]+", following) else ""


def _phrase(following: str) -> str:
    """The noun with the words before it."""
    found = re.match(r"(?:[\w'’-]+ ){0,3}?(?:[a-z]+(?<!ou)(?<!s)s\b(?: points)?|people)", following)
    return found[0] if found else following.split(" ")[0]


def series_of(read: AnswerText, asked: Asked) -> tuple[Series, ...]:
    """The series of an answer that have the number of units asked for; none where it is not sure which they are."""
    found: tuple[Series, ...]
    if asked.kind in {"bullets", "numbered"}:
        found = tuple(one for one in lists(read) if one.kind == asked.kind)
    elif asked.kind == "rows":
        found = rows(read)
    elif asked.kind == "sections":
        found = sections(read)
    elif asked.kind == "paragraphs":
        found = (paragraphs(read),) if not lists(read) and not rows(read) else ()
    elif asked.kind == "sentences":
        found = tuple(sentences(read, unit.start, unit.end) for unit in paragraphs(read).units)
    else:
        found = tuple(lists(read)) or sections(read)
    fitting = tuple(one for one in found if len(one.units) == asked.number)
    several = asked.kind in {"bullets", "numbered"} and len(fitting) == len(found)
    return fitting if len(fitting) == 1 or several else ()


def asked_names(instruction: str) -> tuple[tuple[str, ...], ...]:
    """The names whose order an instruction gives after “in this order:”, each group in order.

    Example:
        >>> asked_names("Use three headings, in this order: Shelter and sleep, Clothing, Cooking. Then stop.")
        (('Shelter and sleep', 'Clothing', 'Cooking'),)
    """
    found = []
    for match in _NAMES.finditer(own_words(instruction)):
        names = tuple(
            re.sub(r"^(?:and|then) ", "", name.strip()) for name in match[1].split(",") if name.strip()
        )
        if len(names) > 1 and all(len(name.split()) <= 4 and name[:1].isalpha() for name in names):
            found.append(names)
    return tuple(found)


def named_series(read: AnswerText, names: tuple[str, ...]) -> Series | None:
    """The one series whose units are called by the names, in their order."""
    fitting = [
        one
        for one in (*sections(read), *lists(read), *rows(read), _labelled(read))
        if len(one.units) == len(names) and in_order([_name(read, unit) for unit in one.units], names)
    ]
    return fitting[0] if len(fitting) == 1 else None


def _labelled(read: AnswerText) -> Series:
    """The paragraphs that begin with a label of their own."""
    found = paragraphs(read)
    return Series(found.kind, tuple(unit for unit in found.units if read.text.startswith("**", unit.start)))


def _name(read: AnswerText, unit: tuple[int, int, int, tuple[int, int], str]) -> str:
    bold = re.search(r"\*\*(.+?)\*\*", read.text[unit[2] : unit[1]].partition("\n")[0])
    return unit[4] or (bold[1] if bold else "")


def in_order(labels: list[str], names: tuple[str, ...]) -> bool:
    """Whether each label holds the name of its place and no label holds that of another."""
    stems = [_stem(name) for name in names]
    return all(
        [number for number, label in enumerate(labels) if stem in label.lower()] == [place]
        for place, stem in enumerate(stems)
    )


def _stem(name: str) -> str:
    return re.sub(r"s$", "", name.lower())
