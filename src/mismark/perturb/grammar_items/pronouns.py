"""Rules for the items about be, pronouns and demonstratives (1 to 12, 22 to 31)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mismark.perturb.grammar_items.making import drop, looked_up, more_of, one_of, put, swap
from mismark.perturb.grammar_items.rules import Rule

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["PRONOUNS"]

_MINE = {"my": "mine", "your": "yours", "her": "hers", "our": "ours", "their": "theirs"}
_MY = {"mine": "my", "yours": "your", "ours": "our", "theirs": "their"}
_ME = {"my": "me", "our": "us", "their": "they", "her": "she"}
_NOMINATIVE = {"me": "I", "him": "he", "her": "she", "us": "we", "them": "they"}
_SELF = {"himself": "hisself", "themselves": "theirselves", "ourselves": "ourself", "yourselves": "yourselfs"}
_PREP = "(with|to|at|from|of|about|in|on|for|near|behind|under)"
_CASED = "(with|to|at|from|of)"
_AFTER_BE = "(a|an|the|very|from|in|at|too|so|not)"


def _be() -> Iterator[Rule]:
    """1 to 5 and 8 to 10: pronouns with be."""
    clause = r"(\^|[.?!;,]|\"|but|because|so|and)"
    for item, who, verb, wrong in (
        (1, "i", "(am|'m)", "is"),
        (2, "you", "(are|'re)", "is"),
        (3, "(he|she)", "is", "are"),
        (4, "we", "(are|'re)", "is"),
        (5, "they", "(are|'re)", "is"),
    ):
        yield Rule(item, "be-left-out", "missing", f"{clause} {who} <{verb}> {_AFTER_BE}", drop)
        yield Rule(
            item,
            "be-disagrees",
            "replacement",
            f"{clause} {who} <{verb.strip('()').split('|')[0]}> !(and|or)",
            put(wrong),
        )
        yield Rule(
            item,
            "be-disagrees-inverted",
            "replacement",
            f"~(of|with) <{verb.strip('()').split('|')[0]}> {who} !(and|or)",
            put(wrong),
        )
    yield Rule(
        8, "be-left-out", "missing", r"(\^|\") (this|that) <is> (a|an|the|my|your|his|her|our|their)", drop
    )
    yield Rule(
        8,
        "be-disagrees",
        "replacement",
        r"(\^|\") (this|that) <is> (a|an|the|my|your|his|her|our|their)",
        put("are"),
    )
    yield Rule(
        9, "be-left-out", "missing", r"(\^|\") (these|those) <are> (the|my|your|his|her|our|their)", drop
    )
    yield Rule(9, "be-disagrees", "replacement", r"{CLAUSE} (these|those) <are>", put("is"))
    yield Rule(9, "be-disagrees-inverted", "replacement", r"<are> (these|those) !//S", put("is"))
    yield Rule(
        10,
        "it-left-out",
        "missing",
        r"\^ <it> is (a|an|the|very|too|not|//J|my|your)",
        drop,
        r"\.$",
        "wh|that",
    )
    yield Rule(10, "be-left-out", "missing", rf"{{CLAUSE}} it <is> {_AFTER_BE}", drop)
    yield Rule(10, "be-disagrees", "replacement", r"{CLAUSE} it <is> !(and|or)", put("are"))


def _pronouns() -> Iterator[Rule]:
    """6 to 12 and 22 to 31: possessives, objects, demonstratives, indefinite pronouns."""
    for name, table in (("independent-possessive", _MINE), ("object-for-possessive", _ME)):
        yield Rule(
            6, name, "replacement", f"{_PREP} <(my|our|their|her/PRP[$]|your)> //N-z", looked_up(table)
        )
    yield Rule(6, "article-too", "unnecessary", f"({_PREP}|/VB[DPZ]) <> (my|our|your|their) //N", put("the"))
    yield Rule(
        7,
        "nominative-after-preposition",
        "replacement",
        f"{_CASED} <{{OBJ}}> ({{END}}|,|(every|last|yesterday|today|tomorrow))",
        looked_up(_NOMINATIVE),
    )
    yield Rule(
        7,
        "nominative-object",
        "replacement",
        r"~(be|than) !like (//d-N|//z-N|//b-N) <{OBJ}> [.]",
        looked_up(_NOMINATIVE),
        "",
        "than|said|say",
    )
    yield Rule(
        11,
        "plural-demonstrative",
        "replacement",
        f"({_PREP}|\\^) <(this|that/DT)> //C !//N",
        looked_up({"this": "these", "that": "those"}),
    )
    yield Rule(
        11,
        "plural-noun",
        "replacement",
        f"({_PREP}|\\^) (this|that/DT) <//C> (is|was|has|{{STOP}}|in|on|at)",
        more_of,
    )
    yield Rule(
        12,
        "singular-demonstrative",
        "replacement",
        f"({_PREP}|\\^) <(these|those)> //S !//N",
        looked_up({"these": "this", "those": "that"}),
        "",
        r"^(these|those) \w+ (?!are|were|have)",
    )
    yield Rule(
        12, "singular-noun", "replacement", r"(these|those) <//S> ({STOP}|are|were|in|on|at|from)", one_of
    )
    yield Rule(
        22,
        "determiner-for-pronoun",
        "replacement",
        r"<(mine|yours|ours|theirs)> ({STOP}|is|are|was)",
        looked_up(_MY),
    )
    yield Rule(
        22, "article-too", "unnecessary", r"~(the|of) <> (yours|hers|ours|theirs) ({STOP}|is|are)", put("the")
    )
    yield Rule(
        23, "no-such-form", "replacement", "<(himself|themselves|ourselves|yourselves)>", looked_up(_SELF)
    )
    for subject, pronoun, wrong in (
        ("i", "myself", "me"),
        ("we", "ourselves", "us"),
        ("you", "yourself", "you"),
    ):
        verbs = "(enjoyed|hurt|cut|taught|introduced|burned|asked|saw|see|enjoy|introduce|teach|know|trust)"
        yield Rule(23, f"object-for-{pronoun}", "replacement", f"{subject} {verbs} <{pronoun}>", put(wrong))
    yield Rule(
        24,
        "plural-verb",
        "replacement",
        r"{CLAUSE} (everyone|everybody|someone|somebody|everything|nobody|something) <(is|has|was)> !(it|there)",
        looked_up({"is": "are", "has": "have", "was": "were"}),
        "",
        r"\b(if|wish|though)\b",
    )
    yield Rule(
        24,
        "double-negative",
        "replacement",
        r"n't (ever)? //b <(anything|anyone|anybody)>",
        looked_up({"anything": "nothing", "anyone": "no one", "anybody": "nobody"}),
    )
    yield Rule(25, "singular-one", "replacement", "<ones> (are|were)", put("one"))
    yield Rule(
        25,
        "singular-one-after-plural",
        "replacement",
        "(these|those|two|three|four) (/JJ)? <ones>",
        put("one"),
    )
    yield Rule(26, "no-of", "replacement", r"<none> of", put("no"))
    yield Rule(26, "of-left-out", "missing", "none <of> (the|my|your|his|her|our|their|these|those)", drop)
    yield Rule(27, "each-left-out", "missing", "~of <each> other ({STOP}|every|when|at|in|with)", drop)
    yield Rule(27, "plural-other", "replacement", "each <other> !'s !/NN", put("others"))
    yield Rule(27, "article-too", "unnecessary", "<> each other", put("the"))
    yield Rule(
        28, "article-too", "unnecessary", "(//b|//d|//z|to|with|for|from|at) <> one another", put("the")
    )
    yield Rule(28, "plural-another", "replacement", "one <another> !'s", put("anothers"))
    yield Rule(
        29,
        "singular-other",
        "replacement",
        r"~(the|each) <others> ([.]|,|are|like|prefer|think|want|need|have)",
        put("other"),
    )
    yield Rule(30, "singular-other", "replacement", r"the <others> ([.]|are|were|have)", put("other"))
    yield Rule(30, "another-after-the", "replacement", "the <other> //C", put("another"))
    yield Rule(30, "article-left-out", "missing", f"({_PREP}|/VB[DPZ]) <the> other //C !//N", drop)
    yield Rule(
        31,
        "adjective-first",
        "replacement",
        "<(some|any|no|every)thing //J> ({STOP}|in|on|at|about|for|to)",
        swap,
    )
    yield Rule(
        31,
        "of-too",
        "unnecessary",
        "(some|any|no|every)thing <> //J ({STOP}|in|on|at|about|for|to)",
        put("of"),
    )


PRONOUNS: tuple[Rule, ...] = (
    *_be(),
    *_pronouns(),
)
"""The rules, by theme."""
