"""`python -m mismark` and `mismark`: the command line, and a short way to one score.

The most frequent call of a scorer, `mismark score m2 HYP REF --json` in a loop over systems or
checkpoints, takes less time than importing the command line does. So it is answered without;
whatever else is asked, and whatever goes wrong, goes to the command line.
"""

from __future__ import annotations

import gc
import sys

__all__ = ["main"]


def main() -> int:
    """Run one command.

    Returns:
        The exit code.
    """
    words = sys.argv[1:]
    files = [word for word in words[2:] if word != "--json"]
    if (
        words[:2] == ["score", "m2"]
        and len(words) == 5
        and len(files) == 2
        and not any(file.startswith("-") for file in files)
    ):
        shown = _score(*files)
        if shown:
            try:
                print(shown, flush=True)
            except OSError:
                pass
            else:
                return 0
    from mismark.cli import main as command_line

    return command_line()


def _score(hypothesis: str, reference: str) -> str:
    """The score of a system as JSON; nothing where the command line has something to say."""
    gc.disable()
    try:
        import json
        from pathlib import Path

        from mismark.scoring.options import Options
        from mismark.scoring.results import score_one

        found = score_one(Path(reference), Path(hypothesis), Options())
        return "" if found["decided_by_rule"] else json.dumps(found, allow_nan=False)
    except Exception:  # noqa: BLE001 - the command line meets it again, and says it
        return ""
    finally:
        gc.freeze()  # what is there now lives as long as the process
        gc.enable()


if __name__ == "__main__":
    sys.exit(main())
