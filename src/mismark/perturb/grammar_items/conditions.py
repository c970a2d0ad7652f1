"""Rules for the items about conditions, wishes and inversion (215 to 234)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mismark.perturb.grammar_items.making import drop, form, looked_up, pure, put, swap
from mismark.perturb.grammar_items.rules import Rule

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["CONDITIONS"]

_OBJECTIVE = {"i": "me", "he": "him", "she": "her", "we": "us", "they": "them"}
_PRESENT = {"had": "have", "were": "are", "was": "is", "knew": "know", "could": "can", "lived": "live"}


def _conditions() -> Iterator[Rule]:
    """215 to 234: subjunctive and inversion."""
    yield Rule(
        215,
        "would-after-if",
        "replacement",
        r"(\^|,|[a-z]+) if {SUBJ} <//d-n>",
        form("VB", "would"),
        r"\bwould\b|'d\b",
        r"had|as if|if only|ask|wonder|know|even",
    )
    yield Rule(
        216,
        "base-for-participle",
        "replacement",
        r"if {SUBJ} (had|had) {NOT}? <//n-b>",
        pure,
        "would|could|might",
        "as if|if only",
    )
    yield Rule(
        216,
        "past-for-participle",
        "replacement",
        r"if {SUBJ} had {NOT}? <//n-d>",
        form("VBD"),
        "would|could|might",
        "as if|if only",
    )
    yield Rule(
        216,
        "would-have",
        "replacement",
        r"if {SUBJ} <had> //n",
        put("would have"),
        "would|could|might",
        "as if|if only",
    )
    yield Rule(
        217,
        "to-too",
        "unnecessary",
        r"(suggest|suggested|recommend|recommended|insist|insisted|demanded|essential|vital|important|requested|ordered) that ({SUBJ}|(the|every|all|each|our|my)) (//N)? <> (be|//v)",
        put("to"),
    )
    yield Rule(
        217,
        "ing-form",
        "replacement",
        r"(suggest|suggested|recommend|recommended|insist|insisted|demanded|essential|vital|requested) that {SUBJ} <//v>",
        form("VBG"),
    )
    yield Rule(
        218,
        "present-after-wish",
        "replacement",
        r"(wish|wishes) (that)? {SUBJ} <(had|knew|could|lived)> !{NOT} !//n",
        looked_up(_PRESENT),
        "",
        r"\bhad \w+(ed|en)\b|\bhad (n't|not|never)",
    )
    yield Rule(
        218, "present-be-after-wish", "replacement", r"(wish|wishes) (that)? (we|you|they) <were>", put("are")
    )
    yield Rule(
        218,
        "present-be-after-wish-singular",
        "replacement",
        r"(wish|wishes) (that)? (he|she|it) <(were|was)>",
        put("is"),
    )
    yield Rule(
        219, "present-perfect", "replacement", r"(wish|wishes) (that)? {SUBJ} <had> {NOT}? //n", put("have")
    )
    yield Rule(
        219,
        "base-for-participle",
        "replacement",
        r"(wish|wishes|wished) (that)? {SUBJ} had {NOT}? <//n-b>",
        pure,
    )
    yield Rule(
        219,
        "past-for-participle",
        "replacement",
        r"(wish|wishes|wished) (that)? {SUBJ} had {NOT}? <//n-d>",
        form("VBD"),
    )
    for item, past in ((220, "(were|knew|was|lived|owned)"), (221, "had")):
        yield Rule(
            item,
            "like-too",
            "unnecessary",
            f"(act|acts|acted|talk|talks|talked|look|looks|looked|feel|felt|spoke|speaks|walks|walked|behaves|behave) <> as (if|though) {{SUBJ}} {past}",
            put("like"),
        )
    yield Rule(
        220,
        "if-left-out",
        "missing",
        "(act|acts|talk|talks|speaks|walks|behaves) as <(if|though)> {SUBJ} were",
        drop,
    )
    yield Rule(221, "base-for-participle", "replacement", "as (if|though) {SUBJ} had {ADV}? <//n-b>", pure)
    yield Rule(
        221, "past-for-participle", "replacement", "as (if|though) {SUBJ} had {ADV}? <//n-d>", form("VBD")
    )
    yield Rule(
        222,
        "present-after-if-only",
        "replacement",
        r"if only {SUBJ} <(had|knew|could|lived)> !{NOT} !//n",
        looked_up(_PRESENT),
        "",
        r"\bhad \w+(ed|en)\b|\bhad (n't|not|never)",
    )
    yield Rule(
        222, "that-too", "unnecessary", r"if only <> {SUBJ} (had|knew|could|were|was) !//n", put("that")
    )
    yield Rule(223, "present-perfect", "replacement", r"if only {SUBJ} <had> {NOT}? //n", put("have"))
    yield Rule(223, "base-for-participle", "replacement", r"if only {SUBJ} had {NOT}? <//n-b>", pure)
    yield Rule(223, "past-for-participle", "replacement", r"if only {SUBJ} had {NOT}? <//n-d>", form("VBD"))
    for item, before in ((224, "if ({SUBJ}|{DET}) (//N)? should"), (227, r"\^ should ({SUBJ}|{DET}) (//N)?")):
        bars = "" if item == 224 else r"\?"
        yield Rule(item, "to-too", "unnecessary", f"{before} <> //b", put("to"), "", bars or r"(?!)")
        yield Rule(item, "ing-form", "replacement", f"{before} <//b-n>", form("VBG"), "", bars or r"(?!)")
    for item, word in ((225, "were"), (226, "had"), (227, "should")):
        yield Rule(
            item, "if-too", "unnecessary", rf"\^ <> {word} !it ({{SUBJ}}|{{DET}})", put("if"), r",.*\.$"
        )
    yield Rule(226, "base-for-participle", "replacement", r"\^ had {SUBJ} {NOT}? <//n-b>", pure, r"\.$")
    yield Rule(
        226, "past-for-participle", "replacement", r"\^ had {SUBJ} {NOT}? <//n-d>", form("VBD"), r"\.$"
    )
    for item, pattern in (
        (228, "if it (was|were) not"),
        (229, "were it not"),
        (230, "if it had (n't|not) been"),
        (231, "had it not been"),
    ):
        yield Rule(item, "of-for-for", "replacement", f"{pattern} <for>", put("of"))
        yield Rule(item, "it-left-out", "missing", pattern.replace("it", "<it>") + " for", drop)
        if "been" in pattern:
            yield Rule(
                item, "be-for-been", "replacement", pattern.replace("been", "<been>") + " for", put("be")
            )
            yield Rule(
                item,
                "being-for-been",
                "replacement",
                pattern.replace("been", "<been>") + " for",
                put("being"),
            )
        if pattern.startswith(("were", "had")):
            yield Rule(item, "if-too", "unnecessary", f"<> {pattern} for", put("if"))
    aux = "(do|does|did|am|is|are|was|were|have|has|can|will|would|should|must|could)"
    other = {"do": "am", "does": "is", "did": "was", "is": "does", "are": "do", "was": "did", "were": "did"}
    for item, word in ((232, "so"), (233, "(neither|nor)")):
        yield Rule(item, "auxiliary-left-out", "missing", f"{word} <{aux}> {{SUBJ}} ([.]|,)", drop, "", r"\?")
        yield Rule(
            item,
            "objective",
            "replacement",
            f"{word} {aux} <(i|he|she|we|they)> ([.]|,)",
            looked_up(_OBJECTIVE),
        )
        yield Rule(
            item,
            "other-auxiliary",
            "replacement",
            f"{word} <(do|does|did|is|are|was|were)> (he|she|they|we|i|you) ([.]|,)",
            looked_up(other),
            "",
            r"(so|neither|nor) do (?!i\b)",
        )
    yield Rule(233, "not-too", "unnecessary", f"(neither|nor) {aux} <> {{SUBJ}} ([.]|,)", put("not"))
    front = r"(\^|but|and|,) (never|seldom|rarely|hardly|little|scarcely) (before)?"
    yield Rule(
        234,
        "no-inversion",
        "replacement",
        f"{front} <(have|has|had|did|does|do) {{SUBJ}}> (//n|//b)",
        swap,
        r"\.$|!$",
    )
    yield Rule(234, "past-after-did", "replacement", f"{front} did {{SUBJ}} (ever)? <//b-d>", form("VBD"))
    yield Rule(
        234, "base-for-participle", "replacement", f"{front} (have|has|had) {{SUBJ}} (ever)? <//n-b>", pure
    )
    yield Rule(
        234,
        "past-for-participle",
        "replacement",
        f"{front} (have|has|had) {{SUBJ}} (ever)? <//n-d>",
        form("VBD"),
    )
    yield Rule(234, "that-too", "unnecessary", f"{front} <> (have|has|had|did|does|do) {{SUBJ}}", put("that"))


CONDITIONS: tuple[Rule, ...] = (*_conditions(),)
"""The rules, by theme."""
