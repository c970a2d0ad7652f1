"""Damage to whole answers by rule: a gold answer in, one with an error whose place and reason are known out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mismark.perturb.answers.factual.contextual import CONTEXTUAL
from mismark.perturb.answers.factual.entity import ENTITY
from mismark.perturb.answers.factual.incorrect_fact import INCORRECT_FACT
from mismark.perturb.answers.factual.number import NUMBER
from mismark.perturb.answers.factual.opposite_fact import OPPOSITE_FACT
from mismark.perturb.answers.factual.remove_fact import REMOVE_FACT
from mismark.perturb.answers.instruction.do_less import DO_LESS
from mismark.perturb.answers.instruction.do_more import DO_MORE
from mismark.perturb.answers.instruction.ignore_format import IGNORE_FORMAT
from mismark.perturb.answers.instruction.sequence import SEQUENCE
from mismark.perturb.answers.invariant.amounts import AMOUNTS
from mismark.perturb.answers.invariant.formatting import FORMATTING
from mismark.perturb.answers.invariant.numbers import NUMBERS
from mismark.perturb.answers.invariant.reorder import REORDER
from mismark.perturb.answers.invariant.wording import WORDING
from mismark.perturb.answers.long_form.chronology import CHRONOLOGY
from mismark.perturb.answers.long_form.coherence import COHERENCE
from mismark.perturb.answers.long_form.comprehensiveness import COMPREHENSIVENESS
from mismark.perturb.answers.long_form.consistency import CONSISTENCY
from mismark.perturb.answers.long_form.grammar import GRAMMAR
from mismark.perturb.answers.long_form.spelling import SPELLING
from mismark.perturb.answers.reasoning.calculations import CALCULATIONS
from mismark.perturb.answers.reasoning.copying_numbers import COPYING_NUMBERS
from mismark.perturb.answers.reasoning.final_answer import FINAL_ANSWER
from mismark.perturb.answers.reasoning.formula import FORMULA
from mismark.perturb.answers.reasoning.units import UNITS

if TYPE_CHECKING:
    from mismark.perturb.answers.rules import DamageRule

__all__ = ["RULES", "ruled_categories"]

RULES: tuple[DamageRule, ...] = (
    *GRAMMAR,
    *SPELLING,
    *CONSISTENCY,
    *CHRONOLOGY,
    *COHERENCE,
    *COMPREHENSIVENESS,
    *CONTEXTUAL,
    *ENTITY,
    *INCORRECT_FACT,
    *NUMBER,
    *OPPOSITE_FACT,
    *REMOVE_FACT,
    *DO_MORE,
    *DO_LESS,
    *IGNORE_FORMAT,
    *SEQUENCE,
    *CALCULATIONS,
    *COPYING_NUMBERS,
    *FINAL_ANSWER,
    *UNITS,
    *FORMULA,
    *FORMATTING,
    *WORDING,
    *NUMBERS,
    *AMOUNTS,
    *REORDER,
)
"""Every rule, category by category, in the order of the paper's table 1 and what is invariant last."""


def ruled_categories() -> tuple[str, ...]:
    """The categories that a rule can be exact for, `invariant` among them, in the order of the rules.

    Example:
        >>> "spelling" in ruled_categories(), "assumptions" in ruled_categories()
        (True, False)
    """
    return tuple(dict.fromkeys(rule.category for rule in RULES))
