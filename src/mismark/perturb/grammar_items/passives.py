"""Rules for the items about the passive voice (73 to 87, 91, 92, 108, 109)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mismark.perturb.grammar_items.making import drop, form, pure, put
from mismark.perturb.grammar_items.rules import Rule

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["PASSIVES"]

_NO_MODAL = (
    "~(to|will|would|could|should|might|must|may|can|having|not|n't|'ll|well|never|already|still|also)"
)


def _passive() -> Iterator[Rule]:
    """73 to 84, 85, 86, 87, 91, 92, 108, 109: be and a past participle."""
    done = "//n-d"
    for item, be in ((73, "(is|are)"), (76, "(was|were)")):
        yield Rule(
            item,
            "past-for-participle",
            "replacement",
            f"~(as|there) ({{SUBJ}}|/(NN|NNS)) {be} {{ADV}}? <//n-dbA>",
            form("VBD"),
        )
        yield Rule(
            item,
            "base-for-participle",
            "replacement",
            f"({{SUBJ}}|/(NN|NNS)) {be} {{ADV}}? <//n-b>",
            pure,
            r"\bby\b|\bin\b|\bat\b|\bfrom\b",
        )
        yield Rule(item, "been-too", "unnecessary", f"({{SUBJ}}|/(NN|NNS)) {be} <> //n-b by", put("been"))
        yield Rule(
            item,
            "be-left-out",
            "missing",
            rf"\^ {{THE}} (//C|//T) <{be}> //n-dA (by|in|at|on|from|every)",
            drop,
            r"\.$",
        )
    for item, be in ((74, "(is|are)"), (77, "(was|were)")):
        yield Rule(item, "been-for-being", "replacement", f"{be} {{NOT}}? {{ADV}}? <being> //n", put("been"))
        yield Rule(item, "be-for-being", "replacement", f"{be} {{NOT}}? {{ADV}}? <being> //n", put("be"))
        yield Rule(item, "base-for-participle", "replacement", f"{be} {{NOT}}? being <//n-b>", pure)
        yield Rule(item, "past-for-participle", "replacement", f"{be} {{NOT}}? being <{done}>", form("VBD"))
    for item, have in ((75, f"{_NO_MODAL} (has|have)"), (78, "had")):
        yield Rule(item, "be-for-been", "replacement", f"{have} {{NOT}}? {{ADV}}? <been> //n", put("be"))
        yield Rule(
            item, "being-for-been", "replacement", f"{have} {{NOT}}? {{ADV}}? <been> //n", put("being")
        )
        yield Rule(item, "base-for-participle", "replacement", f"{have} {{NOT}}? {{ADV}}? been <//n-b>", pure)
        yield Rule(
            item,
            "past-for-participle",
            "replacement",
            f"{have} {{NOT}}? {{ADV}}? been <{done}b>",
            form("VBD"),
        )
        yield Rule(
            item,
            "have-left-out",
            "missing",
            rf"(\^|{{THE}}|{{CLAUSE}}) ({{SUBJ}}|//C) <{have.split()[-1]}> been //n",
            drop,
        )
    modal = "(can|could|may|might|must|should)"
    for item, first in ((79, "(will|wo)"), (82, modal)):
        yield Rule(item, "be-left-out", "missing", f"{first} {{NOT}}? <be> (?!gone\\b)[a-z]+//n-bA", drop)
        yield Rule(
            item, "been-for-be", "replacement", f"{first} {{NOT}}? <be> (?!gone\\b)[a-z]+//n", put("been")
        )
        yield Rule(
            item, "base-for-participle", "replacement", f"{first} {{NOT}}? be <(?!gone\\b)[a-z]+//n-bA>", pure
        )
        yield Rule(
            item,
            "past-for-participle",
            "replacement",
            f"{first} {{NOT}}? be <(?!gone\\b)[a-z]+{done}bA>",
            form("VBD"),
        )
        yield Rule(item, "to-too", "unnecessary", f"{first} {{NOT}}? <> be (?!gone\\b)[a-z]+//n-b", put("to"))
    for item, first in ((80, "(will|wo)"), (83, "(may|might|must|could|should)")):
        yield Rule(item, "been-for-being", "replacement", f"{first} {{NOT}}? be <being> //n", put("been"))
        yield Rule(item, "be-left-out", "missing", f"{first} {{NOT}}? <be> being //n", drop)
        yield Rule(item, "been-for-be", "replacement", f"{first} {{NOT}}? <be> being //n", put("been"))
        yield Rule(item, "to-too", "unnecessary", f"{first} {{NOT}}? <> be being //n", put("to"))
    for item, first in ((81, "(will|wo)"), (84, "(may|might|must|could|should|would)")):
        yield Rule(item, "be-for-been", "replacement", f"{first} {{NOT}}? have <been> //n", put("be"))
        yield Rule(item, "has-for-have", "replacement", f"{first} {{NOT}}? <have> been //n", put("has"))
        yield Rule(item, "have-left-out", "missing", f"{first} {{NOT}}? <have> been //n", drop)
        yield Rule(item, "base-for-participle", "replacement", f"{first} {{NOT}}? have been <//n-b>", pure)
        yield Rule(item, "to-too", "unnecessary", f"{first} {{NOT}}? <> have been //n", put("to"))
    be = "(is|are|was|were|am|been|be)"
    for item, after in ((85, "(a|an|the|some|that|how|what|my|his|her|our|their)"), (86, "to")):
        yield Rule(
            item,
            "base-for-participle",
            "replacement",
            f"{be} {{ADV}}? <(given|sent|told|taught)> {after}",
            form("VB"),
        )
    yield Rule(
        85,
        "past-for-participle",
        "replacement",
        f"{be} {{ADV}}? <given> (a|an|the|some|my|his|her)",
        put("gave"),
    )
    yield Rule(86, "past-for-participle", "replacement", f"{be} {{ADV}}? <given> to", put("gave"))
    yield Rule(
        87,
        "base-for-participle",
        "replacement",
        "(get|gets|got|getting) <(married|invited|broken|caught|dressed|arrested|chosen|bitten)>",
        form("VB"),
    )
    yield Rule(
        87,
        "been-too",
        "unnecessary",
        "(get|gets|got|getting) <> (married|lost|hurt|stuck|paid|invited|broken|caught|dressed|arrested|chosen|bitten)",
        put("been"),
        "",
        r"(have|has|had|'ve|'s) got",
    )
    yield Rule(91, "be-left-out", "missing", "to <be> //n-bA", drop)
    yield Rule(91, "been-for-be", "replacement", "to <be> //n-A", put("been"))
    yield Rule(91, "base-for-participle", "replacement", "to be <//n-bA>", pure)
    yield Rule(
        91,
        "to-left-out",
        "missing",
        "(want|wants|wanted|need|needs|hopes|expects|hoped|expected|likes) <to> be //n",
        drop,
    )
    yield Rule(92, "be-for-been", "replacement", "to have <been> //n", put("be"))
    yield Rule(92, "has-for-have", "replacement", "to <have> been //n", put("has"))
    yield Rule(92, "have-left-out", "missing", "to <have> been //n", drop)
    yield Rule(
        92,
        "to-left-out",
        "missing",
        "(seem|seems|seemed|claims|claim|claimed|appears|appear) <to> have been",
        drop,
    )
    yield Rule(
        108,
        "been-for-being",
        "replacement",
        "(hate|hates|hated|like|likes|enjoy|enjoys|avoid|avoided|without|by|of|about|for|mind|minds|remembers|remember) <being> //n",
        put("been"),
    )
    yield Rule(
        108,
        "be-for-being",
        "replacement",
        "(enjoy|enjoys|avoid|avoided|without|by|of|about|for|mind|minds) <being> //n",
        put("be"),
    )
    yield Rule(
        108,
        "base-for-participle",
        "replacement",
        "(hate|hates|hated|like|likes|enjoy|enjoys|avoid|avoided|without|by|of|about|for|mind|minds|remembers) being <//n-bA>",
        pure,
    )
    yield Rule(108, "being-left-out", "missing", "(without|by|of|about) <being> //n-dbA", drop)
    yield Rule(109, "be-for-been", "replacement", "having <been> //n", put("be"))
    yield Rule(109, "being-for-been", "replacement", "having <been> //n", put("being"))
    yield Rule(109, "base-for-participle", "replacement", "having been <//n-bA>", pure)


PASSIVES: tuple[Rule, ...] = (*_passive(),)
"""The rules, by theme."""
