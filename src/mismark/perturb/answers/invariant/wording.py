"""The same words written otherwise: American and British spelling, contractions and full forms.

Every place of one kind is changed at once, so that no text is left half and half. Nothing is touched where the
instruction speaks of words, tone or a variety of English.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from mismark.errors import MissingExtra
from mismark.perturb.answers.invariant.facts import WORDS_ASKED
from mismark.perturb.answers.invariant.numbers import put_for
from mismark.perturb.answers.rules import DamageRule, Spot
from mismark.texts.answers import Change

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from mismark.perturb.answers.reading import AnswerText, Span

__all__ = ["WORDING"]

_FEWEST = 2
"""Places that must change, so that the change can be seen."""

_VARIETIES = re.compile(
    r"""(?P<ize>\w{2,}[iy])[zs](?P<ized>e|es|ed|er|ers|ing|ation|ations|able)$
    |\w*(?:[aeiou][lr]o|vi|ab|b|d|m|n|o|v|p|l|h|t|c|s)ou?r(?:s|ed|ing|ful|able|ably|ite|ites|al|less|hood|hoods|ly|er|ers)?$
    |\w*(?:cent|met|lit|fib|theat|sab|spect|calib|lust|og|somb|maneuv|manoeuv)(?:er|re|ers|res|ered|red)$
    |\w{3,}[aeiou]ll?(?:ed|ing|er|ers)$
    |(?:de|of|pret)fen[cs]es?$""",
    re.VERBOSE,
)
"""Differences of spelling that are one of a whole series: -ize, -our, -re, doubled l, -ence; single words are not."""

_OTHER_WORDS = {
    *("meter", "meters", "metre", "metres", "micrometer", "micrometers", "micrometre", "micrometres"),
    *(
        "analyzes",
        "analyses",
        "pummeled",
        "pummelling",
        "glamor",
        "glamour",
        "saber",
        "sabers",
        "technicolor",
    ),
}
"""Words of the series that are other words too, an instrument or a noun, or whose pair is none."""

_LEFT_OVER = (
    re.compile(
        r"(?!(?:cap|over|under|out|down|up)?siz|priz|seiz)\w{3,}[iy]z(?:e[sd]?|ers?|ing|ations?|able)",
        re.IGNORECASE,
    ),
    re.compile(r"(?!.*(?:ris|wis|vis|mis|cis)(?:e|ing))\w{4,}is(?:ed|ing|ations?)", re.IGNORECASE),
)
"""Words of the series -ize in American and in British spelling; one that breame does not know would stay behind."""

_SHORT = {
    "do not": "don't",
    "does not": "doesn't",
    "did not": "didn't",
    "is not": "isn't",
    "are not": "aren't",
    "was not": "wasn't",
    "were not": "weren't",
    "has not": "hasn't",
    "have not": "haven't",
    "had not": "hadn't",
    "cannot": "can't",
    "will not": "won't",
    "would not": "wouldn't",
    "should not": "shouldn't",
    "could not": "couldn't",
}
_FULL = {
    **{short: full for full, short in _SHORT.items()},
    "you're": "you are",
    "we're": "we are",
    "they're": "they are",
    "i'm": "I am",
    "you'll": "you will",
    "we'll": "we will",
    "they'll": "they will",
    "it'll": "it will",
    "you've": "you have",
    "we've": "we have",
    "they've": "they have",
    "i've": "I have",
    "i'll": "I will",
}
_IS = re.compile(
    r"(?=\s+(?:a|an|the|not|also|always|often|important|essential|crucial|vital|best|better|possible|usually)\b)"
)
_SUBJECT = re.compile(
    r"\s+(?:I|you|we|they|he|she|it|this|that|these|those|there|the|your|a|an|one)\b", re.IGNORECASE
)
"""What follows where the verb stands before its subject, as in questions: “isn't it”."""

_STRESSED = re.compile(r"\s+(?:only|just|merely|simply|because|necessarily)\b|\s*[*_]|[ ]*[,.;:!?)—–-]|\s*$")
"""What follows a “not” that is stressed, or has another word for its own."""


@cache
def _spelt() -> tuple[Mapping[str, str], Mapping[str, str]]:
    """American to British and British to American spellings, of the series alone."""
    try:
        from breame import spelling
    except ImportError as error:
        raise MissingExtra.of("perturb", "breame", "perturb") from error
    american, british = spelling.AMERICAN_ENGLISH_SPELLINGS, spelling.BRITISH_ENGLISH_SPELLINGS
    pairs = {
        (us, uk)
        for us, uk in [*american.items(), *((us, uk) for uk, us in british.items())]
        if _VARIETIES.match(us) and _VARIETIES.match(uk) and not {us, uk} & _OTHER_WORDS
    }
    return dict(sorted(pairs)), {uk: us for us, uk in sorted(pairs)}


def _respelt(read: AnswerText, variety: int) -> Iterator[Spot]:
    """Every word of the other variety's series spelt in this one's way, where none is spelt so already."""
    if WORDS_ASKED.search(read.instruction):
        return
    put, already = _spelt()[variety], _spelt()[1 - variety]
    text = read.text
    found = [(span, text[span.start : span.end]) for span in read.words]
    if any(word.lower() in already for _, word in found):
        return
    changes = []
    for span, word in found:
        other = put.get(word.lower())
        if other is None and _LEFT_OVER[variety].fullmatch(word) and not _in_name(read, span):
            return
        if other is None or _in_name(read, span):
            continue
        changes.append(Change(span.start, span.end, _cased(other, word)))
    if len(changes) >= _FEWEST:
        yield Spot(
            tuple(changes),
            f"{put_for(text, changes)}: {('British', 'American')[variety]} spelling throughout",
        )


def _in_name(read: AnswerText, span: Span) -> bool:
    """Whether a word may be part of a name: it has a capital letter, and its neighbour too or no sentence begins here."""
    if read.text[span.start].islower():
        return False
    sentence = read.sentence_at(span.start)
    begins = sentence is not None and not re.search(r"\w", read.text[sentence.start : span.start])
    return not begins or re.match(r"\s+[A-Z]", read.text[span.end : span.end + 3]) is not None


def _cased(word: str, like: str) -> str:
    if like.isupper() and len(like) > 1:
        return word.upper()
    return word[:1].upper() + word[1:] if like[0].isupper() else word


_NOT = re.compile(rf"\b({'|'.join(_SHORT)})\b", re.IGNORECASE)
_CONTRACTED = re.compile(
    r"\b(?:[a-z]+n['’]t|it['’]s|(?:you|we|they|I)['’](?:re|ve|ll|m)|it['’]ll)\b", re.IGNORECASE
)


def _contracted(read: AnswerText) -> Iterator[Spot]:
    """“do not” and its like written “don't”, wherever the “not” is not stressed."""
    text = read.text
    if WORDS_ASKED.search(read.instruction):
        return
    mark = "’" if "’" in text else "'"
    changes = []
    for match in _NOT.finditer(text):
        full = match[1]
        stressed = _STRESSED.match(text, match.end()) or text[: match.start()].endswith(("*", "_"))
        questioned = full[0].isupper() and full.lower() != "do not"
        named = full[1:] != full[1:].lower()
        if (
            stressed
            or questioned
            or named
            or read.is_masked(*match.span())
            or not read.sentence_at(match.start())
        ):
            continue
        changes.append(
            Change(match.start(), match.end(), _cased(_SHORT[full.lower()].replace("'", mark), full))
        )
    if len(changes) >= _FEWEST:
        yield Spot(tuple(changes), f"{put_for(text, changes)}: full forms contracted")


def _written_out(read: AnswerText) -> Iterator[Spot]:
    """“don't”, “you're” and their like written in full, wherever it is sure what they stand for."""
    text = read.text
    if WORDS_ASKED.search(read.instruction):
        return
    changes = []
    for match in _CONTRACTED.finditer(text):
        full = _full(text, match)
        if full is not None and not read.is_masked(*match.span()):
            changes.append(Change(match.start(), match.end(), _cased(full, match[0])))
    if len(changes) >= _FEWEST:
        yield Spot(tuple(changes), f"{put_for(text, changes)}: contractions written in full")


def _full(text: str, match: re.Match[str]) -> str | None:
    short = match[0].replace("’", "'").lower()
    if short == "it's":
        return "it is" if _IS.match(text, match.end()) else None
    if short.endswith("n't") and _SUBJECT.match(text, match.end()):
        return None
    if short.endswith("'ve") and re.match(r"\s+(?:a|an|the|to|no|some)\b", text[match.end() :]):
        return None
    return _FULL.get(short)


def _same_words(read: AnswerText, made: str, spots: Sequence[Spot]) -> str:  # noqa: ARG001
    """Both texts, every contraction written in full and every word in American spelling, must be the same."""
    if _levelled(read.text) != _levelled(made):
        return "the words are not the same"
    return ""


def _levelled(text: str) -> str:
    american = _spelt()[1]

    def level(match: re.Match[str]) -> str:
        word = match[0].replace("’", "'").lower()
        full = "it is" if word == "it's" else _FULL.get(word, word).lower()
        return american.get(full, full)

    return re.sub(r"[^\W\d_]+(?:['’][^\W\d_]+)*", level, text)


def _rule(name: str, spots: Callable[[AnswerText], Iterator[Spot]]) -> DamageRule:
    return DamageRule(name, "invariant", spots, _same_words, "variant", 1)


WORDING: tuple[DamageRule, ...] = (
    _rule("british-spelling", lambda read: _respelt(read, 0)),
    _rule("american-spelling", lambda read: _respelt(read, 1)),
    _rule("contractions", _contracted),
    _rule("full-forms", _written_out),
)
"""Rules of the subtype `variant` that change no number."""
