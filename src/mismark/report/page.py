"""The page: in go sections, out comes a folder with `index.html`, tables, figures and estimates.

The page is one file that asks for nothing else: styles, the table sorter and the pictures stand
in it. Every word from a model or a data file goes through `visible` and through Jinja's escaping;
a content security policy forbids any script but the sorter.
"""

from __future__ import annotations

import base64
import hashlib
import math
import os
import re
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import quote

from mismark import __version__
from mismark.errors import MissingExtra, UsageError
from mismark.records import Estimate
from mismark.report.analyses import Case, Note, Section, Table
from mismark.report.estimates import estimates_json
from mismark.report.numbers import Written, write
from mismark.report.placing import aside
from mismark.report.tables import caveats, csv_text, interval, latex, markdown, remarks
from mismark.visible import TEXT_LIMIT, fold

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from pathlib import Path

    import jinja2

    from mismark.report.analyses import Block, Column, Figure, Segment, Value
    from mismark.report.pictures import Pictures

__all__ = ["Entry", "write_index", "write_report"]

LONG_WORD = 48
"""Characters without a space that a table cell holds on one line."""

SHORT_CELL = 28
"""Characters of words that are never broken into lines."""

TALL_TABLE = 16
"""Rows above which a table scrolls in a box of its own on a screen."""

_JOINT = re.compile(r"([:=_@])(?=.)")
"""After what a respondent's name may be broken into lines, beside where browsers do."""

_WRITERS = {"md": markdown, "csv": csv_text, "tex": latex}


class Entry(NamedTuple):
    """One report in an index: its title, its page, and its main finding in a sentence."""

    title: str
    page: Path
    lead: str = ""


@dataclass(frozen=True, slots=True)
class Cell:
    """A table cell as the page needs it: its words, what it is sorted by, and its style."""

    written: Written
    sort: str
    style: str


def write_report(
    sections: Sequence[Section],
    out: Path,
    *,
    title: str,
    subtitle: str = "",
    facts: Sequence[tuple[str, Value]] = (),
    warnings: Sequence[str] = (),
) -> Path:
    """Write a whole report.

    Args:
        sections: what a protocol found, in reading order; the leads of the first three stand on
            the first screen.
        out: the folder, made if missing; an older report of ours in it is replaced, whatever else
            lies there is left alone.
        title: heading of the page.
        subtitle: what was run, on what, in a line.
        facts: labels and values of the first screen (items, respondents, failures).
        warnings: sentences that a reader must see before any number.

    Returns:
        The page, `out/index.html`, beside `estimates.json`, `tables/ID.{md,csv,tex}` and
        `figures/ID.{svg,png}`.

    Raises:
        RunError: `out` holds something of that name that mismark did not write, or cannot be written.
        UsageError: two blocks or two sections share an id.
        MissingExtra: Jinja2 or matplotlib is not installed.
    """
    blocks = [block for section in sections for block in section.blocks]
    tables = [block for block in blocks if isinstance(block, Table)]
    figures = [block for block in blocks if not isinstance(block, (Table, Case, Note))]
    _refuse_doubles("section", [_slug(section.id) for section in sections])
    _refuse_doubles("block", [_slug(block.id) for block in blocks if not isinstance(block, Note)])
    environment = _environment()
    drawn = _draw(figures)
    page = _page(environment, sections, drawn, title=title, subtitle=subtitle, facts=facts, warnings=warnings)
    with aside(out) as folder:
        for name in ("tables", "figures"):
            (folder / name).mkdir()
        for table in tables:
            for kind, writer in _WRITERS.items():
                _write(folder / "tables" / f"{_slug(table.id)}.{kind}", writer(table))
        for name, pictures in drawn.items():
            _write(folder / "figures" / f"{_slug(name)}.svg", pictures.svg)
            (folder / "figures" / f"{_slug(name)}.png").write_bytes(pictures.png)
        _write(folder / "estimates.json", estimates_json(sections))
        _write(folder / "index.html", page)
    return out / "index.html"


def write_index(out: Path, entries: Iterable[Entry], *, title: str = "mismark") -> Path:
    """Write a small page that links several reports.

    Args:
        out: the folder whose `index.html` is written; links are relative to it.
        entries: the reports, in order.
        title: heading of the page.

    Returns:
        The page.

    Raises:
        RunError: the folder holds an `index.html` that mismark did not write, or cannot be written.
        MissingExtra: Jinja2 is not installed.
    """
    links = [
        {
            "title": entry.title,
            "lead": entry.lead,
            "address": quote(os.path.relpath(entry.page, out).replace(os.sep, "/")),
        }
        for entry in entries
    ]
    page = (
        _environment().get_template("index.html.j2").render(title=title, entries=links, policy=_policy(None))
    )
    with aside(out) as folder:
        _write(folder / "index.html", page)
    return out / "index.html"


def _page(
    environment: jinja2.Environment,
    sections: Sequence[Section],
    drawn: Mapping[str, Pictures],
    **words: Any,
) -> str:
    from markupsafe import Markup

    from mismark.report.figures import inline

    script = _template("sort.js")
    return environment.get_template("page.html.j2").render(
        sections=sections,
        script=Markup(script),  # noqa: S704 - our own file
        policy=_policy(script),
        picture=lambda name, theme: Markup(inline(getattr(drawn[name], theme))),  # noqa: S704 - escaped when drawn
        signed=any(getattr(block, "signature", ()) for section in sections for block in section.blocks),
        **words,
    )


def _draw(figures: Sequence[Figure]) -> dict[str, Pictures]:
    if not figures:
        return {}
    from mismark.report.pictures import draw_all

    try:
        pictures = draw_all(figures)
    except ImportError as error:
        raise MissingExtra.of("drawing figures", "matplotlib", "report") from error
    return {figure.id: one for figure, one in zip(figures, pictures, strict=True)}


@cache
def _environment() -> jinja2.Environment:
    try:
        import jinja2
        from markupsafe import Markup, escape
    except ImportError as error:
        raise MissingExtra.of("writing a report's page", "jinja2", "report") from error
    environment = jinja2.Environment(
        loader=jinja2.FunctionLoader(_template),
        autoescape=True,
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.filters |= {
        "joints": lambda text: Markup(_JOINT.sub(r"\1<wbr>", str(escape(text)))),  # noqa: S704 - escaped here
        "shown": fold,
        "told": lambda text: fold(text, TEXT_LIMIT),
    }
    environment.globals |= {
        "anchor": _anchor,
        "caveats": caveats,
        "cell_of": _cell,
        "css": Markup(_template("page.css")),  # noqa: S704 - our own file
        "fact": lambda value: write(value, "count" if isinstance(value, int) else "number"),
        "interval": interval,
        "kind_of": _kind,
        "remarks": remarks,
        "segments": _segments,
        "slug": _slug,
        "tall": TALL_TABLE,
        "version": __version__,
    }
    return environment


def _template(name: str) -> str:
    return (resources.files("mismark.report") / "templates" / name).read_text(encoding="utf-8")


def _policy(script: str | None) -> str:
    if script is None:
        scripts = "'none'"
    else:
        scripts = "'sha256-" + base64.b64encode(hashlib.sha256(script.encode()).digest()).decode() + "'"
    return (
        f"default-src 'none'; style-src 'unsafe-inline'; script-src {scripts}; img-src data:; "
        "base-uri 'none'; form-action 'none'"
    )


def _slug(name: str) -> str:
    return re.sub(r"[^A-Za-z0-9_-]+", "-", name)[:80] or "unnamed"


def _anchor(part: Section | Block) -> str:
    if isinstance(part, Note):
        return ""
    return f"section-{_slug(part.id)}" if isinstance(part, Section) else _slug(part.id)


def _refuse_doubles(what: str, names: Sequence[str]) -> None:
    for name in names:
        if names.count(name) > 1:
            raise UsageError(f"two {what}s of the report are called {name!r}; give each an id of its own")


def _kind(block: Block) -> str:
    match block:
        case Table():
            return "table"
        case Case():
            return "case"
        case Note():
            return "note"
        case _:
            return "figure"


def _cell(row: Mapping[str, Value], column: Column) -> Cell:
    style = "" if column.kind == "text" else "number"
    if column.key not in row:
        return Cell(Written(""), "", style)
    value = row[column.key]
    number = value.value if isinstance(value, Estimate) else value
    written = write(value, column.kind)
    if isinstance(number, str):
        unbroken = max(map(len, written.value.split()), default=0)
        wide = "short" if len(written.value) <= SHORT_CELL else "long" if unbroken > LONG_WORD else "words"
        return Cell(written, written.value[:200], wide)
    return Cell(written, "" if number is None or math.isnan(number) else repr(number), style)


def _segments(text: Sequence[Segment]) -> list[dict[str, str]]:
    """Segments ready to be shown, folded together where the passage is over-long.

    An insertion stands between words, so it takes a space (`before`, `after`) where it touches one.
    """
    shown: list[dict[str, str]] = []
    room, total = TEXT_LIMIT, sum(len(segment.text) for segment in text)
    for place, segment in enumerate(text):
        if room <= 0:
            shown.append({"kind": "plain", "text": f" … [{total - TEXT_LIMIT:,} more characters left out]"})
            break
        words = fold(segment.text[:room], room)
        title = f"should be: {fold(segment.note)}" if segment.note else "should be left out"
        one = {"kind": segment.kind, "text": words, "note": fold(segment.note), "title": title}
        inserted = segment.kind == "gold" and not segment.text
        left = next((other.text for other in reversed(text[:place]) if other.text), "")
        right = next((other.text for other in text[place + 1 :] if other.text), "")
        one["before"] = " " * (inserted and left[-1:].isalnum())
        one["after"] = " " * (inserted and right[:1].isalnum())
        shown.append(one)
        room -= len(segment.text)
    return shown


def _write(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8", newline="\n")
