"""What a model is asked: a gold answer and a kind of damage in, the prompt that plants it or checks it out.

The words are ours (`wording/perturbing/`). Every kind is shown the instruction; FBI shows it for some kinds only.

Source: FBI 3.3 and appendix B; what its prompts ask for, told in our own words.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, NamedTuple

from mismark.protocols import wording
from mismark.protocols.wording import wording as template
from mismark.records import Message, Prompt
from mismark.texts.categories import ABILITIES, CATEGORIES, INVARIANT

if TYPE_CHECKING:
    from collections.abc import Mapping

    from mismark.texts.answers import Change
    from mismark.texts.categories import Ability
    from mismark.texts.gold_answers import GoldAnswer

__all__ = ["PARAPHRASE", "Kind", "kinds", "plant_prompt", "verify_prompt"]

PARAPHRASE = "paraphrase"
_EVERYTHING = (
    "Keep everything else exactly as it is, character by character: wording, order, line breaks, Markdown, formulas, "
    "quotation marks, mistakes that were there before."
)


class Kind(NamedTuple):
    """One kind of change that a model can be asked for.

    Attributes:
        name: a category, or `paraphrase`.
        abilities: whose answers it goes with.
        what: the change, in a sentence.
        how: what makes it a good one.
        rest: what must stay.
    """

    name: str
    abilities: tuple[Ability, ...]
    what: str
    how: str
    rest: str

    @property
    def category(self) -> str:
        """The category of what comes out."""
        return INVARIANT if self.name == PARAPHRASE else self.name

    @property
    def subtype(self) -> str:
        """The subtype of an invariant change, else ""."""
        return PARAPHRASE if self.name == PARAPHRASE else ""


@cache
def kinds() -> Mapping[str, Kind]:
    """Every kind by name: the categories in the paper's order, then `paraphrase`.

    Example:
        >>> len(kinds()), kinds()["units"].abilities, kinds()["paraphrase"].category
        (23, ('reasoning',), 'invariant')
    """
    words = tomllib.loads((files(wording) / "perturbing" / "kinds.toml").read_text(encoding="utf-8"))
    abilities: dict[str, tuple[Ability, ...]] = {one.name: (one.ability,) for one in CATEGORIES}
    abilities[PARAPHRASE] = ABILITIES
    return {
        name: Kind(name, of, words[name]["what"], words[name]["how"], words[name].get("rest", _EVERYTHING))
        for name, of in abilities.items()
    }


def plant_prompt(answer: GoldAnswer, kind: Kind) -> Prompt:
    """Ask for the answer with one change of a kind in it; its id is `q1:number/plant`."""
    damage = kind.category != INVARIANT
    shown = template("perturbing/plant").format(
        what=kind.what,
        how=kind.how,
        rest=kind.rest,
        why="why it makes the answer worse" if damage else "why the answer is as good as before",
        instruction=answer.instruction,
        answer=answer.gold,
    )
    return _prompt(answer, kind, "plant", shown)


def verify_prompt(answer: GoldAnswer, kind: Kind, changes: tuple[Change, ...]) -> Prompt:
    r"""Ask whether changes are what was meant, only that, and damage; its id is `q1:number/verify`.

    Example:
        >>> from mismark.texts.answers import Change
        >>> from mismark.texts.gold_answers import GoldAnswer
        >>> asked = verify_prompt(GoldAnswer("q1", "factual", "When?", "In 1945."), kinds()["number"], (Change(3, 7, "1954"),))
        >>> "before: 1945\nnow: 1954\nthe words around it: In [1945 -> 1954]." in asked.messages[0].content
        True
    """
    shown = template("perturbing/verify").format(
        what=kind.what,
        instruction=answer.instruction,
        answer=answer.gold,
        changes="\n\n".join(_told(answer.gold, change) for change in changes),
    )
    return _prompt(answer, kind, "verify", shown)


def _told(gold: str, change: Change) -> str:
    """One change with some words around it."""
    around = 60
    before, after = gold[max(0, change.start - around) : change.start], gold[change.end : change.end + around]
    gone = gold[change.start : change.end]
    place = f"{before}[{gone or '(nothing)'} -> {change.text or '(nothing)'}]{after}"
    return f"before: {gone or '(nothing)'}\nnow: {change.text or '(nothing)'}\nthe words around it: {place}"


def _prompt(answer: GoldAnswer, kind: Kind, step: str, shown: str) -> Prompt:
    name = f"{answer.id}:{kind.name}"
    return Prompt(f"{name}/{step}", name, step, "find", (Message("user", shown),), answer.gold)
