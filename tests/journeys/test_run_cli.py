"""The verbs run, resume, list, doctor and explain, and what every verb keeps to."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING

import pytest

import mismark
from mismark import cli
from mismark.cli import main
from mismark.respondents.loopback import serve
from mismark.runs import load_run

if TYPE_CHECKING:
    from pathlib import Path

RUN = ["run", "framing", "--limit", "3", "--model", "scripted/oracle"]


@pytest.fixture(autouse=True)
def _at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def said(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """Run a command: its exit code, standard output and standard error."""
    code = main(words)
    out, err = capsys.readouterr()
    return code, out, err


def test_run_leaves_a_folder_and_one_object(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """`run framing --json` exits 0, prints one JSON object, and says on standard error what comes next."""
    code, out, err = said(capsys, *RUN, "--model", "scripted/silent", "--out", "runs/a", "--json")
    value = json.loads(out)
    assert code == 0
    assert out.count("\n") == 1
    assert (value["run"], value["cells"], value["calls_sent"], value["complete"]) == ("runs/a", 30, 30, True)
    assert value["fates"] == {"scripted/oracle": {"answered": 15}, "scripted/silent": {"answered": 15}}
    assert err.splitlines()[-3:] == [
        "scripted/oracle: 15 answered",
        "scripted/silent: 15 answered",
        "run complete in runs/a; next: mismark report runs/a",
    ]
    claimed = {line["model"]: line["claimed"] for line in load_run("runs/a").counts()}
    assert claimed["scripted/silent"] == 0 < claimed["scripted/oracle"]


def test_resuming_a_finished_run_sends_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    """`resume` of a finished run exits 0 with no call, and so does the same `run` again."""
    assert said(capsys, *RUN, "--out", "a")[:2] == (0, "")
    for words in (["resume", "a"], [*RUN, "--out", "a"], ["resume", "a", "--rescore"]):
        code, out, _ = said(capsys, *words, "--json")
        assert (code, json.loads(out)["calls_sent"], json.loads(out)["answered"]) == (0, 0, 15)


def test_the_settings_reach_the_plan(capsys: pytest.CaptureFixture[str]) -> None:
    """Each option of `run framing` stands in the plan, given and resolved kept apart."""
    words = [
        "--conditions",
        "blind, over",
        "--anchors=-5,3",
        "--text",
        "tokenised",
        "--seed",
        "0",
        "--samples",
        "2",
    ]
    more = ["--temperature", "0.5", "--max-tokens", "99", "--concurrency", "3", "--annotator", "0"]
    assert said(capsys, *RUN, *words, *more, "--out", "a")[0] == 0
    plan = load_run("a").plan
    assert plan.settings["conditions"] == ["blind", "over", "anchor-5", "anchor+3"]
    assert (plan.settings["text"], plan.seed, plan.samples) == ("tokenised", 0, 2)
    assert plan.decoding == {"temperature": 0.5, "max_tokens": 99}
    assert plan.given["anchors"] == [-5, 3]
    assert (plan.given["concurrency"], plan.given["limit"], plan.given["preset"]) == (3, 3, None)
    assert plan.n_cells == 3 * 4 * 2
    assert said(capsys, *RUN, "--preset", "paper", "--out", "b")[0] == 0
    assert load_run("b").plan.settings["text"] == "tokenised"


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ([*RUN, "--conditions", "blnd", "--out", "x"], "no condition 'blnd'"),
        ([*RUN, "--anchors=a", "--out", "x"], "--anchors=a: expected whole numbers"),
        ([*RUN, "--samples", "0", "--out", "x"], "--samples is 0"),
        ([*RUN, "--limit", "0", "--out", "x"], "--limit is 0"),
        ([*RUN, "--budget", "-1", "--out", "x"], "the budget is $-1"),
        ([*RUN, "--concurrency", "0", "--out", "x"], "concurrency is 0"),
        ([*RUN, "--data", "nowhere.jsonl", "--out", "x"], "nowhere.jsonl: cannot be read"),
        (["run", "framing", "--model", "scripted/orcle", "--out", "x"], "no kind 'orcle'"),
        (["run", "framing", "--out", "x"], "Missing option '--model'"),
        (["run", "farming", "--out", "x"], "No such command 'farming'"),
        (["resume", "nowhere"], "nowhere is not a run folder"),
        (["resume", "x", "--budget", "1", "--no-budget"], "contradict"),
        (["resume", "x", "--rescore", "--budget", "1"], "--rescore asks nothing"),
        (["explain", "nonsense"], "is not a signature"),
        (["lst"], "No such command 'lst'"),
        (["list", "people"], "is not one of"),
    ],
)
def test_what_cannot_work_is_one_sentence_and_exit_code_2(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, words: list[str], expected: str
) -> None:
    """Bad usage says what is wrong on standard error, prints no data, and makes no folder."""
    code, out, err = said(capsys, *words)
    assert (code, out) == (2, "")
    assert expected in err
    assert "Traceback" not in err
    assert not (tmp_path / "x").exists()


def test_a_fault_of_our_own_is_exit_code_70(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """An exception nobody planned is one sentence; --debug adds the traceback."""

    def broken() -> None:
        raise ZeroDivisionError("by zero")

    monkeypatch.setattr("mismark.cli.doctor._facts", broken)
    code, out, err = said(capsys, "doctor")
    assert (code, out) == (70, "")
    assert (
        err
        == "mismark: a fault of mismark's own: ZeroDivisionError: by zero; mismark --debug … shows the traceback\n"
    )
    code, _, err = said(capsys, "--debug", "doctor")
    assert code == 70
    assert "Traceback" in err


def test_debug_shows_where_an_error_comes_from(capsys: pytest.CaptureFixture[str]) -> None:
    """With --debug an error on purpose keeps its sentence and exit code, below the traceback."""
    code, _, err = said(capsys, "--debug", "resume", "nowhere")
    assert code == 2
    assert "Traceback" in err
    assert err.splitlines()[-1].startswith("mismark: nowhere is not a run folder")


def test_ctrl_c_outside_of_asking_is_exit_code_130(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ctrl-C while nothing is asked ends with 130 and one word."""

    def stopped() -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("mismark.cli.doctor._facts", stopped)
    assert said(capsys, "doctor") == (130, "", "mismark: interrupted\n")


def test_a_returned_number_is_the_exit_code_and_nothing_else_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """Verbs end with the whole number that they return; other values mean 0."""
    for value, code in ((3, 3), (None, 0), (True, 0), ("3", 0)):
        monkeypatch.setattr(cli.root, "invoke", lambda _, value=value: value)
        assert main(["doctor"]) == code


def test_help_names_every_verb(capsys: pytest.CaptureFixture[str]) -> None:
    """`--help` has a line for each verb, and every verb's module has its own help."""
    code, out, _ = said(capsys, "--help")
    assert code == 0
    for verb in cli.VERBS:
        assert f"\n  {verb} " in out
    for verb in ("run", "resume", "list", "explain", "doctor"):
        code, out, _ = said(capsys, verb, "--help")
        assert (code, out.startswith(f"Usage: mismark {verb}")) == (0, True)


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    """`--version` prints the package's version."""
    assert said(capsys, "--version")[:2] == (0, f"mismark, version {mismark.__version__}\n")


def test_list_shows_names_that_work(capsys: pytest.CaptureFixture[str]) -> None:
    """`list --json` has every kind of name, and the protocols, conditions and data sets it names can be used."""
    code, out, _ = said(capsys, "list", "--json")
    value = json.loads(out)
    assert code == 0
    assert list(value) == ["protocols", "conditions", "respondents", "data"]
    assert all(row["name"] and row["what"] for rows in value.values() for row in rows)
    plain = [row for row in value["conditions"] if "+" not in row["name"]]
    framing = [row["name"] for row in plain if row["protocol"] == "framing"]
    assert said(capsys, *RUN, "--conditions", ",".join(framing), "--out", "a")[0] == 0
    grammar = [row["name"] for row in plain if row["protocol"] == "grammar"]
    asked = [
        "run",
        "grammar",
        "--model",
        "scripted/oracle",
        "--conditions",
        ",".join(grammar),
        "--limit",
        "2",
    ]
    assert said(capsys, *asked, "--out", "b")[0] == 0
    judging = [row["name"] for row in plain if row["protocol"] == "judging"]
    asked = [
        "run",
        "judging",
        "--model",
        "scripted/oracle",
        "--strategies",
        ",".join(judging),
        "--limit",
        "1",
    ]
    assert said(capsys, *asked, "--out", "c")[0] == 0
    code, out, _ = said(capsys, "list", "respondents")
    assert code == 0
    assert "scripted/oracle" in out
    assert "informed" not in out


def test_doctor_never_shows_a_key(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """`doctor` tells that a key and an address are set, and shows neither."""
    monkeypatch.setenv("OPENAI_API_KEY", "sk-very-secret")
    monkeypatch.setenv("MINE_BASE_URL", "https://user:pass@example.org/v1")
    monkeypatch.delenv("ANTHROPIC_API_KEY", raising=False)
    code, out, err = said(capsys, "doctor", "--json")
    value = json.loads(out)
    assert code == 0
    assert (value["keys"]["OPENAI_API_KEY"], value["keys"]["ANTHROPIC_API_KEY"]) == (True, False)
    assert (value["base_urls"]["MINE_BASE_URL"], value["keys"]["MINE_API_KEY"]) == (True, False)
    assert {package["name"] for package in value["extras"]["core"]} >= {"click", "numpy"}
    plain = said(capsys, "doctor")
    assert plain[0] == 0
    for secret in ("very-secret", "user:pass"):
        assert secret not in out + err + plain[1] + plain[2]


def test_doctor_names_the_command_for_what_is_missing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """An extra whose package is not installed comes with the pip command for it."""
    real = cli.doctor._version  # type: ignore[attr-defined]
    monkeypatch.setattr("mismark.cli.doctor._version", lambda name: None if name == "aiohttp" else real(name))
    assert "chat: aiohttp missing; run: pip install 'mismark[chat]'" in said(capsys, "doctor")[1]


def test_explain_reads_signatures_from_the_command_and_from_standard_input(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A signature is told field by field; standard input may hold several."""
    import io

    assert "the seed of every random draw" in said(capsys, "explain", "F0.5|seed:0")[1]
    monkeypatch.setattr("sys.stdin", io.StringIO("F0.5|seed:0\n\nCB|n:3/4\n"))
    code, out, _ = said(capsys, "explain", "--json")
    value = json.loads(out)["signatures"]
    assert (code, [one["signature"] for one in value]) == (0, ["F0.5|seed:0", "CB|n:3/4"])
    assert value[1]["fields"][1] == {"field": "n", "value": "3/4", "meaning": "units read, of units planned"}
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert said(capsys, "explain")[0] == 2


def test_python_and_the_command_line_make_the_same_run(capsys: pytest.CaptureFixture[str]) -> None:
    """`mismark.run` leaves the plan and the bytes that the command leaves."""
    assert said(capsys, *RUN, "--conditions", "blind", "--out", "a")[0] == 0
    run = mismark.run("framing", models=["scripted/oracle"], out="b", limit=3, conditions=["blind"])
    assert run.complete
    assert run.plan.digest == mismark.load_run("a").plan.digest
    assert list(run.counts()) == list(mismark.load_run("a").counts())


def test_a_faulty_server_leaves_named_fates_and_the_bytes_of_a_good_one(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Under refused, failed and broken answers every cell ends with a name; resumed, the results are as if nothing was."""
    words = ["run", "framing", "--limit", "6", "--model", "openai-api/loopback/compliant", "--json"]
    faults = {"503": 0.1, "malformed": 0.02, "cut": 0.02, "close": 0.02, "404": 0.2}
    answers: list[tuple[int, str, str]] = []

    async def against(shares: dict[str, float], out: str) -> None:
        async with serve("compliant", faults=shares) as base_url:
            monkeypatch.setenv("LOOPBACK_BASE_URL", base_url)
            answers.append(await asyncio.to_thread(said, capsys, *words, "--out", out))
            for _ in range(9):
                if answers[-1][0] == 3:
                    answers.append(await asyncio.to_thread(said, capsys, "resume", out, "--json"))

    monkeypatch.setattr("mismark.respondents.chat.backoff", lambda *_: 0.0)
    monkeypatch.setenv("LOOPBACK_API_KEY", "sk-very-secret")
    asyncio.run(against(faults, "a"))
    code, first, sentences = answers[0]
    fates = json.loads(first)["fates"]["openai-api/loopback/compliant"]
    assert code == 3
    assert fates["rejected"] > 0
    assert sum(fates.values()) == 30
    assert "rejected: 404: no such model or address" in sentences
    assert answers[-1][0] == 0
    assert sum(json.loads(out)["calls_sent"] for _, out, _ in answers) < 30 * len(answers)
    asyncio.run(against({}, "b"))
    for name in ("parsed.jsonl", "counts.jsonl"):
        assert (tmp_path / "a" / name).read_bytes() == (tmp_path / "b" / name).read_bytes()
    written = b"".join(path.read_bytes() for path in (tmp_path / "a").iterdir())
    assert b"very-secret" not in written
    assert "very-secret" not in str(answers)


def test_a_wrong_key_costs_three_calls(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server that refuses the key is asked three times, whatever is planned; another model is not held up."""

    async def refused() -> tuple[int, str, str]:
        async with serve("compliant", faults={"401": 1.0}) as base_url:
            monkeypatch.setenv("LOOPBACK_BASE_URL", base_url)
            words = [*RUN, "--model", "openai-api/loopback/m", "--concurrency", "1", "--out", "a", "--json"]
            return await asyncio.to_thread(said, capsys, *words)

    code, out, err = asyncio.run(refused())
    assert code == 3
    assert json.loads(out)["fates"] == {
        "scripted/oracle": {"answered": 15},
        "openai-api/loopback/m": {"rejected": 3, "missing": 12},
    }
    assert "openai-api/loopback/m: the key was refused 3 times in a row" in err


@pytest.mark.parametrize("items", [[116, "120-121"], "116,120-121"])
def test_python_takes_lists_as_the_command_does(tmp_path: Path, items: object) -> None:
    """Settings with several values may be lists or one string with commas, and one number is a list of one."""
    run = mismark.run(
        "grammar", models=["scripted/oracle"], out=tmp_path / "a", items=items, conditions="baseline"
    )
    assert {item.meta["item"] for item in run.items.values()} == {116, 120, 121}
    one = mismark.run("grammar", models=["scripted/oracle"], out=tmp_path / "b", items=116, levels="B1,B2")
    assert {item.meta["item"] for item in one.items.values()} == {116}
