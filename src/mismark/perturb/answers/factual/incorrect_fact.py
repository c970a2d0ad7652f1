r"""Facts that are exchanged: an answer in, claims in which two things have changed places out.

What the answer says of one thing it then says of another: the figures of two things, the parts of `from … to …` and
`… into …`, two terms that a sentence sets against each other, the names over two entries of a list. Not a word is new.
One spot a sentence: what is exchanged twice may be true again.

Source: FBI, Incorrect Fact (as far as it substitutes).
"""

from __future__ import annotations

import itertools
import re
from collections import defaultdict
from typing import TYPE_CHECKING

from mismark.perturb.answers.factual.claims import (
    as_written,
    claims,
    label_end,
    stands_as_example,
    states_facts,
)
from mismark.perturb.answers.factual.entity import fits_what_is_told, people_named_once
from mismark.perturb.answers.reading import Span
from mismark.perturb.answers.rules import DamageRule, Spot
from mismark.perturb.answers.word_tables import table
from mismark.texts.answers import Change

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from mismark.perturb.answers.reading import AnswerText, ListItem

__all__ = ["INCORRECT_FACT"]

_FIGURE = re.compile(r"(?<![\w.,–-])\d+(?:,\d{3})*(?:\.\d+)?(?![\w–-]|[.,]\d)")
_NO_FIGURES = re.compile(
    r"[=+×÷≈]|\b(?:from \d|between|and \d|to \d|or \d|if|when|thus|hence|therefore|sum|total|out of every|respectively|than|repeated|alternating)",
    re.IGNORECASE,
)
_NP = r"(?:(?:the|a|an|its|their|his|her) )?[A-Za-z][\w'’-]*(?: [a-z][a-z-]+| [A-Z][a-z]+){0,2}?"
_MOVED = (
    r"(?:flow|move|travel|transport|carr(?:y|i)|drift|pass|rise|lead|switch|chang|turn|go|"
    r"transfer|descend|grow|wr(?:ite|itten|ote)|sail|transmit|pump|return|shift|drain|fall|diffus|migrat)[a-z]*"
)
_FROM_TO = re.compile(
    rf"\b{_MOVED}(?: [a-z]+){{0,4}}? from (?P<one>{_NP}) (?:back |on |up |down |over )?to (?P<two>{_NP})(?=[,.;:]| (?:and|where|which|in|on|by|for|through|as|during|because|so|while|with)\b)"
)
_INTO = re.compile(
    rf"\b(?:convert|turn|chang|transform|translat|break|broke|split)[a-z]* (?:down )?(?P<one>{_NP}) into (?P<two>{_NP})(?=[.;:]|,(?! \w+(?: \w+)?, )| (?:where|which|in|by|for|through|as|during|that|when|with|using)\b)"
)
_AGAINST = re.compile(r"\b(?:whereas|while|but)\b|;|,")
_BOTH_WAYS = re.compile(
    r"\b(?:both|between|each other|one another|alternat\w+|same|equal\w*|as well as|together|differ\w*|balance|ratio|or|not|no|"
    r"never|neither|nor|without|exchange\w*|vice versa|opposite)\b",
    re.IGNORECASE,
)
_LABEL = re.compile(r"(\*\*|__)(?P<name>[A-Z][^*\n:.,()\d]{2,40}?)(?P<stop>[:.]?)\1(?P<after>[:.]?) ")
_LIKE = frozenset(
    [
        "left",
        "right",
        "place",
        "side",
        "end",
        "point",
        "part",
        "thing",
        "one",
        "day",
        "year",
        "top",
        "bottom",
        "time",
        "scratch",
        "door",
        "person",
        "state",
    ]
)


def _exchange(one: tuple[int, int], two: tuple[int, int], text: str) -> tuple[Change, ...]:
    first, second = sorted((one, two))
    return (
        Change(*first, _cased(text[slice(*first)], text[slice(*second)])),
        Change(*second, _cased(text[slice(*second)], text[slice(*first)])),
    )


def _cased(here: str, there: str) -> str:
    """A part with a capital letter where it comes to stand at the beginning, and without one where it does not."""
    if here[:1].isupper() and there[:1].islower():
        return as_written(here, there)
    return there


def _spot(read: AnswerText, one: tuple[int, int], two: tuple[int, int]) -> Spot:
    parts = sorted((one, two))
    names = [read.text[slice(*part)].replace("*", "") for part in parts]
    return Spot(_exchange(one, two, read.text), f"“{names[0]}” and “{names[1]}” have changed places")


def _figures(read: AnswerText, sentence: Span) -> Spot | None:
    """Two figures that the sentence gives of two things in the same words."""
    said = read.text[sentence.start : sentence.end]
    if _NO_FIGURES.search(said):
        return None
    found = list(_FIGURE.finditer(read.text, sentence.start, sentence.end))
    for one, two in itertools.pairwise(found):
        if one[0] == two[0] or said.count(one[0]) > 1 or said.count(two[0]) > 1:
            continue
        before = [
            re.findall(r"[\w°%$]+ ?$", read.text[sentence.start : match.start()]) for match in (one, two)
        ]
        behind = [re.findall(r"^ ?[\w°%$]+", read.text[match.end() : sentence.end]) for match in (one, two)]
        units = [re.sub(r"[^\w°%$]", "", part[0]) if part else "" for part in behind]
        alike = units[0] == units[1] and (units[0] or (before[0] and before[0] == before[1]))
        between = read.text[one.end() : two.start()]
        if (
            not alike
            or len(re.findall(r"[^\W\d]{3,}", between)) < 2
            or not re.search(r",|;|\band\b|\bbut\b", between)
        ):
            continue
        if (
            read.is_masked(*one.span())
            or read.is_masked(*two.span())
            or stands_as_example(read, sentence, one.start())
        ):
            continue
        if re.search(
            rf"\b(?:{_MONTHS}) (?:\d+, )?$|AD $|BC", read.text[two.start() - 15 : two.end() + 4]
        ) or (len(one[0]) == 4 and len(two[0]) == 4 and before[0] != before[1]):
            continue
        return _spot(read, one.span(), two.span())
    return None


_MONTHS = "January|February|March|April|May|June|July|August|September|October|November|December"


def _article(part: str) -> str:
    first = part.split()[0].lower()
    return {"an": "a", "a": "a"}.get(first, first if first in {"the", "its", "their", "his", "her"} else "")


def _ways(read: AnswerText, sentence: Span) -> Spot | None:
    """The ends of a way or a change: `from the lungs to the heart`, `turns light into heat`."""
    if _BOTH_WAYS.search(read.text, sentence.start, sentence.end):
        return None
    for pattern in (_FROM_TO, _INTO):
        match = pattern.search(read.text, sentence.start, sentence.end)
        if match is None or read.is_masked(*match.span()) or stands_as_example(read, sentence, match.start()):
            continue
        one, two = match["one"], match["two"]
        if any(
            re.search(
                r"\d|\b(?:it|them|this|that|these|which|what|there|here|one|another|two|three|several|parts?|pieces|many|be|do|down|up|and|or|due|\w+ed)\b",
                end,
                re.IGNORECASE,
            )
            for end in (one, two)
        ):
            continue
        if {one.split()[-1].lower(), two.split()[-1].lower()} & _LIKE or one.lower() == two.lower():
            continue
        if pattern is _INTO and _article(one) != _article(two):
            continue
        if re.match(r" (?:and back|of)\b", read.text[match.end() :]):
            continue
        if re.search(r"\bto \w+$|\w+ing$", one) or (
            pattern is _INTO and re.search(r"\b(?:use|see|make|get)\b", two)
        ):
            continue
        return _spot(read, match.span("one"), match.span("two"))
    return None


def _pairs() -> Iterator[tuple[str, str]]:
    for _field, one, other, _way in table("siblings"):
        yield one, other
    for kind, one, other in table("opposites"):
        if kind in {"state", "place", "degree"} and " " not in one + other:
            yield one, other


_NOT_SET = frozenset(
    [
        "before",
        "after",
        "always",
        "never",
        "first",
        "last",
        "inside",
        "outside",
        "only",
        "above",
        "below",
        "more",
        "less",
        "fewer",
    ]
)


def _terms(read: AnswerText, sentence: Span) -> Spot | None:
    """Two terms that a sentence sets against each other."""
    said = read.text[sentence.start : sentence.end]
    if _BOTH_WAYS.search(said) or not _AGAINST.search(said):
        return None
    lower = said.lower()
    for pair in _pairs():
        if set(pair) & _NOT_SET or not all(word.lower() in lower for word in pair):
            continue
        spans = []
        for word in pair:
            found = [*re.finditer(rf"(?<![\w-]){re.escape(word)}(?![\w-])", said, re.IGNORECASE)]
            if len(found) != 1 or len(re.findall(re.escape(word), said, re.IGNORECASE)) != 1:
                break
            spans.append((found[0].start() + sentence.start, found[0].end() + sentence.start))
        if len(spans) != 2:
            continue
        (first, second) = sorted(spans)
        between = read.text[first[1] : second[0]]
        if not _AGAINST.search(between) or len(between.split()) < 3 or between.count(",") > 1:
            continue
        if any(re.match(r" \(|,", read.text[span[1] : span[1] + 2]) and span == first for span in spans):
            continue
        if re.match(r" \(", read.text[second[1] : second[1] + 2]):
            continue
        if any(read.is_masked(*span) for span in spans) or stands_as_example(read, sentence, first[0]):
            continue
        if re.search(r"\b(?:a|an) $", read.text[: first[0]][-4:]) and (
            (read.text[first[0]] in "aeiou") != (read.text[second[0]] in "aeiou")
        ):
            continue
        if (
            re.match(r" than\b", read.text[second[1] :])
            and re.match(r" than\b", read.text[first[1] :]) is None
        ):
            continue
        begins, stands = read.text[slice(*first)], read.text[slice(*second)]
        if stands[:1].isupper() and begins[:1].islower():
            continue
        return Spot(
            (Change(*first, as_written(begins, stands)), Change(*second, _plain(begins, pair))),
            f"“{begins}” and “{stands}” have changed places",
        )
    return None


def _plain(term: str, pair: tuple[str, str]) -> str:
    """A term as the table writes it: without the capital letter that it has at the beginning of a sentence."""
    return next(word for word in pair if word.lower() == term.lower())


def _by_sentence(read: AnswerText) -> Iterator[tuple[str, Spot]]:
    for sentence in claims(read):
        start = label_end(read, sentence)
        if start >= sentence.end:
            continue
        for name, find in (("figures", _figures), ("terms", _terms), ("ways", _ways)):
            spot = find(read, Span(start, sentence.end))
            if spot is not None:
                yield name, spot
                break


def _figure_spots(read: AnswerText) -> Iterator[Spot]:
    return (spot for name, spot in _by_sentence(read) if name == "figures")


def _term_spots(read: AnswerText) -> Iterator[Spot]:
    return (spot for name, spot in _by_sentence(read) if name == "terms")


def _way_spots(read: AnswerText) -> Iterator[Spot]:
    return (spot for name, spot in _by_sentence(read) if name == "ways")


def _stems(text: str) -> set[str]:
    return {word[:5].lower() for word in re.findall(r"[A-Za-z]{3,}", text)}


def _label_spots(read: AnswerText) -> Iterator[Spot]:
    """The names over two neighbouring entries of a list, where the text beneath does not say them itself."""
    if not states_facts(read):
        return
    for block in read.lists:
        taken = False
        for one, two in zip(block.items, block.items[1:], strict=False):
            if taken:
                taken = False
                continue
            first, second = _label(read, one), _label(read, two)
            if first is None or second is None:
                continue
            names = [read.text[slice(*span)] for span in (first, second)]
            bodies = [read.text[span[1] : item.end] for span, item in ((first, one), (second, two))]
            heads, said = _stems(" ".join(names)), _stems(" ".join(bodies))
            if heads & said or _stems(names[0]) & _stems(names[1]) or re.search(r"[?]", "".join(bodies)):
                continue
            if any(len(body.split()) < 6 or _ADVISES.search(body) for body in bodies):
                continue
            if any(
                re.match(r"\W*(?:It|They|This|These|He|She|Also|Another|Like|Similarly|As)\b", body)
                for body in bodies
            ):
                continue
            if any(len(re.findall(rf"\b{re.escape(name)}", read.text)) > 1 for name in names):
                continue
            taken = True
            yield _spot(read, first, second)


def _name_spots(read: AnswerText) -> Iterator[Spot]:
    """Two people of one field who are told of in two sentences, one after the other."""
    of: dict[str, list[Span]] = defaultdict(list)
    for kind, _name, span in people_named_once(read):
        of[kind].append(span)
    taken: set[Span] = set()
    for spans in of.values():
        for one, two in zip(sorted(spans), sorted(spans)[1:], strict=False):
            first, second = read.sentence_at(one.start), read.sentence_at(two.start)
            if first == second or {one, two} & taken or two.start - one.end > _FAR:
                continue
            if any(_is_joined(read, span) for span in (one, two)):
                continue
            names = [read.text[span.start : span.end] for span in (two, one)]
            if not all(
                fits_what_is_told(read, [span], name) for span, name in zip((one, two), names, strict=True)
            ):
                continue
            taken |= {one, two}
            yield _spot(read, one, two)


def _is_joined(read: AnswerText, span: Span) -> bool:
    """Whether a name is joined to another one, so that one of the two is told of with it."""
    return bool(
        re.search(r"(?:[A-Z]\w+,? and|with|[A-Z]\w+,) $", read.text[max(0, span.start - 30) : span.start])
        or re.match(r",? and [A-Z]|, [A-Z]", read.text[span.end : span.end + 12])
    )


_FAR = 600
_ADVISES = re.compile(
    r"\b(?:your?|should|might|may|could|helps?|ensur\w+|important|crucial|consider)\b", re.IGNORECASE
)


def _label(read: AnswerText, item: ListItem) -> tuple[int, int] | None:
    found = _LABEL.match(read.text, item.body, item.end)
    if found is None or not (found["stop"] or found["after"]):
        return None
    return None if read.is_masked(*found.span("name")) else found.span("name")


def _check_exchanged(read: AnswerText, damaged: str, spots: Sequence[Spot]) -> str:
    """The answer has the words that it had, in another order."""
    before, after = (re.findall(r"\w+", text.lower()) for text in (read.text, damaged))
    if not spots or before == after:
        return "nothing has changed places"
    if sorted(before) != sorted(after):
        return "the answer has other words than before"
    for spot in spots:
        one, two = spot.changes
        old = [re.findall(r"\w+", read.text[slice(*change[:2])].lower()) for change in spot.changes]
        if old[0] != re.findall(r"\w+", two.text.lower()) or old[1] != re.findall(r"\w+", one.text.lower()):
            return "two different things have changed places"
    return ""


INCORRECT_FACT: tuple[DamageRule, ...] = (
    DamageRule("exchanged-figures", "incorrect-fact", _figure_spots, _check_exchanged),
    DamageRule("exchanged-terms", "incorrect-fact", _term_spots, _check_exchanged),
    DamageRule("exchanged-ends", "incorrect-fact", _way_spots, _check_exchanged),
    DamageRule("exchanged-names", "incorrect-fact", _name_spots, _check_exchanged),
    DamageRule("exchanged-labels", "incorrect-fact", _label_spots, _check_exchanged),
)
