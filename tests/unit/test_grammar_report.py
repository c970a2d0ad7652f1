"""The report of grammar: tables against the measures, the paper's numbers, item pages, warnings, and joint reports."""

from __future__ import annotations

import csv
import html
import io
import json
import re
from typing import TYPE_CHECKING, Any

import gallery
import pytest
from test_report_page import read

import mismark
from mismark.protocols.grammar import figures, item_tables, measures, printed, tables
from mismark.protocols.grammar.analysis import analyse
from mismark.protocols.grammar.cells import chosen, read_cells
from mismark.protocols.grammar.item_pages import ItemPages, changes, marked
from mismark.protocols.grammar.subjects import subjects
from mismark.report.analyses import Note, Section, Table
from mismark.report.published.ctseg import ctseg
from mismark.report.tables import csv_text
from mismark.reporting import write_report

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from mismark.protocols.grammar.subjects import Subject
    from mismark.runs import Run

ITEMS = (39, 120, 173, 214)
"""Two of B1 and B2, and one each of A1 and A2; 173 has references without the item."""
ALL = ("baseline", "guided", "wrong-item", "correct")
ORACLE, ECHO, MUTE = "scripted/oracle", "scripted/echo", "command:echo"
CORRECTOR = "scripted/corrector:recall=0.6,extra=0.3,over=0.3,chat=0.5,refuse=0.1,target=0.5,seed=3"


def made(out: Path, models: Sequence[str], conditions: Sequence[str] = ALL, **more: Any) -> Run:
    """A run on four grammar items."""
    settings = {"items": list(ITEMS), "conditions": list(conditions), **more}
    return mismark.run("grammar", models=list(models), out=out, **settings)


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """One who corrects all, one nothing, and one something, on forty sentences under every condition."""
    return made(tmp_path_factory.mktemp("grammar") / "run", [ORACLE, ECHO, CORRECTOR])


@pytest.fixture(scope="module")
def studied(run: Run) -> tuple[Subject, ...]:
    """The three."""
    return subjects([run], 100)


@pytest.fixture(scope="module")
def sections(run: Run) -> list[Section]:
    """The whole report with the paper's numbers."""
    return analyse([run], published=True, resamples=100)


def table(sections: Sequence[Section], name: str) -> Table:
    """A table of the report by its id."""
    [found] = [
        block
        for section in sections
        for block in section.blocks
        if isinstance(block, Table) and block.id == name
    ]
    return found


def lines(found: Table) -> list[dict[str, str]]:
    """The rows of a table as its CSV has them."""
    return list(csv.DictReader(io.StringIO(csv_text(found), newline="")))


def test_every_question_has_its_section(sections: list[Section]) -> None:
    """A run under all conditions is told in seven sections, each with a lead."""
    assert [section.id for section in sections] == [
        *("asked", "overall", "items", "hint", "over-correction", "operations", "replies")
    ]
    assert all(section.lead for section in sections)


def test_overall_scores_are_the_measures(run: Run, sections: list[Section]) -> None:
    """Each measured row of table 3 holds the macro averages of its cells, and signatures say how."""
    cells = read_cells(run)
    found = table(sections, "overall")
    for name in (ORACLE, ECHO, CORRECTOR):
        expected = measures.macro(chosen(cells, name, "guided"), levels=["B2"])
        [row] = [
            row
            for row in lines(found)
            if (row["respondent"], row["condition"], row["level"]) == (name, "Grammar-item-guided", "B2")
        ]
        assert float(row["recall"]) == expected.recall.value
        assert float(row["f05"]) == expected.f05.value
        assert int(row["silent"]) == expected.nothing_proposed
    assert len(found.signature) == 9
    assert all(line.startswith("macro-f0.5|") for line in found.signature)


def test_the_paper_stands_beside(sections: list[Section]) -> None:
    """All of tables 3 and 6 stand in the tables of their form, as shares with the paper's digits."""
    rows = [row for row in lines(table(sections, "overall")) if row["published"] == "1"]
    assert len(rows) == len(ctseg(3))
    assert rows[0] | {"precision": "0.7681", "recall": "0.7725", "f05": "0.7653"} == rows[0]
    targeted = [row for row in lines(table(sections, "targeted")) if row["published"] == "1"]
    assert [(row["target"], row["recall"]) for row in targeted] == [
        ("0.7833", "0.8529"),
        ("0.9167", "0.9402"),
    ]
    assert any("0.918 and 0.975" in note for note in table(sections, "targeted").notes)


def test_published_recalls_stand_beside_each_item(sections: list[Section]) -> None:
    """The grid has the three systems' recalls of each item, and says that their sentences are others."""
    rows = {row["number"]: row for row in lines(table(sections, "items"))}
    assert [rows["214"][system] for system in printed.SYSTEMS] == ["0.1667", "0.0000", "0.3333"]
    assert printed.OTHER_SENTENCES in table(sections, "items").notes


def test_without_published_nothing_of_the_paper_is_shown(run: Run) -> None:
    """Without the option no table has a published row or column."""
    for section in analyse([run], resamples=100):
        for block in section.blocks:
            if isinstance(block, Table):
                assert not block.published
                assert not any("published" in column.label for column in block.columns)


def test_precision_by_convention_is_a_warning(sections: list[Section], tmp_path: Path) -> None:
    """Who proposes nothing has a precision of 1 and a warning that counts items and sentences."""
    [_, overall, *_] = sections
    [note] = [block for block in overall.blocks if isinstance(block, Note)]
    assert note.warning
    assert "4 of 4 grammar items of scripted/echo, which proposed nothing in 40 sentences" in note.text
    only = analyse([made(tmp_path / "run", [ORACLE])], resamples=100)
    assert not any(isinstance(block, Note) for block in only[1].blocks)


def test_the_weakest_are_the_weakest(studied: tuple[Subject, ...]) -> None:
    """Within each level items stand by average recall, lowest first, and lead to their pages."""
    found = item_tables.weakest(studied, published=False)
    assert found is not None
    averages: dict[Any, list[Any]] = {}
    for row in found.rows:
        averages.setdefault(row["level"], []).append(row["average"])
    assert all(values == sorted(values) for values in averages.values())
    assert set(averages) == {"A1", "A2", "B1", "B2"}
    assert found.links == tuple(item_tables.leaf_id(int(str(row["number"]))) for row in found.rows)
    first = found.rows[0]
    shown = [first[subject.label] for subject in studied]
    assert first["average"] == pytest.approx(sum(map(float, map(str, shown))) / 3)


def test_the_papers_own_weakest_are_those_of_table_4(studied: tuple[Subject, ...]) -> None:
    """The twenty items of the paper's list come out of its recalls, up to the ties that it does not break by number."""
    found = item_tables.weakest(studied, published=True, by_paper=True)
    assert found is not None
    ours = {row["number"] for row in found.rows}
    theirs = {row.item for row in ctseg(4)}
    assert theirs - ours <= {25, 69, 174, 184}
    assert len(ours) == 20
    assert [link for link in found.links if link] == ["item-214"]


def test_differences_are_paired_by_item(studied: tuple[Subject, ...]) -> None:
    """A difference of recall is that of the means over items, and none where nothing differs."""
    corrector = studied[2]
    found = corrector.difference("baseline", "guided")
    means = [corrector.macro(name).recall.value or 0 for name in ("baseline", "guided")]
    assert found.value == pytest.approx(means[1] - means[0])
    assert found.signature.startswith("Δmacro-recall|")
    assert studied[0].difference("wrong-item", "guided").value == 0


def test_operations_and_correct_sentences(studied: tuple[Subject, ...]) -> None:
    """The oracle corrects every kind of error and changes no correct sentence."""
    [row, *_] = tables.operations(studied).rows
    assert [getattr(row[one], "value", None) for one in tables.OPERATIONS] == [1.0, 1.0, 1.0]
    over = tables.over_corrections(studied)
    assert over is not None
    assert getattr(over.rows[0]["all"], "value", None) == 0.0
    assert over.rows[0]["edits"] == 0.0
    counted = [
        int(one)
        for column in tables.operations(studied).columns
        for one in re.findall(r"\((\d+)\)", column.label)
    ]
    assert sum(counted) == 40


def test_every_reply_stands_in_its_page(run: Run, studied: tuple[Subject, ...]) -> None:
    """Four pages of ten sentences; every respondent's answer under every condition is told once."""
    pages = list(ItemPages(studied))
    assert [page.id for page in pages] == ["item-039", "item-120", "item-173", "item-214"]
    assert [len(page.exhibits) for page in pages] == [10] * 4
    told = sum(
        len(answer.asked.split(", ")) for page in pages for one in page.exhibits for answer in one.answers
    )
    assert told == run.plan.n_cells
    for page in pages:
        for exhibit in page.exhibits:
            oracle = [one for one in exhibit.answers if one.who == ORACLE]
            assert all(one.good for one in oracle)
            echo = {one.outcome: one.good for one in exhibit.answers if one.who == ECHO}
            assert (
                echo == {"left as it was": True}
                or set(echo.values()) == {True, False}
                or echo == {"left as it was": False}
            )


def test_unreadable_replies_are_neither_right_nor_wrong(tmp_path: Path) -> None:
    """Replies that cannot be read have a table of reasons, no recall, and stand in the pages as they were written."""
    found = analyse([made(tmp_path / "run", [MUTE, ECHO])], resamples=100)
    unread = table(found, "unread")
    assert [row["replies"] for row in unread.rows] == [40] * 4
    [first, *_] = table(found, "overall").rows
    assert getattr(first["recall"], "value", 0) is None
    [page, *_] = [leaf for section in found for leaf in section.leaves]
    [answer, *_] = [one for one in page.exhibits[0].answers if one.who == MUTE]
    assert answer.good is None
    assert answer.outcome.startswith("not readable")
    write_report([mismark.load_run(tmp_path / "run")], tmp_path / "report", resamples=100)


@pytest.mark.parametrize("conditions", [("correct",), ("guided",), ("baseline", "wrong-item")])
def test_any_conditions_make_a_report(tmp_path: Path, conditions: tuple[str, ...]) -> None:
    """Whatever was asked, a report is written and leads to the pages that there are."""
    made(tmp_path / "run", [CORRECTOR], conditions)
    out = tmp_path / "report"
    write_report([mismark.load_run(tmp_path / "run")], out, published=True, resamples=100)
    for link in read(out / "index.html").all("a"):
        target = link["href"] or ""
        assert target.startswith("#") or (out / target).is_file(), target


def test_two_runs_make_one_report(run: Run, tmp_path: Path) -> None:
    """Runs of one protocol stand beside each other; a name that is in both is told apart by its run."""
    other = made(tmp_path / "other", [ECHO, "checker/speller"], ("baseline",), items=[39, 40])
    found = analyse([run, other], resamples=100)
    labels = {str(row["respondent"]) for row in table(found, "overall").rows}
    assert labels == {ORACLE, CORRECTOR, f"{ECHO} (run)", f"{ECHO} (other)", "checker/speller"}
    assert [row["number"] for row in table(found, "items").rows] == [39, 40, 120, 173, 214]
    assert any(isinstance(block, Note) and block.warning for block in found[0].blocks)
    assert [leaf.id for section in found for leaf in section.leaves][:2] == ["item-039", "item-040"]


def test_samples_of_one_answer_are_counted(tmp_path: Path) -> None:
    """Equal answers of several samples stand once with their number."""
    found = subjects([made(tmp_path / "run", [ECHO], ("baseline",), samples=3)], 50)
    [page, *_] = ItemPages(found)
    assert [answer.asked for answer in page.exhibits[0].answers] == ["Baseline × 3"]


def test_hostile_words_stay_words(tmp_path: Path) -> None:
    """Hostile replies, and a hostile respondent's name, come out escaped in the report and in its pages."""
    words = gallery.HOSTILE.replace("\x00", "")
    replies = [
        {"item": "039-01", "condition": "baseline", "text": f"This puzzle {words} <b>is</b> more difficult."},
        {
            "item": "039-01",
            "condition": "correct",
            "text": f"<img src=x onerror=alert(1)> \u202e {words}\n\n" * 9,
        },
    ]
    old = tmp_path / "<b>old'\".jsonl"
    old.write_text("".join(json.dumps(one) + "\n" for one in replies), encoding="utf-8")
    run = mismark.run("grammar", models=[f"replay:{old}"], out=tmp_path / "run", items=[39], per_item=1)
    write_report([run], tmp_path / "report", published=True, resamples=50)
    for page in (tmp_path / "report" / "index.html", tmp_path / "report" / "pages" / "item-039.html"):
        reader = read(page)
        assert (reader.faults, reader.open) == ([], [])
        assert not {"img", "b"} & {name for name, _ in reader.tags}
        assert not set(page.read_text(encoding="utf-8")) & {"\u202e", "\x1b", "\x00"}
        assert not any(key.startswith("on") for _, attributes in reader.tags for key in attributes)
    shown = html.unescape((tmp_path / "report" / "pages" / "item-039.html").read_text(encoding="utf-8"))
    assert "<script>document.title='owned'</script> ⟨U+202E⟩gnp.exe" in shown


@pytest.mark.parametrize(
    ("shown", "text", "expected"),
    [
        ("He go home.", "He go home.", "He go home."),
        ("He go home.", "He goes home.", "He [go>goes] home."),
        ("He is go now.", "He is now.", "He is [go>] now."),
        ("He is now.", "He is here now.", "He is [>here] now."),
        ("a b c d", "a x c y", "a [b>x] c [d>y]"),
        ("", "new", "[>new]"),
        ("old", "", "[old>]"),
    ],
)
def test_changes_are_marked(shown: str, text: str, expected: str) -> None:
    """What was put in stands beside what stood there, and the rest as it is."""
    found = "".join(
        f"[{one.note}>{one.text}]" if one.kind == "changed" else one.text for one in changes(shown, text)
    )
    assert found == expected


def test_the_error_is_marked_with_its_correction() -> None:
    """In the sentence as shown, the error stands out, with what the reference has."""
    found = [(one.text, one.kind, one.note) for one in marked("He go home.", "He goes home.")]
    assert found == [("He ", "plain", ""), ("go", "gold", "goes"), (" home.", "plain", "")]


def test_figures_hold_what_tables_hold(studied: tuple[Subject, ...]) -> None:
    """The bars of a respondent are its macro recalls, all and by level; the forest has three contrasts each."""
    bars = figures.level_bars(studied, published=True)
    assert bars.categories == ("ALL", "A1", "A2", "B1", "B2")
    assert bars.panels[2][1][0].values[0] == studied[2].macro("baseline").recall.value
    assert [name for name, _ in bars.panels[3:]] == [f"{system} (published)" for system in printed.SYSTEMS]
    assert bars.panels[5][1][0].values == (0.8529, 0.8648, 0.8681, 0.8778, 0.8074)
    forest = figures.hint_forest(studied)
    assert forest is not None
    assert len(forest.labels) == 9
