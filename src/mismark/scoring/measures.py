"""Precision, recall and F from counts, with every convention a named parameter."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

if TYPE_CHECKING:
    from typing import Protocol

    class Counted(Protocol):
        """Whatever counts: `mismark.records.Counts`, or what a sentence or a text counts."""

        @property
        def matched(self) -> int:
            """Proposed edits that match gold."""

        @property
        def claimed(self) -> int:
            """Proposed edits."""

        @property
        def gold(self) -> int:
            """Gold edits."""


__all__ = ["WhenSilent", "f_score", "precision", "recall"]

WhenSilent: TypeAlias = Literal["one", "zero", "undefined"]
"""What a share of nothing is: 1 (the MaxMatch and ERRANT scorers), 0, or None."""

_VALUES: dict[WhenSilent, float | None] = {"one": 1.0, "zero": 0.0, "undefined": None}


def precision(counts: Counted, when_silent: WhenSilent = "one") -> float | None:
    """The share of proposed edits that match gold.

    Args:
        counts: of one sentence or of many.
        when_silent: the value where nothing was proposed.

    Example:
        >>> from mismark.records import Counts
        >>> precision(Counts(matched=1, claimed=2, gold=4))
        0.5
        >>> precision(Counts(0, 0, 4), when_silent="undefined") is None
        True
    """
    return counts.matched / counts.claimed if counts.claimed else _VALUES[when_silent]


def recall(counts: Counted, when_no_gold: WhenSilent = "one") -> float | None:
    """The share of gold edits that were made.

    Args:
        counts: of one sentence or of many.
        when_no_gold: the value where there is no gold edit.

    Example:
        >>> from mismark.records import Counts
        >>> recall(Counts(matched=1, claimed=2, gold=4))
        0.25
    """
    return counts.matched / counts.gold if counts.gold else _VALUES[when_no_gold]


def f_score(
    counts: Counted,
    beta: float = 0.5,
    when_silent: WhenSilent = "one",
    when_no_gold: WhenSilent = "one",
) -> float | None:
    """The weighted harmonic mean of precision and recall, 0 where both are 0.

    Args:
        counts: of one sentence or of many.
        beta: the weight of recall; 0.5 makes precision count twice as much.
        when_silent: precision where nothing was proposed.
        when_no_gold: recall where there is no gold edit.

    Returns:
        The score, None where precision or recall is undefined.

    Example:
        >>> from mismark.records import Counts
        >>> round(f_score(Counts(matched=1264, claimed=1740, gold=2687)), 4)
        0.6551
        >>> f_score(Counts(0, 0, 0)), f_score(Counts(0, 1, 0))
        (1.0, 0.0)

    Source:
        Dahlmeier and Ng (2012); conventions of the MaxMatch scorer, nusnlp/m2scorer at cb874a7.
    """
    p, r = precision(counts, when_silent), recall(counts, when_no_gold)
    if p is None or r is None:
        return None
    below = beta * beta * p + r
    return (1 + beta * beta) * p * r / below if below else 0.0
