"""`mismark` with a respondent that takes its time, for tests that stop it in the middle.

Run as a program, with the words of a command. The respondent is `slow/MS`, or `slow/MS:hang=N`,
which never answers after N calls. Each call it is asked leaves a line in the file that the variable
SLOW_LOG names.
"""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mismark.cli import main
from mismark.records import Fate, Reply
from mismark.respondents import REGISTRY, Kind
from mismark.runs import asking
from mismark.seeds import stream

if TYPE_CHECKING:
    from mismark.respondents.base import Ask


class Slow:
    """Answers with a number of errors that depends on the prompt alone, after a while."""

    sees = "messages"
    concurrency = None

    def __init__(self, name: str) -> None:
        self.name = name
        wait, _, hang = name.removeprefix("slow/").partition(":hang=")
        self._wait_s = float(wait) / 1000
        self._hang_after = int(hang) if hang else None
        self._n = 0

    def identity(self) -> dict[str, Any]:
        """Say what it is."""
        return {"kind": "slow"}

    async def open(self) -> None:
        """Need nothing."""

    async def close(self) -> None:
        """Leave nothing."""

    async def answer(self, ask: Ask) -> Reply:
        """Answer after the wait, a little longer or shorter by prompt."""
        with Path(os.environ["SLOW_LOG"]).open("a") as log:
            log.write(f"{ask.prompt.id}\n")
        self._n += 1
        if self._hang_after is not None and self._n > self._hang_after:
            await asyncio.sleep(3600)
        draw = stream(0, "slow", ask.prompt.id)
        await asyncio.sleep(self._wait_s * (0.5 + draw.random()))
        n = draw.randrange(9)
        lines = [f'ERROR {k}: "the" should be "a"' for k in range(1, n + 1)]
        return Reply(Fate.ANSWERED, "\n".join([*lines, f"TOTAL ERRORS FOUND: {n}"]))


if __name__ == "__main__":
    REGISTRY["slow"] = Kind(lambda name, _: Slow(name), list)
    if "SLOW_GRACE_S" in os.environ:
        asking.GRACE_S = float(os.environ["SLOW_GRACE_S"])
    sys.exit(main())
