"""Times MaxMatch: whole processes on real systems, hostile lines, and the literal rules on a sample.

    python benchmarks/maxmatch.py [DATA]

DATA is the folder of real data (default: MISMARK_REAL_DATA, else ../shared/data beside the project).
The official scorer takes 10 to 68 s a system of 1,312 sentences.
"""

from __future__ import annotations

import os
import subprocess
import sys
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


def best_of(action, repeats: int = 3) -> float:
    """The least wall time of some tries, in seconds."""
    times = []
    for _ in range(repeats):
        start = time.perf_counter()
        action()
        times.append(time.perf_counter() - start)
    return min(times)


def main() -> None:
    """Print all tables."""
    given = sys.argv[1] if len(sys.argv) > 1 else os.environ.get("MISMARK_REAL_DATA")
    folder = Path(given or ROOT.parent / "shared" / "data") / "conll14"
    reference = folder / "nucle14-2a.m2"
    systems = sorted((folder / "systems").glob("*.txt"))

    print("whole process, mismark score m2, best of 5")
    empty = best_of(lambda: subprocess.run([sys.executable, "-c", ""], check=True), 5)
    print(f"  {'an empty program':20s} {empty:7.3f} s")
    for path in systems:
        command = [sys.executable, "-m", "mismark", "score", "m2", str(path), str(reference), "--json"]
        took = best_of(lambda: subprocess.run(command, check=True, stdout=subprocess.DEVNULL), 5)  # noqa: B023
        print(f"  {path.name:20s} {took:7.3f} s")

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

        quick, slow = best_of(fast), best_of(literal, 1)
        print(
            f"  {path.name:20s} {len(sample):4d} sentences {quick:7.3f} s {slow:7.3f} s {slow / quick:6.1f} x"
        )

    print("hostile lines, one annotator")
    source, rewritten = [f"s{n}" for n in range(40)], [f"h{n}" for n in range(40)]
    gold = [Edit(5, 6, ("h5",)), Edit(20, 20, ("h20",)), Edit(30, 31, ("",))]
    short, loop = source[:20], (source[8:12] * 150)[:600]
    hostile = [
        ("40 words rewritten, no gold", source, rewritten, []),
        ("40 words rewritten, gold inside", source, rewritten, gold),
        ("20 words, 600 tokens of other words in a loop", short, ["on", "the"] * 300, gold[:2]),
        ("20 words, 600 tokens of its own words in a loop", short, loop, [Edit(11, 11, ("s8",))]),
    ]
    for name, left, right, edits in hostile:
        took = best_of(lambda: Pair(left, right).counts(edits))  # noqa: B023
        print(f"  {name:48s} {1000 * took:7.1f} ms")


if __name__ == "__main__":
    main()
