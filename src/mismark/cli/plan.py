"""`mismark plan PROTOCOL`: what a run would ask, cost and be able to see.

The options of `mismark run` in; a few lines out, or with `--json` one object. Nothing is sent, nothing is
written, and no key is needed.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from mismark.cli.output import print_json, show
from mismark.cli.run import Protocols
from mismark.errors import RunError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mismark.cli.run import Wanted
    from mismark.protocols.detecting import Detectable
    from mismark.protocols.hooks import Needed
    from mismark.protocols.planning import Forecast, ModelForecast, Usd
    from mismark.records import JsonObject
    from mismark.runs.journal import Journal
    from mismark.runs.plan import Plan

__all__ = ["command"]

UNKNOWN = "unknown"
UNNAMED = "vllm/any-model"
"""What is planned for where no model is named: one language model whose price is not known."""


def _own() -> list[click.Parameter]:
    return [
        click.Option(["--out"], metavar="DIR", help="The run's folder, if it was begun: what is answered there is not counted again."),
        click.Option(["--like"], metavar="DIR", help="An earlier run: spread, tokens and length of replies are taken from it."),
        click.Option(["--prices"], metavar="FILE", help="A price table of your own (CSV), before the one that ships."),
    ]  # fmt: skip


def _plan(wanted: Wanted, *, out: str | None, like: str | None, prices: str | None) -> int:
    from mismark.protocols.planning import forecast
    from mismark.respondents.prices import read_prices, shipped_prices
    from mismark.runs import load_run, make_plan
    from mismark.runs.runner import check_limits

    check_limits(wanted.concurrency, wanted.budget_usd)
    tables = [] if prices is None else [read_prices(prices)]
    made = make_plan(
        wanted.recipe,
        data=wanted.data,
        models=wanted.models,
        settings=wanted.settings,
        seed=wanted.seed,
        limit=wanted.limit,
    )
    found = forecast(
        wanted.recipe,
        made,
        [*tables, shipped_prices()],
        like=None if like is None else load_run(like),
        journal=None if out is None else _begun(Path(out), made[0]),
        budget_usd=wanted.budget_usd,
    )
    if wanted.as_json:
        print_json(_json(found))
    else:
        show(*_lines(found))
    return 0


def _begun(folder: Path, plan: Plan) -> Journal | None:
    """The replies of a run that was begun, None where there is none yet."""
    from mismark.runs.folder import files, state_of
    from mismark.runs.journal import Journal
    from mismark.runs.plan import differences, read_plan

    state = state_of(folder)
    if state == "other":
        raise RunError(f"{folder} is there and is not a run folder; choose another --out")
    if state != "run":
        return None
    old = read_plan(files(folder).plan)
    if old.digest != plan.digest:
        raise RunError(
            f"{folder} holds a run with other settings: {'; '.join(differences(old, plan)[:6])}. Choose another --out"
        )
    return Journal(files(folder).replies)


def _json(found: Forecast) -> JsonObject:
    plan = found.plan
    return {
        "protocol": plan.protocol,
        "items": plan.items.n,
        "items_digest": plan.items.digest,
        "conditions": found.n_conditions,
        "prompts": plan.prompts.n,
        "samples": plan.samples,
        "cells": plan.n_cells,
        "calls": sum(one.calls for one in found.models),
        "calls_left": sum(one.calls_left for one in found.models),
        "price_usd": _usd_json(found.usd),
        "models": [_model_json(one) for one in found.models],
        "detectable": [_detectable_json(one) for one in found.detectable],
        **({"needed": [one._asdict() for one in found.needed]} if found.needed else {}),
        "notes": list(found.notes),
    }


def _usd_json(usd: Usd | None) -> JsonObject | str:
    return UNKNOWN if usd is None else {"low": usd.low, "high": usd.high, "expected": usd.expected}


def _model_json(one: ModelForecast) -> JsonObject:
    tokens = one.prompt_tokens
    return {
        "model": one.name,
        "calls": one.calls,
        "calls_left": one.calls_left,
        "prompt_tokens": None
        if tokens is None
        else {"low": tokens.low, "estimate": tokens.estimate, "high": tokens.high},
        "output_tokens_at_most": one.output_tokens,
        "price_per_mtok": None if one.price is None else one.price._asdict(),
        "price_usd": _usd_json(one.usd),
    }


def _detectable_json(one: Detectable) -> JsonObject:
    from mismark.statistics.power import ALPHA, POWER

    return {
        "name": one.name,
        "low": one.low,
        "median": one.middle,
        "high": one.high,
        "systems": one.n_systems,
        "n": one.n,
        "unit": one.unit,
        "power": POWER,
        "alpha": ALPHA,
        "source": one.source,
    }


def _lines(found: Forecast) -> list[str]:
    plan = found.plan
    lines = [
        (
            f"{plan.protocol}: {plan.items.n:,} items, {found.n_conditions} conditions, samples {plan.samples}: "
            f"{plan.n_cells:,} planned replies, {sum(one.calls for one in found.models):,} calls"
        ),
        "",
    ]
    lines += _table(
        [
            ("model", "calls", "left", "prompt tokens", "output tokens", "price, USD"),
            *map(_cells, found.models),
        ]
    )
    if len(found.models) > 1:
        lines.append(f"all together: {_usd_words(found.usd)}")
    lines += [
        f"{one.name}: {one.price.input_usd_per_mtok:g} and {one.price.output_usd_per_mtok:g} USD a million tokens in and out "
        f"({one.price.date}, {one.price.source})"
        for one in found.models
        if one.price is not None and one.price.source and one.prompt_tokens is not None
    ]
    lines += ["", *_detectable_lines(found)]
    if found.needed:
        lines += ["", *_needed_lines(found.needed)]
    return [*lines, "", *found.notes] if found.notes else lines


def _cells(one: ModelForecast) -> tuple[str, ...]:
    from mismark.visible import fold

    tokens = one.prompt_tokens
    return (
        fold(one.name),
        f"{one.calls:,}",
        f"{one.calls_left:,}",
        "none" if tokens is None else f"{tokens.estimate:,} ({tokens.low:,} to {tokens.high:,})",
        ("none" if tokens is None else "no limit")
        if one.output_tokens is None
        else f"at most {one.output_tokens:,}",
        _usd_words(one.usd),
    )


def _usd_words(usd: Usd | None) -> str:
    if usd is None:
        return UNKNOWN
    if usd.high is None:
        words = f"{usd.low:.2f} or more"
    else:
        words = f"{usd.low:.2f} to {usd.high:.2f}" if usd.high else "0"
    return words if usd.expected is None or not usd.high else f"{words}, expected {usd.expected:.2f}"


def _detectable_lines(found: Forecast) -> list[str]:
    if not found.detectable:
        return ["Smallest difference that can be seen: unknown; give an earlier run with --like DIR."]
    first = found.detectable[0]
    head = f"Smallest difference seen by a two-sided 5% test in 80 runs of 100 ({first.n:,} {first.unit}):"
    rows = [("number", "least", "median", "most", "systems")] + [
        (one.name, f"{one.low:.3f}", f"{one.middle:.3f}", f"{one.high:.3f}", str(one.n_systems))
        for one in found.detectable
    ]
    sources = dict.fromkeys(one.source for one in found.detectable)
    return [head, *_table(rows), *(f"Spread from {source}." for source in sources)]


def _needed_lines(needed: Sequence[Needed]) -> list[str]:
    head = f"Verdicts on single things ({needed[0].unit}):"
    rows = [("verdict", "planned", "needed", "more")] + [
        (
            one.name,
            f"{one.planned:,}",
            UNKNOWN if one.needed is None else f"{one.needed:,}",
            UNKNOWN if one.needed is None else f"{max(0, one.needed - one.planned):,}",
        )
        for one in needed
    ]
    sources = dict.fromkeys(one.source for one in needed)
    return [head, *_table(rows), *(f"For {source}." for source in sources)]


def _table(rows: Sequence[tuple[str, ...]]) -> list[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(word.ljust(width) for word, width in zip(row, widths, strict=True)).rstrip() for row in rows
    ]


command = Protocols(
    "plan",
    "Tell what a run would ask, cost and be able to see. Nothing is sent, and nothing is written.",
    _plan,
    _own,
    UNNAMED,
)
