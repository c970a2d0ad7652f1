"""Rules for the items about existence, conjunctions, formal it and participles (146 to 171)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mismark.perturb.grammar_items.making import drop, form, looked_up, put, swap
from mismark.perturb.grammar_items.rules import Rule

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["CONJUNCTIONS"]

_OBJECTIVE = {"i": "me", "he": "him", "she": "her", "we": "us", "they": "them"}
_BE_NOW = "(is|are|was|were)"


def _existence() -> Iterator[Rule]:
    """146 to 149: there and here."""
    yield Rule(146, "be-disagrees", "replacement", "there <is> (a|an)", put("are"))
    yield Rule(
        146,
        "be-disagrees-plural",
        "replacement",
        "there <are> (many|two|three|four|five|several|some|no) //S",
        put("is"),
    )
    yield Rule(
        146,
        "have-for-be",
        "replacement",
        r"there <(is|are)> (a|an|many|two|three|four|some|no)",
        looked_up({"is": "has", "are": "have"}),
    )
    yield Rule(
        146,
        "be-left-out",
        "missing",
        r"\^ there <(is|are)> (a|an|many|two|three|four|some|no) (//J)? (//C|//S|//M) (in|on|at|under|near|behind)",
        drop,
        r"\.$",
    )
    yield Rule(
        146,
        "there-left-out",
        "missing",
        r"\^ <there> (is|are|was|were) (a|an|many|two|three|four|some|no)",
        drop,
        r"\.$",
    )
    yield Rule(147, "been-left-out", "missing", "there (has|have|had) {ADV}? <been>", drop)
    yield Rule(147, "be-for-been", "replacement", "there (has|have|had) {ADV}? <been>", put("be"))
    yield Rule(147, "have-disagrees", "replacement", "there <has> been (a|an)", put("have"))
    yield Rule(147, "being-for-been", "replacement", "there (has|have|had) {ADV}? <been>", put("being"))
    yield Rule(
        148,
        "be-left-out",
        "missing",
        "there (can|could|may|might|must|should|will|would) {NOT}? <be> (a|an|many|some|no|any|enough)",
        drop,
    )
    yield Rule(
        148,
        "to-too",
        "unnecessary",
        "there (can|could|may|might|must|should|will|would) {NOT}? <> be",
        put("to"),
    )
    yield Rule(
        148,
        "been-for-be",
        "replacement",
        "there (can|could|may|might|must|should|will|would) {NOT}? <be>",
        put("been"),
    )
    yield Rule(149, "be-disagrees", "replacement", "here <is> (a|an|your|my|the) //C !and", put("are"))
    yield Rule(
        149,
        "be-disagrees-plural",
        "replacement",
        "here <are> (the|your|my|some|two|three|our) //S",
        put("is"),
    )
    yield Rule(149, "be-left-out", "missing", r"\^ here <(is|are)> (a|an|your|my|the|some|our)", drop, r"\.$")


def _conjunctions() -> Iterator[Rule]:
    """151 to 168: clauses after conjunctions and formal it."""
    noun = "(fact|idea|news|rumor|belief|claim|evidence)"
    yield Rule(
        151, "of-too", "unnecessary", f"the {noun} <> that {{SUBJ}} (//z|//d|//b|{{BE}}|{{MD}})", put("of")
    )
    yield Rule(
        151,
        "what-for-that",
        "replacement",
        f"the {noun} <that> {{SUBJ}} (is|are|was|were|has|had|will|would|can|could)",
        put("what"),
        "",
        "(saw|said|told|heard|knew)",
    )
    yield Rule(
        152,
        "what-for-that",
        "replacement",
        "(think|thinks|thought|believe|believes|believed|hope|hopes|hoped) <that> (he|she|we|they|i|you) (is|are|was|were|will|would|can|could)",
        put("what"),
    )
    yield Rule(
        152,
        "of-too",
        "unnecessary",
        "(believe|believes|believed|hope|hopes|hoped|said|says) <> that (he|she|we|they|i|you) (is|are|was|were|will|would|can|could)",
        put("of"),
    )
    asks = "(know|knows|knew|remember|forgot|wonder|wondered|understand|explain|asked|told|tell|ask)"
    for item, verb in (
        (153, asks),
        (
            202,
            "(know|knows|knew|wonder|wondered|wonders|understand|understood|explained|explain|decided|learned)",
        ),
        (203, "(asked|told|tell|ask|showed|show|taught|remind|reminded)"),
    ):
        who = "({OBJ}|you)" if item == 203 else "({OBJ}|you)?"
        yield Rule(
            item,
            "question-order",
            "replacement",
            f"{verb} {who} (where|what|who|why|how|when) (old|far|big|tall|much)? <{{SUBJ}} {_BE_NOW}>",
            swap,
        )
        yield Rule(
            item, "that-too", "unnecessary", f"{verb} {who} <> (where|why|how|when) {{SUBJ}}", put("that")
        )
        yield Rule(
            item,
            "question-order-modal",
            "replacement",
            f"{verb} {who} (where|what|why|how|when) <{{SUBJ}} (can|could|should|will|would)> //b",
            swap,
        )
    yield Rule(154, "if-too", "unnecessary", "whether <> {SUBJ}", put("if"), "", r"\bif\b|whether or")
    yield Rule(
        154,
        "that-too",
        "unnecessary",
        "(know|wonder|wonders|wondered|asked|sure|ask) ({OBJ}|you)? whether <> {SUBJ}",
        put("that"),
    )
    yield Rule(154, "left-out", "missing", "(wonder|wonders|wondered) <whether> {SUBJ}", drop)
    yield Rule(
        154,
        "question-order",
        "replacement",
        f"whether <{{SUBJ}} ({_BE_NOW[1:-1]}|can|could|should|will|would)>",
        swap,
    )
    for item, word, opening in (
        (155, "when", r"\^ when"),
        (156, "if", r"\^ if"),
        (158, "as-soon-as", "as soon as"),
    ):
        yield Rule(
            item,
            "will-too",
            "unnecessary",
            f"{opening} (i|we|they) <> //b-d",
            put("will"),
            r"\b(will|'ll)\b|'ll",
            rf"^(?!{word.replace('-', ' ')}).*\bwh|would|please|\bthat\b"
            if word != "as-soon-as"
            else "would",
        )
    yield Rule(158, "second-as-left-out", "missing", "as soon <as> {SUBJ}", drop)
    yield Rule(158, "that-too", "unnecessary", "as soon as <> {SUBJ}", put("that"))
    yield Rule(158, "than-for-as", "replacement", "as soon <as> {SUBJ}", put("than"))
    yield Rule(159, "article-left-out", "missing", "by <the> time ({SUBJ}|{THE})", drop)
    yield Rule(159, "when-too", "unnecessary", "by the time <> ({SUBJ}|{THE})", put("when"))
    yield Rule(
        160, "as-for-that", "replacement", "so <that> {SUBJ} (can|could|will|would|do|does|did)", put("as")
    )
    yield Rule(
        160,
        "for-too",
        "unnecessary",
        "~(/JJ|{BE}|/RB|,) <> so that {SUBJ} (can|could|will|would)",
        put("for"),
    )
    yield Rule(
        161, "of-too", "unnecessary", "because <> (i|he|she|we|they) (//d|//z|//b|{BE}|{MD})", put("of")
    )
    yield Rule(
        161,
        "but-too",
        "unnecessary",
        r", <> (i|he|she|it|we|they|the|my|your)",
        put("but"),
        r"^(although|though)\b[^,]*,[^,]*$",
    )
    yield Rule(
        161,
        "so-too",
        "unnecessary",
        r", <> (i|he|she|it|we|they)",
        put("so"),
        r"^(because|since)\b[^,]*,[^,]*$",
    )
    yield Rule(
        161,
        "despite-for-although",
        "replacement",
        "<(although|though)> (i|he|she|we|they) (//d|{BE}|{MD})",
        put("despite"),
        "",
        "as though|even though",
    )
    yield Rule(
        162,
        "objective-subject",
        "replacement",
        "(think|thinks|hope|hopes|believe|believes|guess) <(he|she|we|they)> (is|are|will|has|can)",
        looked_up(_OBJECTIVE),
    )
    yield Rule(
        162,
        "what-too",
        "unnecessary",
        "(think|thinks|hope|hopes|believe|believes) <> (he|she|we|they|you) (is|are|will|can)",
        put("what"),
    )
    easy = "(easy|hard|difficult|important|nice|good|dangerous|fun|necessary|impossible|better|rude|great|possible|healthy|safe)"
    yield Rule(
        163, "it-left-out", "missing", rf"\^ <it> (is|was) {easy} (for)? ({{OBJ}}|you)? to //b", drop, r"\.$"
    )
    yield Rule(163, "to-left-out", "missing", f"it (is|was|'s) {easy} <to> //b", drop)
    yield Rule(163, "for-bare-verb", "replacement", f"it (is|was|'s) {easy} <to> //v", put("for"))
    yield Rule(163, "there-for-it", "replacement", rf"{{START}} <it> (is|was) {easy} to //b", put("there"))
    yield Rule(163, "ing-after-to", "replacement", f"it (is|was|'s) {easy} to <//b-n>", form("VBG"))
    found = "(find|finds|found|think|thinks|thought|make|makes|made|consider|considers)"
    yield Rule(164, "it-left-out", "missing", f"{found} <it> //A to //b", drop)
    yield Rule(164, "to-left-out", "missing", f"{found} it //J <to> //b", drop)
    yield Rule(164, "for-bare-verb", "replacement", f"{found} it //A <to> //v", put("for"))
    yield Rule(164, "ing-after-to", "replacement", f"{found} it //J to <//b-n>", form("VBG"))
    yield Rule(165, "it-left-out", "missing", r"\^ <it> (is|was) //A that {SUBJ}", drop, r"\.$")
    yield Rule(165, "there-for-it", "replacement", r"{START} <it> (is|was) //A that {SUBJ}", put("there"))
    yield Rule(166, "it-left-out", "missing", f"{found} <it> //A that", drop)
    how = "(know|knows|knew|learn|learned|learning|show|showed|teach|taught|tell|told|decide|explain|remember|forgot|understand)"
    yield Rule(167, "to-left-out", "missing", f"{how} ({{OBJ}}|you)? (how|what|where|when) <to> //b-N", drop)
    yield Rule(
        167,
        "ing-after-to",
        "replacement",
        f"{how} ({{OBJ}}|you)? (how|what|where|when) to <//b-n>",
        form("VBG"),
    )
    yield Rule(
        167, "for-too", "unnecessary", f"{how} ({{OBJ}}|you)? (how|what|where|when) <> to //b", put("for")
    )
    gone = {
        "broken": "broke",
        "stolen": "stole",
        "hidden": "hid",
        "written": "wrote",
        "frozen": "froze",
        "spoken": "spoke",
        "fallen": "fell",
        "taken": "took",
        "chosen": "chose",
    }
    yield Rule(
        170,
        "past-for-participle",
        "replacement",
        "(a|an|the|my|his|her|your|our|their|of|two|three) <(broken|stolen|hidden|written|frozen|spoken|fallen)> //N",
        looked_up(gone),
    )
    yield Rule(
        171,
        "past-for-participle",
        "replacement",
        "(a|an|the|some|two) //N <(written|taken|spoken|stolen|chosen)> (by|in|at|on|from)",
        looked_up(gone),
    )
    yield Rule(
        171,
        "be-too",
        "unnecessary",
        "(bought|read|saw|has|have|had|is|sold|found|lost) (a|an) (//J)? //N <> (written|made|painted|taken|sung|drawn|built) (by|in|from|of)",
        put("was"),
        "",
        "that",
    )


CONJUNCTIONS: tuple[Rule, ...] = (
    *_existence(),
    *_conjunctions(),
)
"""The rules, by theme."""
