"""Curves with interval bands and points in the plane: in goes the record, out a matplotlib figure."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from matplotlib.lines import Line2D

from mismark.report.drawing.bars import names_in_order
from mismark.report.drawing.style import (
    colour_places,
    columns_of,
    dashes,
    dress,
    legend,
    marker,
    panels,
    wrap,
    y_labels,
)

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure as Sheet

    from mismark.report.analyses import Curves, Points, Series
    from mismark.report.drawing.style import Theme

__all__ = ["draw_curves", "draw_points"]


def draw_curves(theme: Theme, figure: Curves) -> Sheet:
    """Draw lines with markers and bands; a value that is not there breaks the line, a point alone has a bar."""
    sheet, axes_list = panels(theme, [name for name, _ in figure.panels], 2.7, columns=3, share_x=True)
    places = colour_places(names_in_order(figure.panels))
    identity: dict[str, Any] = {"color": theme.faint, "linewidth": 0.9, "linestyle": (0, (4, 3))}
    for axes, (_, group) in zip(axes_list, figure.panels, strict=True):
        for series in group:
            index = places[series.name]
            (_band if len(series.x) > 1 else _cross)(theme, axes, series, index)
            values = [float("nan") if value is None else value for value in series.values]
            axes.plot(series.x, values, **_line(theme, index, published=series.published))
        if figure.zero:
            axes.axhline(0, color=theme.faint, linewidth=0.9)
        if figure.identity:
            axes.axline((0, 0), slope=1, **identity)
    _x_labels(axes_list, figure.x_label)
    y_labels(axes_list, figure.y_label)
    legend(
        theme,
        sheet,
        names_in_order(figure.panels),
        lambda index, series: Line2D([], [], **_line(theme, index, published=series.published)),
        [Line2D([], [], label="y = x", **identity)] if figure.identity else [],
    )
    return sheet


def _band(theme: Theme, axes: Axes, series: Series, index: int) -> None:
    if not series.low:
        return
    spans = zip(series.x, series.low, series.high, strict=True)
    there = [(x, low, high) for x, low, high in spans if low is not None and high is not None]
    if there:
        xs, lows, highs = zip(*there, strict=True)
        axes.fill_between(xs, lows, highs, color=theme.colour(index), alpha=0.18, linewidth=0)


def _line(theme: Theme, index: int, *, published: bool) -> dict[str, Any]:
    colour = theme.colour(index)
    return {
        "color": colour,
        "linestyle": (0, (1, 2)) if published else dashes(index),
        "linewidth": 1.4,
        "marker": marker(index),
        "markersize": 4.5,
        "markerfacecolor": theme.background if published else colour,
        "markeredgecolor": colour,
    }


def draw_points(theme: Theme, figure: Points) -> Sheet:
    """Draw named points, joined where a series is a path; its first point is the larger one."""
    sheet, axes_list = panels(theme, [name for name, _ in figure.panels], 2.7, columns=3, share_x=True)
    places = colour_places(names_in_order(figure.panels))
    for axes, (_, group) in zip(axes_list, figure.panels, strict=True):
        dress(theme, axes, "both")
        for series in group:
            index = places[series.name]
            spots = [(x, y) for x, y in zip(series.x, series.values, strict=True) if y is not None]
            if not spots:
                continue
            xs, ys = zip(*spots, strict=True)
            style = _spot(theme, index, series)
            axes.plot(xs, ys, **style)
            if len(spots) > 1:
                axes.plot(xs[:1], ys[:1], **{**style, "linestyle": "none", "markersize": 8.5})
            _cross(theme, axes, series, index)
        axes.margins(0.12)
    for axes, (_, group) in zip(axes_list, figure.panels, strict=True):
        _heaps(theme, axes, group)
    _x_labels(axes_list, figure.x_label)
    y_labels(axes_list, figure.y_label)
    legend(
        theme,
        sheet,
        names_in_order(figure.panels),
        lambda index, series: Line2D([], [], **_spot(theme, index, series)),
    )
    return sheet


def _spot(theme: Theme, index: int, series: Series) -> dict[str, Any]:
    style = {**_line(theme, index, published=series.published), "linewidth": 1.0, "markersize": 5.5}
    return style if len(series.x) > 1 else {**style, "linestyle": "none"}


def _cross(theme: Theme, axes: Axes, series: Series, index: int) -> None:
    if not series.low:
        return
    for x, low, high in zip(series.x, series.low, series.high, strict=True):
        if low is not None and high is not None:
            axes.plot([x, x], [low, high], color=theme.colour(index), linewidth=0.9)


def _heaps(theme: Theme, axes: Axes, group: tuple[Series, ...]) -> None:
    """Write how many single points lie at one place, where they would hide each other."""
    places: dict[tuple[float, float], int] = {}
    for series in group:
        if len(series.x) == 1 and series.values[0] is not None:
            at = (round(series.x[0], 6), round(series.values[0], 6))
            places[at] = places.get(at, 0) + 1
    middle = sum(axes.get_xlim()) / 2
    for at, many in places.items():
        if many > 1:
            axes.annotate(
                f"{many} points here",
                at,
                (6, 5) if at[0] < middle else (-6, 5),
                textcoords="offset points",
                ha="left" if at[0] < middle else "right",
                fontsize=7.5,
                color=theme.ink,
            )


def _x_labels(axes_list: list[Axes], label: str) -> None:
    columns = columns_of(axes_list)
    for axes in axes_list[-columns:]:
        axes.set_xlabel(wrap(label, 80 // columns))
