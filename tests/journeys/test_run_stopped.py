"""Runs that are stopped in the middle, in every way, and go on."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

SLOW = str(Path(__file__).with_name("slow_mismark.py"))
N_CELLS = 60


def begin(folder: Path, *words: str, **variables: str) -> subprocess.Popen[str]:
    """Start a command in a process of its own."""
    env = {**os.environ, "SLOW_LOG": str(folder / "asked.log"), **variables}
    return subprocess.Popen(
        [sys.executable, SLOW, *words],
        cwd=folder,
        env=env,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def ended(process: subprocess.Popen[str]) -> tuple[int, str, str]:
    """Wait for a process: its exit code, standard output and standard error."""
    out, said = process.communicate(timeout=60)
    return process.returncode, out, said


def run_words(out: str, model: str = "slow/10") -> list[str]:
    """The words of a run of 60 cells."""
    words = ["run", "framing", "--limit", "12", "--model", model, "--concurrency", "4", "--out", out]
    return [*words, "--json"]


def replies(folder: Path) -> list[str]:
    """The prompts of the whole lines in the journal."""
    path = folder / "run" / "replies.jsonl"
    lines = path.read_bytes().split(b"\n")[:-1] if path.exists() else []
    return [json.loads(line)["prompt"] for line in lines]


def wait_for_replies(folder: Path, n: int, process: subprocess.Popen[str]) -> None:
    """Wait until the journal holds so many replies."""
    while len(replies(folder)) < n and process.poll() is None:
        time.sleep(0.002)


def asked(folder: Path) -> list[str]:
    """The prompts that were asked, in order."""
    path = folder / "asked.log"
    return path.read_text().splitlines() if path.exists() else []


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, bytes]:
    """What a run that nothing stopped leaves."""
    folder = tmp_path_factory.mktemp("undisturbed")
    process = begin(folder, *run_words("run"))
    code, out, said = ended(process)
    assert code == 0, said
    assert json.loads(out)["answered"] == N_CELLS
    return results(folder)


def results(folder: Path) -> tuple[bytes, bytes]:
    """The bytes of what was parsed and counted."""
    return tuple((folder / "run" / name).read_bytes() for name in ("parsed.jsonl", "counts.jsonl"))  # type: ignore[return-value]


def stop_often(folder: Path, n_kills: int, seed: int) -> None:
    """Kill a run so many times at random moments, going on each time, and let it end; nothing answered is asked again."""
    draw = random.Random(seed)
    words = run_words("run")
    for _ in range(n_kills):
        before, n_asked = replies(folder), len(asked(folder))
        process = begin(folder, *words)
        if draw.random() < 0.2:
            time.sleep(draw.random() * 0.5)  # perhaps while it still makes the folder
        else:
            wait_for_replies(folder, min(len(before) + draw.randrange(1, 8), N_CELLS), process)
            time.sleep(draw.random() * 0.01)
        process.kill()
        ended(process)
        assert not set(before) & set(asked(folder)[n_asked:])
        if (folder / "run").exists():
            words = ["resume", "run", "--json"]
    before, n_asked = replies(folder), len(asked(folder))
    process = begin(folder, *words)
    code, out, said = ended(process)
    assert code == 0, said
    assert not set(before) & set(asked(folder)[n_asked:])
    assert json.loads(out)["calls_sent"] == N_CELLS - len(before)
    assert len(replies(folder)) == len(set(replies(folder))) == N_CELLS


def test_killed_and_resumed_leaves_the_bytes_of_an_undisturbed_run(
    tmp_path: Path, undisturbed: tuple[bytes, bytes]
) -> None:
    """After five kill -9 at random moments the results are equal to the byte, and no answered call was asked twice."""
    stop_often(tmp_path, 5, 1)
    assert results(tmp_path) == undisturbed


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(5))
def test_killed_twenty_times(tmp_path: Path, undisturbed: tuple[bytes, bytes], seed: int) -> None:
    """The same after twenty kills in one run."""
    stop_often(tmp_path, 20, seed)
    assert results(tmp_path) == undisturbed


def test_a_torn_journal_goes_on(tmp_path: Path, undisturbed: tuple[bytes, bytes]) -> None:
    """A last line cut in two, as a power cut leaves it, is said, asked again, and no other."""
    assert ended(begin(tmp_path, *run_words("run")))[0] == 0
    journal = tmp_path / "run" / "replies.jsonl"
    journal.write_bytes(journal.read_bytes()[:-9])
    n_asked = len(asked(tmp_path))
    code, out, said = ended(begin(tmp_path, "resume", "run", "--json"))
    assert (code, json.loads(out)["calls_sent"]) == (0, 1)
    assert "a kill had cut off the last line" in said
    assert len(asked(tmp_path)) == n_asked + 1
    assert results(tmp_path) == undisturbed


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupted_run_says_how_to_go_on(
    tmp_path: Path, undisturbed: tuple[bytes, bytes], number: signal.Signals
) -> None:
    """Ctrl-C or SIGTERM ends with exit code 130 and a sentence; calls under way are still written down."""
    process = begin(tmp_path, *run_words("run"))
    wait_for_replies(tmp_path, 10, process)
    process.send_signal(number)
    code, out, said = ended(process)
    assert code == 130
    n = len(replies(tmp_path))
    assert n == len(asked(tmp_path)) < N_CELLS
    assert said.endswith(f"interrupted: {n} of 60 answered; go on with: mismark resume run\n")
    assert json.loads(out)["interrupted"] is True
    assert not (tmp_path / "run" / "counts.jsonl").exists()
    assert ended(begin(tmp_path, "resume", "run", "--json"))[0] == 0
    assert len(asked(tmp_path)) == N_CELLS
    assert results(tmp_path) == undisturbed


def test_a_second_ctrl_c_does_not_wait_for_calls_under_way(tmp_path: Path) -> None:
    """With calls that never end and no limit on waiting for them, Ctrl-C twice still ends the run."""
    process = begin(tmp_path, *run_words("run", "slow/1:hang=20"), SLOW_GRACE_S="3600")
    wait_for_replies(tmp_path, 20, process)
    process.send_signal(signal.SIGINT)
    time.sleep(0.3)
    assert process.poll() is None
    process.send_signal(signal.SIGINT)
    code, _, said = ended(process)
    assert code == 130
    assert "interrupted: 20 of 60 answered" in said


def test_a_first_ctrl_c_waits_for_calls_under_way_only_so_long(tmp_path: Path) -> None:
    """A call that never ends does not keep a run from stopping."""
    process = begin(tmp_path, *run_words("run", "slow/1:hang=20"), SLOW_GRACE_S="0.1")
    wait_for_replies(tmp_path, 20, process)
    process.send_signal(signal.SIGINT)
    code, _, said = ended(process)
    assert code == 130, said


def test_two_processes_do_not_share_a_run(tmp_path: Path) -> None:
    """While one process runs, a second one on the same folder is told so and asks nothing; a kill frees the folder."""
    process = begin(tmp_path, *run_words("run", "slow/1:hang=20"))
    wait_for_replies(tmp_path, 20, process)
    n_asked = len(asked(tmp_path))
    second = begin(tmp_path, *run_words("run", "slow/1:hang=20"))
    code, _, said = ended(second)
    assert code == 2
    assert "another process is working on run" in said
    assert len(asked(tmp_path)) == n_asked
    process.kill()
    ended(process)
    assert ended(begin(tmp_path, "resume", "run", "--rescore"))[0] == 3


def test_progress_that_nobody_reads_any_more_does_not_end_a_run(tmp_path: Path) -> None:
    """Where the reader of standard error leaves in the middle, every cell is asked and counted, and the code is 0."""
    process = begin(tmp_path, *run_words("run"))
    wait_for_replies(tmp_path, 10, process)
    assert process.stderr is not None
    process.stderr.close()
    assert process.stdout is not None
    out = process.stdout.read()
    process.stdout.close()
    assert process.wait(timeout=60) == 0
    assert json.loads(out)["answered"] == N_CELLS


def test_what_a_command_started_ends_with_a_killed_mismark(tmp_path: Path) -> None:
    """After kill -9 of mismark, no shell of a `command:` respondent and no child of one is left."""
    note = tmp_path / "pids"
    shell = f"command:sleep 600 & echo $$ $! >> {note}; wait"
    process = begin(tmp_path, *run_words("run", shell))
    while not note.exists() or len(note.read_text().split()) < 8:
        assert process.poll() is None, ended(process)
        time.sleep(0.01)
    process.kill()
    ended(process)
    left = {int(number) for number in note.read_text().split()}
    for _ in range(500):
        left = {number for number in left if alive(number)}
        if not left:
            break
        time.sleep(0.01)
    assert not left


def alive(number: int) -> bool:
    """Whether a process is there, and not just waiting to be forgotten."""
    try:
        return Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        if Path("/proc/self").exists():
            return False
    try:  # a system without /proc
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    return True
