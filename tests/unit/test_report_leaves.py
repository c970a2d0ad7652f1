"""Tables that are searched and lead to pages of their own, and these pages: whole, safe, and drawn one at a time."""

from __future__ import annotations

import re
import subprocess
import tempfile
from typing import TYPE_CHECKING

import gallery
import pytest
from test_report_page import read

from mismark.errors import UsageError
from mismark.report.analyses import Answer, Choice, Column, Exhibit, Leaf, Section, Segment, Table
from mismark.report.page import write_report
from mismark.report.showing import SHADES, cell_of, stretches

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

LEVELS = ("A1", "A2", "B1")


def leaf(name: str, words: str = "He go home.") -> Leaf:
    """A page with one text, two right answers and two answers."""
    answers = (
        Answer(
            words, words, (Segment("He "), Segment("goes", "changed", words)), words, good=True, aside=words
        ),
        Answer("b", "", (Segment(words),), "unread"),
    )
    text = (Segment("He "), Segment(words, "gold", words), Segment(" home."))
    right = ((words, (Segment(words),)), ("other", (Segment("", "changed", words), Segment(" x"))))
    table = Table(
        "scores", words, (Column("who", words, "text"), Column("r", "r")), ({"who": words, "r": 0.5},)
    )
    return Leaf(
        name,
        f"{name} {words}",
        words,
        ((words, words), ("n", 3)),
        table,
        (Exhibit(words, text, right, answers),),
        "items",
    )


def grid(words: str = "item", many: int = 12) -> Table:
    """A table to search, each row of which leads to a page."""
    rows = tuple(
        {"name": f"{words} {n}", "level": LEVELS[n % 3], "r": n / many, "verdict": "weak" if n < 4 else words}
        for n in range(many)
    )
    columns = (
        Column("name", words, "text"),
        Column("level", "Level", "text"),
        Column("r", words, shaded=True),
        Column("verdict", "Verdict", "text"),
    )
    choices = (Choice(words, ("level",)), Choice("Verdict", ("verdict",)))
    links = tuple(f"leaf {n}" for n in range(many))
    return Table("items", words, columns, rows, searched=True, choices=choices, links=links)


def section(words: str = "item", many: int = 12) -> Section:
    """A section with both."""
    return Section(
        "s", words, words, (grid(words, many),), tuple(leaf(f"leaf {n}", words) for n in range(many))
    )


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Twelve rows and their pages."""
    out = tmp_path_factory.mktemp("leaves") / "report"
    write_report([section()], out, title="T")
    return out


@pytest.fixture(scope="module")
def hostile(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same with hostile words everywhere."""
    out = tmp_path_factory.mktemp("leaves-hostile") / "report"
    write_report([section(gallery.HOSTILE)], out, title=gallery.HOSTILE)
    return out


def test_each_row_leads_to_its_page_and_back(plain: Path) -> None:
    """The links of the table are the pages that were written, and each leads to the table and its neighbours."""
    pages = sorted(path.name for path in (plain / "pages").iterdir())
    found = [link["href"] for link in read(plain / "index.html").all("a")]
    assert [f"pages/leaf-{n}.html" for n in range(12)] == [one for one in found if one and "leaf" in one]
    assert pages == sorted(f"leaf-{n}.html" for n in range(12))
    links = [link["href"] for link in read(plain / "pages" / "leaf-5.html").all("a")]
    assert links == ["../index.html#items", "leaf-4.html", "leaf-6.html", "../index.html#items"]
    first = [link["href"] for link in read(plain / "pages" / "leaf-0.html").all("a")]
    assert first == ["../index.html#items", "leaf-1.html", "../index.html#items"]


@pytest.mark.parametrize("name", ["index.html", "pages/leaf-5.html"])
def test_pages_are_well_formed(plain: Path, hostile: Path, name: str) -> None:
    """Every tag closes in order, no id stands twice, and no address leads outside, also with hostile words."""
    for report in (plain, hostile):
        reader = read(report / name)
        assert (reader.faults, reader.open) == ([], [])
        ids = [attributes["id"] for _, attributes in reader.tags if "id" in attributes]
        assert len(ids) == len(set(ids))
        text = (report / name).read_text(encoding="utf-8")
        assert "http:" not in text
        assert "https:" not in text
        assert not reader.all("link")


def test_leaves_run_no_script(hostile: Path) -> None:
    """The policy of a page of its own allows no script, none stands in it, and hostile words stay words."""
    reader = read(hostile / "pages" / "leaf-5.html")
    [policy] = [meta["content"] or "" for meta in reader.all("meta") if meta.get("http-equiv")]
    assert "script-src 'none'" in policy
    assert not reader.all("script")
    text = (hostile / "pages" / "leaf-5.html").read_text(encoding="utf-8")
    assert not set(text) & {"\u202e", "\x1b", "\x00"}
    assert {name for name, _ in reader.tags} <= {
        *(
            "html",
            "head",
            "meta",
            "title",
            "style",
            "body",
            "main",
            "nav",
            "a",
            "h1",
            "h2",
            "p",
            "dl",
            "div",
            "dt",
        ),
        *(
            "dd",
            "table",
            "thead",
            "tbody",
            "tr",
            "th",
            "td",
            "article",
            "blockquote",
            "mark",
            "ins",
            "del",
            "span",
        ),
        *("footer", "wbr"),
    }


def test_the_finder_is_hidden_until_its_script_runs(plain: Path) -> None:
    """Search box and lists are there with the words of their columns, and hidden where no script runs."""
    reader = read(plain / "index.html")
    [finder] = [attributes for _, attributes in reader.tags if attributes.get("class") == "finder"]
    assert "hidden" in finder
    assert [one["data-columns"] for one in reader.all("select")] == ["1", "3"]
    assert [one["value"] for one in reader.all("option")] == ["", *LEVELS, "", "weak", "item"]


def test_shades_follow_the_rate() -> None:
    """A rate of 1 has no shade, a rate of 0 the darkest, and what is no number none."""
    column = Column("r", "r", shaded=True)
    styles = {value: cell_of({"r": value}, column).style for value in (1.0, 0.5, 0.0, None)}
    assert styles == {
        1.0: "number shade0",
        0.5: "number shade5",
        0.0: f"number shade{SHADES}",
        None: "number",
    }


def test_a_change_shows_what_was_and_what_is() -> None:
    """What was left out, put in and replaced is marked as such, and all of it escaped."""
    text = (
        Segment("<b>"),
        Segment("x", "changed", "&"),
        Segment("", "changed", "y"),
        Segment("z", "changed"),
    )
    assert str(stretches(text)) == (
        '&lt;b&gt;<del>&amp;</del> <ins class="new">x</ins><del>y</del><ins class="new">z</ins>'
    )


def test_leaves_are_drawn_one_at_a_time(tmp_path: Path) -> None:
    """A page is written before the one after the next is asked for, so that not all need be held."""
    seen: list[int] = []

    def leaves() -> Iterator[Leaf]:
        for n in range(9):
            pages = next(tmp_path.glob("r/.report-*/new/pages"), None)
            seen.append(0 if pages is None else len(list(pages.iterdir())))
            yield leaf(f"leaf {n}")

    write_report([Section("s", "S", "", (grid(many=9),), leaves())], tmp_path / "r", title="T")
    assert seen == [0, 0, 1, 2, 3, 4, 5, 6, 7]


def test_two_leaves_of_one_name_are_refused(tmp_path: Path) -> None:
    """Two pages that would be one file are an error, and nothing is written."""
    with pytest.raises(UsageError, match="two pages of the report are called 'a-b'"):
        write_report([Section("s", "S", "", (), (leaf("a b"), leaf("a/b")))], tmp_path, title="T")
    assert list(tmp_path.iterdir()) == []


def test_old_pages_go(tmp_path: Path) -> None:
    """A report without pages of their own in place of one with them leaves none behind."""
    write_report([section()], tmp_path, title="T")
    assert (tmp_path / "pages").is_dir()
    write_report([Section("s", "S", "", ())], tmp_path, title="T")
    assert not (tmp_path / "pages").exists()


def test_a_browser_searches(hostile: Path, chromium: str) -> None:
    """In Chromium the finder appears, counts the rows, and the hostile page keeps its title."""
    flags = [
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-sync",
    ]
    quiet = ["--disable-background-networking", "--disable-component-update"]
    with tempfile.TemporaryDirectory() as profile:
        done = subprocess.run(
            [
                chromium,
                *flags,
                *quiet,
                f"--user-data-dir={profile}",
                "--dump-dom",
                (hostile / "index.html").as_uri(),
            ],
            capture_output=True,
            text=True,
            timeout=120,
            check=True,
        )
    [finder] = re.findall(r'<div class="finder"[^>]*>', done.stdout)
    assert "hidden" not in finder
    assert "12 of 12 rows" in done.stdout
    assert "<title>&lt;script&gt;document.title='owned'" in done.stdout
