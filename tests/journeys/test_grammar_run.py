"""`mismark run grammar`, from the command line to the counts."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from mismark.cli import main

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

WORDS = ["run", "grammar", "--levels", "A1", "--per-item", "1"]


def lines(folder: Path, name: str = "counts.jsonl") -> list[dict[str, Any]]:
    """The lines of a file of a run."""
    return [json.loads(line) for line in (folder / name).read_text(encoding="utf-8").splitlines()]


def test_the_oracle_fixes_every_item_of_a_level(tmp_path: Path) -> None:
    """60 items of A1, one pair each, under two conditions by default: all fixed, no correct sentence changed."""
    assert main([*WORDS, "--model", "scripted/oracle", "--out", str(tmp_path / "g")]) == 0
    found = lines(tmp_path / "g")
    assert len(found) == 120
    assert {(one["condition"], one["changed"]) for one in found} == {("baseline", True), ("correct", False)}
    assert len({one["grammar_item"] for one in found}) == 60
    assert all(one["exact"] == 0 for one in found if one["condition"] == "baseline")


def test_a_checker_is_asked_once_about_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Baseline, Guided and Wrong-item are one call for what sees the text alone, and the counts are the same."""
    out = tmp_path / "g"
    asked = ["--conditions", "baseline,guided,wrong-item", "--items", "38-40"]
    assert main(["run", "grammar", *asked, "--model", "command:cat", "--out", str(out)]) == 0
    assert "30/30 answered" in capsys.readouterr().err
    found = lines(out)
    assert len(found) == 90
    assert {one["condition"] for one in found} == {"baseline", "guided", "wrong-item"}
    assert not any(one["changed"] for one in found)


def test_the_seed_decides_the_wrong_items(tmp_path: Path) -> None:
    """The same seed gives the same prompts, another seed names other items; the rest stays."""
    shown = []
    for number, seed in enumerate(("1", "1", "2")):
        out = tmp_path / str(number)
        asked = ["--conditions", "wrong-item", "--seed", seed, "--model", "scripted/echo", "--out", str(out)]
        assert main([*WORDS, *asked]) == 0
        shown.append([one["shown_item"] for one in lines(out)])
    assert shown[0] == shown[1]
    assert shown[0] != shown[2]


def test_old_outputs_are_counted(tmp_path: Path) -> None:
    """A file of outputs is a respondent: what it holds is read by the same rules."""
    old = tmp_path / "old.jsonl"
    texts = {
        "039-01": "Sure! Here is the corrected sentence:\n\nA.",
        "039-02": "I'm sorry, but I can't help with that.",
    }
    rows = [{"item": item, "condition": "baseline", "text": text} for item, text in texts.items()]
    old.write_text("\n".join(map(json.dumps, rows)) + "\n", encoding="utf-8")
    out = tmp_path / "g"
    asked = ["--items", "39", "--per-item", "2", "--conditions", "baseline", "--model", f"replay:{old}"]
    assert main(["run", "grammar", *asked, "--out", str(out)]) == 0
    assert [(one["parsed"], one.get("reason")) for one in lines(out)] == [(0, "other-text"), (0, "refusal")]


def test_what_cannot_work_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A range that is none ends with exit code 2 and says what a range looks like."""
    code = main(
        ["run", "grammar", "--items", "40-39", "--model", "scripted/echo", "--out", str(tmp_path / "g")]
    )
    assert code == 2
    assert "such as --items 39,120-129" in capsys.readouterr().err
