"""The run folder: plan, journal, runner, resume. The only place that waits or writes.

A run is a folder of plain files, one for each step of the flow:

    plan.json  items.jsonl  prompts.jsonl  replies.jsonl  parsed.jsonl  counts.jsonl

The names below are loaded when they are first used, so that `mismark.runs.recipe` alone is light.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mismark.runs.load import Result, Run, load_run
    from mismark.runs.outcome import Outcome
    from mismark.runs.recipe import Recipe
    from mismark.runs.runner import execute, score_run
    from mismark.runs.starting import make_plan, resume, start

__all__ = [
    "Outcome",
    "Recipe",
    "Result",
    "Run",
    "execute",
    "load_run",
    "make_plan",
    "resume",
    "score_run",
    "start",
]

_MODULES = {
    "Outcome": "outcome",
    "Recipe": "recipe",
    "Result": "load",
    "Run": "load",
    "execute": "runner",
    "load_run": "load",
    "make_plan": "starting",
    "resume": "starting",
    "score_run": "runner",
    "start": "starting",
}


def __getattr__(name: str) -> object:
    if name in _MODULES:
        return getattr(import_module(f"{__name__}.{_MODULES[name]}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
