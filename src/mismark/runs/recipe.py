"""What a protocol gives the runner: the recipe of a run, from items to counts.

`mismark.runs` knows no protocol. It is handed one, and calls these steps in order; each step's
output is a file of the run folder.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from mismark.records import Item, JsonObject, Parsed, Prompt, Reply, Unparsed

__all__ = ["Grouping", "Recipe"]


class Recipe(Protocol):
    """A protocol, as the runner sees it.

    Settings are the *resolved* settings of the plan (JSON values), the same mapping at every step;
    `prompts` finds the run's `seed` among them too.
    """

    @property
    def name(self) -> str:
        """`framing`, `grammar`, `judging`: the verb's argument and the plan's field."""

    def load(self, data: str | None, settings: Mapping[str, Any]) -> tuple[Item, ...]:
        """Read the items from a file, or the built-in set where `data` is None."""

    def resolve(self, settings: Mapping[str, Any]) -> JsonObject:
        """Check what was asked for, fill in defaults and presets, and return what the plan records.

        Raises:
            UsageError: a setting that cannot work.
        """

    def prompts(self, items: Sequence[Item], settings: Mapping[str, Any]) -> Iterator[Prompt]:
        """Every prompt of the run, in plan order."""

    def render(self, prompt: Prompt, item: Item, reply: Reply, settings: Mapping[str, Any]) -> str:
        """Write a checker's findings as the reply text that a model would have written."""

    def parse(
        self, prompt: Prompt, item: Item, reply: Reply, settings: Mapping[str, Any]
    ) -> Parsed[Any] | Unparsed:
        """Read a reply. Total: never raises on anything a model may write."""

    def parsed_json(self, parsed: Parsed[Any]) -> JsonObject:
        """What `parsed.jsonl` records of a reply that could be read."""

    def count(
        self, prompt: Prompt, item: Item, parsed: Parsed[Any] | Unparsed, settings: Mapping[str, Any]
    ) -> JsonObject:
        """The addable counts of one cell, as `counts.jsonl` records them, without the cell's keys."""


@runtime_checkable
class Grouping(Protocol):
    """A recipe that asks several prompts about an item under one condition, and counts their replies together.

    Its prompts of one item and condition stand next to each other. `counts.jsonl` then has one line for
    each item, condition, model and sample, and `parsed.jsonl` one for each prompt; `count` is not called.
    """

    def count_group(
        self,
        prompts: Sequence[Prompt],
        item: Item,
        reads: Sequence[Parsed[Any] | Unparsed],
        settings: Mapping[str, Any],
    ) -> JsonObject:
        """The addable counts of one item under one condition, without the keys of the cell.

        Args:
            prompts: of the item under the condition, in plan order.
            item: the item.
            reads: what came of each prompt.
            settings: of the plan.
        """
