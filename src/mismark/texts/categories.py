"""What can be wrong with an answer: the task abilities, and the categories of damage planted in each.

Nothing in, names out. `invariant` is not damage: a change that must not cost an answer anything. In the published
files it stands under every ability, and so does it in ours.

Source: FBI (Finding Blind Spots in Evaluator LLMs), table 1 and section 3.3; the names of the files are those of its
public data.
"""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias, get_args

__all__ = [
    "ABILITIES",
    "CATEGORIES",
    "INVARIANT",
    "SUBTYPES",
    "Ability",
    "Category",
    "category",
]

Ability: TypeAlias = Literal["long-form", "factual", "instruction", "reasoning"]
"""What an instruction asks a model to be able to do."""

ABILITIES: tuple[Ability, ...] = get_args(Ability)
INVARIANT = "invariant"
"""The name that stands in a category's place where nothing is damaged."""


class Category(NamedTuple):
    """One kind of damage.

    Attributes:
        name: as options and files write it.
        ability: of the answers that it is planted in.
        published: the paper's name for it.
        file: stem of its file in the public data.
    """

    name: str
    ability: Ability
    published: str
    file: str


CATEGORIES: tuple[Category, ...] = (
    Category("grammar", "long-form", "Grammar", "grammar-errors"),
    Category("spelling", "long-form", "Spelling", "spelling-errors"),
    Category("consistency", "long-form", "Consistency", "consistency-errors"),
    Category("chronology", "long-form", "Chronology", "seq-errors"),
    Category("coherence", "long-form", "Coherence", "coherence-errors"),
    Category("comprehensiveness", "long-form", "Comprehensiveness", "comprehensiveness-errors"),
    Category("contextual", "factual", "Contextual", "contextual-errors"),
    Category("entity", "factual", "Entity", "entity-errors"),
    Category("incorrect-fact", "factual", "Incorrect Fact", "incorrect-fact"),
    Category("number", "factual", "Number Errors", "number-errors"),
    Category("opposite-fact", "factual", "Opposite Fact", "opposite-fact"),
    Category("remove-fact", "factual", "Remove Fact", "remove-fact"),
    Category("do-more", "instruction", "Do More", "do-more-errors"),
    Category("do-less", "instruction", "Do Less", "do-less-errors"),
    Category("ignore-format", "instruction", "Ignore Format", "ignore-format-errors"),
    Category("sequence", "instruction", "Sequence Errors", "incorrect-sequence-errors"),
    Category("assumptions", "instruction", "Assumptions", "assumption-errors"),
    Category("calculations", "reasoning", "Calculations", "calculation-errors"),
    Category("copying-numbers", "reasoning", "Copying Numbers", "copying-numbers-errors"),
    Category("final-answer", "reasoning", "Final Errors", "final-answer-errors"),
    Category("units", "reasoning", "Incorrect Units", "incorrect-units"),
    Category("formula", "reasoning", "Wrong Formula", "wrong-formula"),
)
"""The 22 categories, in the order of the paper's table 1."""

SUBTYPES = (
    "formatting",
    "superficial",
    "paraphrase",
    "variant",
    "reorder",
    "trivial-detail",
    "harmless",
)
"""Kinds of changes that must not cost anything; `harmless` are planted errors that people found to do no harm."""

_BY_NAME = {one.name: one for one in CATEGORIES}


def category(name: str) -> Category | None:
    """The category of a name, None for `invariant` and for names that there are not.

    Example:
        >>> category("units").ability, category("invariant")
        ('reasoning', None)
    """
    return _BY_NAME.get(name)
