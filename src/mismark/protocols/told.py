"""What the numbers of any protocol are told from: the cells of a run by respondent, and what a signature says of it."""

from __future__ import annotations

from pathlib import PurePath
from typing import TYPE_CHECKING, Protocol, TypeVar

from mismark.digests import digest, short

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mismark.runs import Run

__all__ = ["by_model", "run_fields"]


class _Cell(Protocol):
    @property
    def model(self) -> str: ...

    @property
    def condition(self) -> str: ...


C = TypeVar("C", bound=_Cell)


def run_fields(run: Run, model: str) -> dict[str, object]:
    """What the signatures of a respondent's numbers say of the run: data, wording, respondent, text, samples, parser.

    Args:
        run: of any protocol whose settings hold `prompts` and `parser`.
        model: the respondent's name in it.
    """
    plan = run.plan
    data = plan.given.get("data") or plan.settings.get("look_beyond")
    return {
        "data": f"{PurePath(data).name if data else 'builtin'}@{short(plan.items.digest)}",
        "wording": short(plan.settings["prompts"]),
        "resp": f"{model}@{short(digest([plan.model(model).identity, plan.decoding]))}",
        **({"text": plan.settings["text"]} if "text" in plan.settings else {}),
        "samples": plan.samples,
        "parse": plan.settings["parser"],
    }


def by_model(run: Run, cells: Iterable[C]) -> dict[str, dict[str, tuple[C, ...]]]:
    """Cells by respondent and condition, each in plan order.

    Args:
        run: where the cells are from: respondents and conditions stand in its order, also those without a cell.
        cells: in plan order.
    """
    conditions = dict.fromkeys(prompt.condition for prompt in run.prompts)
    found: dict[str, dict[str, list[C]]] = {
        model.name: {name: [] for name in conditions} for model in run.plan.models
    }
    for cell in cells:
        found[cell.model][cell.condition].append(cell)
    return {
        model: {name: tuple(of) for name, of in by_condition.items()} for model, by_condition in found.items()
    }
