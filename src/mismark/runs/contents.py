"""`items.jsonl` and `prompts.jsonl`: what a run asks about and what it sends.

In: items and prompts as records. Out: their lines and hashes, and back, checked against the hashes
of the plan.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mismark.digests import digest_all
from mismark.errors import DataError, RunError
from mismark.records import Message, Prompt
from mismark.runs.files import read_lines
from mismark.runs.plan import Content
from mismark.texts.items import item_from_json, item_json

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from mismark.records import Item, JsonObject

__all__ = ["content_of", "item_lines", "prompt_from_json", "prompt_json", "read_items", "read_prompts"]


def prompt_json(prompt: Prompt) -> JsonObject:
    """A prompt as `prompts.jsonl` records it.

    Example:
        >>> prompt_json(Prompt("a/blind", "a", "blind", "find", (Message("user", "Hi"),), "Hi"))["messages"]
        [{'role': 'user', 'content': 'Hi'}]
    """
    return {
        "id": prompt.id,
        "item": prompt.item,
        "condition": prompt.condition,
        "task": prompt.task,
        "messages": [{"role": message.role, "content": message.content} for message in prompt.messages],
        "text": prompt.text,
        "facts": dict(prompt.facts),
    }


def prompt_from_json(value: JsonObject) -> Prompt:
    """Read a prompt back.

    Raises:
        KeyError: a field is missing.
        TypeError: a field is not what it should be, or one too many.

    Example:
        >>> prompt = Prompt("a/blind", "a", "blind", "find", (Message("user", "Hi"),), "Hi", {"anchor": 3})
        >>> prompt_from_json(prompt_json(prompt)) == prompt
        True
    """
    messages = tuple(Message(**message) for message in value["messages"])
    return Prompt(**{**value, "messages": messages})


def content_of(lines: Sequence[JsonObject]) -> Content:
    """Count and hash the records of a file."""
    return Content(len(lines), digest_all(lines))


def read_items(path: Path, planned: Content) -> dict[str, Item]:
    """The items of a run by id, in plan order.

    Raises:
        RunError: the file is missing, broken, or not the one that the plan was made with.
    """
    items, lines = [], []
    for line in read_lines(path):
        lines.append(line.value)
        try:
            items.append(item_from_json(line.value, f"{path}:{line.number}", bare=True))
        except DataError as error:
            raise RunError(str(error)) from error
    _check(path, lines, planned)
    return {item.id: item for item in items}


def read_prompts(path: Path, planned: Content) -> tuple[Prompt, ...]:
    """The prompts of a run, in plan order.

    Raises:
        RunError: the file is missing, broken, or not the one that the plan was made with.
    """
    prompts, lines = [], []
    for line in read_lines(path):
        lines.append(line.value)
        try:
            prompts.append(prompt_from_json(line.value))
        except (KeyError, TypeError) as error:
            raise RunError(
                f"{path}:{line.number}: expected a prompt, found something else ({error}); restore the file"
            ) from error
    _check(path, lines, planned)
    return tuple(prompts)


def _check(path: Path, lines: list[JsonObject], planned: Content) -> None:
    found = content_of(lines)
    if found != planned:
        raise RunError(
            f"{path}: expected the {planned.n} records that the plan was made with, found {found.n} and other content; "
            "restore the file, or start the run again in another folder"
        )


def item_lines(items: Sequence[Item]) -> list[JsonObject]:
    """The lines of `items.jsonl`."""
    return [item_json(item) for item in items]
