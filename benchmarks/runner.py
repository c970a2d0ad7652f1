"""Times the runner: chat calls to a server on this machine that answers at once, against other clients.

    python benchmarks/runner.py [--calls 4290] [--repeats 3] [--inspect PYTHON]

Side by side in one run, each in a process of its own, against one server in another: a bare aiohttp
client (bodies written beforehand, answers read and thrown away), the runner alone (keys, our chat
respondent, the journal), and `mismark run framing` as a whole process (imports, plan, calls,
parsing, counts). `--inspect`, or the variable MISMARK_BENCH_INSPECT, names a Python that has
`inspect_ai` and `openai`; its `eval()` of the same prompts, without a scorer, is then timed once.
Ratios are of the wall time; the CPU seconds beside them are the client's alone and hold where other
work shares the machine.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
import zlib
from pathlib import Path
from typing import NamedTuple

N_MODELS = 6
N_CONDITIONS = 5
AT_ONCE = 102
"""Calls under way at once: 17 for each of six models."""

INSPECT = """
import json, sys, time
from pathlib import Path
started = time.perf_counter()
from inspect_ai import Task, eval
from inspect_ai.dataset import Sample
from inspect_ai.model import ChatMessageSystem, ChatMessageUser, GenerateConfig
imported = time.perf_counter() - started
folder, at_once = Path(sys.argv[1]), int(sys.argv[2])
asked = [json.loads(line) for line in (folder / "bodies.jsonl").read_text().splitlines()]
kinds = {"system": ChatMessageSystem, "user": ChatMessageUser}
samples = [Sample(input=[kinds[m["role"]](content=m["content"]) for m in body["messages"]], target="") for body in asked]
log = eval(
    Task(dataset=samples, config=GenerateConfig(temperature=0.0, max_tokens=800)),
    model="openai-api/loopback/m0", max_connections=at_once, max_samples=at_once, display="none",
    log_dir=str(folder / "inspect"), log_level="error",
)[0]
assert log.status == "success" and all(sample.output.completion for sample in log.samples)
print(json.dumps({"imports": imported}))
"""


KINDS = (b"", b"verb form:", b"wrong tense,", b"article", b"incorrect use of", b"plural noun needed:", b"spelling:", b"preposition", b"the phrase")  # fmt: skip
"""What stands before the quoted words, so that replies are not all of one pattern."""


class Took(NamedTuple):
    """What a client used: wall seconds, CPU seconds of its own process, and its largest size in MB."""

    wall: float
    cpu: float
    peak: float


# ---------------------------------------------------------------- the server


class Server(asyncio.Protocol):
    """Answers each request at once with four error lines that quote its text, other words for each prompt and model."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Keep the way back."""
        self.transport, self.data = transport, b""

    def data_received(self, data: bytes) -> None:
        """Answer every whole request."""
        self.data += data
        while (end := self.data.find(b"\r\n\r\n")) != -1:
            head = self.data[:end].lower()
            at = head.find(b"content-length:")
            length = int(head[at + 15 :].split(b"\r\n", 1)[0]) if at != -1 else 0
            if len(self.data) < end + 4 + length:
                return
            body, self.data = self.data[end + 4 : end + 4 + length], self.data[end + 4 + length :]
            self.transport.write(answer(body))


def answer(body: bytes) -> bytes:
    """The whole response to a request."""
    end = body.rfind(b'"}]')
    words = body[max(0, end - 400) : end].split(b" ")[1:-1] or [b"text"] * 40
    at = zlib.crc32(body) % 9
    lines = b"".join(
        b'ERROR %d: %s \\"%s\\" should be \\"%s\\"\\n'
        % (k + 1, KINDS[(at + k) % 9], words[9 * k + at], words[9 * k + (at + 4) % 9])
        for k in range(len(words) // 9)[:4]
    )
    said = (
        b'{"id":"x","object":"chat.completion","created":1,"model":"m","choices":[{"index":0,"message":{"role":"assistant","content":"'
        + lines
        + b'TOTAL ERRORS FOUND: 4"},"finish_reason":"stop"}],"usage":{"prompt_tokens":190,"completion_tokens":40,"total_tokens":230}}'
    )
    return (
        b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n" % len(said) + said
    )


async def serve() -> None:
    """Serve on any free port of the loopback address until the parent ends; say where on standard output."""
    loop = asyncio.get_running_loop()
    server = await loop.create_server(Server, "127.0.0.1", 0, backlog=1024)
    print(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/v1", flush=True)
    await loop.run_in_executor(None, sys.stdin.read)
    server.close()


# ---------------------------------------------------------------- the clients


def bare(base_url: str, folder: Path) -> None:
    """Post what was written beforehand with aiohttp, and read the answers."""
    import aiohttp
    import yarl

    bodies = iter((folder / "bodies.jsonl").read_bytes().splitlines())

    async def go() -> None:
        url = yarl.URL(base_url + "/chat/completions")
        headers = {"Content-Type": "application/json"}

        async def work(session: aiohttp.ClientSession) -> None:
            for body in bodies:
                async with session.post(url, data=body) as response:
                    await response.read()

        async with aiohttp.ClientSession(
            connector=aiohttp.TCPConnector(limit=0), headers=headers, cookie_jar=aiohttp.DummyCookieJar()
        ) as session:
            await asyncio.gather(*(work(session) for _ in range(AT_ONCE)))

    timed(lambda: asyncio.run(go()))


def alone(folder: Path) -> None:
    """Ask every cell of a planned run through the chat respondent and the journal, and count nothing."""
    from mismark.protocols import recipe
    from mismark.respondents import Decoding, respondent
    from mismark.runs.asking import Line, ask_all
    from mismark.runs.cells import cells
    from mismark.runs.folder import create, files
    from mismark.runs.journal import Journal
    from mismark.runs.load import load_run
    from mismark.runs.progress import Meter
    from mismark.runs.starting import make_plan

    framing = recipe("framing")
    models = [respondent(name) for name in names()]
    where = Path(tempfile.mkdtemp(dir=folder)) / "run"
    create(where, *make_plan(framing, data=str(folder / "items.jsonl"), models=models, settings={}))
    run = load_run(where)

    async def go() -> None:
        every = list(cells(run.plan, run.prompts, run.items))
        lines = [
            Line(model, iter([cell for cell in every if cell.model == model.name]), AT_ONCE // N_MODELS)
            for model in models
        ]
        meter = Meter(None, len(every), 0)
        with Journal(files(where).replies) as journal:
            await ask_all(lines, journal, run.items, Decoding(**run.plan.decoding), lambda *_: "", meter)
        if meter.failed:
            raise SystemExit(f"{meter.failed} calls failed")

    timed(lambda: asyncio.run(go()))


def timed(action) -> None:
    """Run something and print what it used."""
    before, started = resource.getrusage(resource.RUSAGE_SELF), time.perf_counter()
    action()
    wall, after = time.perf_counter() - started, resource.getrusage(resource.RUSAGE_SELF)
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    print(json.dumps(Took(wall, cpu, after.ru_maxrss / 1024)))


# ---------------------------------------------------------------- side by side


def names() -> list[str]:
    """The models that are asked."""
    return [f"openai-api/loopback/m{k}" for k in range(N_MODELS)]


def write_items(folder: Path, n: int) -> None:
    """Write `n` passages of about 125 words, each made of two built-in ones, three a document, and the bodies that ask about them."""
    from mismark.protocols import recipe
    from mismark.records import Item
    from mismark.respondents.completions import request_body
    from mismark.texts import builtin
    from mismark.texts.items import write_items as write

    short = builtin.load("framing")
    pairs = [(k % len(short), (k + 1 + k // len(short)) % len(short)) for k in range(n)]
    items = [
        Item(f"passage-{k:04d}", short[a].sentences + short[b].sentences, document=f"essay-{k // 3}")
        for k, (a, b) in enumerate(pairs)
    ]
    write(folder / "items.jsonl", items)
    framing = recipe("framing")
    prompts = list(framing.prompts(items, framing.resolve({})))
    words = statistics.mean(len(prompt.text.split()) for prompt in prompts)
    settings = {"temperature": 0.0, "max_tokens": 800}
    bodies = [request_body(f"m{k}", prompt.messages, settings) for k in range(N_MODELS) for prompt in prompts]
    (folder / "bodies.jsonl").write_bytes(b"\n".join(bodies) + b"\n")
    print(f"{len(set(bodies)):,} different calls about texts of {words:.0f} words, {AT_ONCE} at once")


def child(base_url: str, *words: object) -> Took:
    """One client in a process of its own, timed inside it (imports are left out)."""
    done = subprocess.run(
        [sys.executable, __file__, *map(str, words)],
        check=True,
        stdout=subprocess.PIPE,
        env=environment(base_url),
        text=True,
    )
    return Took(*json.loads(done.stdout))


def process(base_url: str, command: list[object]) -> tuple[Took, str]:
    """A whole process, timed from outside, and what it wrote to standard output."""
    started = time.perf_counter()
    with subprocess.Popen(
        list(map(str, command)),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env=environment(base_url),
        text=True,
    ) as running:
        out = running.stdout.read() if running.stdout is not None else ""
        _, status, used = os.wait4(running.pid, 0)
        running.returncode = os.waitstatus_to_exitcode(status)
    took = Took(time.perf_counter() - started, used.ru_utime + used.ru_stime, used.ru_maxrss / 1024)
    if running.returncode:
        raise SystemExit(f"{command} ended with exit status {running.returncode}")
    return took, out


def environment(base_url: str) -> dict[str, str]:
    """What clients are started in: where the server is, and compiled modules kept as in any installation."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {**kept, "LOOPBACK_BASE_URL": base_url, "LOOPBACK_API_KEY": "none"}


def median(tries: list[Took]) -> Took:
    """The median of each column."""
    return Took(*(statistics.median(column) for column in zip(*tries, strict=True)))


def measure(base_url: str, folder: Path, n_calls: int, repeats: int, inspect: str | None) -> None:
    """Run the clients in turn, so that other work on the machine falls on all of them, and print the table."""
    tries: dict[str, list[Took]] = {"bare aiohttp": [], "runner alone": [], "mismark run framing": []}
    for k in range(repeats):
        tries["bare aiohttp"].append(child(base_url, "bare", base_url, folder))
        tries["runner alone"].append(child(base_url, "alone", folder))
        words = [word for name in names() for word in ("--model", name)]
        words += ["--data", folder / "items.jsonl", "--out", folder / f"run{k}"]
        command = [sys.executable, "-m", "mismark", "run", "framing", *words]
        command += ["--concurrency", AT_ONCE // N_MODELS, "--json"]
        took, out = process(base_url, command)
        if json.loads(out)["answered"] != n_calls:
            raise SystemExit(f"not every call was answered: {out}")
        tries["mismark run framing"].append(took)
    rows = {name: median(taken) for name, taken in tries.items()}
    if inspect is not None:
        rows["Inspect eval()"], _ = process(base_url, [inspect, "-c", INSPECT, folder, AT_ONCE])
    plain, ours = rows["bare aiohttp"], rows["mismark run framing"]
    for name, took in rows.items():
        print(
            f"  {name:22s} {took.wall:8.2f} s {n_calls / took.wall:8,.0f} calls/s {1000 * took.cpu / n_calls:8.3f} CPU s per 1,000"
            f" {took.peak:6.0f} MB {plain.wall / took.wall:7.1%} of bare, {plain.cpu / took.cpu:7.1%} by CPU"
        )
    print(f"  runner alone / bare aiohttp         {plain.wall / rows['runner alone'].wall:7.1%}  (bar 50%)")
    print(f"  mismark run framing / bare aiohttp  {plain.wall / ours.wall:7.1%}  (bar 20%)")
    if inspect is None:
        print("  Inspect eval() was not measured: name a Python that has it with --inspect")
    else:
        slow = rows["Inspect eval()"]
        print(
            f"  mismark run framing / Inspect eval(){slow.wall / ours.wall:7.1f}x  (bar 20x), {slow.cpu / ours.cpu:.1f}x by CPU"
        )


def main() -> None:
    """Start the server and measure; or be one of the processes that are measured."""
    if len(sys.argv) > 1 and sys.argv[1] in {"serve", "bare", "alone"}:
        what, *words = sys.argv[1:]
        if what == "serve":
            asyncio.run(serve())
        elif what == "bare":
            bare(words[0], Path(words[1]))
        else:
            alone(Path(words[0]))
        return
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--calls", type=int, default=4290, help=f"calls, a multiple of {N_MODELS * N_CONDITIONS}"
    )
    parser.add_argument(
        "--repeats", type=int, default=3, help="tries of each client, of which the median counts"
    )
    parser.add_argument("--inspect", default=os.environ.get("MISMARK_BENCH_INSPECT"), metavar="PYTHON")
    options = parser.parse_args()
    n_items = options.calls // (N_MODELS * N_CONDITIONS)
    command = [sys.executable, __file__, "serve"]
    with (
        tempfile.TemporaryDirectory() as temporary,
        subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as server,
        contextlib.ExitStack() as stack,
    ):
        if server.stdin is None or server.stdout is None:
            raise SystemExit("the server has no pipes")
        stack.callback(server.stdin.close)  # at which it ends
        base_url = server.stdout.readline().strip()
        folder = Path(temporary)
        write_items(folder, n_items)
        measure(base_url, folder, n_items * N_MODELS * N_CONDITIONS, options.repeats, options.inspect)


if __name__ == "__main__":
    main()
