"""A figure as a picture: in goes a figure record, out an SVG string or a PNG file.

Nothing global is touched: figures are matplotlib objects of their own, and settings hold only
while one is built or written. The same record gives the same SVG bytes.
"""

from __future__ import annotations

import contextlib
import io
import re
import warnings
from functools import cache
from typing import TYPE_CHECKING, Any

import matplotlib as mpl

from mismark.report.analyses import Bars, Boxes, Curves, Forest, Heatmap
from mismark.report.drawing.bars import draw_bars, draw_boxes
from mismark.report.drawing.lines import draw_curves, draw_points
from mismark.report.drawing.rows import draw_forest, draw_heatmap
from mismark.report.drawing.style import RC, THEMES
from mismark.visible import visible

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from matplotlib.figure import Figure as Sheet

    from mismark.report.analyses import Figure
    from mismark.report.drawing.style import Theme, ThemeName

__all__ = ["draw", "inline", "png", "print_files", "recolour", "svg"]

DPI = 160
"""Dots an inch of a PNG: 1,280 wide."""

_HEX = re.compile(r"#[0-9a-f]{6}\b")
_TAG = re.compile(r"<[^>]+>")
_ID = re.compile(r'\bid="([^"]+)"')
_USE = re.compile(r'(\bid="|url\(#|href="#)([^")]+)')
_GROUP = re.compile(r'^<g id="[^"]*"')
_FAMILY = re.compile(r"'DejaVu Sans'(, [\w' -]+)*")
_FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, 'DejaVu Sans', sans-serif"


@cache
def _rc() -> Any:
    """Matplotlib's own settings under ours, whatever a user's file or program has set."""
    defaults = {name: value for name, value in mpl.rcParamsDefault.items() if not name.startswith("backend")}
    return defaults | RC


@contextlib.contextmanager
def _settings() -> Iterator[None]:
    with mpl.rc_context(_rc()), warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="Glyph .* missing from")
        yield


def draw(figure: Figure, theme: ThemeName = "print") -> Sheet:
    """Draw a figure as a matplotlib figure, which can be changed or saved further.

    Example:
        >>> from mismark.report.analyses import Bars, Series
        >>> bars = Bars("f", "F", ("blind", "over"), (("M", (Series("F1", (0.5, 0.8)),)),), "F1")
        >>> draw(bars).axes[0].get_ylabel()
        'F1'
    """
    with _settings():
        sheet = _drawn(figure, theme)
        layout = sheet.get_layout_engine()
        if layout is not None:
            layout.execute(sheet)
        sheet.set_layout_engine(None)  # laid out once here, not again each time it is written
    return sheet


def _drawn(figure: Figure, theme: ThemeName) -> Sheet:
    colours = THEMES[theme]
    match figure:
        case Bars():
            return draw_bars(colours, figure)
        case Boxes():
            return draw_boxes(colours, figure)
        case Heatmap():
            return draw_heatmap(colours, figure)
        case Curves():
            return draw_curves(colours, figure)
        case Forest():
            return draw_forest(colours, figure)
        case _:
            return draw_points(colours, figure)


def svg(figure: Figure, theme: ThemeName = "print") -> str:
    """Draw a figure as a whole SVG file: words stay words, the same record gives the same bytes."""
    return _svg(draw(figure, theme), figure, theme)


def _svg(sheet: Sheet, figure: Figure, theme: ThemeName) -> str:
    picture = io.StringIO()
    with _settings():
        sheet.savefig(
            picture, format="svg", metadata={"Date": None, "Creator": None, "Format": None, "Type": None}
        )
    text = re.sub(r"<style.*?</style>\s*", "", picture.getvalue(), flags=re.DOTALL)
    text = text.replace("<svg ", '<svg stroke-linejoin="round" stroke-linecap="butt" ', 1)
    text = _TAG.sub(lambda tag: _FAMILY.sub(_FONT, _GROUP.sub("<g", tag[0])), text)
    return _number_ids(text, f"{re.sub('[^A-Za-z0-9-]', '-', figure.id)}-{theme}")


def _number_ids(text: str, prefix: str) -> str:
    """Name ids by figure, theme and order, so that many pictures can stand in one page."""
    seen = (name for tag in _TAG.findall(text) for name in _ID.findall(tag))
    names = {name: f"{prefix}-{place}" for place, name in enumerate(dict.fromkeys(seen))}
    return _TAG.sub(lambda tag: _USE.sub(lambda use: use[1] + names.get(use[2], use[2]), tag[0]), text)


def png(figure: Figure, path: Path) -> None:
    """Write a figure as a PNG file on white, 1,280 dots wide."""
    path.write_bytes(_png(draw(figure)))


def _png(sheet: Sheet) -> bytes:
    picture = io.BytesIO()
    with _settings():
        sheet.savefig(picture, format="png", dpi=DPI, metadata={"Software": None})
    return picture.getvalue()


def print_files(figure: Figure) -> tuple[str, bytes]:
    """Draw a figure for a paper, as an SVG and as a PNG file from one layout, which is what takes the time."""
    sheet = draw(figure, "print")
    return _svg(sheet, figure, "print"), _png(sheet)


def recolour(picture: str, before: ThemeName, after: ThemeName) -> str:
    """Turn an SVG from one theme into another by replacing each colour by that of the same role."""
    old, new = THEMES[before], THEMES[after]
    swap = dict(zip(_roles(old), _roles(new), strict=True))

    def tag(match: re.Match[str]) -> str:
        coloured = _HEX.sub(lambda colour: swap.get(colour[0], colour[0]), match[0])
        return coloured.replace(f"-{before}-", f"-{after}-")

    return _TAG.sub(tag, picture)


def _roles(theme: Theme) -> tuple[str, ...]:
    return (*theme[:4], *theme.palette, *theme.shades, *theme.on_shades)


def inline(picture: str) -> str:
    """Cut an SVG file down to the element that stands in a page: no prolog, no addresses.

    Example:
        >>> inline('<?xml version="1.0"?><!DOCTYPE svg><svg xmlns="http://www.w3.org/2000/svg"></svg>')
        '<svg></svg>'
    """
    element = picture[picture.index("<svg") :]
    element = re.sub(r'\s+xmlns(:\w+)?="[^"]*"', "", element)
    return visible(element.replace("xlink:href=", "href=")).strip()
