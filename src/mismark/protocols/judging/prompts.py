"""Prompts: items and conditions in, what judges are asked out.

Under one condition an item has a prompt a role. Single scores: `gold` and `perturbed`. Pairs: `gold-first` and
`perturbed-first`. Strategies with a reference and those of trained evaluators: `perturbed`, and `gold` where the
judge is to be asked about the gold answer too. Everything is planned before the first call.

What a checker is shown (`Prompt.text`) is the answer; of a pair both answers with `BETWEEN` between them, and
`facts["second"]` says where the second begins. No message tells a role.

Facts: `role`, `strategy`, `axis`, `scale`, `shows` (what stands where an answer is to be judged, in order), and where
they hold `anchor`, `dose`, `dosed` (whose changes), `second`, `schema` (the form that the reply is asked to have).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from mismark.digests import digest
from mismark.errors import UsageError
from mismark.protocols.judging.axes import Axis, axes, axis_of, criteria, criteria_text, rubric, rules
from mismark.protocols.judging.doses import dosed_answers
from mismark.protocols.judging.strategies import Condition, Scale, scale_of
from mismark.protocols.wording import wording
from mismark.records import Message, Prompt

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from mismark.records import Item, JsonObject

__all__ = ["BETWEEN", "prompts", "prompts_digest", "verdict_schema"]

BETWEEN = "\n\n=====\n\n"
"""What stands between the two answers of a pair where a checker is shown both."""

_TEMPLATES = ("single", "reference", "trained", "pair", "system")
_EXPLAIN = "what is good and what is wrong, in a few sentences"


class _Shown(NamedTuple):
    """One prompt of an item under a condition: its role, and the answers that it shows."""

    role: str
    answers: tuple[str, ...]
    shows: tuple[str, ...]


def prompts_digest() -> str:
    """The hash of all that prompts are made of, for signatures."""
    return digest([*(wording(f"judging/{name}") for name in _TEMPLATES), criteria_text(), _EXPLAIN])


def prompts(
    items: Sequence[Item], asked: Sequence[Condition], settings: Mapping[str, Any], seed: int
) -> Iterator[Prompt]:
    """Every item under every condition.

    Args:
        items: damaged answers.
        asked: the conditions.
        settings: `scale` (of `strategies.read_scales`), `explain` (None: as each strategy has it), `structured`,
            `grade_gold`, `doses`.
        seed: draws what doses are composed of.

    Raises:
        UsageError: doses are asked for, and no gold answer has enough recorded changes.
    """
    doses = dosed_answers(items, settings["doses"], seed)
    missing = set(settings["doses"]) - {dose for made in doses.values() for dose in made}
    if missing:
        raise UsageError(
            f"--doses={min(missing)}: no gold answer of these items has {min(missing)} recorded changes that do not "
            "touch each other; leave --doses out, or give damaged answers with their changes"
        )
    for item in items:
        for condition in asked:
            if condition.axis is not None and axis_of(item.meta["ability"]).name == condition.axis:
                continue
            damaged, more = item.meta["perturbed"], {}
            if condition.dose is not None:
                composed = doses.get(item.id, {}).get(condition.dose)
                if composed is None:
                    continue
                damaged, more = composed.text, {"dose": condition.dose, "dosed": list(composed.items)}
            for shown in _shown(condition, item.meta["gold"], damaged, bool(settings["grade_gold"])):
                yield _prompt(item, condition, shown, settings, more)


def _shown(condition: Condition, gold: str, damaged: str, grade_gold: bool) -> list[_Shown]:
    one, other = _Shown("gold", (gold,), ("gold",)), _Shown("perturbed", (damaged,), ("perturbed",))
    if condition.strategy.kind == "pair":
        return [
            _Shown("gold-first", (gold, damaged), ("gold", "perturbed")),
            _Shown("perturbed-first", (damaged, gold), ("perturbed", "gold")),
        ]
    return [one, other] if condition.strategy.kind == "single" or grade_gold else [other]


def _prompt(
    item: Item, condition: Condition, shown: _Shown, settings: Mapping[str, Any], more: JsonObject
) -> Prompt:
    strategy = condition.strategy
    axis = axes()[condition.axis] if condition.axis else axis_of(item.meta["ability"])
    scale = None if strategy.kind == "pair" else scale_of(settings["scale"], strategy, axis.name)
    explains = strategy.explains if settings["explain"] is None else settings["explain"]
    facts: JsonObject = {
        "role": shown.role,
        "strategy": strategy.name,
        "axis": axis.name if strategy.on_axis else None,
        "scale": None if scale is None else list(scale),
        "shows": list(shown.shows),
        **({"anchor": condition.anchor} if condition.anchor else {}),
        **more,
    }
    if strategy.kind == "pair":
        facts["second"] = len(shown.answers[0]) + len(BETWEEN)
    if settings["structured"] and strategy.template != "trained":
        facts["schema"] = verdict_schema(scale, explains)
    said = wording(f"judging/{strategy.template}").format(
        criteria=_criteria(condition, axis, scale),
        instruction=item.meta["instruction"],
        form=_form(condition, scale, explains),
        **_answers(condition, shown, item, scale),
    )
    return Prompt(
        f"{item.id}/{condition.name}/{shown.role}",
        item.id,
        condition.name,
        "grade",
        (Message("system", wording("judging/system")), Message("user", said)),
        BETWEEN.join(shown.answers),
        facts,
    )


def _answers(condition: Condition, shown: _Shown, item: Item, scale: Scale | None) -> dict[str, object]:
    if scale is None:
        return {"first": shown.answers[0], "second": shown.answers[1]}
    return {
        "answer": shown.answers[0],
        "reference": item.meta["gold"],
        "low": scale[0],
        "high": scale[1],
        "anchor": _anchor(condition.anchor, scale),
    }


def _anchor(anchor: str | None, scale: Scale) -> str:
    """What the prompt says of the answer before it is judged, after a space; nothing where it says nothing."""
    if anchor is None:
        return ""
    who, _, what = anchor.partition("-")
    low, high = scale
    if who == "colleague":
        return (
            f" A colleague gave this answer {high if what == 'high' else low + (high - low) // 3} of {high}."
        )
    number = {"0": "no"}.get(what, what)
    return f" This answer contains {number} error{'' if what == '1' else 's'}."


def _criteria(condition: Condition, axis: Axis, scale: Scale | None) -> str:
    kind, looks = condition.strategy.kind, condition.strategy.criteria
    words = criteria()
    if looks == "vanilla":
        return words["vanilla"][kind]
    if looks == "rules":
        return f"{words['rules']['intro']}\n{rules(None)}"
    if looks == "rubric" and scale is not None:
        return f"{words['rubric']['intro']}\n{rubric(None, *scale)}"
    said = f"Look at one thing only: {axis.title}. {axis.description}"
    if kind == "pair":
        said += f" {axis.choose}"
    if looks == "axis-rules":
        return f"{said}\n\n{words['rules']['intro']}\n{rules(axis)}"
    if looks == "axis-rubric" and scale is not None:
        return f"{said}\n\n{words['rubric']['intro']}\n{rubric(axis, *scale)}"
    return said


def _form(condition: Condition, scale: Scale | None, explains: bool) -> str:
    """How the reply is to look, in words."""
    if condition.strategy.template == "trained" and scale is not None:
        first = "Write feedback first. Then write" if explains else "Write"
        return f"{first} [RESULT] and the score, a whole number from {scale[0]} to {scale[1]}."
    asked = '"verdict": "A", "B", "C" or "D"' if scale is None else '"score": the score'
    before = f'"explanation": "{_EXPLAIN}", ' if explains else ""
    return "Reply with one JSON object and nothing else: {" + before + asked + "}"


def verdict_schema(scale: Scale | None, explains: bool) -> JsonObject:
    """The form of a reply as a JSON schema, for providers that hold models to one.

    Args:
        scale: of scores, None for the verdict on a pair.
        explains: whether an explanation comes first.

    Example:
        >>> verdict_schema((1, 3), False)["properties"]
        {'score': {'type': 'integer', 'enum': [1, 2, 3]}}
    """
    if scale is None:
        asked: JsonObject = {"verdict": {"type": "string", "enum": ["A", "B", "C", "D"]}}
    else:
        asked = {"score": {"type": "integer", "enum": list(range(scale[0], scale[1] + 1))}}
    properties = {**({"explanation": {"type": "string"}} if explains else {}), **asked}
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }
