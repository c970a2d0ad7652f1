"""`mismark report` from a user's side: folders in, a page and its path out."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from mismark import protocols
from mismark.cli import main
from mismark.protocols.framing.protocol import Framing
from mismark.records import Estimate
from mismark.report.analyses import Column, Section, Table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mismark.runs import Run


class Small(Framing):
    """Framing with a report that is quick to draw, and that tells what it was asked for."""

    def analyse(
        self, runs: Sequence[Run], *, published: bool = False, resamples: int | None = None
    ) -> list[Section]:
        """One table of one estimate."""
        asked = Estimate(0.5, len(runs), 0, f"published {published}, resamples {resamples}")
        table = Table("asked", "Asked", (Column("x", "x"),), ({"x": asked},))
        return [Section("s", "S", "The main finding.", (table,))]


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small run of two respondents, made by the command itself."""
    out = tmp_path_factory.mktemp("runs") / "small"
    models = ["--model", "scripted/oracle", "--model", "scripted/silent"]
    assert main(["run", "framing", "--limit", "4", *models, "--out", str(out)]) == 0
    return out


@pytest.fixture
def run(finished: Path, tmp_path: Path) -> Path:
    """A copy of the run that a test may write into."""
    return Path(shutil.copytree(finished, tmp_path / "small"))


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Framing, and a second protocol, report quickly."""
    monkeypatch.setitem(protocols.PROTOCOLS, "framing", Small)
    monkeypatch.setitem(protocols.PROTOCOLS, "other", Small)


def asked(folder: Path) -> str:
    """What the small report was asked for."""
    (estimate,) = json.loads((folder / "estimates.json").read_text(encoding="utf-8"))["estimates"]
    return f"{estimate['n']} runs, {estimate['method']}"


def test_one_run_gets_its_report_in_its_own_folder(run: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The whole framing report, paper's numbers beside, stands in the run folder; stdout is the page's path."""
    before = sorted(path.name for path in run.iterdir())
    assert main(["report", str(run), "--published", "--resamples", "50"]) == 0
    assert capsys.readouterr().out == f"{run / 'index.html'}\n"
    assert sorted(path.name for path in run.iterdir()) == sorted(
        [*before, "estimates.json", "figures", "index.html", "tables"]
    )
    page = (run / "index.html").read_text(encoding="utf-8")
    assert "scripted/silent" in page
    assert "4 items · 2 respondents · 40 planned replies" in page
    assert "GPT-4o †" in page


@pytest.mark.usefixtures("small")
def test_options_reach_the_protocol(run: Path) -> None:
    """--published and --resamples are handed on; without them the protocol's own rule holds."""
    assert main(["report", str(run)]) == 0
    assert asked(run) == "1 runs, published False, resamples None"
    assert main(["report", str(run), "--published", "--resamples", "7"]) == 0
    assert asked(run) == "1 runs, published True, resamples 7"


@pytest.mark.usefixtures("small")
def test_several_runs_are_one_report(run: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Runs of one protocol share a page, in report/ where nothing else is said; a folder named twice counts once."""
    monkeypatch.chdir(tmp_path)
    shutil.copytree(run, tmp_path / "second")
    assert main(["report", "small", "second", "small"]) == 0
    assert asked(tmp_path / "report").startswith("2 runs")
    assert not (run / "index.html").exists()


@pytest.mark.usefixtures("small")
def test_several_protocols_are_linked(run: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Each protocol has its own page below --out, and one page links them with their main findings."""
    other = tmp_path / "other"
    shutil.copytree(run, other)
    plan = json.loads((other / "plan.json").read_text(encoding="utf-8"))
    del plan["digest"]
    (other / "plan.json").write_text(json.dumps({**plan, "protocol": "other"}), encoding="utf-8")
    capsys.readouterr()
    assert main(["report", str(run), str(other), "--out", str(tmp_path / "out")]) == 0
    index = tmp_path / "out" / "index.html"
    assert capsys.readouterr().out == f"{index}\n"
    text = index.read_text(encoding="utf-8")
    assert 'href="framing/index.html"' in text
    assert 'href="other/index.html"' in text
    assert "The main finding." in text
    assert (tmp_path / "out" / "other" / "index.html").is_file()


@pytest.mark.usefixtures("small")
def test_json_is_one_object(run: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """--json prints one object that names the page, the runs and the warnings."""
    capsys.readouterr()
    assert main(["report", str(run), "--json"]) == 0
    told: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert told == {
        "index": str(run / "index.html"),
        "reports": [
            {
                "protocol": "framing",
                "page": str(run / "index.html"),
                "runs": [str(run)],
                "sections": ["s"],
                "warnings": [],
            }
        ],
    }


@pytest.mark.usefixtures("small")
def test_failures_are_in_sight(run: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A cell that was never answered is a warning before any number, with what to do."""
    lines = (run / "counts.jsonl").read_text(encoding="utf-8").splitlines()
    cell = {
        key: value
        for key, value in json.loads(lines[0]).items()
        if key in {"item", "condition", "model", "sample"}
    }
    lines[0] = json.dumps({**cell, "fate": "timeout"})
    (run / "counts.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")
    (run / "counted.json").unlink()
    capsys.readouterr()
    assert main(["report", str(run), "--json"]) == 0
    warnings = json.loads(capsys.readouterr().out)["reports"][0]["warnings"]
    assert warnings[0] == "scripted/oracle: 1 of 20 calls brought no whole reply (1 timeout)."
    assert warnings[1].endswith(f"Go on with: mismark resume {run}")
    page = (run / "index.html").read_text(encoding="utf-8")
    assert page.index("1 of 20 calls brought no whole reply") < page.index("The main finding.")


def test_what_is_no_run_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A folder without a plan ends with exit code 2 and one sentence that names it."""
    assert main(["report", str(tmp_path)]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert str(tmp_path) in captured.err
    assert len(captured.err.strip().splitlines()) == 1
