"""Requests about the form of data: JSON and its keys, CSV and its fields, dates, times and numbers.

Like `formats`: requests in the instruction, what an answer keeps of them, and the ways to break them.
"""

from __future__ import annotations

import csv
import json
import re
from typing import TYPE_CHECKING

from mismark.perturb.answers.instruction.formats import Format, Match, count, each, none, replacing, together
from mismark.perturb.answers.rules import Spot
from mismark.texts.answers import Change

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mismark.perturb.answers.reading import AnswerText

__all__ = ["DATA_FORMS"]


def _keys(read: AnswerText, match: Match) -> list[str]:
    return [
        key for key in re.findall(r'"(\w+)"', read.instruction[match.start() :]) if f'"{key}":' in read.text
    ]


def _rename_keys(read: AnswerText, match: Match) -> Iterator[Spot]:
    for key in _keys(read, match):
        if key[0].islower():
            yield from together(
                each(rf'"{key}"(?=:)', read.text, lambda one: f'"{one[0][1].upper()}{one[0][2:]}'),
                f"the key “{key}” is written “{key.capitalize()}”, although exactly “{key}” was asked for",
            )


def _twelve(match: Match) -> str:
    hour = int(match[1])
    return f"{(hour - 1) % 12 + 1}:{match[2]} {'a.m.' if hour < 12 else 'p.m.'}"


def _is_json(text: str) -> bool:
    try:
        return isinstance(json.loads(text), dict | list)
    except ValueError:
        return False


def _break_json(read: AnswerText, _: Match) -> Iterator[Spot]:
    if not _is_json(read.text):
        return
    ends = [match.start() for match in re.finditer(r"(?<=[}\]\"\d])\s*[}\]]\s*\Z", read.text)]
    for at in ends[:1]:
        yield Spot((Change(at, at, ","),), "the comma behind the last element makes it invalid JSON")
    for match in re.finditer(r"(?<=[}\"\d\]])(?P<comma>,)(?=\s*[{\"])", read.text):
        if not _is_json(read.text[: match.start()] + read.text[match.end() :]):
            yield Spot((Change(*match.span(), ""),), "a comma is missing, so that it is not valid JSON")


def _fence(read: AnswerText, match: Match) -> Iterator[Spot]:
    kind = next((name for name in ("json", "csv") if name.upper() in match.string), "")
    if "`" not in read.text:
        yield Spot(
            (Change(0, 0, f"```{kind}\n"), Change(len(read.text), len(read.text), "\n```")),
            "it stands in a code fence, although none was wanted",
        )


def _csv_columns(read: AnswerText, _: Match) -> int:
    """How many commas separate fields, 0 where the lines do not have equally many fields."""
    rows = list(csv.reader(read.text.split("\n")))
    sizes = {len(row) for row in rows}
    return len(rows) * (sizes.pop() - 1) if len(sizes) == 1 else 0


def _semicolons(read: AnswerText, match: Match) -> Iterator[Spot]:
    if _csv_columns(read, match) and ";" not in read.text:
        changes = each(r',(?=(?:[^"\n]*"[^"\n]*")*[^"\n]*$)', read.text, lambda _: ";")
        yield from together(changes, "the fields are separated by semicolons instead of commas")


def _unquote(read: AnswerText, _: Match) -> Iterator[Spot]:
    fields = each(r'"([^",\n]*)"', read.text, lambda match: match[1])
    if len(fields) * 2 == read.text.count('"'):
        yield from together(fields, "the notes are not in double quotes, as was asked")


DATA_FORMS = (
    Format(
        "key-names",
        re.compile(r"\bexactly these keys\b"),
        lambda read, match: sum(read.text.count(f'"{key}":') for key in _keys(read, match)),
        _rename_keys,
        most=4,
    ),
    Format(
        "date-form",
        re.compile(r"\bYYYY-MM-DD\b"),
        count(r"\b\d{4}-\d\d-\d\d\b"),
        replacing(
            r"\b(\d{4})-(\d\d)-(\d\d)\b",
            r"\2/\3/\1",
            "the dates are not in the form YYYY-MM-DD that was asked for",
        ),
    ),
    Format(
        "clock-form",
        re.compile(r"\b24-hour clock\b"),
        count(r"\b(?:[01]\d|2[0-3]):[0-5]\d\b(?! [ap]\.?m)"),
        lambda read, _: together(
            each(r"\b([01]\d|2[0-3]):([0-5]\d)\b", read.text, _twelve),
            "the times are on the 12-hour clock instead of the 24-hour clock",
        ),
    ),
    Format(
        "decimals",
        re.compile(r"\btwo decimals\b"),
        count(r"\d\.\d\d\b"),
        replacing(
            r"(?<=\d)\.00\b|(?<=\.\d)0\b(?!\.)",
            "",
            "not all the numbers have the two decimals that were asked for",
        ),
    ),
    Format(
        "currency-sign",
        re.compile(r"\bwithout (?:a|any|the)? ?currency signs?\b"),
        none(r"\$"),
        replacing(
            r"(?<![\d$.])(?=\d+\.\d\d\b)",
            "$",
            "the prices have a currency sign, although they were to have none",
        ),
        forbids=True,
    ),
    Format(
        "broken-json",
        re.compile(r"\b(?:valid JSON|(?:in|as) JSON|JSON format)\b"),
        lambda read, _: int(_is_json(read.text)),
        _break_json,
    ),
    Format(
        "code-fence",
        re.compile(r"\b(?:no|not even a|without a) code fences?\b"),
        lambda read, _: -read.text.count("```"),
        _fence,
        forbids=True,
    ),
    Format("separators", re.compile(r"\binto CSV\b|\b(?:as|in) CSV\b"), _csv_columns, _semicolons),
    Format(
        "no-quotes",
        re.compile(r"\b[Pp]ut every \w+ in double quotes\b"),
        lambda read, _: read.text.count('"'),
        _unquote,
    ),
)
"""Requests about data."""
