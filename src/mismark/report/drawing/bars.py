"""Grouped bars and box plots, one panel a respondent: in goes the record, out a matplotlib figure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from matplotlib.patches import Patch

from mismark.report.drawing.style import (
    WIDTH,
    colour_places,
    columns_of,
    legend,
    mark,
    name_ticks,
    panels,
    y_labels,
)

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure as Sheet

    from mismark.report.analyses import Bars, Boxes, Series
    from mismark.report.drawing.style import Theme

__all__ = ["draw_bars", "draw_boxes", "names_in_order"]


def names_in_order(groups: tuple[tuple[str, tuple[Series, ...]], ...]) -> list[Series]:
    """One series of each name and origin, in the order of first sight: what colours go by.

    Example:
        >>> from mismark.report.analyses import Series
        >>> a, b = Series("a", (1.0,)), Series("b", (2.0,))
        >>> [one.name for one in names_in_order((("P", (b,)), ("Q", (a, b))))]
        ['b', 'a']
    """
    seen: dict[tuple[str, bool], Series] = {}
    for _, group in groups:
        for series in group:
            seen.setdefault((series.name, series.published), series)
    return list(seen.values())


def draw_bars(theme: Theme, figure: Bars) -> Sheet:
    """Draw bars from zero with interval whiskers; a value that is not there leaves a gap."""
    many = len(figure.categories)
    sheet, axes_list = panels(theme, [name for name, _ in figure.panels], 2.5, columns=3 if many <= 6 else 2)
    inches = WIDTH / columns_of(axes_list) - 0.5
    places = colour_places(names_in_order(figure.panels))
    for axes, (_, group) in zip(axes_list, figure.panels, strict=True):
        width = 0.8 / max(len(group), 1)
        for place, series in enumerate(group):
            offset = (place - (len(group) - 1) / 2) * width
            _bars(theme, axes, series, places[series.name], offset, width)
        axes.axhline(0, color=theme.faint, linewidth=0.8)
        axes.set_xlim(-0.6, many - 0.4)
        name_ticks(axes, figure.categories, range(many), inches)
    y_labels(axes_list, figure.y_label)
    legend(
        theme,
        sheet,
        names_in_order(figure.panels),
        lambda index, series: Patch(**mark(theme, index, published=series.published)),
    )
    return sheet


def _bars(theme: Theme, axes: Axes, series: Series, colour: int, offset: float, width: float) -> None:
    there = [(at, value) for at, value in enumerate(series.values) if value is not None]
    axes.bar(
        [at + offset for at, _ in there],
        [value for _, value in there],
        width * 0.92,
        **mark(theme, colour, published=series.published),
    )
    for at, (low, high) in enumerate(zip(series.low, series.high, strict=True)):
        if low is not None and high is not None:
            axes.plot([at + offset] * 2, [low, high], color=theme.ink, linewidth=1.0, solid_capstyle="butt")


def draw_boxes(theme: Theme, figure: Boxes) -> Sheet:
    """Draw box plots: median, quartiles, whiskers to the last point within 1.5 IQR, points beyond."""
    many = len(figure.categories)
    sheet, axes_list = panels(theme, [name for name, _ in figure.panels], 2.5, columns=3 if many <= 6 else 2)
    inches = WIDTH / columns_of(axes_list) - 0.5
    for axes, (_, samples) in zip(axes_list, figure.panels, strict=True):
        there = [(at, sample) for at, sample in enumerate(samples) if sample]
        if there:
            axes.boxplot(
                [list(sample) for _, sample in there],
                positions=[at for at, _ in there],
                widths=0.55,
                patch_artist=True,
                whis=1.5,
                manage_ticks=False,
                boxprops={"facecolor": theme.palette[4], "edgecolor": theme.ink, "linewidth": 0.8},
                medianprops={"color": theme.ink, "linewidth": 1.8},
                whiskerprops={"color": theme.ink, "linewidth": 0.8},
                capprops={"color": theme.ink, "linewidth": 0.8},
                flierprops={
                    "marker": "o",
                    "markersize": 2.5,
                    "markeredgecolor": theme.faint,
                    "markerfacecolor": "none",
                },
            )
        axes.axhline(0, color=theme.faint, linewidth=0.8, zorder=0.9)
        axes.set_xlim(-0.6, many - 0.4)
        name_ticks(axes, figure.categories, range(many), inches)
    y_labels(axes_list, figure.y_label)
    return sheet
