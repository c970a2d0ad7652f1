"""Answers that judges of known truth are asked about: nothing in, made-up answers of every kind out.

These judges look at nothing but what kind an answer is and how long: instructions of all abilities, each with answers
damaged in several ways and answers with invariant changes.
"""

from __future__ import annotations

from functools import lru_cache

from mismark.seeds import stream
from mismark.texts.answers import DamagedAnswer
from mismark.texts.categories import ABILITIES, CATEGORIES, INVARIANT, SUBTYPES

__all__ = ["DAMAGED", "INSTRUCTIONS", "UNHARMED", "answers"]

INSTRUCTIONS = 28
"""Instructions, the same number of each ability."""

DAMAGED = 3
"""Damaged answers to each."""

UNHARMED = 2
"""Answers with an invariant change to each."""


@lru_cache(maxsize=1)
def answers() -> tuple[DamagedAnswer, ...]:
    """The answers of the studies: what is left out makes some of them shorter, and what is put in some longer."""
    found = []
    for number in range(INSTRUCTIONS):
        ability = ABILITIES[number % len(ABILITIES)]
        kinds = [one.name for one in CATEGORIES if one.ability == ability]
        turn = number // len(ABILITIES) * DAMAGED
        draws = stream(0, "validate", "judging", "answers", number)
        gold = " ".join(f"word{draws.randrange(1000)}" for _ in range(draws.randrange(30, 100)))
        planted = [(kinds[(turn + place) % len(kinds)], "") for place in range(DAMAGED)]
        planted += [
            (INVARIANT, SUBTYPES[(number * UNHARMED + place) % len(SUBTYPES)]) for place in range(UNHARMED)
        ]
        for place, (category, subtype) in enumerate(planted):
            changed = _changed(gold.split(), draws.choice(["shorter", "longer", "as long", "as long"]))
            name = f"{ability}-{number:02}"
            found.append(
                DamagedAnswer(
                    f"{name}-{place}", name, ability, category, subtype, f"Write {number}.", gold, changed
                )
            )
    return tuple(found)


def _changed(words: list[str], how: str) -> str:
    if how == "shorter":
        return " ".join(words[: -len(words) // 5])
    return " ".join([*words, "more"] if how == "longer" else [*words[:-1], words[-1][::-1]])
