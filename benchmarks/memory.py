"""Measures the largest size of the scorers over many M2 blocks, each process by itself.

    python benchmarks/memory.py [--blocks 1000000]

A reference and a hypothesis of that many short blocks are written; `mismark score m2` reads them as M2
and lines, `mismark score errant` as M2 and M2. The bar: a million blocks under 500 MB.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from runner import process

BLOCK = "S we has a cat number {0} and more\nA 1 2|||{1}|||have|||REQUIRED|||-NONE-|||0\n\n"
LINE = "we have the cat number {0} and more\n"
BAR = 500


def main() -> None:
    """Write the files, run each scorer once, and print what it used."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--blocks", type=int, default=1_000_000)
    n_blocks = parser.parse_args().blocks
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        reference, lines, hypothesis = folder / "ref.m2", folder / "hyp.txt", folder / "hyp.m2"
        with (
            reference.open("w") as gold,
            lines.open("w") as text,
            hypothesis.open("w") as annotated,
        ):
            for n in range(n_blocks):
                gold.write(BLOCK.format(n, "R:VERB:SVA"))
                text.write(LINE.format(n))
                annotated.write(BLOCK.format(n, "R:VERB:SVA" if n % 3 else "R:VERB"))
        mismark = [sys.executable, "-m", "mismark", "score"]
        print(f"{n_blocks:,} M2 blocks (bar {BAR} MB for a million)")
        for title, command in (
            ("score m2", [*mismark, "m2", lines, reference, "--json"]),
            ("score m2 --intervals", [*mismark, "m2", lines, reference, "--json", "--intervals"]),
            ("score errant", [*mismark, "errant", hypothesis, reference, "--json"]),
        ):
            took, _ = process("", command)
            print(f"  {title:22s} {took.peak:5.0f} MB {took.wall:7.1f} s {took.cpu:7.1f} CPU s", flush=True)


if __name__ == "__main__":
    main()
