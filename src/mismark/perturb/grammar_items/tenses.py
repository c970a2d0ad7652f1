"""Rules for the items about tenses of two words and more (61 to 63, 66 to 72, 90, 107, 144, 145)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mismark.perturb.grammar_items.making import drop, form, looked_up, pure, put
from mismark.perturb.grammar_items.rules import Rule

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["TENSES"]

_UNREAL = r"\b(if|wish|wishes|as though|unless|whether|were|suppose)\b"
_NO_MODAL = (
    "~(to|will|would|could|should|might|must|may|can|having|not|n't|'ll|well|never|already|still|also)"
)


def _continuous() -> Iterator[Rule]:
    """61, 66, 63, 68, 70, 72, 144: be and -ing."""
    yield Rule(
        61,
        "be-left-out",
        "missing",
        r"{FINITE} {SUBJ} <(am|is|are|'m|'re|'s)> {NOT}? (?!going|being)[a-z]+//g",
        drop,
        "",
        "n't",
    )
    yield Rule(
        61,
        "base-form",
        "replacement",
        r"{CLAUSE} {SUBJ} (am|is|are|'m|'re) {ADV}? <//g>",
        pure,
        "",
        "going to",
    )
    yield Rule(
        61, "be-disagrees", "replacement", r"{CLAUSE} (he|she|it) <is> (?!going|being)[a-z]+//g", put("are")
    )
    yield Rule(
        61,
        "be-disagrees-plural",
        "replacement",
        r"{CLAUSE} (we|you|they) <are> (?!going|being)[a-z]+//g",
        put("is"),
    )
    yield Rule(66, "be-left-out", "missing", r"{FINITE} {SUBJ} <(was|were)> (?!going|being)[a-z]+//g", drop)
    yield Rule(
        66,
        "be-disagrees",
        "replacement",
        r"{CLAUSE} (i|he|she|it) <was> (?!going|being)[a-z]+//g",
        put("were"),
        "",
        _UNREAL,
    )
    yield Rule(
        66,
        "be-disagrees-plural",
        "replacement",
        r"{CLAUSE} (we|you|they) <were> (?!going|being)[a-z]+//g",
        put("was"),
        "",
        r"\bif\b",
    )
    yield Rule(
        66, "base-form", "replacement", r"{CLAUSE} {SUBJ} (was|were) {ADV}? <//g>", pure, "", "going to"
    )
    for item, have in ((63, f"{_NO_MODAL} (have|has|'ve|'s)"), (68, "(had|'d)")):
        yield Rule(
            item,
            "been-left-out",
            "missing",
            f"{have} {{ADV}}? <been> (?!(skiing|shopping|swimming|fishing|camping|hiking|dancing|sailing)\\b)[a-z]+//g",
            drop,
            "",
            "'s ",
        )
        yield Rule(
            item,
            "be-for-been",
            "replacement",
            f"{have} {{ADV}}? <been> (?!(skiing|shopping|swimming|fishing|camping|hiking|dancing|sailing)\\b)[a-z]+//g",
            put("be"),
        )
        yield Rule(
            item,
            "being-for-been",
            "replacement",
            f"{have} {{ADV}}? <been> (?!(skiing|shopping|swimming|fishing|camping|hiking|dancing|sailing)\\b)[a-z]+//g",
            put("being"),
        )
        yield Rule(
            item, "have-left-out", "missing", f"{{CLAUSE}} {{SUBJ}} <{have.split()[-1]}> been //g", drop
        )
        yield Rule(
            item,
            "base-form",
            "replacement",
            f"{have} {{ADV}}? been <(?!(skiing|shopping|swimming|fishing|camping|hiking|dancing|sailing)\\b)[a-z]+//g>",
            pure,
        )
    yield Rule(
        63,
        "be-for-have",
        "replacement",
        r"{SUBJ} <(have|has)> been //g",
        looked_up({"have": "are", "has": "is"}),
        "",
        r"\bi have",
    )
    for item, modal in ((70, "(will|'ll|wo)"), (144, "(can|could|may|might|must|should|would)")):
        yield Rule(
            item,
            "be-left-out",
            "missing",
            f"{modal} {{NOT}}? <be> (?!interesting|exciting|boring|surprising|amazing|willing)[a-z]+//g",
            drop,
        )
        yield Rule(
            item,
            "been-for-be",
            "replacement",
            f"{modal} {{NOT}}? <be> (?!interesting|exciting|boring|surprising|amazing|willing)[a-z]+//g",
            put("been"),
        )
        yield Rule(item, "base-form", "replacement", f"{modal} {{NOT}}? be <//g>", pure)
        yield Rule(
            item,
            "to-too",
            "unnecessary",
            f"{modal} <> be (?!interesting|exciting|boring|surprising|amazing|willing)[a-z]+//g",
            put("to"),
        )
    yield Rule(
        72,
        "been-left-out",
        "missing",
        "will have <been> (?!(skiing|shopping|swimming|fishing|camping|hiking|dancing|sailing)\\b)[a-z]+//g",
        drop,
    )
    yield Rule(
        72,
        "be-for-been",
        "replacement",
        "will have <been> (?!(skiing|shopping|swimming|fishing|camping|hiking|dancing|sailing)\\b)[a-z]+//g",
        put("be"),
    )
    yield Rule(72, "have-left-out", "missing", "will <have> been //g", drop)
    yield Rule(72, "has-for-have", "replacement", "will <have> been //g", put("has"))
    yield Rule(72, "to-too", "unnecessary", "will <> have been //g", put("to"))


def _perfect() -> Iterator[Rule]:
    """62, 67, 71, 145, 90, 107: have and a past participle."""
    between = "(never|already|just|ever|not|n't|also|always|finally)?"
    for item, have in ((62, "(have|has|'ve)"), (67, "(had|hadn't)")):
        yield Rule(
            item,
            "past-for-participle",
            "replacement",
            f"{_NO_MODAL} {have} {between} <//n-d>",
            form("VBD"),
            "",
            "been",
        )
        yield Rule(
            item,
            "base-for-participle",
            "replacement",
            f"{_NO_MODAL} {have} {between} <//n-b>",
            pure,
            "",
            "been",
        )
        yield Rule(
            item,
            "have-left-out",
            "missing",
            f"{{CLAUSE}} ({{SUBJ}}|//C) <{have}> (never|already|just|ever|also|always|finally)? //n-db",
            drop,
        )
    yield Rule(
        62,
        "have-disagrees",
        "replacement",
        "{CLAUSE} (he|she|it) <has> (never|already|just|not|n't)? //n",
        put("have"),
    )
    yield Rule(
        62,
        "have-disagrees-plural",
        "replacement",
        "{CLAUSE} (i|you|we|they) <have> (never|already|just|not|n't)? //n",
        put("has"),
    )
    yield Rule(
        62,
        "be-for-have",
        "replacement",
        "{CLAUSE} {SUBJ} <(have|has)> been (to|in|there|here)",
        looked_up({"have": "are", "has": "is"}),
        "",
        r"\bi have",
    )
    yield Rule(67, "did-too", "unnecessary", "{SUBJ} <> had (already|never|just)? //n", put("did"))
    for item, modal in ((71, "(will|'ll|wo)"), (145, "(could|may|might|must|should|would|ca)")):
        yield Rule(item, "has-for-have", "replacement", f"{modal} {{NOT}}? {{ADV}}? <have> //n", put("has"))
        yield Rule(item, "have-left-out", "missing", f"{modal} {{NOT}}? <have> //n-b", drop)
        yield Rule(
            item,
            "base-for-participle",
            "replacement",
            f"{modal} {{NOT}}? have {{ADV}}? <//n-b>",
            pure,
            "",
            "have been",
        )
        yield Rule(
            item,
            "past-for-participle",
            "replacement",
            f"{modal} {{NOT}}? have {{ADV}}? <//n-d>",
            form("VBD"),
            "",
            "have been",
        )
        yield Rule(item, "to-too", "unnecessary", f"{modal} {{NOT}}? <> have //n", put("to"))
    yield Rule(90, "have-left-out", "missing", "to <have> //n-bN", drop, "", "have been")
    yield Rule(90, "has-for-have", "replacement", "to <have> //n-b", put("has"), "", "have been")
    yield Rule(90, "base-for-participle", "replacement", "to have <//n-b>", pure, "", "have been")
    yield Rule(
        90,
        "to-left-out",
        "missing",
        "(seem|seems|seemed|claims|claim|claimed|appears|pretended) <to> have //n",
        drop,
    )
    yield Rule(
        107, "base-for-participle", "replacement", r"having (never|already)? <//n-b>", pure, "", "having been"
    )
    yield Rule(
        107,
        "past-for-participle",
        "replacement",
        r"having (never|already)? <//n-d>",
        form("VBD"),
        "",
        "having been",
    )


TENSES: tuple[Rule, ...] = (
    *_continuous(),
    *_perfect(),
)
"""The rules, by theme."""
