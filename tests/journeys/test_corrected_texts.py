"""`mismark run framing --corrected` from the plan to the report, the gates and a second counting."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from mismark.cli import main
from mismark.edits import extraction
from mismark.protocols import recipe
from mismark.report.analyses import Forest, Table
from mismark.runs import load_run

if TYPE_CHECKING:
    from pathlib import Path

for package in ("errant", "textblob", "lemminflect"):
    pytest.importorskip(package)

RUN = ["run", "framing", "--corrected", "--per-bucket", "2", "--conditions", "blind,anchored,under"]
PAPER = ["GPT-4o", "GPT-5.4", "Claude H.4.5", "Claude S.4.6", "Gemini 2.5", "Gemini 3.1"]
MODELS = ["scripted/oracle", "scripted/echo", "scripted/silent", "scripted/compliant:compliance=0.8"]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run of four respondents on ten built-in passages."""
    path = tmp_path_factory.mktemp("corrected") / "run"
    models = [word for model in MODELS for word in ("--model", model)]
    assert main([*RUN, *models, "--out", str(path)]) == 0
    return path


def test_the_plan_and_the_counts(folder: Path) -> None:
    """The run asks for texts and takes two passages a bucket; the oracle's texts are annotator 0's, the others change less."""
    run = load_run(folder)
    assert (run.plan.settings["corrected"], run.plan.settings["per_bucket"], run.plan.items.n) == (
        True,
        2,
        10,
    )
    assert all("CORRECTED TEXT:" in prompt.messages[0].content for prompt in run.prompts)
    sums = {model: [0, 0, 0] for model in MODELS}
    for line in run.counts():
        for place, key in enumerate(("errant_tp", "errant_fp", "errant_fn")):
            sums[line["model"]][place] += line[key]
        assert line["block"] == int(line["model"] != "scripted/echo")
    assert sums["scripted/oracle"][0] > 0 == sum(sums["scripted/oracle"][1:])
    for model in ("scripted/echo", "scripted/silent"):
        assert sums[model] == [0, 0, sums["scripted/oracle"][0]]
    assert 0 < sums["scripted/compliant:compliance=0.8"][0] < sums["scripted/oracle"][0]


def test_counting_again_gives_the_same_bytes(folder: Path) -> None:
    """`resume --rescore` makes parsed and counts anew, without a call, to the byte."""
    before = [(folder / name).read_bytes() for name in ("parsed.jsonl", "counts.jsonl")]
    assert main(["resume", "--rescore", str(folder)]) == 0
    assert [(folder / name).read_bytes() for name in ("parsed.jsonl", "counts.jsonl")] == before


def test_the_report_shows_the_texts(folder: Path) -> None:
    """The section has figure 9, table 12 with the paper's rows, the changes, and the texts by themselves."""
    sections = recipe("framing").analyse([load_run(folder)], published=True, resamples=50)
    section = next(one for one in sections if one.id == "corrected")
    figure, scores, changes, readable = section.blocks
    assert isinstance(figure, Forest)
    assert figure.labels == (*MODELS, *(f"{model} (published)" for model in PAPER))
    assert figure.series[1].values[4:6] == (0.264, 0.422)
    for table, n_own, n_published in ((scores, 12, 30), (changes, 8, 0), (readable, 12, 0)):
        assert isinstance(table, Table)
        assert (len(table.rows) - len(table.published), len(table.published)) == (n_own, n_published)
        assert all("edits:errant-" in line for line in table.signature)
    assert isinstance(scores, Table)
    assert isinstance(readable, Table)
    assert [row["no_block"] for row in scores.rows[:6]] == [0, 0, 0, 10, 10, 10]
    assert scores.rows[0]["err0"].value == 1  # type: ignore[union-attr]
    assert any("annotator 1's own text" in note for note in scores.notes)
    assert readable.rows[3]["reasons"] == "no-block 9, refusal 1"


def test_a_run_without_corrected_texts_has_no_such_section(tmp_path: Path) -> None:
    """Nothing of ERRANT stands in its report, its counts or its numbers."""
    words = [
        "--limit",
        "2",
        "--conditions",
        "blind",
        "--model",
        "scripted/oracle",
        "--out",
        str(tmp_path / "r"),
    ]
    assert main(["run", "framing", *words]) == 0
    run = load_run(tmp_path / "r")
    assert "corrected" not in {one.id for one in recipe("framing").analyse([run], resamples=20)}
    assert not [one.name for one in recipe("framing").numbers(run, resamples=20) if "errant" in one.name]
    assert not [key for line in run.counts() for key in line if "errant" in key]


def test_gates_and_comparisons_see_the_numbers(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`check` judges ERRANT F0.5 by name, and `compare` lists it; a run with itself differs by 0."""
    gate = "errant(blind, model=scripted/oracle) >= 1"
    assert main(["check", str(folder), "--gate", gate, "--resamples", "50"]) == 0
    failing = "errant_multi(anchored, model=scripted/silent) > 0"
    assert main(["check", str(folder), "--gate", failing, "--resamples", "50"]) == 1
    capsys.readouterr()
    assert main(["compare", str(folder), str(folder), "--json", "--resamples", "50"]) == 0
    compared = capsys.readouterr().out
    for name in (
        "errant(under)",
        "errant_multi(under)",
        "errant_inflation(blind)",
        "errant_shift(under)",
        "errant_did(anchored)",
    ):
        assert json.dumps(name) in compared


def test_a_plan_tells_the_tokens(capsys: pytest.CaptureFixture[str]) -> None:
    """More may be written where a text is asked for, and the plan says how much; the user's limit stands."""
    plan = ["plan", *RUN[1:], "--model", "openai/gpt-4o", "--json"]
    assert main(plan) == 0
    asked = json.loads(capsys.readouterr().out)
    assert main([*plan, "--max-tokens", "1000"]) == 0
    limited = json.loads(capsys.readouterr().out)
    assert asked["models"][0]["output_tokens_at_most"] == 1600 * asked["calls"]
    assert limited["models"][0]["output_tokens_at_most"] == 1000 * asked["calls"]


def test_without_errant_nothing_is_asked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """One sentence with the command, exit code 2, and no folder."""
    monkeypatch.setattr(extraction, "_version", lambda package: None)
    assert main([*RUN, "--model", "scripted/oracle", "--out", str(tmp_path / "r")]) == 2
    assert capsys.readouterr().err == (
        "mismark: extracting edits from text needs the package errant; run: pip install 'mismark[errant]'\n"
    )
    assert not (tmp_path / "r").exists()
