"""The error types that data sets use, as data: what a check holds type names against."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["SCHEMES"]

_CONLL14 = MappingProxyType(
    {
        "ArtOrDet": "article or determiner",
        "Cit": "citation",
        "Mec": "spelling, punctuation, capitals and the like",
        "Nn": "number of a noun",
        "Npos": "possessive of a noun",
        "Others": "anything else",
        "Pform": "form of a pronoun",
        "Pref": "reference of a pronoun",
        "Prep": "preposition",
        "Rloc-": "redundant words",
        "SVA": "agreement of subject and verb",
        "Sfrag": "sentence fragment",
        "Smod": "dangling modifier",
        "Spar": "parallel structure",
        "Srun": "run-on sentence or comma splice",
        "Ssub": "subordinate clause",
        "Trans": "linking words and phrases",
        "Um": "unclear meaning",
        "V0": "missing verb",
        "Vform": "form of a verb",
        "Vm": "modal verb",
        "Vt": "tense of a verb",
        "WOadv": "place of an adjective or adverb",
        "WOinc": "order of words",
        "Wa": "acronym",
        "Wci": "choice of a word or idiom",
        "Wform": "form of a word",
        "Wtone": "register",
    }
)

SCHEMES: Mapping[str, Mapping[str, str]] = MappingProxyType({"conll14": _CONLL14})
"""Type names and their meanings, by the scheme's name (an item's `meta["scheme"]`).

`conll14` has the 28 types of the CoNLL-2014 shared task (Ng et al. 2014, table 1).
"""
