"""Requests about layout: lists, tables, paragraphs, lines, labels and headings.

Like `formats`: requests in the instruction, what an answer keeps of them, and the ways to break them.
"""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING

from mismark.perturb.answers.instruction.formats import Format, Match, each, together
from mismark.perturb.answers.instruction.labels import asked_labels
from mismark.perturb.answers.instruction.requests import asked_counts, own_words, series_of
from mismark.perturb.answers.instruction.series import paragraphs, sentences, top_blocks
from mismark.perturb.answers.rules import Spot
from mismark.texts.answers import Change

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mismark.perturb.answers.reading import AnswerText, ListBlock

__all__ = ["LAYOUTS"]

_STARTERS = re.compile(
    r"(?:the|it|this|these|they|there|if|to|no|an?|each|we|you|your|with|in|at|on|when|for|once|after|before|because)\b",
    re.IGNORECASE,
)
_MIN_SENTENCES = 4


def _top_lists(read: AnswerText, *, ordered: bool) -> list[ListBlock]:
    return [one for one in read.lists if one.depth == 1 and one.ordered == ordered]


def _items(read: AnswerText, *, ordered: bool) -> int:
    return sum(len(one.items) for one in _top_lists(read, ordered=ordered))


def _beside(read: AnswerText, start: int, end: int, kind: str) -> bool:
    """Whether a list of this kind stands right before or behind, which would become one with a new one."""
    tops = top_blocks(read)
    before = [top.kind for top in tops if top.end <= start][-1:]
    after = [top.kind for top in tops if top.start >= end][:1]
    return kind in before + after


def _unnumber(read: AnswerText, _: Match) -> Iterator[Spot]:
    for block in _top_lists(read, ordered=True):
        if _beside(read, block.items[0].start, block.items[-1].end, "bullets"):
            continue
        changes = [Change(item.marker.start, item.marker.end, "-") for item in block.items]
        yield from together(changes, "the list has bullets, although a numbered one was asked for")


def _number(read: AnswerText, _: Match) -> Iterator[Spot]:
    for block in _top_lists(read, ordered=False):
        if any(read.text[item.body : item.body + 1] == "[" for item in block.items):
            continue
        if _beside(read, block.items[0].start, block.items[-1].end, "numbered"):
            continue
        changes = [
            Change(item.marker.start, item.marker.end, f"{number}.")
            for number, item in enumerate(block.items, start=1)
        ]
        yield from together(changes, "the list is numbered, although one with bullets was asked for")


def _run_on(read: AnswerText, match: Match) -> Iterator[Spot]:
    """Items that are whole sentences run together in a paragraph."""
    kinds = [ordered for ordered, word in ((False, "bullet"), (True, "numbered")) if word in match.string]
    for block in (one for ordered in kinds for one in _top_lists(read, ordered=ordered)):
        bodies = [read.text[item.body : item.end] for item in block.items]
        if len(bodies) < 2 or not all(re.fullmatch(r"[A-Z][^\n]*[.?!]", body) for body in bodies):
            continue
        reason = "the items are run together in one paragraph instead of the list that was asked for"
        start, end = block.items[0].start, block.items[-1].end
        if "\n\n" not in read.text[start:end]:
            yield Spot((Change(start, end, " ".join(bodies)),), reason)


def _tables(read: AnswerText) -> list[tuple[int, int]]:
    return [(one.start, one.end) for one in top_blocks(read) if one.kind == "table"]


def _listed(read: AnswerText, _: Match) -> Iterator[Spot]:
    """A table told as a list, cell by cell."""
    for start, end in _tables(read):
        table = read.text[start:end]
        rows = [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in table.split("\n")]
        head, body = rows[0], rows[2:]
        if (
            "\\|" in table
            or re.search(r"`[^`\n]*\|[^`\n]*`", table)
            or len(head) < 2
            or any(len(row) != len(head) or "" in row for row in body)
        ):
            continue
        if _beside(read, start, end, "bullets"):
            continue
        names = [f"{row[0]}:" if re.search(r"[*`_]", row[0]) else f"**{row[0]}:**" for row in body]
        cells = [
            "; ".join(f"{name}: {cell}" for name, cell in zip(head[1:], row[1:], strict=True))
            if len(row) > 2
            else row[1]
            for row in body
        ]
        lines = [f"- {name} {cell}" for name, cell in zip(names, cells, strict=True)]
        yield Spot(
            (Change(start, end, "\n".join(lines)),),
            "a bulleted list stands in place of the table that was asked for",
        )


def _dashes(read: AnswerText, _: Match) -> Iterator[Spot]:
    changes = each(r"(?<=\w) - (?=\w)", read.text, lambda _: ": ")
    yield from together(changes, "a colon stands in place of the hyphen of the form that was prescribed")


def _breaks(read: AnswerText, _: Match) -> int:
    """Minus the number of parts; never 0, which would mean that nothing keeps the request."""
    return -1 - read.text.count("\n\n")


def _bullets(read: AnswerText, _: Match) -> Iterator[Spot]:
    """The sentences inside the longest paragraph as a list, the first one above it and the last one below."""
    longest = max(paragraphs(read).units, key=lambda unit: unit.end - unit.start, default=None)
    if longest is None or "\n" in read.text[longest.start : longest.end]:
        return
    held = sentences(read, longest.start, longest.end).units
    if len(held) < _MIN_SENTENCES:
        return
    gaps = [Change(one.end, other.start, "\n- ") for one, other in pairwise(held)]
    gaps[0], gaps[-1] = gaps[0]._replace(text="\n\n- "), gaps[-1]._replace(text="\n\n")
    yield from together(gaps, "most of it is a bulleted list, although a single paragraph was asked for")


def _counted(read: AnswerText, _: Match) -> int:
    return sum(
        len(series_of(read, asked)) for asked in asked_counts(read.instruction) if asked.kind == "sentences"
    )


def _join(read: AnswerText, _: Match) -> Iterator[Spot]:
    """Two sentences made one by a semicolon where their number was fixed."""
    for asked in asked_counts(read.instruction):
        for series in series_of(read, asked) if asked.kind == "sentences" else ():
            for one, other in pairwise(series.units):
                following = read.text[other.start : other.end]
                first = following.split(" ")[0]
                if (
                    _STARTERS.fullmatch(first)
                    and first[0].isupper()
                    and read.text[one.end - 1 : other.start] == ". "
                    and not re.search(r"[;?!]", read.text[one.start : other.end])
                ):
                    yield Spot(
                        (Change(one.end - 1, other.start + 1, "; " + first[0].lower()),),
                        f"two sentences are made one, so that there are not the requested {asked.words}",
                    )


def _labels_kept(read: AnswerText, _: Match) -> int:
    return sum(
        len(re.findall(rf"^(?:\*\*)?{re.escape(label)}", read.text, re.MULTILINE))
        for label in asked_labels(read.instruction)
    )


def _unlabel(read: AnswerText, _: Match) -> Iterator[Spot]:
    for label in asked_labels(read.instruction):
        listed = "after the label" in own_words(read.instruction)
        for match in re.finditer(
            rf"^{re.escape(label)} (?=[A-Z]|{'[a-z]+, ' if listed else '[A-Z]'})", read.text, re.MULTILINE
        ):
            if not label.endswith(","):
                yield Spot(
                    (Change(*match.span(), ""),), f"the label “{label}” is missing, which was asked for"
                )


def _level(read: AnswerText, match: Match) -> int:
    return len(re.findall(rf"^#{{{match[1]}}} ", read.text, re.MULTILINE))


def _bold_headings(read: AnswerText, match: Match) -> Iterator[Spot]:
    marks = "#" * int(match[1])
    changes = each(rf"^{marks} ([^\n*]+)$", read.text, lambda one: f"**{one[1]}**")
    yield from together(
        changes, f"bold lines stand in place of the level-{match[1]} headings that were asked for"
    )


def _begins(read: AnswerText, match: Match) -> int:
    return len(re.findall(rf"^\s*- {match[1]} ", read.text, re.MULTILINE))


def _other_beginning(read: AnswerText, match: Match) -> Iterator[Spot]:
    if match[1] == "To":
        for one in re.finditer(r"^\s*- (To ([a-z]))", read.text, re.MULTILINE):
            yield Spot(
                (Change(*one.span(1), one[2].upper()),),
                "the bullet point does not begin with “To”, as was asked",
            )


def _dear(read: AnswerText, match: Match) -> Iterator[Spot]:
    if read.text.startswith(match[1]):
        yield Spot((Change(0, 4, "Hello"),), f"it does not begin with “{match[1]}”, as was asked")


def _subject(read: AnswerText, _: Match) -> Iterator[Spot]:
    if match := re.match(r"(?:\*\*)?Subject:[^\n]+\n+", read.text):
        yield Spot((Change(0, match.end(), ""),), "the subject line that was asked for is missing")


_SECTION = (
    r"\b(?:beginning|start) of each (?:section|part|day) with [“\"']?(SECTION|Section|PART|Chapter|CHAPTER)\b"
)

LAYOUTS = (
    Format(
        "bullets-for-numbers",
        re.compile(r"\bnumbered (?:list|steps|ways|items|points)\b"),
        lambda read, _: _items(read, ordered=True),
        _unnumber,
    ),
    Format(
        "numbers-for-bullets",
        re.compile(r"\b(?:bullet points|bulleted list|bullets)\b|\bbegins with a hyphen\b"),
        lambda read, _: _items(read, ordered=False),
        _number,
        most=4,
    ),
    Format(
        "paragraph-for-list",
        re.compile(r"\b(?:numbered (?:list|steps|ways)|bullet points|bulleted list)\b"),
        lambda read, _: sum(len(one.items) for one in read.lists if one.depth == 1),
        _run_on,
        most=4,
    ),
    Format("list-for-table", re.compile(r"\btable\b"), lambda read, _: len(_tables(read)), _listed),
    Format(
        "line-form",
        re.compile(r"\bform \"(?:\w+\. )?\w+ - \w+\""),
        lambda read, _: len(re.findall(r"^[^\n]*\w - \w", read.text, re.MULTILINE)),
        _dashes,
    ),
    Format(
        "list-for-paragraph",
        re.compile(r"\b(?:in|into|as) (?:a single|one) paragraph\b|\ba paragraph of exactly\b"),
        _breaks,
        _bullets,
    ),
    Format(
        "joined-sentences",
        re.compile(r"\bexactly \w+ sentences\b"),
        _counted,
        _join,
    ),
    Format(
        "no-label", re.compile(r"\b(?:with|label) [“\"](?=[A-Z])|P\.\s?S\."), _labels_kept, _unlabel, most=4
    ),
    Format("bold-for-headings", re.compile(r"\blevel-([1-6]) headings\b"), _level, _bold_headings),
    Format("other-beginning", re.compile(r"\bbegins? with \"(To)\""), _begins, _other_beginning, most=4),
    Format(
        "other-greeting",
        re.compile(r"\b[Bb]egin with [“\"](Dear [^\"”\n]+,)[”\"]"),
        lambda read, match: int(read.text.startswith(match[1])),
        _dear,
    ),
    Format(
        "no-subject",
        re.compile(r"\b[Bb]egin with a subject line\b"),
        lambda read, _: int(bool(re.match(r"(?:\*\*)?Subject:", read.text))),
        _subject,
    ),
    Format(
        "no-separator",
        re.compile(r"\b[Ss]eparated? [^.]{0,40}(\*{3,6}|-{3,6})(?!\w)"),
        lambda read, match: read.text.split("\n").count(match[1]),
        lambda read, match: together(
            each(rf"\n+{re.escape(match[1])}\n+", read.text, lambda _: "\n\n"),
            f"nothing separates the parts, although “{match[1]}” was asked for",
        ),
    ),
    Format(
        "section-marks",
        re.compile(_SECTION),
        lambda read, match: len(re.findall(rf"^(?:#+ )?{match[1]} \w+", read.text, re.MULTILINE)),
        lambda read, match: together(
            each(rf"^((?:#+ )?){match[1]}(?= \w)", read.text, lambda one: one[1] + "Block"),
            f"the parts do not begin with “{match[1]}”, as was asked",
        ),
    ),
)
"""Requests about layout."""
