"""Spelling: a word of an answer in, the same word as people misspell or mistype it out.

A word is misspelt as many people do it (a table of parts of words, double letters, endings, unstressed vowels) or
mistyped (two letters change places, one is left out, one stands twice). What comes out is in no list of words: not in
that of pyspellchecker, not a form that LemmInflect knows, not a British or American spelling of breame, and rare or
unknown in wordfreq, whose lists are counted from texts and so hold the commonest misspellings too.

Source: FBI 3.3; what makes a misspelling none is told in docs/perturbing.md.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from functools import cache
from typing import TYPE_CHECKING

from mismark.errors import MissingExtra
from mismark.perturb.answers.reading import Span
from mismark.perturb.answers.rules import DamageRule, Spot
from mismark.perturb.answers.word_tables import table
from mismark.perturb.grammar_items.forms import kinds
from mismark.seeds import stream
from mismark.texts.answers import Change

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from mismark.perturb.answers.reading import AnswerText

__all__ = ["SPELLING", "is_word", "misspellings", "slips"]

_LETTERS = re.compile(r"[a-z]{5,}")
_TOKEN = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)*")
_PLACEHOLDER = re.compile(r"\[[^\]\n]*\]|(?<![\w*])[*_](?![*_\s])[^*_\n]+[*_](?![\w*])|\S*[@/\\#=]\S*")
_COMMON, _UNUSUAL, _RARE = 3.0, 3.3, 1.0
_LEAST = 2
_DOUBLED = re.compile(r"(?<=[a-z])(bb|cc|dd|ff|gg|ll|mm|nn|pp|rr|ss|tt)(?=[a-z])")
_SINGLE = re.compile(r"(?<=[bcdfghlmnprst][aeiou])([flmnprs])(?=[aeiou](?!$|[sd]$)|ly$)")
_UNSTRESSED = re.compile(
    r"(?<=[a-z]{3})(?<!m)(?<!teen)(?:e(?=nt$|nts$|nce|ncy)|a(?=nt$|nts$|nce|ncy|r$)|or$|i(?=ble$)|a(?=ble$))"
)
_OTHER_VOWEL = {"e": "a", "a": "e", "or": "er"}
_DROPPED_E = re.compile(r"(?<=[a-z]{3}[tmrs])e(?=(?:ly|ment)$)")
_TWO_L = re.compile(r"(?<=[a-z]{3}a)l(?=ly$)")


@cache
def _speller() -> Callable[[str], bool]:
    try:
        from spellchecker import SpellChecker
    except ImportError as error:
        raise MissingExtra.of("perturb", "pyspellchecker", "perturb") from error
    known: Callable[[str], bool] = SpellChecker().__contains__
    return known


@cache
def _frequency() -> Callable[[str], float]:
    try:
        from wordfreq import zipf_frequency
    except ImportError as error:
        raise MissingExtra.of("perturb", "wordfreq", "perturb") from error
    return lambda word: float(zipf_frequency(word, "en", wordlist="large"))


@cache
def _variants() -> frozenset[str]:
    """Every British and American spelling."""
    try:
        from breame.spelling import AMERICAN_ENGLISH_SPELLINGS, BRITISH_ENGLISH_SPELLINGS
    except ImportError as error:
        raise MissingExtra.of("perturb", "breame", "perturb") from error
    return frozenset([*AMERICAN_ENGLISH_SPELLINGS, *BRITISH_ENGLISH_SPELLINGS])


@cache
def is_word(word: str) -> bool:
    """Whether any dictionary has a word, or a British or American spelling is written so.

    Args:
        word: in lower case.

    Example:
        >>> import pytest
        >>> _ = [pytest.importorskip(name) for name in ("spellchecker", "breame", "wordfreq", "lemminflect")]
        >>> is_word("receive"), is_word("favour"), is_word("recieve")
        (True, True, False)
    """
    return _speller()(word) or bool(kinds(word)) or word in _variants()


@cache
def _parts() -> tuple[tuple[re.Pattern[str], str], ...]:
    """How parts of words are misspelt."""
    return tuple((re.compile(right), wrong) for right, wrong in table("misspellings"))


def _misspelt(word: str) -> Iterator[str]:
    known = [right.sub(wrong, word, count=1) for right, wrong in _parts() if right.search(word)]
    if known:
        yield from known
        return
    for pattern in (_DOUBLED, _DROPPED_E, _TWO_L):
        for match in pattern.finditer(word):
            yield word[: match.start()] + match[0][1:] + word[match.end() :]
    for match in _UNSTRESSED.finditer(word):
        before_ble = word.startswith("ble", match.end())
        other = {"a": "i", "i": "a"}[match[0]] if before_ble else _OTHER_VOWEL[match[0]]
        yield word[: match.start()] + other + word[match.end() :]
    single = _SINGLE.search(word)
    if single:
        yield word[: single.end()] + single[0] + word[single.end() :]


@cache
def misspellings(word: str) -> tuple[str, ...]:
    """A word as people misspell it, the commonest ways first.

    Args:
        word: a word in lower case.

    Example:
        >>> import pytest
        >>> _ = [pytest.importorskip(name) for name in ("spellchecker", "breame", "wordfreq", "lemminflect")]
        >>> misspellings("receive"), misspellings("separately")[0], misspellings("travelled")
        (('recieve',), 'seperately', ())
    """
    often = _frequency()(word)
    return tuple(
        one
        for one in dict.fromkeys(_misspelt(word))
        if one != word and not is_word(one) and _frequency()(one) < min(_UNUSUAL, often - 1)
    )


@cache
def slips(word: str) -> tuple[str, ...]:
    """A word as it is mistyped: two letters in each other's place, one left out, one twice; the ends are kept.

    Args:
        word: a word in lower case.

    Returns:
        At most one of each kind, the same ones always.

    Example:
        >>> import pytest
        >>> _ = [pytest.importorskip(name) for name in ("spellchecker", "breame", "wordfreq", "lemminflect")]
        >>> slips("garden")
        ('gadren', 'grden', 'garrden')
    """
    order = list(range(1, len(word) - 2))
    stream(0, "slip", word).shuffle(order)
    swapped = (
        word[:at] + word[at + 1] + word[at] + word[at + 2 :] for at in order if word[at] != word[at + 1]
    )
    dropped = (word[:at] + word[at + 1 :] for at in order if word[at - 1] != word[at] != word[at + 1])
    doubled = (word[: at + 1] + word[at:] for at in order if word[at - 1] != word[at] != word[at + 1])
    found = (next(filter(_is_slip, ways), None) for ways in (swapped, dropped, doubled))
    return tuple(one for one in found if one is not None)


def _is_slip(word: str) -> bool:
    return not is_word(word) and _frequency()(word) < _RARE


def _usable(answer: AnswerText) -> Iterator[tuple[str, Span]]:
    """Words that everybody knows, in small letters, that are not named, not part of a compound and no placeholder."""
    text = answer.text
    barred = [match.span() for match in _PLACEHOLDER.finditer(text)]
    for span in answer.words:
        word = text[span.start : span.end]
        if not _LETTERS.fullmatch(word):
            continue
        if re.match(r"[-–'’.]?\w|\)|[-–'’]", text[span.end : span.end + 2]) or re.search(
            r"[\w\-–'’.(]$", text[max(span.start - 2, 0) : span.start]
        ):
            continue
        if any(span.touches(one) for one in barred):
            continue
        if is_word(word) and _frequency()(word) >= _COMMON:
            yield word, span


def _spot(answer: AnswerText, spans: Sequence[Span], word: str, wrong: str) -> Spot:
    def cased(start: int) -> str:
        return wrong.capitalize() if answer.text[start].isupper() else wrong

    everywhere = f" in all {len(spans)} places" if len(spans) > 1 else ""
    return Spot(
        tuple(Change(start, end, cased(start)) for start, end in spans),
        f"“{word}” is misspelt “{wrong}”{everywhere}",
    )


def _once(ways: Callable[[str], tuple[str, ...]]) -> Callable[[AnswerText], Iterator[Spot]]:
    def spots(answer: AnswerText) -> Iterator[Spot]:
        for word, span in _usable(answer):
            for wrong in ways(word):
                yield _spot(answer, (span,), word, wrong)

    return spots


def _throughout(answer: AnswerText) -> Iterator[Spot]:
    """Words that stand at least twice, wherever they stand, also behind a capital; none where one place is barred."""
    all_of: dict[str, list[Span]] = defaultdict(list)
    for match in _TOKEN.finditer(answer.text):
        all_of[match[0].lower()].append(Span(*match.span()))
    for word in dict.fromkeys(word for word, _ in _usable(answer)):
        places = all_of[word]
        if len(places) < _LEAST or any(answer.is_masked(*place) for place in places):
            continue
        if any(answer.text[start:end] not in {word, word.capitalize()} for start, end in places):
            continue
        for wrong in misspellings(word):
            yield _spot(answer, places, word, wrong)


def _check(answer: AnswerText, damaged: str, spots: Sequence[Spot]) -> str:
    """Each misspelling stands where it was made and is no word; the word it was stands that much less often."""
    before, after = _counts(answer.text), _counts(damaged)
    wanted: Counter[tuple[str, str]] = Counter()
    for spot in spots:
        for start, end, wrong in spot.changes:
            wanted[answer.text[start:end], wrong] += 1
    for (word, wrong), places in wanted.items():
        if is_word(wrong.lower()) or not is_word(word.lower()):
            return f"“{wrong}” is a word, or “{word}” is none"
        if after[wrong] != before[wrong] + sum(n for (_, one), n in wanted.items() if one == wrong):
            return f"“{wrong}” does not stand in {places} more places"
        if after[word] > before[word] - places:
            return f"“{word}” still stands where it did"
    return ""


def _counts(text: str) -> Counter[str]:
    return Counter(_TOKEN.findall(text))


SPELLING = (
    DamageRule("misspelt-once", "spelling", _once(misspellings), _check),
    DamageRule("misspelt-throughout", "spelling", _throughout, _check),
    DamageRule("mistyped", "spelling", _once(slips), _check),
)
"""The rules of the category."""
