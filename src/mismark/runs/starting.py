"""Starting a run, and going on with one.

In: a recipe, its data, the respondents and the settings as they were given; or a run folder. Out:
the folder, and what came of the sitting. Starting the same run twice goes on with the first.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from datetime import UTC, datetime
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mismark.errors import RunError, UsageError, command_line
from mismark.respondents.base import Limits, check_all
from mismark.runs.contents import content_of, item_lines, prompt_json
from mismark.runs.environment import environment
from mismark.runs.folder import create, files, state_of
from mismark.runs.plan import MOST_CELLS, Plan, PlannedModel, differences, read_plan
from mismark.runs.recipe import Grouping
from mismark.runs.runner import CONCURRENCY, check_limits, execute
from mismark.visible import one_line

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import TextIO

    from mismark.records import JsonObject, Prompt
    from mismark.respondents.base import Respondent
    from mismark.runs.outcome import Outcome
    from mismark.runs.recipe import Recipe

__all__ = ["SEED", "make_plan", "resume", "start"]

SEED = 42
"""The seed where none is given: the papers' own."""

_SHOWN = 6
_MOST_TOKENS = 100_000_000


def start(
    folder: str | Path,
    recipe: Recipe,
    *,
    data: str | None = None,
    models: Sequence[Respondent],
    settings: Mapping[str, Any] | None = None,
    seed: int = SEED,
    limit: int | None = None,
    concurrency: int = CONCURRENCY,
    progress: TextIO | None = None,
    budget_usd: float | None = None,
    timeout_s: float | None = None,
    tries: int | None = None,
) -> Outcome:
    """Plan a run and execute it; where the folder holds the same plan already, go on with it.

    Args:
        folder: where the run is to lie; its parents are made.
        recipe: the protocol.
        data: the items' file, None for the built-in set.
        models: the respondents under test, each name once.
        settings: what was asked for, as given; the recipe fills in the rest. `temperature`,
            `max_tokens` and `samples` are common to all recipes.
        seed: of every random draw that is made on the run.
        limit: take only the first so many items.
        concurrency: calls under way at once for each model.
        progress: where to show how it gets on, None for nowhere.
        budget_usd: what the run may cost.
        timeout_s: what `models` were given, noted for `resume`: seconds for one try.
        tries: likewise, the most requests for one reply.

    Raises:
        UsageError: a setting that cannot work.
        RunError: the folder holds something else, or cannot be written.
        RespondentError: a model cannot be set up.
        DataError: the items cannot be read.
    """
    check_limits(concurrency, budget_usd)
    path = Path(folder)
    given = {
        **(settings or {}),
        "data": data,
        "limit": limit,
        "concurrency": concurrency,
        "budget_usd": budget_usd,
        "timeout_s": timeout_s,
        "tries": tries,
    }
    plan, items, prompts = make_plan(
        recipe, data=data, models=models, settings=settings or {}, seed=seed, limit=limit
    )
    plan = replace(plan, given=given)
    state = state_of(path)
    if state == "other":
        raise RunError(f"{path} is there and is not a run folder; choose another --out, or empty it")
    if state != "run":
        check_all(models)
    if state == "run" or not create(path, plan, items, prompts):
        _check_same(path, read_plan(files(path).plan), plan)
        if progress is not None:
            print(one_line(f"{path} holds this run already: going on with it"), file=progress)
    del items, prompts  # they lie in the folder now
    return execute(path, recipe, models, concurrency=concurrency, progress=progress, budget_usd=budget_usd)


def _check_same(path: Path, old: Plan, new: Plan) -> None:
    if old.digest == new.digest:
        return
    found = differences(old, new)
    more = f" and {len(found) - _SHOWN} more" if len(found) > _SHOWN else ""
    raise RunError(
        f"{path} holds a run with other settings: {'; '.join(found[:_SHOWN])}{more}. "
        f"Choose another --out, or go on with the run that is there: {command_line('resume', path)}"
    )


def resume(
    folder: str | Path,
    recipe: Recipe,
    *,
    concurrency: int | None = None,
    progress: TextIO | None = None,
    budget_usd: float | None = None,
    no_budget: bool = False,
    timeout_s: float | None = None,
    tries: int | None = None,
) -> Outcome:
    """Go on with a run, with the limits it was started with unless others are given.

    Args:
        folder: the run folder.
        recipe: the protocol of its plan.
        concurrency: calls under way at once for each model.
        progress: where to show how it gets on, None for nowhere.
        budget_usd: what all sittings together may cost.
        no_budget: drop the budget that the run was started with.
        timeout_s: seconds that one try may take.
        tries: the most requests for one reply.

    Raises:
        RunError: the folder is missing, broken, in use, or cannot be written.
        RespondentError: a model cannot be set up.
        UsageError: a limit that cannot work.
    """
    given = read_plan(files(Path(folder)).plan).given
    limits = Limits.of(
        given.get("timeout_s") if timeout_s is None else timeout_s,
        given.get("tries") if tries is None else tries,
    )
    return execute(
        folder,
        recipe,
        limits=limits,
        concurrency=given.get("concurrency") or CONCURRENCY if concurrency is None else concurrency,
        progress=progress,
        budget_usd=None if no_budget else given.get("budget_usd") if budget_usd is None else budget_usd,
    )


def make_plan(
    recipe: Recipe,
    *,
    data: str | None,
    models: Sequence[Respondent],
    settings: Mapping[str, Any],
    seed: int = SEED,
    limit: int | None = None,
) -> tuple[Plan, list[JsonObject], list[JsonObject]]:
    """Make the plan of a run, without touching the disk and without a call.

    Returns:
        The plan, the lines of `items.jsonl` and the lines of `prompts.jsonl`.

    Raises:
        UsageError: a setting that cannot work.
        DataError: the items cannot be read.
    """
    if limit is not None and limit < 1:
        raise UsageError(f"--limit is {limit}; it must be at least 1 item, or be left out")
    names = [model.name for model in models]
    if not names:
        raise UsageError("a run needs at least one --model; see: mismark list respondents")
    if len(set(names)) < len(names):
        twice = next(name for name in names if names.count(name) > 1)
        raise UsageError(f"--model {twice} is given twice; each model once (for repeats, see --samples)")
    resolved = recipe.resolve(settings)
    loaded = recipe.load(data, resolved)[:limit]
    prompts = list(recipe.prompts(loaded, {**resolved, "seed": seed}))
    if not prompts:
        raise UsageError(
            f"there is nothing to ask: {data or 'the built-in set'} gives no prompt under these settings"
        )
    _check_ids([item.id for item in loaded], "item")
    _check_ids([prompt.id for prompt in prompts], "prompt")
    _check_groups(recipe, prompts)
    item_records, prompt_records = item_lines(loaded), [prompt_json(prompt) for prompt in prompts]
    plan = Plan(
        protocol=recipe.name,
        settings=resolved,
        items=content_of(item_records),
        prompts=content_of(prompt_records),
        models=tuple(PlannedModel(model.name, model.sees, model.identity()) for model in models),
        samples=_samples(resolved.get("samples", settings.get("samples"))),
        decoding=_decoding(resolved, settings),
        seed=seed,
        given=dict(settings),
        environment=environment(),
        created=datetime.now(UTC).isoformat(timespec="seconds"),
    )
    if plan.n_cells > MOST_CELLS:
        raise UsageError(
            f"{plan.n_cells:,} replies are planned, and a run holds at most {MOST_CELLS:,}; ask for fewer --samples"
        )
    return plan, item_records, prompt_records


def _check_ids(ids: list[str], what: str) -> None:
    for one, n in Counter(ids).items():
        if n > 1:
            raise UsageError(f"{n} {what}s have the id {one!r}; each {what} of a run needs an id of its own")


def _check_groups(recipe: Recipe, prompts: Sequence[Prompt]) -> None:
    """Refuse several prompts of one item under one condition that nothing counts together, or that lie apart."""
    groups = [group for group, _ in groupby(prompts, lambda prompt: (prompt.item, prompt.condition))]
    if len(groups) < len(prompts) and not isinstance(recipe, Grouping):
        raise UsageError(
            f"{recipe.name} has several prompts of one item under one condition, and no count_group that counts them"
        )
    if len(set(groups)) < len(groups):
        item, condition = next(one for one, n in Counter(groups).items() if n > 1)
        raise UsageError(
            f"the prompts of {item} under {condition} do not stand next to each other, so they cannot be counted together"
        )


def _samples(found: int | None) -> int:
    samples = 1 if found is None else found
    if samples < 1:
        raise UsageError(f"--samples is {samples}; at least 1 reply must be asked for in each cell")
    return samples


def _decoding(resolved: Mapping[str, Any], given: Mapping[str, Any]) -> dict[str, Any]:
    found = {name: resolved.get(name, given.get(name)) for name in ("temperature", "max_tokens")}
    if found["temperature"] is not None and not 0 <= found["temperature"] <= 5:
        raise UsageError(f"--temperature is {found['temperature']}; it must lie between 0 and 5")
    if found["max_tokens"] is not None and not 1 <= found["max_tokens"] <= _MOST_TOKENS:
        raise UsageError(f"--max-tokens is {found['max_tokens']}; give 1 to {_MOST_TOKENS:,} tokens")
    return {name: value for name, value in found.items() if value is not None}
