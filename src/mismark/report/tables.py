"""A table as Markdown, CSV and LaTeX: in goes a `Table`, out comes the text of a file.

Markdown and LaTeX hold rounded numbers with title, caption, notes and signature. CSV holds full
precision: a column with an estimate in it is spread into `key`, `key_low`, `key_high`, `key_n`,
`key_missing`, `key_worst`, `key_best`, `key_method` and `key_signature`, a column `published`
says which rows are other people's printed numbers, and a column `contradicted` which of their cells their own
source contradicts, each as `key:note`.
"""

from __future__ import annotations

import csv
import io
import math
import re
from dataclasses import replace
from typing import TYPE_CHECKING

from mismark.records import Estimate
from mismark.report.numbers import Written, write
from mismark.report.published.printed import Printed
from mismark.visible import fold, visible

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from mismark.report.analyses import Column, Table, Value

__all__ = ["CONTRADICTED", "PUBLISHED", "caveats", "csv_text", "interval", "latex", "markdown", "remarks"]

PUBLISHED = "printed by its authors, not measured here"
"""What the dagger on a published row means."""

CONTRADICTED = "contradicted by the source that printed it, see below"
"""What the asterisk on a published number means."""

_SIGNS = "‡§¶"

_SPREAD = ("low", "high", "n", "missing", "worst", "best", "method", "signature")
_FORMULA = tuple("=+-@\t\r\n|%＝＋－＠")
_LATEX = {
    **{char: f"\\{char}" for char in "&%$#_{}"},
    "\\": r"\textbackslash{}",
    "~": r"\textasciitilde{}",
    "^": r"\textasciicircum{}",
    "<": r"\textless{}",
    ">": r"\textgreater{}",
    "⟨": r"\textless{}",
    "⟩": r"\textgreater{}",
    "|": r"\textbar{}\allowbreak{}",
    "−": r"$-$",
    "–": "--",
    "—": "---",
    "…": r"\dots{}",
    "†": r"\dag{}",
    "‡": r"\ddag{}",
    "§": r"\S{}",
    "¶": r"\P{}",
    "\n": " ",
    "\t": " ",
}
_LATEX_SPECIAL = re.compile("[" + re.escape("".join(_LATEX)) + "]")
_MARKDOWN_SPECIAL = re.compile(r"([\\`*_{}\[\]<>|~#$])")


def caveats(table: Table) -> dict[str, str]:
    """The sign of each thing to know of a table's intervals, in the order of first sight.

    Example:
        >>> from mismark.report.analyses import Column, Table
        >>> flat = Estimate(0.0, 9, 0, "bca/10000; every resample gives the same value", 0.0, 0.0)
        >>> caveats(Table("t", "T", (Column("x", "x"),), ({"x": flat},)))
        {'every resample gives the same value': '‡'}
    """
    written = (write(row.get(column.key), column.kind) for row in table.rows for column in table.columns)
    found = dict.fromkeys(one.caveat for one in written if one.caveat)
    return {caveat: _SIGNS[at % 3] * (at // 3 + 1) for at, caveat in enumerate(found)}


def interval(written: Written, signs: Mapping[str, str]) -> str:
    """An interval with the sign of its caveat, or "" where there is none."""
    return written.interval + signs.get(written.caveat, "") if written.interval else ""


def remarks(table: Table) -> list[str]:
    """What a table must say below itself: help on its columns, dagger and signs, source and notes."""
    lines = [f"{column.label}: {column.help}" for column in table.columns if column.help]
    if table.published:
        lines.append(f"† {PUBLISHED}.")
    if any(_contradicted(table, row) for row in table.rows):
        lines.append(f"* {CONTRADICTED}.")
    lines += [f"{sign} On this interval: {caveat}." for caveat, sign in caveats(table).items()]
    if table.source:
        lines.append(f"Form of the table: {table.source}.")
    return [*lines, *table.notes]


def _contradicted(table: Table, row: Mapping[str, Value]) -> str:
    """The cells of a row that their own source contradicts, `key:note` each."""
    cells = ((column.key, row.get(column.key)) for column in table.columns)
    return " ".join(
        f"{key}:{mark}" for key, cell in cells if isinstance(cell, Printed) for mark in cell.marks
    )


def _cells(table: Table) -> Iterator[list[str]]:
    signs = caveats(table)
    for index, row in enumerate(table.rows):
        written = [
            write(row[column.key], column.kind) if column.key in row else Written("")
            for column in table.columns
        ]
        cells = [str(replace(one, interval=interval(one, signs))) for one in written]
        if index in table.published and cells:
            cells[0] = f"{cells[0]} †"
        yield cells


def _is_words(column: Column) -> bool:
    return column.kind == "text"


def markdown(table: Table) -> str:
    r"""Write a table in GitHub-flavoured Markdown.

    Example:
        >>> from mismark.report.analyses import Column, Table
        >>> print(markdown(Table("t", "Hits", (Column("who", "Model", "text"), Column("f", "F")), ({"who": "a|b", "f": 0.5},))))
        ### Hits
        <BLANKLINE>
        | Model | F |
        |:---|---:|
        | a\|b | 0.500 |
        <BLANKLINE>
    """
    parts = [f"### {_md(table.title)}"]
    if table.caption:
        parts.append(_md(table.caption))
    lines = [
        [_md(column.label) for column in table.columns],
        *([_md(cell) for cell in row] for row in _cells(table)),
    ]
    rows = ["| " + " | ".join(line) + " |" for line in lines]
    rows.insert(1, "|" + "|".join(":---" if _is_words(column) else "---:" for column in table.columns) + "|")
    parts.append("\n".join(rows))
    if below := remarks(table):
        parts.append("\n".join(f"- {_md(line)}" for line in below))
    if table.signature:
        parts.append("\n".join(f"    {fold(line).replace(chr(10), ' ')}" for line in table.signature))
    return "\n\n".join(parts) + "\n"


def _md(text: str) -> str:
    return _MARKDOWN_SPECIAL.sub(r"\\\1", " ".join(fold(text).split()))


def csv_text(table: Table) -> str:
    r"""Write a table as CSV in full precision, safe to open in a spreadsheet.

    Words that a spreadsheet would run as a formula get an apostrophe in front.

    Example:
        >>> from mismark.report.analyses import Column, Table
        >>> csv_text(Table("t", "Hits", (Column("who", "Model", "text"), Column("f", "F")), ({"who": "=A1", "f": 1 / 3},)))
        "who,f\n'=A1,0.3333333333333333\n"
    """
    spread = {c.key for c in table.columns if any(isinstance(row.get(c.key), Estimate) for row in table.rows)}
    header: list[str] = []
    for column in table.columns:
        header += [column.key, *(f"{column.key}_{part}" for part in _SPREAD if column.key in spread)]
    sheet = io.StringIO()
    writer = csv.writer(sheet, lineterminator="\n")
    header += ["published"] if table.published else []
    marked = any(_contradicted(table, row) for row in table.rows)
    writer.writerow([_csv(name) for name in [*header, *(["contradicted"] if marked else [])]])
    for index, row in enumerate(table.rows):
        values: list[Value] = []
        for column in table.columns:
            values += _spread(row.get(column.key)) if column.key in spread else [row.get(column.key)]
        values += [int(index in table.published)] if table.published else []
        values += [_contradicted(table, row)] if marked else []
        writer.writerow([_csv(value) for value in values])
    return sheet.getvalue()


def _spread(value: Value) -> list[Value]:
    if not isinstance(value, Estimate):
        return [value, *(None for _ in _SPREAD)]
    known = (
        value.low,
        value.high,
        value.n,
        value.n_missing,
        value.worst,
        value.best,
        value.method,
        value.signature,
    )
    return [value.value, *known]


def _csv(value: Value) -> str:
    if value is None or isinstance(value, Estimate):
        return ""
    if not isinstance(value, str):
        return repr(value) if math.isfinite(value) else ""
    words = visible(value)
    return f"'{words}" if words.startswith(_FORMULA) or words.lstrip().startswith(_FORMULA) else words


def latex(table: Table) -> str:
    r"""Write a table for LaTeX with the package booktabs.

    Example:
        >>> from mismark.report.analyses import Column, Table
        >>> text = latex(Table("t", "50% of a_b", (Column("who", "Model", "text"),), ({"who": "x & y"},)))
        >>> r"\caption{50\% of a\_b}" in text, r"x \& y \\" in text
        (True, True)
    """
    caption = ". ".join(_tex(part).rstrip(".") for part in (table.title, table.caption) if part)
    lines = [
        "% needs \\usepackage{booktabs}",
        r"\begin{table}",
        r"\centering",
        rf"\caption{{{caption}{'.' if table.caption else ''}}}",
        rf"\label{{tab:{re.sub('[^A-Za-z0-9:-]', '-', table.id)}}}",
        r"\begin{tabular}{" + "".join("l" if _is_words(column) else "r" for column in table.columns) + "}",
        r"\toprule",
        " & ".join(_tex(column.label) for column in table.columns) + r" \\",
        r"\midrule",
        *(" & ".join(_tex(cell) for cell in row) + r" \\" for row in _cells(table)),
        r"\bottomrule",
        r"\end{tabular}",
    ]
    lines += [rf"\par\smallskip{{\footnotesize {_tex(line)}\par}}" for line in remarks(table)]
    lines += [rf"\par\smallskip{{\scriptsize\ttfamily {_tex(line)}\par}}" for line in table.signature]
    return "\n".join([*lines, r"\end{table}", ""])


def _tex(text: str) -> str:
    words = _LATEX_SPECIAL.sub(lambda match: _LATEX[match[0]], fold(text))
    return f"{{{words}}}" if words.startswith("[") else words
