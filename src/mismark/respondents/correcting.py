"""A corrector of known truth: how often it corrects a sentence, and what else it does, is written in its name.

A sentence with its gold edits comes in, with the settings of the name; a reply in words goes out. What
estimates of corrections are held against.

A sentence on grammar item i is corrected, with one of its references whole, with probability r(i). The
r(i) of all items have mean `recall`; with `spread` they are drawn from a beta distribution whose standard
deviation is that share of the greatest there can be, sqrt(recall (1 - recall)), and `item_recall` tells
them. Naming the sentence's own item corrects the share `hint` of what would have been missed, naming
another one the share `wrong_hint`. Every draw depends on the sentence and the sample alone, so that two
conditions differ by nothing but the hint.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mismark.edits.applying import Change, carry_out
from mismark.records import Fate, Reply
from mismark.respondents.settings import Parameter
from mismark.seeds import stream
from mismark.texts.tokens import natural, tokenise

if TYPE_CHECKING:
    import random
    from collections.abc import Iterable, Mapping

    from mismark.records import Edit, Item
    from mismark.respondents.base import Ask

__all__ = ["PARAMETERS", "WRAPPINGS", "correct", "item_recall"]

PARAMETERS: dict[str, Parameter] = {
    "recall": Parameter(0.7, 0, 1, "probability of correcting a sentence, mean over grammar items"),
    "spread": Parameter(0.0, 0, 0.99, "standard deviation of the items' recalls, as a share of the greatest"),
    "hint": Parameter(0.0, 0, 1, "share of missed sentences that naming their item corrects"),
    "wrong_hint": Parameter(0.0, 0, 1, "the same of naming another item"),
    "target": Parameter(1.0, 0, 1, "probability of using the item, where one can correct without"),
    "extra": Parameter(0.0, 0, 1, "probability of a needless change in a sentence with an error"),
    "over": Parameter("extra", 0, 1, "probability of a change in a correct sentence"),
    "chat": Parameter(0.0, 0, 1, "probability of writing something around the sentence"),
    "refuse": Parameter(0.0, 0, 1, "probability of a reply without the sentence"),
    "seed": Parameter(0, 0, 2**63, "seed of its draws", whole=True),
}
"""What the name of a corrector may set."""

WRAPPINGS = (
    "Sure! Here is the corrected sentence:\n\n{}",
    "**Corrected sentence:** {}",
    '"{}"',
    "```\n{}\n```",
    "{}\n\nExplanation: I changed what was wrong and left the rest as it is.",
)
"""What it writes around a sentence, one of them at random."""

_REFUSAL = "I'm sorry, but I can't help with that."


def item_recall(settings: Mapping[str, float], item: int) -> float:
    """The probability that a sentence on a grammar item is corrected without a hint.

    Args:
        settings: of the name, resolved: `recall`, `spread` and `seed` are looked at.
        item: the grammar item's number.

    Example:
        >>> item_recall({"recall": 0.7, "spread": 0.0, "seed": 0}, 39)
        0.7
        >>> recalls = [item_recall({"recall": 0.7, "spread": 0.5, "seed": 0}, item) for item in range(1, 2001)]
        >>> round(sum(recalls) / len(recalls), 1)
        0.7
    """
    mean, spread = settings["recall"], settings["spread"]
    if spread == 0 or mean in {0, 1}:
        return mean
    concentration = 1 / spread**2 - 1
    draws = stream(int(settings["seed"]), "corrector", "item", item)
    return draws.betavariate(concentration * mean, concentration * (1 - mean))


def correct(ask: Ask, settings: Mapping[str, float]) -> Reply:
    """Answer as the settings say; a task other than *fix* gets its text back.

    Args:
        ask: the call. Where the prompt records `correct`, its sentence has no error; where it records
            `shown_item`, that grammar item was named.
        settings: of the name, resolved.
    """
    if ask.prompt.task != "fix":
        return _said(ask.prompt.text)

    def draws(purpose: str) -> random.Random:
        sound = "correct" if ask.prompt.facts.get("correct") else "wrong"
        return stream(int(settings["seed"]), "corrector", purpose, sound, ask.item.id, ask.sample)

    if draws("refuse").random() < settings["refuse"]:
        return _said(_REFUSAL)
    if ask.prompt.facts.get("correct"):
        changed = draws("over").random() < settings["over"]
        text = _changed(ask.prompt.text, draws("place")) if changed else ask.prompt.text
    else:
        text = _fixed(ask, settings, draws("fix"), draws("extra"))
    if draws("chat").random() < settings["chat"]:
        text = draws("wrapping").choice(WRAPPINGS).format(text)
    return _said(text)


def _said(text: str) -> Reply:
    return Reply(Fate.ANSWERED, text=text, cost_usd=0.0)


def _fixed(ask: Ask, settings: Mapping[str, float], fix: random.Random, extra: random.Random) -> str:
    """The sentence, corrected or not, with or without a needless change."""
    item, facts = ask.item, ask.prompt.facts
    recall = item_recall(settings, item.meta.get("item", 0))
    shown = facts.get("shown_item")
    if shown is not None:
        hint = settings["hint" if shown == item.meta.get("item") else "wrong_hint"]
        recall += hint * (1 - recall)
    corrects = fix.random() < recall
    annotator = _reference(item, settings["target"], fix)
    sentence = item.sentences[0]
    gold = sentence.gold(annotator) if corrects else ()
    changes = [Change(edit.start, edit.end, edit.correction) for edit in gold]
    if extra.random() < settings["extra"]:
        changes += _needless(sentence.tokens, gold or sentence.edits, extra)
    return natural([carry_out(sentence.tokens, changes)]).text if changes else ask.prompt.text


def _reference(item: Item, target: float, draws: random.Random) -> int:
    """The annotator whose correction it makes: one that uses the item, or one that does not."""
    annotators = item.sentences[0].annotators
    steps = item.meta.get("steps", [2] * len(annotators))
    using = [who for who, step in zip(annotators, steps, strict=True) if step == 2]
    others = [who for who, step in zip(annotators, steps, strict=True) if step != 2]
    return draws.choice(others if others and draws.random() >= target else using or list(annotators))


def _changed(text: str, draws: random.Random) -> str:
    """A correct sentence with one word changed."""
    tokens = [token.text for token in tokenise(text)]
    return natural([carry_out(tokens, _needless(tokens, (), draws))]).text


def _needless(tokens: Iterable[str], gold: Iterable[Edit], draws: random.Random) -> list[Change]:
    """A change of one word that no gold edit touches; none where a short sentence has no such word."""
    taken = [(edit.start, edit.end) for edit in gold]
    free = [
        place
        for place, token in enumerate(tokens)
        if token.isalpha() and all(place + 1 < start or end < place for start, end in taken)
    ]
    words = list(tokens)
    return [Change(place, place + 1, f"{words[place]}ly") for place in draws.sample(free, min(1, len(free)))]
