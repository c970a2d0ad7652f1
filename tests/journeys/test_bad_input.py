"""What cannot work is one sentence and exit code 2, before anything is written, paid or taken away."""

from __future__ import annotations

import errno
import json
import os
import shlex
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from mismark.cli import main
from mismark.runs import counting, load_run

RUN = ["run", "framing", "--limit", "1", "--model", "scripted/oracle", "--conditions", "blind"]
PLAN = ["plan", "framing", "--limit", "1", "--model", "openai/gpt-4o"]
BLOCK = "S a b c\nA 0 1|||X|||y|||REQUIRED|||-NONE-|||0\n\n"


@pytest.fixture(autouse=True)
def _at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("OPENAI_API_KEY", "HTTPS_PROXY", "https_proxy", "ALL_PROXY", "all_proxy"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Path:
    """A small finished run, called `a`."""
    assert main([*RUN, "--out", "a"]) == 0
    capsys.readouterr()
    return Path("a")


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """The one sentence that a command ends with, and that exit code 2 goes with it."""
    code = main(words)
    out, err = capsys.readouterr()
    assert (code, out) == (2, ""), err
    assert err.startswith("mismark: ")
    assert err.count("\n") == 1
    return err


@pytest.mark.parametrize("budget", ["inf", "-inf", "nan", "1e308", "0"])
def test_a_budget_is_an_amount_that_can_be_counted(
    capsys: pytest.CaptureFixture[str], run: Path, budget: str
) -> None:
    """No run, plan or resume takes a budget without bounds."""
    for words in ([*RUN, "--out", "x"], PLAN, ["resume", "a"]):
        assert "the budget is $" in refused(capsys, *words, f"--budget={budget}")
    assert not Path("x").exists()


@pytest.mark.parametrize("price", ["1e308", "-1", "nan", "1000001"])
def test_a_price_is_one_that_somebody_may_ask(capsys: pytest.CaptureFixture[str], price: str) -> None:
    """A price table with a negative or huge price is named by file and line."""
    head = "model,input_usd_per_mtok,output_usd_per_mtok,date,source\n"
    Path("p.csv").write_text(f"{head}openai/*,1,{price},2026-11,x\n", "utf-8")
    assert "p.csv:2: " in refused(capsys, *PLAN, "--prices", "p.csv")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([*RUN, "--out", "x", "--timeout", "0"], "--timeout is 0; give seconds above 0"),
        ([*RUN, "--out", "x", "--timeout", "nan"], "--timeout is nan"),
        ([*RUN, "--out", "x", "--tries", "0"], "--tries is 0; give 1 to 100"),
        (["resume", "a", "--tries", "101"], "--tries is 101"),
        (["resume", "a", "--rescore", "--timeout", "1"], "--rescore asks nothing"),
        ([*RUN, "--out", "x", "--samples", "999999999"], "a run holds at most 5,000,000"),
        ([*RUN, "--out", "x", "--max-tokens", "9" * 30], "give 1 to 100,000,000 tokens"),
        (["report", "a", "--resamples", "9" * 20], "is not in the range"),
    ],
)
def test_limits_that_cannot_work(
    capsys: pytest.CaptureFixture[str], run: Path, words: list[str], said: str
) -> None:
    """Times, tries, samples and tokens have bounds, and the sentence names them."""
    assert said in refused(capsys, *words)
    assert not Path("x").exists()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([*RUN], "Missing option '--out'; see: mismark run framing --help"),
        ([*RUN, "--out", "x", "--nope"], "No such option '--nope'"),
        ([*RUN, "--out", "x", "--budget", "much"], "'much' is not a valid float"),
        (["nope"], "No such command 'nope'; see: mismark --help"),
        (["list", "people"], "is not one of 'protocols'"),
        (["compare", "a"], "Missing argument 'DIR_B'"),
    ],
)
def test_words_that_no_verb_has_are_one_sentence(
    capsys: pytest.CaptureFixture[str], words: list[str], said: str
) -> None:
    """What the reader of the command line finds wrong is one line that says where the help is."""
    assert said in refused(capsys, *words).replace(": --nope", " '--nope'")


DEEP = b'{"id":' + b"[" * 100_000 + b"]" * 100_000 + b"}\n"


@pytest.mark.parametrize(
    "name", ["plan.json", "items.jsonl", "prompts.jsonl", "replies.jsonl", "counts.jsonl"]
)
@pytest.mark.parametrize("content", [DEEP, b'{"id": NaN}\n', b'{"id": 1e999}\n', b"\xff\n", b"[]\n"])
def test_a_broken_file_of_a_run_is_named_and_nothing_is_lost(
    capsys: pytest.CaptureFixture[str], run: Path, name: str, content: bytes
) -> None:
    """A file that is nested without end, no JSON or no object is named with its line, and is left as it was."""
    (run / name).write_bytes(content)
    (run / "counted.json").unlink()
    place = f"a/{name}" + ("" if name == "plan.json" else ":1")
    verb = ["report"] if name == "counts.jsonl" else ["resume"]
    assert f"{place}: expected" in refused(capsys, *verb, "a")
    assert (run / name).read_bytes() == content


@pytest.mark.parametrize(
    ("name", "value"),
    [("tokens_in", "x"), ("cost_usd", -1), ("cost_usd", 1e300), ("text", 5), ("findings", [1])],
)
def test_a_reply_of_another_kind_is_named(
    capsys: pytest.CaptureFixture[str], run: Path, name: str, value: object
) -> None:
    """A journal line with a value of a wrong type or out of all bounds is named, with what to try."""
    journal = run / "replies.jsonl"
    journal.write_text(json.dumps({**json.loads(journal.read_text("utf-8")), name: value}) + "\n", "utf-8")
    err = refused(capsys, "resume", "a", "--rescore")
    assert "a/replies.jsonl:1: expected a reply" in err
    assert "delete this line" in err


def test_a_plan_that_was_changed_is_refused(capsys: pytest.CaptureFixture[str], run: Path) -> None:
    """Settings that were edited after the run was made do not go under its replies."""
    path = run / "plan.json"
    path.write_text(path.read_text("utf-8").replace('"text": "natural"', '"text": "tokenised"'), "utf-8")
    assert "was changed after the run was made" in refused(capsys, "report", "a")


def test_counts_that_were_changed_are_refused_and_made_anew(
    capsys: pytest.CaptureFixture[str], run: Path
) -> None:
    """A number that was edited is noticed, and `resume` counts again without asking."""
    path = run / "counts.jsonl"
    whole = path.read_bytes()
    path.write_bytes(whole.replace(b'"claimed":4', b'"claimed":9'))
    assert path.read_bytes() != whole
    err = refused(capsys, "report", "a")
    assert (
        "a/counts.jsonl: was changed after it was written; count again with: mismark resume --rescore a"
        in err
    )
    assert main(["resume", "a"]) == 0
    assert path.read_bytes() == whole


@pytest.mark.parametrize(
    ("cell", "said"),
    [({"model": "x"}, "expected the cell framing-0000, blind, scripted/oracle, 0"), ({"fate": []}, "found")],
)
def test_counts_of_another_run_are_refused(
    capsys: pytest.CaptureFixture[str], run: Path, cell: dict[str, object], said: str
) -> None:
    """Without a seal each line is held against its cell, by file and line."""
    path = run / "counts.jsonl"
    path.write_text(json.dumps({**json.loads(path.read_text("utf-8")), **cell}) + "\n", "utf-8")
    (run / "counted.json").unlink()
    err = refused(capsys, "report", "a")
    assert "a/counts.jsonl:1: " in err
    assert said in err


@pytest.mark.parametrize(
    ("model", "said"),
    [
        ("openai/gpt-4o", "no key; set OPENAI_API_KEY"),
        ("replay:old.jsonl", "old.jsonl:2: not a line of JSON"),
        ("command:no-such-program --fast", "there is no program no-such-program"),
        ("command:echo 'a", "the shell cannot read the command"),
    ],
)
def test_a_slip_leaves_no_folder_behind(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, model: str, said: str
) -> None:
    """Keys, files and programs are looked at before the run folder is made."""
    Path("old.jsonl").write_text('{"prompt":"framing-0000/blind","text":"x"}\nx\n', "utf-8")
    words = ["run", "framing", "--limit", "1", "--conditions", "blind", "--out", "x", "--model"]
    assert said in refused(capsys, *words, model)
    assert sorted(path.name for path in Path().iterdir()) == ["old.jsonl"]


def test_a_proxy_that_cannot_be_used_leaves_no_folder(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The proxy is looked at before the run folder is made."""
    monkeypatch.setenv("OPENAI_API_KEY", "sk-000000000000000000")
    monkeypatch.setenv("HTTPS_PROXY", "socks5://127.0.0.1:1")
    words = ["run", "framing", "--limit", "1", "--out", "x", "--model", "openai/gpt-4o"]
    assert "HTTPS_PROXY is not an http proxy" in refused(capsys, *words)
    assert not Path("x").exists()


def test_resume_without_a_key_takes_nothing_away(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the asking cannot begin, the counts of what was answered stay."""
    monkeypatch.setenv("OPENAI_API_KEY", "sk-000000000000000000")
    monkeypatch.setenv("OPENAI_BASE_URL", "http://192.0.2.1:9/v1")
    monkeypatch.setenv("HTTP_PROXY", "http://127.0.0.1:9")
    words = ["run", "framing", "--limit", "1", "--conditions", "blind", "--out", "x", "--tries", "1"]
    assert main([*words, "--model", "openai/gpt-4o"]) == 3
    counts = (tmp_path / "x" / "counts.jsonl").read_bytes()
    capsys.readouterr()
    monkeypatch.delenv("OPENAI_API_KEY")
    assert "no key" in refused(capsys, "resume", "x")
    assert (tmp_path / "x" / "counts.jsonl").read_bytes() == counts


def test_time_limits_are_kept_for_resume_and_no_part_of_the_plan(run: Path) -> None:
    """--timeout and --tries stand in what was given; the same run goes on under others."""
    assert main([*RUN, "--out", "b", "--timeout", "7", "--tries", "2"]) == 0
    given = load_run("b").plan.given
    assert (given["timeout_s"], given["tries"]) == (7.0, 2)
    assert load_run("b").plan.digest == load_run("a").plan.digest
    assert Path("a/replies.jsonl").read_bytes() == Path("b/replies.jsonl").read_bytes()
    assert main([*RUN, "--out", "b", "--timeout", "9"]) == 0


def test_tries_and_timeout_reach_the_respondent(capsys: pytest.CaptureFixture[str]) -> None:
    """A command that sleeps is ended after --timeout, and resume keeps to the limit of the start."""
    words = ["run", "framing", "--limit", "1", "--conditions", "blind", "--out", "x"]
    assert main([*words, "--model", "command:sleep 60", "--timeout", "0.2"]) == 3
    assert "no answer within 0.2 s" in capsys.readouterr().err
    assert main(["resume", "x"]) == 3
    assert "no answer within 0.2 s" in capsys.readouterr().err
    assert main(["resume", "x", "--timeout", "0.3"]) == 3
    assert "no answer within 0.3 s" in capsys.readouterr().err


def test_suggested_commands_can_be_copied(capsys: pytest.CaptureFixture[str]) -> None:
    """A command in a message works as it stands, whatever the folder is called."""
    assert main([*RUN, "--out", "my runs/it's"]) == 0
    command = capsys.readouterr().err.splitlines()[-1].partition("next: ")[2]
    assert shlex.split(command) == ["mismark", "report", "my runs/it's"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--out", "x.m2"], "--out x.m2 is the file x.m2 that is read"),
        (["--out", "link"], "--out link is the file x.m2 that is read"),
        (["--out", "p", "--annotator", "-1"], "annotator -1 cannot be"),
        (["--out", "p", "--annotator", "3"], "gives no passage"),
        (["--out", "p", "--prefix", " p"], "ids cannot start with ' p'"),
        (["--out", "p", "--prefix", "\x07"], "ids cannot start with"),
        (["--out", "p", "--max", "999999999"], "are no range"),
    ],
)
def test_no_item_file_is_written_that_cannot_be_read(
    capsys: pytest.CaptureFixture[str], words: list[str], said: str
) -> None:
    """`data passages` refuses an empty set, an odd id, and to write over what it reads."""
    Path("x.m2").write_text(BLOCK * 3, "utf-8")
    Path("link").symlink_to("x.m2")
    assert said in refused(capsys, "data", "passages", "x.m2", "--window", "1", "--min", "1", *words)
    assert Path("x.m2").read_text("utf-8") == BLOCK * 3
    assert not Path("p").exists()


def test_lines_that_end_with_carriage_returns_alone_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    """An M2 file of an old Mac is not one long sentence."""
    Path("x.m2").write_bytes((BLOCK * 3).replace("\n", "\r").encode())
    assert "x.m2:1: lines end with a carriage return alone" in refused(
        capsys, "data", "passages", "x.m2", "--out", "p"
    )


def test_what_is_no_file_is_written_to_and_not_replaced(capsys: pytest.CaptureFixture[str]) -> None:
    """`--out /dev/null` leaves the device, and a link goes on leading to its file."""
    Path("x.m2").write_text(BLOCK * 3, "utf-8")
    Path("real").touch()
    Path("link").symlink_to("real")
    words = ["data", "passages", "x.m2", "--window", "1", "--min", "1", "--out"]
    assert main([*words, "/dev/null"]) == 0
    assert Path("/dev/null").is_char_device()
    assert main([*words, "link"]) == 0
    assert Path("link").is_symlink()
    assert Path("real").read_text("utf-8").count("\n") == 3


def test_scores_are_not_written_over_what_is_scored(capsys: pytest.CaptureFixture[str]) -> None:
    """`score m2 --sentences` refuses the reference and the hypothesis."""
    Path("x.m2").write_text(BLOCK, "utf-8")
    Path("h.txt").write_text("a b c\n", "utf-8")
    for name in ("x.m2", "h.txt"):
        assert f"is the file {name} that is read" in refused(
            capsys, "score", "m2", "h.txt", "x.m2", "--sentences", name
        )


def test_a_score_is_signed_with_what_was_read(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file that is changed between reading and hashing, or cannot be read twice, gives no number."""
    from mismark.scoring.systems import Systems

    Path("x.m2").write_text(BLOCK, "utf-8")
    Path("h.txt").write_text("a b c\n", "utf-8")
    assert "is no plain file" in refused(capsys, "score", "m2", "/dev/null", "x.m2")
    real = Systems.rows

    def meddled(self: Systems) -> object:
        yield from real(self)
        Path("h.txt").write_text("y b c d\n", "utf-8")

    monkeypatch.setattr(Systems, "rows", meddled)
    assert "h.txt: was changed while it was read" in refused(capsys, "score", "m2", "h.txt", "x.m2", "--json")


def test_a_report_does_not_go_into_another_run(capsys: pytest.CaptureFixture[str], run: Path) -> None:
    """--out is refused where it is another run's folder or a file of one, before anything is written."""
    shutil.copytree(run, "b")
    before = {path.name: path.read_bytes() for path in Path("b").iterdir()}
    assert "is the folder of a run" in refused(capsys, "report", "a", "--out", "b")
    assert "is the folder of a run" in refused(capsys, "report", "a", "b", "--out", "b")
    assert "is a file" in refused(capsys, "report", "a", "--out", "b/plan.json")
    assert {path.name: path.read_bytes() for path in Path("b").iterdir()} == before


def test_what_a_killed_report_left_is_swept(run: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A report that was killed leaves a hidden folder, which the next report takes away."""
    script = (
        "import os, signal, sys\n"
        "from mismark.report import placing\n"
        "placing._swap = lambda *_: os.kill(os.getpid(), signal.SIGKILL)\n"
        "from mismark.cli import main\n"
        "sys.exit(main(['report', 'a', '--resamples', '2']))\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, check=False)
    assert done.returncode == -signal.SIGKILL
    assert list(run.glob(".report-*"))
    assert main(["report", "a", "--resamples", "2"]) == 0
    assert list(run.glob(".report-*")) == []


def test_a_demo_touches_nothing_that_is_not_a_demo_s(capsys: pytest.CaptureFixture[str], run: Path) -> None:
    """`demo --out` refuses a folder with other files, and a run that it did not make."""
    Path("mine").mkdir()
    Path("mine/notes.txt").write_text("mine", "utf-8")
    assert "mine holds notes.txt, which is no demo's" in refused(capsys, "demo", "--out", "mine")
    assert [path.name for path in Path("mine").iterdir()] == ["notes.txt"]
    Path("paid").mkdir()
    run.rename("paid/framing")
    before = sorted(path.name for path in Path("paid/framing").iterdir())
    assert "holds a run of scripted/oracle, which is no demo's" in refused(capsys, "demo", "--out", "paid")
    assert sorted(path.name for path in Path("paid/framing").iterdir()) == before


def test_a_full_disk_leaves_the_old_counts(
    capsys: pytest.CaptureFixture[str], run: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`resume --rescore` that cannot write leaves both files and their seal as they were."""
    before = {path.name: path.read_bytes() for path in run.iterdir()}

    def full(file: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    for module in (counting, sys.modules["mismark.runs.files"]):
        with monkeypatch.context() as patch:
            patch.setattr(module, "sync", full)
            assert "No space left on device; free some space" in refused(capsys, "resume", "--rescore", "a")
        assert {path.name: path.read_bytes() for path in run.iterdir()} == before
