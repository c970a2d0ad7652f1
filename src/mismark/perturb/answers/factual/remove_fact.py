r"""Facts left out: an answer in, the same without one sentence or list item that its instruction asks for out.

A sentence is left out where it alone answers a part of the instruction, an item where the instruction names what it is
about or asks for as many items as there are. Nothing behind the gap refers into it, it is no half of a contrast, and the
list is numbered anew. An answer loses between 3 and 15 of 100 characters, with an item up to 30.

Source: FBI, Remove Fact.
"""

from __future__ import annotations

import re
from itertools import islice
from typing import TYPE_CHECKING

from mismark.perturb.answers.factual.asked_for import AskedFor, is_plain_word, stems
from mismark.perturb.answers.factual.claims import block_at, states_facts
from mismark.perturb.answers.rules import DamageRule, Spot
from mismark.texts.answers import Change

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from mismark.perturb.answers.reading import AnswerText, ListBlock, ListItem

__all__ = ["REMOVE_FACT"]

_LEAST, _MOST, _MOST_OF_ITEM = 0.03, 0.15, 0.30
_TOO_SHORT, _FEW_ITEMS, _SHOWN = 40, 3, 24
_FAR, _NEAR = 900, 250
_LOOKED_AT = 200
"""Sentences or items of one answer that are looked at; so many that answer something stand in no answer to a question."""
_REFERS = re.compile(
    r"[*_\"“(]*(?:This|These|That|Those|Such|It|Its|They|Their|Them|He|His|She|Her|However|Therefore|Thus|Hence|Also|Then|Next|"
    r"Another|Other|Others|Second|Secondly|Third|Finally|Moreover|Furthermore|Additionally|Besides|Instead|Nevertheless|"
    r"Consequently|As a result|For this|For example|For instance|In contrast|By contrast|Conversely|In turn|Similarly|Likewise|"
    r"Both|But|So|And|Yet|Or|Afterward|Afterwards|Later|Soon|Meanwhile|At the same time|Here|There|One of|Some of|Most of|"
    r"All of|Many of|Each|Neither|Only|Once|At first|A year later|Today|Now|Still|Even|After that|Since then|Together|In addition|"
    r"The (?:same|other|latter|former|second|third|result|reason|rest|following|first|two|three|last|next|new)|Without|When this|Because (?:it|they|he|she|of this|this)|"
    r"Although (?:it|they|he|she)|In (?:this|these|that|those|his|her|its|their)|At (?:this|that)|With (?:this|these)|From (?:this|these)|By (?:this|then|doing)|"
    r"To (?:this|do)|If (?:it|they|one)|While (?:it|they)|Until then|Less|More|Of these|Among|The (?:larg|small|weak|strong|old|young|lat|earli|form|high|low|new|long|short|light|heavi|oth|latt|inn|out|upp|great|less)er|(?:At|On|In|Inside|Around|Above|Below|Behind) the (?:top|bottom|cent\w+|middle|sides?|ends?|interior|inside|outside|front|back|beginning|way|process))\b"
)
_INSIDE = re.compile(
    r"\b(?:this|these|those|such|its?|they|them|their|he|she|him|his|her|there|latter|former|the other|another|the others|the same|both|too|also|again|however|therefore|thus)\b",
    re.IGNORECASE,
)
_SOFT = re.compile(
    r"\b(?:might|may|could|can|typically|helps?|undoubtedly|additionally|crucial|essential|important|significant|however|including|"
    r"some|such as|for example|for instance|also|known for|considered|overall|more efficient|enables?|ensur\w+|potentially)\b",
    re.IGNORECASE,
)
_COUNTED = re.compile(
    r"\b(?:two|three|four|five|six|seven|eight|nine|ten|several|both|following|\d{1,2}) (?:[a-z-]+ ){0,3}?[a-z]+s\b|\bfollowing\b",
    re.IGNORECASE,
)
_CONTRAST = re.compile(
    r"\b(?:but|whereas|while|unlike|(?:by|in) contrast|on the (?:other hand|contrary)|however|conversely|the other|another|although|"
    r"though|instead|rather|not only)\b",
    re.IGNORECASE,
)
_CONCLUDES = re.compile(
    r"\b(?:in (?:short|summary|conclusion)|overall|to sum up|in essence)\b|^(?:Here|Below|Let)\b",
    re.IGNORECASE,
)
_LABEL = re.compile(r"(\*\*|__|\*|_)(?P<name>[^*_\n]{2,60}?)[.:]?\1")
_NUMBER_WORDS = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def _fits_length(read: AnswerText, start: int, end: int, most: float) -> bool:
    return _LEAST <= (end - start) / len(read.text) <= most and end - start >= _TOO_SHORT


def _is_referred_to(read: AnswerText, start: int, end: int, reach: int) -> bool:
    """Whether what comes behind, so many characters of it, uses a name or word that only what is left out has introduced."""
    before, said, after = read.text[:start], read.text[start:end], read.text[end : end + reach]
    for word in set(re.findall(r"[^\W\d_]{4,}", said)):
        if is_plain_word(word) or re.search(
            rf"\b{re.escape(word[:6])}", f"{read.instruction} {before}", re.IGNORECASE
        ):
            continue
        if word[0].isupper():
            if re.search(rf"\b{re.escape(word)}\b", after):
                return True
        elif re.search(
            rf"\b(?:[Tt]he|[Tt]his|[Tt]hese|[Ss]uch|[Ii]ts|[Hh]is|[Hh]er) (?:\w+ )?{re.escape(word[:6])}",
            after,
        ):
            return True
    acronyms = set(re.findall(r"\(([A-Z]{2,6})\)", said))
    return any(re.search(rf"\b{one}\b", after) for one in acronyms)


def _is_leant_on(behind: str) -> bool:
    """Whether a passage refers to what stands before it or sets itself against it."""
    return bool(_REFERS.match(behind) or _INSIDE.search(behind) or _CONTRAST.search(behind))


def _sentences(read: AnswerText) -> Iterator[Spot]:
    """Sentences of paragraphs that alone answer a part of the instruction, among the first 200 that answer any.

    The first sentence of an answer introduces it and stays.
    """
    if not states_facts(read):
        return
    asked = AskedFor(read)
    spans = read.sentences
    answering = (at for at in range(1, len(spans)) if asked.is_answered_by(spans[at]))
    for at in islice(answering, _LOOKED_AT):
        here = spans[at]
        block = block_at(read, here.start)
        said = read.text[here.start : here.end]
        if block is None or read.is_masked(*here) or not said.endswith(".") or re.search(r"^[*_#]|\n", said):
            continue
        if any(bad.search(said) for bad in (_SOFT, _CONTRAST, _CONCLUDES, _COUNTED)):
            continue
        before, behind = (
            read.text[block.start : here.start].rstrip(),
            read.text[here.end : block.end].lstrip(),
        )
        if (
            before.endswith((":", "?"))
            or _LABEL.fullmatch(before)
            or not (before or (behind and not block.depth))
        ):
            continue
        if behind and _is_leant_on(read.text[slice(*spans[at + 1])]):
            continue
        start, end = (
            (block.start + len(before), here.end) if before else (here.start, block.end - len(behind))
        )
        if _fits_length(read, start, end, _MOST) and not _is_referred_to(read, here.start, here.end, _FAR):
            yield Spot((Change(start, end, ""),), f"missing: {_that(read, said)}")


def _that(read: AnswerText, said: str) -> str:
    """A sentence as what is said: without marks, capital and stop, and not too long."""
    words = re.sub(r"[*_#`]+", "", said).rstrip(".").split()
    first = words[0].lower()
    if (
        re.search(rf"(?<![.!?] )\b{re.escape(first)}\b", f"{read.text} {read.instruction}")
        and words[0][1:].islower()
    ):
        words[0] = first
    return " ".join(["that", *words[:_SHOWN]]) + (" …" if len(words) > _SHOWN else "")


def _items(read: AnswerText) -> Iterator[Spot]:
    """Items that the instruction names or counts, among the first 200 of an answer's lists."""
    if not states_facts(read):
        return
    asked = AskedFor(read)
    rows = ((block, at) for block in read.lists if block.depth == 1 for at in range(len(block.items)))
    for block, at in islice(rows, _LOOKED_AT):
        if len(block.items) < _FEW_ITEMS or not (
            _is_named(read, asked, block, at) or _is_counted(read, block)
        ):
            continue
        here = block.items[at]
        said = read.text[here.body : here.end]
        last = at + 1 == len(block.items)
        start, end = (block.items[at - 1].end, here.end) if last else (here.start, block.items[at + 1].start)
        kept = read.text[start - 1 : start] if last else "."
        if (
            not said.rstrip(")*_").endswith(".")
            or kept not in ".)*"
            or not _fits_length(read, start, end, _MOST_OF_ITEM)
        ):
            continue
        if any(mask.touches((start, end)) for mask in read.masks) or _is_referred_to(
            read, here.body, here.end, _NEAR
        ):
            continue
        if not last and _refers_back(read, block.items[at + 1]):
            continue
        renumbered = _renumbered(read, block, at)
        if renumbered is not None:
            yield Spot((Change(start, end, ""), *renumbered), f"missing: {_told(read, said)}")


def _told(read: AnswerText, said: str) -> str:
    """What an item says first, with the name that it has; of an item with points under it the first of them."""
    label = _LABEL.match(said)
    if label is None:
        return _that(read, said.partition("\n")[0])
    rest = said[label.end() :].lstrip(" :–—-\n").partition("\n")[0]
    return f"the part on “{label['name']}”" + (f": “{_short(rest)}”" if rest else "")


def _short(said: str) -> str:
    words = re.sub(r"[*_`]+", "", said).split()
    return " ".join(words[:_SHOWN]) + (" …" if len(words) > _SHOWN else "")


def _label(read: AnswerText, item: ListItem) -> str:
    found = _LABEL.match(read.text, item.body, item.end)
    return re.sub(r" ?\([^()]*\)", "", found["name"]) if found else ""


def _is_named(read: AnswerText, asked: AskedFor, block: ListBlock, at: int) -> bool:
    """Whether the instruction names what an item is about, by a word that no other item's name has."""
    here = block.items[at]
    name = _label(read, here)
    neighbours = block.items[max(0, at - 3) : at] + block.items[at + 1 : at + 4]
    others = frozenset().union(*(stems(_label(read, item)) for item in neighbours))
    return bool(name) and not stems(name) & others and asked.names(name, (here.start, here.end))


def _is_counted(read: AnswerText, block: ListBlock) -> bool:
    """Whether the instruction asks for as many things as a list has items, in no order, and no other list has as many."""
    many = len(block.items)
    if many - 2 >= len(_NUMBER_WORDS) or sum(len(one.items) == many for one in read.lists) > 1:
        return False
    asked = rf"(?<!first )(?<!top )\b(?:{_NUMBER_WORDS[many - 2]}|{many})\b[- ](?!years|days|hours|minutes|words|sentences)"
    return re.search(asked, read.instruction, re.IGNORECASE) is not None


def _refers_back(read: AnswerText, item: ListItem) -> bool:
    text = read.text[item.body : item.end]
    label = _LABEL.match(text)
    first = text[label.end() if label else 0 :].lstrip(" :–—-").partition(". ")[0]
    return bool(
        _CONTRAST.search(first)
        or re.search(r"\b(?:this|these|also|too|as well|latter|former|both|same)\b", first, re.IGNORECASE)
    )


def _renumbered(read: AnswerText, block: ListBlock, at: int) -> list[Change] | None:
    """The numbers of the items behind one, each one less; None where they are not in order."""
    if not block.ordered:
        return []
    numbers = _numbers(read.text, block)
    if numbers != list(range(numbers[0], numbers[0] + len(numbers))):
        return None
    return [
        Change(item.marker.start, item.marker.start + len(str(number)), str(number - 1))
        for item, number in zip(block.items[at + 1 :], numbers[at + 1 :], strict=True)
    ]


def _check_left_out(read: AnswerText, damaged: str, spots: Sequence[Spot]) -> str:
    """The answer is shorter by what is left out, which is nowhere in it, and its lists count from one to the next."""
    from mismark.perturb.answers.reading import AnswerText as Reading
    from mismark.texts.gold_answers import GoldAnswer

    if not spots:
        return "nothing is left out"
    kept = len(damaged) / len(read.text)
    if kept > 1 - _LEAST * len(spots) + 0.005:
        return f"{kept:.0%} of the answer is left"
    for spot in spots:
        gone = read.text[spot.changes[0].start : spot.changes[0].end].strip()
        if gone in damaged:
            return "what is left out is still there"
    if "  " in damaged and "  " not in read.text:
        return "two blanks stand together"
    again = Reading(GoldAnswer(read.answer.id, read.answer.ability, read.instruction, damaged))
    olds, news = ([one for one in text.lists if one.depth == 1] for text in (read, again))
    if len(olds) != len(news):
        return "a list is gone"
    for old, new in zip(olds, news, strict=True):
        first, second = _numbers(read.text, old), _numbers(damaged, new)
        if first == list(range(first[0], first[0] + len(first))) and second != list(
            range(second[0], second[0] + len(second))
        ):
            return "a list is not numbered in order"
    return ""


def _numbers(text: str, block: ListBlock) -> list[int]:
    if not block.ordered:
        return [0]
    return [int(re.sub(r"\D", "", text[slice(*item.marker)]) or 0) for item in block.items]


REMOVE_FACT: tuple[DamageRule, ...] = (
    DamageRule("leave-out-sentence", "remove-fact", _sentences, _check_left_out, most=2),
    DamageRule("leave-out-item", "remove-fact", _items, _check_left_out, most=1),
)
