"""The page and its folder: self-contained, safe, whole, and never in place of somebody else's file."""

from __future__ import annotations

import base64
import hashlib
import json
import re
import subprocess
import tempfile
from html.parser import HTMLParser
from typing import TYPE_CHECKING

import gallery
import pytest

from mismark.errors import RunError, UsageError
from mismark.records import Estimate
from mismark.report.analyses import Case, Column, Note, Section, Segment, Table
from mismark.report.estimates import estimates_json
from mismark.report.page import Entry, write_index, write_report
from mismark.report.placing import ENTRIES, aside

if TYPE_CHECKING:
    from pathlib import Path

ALWAYS = sorted({*ENTRIES} - {"pages"})
"""What every report consists of."""
VOID = {"meta", "br", "wbr", "path", "use", "rect", "img", "link", "input"}


class Reader(HTMLParser):
    """Collects what a browser would see: tags with attributes, ids, words, and whether tags close."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []
        self.faults: list[str] = []
        self.words: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note a tag."""
        self.tags.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note a tag that closes itself."""
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        """Note a tag that does not close the one last opened."""
        if tag in VOID:
            return
        if not self.open or self.open.pop() != tag:
            self.faults.append(tag)

    def handle_data(self, data: str) -> None:
        """Keep the words."""
        self.words.append(data)

    def all(self, tag: str) -> list[dict[str, str | None]]:
        """Attributes of every such tag."""
        return [attributes for name, attributes in self.tags if name == tag]


def read(page: Path) -> Reader:
    """Read a page as a browser would."""
    reader = Reader()
    reader.feed(page.read_text(encoding="utf-8"))
    reader.close()
    return reader


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The gallery, written once."""
    out = tmp_path_factory.mktemp("gallery") / "report"
    write_report(
        gallery.sections(),
        out,
        title="Framing",
        subtitle="143 passages",
        facts=[("Replies", 2860), ("Share", gallery.estimate(0.5))],
        warnings=["8 replies are missing."],
    )
    return out


@pytest.fixture(scope="module")
def hostile(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Hostile words everywhere, written once."""
    out = tmp_path_factory.mktemp("hostile") / "report"
    words = gallery.HOSTILE
    write_report(
        gallery.hostile_sections(), out, title=words, subtitle=words, facts=[(words, words)], warnings=[words]
    )
    return out


def tables_only() -> list[Section]:
    """A report that is quick to write."""
    table = Table("t", "T", (Column("x", "x"),), ({"x": gallery.estimate(0.5)},))
    return [Section("s", "S", "L", (table, Note("n")))]


def test_the_folder_is_whole(report: Path) -> None:
    """A report is the page, the estimates, three files a table and two a figure, and nothing else."""
    assert sorted(path.name for path in report.iterdir()) == ALWAYS
    assert sorted(path.name for path in (report / "tables").iterdir()) == [
        "scores.csv",
        "scores.md",
        "scores.tex",
    ]
    names = {"asi", "asi-signed", "count-bias", "count-f1", "difference", "dose", "precision-recall"}
    assert {path.name for path in (report / "figures").iterdir()} == {
        f"{n}.{k}" for n in names for k in ("svg", "png")
    }


def test_the_page_is_well_formed(report: Path) -> None:
    """Every tag closes in order, and no id stands twice."""
    reader = read(report / "index.html")
    assert (reader.faults, reader.open) == ([], [])
    ids = [attributes["id"] for _, attributes in reader.tags if "id" in attributes]
    assert len(ids) == len(set(ids))


def test_the_page_asks_for_nothing_else(report: Path) -> None:
    """No address outside the report; every link leads to a place in the page or a file beside it."""
    text = (report / "index.html").read_text(encoding="utf-8")
    assert "http:" not in text
    assert "https:" not in text
    assert not re.search(r"@import|url\((?!#)", text)
    reader = read(report / "index.html")
    ids = {attributes.get("id") for _, attributes in reader.tags}
    for link in reader.all("a"):
        target = link["href"] or ""
        assert target[1:] in ids if target.startswith("#") else (report / target).is_file(), target
    assert not reader.all("link")
    assert not reader.all("img")


def test_the_policy_lets_the_sorter_run_and_nothing_else(report: Path) -> None:
    """The one script's hash is the policy's, and the policy comes before any word of the report."""
    text = (report / "index.html").read_text(encoding="utf-8")
    scripts = re.findall(r"<script>(.*?)</script>", text, re.DOTALL)
    assert len(scripts) == 1
    digest = base64.b64encode(hashlib.sha256(scripts[0].encode()).digest()).decode()
    policy = next(meta["content"] for meta in read(report / "index.html").all("meta") if "http-equiv" in meta)
    assert policy == (
        f"default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-{digest}'; img-src data:; "
        "base-uri 'none'; form-action 'none'"
    )
    assert text.index("Content-Security-Policy") < text.index("<title>")
    assert not re.search(r"<[^>]+\son\w+\s*=", text)


def test_the_first_screen(report: Path) -> None:
    """Title, subtitle, warning, findings and facts stand before the first section, in this order."""
    words = " ".join(read(report / "index.html").words)
    main = words[words.index("Skip to the report") :]
    places = [
        main.index(part)
        for part in ("143 passages", "8 replies are missing.", "Told the true number", "Replies", "2,860")
    ]
    assert places == sorted(places)
    assert places[-1] < main.index("Each count score stands beside its span score.")


def test_signatures_stand_under_tables_and_figures(report: Path) -> None:
    """Each signature can be selected whole, without a script."""
    text = (report / "index.html").read_text(encoding="utf-8")
    lines = re.findall(r'<pre class="signature"[^>]*tabindex="0">([^<]+)</pre>', text)
    assert lines.count(gallery.SIGNATURE) == 3
    assert "user-select: all" in text


def test_pictures_come_in_light_and_dark_with_words_for_those_who_do_not_see(report: Path) -> None:
    """Each figure stands twice, each with its alternative text."""
    pictures = [
        a for a in read(report / "index.html").all("div") if (a.get("class") or "").startswith("picture")
    ]
    assert [a["class"] for a in pictures] == ["picture light", "picture dark"] * 7
    assert all(a["role"] == "img" and a["aria-label"] for a in pictures)


def test_cells_sort_by_number(report: Path) -> None:
    """Cells carry the full number to sort by, nothing where there is none, and the first names its row."""
    text = (report / "index.html").read_text(encoding="utf-8")
    assert 'data-sort="0.996"' in text
    assert re.search(
        r'<td class="number" data-sort="" title="no reply could be read; 143 of 143 missing">–', text
    )
    assert '<th scope=row class="short" data-sort="openai/gpt-4o">openai/gpt-4o' in text
    assert "GPT-4o †" in text


def test_gold_edits_are_marked(report: Path) -> None:
    """A gold edit is marked with its correction; one to leave out says so."""
    text = (report / "index.html").read_text(encoding="utf-8")
    assert '<mark title="should be: themselves">theirselves<ins>themselves</ins></mark>' in text
    assert '<mark title="should be left out">the<ins>⌫</ins></mark>' in text


def test_an_insertion_does_not_run_into_the_next_word(tmp_path: Path) -> None:
    """An insertion takes a space on the side where it touches a word, and none where there is one."""
    parts = (
        Segment("with "),
        Segment("", "gold", "the"),
        Segment("idea"),
        Segment("", "gold", ","),
        Segment(" so"),
    )
    page = write_report([Section("s", "S", "", (Case("c", "C", "w", parts, ()),))], tmp_path / "r", title="T")
    text = page.read_text(encoding="utf-8")
    assert '<mark title="should be: the"><ins>the</ins> </mark>idea' in text
    assert '<mark title="should be: ,"> <ins>,</ins></mark> so' in text


@pytest.mark.parametrize(("rows", "tall"), [(16, False), (17, True)])
def test_a_long_table_scrolls_in_its_own_box(tmp_path: Path, rows: int, tall: bool) -> None:
    """A table of more than 16 rows has a box that keys reach and that has a name; print shows it whole."""
    table = Table("t", "T", (Column("x", "x"),), tuple({"x": place} for place in range(rows)))
    page = write_report([Section("s", "S", "", (table,))], tmp_path / "r", title="T")
    boxes = [one for one in read(page).all("div") if (one.get("class") or "").startswith("scroll")]
    assert [(one["class"] == "scroll tall", one["role"], one["tabindex"]) for one in boxes] == [
        (tall, "region", "0")
    ]
    assert boxes[0]["aria-labelledby"] == "t-name"
    style, paper = page.read_text(encoding="utf-8").split("@media print")
    assert ".tall { max-height: 70vh }" in style
    assert "max-height: none" in paper


def test_an_interval_without_width_says_why(tmp_path: Path) -> None:
    """The sign at the interval is explained once below the table, and in full in the cell's title."""
    flat = Estimate(0.0, 9, 0, "bca/100; every resample gives the same value", 0.0, 0.0)
    table = Table("t", "T", (Column("x", "x"),), ({"x": flat}, {"x": flat}, {"x": gallery.estimate(0.5)}))
    page = write_report([Section("s", "S", "", (table,))], tmp_path / "r", title="T").read_text(
        encoding="utf-8"
    )
    assert page.count('<span class="range">[0.000, 0.000]‡</span>') == 2
    assert page.count("<li>‡ On this interval: every resample gives the same value.</li>") == 1
    assert 'title="n 9; 95% interval: bca/100; every resample gives the same value"' in page
    assert '<span class="range">[0.440, 0.550]</span>' in page


def test_long_names_break_at_their_joints(tmp_path: Path) -> None:
    """A row's name may be broken after `:` and `=`, and still reads as one word."""
    table = Table("t", "T", (Column("x", "x", "text"),), ({"x": "scripted/compliant:compliance=0.8<b>"},))
    page = write_report([Section("s", "S", "", (table,))], tmp_path / "r", title="T")
    assert "compliant:<wbr>compliance=<wbr>0.8&lt;b&gt;" in page.read_text(encoding="utf-8")
    assert "scripted/compliant:compliance=0.8<b>" in "".join(read(page).words)


def test_hostile_words_stay_words(hostile: Path) -> None:
    """No hostile word becomes a tag, an attribute or a control; each is there to be read."""
    text = (hostile / "index.html").read_text(encoding="utf-8")
    reader = read(hostile / "index.html")
    assert (reader.faults, reader.open) == ([], [])
    assert len(reader.all("script")) == 1
    assert not re.search("[\x00\x1b\u202e]", text)
    assert "{{ 7*7 }}" in text
    assert "⟨U+202E⟩gnp.exe" in text
    assert not any(name.startswith("on") for _, attributes in reader.tags for name in attributes)


def test_ten_million_characters_are_folded(hostile: Path) -> None:
    """A page with a reply of 10 MB stays below 1 MB and says how much it left out."""
    text = (hostile / "index.html").read_text(encoding="utf-8")
    assert len(text) < 1_000_000
    left = len(gallery.HOSTILE) + 1 + 10_000_000 - 20_000
    assert f"[{left:,} more characters left out]" in text


def test_an_over_long_passage_is_folded(tmp_path: Path) -> None:
    """A passage is cut across its segments, with the number left out."""
    case = Case(
        "c", "C", "w", (Segment("a" * 15_000), Segment("b" * 15_000, "gold", "x"), Segment("c" * 5)), ()
    )
    page = write_report([Section("s", "S", "", (case,))], tmp_path / "r", title="T")
    assert "[10,005 more characters left out]" in page.read_text(encoding="utf-8")


def test_the_same_sections_give_the_same_bytes(tmp_path: Path) -> None:
    """Two reports of the same sections are equal in every file, pictures included."""
    sections = [Section("s", "S", "L", (gallery.table(), gallery.forest(2), gallery.case()))]
    first, second = (write_report(sections, tmp_path / name, title="T").parent for name in ("a", "b"))
    paths = [path.relative_to(first) for path in sorted(first.rglob("*.*"))]
    assert len(paths) == 7
    assert all((first / path).read_bytes() == (second / path).read_bytes() for path in paths)


def test_estimates_are_all_there(report: Path) -> None:
    """estimates.json holds each estimate once, by table, row and column, in canonical JSON."""
    text = (report / "estimates.json").read_text(encoding="utf-8")
    found = json.loads(text)
    assert text == json.dumps(found, ensure_ascii=False, sort_keys=True, separators=(",", ":")) + "\n"
    places = {(e["table"], e["row"], e["column"]) for e in found["estimates"]}
    assert len(places) == len(found["estimates"]) == 60
    first = found["estimates"][0]
    assert first["names"] == {"who": "openai/gpt-4o", "condition": "blind"}
    assert (first["n"], first["n_missing"], first["n_clusters"], first["level"]) == (143, 0, 50, 0.95)
    lost = next(e for e in found["estimates"] if e["value"] is None)
    assert (lost["n_missing"], lost["method"]) == (143, "no reply could be read")


def test_estimates_without_finite_numbers() -> None:
    """A number that JSON does not have becomes null."""
    table = Table("t", "T", (Column("x", "x"),), ({"x": gallery.estimate(float("nan"))},))
    assert json.loads(estimates_json([Section("s", "S", "", (table,))]))["estimates"][0]["value"] is None


def test_an_old_report_is_replaced_and_its_leavings_go(tmp_path: Path) -> None:
    """Writing again replaces our own report whole: files of tables that are no more are gone."""
    (tmp_path / "plan.json").write_text("{}")
    first = [Section("s", "S", "L", (Table("old", "Old", (Column("x", "x"),), ()),))]
    write_report(first, tmp_path, title="T")
    write_report(tables_only(), tmp_path, title="T")
    assert sorted(path.name for path in (tmp_path / "tables").iterdir()) == ["t.csv", "t.md", "t.tex"]
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted([*ALWAYS, "plan.json"])


@pytest.mark.parametrize("name", ENTRIES)
def test_what_is_not_ours_is_not_replaced(tmp_path: Path, name: str) -> None:
    """A file or folder of a report's name that mismark did not write stays, and the error names it."""
    (tmp_path / name).write_text("<html>mine</html>")
    with pytest.raises(RunError, match=rf"{re.escape(name)} was not written by mismark.*--out"):
        write_report(tables_only(), tmp_path, title="T")
    assert [path.name for path in tmp_path.iterdir()] == [name]


def test_a_report_is_not_written_into_a_file(tmp_path: Path) -> None:
    """A file where the folder should be is named in the error."""
    (tmp_path / "r").write_text("")
    with pytest.raises(RunError, match="is a file"):
        write_report(tables_only(), tmp_path / "r", title="T")


def test_a_failure_leaves_the_old_report(tmp_path: Path) -> None:
    """If writing fails half-way, the old report stands as it was and nothing else is left."""
    page = write_report(tables_only(), tmp_path, title="First")

    def fail() -> None:
        with aside(tmp_path) as folder:
            (folder / "index.html").write_text("half")
            raise OSError(28, "No space left on device")

    with pytest.raises(RunError, match="No space left on device"):
        fail()
    assert "First" in page.read_text(encoding="utf-8")
    assert sorted(path.name for path in tmp_path.iterdir()) == ALWAYS


@pytest.mark.parametrize(
    "sections",
    [
        [Section("s", "S", "", ()), Section("s", "S", "", ())],
        [Section("s", "S", "", (Table("t", "T", (), ()), Table("t", "T", (), ())))],
        [Section("s", "S", "", (Table("t/1", "T", (), ()), Table("t 1", "T", (), ())))],
    ],
)
def test_doubles_are_refused(tmp_path: Path, sections: list[Section]) -> None:
    """Two parts whose files or anchors would be one are an error before anything is written."""
    with pytest.raises(UsageError, match="give each an id of its own"):
        write_report(sections, tmp_path / "r", title="T")
    assert not (tmp_path / "r").exists()


def test_an_id_cannot_leave_its_folder(tmp_path: Path) -> None:
    """A path in an id becomes a plain file name."""
    write_report([Section("s", "S", "", (Table("../../x", "T", (), ()),))], tmp_path / "r", title="T")
    assert [path.name for path in tmp_path.iterdir()] == ["r"]
    assert (tmp_path / "r" / "tables" / "-x.csv").is_file()


def test_an_index_links_reports(tmp_path: Path) -> None:
    """An index links pages relative to itself, escapes what it shows, and can be written again."""
    page = write_report(tables_only(), tmp_path / "a b", title="T")
    for _ in range(2):
        index = write_index(tmp_path, [Entry("A <b>", page, gallery.HOSTILE)], title="Reports")
    text = index.read_text(encoding="utf-8")
    assert 'href="a%20b/index.html">A &lt;b&gt;</a>' in text
    assert "<script" not in text
    assert "script-src 'none'" in str(read(index).all("meta"))


def test_the_index_of_somebody_else_stays(tmp_path: Path) -> None:
    """An index is not written over another program's page."""
    (tmp_path / "index.html").write_text("mine")
    with pytest.raises(RunError, match="not written by mismark"):
        write_index(tmp_path, [])


@pytest.mark.parametrize("theme", [0, 1, 2])
def test_words_can_be_read(report: Path, theme: int) -> None:
    """In light, dark and print, every colour of words has WCAG AA contrast (4.5) on what it stands on."""
    text = (report / "index.html").read_text(encoding="utf-8")
    colours = dict(
        re.findall(r"--([\w-]+): (#[0-9a-f]+)", re.findall(r":root \{(.*?)\}", text, re.DOTALL)[theme])
    )
    pairs = [
        *(("ink", on) for on in ("paper", "wash", "gold", "warn")),
        *(("soft", on) for on in ("paper", "wash")),
        *(("link", on) for on in ("paper", "warn")),
        *(("warn-line", on) for on in ("paper", "wash")),
        ("gold-line", "gold"),
    ]
    for words, ground in pairs:
        assert gallery.contrast(colours[words], colours[ground]) >= 4.5, (words, ground)


def test_a_browser_runs_the_sorter_and_nothing_else(hostile: Path, chromium: str) -> None:
    """In Chromium the headings become buttons and the hostile page keeps its title."""
    with tempfile.TemporaryDirectory() as profile:
        flags = [
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-sync",
        ]
        quiet = [
            "--disable-background-networking",
            "--disable-component-update",
            f"--user-data-dir={profile}",
        ]
        page = (hostile / "index.html").as_uri()
        done = subprocess.run(
            [chromium, *flags, *quiet, "--dump-dom", page],
            capture_output=True,
            text=True,
            timeout=120,
            check=True,
        )
    assert done.stdout.count('<button type="button">') == 2
    assert "<title>&lt;script&gt;document.title='owned'" in done.stdout
