"""How a run is getting on, told on standard error while it asks.

In: replies as they come. Out: a bar where somebody watches (a terminal), or else a line every ten
seconds and a last one; nothing at all without a stream.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, TextIO

from mismark.records import Fate

if TYPE_CHECKING:
    from tqdm import tqdm  # type: ignore[import-untyped]

    from mismark.records import Reply

__all__ = ["Meter"]

_BAR_EVERY_S = 0.2
_LINE_EVERY_S = 10.0


class Meter:
    """Counts replies and shows the counts.

    Args:
        stream: where to show them, None for nowhere.
        total: calls of the run.
        done: calls answered in earlier sittings.
    """

    def __init__(self, stream: TextIO | None, total: int, done: int) -> None:
        self.total, self.done = total, done
        self.sent = self.failed = self.retried = self.tokens_in = self.tokens_out = 0
        self.cost_usd: float | None = None
        self._stream = stream
        self._bar: tqdm[None] | None = None
        self._every_s = _LINE_EVERY_S
        if stream is not None and stream.isatty():
            from tqdm import tqdm

            self._every_s = _BAR_EVERY_S
            self._bar = tqdm(
                total=total,
                initial=done,
                unit="call",
                file=stream,
                dynamic_ncols=True,
                leave=False,
                delay=1e-9,  # drawn by `_show`, which can bear a stream that is gone; not when it is made
            )
        self._next = time.monotonic() + self._every_s

    def add(self, reply: Reply) -> None:
        """Count one reply, and show the counts if it is time."""
        self.sent += 1
        self.retried += reply.tries - 1
        self.tokens_in += reply.tokens_in or 0
        self.tokens_out += reply.tokens_out or 0
        if reply.cost_usd is not None:
            self.cost_usd = (self.cost_usd or 0.0) + reply.cost_usd
        if reply.fate.final:
            self.done += 1
        if reply.fate is not Fate.ANSWERED:
            self.failed += 1
        if self._stream is not None and (now := time.monotonic()) >= self._next:
            self._next = now + self._every_s
            self._show()

    def _show(self) -> None:
        """Show the counts; where nobody reads them any more, the run goes on without showing any."""
        try:
            self._write()
        except OSError:
            self._give_up()

    def _give_up(self) -> None:
        if self._bar is not None:
            self._bar.disable = True  # so that it does not write when it is thrown away
        self._stream, self._bar = None, None

    def _write(self) -> None:
        if self._bar is not None:
            self._bar.n = self.done
            self._bar.set_postfix_str(self._facts(), refresh=True)
        elif self._stream is not None:
            print(f"{self.done}/{self.total} answered, {self._facts()}", file=self._stream, flush=True)

    def _facts(self) -> str:
        facts = [f"{self.failed} failed", f"{self.retried} retried"]
        if self.tokens_in or self.tokens_out:
            facts.append(f"{self.tokens_in} tokens in, {self.tokens_out} out")
        facts.append("cost unknown" if self.cost_usd is None else f"${self.cost_usd:.4f}")
        return ", ".join(facts)

    def close(self) -> None:
        """Show the last counts and take the bar away."""
        if self._bar is not None:
            try:
                self._bar.close()
            except OSError:
                self._give_up()
            self._bar = None
        self._show()
