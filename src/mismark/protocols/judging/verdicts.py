"""What the replies to the prompts of one item mean together: scores or verdicts in, the outcome out.

    single      dropped | same | rose | failed
    pair        gold | perturbed | both-good | both-bad | inconsistent | failed
    reference   full | below | failed

Source: FBI 5; rises, and what makes verdicts inconsistent, are told apart here and are not in the paper.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from mismark.protocols.judging.parsing import Choice

__all__ = [
    "PairOutcome",
    "ReferenceOutcome",
    "SingleOutcome",
    "pair_outcome",
    "reference_outcome",
    "single_outcome",
]

SingleOutcome: TypeAlias = Literal["dropped", "same", "rose", "failed"]
ReferenceOutcome: TypeAlias = Literal["full", "below", "failed"]


class PairOutcome(NamedTuple):
    """What two verdicts on the same pair mean.

    Attributes:
        outcome: `gold`, `perturbed`, `both-good`, `both-bad`, `inconsistent` or `failed`.
        inconsistent_by: `position` where the same place was chosen twice, `tie` where a tie or "both bad" stands
            beside another verdict; None where the two agree or one is missing.
    """

    outcome: Literal["gold", "perturbed", "both-good", "both-bad", "inconsistent", "failed"]
    inconsistent_by: Literal["position", "tie"] | None = None


def single_outcome(gold: float | None, perturbed: float | None) -> SingleOutcome:
    """Compare the scores of the two answers; None is one that could not be read.

    Example:
        >>> single_outcome(8, 7.5), single_outcome(7, 7), single_outcome(None, 3)
        ('dropped', 'same', 'failed')
    """
    if gold is None or perturbed is None:
        return "failed"
    if perturbed == gold:
        return "same"
    return "dropped" if perturbed < gold else "rose"


def reference_outcome(score: float | None, high: float) -> ReferenceOutcome:
    """Hold the score of the damaged answer against full marks.

    Example:
        >>> reference_outcome(10, 10), reference_outcome(9.5, 10)
        ('full', 'below')
    """
    if score is None:
        return "failed"
    return "full" if score >= high else "below"


def pair_outcome(gold_first: Choice | None, perturbed_first: Choice | None) -> PairOutcome:
    """Put the verdicts of both orders together.

    Args:
        gold_first: where answer A is the gold answer.
        perturbed_first: where answer A is the damaged one.

    Example:
        >>> pair_outcome("A", "B").outcome
        'gold'
        >>> pair_outcome("A", "A"), pair_outcome("A", "tie").inconsistent_by
        (PairOutcome(outcome='inconsistent', inconsistent_by='position'), 'tie')
    """
    if gold_first is None or perturbed_first is None:
        return PairOutcome("failed")
    match gold_first, perturbed_first:
        case "A", "B":
            return PairOutcome("gold")
        case "B", "A":
            return PairOutcome("perturbed")
        case "tie", "tie":
            return PairOutcome("both-good")
        case "bad", "bad":
            return PairOutcome("both-bad")
        case ("A", "A") | ("B", "B"):
            return PairOutcome("inconsistent", "position")
        case _:
            return PairOutcome("inconsistent", "tie")
