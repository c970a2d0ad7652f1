"""Times MaxMatch: whole processes beside another scorer, several systems at once, hostile lines, memory.

    python benchmarks/maxmatch.py [DATA]

DATA is the folder of real data (default: MISMARK_REAL_DATA, else ../shared/data beside the project).
MISMARK_OFFICIAL_M2SCORER is a command to which HYP and REF are appended, such as
"python2.7 m2scorer/scripts/m2scorer.py": it is timed on the same machine in the same run, whole
processes both, and its ratio is printed (the bar: 100 over all systems, 60 for each). Without it the
ratio to the literal rules (tests/golden/literal_maxmatch.py) on short sentences is printed instead.
MISMARK_BENCH_OFFICIAL_RUNS is how often it is run (default 1), each time between runs of mismark.
MISMARK_BENCH_BLOCKS is how many M2 blocks the memory row reads (default 20,000; the bar is a million).

Times are processor seconds, user and system, the least of all tries: other processes on the machine
lengthen the wall time of one process more than of another.
"""

from __future__ import annotations

import os
import resource
import shlex
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from mismark.records import Edit
from mismark.scoring.maxmatch import Pair
from mismark.texts.m2 import read_m2
from mismark.texts.parallel import read_lines

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests" / "golden"))
from literal_maxmatch import Literal  # noqa: E402

SHORT = 15
"""The literal rules are timed on sentences of at most this many tokens."""

REPEATS = 5
"""Tries of a whole process before and after each of the other scorer."""

MISMARK = [str(Path(sys.executable).with_name("mismark"))]
"""The command; where it is not installed beside the interpreter, the module is run."""
if not Path(MISMARK[0]).is_file():
    MISMARK = [sys.executable, "-m", "mismark"]

BLOCK = "S we has a cat number {0} and more\nA 1 2|||SVA|||have|||REQUIRED|||-NONE-|||0\n\n"
LINE = "we have the cat number {0} and more\n"
"""A block of a reference, and the line of a hypothesis."""

ENVIRONMENT = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
"""What processes are started in: compiled modules are kept, as in any installation."""


class Took(NamedTuple):
    """Seconds of a process: on the processor, and on the clock."""

    cpu: float
    wall: float


def best_of(action, repeats: int = 3) -> float:
    """The least processor time of some tries in this process, in seconds."""
    times = []
    for _ in range(repeats):
        start = time.process_time()
        action()
        times.append(time.process_time() - start)
    return min(times)


def process(command: list[str]) -> Took:
    """Run a command to its end, its output thrown away."""
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=ENVIRONMENT)
    wall, after = time.perf_counter() - start, resource.getrusage(resource.RUSAGE_CHILDREN)
    return Took(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, wall)


def least(tries: list[Took]) -> Took:
    """The least of each time."""
    return Took(min(took.cpu for took in tries), min(took.wall for took in tries))


def scoring(*words: object) -> list[str]:
    """The command of `mismark score m2` with these arguments."""
    return [*MISMARK, "score", "m2", *map(str, words), "--json"]


def other_scorer() -> list[str]:
    """The command of the other scorer; nothing, and a sentence, where there is none that runs."""
    command = shlex.split(os.environ.get("MISMARK_OFFICIAL_M2SCORER", ""))
    if not command:
        print("MISMARK_OFFICIAL_M2SCORER names no other scorer, so no ratio to it is shown")
        return []
    with tempfile.TemporaryDirectory() as folder:
        reference, hypothesis = Path(folder) / "ref.m2", Path(folder) / "hyp.txt"
        reference.write_text(BLOCK.format(0), "utf-8")
        hypothesis.write_text(LINE.format(0), "utf-8")
        try:
            process([*command, str(hypothesis), str(reference)])
        except (OSError, subprocess.CalledProcessError) as error:
            print(f"MISMARK_OFFICIAL_M2SCORER cannot be run, so no ratio to it is shown: {error}")
            return []
    return command


def whole_processes(reference: Path, systems: list[Path], official: list[str]) -> None:
    """One system a process, beside the official scorer where there is one; then all systems at once."""
    runs = int(os.environ.get("MISMARK_BENCH_OFFICIAL_RUNS", "1"))
    print(
        f"whole processes, processor seconds (wall), least of {2 * REPEATS * runs}; the official scorer's of {runs}"
    )
    show("an empty program", least([process([sys.executable, "-c", ""]) for _ in range(REPEATS)]))
    ours, theirs = [], []
    for path in systems:
        command = scoring(path, reference)
        process(command)
        here, there = [], []
        for _ in range(runs):
            here += [process(command) for _ in range(REPEATS)]
            if official:
                there.append(process([*official, str(path), str(reference)]))
            here += [process(command) for _ in range(REPEATS)]
        ours.append(least(here))
        theirs += [least(there)] if official else []
        show(path.name, ours[-1], theirs[-1] if official else None, bar=60)
    show("together", together(ours), together(theirs) if official else None, bar=100)
    for jobs in (1, 2):
        tries = [process(scoring(*systems, reference, "--jobs", jobs)) for _ in range(3)]
        show(f"all, tests, {jobs} jobs", least(tries))


def together(processes: list[Took]) -> Took:
    """The sum of the times of several processes."""
    return Took(sum(took.cpu for took in processes), sum(took.wall for took in processes))


def show(name: str, ours: Took, theirs: Took | None = None, bar: int = 0) -> None:
    """Print a row: times, and where there are two, their ratios beside the bar."""
    line = f"  {name:18s} {ours.cpu:6.3f} ({ours.wall:.3f})"
    if theirs is not None:
        line += (
            f"   official {theirs.cpu:6.2f} ({theirs.wall:6.2f})   {theirs.cpu / ours.cpu:5.1f} x, bar {bar}"
        )
        line += f" ({theirs.wall / ours.wall:.1f} x on the clock)"
    print(line, flush=True)


def literal_rules(reference: Path, systems: list[Path]) -> None:
    """Counting alone, against the rules applied one by one."""
    print(f"against the literal rules, sentences of at most {SHORT} tokens that were changed")
    sentences = read_m2(reference, "drop")
    for path in systems:
        sample = [
            (list(sentence.tokens), line.split(), [sentence.gold(who) for who in sentence.annotators])
            for sentence, line in zip(sentences, read_lines(path), strict=True)
            if len(sentence.tokens) <= SHORT and list(sentence.tokens) != line.split()
        ]

        def fast(sample=sample) -> None:
            for source, hypothesis, golds in sample:
                pair = Pair(source, hypothesis)
                for gold in golds:
                    pair.counts(gold)

        def literal(sample=sample) -> None:
            for source, hypothesis, golds in sample:
                rules = Literal(source, hypothesis)
                for gold in golds:
                    rules.counts(gold)

        quick, slow = best_of(fast, 1), best_of(literal, 1)
        print(
            f"  {path.name:20s} {len(sample):4d} sentences {quick:7.3f} s {slow:7.3f} s {slow / quick:6.1f} x"
        )


def hostile_lines() -> None:
    """Lines that a broken model writes, against one annotator, and the rule that decided, if one had to."""
    print("hostile lines, one annotator (bars: 50 ms for 40 words, 500 ms for 600 tokens)")
    source, rewritten = [f"s{n}" for n in range(40)], [f"h{n}" for n in range(40)]
    left = [*rewritten[:3], "s3", "s4", *rewritten[5:]]
    gold = [Edit(5, 6, ("h5",)), Edit(20, 20, ("h20",)), Edit(30, 31, ("",))]
    short, loop = source[:20], (source[8:12] * 150)[:600]
    long, different = [f"s{n}" for n in range(1000)], [f"h{n}" for n in range(1000)]
    hostile = [
        ("40 words rewritten, no gold", source, rewritten, []),
        ("40 words rewritten, gold inside", source, rewritten, gold),
        ("40 words rewritten, gold that repeats two words", source, rewritten, [Edit(3, 5, ("s3 s4",))]),
        ("the same with these two words left", source, left, [Edit(3, 5, ("s3 s4",))]),
        ("20 words, 600 tokens of other words in a loop", short, ["on", "the"] * 300, gold[:2]),
        ("20 words, 600 tokens of its own words in a loop", short, loop, [Edit(11, 11, ("s8",))]),
        ("20 words of two, 600 tokens of the same two", ["a", "b"] * 10, ["a", "b"] * 300, []),
        ("1,000 words rewritten", long, different, gold),
        ("20 words, 100,000 tokens", short, ["x"] * 100_000, gold),
    ]
    for name, one, other, edits in hostile:
        rule = Pair(one, other).decide(edits).rule
        took = best_of(lambda: Pair(one, other).counts(edits))  # noqa: B023
        print(f"  {name:48s} {1000 * took:7.1f} ms  {rule}")


def memory(n_blocks: int) -> None:
    """The largest process of a score over many blocks."""
    with tempfile.TemporaryDirectory() as folder:
        reference, hypothesis = Path(folder) / "ref.m2", Path(folder) / "hyp.txt"
        with reference.open("w") as gold, hypothesis.open("w") as lines:
            for n in range(n_blocks):
                gold.write(BLOCK.format(n))
                lines.write(LINE.format(n))
        took = process(scoring(hypothesis, reference, "--intervals")).wall
    largest = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024
    print(
        f"memory: {n_blocks:,} blocks with intervals {took:.1f} s, the largest process so far {largest:.0f} MB"
    )


def main() -> None:
    """Print all tables."""
    given = sys.argv[1] if len(sys.argv) > 1 else os.environ.get("MISMARK_REAL_DATA")
    folder = Path(given or ROOT.parent / "shared" / "data") / "conll14"
    reference = folder / "nucle14-2a.m2"
    systems = sorted((folder / "systems").glob("*.txt"))
    if systems:
        official = other_scorer()
        whole_processes(reference, systems, official)
        if not official:
            literal_rules(reference, systems)
    else:
        print(
            f"MaxMatch of real systems is not timed: none in {folder / 'systems'}; name the real data: MISMARK_REAL_DATA, or an argument"
        )
    hostile_lines()
    memory(int(os.environ.get("MISMARK_BENCH_BLOCKS", "20000")))


if __name__ == "__main__":
    main()
