"""What all figures share: themes, the palette, panels on a sheet, names that fit.

Every colour role of a theme has a value of its own, so that one drawing can be recoloured from
theme to theme by replacing values (see `mismark.report.figures.recolour`).
"""

from __future__ import annotations

import re
import textwrap
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeAlias

from matplotlib.figure import Figure as Sheet
from matplotlib.layout_engine import ConstrainedLayoutEngine

from mismark.report.visible import fold

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from matplotlib.axes import Axes
    from matplotlib.lines import Line2D
    from matplotlib.patches import Patch

    from mismark.report.analyses import Series

__all__ = [
    "LINES",
    "MARKERS",
    "RC",
    "THEMES",
    "Theme",
    "ThemeName",
    "legend",
    "mark",
    "name_ticks",
    "panels",
    "wrap",
    "y_labels",
]

ThemeName: TypeAlias = Literal["light", "dark", "print"]


class Theme(NamedTuple):
    """Colours by role, as lower-case `#rrggbb`, no two alike.

    Attributes:
        background: behind everything, and inside hollow marks.
        ink: words and axes.
        faint: reference lines and whiskers.
        grid: grid lines.
        palette: eight colours in the order of series, after Okabe and Ito.
    """

    background: str
    ink: str
    faint: str
    grid: str
    palette: tuple[str, str, str, str, str, str, str, str]


THEMES: dict[ThemeName, Theme] = {
    "light": Theme(
        "#fdfdfb",
        "#1f2328",
        "#6a7078",
        "#e1e2de",
        ("#0072b2", "#e69f00", "#009e73", "#cc79a7", "#56b4e9", "#d55e00", "#7a7f87", "#c9b400"),
    ),
    "dark": Theme(
        "#15181c",
        "#e3e6ea",
        "#98a0aa",
        "#31363d",
        ("#3d9fe0", "#eda81c", "#1fb88c", "#dd8fba", "#7cc8f5", "#ee7a2b", "#a3a8b1", "#e8dc57"),
    ),
    "print": Theme(
        "#ffffff",
        "#0a0a0a",
        "#555555",
        "#dddddd",
        ("#0072b3", "#e69f01", "#019e73", "#cc79a8", "#56b4ea", "#d55e01", "#7a7f88", "#c9b401"),
    ),
}
"""Print shares the light hues; a last digit apart keeps recolouring unambiguous."""

MARKERS = ("o", "s", "^", "D", "v", "P", "X", "*")
LINES = ("-", "--", "-.", ":", (0, (5, 1)), (0, (3, 1, 1, 1)), (0, (1, 1)), (0, (8, 2)))
_HATCHES = ("", "\\\\\\", "...", "xxx", "---", "|||", "+++", "ooo")

RC: dict[str, Any] = {
    "font.family": "sans-serif",
    "font.sans-serif": ["DejaVu Sans"],
    "font.size": 9.0,
    "axes.titlesize": 9.5,
    "axes.labelsize": 9.0,
    "xtick.labelsize": 8.0,
    "ytick.labelsize": 8.0,
    "legend.fontsize": 8.5,
    "hatch.linewidth": 0.6,
    "text.parse_math": False,
    "text.usetex": False,
    "axes.unicode_minus": True,
    "svg.fonttype": "none",
    "svg.hashsalt": "mismark",
    "figure.autolayout": False,
    "figure.constrained_layout.use": False,
}
"""Settings that hold while a figure is built and written; nobody else's are touched."""

WIDTH = 8.0
"""Width of a sheet, in inches."""


def wrap(name: str, width: int, lines: int = 2) -> str:
    r"""Break a name at its own joints (space, `/`, `:`, `,`, `=`, `-`) and shorten what is still too long.

    Args:
        name: as the protocol gives it.
        width: characters a line.
        lines: at most so many.

    Example:
        >>> wrap("scripted/compliant:compliance=0.8", 20).splitlines()
        ['scripted/compliant:', 'compliance=0.8']
        >>> wrap("abcdefghijklmnop", 6)
        'abcdef\nghijk…'
    """
    pieces = re.findall(r"[^\s/:,=_-]*[\s/:,=_-]?", " ".join(fold(name, 400).split()))
    rows, row = [], ""
    for piece in pieces:
        if row and len(row) + len(piece.rstrip()) > width:
            rows.append(row.rstrip())
            row = ""
        row += piece
        while len(row.rstrip()) > width:
            rows.append(row[:width])
            row = row[width:]
    if row.strip():
        rows.append(row.rstrip())
    if len(rows) > lines:
        rows = [
            *rows[: lines - 1],
            textwrap.shorten(rows[lines - 1], width, placeholder="")[: width - 1] + "…",
        ]
    return "\n".join(rows)


def panels(
    theme: Theme, names: Sequence[str], height: float, *, columns: int, share_x: bool = False
) -> tuple[Sheet, list[Axes]]:
    """Lay out a sheet with one titled panel a name, sharing the y axis.

    Args:
        theme: colours.
        names: panel titles; "" leaves a panel without one.
        height: inches a panel.
        columns: at most so many panels side by side.
        share_x: share the x axis too.
    """
    wide = _columns(len(names), columns)
    rows = -(-len(names) // wide)
    sheet = blank(theme, height * rows + 0.7)
    grid = sheet.subplots(rows, wide, sharey=True, sharex=share_x, squeeze=False)
    flat = [axes for line in grid for axes in line]
    for axes in flat[len(names) :]:
        axes.remove()
    characters = int(WIDTH / wide * 12) - 4
    for place, (axes, name) in enumerate(zip(flat, names, strict=False)):
        axes.set_title(wrap(name, characters), color=theme.ink, loc="left")
        dress(theme, axes)
        if place + wide >= len(names):
            axes.tick_params(labelbottom=True)
    return sheet, flat[: len(names)]


def blank(theme: Theme, height: float) -> Sheet:
    """Take an empty sheet of full width and `height` inches, with a margin on all sides."""
    layout = ConstrainedLayoutEngine(w_pad=0.08, h_pad=0.08)
    return Sheet(figsize=(WIDTH, height), layout=layout, facecolor=theme.background)


def _columns(count: int, most: int) -> int:
    if count <= most:
        return max(count, 1)
    rows = -(-count // most)
    return -(-count // rows)


def y_labels(axes_list: Sequence[Axes], label: str) -> None:
    """Name the y axis once a row of panels."""
    for axes in axes_list[:: columns_of(axes_list)]:
        axes.set_ylabel(wrap(label, 24, 3))


def columns_of(axes_list: Sequence[Axes]) -> int:
    """How many panels stand side by side."""
    grid = axes_list[0].get_gridspec() if axes_list else None
    return grid.ncols if grid is not None else 1


def dress(theme: Theme, axes: Axes, grid: Literal["x", "y", "both"] = "y") -> None:
    """Give axes the theme: no box, thin ticks, a grid behind the marks."""
    axes.set_facecolor(theme.background)
    axes.set_axisbelow(True)
    axes.grid(visible=True, axis=grid, color=theme.grid, linewidth=0.7)
    axes.tick_params(colors=theme.ink, length=3, width=0.6)
    axes.xaxis.label.set_color(theme.ink)
    axes.yaxis.label.set_color(theme.ink)
    for side, spine in axes.spines.items():
        spine.set_visible(side in {"left", "bottom"})
        spine.set_color(theme.faint)
        spine.set_linewidth(0.7)


def name_ticks(axes: Axes, names: Sequence[str], positions: Sequence[float], panel_inches: float) -> None:
    """Write category names below the x axis: wrapped where they fit, slanted where they do not."""
    room = int(panel_inches * 12.5 / max(len(names), 1))
    words = [part for name in names for part in wrap(name, max(room, 1), 99).split("\n")]
    fits = room >= 5 and all(wrap(name, room, 99).count("\n") < 3 for name in names)
    whole = {re.sub(r"\W", "", part) for name in names for part in re.split(r"[\s/:,=_-]", fold(name))}
    fits = fits and all(
        re.sub(r"\W", "", part) in whole or len(re.split(r"[\s/:,=_-]", part.strip())) > 1 for part in words
    )
    if fits:
        axes.set_xticks(list(positions), [wrap(name, room, 3) for name in names])
    else:
        axes.set_xticks(
            list(positions),
            [wrap(name, 24, 1) for name in names],
            rotation=35,
            ha="right",
            rotation_mode="anchor",
        )


def mark(theme: Theme, index: int, *, published: bool) -> dict[str, Any]:
    """How the bars of a series look: filled and hatched when measured, hollow when published."""
    colour = theme.palette[index % 8]
    if published:
        return {
            "facecolor": theme.background,
            "edgecolor": colour,
            "hatch": "////",
            "linewidth": 1.0,
            "linestyle": "--",
        }
    return {
        "facecolor": colour,
        "edgecolor": theme.background,
        "hatch": _HATCHES[index % 8],
        "linewidth": 0.0,
    }


def colour_places(series: Iterable[Series]) -> dict[str, int]:
    """Give each name its place in the palette: a published series has the colour of the measured one.

    Example:
        >>> from mismark.report.analyses import Series
        >>> colour_places([Series("b", ()), Series("a", ()), Series("b", (), published=True)])
        {'b': 0, 'a': 1}
    """
    return {name: place for place, name in enumerate(dict.fromkeys(one.name for one in series))}


def legend(
    theme: Theme, sheet: Sheet, series: Sequence[Series], handle: Callable[[int, Series], Line2D | Patch]
) -> None:
    """Put one legend below all panels, where more than one series or a published one needs telling apart.

    Args:
        theme: colours.
        sheet: the figure.
        series: one of each name, in order of colour.
        handle: draws the key of a series, given its place in the palette and itself.
    """
    if len(series) < 2 and not any(one.published for one in series):
        return
    places = colour_places(series)
    handles = [handle(places[one.name], one) for one in series]
    names = [wrap(one.name, 44, 1) + (" (published)" if one.published else "") for one in series]
    longest = max(map(len, names))
    sheet.legend(
        handles,
        [f" {name}" if name.startswith("_") else name for name in names],
        loc="outside lower center",
        ncols=max(1, min(len(names), int(WIDTH * 13 / (longest + 6)))),
        frameon=False,
        labelcolor=theme.ink,
        handlelength=2.4,
    )
