"""The embedded English tagger: tokens in, words with tag, part of speech and lemma out.

Tags are those of TextBlob (the lexicon of Pattern and rules about endings, both inside its wheel),
lemmas those of LemmInflect. Nothing is downloaded and no model is needed. What ERRANT asks for and
neither gives is settled here by a few rules: which verbs are auxiliaries, whether `'s` is a verb,
and what the universal part of speech of a tag is. There is no parse: `dep_` is empty.
"""

from __future__ import annotations

import warnings
from typing import TYPE_CHECKING, SupportsIndex, overload

from mismark.errors import MissingExtra

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

__all__ = ["EmbeddedTagger", "TaggedSentence", "TaggedWord"]

_KEPT = 200_000

_UNIVERSAL = {
    **dict.fromkeys(("AFX", "JJ", "JJR", "JJS"), "ADJ"),
    **dict.fromkeys(("IN", "RP"), "ADP"),
    **dict.fromkeys(("RB", "RBR", "RBS", "WRB"), "ADV"),
    "MD": "AUX",
    "CC": "CCONJ",
    **dict.fromkeys(("DT", "PDT", "WDT"), "DET"),
    "UH": "INTJ",
    **dict.fromkeys(("NN", "NNS"), "NOUN"),
    "CD": "NUM",
    **dict.fromkeys(("POS", "TO"), "PART"),
    **dict.fromkeys(("EX", "PRP", "PRP$", "WP", "WP$"), "PRON"),
    **dict.fromkeys(("NNP", "NNPS"), "PROPN"),
    **dict.fromkeys(("''", ",", "-LRB-", "-RRB-", ".", ":", "HYPH", "``"), "PUNCT"),
    **dict.fromkeys(("#", "$", "SYM"), "SYM"),
    **dict.fromkeys(("VB", "VBD", "VBG", "VBN", "VBP", "VBZ"), "VERB"),
    **dict.fromkeys(("FW", "LS"), "X"),
}
"""The universal part of speech of each Penn Treebank tag, as spaCy's English models have it."""

_RESPELLED = {'"': "''", "(": "-LRB-", ")": "-RRB-"}
_BE = frozenset(
    ["be", "am", "is", "are", "was", "were", "been", "being", "'m", "’m", "'re", "’re", "'s", "’s"]
)
_HAVE_OR_DO = frozenset(["have", "has", "had", "having", "'ve", "’ve", "do", "does", "did", "doing"])
_BETWEEN = frozenset({"RB", "RBR", "RBS", "PRP"})
_BASE_FORMS = frozenset({"JJ", "NN", "NNP", "RB", "VB", "MD"})
_INFLECTED = frozenset({"ADJ", "ADV", "AUX", "NOUN", "PROPN", "VERB"})
_SUBJECTS = frozenset({"EX", "PRP", "WDT", "WP", "WRB"})


class TaggedWord:
    """One word under one tag, with the attributes of a spaCy token that ERRANT looks at.

    Equal words are one object, so that what is known about a pair of words can be kept.
    """

    __slots__ = ("children", "dep_", "lemma", "lower", "lower_", "pos", "pos_", "tag_", "text")

    def __init__(self, text: str, tag: str, universal: str, number: int, lemma: str) -> None:
        self.text = text
        self.lower = self.lower_ = text.lower()
        self.tag_ = tag
        self.pos_ = universal
        self.pos = number
        self.lemma = lemma
        self.dep_ = ""
        self.children: tuple[TaggedWord, ...] = ()

    def __repr__(self) -> str:
        return f"{self.text}/{self.tag_}/{self.pos_}/{self.lemma}"


class TaggedSentence(tuple[TaggedWord, ...]):
    """The words of a sentence; a slice of it is one too, as with a spaCy document."""

    __slots__ = ()

    @property
    def text(self) -> str:
        """The words, joined by spaces."""
        return " ".join([word.text for word in self])

    @overload
    def __getitem__(self, place: SupportsIndex) -> TaggedWord: ...
    @overload
    def __getitem__(self, place: slice) -> TaggedSentence: ...
    def __getitem__(self, place: SupportsIndex | slice) -> TaggedWord | TaggedSentence:
        if isinstance(place, slice):
            return TaggedSentence(tuple.__getitem__(self, place))
        return tuple.__getitem__(self, place)


class EmbeddedTagger:
    """Tags sentences without a model.

    Args:
        numbers: the number of each universal part of speech (spaCy's, where ERRANT is to read it).

    Raises:
        MissingExtra: textblob or lemminflect is not installed.
    """

    def __init__(self, numbers: Mapping[str, int]) -> None:
        try:
            from lemminflect import getLemma
            from textblob.en import lexicon, parser
        except ImportError as error:
            raise MissingExtra.of(
                "the embedded English tagger", error.name or "textblob and lemminflect", "errant"
            ) from error
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", ResourceWarning)  # TextBlob leaves its file to be collected
            len(lexicon)
        self._find_tags = parser.find_tags
        self._find_lemma = getLemma
        self._numbers = numbers
        self._words: dict[tuple[str, str, str], TaggedWord] = {}

    def tag(self, tokens: Sequence[str]) -> TaggedSentence:
        """Tag the tokens of one sentence.

        Example:
            >>> import pytest
            >>> _ = pytest.importorskip("textblob"), pytest.importorskip("lemminflect")
            >>> numbers = {name: place for place, name in enumerate(sorted(set(_UNIVERSAL.values())))}
            >>> EmbeddedTagger(numbers).tag("She has eaten two cats .".split())
            (She/PRP/PRON/she, has/VBZ/AUX/have, eaten/VBN/VERB/eat, two/CD/NUM/two, cats/NNS/NOUN/cat, ././PUNCT/.)
        """
        tags = [_penn(word, tag) for word, tag in self._find_tags(list(tokens))]
        last = len(tags) - 1
        for i, word in enumerate(tokens):
            if tags[i] == "POS" and i and word != "'" and tags[i - 1] in _SUBJECTS:
                tags[i] = "VBZ"
            elif tags[i] == "TO" and (i == last or not tags[i + 1].startswith(("VB", "RB"))):
                tags[i] = "IN"
        if len(self._words) > _KEPT:
            self._words.clear()
        return TaggedSentence(
            self._known(word, tags[i], self._universal(word.lower(), tags, i))
            for i, word in enumerate(tokens)
        )

    def _universal(self, lower: str, tags: Sequence[str], i: int) -> str:
        """The part of speech: that of the tag, but for auxiliaries and `not`."""
        tag = tags[i]
        universal = _UNIVERSAL[tag]
        if universal == "VERB":
            if lower in _BE:
                return "AUX"
            if lower in _HAVE_OR_DO:
                following = next((one for one in tags[i + 1 :] if one not in _BETWEEN), "")
                return "AUX" if following.startswith("VB") else universal
        elif lower in {"not", "n't", "n’t"}:
            return "PART"
        return universal

    def _known(self, text: str, tag: str, universal: str) -> TaggedWord:
        """The one object for a word under a tag."""
        key = (text, tag, universal)
        word = self._words.get(key)
        if word is None:
            lemma = self._lemma(text, tag, universal)
            word = self._words[key] = TaggedWord(text, tag, universal, self._numbers[universal], lemma)
        return word

    def _lemma(self, text: str, tag: str, universal: str) -> str:
        form = text if universal == "PROPN" else text.lower()
        if tag in _BASE_FORMS or universal not in _INFLECTED:
            return form
        lemmas: Sequence[str] = self._find_lemma(form, universal)
        return lemmas[0] if lemmas else form


def _penn(word: str, tag: str) -> str:
    """Bring TextBlob's tag of a word to the tags that ERRANT knows.

    Example:
        >>> _penn("(", "("), _penn("well-being", "NN|JJ"), _penn("…", "NN"), _penn("1991", "1991)")
        ('-LRB-', 'NN', ':', 'NN')
    """
    name = _RESPELLED.get(tag, tag.partition("|")[0])
    if any(map(str.isalnum, word)) or name in {"$", "POS", "SYM"}:
        return name if name in _UNIVERSAL else "NN"
    if _UNIVERSAL.get(name) == "PUNCT":
        return name
    if word == "%":
        return "NN"
    return "''" if word in {"“", "”", "‘", "’"} else ":"
