"""What one error description says: which fragment is wrong, and what should stand there.

A description (`"theirselves" should be "themselves"`) in; a `Claim` out, which names fragments and
knows nothing yet of the passage. `placing` finds it there.

The patterns, in the order they are tried, first that fits:

1. swap      `"X" instead of "Y"`, `use "X" not "Y"`, `… rather than "Y"`: Y is the source, X the correction
2. arrow     `"X" → "Y"`, `"X" should be "Y"`, `"X" with/to/becomes "Y"`, `change … to "Y"`: X is the source
3. missing   missing / add / insert / needs / lacks / omitted: the fragment is a *correction*, or a mark
             called by its name is (`missing comma`); `before "Y"` and `after "Z"` say where
4. remove    remove / delete / unnecessary / redundant / extra / superfluous: the correction is nothing
5. else      the first fragment is the source, and no correction is named

Every other fragment is context: it may say which of several occurrences is meant.

Source: ErrorBench 3.4 names the fragments `"src"` and `"src" → "corr"`; the rest is ours.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from mismark.edits.quotes import fragments

if TYPE_CHECKING:
    from mismark.edits.quotes import Fragment

__all__ = ["Claim", "read"]

_SWAP = re.compile(r"\b(?:instead of|rather than|in place of|, not|but not|not)\s*$", re.IGNORECASE)
_ARROW = re.compile(
    r"(?:→|⇒|➔|->|=>|-->|⟶|\b(?:should\s+(?:be|read|have\s+been|become|say|use)|must\s+be|needs?\s+to\s+be|ought\s+to\s+be"
    r"|becomes?|with|to|into|corrected\s+to|changed?\s+to|replaced?\s+(?:by|with)|correct(?:ion)?(?:\s+form)?(?:\s+is)?:?|use|try"
    r"|(?:should|could|can)\s+be\s+\w+\s+(?:to|with|by)|is\s+correct:?))\s*(?:the\s+\w+\s+)?[:(]?\s*$",
    re.IGNORECASE,
)
_MISSING = re.compile(
    r"\b(?:missing|add(?:ing)?|inserte?d?|needs?|lacks?|lacking|omitt?ed|omits?|omission|requires?|absent|forgot)\b",
    re.IGNORECASE,
)
_REMOVE = re.compile(
    r"\b(?:remov(?:e|ed|ing)|delet(?:e|ed)|unnecessary|redundant|extra|superfluous|unneeded|needless|omit|drop|not\s+needed|should\s+not\s+be\s+(?:there|here|used))\b",
    re.IGNORECASE,
)
_BEFORE = re.compile(
    r"\b(?:before|preceding|precedes|in front of|prior to)\s*(?:the\s+\w+\s+)?$", re.IGNORECASE
)
_AFTER = re.compile(r"\b(?:after|following|follows|behind)\s*(?:the\s+\w+\s+)?$", re.IGNORECASE)
_BETWEEN = re.compile(r"\bbetween\s*$", re.IGNORECASE)
_IN = re.compile(r"\b(?:in|within|inside|phrase|sentence|clause)\s*(?:the\s+\w+\s+)?[:(]?\s*$", re.IGNORECASE)
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
_MARK = re.compile(r"\b(?:" + "|".join(name.replace(" ", r"\s+") for name in _MARKS) + r")\b", re.IGNORECASE)
_AND = re.compile(r"^\s*and\s*$", re.IGNORECASE)
_FINAL = ".,;:!?"


@dataclass(frozen=True, slots=True)
class Claim:
    """What a description says is wrong, in the writer's own fragments.

    Attributes:
        source: the fragment that is wrong, None where something is missing or nothing is quoted.
        correction: what should stand there, `""` for nothing, None where none is named.
        missing: True where the description says that something is missing.
        before: a fragment that the error stands directly before, or None.
        after: a fragment that the error stands directly after, or None.
        context: further fragments that may hold the place.
    """

    source: str | None
    correction: str | None = None
    missing: bool = False
    before: str | None = None
    after: str | None = None
    context: tuple[str, ...] = ()


def _tidy(source: str, correction: str, *, at_end: bool) -> tuple[str, str]:
    """Take off punctuation that American style puts inside the quotation marks.

    It stays where it is the point (`"However" → "However,"`), where the source has it too in the
    middle of the reply's own grammar, and a comma that ends the whole description stays.
    """
    bare_source = source.rstrip(_FINAL) or source
    bare_correction = (
        correction if at_end and correction.endswith(",") else correction.rstrip(_FINAL) or correction
    )
    if bare_source == bare_correction:
        return source, correction
    if source[len(bare_source) :] and source[len(bare_source) :] == correction[len(bare_correction) :]:
        return source, correction
    return bare_source, bare_correction


def read(description: str) -> Claim:
    """Read one description.

    Example:
        >>> read('Incorrect use of "theirselves," should be "themselves."')
        Claim(source='theirselves', correction='themselves', missing=False, before=None, after=None, context=())
        >>> read('Missing article "a" before "dog"')
        Claim(source=None, correction='a', missing=True, before='dog', after=None, context=())
        >>> read('Redundant "about" after "discussing"')
        Claim(source='about', correction='', missing=False, before=None, after='discussing', context=())
        >>> read("Comma misuse, space before comma").source is None
        True
    """
    found = fragments(description)
    if not found:
        return Claim(None)
    gaps = [description[(found[i - 1].end if i else 0) : fragment.start] for i, fragment in enumerate(found)]
    pair = _pair(gaps)
    if pair is not None:
        source, correction = pair
        first, second = _tidy(
            found[source].text,
            found[correction].text,
            at_end=not description[found[correction].end :].strip(" ."),
        )
        return _with_places(found, gaps, {source, correction}, Claim(first, second))
    tail = description[found[-1].end :]
    if _MISSING.search(gaps[0]) or _MISSING.search(gaps[1] if len(gaps) > 1 else tail):
        return _missing(found, gaps, tail)
    words = " ".join([*gaps, tail])
    correction_text = "" if _REMOVE.search(words) else None
    free = [i for i, gap in enumerate(gaps) if not _is_place(gap) and not _closes_between(gaps, i)]
    if not free and correction_text == "" and (mark := _punctuation(words)):
        return _with_places(found, gaps, set(), Claim(mark, ""))
    source_at = next((i for i in free if not _IN.search(gaps[i])), (free or [0])[0])
    text = found[source_at].text
    return _with_places(found, gaps, {source_at}, Claim(text.rstrip(_FINAL) or text, correction_text))


def _is_place(gap: str) -> bool:
    return bool(_BEFORE.search(gap) or _AFTER.search(gap) or _BETWEEN.search(gap))


def _pair(gaps: list[str]) -> tuple[int, int] | None:
    """Indices of the source and the correction, where a pattern joins two fragments."""
    for i in range(1, len(gaps)):
        if _SWAP.search(gaps[i]):
            return i, i - 1
        if _ARROW.search(gaps[i]) and not _is_place(gaps[i - 1]):
            return i - 1, i
    for i in range(1, len(gaps)):
        # `use "X" for "Y"` names the correction first.
        if re.search(r"\buse\s*$", gaps[i - 1], re.IGNORECASE) and re.search(
            r"^\W*for\s*$", gaps[i], re.IGNORECASE
        ):
            return i, i - 1
    return None


def _missing(found: tuple[Fragment, ...], gaps: list[str], tail: str) -> Claim:
    """A description that says something is missing: the fragment that is no place is the correction.

    `Missing "a"` and `"a" is missing` name it first; `"he happy" lacks "is"` names it second.
    """
    free = [
        i
        for i, gap in enumerate(gaps)
        if not _is_place(gap) and not _IN.search(gap) and not _closes_between(gaps, i)
    ]
    second = free[:2] == [0, 1] and not _MISSING.search(gaps[0]) and _MISSING.search(gaps[1])
    named = free[1] if second else (free[0] if free else None)
    correction = found[named].text if named is not None else _punctuation(" ".join([*gaps, tail]))
    return _with_places(
        found, gaps, set() if named is None else {named}, Claim(None, correction, missing=True)
    )


def _closes_between(gaps: list[str], i: int) -> bool:
    """Whether fragment `i` is the Y of `between "X" and "Y"`."""
    return i > 0 and bool(_AND.match(gaps[i])) and bool(_BETWEEN.search(gaps[i - 1]))


def _punctuation(words: str) -> str | None:
    """The mark that a description calls by its name ("missing comma"), None where it names none."""
    match = _MARK.search(words)
    return None if match is None else _MARKS[" ".join(match[0].lower().split())]


def _with_places(found: tuple[Fragment, ...], gaps: list[str], used: set[int], claim: Claim) -> Claim:
    before, after, context = claim.before, claim.after, []
    for i, fragment in enumerate(found):
        if i in used:
            continue
        text = fragment.text.rstrip(_FINAL) or fragment.text
        if _BEFORE.search(gaps[i]):
            before = before or text
        elif _AFTER.search(gaps[i]) or _BETWEEN.search(gaps[i]):
            after = after or text
        elif _closes_between(gaps, i):
            before = before or text
        else:
            context.append(fragment.text)
    return Claim(claim.source, claim.correction, claim.missing, before, after, tuple(context))
