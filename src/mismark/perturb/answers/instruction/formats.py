"""What a request about form is, and those about characters and marks: case, punctuation, bold, brackets.

A request about form is read from the instruction by one plain wording. `held` counts in an answer what keeps it, or, as
a negative number, what breaks it; `edits` gives the ways to break it with all the content kept.

Source: IFEval (2.1) for the kinds of requests; its own code was not used.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from mismark.perturb.answers.rules import Spot
from mismark.perturb.answers.word_tables import table
from mismark.texts.answers import Change

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from mismark.perturb.answers.reading import AnswerText

__all__ = ["CHARACTERS", "Format", "Match", "count", "each", "none", "replacing", "together"]

Match: TypeAlias = "re.Match[str]"


@dataclass(frozen=True, slots=True)
class Format:
    """One kind of request about the form of an answer.

    Attributes:
        name: the rule's name.
        asked: the wording; what it matches is handed on.
        held: how often an answer keeps it; of what is forbidden, minus how often it is done all the same.
        edits: the ways to break it.
        forbids: whether something must not be done, so that `held` is 0 at best.
        most: how many of its edits one answer can take.
    """

    name: str
    asked: re.Pattern[str]
    held: Callable[[AnswerText, Match], int]
    edits: Callable[[AnswerText, Match], Iterator[Spot]]
    forbids: bool = False
    most: int = 1


def together(changes: list[Change], reason: str) -> Iterator[Spot]:
    """One spot of several changes, none of none."""
    if changes:
        yield Spot(tuple(changes), reason)


def each(pattern: str, text: str, new: Callable[[Match], str]) -> list[Change]:
    """A change for every match of a pattern."""
    return [Change(*match.span(), new(match)) for match in re.finditer(pattern, text, re.MULTILINE)]


def count(pattern: str) -> Callable[[AnswerText, Match], int]:
    """How often a pattern occurs."""
    compiled = re.compile(pattern, re.MULTILINE)
    return lambda read, _: len(compiled.findall(read.text))


def none(pattern: str) -> Callable[[AnswerText, Match], int]:
    """Minus how often a forbidden pattern occurs."""
    compiled = re.compile(pattern, re.MULTILINE)
    return lambda read, _: -len(compiled.findall(read.text))


def replacing(pattern: str, new: str, reason: str) -> Callable[[AnswerText, Match], Iterator[Spot]]:
    """Every match of a pattern changed at once."""
    return lambda read, _: together(each(pattern, read.text, lambda match: match.expand(new)), reason)


def _capitals(read: AnswerText, _: Match) -> Iterator[Spot]:
    changes = each(
        r"(?:^(?:[-*] |\d+[.)] )?|(?<=[.?!] ))[a-z]",
        read.text,
        lambda match: match[0][:-1] + match[0][-1].upper(),
    )
    yield from together(
        changes, "lines and sentences begin with capital letters, although all was to be in lower case"
    )


_WARM = re.compile(
    r"\b(?:thank|gladly|delighted|please|remember|look forward|welcome|happy|glad|congratulations|enjoy|hope|invite)\b",
    re.IGNORECASE,
)


def _exclaim(read: AnswerText, _: Match) -> Iterator[Spot]:
    for start, end in read.sentences:
        sentence = read.text[start:end]
        if sentence.endswith(".") and _WARM.search(sentence) and not read.is_masked(end - 1, end):
            yield Spot(
                (Change(end - 1, end, "!"),),
                "an exclamation mark ends the sentence, although none was allowed",
            )


_JOINED = re.compile(
    r"(?<=[a-z])(?P<before> (?=(?:because|so that|although|whereas) ))|"
    r"\b(?P<one>[a-z]+) and (?P<two>[a-z]+) and (?P<three>[a-z]+)\b"
)


def _commas(read: AnswerText, _: Match) -> Iterator[Spot]:
    for match in _JOINED.finditer(read.text):
        new = ", " if match["before"] else f"{match['one']}, {match['two']}, and {match['three']}"
        yield Spot((Change(*match.span(), new),), "there is a comma, although none was allowed")


_SHORT = {
    "I am": "I'm",
    "I would": "I'd",
    "I will": "I'll",
    "we are": "we're",
    "we will": "we'll",
    "you are": "you're",
    "it is": "it's",
    "do not": "don't",
    "does not": "doesn't",
    "did not": "didn't",
    "is not": "isn't",
    "are not": "aren't",
    "was not": "wasn't",
    "cannot": "can't",
    "will not": "won't",
    "would not": "wouldn't",
    "should not": "shouldn't",
    "have not": "haven't",
    "has not": "hasn't",
}
_FULL = re.compile(rf"\b(?:{'|'.join(_SHORT)})\b(?= [a-z])", re.IGNORECASE)


def _contract(read: AnswerText, _: Match) -> Iterator[Spot]:
    quote = "’" if "’" in read.text else "'"
    for match in _FULL.finditer(read.text):
        short = _SHORT.get(match[0]) or _SHORT[match[0][0].lower() + match[0][1:]]
        new = (short[0].upper() if match[0][0].isupper() else short[0]) + short[1:].replace("'", quote)
        if not read.is_masked(*match.span()):
            yield Spot((Change(*match.span(), new),), f"“{new}” is a contraction, although none was allowed")


def _letter(match: Match) -> str:
    return str(match[1] or match[2]).lower()


def _with_letter(read: AnswerText, match: Match) -> Iterator[Spot]:
    letter = _letter(match)
    others = {row[0]: row[1] for row in table("same_meaning")}
    for start, end in read.words:
        word = read.text[start:end]
        new = others.get(word, "")
        if letter in new and letter not in word and not re.search(r"\ban $", read.text[:start]):
            yield Spot((Change(start, end, new),), f"“{new}” contains the forbidden letter {letter}")


_BOLD = r"\*\*([^*\n]+)\*\*"
_ITALICS = r"(?<![*\w])\*(?![* ])([^*\n]+)\*(?![*\w])"


def _unbold(read: AnswerText, match: Match) -> Iterator[Spot]:
    """Of lines that are all bold where titles were asked for, else of bold words inside lines."""
    what = match["what"] or match["bold"]
    titles = what in {"title", "headline"}
    found = each(_BOLD, read.text, lambda one: one[1])
    found = [one for one in found if _is_line(read.text, one) == titles]
    if len(found) == 1 or re.search(r"\b[Ee]ach\b[^.;]*$", match.string[: match.end()]):
        yield from together(found, f"the {what} is not in bold, as was asked")


def _is_line(text: str, change: Change) -> bool:
    return (change.start == 0 or text[change.start - 1] == "\n") and text[change.end : change.end + 1] in {
        "",
        "\n",
    }


def _title_case(read: AnswerText, _: Match) -> Iterator[Spot]:
    line = read.text.partition("\n")[0]
    words = [
        word if number and len(word) < 3 else word.capitalize()
        for number, word in enumerate(line.lower().split(" "))
    ]
    yield from together(
        [Change(0, len(line), " ".join(words))], "the title is not in capital letters, as was asked"
    )


def _capital_title(read: AnswerText, _: Match) -> int:
    line = read.text.partition("\n")[0]
    return int(line.isupper() and line.isascii() and not re.search(r"[*#\d]", line))


def _quoted(read: AnswerText, _: Match) -> int:
    text = read.text.strip()
    return int(len(text) > 1 and text[0] + text[-1] in {'""', "“”"} and text.count('"') in {0, 2})


CHARACTERS = (
    Format(
        "lower-case",
        re.compile(r"\b(?:everything|entire \w+|\w+ to beginners, all) in (?:all )?lower ?case\b(?! except)"),
        none("[A-Z]"),
        _capitals,
        forbids=True,
    ),
    Format(
        "exclamation-mark",
        re.compile(r"\bno exclamation (?:marks?|points?)\b"),
        none("!"),
        _exclaim,
        True,
        4,
    ),
    Format("comma", re.compile(r"\b(?:no commas|without (?:any )?commas)\b"), none(","), _commas, True, 4),
    Format(
        "contraction",
        re.compile(r"\b(?:no|without(?: any)?) contractions\b"),
        none(r"(?i)\b\w+n['’]t\b|\b(?:I|we|you|they|it|he|she|that)['’](?:m|d|ll|re|ve|s)\b"),
        _contract,
        True,
        4,
    ),
    Format(
        "forbidden-letter",
        re.compile(
            r"\bin which the letter [“\"']?([A-Za-z])\b[”\"']? (?:never|does not) (?:occurs?|appears?)|\bwithout (?:using )?the letter [“\"']?([A-Za-z])\b"
        ),
        lambda read, match: -read.text.lower().count(_letter(match)),
        _with_letter,
        True,
        4,
    ),
    Format(
        "check-box",
        re.compile(r"\bcheck ?box(?:es)?\b"),
        count(r"^\s*[-*] \[ \] "),
        replacing(
            r"(?<=[-*] )\[ \] ",
            "",
            "plain bullet points stand in place of the check boxes that were asked for",
        ),
    ),
    Format(
        "no-bold",
        re.compile(
            r"\b(?P<what>title|headline|name|place|topic|first letter of each line)(?: is)? in bold\b|\bbold (?P<bold>headline|title|noun)\b"
        ),
        count(_BOLD),
        _unbold,
    ),
    Format(
        "no-italics",
        re.compile(r"\bin italics\b"),
        count(_ITALICS),
        replacing(_ITALICS, r"\1", "what was to be in italics is not"),
    ),
    Format(
        "brackets",
        re.compile(r"\bplaceholders? in square brackets\b"),
        count(r"\[[^\]\n]+\]"),
        replacing(
            r"\[([^\]\n]+)\]", r"(\1)", "the placeholders stand in round brackets instead of square ones"
        ),
    ),
    Format(
        "title-case",
        re.compile(r"\btitle in (?:all )?capital letters\b"),
        _capital_title,
        _title_case,
    ),
    Format(
        "quotation-marks",
        re.compile(
            r"\b(?:[Ww]rap|[Ee]nclose|[Pp]ut)\b[^.]{0,40}\b(?:response|answer)\b[^.]{0,25}\b(?:in|with) (?:double )?quotation marks\b"
        ),
        _quoted,
        replacing(r"\A[\"“]|[\"”]\Z", "", "the answer does not stand in quotation marks, as was asked"),
    ),
    Format(
        "title-brackets",
        re.compile(r"\bdouble angular brackets\b"),
        count(r"<<[^<>\n]+>>"),
        replacing(
            r"<<([^<>\n]+)>>", r"\1", "the title does not stand in double angular brackets, as was asked"
        ),
    ),
)
"""Requests about characters and marks."""
