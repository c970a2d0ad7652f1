"""What came of one sitting of a run, for people and for programs.

In: the run, its fates and what the asking did. Out: the summary on standard error, the one JSON
object of `--json`, and the exit code.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from mismark.errors import command_line
from mismark.records import Fate

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from mismark.records import JsonObject

__all__ = ["FINAL", "MISSING", "Outcome"]

MISSING = "missing"
"""The fate of a cell whose call was never made."""
FINAL = frozenset(fate.value for fate in Fate if fate.final)
"""The fates that leave a cell with a reply, readable or not."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a sitting ended.

    Attributes:
        folder: the run folder.
        protocol: its recipe's name.
        n_cells: planned replies.
        n_calls: planned calls; fewer than the cells where prompts are equal.
        n_done: calls with a final reply, of this sitting and earlier ones.
        n_sent: calls of this sitting.
        fates: cells by model and fate; empty where the run was interrupted before they were counted.
        interrupted: True where it was stopped before its end.
        tokens_in: prompt tokens of all sittings, as the providers counted them.
        tokens_out: completion tokens likewise.
        cost_usd: what all replies state as their cost, None where none does.
        sentences: what stopped some of the calls.
        why: for a model and a fate without a reply, what its first such cell says.
    """

    folder: Path
    protocol: str
    n_cells: int
    n_calls: int
    n_done: int
    n_sent: int
    fates: Mapping[str, Mapping[str, int]]
    interrupted: bool = False
    tokens_in: int = 0
    tokens_out: int = 0
    cost_usd: float | None = None
    sentences: tuple[str, ...] = ()
    why: Mapping[tuple[str, str], str] = field(default_factory=dict)

    @property
    def complete(self) -> bool:
        """True where every planned cell has a reply, readable or not."""
        return self.n_done == self.n_calls and not self.interrupted

    @property
    def exit_code(self) -> int:
        """0 complete, 3 incomplete, 130 interrupted."""
        return 130 if self.interrupted else 0 if self.complete else 3

    def json(self) -> JsonObject:
        """The one object that `--json` prints."""
        answered = sum(found.get(Fate.ANSWERED.value, 0) for found in self.fates.values())
        return {
            "run": str(self.folder),
            "protocol": self.protocol,
            "cells": self.n_cells,
            "calls": self.n_calls,
            "calls_done": self.n_done,
            "calls_sent": self.n_sent,
            "answered": answered,
            "fates": {model: dict(found) for model, found in self.fates.items()},
            "complete": self.complete,
            "interrupted": self.interrupted,
            "tokens_in": self.tokens_in,
            "tokens_out": self.tokens_out,
            "cost_usd": self.cost_usd,
            "notes": list(self.sentences),
        }

    def summary(self) -> str:
        """The lines of `lines`, as one text."""
        return "\n".join(self.lines())

    def lines(self) -> list[str]:
        """The last lines that a person reads: what came of each model, where it lies, what to do next."""
        if self.interrupted:
            return [
                f"interrupted: {self.n_done} of {self.n_calls} answered; go on with: {command_line('resume', self.folder)}"
            ]
        lines = list(self.sentences)
        for model, found in self.fates.items():
            parts = [f"{n} {fate}" for fate, n in sorted(found.items(), key=lambda pair: (-pair[1], pair[0]))]
            lines.append(f"{model}: {', '.join(parts)}")
            lines += [f"  {fate}: {why}" for (name, fate), why in self.why.items() if name == model and why]
        if self.complete:
            lines.append(f"run complete in {self.folder}; next: {command_line('report', self.folder)}")
        else:
            missing = sum(
                n for found in self.fates.values() for fate, n in found.items() if fate not in FINAL
            )
            lines.append(
                f"run incomplete: {missing} of {self.n_cells} cells have no reply; go on with: {command_line('resume', self.folder)}"
            )
        return lines
