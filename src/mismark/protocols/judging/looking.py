"""Saw it and kept the score: what the explanations of a judge say that its scores do not.

A run over explanations in (`--look-beyond`), one `Explanation` for each line of its `counts.jsonl` and the share of
them that say so out. What is looked at are explanations of damaged answers whose score did not notice the damage, as the
paper does, and explanations of gold answers, whose share is the rate of false alarms.

Source: FBI 5.3 and tables 21 to 24; gold answers are ours.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from mismark.errors import RunError
from mismark.protocols.judging.cells import DETECTED, FAILED
from mismark.protocols.judging.shares import Counted, share_of
from mismark.texts.categories import INVARIANT

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from numpy.typing import NDArray

    from mismark.records import Estimate
    from mismark.runs import Run

__all__ = ["Explanation", "explanations", "looked", "looked_rows"]


@dataclass(frozen=True, slots=True)
class Explanation:
    """What one question found in one explanation.

    Attributes:
        item: id of the explanation.
        prompt: the instruction whose answer it explains: what intervals resample.
        judged: id of the answer.
        judge: who wrote the explanation.
        asked: the condition under which it was written.
        category: the damage of the answer, or `invariant`.
        ability: what the instruction asks for.
        of_gold: whether it explains the gold answer.
        noticed: what the judge's scores came to (`Cell.outcome`).
        question: `reported` or `named`.
        model: who was asked about it.
        outcome: yes, no or failed.
    """

    item: str
    prompt: str
    judged: str
    judge: str
    asked: str
    category: str
    ability: str
    of_gold: bool
    noticed: str
    question: str
    model: str
    outcome: str

    @property
    def looked_at(self) -> bool:
        """Whether it is in a share: of a gold answer, or of damage that the score did not notice."""
        if self.category == INVARIANT:
            return False
        return self.of_gold or self.noticed not in {*DETECTED, FAILED}


def explanations(run: Run) -> tuple[Explanation, ...]:
    """Read what was found in every explanation, in plan order.

    Args:
        run: a run over explanations, counted.

    Raises:
        RunError: the run has no counts yet, or counts that another version of mismark made.
    """
    try:
        return tuple(
            Explanation(
                line["item"],
                run.items[line["item"]].document or line["judged"],
                line["judged"],
                line["judge"],
                line["asked"],
                line["category"],
                line["ability"],
                line["role"] == "gold",
                line["noticed"],
                line["question"],
                line["model"],
                line["outcome"],
            )
            for line in run.counts()
        )
    except KeyError as error:
        raise RunError(
            f"the counts of {run.folder} have no {error}: another version of mismark made them; count again with: "
            "mismark resume --rescore DIR"
        ) from error


def looked(
    told: Sequence[Explanation], *, seed: int | None = None, fields: Mapping[str, object] | None = None
) -> Estimate:
    """The share of explanations in which something was found, with Wilson's interval over instructions.

    Args:
        told: answers of one model to one question.
        seed: of the run, for the signature.
        fields: what the signature says of the run.
    """
    name = "+".join(dict.fromkeys(f"{one.question}{'-gold' if one.of_gold else ''}" for one in told))
    asked = "+".join(dict.fromkeys(one.asked for one in told)) or None
    counted = [Counted(one.prompt, None if one.outcome == FAILED else one.outcome == "yes") for one in told]
    return share_of(counted, name or "found", {**(fields or {}), "cond": asked, "seed": seed})


def looked_rows(told: Sequence[Explanation]) -> NDArray[np.float64]:
    """(n_items, 2) in how many samples something was found, and of how many; NaN where none was read."""
    sums: dict[str, list[float]] = {one.item: [0.0, 0.0] for one in told}
    for one in told:
        if one.outcome != FAILED:
            row = sums[one.item]
            row[0], row[1] = row[0] + (one.outcome == "yes"), row[1] + 1
    return np.array([row if row[1] else (np.nan, np.nan) for row in sums.values()], dtype=np.float64).reshape(
        -1, 2
    )
