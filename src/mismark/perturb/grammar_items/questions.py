"""Rules for the items about questions (235 to 263)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mismark.perturb.grammar_items.making import drop, form, looked_up, pure, put, swap, turn
from mismark.perturb.grammar_items.rules import Rule

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["QUESTIONS"]

_NOMINATIVE = {"me": "I", "him": "he", "her": "she", "us": "we", "them": "they"}
_BE_NOW = "(is|are|was|were)"


def _questions() -> Iterator[Rule]:
    """235 to 263: questions."""
    opened = (
        (235, r"\^ why"), (236, r"\^ when"), (238, r"\^ whom"), (239, r"\^ what"), (240, r"\^ what //N"), (241, r"\^ which"),
        (242, r"\^ which //N"), (244, r"\^ whose //N"), (245, r"\^ where"), (246, r"\^ how"), (247, r"\^ how (often|fast|long|old|far|much|soon|well|many)"),
        (248, r"\^ (to|with|for|until|at|in|on|from|about) (whom|how|what|which) (long|//N)?"),
    )  # fmt: skip
    for item, front in opened:
        who = "({SUBJ}|{DET})"
        noun = "(//N)?"
        yield Rule(
            item, "past-after-did", "replacement", f"{front} did {{SUBJ}} <//b-d>", form("VBD"), r"\?$"
        )
        yield Rule(
            item,
            "past-after-did-noun",
            "replacement",
            f"{front} did {{DET}} //N <//b-d>",
            form("VBD"),
            r"\?$",
        )
        yield Rule(
            item,
            "third-person-after-does",
            "replacement",
            f"{front} does {who} {noun} <//b-S>",
            form("VBZ"),
            r"\?$",
        )
        yield Rule(
            item,
            "auxiliary-left-out",
            "missing",
            f"{front} <(do|does|did)> {{SUBJ}} {{ADV}}? //b",
            drop,
            r"\?$",
            "n't",
        )
        yield Rule(item, "to-too", "unnecessary", f"{front} (do|does|did) {{SUBJ}} <> //b", put("to"), r"\?$")
        yield Rule(
            item,
            "be-left-out",
            "missing",
            f"{front} <(is|are)> ({{THE}}|this|that) //N",
            drop,
            r"\?$",
            r"\b(that|which|who) ",
        )
        yield Rule(item, "no-inversion", "replacement", f"{front} <{_BE_NOW} {{SUBJ}}>", swap, r"\?$")
        yield Rule(item, "do-disagrees", "replacement", f"{front} <does> (he|she|it)", put("do"), r"\?$")
        yield Rule(
            item, "do-disagrees-plural", "replacement", f"{front} <do> (you|they|we|i)", put("does"), r"\?$"
        )
        yield Rule(item, "are-for-do", "replacement", f"{front} <do> (you|they|we) //v", put("are"), r"\?$")
        yield Rule(
            item,
            "be-disagrees",
            "replacement",
            f"{front} <is> (he|she|it|my|your|this|that) !and",
            put("are"),
            r"\?$",
            r"\band\b",
        )
    yield Rule(237, "base-form", "replacement", r"\^ who <//z>", form("VB"), r"\?$")
    yield Rule(237, "did-too", "unnecessary", r"\^ who <> (?!(did|had)\b)[a-z]+//d-b", put("did"), r"\?$")
    yield Rule(
        237,
        "regular-ending",
        "replacement",
        r"\^ who <(wrote|broke|taught|won|drank|ate)>",
        looked_up(
            {
                "wrote": "writed",
                "broke": "breaked",
                "taught": "teached",
                "won": "winned",
                "drank": "drinked",
                "ate": "eated",
            }
        ),
        r"\?$",
    )
    yield Rule(
        243,
        "be-left-out",
        "missing",
        r"\^ whose <(is|are)> (this|that|these|those|the)",
        drop,
        r"\?$",
        r"\b(who|which)\b",
    )
    yield Rule(
        243, "be-disagrees", "replacement", r"\^ whose <is> (this|that|it)", put("are"), r"\?$", r"\band\b"
    )
    yield Rule(
        243, "be-disagrees-plural", "replacement", r"\^ whose <are> (these|those|they)", put("is"), r"\?$"
    )
    modal = {
        249: "can you",
        250: "could you",
        251: "will you",
        252: "would you",
        253: "can i",
        254: "could i",
        255: "may i",
        256: "shall i",
        257: "shall we",
        258: "should i",
    }
    for item, words in modal.items():
        yield Rule(
            item,
            "to-too",
            "unnecessary",
            rf"{{START}} {words} (please)? <> (?!please\b)[a-z]+//b",
            put("to"),
            r"\?",
        )
        yield Rule(
            item,
            "ing-form",
            "replacement",
            rf"{{START}} {words} (please)? <(?!please)[a-z]+//b-nN>",
            form("VBG"),
            r"\?",
        )
        yield Rule(
            item,
            "ing-form-any",
            "replacement",
            rf"{{START}} {words} (please)? <//b-n> (a|the|me|my|your|this|it|us|some)",
            form("VBG"),
            r"\?",
        )
        if words.endswith("i"):
            yield Rule(
                item,
                "objective",
                "replacement",
                rf"{{START}} {words.split()[0]} <i> (please)? //b",
                put("me"),
                r"\?",
            )
        if words.endswith("you"):
            yield Rule(
                item,
                "possessive",
                "replacement",
                rf"{{START}} {words.split()[0]} <you> (please)? //b-N",
                put("your"),
                r"\?",
            )
            yield Rule(
                item,
                "pronoun-left-out",
                "missing",
                rf"\^ {words.split()[0]} <you> (please)? //b-N",
                drop,
                r"^\w+ \w+ (please )?\w+ (me|the|a|this|it|my|your|us|to)\b.*\?",
            )
    for item, who in ((259, "you"), (260, "we")):
        yield Rule(item, "to-too", "unnecessary", f"why do n't {who} <> //b", put("to"))
        yield Rule(item, "ing-form", "replacement", f"why do n't {who} <//b-n>", form("VBG"))
        yield Rule(item, "no-inversion", "replacement", f"why <do n't {who}> //b", turn)
        yield Rule(item, "does", "replacement", f"why <do> n't {who} //b", put("does"))
    yield Rule(261, "to-too", "unnecessary", "why not <> //b", put("to"))
    yield Rule(261, "ing-form", "replacement", "why not <//b-n>", form("VBG"))
    for item, front in ((262, "how about"), (263, "what about")):
        yield Rule(item, "infinitive", "replacement", f"{front} <//g-N>", form("VB", "to"), r"\?")
        yield Rule(item, "base-form", "replacement", f"{front} <//g>", pure, r"\?")
        yield Rule(item, "to-too", "unnecessary", f"{front} <> //g-N", put("to"), r"\?")
        yield Rule(item, "nominative", "replacement", rf"{front} <{{OBJ}}> [?]", looked_up(_NOMINATIVE))


QUESTIONS: tuple[Rule, ...] = (*_questions(),)
"""The rules, by theme."""
