"""The page: in go sections, out comes a folder with `index.html`, tables, figures and estimates.

The page is one file that asks for nothing else: styles, the script that sorts and searches tables and
the pictures stand in it. Every word from a model or a data file goes through `visible` and through Jinja's escaping;
a content security policy forbids any other script.
"""

from __future__ import annotations

import base64
import hashlib
import os
import re
from functools import cache, lru_cache, partial
from importlib import resources
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import quote

from mismark import __version__
from mismark.errors import MissingExtra, UsageError
from mismark.report.analyses import Case, Note, Section, Table
from mismark.report.estimates import estimates_json
from mismark.report.leaves import address, write_leaves
from mismark.report.names import slug
from mismark.report.numbers import write
from mismark.report.placing import aside
from mismark.report.showing import cell_of, choices_of, stretches
from mismark.report.tables import caveats, csv_text, interval, latex, markdown, remarks
from mismark.visible import TEXT_LIMIT, fold

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from pathlib import Path

    import jinja2
    from markupsafe import Markup

    from mismark.report.analyses import Block, Figure, Value
    from mismark.report.pictures import Pictures

__all__ = ["Entry", "write_index", "write_report"]

TALL_TABLE = 16
"""Rows above which a table scrolls in a box of its own on a screen."""

_JOINT = re.compile(r"([:=_@]|,(?=[a-z]))(?=.)")
"""After what a respondent's name may be broken into lines, beside where browsers do."""

_WRITERS = {"md": markdown, "csv": csv_text, "tex": latex}


class Entry(NamedTuple):
    """One report in an index: its title, its page, and its main finding in a sentence."""

    title: str
    page: Path
    lead: str = ""


def write_report(
    sections: Iterable[Section],
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
            the first screen. Figures of one are drawn while the next is worked out.
        out: the folder, made if missing; an older report of ours in it is replaced, whatever else
            lies there is left alone.
        title: heading of the page.
        subtitle: what was run, on what, in a line.
        facts: labels and values of the first screen (items, respondents, failures).
        warnings: sentences that a reader must see before any number.

    Returns:
        The page, `out/index.html`, beside `estimates.json`, `tables/ID.{md,csv,tex}`,
        `figures/ID.{svg,png}` and, where tables lead to them, `pages/ID.html`.

    Raises:
        RunError: `out` holds something of that name that mismark did not write, or cannot be written.
        UsageError: two blocks, two sections or two leaves share an id.
        MissingExtra: Jinja2 or matplotlib is not installed.
    """
    environment = _environment()
    sections, drawn = _drawn(sections)
    tables = [block for section in sections for block in section.blocks if isinstance(block, Table)]
    page = _page(environment, sections, drawn, title=title, subtitle=subtitle, facts=facts, warnings=warnings)
    with aside(out) as folder:
        for name in ("tables", "figures"):
            (folder / name).mkdir()
        for table in tables:
            for kind, writer in _WRITERS.items():
                _write(folder / "tables" / f"{slug(table.id)}.{kind}", writer(table))
        for name, pictures in drawn.items():
            _write(folder / "figures" / f"{slug(name)}.svg", pictures.svg)
            (folder / "figures" / f"{slug(name)}.png").write_bytes(pictures.png)
        write_leaves(sections, folder, partial(_leaf, environment, title))
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
        _environment()
        .get_template("index.html.j2")
        .render(title=title, entries=links, policy=_policy(None), css=_style("page.css"))
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

    script = _template("sort.js") + _template("find.js")
    return environment.get_template("page.html.j2").render(
        sections=sections,
        script=Markup(script),  # noqa: S704 - our own file
        policy=_policy(script),
        picture=lambda name, theme: Markup(inline(getattr(drawn[name], theme))),  # noqa: S704 - escaped when drawn
        css=_style("page.css"),
        signed=any(getattr(block, "signature", ()) for section in sections for block in section.blocks),
        **words,
    )


def _leaf(environment: jinja2.Environment, report: str, **words: Any) -> str:
    title = f"{words['leaf'].title} - {report}"
    template = environment.get_template("leaf.html.j2")
    return template.render(title=title, report=report, policy=_policy(None), css=_style("leaf.css"), **words)


@cache
def _style(name: str) -> Markup:
    """The styles of every page, and those of one kind of page."""
    from markupsafe import Markup

    return Markup(_template("base.css") + _template(name))  # noqa: S704 - our own files


def _drawn(sections: Iterable[Section]) -> tuple[list[Section], dict[str, Pictures]]:
    """All sections, and the pictures of their figures by id."""
    from mismark.report.pictures import Drawing

    kept: list[Section] = []
    figures: list[Figure] = []
    with Drawing() as drawing:
        for section in sections:
            kept.append(section)
            for block in section.blocks:
                if not isinstance(block, (Table, Case, Note)):
                    figures.append(block)
                    drawing.add(block)
        _refuse_doubles("section", [slug(section.id) for section in kept])
        blocks = [block for section in kept for block in section.blocks]
        _refuse_doubles("block", [slug(block.id) for block in blocks if not isinstance(block, Note)])
        try:
            pictures = drawing.pictures()
        except ImportError as error:
            raise MissingExtra.of("drawing figures", "matplotlib", "report") from error
    return kept, {figure.id: one for figure, one in zip(figures, pictures, strict=True)}


@lru_cache(maxsize=4096)
def _joints(text: str) -> Markup:
    """Words, escaped, that may be broken into lines where names have joints."""
    from markupsafe import Markup, escape

    return Markup(_JOINT.sub(r"\1<wbr>", str(escape(text))))  # noqa: S704 - escaped here


@cache
def _environment() -> jinja2.Environment:
    try:
        import jinja2
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
        "joints": _joints,
        "shown": fold,
        "told": lambda text: fold(text, TEXT_LIMIT),
    }
    environment.globals |= {
        "anchor": _anchor,
        "caveats": caveats,
        "cell_of": cell_of,
        "choices_of": choices_of,
        "fact": lambda value: write(value, "count" if isinstance(value, int) else "number"),
        "interval": interval,
        "kind_of": _kind,
        "leaf_address": address,
        "remarks": remarks,
        "stretches": stretches,
        "slug": slug,
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


def _anchor(part: Section | Block) -> str:
    if isinstance(part, Note):
        return ""
    return f"section-{slug(part.id)}" if isinstance(part, Section) else slug(part.id)


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


def _write(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8", newline="\n")
