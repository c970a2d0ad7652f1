"""A sentence as rules see it: text in, tokens with their places and one line of `word/TAG/kinds` out.

The tag is that of the embedded tagger; the kinds are letters that the dictionary and our own word lists
give, whatever the tagger says:

    b z d n g    base, third person, past, participle, -ing form of a verb
    v            a base form that is no noun, adjective or preposition
    N A          may be a noun, an adjective
    S            a regular plural
    C M P T      a countable noun, a mass noun, a person, a thing (word lists)
    J            an adjective that is nothing else (word list)
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from mismark.perturb.grammar_items.forms import inflect, kinds, singular, verb_forms
from mismark.perturb.grammar_items.words import ADJECTIVES, COUNTABLE, MASS, PERSONS, THINGS, VERBS
from mismark.texts.tokens import tokenise

if TYPE_CHECKING:
    from mismark.edits.extraction_tagger import EmbeddedTagger
    from mismark.texts.tokens import Token

__all__ = ["Tagged", "analyse"]

_VERB_LETTERS = {"VB": "b", "VBZ": "z", "VBD": "d", "VBN": "n", "VBG": "g"}


class Tagged(NamedTuple):
    """A text, its tokens, and the line that patterns are looked for in: the start of the text is its first word."""

    text: str
    tokens: tuple[Token, ...]
    line: str


def analyse(text: str) -> Tagged:
    """Tag a text.

    Raises:
        MissingExtra: textblob or lemminflect is not installed.

    Example:
        >>> import pytest
        >>> _ = pytest.importorskip("textblob"), pytest.importorskip("lemminflect")
        >>> analyse("Dogs eat.").line
        '^/^/ dogs/NNS/zNST eat/VB/bv ././ '
    """
    tokens = tuple(tokenise(text))
    tagged = _tagger().tag([token.text for token in tokens])
    words = [f"{word.lower_.replace('/', '|')}/{word.tag_}/{_letters(word.lower_)} " for word in tagged]
    return Tagged(text, tokens, "^/^/ " + "".join(words))


@cache
def _tagger() -> EmbeddedTagger:
    from mismark.edits.extraction_tagger import EmbeddedTagger

    return EmbeddedTagger(dict.fromkeys(_PARTS, 0))


_PARTS = (
    "ADJ ADP ADV AUX CCONJ DET INTJ NOUN NUM PART PRON PROPN PUNCT SCONJ SYM VERB X SPACE".split()  # noqa: SIM905
)


@cache
def _letters(word: str) -> str:
    if not word[0].isalpha():
        return ""
    found = [letter for form, letter in _VERB_LETTERS.items() if form in verb_forms(word)]
    if word in VERBS and inflect(word, "VBD"):
        found.append("v")
    own = kinds(word)
    one = singular(word)
    marks = {
        "N": "NOUN" in own,
        "A": "ADJ" in own,
        "S": one is not None,
        "C": word in COUNTABLE,
        "M": word in MASS,
        "P": (one or word) in PERSONS,
        "T": (one or word) in THINGS,
        "J": word in ADJECTIVES,
    }
    return "".join(found + [letter for letter, has in marks.items() if has])
