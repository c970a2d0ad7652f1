"""A server that breaks in every way, kills in the middle, a disk that fills up: what a run leaves then."""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import resource
import signal
import subprocess
import sys
import time
import urllib.request
from collections import Counter
from contextlib import contextmanager
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest

from mismark.digests import digest
from mismark.records import Fate, Message
from mismark.respondents.loopback import Raw, serve

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

pytestmark = pytest.mark.slow

MODEL = "openai-api/box/m"
N_ITEMS = 60
N_CELLS = 5 * N_ITEMS
KEY = "sk-Zq8rT5uV1wX3yA7b"
FAULTS = "429=0.03,later=0.02,500=0.01,malformed=0.02,html=0.01,cut=0.02,lying=0.01,empty=0.01,drip=0.01,silent=0.01,close=0.01"  # fmt: skip
"""5% of 429, with and without a Retry-After, 1% of 500, and every other fault there is."""


@contextmanager
def server(*words: str) -> Iterator[str]:
    """A loopback server in a process of its own; its address."""
    command = [sys.executable, "-m", "mismark.respondents.loopback", "--port", "0", *words]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, start_new_session=True
    ) as process:
        assert process.stdout is not None
        try:
            yield process.stdout.readline().strip()
        finally:
            process.kill()


def stats(base_url: str) -> dict[str, Any]:
    """How often each prompt was asked and answered, as the server saw it."""
    with urllib.request.urlopen(base_url + "/stats") as answer:  # noqa: S310 - the loopback address
        found: dict[str, Any] = json.load(answer)
    return found


def begin(base_url: str, folder: Path, *words: str, **more: Any) -> subprocess.Popen[str]:
    """Start mismark in a folder, with the key that no file may hold."""
    kept = {name: value for name, value in os.environ.items() if not name.lower().endswith("_proxy")}
    return subprocess.Popen(
        [sys.executable, "-m", "mismark", *words],
        cwd=folder,
        env={**kept, "BOX_BASE_URL": base_url, "BOX_API_KEY": KEY},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        **more,
    )


def ended(process: subprocess.Popen[str]) -> tuple[int, str, str]:
    """Wait for a process: its exit code, standard output and standard error."""
    out, said = process.communicate(timeout=300)
    return process.returncode, out, said


def run_words(*more: str) -> list[str]:
    """The words of a run of 300 cells."""
    words = ["run", "framing", "--limit", str(N_ITEMS), "--model", MODEL, "--concurrency", "40", "--json"]
    return [*words, "--out", "run", "--timeout", "1.5", *more]


def results(folder: Path) -> list[bytes]:
    """The bytes of what was parsed and counted."""
    return [(folder / "run" / name).read_bytes() for name in ("parsed.jsonl", "counts.jsonl")]


def journal(folder: Path) -> list[dict[str, Any]]:
    """The whole lines of the journal."""
    path = folder / "run" / "replies.jsonl"
    return [json.loads(line) for line in path.read_bytes().split(b"\n")[:-1]] if path.exists() else []


def final(folder: Path) -> set[str]:
    """The prompts that have a reply that is not to be asked for again."""
    return {line["prompt"] for line in journal(folder) if Fate(line["fate"]).final}


def server_keys(folder: Path) -> dict[str, str]:
    """What the server calls each prompt."""
    lines = map(json.loads, (folder / "run" / "prompts.jsonl").read_text().splitlines())
    return {
        line["id"]: digest(["m", [Message(one["role"], one["content"]) for one in line["messages"]]])
        for line in lines
    }


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory: pytest.TempPathFactory) -> Callable[[int], list[bytes]]:
    """What a run leaves that nothing disturbed, by the seed of the server's words."""

    @cache
    def left(seed: int) -> list[bytes]:
        folder = tmp_path_factory.mktemp("undisturbed")
        with server("--seed", str(seed)) as base_url:
            code, out, said = ended(begin(base_url, folder, *run_words()))
        assert code == 0, said
        assert json.loads(out)["answered"] == N_CELLS
        return results(folder)

    return left


SAMPLED = [*run_words("--samples", "5"), "--limit", "12"]
"""The words of another run of 300 cells, whose replies take more room than its prompts."""


@pytest.fixture(scope="module")
def sampled(tmp_path_factory: pytest.TempPathFactory) -> list[bytes]:
    """What that run leaves."""
    folder = tmp_path_factory.mktemp("sampled")
    with server() as base_url:
        code, _, said = ended(begin(base_url, folder, *SAMPLED))
    assert code == 0, said
    return results(folder)


def check_sitting(folder: Path, code: int, out: str, said: str) -> int:
    """Make sure that one sitting told the truth: fates, exit code and sentence; how many cells are missing."""
    counts = [json.loads(line) for line in (folder / "run" / "counts.jsonl").read_text().splitlines()]
    assert len(counts) == N_CELLS
    assert {line["fate"] for line in counts} <= {fate.value for fate in Fate}
    missing = [line for line in counts if not Fate(line["fate"]).final]
    assert all(line["parsed"] == 0 and line["reason"] == line["fate"] for line in missing)
    assert (code == 3) is bool(missing)
    told = json.loads(out)
    assert Counter(line["fate"] for line in counts) == told["fates"][MODEL]
    if missing:
        assert code == 3
        assert f"{len(missing)} " in said
        assert "mismark resume" in said
    else:
        assert code == 0
    return len(missing)


@pytest.mark.parametrize("seed", range(5))
def test_every_fault_has_a_fate_and_passes(
    tmp_path: Path, undisturbed: Callable[[int], list[bytes]], seed: int
) -> None:
    """With one try a call some cells are missing and it is said; with more tries all are there, equal to the byte."""
    with server("--faults", FAULTS, "--seed", str(seed)) as base_url:
        missing = check_sitting(tmp_path, *ended(begin(base_url, tmp_path, *run_words("--tries", "1"))))
        assert 0 < missing < N_CELLS
        asked = stats(base_url)
        assert set(asked["faults"]) <= {pair.split("=")[0] for pair in FAULTS.split(",")}
        assert asked["faults"]["429"] > 0
        assert asked["answered"] == N_CELLS - missing
        sitting = ended(begin(base_url, tmp_path, "resume", "run", "--tries", "6", "--json"))
        while check_sitting(tmp_path, *sitting):
            sitting = ended(begin(base_url, tmp_path, "resume", "run", "--json"))
        found = stats(base_url)["prompts"].values()
        assert {one["answered"] for one in found} == {1}
    assert results(tmp_path) == undisturbed(seed)


@pytest.mark.parametrize("fault", ["429", "500", "malformed", "html", "cut", "lying", "empty", "close"])
def test_a_server_that_only_breaks_leaves_every_cell_named(tmp_path: Path, fault: str) -> None:
    """With one fault on every call no cell is answered, all have the fate of that fault, and exit 3 says so."""
    fates = {"429": "rate-limited", "500": "server-error", "close": "unreachable"}
    with server("--faults", f"{fault}=1") as base_url:
        words = run_words("--tries", "1")
        words[words.index("--limit") + 1] = "4"
        code, out, said = ended(begin(base_url, tmp_path, *words))
    assert code == 3, said
    assert json.loads(out)["fates"][MODEL] == {fates.get(fault, "malformed"): 20}


@pytest.mark.parametrize("seed", range(2))
def test_killed_twenty_times_at_a_broken_server(
    tmp_path: Path, undisturbed: Callable[[int], list[bytes]], seed: int
) -> None:
    """Twenty kill -9 at random moments, against a server that breaks: no reply that was written down is asked for again, and the end is equal to the byte."""
    draw = random.Random(seed)
    n_kills = 0
    words = run_words("--tries", "6", "--concurrency", "8")
    with server("--faults", FAULTS, "--seed", str(seed), "--delay", "40") as base_url:
        while n_kills < 20:
            written = final(tmp_path)
            before = stats(base_url)["prompts"]
            process = begin(base_url, tmp_path, *words)
            wanted = len(written) + draw.randrange(14)
            while len(journal(tmp_path)) < wanted and process.poll() is None:
                time.sleep(0.002)
            time.sleep(draw.random() * 0.03)
            process.kill()
            code, _, said = ended(process)
            assert code in {-9, 0, 3}, said
            n_kills += 1
            if (tmp_path / "run").exists():
                words = ["resume", "run", "--tries", "6", "--json"]
                after, keys = stats(base_url)["prompts"], server_keys(tmp_path)
                assert all(before[keys[one]] == after[keys[one]] for one in written)
        assert len(final(tmp_path)) < N_CELLS  # every kill was in the middle
        code = 3
        while code == 3:
            code, _, said = ended(begin(base_url, tmp_path, *words))
        assert code == 0, said
    assert results(tmp_path) == undisturbed(seed)


def test_eight_processes_start_one_run_together(
    tmp_path: Path, undisturbed: Callable[[int], list[bytes]]
) -> None:
    """Of processes that start the same run at the same moment one asks; the others say that it does, or find it done."""
    with server("--delay", "5") as base_url:
        together = [begin(base_url, tmp_path, *run_words()) for _ in range(8)]
        codes = []
        for process in together:
            code, _, said = ended(process)
            codes.append(code)
            assert code == 0 or "another process is working on run" in said, said
        assert 0 in codes
        assert set(codes) <= {0, 2}
        assert {one["asked"] for one in stats(base_url)["prompts"].values()} == {1}
    assert results(tmp_path) == undisturbed(0)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["run"]


def no_file_beyond(n_bytes: int) -> None:
    """Let no file of this process grow beyond a size, which is what a full disk looks like."""
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (n_bytes, resource.RLIM_INFINITY))


FULL = [(1, "run"), (4, "run"), (16, "run"), (60, "run")]
FULL += [(kib, "run/replies.jsonl") for kib in (75, 85, 95, 105, 115)]
FULL += [(kib, "run/parsed.jsonl") for kib in (125, 140, 160, 180, 190)]
FULL += [(200, "")]


@pytest.mark.parametrize(("kib", "where"), FULL)
def test_a_full_disk_is_a_sentence_and_nothing_is_lost(
    tmp_path: Path, sampled: list[bytes], kib: int, where: str
) -> None:
    """Wherever the disk fills up, one sentence names the file or folder, what was answered is kept whole, and the rest is made when there is room."""
    with server() as base_url:
        limited = begin(base_url, tmp_path, *SAMPLED, preexec_fn=lambda: no_file_beyond(1024 * kib))
        code, _, said = ended(limited)
        if where:
            assert code == 2, said
            told = rf"(\d+/300 answered, .*\n)?mismark: cannot (make|write) {where}: File too large.*\n"
            assert re.fullmatch(told, said), said
        else:
            assert code == 0, said
        assert not list(tmp_path.glob(".run.new-*"))
        kept = journal(tmp_path)
        path = tmp_path / "run" / "replies.jsonl"
        assert not path.exists() or path.read_bytes().count(b"\n") == len(kept)
        before = stats(base_url)["calls"]
        words = ["resume", "run"] if (tmp_path / "run").exists() else SAMPLED
        code, _, said = ended(begin(base_url, tmp_path, *words))
        assert code == 0, said
        assert stats(base_url)["calls"] - before == N_CELLS - len(kept)
    assert results(tmp_path) == sampled


SAID = {
    "reply": lambda key: f"ERROR 1: your key is {key}\nTOTAL ERRORS FOUND: 1",
    "401": lambda key: Raw(401, json.dumps({"error": {"message": f"Incorrect API key: {key}"}}).encode()),
    "500 with the key cut": lambda key: Raw(500, f"<p>Bearer {key[:12]}***{key[-9:]}</p>".encode()),
    "error in a 200": lambda key: {"error": {"message": f"{key} is over its quota", "code": key}},
    "redirect": lambda key: Raw(302, b"", {"Location": f"http://127.0.0.1:9/?key={key}"}),
    "finish reason": lambda key: {"choices": [{"message": {"content": ""}, "finish_reason": key}]},
    "hidden": lambda key: Raw(400, json.dumps([{"error": {"message": "no", "param": key}}]).encode()),
}


@pytest.mark.parametrize("kind", SAID)
def test_no_key_is_in_any_file_or_message(tmp_path: Path, kind: str) -> None:
    """After runs, resumes and reports with a server that repeats the key, no eight characters of it are anywhere."""

    async def go() -> str:
        async with serve(lambda asked: SAID[kind](asked.headers["Authorization"].split()[1])) as base_url:
            told = ""
            words = run_words("--tries", "2")
            words[words.index("--limit") + 1] = "2"
            for one in (words, ["resume", "run"], ["report", "run"], ["--debug", "resume", "run", "--json"]):
                process = begin(base_url, tmp_path, *one)
                code, out, said = await asyncio.to_thread(ended, process)
                assert code in {0, 3}, said
                told += out + said
        return told

    told = asyncio.run(go()).encode()
    written = [path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()]
    assert len(written) > 6
    pieces = [KEY[at : at + 8].encode() for at in range(len(KEY) - 7)]
    assert [piece for piece in pieces if any(piece in one for one in (told, *written))] == []
