"""`mismark plan`, `compare` and `check` from a user's side."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import pytest

from mismark.cli import main

if TYPE_CHECKING:
    from pathlib import Path

A = "scripted/compliant:compliance=0.8"
B = "scripted/compliant:compliance=0.1"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two runs, `a` and `b`, of one respondent each."""
    folder = tmp_path_factory.mktemp("verbs")
    for name, model in (("a", A), ("b", B)):
        assert main(["run", "framing", "--model", model, "--out", str(folder / name)]) == 0
    return folder


@pytest.fixture(autouse=True)
def _at(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(folder)


def said(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """Run a command: its exit code, standard output and standard error."""
    capsys.readouterr()
    code = main(words)
    out, err = capsys.readouterr()
    return code, out, err


def value(capsys: pytest.CaptureFixture[str], *words: str, code: int = 0) -> dict[str, Any]:
    """The one JSON object of a command that ends with this code."""
    found, out, _ = said(capsys, *words, "--json")
    assert found == code
    assert out.count("\n") == 1
    result: dict[str, Any] = json.loads(out)
    return result


def test_plan_needs_no_key_and_no_network_and_leaves_nothing(folder: Path, tmp_path: Path) -> None:
    """With no key, and with every socket refused, the plan of a paid model is told and no file is written."""
    program = (
        "import sys, socket\n"
        "def no(*_, **__): raise RuntimeError('a socket was opened')\n"
        "socket.socket.connect = socket.getaddrinfo = no\n"
        "from mismark.cli import main\n"
        "code = main(['plan', 'framing', '--model', 'openai/gpt-4o', '--json'])\n"
        "sys.exit(code)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, cwd=tmp_path, env={"PATH": ""}
    )
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert (found["items"], found["conditions"], found["cells"], found["calls"]) == (143, 5, 715, 715)
    (model,) = found["models"]
    assert model["price_per_mtok"]["date"]
    assert 0 < model["price_usd"]["low"] < model["price_usd"]["high"]
    assert model["output_tokens_at_most"] == 715 * 800
    assert list(tmp_path.iterdir()) == []


def test_the_calls_of_a_plan_are_those_that_the_run_makes(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Planned calls equal the calls of the run, also where anchors below 1 make prompts equal; then none is left."""
    words = [
        "framing",
        "--model",
        "command:echo TOTAL ERRORS FOUND: 1",
        "--limit",
        "6",
        "--anchors=-9,-8,1",
        "--samples",
        "2",
    ]
    out = ["--out", str(tmp_path / "run")]
    before = value(capsys, "plan", *words, *out)
    made = value(capsys, "run", *words, *out)
    after = value(capsys, "plan", *words, *out)
    assert before["cells"] == made["cells"] > before["calls"]
    assert before["calls"] == before["calls_left"] == made["calls"] == made["calls_sent"]
    assert (after["calls"], after["calls_left"]) == (before["calls"], 0)


def test_a_price_that_is_not_known_is_unknown(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """An unlisted model's price is the word unknown, in the table and in JSON; --prices tells it."""
    words = ["plan", "framing", "--model", "openrouter/some/model", "--model", "scripted/oracle"]
    code, out, _ = said(capsys, *words)
    assert code == 0
    assert "all together: unknown" in out
    found = value(capsys, *words)
    assert found["price_usd"] == "unknown"
    assert [one["price_usd"] for one in found["models"]] == [
        "unknown",
        {"low": 0.0, "high": 0.0, "expected": 0.0},
    ]
    table = tmp_path / "prices.csv"
    table.write_text(
        "model,input_usd_per_mtok,output_usd_per_mtok,date,source\nopenrouter/*,1,2,2026-11-01,mine\n"
    )
    assert value(capsys, *words, "--prices", str(table))["price_usd"]["high"] > 0.48


def test_plan_refuses_what_run_would_refuse(capsys: pytest.CaptureFixture[str]) -> None:
    """Bad options, a folder with another run, and a folder that is no run are exit code 2 and a sentence."""
    for words, says in (
        (["--anchors=x"], "--anchors=x"),
        (["--concurrency", "0"], "at least 1 call"),
        (["--budget", "0"], "budget"),
        (["--out", "a", "--limit", "3"], "other settings"),
        (["--like", "nowhere"], "not a run folder"),
        (["--prices", "nowhere.csv"], "nowhere.csv: cannot be read"),
    ):
        code, out, err = said(capsys, "plan", "framing", "--model", A, *words)
        assert (code, out) == (2, ""), words
        assert says in err


def test_plan_tells_what_can_be_seen(capsys: pytest.CaptureFixture[str]) -> None:
    """Published spread without --like, the run's own with it; in words and in JSON."""
    words = ["plan", "framing", "--model", A, "--conditions", "blind,over"]
    names = [one["name"] for one in value(capsys, *words)["detectable"]]
    assert names == ["count_bias(blind)", "count_bias(over)", "shift(over)"]
    like = value(capsys, *words, "--like", "a")["detectable"]
    assert {"slope", "inflation(over)", "did(over)"} <= {one["name"] for one in like}
    assert not [one for one in like if "under" in one["name"]]
    code, out, _ = said(capsys, *words)
    assert code == 0
    assert "80 runs of 100 (143 items)" in out
    code, out, _ = said(capsys, "plan", "framing", "--model", A, "--conditions", "anchor+9")
    assert "unknown; give an earlier run with --like" in out


def test_compare_puts_two_runs_side_by_side(capsys: pytest.CaptureFixture[str]) -> None:
    """The table names each number, and the slope that was set lower is lower; the JSON holds the same."""
    code, out, err = said(capsys, "compare", "a", "b", "--only", "slope", "--only", "did(over)")
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert lines[0] == "A a   B b   143 items   2 comparisons"
    assert [line.split()[0] for line in lines[4:]] == ["did(over)", "slope"]
    assert lines[-1].endswith("lower")
    found = value(capsys, "compare", "a", "b", "--only", "slope", "--resamples", "500")
    (row,) = found["comparisons"]
    assert (row["name"], row["model_a"], row["model_b"], row["verdict"]) == ("slope", A, B, "lower")
    assert row["difference"]["high"] < 0
    assert row["p"] <= row["p_holm"] < 0.05


def test_compare_of_a_run_with_itself_tells_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    """All differences are 0 with p = 1, over the same items."""
    found = value(capsys, "compare", "a", "a", "--resamples", "200")
    assert found["same_items"]
    assert {
        (row["difference"]["value"], row["p"], row["verdict"])
        for row in found["comparisons"]
        if row["a"]["value"] is not None
    } == {(0.0, 1.0, "cannot tell")}


@pytest.mark.parametrize(
    ("gates", "code", "verdicts"),
    [
        (["slope >= 0.5"], 0, ["holds"]),
        (["slope >= 0.5", "slope <= 0.5"], 1, ["holds", "fails"]),
        (["slope >= 0.8"], 1, ["cannot tell"]),
        (["slope(model=nobody) <= 9"], 1, ["cannot tell"]),
        (["inflation(anchor+9) <= 9"], 1, ["cannot tell"]),
    ],
)
def test_check_ends_with_0_only_where_all_gates_hold(
    capsys: pytest.CaptureFixture[str], gates: list[str], code: int, verdicts: list[str]
) -> None:
    """Exit code 0 where the whole interval keeps to every gate; 1 where one fails or cannot be told."""
    words = [word for gate in gates for word in ("--gate", gate)]
    found = value(capsys, "check", "a", *words, code=code)
    assert [one["verdict"] for one in found["gates"]] == verdicts
    assert found["passed"] == (code == 0)
    again, out, err = said(capsys, "check", "a", *words)
    assert again == code
    assert [line.split("  ")[0] for line in out.splitlines()] == verdicts
    assert err.startswith("passed" if code == 0 else "not passed")


def test_check_reads_gates_from_a_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """--gates and --gate are judged together; a bad line is named and ends with 2."""
    path = tmp_path / "gates.txt"
    path.write_text("slope >= 0.5  # it must follow\nread >= 0.9\n")
    assert len(value(capsys, "check", "a", "--gates", str(path), "--gate", "slope <= 2")["gates"]) == 3
    path.write_text("slope >= 0.5\nslope is small\n")
    code, out, err = said(capsys, "check", "a", "--gates", str(path))
    assert (code, out) == (2, "")
    assert "gates.txt:2" in err


def test_check_refuses_what_is_no_gate(capsys: pytest.CaptureFixture[str]) -> None:
    """No gate, a misspelt measure and a folder that is no run end with 2 and a sentence."""
    for words, says in (
        (["a"], "no gate to check"),
        (["a", "--gate", "inflaton(over) <= 1"], "this run has count_bias"),
        (["a", "--gate", "slope"], "cannot be read"),
        (["nowhere", "--gate", "slope <= 1"], "not a run folder"),
    ):
        code, out, err = said(capsys, "check", *words)
        assert (code, out) == (2, ""), words
        assert says in err


def test_help_of_the_verbs_stays_light() -> None:
    """Help loads none of the packages that work is done with."""
    program = (
        "import sys\nfrom mismark.cli import main\n"
        "for words in (['plan', 'framing', '--help'], ['compare', '--help'], ['check', '--help']):\n"
        "    assert main(words) == 0\n"
        "assert not {'numpy', 'scipy', 'matplotlib', 'aiohttp'} & {name.partition('.')[0] for name in sys.modules}\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_compare_refuses_a_pair_that_is_none(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    """`--pair` without `=`, or with a model that a run does not have, ends with code 2 and says what is expected."""
    run = next(one for one in sorted(folder.iterdir()) if (one / "counts.jsonl").is_file())
    code, _, err = said(capsys, "compare", str(run), str(run), "--pair", "nobody")
    assert (code, "write a model of the first run, =, and one of the second" in err) == (2, True)
    code, _, err = said(capsys, "compare", str(run), str(run), "--pair", "nobody=anybody")
    assert (code, "has no model nobody" in err) == (2, True)


def test_plan_warns_of_samples_that_will_not_differ(capsys: pytest.CaptureFixture[str]) -> None:
    """Several samples at temperature 0 bring a note that one sample, or another temperature, does not."""
    words = ("plan", "framing", "--model", "openai/gpt-4o-mini")
    told = [
        any("will hardly differ" in note for note in value(capsys, *words, *more)["notes"])
        for more in ((), ("--samples", "3"), ("--samples", "3", "--temperature", "1"))
    ]
    assert told == [False, True, False]


def test_a_plan_needs_no_model(capsys: pytest.CaptureFixture[str]) -> None:
    """Without a model a plan tells the calls of any one, and a run still asks for its name."""
    assert main(["plan", "judging", "--strategies", "vanilla", "--limit", "2"]) == 0
    assert "any-model" in capsys.readouterr().out
    assert main(["run", "judging", "--out", "nowhere"]) == 2
