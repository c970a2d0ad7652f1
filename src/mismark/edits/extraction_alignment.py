"""ERRANT's alignment of a sentence and its correction: two token sequences in, operations out.

A Damerau-Levenshtein alignment whose substitutions cost more the less two words have in common
(lemma, part of speech, characters), and whose transpositions may be of any length. The operations
are those of `errant.alignment.Alignment` in every tie; what is different is the work: tokens are
numbered once, costs of word pairs are kept, common ends are not looked at, and a transposition is
searched for only where its first and last words allow one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

__all__ = ["Aligner", "Operation", "Word"]

_KEPT_WORDS = 200_000
_KEPT_COSTS = 20_000


class Word(Protocol):
    """What the alignment looks at in a token: spaCy's, or one of the embedded tagger."""

    @property
    def text(self) -> str: ...  # noqa: D102
    @property
    def lower_(self) -> str: ...  # noqa: D102
    @property
    def lemma(self) -> int | str: ...  # noqa: D102
    @property
    def pos(self) -> int: ...  # noqa: D102


class Operation(NamedTuple):
    """One step of an alignment: its name, and the half-open token spans it covers on both sides.

    Names are ERRANT's: `M` match, `S` substitution, `I` insertion, `D` deletion, `T2`, `T3`, …
    transposition of so many words.
    """

    name: str
    start: int
    end: int
    target_start: int
    target_end: int


class _Facts:
    """A word as the alignment sees it, one object for all its occurrences, with what it costs to replace."""

    __slots__ = ("costs", "lemma", "lower", "pos", "text")

    def __init__(self, text: str, lower: str, lemma: int | str, pos: int) -> None:
        self.text = text
        self.lower = lower
        self.lemma = lemma
        self.pos = pos
        self.costs: dict[_Facts, float] = {}


class Aligner:
    """Aligns sentences, and remembers what the pairs of words that it has met cost.

    Args:
        open_classes: parts of speech between which a change costs half (adjective, adverb, noun, verb).
        distance: how unlike two strings are, from 0 to 1: RapidFuzz's `Indel.normalized_distance`.
    """

    def __init__(self, open_classes: frozenset[int], distance: Callable[[str, str], float]) -> None:
        self._open = open_classes
        self._distance = distance
        self._facts: dict[tuple[str, int | str, int], _Facts] = {}

    def align(self, source: Sequence[Word], target: Sequence[Word]) -> list[Operation]:
        """Find the operations that turn one sentence into the other, from left to right.

        Args:
            source: tokens of the sentence.
            target: tokens of its correction.

        Returns:
            The cheapest operations; among equally cheap ones those that ERRANT takes.

        Source:
            Felice, Bryant and Briscoe (2016), section 3; `errant.alignment` of ERRANT 3.0.2.
        """
        n, m = len(source), len(target)
        tail = 0
        while tail < n and tail < m and source[n - 1 - tail].text == target[m - 1 - tail].text:
            tail += 1
        found = _operations(self._moves(source[: n - tail], target[: m - tail]))
        found.extend(Operation("M", n - k, n - k + 1, m - k, m - k + 1) for k in range(tail, 0, -1))
        return found

    def _moves(self, source: Sequence[Word], target: Sequence[Word]) -> list[list[str]]:
        """For every cell the last operation of the cheapest way there: rows of n + 1, each m + 1 long."""
        left, right = self._known(source), self._known(target)
        places = _Places([word.lower for word in left], [word.lower for word in right])
        firsts = places.first_in_source
        above: list[float] = list(range(len(right) + 1))
        costs, moves = [above], [["", *"I" * len(right)]]
        for i, word in enumerate(left):
            text, costs_of, first = word.text, word.costs, places.first_in_target(i)
            row: list[float] = [i + 1]
            ops = ["D"]
            costs.append(row)
            for j, other in enumerate(right):
                if text == other.text:
                    row.append(above[j])
                    ops.append("M")
                    continue
                cost = costs_of.get(other)
                best = above[j] + (self._substitution(word, other) if cost is None else cost)
                move = "S"
                if row[j] + 1 < best:
                    best, move = row[j] + 1, "I"
                if above[j + 1] + 1 < best:
                    best, move = above[j + 1] + 1, "D"
                if j >= first and i >= firsts[j]:
                    length = places.transposed(costs, i, j)
                    if length and costs[i - length + 1][j - length + 1] + length - 1 <= best:
                        best, move = costs[i - length + 1][j - length + 1] + length - 1, f"T{length}"
                row.append(best)
                ops.append(move)
            above = row
            moves.append(ops)
        return moves

    def _known(self, words: Sequence[Word]) -> list[_Facts]:
        """Number the words of a sentence, as they were numbered before."""
        if len(self._facts) > _KEPT_WORDS:
            self._facts.clear()
        found = []
        for word in words:
            key = (word.text, word.lemma, word.pos)
            facts = self._facts.get(key)
            if facts is None:
                facts = self._facts[key] = _Facts(word.text, word.lower_, word.lemma, word.pos)
            found.append(facts)
        return found

    def _substitution(self, word: _Facts, other: _Facts) -> float:
        """What it costs to put one word for another: 0 where only case differs, below 2 otherwise."""
        cost = 0.0
        if word.lower != other.lower:
            lemma = 0 if word.lemma == other.lemma else 0.499
            if word.pos == other.pos:
                pos = 0.0
            else:
                pos = 0.25 if word.pos in self._open and other.pos in self._open else 0.5
            cost = lemma + pos + self._distance(word.text, other.text)
        if len(word.costs) > _KEPT_COSTS:
            word.costs.clear()
        word.costs[other] = cost
        return cost


class _Places:
    """Where words can end a transposition: a stretch of both sentences with the same words in another order."""

    def __init__(self, source: list[str], target: list[str]) -> None:
        self._source = source
        self._target = target
        self._first_target = {word: j for j, word in reversed(list(enumerate(target)))}
        first_source = {word: i for i, word in reversed(list(enumerate(source)))}
        self.first_in_source = [first_source.get(word, len(source)) for word in target]

    def first_in_target(self, i: int) -> int:
        """The first place of a source word in the target; its length where there is none."""
        return self._first_target.get(self._source[i], len(self._target))

    def transposed(self, costs: list[list[float]], i: int, j: int) -> int:
        """Length of the shortest transposition that ends with these two words, 0 for none.

        It may not reach back over a pair of words that cost nothing.
        """
        source, target = self._source, self._target
        if source[i] == target[j]:
            balance: dict[str, int] = {}
        else:
            balance = {source[i]: 1, target[j]: -1}
        i -= 1
        j -= 1
        length = 2
        while i >= 0 and j >= 0 and costs[i + 1][j + 1] != costs[i][j]:
            for word, change in ((source[i], 1), (target[j], -1)):
                value = balance.get(word, 0) + change
                if value:
                    balance[word] = value
                else:
                    balance.pop(word, None)
            if not balance:
                return length
            i -= 1
            j -= 1
            length += 1
        return 0


def _operations(moves: list[list[str]]) -> list[Operation]:
    """Walk back from the last cell, and give the operations from left to right."""
    i, j = len(moves) - 1, len(moves[0]) - 1
    found: list[Operation] = []
    while i or j:
        move = moves[i][j]
        if move == "D":
            i -= 1
            found.append(Operation(move, i, i + 1, j, j))
        elif move == "I":
            j -= 1
            found.append(Operation(move, i, i, j, j + 1))
        else:
            length = int(move[1:] or 1)
            i -= length
            j -= length
            found.append(Operation(move, i, i + length, j, j + length))
    found.reverse()
    return found
