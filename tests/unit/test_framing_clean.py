"""Clean passages: how they come into a run, what is reported of them, and that nothing else looks at them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import mismark
from mismark.errors import DataError, UsageError
from mismark.protocols import recipe
from mismark.protocols.comparing import compare
from mismark.protocols.framing import fabrication
from mismark.protocols.framing.analysis import analyse
from mismark.protocols.framing.clean import with_clean
from mismark.protocols.framing.study import Subject, subjects
from mismark.records import Edit, Item, Sentence
from mismark.texts import builtin
from mismark.texts.items import write_items
from mismark.texts.m2_writing import write_m2
from mismark.texts.passages import build_passages

if TYPE_CHECKING:
    from pathlib import Path

    from mismark.runs import Run

TEXT = "Every word of this longer text is written as it should be here"
WORDS = tuple(TEXT.split())


def wrong(number: int) -> Item:
    """A passage of three errors."""
    edits = tuple(Edit(k, k + 1, ("x",), "X") for k in (1, 4, 7))
    return Item(f"w{number}", (Sentence((*WORDS, f"w{number}"), edits),), document=f"d{number // 2}")


def right(number: int, edits: tuple[Edit, ...] = ()) -> Item:
    """A passage that the reference annotator left as it is."""
    return Item(f"c{number}", (Sentence((*WORDS, f"c{number}"), edits, (0, 1)),), document=f"d{number // 2}")


WRONG, RIGHT = [wrong(k) for k in range(30)], [right(k) for k in range(40)]


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Passages with errors, then clean ones."""
    file = tmp_path_factory.mktemp("data") / "items.jsonl"
    write_items(file, [*WRONG, *RIGHT])
    return file


@pytest.fixture(scope="module")
def run(data: Path) -> Run:
    """A respondent that invents errors on a quarter of clean passages and copies half of the numbers, and two sure ones."""
    return mismark.run(
        "framing",
        models=[
            "scripted/compliant:compliance=0.5,fabrication=0.25,false_alarms=0.5",
            "scripted/oracle",
            "command:echo what",
        ],
        data=data,
        out=data.parent / "run",
        samples=2,
        conditions=["blind", "over", "anchorx2"],
    )


def studied(run: Run) -> dict[str, Subject]:
    """The run's respondents by kind."""
    return {one.model.split(":")[0]: one for one in subjects([run], 50)}


def test_the_file_is_taken_as_it_is_unless_a_number_is_given() -> None:
    """None takes every clean passage of the file, 0 none, and a number so many, drawn the same each time."""
    items = [*WRONG, *RIGHT]

    def taken(wanted: int | None) -> list[str]:
        return [
            item.id for item in with_clean(items, {"clean": wanted, "annotator": 0}, "x") if item in RIGHT
        ]

    assert taken(None) == [item.id for item in RIGHT]
    assert taken(0) == []
    assert len(taken(7)) == 7
    assert taken(7) == taken(7) != [item.id for item in RIGHT[:7]]
    assert len(taken(99)) == 40


def test_the_first_items_hold_their_share_of_clean_ones() -> None:
    """Of 30 passages with errors and 10 without, the first 12 have 3 without, whatever the order of the file."""
    chosen = with_clean([*RIGHT, *WRONG], {"clean": 10, "annotator": 0}, "x")
    assert sum(item in RIGHT for item in chosen[:12]) == 3
    assert chosen[0] in WRONG


@pytest.mark.parametrize(
    ("items", "clean", "message"),
    [
        (WRONG, 5, "--clean 5: x has no passage without errors"),
        (RIGHT, None, "marked no error in any passage"),
        ([], None, "marked no error in any passage"),
    ],
)
def test_what_cannot_be_asked_is_told(items: list[Item], clean: int | None, message: str) -> None:
    """Clean passages that are not there, and nothing but clean passages."""
    with pytest.raises(DataError, match=message):
        with_clean(items, {"clean": clean, "annotator": 0}, "x")


def test_a_limit_that_leaves_only_clean_passages_is_refused(tmp_path: Path) -> None:
    """A file that begins with clean passages, and --limit."""
    write_items(tmp_path / "i.jsonl", [*RIGHT, *WRONG])
    with pytest.raises(UsageError, match="none of these 5 passages has an error"):
        mismark.run(
            "framing", models=["scripted/oracle"], data=tmp_path / "i.jsonl", out=tmp_path / "r", limit=5
        )


def test_an_anchor_on_a_clean_passage_is_never_below_one(run: Run) -> None:
    """0 + 2 is shown as 2, and twice 0 as 1."""
    shown = {
        prompt.condition: prompt.facts.get("anchor") for prompt in run.prompts if prompt.item.startswith("c")
    }
    assert shown == {"blind": None, "over": 2, "anchorx2": 1}


def test_the_fabrication_rate_recovers_what_was_set(run: Run) -> None:
    """A quarter under Blind; under an anchor half copy and a quarter of the others invent: .5 + .5 · .25."""
    clean = studied(run)["scripted/compliant"].clean
    assert clean is not None
    for name, truth in (("blind", 0.25), ("over", 0.625)):
        rate = fabrication.rate(clean, name)
        assert rate.low is not None
        assert rate.high is not None
        assert rate.low < truth < rate.high
        assert (rate.n, rate.n_missing, rate.n_clusters, rate.method) == (80, 0, 20, "wilson-cluster")
    oracle = studied(run)["scripted/oracle"].clean
    assert oracle is not None
    assert fabrication.rate(oracle, "over").value == 0


def test_the_mean_claim_is_over_clean_passages(run: Run) -> None:
    """It is the mean of the claims in counts.jsonl, and so are the lines that point."""
    clean = studied(run)["scripted/compliant"].clean
    assert clean is not None
    lines = [
        one
        for one in run.counts()
        if one["model"].startswith("scripted/compliant")
        and one["condition"] == "over"
        and one["item"][0] == "c"
    ]
    assert len(lines) == 80
    bases = {"claimed": fabrication.invented_basis, "placed": fabrication.pointed_basis}
    for key, basis in bases.items():
        mean = sum(one[key] for one in lines) / 80
        assert clean.estimate(basis(clean, "over")).value == pytest.approx(mean)


def test_replies_that_cannot_be_read_are_missing_on_clean_passages_too(run: Run) -> None:
    """No rate, 80 missing."""
    clean = studied(run)["command"].clean
    assert clean is not None
    rate = fabrication.rate(clean, "blind")
    assert (rate.value, rate.n, rate.n_missing) == (None, 0, 80)


def test_no_other_number_looks_at_clean_passages(data: Path, run: Run) -> None:
    """A run without them has the same other numbers, each with the same n."""
    alone = mismark.run(
        "framing",
        models=[model.name for model in run.plan.models],
        data=data,
        out=data.parent / "alone",
        samples=2,
        conditions=["blind", "over", "anchorx2"],
        clean=0,
    )
    assert len(alone.items) == 30
    with_, without = (
        {(one.model, one.name): one for one in recipe("framing").numbers(each, resamples=20)}
        for each in (run, alone)
    )
    assert set(with_) == set(without)
    of_clean = {"fabrication", "invented"}
    assert of_clean <= {name.partition("(")[0] for _, name in with_}
    for key, number in without.items():
        if key[1].partition("(")[0] in of_clean:
            assert (
                number.make().estimate.method
                == "none: the run has no clean passages; ask for some with --clean N"
            )
            one = with_[key].make().estimate
            assert one.n + one.n_missing == 80
            continue
        one, other = number.make().estimate, with_[key].make().estimate
        assert (one.value, one.n, one.n_missing, one.low) == (
            other.value,
            other.n,
            other.n_missing,
            other.low,
        ), key


def test_the_section_says_how_many_and_the_tables_leave_them_out(run: Run) -> None:
    """40 clean passages stand in their own section; the count table has 30 · 2 replies a row."""
    sections = {section.id: section for section in analyse([run], resamples=20)}
    assert "On 40 passages without any error" in sections["clean"].lead
    assert "in 30 passages whose errors are known, and in 40 without any" in sections["asked"].lead
    tables = {block.id: block for one in sections.values() for block in one.blocks if hasattr(block, "id")}
    assert {row["n"] for row in tables["count-bias"].rows[:6]} == {"60"}
    assert {row["n"] for row in tables["clean-claims"].rows} == {"80", "0 of 80"}
    planned = {row["respondent"]: row["planned"] for row in tables["replies"].rows}
    assert (planned["scripted/oracle"], planned["scripted/oracle, clean passages"]) == (180, 240)


def test_a_mark_of_another_annotator_is_told(tmp_path: Path) -> None:
    """A passage that annotator 1 marked is clean by annotator 0, and the section warns."""
    marked = right(90, (Edit(1, 2, ("y",), "X", 1),))
    write_items(tmp_path / "i.jsonl", [*WRONG[:3], marked])
    run = mismark.run(
        "framing", models=["scripted/oracle"], data=tmp_path / "i.jsonl", out=tmp_path / "r", samples=1
    )
    [section] = [one for one in analyse([run], resamples=20) if one.id == "clean"]
    warnings = [block.text for block in section.blocks if getattr(block, "warning", False)]
    assert any("In 1 of these passages another annotator than 0 marked errors" in text for text in warnings)


def test_two_runs_are_compared_on_clean_passages_too(data: Path, run: Run) -> None:
    """A run against itself: each number over its own passages, none missing for being about the others."""
    found = compare(run, run, resamples=20, only=["fabrication(over)", "count_bias(over)"])
    of_oracle = {row.name: row for row in found.rows if row.model_a == "scripted/oracle"}
    assert {name: row.difference.n for name, row in of_oracle.items()} == {
        "fabrication(over)": 40,
        "count_bias(over)": 30,
    }
    assert {row.difference.n_missing for row in of_oracle.values()} == {0}
    assert {row.p for row in of_oracle.values()} == {1.0}


def test_clean_windows_are_those_that_nobody_marked() -> None:
    """Beside the range, at most so many windows without an edit of anyone; one that annotator 1 marked is none."""
    plain, other = Sentence(("a", "b")), Sentence(("a", "b"), (Edit(0, 1, ("x",), "X", 1),), (0, 1))
    error = Sentence(("a", "b"), (Edit(0, 1, ("x",), "X", 0),), (0,))
    report = build_passages([error, *[plain] * 9, *[other] * 5], window=1, minimum=1, clean=4)
    assert (report.n_clean_windows, report.n_clean, len(report.items)) == (9, 4, 5)
    assert [item.window for item in report.items] == sorted(item.window or 0 for item in report.items)
    with pytest.raises(UsageError, match="clean passages"):
        build_passages([plain], window=1, minimum=0, clean=1)


def test_the_built_in_clean_passages_are_clean() -> None:
    """Four sentences each, of known documents, and no annotator marked anything; `--clean 5` takes five of them."""
    items = builtin.load("framing-clean")
    assert len(items) >= 40
    assert {len(item.sentences) for item in items} == {4}
    assert all(item.document and not sentence.edits for item in items for sentence in item.sentences)
    settings = recipe("framing").resolve({"clean": 5})
    loaded = recipe("framing").load(None, settings)
    assert sum(item in items for item in loaded) == 5
    assert len(loaded) == 148


def test_the_built_in_set_reads_windows_without_marks(tmp_path: Path) -> None:
    """Of clean.m2 beside its documents, windows of four sentences that nobody marked; without the file, one sentence."""
    with pytest.raises(DataError, match="clean passages are not in this installation"):
        builtin._framing_clean(tmp_path)
    plain, marked = Sentence(WORDS), Sentence(WORDS, (Edit(0, 1, ("x",), "X"),))
    write_m2(tmp_path / "clean.m2", [*[plain] * 9, marked, *[plain] * 2])
    items = builtin._framing_clean(tmp_path)
    assert [item.id for item in items] == ["clean-0000", "clean-0001"]
