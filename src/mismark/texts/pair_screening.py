"""Is a proposed pair worth a reader's time? A pair in, the name of the first thing that speaks against it out.

The checker's own rules come first, then what only shows beside other pairs.

| reason | what it means |
|---|---|
| a rule of `pair_checks` | `same`, `marker`, `shape`, `length`, `two-places`, `tokens` |
| `known-wrong` | the ungrammatical sentence stands in another pair |
| `known-correct` | it is a correction of another pair, so it is grammatical |
| `near` | a pair of the same item has 8 of 10 words in common with it |
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from mismark.texts.pair_checks import check_pairs

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mismark.texts.minimal_pairs import MinimalPair

__all__ = ["Screen"]

_ALIKE = 0.8


class Screen:
    """What is known already; each pair that passes is known from then on.

    Args:
        known: pairs that are there already.
        correct: further sentences that are known to be correct.

    Example:
        >>> from mismark.texts.minimal_pairs import MinimalPair, Reference
        >>> first = MinimalPair("120-01", 120, "Let's to go home.", (Reference("Let's go home.", 2),))
        >>> screen = Screen([first])
        >>> screen.refuse(MinimalPair("120-p1", 120, "Let's to go home.", first.references))
        'known-wrong'
        >>> screen.refuse(MinimalPair("120-p1", 120, "Let's to eat.", (Reference("Let's eat.", 2),))) is None
        True
    """

    def __init__(self, known: Iterable[MinimalPair], correct: Iterable[str] = ()) -> None:
        self._wrong: set[str] = set()
        self._correct = {text.casefold() for text in correct}
        self._words: dict[int, list[frozenset[str]]] = {}
        for pair in known:
            self._know(pair)

    def refuse(self, pair: MinimalPair) -> str | None:
        """Name what speaks against a pair; None where nothing does, and then it is known."""
        found = check_pairs([pair])
        if found:
            return found[0].rule
        if pair.wrong.casefold() in self._wrong:
            return "known-wrong"
        if pair.wrong.casefold() in self._correct:
            return "known-correct"
        own = _words(pair.wrong)
        if any(len(own & other) / len(own | other) >= _ALIKE for other in self._words.get(pair.item, ())):
            return "near"
        self._know(pair)
        return None

    def _know(self, pair: MinimalPair) -> None:
        self._wrong.add(pair.wrong.casefold())
        self._correct.update(one.text.casefold() for one in pair.references)
        self._words.setdefault(pair.item, []).append(_words(pair.wrong))


def _words(text: str) -> frozenset[str]:
    return frozenset(re.findall(r"[\w']+", text.casefold()))
