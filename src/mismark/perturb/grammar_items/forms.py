"""Forms of English words, after LemmInflect: a form in, its lemma or another form out.

Only words of its dictionary are known; a word that is not gives None, so that nothing is guessed.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Literal, TypeAlias

from mismark.errors import MissingExtra

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    Find: TypeAlias = Callable[[str, str], Sequence[str]]

__all__ = ["Form", "base", "comparative", "inflect", "kinds", "plural", "singular", "verb_forms"]

Form: TypeAlias = Literal["VB", "VBZ", "VBD", "VBN", "VBG"]

_CLOSED = frozenset(
    [
        "am",
        "is",
        "are",
        "was",
        "were",
        "be",
        "been",
        "being",
        "can",
        "could",
        "may",
        "might",
        "must",
        "shall",
        "should",
        "will",
        "would",
        "'s",
        "'m",
        "'re",
        "'ve",
        "'ll",
        "'d",
    ]
)


@cache
def _library() -> tuple[Callable[[str], Mapping[str, Sequence[str]]], Find]:
    try:
        from lemminflect import getAllLemmas, getInflection
    except ImportError as error:
        raise MissingExtra.of("planting errors on grammar items", "lemminflect", "errant") from error
    return getAllLemmas, lambda lemma, tag: getInflection(lemma, tag, inflect_oov=False)


@cache
def _lemmas(word: str) -> Mapping[str, Sequence[str]]:
    return _library()[0](word)


@cache
def kinds(word: str) -> frozenset[str]:
    """The parts of speech that the dictionary has for a word: NOUN, VERB, ADJ, ADV, AUX.

    Example:
        >>> import pytest
        >>> _ = pytest.importorskip("lemminflect")
        >>> sorted(kinds("book")), sorted(kinds("eat"))
        (['NOUN', 'VERB'], ['VERB'])
    """
    return frozenset(_lemmas(word))


@cache
def inflect(lemma: str, tag: str) -> str | None:
    """The usual form of a lemma under a Penn Treebank tag, None where the dictionary has none.

    Example:
        >>> import pytest
        >>> _ = pytest.importorskip("lemminflect")
        >>> inflect("see", "VBD"), inflect("shoe", "NNS"), inflect("zzz", "VBD")
        ('saw', 'shoes', None)
    """
    found = _library()[1](lemma, tag)
    return found[0] if found else None


@cache
def base(word: str) -> str | None:
    """The verb that a form is of, None where it is of none or of two.

    Example:
        >>> import pytest
        >>> _ = pytest.importorskip("lemminflect")
        >>> base("went"), base("saw"), base("green")
        ('go', 'see', 'green')
    """
    found = _lemmas(word).get("VERB", ())
    if len(found) == 2 and word in found:
        found = [
            one for one in found if one != word
        ]  # "saw" is a form of "see" where another verb is not meant
    return found[0] if len(found) == 1 else None


@cache
def verb_forms(word: str) -> frozenset[str]:
    """Which forms of its verb a word is: some of VB, VBZ, VBD, VBN, VBG.

    Example:
        >>> import pytest
        >>> _ = pytest.importorskip("lemminflect")
        >>> sorted(verb_forms("cut")), sorted(verb_forms("went")), sorted(verb_forms("table's"))
        (['VB', 'VBD', 'VBN'], ['VBD'], [])
    """
    if word in _CLOSED:
        return frozenset()
    lemma = base(word)
    if lemma is None:
        return frozenset()
    forms = {tag for tag in ("VBZ", "VBD", "VBN", "VBG") if word in _library()[1](lemma, tag)}
    return frozenset(forms | ({"VB"} if lemma == word else set()))


@cache
def plural(noun: str) -> str | None:
    """The plural of a singular noun, None where it has none of its own.

    Example:
        >>> import pytest
        >>> _ = pytest.importorskip("lemminflect")
        >>> plural("dog"), plural("sheep"), plural("dogs")
        ('dogs', None, None)
    """
    if noun not in _lemmas(noun).get("NOUN", ()):
        return None
    found = inflect(noun, "NNS")
    return found if found not in {None, noun} else None


@cache
def singular(noun: str) -> str | None:
    """The singular of a plural noun, None where it has none of its own.

    Example:
        >>> import pytest
        >>> _ = pytest.importorskip("lemminflect")
        >>> singular("dogs"), singular("dog")
        ('dog', None)
    """
    found = _lemmas(noun).get("NOUN", ())
    return found[0] if len(found) == 1 and found[0] != noun and plural(found[0]) == noun else None


@cache
def comparative(adjective: str) -> str | None:
    """The form in -er of an adjective that has one.

    Example:
        >>> import pytest
        >>> _ = pytest.importorskip("lemminflect")
        >>> comparative("tall"), comparative("expensive")
        ('taller', None)
    """
    found = inflect(adjective, "JJR")
    return found if found and found.endswith("er") and " " not in found else None
