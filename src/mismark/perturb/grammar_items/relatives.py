"""Rules for the items about relative clauses (172 to 189)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mismark.perturb.grammar_items.making import drop, put
from mismark.perturb.grammar_items.rules import Rule

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["RELATIVES"]


def _relatives() -> Iterator[Rule]:
    """172 to 189: relative clauses."""
    yield Rule(
        172,
        "which-for-who",
        "replacement",
        "//P <who> (//z|//d|{BE}|{MD}|/VB.*)",
        put("which"),
        "",
        "tell|told|ask|show|remind|teach",
    )
    yield Rule(172, "left-out", "missing", "(have|has|had|am|met|is) (a|an) (//J)? //P <who> (//z|//d)", drop)
    yield Rule(
        172,
        "pronoun-too",
        "unnecessary",
        "(man|boy|brother|uncle|king) who <> (//z|//d|is|was|has|can)",
        put("he"),
        "",
        "tell|told|ask",
    )
    yield Rule(
        172,
        "pronoun-too-she",
        "unnecessary",
        "(woman|girl|sister|aunt|queen) who <> (//z|//d|is|was|has|can)",
        put("she"),
        "",
        "tell|told|ask",
    )
    yield Rule(
        172,
        "pronoun-too-they",
        "unnecessary",
        "(people|students|children|friends|women|men|tourists|players) who <> (//d|//b|are|were|have|can)",
        put("they"),
        "",
        "tell|told|ask",
    )
    yield Rule(
        173,
        "who-for-which",
        "replacement",
        "//T <which> (//z|//d|is|was|has|are|were)",
        put("who"),
        "",
        "know|wonder|ask",
    )
    yield Rule(
        173, "it-too", "unnecessary", "//T-S which <> (//z|//d|is|was|has)", put("it"), "", "know|wonder|ask"
    )
    yield Rule(
        173,
        "left-out",
        "missing",
        "(have|has|had|bought|is|wrote|lost) (a|an) (//J)? //T-S <which> (//z|//d|is|was)",
        drop,
    )
    yield Rule(
        173,
        "what-for-which",
        "replacement",
        "//T <which> (//z|//d|is|was|has|are|were)",
        put("what"),
        "",
        "know|wonder|ask|tell|show",
    )
    yield Rule(
        174,
        "what-for-that",
        "replacement",
        "//T <that> (//z|//d|is|was|has|are|were)",
        put("what"),
        "",
        "know|wonder|ask|tell|told|show|say|said|so|such|It",
    )
    yield Rule(
        174,
        "it-too",
        "unnecessary",
        "//T-S that <> (//z-S|//d|is|was|has)",
        put("it"),
        "",
        "know|wonder|ask|tell|told|show|say|said|\\bso\\b|such|It|news",
    )
    yield Rule(
        174,
        "left-out",
        "missing",
        "(have|has|had|bought|is|wrote|lost) (a|an) (//J)? (//T|//P) <that> (//z-S|//d|is|was)",
        drop,
        "",
        r"\bit\b|say|said|so |such",
    )
    yield Rule(
        175,
        "which-for-who",
        "replacement",
        "//P <who> {SUBJ}",
        put("which"),
        "",
        "tell|told|ask|show|remind|teach|know",
    )
    yield Rule(
        176,
        "which-for-whom",
        "replacement",
        "//P <whom> {SUBJ}",
        put("which"),
        "",
        "tell|told|ask|show|remind|teach|know",
    )
    yield Rule(
        176,
        "whose-for-whom",
        "replacement",
        "//P <whom> {SUBJ}",
        put("whose"),
        "",
        "tell|told|ask|show|remind|teach|know",
    )
    gap = "(bought|wrote|found|lost|made|cooked|painted|built|borrowed|baked|chose|drew|took|sent)"
    for item, word in ((177, "which"), (178, "that")):
        yield Rule(
            item,
            "it-too",
            "unnecessary",
            f"//T-S {word} ({{SUBJ}}|//P) {gap} <> (is|was|yesterday|last|[.]|has|in|from|on|for)",
            put("it"),
            "",
            "said|say|know|told|so|such",
        )
        yield Rule(
            item,
            "what-for-relative",
            "replacement",
            f"//T <{word}> {{SUBJ}} {gap}",
            put("what"),
            "",
            "said|say|know|told|ask|tell|show|so|such|\\bit\\b",
        )
    yield Rule(
        177,
        "who-for-which",
        "replacement",
        f"//T <which> {{SUBJ}} {gap}",
        put("who"),
        "",
        "know|ask|tell|told|wonder|show",
    )
    yield Rule(
        179,
        "it-too",
        "unnecessary",
        f"the (//J)? //T-S {{SUBJ}} {gap} <> (is|was|yesterday|last|has)",
        put("it"),
        "",
        r"that|which|who|,|when|because|if",
    )
    yield Rule(
        179,
        "what-too",
        "unnecessary",
        f"the (//J)? //T <> {{SUBJ}} {gap} (is|was|are|were|[.]|yesterday|last)",
        put("what"),
        "",
        "that|which|who|when|,|tell|told|show|ask",
    )
    yield Rule(
        180,
        "who-for-whose",
        "replacement",
        "(//P|//T|/NN|/NNS) <whose> //N",
        put("who"),
        "",
        r"know|wonder|ask|tell|told|\?",
    )
    yield Rule(
        180,
        "article-too",
        "unnecessary",
        "(//P|//T|/NN|/NNS) whose <> //N",
        put("the"),
        "",
        r"know|wonder|ask|tell|told|\?",
    )
    yield Rule(
        180,
        "that-for-whose",
        "replacement",
        "//P <whose> //N",
        put("that"),
        "",
        r"know|wonder|ask|tell|told|\?",
    )
    yield Rule(
        181,
        "that-after-comma",
        "replacement",
        "(/NN|/NNS|/NNP) , <(who|which)> (//z|//d|is|was|are|were|has)",
        put("that"),
        "",
        r"\?$",
    )
    yield Rule(
        181,
        "what-after-comma",
        "replacement",
        "(/NN|/NNS|/NNP) , <which> (//z|//d|is|was|are|were|has)",
        put("what"),
        "",
        r"\?$",
    )
    yield Rule(
        183,
        "article-too",
        "unnecessary",
        r"~(/NN|/NNS|[?]) <> what (i|you|he|she|we|they) (//b|//z|//d|{MD})",
        put("the"),
        r"\.$",
        "ask|wonder",
    )
    yield Rule(
        183,
        "that-too",
        "unnecessary",
        "(did|do|does|understand|understood|like|likes|liked|believe|believed|heard|forgot|love|loved|eat|ate|need) what <> (i|you|he|she|we|they) (//b|//z|//d)",
        put("that"),
    )
    yield Rule(
        184,
        "that-after-preposition",
        "replacement",
        "(//P|//T|/NN|/NNS) (to|with|from|about|for|on|by|at) <(which|whom)> {SUBJ}",
        put("that"),
    )
    yield Rule(
        184,
        "what-after-preposition",
        "replacement",
        "(//P|//T) (with|from|for|in|on|by|at) <which> {SUBJ}",
        put("what"),
        "",
        "know|ask|tell|told|wonder",
    )
    place = (
        "(city|town|house|place|school|village|country|hospital|street|room|building|shop|store|office|park)"
    )
    clause = (
        "({SUBJ}|{THE}) (//P)? (live|lives|lived|was|were|grew|met|work|works|worked|stayed|stay|sleep|slept)"
    )
    yield Rule(
        185,
        "which-for-where",
        "replacement",
        f"{place} <where> {clause}",
        put("which"),
        "",
        "tell|told|ask|show|know",
    )
    yield Rule(
        185, "in-too", "unnecessary", f"{place} <> where {clause}", put("in"), "", "tell|told|ask|show|know"
    )
    yield Rule(
        185,
        "which-for-when",
        "replacement",
        "(day|year|time|week|month|moment) <when> {SUBJ} (was|were|met|arrived|left|got|came|moved)",
        put("which"),
        "",
        "tell|told|ask|know",
    )
    yield Rule(
        187,
        "that-after-comma",
        "replacement",
        "(/NNP|/NN|[0-9]+) , <(where|when)> {SUBJ} (//z|//d|{BE}|{MD})",
        put("that"),
        "",
        r"\?$",
    )
    yield Rule(
        187, "which-after-comma", "replacement", f"(/NNP|/NN) , <where> {clause}", put("which"), "", r"\?$"
    )
    verbs = "(talked|listened|waited|lives|lived|depends|relies|live|waiting|talking|looking|listening)"
    yield Rule(
        189,
        "preposition-left-out",
        "missing",
        f"(that|who|which|i|we|she|he|they|you) (am|is|are|was|were)? {verbs} <(to|for|about|with|in|at|on|of)> (is|are|was|were|has)",
        drop,
        "",
        r"there (is|are|was)",
    )
    yield Rule(
        189,
        "pronoun-too",
        "unnecessary",
        f"//T-S (that|which)? (i|we|she|he|they|you) (am|is|are|was|were)? {verbs} (to|for|about|with|in|at|on|of) <> (is|was|has)",
        put("it"),
    )


RELATIVES: tuple[Rule, ...] = (*_relatives(),)
"""The rules, by theme."""
