"""Figures: nothing clipped, same bytes, themes, published series apart."""

from __future__ import annotations

import re
import sys
import time
from typing import TYPE_CHECKING, Any
from xml.etree import ElementTree

import gallery
import matplotlib as mpl
import pytest
from matplotlib.backends.backend_agg import FigureCanvasAgg

from mismark.report import pictures
from mismark.report.analyses import Bars, Curves, Forest, Heatmap, Points, Series
from mismark.report.drawing.style import SHADES, THEMES, wrap
from mismark.report.figures import draw, inline, png, svg
from mismark.report.pictures import Drawing, draw_all

if TYPE_CHECKING:
    from pathlib import Path

    from matplotlib.figure import Figure as Sheet
    from matplotlib.text import Text

    from mismark.report.analyses import Figure
    from mismark.report.drawing.style import ThemeName

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
    (drawn,) = draw_all([KINDS[name]])
    assert drawn.light == svg(KINDS[name], "light")
    assert drawn.dark == svg(KINDS[name], "dark")


def test_a_picture_is_xml_with_words_and_without_a_date() -> None:
    """An SVG file is well-formed, keeps words as text, and says nothing of when or by what it was made."""
    picture = draw_all([KINDS["heatmap"]])[0].svg
    assert "date" not in picture.lower()
    assert any(element.tag.endswith("}text") for element in parsed(picture).iter())


def test_colours_of_a_theme_are_all_different() -> None:
    """No two roles share a colour, which recolouring rests on."""
    for theme in THEMES.values():
        colours = [*theme[:4], *theme.palette, *theme.shades, *set(theme.on_shades)]
        assert len(set(colours)) == len(colours)
        assert all(re.fullmatch("#[0-9a-f]{6}", colour) for colour in colours)


@pytest.mark.parametrize("theme", ["light", "dark", "print"])
def test_numbers_in_a_heat_map_can_be_read(theme: ThemeName) -> None:
    """On every shade words have WCAG AA contrast (4.5), and zero is nearly the background (below 1.25)."""
    colours = THEMES[theme]
    pairs = zip(colours.shades, colours.on_shades, strict=True)
    assert min(gallery.contrast(*pair) for pair in pairs) >= 4.5
    assert gallery.contrast(colours.shades[SHADES], colours.background) < 1.25


def test_a_heat_map_parts_at_zero() -> None:
    """Zero has the middle shade, and the furthest values the last on their side."""
    sheet = draw(Heatmap("f", "F", ("r",), ("a", "b", "c", "d"), ((-2.0, 0.0, 1.0, None),), "v"))
    drawn = [mpl.colors.to_hex(patch.get_facecolor()) for patch in sheet.axes[0].patches]
    shades = THEMES["print"].shades
    assert drawn == [shades[0], shades[SHADES], shades[SHADES + SHADES // 2], THEMES["print"].background]


def test_many_points_all_look_different() -> None:
    """Twenty points of a panel have twenty pairs of colour and marker, and the legend the same ones."""
    names = [f"condition {place}" for place in range(20)]
    group = tuple(Series(name, (place / 20,), x=(place / 20,)) for place, name in enumerate(names))
    sheet = draw(Points("f", "F", (("M", group),), "x", "y"))
    looks = [(line.get_color(), line.get_marker()) for line in sheet.axes[0].lines]
    assert len(set(looks)) == 20
    keys = [(line.get_color(), line.get_marker()) for line in sheet.legends[0].get_lines()]
    assert keys == looks


def test_points_that_hide_each_other_are_counted() -> None:
    """Where single points lie at one place, how many is written there; a point alone has no words."""
    group = tuple(
        Series(name, (y,), x=(0.5,)) for name, y in [("a", 0.2), ("b", 0.2), ("c", 0.2), ("d", 0.9)]
    )
    sheet = draw(Points("f", "F", (("M", group),), "x", "y"))
    assert [text.get_text() for text in sheet.axes[0].texts] == ["3 points here"]


def test_the_identity_line_is_in_the_legend() -> None:
    """Where y = x is drawn the legend says so, even beside one series; where it is not, it does not."""
    series = (Series("claimed", (0.0, 1.0), x=(0.0, 1.0)),)
    with_line = draw(Curves("f", "F", (("M", series),), "x", "y", identity=True))
    assert [text.get_text() for text in with_line.legends[0].get_texts()] == ["claimed", "y = x"]
    assert not draw(Curves("f", "F", (("M", series),), "x", "y")).legends


def test_two_processes_draw_the_same_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    """With two processors figures are drawn elsewhere from the moment they are known, and every picture is the same."""
    figures = [KINDS["heatmap"], KINDS["forest"], KINDS["signed heatmap"], KINDS["points"]]
    alone = draw_all(figures, processors=1)
    ask = pictures._ask
    asked: list[object] = []

    def spy(child: Any, figure: Any) -> Any:
        files = ask(child, figure)
        asked.append(figure)
        return files

    monkeypatch.setattr(pictures, "_ask", spy)
    with Drawing(processors=2) as drawing:
        drawing.add(figures[0])
        while not asked:
            time.sleep(0.01)
        for figure in figures[1:]:
            drawing.add(figure)
        assert drawing.pictures() == alone
    assert asked[0] is figures[0]


@pytest.mark.parametrize("n", [0, 1, 3])
def test_the_second_interpreter_is_gone_afterwards(n: int) -> None:
    """Used or not, and asked for pictures or not, the second process ends with the drawing."""
    with Drawing(processors=2) as drawing:
        for rows in range(n):
            drawing.add(gallery.heatmap(rows + 1))
    assert drawing._child is not None
    assert drawing._thread is not None
    assert drawing._child.returncode is not None
    assert not drawing._thread.is_alive()


@pytest.mark.parametrize("executable", ["", "/nowhere/python", sys.executable])
def test_figures_are_drawn_without_the_second_process(
    monkeypatch: pytest.MonkeyPatch, executable: str
) -> None:
    """If another interpreter cannot be started, or ends badly, its figures are drawn here."""
    monkeypatch.setattr(sys, "executable", executable)
    monkeypatch.setattr(pictures, "_CHILD", "raise SystemExit(1)")
    figures = [gallery.heatmap(rows) for rows in (1, 2, 1, 2)]
    drawn = draw_all(figures, processors=2)
    assert drawn == draw_all(figures, processors=1)
    assert drawn[0] == drawn[2] != drawn[1]


def test_settings_of_others_change_no_picture() -> None:
    """What a program has set in matplotlib does not reach our figures."""
    before = svg(KINDS["forest"])
    with mpl.rc_context({"axes.facecolor": "red", "lines.linewidth": 9, "xtick.direction": "in"}):
        assert svg(KINDS["forest"]) == before


def test_inline_pictures_hold_no_address_and_no_double_id() -> None:
    """Pictures of two figures in two themes can stand in one page."""
    both = "".join(
        inline(picture)
        for drawn in draw_all([gallery.bars(1, id="a"), gallery.bars(1, id="b")])
        for picture in (drawn.light, drawn.dark)
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
    picture = parsed(draw_all([figure])[0].dark)
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
