"""Rules for the items about infinitives and -ing forms (88 to 115)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mismark.perturb.grammar_items.making import drop, form, looked_up, pure, put
from mismark.perturb.grammar_items.rules import Rule

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["INFINITIVES"]

_NOMINATIVE = {"me": "I", "him": "he", "her": "she", "us": "we", "them": "they"}
_WANT = "(want|wants|wanted|hope|hopes|hoped|decide|decides|decided|plan|plans|planned|promised|promise|agreed|agree|refused|refuse|offered|expect|expects|expected|learned|need|needs|needed)"
_ENJOY = "(enjoy|enjoys|enjoyed|finish|finishes|finished|mind|minds|avoid|avoids|avoided|suggest|suggests|suggested|miss|misses|missed|imagine|dislike|dislikes|admitted|quit|practice|practices|practiced)"
_TOLD = "(want|wants|wanted|asked|told|tell|ask|asks|tells|invited|expect|expects|allowed|reminded|warned|advised)"


def _infinitives() -> Iterator[Rule]:
    """88, 89, 93 to 104, 209: to and a base form."""
    yield from _to_do(88, f"{_WANT} <to> //b", "left-out-after-verb")
    yield Rule(
        88,
        "for-bare-verb",
        "replacement",
        "~(ought|used|going|able|have|has|had|about|got|as|not) <to> //v",
        put("for"),
        "",
        "in order to|so as to|look(ing|ed)? forward",
    )
    yield Rule(
        88,
        "ing-after-to",
        "replacement",
        "(decided|want|wants|wanted|hope|need|needs|learned|tried|try|hard|easy|ready|glad|happy) to <//v>",
        form("VBG"),
    )
    for item, before in (
        (101, _WANT),
        (121, "able"),
        (122, "{BE} going"),
        (127, "{SUBJ} (have|has|had)"),
        (136, "(need|needs|needed)"),
        (137, "ought"),
        (128, "got"),
        (100, "{BE} about"),
        (140, "{SUBJ} used"),
        (95, "in order"),
        (97, "so as"),
    ):
        nonnoun = "//b-N" if item in {122, 127, 136, 128, 101} else "//b"
        yield Rule(item, "to-left-out", "missing", f"{before} <to> {nonnoun}", drop, "", "be used|get used")
        yield Rule(
            item,
            "ing-after-to",
            "replacement",
            f"{before} to <//b-n>",
            form("VBG"),
            "",
            "(be|get|was|were|got|am|is|are|'s|'m|'re) used|look forward",
        )
    yield Rule(
        101,
        "ing-for-infinitive",
        "replacement",
        "(want|wants|wanted|hope|hopes|hoped|decided|promised|agreed|refused|offered|expects|expected) <to //b-N>",
        _ing_alone,
    )
    for item, before in (
        (95, "in order"),
        (94, "(some|any|no|every)thing"),
        (101, "(decided|want|wants|hoped|hope|promised|agreed|refused)"),
        (100, "{BE} about"),
    ):
        yield Rule(item, "for-too", "unnecessary", f"{before} <> to //b", put("for"))
    yield Rule(95, "in-left-out", "missing", "~, <in> order to //b", drop)
    yield Rule(95, "for-bare-verb", "replacement", "in order <to> //v", put("for"))
    yield Rule(96, "to-left-out", "missing", "in order not <to> //b", drop)
    yield Rule(96, "ing-after-to", "replacement", "in order not to <//b-n>", form("VBG"))
    yield Rule(96, "no-for-not", "replacement", "in order <not> to //b", put("no"))
    yield Rule(98, "to-left-out", "missing", "so as not <to> //b", drop)
    yield Rule(98, "ing-after-to", "replacement", "so as not to <//b-n>", form("VBG"))
    yield Rule(98, "no-for-not", "replacement", "so as <not> to //b", put("no"))
    for item, before in (
        (89, "(decided|told|asked|try|tried|promised|promise|careful|chose|wise|better|warned)"),
        (
            102,
            "(decided|decide|chose|promised|promise|try|tried|agreed|prefer|prefers|preferred|pretended|hopes|hope|pretend)",
        ),
    ):
        yield Rule(item, "to-left-out", "missing", f"{before} not <to> //b", drop, "", "better not")
        yield Rule(item, "no-for-not", "replacement", f"{before} <not> to //b", put("no"))
        yield Rule(item, "ing-after-to", "replacement", f"{before} not to <//b-n>", form("VBG"))
        yield Rule(item, "for-too", "unnecessary", f"{before} <> not to //b", put("for"))
    yield Rule(104, "to-left-out", "missing", f"{_TOLD} ({{OBJ}}|you) not <to> //b", drop)
    yield Rule(104, "no-for-not", "replacement", f"{_TOLD} ({{OBJ}}|you) <not> to //b", put("no"))
    yield Rule(104, "ing-after-to", "replacement", f"{_TOLD} ({{OBJ}}|you) not to <//b-n>", form("VBG"))
    yield Rule(
        93,
        "to-left-out",
        "missing",
        "(easy|hard|difficult|important|necessary|time|impossible|dangerous|good|better) for ({OBJ}|you) <to> //b",
        drop,
    )
    yield Rule(93, "nominative", "replacement", "for <{OBJ}> to //b", looked_up(_NOMINATIVE))
    yield Rule(
        93,
        "ing-after-to",
        "replacement",
        "(easy|hard|difficult|important|necessary|time|impossible|dangerous) for ({OBJ}|you) to <//b-n>",
        form("VBG"),
    )
    yield Rule(94, "to-left-out", "missing", "(some|any|no|every)thing (//J)? <to> //b", drop)
    yield Rule(94, "for-bare-verb", "replacement", "(some|any|no|every)thing (//J)? <to> //v", put("for"))
    yield Rule(94, "ing-after-to", "replacement", "(some|any|no|every)thing (//J)? to <//b-n>", form("VBG"))
    yield Rule(99, "to-left-out", "missing", "{CLAUSE} {SUBJ} (am|is|are|was|were) <to> //b-NA", drop)
    yield Rule(
        99, "ing-after-to", "replacement", "{CLAUSE} {SUBJ} (am|is|are|was|were) to <//b-n>", form("VBG")
    )
    yield Rule(99, "for-too", "unnecessary", "{CLAUSE} {SUBJ} (am|is|are|was|were) <> to //b", put("for"))
    yield Rule(100, "be-left-out", "missing", "{CLAUSE} {SUBJ} <{BE}> about to //b", drop)
    for item, told in ((103, _TOLD), (209, "(ask|asked|tell|told|asks|tells)")):
        yield Rule(item, "to-left-out", "missing", f"{told} ({{OBJ}}|you) <to> //b", drop)
        yield Rule(item, "nominative", "replacement", f"{told} <{{OBJ}}> to //b", looked_up(_NOMINATIVE))
        yield Rule(item, "ing-after-to", "replacement", f"{told} ({{OBJ}}|you) to <//b-n>", form("VBG"))
        yield Rule(
            item,
            "to-too",
            "unnecessary",
            "(asked|told|invited|reminded|warned|advised|asks|tells) <> ({OBJ}|you) to //b",
            put("to"),
        )


def _to_do(item: int, pattern: str, name: str) -> Iterator[Rule]:
    yield Rule(item, f"to-{name}", "missing", pattern + "-N", drop)


def _ing_alone(words: tuple[str, ...]) -> str | None:
    """The -ing form of the verb after `to`, without `to`."""
    return form("VBG")(words[1:])


def _gerunds() -> Iterator[Rule]:
    """105 to 115: -ing forms."""
    yield Rule(106, "base-form", "replacement", "(for|of|by|about|from) not <//g>", pure)
    yield Rule(106, "no-for-not", "replacement", "(for|of|by|about) <not> //g", put("no"))
    yield Rule(106, "to-too", "unnecessary", "(for|of|by|about) not <> //g-N", put("to"))
    yield Rule(110, "base-form", "replacement", "(without|for|of|in|at|about|before|after|by) <//g>", pure)
    yield Rule(
        110, "infinitive", "replacement", "(without|of|about|at|before|after|by) <//g-N>", form("VB", "to")
    )
    yield Rule(110, "to-too", "unnecessary", "(without|of|at|before|after|by) <> //g-N", put("to"))
    yield Rule(
        111,
        "base-form",
        "replacement",
        "(mind|minds|appreciate|appreciated|hate|hates|like|about|of) (my|your|our|their|his) <//g>",
        pure,
    )
    yield Rule(
        111,
        "independent-possessive",
        "replacement",
        "(mind|minds|appreciate|appreciated|hate|hates|like|about|of) <(my|your|our|their)> //g",
        looked_up({"my": "mine", "your": "yours", "our": "ours", "their": "theirs"}),
    )
    yield Rule(112, "infinitive", "replacement", f"{_ENJOY} <//g-N>", form("VB", "to"), "", "quit")
    yield Rule(112, "base-form", "replacement", f"{_ENJOY} <//g>", pure)
    yield Rule(112, "to-too", "unnecessary", f"{_ENJOY} <> //g", put("to"))
    yield Rule(
        112,
        "to-too-after-go",
        "unnecessary",
        "(go|goes|went) <> (shopping|swimming|fishing|camping|skiing|hiking|dancing|running)",
        put("to"),
    )
    yield Rule(
        113,
        "infinitive",
        "replacement",
        "(suggest|suggested|mind|minds|imagine|admitted|enjoy|enjoyed) not <//g>",
        form("VB", "to"),
    )
    yield Rule(
        113,
        "base-form",
        "replacement",
        "(regret|regrets|regretted|mind|minds|imagine|admitted|enjoy|enjoyed) not <//g>",
        pure,
    )
    yield Rule(
        113,
        "no-for-not",
        "replacement",
        "(regret|regrets|regretted|suggested|suggest|mind|minds|imagine|admitted|enjoy|enjoyed) <not> //g-N",
        put("no"),
    )
    yield Rule(114, "base-form", "replacement", "(keep|keeps|kept|left|leave) ({OBJ}|you) <//g>", pure)
    yield Rule(
        114,
        "to-too",
        "unnecessary",
        "(see|saw|watched|watch|hear|heard|keep|kept|left|leave) ({OBJ}|you) <> //g-N",
        put("to"),
    )
    yield Rule(
        114,
        "infinitive",
        "replacement",
        "(saw|watched|watch|heard|kept) ({OBJ}|you) <//g-N>",
        form("VB", "to"),
    )
    yield Rule(115, "base-form", "replacement", "({OBJ}|you) not <//g>", pure)


INFINITIVES: tuple[Rule, ...] = (
    *_infinitives(),
    *_gerunds(),
)
"""The rules, by theme."""
