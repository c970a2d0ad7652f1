"""The plan of a run: everything that decides its numbers, fixed before the first call.

In: what was asked for, the items and the prompts. Out: `plan.json`, and back. What decides the
numbers (`Plan.digest`) is kept apart from what merely happened to be so (when, with which
versions, and the words of the command).
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, fields
from typing import TYPE_CHECKING, Any

from mismark.digests import digest, short
from mismark.errors import RunError
from mismark.respondents.base import Decoding
from mismark.runs.files import RESTORE, disk_fault, write_whole
from mismark.texts.json_values import parse_json

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from collections.abc import Set as AbstractSet
    from pathlib import Path

    from mismark.records import JsonObject

__all__ = [
    "FORMAT",
    "MOST_CELLS",
    "Content",
    "Plan",
    "PlannedModel",
    "differences",
    "read_plan",
    "write_plan",
]

FORMAT = 1
"""The version of the run folder's form."""

MOST_CELLS = 5_000_000
"""The most replies that a run may plan."""

_INCIDENTAL = ("created", "environment", "given")
_KINDS: dict[str, type] = {
    "protocol": str,
    "settings": dict,
    "items": dict,
    "prompts": dict,
    "models": list,
    "samples": int,
    "decoding": dict,
    "seed": int,
    "given": dict,
    "environment": dict,
    "created": str,
}
"""What each field of plan.json is."""
_NUMBERS = ("limit", "concurrency", "budget_usd", "timeout_s", "tries")
"""Fields of `given` that are numbers, or null where nothing was given."""


@dataclass(frozen=True, slots=True)
class Content:
    """What a file of the run holds: how many records, and the hash of their content."""

    n: int
    digest: str


@dataclass(frozen=True, slots=True)
class PlannedModel:
    """One respondent of the plan.

    Attributes:
        name: as the user wrote it.
        sees: what its answers may depend on: `messages`, `line`, `text` or `gold`.
        identity: what it is, without secrets; part of every call key.
    """

    name: str
    sees: str
    identity: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Plan:
    """Everything that decides a run's numbers, and beside it how the run came about.

    Attributes:
        protocol: the recipe's name.
        settings: the settings as resolved, defaults filled in.
        items: the items, counted and hashed.
        prompts: the prompts, counted and hashed.
        models: the respondents, in the order of the command.
        samples: replies asked for in each cell.
        decoding: temperature, token limit and the like, as JSON values.
        seed: of every random draw.
        given: the settings as they were given, None where they were not.
        environment: versions, platform, commit, see `mismark.runs.environment`.
        created: when the plan was made, UTC, ISO 8601.
    """

    protocol: str
    settings: Mapping[str, Any]
    items: Content
    prompts: Content
    models: tuple[PlannedModel, ...]
    samples: int
    decoding: Mapping[str, Any]
    seed: int
    given: Mapping[str, Any]
    environment: Mapping[str, Any]
    created: str

    @property
    def n_cells(self) -> int:
        """Models × prompts × samples: the lines of `counts.jsonl`."""
        return len(self.models) * self.prompts.n * self.samples

    @property
    def digest(self) -> str:
        """What "the same plan" means: the hash of all but `given`, `environment` and `created`."""
        return digest(_essence(self))

    def model(self, name: str) -> PlannedModel:
        """The planned model of that name.

        Raises:
            RunError: the plan has no such model.
        """
        for model in self.models:
            if model.name == name:
                return model
        raise RunError(
            f"the plan has no model {name!r}; it has {', '.join(model.name for model in self.models)}"
        )


def _essence(plan: Plan) -> JsonObject:
    return {name: value for name, value in asdict(plan).items() if name not in _INCIDENTAL}


def write_plan(path: Path, plan: Plan) -> None:
    """Write `plan.json`, indented for people, and sealed: `digest` is that of the plan.

    Raises:
        RunError: it cannot be written.
    """
    value = {"format": FORMAT, **asdict(plan), "digest": plan.digest}
    text = json.dumps(value, ensure_ascii=False, indent=2, allow_nan=False) + "\n"
    write_whole(path, [text.encode("utf-8", "backslashreplace")])


def read_plan(path: Path) -> Plan:
    """Read `plan.json` back.

    Raises:
        RunError: there is none, it is broken or was changed, or it is of a form that this version does not know.
    """
    try:
        raw = path.read_bytes()
    except (FileNotFoundError, NotADirectoryError) as error:
        raise RunError(
            f"{path.parent} is not a run folder: it has no {path.name}; make a run with: mismark run"
        ) from error
    except OSError as error:
        raise disk_fault("read", path, error) from error
    try:
        value = parse_json(raw)
    except ValueError as error:
        raise RunError(f"{path}: expected a plan, found something else ({error}); {RESTORE}") from error
    if not isinstance(value, dict) or "format" not in value:
        raise RunError(f"{path}: expected a plan, found something else (no object with a format); {RESTORE}")
    form, seal = value.pop("format"), value.pop("digest", None)
    if form != FORMAT:
        raise RunError(
            f"{path}: the run folder has form {form!r}, this version of mismark reads form {FORMAT}; use the version that made it"
        )
    try:
        plan = _plan(value)
    except (KeyError, TypeError, ValueError) as error:
        names = ", ".join(field.name for field in fields(Plan))
        raise RunError(f"{path}: expected a plan with {names}; {_said(error)}; {RESTORE}") from error
    if seal is not None and seal != plan.digest:
        raise RunError(
            f"{path}: what decides the run's numbers was changed after the run was made, and its replies are not of "
            f"these settings; {RESTORE}"
        )
    return plan


def _plan(value: JsonObject) -> Plan:
    """The plan that a JSON object holds; KeyError, TypeError or ValueError where it holds none."""
    for name, kind in _KINDS.items():
        _expect(value, name, kind)
    for name in ("items", "prompts"):
        _expect(value[name], "n", int)
        _expect(value[name], "digest", str)
    for model in value["models"]:
        for name, kind in (("name", str), ("sees", str), ("identity", dict)):
            _expect(model, name, kind)
    for name in _NUMBERS:
        if value["given"].get(name) is not None:
            _expect(value["given"], name, (int, float))
    if value["given"].get("data") is not None:
        _expect(value["given"], "data", str)
    for name in value["decoding"]:
        _expect(value["decoding"], name, (int, float))
    if unknown := set(value["decoding"]) - {*Decoding.__dataclass_fields__}:
        raise ValueError(f"decoding has {min(unknown)!r}")
    plan = Plan(
        **{
            **value,
            "items": Content(**value["items"]),
            "prompts": Content(**value["prompts"]),
            "models": tuple(PlannedModel(**model) for model in value["models"]),
        }
    )
    if plan.samples < 1 or not 0 < plan.n_cells <= MOST_CELLS:
        raise ValueError(f"it plans {str(plan.n_cells)[:40]} replies")
    return plan


def _expect(value: object, name: str, kind: type | tuple[type, ...]) -> None:
    if not isinstance(value, dict):
        raise TypeError(f"found {str(value)[:40]!r} where {name} should stand")
    found = value[name]
    if not isinstance(found, kind) or isinstance(found, bool):
        raise TypeError(f"{name} is {str(found)[:40]!r}")


def _said(error: Exception) -> str:
    return f"{error} is missing" if isinstance(error, KeyError) else str(error)


def differences(old: Plan, new: Plan) -> list[str]:
    """Say in which settings two plans differ, `name: old → new`, one string each.

    Example:
        >>> a = Plan("framing", {"text": "natural"}, Content(1, "b2:0"), Content(1, "b2:1"), (), 1, {}, 0, {}, {}, "")
        >>> b = Plan("framing", {"text": "tokenised"}, Content(1, "b2:0"), Content(2, "b2:2"), (), 1, {}, 0, {}, {}, "")
        >>> differences(a, b)
        ['text: natural → tokenised', 'prompts: 1 (b2:1) → 2 (b2:2)']
    """
    both = {model.name for model in old.models} & {model.name for model in new.models}
    before, after = dict(_flat(old, both)), dict(_flat(new, both))
    names = [*before, *(name for name in after if name not in before)]
    return [
        f"{name}: {before.get(name, 'none')} → {after.get(name, 'none')}"
        for name in names
        if before.get(name) != after.get(name)
    ]


def _flat(plan: Plan, both: AbstractSet[str]) -> Iterator[tuple[str, str]]:
    yield "protocol", plan.protocol
    for name, value in plan.settings.items():
        yield name, _words(value)
    yield "items", f"{plan.items.n} ({short(plan.items.digest)})"
    yield "prompts", f"{plan.prompts.n} ({short(plan.prompts.digest)})"
    yield "models", ", ".join(model.name for model in plan.models)
    for model in plan.models:
        if model.name in both:
            for name, value in model.identity.items():
                yield f"{model.name} {name}", _words(value)
    for name, value in plan.decoding.items():
        yield name, _words(value)
    yield "samples", str(plan.samples)
    yield "seed", str(plan.seed)


def _words(value: object) -> str:
    if isinstance(value, (list, tuple)):
        return ",".join(_words(one) for one in value) or "none"
    if isinstance(value, dict):
        return " ".join(f"{name}={_words(one)}" for name, one in value.items()) or "none"
    return "none" if value is None else str(value)
