"""Made-up cells of a judging run."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mismark.protocols.judging.cells import Cell
from mismark.protocols.judging.verdicts import pair_outcome, reference_outcome, single_outcome

if TYPE_CHECKING:
    from mismark.protocols.judging.parsing import Choice

__all__ = ["pair", "reference", "single"]


def single(
    item: str,
    gold: float | None,
    perturbed: float | None,
    category: str = "number",
    *,
    prompt: str = "",
    condition: str = "vanilla",
    subtype: str = "",
    sample: int = 0,
    scale: tuple[int, int] = (1, 10),
) -> Cell:
    """Scores of both answers."""
    reasons = ("refusal",) * ((gold is None) + (perturbed is None))
    return Cell(
        item, prompt or item, "factual", category, subtype, condition, "m", sample, "single",
        single_outcome(gold, perturbed), gold, perturbed, reasons=reasons, length=(100, 90), scale=scale,
    )  # fmt: skip


def pair(
    item: str, first: Choice | None, second: Choice | None, category: str = "number", *, prompt: str = ""
) -> Cell:
    """Verdicts in both orders, gold first and perturbed first."""
    found = pair_outcome(first, second)
    reasons = ("no-verdict",) * ((first is None) + (second is None))
    return Cell(
        item, prompt or item, "factual", category, "", "pairwise", "m", 0, "pair", found.outcome,
        verdicts=(first, second), inconsistent_by=found.inconsistent_by, reasons=reasons, length=(100, 90),
    )  # fmt: skip


def reference(item: str, score: float | None, category: str = "number", *, prompt: str = "") -> Cell:
    """The score of the damaged answer beside the gold one."""
    return Cell(
        item, prompt or item, "factual", category, "", "reference", "m", 0, "reference",
        reference_outcome(score, 10), None, score, reasons=() if score is not None else ("empty",), scale=(1, 10),
    )  # fmt: skip
