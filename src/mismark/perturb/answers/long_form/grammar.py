"""Grammar: a sentence of an answer in, the same sentence with one slip of grammar out.

Confused words, agreement and apostrophes, and errors on single grammar items (`mismark.perturb.grammar_items`), each
where what comes out is certainly wrong. Sentences with code, formulas, markup or quotations in them are left alone.

Source: the list of slips in FBI 3.3.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from mismark.errors import UsageError
from mismark.perturb.answers.long_form.agreement import AGREEMENT
from mismark.perturb.answers.long_form.confused_words import CONFUSED_WORDS
from mismark.perturb.answers.long_form.plain_sentences import plain_sentences, wrong_stands
from mismark.perturb.answers.rules import DamageRule, Spot
from mismark.perturb.grammar_items import plant, ruled_items
from mismark.texts.answers import Change

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from mismark.perturb.answers.reading import AnswerText
    from mismark.perturb.grammar_items import Planted

__all__ = ["GRAMMAR", "item_rules"]


@cache
def _planted(sentence: str) -> tuple[Planted, ...]:
    return tuple(plant(sentence))


def _on_item(number: int) -> Callable[[AnswerText], Iterator[Spot]]:
    def spots(answer: AnswerText) -> Iterator[Spot]:
        for start, end in plain_sentences(answer):
            for one in _planted(answer.text[start:end]):
                if one.item == number:
                    yield _spot(answer, Change(start + one.start, start + one.end, one.new))

    return spots


def _spot(answer: AnswerText, change: Change) -> Spot:
    """The error, told with a word on either side."""
    text = answer.text
    before = re.search(r"[\w'’\-]* ?$", text[: change.start])
    after = re.match(r" ?[\w'’\-]*", text[change.end :])
    around = (before[0] if before else "", after[0] if after else "")
    wrong, right = (
        f"{around[0]}{words}{around[1]}".strip() for words in (change.text, text[change.start : change.end])
    )
    return Spot((change,), f"“{wrong}” for “{right}”")


def item_rules(numbers: Sequence[int] | None = None) -> tuple[DamageRule, ...]:
    """Rules that plant errors on grammar items; the rule's name and subtype tell the item: `item-120`.

    Args:
        numbers: grammar items, None for all that have a rule.

    Raises:
        UsageError: an item without a rule.

    Example:
        >>> [rule.name for rule in item_rules([39, 120])]
        ['item-39', 'item-120']
    """
    known = ruled_items()
    for number in numbers or ():
        if number not in known:
            raise UsageError(
                f"grammar item {number} has no rule; the items with one are {', '.join(map(str, known))}"
            )
    return tuple(
        DamageRule(f"item-{number}", "grammar", _on_item(number), wrong_stands, subtype=f"item-{number}")
        for number in (known if numbers is None else numbers)
    )


GRAMMAR: tuple[DamageRule, ...] = (*CONFUSED_WORDS, *AGREEMENT, *item_rules())
"""The rules of the category."""
