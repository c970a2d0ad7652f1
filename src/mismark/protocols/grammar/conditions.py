"""The conditions of grammar: one sentence, handed to a teacher in ways that differ in what was taught.

Items in, prompts out. Baseline says nothing of the grammar item; Guided names it; Wrong-item names
another one of the same level, which tells whether it is the hint that helps; Correct hands in the first
reference that uses the item, in the words of Baseline, and so asks for no change at all.

Source: CTSEG 5.2 and table 12 (Baseline and Guided); the other two are ours.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from mismark.digests import digest
from mismark.errors import UsageError
from mismark.protocols.wording import wording
from mismark.records import Message, Prompt
from mismark.seeds import stream
from mismark.texts.inventory import inventory
from mismark.texts.tokens import tokenise

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from mismark.records import Item, JsonObject
    from mismark.texts.inventory import GrammarItem

__all__ = [
    "CONDITIONS",
    "DEFAULT",
    "PAPER",
    "Condition",
    "conditions",
    "prompts",
    "prompts_digest",
    "wrong_item",
]

PAPER = ("baseline", "guided")
"""The two conditions of the paper."""

DEFAULT = ("baseline", "correct")
"""What is asked where nothing is said: the paper's plain question, and the correct sentences."""

_FAR = 20
"""Items of one family are nearer than this in the inventory: "in order to DO" is 95 and "so as to DO" is 97; the
longest are the modal verbs, which share that name, and the subjunctives with their inversions, 215 to 234."""

_PLACEHOLDER = re.compile(r"\{(text|grammar_item)\}")


class Condition(NamedTuple):
    """One way of asking.

    Attributes:
        name: as in `--conditions`.
        label: as tables print it.
        template: the wording file of its prompt.
    """

    name: str
    label: str
    template: str


CONDITIONS: dict[str, Condition] = {
    one.name: one
    for one in (
        Condition("baseline", "Baseline", "ctseg/baseline"),
        Condition("guided", "Grammar-item-guided", "ctseg/guided"),
        Condition("wrong-item", "Wrong-item-guided", "ctseg/guided"),
        Condition("correct", "Correct sentences", "ctseg/baseline"),
    )
}
"""Every condition by its name, in the order of tables."""


def conditions(names: Iterable[str]) -> tuple[Condition, ...]:
    """The conditions of a run, each once, in the order of `CONDITIONS`.

    Raises:
        UsageError: an unknown name, or none at all.

    Example:
        >>> [one.label for one in conditions(["guided", "baseline"])]
        ['Baseline', 'Grammar-item-guided']
    """
    wanted = list(names)
    for name in wanted:
        if name not in CONDITIONS:
            raise UsageError(f"grammar has no condition {name!r}; there are {', '.join(CONDITIONS)}")
    if not wanted:
        raise UsageError(f"grammar needs at least one condition: {', '.join(CONDITIONS)}")
    return tuple(one for one in CONDITIONS.values() if one.name in wanted)


def prompts(items: Sequence[Item], chosen: Sequence[Condition], *, text: str, seed: int) -> Iterator[Prompt]:
    """Every prompt of a run, sentence by sentence, in the order of the conditions.

    Args:
        items: minimal pairs, as `mismark.texts.grammar_items` makes them.
        chosen: the conditions.
        text: `natural`, or `tokenised` with a space between all tokens.
        seed: of the draw of wrong items.
    """
    for item in items:
        for one in chosen:
            facts = _facts(one, item, seed)
            plain = _sentence(one, item)
            yield Prompt(
                id=f"{item.id}/{one.name}",
                item=item.id,
                condition=one.name,
                task="fix",
                messages=(
                    Message("user", _question(one, plain if text == "natural" else spaced(plain), facts)),
                ),
                text=plain,
                facts=facts,
            )


def spaced(text: str) -> str:
    """A sentence with a space between all tokens.

    Example:
        >>> spaced("I don't know.")
        "I do n't know ."
    """
    return " ".join(token.text for token in tokenise(text))


def _sentence(asked: Condition, item: Item) -> str:
    """What is to be corrected, as people write it."""
    if asked.name != "correct":
        return str(item.meta["wrong"])
    return str(item.meta["references"][item.meta["steps"].index(2)])


def _facts(asked: Condition, item: Item, seed: int) -> JsonObject:
    """What a prompt records: the item that it names, and whether its sentence is a correct one."""
    if asked.name == "guided":
        return {"shown_item": item.meta["item"]}
    if asked.name == "wrong-item":
        return {"shown_item": wrong_item(item, seed).id}
    return {"correct": True} if asked.name == "correct" else {}


def _question(asked: Condition, shown: str, facts: JsonObject) -> str:
    named = inventory()[facts["shown_item"] - 1].name if "shown_item" in facts else ""
    words = {"text": shown, "grammar_item": named}
    return _PLACEHOLDER.sub(lambda match: words[match[1]], wording(asked.template))


def wrong_item(item: Item, seed: int) -> GrammarItem:
    """Another grammar item of the same level, which the sentence has nothing to do with.

    It is drawn from those that stand far from the sentence's own item in the inventory, where like items are
    neighbors, whose name shares no word with that item's, and whose marker is found neither in the sentence
    nor in its references; items without a marker are left out, since nobody can tell whether a sentence uses
    them.

    Args:
        item: a minimal pair.
        seed: of the draw; each pair has its own.

    Example:
        >>> from mismark.records import Item
        >>> pair = Item("120-01", (), meta={"item": 120, "wrong": "Let's to go home.", "references": ["Let's go home."]})
        >>> wrong_item(pair, 42).level, wrong_item(pair, 42) == wrong_item(pair, 42)
        ('A1', True)
    """
    others = _unlike(item.meta["item"])
    texts = [item.meta["wrong"], *item.meta["references"]]
    unused = [other for other in others if not any(other.marks(one) for one in texts)]
    return stream(seed, "wrong-item", item.id).choice(unused or others)


@cache
def _unlike(number: int) -> tuple[GrammarItem, ...]:
    """Items with a marker, of the level of an item and far from it, whose names share no word with its name."""
    own = inventory()[number - 1]
    return tuple(
        other
        for other in inventory()
        if other.level == own.level
        and other.marker
        and abs(other.id - own.id) >= _FAR
        and not _words(other.name) & _words(own.name)
    )


_SMALL = frozenset({"and", "the", "with", "for", "not", "adjective", "adverb", "noun", "verb", "general"})


def _words(name: str) -> frozenset[str]:
    """The words of an item's name that say what it is about, without an ending -s."""
    found = {word.removesuffix("s") for word in re.findall(r"[a-z]{3,}", name.lower())}
    return frozenset(found - _SMALL)


def prompts_digest(chosen: Iterable[Condition]) -> str:
    """The hash of the wordings that these conditions use."""
    return digest({name: wording(name) for name in sorted({one.template for one in chosen})})
