"""mismark from Python: run a protocol, and read a run back.

The same as `mismark run` and the folder it leaves; names and settings are those of the command.

    run = mismark.run("framing", models=["openai/gpt-4o"], out="runs/tonight", conditions=["blind", "over"])
    for line in run.counts():
        ...
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mismark.protocols import recipe
from mismark.respondents import Limits, respondent
from mismark.runs import Run, load_run, start
from mismark.runs.runner import CONCURRENCY
from mismark.runs.starting import SEED

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path
    from typing import TextIO

    from mismark.respondents import Respondent

__all__ = ["load_run", "run"]


def run(
    protocol: str,
    *,
    models: Sequence[str | Respondent],
    out: str | Path,
    data: str | Path | None = None,
    seed: int = SEED,
    limit: int | None = None,
    concurrency: int = CONCURRENCY,
    budget_usd: float | None = None,
    timeout_s: float | None = None,
    tries: int | None = None,
    progress: TextIO | None = None,
    **settings: Any,
) -> Run:
    """Run a protocol, or go on with the run that lies in the folder already.

    Args:
        protocol: `framing`, `grammar` or `judging`.
        models: names as on the command line, or respondents of one's own.
        out: the run folder.
        data: the items' file, None for the built-in set.
        seed: of every random draw.
        limit: take only the first so many items.
        concurrency: calls under way at once for each model.
        budget_usd: what the run may cost.
        timeout_s: seconds that one try of a call may take, of models that are given by name.
        tries: how often a call is tried, likewise.
        progress: where to show how it gets on (`sys.stderr`), None for nowhere.
        **settings: the protocol's own settings, and `temperature`, `max_tokens`, `samples`, `preset`; what the command
            takes with commas is a list, or one string with commas.

    Returns:
        The run. `run.complete` is False where a model left cells without a reply; calling this again
        asks for those alone.

    Raises:
        MismarkError: whatever the command would end with as one sentence.
        KeyboardInterrupt: stopped; what was answered is kept.
    """
    limits = Limits.of(timeout_s, tries)
    outcome = start(
        out,
        recipe(protocol),
        data=None if data is None else str(data),
        models=[respondent(model, limits) if isinstance(model, str) else model for model in models],
        settings=_listed(settings),
        seed=seed,
        limit=limit,
        concurrency=concurrency,
        progress=progress,
        budget_usd=budget_usd,
        timeout_s=timeout_s,
        tries=tries,
    )
    if outcome.interrupted:
        raise KeyboardInterrupt(outcome.summary())
    return load_run(out)


_LISTS = frozenset(
    {"anchors", "categories", "conditions", "doses", "items", "leave_out", "levels", "scale", "strategies"}
)
"""The settings of our protocols that hold several values."""


def _listed(settings: Mapping[str, Any]) -> dict[str, Any]:
    """Settings with lists where several values may stand: `"blind,over"` is cut at its commas, and 3 is one value."""
    return {name: _values(value) if name in _LISTS else value for name, value in settings.items()}


def _values(value: object) -> object:
    if isinstance(value, str):
        return [
            int(one) if one.removeprefix("-").isdecimal() else one
            for one in map(str.strip, value.split(","))
            if one
        ]
    return [value] if isinstance(value, int) else value
