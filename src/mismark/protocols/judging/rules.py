"""The paper's arithmetic: the counts of one row of its tables in, the share that it prints out (`--rule paper`).

It differs from table to table in what is done with failures:

    tables               undetected                            over
    6 to 10              N - e/2 - detected, rounded down      N: failures count as not undetected
    11 to 15 and 19      pairs read - detected                 pairs read
    16 and 17            scores read - detected                N: failures count as not undetected
    18                   N - e/2 - detected, rounded down      N - e: the share can exceed 1
    20                   scores read - detected                scores read
    21 to 24             N - detected - found in explanation   N: failures count as undetected

N is what was planned. e counts failed calls, of which a pair of single scores has two. A single score detects where it
falls, so that a rise is undetected; a pair where gold is chosen in both orders; a score with a reference or
of a trained evaluator where it is below full marks.

The paper prints shares of what is invariant without any counts. Here they are taken by the same rule: in place of
what was detected stands what was affected, a fallen score, a pair not called good in both orders, a score below full
marks.

Source: FBI, tables 6 to 24, reconstructed from their numbers; `tests/golden/test_published_fbi.py` has every row.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from mismark.errors import ScoringError, UsageError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

__all__ = [
    "RULES",
    "TABLES",
    "Share",
    "beyond",
    "over_read",
    "paper_share",
    "possible_failures",
    "read_over_planned",
    "single",
    "single_over_answered",
    "total",
]


class Share(NamedTuple):
    """A share as the paper takes it.

    Attributes:
        undetected: what stands above the line.
        of: what stands below it; with failed calls it can be the smaller of the two.
    """

    undetected: int
    of: int

    @property
    def value(self) -> float | None:
        """The share, None over nothing."""
        return self.undetected / self.of if self.of else None

    @property
    def printed(self) -> str:
        """Two decimals, a half rounded up, as the paper prints it; "-" over nothing.

        Example:
            >>> Share(45, 72).printed, Share(53, 31).printed, Share(0, 0).printed
            ('0.63', '1.71', '-')
        """
        if not self.of:
            return "-"
        hundredths = (200 * self.undetected + self.of) // (2 * self.of)
        return f"{hundredths // 100}.{hundredths % 100:02d}"


def single(planned: int, detected: int, failed: int = 0) -> Share:
    """Two scores an answer, over all that was planned.

    Args:
        planned: answers.
        detected: of these, scored lower than gold.
        failed: calls without a score, up to two an answer.

    Raises:
        ScoringError: counts that cannot be.

    Example:
        >>> single(494, 360, failed=20)
        Share(undetected=124, of=494)

    Source: FBI, tables 6 to 10.
    """
    return Share(_unchanged(planned, detected, failed), planned)


def single_over_answered(planned: int, detected: int, failed: int = 0) -> Share:
    """Two scores an answer, over all that was planned less each failed call.

    Args:
        planned: answers.
        detected: of these, scored lower than gold.
        failed: calls without a score, up to two an answer.

    Raises:
        ScoringError: counts that cannot be.

    Example:
        >>> share = single_over_answered(99, 12, failed=68)
        >>> share, share.printed
        (Share(undetected=53, of=31), '1.71')

    Source: FBI, table 18.
    """
    return Share(_unchanged(planned, detected, failed), max(0, planned - failed))


def over_read(planned: int, detected: int, failed: int = 0) -> Share:
    """One verdict a pair or one score an answer, over what could be read.

    Args:
        planned: pairs or answers.
        detected: gold in both orders, or below full marks.
        failed: pairs or answers that could not be read.

    Raises:
        ScoringError: counts that cannot be.

    Example:
        >>> over_read(494, 253, failed=103)
        Share(undetected=138, of=391)

    Source: FBI, tables 11 to 15, 19 and 20.
    """
    _possible(planned, detected, failed)
    return Share(planned - failed - detected, planned - failed)


def read_over_planned(planned: int, detected: int, failed: int = 0) -> Share:
    """One score an answer, over all that was planned.

    Args:
        planned: answers.
        detected: scored below full marks.
        failed: answers without a score.

    Raises:
        ScoringError: counts that cannot be.

    Example:
        >>> read_over_planned(99, 55, failed=1)
        Share(undetected=43, of=99)

    Source: FBI, tables 16 and 17.
    """
    _possible(planned, detected, failed)
    return Share(planned - failed - detected, planned)


def beyond(planned: int, detected: int, in_explanation: int) -> Share:
    """What neither the score nor the explanation tells.

    Args:
        planned: answers.
        detected: scored lower than gold.
        in_explanation: not detected, but an explanation reports an error.

    Raises:
        ScoringError: counts that cannot be.

    Example:
        >>> beyond(494, 360, 47).printed
        '0.18'

    Source: FBI, tables 21 to 24.
    """
    _possible(planned, detected + in_explanation, 0)
    return Share(planned - detected - in_explanation, planned)


def total(shares: Iterable[Share]) -> Share:
    """The share of several categories together: sums above and below the line.

    Example:
        >>> total([Share(53, 31), Share(33, 49)])
        Share(undetected=86, of=80)
    """
    found = list(shares)
    return Share(sum(share.undetected for share in found), sum(share.of for share in found))


def possible_failures(planned: int, detected: int, undetected: int) -> tuple[int, ...]:
    """How many calls can have failed where a table of single scores prints these counts.

    Returns:
        One number or two, since half a failure is rounded; none where the counts exceed what was planned.

    Example:
        >>> possible_failures(99, 12, 53), possible_failures(90, 9, 82)
        ((67, 68), ())

    Source: FBI, tables 6 to 10 and 18.
    """
    missing = planned - detected - undetected
    return tuple(failed for failed in (2 * missing - 1, 2 * missing) if failed >= 0)


RULES: Mapping[int, Callable[[int, int, int], Share]] = MappingProxyType(
    {
        **dict.fromkeys(range(6, 11), single),
        **dict.fromkeys(range(11, 16), over_read),
        16: read_over_planned,
        17: read_over_planned,
        18: single_over_answered,
        19: over_read,
        20: over_read,
    }
)
"""The rule of each table of scores or verdicts: of what was planned, what was detected and what failed."""

TABLES: Mapping[str, int] = MappingProxyType(
    {
        "vanilla-terse": 6,
        "vanilla": 7,
        "rubric": 8,
        "axis": 9,
        "axis-rubric": 10,
        "pairwise-terse": 11,
        "pairwise": 12,
        "rules": 13,
        "pairwise-axis": 14,
        "pairwise-axis-rules": 15,
        "reference": 16,
        "rubric-generic": 17,
        "rubric-specific": 17,
    }
)
"""The table of each strategy whose rule is taken: the first that has it, GPT-4's, or Prometheus 2's."""


def paper_share(strategy: str, planned: int, detected: int, failed: int = 0) -> Share:
    """The share that the paper would print for a strategy.

    Args:
        strategy: one of `TABLES`.
        planned: answers.
        detected: see the module; of what is invariant, what was affected.
        failed: failed calls of single scores; pairs or answers not read of the others.

    Raises:
        UsageError: an unknown strategy.
        ScoringError: counts that cannot be.

    Example:
        >>> paper_share("reference", 494, 471, failed=1).printed
        '0.04'
    """
    if strategy not in TABLES:
        raise UsageError(f"the paper has no strategy {strategy!r}; its strategies are {', '.join(TABLES)}")
    return RULES[TABLES[strategy]](planned, detected, failed)


def _unchanged(planned: int, detected: int, failed: int) -> int:
    _possible(planned, detected, (failed + 1) // 2)
    return planned - detected - (failed + 1) // 2


def _possible(planned: int, detected: int, lost: int) -> None:
    if min(planned, detected, lost) < 0 or detected + lost > planned:
        raise ScoringError(
            f"of {planned} answers planned, {detected} detected and {lost} lost cannot be: "
            "the two are among what was planned, and none is below 0"
        )
