"""A spelling checker on the dictionary of pyspellchecker: words that it does not hold are findings.

Plain text comes in, findings in code points go out.
"""

from __future__ import annotations

import re
from functools import lru_cache

from spellchecker import SpellChecker

from mismark.records import Finding

__all__ = ["SpellerCheck"]

_WORD = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)*")
_STUCK = re.compile(r"[\w@#&/\\.]")
_SENTENCE_END = re.compile(r"(?:^|[.?!…])[^\w,;:]*$")
_FAR = 8
_LONG = 30


class SpellerCheck:
    """The speller, loaded once.

    Passed over are capitalised words inside a sentence (names), words in capitals, single letters,
    and whatever is stuck to digits or to the signs of an address. A suggestion is at most two edits
    away for words of up to 8 letters and one edit beyond that: two edits of a word that has no
    likeness take seconds from 12 letters on.

    Example:
        >>> SpellerCheck()("Becuase I met Zxqwv, 3rd in the scool.")
        (Finding(char_start=0, char_end=7, correction='Because', note='not in the dictionary'),
         Finding(char_start=32, char_end=37, correction='school', note='not in the dictionary'))
    """

    def __init__(self) -> None:
        self._far = SpellChecker(language="en", distance=2)
        self._near = SpellChecker(language=None, distance=1)
        # one dictionary in memory for both distances
        self._near._word_frequency = self._far.word_frequency  # noqa: SLF001
        self._correction = lru_cache(maxsize=20_000)(self._look_up)

    def __call__(self, text: str) -> tuple[Finding, ...]:
        """Look up every word of a text."""
        findings = []
        for match in _WORD.finditer(text):
            word = match[0].replace("’", "'")
            if self._passes(text, match, word):
                continue
            correction = self._correction(word.lower())
            if correction is not None and word[0].isupper():
                correction = correction[0].upper() + correction[1:]
            findings.append(Finding(match.start(), match.end(), correction, "not in the dictionary"))
        return tuple(findings)

    def _passes(self, text: str, match: re.Match[str], word: str) -> bool:
        if len(word) == 1 or word.isupper() or self._known(word):
            return True
        before, after = text[match.start() - 1 : match.start()], text[match.end() : match.end() + 2]
        if _STUCK.match(before) or (_STUCK.match(after) and _STUCK.match(after[1:])) or after[:1].isdigit():
            return True
        return word[0].isupper() and not _SENTENCE_END.search(text, 0, match.start())

    def _known(self, word: str) -> bool:
        whole = word.lower()
        return whole in self._far or (whole.endswith("'s") and whole[:-2] in self._far)

    def _look_up(self, word: str) -> str | None:
        if len(word) > _LONG:
            return None
        speller = self._far if len(word) <= _FAR else self._near
        candidates = speller.candidates(word)
        if not candidates:
            return None
        # among equally frequent words the library takes whichever its set gives first: we take the alphabet's
        return min(candidates, key=lambda one: (-speller.word_usage_frequency(one), one))
