"""Rules for the items about articles, quantities, prepositions and adverbs (13 to 21, 32 to 36)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mismark.perturb.grammar_items.making import drop, looked_up, more_of, one_of, put
from mismark.perturb.grammar_items.rules import Rule

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["DETERMINERS"]

_ADVERBS = {"usually": "usual", "rarely": "rare", "frequently": "frequent", "normally": "normal"}
_MANNER = {
    "beautifully": "beautiful",
    "carefully": "careful",
    "politely": "polite",
    "perfectly": "perfect",
    "gently": "gentle",
    "fluently": "fluent",
    "correctly": "correct",
    "badly": "bad",
}
_QUESTION = r"\?|\b(if|whether|n't|not|never|without|hardly)\b|n't"


def _determiners() -> Iterator[Rule]:
    """13 to 21: articles, quantities, prepositions."""
    have = "(have|has|had|need|needs|want|wants|bought|buy|saw|found|got|is|was|am|wrote|read|broke|lost|like|likes)"
    yield Rule(13, "article-left-out", "missing", f"{have} <(a|an)> (//J)? //C !//N", drop)
    yield Rule(13, "an-before-consonant", "replacement", r"<a> [bcdfgjklmnpqrstvwz][a-z]+", put("an"))
    yield Rule(13, "a-before-vowel", "replacement", r"<an> [aei][a-z]+", put("a"))
    yield Rule(
        13,
        "plural-after-article",
        "replacement",
        "(a|an) <//C> ({STOP}|in|on|at|for|with|from|who|that|yesterday)",
        more_of,
    )
    yield Rule(
        14,
        "article-left-out",
        "missing",
        "(/VB[DPZ]|/VB|at|in|for|on|to) <the> (same|first|last|only) //N",
        drop,
    )
    yield Rule(
        14,
        "article-left-out-fixed",
        "missing",
        "in <the> (morning|afternoon|evening|middle|world|sun|rain)",
        drop,
    )
    yield Rule(14, "article-before-possessive", "replacement", "<the> same //C", put("a"))
    yield Rule(
        15,
        "any-in-affirmative",
        "replacement",
        "(i|we|he|she|they) (have|had|bought|need|found|got|want|gave|brought|made|drank|ate|took) <some> /(NN|NNS)",
        put("any"),
        r"\.$",
        _QUESTION,
    )
    yield Rule(
        16,
        "none-before-noun",
        "replacement",
        "(have|has|had|is|are|was|were|with) <no/DT> (//N-b|//S-b) !(longer|more)",
        put("none"),
        "",
        "no (one|longer|more|way|matter|doubt|need)",
    )
    yield Rule(
        16,
        "any-too",
        "unnecessary",
        "(have|has|had|is|are|was|were) no/DT <> //N-b",
        put("any"),
        "",
        "no (one|longer|more|way|matter|doubt|need|problem|reason|idea)",
    )
    yield Rule(17, "other-alone", "replacement", "<another> //C !//N", put("other"))
    yield Rule(17, "article-too", "unnecessary", "~(one|the) <> another //C", put("an"))
    yield Rule(17, "plural-noun", "replacement", "another <//C> !//N", more_of)
    yield Rule(18, "many-with-mass", "replacement", "<much> //M", put("many"))
    yield Rule(
        18,
        "plural-mass",
        "replacement",
        "much <(homework|information|furniture|advice|luggage|equipment|baggage|money|traffic|bread|knowledge)>",
        lambda words: f"{words[0]}s",
    )
    yield Rule(18, "of-too", "unnecessary", "much <> //M", put("of"))
    yield Rule(19, "few-with-mass", "replacement", "<little> //M", put("few"))
    yield Rule(19, "of-too", "unnecessary", "(a|very|too) little <> //M", put("of"))
    yield Rule(20, "little-with-plural", "replacement", "a <few> //S", put("little"))
    yield Rule(
        20, "singular-noun", "replacement", "(a|very|so|too) few <//S> ({STOP}|in|on|at|from|for)", one_of
    )
    yield Rule(20, "of-too", "unnecessary", "(a|very|so|too) few <> //S", put("of"))
    yield Rule(
        21,
        "preposition-of-time",
        "replacement",
        "<on> (monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekdays)",
        put("in"),
    )
    yield Rule(
        21, "preposition-of-day-part", "replacement", "<in> the (morning|afternoon|evening)", put("at")
    )
    yield Rule(
        21,
        "preposition-of-month",
        "replacement",
        "<in> (january|february|march|april|may|june|july|august|september|october|november|december) !/CD",
        put("on"),
    )
    yield Rule(21, "preposition-of-year", "replacement", "<in> (1[5-9]|20)[0-9][0-9]", put("at"))
    yield Rule(
        21,
        "preposition-after-adjective",
        "replacement",
        "<(of|in|to)> (the|my|your|his|her|our|their|dogs|cats|music|it|him|them)",
        looked_up({"of": "from"}),
        r"\bafraid of\b",
        r"\bof\b.*\bof\b",
    )
    yield Rule(
        21,
        "preposition-left-out",
        "missing",
        "(listen|listens|listened|listening|belong|belongs|belonged) <to> (me|him|her|us|them|the|my|your|his|our|their|music)",
        drop,
    )
    yield Rule(
        21,
        "preposition-left-out-wait",
        "missing",
        "(wait|waits|waited|waiting) <for> (me|him|her|us|them|the)",
        drop,
        "",
        "to ",
    )


def _adverbs() -> Iterator[Rule]:
    """32 to 36: adverbs."""
    yield Rule(
        32,
        "adjective-for-adverb",
        "replacement",
        "{SUBJ} <(usually|rarely|frequently|normally)> (//b|//z|//d)",
        looked_up(_ADVERBS),
    )
    yield Rule(
        32,
        "singular-times",
        "replacement",
        "(two|three|four|five|many|several) <times> (a|every|in|[.])",
        put("time"),
    )
    yield Rule(32, "article-left-out", "missing", "(once|twice|times) <a> (day|week|month|year)", drop)
    yield Rule(
        33,
        "much-for-very",
        "replacement",
        "(is|are|was|were|am|'s|'m|'re|feel|feels) <very> //J !/NN !(and|or)",
        put("much"),
    )
    yield Rule(
        33,
        "much-too",
        "unnecessary",
        "(is|are|was|were|a) very <> //J !(and|or)",
        put("much"),
        "",
        r"\b(kind|different|special|afraid|proud|new)\b",
    )
    yield Rule(
        34,
        "adjective-for-adverb",
        "replacement",
        f"(//b|//z|//d) <({'|'.join(_MANNER)})> ([.]|,|in|at|on|to|with|when|because)",
        looked_up(_MANNER),
        "",
        r"\b(look|feel|felt|seem|smell|sound|taste)",
    )
    yield Rule(
        34,
        "good-for-well",
        "replacement",
        "(speak|speaks|spoke|sing|sings|sang|play|plays|played|swim|swims|dance|dances|danced|cook|cooks|write|writes) (//N)? <well> ([.]|because|in|at)",
        put("good"),
    )
    yield Rule(
        34,
        "hardly-for-hard",
        "replacement",
        "(work|works|worked|study|studies|studied|practice|practiced|tried|try|train|trained) <hard> ([.]|for|to|every)",
        put("hardly"),
    )
    yield Rule(
        35,
        "ever-for-never",
        "replacement",
        "(have|has|'ve) <never> //n-b",
        put("ever"),
        r"\.$",
        r"\b(if|only|first|best|worst|\w+est|nothing|nobody|than|most)\b",
    )
    yield Rule(35, "not-longer", "replacement", "<no> longer (//b|//z|//d)", put("not"))
    yield Rule(35, "no-left-out", "missing", "{SUBJ} <no> longer (//b|//z|//d)", drop)
    yield Rule(36, "hard-for-hardly", "replacement", "(can|could) <hardly> //b", put("hard"))
    yield Rule(36, "bare-for-barely", "replacement", "(can|could) <barely> //b", put("bare"))
    yield Rule(36, "double-negative", "replacement", "(hardly|scarcely|barely) <any> //N", put("no"))
    yield Rule(36, "not-too", "unnecessary", "(can|could) <> (hardly|barely|scarcely) //b", put("not"))
    yield Rule(36, "adjective-for-adverb", "replacement", "{SUBJ} <rarely> (//b|//z|//d)", put("rare"))


DETERMINERS: tuple[Rule, ...] = (
    *_determiners(),
    *_adverbs(),
)
"""The rules, by theme."""
