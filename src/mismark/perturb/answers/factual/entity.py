r"""Wrong names: an answer in, people, places and other named things that give way to others of their kind out.

A name is changed wherever it stands, the surname alone and the possessive included. Left alone is who or what the
instruction names, what is named as an example, what is part of a longer name, and places of whose people or language
the answer speaks as well. Whom the text calls German gives way to another German.

Source: FBI, Entity.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from mismark.perturb.answers.factual.claims import block_at, claims, occurrences, pick, stands_as_example
from mismark.perturb.answers.factual.places import other_places, places
from mismark.perturb.answers.rules import DamageRule, Spot
from mismark.perturb.answers.word_tables import table
from mismark.texts.answers import Change

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from mismark.perturb.answers.reading import AnswerText, Span

__all__ = ["ENTITY", "fits_what_is_told", "people_named_once"]

_THINGS = frozenset(
    {
        "oceans",
        "planets",
        "rivers",
        "mountains",
        "deserts",
        "seas",
        "Greek gods",
        "Roman gods",
        "companies",
        "bodies",
        "religions",
        "universities",
        "cities of science",
    }
)
_WOMEN = frozenset(
    [
        "Marie",
        "Lise",
        "Rosalind",
        "Barbara",
        "Henrietta",
        "Ada",
        "Grace",
        "Hypatia",
        "Valentina",
        "Catherine",
        "Elizabeth",
        "Maria",
        "Margaret",
        "Jane",
        "Charlotte",
        "Mary",
        "Virginia",
        "Harper",
        "Hera",
        "Artemis",
        "Athena",
        "Minerva",
        "Diana",
        "Juno",
    ]
)
_ASSERTED = re.compile(
    r"\b(?:is|are|was|were|had|has|became|becomes|wrote|published|proposed|invented|discovered|described|founded|found|showed|proved|"
    r"[a-z]+ed|built|won|led|made|took|gave|began|drew|ruled|said|saw|set|lies|flows|worked|comes|goes)\b"
)
_UNIQUE = re.compile(
    r"\d{3,4}|\b(?:born|founded|invented|discovered|capital|native to|located|lies|first|largest|highest|oldest|published|built|opened|"
    r"observatory|treaty|moved|century|brought|erupted|met|meeting|conference|proclaimed|performed|introduced)\b",
    re.IGNORECASE,
)
_PART_OF_NAME = re.compile(
    r"(?:\b(?:University|Battle|Treaty|Cape|Gulf|Bay|Duke|King|Queen|Isthmus|Strait|Republic|Bishop|Earl|Prince|Peace|Kingdom|Company|"
    r"Bank|Conference|Congress|Council|Edict|Declaration|Sea|Lake|Mount|River) of (?:the )?|"
    r"\b(?:New|North|South|West|East|Northern|Southern|Western|Eastern|Saint|St\.|Lake|Mount|El|La|Los|San|Santa|Sir|Upper|Lower|Great|Central) |[-–/])$"
)
_EPONYM = re.compile(
    r"(?:['’]s)? (?:laws?|rule|theorem|principle|equations?|comet|telescope|cycle|effect|model|constant|number|test|process|machine|"
    r"sequence|paradox|force|scale|axes|curve|system|criterion|distribution|boson|belt|relations?)\b"
)
_OFTEN, _NEAR = 6, 4


_NATION = re.compile(
    r"\b(?:English|British|Scottish|Scots|Welsh|Irish|French|German|Austrian|Swiss|Italian|Spanish|Portuguese|Dutch|Flemish|Belgian|"
    r"Danish|Norwegian|Swedish|Finnish|Polish|Czech|Bohemian|Hungarian|Russian|Soviet|Ukrainian|Serbian|Croatian|Romanian|Bulgarian|"
    r"Greek|Roman|American|Canadian|Mexican|Brazilian|Argentine|Indian|Chinese|Japanese|Korean|Persian|Arab|Turkish|Egyptian|Jewish|"
    r"Israeli|Australian|New Zealand|Cornish|Californian|Florentine|Venetian|Genoese|Prussian|Bavarian|Moravian|Czech|European|Estonian|Icelandic)\b"
    r"|\b(?:Englishman|Frenchman|Dutchman|Scotsman|Irishman|Spaniard|Dane|Swede|Pole|Greek|Swiss|Corsican)\b"
)
_EPOCH = re.compile(
    r"\b(?:ancient|medieval|[Rr]enaissance|Victorian|Elizabethan|contemporary|modern|\w+-century|\w+-born)\b"
)
_NEXT_TO = 45
_BRITISH = frozenset({"English", "Scottish"})


class _Name(NamedTuple):
    kind: str
    name: str
    short: str


@cache
def _names() -> tuple[_Name, ...]:
    found = []
    for kind, *names in table("names"):
        for name in names:
            short = (
                ""
                if kind in _THINGS or " " not in name or re.search(r"\b(?:of|the|da|de|[IVX]+)\b", name)
                else name.split()[-1]
            )
            found.append(_Name(kind, name, short))
    return tuple(found)


@cache
def _kinds() -> dict[str, tuple[str, ...]]:
    return {kind: tuple(names) for kind, *names in table("names")}


def _nearest(kind: str, name: str) -> list[str]:
    """The names of a kind by how far they stand from a name in the table, which is in the order of time or place."""
    names = _kinds()[kind]
    at = names.index(name)
    return [names[i] for i in sorted(range(len(names)), key=lambda i: (abs(i - at), i)) if i != at]


@cache
def _nation_of() -> dict[str, str]:
    """Of which nation people are, as far as the table tells."""
    return {name: nation for nation, *names in table("nations") for name in names}


def fits_what_is_told(read: AnswerText, spans: Sequence[Span], other: str) -> bool:
    """Whether no adjective of a nation or an epoch in the name's own phrase is untrue of another person."""
    for span in spans:
        behind = read.text[span.end : span.end + _NEXT_TO]
        phrase = re.split(r"[.;:!?\n]", read.text[max(0, span.start - _NEXT_TO) : span.start])[-1]
        if behind.startswith((",", " (", " was ", " is ")):
            phrase += " " + re.split(r"[.;:!?\n]", behind)[0]
        if _EPOCH.search(phrase):
            return False
        nation = _nation_of().get(other)
        if any(
            said != nation and not (said == "British" and nation in _BRITISH)
            for said in _NATION.findall(phrase)
        ):
            return False
    return True


def _is_woman(name: str) -> bool:
    return name == "George Eliot" or name.split()[0] in _WOMEN


def _stands_alone(read: AnswerText, span: Span) -> bool:
    """Whether a name is not part of a longer one, a title, a quotation or a table."""
    before, behind = read.text[: span.start], read.text[span.end :]
    block = block_at(read, span.start)
    if block is None or block.kind in {"table", "code", "html"} or read.is_masked(*span):
        return False
    if re.match(r"(?:['’]s)? [A-Z0-9]|-|['’][^s]", behind) or _EPONYM.match(behind):
        return False
    if re.search(r"(?<!\*)\*[^*\n]*$", before[before.rfind("\n") + 1 :]) and re.match(
        r"[^*\n]*\*(?!\*)", behind
    ):
        line = before[before.rfind("\n") + 1 :].replace("**", "")
        if line.count("*") % 2:
            return False
    return _PART_OF_NAME.search(before[-40:]) is None


def _is_asserted(read: AnswerText, spans: Sequence[Span], sentences: Sequence[Span], *, unique: bool) -> bool:
    """Whether one of the places is in a claim that holds of the name alone, and none is an example."""
    good = False
    for span in spans:
        place = read.sentence_at(span.start)
        if place is None:
            continue
        said = read.text[place.start : place.end]
        if stands_as_example(read, place, span.start):
            return False
        if place in sentences and _ASSERTED.search(said) and (not unique or _UNIQUE.search(said)):
            good = True
    return good


def _is_renamed(read: AnswerText, spans: Sequence[Span]) -> bool:
    """Whether another name of the same person follows: `Leonardo of Pisa, known as Fibonacci`."""
    return any(
        re.match(r",? (?:\w+ )?(?:known|called|or|also|born) ", read.text[span.end : span.end + 30])
        for span in spans
    )


def _listed(read: AnswerText, spans: Sequence[Span]) -> bool:
    """Whether a name stands in a row of names, where another might be as true."""
    return any(
        re.search(r"[A-Z]\w+(?:,| and| or|, and) (?:the )?$", read.text[max(0, span.start - 30) : span.start])
        or re.match(r"(?:,| and| or|, and) (?:the |in )?[A-Z]", read.text[span.end : span.end + 12])
        for span in spans
    )


def _has_first_name(read: AnswerText, span: Span) -> bool:
    """Whether a surname stands behind another first name: of somebody else."""
    before = read.text[max(0, span.start - 25) : span.start]
    return bool(re.search(r"(?:[A-Z][a-zé]+|\b[A-Z]\.) $", before)) and not re.search(
        r"(?:^|[.!?:*] |\n)\W*[A-Z][a-z]+ $", before
    )


def _people(read: AnswerText) -> Iterator[Spot]:
    """People who are known for what is said of them."""
    sentences = tuple(claims(read))
    for kind, name, short in _names():
        if kind in _THINGS or name not in read.text:
            continue
        full = occurrences(read.text, name)
        if not full or name.split()[-1].lower() in read.instruction.lower():
            continue
        alone = [
            span
            for span in (occurrences(read.text, short) if short else [])
            if not any(one.touches(span) for one in full)
        ]
        if any(_has_first_name(read, span) for span in alone):
            continue
        spans = sorted([*full, *alone])
        if not (1 <= len(spans) <= _OFTEN) or not all(_stands_alone(read, span) for span in spans):
            continue
        if len(re.findall(rf"\b{re.escape(name.split()[-1])}", read.text)) != len(spans) or _is_renamed(
            read, spans
        ):
            continue
        if not _is_asserted(read, spans, sentences, unique=False):
            continue
        free = [
            other
            for other in _nearest(kind, name)
            if other.split()[-1] not in read.text
            and other.split()[0] not in {"I", name}
            and _is_woman(other) == _is_woman(name)
            and other.split()[-1].lower() not in read.instruction.lower()
            and (" " in other) == (" " in name)
            and not (alone and re.search(r"\b(?:of|the|da|de|von|[IVX]+)\b", other))
            and fits_what_is_told(read, spans, other)
        ][:_NEAR]
        if not free:
            continue
        other = free[pick(name + read.answer.id, len(free))]
        last = other.split()[-1]
        changes = tuple(Change(*span, other if span in full else last) for span in spans)
        yield Spot(changes, f"“{other}” for “{name}”: what is told is the work or the life of {name}")


def people_named_once(read: AnswerText) -> Iterator[tuple[str, str, Span]]:
    """People who stand once in an answer, in a claim, with the kind of people they are; not whom it is about."""
    sentences = set(claims(read))
    for kind, name, _short in _names():
        if kind in _THINGS or name not in read.text or name.split()[-1].lower() in read.instruction.lower():
            continue
        spans = occurrences(read.text, name)
        if len(spans) != 1 or len(re.findall(rf"\b{re.escape(name.split()[-1])}", read.text)) != 1:
            continue
        if (
            not _stands_alone(read, spans[0])
            or _is_renamed(read, spans)
            or read.sentence_at(spans[0].start) not in sentences
        ):
            continue
        if not _is_asserted(read, spans, tuple(sentences), unique=False):
            continue
        yield f"{kind}, {'women' if _is_woman(name) else 'men'}", name, spans[0]


def _places(read: AnswerText) -> Iterator[Spot]:
    """Countries and cities of which something is told that is true of no other."""
    sentences = tuple(claims(read))
    words = set(re.findall(r"[A-Z][^\W\d_]+(?: [A-Z][^\W\d_]+)*", read.text))
    for name in sorted({one for word in words for one in _parts(word)} & places().keys()):
        spans = occurrences(read.text, name)
        if not 1 <= len(spans) <= 3 or name.lower() in read.instruction.lower():
            continue
        if len(re.findall(rf"\b{re.escape(name[:4])}", read.text)) != len(spans) or _listed(read, spans):
            continue
        if not all(_stands_alone(read, span) and _is_where(read, span) for span in spans):
            continue
        if not _is_asserted(read, spans, sentences, unique=True):
            continue
        other = other_places(name, f"{read.text} {read.instruction}")
        if other:
            yield Spot(
                tuple(Change(*span, other) for span in spans),
                f"“{other}” for “{name}”: what is told happened or is in {name}",
            )


def _parts(words: str) -> Iterator[str]:
    parts = words.split()
    yield words
    yield parts[0]
    yield parts[-1]


def _is_where(read: AnswerText, span: Span) -> bool:
    """Whether a place is told of as one: `in Vienna`, not `Vienna agreed`; and not as a part of another place's name."""
    before = read.text[max(0, span.start - 12) : span.start]
    behind = read.text[span.end : span.end + 20]
    return re.search(r"\b(?:in|at|from|to|near|of|[Ii]n) $", before) is not None and not re.match(
        r", [A-Z]", behind
    )


def _things(read: AnswerText) -> Iterator[Spot]:
    """Planets, rivers, gods, companies and other named things."""
    sentences = tuple(claims(read))
    for kind, name, _short in _names():
        if kind not in _THINGS or name not in read.text:
            continue
        spans = occurrences(read.text, name)
        if not 1 <= len(spans) <= 3 or name.lower() in read.instruction.lower() or _listed(read, spans):
            continue
        if len(re.findall(re.escape(name[:6]), read.text)) != len(spans):
            continue
        if not all(_stands_alone(read, span) for span in spans):
            continue
        if not _is_asserted(
            read, spans, sentences, unique=kind in {"cities of science", "companies", "seas"}
        ):
            continue
        free = [
            other
            for other in _nearest(kind, name)
            if other not in read.text
            and other not in read.instruction
            and _is_woman(other) == _is_woman(name)
        ][:2]
        if not free:
            continue
        other = free[pick(name + read.answer.id, len(free))]
        if kind in {"oceans", "continents"} and (" " in other) != (" " in name):
            continue
        yield Spot(
            tuple(Change(*span, other) for span in spans),
            f"“{other}” for “{name}”: what is told is true of {name}",
        )


def _check_names(read: AnswerText, damaged: str, spots: Sequence[Spot]) -> str:
    """The name, its surname included, is nowhere in the answer any more; the other one, which was nowhere, is."""
    for spot in spots:
        pairs = {(read.text[slice(*change[:2])], change.text) for change in spot.changes}
        for old, new in pairs:
            if occurrences(damaged, old):
                return f"“{old}” still stands"
            if not occurrences(damaged, new) or occurrences(read.text, new):
                return f"“{new}” is not new"
    others = [spot.changes[0].text for spot in spots]
    if len(set(others)) < len(others):
        return "two names have become one"
    return "" if spots else "no name differs"


ENTITY: tuple[DamageRule, ...] = (
    DamageRule("wrong-person", "entity", _people, _check_names),
    DamageRule("wrong-place", "entity", _places, _check_names),
    DamageRule("wrong-thing", "entity", _things, _check_names),
)
