"""Times MaxMatch: whole processes beside another scorer, several systems at once, hostile lines, memory.

    python benchmarks/maxmatch.py [DATA]

DATA is the folder of real data (default: MISMARK_REAL_DATA, else ../shared/data beside the project).
MISMARK_OFFICIAL_M2SCORER is a command to which HYP and REF are appended, such as
"python2.7 m2scorer/scripts/m2scorer.py": it is timed on the same machine in the same run, whole
processes both, and its ratio is printed (the bar: 100 over all systems, 60 for each). Without it the
ratio to the literal rules (tests/golden/literal_maxmatch.py) on short sentences is printed instead.
MISMARK_BENCH_BLOCKS is how many M2 blocks the memory row reads (default 20,000; the bar is a million).
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

from mismark.records import Edit
from mismark.scoring.maxmatch import Pair
from mismark.texts.m2 import read_m2
from mismark.texts.parallel import read_lines

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests" / "golden"))
from literal_maxmatch import Literal  # noqa: E402

SHORT = 15
"""The literal rules are timed on sentences of at most this many tokens."""

REPEATS = 7
"""Tries of a whole process, of which the fastest counts; the other scorer gets one."""

ENVIRONMENT = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
"""What processes are started in: compiled modules are kept, as in any installation."""


def best_of(action, repeats: int = 3) -> float:
    """The least wall time of some tries, in seconds."""
    times = []
    for _ in range(repeats):
        start = time.perf_counter()
        action()
        times.append(time.perf_counter() - start)
    return min(times)


def process(command: list[str]) -> None:
    """Run a command to its end, its output thrown away."""
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=ENVIRONMENT)


def scoring(*words: object) -> list[str]:
    """The command of `mismark score m2` with these arguments."""
    return [sys.executable, "-m", "mismark", "score", "m2", *map(str, words), "--json"]


def whole_processes(reference: Path, systems: list[Path]) -> None:
    """One system a process, beside the official scorer where there is one; then all systems at once."""
    official = os.environ.get("MISMARK_OFFICIAL_M2SCORER")
    print(f"whole process, best of {REPEATS}" + (", the official scorer once" if official else ""))
    print(
        f"  {'an empty program':20s} {best_of(lambda: process([sys.executable, '-c', '']), REPEATS):8.3f} s"
    )
    ours, theirs = 0.0, 0.0
    for path in systems:
        command = scoring(path, reference)
        process(command)
        took = best_of(lambda: process(command), REPEATS)  # noqa: B023
        ours += took
        line = f"  {path.name:20s} {took:8.3f} s"
        if official:
            other = best_of(lambda: process([*shlex.split(official), str(path), str(reference)]), 1)  # noqa: B023
            theirs += other
            line += f"   official {other:8.2f} s  {other / took:7.1f} x (bar 60)"
        print(line)
    if official:
        print(
            f"  {'together':20s} {ours:8.3f} s   official {theirs:8.2f} s  {theirs / ours:7.1f} x (bar 100)"
        )
    for jobs in (1, 2):
        took = best_of(lambda: process(scoring(*systems, reference, "--jobs", jobs)), 3)  # noqa: B023
        print(f"  {f'all, tests, --jobs {jobs}':20s} {took:8.3f} s")


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
    gold = [Edit(5, 6, ("h5",)), Edit(20, 20, ("h20",)), Edit(30, 31, ("",))]
    short, loop = source[:20], (source[8:12] * 150)[:600]
    long, other = [f"s{n}" for n in range(1000)], [f"h{n}" for n in range(1000)]
    hostile = [
        ("40 words rewritten, no gold", source, rewritten, []),
        ("40 words rewritten, gold inside", source, rewritten, gold),
        ("40 words rewritten, gold that repeats two words", source, rewritten, [Edit(3, 5, ("s3 s4",))]),
        ("20 words, 600 tokens of other words in a loop", short, ["on", "the"] * 300, gold[:2]),
        ("20 words, 600 tokens of its own words in a loop", short, loop, [Edit(11, 11, ("s8",))]),
        ("20 words of two, 600 tokens of the same two", ["a", "b"] * 10, ["a", "b"] * 300, []),
        ("1,000 words rewritten", long, other, gold),
        ("20 words, 100,000 tokens", short, ["x"] * 100_000, gold),
    ]
    for name, left, right, edits in hostile:
        rule = Pair(left, right).decide(edits).rule
        took = best_of(lambda: Pair(left, right).counts(edits))  # noqa: B023
        print(f"  {name:48s} {1000 * took:7.1f} ms  {rule}")


def memory(n_blocks: int) -> None:
    """The largest process of a score over many blocks."""
    block = "S we has a cat number {0} and more\nA 1 2|||SVA|||have|||REQUIRED|||-NONE-|||0\n\n"
    with tempfile.TemporaryDirectory() as folder:
        reference, hypothesis = Path(folder) / "ref.m2", Path(folder) / "hyp.txt"
        with reference.open("w") as gold, hypothesis.open("w") as lines:
            for n in range(n_blocks):
                gold.write(block.format(n))
                lines.write(f"we have the cat number {n} and more\n")
        took = best_of(lambda: process(scoring(hypothesis, reference, "--intervals")), 1)
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
        whole_processes(reference, systems)
        if "MISMARK_OFFICIAL_M2SCORER" not in os.environ:
            literal_rules(reference, systems)
    else:
        print(f"no systems in {folder / 'systems'}; name the real data: MISMARK_REAL_DATA, or an argument")
    hostile_lines()
    memory(int(os.environ.get("MISMARK_BENCH_BLOCKS", "20000")))


if __name__ == "__main__":
    main()
