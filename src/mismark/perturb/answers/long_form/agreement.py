"""Agreement and apostrophes: a sentence of an answer in, the same with one verb or plural in the wrong form out.

Goes by the tags of the embedded tagger and by LemmInflect's forms; a verb only where its subject stands next to it and
its number is beyond doubt.

Source: the list of slips in FBI 3.3.
"""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from mismark.perturb.answers.long_form.plain_sentences import fewer_places, plain_sentences, wrong_for_right
from mismark.perturb.answers.rules import DamageRule
from mismark.perturb.grammar_items.forms import base, inflect, kinds, plural, singular
from mismark.perturb.grammar_items.tagged import analyse
from mismark.texts.answers import Change

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from mismark.perturb.answers.reading import AnswerText
    from mismark.perturb.answers.rules import Spot

__all__ = ["AGREEMENT"]

_NOT_PLURAL = re.compile(r"(?:people|series|species|means|news|physics|data|media|criteria|phenomena)$")
_HE = re.compile(r"(?:\^|[.;:,]|and|but|because|that|when|while|so|where|which|since|although|until)")
_MANDATIVE = re.compile(
    r"\b(?:recommend|suggest|insist|demand|requir|request|ask|propos|important|essential|vital|necessary|crucial|better)",
    re.IGNORECASE,
)


class _Read(NamedTuple):
    """One token as the tagger sees it, with its place in the answer."""

    word: str
    tag: str
    kinds: str
    start: int
    end: int


@cache
def _tokens(text: str) -> tuple[_Read, ...]:
    """A sentence's tokens with their tags."""
    tagged = analyse(text)
    parts = [piece.split("/") for piece in tagged.line.split()][1:]
    return tuple(
        _Read(word, tag, letters, token.char_start, token.char_end)
        for token, (word, tag, letters) in zip(tagged.tokens, parts, strict=True)
    )


_COLLECTIVE = re.compile(
    r"number|variety|majority|range|lot|couple|rest|group|series|set|team|staff|family|half|audience|crew|public|police"
    r"|committee|government|class|crowd|data|media|percentage|pair|host|handful|minority|total|bunch"
)
_HEADS = re.compile(r"the|this|a|an|my|your|each|every|our|these|those|his|her|their|its")


def _noun_phrase(tokens: Sequence[_Read]) -> int:
    """How many tokens a subject at the head of a sentence has: an article, adjectives, a noun; 0 for none."""
    if not tokens or not _HEADS.fullmatch(tokens[0].word):
        return 0
    at = 1
    while at < len(tokens) and tokens[at].tag == "JJ" and "A" in tokens[at].kinds:
        at += 1
    if at >= len(tokens) or tokens[at].tag not in {"NN", "NNS"} or _COLLECTIVE.fullmatch(tokens[at].word):
        return 0
    return at + 1


_BE_OTHER = {"is": "are", "are": "is", "was": "were", "were": "was", "has": "have", "have": "has"}
_AFTER_VERB = {"DT", "PRP", "PRP$", "IN", "TO", "RB", "JJ", "VBN", "VBG", "CD", "WRB"}


def _agreement(answer: AnswerText) -> Iterator[Spot]:
    """The verb of a plain noun phrase at the head of a sentence in the other number."""
    for start, end in plain_sentences(answer):
        tokens = _tokens(answer.text[start:end])
        size = _noun_phrase(tokens)
        if not size or size + 1 >= len(tokens):
            continue
        noun, verb, after = tokens[size - 1], tokens[size], tokens[size + 1]
        one = noun.tag == "NN" and plural(noun.word) is not None and "S" not in noun.kinds
        many = noun.tag == "NNS" and "S" in noun.kinds and not _NOT_PLURAL.search(noun.word)
        if one == many or after.tag not in _AFTER_VERB:
            continue
        new = None
        if verb.word in _BE_OTHER and one == (verb.word in {"is", "was", "has"}):
            new = _BE_OTHER[verb.word]
        elif one and verb.tag == "VBZ" and "z" in verb.kinds and "S" not in verb.kinds.replace("z", ""):
            new = base(verb.word)
        elif many and verb.tag == "VBP" and "b" in verb.kinds and tokens[0].word != "each":
            new = inflect(verb.word, "VBZ")
        if new and new != verb.word:
            change = Change(start + verb.start, start + verb.end, new)
            yield wrong_for_right(answer, change, f"the subject is “{answer.text[start : start + noun.end]}”")


def _third_person(answer: AnswerText) -> Iterator[Spot]:
    """“it take”, “they takes”: the verb straight behind a pronoun."""
    for start, end in plain_sentences(answer):
        text = answer.text[start:end]
        tokens = _tokens(text)
        for at in range(len(tokens) - 1):
            before = tokens[at - 1].word if at else "^"
            subject, verb = tokens[at].word, tokens[at + 1]
            if not _HE.fullmatch(before) or _MANDATIVE.search(text[: verb.start]):
                continue
            new = None
            if subject in {"he", "she", "it"} and verb.tag == "VBZ" and "z" in verb.kinds:
                new = base(verb.word)
            elif subject in {"they", "we", "you"} and verb.tag == "VBP" and "b" in verb.kinds:
                new = inflect(verb.word, "VBZ")
            if new and new != verb.word and verb.word not in _BE_OTHER:
                yield wrong_for_right(
                    answer, Change(start + verb.start, start + verb.end, new), f"the subject is “{subject}”"
                )


_BEHIND_PLURAL = re.compile(
    r"[.,;]|(?:are|were|have|can|will|should|may|must|do|in|on|of|from|with|at|by|that|who|which|before|after|when|because)$"
)


def _plural_apostrophe(answer: AnswerText) -> Iterator[Spot]:
    """“the seedling's are”: an apostrophe in a plural behind which no owner can stand."""
    mark = "’" if "’" in answer.text else "'"
    for start, end in plain_sentences(answer):
        tokens = _tokens(answer.text[start:end])
        for noun, after in pairwise(tokens):
            one = singular(noun.word)
            if noun.tag != "NNS" or "S" not in noun.kinds or one is None or noun.word != one + "s":
                continue
            if kinds(noun.word) != {"NOUN"} or not _BEHIND_PLURAL.match(after.word):
                continue
            at = start + noun.end - 1
            if answer.text[at : at + 1] == "s" and answer.text[start + noun.start].islower():
                change = Change(start + noun.start, start + noun.end, f"{one}{mark}s")
                yield wrong_for_right(answer, change, "a plural takes no apostrophe")


AGREEMENT = (
    DamageRule("subject-and-verb", "grammar", _agreement, fewer_places(_agreement)),
    DamageRule("pronoun-and-verb", "grammar", _third_person, fewer_places(_third_person)),
    DamageRule("plural-apostrophe", "grammar", _plural_apostrophe, fewer_places(_plural_apostrophe)),
)
"""The rules of grammar that go by tags."""
