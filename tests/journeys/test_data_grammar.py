"""`mismark data m2`, `coverage` and `distance`, end to end."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from mismark.cli import main
from mismark.texts import builtin
from mismark.texts.m2 import read_m2
from mismark.texts.minimal_pairs import write_pairs

if TYPE_CHECKING:
    from pathlib import Path

    Capture = pytest.CaptureFixture[str]

CORPUS = (
    "S Let 's to go .\nA 2 3|||U:PART|||-NONE-|||REQUIRED|||-NONE-|||0\n\n"
    "S I cat .\nA 1 1|||M:VERB|||am|||REQUIRED|||-NONE-|||0\n\n"
)


def files_of(folder: Path) -> dict[str, bytes]:
    """Every file below a folder."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_m2_of_the_built_in_set(tmp_path: Path, capsys: Capture) -> None:
    """The whole set and 263 files of ten sentences, the same bytes each time; together they are the whole."""
    for name in ("a", "b"):
        assert main(["data", "m2", "--per-item", "--out", str(tmp_path / name), "--json"]) == 0
    told = json.loads(capsys.readouterr().out.splitlines()[0])
    assert (told["pairs"], told["references"], told["items"]) == (2630, 3932, 263)
    files = files_of(tmp_path / "a")
    assert files == files_of(tmp_path / "b")
    assert len(files) == 264
    items = sorted((tmp_path / "a" / "items").iterdir())
    assert [len(read_m2(path)) for path in items] == [10] * 263
    assert b"".join(path.read_bytes() for path in items) == files["grammar.m2"]
    assert read_m2(tmp_path / "a" / "grammar.m2") == [item.sentences[0] for item in builtin.load("grammar")]


def test_m2_of_own_pairs(tmp_path: Path, capsys: Capture) -> None:
    """A file of pairs becomes NAME.m2 with the edits that ship, when the same tagger extracts them."""
    pytest.importorskip("errant")
    pytest.importorskip("textblob")
    path = tmp_path / "mine.jsonl"
    write_pairs(path, builtin.pairs()[:30])
    assert main(["data", "m2", str(path), "--tagger", "embedded", "--out", str(tmp_path / "out")]) == 0
    assert "30 pairs" in capsys.readouterr().out
    assert [path.name for path in (tmp_path / "out").iterdir()] == ["mine.m2"]
    assert read_m2(tmp_path / "out" / "mine.m2") == [
        item.sentences[0] for item in builtin.load("grammar")[:30]
    ]


def test_m2_refuses_what_it_cannot_do(tmp_path: Path, capsys: Capture) -> None:
    """A tagger for the built-in set, a file for a folder and a file that is no pairs each end with exit code 2."""
    assert main(["data", "m2", "--tagger", "embedded", "--out", str(tmp_path / "x")]) == 2
    assert "leave out --tagger" in capsys.readouterr().err
    (tmp_path / "file").write_text("no pair\n", "utf-8")
    assert main(["data", "m2", "--out", str(tmp_path / "file")]) == 2
    assert "cannot be made a folder" in capsys.readouterr().err
    assert main(["data", "m2", str(tmp_path / "file"), "--out", str(tmp_path / "x")]) == 2
    assert "file:1: not a minimal pair" in capsys.readouterr().err


def test_coverage_of_two_sets(tmp_path: Path, capsys: Capture) -> None:
    """Shares at each threshold of each set, as JSON, as lines and as files; the corpus is told with its size."""
    pytest.importorskip("matplotlib")
    train = tmp_path / "train.m2"
    train.write_text(CORPUS * 2, "utf-8")
    command = ["data", "coverage", "--train", str(train), "--data", str(train), "--data", "grammar"]
    command += ["--thresholds", "1,2,3", "--workers", "1", "--out", str(tmp_path / "out")]
    assert main([*command, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["train"]["sentences"], told["train"]["edits"]) == (4, 4)
    own = told["sets"][str(train)]
    assert [row["coverage"] for row in own["thresholds"]] == [1.0, 1.0, 0.0]
    other = told["sets"]["grammar"]
    assert (other["edits"], other["thresholds"][0]["covered"]) == (1883, 2)
    assert sorted(files_of(tmp_path / "out")) == [
        f"edit-coverage.{ending}" for ending in ("csv", "json", "md", "png", "svg", "tex")
    ]
    assert json.loads((tmp_path / "out" / "edit-coverage.json").read_text("utf-8")) == told
    assert main(command) == 0
    shown = capsys.readouterr().out
    assert "grammar: 1883 different edits, 4409 in all" in shown
    assert "edit-coverage|data:grammar@b2:" in shown


def test_coverage_refuses_what_it_cannot_do(tmp_path: Path, capsys: Capture) -> None:
    """Thresholds that do not rise, a corpus that is none and a set without edits end with exit code 2."""
    train = tmp_path / "train.m2"
    train.write_text(CORPUS, "utf-8")
    for words, says in (
        (["--train", str(train), "--thresholds", "5,2"], "rising whole numbers"),
        (["--train", "grammar"], "is no corpus"),
        (["--train", str(tmp_path / "none.m2")], "cannot be read"),
    ):
        assert main(["data", "coverage", "--workers", "1", *words]) == 2
        assert says in capsys.readouterr().err
    (tmp_path / "clean.m2").write_text("S Fine .\n", "utf-8")
    words = ["--train", str(train), "--data", str(tmp_path / "clean.m2")]
    assert main(["data", "coverage", *words]) == 2
    assert "the set has no edits" in capsys.readouterr().err


def test_what_is_missing_is_told_before_a_corpus_is_read(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without Matplotlib `--out` ends at once with the command that installs it, and writes nothing."""
    train = tmp_path / "train.m2"
    train.write_text("no M2, which would be told if it were read\n", "utf-8")
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    out = tmp_path / "out"
    for words in (["coverage", "--train", str(train)], ["distance", str(train)]):
        assert main(["data", *words, "--out", str(out)]) == 2
        assert "pip install 'mismark[report]'" in capsys.readouterr().err
    assert not out.exists()


def test_distance_of_sets(tmp_path: Path, capsys: Capture) -> None:
    """The distribution of each set, as JSON, as lines and as files."""
    pytest.importorskip("matplotlib")
    dev = tmp_path / "dev.m2"
    dev.write_text(CORPUS + "S Fine .\n", "utf-8")
    command = ["data", "distance", "grammar", str(dev), "--most", "3", "--out", str(tmp_path / "out")]
    assert main([*command, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)["sets"]
    assert told["grammar"]["distances"] == {"1": 2337, "2": 276, "3": 14, "4": 3}
    assert told[str(dev)] == {
        "sentences": 3,
        "mean": 2 / 3,
        "median": 1.0,
        "distances": {"0": 1, "1": 2},
    }
    assert len(files_of(tmp_path / "out")) == 6
    assert main(["data", "distance"]) == 0
    assert "grammar: 2630 sentences, mean 1.12, median 1" in capsys.readouterr().out
