"""Results as data, before they are pictures: what a protocol hands to the report.

A protocol builds `Section`s of `Table`s, figures, `Case`s and `Leaf` pages out of counts and estimates; the
page, the Markdown, CSV and LaTeX tables and the SVG and PNG figures are all drawn from these same
records. Nothing here knows a protocol, and nothing here formats a number.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

from mismark.records import Estimate

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

__all__ = [
    "Answer",
    "Bars",
    "Block",
    "Boxes",
    "Case",
    "Choice",
    "Column",
    "Curves",
    "Exhibit",
    "Figure",
    "Forest",
    "Heatmap",
    "Leaf",
    "Note",
    "Points",
    "Section",
    "Segment",
    "Series",
    "Table",
    "Value",
    "Voice",
]

Value: TypeAlias = str | int | float | Estimate | None
"""What a table cell holds: words, a count, a bare number, a number with its interval, or nothing."""


@dataclass(frozen=True, slots=True)
class Column:
    """One column of a table.

    Attributes:
        key: its name in the rows and in CSV.
        label: its heading.
        kind: how values read: `text`, `count`, `number` (3 decimals), `signed` (3 decimals with
            sign), `percent` (a rate in 0..1), `p` (a p- or q-value).
        help: one sentence, shown on hover and in the notes of a printed table.
        shaded: a rate in 0..1 whose cells the page shades: the lower, the darker.
    """

    key: str
    label: str
    kind: Literal["text", "count", "number", "signed", "percent", "p"] = "number"
    help: str = ""
    shaded: bool = False


class Choice(NamedTuple):
    """A list that the page offers above a table: rows stay that have the chosen word in one of these columns."""

    label: str
    keys: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """A table, in the order it should first be read.

    Attributes:
        id: short name, unique in the report; its file name.
        title: what it shows, in words.
        columns: left to right; the first one or two name the row.
        rows: one mapping a row, by column key; a missing key is an empty cell.
        caption: what a reader must know to read it.
        signature: the recipe under the numbers, one or several lines.
        source: where the form comes from ("ErrorBench table 2"), or "".
        notes: warnings and footnotes, each a sentence.
        published: keys of rows (by index) that are other people's printed numbers, not measured here.
        searched: True for a table long enough that the page offers a search over its rows.
        choices: lists that the page offers to choose rows by.
        links: for each row the id of the `Leaf` that its first words of text lead to ("" for none), or empty.
    """

    id: str
    title: str
    columns: tuple[Column, ...]
    rows: tuple[Mapping[str, Value], ...]
    caption: str = ""
    signature: tuple[str, ...] = ()
    source: str = ""
    notes: tuple[str, ...] = ()
    published: frozenset[int] = frozenset()
    searched: bool = False
    choices: tuple[Choice, ...] = ()
    links: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Series:
    """One named row of values along a figure's axis.

    Attributes:
        name: the legend's word.
        values: one per category (bars) or per x (curves); None where there is none.
        low: lower ends of intervals, one per value, or empty.
        high: upper ends likewise.
        x: positions, for curves and points; empty for bars.
        published: True for other people's printed numbers.
    """

    name: str
    values: tuple[float | None, ...]
    low: tuple[float | None, ...] = ()
    high: tuple[float | None, ...] = ()
    x: tuple[float, ...] = ()
    published: bool = False


@dataclass(frozen=True, slots=True)
class Bars:
    """Grouped bars, one panel for each name in `panels` (a respondent), categories along x."""

    id: str
    title: str
    categories: tuple[str, ...]
    panels: tuple[tuple[str, tuple[Series, ...]], ...]
    y_label: str
    caption: str = ""
    alt: str = ""
    signature: tuple[str, ...] = ()
    source: str = ""


@dataclass(frozen=True, slots=True)
class Boxes:
    """Box plots (median, quartiles, whiskers at 1.5 IQR), one panel a respondent.

    `panels` holds (title, samples), where samples has one tuple of numbers for each category.
    """

    id: str
    title: str
    categories: tuple[str, ...]
    panels: tuple[tuple[str, tuple[tuple[float, ...], ...]], ...]
    y_label: str
    caption: str = ""
    alt: str = ""
    signature: tuple[str, ...] = ()
    source: str = ""


@dataclass(frozen=True, slots=True)
class Heatmap:
    """A grid of numbers: `values[row][column]`, None where there is none."""

    id: str
    title: str
    rows: tuple[str, ...]
    columns: tuple[str, ...]
    values: tuple[tuple[float | None, ...], ...]
    value_label: str
    caption: str = ""
    alt: str = ""
    signature: tuple[str, ...] = ()
    source: str = ""


@dataclass(frozen=True, slots=True)
class Curves:
    """Lines with interval bands, one panel a respondent; `identity` draws y = x, `zero` draws y = 0."""

    id: str
    title: str
    panels: tuple[tuple[str, tuple[Series, ...]], ...]
    x_label: str
    y_label: str
    identity: bool = False
    zero: bool = False
    caption: str = ""
    alt: str = ""
    signature: tuple[str, ...] = ()
    source: str = ""


@dataclass(frozen=True, slots=True)
class Forest:
    """Estimates with intervals, one line a label, one mark a series, and a line at zero."""

    id: str
    title: str
    labels: tuple[str, ...]
    series: tuple[Series, ...]
    x_label: str
    caption: str = ""
    alt: str = ""
    signature: tuple[str, ...] = ()
    source: str = ""


@dataclass(frozen=True, slots=True)
class Points:
    """Points in the plane (recall along x, precision along y), one panel a respondent.

    In each series `x` and `values` are of one length; a series is one named point or a path of them.
    """

    id: str
    title: str
    panels: tuple[tuple[str, tuple[Series, ...]], ...]
    x_label: str
    y_label: str
    caption: str = ""
    alt: str = ""
    signature: tuple[str, ...] = ()
    source: str = ""


Figure: TypeAlias = Bars | Boxes | Heatmap | Curves | Forest | Points


@dataclass(frozen=True, slots=True)
class Segment:
    """A stretch of text: plain, a gold edit with its correction in `note`, or what a reply changed.

    What a reply put in is the text of a `changed` stretch, and what stood there before its note.
    """

    text: str
    kind: Literal["plain", "gold", "changed"] = "plain"
    note: str = ""


@dataclass(frozen=True, slots=True)
class Voice:
    """One reply in a case study: who spoke, under what condition, the words, and facts beside them."""

    speaker: str
    text: str
    facts: Mapping[str, Value]


@dataclass(frozen=True, slots=True)
class Case:
    """One text with its gold edits and the replies to it side by side."""

    id: str
    title: str
    why: str
    text: tuple[Segment, ...]
    voices: tuple[Voice, ...]


@dataclass(frozen=True, slots=True)
class Answer:
    """What somebody made of a text: who, asked how, the text with its changes, and what came of it.

    Attributes:
        who: the respondent.
        asked: the condition.
        text: the reply as it was read, or as it was written where it could not be read.
        outcome: what came of it, in a few words.
        good: True for a success, False for a failure, None where it cannot be told.
        aside: more about the reply, such as what was taken off it.
    """

    who: str
    asked: str
    text: tuple[Segment, ...]
    outcome: str
    good: bool | None = None
    aside: str = ""


@dataclass(frozen=True, slots=True)
class Exhibit:
    """One short text with its error, the right answers (a label and a text each), and everybody's answers."""

    id: str
    text: tuple[Segment, ...]
    right: tuple[tuple[str, tuple[Segment, ...]], ...]
    answers: tuple[Answer, ...]


@dataclass(frozen=True, slots=True)
class Leaf:
    """A page of its own beside the report: what a number of the report rests on, text by text.

    Attributes:
        id: unique in the report; its file name.
        title: heading.
        lead: one sentence under it.
        facts: labels and values.
        table: who did how on it, or None.
        exhibits: the texts.
        back: id of the block of the report that leads here.
    """

    id: str
    title: str
    lead: str
    facts: tuple[tuple[str, Value], ...]
    table: Table | None
    exhibits: tuple[Exhibit, ...]
    back: str


@dataclass(frozen=True, slots=True)
class Note:
    """A paragraph in the report: a warning where `warning`, else a plain remark."""

    text: str
    warning: bool = False


Block: TypeAlias = Table | Bars | Boxes | Heatmap | Curves | Forest | Points | Case | Note


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the report under one heading.

    Attributes:
        id: anchor in the page.
        title: heading.
        lead: the sentence that says what a reader learns here, with the main number in words.
        blocks: in reading order.
        leaves: pages of their own that tables of this section lead to; drawn one at a time, so that
            an iterable that makes each when it is asked for need not hold them all.
    """

    id: str
    title: str
    lead: str
    blocks: tuple[Block, ...]
    leaves: Iterable[Leaf] = ()
