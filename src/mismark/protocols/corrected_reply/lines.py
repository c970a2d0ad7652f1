"""The lines of a reply, each without what stands around it, and what each is.

Reply text and the source in; lines out. Nothing is taken off a line that makes the rest less like the source
than the whole was.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from mismark.protocols.corrected_reply import chat
from mismark.protocols.corrected_reply.likeness import LIKE, SURE, likeness, only_quoted, same, words
from mismark.protocols.corrected_reply.marks import FENCED, collapsed, unmarked

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["ARROW", "Line", "lines_of"]

ARROW = re.compile(r"\s*(?:→|⟶|⇒|->|-->|=>|==>)\s*")
"""What stands between a text and what it becomes."""

_LEAD = re.compile(r"[^.!?]{1,120}[.!?]\s+(?=\S)")
_ROUNDS = 8
_MOST_TAILS = 20


class Line(NamedTuple):
    """A line of a reply: what is left of it, the rules that were used, its paragraph, and what it is.

    `kind` is `text`, `labelled`, `heading` (a label with nothing behind it), `version`, `source`, or a
    kind of talk.
    """

    text: str
    rules: tuple[str, ...]
    paragraph: int
    kind: str


def lines_of(answer: str, source: str, rules: list[str]) -> Iterator[Line]:
    """The lines of a reply, each without its marks, with what it is."""
    body = answer
    if "```" not in source and "~~~" not in source:
        fenced = [match["inside"] for match in FENCED.finditer(answer)]
        if any(one.strip() for one in fenced):
            rules.append("fence")
            body = "\n\n".join(fenced)
    whole = unmarked(body.strip(), source) if body.strip()[:1] in {"{", "<"} else None
    if whole is not None and whole[1] in {"json", "tags"}:
        rules.append(whole[1])
        body = whole[0]
    paragraph = 0
    for raw in body.splitlines():
        line = collapsed(raw)
        if not line.strip("-*_=~` "):
            paragraph += 1
            if line and "rule" not in rules:
                rules.append("rule")
            continue
        cells = [line]
        if line[0] == line[-1] == "|" and "|" not in source:
            cells = [cell.strip() for cell in line.strip("|").split("|")]
        yield from (_line(cell, source, paragraph) for cell in cells if cell)


def _line(line: str, source: str, paragraph: int) -> Line:
    """One line without its marks, and what it is."""
    text, rules, kind = line, [], "text"
    for _ in range(_ROUNDS):
        if same(text, source):
            break
        found = _peeled(text, source, kind)
        if found is None:
            break
        text, rule, kind = found
        if rule:
            rules.append(rule)
        if not text:
            return Line("", (rule,), paragraph, "heading" if rule == "label" else "opening")
    if kind == "text" and likeness(text, source) < LIKE:
        talk = chat.remark(text)
        if talk is not None:
            return Line(text, (talk,), paragraph, talk)
    return Line(text, tuple(rules), paragraph, kind)


def _peeled(text: str, source: str, kind: str) -> tuple[str, str, str] | None:
    """Take one thing off a line: what is left, the rule, and what the line is by now."""
    before = likeness(text, source)
    found = unmarked(text, source)
    if found is not None and (found[1] == "emphasis" or likeness(found[0], source) >= before):
        return (*found, kind)
    for what, rule, read in (
        ("source", "source", chat.source_label),
        ("version", "label", chat.version_label),
        ("labelled", "label", chat.label),
        ("labelled", "opening", chat.opening),
    ):
        rest = read(text)
        if rest is None or _opens_alike(text, rest, source):
            continue
        rest = rest.strip(" " + "".join(mark for mark in "*_" if mark not in source))
        if rest and likeness(rest, source) < (min(before, SURE) if rule == "opening" else before):
            continue
        if not rest and before >= LIKE:
            continue
        if kind == "version" and what == "labelled":
            what = kind
        return rest, rule, "text" if rule == "opening" and kind == "text" else what
    return _without_tail(text, source, before, kind)


def _opens_alike(text: str, rest: str, source: str) -> bool:
    """Whether the source opens with the same words that would be taken off."""
    taken = words(text[: len(text) - len(rest)])
    return words(source)[: len(taken)] == taken


def _without_tail(text: str, source: str, before: float, kind: str) -> tuple[str, str, str] | None:
    """Take off the source left of an arrow, or a remark behind the sentence."""
    sides = ARROW.split(text)
    if len(sides) == 2 and not ARROW.search(source) and words(sides[0]) == words(source) and words(sides[1]):
        return sides[1], "source", "labelled"
    quoted = only_quoted(text, source) if chat.remark(text) is not None and before < 1 else None
    if quoted is not None:
        return quoted, "quoted", "labelled"
    lead = _LEAD.match(text)
    if (
        lead is not None
        and chat.remark(lead[0].strip()) is not None
        and not _opens_alike(text, text[lead.end() :], source)
    ):
        rest = text[lead.end() :]
        if likeness(rest, source) >= max(SURE, before):
            return rest, "remark", kind
    for place in chat.trailing(text)[:_MOST_TAILS]:
        head, tail = text[:place].rstrip(" -–—"), text[place:].strip()
        if tail.lower().strip("()[]*_ ") in source.lower():
            continue
        better = likeness(head, source) >= max(before, LIKE)
        if better and tail[:1] in "([" and re.match(r"[(\[]\s*(?:or|alternatively)\b", tail, re.IGNORECASE):
            return None
        if better:
            return head, chat.remark(tail) or "remark", kind
    return None
