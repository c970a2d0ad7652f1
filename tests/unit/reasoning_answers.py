"""Answers with calculations in them, for the tests of the rules that damage such answers."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from mismark.perturb.answers.reading import AnswerText
from mismark.texts.answers import apply_changes
from mismark.texts.gold_answers import GoldAnswer, read_gold_answers

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mismark.perturb.answers.rules import DamageRule, Spot


def answer(gold: str, instruction: str = "Work it out.") -> AnswerText:
    """An answer that is asked for a calculation."""
    return AnswerText(GoldAnswer("q", "reasoning", instruction, gold))


def rule(rules: Sequence[DamageRule], name: str) -> DamageRule:
    """A rule by its name."""
    return next(one for one in rules if one.name == name)


def planted(
    rules: Sequence[DamageRule], name: str, gold: str, instruction: str = "Work it out."
) -> list[str]:
    """What an answer becomes at each spot of a rule."""
    read = answer(gold, instruction)
    return [apply_changes(gold, spot.changes) for spot in rule(rules, name).spots(read)]


@cache
def built_in() -> tuple[AnswerText, ...]:
    """Every third built-in answer with calculations."""
    found = [one for one in read_gold_answers("judging") if one.ability == "reasoning"]
    return tuple(AnswerText(one) for one in found[::3])


def faults(rules: Sequence[DamageRule]) -> tuple[int, list[str]]:
    """Plant every spot of the built-in answers by itself: how many there are, and what is wrong with any."""
    count, found = 0, []
    for read in built_in():
        for one in rules:
            for spot in one.spots(read):
                count += 1
                found += _faults(read, one, spot)
    return count, found


def _faults(read: AnswerText, one: DamageRule, spot: Spot) -> list[str]:
    where = f"{read.answer.id} {one.name} {spot}"
    damaged = apply_changes(read.text, spot.changes)
    found = []
    if one.check(read, damaged, [spot]):
        found.append(f"{where}: {one.check(read, damaged, [spot])}")
    if not one.check(read, read.text, [spot]):
        found.append(f"{where}: the check passes what is not damaged")
    if list(spot.changes) != sorted(spot.changes) or damaged == read.text or not spot.reason:
        found.append(f"{where}: changes out of order, nothing changed, or no reason")
    return found
