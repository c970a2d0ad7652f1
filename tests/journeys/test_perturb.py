"""`mismark perturb`, end to end: answers damaged by rule, checked, judged and reported."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from mismark.cli import main
from mismark.texts.answers import read_answers

if TYPE_CHECKING:
    from pathlib import Path

    Capture = pytest.CaptureFixture[str]

pytest.importorskip("markdown_it")
pytest.importorskip("breame")
pytest.importorskip("inflect")

TYPED = "**Air.** A mixture of gases.\n\n**Ice.** Water that is solid.\n\n**Sea.** Water that is salt."
GOLD = [
    {
        "id": "a",
        "ability": "factual",
        "instruction": "What is it?",
        "gold": "It does not end. They do not say.",
    },
    {
        "id": "b",
        "ability": "long-form",
        "instruction": "Explain it.",
        "gold": TYPED,
    },
    {"id": "c", "ability": "reasoning", "instruction": "How many?", "gold": "It has four."},
]


def written(folder: Path, *rows: dict[str, object]) -> Path:
    """A file with a line for each row."""
    path = folder / "gold.jsonl"
    path.write_text("".join(json.dumps(row) + "\n" for row in rows), "utf-8")
    return path


def refused(capsys: Capture, *words: object) -> str:
    """What is said to a command that cannot work, on one line."""
    assert main([*map(str, words)]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    return said


def test_by_rule(tmp_path: Path, capsys: Capture) -> None:
    """Answers are damaged where a rule finds a place, pass the check of the data, and are the same bytes again."""
    source, out = written(tmp_path, *GOLD), tmp_path / "new.jsonl"
    words = ["perturb", source, "--categories", "invariant,assumptions", "--seed", "7", "--out", out]
    assert main([*map(str, words), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["answers"], told["gold"], told["without_rule"]) == (2, 3, ["assumptions"])
    assert told["categories"]["invariant"] == {
        "answers": 3,
        "damaged": 2,
        "made": 2,
        "rules": {"contractions": 1, "bold-off": 1},
        "left": {"no rule finds a place for it": 1},
    }
    answers = read_answers(out)
    assert [(one.id, one.subtype, one.origin) for one in answers] == [
        ("a-invariant", "variant", "rule"),
        ("b-invariant", "formatting", "rule"),
    ]
    before = out.read_bytes()
    assert main([*map(str, words)]) == 0
    said = capsys.readouterr()
    assert out.read_bytes() == before
    assert "2 damaged answers of 3 gold answers" in said.out
    assert "left alone: 1 no rule finds a place for it" in said.out
    assert "assumptions: no rule is exact for it" in said.err
    assert main(["data", "check", str(out)]) == 0


def test_what_else_is_asked_for_changes_nothing(tmp_path: Path) -> None:
    """One answer alone, a limit, or more variants give the same lines for the same answer."""
    one, all_of_them = tmp_path / "one.jsonl", tmp_path / "all.jsonl"
    words = ["perturb", "judging", "--categories", "invariant", "--seed", "3"]
    assert main([*words, "--limit", "4", "--out", str(one)]) == 0
    assert main([*words, "--limit", "12", "--per-answer", "2", "--out", str(all_of_them)]) == 0
    assert set(one.read_text("utf-8").splitlines()) < set(all_of_them.read_text("utf-8").splitlines())


def test_damaged_answers_give_their_gold_answers(tmp_path: Path, capsys: Capture) -> None:
    """What was made can be damaged again: its gold answers are taken, each once."""
    source, out, again = written(tmp_path, *GOLD), tmp_path / "new.jsonl", tmp_path / "again.jsonl"
    options = ["--categories", "invariant", "--seed", "1", "--out"]
    assert main(["perturb", str(source), *options, str(out)]) == 0
    assert main(["perturb", str(out), *options, str(again)]) == 0
    assert again.read_bytes() == out.read_bytes()


def test_subtypes_choose_rules(tmp_path: Path, capsys: Capture) -> None:
    """A kind of invariant change, or a rule by its name, is all that is made."""
    source, out = written(tmp_path, *GOLD), tmp_path / "new.jsonl"
    words = ["perturb", str(source), "--categories", "invariant", "--out", str(out), "--subtypes"]
    for name in ("variant", "contractions"):
        assert main([*words, name]) == 0
        assert [one.id for one in read_answers(out)] == ["a-invariant"]
    assert "there are formatting, bold-off" in refused(capsys, *words, "zzz")


def test_what_cannot_be_made_is_said(tmp_path: Path, capsys: Capture) -> None:
    """No place, no rule, a wrong name or dose, an output over the input: one sentence, exit code 2, nothing written."""
    source, out = written(tmp_path, *GOLD[2:]), tmp_path / "new.jsonl"
    start = ["perturb", source, "--out"]
    assert "nothing was made of 1 answer: invariant: 1 no rule finds a place" in refused(
        capsys, *start, out, "--categories", "invariant"
    )
    assert "no rule is exact for assumptions" in refused(capsys, *start, out, "--categories", "assumptions")
    assert "--categories=typos" in refused(capsys, *start, out, "--categories", "typos")
    assert "--doses=none" in refused(capsys, *start, out, "--doses", "none")
    assert "is the file" in refused(capsys, *start, source)
    assert not out.exists()


def test_lines_without_an_ability(tmp_path: Path, capsys: Capture) -> None:
    """Lines that name no ability need --ability, and are taken with it."""
    row = {key: value for key, value in GOLD[0].items() if key != "ability"}
    source, out = written(tmp_path, row), tmp_path / "new.jsonl"
    words = ["perturb", source, "--categories", "invariant", "--out", out]
    assert "gold.jsonl:1: " in refused(capsys, *words)
    assert main([*map(str, words), "--ability", "factual"]) == 0
    assert read_answers(out)[0].ability == "factual"


def test_the_report_tells_detection_by_the_number_of_errors(tmp_path: Path, capsys: Capture) -> None:
    """Where a set has answers with one and with two errors, the report has a row for each; where not, no such table."""
    gold = "In 1901 it rose. In 1950 it fell."
    row = {"prompt": "a", "ability": "factual", "category": "number", "instruction": "When?", "gold": gold}
    one = {**row, "id": "a-number", "changes": [[3, 7, "1910"]]}
    two = {**row, "id": "a-number-x2", "changes": [[3, 7, "1910"], [20, 24, "1905"]], "errors": 2}
    for name, rows in (("both", [one, two]), ("single", [one])):
        source, run = written(tmp_path, *rows), tmp_path / name
        model = ["--model", "scripted/oracle", "--strategies", "vanilla"]
        assert main(["run", "judging", "--data", str(source), *model, "--out", str(run)]) == 0
        assert main(["report", str(run)]) == 0
    lines = (tmp_path / "both" / "tables" / "planted-errors.csv").read_text("utf-8").splitlines()
    assert [line.split(",")[1:4] for line in lines[1:3]] == [["Vanilla", "1", "1"], ["Vanilla", "2", "1"]]
    assert not (tmp_path / "single" / "tables" / "planted-errors.csv").exists()


def test_a_set_that_people_label_is_not_overwritten(tmp_path: Path, capsys: Capture) -> None:
    """Where a store of labels lies beside --out, the set stays as it was labelled."""
    data, out = written(tmp_path, *GOLD), tmp_path / "damaged.jsonl"
    words = ["perturb", str(data), "--categories", "all,invariant", "--out", str(out)]
    assert main(words) == 0
    capsys.readouterr()
    before = out.read_bytes()
    (tmp_path / "damaged.jsonl.vet.sqlite").touch()
    assert "is being vetted" in refused(capsys, *words, "--seed", "3")
    assert out.read_bytes() == before


def test_the_nearest_rule_is_named(tmp_path: Path, capsys: Capture) -> None:
    """A rule's name with a slip in it is told with the names that it may have been."""
    data = written(tmp_path, *GOLD)
    said = refused(capsys, "perturb", data, "--subtypes", "wrong-yaer", "--out", tmp_path / "o.jsonl")
    assert "the nearest are wrong-year" in said
