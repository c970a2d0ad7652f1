"""Rules for the items about exclamations, tags, verb patterns, speech and clefts (190 to 211)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mismark.perturb.grammar_items.making import drop, form, looked_up, pure, put
from mismark.perturb.grammar_items.rules import Rule

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["PATTERNS"]

_NOMINATIVE = {"me": "I", "him": "he", "her": "she", "us": "we", "them": "they"}


def _patterns() -> Iterator[Rule]:
    """190 to 214: exclamations, tags, verb patterns, reported speech, clefts."""
    yield Rule(190, "what-for-how", "replacement", r"\^ <how> //A ({SUBJ}|{DET})", put("what"), "!$")
    yield Rule(192, "article-left-out", "missing", r"\^ what <(a|an)> (//A|//g|//n) //C", drop, "!$")
    yield Rule(192, "how-for-what", "replacement", r"\^ <what> (a|an) //A //N", put("how"), "!$")
    yield Rule(
        193,
        "other-auxiliary",
        "replacement",
        r", <(is|are|does|do|was|did|ca)> n't {SUBJ} [?]",
        looked_up({"is": "does", "are": "do", "does": "is", "do": "are", "was": "did", "did": "was"}),
    )
    yield Rule(
        193,
        "pronoun-left-out",
        "missing",
        r", (is|are|does|do|was|were|did|ca|wo|has|have|would|should) n't <{SUBJ}> [?]",
        drop,
    )
    nicely = {
        "nice": "nicely",
        "strange": "strangely",
        "beautiful": "beautifully",
        "wonderful": "wonderfully",
        "terrible": "terribly",
        "interesting": "interestingly",
        "dangerous": "dangerously",
        "easy": "easily",
        "delicious": "deliciously",
    }
    yield Rule(
        195,
        "adverb-for-adjective",
        "replacement",
        f"(seem|seems|seemed|sound|sounds|sounded|become|becomes|became|look|looks|looked) (very|so|really)? <({'|'.join(nicely)})> ({{STOP}}|to|in|today|and)",
        looked_up(nicely),
    )
    yield Rule(
        195,
        "like-too",
        "unnecessary",
        "(look|looks|looked|feel|feels|felt|seem|seems|seemed|sound|sounds|sounded) <> //J {STOP}",
        put("like"),
    )
    yield Rule(
        197,
        "nominative",
        "replacement",
        "(gave|give|sent|send|showed|show|told|taught|pass) <{OBJ}> (a|an|the|some|my|his|their|our)",
        looked_up(_NOMINATIVE),
    )
    yield Rule(
        198,
        "nominative",
        "replacement",
        "(gave|give|sent|send|showed|show|taught|passed|pass) (it|them|the|a|an|my|his|her) (//J)? (//N)? to <{OBJ}> !//N",
        looked_up(_NOMINATIVE),
    )
    yield Rule(
        198,
        "to-left-out",
        "missing",
        "(gave|give|sent|send|showed|passed|pass) (the|a|an|my|his|her) (//J)? //N <to> {OBJ} {STOP}",
        drop,
    )
    yield Rule(199, "to-too", "unnecessary", "(make|makes|made) {OBJ} <> (//J|/JJ/-b) {STOP}", put("to"))
    yield Rule(199, "nominative", "replacement", "(make|makes|made) <{OBJ}> //J", looked_up(_NOMINATIVE))
    nicely_made = {
        "happy": "happily",
        "sad": "sadly",
        "angry": "angrily",
        "nervous": "nervously",
        "hungry": "hungrily",
        "proud": "proudly",
    }
    yield Rule(
        199,
        "adverb-for-adjective",
        "replacement",
        "(make|makes|made) {OBJ} (so|very)? <(happy|sad|angry|nervous|hungry|proud)> {STOP}",
        looked_up(nicely_made),
    )
    yield Rule(
        200,
        "object-too",
        "unnecessary",
        "(said|say|says|explained) <> that",
        put("me"),
        "",
        r"\b(is|are|was) said\b|as \w+ said|\bI (said|explained)",
    )
    yield Rule(200, "to-left-out", "missing", "(said|explained|says) <to> {OBJ} (that|,)?", drop)
    yield Rule(
        201,
        "object-left-out",
        "missing",
        "(told|tells|tell) <({OBJ}|you)> that",
        drop,
        "",
        r"\b(was|were|been|be) told|can tell|could tell|can't tell",
    )
    yield Rule(201, "to-too", "unnecessary", "(told|tells|tell) <> ({OBJ}|you) (that|{SUBJ})", put("to"))
    yield Rule(
        201,
        "said-for-told",
        "replacement",
        "<(told|tells)> {OBJ} that",
        looked_up({"told": "said", "tells": "says"}),
    )
    yield Rule(
        204,
        "it-left-out",
        "missing",
        r"\^ <it> (was|is) (in|on|at|because|with|from|for|by|only|after) ",
        drop,
        r"\bthat\b.*\.$",
    )
    yield Rule(
        204,
        "what-for-that",
        "replacement",
        "(it|'s) (was|is)? (in|on|at|from|with|for|by|near) (the|a|my|his|her|our|this)? (/NN|/NNP|/CD|[0-9]+|/NNS) <that>",
        put("what"),
        r"\bit (is|was)\b",
    )
    yield Rule(
        205,
        "be-left-out",
        "missing",
        r"\^ what (i|you|he|she|we|they) (really)? (//b|//z|//d) (most)? <(is|was)> (a|an|the|my|more|some|your)",
        drop,
        r"\.$",
    )
    yield Rule(
        205,
        "it-too",
        "unnecessary",
        r"\^ what (i|you|he|she|we|they) (really)? (need|needs|needed|want|wants|wanted|like|liked|likes|love|loved|hate|saw|bought) (most)? <> (is|was)",
        put("it"),
        r"\.$",
    )
    let = "(let|lets|make|makes|made)"
    yield Rule(
        206,
        "to-too",
        "unnecessary",
        f"{let} (me|him|us|them|you) <> //b-dn",
        put("to"),
        "",
        r"let's|to be made",
    )
    yield Rule(206, "ing-form", "replacement", f"{let} (me|him|us|them|you) <//b-N>", form("VBG"))
    yield Rule(206, "nominative", "replacement", f"{let} <(me|him|us|them)> //b-N", looked_up(_NOMINATIVE))
    yield Rule(
        207,
        "base-form",
        "replacement",
        "(have|has|had|get|got|gets) (my|your|his|her|our|their|the) (car|hair|house|phone|computer|bike|roof|kitchen|window|watch|photo|picture|coat|teeth|eyes|walls|shoes|piano) <//n-b>",
        pure,
    )
    yield Rule(208, "base-form", "replacement", "(get|gets|got) {OBJ} <//g>", pure)
    see = "(saw|heard|felt|watched|noticed)"
    yield Rule(210, "to-too", "unnecessary", f"{see} (me|him|us|them) <> //b-dn", put("to"))
    yield Rule(210, "past-form", "replacement", f"{see} (me|him|us|them) <//b-dN>", form("VBD"))
    yield Rule(211, "be-too", "unnecessary", f"{see} (him|me) <> //g", put("was"), "", "that")
    yield Rule(211, "be-too-plural", "unnecessary", f"{see} (them|us) <> //g", put("were"), "", "that")
    yield Rule(211, "infinitive", "replacement", f"{see} (me|him|us|them) <//g-N>", form("VB", "to"))


PATTERNS: tuple[Rule, ...] = (*_patterns(),)
"""The rules, by theme."""
