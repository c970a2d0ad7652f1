"""What a run would ask, cost and be able to see, told before anything is sent.

A plan, its items and prompts in, a `Forecast` out. Nothing is sent and nothing is written. Tokens are
estimated from characters, or from an earlier run of the same model; prices come from a dated table; the
smallest detectable differences rest on what was published, or on an earlier run.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from math import ceil
from typing import TYPE_CHECKING

from mismark.protocols.detecting import Detectable, detectable
from mismark.protocols.hooks import Noted, Sized
from mismark.respondents.prices import Price, find_price
from mismark.runs.cells import cells_of
from mismark.runs.contents import prompt_from_json
from mismark.texts.items import item_from_json

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from mismark.protocols import Reported
    from mismark.protocols.hooks import Needed
    from mismark.records import JsonObject, Prompt
    from mismark.runs import Run
    from mismark.runs.journal import Journal
    from mismark.runs.plan import Plan

__all__ = ["CHARACTERS", "Forecast", "Likeness", "ModelForecast", "Tokens", "Usd", "forecast", "likeness"]

CHARACTERS = (5.0, 4.0, 3.0)
"""Characters of English that a token may have: the most, the usual number, and the fewest."""

_MARGIN = 0.1
"""How far a prompt's tokens may lie from what an earlier run of the same model makes of its characters."""


@dataclass(frozen=True, slots=True)
class Tokens:
    """A number of tokens, estimated."""

    low: int
    estimate: int
    high: int


@dataclass(frozen=True, slots=True)
class Usd:
    """What calls may cost.

    Attributes:
        low: prompts at their fewest tokens, replies empty.
        high: prompts at their most tokens, every reply at the token limit; None where there is no limit.
        expected: prompts and replies as an earlier run of the model had them, None without one.
    """

    low: float
    high: float | None
    expected: float | None


@dataclass(frozen=True, slots=True)
class Likeness:
    """What an earlier run tells of one model.

    Attributes:
        characters_per_token: of its prompts, None where its replies do not say how many tokens they had.
        tokens_out: of a reply, on average, None likewise.
    """

    characters_per_token: float | None
    tokens_out: float | None


@dataclass(frozen=True, slots=True)
class ModelForecast:
    """What a run would ask of one model, and what that may cost.

    Attributes:
        name: the model.
        calls: calls of the plan; equal prompts are one.
        calls_left: those that are not answered yet.
        prompt_tokens: of the calls left; None for what is not shown messages.
        output_tokens: the most that their replies may have, None where there is no limit or no messages.
        price: for a million tokens, None where none is known.
        usd: what the calls left may cost, None where no price is known.
    """

    name: str
    calls: int
    calls_left: int
    prompt_tokens: Tokens | None
    output_tokens: int | None
    price: Price | None
    usd: Usd | None


@dataclass(frozen=True, slots=True)
class Forecast:
    """What a run would do.

    Attributes:
        plan: its plan.
        n_conditions: ways of asking.
        models: each model, in the order of the plan.
        detectable: the smallest differences that it could see.
        notes: assumptions and warnings, each a sentence.
        needed: what verdicts on single things need (`mismark.protocols.hooks.Sized`).
    """

    plan: Plan
    n_conditions: int
    models: tuple[ModelForecast, ...]
    detectable: tuple[Detectable, ...]
    notes: tuple[str, ...]
    needed: tuple[Needed, ...] = ()

    @property
    def usd(self) -> Usd | None:
        """What all of it may cost, None where the price of a model is unknown."""
        known = [one.usd for one in self.models if one.usd is not None]
        if len(known) < len(self.models):
            return None
        highs = [one.high for one in known if one.high is not None]
        expected = [one.expected for one in known if one.expected is not None]
        return Usd(
            sum(one.low for one in known),
            sum(highs) if len(highs) == len(known) else None,
            sum(expected) if len(expected) == len(known) else None,
        )


def likeness(run: Run) -> dict[str, Likeness]:
    """What a run tells of its models: how many characters a token has, and how long replies are.

    Raises:
        RunError: the run is not counted yet.
    """
    characters, tokens_in, tokens_out, told = Counter[str](), Counter[str](), Counter[str](), Counter[str]()
    for result in run.results():
        reply = result.reply
        if reply is None:
            continue
        if reply.tokens_in:
            characters[result.model] += _characters(result.prompt)
            tokens_in[result.model] += reply.tokens_in
        if reply.tokens_out is not None:
            tokens_out[result.model] += reply.tokens_out
            told[result.model] += 1
    return {
        model.name: Likeness(
            characters[model.name] / tokens_in[model.name] if tokens_in[model.name] else None,
            tokens_out[model.name] / told[model.name] if told[model.name] else None,
        )
        for model in run.plan.models
    }


def forecast(
    protocol: Reported,
    made: tuple[Plan, Sequence[JsonObject], Sequence[JsonObject]],
    prices: Sequence[tuple[Price, ...]],
    *,
    like: Run | None = None,
    journal: Journal | None = None,
    budget_usd: float | None = None,
) -> Forecast:
    """Tell what a run would do.

    Args:
        protocol: of the plan.
        made: the plan, the lines of its items and of its prompts, from `mismark.runs.make_plan`.
        prices: price tables, the one that counts most first.
        like: an earlier run, counted: spread, tokens and length of replies are then taken from it.
        journal: of the run itself where it was begun; what is answered costs nothing more.
        budget_usd: what the run may cost.

    Raises:
        RunError: the earlier run is not counted yet.
        UsageError: it is of another protocol.
    """
    plan, item_lines, prompt_lines = made
    items = {line["id"]: item_from_json(line, "the plan", bare=True) for line in item_lines}
    prompts = [prompt_from_json(line) for line in prompt_lines]
    known = likeness(like) if like is not None else {}
    models = []
    for model in plan.models:
        calls = {cell.key: cell.prompt for cell in cells_of(plan, model, prompts, items)}
        left = [prompt for key, prompt in calls.items() if journal is None or not journal.is_final(key)]
        models.append(
            _model(
                model.name,
                len(calls),
                left if model.sees in {"messages", "line"} else None,
                len(left),
                plan.decoding.get("max_tokens"),
                find_price(model.name, *prices),
                known.get(model.name, Likeness(None, None)),
            )
        )
    conditions = list(dict.fromkeys(prompt.condition for prompt in prompts))
    seen = detectable(protocol, plan, list(items.values()), conditions, like)
    found = Forecast(plan, len(conditions), tuple(models), tuple(seen), ())
    notes = _notes(found, known, budget_usd)
    if isinstance(protocol, Noted):
        notes += protocol.notes(list(items.values()), plan.settings)
    sizes = protocol.needed(list(items.values()), plan.settings) if isinstance(protocol, Sized) else ()
    return Forecast(plan, len(conditions), tuple(models), tuple(seen), tuple(notes), tuple(sizes))


def _model(
    name: str,
    calls: int,
    asked: Sequence[Prompt] | None,
    left: int,
    limit: int | None,
    price: Price | None,
    known: Likeness,
) -> ModelForecast:
    if asked is None:
        usd = None if price is None else Usd(price.usd(0, 0), price.usd(0, 0), price.usd(0, 0))
        return ModelForecast(name, calls, left, None, None, price, usd)
    tokens = _tokens(sum(map(_characters, asked)), known.characters_per_token)
    bound = None if limit is None else limit * left
    if price is None:
        return ModelForecast(name, calls, left, tokens, bound, None, None)
    low = price.usd(tokens.low, 0)
    high = None if bound is None else price.usd(tokens.high, bound)
    free = not price.input_usd_per_mtok and not price.output_usd_per_mtok
    expected = None if known.tokens_out is None else price.usd(tokens.estimate, known.tokens_out * left)
    usd = Usd(0.0, 0.0, 0.0) if free else Usd(low, high, expected)
    return ModelForecast(name, calls, left, tokens, bound, price, usd)


def _characters(prompt: Prompt) -> int:
    return sum(len(message.content) for message in prompt.messages)


def _tokens(characters: int, per_token: float | None) -> Tokens:
    """Tokens of so many characters: by rule of thumb, or as an earlier run had them."""
    if per_token is None:
        low, usual, high = (ceil(characters / one) for one in CHARACTERS)
        return Tokens(low, usual, high)
    estimate = characters / per_token
    return Tokens(ceil(estimate * (1 - _MARGIN)), ceil(estimate), ceil(estimate * (1 + _MARGIN)))


def _notes(found: Forecast, known: Mapping[str, Likeness], budget_usd: float | None) -> list[str]:
    notes = []
    asked = [one for one in found.models if one.prompt_tokens is not None]
    samples = found.plan.samples
    if samples > 1 and asked and found.plan.decoding.get("temperature") == 0:
        notes.append(
            f"At temperature 0 the {samples} samples of a cell will hardly differ, and each is paid for; "
            "see --temperature."
        )
    if samples > 1 and found.detectable and not known:
        notes.append(
            f"The smallest differences are not made smaller by the {samples} samples of a cell: what they "
            "average out is not told by what was published; an earlier run with as many, --like DIR, shows it."
        )
    measured = [one.name for one in asked if (like := known.get(one.name)) and like.characters_per_token]
    if len(measured) < len(asked):
        most, usual, fewest = CHARACTERS
        notes.append(
            f"Prompt tokens are characters / {usual:g}, from characters / {most:g} to characters / {fewest:g}: "
            "no tokenizer was asked."
        )
    if measured:
        notes.append(
            f"Prompt tokens of {', '.join(measured)} are as in the earlier run, {100 * _MARGIN:g}% less or more."
        )
    if any(one.output_tokens is not None for one in asked):
        notes.append(
            "Output tokens are the limit times the calls. Hidden reasoning is billed as output, "
            "and not every provider holds it to the limit. Calls that are tried again cost again."
        )
    if any(one.output_tokens is None for one in asked):
        notes.append("There is no limit on the length of replies, so none on the price; see --max-tokens.")
    unknown = [one.name for one in found.models if one.price is None]
    if unknown:
        notes.append(f"The price of {', '.join(unknown)} is unknown; give a table with --prices FILE.")
    if budget_usd is not None:
        notes.append(_budget(found.usd, budget_usd))
    return notes


def _budget(usd: Usd | None, budget_usd: float) -> str:
    if usd is None:
        return f"Whether a budget of ${budget_usd:g} is enough is unknown."
    if usd.high is not None and usd.high <= budget_usd:
        return f"A budget of ${budget_usd:g} is enough."
    if usd.low > budget_usd:
        return f"A budget of ${budget_usd:g} is not enough: the run would stop before its end."
    return f"A budget of ${budget_usd:g} may not be enough: the run would stop before it is passed."
