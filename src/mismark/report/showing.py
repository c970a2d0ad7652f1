"""Parts of the page that are more than words: table cells, lists to choose rows by, and texts with marks.

Records in, what the templates need out; every word of a text is made visible and escaped here.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

from mismark.records import Estimate
from mismark.report.numbers import Written, write
from mismark.visible import TEXT_LIMIT, fold, visible

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from markupsafe import Markup

    from mismark.report.analyses import Column, Segment, Table, Value

__all__ = ["LONG_WORD", "SHADES", "SHORT_CELL", "Cell", "cell_of", "choices_of", "stretches"]

LONG_WORD = 48
"""Characters without a space that a table cell holds on one line."""

SHORT_CELL = 28
"""Characters of words that are never broken into lines."""

SHADES = 10
"""Steps of the shade of a cell between a rate of 1, which has none, and 0."""


@dataclass(frozen=True, slots=True)
class Cell:
    """A table cell as the page needs it: its words, what it is sorted by, and its style."""

    written: Written
    sort: str
    style: str


def cell_of(row: Mapping[str, Value], column: Column) -> Cell:
    """One cell of a table."""
    style = "" if column.kind == "text" else "number"
    if column.key not in row:
        return Cell(Written(""), "", style)
    value = row[column.key]
    number = value.value if isinstance(value, Estimate) else value
    if column.shaded and isinstance(number, (int, float)) and math.isfinite(number):
        style += f" shade{round(SHADES * (1 - min(max(number, 0), 1)))}"
    written = write(value, column.kind)
    if isinstance(number, str):
        unbroken = max(map(len, written.value.split()), default=0)
        wide = "short" if len(written.value) <= SHORT_CELL else "long" if unbroken > LONG_WORD else "words"
        return Cell(written, written.value[:200], wide)
    return Cell(written, "" if number is None or math.isnan(number) else repr(number), style)


def choices_of(table: Table) -> list[tuple[str, str, list[str]]]:
    """For each list above a table: its label, the places of its columns, and its words in the order of the rows."""
    places = {column.key: place for place, column in enumerate(table.columns)}
    found = []
    for choice in table.choices:
        words = (row.get(key) for row in table.rows for key in choice.keys)
        named = dict.fromkeys(write(word).value[:200] for word in words if isinstance(word, str))
        found.append((choice.label, " ".join(str(places[key]) for key in choice.keys), list(named)))
    return found


def stretches(text: Sequence[Segment]) -> Markup:
    """A text as markup: gold edits and changes marked, folded together where it is over-long.

    Example:
        >>> from mismark.report.analyses import Segment
        >>> print(stretches((Segment("He "), Segment("goes", "changed", "<go>"))))
        He <del>&lt;go&gt;</del> <ins class="new">goes</ins>
    """
    from markupsafe import Markup, escape

    room, total = TEXT_LIMIT, sum(len(segment.text) for segment in text)
    if len(text) == 1 and text[0].kind == "plain" and total <= TEXT_LIMIT:
        return escape(visible(text[0].text))
    shown: list[str] = []
    for place, segment in enumerate(text):
        if room <= 0:
            shown.append(f" … [{total - TEXT_LIMIT:,} more characters left out]")
            break
        words = escape(fold(segment.text[:room], room))
        note = escape(fold(segment.note))
        if segment.kind == "gold":
            before, after = _spaces(text, place)
            title = f"should be: {note}" if note else "should be left out"
            shown.append(f'<mark title="{title}">{before}{words}<ins>{note or "⌫"}</ins>{after}</mark>')
        elif segment.kind == "changed":
            gone, put = (
                f"<del>{note}</del>" if note else "",
                f'<ins class="new">{words}</ins>' if words else "",
            )
            shown.append(" ".join(part for part in (gone, put) if part))
        else:
            shown.append(words)
        room -= len(segment.text)
    return Markup("".join(shown))  # noqa: S704 - every part is escaped above


def _spaces(text: Sequence[Segment], place: int) -> tuple[str, str]:
    """An insertion stands between words, so it takes a space where it touches one."""
    if text[place].text:
        return "", ""
    left = next((other.text for other in reversed(text[:place]) if other.text), "")
    right = next((other.text for other in text[place + 1 :] if other.text), "")
    return " " * left[-1:].isalnum(), " " * right[:1].isalnum()
