"""Scores of whole files where a sentence can have several annotators.

Sentences with gold edits and lines of hypotheses in, one score a sentence out. Each sentence is
counted against the annotator who helps the running total most, as the official program does; so
a score depends on the order of the sentences, and is not the best that choosing could reach.
"""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING, NamedTuple

from mismark.errors import ScoringError
from mismark.scoring.aligned import Aligned
from mismark.scoring.options import Options
from mismark.scoring.outcomes import Decision

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from mismark.records import Counts, Sentence
    from mismark.scoring.outcomes import Decided, Rule
    from mismark.texts.m2_lines import PlainEdit

__all__ = ["Scorer", "SentenceScore", "candidates", "score", "totals"]

_DEFAULT = Options()


class SentenceScore(NamedTuple):
    """What one sentence adds.

    Attributes:
        number: its place, from 0.
        annotator: who it was counted against.
        matched: correct edits.
        claimed: proposed edits.
        gold: gold edits.
        rule: what decided where following the official program would take too much work, else "".
    """

    number: int
    annotator: int
    matched: int
    claimed: int
    gold: int
    rule: Rule = ""

    @property
    def counts(self) -> Counts:
        """The same as a record that adds up."""
        return Decision(self.matched, self.claimed, self.gold).counts


def candidates(
    tokens: Sequence[str],
    edits: Sequence[PlainEdit],
    annotators: Sequence[int],
    hypothesis: str,
    options: Options = _DEFAULT,
) -> dict[int, Decided]:
    """Count a sentence against each of its annotators.

    Args:
        tokens: source tokens.
        edits: gold edits of all annotators, in file order.
        annotators: everyone who annotated the sentence.
        hypothesis: its correction, tokens cut at any white space.
        options: how to read and count.

    Example:
        >>> candidates(["Hi"], [], [0, 1], "Hi")[1]
        (0, 0, 0, '')
    """
    aligned = Aligned(list(tokens), hypothesis.split(), options)
    gold: dict[int, list[PlainEdit]] = {who: [] for who in annotators}
    for edit in edits:
        if edit[4] in gold:
            gold[edit[4]].append(edit)
    return {who: aligned.decide(found) for who, found in gold.items()}


class Scorer:
    """Counts sentences one by one, and keeps the total that choices of annotators rest on."""

    __slots__ = ("_claimed", "_gold", "_matched", "_n", "_options")

    def __init__(self, options: Options = _DEFAULT) -> None:
        self._options = options
        self._n = self._matched = self._claimed = self._gold = 0

    @property
    def total(self) -> Counts:
        """Counts of all sentences so far, each against its chosen annotator."""
        return self.sums.counts

    @property
    def sums(self) -> Decision:
        """The same as plain numbers."""
        return Decision(self._matched, self._claimed, self._gold)

    def add(self, sentence: Sentence, hypothesis: str) -> SentenceScore:
        """Count one more sentence.

        Of its annotators the one is taken that gives the running total the highest F; on equal F
        the one with more matches, then the one with fewer proposed and gold edits, then the first.

        Args:
            sentence: source tokens and gold edits.
            hypothesis: its correction, tokens cut at any white space.

        Example:
            >>> from mismark.records import Edit, Sentence
            >>> gold = Edit(0, 1, ("Cats",), annotator=1)
            >>> Scorer().add(Sentence(("Cat", "sleep"), (gold,), (0, 1)), "Cats sleep")
            SentenceScore(number=0, annotator=1, matched=1, claimed=1, gold=1, rule='')

        Source:
            The MaxMatch scorer, nusnlp/m2scorer at cb874a7.
        """
        edits = [
            (edit.start, edit.end, edit.corrections, edit.type, edit.annotator) for edit in sentence.edits
        ]
        return self.take(candidates(sentence.tokens, edits, sentence.annotators, hypothesis, self._options))

    def take(self, found: Mapping[int, Decided]) -> SentenceScore:
        """Choose between annotators who are already counted against, as `add` does.

        Args:
            found: what the next sentence counts against each of its annotators.

        Example:
            >>> Scorer().take({3: (0, 1, 2, "")}).annotator
            3
        """
        weight = self._options.beta * self._options.beta
        best: tuple[float, ...] = ()
        for who, (matched, claimed, gold, rule) in found.items():
            right = self._matched + matched
            below = weight * (self._gold + gold) + (self._claimed + claimed)
            this = ((1.0 + weight) * right / below if below else 1.0, right, -below)
            if this > best:
                best = this
                chosen = (who, matched, claimed, gold, rule)
        score = SentenceScore(self._n, *chosen)
        self._n += 1
        self._matched += score.matched
        self._claimed += score.claimed
        self._gold += score.gold
        return score


def score(
    sentences: Iterable[Sentence], hypotheses: Iterable[str], options: Options = _DEFAULT
) -> Iterator[SentenceScore]:
    """Score a system's corrections, sentence by sentence, in flat memory.

    Args:
        sentences: the reference.
        hypotheses: one line of tokens a sentence.
        options: how to read and count.

    Raises:
        ScoringError: there are more of one than of the other.

    Example:
        >>> from mismark.records import Edit, Sentence
        >>> reference = [Sentence(("Hi", "!")), Sentence(("I", "is"), (Edit(1, 2, ("am",)),))]
        >>> [found.counts for found in score(reference, ["Hi !", "I am"])]
        [Counts(matched=0, claimed=0, gold=0), Counts(matched=1, claimed=1, gold=1)]
    """
    scorer = Scorer(options)
    for index, (sentence, hypothesis) in enumerate(zip_longest(sentences, hypotheses)):
        if sentence is None or hypothesis is None:
            more, fewer = ("hypotheses", "sentences") if sentence is None else ("sentences", "hypotheses")
            raise ScoringError(
                f"there are only {index} {fewer} and more {more}; give one line of hypothesis a sentence"
            )
        yield scorer.add(sentence, hypothesis)


def totals(scores: Iterable[SentenceScore]) -> Counts:
    """Add up the counts of sentences.

    Example:
        >>> totals([SentenceScore(0, 0, 1, 2, 3), SentenceScore(1, 0, 1, 1, 1)])
        Counts(matched=2, claimed=3, gold=4)
    """
    matched = claimed = gold = 0
    for found in scores:
        matched, claimed, gold = matched + found.matched, claimed + found.claimed, gold + found.gold
    return Decision(matched, claimed, gold).counts
