"""What all figures share: themes, the palette, panels on a sheet, names that fit.

Every colour role of a theme has a value of its own, so that one drawing can be recoloured from
theme to theme by replacing values (see `mismark.report.figures.recolour`).

Colours, markers, lines and hatches of a series go round with different periods, so that the first
72 series of a figure differ in colour or in mark.
"""

from __future__ import annotations

import re
import textwrap
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeAlias

from matplotlib.colors import LinearSegmentedColormap, to_hex, to_rgb
from matplotlib.figure import Figure as Sheet
from matplotlib.layout_engine import ConstrainedLayoutEngine

from mismark.visible import fold

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from matplotlib.axes import Axes
    from matplotlib.lines import Line2D
    from matplotlib.patches import Patch

    from mismark.report.analyses import Series

__all__ = [
    "RC",
    "SHADES",
    "THEMES",
    "Theme",
    "ThemeName",
    "dashes",
    "legend",
    "mark",
    "marker",
    "name_ticks",
    "panels",
    "wrap",
    "y_labels",
]

ThemeName: TypeAlias = Literal["light", "dark", "print"]


SHADES = 32
"""Steps of a heat map's shade from zero to the furthest value, on either side."""


class Theme(NamedTuple):
    """Colours by role, as lower-case `#rrggbb`, no two alike (but words on shades share theirs).

    Attributes:
        background: behind everything, and inside hollow marks.
        ink: words and axes.
        faint: reference lines and whiskers.
        grid: grid lines.
        palette: eight colours in the order of series, after Okabe and Ito.
        shades: a heat map's colours from the lowest value to the highest, zero in the middle and
            close to the background.
        on_shades: the colour of words on each shade, WCAG AA.
    """

    background: str
    ink: str
    faint: str
    grid: str
    palette: tuple[str, str, str, str, str, str, str, str]
    shades: tuple[str, ...]
    on_shades: tuple[str, ...]

    def colour(self, index: int) -> str:
        """The colour of the series at a place."""
        return self.palette[index % len(self.palette)]


def _ramp(*colours: str) -> tuple[str, ...]:
    steps = 2 * SHADES
    scale = LinearSegmentedColormap.from_list("shades", list(colours), steps + 1)
    return tuple(to_hex(scale(step)) for step in range(steps + 1))


_ON_PALE = _ramp("#084a80", "#3e84b8", "#8fbcdd", "#f4f1ea", "#f3c98b", "#d9762b", "#8a2d0e")
_ON_DARK = _ramp("#b5e0ff", "#5fa9de", "#1f567f", "#20242a", "#6b3f18", "#d37a33", "#ffcf99")


def _is_deep(shade: str) -> bool:
    """Whether white words stand out more than black ones (the luminance of WCAG 2)."""
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in to_rgb(shade)
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue < 0.179


def _words_on(shades: tuple[str, ...]) -> tuple[str, ...]:
    """Black or white for each shade; a last digit apart tells how the other ramp has it, for recolouring."""
    colours = []
    for shade, *both in zip(shades, _ON_PALE, _ON_DARK, strict=True):
        kind = sum(_is_deep(one) << place for place, one in enumerate(both))
        colours.append(f"#{0xFE - kind:02x}{0xFE:02x}{0xFE:02x}" if _is_deep(shade) else f"#0{kind}0000")
    return tuple(colours)


THEMES: dict[ThemeName, Theme] = {
    "light": Theme(
        "#fdfdfb",
        "#1f2328",
        "#6a7078",
        "#e1e2de",
        ("#0072b2", "#e69f00", "#009e73", "#cc79a7", "#56b4e9", "#d55e00", "#7a7f87", "#c9b400"),
        _ON_PALE,
        _words_on(_ON_PALE),
    ),
    "dark": Theme(
        "#15181c",
        "#e3e6ea",
        "#98a0aa",
        "#31363d",
        ("#3d9fe0", "#eda81c", "#1fb88c", "#dd8fba", "#7cc8f5", "#ee7a2b", "#a3a8b1", "#e8dc57"),
        _ON_DARK,
        _words_on(_ON_DARK),
    ),
    "print": Theme(
        "#ffffff",
        "#0a0a0a",
        "#555555",
        "#dddddd",
        ("#0072b3", "#e69f01", "#019e73", "#cc79a8", "#56b4ea", "#d55e01", "#7a7f88", "#c9b401"),
        _ON_PALE,
        _words_on(_ON_PALE),
    ),
}
"""Print shares the light hues; a last digit apart keeps recolouring unambiguous."""

_MARKERS = ("o", "s", "^", "D", "v", "P", "X", "*", "<")
_LINES: tuple[Any, ...] = ("-", "--", "-.", ":", (0, (5, 1)), (0, (3, 1, 1, 1)), (0, (8, 2)))
_HATCHES = ("", "\\\\\\", "...", "xxx", "---", "|||", "+++", "ooo", "**")

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


def marker(index: int) -> str:
    """The point of the series at a place.

    Example:
        >>> len({(marker(place), THEMES["light"].colour(place)) for place in range(72)})
        72
    """
    return _MARKERS[index % len(_MARKERS)]


def dashes(index: int) -> Any:
    """The line of the series at a place."""
    return _LINES[index % len(_LINES)]


def mark(theme: Theme, index: int, *, published: bool) -> dict[str, Any]:
    """How the bars of a series look: filled and hatched when measured, hollow when published."""
    colour = theme.colour(index)
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
        "hatch": _HATCHES[index % len(_HATCHES)],
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
    theme: Theme,
    sheet: Sheet,
    series: Sequence[Series],
    handle: Callable[[int, Series], Line2D | Patch],
    others: Sequence[Line2D] = (),
) -> None:
    """Put one legend below all panels, where more than one series or a published one needs telling apart.

    Args:
        theme: colours.
        sheet: the figure.
        series: one of each name, in order of colour.
        handle: draws the key of a series, given its place in the palette and itself.
        others: labelled lines that are no series.
    """
    if len(series) + len(others) < 2 and not any(one.published for one in series):
        return
    places = colour_places(series)
    handles = [*(handle(places[one.name], one) for one in series), *others]
    names = [wrap(one.name, 44, 1) + (" (published)" if one.published else "") for one in series]
    names += [str(other.get_label()) for other in others]
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
