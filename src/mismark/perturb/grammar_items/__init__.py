"""One exact error on a grammar item: a sentence in, the errors that rules are sure of out.

Each rule finds the use of one grammar item and makes one error on it, missing, replacement or unnecessary by what
its correction is. Where a rule cannot be sure that what comes out is ungrammatical it makes nothing: most uses of
most items get no error. Rules go by words, by the tags of the embedded tagger and by LemmInflect's forms.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mismark.perturb.grammar_items.conditions import CONDITIONS
from mismark.perturb.grammar_items.conjunctions import CONJUNCTIONS
from mismark.perturb.grammar_items.degrees import DEGREES
from mismark.perturb.grammar_items.determiners import DETERMINERS
from mismark.perturb.grammar_items.infinitives import INFINITIVES
from mismark.perturb.grammar_items.modals import MODALS
from mismark.perturb.grammar_items.passives import PASSIVES
from mismark.perturb.grammar_items.patterns import PATTERNS
from mismark.perturb.grammar_items.pronouns import PRONOUNS
from mismark.perturb.grammar_items.questions import QUESTIONS
from mismark.perturb.grammar_items.relatives import RELATIVES
from mismark.perturb.grammar_items.rules import Planted, Rule, plant_all
from mismark.perturb.grammar_items.simple_tenses import SIMPLE_TENSES
from mismark.perturb.grammar_items.tenses import TENSES

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

__all__ = ["RULES", "Planted", "Rule", "plant", "ruled_items"]

RULES: tuple[Rule, ...] = tuple(
    sorted(
        (
            *PRONOUNS,
            *DETERMINERS,
            *DEGREES,
            *SIMPLE_TENSES,
            *TENSES,
            *PASSIVES,
            *INFINITIVES,
            *MODALS,
            *CONJUNCTIONS,
            *RELATIVES,
            *PATTERNS,
            *CONDITIONS,
            *QUESTIONS,
        ),
        key=lambda rule: rule.item,
    )
)
"""Every rule, by grammar item."""


def plant(text: str, items: Sequence[int] | None = None) -> list[Planted]:
    """Every error that can be planted in a text, each to be carried out alone.

    Args:
        text: correct English as people type it, a sentence or some.
        items: grammar items, None for all that have a rule.

    Returns:
        The errors by grammar item; several rules can find the same place.

    Raises:
        MissingExtra: textblob or lemminflect is not installed.

    Example:
        >>> import pytest
        >>> _ = pytest.importorskip("textblob"), pytest.importorskip("lemminflect")
        >>> [(one.start, one.old, one.new, one.rule) for one in plant("She enjoys eating out.", [112])]
        [(11, 'eating', 'to eat', 'infinitive'), (11, 'eating', 'eat', 'base-form'), (10, '', ' to', 'to-too')]
    """
    return list(_planted(text, items))


def _planted(text: str, items: Sequence[int] | None) -> Iterator[Planted]:
    yield from plant_all(text, RULES if items is None else [rule for rule in RULES if rule.item in items])


def ruled_items() -> tuple[int, ...]:
    """The grammar items that have a rule, ascending."""
    return tuple(sorted({rule.item for rule in RULES}))


"""The rules, by theme."""
