"""What one error description says: which fragment is wrong, and what should stand there.

A description (`"theirselves" should be "themselves"`) in; a `Claim` out, which names fragments and
knows nothing yet of the passage. `placing` finds it there.

The patterns, in the order they are tried, first that fits:

1. swap      `"Y" instead of "X"`, `use "Y", not "X"`, `… rather than "X"`: X is the source, Y the correction
2. pair      `"X" → "Y"`, `"X" should be "Y"`, `change "X" to "Y"`, `…; use "Y"`: X is the source, Y the
             correction
3. omitted   `"X" should be omitted`, `remove "X"`: the correction is nothing
4. missing   missing / add / insert / needs / lacks: the fragment is a *correction*, or a mark called by
             its name is (`missing comma`); `before "Z"` and `after "Z"` say where
5. needless  unnecessary / redundant / extra: the first free fragment is the source, and the correction
             is nothing
6. else      the first free fragment is the source, and no correction is named
7. bare      without any fragment, `go → goes`: what stands before the arrow ends with the source

A fragment is *free* unless words before it make it a place (`before "Z"`), a context (`in "… Z …"`) or a
relation (`agree with "Z"`). Every other fragment is context: it may say which of several
occurrences is meant.

Source: ErrorBench 3.4 names the fragments `"src"` and `"src" → "corr"`; the rest is ours.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from mismark.edits.quotes import fragments

if TYPE_CHECKING:
    from mismark.edits.quotes import Fragment

__all__ = ["Claim", "read"]

_I = re.IGNORECASE
_THE = r"\s*(?:\w+\s+){0,4}[:(]?\s*$"
"""Up to four words between a signal and its fragment: `after the introductory word "X"`."""

_SWAP = re.compile(
    r"(?:\b(?:instead\s+of|rather\s+than|in\s+place\s+of|but\s+not)|[,;(]\s*not|^\s*not)\s*(?:the\s+\w+\s+)?$",
    _I,
)
_SHOULD = re.compile(
    r"(?:→|⇒|⟶|➔|->|=>|-->"
    r"|\b(?:should|must|might|may|could|can|ought\s+to|needs?\s+to)\s+(?:\w+ly\s+)?(?:be|read|say|use|become|have\s+been)\b(?:\s+[\w-]+){0,4}"
    r"|\b(?:becomes?|use|try|write|read|is\s+correct|correct(?:ion|ed)?(?:\s+(?:form|to|is|word))*)\b(?:\s+(?:the|a|an|plural|singular|form|word|of|is))*"
    r")\s*[:(]?\s*(?:[*_]{1,2})?\s*$",
    _I,
)
_WITH = re.compile(r"\b(?:with|to|into|by|as)" + _THE, _I)
_CHANGE = re.compile(
    r"\b(?:replac|chang|correct|substitut|fix|convert|switch|swap|revis|rewrit|incorrect|wrong)\w*", _I
)
_MISSING = re.compile(
    r"\b(?:missing|add(?:ing|ed)?|insert(?:ed)?|needs?|needed|lacks?|lacking|omitted|omits?|omission|requires?|required|absent|forgot|followed\s+by|preceded\s+by)\b",
    _I,
)
_OMIT = re.compile(
    r"\b(?:(?:should|must|can|could|may)\s+be\s+(?:omitted|removed|deleted|dropped)|(?:is|are)\s+not\s+(?:needed|necessary|required))\b",
    _I,
)
_REMOVE = re.compile(r"\b(?:remove|removing|delete|deleting|omit|drop)\b\s*(?:the\s+)?(?:\w+\s+){0,2}$", _I)
_SPARE = re.compile(
    r"\b(?:unnecessary|redundant|extra|superfluous|needless|duplicated?|repeated|doubled?)\s+(?:\w+\s+){0,3}$",
    _I,
)
_NEEDLESS = re.compile(
    r"\b(?:remov(?:e|ed|ing)|delet(?:e|ed)|unnecessary|redundant|extra|superfluous|unneeded|needless|duplicate|omit|drop|not\s+needed"
    r"|should\s+not\s+be\s+(?:there|here|used))\b",
    _I,
)
_BEFORE = re.compile(r"\b(?:before|preceding|precedes|in\s+front\s+of|prior\s+to)" + _THE, _I)
_AFTER = re.compile(r"\b(?:after|following|follows|behind)" + _THE, _I)
_BETWEEN = re.compile(r"\bbetween\s*$", _I)
_IN = re.compile(r"\b(?:in|within|inside|phrase|sentence|clause|as\s+in)\s*(?:the\s+\w+\s+)?[:(]?\s*$", _I)
_RELATED = re.compile(
    r"\b(?:agree(?:s|ment|ing)?\s+(?:with|between)|match(?:es|ing)?|subject|for\s+(?:the\s+)?(?:plural|singular)\s+\w+)"
    + _THE,
    _I,
)
_AND = re.compile(r"^\s*and\s*$", _I)
_ARTICLE = re.compile(r"\b(?:article|determiner|possessive|auxiliary)\b", _I)
_FOLLOWED = re.compile(
    r"\b(?:followed\s+by|(?:needs?|requires?|lacks?|missing)\s+(?:a\s+)?\w+(?:\s+(?:after|afterwards?|it|behind))*)",
    _I,
)
_PRECEDED = re.compile(r"\b(?:preceded\s+by|before\s+it)\b", _I)
_BARE = re.compile(r"^(.{1,200}?)\s*(?:→|⇒|⟶|➔|-->|->|=>)\s*([^→⇒⟶➔;()\n]{1,100}?)\s*(?:[;(].*)?$", re.DOTALL)
_MARKS = {
    "comma": ",",
    "period": ".",
    "full stop": ".",
    "semicolon": ";",
    "colon": ":",
    "question mark": "?",
    "exclamation mark": "!",
    "exclamation point": "!",
}
_MARK = re.compile(r"\b(?:" + "|".join(name.replace(" ", r"\s+") for name in _MARKS) + r")\b", _I)


class Claim(NamedTuple):
    """What a description says is wrong, in the writer's own fragments.

    Attributes:
        source: the fragment that is wrong, None where something is missing or nothing is quoted.
        correction: what should stand there, `""` for nothing, None where none is named.
        missing: True where the description says that something is missing.
        before: a fragment that the error stands directly before, or None.
        after: a fragment that the error stands directly after, or None.
        context: further fragments that may hold the place.
        bare: words without quotation marks that end with the source, or None.
    """

    source: str | None
    correction: str | None = None
    missing: bool = False
    before: str | None = None
    after: str | None = None
    context: tuple[str, ...] = ()
    bare: str | None = None


class _Parts(NamedTuple):
    """A description cut at its fragments: `gaps[i]` are the words before fragment i, `tail` those after the last."""

    found: tuple[Fragment, ...]
    gaps: tuple[str, ...]
    tail: str

    @property
    def words(self) -> str:
        return " ".join([*self.gaps, self.tail])

    def is_place(self, i: int) -> bool:
        return _names_place(self.gaps[i]) or self.closes_between(i)

    def closes_between(self, i: int) -> bool:
        """Whether fragment i is the Y of `between "X" and "Y"`."""
        return i > 0 and bool(_AND.match(self.gaps[i])) and bool(_BETWEEN.search(self.gaps[i - 1]))

    def is_free(self, i: int) -> bool:
        return not (self.is_place(i) or _ties(self.gaps[i]))

    def free(self) -> list[int]:
        return [i for i in range(len(self.found)) if self.is_free(i)]


# Writers repeat themselves between their quotation marks, so what such words say is kept.


@lru_cache(maxsize=4096)
def _names_place(gap: str) -> bool:
    return bool(_BEFORE.search(gap) or _AFTER.search(gap) or _BETWEEN.search(gap))


@lru_cache(maxsize=4096)
def _ties(gap: str) -> bool:
    return bool(_IN.search(gap) or _RELATED.search(gap))


@lru_cache(maxsize=4096)
def _swaps(gap: str) -> bool:
    return bool(_SWAP.search(gap))


@lru_cache(maxsize=4096)
def _leads_to_correction(gap: str) -> bool:
    return bool(_SHOULD.search(gap))


def read(description: str) -> Claim:
    """Read one description.

    Example:
        >>> read('Incorrect use of "theirselves," should be "themselves."')
        Claim(source='theirselves', correction='themselves', missing=False, before=None, after=None, context=(), bare=None)
        >>> claim = read('Missing article "a" before "dog"')
        >>> claim.missing, claim.correction, claim.before
        (True, 'a', 'dog')
        >>> claim = read('Redundant "about" after "discussing"')
        >>> claim.source, claim.correction, claim.after
        ('about', '', 'discussing')
        >>> read("go → goes").bare
        'go'
        >>> read("Comma misuse, space before comma").source is None
        True
    """
    return _remembered(description) if len(description) <= REMEMBERED else _read(description)


REMEMBERED = 200
"""Characters of a description that is kept in memory: a respondent repeats its lines from condition to condition."""


@lru_cache(maxsize=4096)
def _remembered(description: str) -> Claim:
    return _read(description)


def _read(description: str) -> Claim:
    found = fragments(description)
    if not found:
        return _bare(description)
    gaps = tuple(description[(found[i - 1].end if i else 0) : one.start] for i, one in enumerate(found))
    parts = _Parts(found, gaps, description[found[-1].end :])
    pair = _pair(parts)
    if pair is not None:
        source, correction = pair
        at_end = correction == len(found) - 1 and not parts.tail.strip(" .)")
        first, second = _tidy(found[source].text, found[correction].text, at_end=at_end)
        return _with_places(parts, {source, correction}, Claim(first, second))
    removed = _removed(parts)
    if removed is not None:
        return _with_places(parts, {removed}, Claim(_plain(parts, removed), ""))
    if _MISSING.search(parts.gaps[0]) or _MISSING.search(parts.gaps[1] if len(found) > 1 else parts.tail):
        return _missing(parts)
    needless = "" if _NEEDLESS.search(parts.words) else None
    free = parts.free()
    if not free and needless == "" and (mark := _punctuation(parts.words)):
        return _with_places(parts, set(), Claim(mark, ""))
    source = next(iter(free), next((i for i in range(len(found)) if not parts.is_place(i)), 0))
    return _with_places(parts, {source}, Claim(_plain(parts, source), needless))


def _bare(description: str) -> Claim:
    match = _BARE.match(description)
    return Claim(None) if match is None else Claim(None, match[2].strip(" .*_"), bare=match[1].strip(" *_"))


def _pair(parts: _Parts) -> tuple[int, int] | None:
    """Indices of the source and the correction, where a pattern joins two fragments."""
    for i in range(1, len(parts.found)):
        if _swaps(parts.gaps[i]):
            earlier = [j for j in range(i) if parts.is_free(j)]
            if earlier:
                return i, earlier[-1]
    for i in range(1, len(parts.found)):
        gap = parts.gaps[i]
        if not (_leads_to_correction(gap) or _changes(parts.gaps[i - 1], gap)):
            continue
        if parts.is_place(i) or _IN.search(gap) or _OMIT.search(gap):
            continue
        earlier = [j for j in range(i) if parts.is_free(j)] or [j for j in range(i) if not parts.is_place(j)]
        if earlier:
            # the nearest free fragment; but after `agree with "Y"` the one that has to agree
            return earlier[-1], i
    for i in range(1, len(parts.found)):
        if re.search(r"\buse\s*$", parts.gaps[i - 1], _I) and re.search(r"^\W*for\s*$", parts.gaps[i], _I):
            return i, i - 1
    return None


def _changes(before: str, gap: str) -> bool:
    """Whether the words around a fragment tell to change it into the next one: `replace "X" with "Y"`."""
    return bool(_WITH.search(gap) and _CHANGE.search(before + " " + gap) and not _RELATED.search(gap))


def _removed(parts: _Parts) -> int | None:
    """The fragment that is to go: right after `remove` or `unnecessary word`, or right before `should be omitted`."""
    for i, gap in enumerate(parts.gaps):
        if (_REMOVE.search(gap) or _SPARE.search(gap)) and not parts.is_place(i):
            return i
    after = [*parts.gaps[1:], parts.tail]
    return next((i for i, words in enumerate(after) if _OMIT.search(words) and parts.is_free(i)), None)


def _tidy(source: str, correction: str, *, at_end: bool) -> tuple[str, str]:
    """Take off punctuation that American style puts inside the quotation marks.

    That is a comma after the source, and any mark after the correction. It stays where it is the point
    (`"However" → "However,"`), where both have it, and a comma that ends the whole description stays.
    """
    bare_source = source.rstrip(",") or source
    bare_correction = (
        correction if at_end and correction.endswith(",") else correction.rstrip(".,;:!?") or correction
    )
    if bare_source == bare_correction:
        return source, correction
    if source != bare_source and source[len(bare_source) :] == correction[len(bare_correction) :]:
        return source, correction
    if source[-1:] == correction[-1:] and source[-1:] in ".;:!?":
        return source, correction
    return bare_source, bare_correction


def _plain(parts: _Parts, i: int) -> str:
    """A source without the mark that American style puts inside: a comma, and at the very end a full stop."""
    text = parts.found[i].text
    at_end = i == len(parts.found) - 1 and not parts.tail.strip(" .)")
    return (text.rstrip(".,") if at_end else text.rstrip(",")) or text


def _punctuation(words: str) -> str | None:
    """The mark that a description calls by its name ("missing comma"), None where it names none."""
    match = _MARK.search(words)
    return None if match is None else _MARKS[" ".join(match[0].lower().split())]


def _missing(parts: _Parts) -> Claim:
    """A description that says something is missing: the fragment that is no place is the correction.

    `Missing "a"` and `"a" is missing` name it first. `"agree" lacks preposition "with"` names it second,
    to stand after the first (an article before it). `"However" needs a comma` calls a mark by its name.
    """
    free, mark = parts.free(), _punctuation(parts.words)
    between = parts.gaps[1] if len(parts.found) > 1 else parts.tail
    if free[:1] == [0] and not _MISSING.search(parts.gaps[0]) and _MISSING.search(between):
        if mark is not None and free == [0]:
            claim = Claim(None, mark, missing=True)
            text = _plain(parts, 0)
            placed = (
                claim._replace(before=text) if _PRECEDED.search(parts.words) else claim._replace(after=text)
            )
            return (
                placed
                if _FOLLOWED.search(between) or _PRECEDED.search(parts.words)
                else _with_places(parts, {0}, claim)
            )
        if len(free) > 1 and free[1] == 1:
            return _second(parts, between)
    named = next(iter(free), None)
    claim = Claim(None, mark if named is None else parts.found[named].text, missing=True)
    return _without_place(_with_places(parts, set() if named is None else {named}, claim))


def _second(parts: _Parts, between: str) -> Claim:
    """`"X" lacks "Y"`: where Y belongs is told by what it is; a suffix (`-es`) makes a pair of X."""
    first, second = parts.found[0].text, parts.found[1].text
    if second.startswith("-") or (second == "s" and not _ARTICLE.search(between)):
        return _with_places(parts, {0, 1}, Claim(first, first + second.lstrip("-")))
    claim = Claim(None, second, missing=True, context=(first,))
    if _ARTICLE.search(between):
        claim = claim._replace(before=first)
    elif re.search(r"\b(?:preposition|particle|infinitive|object)\b", between, _I) or _MARK.search(between):
        claim = claim._replace(after=first)
    return _with_places(parts, {0, 1}, claim)


def _without_place(claim: Claim) -> Claim:
    """`Missing article before "school" ("the school")`: the correction less the place that it repeats."""
    text = claim.correction
    if text and claim.before and claim.before.isalpha() and text.endswith(f" {claim.before}"):
        return claim._replace(correction=text[: -len(claim.before) - 1])
    if text and claim.after and claim.after.isalpha() and text.startswith(f"{claim.after} "):
        return claim._replace(correction=text[len(claim.after) + 1 :])
    return claim


def _with_places(parts: _Parts, used: set[int], claim: Claim) -> Claim:
    if len(used) == len(parts.found):
        return claim
    before, after, context = claim.before, claim.after, list(claim.context)
    for i, fragment in enumerate(parts.found):
        if i in used:
            continue
        text = _plain(parts, i)
        if _BEFORE.search(parts.gaps[i]) or parts.closes_between(i):
            before = before or text
        elif _AFTER.search(parts.gaps[i]) or _BETWEEN.search(parts.gaps[i]):
            after = after or text
        else:
            context.append(fragment.text)
    return claim._replace(before=before, after=after, context=tuple(context))
