"""Consistency: an answer in, the same answer at odds with itself out.

What was said first stays, and a later mention differs from it: the number of things announced, the name of a person,
the letters of an abbreviation, the spelling of a name, the person who is spoken to.

Source: FBI 3.3; a synonym, which reads as style, is none of them (docs/perturbing.md).
"""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING

from mismark.perturb.answers.long_form.spelling import is_word
from mismark.perturb.answers.reading import Span
from mismark.perturb.answers.rules import DamageRule, Spot
from mismark.perturb.answers.word_tables import table
from mismark.perturb.grammar_items.forms import singular
from mismark.texts.answers import Change

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from mismark.perturb.answers.reading import AnswerText

__all__ = ["CONSISTENCY"]

_NUMBERS = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
_NUMBER = "|".join([*_NUMBERS, *map(str, range(2, 13))])
_ANNOUNCED = re.compile(
    rf"\b(?P<number>{_NUMBER}) (?:[a-z]+ ){{0,2}}(?P<noun>[a-z]{{3,}}s)\b[^.!?\n]*:\W*\Z", re.IGNORECASE
)
_COUNTED = re.compile(rf"\b(?P<number>{_NUMBER}) (?P<noun>(?:[a-z]+ )?[a-z]{{3,}}s)\b", re.IGNORECASE)
_DEFINITE = re.compile(r"\b(?:the|these|those|all|our|your|of the|all of the) $", re.IGNORECASE)
_MEASURES = re.compile(
    r"(?:second|minute|hour|day|week|month|year|inche|inch|mile|pound|ounce|cup|teaspoon|tablespoon|time|percent|dollar)s$"
)


def _raised(number: str) -> str:
    """The next number, or the one before the last, written as the number is."""
    if number.isdigit():
        return str(int(number) + 1)
    at = _NUMBERS.index(number.lower())
    new = _NUMBERS[at + 1 if at + 1 < len(_NUMBERS) else at - 1]
    return new.capitalize() if number[0].isupper() else new


def _counts(answer: AnswerText) -> Iterator[Spot]:
    """“three questions:” before a list of three."""
    for block in answer.lists:
        begins = block.items[0].start
        lead = answer.text[max(0, begins - 300) : begins]
        match = _ANNOUNCED.search(lead)
        if match is None or block.depth > 1 or _value(match["number"]) != len(block.items):
            continue
        start = begins - len(lead) + match.start("number")
        end = start + len(match["number"])
        if answer.is_masked(start, end):
            continue
        new = _raised(match["number"])
        reason = f"“{new} {match['noun']}” are announced, and {len(block.items)} follow"
        yield Spot((Change(start, end, new),), reason)


def _value(number: str) -> int:
    return int(number) if number.isdigit() else _NUMBERS.index(number.lower()) + 2


def _totals(answer: AnswerText) -> Iterator[Spot]:
    """“the three settings” after “three settings”: things counted before, counted anew."""
    first: dict[str, str] = {}
    for match in _COUNTED.finditer(answer.text):
        noun = match["noun"].lower()
        if _MEASURES.search(noun) or singular(noun.split()[-1]) is None:
            continue
        before = answer.text[max(0, match.start() - 12) : match.start()]
        told = first.setdefault(noun, match["number"].lower())
        earlier = answer.text.lower().find(f"{told} {noun}")
        if told != match["number"].lower() or earlier == match.start() or not _DEFINITE.search(before):
            continue
        if not answer.is_masked(*match.span("number")):
            new = _raised(match["number"])
            yield Spot(
                (Change(match.start("number"), match.end("number"), new),),
                f"“{new} {noun}”, where “{told} {noun}” stands before",
            )


def _is_at_odds(answer: AnswerText, damaged: str, spots: Sequence[Spot]) -> str:
    """The new words stand in the damaged text more often than before, and the old ones still stand there as well."""
    for spot in spots:
        for change in spot.changes:
            old = answer.text[change.start : change.end]
            if _times(change.text, damaged) <= _times(change.text, answer.text):
                return f"“{change.text}” does not stand where it was made"
            if _times(old, damaged) >= _times(old, answer.text):
                return f"“{old}” stands as often as before"
    return ""


def _both_stand(answer: AnswerText, damaged: str, spots: Sequence[Spot]) -> str:
    """Both names stand in the damaged text, the right one first."""
    for spot in spots:
        change = spot.changes[0]
        old = answer.text[change.start : change.end]
        if not 0 <= _place(old, damaged) < _place(change.text, damaged):
            return f"“{old}” does not stand before “{change.text}”"
    return _is_at_odds(answer, damaged, spots)


def _place(words: str, text: str) -> int:
    found = re.search(rf"(?<!\w){re.escape(words)}(?!\w)", text)
    return found.start() if found else -1


def _times(words: str, text: str) -> int:
    return len(re.findall(rf"(?<!\w){re.escape(words)}(?!\w)", text))


@cache
def _first_names() -> dict[str, str]:
    """For each first name the next one of its line."""
    return {name: row[(at + 1) % len(row)] for row in table("first_names") for at, name in enumerate(row)}


_LEAST_MENTIONS = 3
_TOLD = 2


def _mentions(answer: AnswerText, name: str) -> list[Span]:
    """Every place of a name, none where one of them is masked or part of a longer name."""
    spans = [Span(*match.span()) for match in re.finditer(rf"(?<!\w){re.escape(name)}(?!\w)", answer.text)]
    return [] if any(answer.is_masked(*span) for span in spans) else spans


def _later(answer: AnswerText, spans: Sequence[Span]) -> list[Span]:
    """Mentions in the second half of the text, none where the name is not told of often enough before."""
    late = [span for span in spans if span.start > len(answer.text) / 2]
    return late if len(spans) - len(late) >= _TOLD else []


def _persons(answer: AnswerText) -> Iterator[Spot]:
    """A person has another name in the second half."""
    for name, other in _first_names().items():
        spans = _mentions(answer, name)
        late = _later(answer, spans)
        longer = re.search(
            rf"(?<!\w){name} [A-Z]|(?:\b(?:Mr|Mrs|Ms|Dr|Miss|St)\.?|(?<=[a-z,;] )[A-Z]\w+) {name}(?!\w)",
            answer.text,
        )
        if len(spans) < _LEAST_MENTIONS or not late or other in answer.text or longer:
            continue
        yield Spot(tuple(Change(*span, other) for span in late), f"“{name}” is called “{other}” later on")


_ABBREVIATION = re.compile(r"(?P<long>(?:[\w-]+ ){2,7})\((?P<short>[A-Z]{3,6})s?\)")
_SMALL = {"from", "of", "and", "the", "for", "in", "to"}


def _abbreviations(answer: AnswerText) -> Iterator[Spot]:
    """An abbreviation that the text explains has its last letters in each other's place in the second half."""
    for match in _ABBREVIATION.finditer(answer.text):
        short = match["short"]
        spans = _mentions(answer, short)
        words = [word for word in re.split(r"[ -]", match["long"]) if word and word not in _SMALL]
        initials = "".join(word[0] for word in words).upper()
        wrong = f"{short[:-2]}{short[-1]}{short[-2]}"
        late = _later(answer, spans)
        if not initials.endswith(short) or len(set(short)) < len(short) or wrong in answer.text or not late:
            continue
        yield Spot(tuple(Change(*span, wrong) for span in late), f"“{short}” is written “{wrong}” later on")


_NAME = re.compile(r"(?<=[a-z,] )[A-Z][a-z]{5,}(?![\w-])")
_TWICE = re.compile(r"(?<=[a-z])([lnrst])\1")
_LAST_VOWEL = re.compile(r"(?<=[a-z]{3}[b-df-hj-np-tv-z])[aeo](?=[lnrst]{1,2}$)")
_OTHER_VOWEL = {"a": "e", "e": "o", "o": "e"}


def _spellings(answer: AnswerText) -> Iterator[Spot]:
    """A name has another letter, or one less, in every mention in the second half."""
    names = dict.fromkeys(match[0] for match in _NAME.finditer(answer.text))
    for name in names:
        spans = _mentions(answer, name)
        late = _later(answer, spans)
        if len(spans) < _LEAST_MENTIONS or not late or is_word(name.lower()):
            continue
        doubled, vowel = _TWICE.search(name), _LAST_VOWEL.search(name)
        if doubled:
            wrong = name[: doubled.start()] + doubled[1] + name[doubled.end() :]
        elif vowel:
            wrong = name[: vowel.start()] + _OTHER_VOWEL[vowel[0]] + name[vowel.end() :]
        else:
            continue
        if not is_word(wrong.lower()):
            yield Spot(tuple(Change(*span, wrong) for span in late), f"“{name}” is spelt “{wrong}” later on")


_YOU = re.compile(
    r"\b(?P<your>your)\b(?! own)|\b(?P<you>you)\b(?= [a-z])(?! (?:all|both|two)\b)|\byou\w*", re.IGNORECASE
)
_THEY = re.compile(r"\b(?:they|their|them|theirs)\b", re.IGNORECASE)
_ADDRESSED = re.compile(
    r"\b(?:letter|dialogue|script|e-?mail|card|note|speech|toast|story|poem|statement|announcement)\b",
    re.IGNORECASE,
)
_LEAST_YOU, _LEAST_CHANGES, _NEAR = 6, 2, 120
_SUBJECT = re.compile(
    r"(?:^|[,;:] |\b(?:if|when|that|and|but|because|so|where|what|how|once|until|before|after|as|while|whether|than|or) )$",
    re.IGNORECASE,
)


def _switched(answer: AnswerText) -> Iterator[Spot]:
    """A sentence of the second half speaks of “them” at least twice, where the text says “you”."""
    told = len(re.findall(r"\byou\b", answer.text, re.IGNORECASE))
    if told < _LEAST_YOU or _ADDRESSED.search(answer.instruction):
        return
    for start, end in answer.sentences:
        if start < len(answer.text) / 2 or any(mask.touches((start, end)) for mask in answer.masks):
            continue
        sentence = answer.text[start:end]
        before = answer.text[max(0, start - _NEAR) : start]
        changes = () if _THEY.search(before + sentence) else _of_others(sentence, start)
        if (
            len(changes) >= _LEAST_CHANGES
            and _opens(sentence, changes[0].start - start)
            and any(change.text.lower() == "they" for change in changes)
        ):
            yield Spot(changes, f"“{_begins(sentence)}…” speaks of “them”, and the rest of the text of “you”")


def _opens(sentence: str, at: int) -> bool:
    """Whether a place is so near the head of a sentence, or of what follows its label, that nothing else can be meant."""
    return len(re.sub(r"^\*\*[^*]+\*\*:? *", "", sentence[:at]).split()) <= _LEAST_CHANGES


def _begins(sentence: str) -> str:
    return " ".join(re.sub(r"[*_`]", "", sentence).split()[:4])


def _of_others(sentence: str, at: int) -> tuple[Change, ...]:
    """What turns each “you” of a sentence into “they”; nothing where one of them is no plain subject or owner."""
    found: list[Change] = []
    for match in _YOU.finditer(sentence):
        new = "their" if match["your"] else "they"
        if match["you"] and not _SUBJECT.search(sentence[: match.start()]):
            return ()
        if not match["you"] and not match["your"]:
            return ()
        found.append(
            Change(at + match.start(), at + match.end(), new.capitalize() if match[0][0] == "Y" else new)
        )
    return tuple(found)


_LABEL = re.compile(r"\*\*(?P<label>[^*\n\d]{3,60}?)[.:]?\*\*(?=[.:]? )")
_WITNESS = 40


def _labels(answer: AnswerText) -> Iterator[Spot]:
    """Two neighbouring items of a list have each other's labels, and each speaks of its own matter."""
    for block in answer.lists:
        found = [
            (Span(*match.span()), match["label"], _stems(answer.text[match.end() : item.end]))
            for item in block.items
            if (match := _LABEL.match(answer.text, item.body, item.end))
            and not answer.is_masked(*match.span())
        ]
        for (one, name, said), (other, second, told) in pairwise(found):
            own, others = _stems(name), _stems(second)
            if (own & said - told) and (others & told - said) and not own & others:
                texts = answer.text[one.start : one.end], answer.text[other.start : other.end]
                yield Spot(
                    (Change(*one, texts[1]), Change(*other, texts[0])),
                    f"the label “{second}” stands over what is said of “{name}”, and the other way around",
                )


def _stems(text: str) -> set[str]:
    """Beginnings of the longer words of a text."""
    return {word[:6] for word in re.findall(r"[a-z]{5,}", text.lower())}


def _mislabelled(answer: AnswerText, damaged: str, spots: Sequence[Spot]) -> str:
    """Each label stands before the other's text, and not before its own."""
    for spot in spots:
        for change in spot.changes:
            behind = answer.text[change.end : change.end + _WITNESS].partition("\n")[0]
            if change.text + behind not in damaged:
                return f"“{change.text}” does not stand over the other's text"
            if answer.text[change.start : change.end] + behind in damaged:
                return f"“{change.text}” has not taken the label's place"
    return ""


CONSISTENCY = (
    DamageRule("labels-swapped", "consistency", _labels, _mislabelled),
    DamageRule("announced-number", "consistency", _counts, _is_at_odds),
    DamageRule("number-of-things", "consistency", _totals, _is_at_odds),
    DamageRule("other-name", "consistency", _persons, _both_stand, most=2),
    DamageRule("abbreviation", "consistency", _abbreviations, _both_stand),
    DamageRule("name-in-two-spellings", "consistency", _spellings, _both_stand),
    DamageRule("you-and-they", "consistency", _switched, _is_at_odds),
)
"""The rules of the category."""
