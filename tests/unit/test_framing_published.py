"""The paper's numbers beside ours: their digits, marks, n and notes, and the warnings; and exact matches, beyond chance."""

from __future__ import annotations

import csv
import io
import pickle
from dataclasses import replace
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import mismark
from mismark.protocols import recipe
from mismark.protocols.framing import exact, figures, span_tables, tables
from mismark.protocols.framing.comparable import MAIN, SUBSET, incomparable
from mismark.protocols.framing.corrected_tables import scores
from mismark.protocols.framing.study import subjects
from mismark.report.numbers import write
from mismark.report.published import NOTES, Printed, errorbench
from mismark.report.showing import cell_of
from mismark.report.tables import csv_text, latex, markdown

if TYPE_CHECKING:
    from mismark.protocols.framing.study import Subject
    from mismark.report.analyses import Table
    from mismark.runs import Run

COPIES, MUTE = "scripted/compliant:compliance=1", "command:echo what"


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """One who copies every number and one who cannot be read, on eight passages."""
    return mismark.run(
        "framing", models=[COPIES, MUTE], out=tmp_path_factory.mktemp("published") / "run", limit=8
    )


@pytest.fixture(scope="module")
def studied(run: Run) -> tuple[Subject, ...]:
    """Both respondents."""
    return subjects([run], 50)


def published(table: Table) -> dict[tuple[Any, Any], dict[str, str]]:
    """The published rows of a table as its CSV has them."""
    lines = csv.DictReader(io.StringIO(csv_text(table), newline=""))
    return {(one["respondent"], one["condition"]): one for one in lines if one["published"] == "1"}


def test_printed_digits_stay_as_printed(studied: tuple[Subject, ...]) -> None:
    """Two decimals stay two, signs stand where they were printed, and a zero keeps its minus, in every format."""
    shifts, gaps = (
        tables.contrasts(studied, published=True),
        span_tables.inflation(studied, published=True),
    )
    assert "| GPT-4o † | Informed | 143 | +0.67 | 8.54 | +0.08\\* |" in markdown(shifts)
    assert "−0.00 |" in markdown(shifts)
    assert "| GPT-4o † | Blind | 143 | 0.809 | 0.339 | 0.470 |" in markdown(gaps)
    assert r"GPT-4o \dag{} & Informed & 143 & +0.67 & 8.54 & +0.08* &" in latex(shifts)
    row = next(one for one in shifts.rows if one["respondent"] == "GPT-4o")
    cell = cell_of(row, shifts.columns[3])
    assert (str(cell.written), cell.sort) == ("+0.67", "0.67")
    rows = published(shifts)
    assert (rows["GPT-4o", "Informed"]["delta"], rows["Gemini 3.1", "Informed"]["dz"]) == ("0.67", "-0.00")
    assert published(gaps)["GPT-5.4", "Anchored"]["count_f1"] == "0.990"


def test_a_contradicted_cell_has_its_mark_and_its_note(studied: tuple[Subject, ...]) -> None:
    """An asterisk with its meaning, the key in CSV, and beneath the note with what would explain it."""
    table = tables.count_bias(studied, published=True)
    assert "0.613\\*" in markdown(table)
    assert "- \\* contradicted by the source that printed it, see below." in markdown(table)
    assert published(table)["Gemini 3.1", "Blind"]["contradicted"] == "count_f1:failures-left-out"
    assert published(table)["GPT-4o", "Blind"]["contradicted"] == ""
    assert any("What would explain it: table 2 leaves unreadable" in note for note in table.notes)
    legacy = span_tables.legacy(studied, published=True)
    assert "contradicted" not in csv_text(legacy).splitlines()[0]
    assert "\\* contradicted" not in markdown(legacy)


def test_every_note_stands_under_a_table(studied: tuple[Subject, ...]) -> None:
    """Each of the contradictions is told beneath each table that it is about."""
    made = {
        2: tables.count_bias(studied, published=True),
        4: span_tables.inflation(studied, published=True),
        6: tables.contrasts(studied, published=True),
        10: span_tables.span_scores(studied, published=True),
        12: scores((), published=True),
    }
    for note in NOTES.values():
        assert note.tables or note.beside
        for number in (*note.tables, *note.beside):
            assert note.words in made[number].notes


def test_published_rows_show_their_n(studied: tuple[Subject, ...]) -> None:
    """143, 100 in table 12, the range that is printed in table 6, and nothing with a note where nothing is printed."""
    table = tables.count_bias(studied, published=True)
    rows = published(table)
    assert (rows["GPT-4o", "Blind"]["n"], rows["Gemini 3.1", "Blind"]["n"]) == ("143", "")
    assert any("is not printed" in note for note in table.notes)
    assert {row.n for row in errorbench(12)} == {"100"}
    assert {row.n for row in errorbench(4)} == {"143"}
    assert {row.n for row in errorbench(6) if row.model == "Gemini 3.1"} == {"132–135"}


def test_a_printed_number_survives_pickling() -> None:
    """It comes back with its digits and its marks, and reads the same."""
    again = pickle.loads(pickle.dumps(Printed("-0.00", ("x",))))  # noqa: S301 - our own bytes
    assert (again, again.digits, again.marks, str(write(again))) == (0, "-0.00", ("x",), "−0.00*")


def like(buckets: dict[int, int], *, data: str | None, text: str, corrected: bool) -> Any:
    """As much of a subject as is asked for."""
    gold = np.array([n for n, many in buckets.items() for _ in range(many)], dtype=float)
    plan = SimpleNamespace(given={"data": data}, settings={"text": text})
    return SimpleNamespace(
        run=SimpleNamespace(plan=plan),
        cells=SimpleNamespace(gold=gold),
        correcting=SimpleNamespace() if corrected else None,
    )


@pytest.mark.parametrize(
    ("buckets", "data", "text", "corrected", "says"),
    [
        (MAIN, "p.jsonl", "tokenised", False, ()),
        (SUBSET, "p.jsonl", "tokenised", True, ()),
        (MAIN, None, "tokenised", False, ("of 143 passages", "ship with mismark")),
        (MAIN, "framing", "tokenised", False, ("ship with mismark",)),
        (MAIN, "p.jsonl", "natural", False, ("shown natural",)),
        (SUBSET, "p.jsonl", "tokenised", False, ("of 143 passages", "they are 100 passages")),
        (MAIN, "p.jsonl", "tokenised", True, ("in table 12 are of 100 passages", "they are 143 passages")),
        ({3: 143}, "p.jsonl", "tokenised", False, ("not so many of them have 3",)),
    ],
)
def test_the_warning_looks_at_the_data(
    buckets: dict[int, int], data: str | None, text: str, corrected: bool, says: tuple[str, ...]
) -> None:
    """143 tokenised passages of a file in the paper's buckets, or 100 with corrected texts, are not warned of."""
    notes = incomparable([like(buckets, data=data, text=text, corrected=corrected)])
    assert len(notes) == bool(says)
    assert all(words in notes[0].text for words in says)


def test_rows_of_corrected_texts_are_told_apart(studied: tuple[Subject, ...]) -> None:
    """Beside rows of the plain question a note says that these were asked for a corrected text, too."""
    plain = tables.count_bias(studied, published=True)
    asked = tuple(replace(one, correcting=SimpleNamespace()) for one in studied)  # type: ignore[arg-type]
    told = tables.count_bias(asked, published=True)
    assert set(told.notes) - set(plain.notes) == {told.notes[0] if "plain question" in told.notes[0] else ""}


def test_figures_4_and_5_draw_what_is_printed(studied: tuple[Subject, ...]) -> None:
    """Count-F1 of table 4, Span-F1 of table 11, overlap of table 10, and their gaps; Informed only where printed."""
    panels = dict(figures.span_bars(studied, published=True).panels)
    counted, legacy, spans = panels["GPT-5.4 (published)"]
    assert counted.values == (0.581, None, 0.990, 0.821, 0.719)
    assert legacy.values == (0.621, None, 0.609, 0.630, 0.566)
    assert spans.values == (0.200, 0.209, 0.196, 0.173, 0.277)
    gaps = dict(figures.inflation_bars(studied, published=True).panels)["GPT-5.4 (published)"]
    assert gaps[0].values == (0.381, None, 0.794, 0.648, 0.442)
    assert gaps[1].values[2] == pytest.approx(0.990 - 0.609)
    assert len(figures.span_bars(studied, published=False).panels) == 2


def test_strict_inflation_and_micro_count_f1(studied: tuple[Subject, ...]) -> None:
    """Strict inflation is Count-F1 less strict F0.5; the micro Count-F1 of full compliance is one sum, 2Σmin/Σ(claimed + N)."""
    measuring = studied[0].measuring
    count, strict, gap, micro = (
        measuring.cell(key, "over").value
        for key in ("count_f1", "strict", "strict_inflation", "count_f1_micro")
    )
    assert count is not None and strict is not None  # noqa: PT018
    assert gap == pytest.approx(count - strict)
    gold = studied[0].cells.gold
    assert micro == pytest.approx(2 * gold.sum() / (2 * gold + 2).sum())
    assert micro != pytest.approx(count)


def test_the_gold_has_full_precision_but_for_insertions(studied: tuple[Subject, ...]) -> None:
    """In the table of span scores the gold's precision and recall are the share of edits that are no insertion."""
    row = next(
        one
        for one in span_tables.span_scores(studied, published=False).rows
        if one["condition"] == "reference"
    )
    edits = [edit for item in studied[0].cells.items for one in item.sentences for edit in one.gold(0)]
    share = sum(edit.start < edit.end for edit in edits) / len(edits)
    assert (row["precision"], row["recall"]) == (pytest.approx(share), pytest.approx(share))


def test_exact_matches_and_their_excess(studied: tuple[Subject, ...]) -> None:
    """Who copies matches always, and exceeds what its own Blind claims hit; whom nobody can read has bounds and no value."""
    copies, mute = (one.measuring for one in studied)
    for name in ("anchored", "over", "under"):
        blind = copies.cells.first("blind", "claimed") == copies.cells.anchors[name]
        assert exact.match(copies, name).value == 1
        assert exact.chance(copies, name).value == blind.mean()
        assert exact.excess(copies, name).value == pytest.approx(1 - blind.mean())
        assert exact.match(copies, name).low is not None
    lost = exact.excess(mute, "over")
    assert (lost.value, lost.n, lost.n_missing, lost.worst, lost.best) == (None, 0, 8, -1, 1)
    table = exact.table(studied)
    assert table is not None
    assert [row["shown"] for row in table.rows] == ["N", "N + 2", "N − 2"] * 2


def test_matches_have_names_for_gates(run: Run, studied: tuple[Subject, ...]) -> None:
    """`match(C)` and `excess(C)` are the estimates of the table; conditions without a number have none."""
    numbers = {
        one.name: one.make().estimate
        for one in recipe("framing").numbers(run, resamples=50)
        if one.model == COPIES and one.measure in {"match", "excess"}
    }
    assert set(numbers) == {f"{m}({c})" for m in ("match", "excess") for c in ("anchored", "over", "under")}
    assert numbers["match(over)"] == exact.match(studied[0].measuring, "over")
    assert numbers["excess(over)"] == exact.excess(studied[0].measuring, "over")
