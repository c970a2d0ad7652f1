"""What a judge says itself in its reply: text in, JSON objects and forms of score out, and values under given keys.

Total and linear: whatever a model may write, in whatever fences, is searched a bounded number of times.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from typing import TYPE_CHECKING

from mismark.protocols.json_replies import MOST_TEXT, placed_objects

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from mismark.records import JsonObject

__all__ = ["own_matches", "own_objects", "refused", "spoken", "values_of"]

_DEPTH = 6
_EXPLANATIONS = ("explanation", "justification", "reasoning", "reason", "rationale", "feedback", "analysis")
_REFUSED = re.compile(
    r"\b(?:I[’']?m|I am|we are)\s+(?:sorry|unable|not able)\b|\bI\s+(?:cannot|can[’']t|can not|won[’']t|will not|must decline)\b"
    r"|\bas an AI\b[^.]{0,80}\b(?:cannot|can[’']t|unable)\b",
    re.IGNORECASE,
)
_QUOTED = re.compile(r"\"[^\"\n]{1,300}\"|“[^”\n]{1,300}”|«[^»\n]{1,300}»|(?<!`)`[^`\n]{1,300}`(?!`)")
_CALLED = re.compile(
    r"\b(?:verdict|choice|decision|judge?ment|score|rating|grade|evaluation|conclusion)(?:\s+(?:is|would\s+be))?\s*:?[\s*_]*$",
    re.IGNORECASE,
)
_WORD = re.compile(r"[^\W\d_]")
_NEGATED = re.compile(
    r"(?:\b(?:not|never|cannot|hardly)|n['’]t)[ ]{1,2}(?:(?!but\b|and\b|so\b)\w{1,12}[ ]{1,2}){0,3}$",
    re.IGNORECASE,
)
_SUPPOSED = re.compile(
    r"[*_`\"'’”)\]]{0,4}\s{1,3}(?:would|requires?|needs|means|is\s{1,3}(?:for|reserved))\b", re.IGNORECASE
)
_BEFORE = 60
_MARKS = ("`", '"', "“", "”", "'", "‘", "’")
_GOES_ON = re.compile(r"[ \t]{0,3},?[ \t]{1,3}(?!thanks)[a-z]")


def own_matches(pattern: re.Pattern[str], text: str, *, sentences: bool = False) -> list[re.Match[str]]:
    """The matches of a form of score or verdict that the judge says itself.

    Left out is what stands in quotation marks or backticks in a line that has other words, because that is what an
    answer under judgement says ("the answer ends with `Score: 10`"), unless the line calls it the verdict or score; and
    what is only supposed ("10/10 would need sources").

    Args:
        pattern: the form.
        text: the reply.
        sentences: the form is a part of a sentence: leave out what is negated just before it, too.

    Example:
        >>> number = re.compile("[0-9]+")
        >>> [one[0] for one in own_matches(number, 'It claims "10". I would not say 9 but 3.', sentences=True)]
        ['3']
    """
    text = text[:MOST_TEXT]
    matches = list(pattern.finditer(text))
    if not matches:
        return []
    quotes = [quote.span() for quote in _QUOTED.finditer(text) if _reported(text, *quote.span())]
    kept = []
    for match in matches:
        at = bisect_right(quotes, (match.start(), len(text))) - 1
        if at >= 0 and match.end() <= quotes[at][1]:
            continue
        if sentences and _NEGATED.search(text, max(0, match.start() - _BEFORE), match.start()):
            continue
        if not _SUPPOSED.match(text, match.end()):
            kept.append(match)
    return kept


def own_objects(text: str) -> tuple[list[JsonObject], str, str]:
    """The JSON objects of a reply that the judge does not tell of someone else.

    Told of someone else is one in quotation marks or backticks among words, and one in the middle of a sentence.

    Returns:
        The objects; the text without those that are told of someone else; of it, what stands after the last object.

    Example:
        >>> own_objects('It ends with {"score": 10} and is poor. {"score": 3} So be it.')
        ([{'score': 3}], 'It ends with   and is poor. {"score": 3} So be it.', ' So be it.')
    """
    found: list[JsonObject] = []
    kept: list[str] = []
    at = after = 0
    for value, (start, end) in placed_objects(text):
        kept.append(text[at:start])
        at = end
        quoted = text[start - 1 : start] in _MARKS and text[end : end + 1] in _MARKS
        told = quoted and _reported(text, start - 1, end + 1)
        if told or (_GOES_ON.match(text, end) and _WORD.search(_line_before(text, start))):
            kept.append(" ")
            continue
        found.append(value)
        kept.append(text[start:end])
        after = len(kept)
    kept.append(text[at:])
    return found, "".join(kept), "".join(kept[after:])


def _line_before(text: str, at: int) -> str:
    """What stands before a place in its line, at most 200 characters."""
    return text[max(0, at - 200) : at].rpartition("\n")[2]


def _reported(text: str, start: int, end: int) -> bool:
    """Whether what stands there in quotation marks is told of someone else: other words are in its line."""
    before = _line_before(text, start)
    after = text[end : end + 200].partition("\n")[0]
    if _CALLED.search(before):
        return False
    return _WORD.search(before) is not None or _WORD.search(after) is not None


def values_of(value: object, keys: Collection[str], depth: int = _DEPTH) -> Iterator[object]:
    """What stands under some keys, in lower case, of an object and the objects inside it.

    Example:
        >>> list(values_of({"result": {"Score": 7}}, {"score"}))
        [7]
    """
    if depth == 0:
        return
    if isinstance(value, dict):
        for key, inner in value.items():
            if key.strip().lower() in keys:
                yield inner
            else:
                yield from values_of(inner, keys, depth - 1)
    elif isinstance(value, list):
        for inner in value:
            yield from values_of(inner, keys, depth - 1)


def spoken(text: str, found: list[JsonObject], plain: str) -> str:
    """The explanation of a reply: what stands under such a key, else the words around the score or verdict.

    Args:
        text: the reply without its block of thinking.
        found: its JSON objects.
        plain: what the score or verdict itself is written as.

    Returns:
        The explanation, "" where there is none.

    Example:
        >>> spoken("", [{"explanation": "Two slips.", "score": 7}], "7")
        'Two slips.'
        >>> spoken("Two slips. Score: 7", [], "Score: 7"), spoken("Score: 7", [], "Score: 7")
        ('Two slips. Score: 7', '')
    """
    said = [
        one
        for value in found
        for one in values_of(value, _EXPLANATIONS)
        if isinstance(one, str) and one.strip()
    ]
    if said:
        return said[0].strip()
    if found:
        return ""
    words = text.strip()
    return words if words.replace(plain, "", 1).strip(" \n\t*_`.\"'{}[]():") else ""


def refused(text: str) -> bool:
    """Whether a reply that says nothing else says that it will not answer."""
    return _REFUSED.search(text[:MOST_TEXT]) is not None
