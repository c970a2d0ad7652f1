"""The numbers of corrected texts by name: a subject in, what each number is made of out.

* under every condition: `errant(C)`, F0.5 against the reference annotator; `errant_multi(C)`, against the
  best of all annotators of each sentence; `errant_inflation(C)`, Count-F1 less `errant(C)`;
* against Blind: `errant_shift(C)`, change of `errant_multi`, and `errant_did(C)`, change of Count-F1 less that.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from mismark.protocols.framing.measuring import Basis
    from mismark.protocols.framing.study import Subject

__all__ = ["corrected_makers"]


def corrected_makers(subject: Subject) -> tuple[dict[str, Callable[[], Basis | None]], dict[str, str]]:
    """The numbers of a subject's corrected texts.

    Returns:
        By name, what makes the basis of a number, None where this run cannot give it; and by name, why not.
        Nothing where no corrected texts were asked for.
    """
    correcting = subject.correcting
    makers: dict[str, Callable[[], Basis | None]] = {}
    reasons: dict[str, str] = {}
    if correcting is None:
        return makers, reasons
    for one in subject.cells.conditions:
        name = one.name
        makers[f"errant({name})"] = partial(correcting.score_basis, name)
        makers[f"errant_multi({name})"] = partial(correcting.score_basis, name, "several")
        makers[f"errant_inflation({name})"] = partial(correcting.inflation_basis, name)
        if name == "blind":
            continue
        against: dict[str, Callable[[], Basis | None]] = {
            f"errant_shift({name})": partial(correcting.change_basis, name, "several"),
            f"errant_did({name})": partial(correcting.difference_basis, name),
        }
        if subject.cells.has("blind"):
            makers |= against
        else:
            makers |= dict.fromkeys(against, lambda: None)
            reasons |= dict.fromkeys(against, "Blind was not asked")
    return makers, reasons
