"""Times what comes after the asking: recorded replies to parsed, counted, estimated, drawn and written.

    python benchmarks/report.py [--replies 4290] [--resamples 10000] [--repeats 3]

Six respondents of known truth write the replies beforehand. Two whole processes are timed, of which
the sum is the number to hold to the bar (10 s on two quiet cores): `mismark resume --rescore`
(parsing and counting) and `mismark report` (estimates, tables, figures, the page). The CPU seconds
beside them hold where other work shares the machine; the report's are those of all its processes.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
from pathlib import Path

from runner import N_CONDITIONS, N_MODELS, Took, median, process, write_items

RESPONDENTS = [
    "scripted/compliant",
    "scripted/compliant:compliance=0.5,hits=0.6,false_alarms=1",
    "scripted/compliant:compliance=0.2,hits=0.4,noise=1",
    "scripted/compliant:compliance=0.9,hits=0.3,fabrication=0.8,seed=1",
    "scripted/random:rate=0.1",
    "scripted/oracle",
]


def record(folder: Path) -> None:
    """Ask the respondents, so that the replies are there."""
    words = [word for name in RESPONDENTS[:N_MODELS] for word in ("--model", name)]
    words += ["--data", str(folder / "items.jsonl"), "--out", str(folder / "run")]
    process("", [sys.executable, "-m", "mismark", "run", "framing", *words, "--json"])


def main() -> None:
    """Record the replies, and time what is made of them."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--replies", type=int, default=4290, help=f"a multiple of {N_MODELS * N_CONDITIONS}")
    parser.add_argument("--resamples", type=int, default=10_000, help="bootstrap resamples of each estimate")
    parser.add_argument("--repeats", type=int, default=3, help="tries, of which the median counts")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        write_items(folder, options.replies // (N_MODELS * N_CONDITIONS))
        record(folder)
        mismark = [sys.executable, "-m", "mismark"]
        commands = {
            "mismark resume --rescore": [*mismark, "resume", "--rescore", folder / "run"],
            "mismark report": [*mismark, "report", folder / "run", "--resamples", options.resamples],
        }
        tries: dict[str, list[Took]] = {name: [] for name in commands}
        for _ in range(options.repeats):
            for name, command in commands.items():
                tries[name].append(process("", command)[0])
        n_pictures = len(list((folder / "run" / "figures").glob("*.svg")))
        n_tables = len(list((folder / "run" / "tables").glob("*.csv")))
    print(
        f"{options.replies:,} replies, {options.resamples:,} resamples, {n_tables} tables, {n_pictures} figures"
    )
    for name, taken in tries.items():
        took = median(taken)
        print(f"  {name:26s} {took.wall:7.2f} s {took.cpu:7.2f} CPU s {took.peak:6.0f} MB")
    sums = [sum(took.wall for took in one) for one in zip(*tries.values(), strict=True)]
    used = [sum(took.cpu for took in one) for one in zip(*tries.values(), strict=True)]
    print(
        f"  {'together':26s} {statistics.median(sums):7.2f} s {statistics.median(used):7.2f} CPU s   (bar 10 s)"
    )


if __name__ == "__main__":
    main()
