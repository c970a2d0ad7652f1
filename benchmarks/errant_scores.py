"""Times ERRANT: M2 against M2 as a whole process, and edits from text, beside the errant package.

    python benchmarks/errant_scores.py [DATA]

DATA is the folder of real data (default: MISMARK_REAL_DATA, else ../shared/data beside the project).
The package `errant` is timed in the same run on the same machine: `errant_compare` as a whole
process on the same two files (the bar: 5), and its own annotation, given the embedded tagger, on the
same sentences (the bar: 2 on one core, and 1.8 again on two). Loading ERRANT is shown apart.
MISMARK_BENCH_SENTENCES is how many sentences the row on two cores starts from (default 12,000).
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from itertools import cycle, islice
from pathlib import Path
from typing import TYPE_CHECKING

from mismark.edits.extraction import Extractor
from mismark.edits.extraction_workers import extract
from mismark.scoring.errant_m2 import iter_annotated
from mismark.texts.parallel import read_lines

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests" / "golden"))

SENTENCES = 4384
"""As many as the BEA-2019 development set has, on which the bar is stated."""


def best_of(work: Callable[[], object], times: int = 5) -> float:
    """The shortest of several timings, in seconds."""
    taken = []
    for _ in range(times):
        start = time.perf_counter()
        work()
        taken.append(time.perf_counter() - start)
    return min(taken)


def process(*command: str | Path) -> Callable[[], object]:
    """A command as a piece of work, its output thrown away."""
    return lambda: subprocess.run(list(map(str, command)), check=True, stdout=subprocess.DEVNULL)


def write_m2(path: Path, pairs: Sequence[tuple[str, str]], extractor: Extractor) -> None:
    """Write the edits of pairs of sentences as ERRANT would."""
    with path.open("w", encoding="utf-8") as stream:
        for source, corrected in pairs:
            edits = extractor.edits(source, corrected)
            lines = [f"{one.start} {one.end}|||{one.type}|||{one.correction}" for one in edits]
            stream.write(f"S {source}\n")
            for line in lines or ["-1 -1|||noop|||-NONE-"]:
                stream.write(f"A {line}|||REQUIRED|||-NONE-|||0\n")
            stream.write("\n")


def main() -> None:
    """Print one row a measurement: mismark, its peer, their ratio and the bar."""
    try:
        import errant_pipeline
    except ImportError as error:
        print(f"ERRANT is not timed: {error}; install mismark[errant]")
        return
    given = sys.argv[1] if len(sys.argv) > 1 else os.environ.get("MISMARK_REAL_DATA")
    folder = (Path(given) if given else ROOT.parent / "shared" / "data") / "conll14"
    if not (folder / "nucle14-2a.m2").is_file():
        print(
            f"ERRANT is not timed: no {folder / 'nucle14-2a.m2'}; name the real data: MISMARK_REAL_DATA, or an argument"
        )
        return
    sources = [one.source for one in iter_annotated(folder / "nucle14-2a.m2")]
    systems = [read_lines(path) for path in sorted((folder / "systems").glob("*.txt"))]
    pairs = [pair for lines in systems for pair in zip(sources, lines, strict=True)]
    loading = best_of(lambda: Extractor("embedded"), 1)
    extractor = Extractor("embedded")

    print(f"M2 against M2, {SENTENCES:,} sentences, whole process, best of 5")
    with tempfile.TemporaryDirectory() as name:
        hyp, ref = Path(name) / "hyp.m2", Path(name) / "ref.m2"
        write_m2(hyp, list(islice(cycle(pairs), SENTENCES)), extractor)
        write_m2(
            ref, list(islice(cycle([*pairs[len(sources) :], *pairs[: len(sources)]]), SENTENCES)), extractor
        )
        ours = best_of(process(sys.executable, "-m", "mismark", "score", "errant", hyp, ref))
        theirs = best_of(
            process(sys.executable, "-m", "errant.commands.compare_m2", "-hyp", hyp, "-ref", ref)
        )
    print(f"  mismark {ours:.3f} s   errant_compare {theirs:.3f} s   {theirs / ours:.1f} x (bar 5)")

    print(f"edits from text, embedded tagger, one core, {len(pairs):,} sentences; loading {loading:.2f} s")
    ours = best_of(lambda: [extractor.edits(*pair) for pair in pairs], 1)
    annotator = errant_pipeline.load()
    theirs = best_of(lambda: errant_pipeline.edits(annotator, pairs), 1)
    rates = [len(pairs) / taken for taken in (ours, theirs)]
    print(f"  mismark {rates[0]:.0f}/s   errant {rates[1]:.0f}/s   {theirs / ours:.1f} x (bar 2)")

    n = int(os.environ.get("MISMARK_BENCH_SENTENCES", "12000"))
    taken = {}
    for workers in (1, 2):
        for size in (n, 3 * n):
            many = list(islice(cycle(pairs), size))
            command = lambda many=many, workers=workers: sum(1 for _ in extract(many, "embedded", workers))  # noqa: E731
            taken[workers, size] = best_of(command, 2)
    one, two = (taken[workers, 3 * n] - taken[workers, n] for workers in (1, 2))
    print(f"edits from text on two cores, the time that {2 * n:,} more sentences take, best of 2")
    print(f"  one process {one:.2f} s   two {two:.2f} s   {one / two:.1f} x (bar 1.8)")
    print(
        f"  with loading, {3 * n:,} sentences: one process {taken[1, 3 * n] + loading:.2f} s   two {taken[2, 3 * n]:.2f} s"
    )


if __name__ == "__main__":
    main()
