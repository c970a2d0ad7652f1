"""One label an item, from what several people said: labels in, settled labels out.

The settler's word stands. Else it is what more than half of those say who gave the item a label other than `unsure`,
if there are enough of them.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from mismark.web.store import Labelled

__all__ = ["UNSURE", "Settled", "Why", "by_item", "disagree", "settle", "to_settle"]

UNSURE = "unsure"
"""The label that is no vote."""

Why: TypeAlias = Literal["settler", "agreed", "majority", "open", "left-open", "too-few", "none"]


class Settled(NamedTuple):
    """What an item is taken to be.

    Attributes:
        label: None where it is not settled.
        why: the settler said so; all votes agree; more than half do; no label has more than half;
            the settler is not sure; fewer voted than asked for; nobody voted.
        votes: annotators who gave it a label other than `unsure`.
    """

    label: str | None
    why: Why
    votes: int


def settle(labels: Iterable[Labelled], *, at_least: int = 1) -> Settled:
    """Settle one item.

    Args:
        labels: what everybody says of it, the settler too.
        at_least: votes that must be there.

    Example:
        >>> from mismark.web.store import Labelled
        >>> said = [Labelled(name, "annotator", "x", label, "", None, "") for name, label in
        ...         (("a", "valid"), ("b", "valid"), ("c", "invalid"), ("d", "unsure"))]
        >>> settle(said)
        Settled(label='valid', why='majority', votes=3)
        >>> settle(said[1:])
        Settled(label=None, why='open', votes=2)
    """
    given = [one for one in labels if one.label is not None]
    votes = Counter(_vote(one) for one in given if one.role == "annotator" and one.label != UNSURE)
    n = votes.total()
    for one in given:
        if one.role == "settler":
            return Settled(one.label, "settler", n) if one.label != UNSURE else Settled(None, "left-open", n)
    if not n:
        return Settled(None, "none", 0)
    if n < at_least:
        return Settled(None, "too-few", n)
    (label, _), most = votes.most_common(1)[0]
    if 2 * most <= n:
        return Settled(None, "open", n)
    return Settled(label, "agreed" if most == n else "majority", n)


def to_settle(labels: Iterable[Labelled]) -> bool:
    """Whether one item waits for the settler: no label has a majority, or the settler was not sure."""
    return settle(labels).why in ("open", "left-open")


def disagree(labels: Sequence[Labelled]) -> bool:
    """Whether annotators gave one item different labels, or different corrections; `unsure` is a label here.

    White space alone makes no correction another one.
    """
    given = {_vote(one) for one in labels if one.role == "annotator" and one.label is not None}
    return len(given) > 1


def _vote(one: Labelled) -> tuple[str | None, str]:
    """What somebody says, as far as it can be another's word too: the label, and of a correction its words."""
    return one.label, " ".join(one.mended.split()) if one.label == "corrected" and one.mended else ""


def by_item(labels: Iterable[Labelled]) -> dict[str, list[Labelled]]:
    """Labels by the item that they are of."""
    found: dict[str, list[Labelled]] = defaultdict(list)
    for one in labels:
        found[one.item].append(one)
    return found
