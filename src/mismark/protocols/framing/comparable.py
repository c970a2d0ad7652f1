"""Whether what was measured can stand beside the paper's numbers: subjects in, warnings out.

The paper's tables 2 to 11 are of 143 passages of CoNLL-2014, its table 12 of 100 of them; all are shown as
tokenised text. Of a file it can be told how many passages of each number of errors it gave, not whose they are.

Source: ErrorBench 3.1 and appendix H.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from mismark.report.analyses import Note
from mismark.texts import builtin

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mismark.protocols.framing.study import Subject

__all__ = ["MAIN", "SUBSET", "incomparable"]

MAIN = {3: 30, 4: 30, 5: 30, 6: 30, 7: 23}
"""Passages of each number of errors behind the paper's tables 2 to 11."""

SUBSET = dict.fromkeys(range(3, 8), 20)
"""The same behind its table 12."""


def incomparable(studied: Sequence[Subject]) -> list[Note]:
    """A warning for each part of the paper that the passages measured here cannot be compared with."""
    notes = []
    for corrected, buckets, tables in ((False, MAIN, ""), (True, SUBSET, " in table 12")):
        reasons = dict.fromkeys(
            reason
            for subject in studied
            if (subject.correcting is not None) is corrected
            for reason in _reasons(subject, buckets)
        )
        if reasons:
            notes.append(
                Note(
                    f"The paper's numbers{tables} are of {sum(buckets.values())} passages of CoNLL-2014 shown as tokenised text. "
                    f"What was measured here is not that ({'; '.join(reasons)}): read the published rows as context, "
                    "not as a comparison.",
                    warning=True,
                )
            )
    return notes


def _reasons(subject: Subject, buckets: dict[int, int]) -> list[str]:
    """What sets a run's passages apart from the paper's."""
    plan, reasons = subject.run.plan, []
    data = plan.given.get("data")
    if data is None or data in builtin.NAMES:
        reasons.append("the passages ship with mismark")
    if plan.settings["text"] != "tokenised":
        reasons.append(f"the text is shown {plan.settings['text']}")
    found = Counter(int(gold) for gold in subject.cells.gold)
    if len(subject.cells.gold) != sum(buckets.values()):
        reasons.append(f"they are {len(subject.cells.gold)} passages")
    elif found != Counter(buckets):
        reasons.append("not so many of them have 3, 4, 5, 6 and 7 errors")
    return reasons
