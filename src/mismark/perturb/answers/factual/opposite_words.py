"""Words that give way to their opposites: an answer in, claims out in which one word makes the contrary of them."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from mismark.perturb.answers.factual.claims import (
    article_start,
    as_written,
    claims,
    label_end,
    stands_as_example,
)
from mismark.perturb.answers.rules import Spot
from mismark.perturb.answers.word_tables import table
from mismark.texts.answers import Change

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from mismark.perturb.answers.reading import AnswerText, Span


__all__ = ["HEDGED", "NEGATED", "check_opposites", "may_be_turned", "opposite_words", "turned"]

NEGATED = re.compile(
    r"\b(?:not|never|no|none|nor|neither|without|hardly|cannot|unlike|instead|rather than|contrary|opposite|unless|except)\b|n['’]t\b",
    re.IGNORECASE,
)

HEDGED = re.compile(
    r"\b(?:can|sometimes|either|or|whether|if|mixed|vary|varies|depending|balance|equilibrium|both|help(?:s|ed|ing)? to|"
    r"tend(?:s|ed)? to|some|until|releas\w+|emit\w*|roughly speaking|in general|generally|versus|vs|compared|instead|rather)\b",
    re.IGNORECASE,
)

_BEHIND: dict[str, str] = {
    # what must follow, by kind of pair
    "verb": r"(?= (?:the|a|an|its|their|his|her|with|in|from|as|by|to|during|and|when|[a-z]+s?\b)|[,.;])",
    "degree": r"(?=(?: [a-z-]+){0,3} than\b)",
    "most": r"(?= [a-zA-Z-]+)",
    "state": r"(?=[,.;]| (?:and|in|on|at|for|to|because|than|with|from|enough|,)\b)",
    "place": r"(?=[ ,.;])",
}

_ONE_WAY = frozenset({"thin", "light", "lower", "known", "even", "unequal", "dearer"})


class _Pair(NamedTuple):
    kind: str
    word: str
    opposite: str
    pattern: re.Pattern[str]


@cache
def _pairs() -> tuple[_Pair, ...]:
    """Each word with its opposite, both ways; the first opposite of a word is the one it gets."""
    found: dict[tuple[str, str], _Pair] = {}
    for kind, one, other in table("opposites"):
        for word, opposite in ((one, other), (other, one)):
            if (kind, word) not in found and not (
                kind in {"state", "place"} and word in _ONE_WAY and word == other
            ):
                ahead = r"(?<=\bthe )" if kind == "most" else ""
                pattern = rf"{ahead}(?<![\w-]){re.escape(word)}(?![\w-]){_BEHIND[kind]}"
                found[kind, word] = _Pair(kind, word, opposite, re.compile(pattern))
    return tuple(found.values())


_COUNTED = re.compile(
    r" than (?:\d+|ten|twenty|thirty|forty|fifty|sixty|a hundred|a thousand) (?:[a-z]+ )?"
    r"(?!(?:meters|metres|kilometers|miles|feet|years|days|hours|minutes|seconds|percent|times|degrees|million|billion)\b)[a-z]+s\b"
)


def _family(word: str) -> str:
    """What is enough of a word to find its kin: `increas` of `increases`."""
    return re.sub(r"(?:ing|ed|es|s|er|est|e)$", "", word.split()[0].lower())[:8]


def may_be_turned(read: AnswerText, sentence: Span) -> bool:
    """Whether a sentence neither denies, hedges nor sets alternatives side by side."""
    said = read.text[sentence.start : sentence.end]
    return not (NEGATED.search(said) or HEDGED.search(said))


_BE = r"(?:is|are|was|were|became|becomes|become|remains?|very|too|usually|especially)"

_VERB_NO = re.compile(
    r"(?:\b(?:the|an?|of|to|in|no|its|any|this|that|their|such|his|her|have|has|had|be|is|are|was|were|been|being|by|and|with|for|from|on|at|"
    r"into|under|more|further|price|cost|tax|which|who|it|they|he|she|will|not|highly|newly|recently)|[,;:(–—-])\s?$",
    re.IGNORECASE,
)


def _fits(read: AnswerText, pair: _Pair, sentence: Span, start: int, end: int) -> bool:
    """Whether the word is used in the sense that its opposite is the opposite of."""
    before, after = read.text[sentence.start : start], read.text[end : sentence.end]
    if pair.kind == "verb":
        if re.search(r"\b(?:which|that|who|it|they|he|she|will|to|has|have|had) $", before) is None:
            if _VERB_NO.search(before) or not re.search(r"[a-z)*] $", before):
                return False
        elif re.search(
            r"\b(?:[Aa]n?|the|this|of|by|from|used|order|designed|according|due|leads?) to $|of that $",
            before,
        ):
            return False
        if re.match(r" (?:up|down|out|in|off|away|back|apart|together)\b", after):
            return False
        return _is_verb(read.text[sentence.start : sentence.end], start - sentence.start)
    if pair.kind == "state":
        return re.search(rf"\b{_BE} $", before) is not None and not re.match(r" (?:to|for|and|of)\b", after)
    if pair.kind == "most":
        if pair.word in {"most", "least"}:
            return re.match(r" [a-z]+(?:ous|ant|ent|ful|ive|ed|al|ic|ble|ar|ing|ex|mon)\b", after) is not None
        if pair.word in {"first", "last", "latest"}:
            return (
                re.search(r"\b(?:is|was|were|became|are) the $", before) is not None
                and re.match(
                    r" (?:[a-z-]+ )*?(?:person|people|woman|man|men|women|country|planet|state|element|book|ruler|king|queen|european|to)\b",
                    after,
                    re.IGNORECASE,
                )
                is not None
            )
        return (
            re.match(
                r" (?:[a-zA-Z-]+ ){0,2}?(?:of|in|on|to|at|planet|moon|ocean|river|member|desert|country|city|number|animal|bone|organ|state|known|that|form|part|mountain)\b",
                after,
            )
            is not None
        )
    if pair.kind == "degree":
        return not (
            pair.word in {"less", "fewer", "more"}
            and re.search(r"\b(?:or|no|any|much|little|once) $", before)
        )
    return _fits_place(pair.word, before, after)


def _fits_place(word: str, before: str, after: str) -> bool:
    if word in {"north", "south", "east", "west"}:
        return (
            re.search(r"\b(?:the|to|from|lies|moves?|flows?|further|farther|toward|in the|is) $", before)
            is not None
            and re.match(r" (?:of|coast|pole|to|side|bank|end|shore|in)\b|[,.;]", after) is not None
        )
    if word in {"before", "after"}:
        return (
            re.match(
                r" (?:the|his|her|its|their) [A-Za-z' ]*\b(?:war|death|revolution|birth|eruption|invention|discovery|fall|battle|marriage|election|independence|publication|reform)\b",
                after,
                re.IGNORECASE,
            )
            is not None
        )
    if word in {"above", "below"}:
        return re.match(r" (?:the|sea|ground|zero|[A-Z])", after) is not None and not re.search(
            r"\b(?:from|stands?|hovers?) $", before
        )
    if word in {"inside", "outside"}:
        return re.match(r" (?:the|a|an|its|of the) ", after) is not None
    if word in {"inversely", "directly"}:
        return after.startswith(" proportional")
    if word in {"always", "never"}:
        return (
            re.search(r"\b(?:is|are|was|were|has|have) $", before) is not None
            or re.match(r" [a-z]+s\b", after) is not None
        )
    if word in {"toward", "towards", "away from"}:
        return (
            re.search(
                r"\b(?:mov|shift|bend|bent|point|lean|tilt|flow|drift|motion|travel|sink|turn|pull)\w* (?:[a-z]+ )?$",
                before,
            )
            is not None
        )
    return True


@cache
def _tags(said: str) -> dict[int, str]:
    from mismark.perturb.grammar_items.tagged import analyse

    read = analyse(said)
    tags = [word.split("/")[1] for word in read.line.split()[1:]]
    return {token.char_start: tag for token, tag in zip(read.tokens, tags, strict=True)}


def _is_verb(said: str, at: int) -> bool:
    return _tags(said).get(at, "").startswith("VB")


def turned(read: AnswerText, sentence: Span) -> Spot | None:
    """The spot of a sentence in which a word can give way to its opposite, if there is one."""
    if not may_be_turned(read, sentence):
        return None
    said = read.text[sentence.start : sentence.end]
    begin = label_end(read, sentence)
    label = read.text[sentence.start : begin].lower()
    for pair in _pairs():
        found = list(pair.pattern.finditer(read.text, begin, sentence.end))
        if len(found) != 1 or read.is_masked(*found[0].span()):
            continue
        start, end = found[0].span()
        if stands_as_example(read, sentence, start) or not _fits(read, pair, sentence, start, end):
            continue
        other = _family(pair.opposite)
        if re.search(rf"\b{re.escape(other)}", said, re.IGNORECASE) or _family(pair.word) in label:
            continue
        begins, article = article_start(read.text, start, pair.opposite)
        opposite = pair.opposite
        if (pair.word, opposite) == ("more", "less") and _COUNTED.match(read.text, end):
            opposite = "fewer"
        words = as_written(read.text[start:end], opposite)
        return Spot(
            (Change(begins, end, article + words),),
            f"“{words}” for “{read.text[start:end]}”: the claim says the opposite of what is true",
        )
    return None


def opposite_words(read: AnswerText) -> Iterator[Spot]:
    """Words that give way to their opposites, one a sentence."""
    for sentence in claims(read):
        spot = turned(read, sentence)
        if spot is not None:
            yield spot


def _word_list(text: str) -> list[str]:
    return re.findall(r"\w+(?:['’-]\w+)*", text.lower())


def check_opposites(read: AnswerText, damaged: str, spots: Sequence[Spot]) -> str:
    """Each sentence has lost one word and has its opposite instead, which it did not have."""
    before, after = _word_list(read.text), _word_list(damaged)
    known = {(pair.word, pair.opposite) for pair in _pairs()} | {("more", "fewer")}
    for spot in spots:
        change = spot.changes[0]
        old = re.sub(r"^an? ", "", read.text[change.start : change.end].lower())
        new = re.sub(r"^an? ", "", change.text.lower())
        if (old, new) not in known:
            return f"“{new}” is not known as the opposite of “{old}”"
        word, other = _word_list(old)[0], _word_list(new)[0]
        if before == after or (before.count(word) <= after.count(word) and len(spots) == 1):
            return f"“{old}” is still there"
        if after.count(other) <= before.count(other) and len(spots) == 1:
            return f"“{new}” is not there"
    return "" if spots else "nothing is turned"
