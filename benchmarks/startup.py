"""Times what every command begins with: `import mismark` and `mismark --help`, each a fresh process, and names heavy packages that they load.

python benchmarks/startup.py [--repeats 9]
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys

from runner import Took, median, process

HEAVY = ("torch", "spacy", "openai", "matplotlib", "pandas", "numpy", "scipy", "aiohttp")
LOADED = f"import json, sys; print(json.dumps([name for name in {HEAVY!r} if name in sys.modules]))"
HELP = "import contextlib, io; from mismark.cli import main\nwith contextlib.redirect_stdout(io.StringIO()):\n    main(['--help'])\n"


def main() -> None:
    """Print one row a command."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--repeats", type=int, default=9, help="tries, of which the median counts")
    repeats = parser.parse_args().repeats
    rows = {
        "an empty program": ([sys.executable, "-c", ""], "", None),
        "import mismark": ([sys.executable, "-c", "import mismark"], "import mismark\n", 0.15),
        "mismark --help": ([sys.executable, "-m", "mismark", "--help"], HELP, 0.3),
    }
    print(f"start, whole processes, median of {repeats}")
    for name, (command, code, bar) in rows.items():
        tries: list[Took] = [process("", command)[0] for _ in range(repeats)]
        took = median(tries)
        out = subprocess.run(
            [sys.executable, "-c", code + LOADED], check=True, stdout=subprocess.PIPE, text=True
        )
        loaded = ", ".join(json.loads(out.stdout.splitlines()[-1])) or "none"
        held = "" if bar is None else f"   bar {bar} s"
        print(f"  {name:18s} {took.wall:.3f} s {took.cpu:.3f} CPU s   heavy packages loaded: {loaded}{held}")


if __name__ == "__main__":
    main()
