"""A model asked under every kind of condition, with repeats and clean passages, from the command to the page."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING

import pytest

from mismark.cli import main
from mismark.records import Item, Sentence
from mismark.respondents.loopback import serve
from mismark.runs import load_run
from mismark.texts import builtin
from mismark.texts.items import write_items

if TYPE_CHECKING:
    from pathlib import Path

ALL = "blind,informed,anchored,over,under,hedged,attributed,placebo,placebo-2"


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """Twelve built-in passages, and six clean ones."""
    words = [
        "All",
        "is",
        "well",
        "in",
        "this",
        "small",
        "town",
        "and",
        "nobody",
        "has",
        "any",
        "reason",
        "to",
        "complain",
    ]
    clean = [Item(f"clean-{k}", (Sentence((*words, f"t{k}", ".")),), document=f"c{k}") for k in range(6)]
    write_items(tmp_path / "items.jsonl", [*builtin.load("framing")[:12], *clean])
    return tmp_path / "items.jsonl"


def test_a_model_is_asked_under_all_conditions_and_reported(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A server that copies whatever number of errors is stated: slope 1 however it is worded, 0 for the placebo; equal prompts once."""
    out = str(tmp_path / "run")

    async def go() -> int:
        async with serve("compliant") as base_url:
            monkeypatch.setenv("LOOPBACK_BASE_URL", base_url)
            words = [
                "run",
                "framing",
                "--model",
                "openai-api/loopback/any",
                "--data",
                str(data),
                "--clean",
                "4",
                "--samples",
                "2",
            ]
            words += ["--conditions", ALL, "--anchors=-5,-3,3,x2", "--out", out]
            return await asyncio.to_thread(main, words)  # fmt: skip

    assert asyncio.run(go()) == 0
    run = load_run(out)
    assert len(run.items) == 16
    messages = {(prompt.item, prompt.messages) for prompt in run.prompts}
    assert len(messages) < len(run.prompts) == 16 * 13
    keys = {(result.item.id, result.prompt.messages, result.sample): result.key for result in run.results()}
    assert len(set(keys.values())) == len(messages) * 2
    assert main(["report", out, "--resamples", "50"]) == 0
    tables = {
        name: _rows(tmp_path, name) for name in ("compliance", "bends", "wordings", "clean-claims", "repeats")
    }
    slopes = {row["The number is"]: row["Slope"] for row in tables["compliance"]}
    assert slopes["exactly"].startswith("1.000")
    assert slopes["reference number"].startswith("0.000")
    shift = {row["Compared"]: row["ΔCB"] for row in tables["wordings"]}
    assert shift["Hedged N + 2 less Mislead-Over"].startswith("0.000")
    rates = {row["Condition"]: row["Fabrication rate"] for row in tables["clean-claims"]}
    assert rates["Mislead-Over"].startswith("100.0%")
    assert {row["n"] for row in tables["clean-claims"]} == {"8"}
    capsys.readouterr()
    gates = [
        "--gate",
        "slope(placebo) <= 0.1",
        "--gate",
        "shift(hedged - over) <= 0",
        "--gate",
        "fabrication(over) <= 0.05",
    ]
    assert main(["check", out, *gates, "--resamples", "50", "--json"]) == 1
    verdicts = {one["gate"]: one["verdict"] for one in json.loads(capsys.readouterr().out)["gates"]}
    assert list(verdicts.values()) == ["holds", "holds", "fails"]


def _rows(folder: Path, name: str) -> list[dict[str, str]]:
    """A table's rows in the Markdown file that the report wrote, by its headings."""
    lines = (folder / "run" / "tables" / f"{name}.md").read_text(encoding="utf-8").splitlines()
    table = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("|")]
    return [dict(zip(table[0], row, strict=True)) for row in table[2:]]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--conditions", "hedge"], "hedged, attributed, placebo"),
        (["--anchors=x0"], "0 times the true count"),
        (["--anchors=2.5"], "--anchors=2.5: expected whole numbers"),
        (["--clean", "-1"], "--clean is -1"),
    ],
)
def test_what_cannot_be_asked_is_one_sentence(
    words: list[str], message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It names what there is, and nothing is written."""
    code = main(["run", "framing", "--model", "scripted/oracle", "--out", str(tmp_path / "r"), *words])
    assert code == 2
    assert message in capsys.readouterr().err
    assert not (tmp_path / "r").exists()


def test_clean_passages_are_cut_from_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`data passages --clean` takes windows that nobody marked beside those of the range, and says how many."""
    error = "S a b\nA 0 1|||X|||c|||REQUIRED|||-NONE-|||0\n\n"
    (tmp_path / "x.m2").write_text(error + "S a b\n\n" * 5, encoding="utf-8")
    words = [
        "data",
        "passages",
        str(tmp_path / "x.m2"),
        "--window",
        "1",
        "--min",
        "1",
        "--out",
        str(tmp_path / "i.jsonl"),
    ]
    assert main([*words, "--clean", "3", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["passages"], found["clean"], found["clean_windows"]) == (4, 3, 5)
    assert main([*words, "--clean", "3"]) == 0
    assert "3 passages without errors of 5" in capsys.readouterr().out
