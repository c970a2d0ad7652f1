"""One sitting of a run: ask what is missing, then parse and count everything.

In: a run folder, its recipe and its respondents. Out: the folder's `replies.jsonl`, `parsed.jsonl`
and `counts.jsonl`, and an `Outcome`. Whatever stops a sitting, the next one goes on where it
stopped, and the last one leaves the same bytes as a sitting that nothing stopped.
"""

from __future__ import annotations

import asyncio
import threading
from typing import TYPE_CHECKING, NamedTuple

from mismark.digests import digest
from mismark.errors import RunError, UsageError, command_line
from mismark.respondents.base import Decoding, check_all
from mismark.runs.asking import Asked, Line, ask_all
from mismark.runs.cells import cells
from mismark.runs.counting import count_all, discard
from mismark.runs.folder import files, locked
from mismark.runs.journal import Journal
from mismark.runs.load import Run, load_run
from mismark.runs.outcome import FINAL, Outcome
from mismark.runs.progress import Meter
from mismark.runs.seal import is_sealed

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Sequence
    from pathlib import Path
    from typing import TextIO

    from mismark.records import Item, Prompt, Reply
    from mismark.respondents.base import Limits, Respondent
    from mismark.runs.asking import Stop
    from mismark.runs.cells import Cell
    from mismark.runs.plan import Plan
    from mismark.runs.recipe import Recipe

__all__ = ["CONCURRENCY", "check_limits", "execute", "score_run"]

CONCURRENCY = 20
"""Calls under way at once for each model, where nothing else is said."""
MOST_USD = 1_000_000_000
"""The most dollars that a budget may have."""


class _Calls(NamedTuple):
    """The calls of a run: how many, how many are done, and those that are not, by model."""

    n: int
    n_done: int
    missing: dict[str, list[Cell]]


def execute(
    folder: str | Path,
    recipe: Recipe,
    respondents: Sequence[Respondent] | None = None,
    *,
    concurrency: int = CONCURRENCY,
    progress: TextIO | None = None,
    budget_usd: float | None = None,
    limits: Limits | None = None,
) -> Outcome:
    """Ask what is missing in a run, then parse and count it.

    A finished run is left as it is, nothing is sent and nothing is locked, so it may lie where nobody writes.

    Args:
        folder: the run folder, with its plan.
        recipe: the protocol of the plan.
        respondents: the plan's models; None makes them by their names, those that are needed.
        concurrency: calls under way at once for each model, unless it has a limit of its own.
        progress: where to show how it gets on, None for nowhere.
        budget_usd: what all sittings together may cost; calls that could pass it are not made.
        limits: of the respondents that are made here.

    Returns:
        What came of it.

    Raises:
        RunError: the folder is missing, broken, in use, or cannot be written.
        RespondentError: a model cannot be set up.
        UsageError: a setting that cannot work, or a budget for a model that states no cost.
    """
    check_limits(concurrency, budget_usd)
    run = load_run(folder)
    _check_recipe(run.plan, recipe)
    every = list(cells(run.plan, run.prompts, run.items))
    journal = Journal(files(run.folder).replies)
    calls = _calls(every, journal)
    asked = Asked()
    n_sent = 0
    if calls.n_done == calls.n and _counted(run):
        return _outcome(run, journal, calls, asked, n_sent)
    with locked(run.folder):
        journal = Journal(files(run.folder).replies)
        calls = _calls(every, journal)
        torn = journal.torn
        if calls.n_done < calls.n:
            lines = _lines(run.plan, calls, respondents, concurrency, limits)
            check_all([line.respondent for line in lines])
            discard(run.folder)
            meter = Meter(progress, calls.n, calls.n_done)
            render = _renderer(recipe, run.plan)
            decoding = Decoding(**run.plan.decoding)
            try:
                with journal:
                    asked = _run(
                        lambda ready: ask_all(
                            lines,
                            journal,
                            run.items,
                            decoding,
                            render,
                            meter,
                            budget_usd=budget_usd,
                            ready=ready,
                        )
                    )
            finally:
                meter.close()
            n_sent = meter.sent
            calls = _calls(every, journal)
        if not asked.interrupted and not _counted(run):
            count_all(run.folder, every, run.items, run.plan.settings, journal, recipe)
    if asked.unpriced is not None:
        raise UsageError(
            f"--budget needs costs, and {asked.unpriced} states none with its replies; "
            f"{n_sent} calls were made and are kept; go on without --budget: {command_line('resume', '--no-budget', run.folder)}"
        )
    if torn:
        asked.sentences.insert(
            0,
            f"{files(run.folder).replies}: a kill had cut off the last line; its call was not counted as answered",
        )
    return _outcome(run, journal, calls, asked, n_sent)


def score_run(folder: str | Path, recipe: Recipe) -> Outcome:
    """Parse and count a run again, with the replies it has. Nothing is asked.

    Raises:
        RunError: the folder is missing, broken, in use, or cannot be written.
    """
    run = load_run(folder)
    _check_recipe(run.plan, recipe)
    every = list(cells(run.plan, run.prompts, run.items))
    with locked(run.folder):
        journal = Journal(files(run.folder).replies)
        count_all(run.folder, every, run.items, run.plan.settings, journal, recipe)
    return _outcome(run, journal, _calls(every, journal), Asked(), 0)


def check_limits(concurrency: int, budget_usd: float | None) -> None:
    """Refuse limits that cannot work.

    Raises:
        UsageError: fewer than one call at once, or a budget of nothing.
    """
    if concurrency < 1:
        raise UsageError(f"concurrency is {concurrency}; at least 1 call must be under way at once")
    if budget_usd is not None and not 0 < budget_usd <= MOST_USD:
        raise UsageError(
            f"the budget is ${budget_usd:g}; it must be above 0 and at most ${MOST_USD:,}, or be left out"
        )


def _check_recipe(plan: Plan, recipe: Recipe) -> None:
    if plan.protocol != recipe.name:
        raise RunError(f"the run is of the protocol {plan.protocol}, not {recipe.name}")


def _calls(every: Sequence[Cell], journal: Journal) -> _Calls:
    seen: set[str] = set()
    missing: dict[str, list[Cell]] = {}
    n_done = 0
    for cell in every:
        if cell.key in seen:
            continue
        seen.add(cell.key)
        if journal.is_final(cell.key):
            n_done += 1
        else:
            missing.setdefault(cell.model, []).append(cell)
    return _Calls(len(seen), n_done, missing)


def _lines(
    plan: Plan,
    calls: _Calls,
    respondents: Sequence[Respondent] | None,
    concurrency: int,
    limits: Limits | None,
) -> list[Line]:
    at_hand = {respondent.name: respondent for respondent in respondents or ()}
    lines = []
    for name, missing in calls.missing.items():
        if name not in at_hand and respondents is not None:
            raise UsageError(f"the plan has the model {name!r}, and no respondent of that name was given")
        chosen = at_hand[name] if name in at_hand else _made(name, limits)
        planned = plan.model(name)
        found = chosen.identity()
        if digest(found) != digest(planned.identity) or chosen.sees != planned.sees:
            changed = [
                key for key in {**planned.identity, **found} if planned.identity.get(key) != found.get(key)
            ]
            raise RunError(
                f"{name} is not what it was when the run was planned ({', '.join(sorted(changed)) or 'sees'} changed), "
                "and one run cannot mix the two; put it back as it was, or start a run in another folder"
            )
        n_workers = min(len(missing), concurrency, chosen.concurrency or concurrency)
        lines.append(Line(chosen, iter(missing), n_workers))
    return lines


def _made(name: str, limits: Limits | None) -> Respondent:
    from mismark.respondents import respondent

    return respondent(name, limits)


def _renderer(recipe: Recipe, plan: Plan) -> Callable[[Prompt, Item, Reply], str]:
    return lambda prompt, item, reply: recipe.render(prompt, item, reply, plan.settings)


def _counted(run: Run) -> bool:
    """Whether both files are there as they were written, each with all its lines; others are made anew."""
    where = files(run.folder)
    return all(
        path.is_file() and _n_lines(path) == n_lines and is_sealed(path)
        for path, n_lines in ((where.counts, run.n_counts), (where.parsed, run.plan.n_cells))
    )


def _n_lines(path: Path) -> int:
    with path.open("rb") as stream:
        return sum(1 for _ in stream)


def _run(asking: Callable[[Callable[[Stop], None] | None], Coroutine[None, None, Asked]]) -> Asked:
    """Run the asking to its end, also where this thread has an event loop already (a notebook)."""
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return asyncio.run(asking(None))
    results: list[Asked] = []
    faults: list[BaseException] = []
    stops: list[Stop] = []

    def sit() -> None:
        try:
            results.append(asyncio.run(asking(stops.append)))
        except BaseException as error:  # noqa: BLE001 - handed to the caller's thread
            faults.append(error)

    thread = threading.Thread(target=sit, name="mismark-asking")
    thread.start()
    while thread.is_alive():
        try:
            thread.join()
        except KeyboardInterrupt:
            for stop in stops:
                stop.press_from_thread()
    if faults:
        raise faults[0]
    return results[0]


def _outcome(run: Run, journal: Journal, calls: _Calls, asked: Asked, n_sent: int) -> Outcome:
    spent = list(journal.spent.values())
    counted = _counted(run)
    fates = run.fates() if counted else {}
    complete = calls.n_done == calls.n
    return Outcome(
        folder=run.folder,
        protocol=run.plan.protocol,
        n_cells=run.plan.n_cells,
        n_calls=calls.n,
        n_done=calls.n_done,
        n_sent=n_sent,
        fates=fates,
        why=_why(run) if counted and not complete else {},
        interrupted=asked.interrupted,
        tokens_in=sum(one.tokens_in for one in spent),
        tokens_out=sum(one.tokens_out for one in spent),
        cost_usd=sum(one.cost_usd for one in spent) if any(one.n_priced for one in spent) else None,
        sentences=tuple(asked.sentences),
    )


def _why(run: Run) -> dict[tuple[str, str], str]:
    """For each model and fate without a reply, what its first cell says about it."""
    found: dict[tuple[str, str], str] = {}
    for line in run.parsed():
        if line["fate"] not in FINAL and (line["model"], line["fate"]) not in found:
            found[line["model"], line["fate"]] = line["unparsed"]["detail"]
    return found
