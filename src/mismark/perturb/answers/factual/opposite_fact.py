r"""Facts turned into their opposite: an answer in, claims that say the contrary of what is true out.

A word gives way to its opposite (`higher`, `increases`, `north`), or `not` is put into a claim or taken out of one.
One spot a sentence: the opposite of the opposite would be true again. Left alone are sentences in which the opposite
stands already, that are hedged, that compare alternatives, or in which it is not clear what would be negated.

Source: FBI, Opposite Fact.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from mismark.errors import MissingExtra
from mismark.perturb.answers.factual.claims import claims, label_end
from mismark.perturb.answers.factual.opposite_words import (
    HEDGED,
    NEGATED,
    check_opposites,
    may_be_turned,
    opposite_words,
    turned,
)
from mismark.perturb.answers.rules import DamageRule, Spot
from mismark.texts.answers import Change

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from mismark.perturb.answers.reading import AnswerText


__all__ = ["OPPOSITE_FACT"]

_SCOPED = re.compile(
    r"\b(?:only|also|all|every|each|any|most|some|many|few|always|even|therefore|thus|because|since|so|although|though|while|"
    r"whereas|if|unless|when|both|but|yet|still|just|merely|simply|largely|mainly|mostly|often|usually|generally|"
    r"sometimes|almost|nearly|about|hence|considered|named|called|known|said|based|used|more|less|than|as)\b",
    re.IGNORECASE,
)

_PASSIVE = re.compile(
    r"\b(is|are|was|were|can) (?=(?:[a-z]+(?:ed|en|wn|ught|ound|ade|ept|uilt|ung|orn|eld)|responsible|located|made|found|able|related|visible|"
    r"soluble|conserved|dangerous|possible|important|essential)\b)"
)

_UNSURE_PART = re.compile(
    r"\b(?:\w+ly|been|called|named|known|seen|often|considered|based|used|given|shown|believed|followed|divided|supposed|"
    r"when|open|even|seven|eleven|then|often|golden|wooden|women|men|children|need|seed|speed|indeed|red|hundred|sacred)\b"
)

_ONE_FINITE = re.compile(
    r"\b(?:is|are|was|were|has|have|had|does|do|did|will|can|which|who|that|where|and|but)\b|[;:—–(,]"
)


def _negated(read: AnswerText) -> Iterator[Spot]:
    """`not` in the passive or predicate of a sentence that is one plain clause."""
    for sentence in claims(read):
        said = read.text[sentence.start : sentence.end]
        begin = label_end(read, sentence)
        if not may_be_turned(read, sentence) or _SCOPED.search(read.text, begin, sentence.end):
            continue
        if turned(read, sentence) is not None:
            continue
        found = list(_PASSIVE.finditer(read.text, begin, sentence.end))
        if len(found) != 1 or len(_ONE_FINITE.findall(read.text, begin, sentence.end)) != 1:
            continue
        end = found[0].end()
        if read.is_masked(end - 1, end) or _UNSURE_PART.match(read.text, end):
            continue
        if re.search(r"\b[A-Z][a-z]+\b.*\bit\b", said) or re.match(
            r"(?:It|This|That|They|These|Such|He|She) ", said
        ):
            continue
        clause = read.text[begin : sentence.end].strip(" *")
        yield Spot(
            (Change(end, end, "not "),),
            f"“{found[0][1]} not” for “{found[0][1]}”: “{_short(clause)}” is true and is denied",
        )


_DENIED = re.compile(
    r"\b(?:(is|are|was|were|has|have|can|will|could|must) not (?=[a-z])|(can)not (?=[a-z])|(does|do|did) not ([a-z]+)\b)"
)


def _affirmed(read: AnswerText) -> Iterator[Spot]:
    """`not` taken out of a sentence that denies something."""
    for sentence in claims(read):
        said = read.text[sentence.start : sentence.end]
        if len(NEGATED.findall(said)) != 1 or re.search(
            r"\bnot (?:only|just|merely|simply|necessarily|all|every|always|yet|even|because|the same|in|a|an|the|as|quite|so|much|until|to|by)\b|"
            r"\b(?:if|whether|when|but|or|any|anyone|anything|yet|until|instead|ever|either|although|though|however|at all|why|unless|hardly|some|many|did the)\b",
            said,
            re.IGNORECASE,
        ):
            continue
        found = _DENIED.search(read.text, label_end(read, sentence), sentence.end)
        if found is None or read.is_masked(*found.span()) or HEDGED.search(said.replace(found[0], "")):
            continue
        if found[3]:
            verb = _finite(found[4], found[3])
            if not verb:
                continue
            change = Change(*found.span(), verb)
        else:
            change = Change(*found.span(), (found[1] or found[2]) + " ")
        yield Spot(
            (change,),
            f"the “not” of “{found[0].strip()}” is gone: what is denied, and is not so, is said to be so",
        )


def _finite(verb: str, auxiliary: str) -> str:
    if verb == "have":
        return {"does": "has", "do": "have", "did": "had"}[auxiliary]
    if auxiliary == "do":
        return verb
    try:
        from lemminflect import getInflection, getLemma
    except ImportError as error:
        raise MissingExtra.of("perturb", "lemminflect", "perturb") from error
    if verb not in getLemma(verb, upos="VERB"):
        return ""
    forms = getInflection(verb, tag="VBZ" if auxiliary == "does" else "VBD")
    return str(forms[0]) if forms else ""


def _short(clause: str) -> str:
    words = clause.split()
    return " ".join(words[:8]) + (" …" if len(words) > 8 else "").rstrip(".")


def _denials(text: str) -> int:
    return len(re.findall(r"\bnot\b|\bcannot\b", text, re.IGNORECASE))


def _check_negated(read: AnswerText, damaged: str, spots: Sequence[Spot]) -> str:
    """The answer denies as many things more as it has spots."""
    more = _denials(damaged) - _denials(read.text)
    return "" if more == len(spots) > 0 else f"the answer denies {more} things more, not {len(spots)}"


def _check_affirmed(read: AnswerText, damaged: str, spots: Sequence[Spot]) -> str:
    """The answer denies as many things fewer as it has spots."""
    fewer = _denials(read.text) - _denials(damaged)
    return "" if fewer == len(spots) > 0 else f"the answer denies {fewer} things fewer, not {len(spots)}"


OPPOSITE_FACT: tuple[DamageRule, ...] = (
    DamageRule("opposite-word", "opposite-fact", opposite_words, check_opposites),
    DamageRule("put-in-not", "opposite-fact", _negated, _check_negated),
    DamageRule("leave-out-not", "opposite-fact", _affirmed, _check_affirmed),
)
