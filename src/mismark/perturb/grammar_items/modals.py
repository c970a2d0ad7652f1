"""Rules for the items about imperatives and modal verbs (116 to 143)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mismark.perturb.grammar_items.making import drop, form, put
from mismark.perturb.grammar_items.rules import Rule

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["MODALS"]

_WISHED = r"\b(suggest|demand|insist|recommend|request|order|essential|important|necessary|vital|ask|propose|let|make|help|see|hear|watch)"


def _imperatives() -> Iterator[Rule]:
    """116 to 120: imperatives."""
    start = r"(\^|[.!;]|,|\")"
    yield Rule(116, "finite-be", "replacement", r"\^ <be> //J", put("are"), r"[.!]$", r"\?")
    yield Rule(116, "to-too", "unnecessary", f"{start} do n't <> be", put("to"), r"[.!]$")
    yield Rule(116, "be-left-out", "missing", f"{start} do n't <be> //J", drop, r"[.!]$")
    yield Rule(
        116, "finite-be-negative", "replacement", f"{start} do n't <be> (//J|late|a)", put("are"), r"[.!]$"
    )
    yield Rule(117, "to-too", "unnecessary", f"{start} do n't <> (?!be\b)[a-z]+//b", put("to"), r"[.!]$")
    yield Rule(117, "ing-form", "replacement", f"{start} do n't <(?!be\b)[a-z]+//b-n>", form("VBG"), r"[.!]$")
    yield Rule(
        118,
        "to-too",
        "unnecessary",
        r"\^ do <> //b (a|the|my|your|in|to|some|it|me|us|//J|at|{STOP})",
        put("to"),
        r"[.!]$",
    )
    yield Rule(
        118,
        "ing-form",
        "replacement",
        r"\^ do <//b-n> (a|the|my|your|in|to|some|it|me|us|//J|at|{STOP})",
        form("VBG"),
        r"[.!]$",
    )
    yield Rule(118, "be-left-out", "missing", r"\^ do <be> //J", drop, r"[.!]$")
    yield Rule(119, "to-too", "unnecessary", rf"{start} please <> (?!do\b)[a-z]+//b", put("to"), r"[.!]$")
    yield Rule(
        119, "ing-form", "replacement", rf"{start} please <(?!do\b)[a-z]+//b-n>", form("VBG"), r"[.!]$"
    )
    yield Rule(120, "to-too", "unnecessary", "let 's (not)? <> //b", put("to"))
    yield Rule(120, "ing-form", "replacement", "let 's (not)? <//b-n>", form("VBG"))
    yield Rule(120, "nominative", "replacement", "<let 's> //b", put("let we"))


def _modals() -> Iterator[Rule]:
    """69, 121 to 143: modal verbs."""
    between = "({SUBJ}|not|n't|never|always|also|only)?"
    for item, modal in (
        (69, "(will|wo|'ll)"), (123, "(can|ca)"), (124, "could"), (129, "may"), (132, "might"), (135, "must"), (138, "shall"),
        (139, "should"), (141, "(will|wo|'ll)"), (142, "(would|'d)"), (126, "(had|'d) better"), (130, "may as well"), (131, "may well"),
        (133, "might as well"), (134, "might well"), (143, "(would|'d) rather"),
    ):  # fmt: skip
        shut = (
            r"\b(may|might) (as )?well\b"
            if item in {129, 132}
            else r"would rather|'d rather|better"
            if item == 142
            else r"(?!)"
        )
        plain = "(?!(be|have|like|as|well|rather|better|please)\\b)[a-z]+//b-d"
        yield Rule(item, "to-too", "unnecessary", f"{modal} {between} <> {plain}", put("to"), "", shut)
        yield Rule(item, "ing-form", "replacement", f"{modal} {between} <{plain}n>", form("VBG"), "", shut)
        yield Rule(
            item,
            "third-person",
            "replacement",
            f"{{CLAUSE}} (he|she|it) {modal} (not|n't|never|always)? <{plain}>",
            form("VBZ"),
            "",
            shut,
        )
        yield Rule(
            item, "past-form", "replacement", f"{modal} {between} <{plain}n>", form("VBD"), r"\.$", shut
        )
    yield Rule(69, "be-too", "unnecessary", "(will|'ll) <> //v", put("be"))
    yield Rule(126, "have-better", "replacement", "{SUBJ} <had> better", put("have"))
    yield Rule(
        121, "be-left-out", "missing", "{CLAUSE} {SUBJ} <(am|is|are|was|were|'m|'re)> (not)? able to", drop
    )
    yield Rule(
        121, "be-left-out-after-will", "missing", "(will|might|should|may|must|'ll) {NOT}? <be> able to", drop
    )
    yield Rule(121, "can-for-be", "replacement", "{SUBJ} <(am|is|are)> able to", put("can"))
    yield Rule(
        122, "be-left-out", "missing", "{CLAUSE} {SUBJ} <(am|is|are|'m|'re)> (not)? going to //b", drop
    )
    yield Rule(
        122, "go-for-going", "replacement", "{SUBJ} (am|is|are|'m|'re|'s) (not)? <going> to //b", put("go")
    )
    yield Rule(
        127, "have-disagrees", "replacement", "{CLAUSE} (he|she|it) <has> to //b", put("have"), "", _WISHED
    )
    yield Rule(
        127, "have-disagrees-plural", "replacement", "{CLAUSE} (i|you|we|they) <have> to //b", put("has")
    )
    yield Rule(136, "to-too", "unnecessary", "need n't <> //b", put("to"))
    yield Rule(125, "to-too", "unnecessary", "how dare you <> //b", put("to"))


MODALS: tuple[Rule, ...] = (
    *_imperatives(),
    *_modals(),
)
"""The rules, by theme."""
