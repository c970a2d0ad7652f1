"""ERRANT itself on the embedded tagger: what extraction is held against."""

from __future__ import annotations

from typing import TYPE_CHECKING

import errant
import spacy
from spacy import symbols
from spacy.tokens import Doc

from mismark.edits.extraction_tagger import EmbeddedTagger

if TYPE_CHECKING:
    from collections.abc import Sequence


class SpacyTagger:
    """The embedded tagger with the outside of a spaCy pipeline, for `errant.load("en", nlp=…)`."""

    def __init__(self) -> None:
        self.vocab = spacy.blank("en").vocab
        self._tagger = EmbeddedTagger({name: int(number) for name, number in symbols.IDS.items()})

    def __call__(self, doc: Doc) -> Doc:
        """Analyse the words of a document."""
        words = self._tagger.tag([token.text for token in doc])
        return Doc(
            self.vocab,
            words=[word.text for word in words],
            tags=[word.tag_ for word in words],
            pos=[word.pos_ for word in words],
            lemmas=[word.lemma for word in words],
        )


def load() -> errant.annotator.Annotator:
    """ERRANT, ready to annotate."""
    return errant.load("en", nlp=SpacyTagger())


def edits(
    annotator: errant.annotator.Annotator, pairs: Sequence[tuple[str, str]]
) -> list[list[tuple[int, int, str, str]]]:
    """The edits of each pair of sentences, step by step as `errant_parallel` takes them."""
    found = []
    for source, corrected in pairs:
        orig, cor = " ".join(source.split()), " ".join(corrected.split())
        marked = [] if orig == cor else annotator.annotate(annotator.parse(orig), annotator.parse(cor))
        found.append([(one.o_start, one.o_end, one.c_str, one.type) for one in marked])
    return found
