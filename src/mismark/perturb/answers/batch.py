"""A set of gold answers damaged by rule: gold answers and categories in, damaged answers and how far they reach out."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from mismark.perturb.answers.making import Left, damage
from mismark.perturb.answers.reading import AnswerText
from mismark.texts.categories import category as category_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from mismark.perturb.answers.rules import DamageRule
    from mismark.texts.answers import DamagedAnswer
    from mismark.texts.gold_answers import GoldAnswer

__all__ = ["Batch", "Yield", "damage_all"]


class Yield(NamedTuple):
    """How far one category reached.

    Attributes:
        category: its name.
        answers: gold answers of its ability; of `invariant` all.
        damaged: those of which at least one damaged answer was made.
        made: damaged answers, every dose and variant one.
        rules: how many of these each rule began.
        left: why an answer or dose was not made, and how often.
    """

    category: str
    answers: int
    damaged: int
    made: int
    rules: Counter[str]
    left: Counter[str]


class Batch(NamedTuple):
    """Damaged answers, those of one gold answer together, and one yield a category."""

    answers: tuple[DamagedAnswer, ...]
    yields: tuple[Yield, ...]


def damage_all(
    gold: Iterable[GoldAnswer],
    categories: Sequence[str],
    rules: Sequence[DamageRule],
    *,
    seed: int,
    doses: Sequence[int] = (1,),
    variants: int = 1,
) -> Batch:
    """Plant the errors of categories in the answers of their ability.

    Args:
        gold: the gold answers.
        categories: names, in the order in which each answer gets them; a category without a rule makes nothing.
        rules: to draw from.
        seed: of the draws.
        doses: how many errors, an answer each.
        variants: how many answers of each dose.

    Returns:
        What was made, in the order of the gold answers, and what was not.
    """
    made: list[DamagedAnswer] = []
    yields = {name: Yield(name, 0, 0, 0, Counter(), Counter()) for name in categories}
    for answer in gold:
        read = AnswerText(answer)
        for name in categories:
            kind = category_of(name)
            if kind is not None and kind.ability != answer.ability:
                continue
            so_far, n_before = yields[name], len(made)
            for one in damage(read, name, rules, seed=seed, doses=doses, variants=variants):
                if isinstance(one, Left):
                    so_far.left[one.reason] += 1
                else:
                    made.append(one.answer)
                    so_far.rules[one.rules[0]] += 1
            n_made = len(made) - n_before
            yields[name] = so_far._replace(
                answers=so_far.answers + 1,
                damaged=so_far.damaged + (n_made > 0),
                made=so_far.made + n_made,
            )
    return Batch(tuple(made), tuple(yields.values()))
