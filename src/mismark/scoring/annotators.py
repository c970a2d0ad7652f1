"""Scores of whole files where a sentence can have several annotators.

Sentences with gold edits and lines of hypotheses in, one score a sentence out. Each sentence is
counted against the annotator who helps the running total most, as the official program does; so
a score depends on the order of the sentences, and is not the best that choosing could reach.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import zip_longest
from typing import TYPE_CHECKING, NamedTuple

from mismark.errors import ScoringError
from mismark.records import Counts
from mismark.scoring.maxmatch import Options, Pair

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from mismark.records import Sentence
    from mismark.scoring.outcomes import Decision, Rule

__all__ = ["Candidate", "Scorer", "SentenceScore", "candidates", "score", "totals"]

_DEFAULT = Options()


@dataclass(frozen=True, slots=True)
class SentenceScore:
    """What one sentence adds.

    Attributes:
        index: its place, from 0.
        annotator: who it was counted against.
        counts: matched (correct), claimed (proposed) and gold edits.
        rule: what decided where following the official program would take too much work, else "".
    """

    index: int
    annotator: int
    counts: Counts
    rule: Rule = ""


class Candidate(NamedTuple):
    """An annotator, and what a sentence counts against their edits."""

    annotator: int
    decision: Decision


def candidates(sentence: Sentence, hypothesis: str, options: Options = _DEFAULT) -> list[Candidate]:
    """Count a sentence against each of its annotators.

    Args:
        sentence: source tokens and gold edits.
        hypothesis: its correction, tokens cut at any white space.
        options: how to read and count.

    Example:
        >>> from mismark.records import Sentence
        >>> [found.annotator for found in candidates(Sentence(("Hi",), (), (0, 1)), "Hi")]
        [0, 1]
    """
    pair = Pair(sentence.tokens, hypothesis.split(), options)
    return [Candidate(who, pair.decide(sentence.gold(who))) for who in sentence.annotators]


class Scorer:
    """Counts sentences one by one, and keeps the total that choices of annotators rest on.

    Attributes:
        total: counts of all sentences so far, each against its chosen annotator.
    """

    __slots__ = ("_n", "_options", "total")

    def __init__(self, options: Options = _DEFAULT) -> None:
        self._options = options
        self._n = 0
        self.total = Counts()

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
            SentenceScore(index=0, annotator=1, counts=Counts(matched=1, claimed=1, gold=1), rule='')

        Source:
            The MaxMatch scorer, nusnlp/m2scorer at cb874a7.
        """
        return self.take(candidates(sentence, hypothesis, self._options))

    def take(self, found: Sequence[Candidate]) -> SentenceScore:
        """Choose between annotators who are already counted against, as `add` does.

        Args:
            found: one for each annotator of the next sentence.

        Example:
            >>> from mismark.scoring.outcomes import Decision
            >>> Scorer().take([Candidate(3, Decision(Counts(0, 1, 2), ""))]).annotator
            3
        """
        weight = self._options.beta * self._options.beta
        chosen = found[0]
        best: tuple[float, ...] = ()
        for candidate in found:
            counts = candidate.decision.counts
            matched = self.total.matched + counts.matched
            below = weight * (self.total.gold + counts.gold) + (self.total.claimed + counts.claimed)
            f = (1.0 + weight) * matched / below if below else 1.0
            if not best or (f, matched, -below) > best:
                best = (f, matched, -below)
                chosen = candidate
        counts, rule = chosen.decision
        self.total += counts
        self._n += 1
        return SentenceScore(self._n - 1, chosen.annotator, counts, rule)


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
        >>> totals([SentenceScore(0, 0, Counts(1, 2, 3)), SentenceScore(1, 0, Counts(1, 1, 1))])
        Counts(matched=2, claimed=3, gold=4)
    """
    return sum((found.counts for found in scores), Counts())
