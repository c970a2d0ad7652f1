"""Rules for the items about the simple present and past (58 to 60, 64, 65)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mismark.perturb.grammar_items.making import drop, form, put, regular_past
from mismark.perturb.grammar_items.rules import Rule

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["SIMPLE_TENSES"]

_UNREAL = r"\b(if|wish|wishes|as though|unless|whether|were|suppose)\b"
_WISHED = r"\b(suggest|demand|insist|recommend|request|order|essential|important|necessary|vital|ask|propose|let|make|help|see|hear|watch)"


def _present_and_past() -> Iterator[Rule]:
    """58 to 60, 64, 65: one verb."""
    yield Rule(
        58,
        "be-disagrees-plural",
        "replacement",
        r"\^ {THE} (//J)? //S <are>",
        put("is"),
        "",
        r"\bof\b|\band\b",
    )
    yield Rule(
        58, "be-disagrees-singular", "replacement", r"\^ {THE} (//J)? //C <is>", put("are"), "", r"\band\b"
    )
    yield Rule(
        58,
        "be-left-out",
        "missing",
        r"\^ {THE} (//J)? //C <is> (a|an|the|very|too|in|on|at|from|so|my|your)",
        drop,
        r"\.$",
    )
    yield Rule(
        58,
        "base-too",
        "unnecessary",
        r"{CLAUSE} ({SUBJ}|//C|//S) (is|are|am) <> (//J|in|from|at|a|an|the)",
        put("be"),
    )
    yield Rule(
        59,
        "third-person",
        "replacement",
        "{CLAUSE} (i|you|we|they) (always|often|never|usually|sometimes)? <(?!(have|do)\\b)[a-z]+//b-d>",
        form("VBZ"),
        "",
        rf"\?|{_WISHED}",
    )
    yield Rule(
        59, "be-too", "unnecessary", r"{CLAUSE} (we|they|you) <> //v-d", put("are"), "", r"\?|" + _WISHED
    )
    yield Rule(59, "be-too-after-i", "unnecessary", r"{CLAUSE} i <> //v-d", put("am"), "", r"\?|" + _WISHED)
    yield Rule(
        60,
        "base-form",
        "replacement",
        "{CLAUSE} (he|she|it) (always|often|never|usually|sometimes)? <(?!(has|does)\\b)[a-z]+//z>",
        form("VB"),
        "",
        rf"\?|{_WISHED}",
    )
    yield Rule(
        60,
        "base-form-after-noun",
        "replacement",
        r"\^ (my|your|his|her|our|their|the) //C (always|often|never|usually|sometimes)? <(?!(has|does)\b)[a-z]+//z> (//-n|{STOP})",
        form("VB"),
        r"\.$",
        rf"{_WISHED}|\band\b|does|\b(is|are|was|were)\b",
    )
    yield Rule(
        60,
        "be-too",
        "unnecessary",
        r"{CLAUSE} (he|she) <> (?!(has|does)\b)[a-z]+//z-S !//n",
        put("is"),
        "",
        r"\?|" + _WISHED,
    )
    yield Rule(
        64, "be-disagrees", "replacement", r"{CLAUSE} (i|he|she|it) <was> !(and|or)", put("were"), "", _UNREAL
    )
    yield Rule(
        64,
        "be-disagrees-plural",
        "replacement",
        r"{CLAUSE} (we|you|they) <were>",
        put("was"),
        "",
        r"\b(if|wish|wishes|as though|suppose)\b",
    )
    yield Rule(65, "regular-ending", "replacement", r"({SUBJ}|/(NN|NNS|NNP)) <//d-n>", regular_past)
    yield Rule(65, "regular-ending-clause", "replacement", r"{CLAUSE} {SUBJ} <//d>", regular_past)
    yield Rule(
        65,
        "present-for-past",
        "replacement",
        r"\^ (i|you|we|they) <//d-b>",
        form("VB"),
        r"\b(yesterday|last (night|week|month|year|summer|winter)|ago)\b",
        r"\b(if|wish|and)\b",
    )
    yield Rule(
        65,
        "did-too",
        "unnecessary",
        r"{CLAUSE} {SUBJ} <> //d-b",
        put("did"),
        r"\.$",
        r"\b(if|wish|had|have|has)\b",
    )
    yield Rule(
        65, "be-too", "unnecessary", r"{CLAUSE} (i|he|she) <> //d-nbA", put("was"), r"\.$", r"\b(if|wish)\b"
    )


SIMPLE_TENSES: tuple[Rule, ...] = (*_present_and_past(),)
"""The rules, by theme."""
