"""Figures: nothing clipped, same bytes, themes, published series apart."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING
from xml.etree import ElementTree

import gallery
import matplotlib as mpl
import pytest
from matplotlib.backends.backend_agg import FigureCanvasAgg

from mismark.report.analyses import Bars, Forest, Series
from mismark.report.drawing.style import THEMES, wrap
from mismark.report.figures import Pictures, draw, inline, png, svg

if TYPE_CHECKING:
    from pathlib import Path

    from matplotlib.figure import Figure as Sheet
    from matplotlib.text import Text

    from mismark.report.analyses import Figure

KINDS = {
    "bars": gallery.bars(1),
    "boxes": gallery.boxes(1),
    "heatmap": gallery.heatmap(2),
    "signed heatmap": gallery.heatmap(3, signed=True),
    "curves": gallery.curves(1),
    "forest": gallery.forest(),
    "points": gallery.points(1),
}
TWELVE = (
    *("grammar", "spelling", "consistency", "chronology", "coherence", "comprehensiveness"),
    *("contextual", "entity", "incorrect-fact", "number", "opposite-fact", "remove-fact"),
)
SHAPES = {
    "one panel, two categories": gallery.bars(1, ("blind", "anchored")),
    "five panels": gallery.bars(5),
    "eight panels": gallery.bars(8),
    "twelve categories": gallery.bars(2, TWELVE),
    "eight panels of boxes": gallery.boxes(8),
    "one line": gallery.forest(1),
    "eight rows": gallery.heatmap(8),
}


def parsed(picture: str) -> ElementTree.Element:
    """Read a picture of our own as XML."""
    return ElementTree.fromstring(picture)  # noqa: S314


def words_of(sheet: Sheet) -> list[Text]:
    """Every text that is drawn: titles, labels, legend, numbers in cells, and ticks that are in view."""
    found = [text for legend in sheet.legends for text in legend.get_texts()]
    for axes in sheet.axes:
        found += [axes._left_title, axes.xaxis.label, axes.yaxis.label, *axes.texts]
        for axis in (axes.xaxis, axes.yaxis):
            low, high = sorted(axis.get_view_interval())
            found += [
                tick.label1
                for tick in axis.get_major_ticks()
                if low <= tick.get_loc() <= high and tick.label1.get_visible()
            ]
    return [text for text in found if text.get_text()]


def clipped(sheet: Sheet) -> list[str]:
    """Words that reach beyond the sheet once it is laid out."""
    FigureCanvasAgg(sheet).draw()
    edge = sheet.bbox
    return [
        text.get_text()
        for text in words_of(sheet)
        for box in [text.get_window_extent()]
        if box.x0 < edge.x0 - 1 or box.x1 > edge.x1 + 1 or box.y0 < edge.y0 - 1 or box.y1 > edge.y1 + 1
    ]


@pytest.mark.parametrize("name", [*KINDS, *SHAPES])
def test_no_label_is_clipped(name: str) -> None:
    """Every word of every kind and shape lies within the sheet, and no panel's title runs into another's."""
    with mpl.rc_context({"text.parse_math": False}):
        sheet = draw({**KINDS, **SHAPES}[name])
        assert clipped(sheet) == []
        boxes = [axes._left_title.get_window_extent() for axes in sheet.axes if axes.get_title(loc="left")]
    assert not any(a.overlaps(b) for place, a in enumerate(boxes) for b in boxes[place + 1 :])


@pytest.mark.parametrize("name", KINDS)
def test_axes_are_labelled(name: str) -> None:
    """Each kind names what its numbers are."""
    sheet = draw(KINDS[name])
    labels = {axes.get_xlabel() for axes in sheet.axes} | {axes.get_ylabel() for axes in sheet.axes}
    expected = (
        getattr(KINDS[name], "y_label", None)
        or getattr(KINDS[name], "x_label", None)
        or KINDS[name].value_label
    )
    assert any(expected in " ".join(label.split()) for label in labels)


@pytest.mark.parametrize("name", KINDS)
def test_recolouring_is_drawing_in_another_theme(name: str) -> None:
    """The page's light and dark pictures equal drawings of their own in those themes, byte for byte."""
    pictures = Pictures(KINDS[name])
    assert pictures.light == svg(KINDS[name], "light")
    assert pictures.dark == svg(KINDS[name], "dark")


def test_a_picture_is_xml_with_words_and_without_a_date() -> None:
    """An SVG file is well-formed, keeps words as text, and says nothing of when or by what it was made."""
    picture = Pictures(KINDS["heatmap"]).print_svg
    assert "date" not in picture.lower()
    assert any(element.tag.endswith("}text") for element in parsed(picture).iter())


def test_colours_of_a_theme_are_all_different() -> None:
    """No two roles share a colour, which recolouring rests on."""
    for theme in THEMES.values():
        colours = [*theme[:4], *theme.palette]
        assert len(set(colours)) == len(colours)
        assert all(re.fullmatch("#[0-9a-f]{6}", colour) for colour in colours)


def test_inline_pictures_hold_no_address_and_no_double_id() -> None:
    """Pictures of two figures in two themes can stand in one page."""
    both = "".join(
        inline(picture)
        for figure in (gallery.bars(1, id="a"), gallery.bars(1, id="b"))
        for picture in (Pictures(figure).light, Pictures(figure).dark)
    )
    ids = re.findall(r'\bid="([^"]+)"', both)
    assert "http" not in both
    assert len(ids) == len(set(ids)) > 0
    assert set(re.findall(r"url\(#([^)]+)\)", both)) | set(re.findall(r'href="#([^"]+)"', both)) <= set(ids)


def test_published_series_are_hollow_in_the_same_colour() -> None:
    """A published bar has the background inside, the measured one's colour at its edge, and a hatch."""
    sheet = draw(gallery.bars(1))
    measured, _, published = (container[0] for container in sheet.axes[0].containers)
    assert mpl.colors.to_hex(published.get_facecolor()) == THEMES["print"].background
    assert mpl.colors.to_hex(published.get_edgecolor()) == mpl.colors.to_hex(measured.get_facecolor())
    assert published.get_hatch()
    assert any(text.get_text().endswith("(published)") for text in sheet.legends[0].get_texts())


def test_values_that_are_not_there_leave_gaps() -> None:
    """A missing value draws no bar, no mark and no zero."""
    bars = draw(Bars("f", "F", ("a", "b"), (("M", (Series("s", (0.5, None)),)),), "F"))
    assert len(bars.axes[0].containers[0]) == 1
    forest = draw(Forest("f", "F", ("a", "b"), (Series("s", (None, None)),), "F"))
    assert len(forest.axes[0].lines) == 1  # the line at zero


def test_settings_are_left_as_they_were(tmp_path: Path) -> None:
    """Drawing and writing change none of matplotlib's settings."""
    before = dict(mpl.rcParams)
    png(gallery.heatmap(2), tmp_path / "f.png")
    assert dict(mpl.rcParams) == before
    assert (tmp_path / "f.png").read_bytes()[:4] == b"\x89PNG"


def test_hostile_names_are_drawn_as_words() -> None:
    """Tags, dollars, underscores, controls and scripts without glyphs neither run, nor raise, nor warn."""
    figure: Figure = gallery.hostile_sections()[0].blocks[2]
    picture = svg(figure)
    assert "<script" not in picture
    assert "\x1b" not in picture
    parsed(picture)


@pytest.mark.parametrize("colour", ["#0072b3", 'id="x"', "url(#x)", "$x_1$"])
def test_words_that_look_like_markup_are_not_rewritten(colour: str) -> None:
    """Recolouring and renaming touch tags, never words."""
    figure = Bars("f", "F", ("a",), ((colour, (Series("s", (1.0,)),)),), "F")
    picture = parsed(Pictures(figure).dark)
    words = [element.text for element in picture.iter() if element.tag.endswith("}text")]
    assert colour in words


@pytest.mark.parametrize("name", gallery.RESPONDENTS)
@pytest.mark.parametrize("width", [8, 20, 40])
def test_wrapped_names_fit(name: str, width: int) -> None:
    """A name takes at most two lines of the width asked for, and keeps its start."""
    lines = wrap(name, width).split("\n")
    assert len(lines) <= 2
    assert all(len(line) <= width for line in lines)
    assert name.startswith(lines[0].rstrip("…"))
