"""Rules for the items about comparison, degree, emphasis and phrasal verbs (37 to 57)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mismark.perturb.grammar_items.making import drop, form, put, swap, with_er
from mismark.perturb.grammar_items.rules import Rule

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["DEGREES"]


def _degrees() -> Iterator[Rule]:
    """37 to 52: comparison, enough, too, so and such."""
    who = "(my|his|her|their|the|your|our|me|him|you|a|an|it|he|she|i)"
    yield Rule(
        37,
        "than-for-as",
        "replacement",
        f"as (//A|//-z|/RB) <as> {who}",
        put("than"),
        "",
        "as (soon|long|far|well|much|many)",
    )
    yield Rule(37, "as-left-out", "missing", f"as //J <as> {who}", drop)
    yield Rule(37, "comparative-between", "replacement", "as <//J> as", with_er)
    yield Rule(
        37,
        "more-too",
        "unnecessary",
        "as <> (expensive|interesting|difficult|beautiful|dangerous|important|popular|comfortable|careful|delicious|famous|useful|exciting|boring) as",
        put("more"),
    )
    yield Rule(
        38,
        "more-too",
        "unnecessary",
        "~(more|less|the|no) <> (?!more|other|rather|whether|either|however|ever|never|over|after|under)([a-z]+er|worse)/(JJR|RBR|JJ) than",
        put("more"),
    )
    yield Rule(
        38,
        "as-for-than",
        "replacement",
        "([a-z]+er|worse)/(JJR|RBR) <than> !(i|you|he|she|it|we|they|ever|usual)",
        put("as"),
        "",
        r"rather than|other than|no \w+er",
    )
    yield Rule(
        38,
        "than-left-out",
        "missing",
        "(?!more|other|rather|either|never)([a-z]+er|worse)/(JJR|RBR|JJ) <than> (my|his|her|their|your|our|me|him|yours|mine|the|a)",
        drop,
        "",
        "rather|number",
    )
    yield Rule(39, "more-left-out", "missing", "~(the|far|much|even) <more> //J than", drop)
    yield Rule(39, "most-for-more", "replacement", "<more> (//A|/RB) than", put("most"), "", "more (and|or)")
    yield Rule(
        39,
        "as-for-than",
        "replacement",
        "more (//J|[a-z]+ly) <than> !(i|you|he|she|it|we|they|ever|usual)",
        put("as"),
    )
    yield Rule(
        40,
        "article-left-out",
        "missing",
        "(is|was|are|were|in|on|to|at|of|saw|bought|with) <the> (?!interest|rest|guest|request|forest|west|chest|test|latest|nest|contest)([a-z]+est|worst) //N",
        drop,
    )
    yield Rule(
        40,
        "most-too",
        "unnecessary",
        "the <> (?!interest|rest|guest|request|forest|west|chest|test|nest|contest)([a-z]+est|worst)/(JJS|RBS|JJ)",
        put("most"),
    )
    yield Rule(
        41,
        "article-left-out",
        "missing",
        "(is|was|saw|bought|with|in|visited|met|it|'s) <the> most (//A|//g|//n) //N",
        drop,
    )
    yield Rule(42, "than-becomes-as", "replacement", "less (//A|[a-z]+ly|//g) <than>", put("as"))
    yield Rule(
        42,
        "least-for-less",
        "replacement",
        "~(the|much|far|even) <less> (//A|[a-z]+ly|//g) than",
        put("least"),
    )
    yield Rule(42, "less-left-out", "missing", "(is|are|was|were) <less> //J than", drop)
    yield Rule(42, "more-too", "unnecessary", "(is|are|was|were) <> less (//A|//g) than", put("more"))
    yield Rule(
        43,
        "enough-first",
        "replacement",
        "(is|are|was|were|'m|am|n't|not|grow|grows) <//J enough> (to|for|[.])",
        swap,
    )
    yield Rule(43, "to-left-out", "missing", "//A enough <to> //b", drop)
    yield Rule(
        43, "too-before-enough", "unnecessary", "(is|are|was|were|n't|not) <> //J enough to", put("too")
    )
    yield Rule(43, "for-bare-verb", "replacement", "//A enough <to> //v", put("for"))
    yield Rule(44, "to-left-out", "missing", "too //A <to> //b-N", drop)
    yield Rule(44, "for-bare-verb", "replacement", "too //A <to> //v", put("for"))
    yield Rule(44, "for-to", "unnecessary", "too //A <> to //b", put("for"))
    yield Rule(44, "ing-after-to", "replacement", "too //J to <//v>", form("VBG"))
    yield Rule(
        45,
        "such-before-adjective",
        "replacement",
        "<so> (//A|[a-z]+ly) that",
        put("such"),
        "",
        "so much|so many",
    )
    yield Rule(45, "too-for-so", "replacement", "<so> (//J|[a-z]+ly) that", put("too"))
    yield Rule(45, "much-too", "unnecessary", "so <> //J that", put("much"))
    yield Rule(46, "so-for-such", "replacement", "<such> (a|an) //A //N", put("so"))
    yield Rule(46, "article-left-out", "missing", "such <(a|an)> //A //C !//N", drop)
    yield Rule(46, "article-first", "replacement", "<such (a|an)> //A", swap)
    yield Rule(46, "article-with-plural", "unnecessary", "such <> //J //S", put("a"))
    yield Rule(47, "such-for-so", "replacement", "<so> //A (a|an) //N", put("such"))
    yield Rule(47, "article-left-out", "missing", "so //A <(a|an)> //C", drop)
    yield Rule(47, "very-for-so", "replacement", "<so> //A (a|an) //N", put("very"))
    yield Rule(48, "very-for-too", "replacement", "<too> //A (a|an) //N", put("very"))
    yield Rule(48, "article-left-out", "missing", "too //A <(a|an)> //C", drop)
    yield Rule(
        48, "article-twice", "unnecessary", "(is|was|in|with|had|bought|for) <> too //A (a|an) //N", put("a")
    )
    yield Rule(
        49,
        "and-left-out",
        "missing",
        r"([a-z]+er/JJR|more) <and> (colder|warmer|bigger|smaller|longer|shorter|hotter|better|worse|faster|older|taller|louder|darker|more) !than",
        drop,
        r"\b(\w+er|more) and \1\b",
    )
    yield Rule(49, "second-more-left-out", "missing", "more and <more> //A", drop)
    yield Rule(
        49,
        "more-too",
        "unnecessary",
        r"(get|gets|getting|got|grow|grows|growing|grew|become|becomes|becoming|became|is|was) <> [a-z]+er and",
        put("more"),
        r"\b(\w+er) and \1\b",
    )
    yield Rule(
        50,
        "article-left-out",
        "missing",
        r", <the> (more|less|[a-z]+er|worse) (i|you|he|she|it|we|they|the|my|your)",
        drop,
        r"^the (more|less|\w+er)\b",
    )
    yield Rule(
        50,
        "more-too",
        "unnecessary",
        r", the <> (?!other)([a-z]+er|worse) (i|you|he|she|it|we|they|the|my|your)",
        put("more"),
        r"^the (more|less|\w+er)\b",
    )
    yield Rule(
        51,
        "very-before-comparative",
        "replacement",
        "<(much|far|even)> [a-z]+er/(JJR|RBR|JJ) !/NN",
        put("very"),
        "than",
    )
    yield Rule(51, "article-left-out", "missing", "<a> lot ([a-z]+er|more)/(JJR|RBR) !than", drop)
    yield Rule(
        51,
        "more-too",
        "unnecessary",
        "(much|far|even|lot|still) <> (?!other)[a-z]+er/(JJR|RBR|JJ) than",
        put("more"),
    )
    yield Rule(52, "article-left-out", "missing", "by far <the> ([a-z]+est|worst) //N", drop)
    yield Rule(52, "for-far", "replacement", "<by> far the", put("for"))
    yield Rule(52, "most-too", "unnecessary", "the very <> (best|worst|first|last|latest)", put("most"))
    yield Rule(52, "article-last", "replacement", "<the very> (best|worst|first|last)", swap)


def _doing() -> Iterator[Rule]:
    """53 to 57: emphatic do, phrasal verbs."""
    yield Rule(
        53,
        "third-person-after-does",
        "replacement",
        "({SUBJ}|/NNS?|/NNP) does (really)? <//b>",
        form("VBZ"),
        r"[.!]$",
        r"\?|wh|\bhow|n't",
    )
    yield Rule(
        53,
        "to-too",
        "unnecessary",
        "({SUBJ}|/NNS?|/NNP) (does|do) (really)? <> //b/-z",
        put("to"),
        r"[.!]$",
        r"\?|wh|\bhow|n't|\b(so|as|than|must|only)\b",
    )
    yield Rule(
        54,
        "past-after-did",
        "replacement",
        "({SUBJ}|/NNS?|/NNP) did (really)? <//b-d>",
        form("VBD"),
        r"[.!]$",
        r"\?|wh|\bhow|n't",
    )
    yield Rule(
        54,
        "to-too",
        "unnecessary",
        "({SUBJ}|/NNS?|/NNP) did (really)? <> //b",
        put("to"),
        r"[.!]$",
        r"\?|wh|\bhow|n't|\b(so|as|than|only|all)\b",
    )
    yield Rule(55, "particle-left-out", "missing", "(get|gets|got) <up> at", drop)
    yield Rule(
        56,
        "pronoun-last",
        "replacement",
        "(take|took|put|picked|pick|turn|turned|throw|threw|switch|switched|write|wrote|wake|woke) <(it|them) (off|up|away|down|out)>",
        swap,
    )
    yield Rule(
        57,
        "preposition-left-out",
        "missing",
        "(look|looking|looks|looked) forward <to> (//g|the|my|your|his|her|our|their|it)",
        drop,
    )
    yield Rule(
        57,
        "infinitive-after-forward-to",
        "replacement",
        "(look|looking|looks|looked) forward to <//g>",
        form("VB"),
    )
    yield Rule(
        57,
        "of-left-out",
        "missing",
        "(ran|run|runs|running) out <of> (//M|time|paper|space|money|ideas)",
        drop,
    )
    yield Rule(
        57,
        "with-left-out",
        "missing",
        "(get|gets|got|getting) along <with> (my|his|her|our|their|the|me|him|them|your)",
        drop,
    )
    yield Rule(57, "with-left-out-catch-up", "missing", "(catch|caught|keep|kept) up <with> {OBJ}", drop)


DEGREES: tuple[Rule, ...] = (
    *_degrees(),
    *_doing(),
)
"""The rules, by theme."""
