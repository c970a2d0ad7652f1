"""Forest plots and heat maps, where every row has a name: in goes the record, out a matplotlib figure."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from matplotlib.lines import Line2D
from matplotlib.patches import Rectangle

from mismark.report.drawing.style import (
    SHADES,
    WIDTH,
    blank,
    colour_places,
    dress,
    legend,
    marker,
    name_ticks,
    wrap,
)

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure as Sheet

    from mismark.report.analyses import Forest, Heatmap, Series
    from mismark.report.drawing.style import Theme

__all__ = ["draw_forest", "draw_heatmap"]


def draw_forest(theme: Theme, figure: Forest) -> Sheet:
    """Draw one line a label, first label on top; within it one mark a series with its interval."""
    many, groups = len(figure.labels), max(len(figure.series), 1)
    sheet = blank(theme, 1.2 + many * (0.26 + 0.14 * groups))
    axes = sheet.subplots()
    dress(theme, axes, "x")
    axes.axvline(0, color=theme.faint, linewidth=0.9)
    places = colour_places(figure.series)
    for place, series in enumerate(figure.series):
        index = places[series.name]
        offset = (place - (groups - 1) / 2) * 0.7 / groups
        lows = series.low or (None,) * many
        highs = series.high or (None,) * many
        style = _dot(theme, index, series)
        for row, (value, low, high) in enumerate(zip(series.values, lows, highs, strict=True)):
            if low is not None and high is not None:
                axes.plot([low, high], [row + offset] * 2, color=theme.colour(index), linewidth=1.4)
            if value is not None:
                axes.plot([value], [row + offset], **style)
    axes.set_yticks(range(many), [wrap(label, 36) for label in figure.labels])
    axes.set_ylim(many - 0.4, -0.6)
    axes.set_xlabel(wrap(figure.x_label, 80))
    legend(theme, sheet, figure.series, lambda index, series: Line2D([], [], **_dot(theme, index, series)))
    return sheet


def _dot(theme: Theme, index: int, series: Series) -> dict[str, Any]:
    colour = theme.colour(index)
    return {
        "color": colour,
        "linestyle": "none",
        "marker": marker(index),
        "markersize": 5.5,
        "markerfacecolor": theme.background if series.published else colour,
        "markeredgecolor": colour,
    }


def draw_heatmap(theme: Theme, figure: Heatmap) -> Sheet:
    """Draw a grid with each number written in its cell; where there is none, the cell is crossed.

    Zero is close to the background, and values of either sign part from it in their own hue.
    """
    numbers = [value for row in figure.values for value in row if value is not None and math.isfinite(value)]
    top = max([abs(value) for value in numbers], default=0.0) or 1.0
    rows, columns = len(figure.rows), len(figure.columns)
    sheet = blank(theme, 1.4 + 0.34 * rows)
    axes = sheet.subplots()
    dress(theme, axes)
    axes.grid(visible=False)
    for y, row in enumerate(figure.values):
        for x, value in enumerate(row):
            _cell(theme, axes, (x, y), value, top)
    axes.set_xlim(-0.5, columns - 0.5)
    axes.set_ylim(rows - 0.5, -0.5)
    axes.set_yticks(range(rows), [wrap(name, 34) for name in figure.rows])
    name_ticks(axes, figure.columns, range(columns), WIDTH - 2.6)
    axes.set_xlabel(wrap(f"Shade and number: {figure.value_label}", 90))
    for spine in axes.spines.values():
        spine.set_visible(False)
    return sheet


def _cell(theme: Theme, axes: Axes, at: tuple[int, int], value: float | None, top: float) -> None:
    x, y = at
    corner = (x - 0.5, y - 0.5)
    if value is None or not math.isfinite(value):
        empty = Rectangle(
            corner, 1, 1, facecolor=theme.background, edgecolor=theme.grid, hatch="xxx", linewidth=0.8
        )
        axes.add_patch(empty)
        return
    shade = SHADES + round(SHADES * value / top)
    axes.add_patch(
        Rectangle(corner, 1, 1, facecolor=theme.shades[shade], edgecolor=theme.background, linewidth=1.2)
    )
    digits = f"{value:.0f}" if abs(value) >= 100 else f"{value:.2f}"
    words = "0.00" if digits == "-0.00" else digits.replace("-", "−")
    axes.text(x, y, words, ha="center", va="center", fontsize=8, color=theme.on_shades[shade])
