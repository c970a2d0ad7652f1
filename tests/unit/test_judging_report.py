"""The report of judging: tables against the measures, the paper's numbers, warnings, and joint reports."""

from __future__ import annotations

import csv
import io
import re
from typing import TYPE_CHECKING, Any

import pytest
from judging_answers import ANSWERS
from judging_made_up import EVIL, Judge, made

import mismark
from mismark.protocols.judging import measures, printed
from mismark.protocols.judging.analysis import analyse
from mismark.protocols.judging.cells import chosen, read_cells
from mismark.protocols.judging.looking import explanations
from mismark.protocols.judging.strategies import STRATEGIES
from mismark.protocols.judging.subjects import titled
from mismark.protocols.judging.versus import versus
from mismark.report.analyses import Bars, Forest, Heatmap, Note, Points, Section, Table
from mismark.report.published.fbi import beyond, detail
from mismark.report.tables import csv_text

if TYPE_CHECKING:
    from pathlib import Path

    from mismark.runs import Run

PAPER_GPT = "GPT-4-Turbo"


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """Two judges under every strategy, with other axes, words about the answer, and more errors in it."""
    more = {"axes": "all", "anchors": ["colleague-low", "errors-1"], "doses": [1, 2, 4]}
    judges = Judge("made/one"), Judge("made/<b>two</b>", 0.3, EVIL)
    return made(tmp_path_factory.mktemp("judging") / "a", *judges, strategies=["all"], **more)


@pytest.fixture(scope="module")
def looked(run: Run, tmp_path_factory: pytest.TempPathFactory) -> Run:
    """A second model over the explanations of the first run."""
    out = tmp_path_factory.mktemp("judging") / "beyond"
    return mismark.run("judging", models=[Judge("made/reader")], look_beyond=str(run.folder), out=out)


@pytest.fixture(scope="module")
def sections(run: Run, looked: Run) -> list[Section]:
    """The whole report with the paper's numbers."""
    return analyse([run, looked], published=True)


def block(sections: list[Section], name: str) -> Any:
    """A block of the report by its id."""
    [found] = [
        one for section in sections for one in section.blocks if not isinstance(one, Note) and one.id == name
    ]
    return found


def lines(found: Table) -> list[dict[str, str]]:
    """The rows of a table as its CSV has them."""
    return list(csv.DictReader(io.StringIO(csv_text(found), newline="")))


def test_every_question_has_its_section(sections: list[Section]) -> None:
    """Two runs that ask everything are told in eight sections, each with a lead."""
    assert [section.id for section in sections] == [
        *("undetected-damage", "strictness-or-sight", "worth", "outcomes", "beyond-scores"),
        *("varied", "asked", "replies"),
    ]
    assert all(section.lead for section in sections)


def test_the_grid_is_the_measure(run: Run, sections: list[Section]) -> None:
    """Each cell of the grid, drawn or in the table, is the undetected share of that category and strategy."""
    cells = read_cells(run)
    rows = {(row["category"], row["respondent"]): row for row in lines(block(sections, "undetected"))}
    drawn = next(one for one in sections[0].blocks if isinstance(one, Heatmap))
    assert drawn.columns == tuple(map(titled, STRATEGIES))
    for place, name in enumerate(STRATEGIES):
        mine = [cell for cell in chosen(cells, "made/one", name) if cell.category == "number"]
        expected = measures.share(mine, "undetected").value
        assert expected is not None
        assert float(rows["Number Errors", "made/one"][name]) == expected
        [row] = [at for at, label in enumerate(drawn.rows) if label == "Number Errors (2)"]
        assert drawn.values[row][place] == expected
    assert {row["respondent"] for row in rows.values()} >= {"made/one", "made/<b>two</b>", PAPER_GPT}


def test_grid_rows_lead_to_pages_that_there_are(run: Run, sections: list[Section]) -> None:
    """Every link of the grid is the id of an answer page, and every category that was judged has one."""
    leaves = {leaf.id for leaf in sections[0].leaves}
    links = {link for link in block(sections, "undetected").links if link}
    assert links <= leaves
    assert {f"answers-{one.category}" for one in ANSWERS if one.category != "invariant"} == links
    assert "answers-invariant-paraphrase" in leaves


def test_the_paper_stands_beside(sections: list[Section]) -> None:
    """Published shares keep their digits and marks, in the grid and by ability, and say what contradicts them."""
    grid = block(sections, "undetected")
    printed_rows = [grid.rows[place] for place in sorted(grid.published)]
    [row] = [
        one for one in printed_rows if (one["respondent"], one["category"]) == (PAPER_GPT, "Final Errors")
    ]
    [expected] = [one for one in detail("axis") if one.category == "final-answer"]
    assert row["axis"] == expected.values["undetected_share"]
    abilities = block(sections, "abilities")
    assert any("table 9 prints .53 undetected" in note for note in abilities.notes)
    assert printed.OTHER_ANSWERS in grid.notes
    assert any(
        float(str(one["unaffected"])) == 0.71
        for one in abilities.rows
        if one["respondent"] == PAPER_GPT and one["strategy"] == "Vanilla"
    )


def test_without_published_nothing_of_the_paper_is_shown(run: Run, looked: Run) -> None:
    """Without the option no table has a published row, and no figure a published panel."""
    for section in analyse([run, looked]):
        for one in section.blocks:
            assert not (isinstance(one, Table) and one.published)
            assert "(published)" not in getattr(one, "title", "")
            assert not (isinstance(one, Bars) and any("published" in name for name, _ in one.panels))


def test_the_papers_rule_is_a_column_of_its_own(tmp_path: Path) -> None:
    """Under the rule of the paper the shares of its arithmetic stand beside ours, and without it they do not."""
    judge = Judge("made/one")
    plain = made(tmp_path / "a", judge, strategies=["vanilla"])
    ruled = made(tmp_path / "b", judge, strategies=["vanilla"], rule="paper")
    assert not any(one.key.startswith("paper-") for one in block(analyse([plain]), "abilities").columns)
    [row] = block(analyse([ruled]), "abilities").rows
    mine = [cell for cell in read_cells(ruled) if cell.ability == "factual" and not cell.invariant]
    assert row["paper-factual"].digits == measures.by_paper(mine, "vanilla").printed


def test_strictness_is_the_measure(run: Run, sections: list[Section]) -> None:
    """Detection, false alarms, d', criterion and area are the measures'; pairs have the first two alone."""
    cells = read_cells(run)
    rows = {(row["respondent"], row["strategy"]): row for row in block(sections, "strictness").rows}
    mine = chosen(cells, "made/one", "vanilla")
    row = rows["made/one", "Vanilla"]
    assert row["detection"].value == measures.share(mine, "detection").value
    assert row["alarms"].value == measures.share(mine, "false-alarms").value
    assert [row[key].value for key in ("dprime", "criterion", "auc")] == [
        measures.strictness(mine, name).value for name in ("dprime", "criterion", "auc")
    ]
    assert "dprime" not in rows["made/one", "Pairwise"]
    assert isinstance(block(sections, "detection-false-alarms"), Points)


def test_outcomes_add_up(sections: list[Section]) -> None:
    """In every measured row of the three tables of outcomes the outcomes and the failures are all that was planned."""
    for name, keys in {
        "outcomes-single": ("dropped", "same", "rose", "failed"),
        "outcomes-pairs": ("gold", "perturbed", "both-good", "both-bad", "inconsistent", "failed"),
        "outcomes-reference": ("0", "between", "1", "2", "rest", "failed"),
    }.items():
        found = block(sections, name)
        measured = [row for place, row in enumerate(found.rows) if place not in found.published]
        assert measured
        assert found.published
        for row in measured:
            assert sum(row[key] for key in keys) == row["n"]
    for row in block(sections, "outcomes-pairs").rows:
        assert "position" not in row or row["position"] + row["tie"] == row["inconsistent"]


def test_position_bias_is_told_apart_from_ties(run: Run, sections: list[Section]) -> None:
    """The table counts places and broken ties of the pairs that were read, and the figure has the same bias."""
    mine = chosen(read_cells(run), "made/one", "pairwise")
    [row] = [
        one
        for one in block(sections, "positions").rows
        if (one["respondent"], one["strategy"]) == ("made/one", "Pairwise")
    ]
    assert row["first"] == sum(cell.by_position == 1 for cell in mine)
    assert row["ties"] == sum(cell.inconsistent_by == "tie" for cell in mine)
    assert row["bias"].value == measures.position_bias(mine).value
    forest = block(sections, "position-bias")
    assert isinstance(forest, Forest)
    assert forest.series[0].values[forest.labels.index("Pairwise: made/one")] == row["bias"].value


def test_strategies_are_compared_two_by_two(run: Run, sections: list[Section]) -> None:
    """Every pair of strategies of every judge is compared, with the corrected p-value not below the plain one."""
    rows = block(sections, "comparisons").rows
    assert len(rows) == 2 * len(STRATEGIES) * (len(STRATEGIES) - 1) // 2
    cells = read_cells(run)
    plain = versus(chosen(cells, "made/one", "vanilla"), chosen(cells, "made/one", "reference"))
    [row] = [
        one
        for one in rows
        if (one["respondent"], one["first"], one["second"]) == ("made/one", "Vanilla", "Reference")
    ]
    assert (row["only-first"], row["only-second"]) == (plain.only_first, plain.only_second)
    assert plain.p is not None
    assert row["p"] >= plain.p


def test_the_budget_counts_calls_tokens_and_dollars(sections: list[Section]) -> None:
    """A strategy costs its own calls, with their tokens and dollars, and one at least is the best for its price."""
    rows = {(row["respondent"], row["strategy"]): row for row in block(sections, "budget-table").rows}
    vanilla, reference = (rows["made/one", name] for name in ("Vanilla", "Reference"))
    assert (reference["calls"], vanilla["calls"]) == (1, 2)
    assert vanilla["in"] == 200
    assert vanilla["usd"] == pytest.approx(1000 * 0.001 * 2, rel=0.2)
    assert any(row["best"] == "yes" for row in rows.values())


def test_a_call_that_answers_share_is_counted_once(tmp_path: Path) -> None:
    """A judge that sees no more than the question is asked once about a gold answer that several items share."""
    judge = Judge("made/one")
    judge.sees = "messages"
    found = analyse([made(tmp_path / "a", judge, strategies=["vanilla"])])
    [row] = block(found, "budget-table").rows
    golds, texts = (
        len({one.gold for one in ANSWERS}),
        len({(one.instruction, one.perturbed) for one in ANSWERS}),
    )
    assert row["calls"] == (golds + texts - 1) / len(ANSWERS)  # one text is the gold answer itself


def test_lengths_stand_beside_each_category(sections: list[Section]) -> None:
    """A category that makes answers longer is told as longer, with what a judge of length would detect."""
    rows = {row["category"]: row for row in block(sections, "lengths").rows}
    assert (rows["Opposite Fact"]["longer"], rows["Opposite Fact"]["shorter"]) == (1.0, 0.0)
    assert rows["Number Errors"]["ratio"] == 1.0


def test_doses_words_and_axes_are_reported(sections: list[Section]) -> None:
    """Each dose, word about the answer and other axis has its row or column."""
    assert {row["dose"] for row in block(sections, "doses").rows} == {1, 2, 4}
    assert {row["said"] for row in block(sections, "anchored").rows} == {
        "a colleague gave it a low score",
        "it contains 1 error",
    }
    for row in block(sections, "any-axis").rows:
        assert row["any"].value >= row["own"].value - 1e-9 or row["any"].n_missing
    assert block(sections, "dose-response").panels


def test_explanations_are_told_by_judge_and_strategy(looked: Run, sections: list[Section]) -> None:
    """Saw it and kept the score: the shares are of what was not penalised, with that of gold answers beside."""
    told = [
        one
        for one in explanations(looked)
        if (one.judge, one.asked, one.question, one.ability) == ("made/one", "vanilla", "named", "factual")
        and one.category != "invariant"
    ]
    kept = [one for one in told if not one.of_gold and one.noticed in ("same", "rose")]
    [row] = [
        one
        for one in block(sections, "kept-scores").rows
        if (one["judge"], one["strategy"], one["category"]) == ("made/one", "Vanilla", "All of Factual")
    ]
    assert row["kept"] == len(kept)
    assert row["named"].value == sum(one.outcome == "yes" for one in kept) / len(kept)
    assert row["misnamed"].n == sum(one.of_gold for one in told)
    assert any(note.startswith("Published numbers") for note in block(sections, "kept-scores").notes)


def test_figure_2_is_drawn_with_the_papers_panels(sections: list[Section]) -> None:
    """Score or explanation detects no less than the score, here and in the paper, whose counts are its tables'."""
    figure = block(sections, "figure-2")
    assert isinstance(figure, Bars)
    for _, (score, either) in figure.panels:
        for one, other in zip(score.values, either.values, strict=True):
            assert one is None or other is None or other >= one - 1e-9 or score.low
    published = dict(figure.panels)[f"{PAPER_GPT}: Vanilla (published)"]
    [row] = [one for one in beyond("vanilla") if (one.ability, one.category) == ("reasoning", "total")]
    assert published[0].values[3] == row.values["detected"] / row.values["n"]


def test_failures_are_counted_and_bounded(run: Run, sections: list[Section]) -> None:
    """Replies that could not be read are counted by reason, and the bounds hold the estimate between them."""
    lost = sum(len(cell.reasons) for cell in read_cells(run))
    assert lost
    assert sum(row["replies"] for row in block(sections, "unread").rows) == lost
    rows = block(sections, "failures").rows
    assert sum(row["planned"] - row["read"] for row in rows) == lost
    for row in rows:
        if row["undetected"].value is not None:
            assert row["low"] <= row["undetected"].value <= row["high"]


def test_few_instructions_and_same_texts_are_warnings(sections: list[Section]) -> None:
    """A set with two instructions, one unchanged answer and one invariant change says so in three warnings."""
    warnings = [one.text for part in sections for one in part.blocks if isinstance(one, Note) and one.warning]
    assert len(warnings) == 3
    assert "2 instructions" in warnings[0]
    assert warnings[1].startswith("1 answer is the same text")
    assert warnings[2].startswith("Only 1 answer with an invariant change was judged")


def test_two_runs_have_rows_of_their_own(tmp_path: Path) -> None:
    """The same judge in two runs is told apart by the folder's name, and other answers are a warning."""
    first = made(tmp_path / "a", Judge("made/one"), strategies=["reference"])
    second = mismark.run(
        "judging",
        models=[Judge("made/one")],
        data=tmp_path / "a" / "answers.jsonl",
        limit=3,
        out=tmp_path / "b",
        strategies=["reference"],
    )
    found = analyse([first, second])
    assert {row["respondent"] for row in block(found, "strictness").rows} == {
        "made/one (run)",
        "made/one (b)",
    }
    assert any(isinstance(one, Note) and "different answers" in one.text for one in found[0].blocks)


def test_a_run_over_explanations_alone_is_a_report(looked: Run) -> None:
    """Without the run that was looked at there is one section, and no published panel unless asked for."""
    [section] = analyse([looked])
    assert section.id == "beyond-scores"
    assert re.search(r"made/one under .*undamaged answers", section.lead)
