"""What the verbs do where standard output is full, closed, not read, or knows few characters."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from mismark.cli import main

MISMARK = [sys.executable, "-m", "mismark"]
SIGNATURE = "Count-F1|data:x@b2:00|cond:anchor+2|n:1/1|mismark:0.1.0"
RUN = ["run", "framing", "--limit", "1", "--model", "scripted/oracle", "--conditions", "blind", "--out"]


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small finished run."""
    folder = tmp_path_factory.mktemp("runs") / "a"
    assert main([*RUN, str(folder)]) == 0
    return folder


def ended(words: list[str], script: str = '"$@"', **variables: str) -> subprocess.CompletedProcess[str]:
    """Run a command inside a line of shell, which may redirect it."""
    return subprocess.run(
        ["/bin/bash", "-o", "pipefail", "-c", script, "bash", *MISMARK, *words],
        capture_output=True,
        text=True,
        env={**os.environ, **variables},
        check=False,
    )


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
@pytest.mark.parametrize(
    "words", [["list"], ["list", "--json"], ["--help"], ["explain", SIGNATURE], ["doctor"]]
)
def test_a_full_disk_under_standard_output_is_one_sentence(words: list[str]) -> None:
    """Data that could not be written end with exit code 2 and one sentence, also where it was only buffered."""
    done = ended(words, '"$@" > /dev/full')
    assert (done.returncode, done.stderr) == (
        2,
        "mismark: cannot write to standard output: No space left on device\n",
    )


def test_a_reader_that_leaves_ends_nothing(run: Path) -> None:
    """Where nobody reads any more, the verb does its work in silence, and its own exit code stands."""
    for words, code in (
        (["list"], 0),
        (["explain", *[SIGNATURE]], 0),
        (["check", str(run), "--gate", "overlap(blind) <= 0", "--resamples", "5"], 1),
    ):
        done = ended(words, '(sleep 0.5; "$@"; echo "code $?" >&2) | true')
        assert done.stdout == ""
        assert done.stderr.splitlines()[-1] == f"code {code}"
        assert "Traceback" not in done.stderr
        assert "Exception" not in done.stderr


@pytest.mark.parametrize("script", ['"$@" >&-', '"$@" 2>&-', '"$@" >&- 2>&-', '"$@" <&-'])
def test_closed_streams_are_nobody_s_fault(run: Path, tmp_path: Path, script: str) -> None:
    """A run is whole where standard streams are closed, and none of its files is taken for one."""
    folder = tmp_path / "run"
    done = ended([*RUN, str(folder)], script)
    assert done.returncode == 0
    assert (folder / "counts.jsonl").read_bytes() == (run / "counts.jsonl").read_bytes()
    assert b"\nrun complete" not in (folder / "replies.jsonl").read_bytes()


@pytest.mark.parametrize("words", [["list"], ["explain", "Count-F1|cond:α|n:1/1"], ["doctor"]])
def test_characters_that_the_terminal_lacks_are_escaped(words: list[str]) -> None:
    """With an ASCII terminal the verbs print escapes and no fault."""
    done = ended(words, PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.isascii()


def test_a_report_is_written_under_an_ascii_terminal(run: Path, tmp_path: Path) -> None:
    """`report` prints the path of a page whose name ASCII does not have."""
    out = tmp_path / "bérïcht"
    done = ended(["report", str(run), "--out", str(out), "--resamples", "5"], PYTHONIOENCODING="ascii")
    assert done.returncode == 0, done.stderr
    assert done.stdout.endswith("b\\xe9r\\xefcht/index.html\n")


@pytest.mark.parametrize(
    ("words", "shown"),
    [
        (["resume", "run\x1b[31m\a\u202e"], "run⟨U+001B⟩[31m⟨U+0007⟩⟨U+202E⟩ is not a run folder"),
        (["resume", "a\nmismark: run complete"], "a⟨U+000A⟩mismark: run complete is not a run folder"),
        (["run", "framing", "--out", "x", "--model", "\x1b]0;x\a"], "⟨U+001B⟩]0;x⟨U+0007⟩"),
        (["list", "\x1b[2J"], r"\x1b[2J"),
        (["explain", "a\x1b[2J"], r"a\x1b[2J"),
    ],
)
def test_no_text_acts_on_the_terminal(
    capsys: pytest.CaptureFixture[str], words: list[str], shown: str
) -> None:
    """Control characters of names are shown as escapes, and a line feed cannot forge a line."""
    assert main(words) == 2
    err = capsys.readouterr().err
    assert shown in err
    assert err.count("\n") == 1
    assert "\x1b" not in err


def test_what_a_reply_says_cannot_act_on_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The detail of a failed call is shown with its control characters as escapes, and kept as it was."""
    old = tmp_path / "old.jsonl"
    old.write_text(
        '{"prompt":"framing-0000/blind","fate":"timeout","detail":"a\\u001b[31m\\nrun complete"}\n', "utf-8"
    )
    words = [*RUN[:4], "--model", f"replay:{old}", "--conditions", "blind", "--out", str(tmp_path / "run")]
    assert main(words) == 3
    err = capsys.readouterr().err
    assert "a⟨U+001B⟩[31m⟨U+000A⟩run complete" in err
    assert "\x1b" not in err
