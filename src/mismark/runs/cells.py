"""The cells of a run and the calls that fill them.

In: the plan, its prompts and items. Out: one cell for each model, prompt and sample, in plan order,
each with the key of its call. A key is the hash of all that the answer may depend on, so cells with
equal keys share one call, and a resumed run finds what was answered already.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, NamedTuple

from mismark.digests import canonical_json, digest
from mismark.texts.items import item_json

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from mismark.records import Item, Prompt
    from mismark.runs.plan import Plan, PlannedModel

__all__ = ["Cell", "cells", "cells_of", "group_of"]


class Cell(NamedTuple):
    """One planned reply.

    Attributes:
        model: the respondent's name.
        prompt: what it is asked.
        sample: which of the samples, from 0.
        key: the hash of its call.
    """

    model: str
    prompt: Prompt
    sample: int
    key: str


def group_of(cell: Cell) -> tuple[str, str, str]:
    """What the prompts of one item under one condition have in common: model, item and condition."""
    return cell.model, cell.prompt.item, cell.prompt.condition


def cells(plan: Plan, prompts: Sequence[Prompt], items: Mapping[str, Item]) -> Iterator[Cell]:
    """Every cell of a run in plan order: by model, then by prompt, then by sample."""
    for model in plan.models:
        yield from cells_of(plan, model, prompts, items)


def cells_of(
    plan: Plan, model: PlannedModel, prompts: Sequence[Prompt], items: Mapping[str, Item]
) -> Iterator[Cell]:
    """The cells of one model, in plan order.

    Args:
        plan: for the samples and the decoding.
        model: whose cells.
        prompts: all prompts, in plan order.
        items: the items by id, with their gold: part of a key only where the model sees it.
    """
    who = digest([model.name, model.identity, plan.decoding])
    golds: dict[str, str] = {}
    for prompt in prompts:
        question: list[object] = [who, prompt.task]
        sees = model.sees
        if sees == "line":  # what a command reads hangs on the task, see `mismark.respondents.command`
            sees = "text" if prompt.task == "fix" else "messages"
        if sees != "text":
            question += prompt.messages
            question += [prompt.facts["schema"]] if "schema" in prompt.facts else []
        if sees != "messages":
            question.append(prompt.text)
        if sees == "text" and "scale" in prompt.facts:  # findings are written out as a score on it
            question.append(prompt.facts["scale"])
        if sees == "gold":
            if prompt.item not in golds:
                golds[prompt.item] = digest(item_json(items[prompt.item]))
            question += [golds[prompt.item], prompt.facts]
        asked = canonical_json(question).encode("utf-8", "surrogatepass")
        for sample in range(plan.samples):
            state = hashlib.blake2b(asked, digest_size=16)
            state.update(b"%d" % sample)
            yield Cell(model.name, prompt, sample, "b2:" + state.hexdigest())
