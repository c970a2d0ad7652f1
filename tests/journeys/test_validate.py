"""`mismark validate` from a user's side, and with estimators that somebody has broken."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from mismark.cli import main
from mismark.protocols.framing import certainties, doses, measures, parsing, trials, truths
from mismark.scoring import spans
from mismark.texts import builtin

if TYPE_CHECKING:
    from collections.abc import Callable

    from mismark.protocols import Reported
    from mismark.protocols.framing.trials import Study
    from mismark.protocols.validation import Part


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder that is both the current one and the one for temporary files."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr("tempfile.tempdir", None)
    return tmp_path


def said(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """Run a command: its exit code, standard output and standard error."""
    capsys.readouterr()
    code = main(["validate", *words])
    out, err = capsys.readouterr()
    return code, out, err


def only(monkeypatch: pytest.MonkeyPatch, *studies: Study) -> None:
    """Validate these studies alone, those of the built-in set on its first 8 passages."""

    def few(recipe: Reported) -> list[Part]:
        return [study.part(recipe) for study in studies]

    monkeypatch.setattr(truths, "truths", few)
    monkeypatch.setattr(trials, "population", lambda: builtin.load("framing")[:8])
    for other in ("grammar", "judging"):
        monkeypatch.setattr(f"mismark.protocols.{other}.truths.truths", lambda recipe: [])


def test_the_truth_is_found_at_any_number_of_workers_and_nothing_is_left(
    capsys: pytest.CaptureFixture[str], folder: Path
) -> None:
    """Exit 0; one JSON object, the same bytes by one process and by two; no file stays behind."""
    one, two = (said(capsys, "--replicates", "1", "--workers", n, "--json") for n in ("1", "2"))
    assert one[0] == two[0] == 0
    assert one[1] == two[1]
    assert one[1].count("\n") == 1
    found = json.loads(one[1])
    assert (found["passed"], found["seed"], found["replicates"]) == (True, 0, 1)
    parameters = found["parameters"]
    assert {row["kind"] for row in parameters} == {"interval", "exact", "mean", "null"}
    assert {row["protocol"] for row in parameters} == {"framing", "grammar", "judging"}
    assert all(row["right"] for row in parameters if row["kind"] == "exact")
    slopes = {row["truth"] for row in parameters if row["parameter"] == "slope"}
    assert slopes == {0, 0.5, 0.8, 1}
    assert list(folder.iterdir()) == []


def test_another_seed_draws_anew(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """What chance has a part in changes with the seed, true values do not, and `--quick` makes fewer replicates."""
    monkeypatch.setattr("mismark.cli.validate.QUICK", 2)
    only(monkeypatch, truths._blind())
    a, b = (
        json.loads(said(capsys, "--quick", "--seed", s, "--workers", "1", "--json")[1]) for s in ("0", "1")
    )
    assert a["replicates"] == 2
    for x, y in zip(a["parameters"], b["parameters"], strict=True):
        assert x["value"] != y["value"]
        assert x["truth"] == y["truth"] or x["kind"] == "mean"


def test_the_table_says_what_is_true_and_what_is_made_of_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A heading for each study, each respondent once, then its parameters with truth, estimate and verdict."""
    only(monkeypatch, certainties.bent())
    code, out, err = said(capsys, "--workers", "1")
    assert code == 0
    heading, _, respondent, knot, *_ = out.splitlines()
    assert heading.startswith("framing: 8 built-in passages, once")
    assert respondent == "scripted/compliant:compliance=1,hits=1,false_alarms=0,bend=2,beyond=0"
    assert knot.split() == ["where", "it", "bends", "2.000", "2.000", "equal", "–", "holds"]
    assert err == "passed: all 3 parameters are measured as they should be\n"


def _shrunk(sums: Any) -> Any:
    return 0.98 * sums[..., 0] / sums[..., 1]


def _nowhere(*_: object) -> bool:
    return False


def _off_by_one(claimed: Any, gold: Any, real: Callable[..., Any] = measures.count_f1) -> Any:
    return real(claimed + 1, gold)


@pytest.mark.parametrize(
    ("module", "name", "broken", "noticed"),
    [
        (doses, "SLOPE", _shrunk, "slope of scripted/compliant:compliance=1,"),
        (spans, "same", _nowhere, "strict(blind) of scripted/oracle"),
        (measures, "count_f1", _off_by_one, "count_f1(over) of scripted/compliant:compliance=1,"),
    ],
)
def test_a_broken_estimator_is_noticed_and_named(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    module: object,
    name: str,
    broken: object,
    noticed: str,
) -> None:
    """A slope 2% too low, a matcher that matches nothing, a count off by one: exit 1, and which number is wrong."""
    only(monkeypatch, certainties.certain(), certainties.gold())
    monkeypatch.setattr(module, name, broken)
    code, out, err = said(capsys, "--workers", "1")
    assert code == 1
    assert noticed in err
    assert "estimates are not the true value" in err
    assert "FAILS" in out
    assert err.splitlines()[-1].startswith("not passed: ")


def test_a_parser_that_miscounts_is_noticed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The replies go through the parser: where it reads one error too many, Count Bias is not what it should be."""
    real = parsing.parse

    def parse(*words: Any) -> Any:
        read = real(*words)
        return replace(read, value=replace(read.value, claimed=read.value.claimed + 1))

    only(monkeypatch, certainties.certain())
    monkeypatch.setattr("mismark.protocols.framing.protocol.parse", parse)
    code, _, err = said(capsys, "--workers", "1", "--json")
    assert code == 1
    assert "count_bias(anchored) of scripted/compliant" in err


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="needs /proc to see a process's children")
def test_nobody_works_on_when_the_command_is_killed() -> None:
    """The processes that make the replicates end when the one that started them is killed."""
    command = [sys.executable, "-m", "mismark", "validate", "--replicates", "1000", "--workers", "2"]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as running:
        children = Path(f"/proc/{running.pid}/task/{running.pid}/children")
        found: list[str] = []
        try:
            until(lambda: len(_workers(children)) == 2)
            found = _workers(children)
        finally:
            running.kill()
    until(lambda: not any(_works(pid) for pid in found))
    assert len(found) == 2


def until(true: Callable[[], bool], seconds: float = 60.0) -> None:
    """Wait for something to become true; that it never does is a failure."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end
        time.sleep(0.05)


def _workers(children: Path) -> list[str]:
    return [pid for pid in children.read_text().split() if _works(pid)]


def _works(pid: str) -> bool:
    """Whether a process is there and one that was spawned to work."""
    try:
        return b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return False


@pytest.mark.parametrize("words", [["--replicates", "0"], ["--workers", "0"], ["--seed", "x"], ["more"]])
def test_words_that_cannot_be_are_refused_in_one_sentence(
    capsys: pytest.CaptureFixture[str], words: list[str]
) -> None:
    """Exit 2, before anything is made."""
    code, out, err = said(capsys, *words)
    assert (code, out, err.count("\n")) == (2, "", 1)
