"""Edits from text: a source sentence and its correction in, ERRANT's edits out.

ERRANT's own rules merge and name the edits; its alignment is `extraction_alignment`, which takes
the same decisions sooner. Words are analysed by spaCy's `en_core_web_sm` where that is installed
(the official pipeline), else by the embedded tagger, see `extraction_tagger`. Sentences that were
not changed are not analysed at all.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib import metadata
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from mismark.edits.extraction_alignment import Aligner
from mismark.edits.extraction_tagger import EmbeddedTagger, TaggedSentence
from mismark.errors import MissingExtra, UsageError
from mismark.records import Edit

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from mismark.edits.extraction_alignment import Operation

__all__ = ["MODEL", "Extractor", "Tagger", "choose_tagger", "tagger_versions"]

Tagger: TypeAlias = Literal["spacy", "embedded"]
"""What analyses the words: spaCy's `en_core_web_sm`, or TextBlob and LemmInflect."""

MODEL = "en_core_web_sm"

_PACKAGES: dict[Tagger, tuple[str, ...]] = {
    "spacy": ("spacy", MODEL),
    "embedded": ("textblob", "lemminflect"),
}
_OPEN = ("ADJ", "ADV", "NOUN", "VERB")
_KEPT_TYPES = 500_000


def choose_tagger() -> Tagger:
    """The official pipeline where its model is installed, else the embedded tagger."""
    return "spacy" if _version(MODEL) is not None else "embedded"


def tagger_versions(tagger: Tagger) -> str:
    """Name ERRANT and the tagger with their versions, for signatures; nothing heavy is loaded.

    Raises:
        MissingExtra: a package is not installed.

    Example:
        >>> import pytest
        >>> _ = pytest.importorskip("errant"), pytest.importorskip("textblob")
        >>> tagger_versions("embedded").partition("-")[0]
        'errant'
    """
    named = []
    for package in ("errant", *_PACKAGES[tagger]):
        version = _version(package)
        if version is None:
            if package == MODEL:
                raise MissingExtra(
                    f"the spacy tagger needs the model {MODEL}; run: python -m spacy download {MODEL}, "
                    "or use the embedded tagger"
                )
            raise MissingExtra.of("extracting edits from text", package, "errant")
        named.append(f"{package}-{version}")
    return f"{named[0]}/{'+'.join(named[1:])}"


def _version(package: str) -> str | None:
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return None


@dataclass(slots=True)
class _Aligned:
    """What ERRANT's merging rules read of an alignment."""

    orig: Any
    cor: Any
    align_seq: list[Operation]


class Extractor:
    """Extracts edits, sentence by sentence.

    Args:
        tagger: what analyses the words; None takes the official pipeline where it is installed.

    Attributes:
        versions: ERRANT and the tagger with their versions, as signatures show them.

    Raises:
        MissingExtra: ERRANT, the tagger or the model is not installed.
    """

    def __init__(self, tagger: Tagger | None = None) -> None:
        chosen = tagger or choose_tagger()
        if chosen not in _PACKAGES:
            raise UsageError(f"tagger {chosen!r} is not one of {', '.join(_PACKAGES)}")
        self.versions = tagger_versions(chosen)
        import errant
        from rapidfuzz.distance import Indel
        from spacy import symbols

        self._analyse: Callable[[Sequence[str]], Any]
        if chosen == "spacy":
            self._annotator = errant.load("en")
            self._analyse = lambda tokens: self._annotator.parse(" ".join(tokens))
        else:
            numbers = {name: int(number) for name, number in symbols.IDS.items() if name.isupper()}
            embedded = EmbeddedTagger(numbers)
            self._annotator = errant.load("en", nlp=embedded)
            self._analyse = embedded.tag
        self._aligner = Aligner(frozenset(symbols.IDS[name] for name in _OPEN), Indel.normalized_distance)
        self._types: dict[tuple[TaggedSentence, TaggedSentence], str] = {}

    def edits(self, source: str, corrected: str, annotator: int = 0) -> tuple[Edit, ...]:
        """Extract the edits of one sentence.

        Args:
            source: the sentence, tokens cut at white space.
            corrected: its correction, likewise.
            annotator: who the edits are said to be of.

        Returns:
            The edits from left to right, with ERRANT's types; none where the tokens are the same.

        Example:
            >>> import pytest
            >>> _ = pytest.importorskip("errant"), pytest.importorskip("textblob")
            >>> extractor = Extractor("embedded")
            >>> [edit] = extractor.edits("I has two cat .", "I has two cats .")
            >>> edit.start, edit.end, edit.correction, edit.type
            (3, 4, 'cats', 'R:NOUN:NUM')

        Source:
            Bryant, Felice and Briscoe (2017); `errant_parallel` of ERRANT 3.0.2 with its defaults.
        """
        left, right = source.split(), corrected.split()
        if left == right:
            return ()
        orig, cor = self._analyse(left), self._analyse(right)
        aligned = _Aligned(orig, cor, self._aligner.align(orig, cor))
        return tuple(
            Edit(
                found.o_start,
                found.o_end,
                (" ".join(right[found.c_start : found.c_end]),),
                self._type(found),
                annotator,
            )
            for found in self._annotator.merger.get_rule_edits(aligned)
        )

    def _type(self, found: Any) -> str:
        """ERRANT's name for an edit; without a parse it rests on the words alone, and is kept."""
        if not isinstance(found.o_toks, TaggedSentence):
            return str(self._annotator.classify(found).type)
        key = (found.o_toks, found.c_toks)
        known = self._types.get(key)
        if known is None:
            if len(self._types) > _KEPT_TYPES:
                self._types.clear()
            known = self._types[key] = str(self._annotator.classify(found).type)
        return known
