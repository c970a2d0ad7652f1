"""How far annotators agree: items and labels of a store in, signed estimates, annotators and disagreements out.

Damaged answers have labels, and coefficients of agreement; sentences have corrections, whose categories are not known
beforehand, and of those only the share that are equal. Every label is of the item as it came: what somebody mended is
counted and no more. What was settled has no part in agreement.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from mismark.digests import digest, short
from mismark.errors import DataError
from mismark.web.agreement_figures import Answer, Figures, Grid, category_of, figures
from mismark.web.settling import UNSURE, by_item, disagree, settle, to_settle
from mismark.web.vetting import LABELS

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from mismark.statistics.ratings import Weights
    from mismark.web.store import Kind, Labelled, StoredItem

__all__ = ["Agreed", "Annotated", "Disagreement", "agreed"]

_ENOUGH = 3
"""Labels of an item from which on one can be in the minority."""


class Annotated(NamedTuple):
    """What one annotator did.

    Attributes:
        name: who.
        labels: how often they gave each label.
        mended: texts that they mended, on damaged answers.
        compared: items of theirs with three labels or more, where one can be in the minority.
        minority: such items where another label was given more often than theirs.
    """

    name: str
    labels: Mapping[str, int]
    mended: int
    compared: int
    minority: int


class Disagreement(NamedTuple):
    """An item on which annotators disagree, or that is to settle: what each said, and the settled label where there is one."""

    item: str
    category: str
    said: Mapping[str, str]
    settled: str | None


@dataclass(frozen=True, slots=True)
class Agreed:
    """All that there is to say of the agreement on a set.

    Attributes:
        kind: what the set is of.
        items: its items.
        labelled: items with a label of an annotator or more.
        annotators: who labelled, by name.
        with_unsure: the figures where `unsure` is a label like others.
        without_unsure: the figures where it is none.
        disagreements: in the order of the set.
        to_settle: items that wait for the settler, in the same order.
    """

    kind: Kind
    items: int
    labelled: int
    annotators: tuple[Annotated, ...]
    with_unsure: Figures
    without_unsure: Figures
    disagreements: tuple[Disagreement, ...]
    to_settle: tuple[Disagreement, ...]


def agreed(
    kind: Kind,
    name: str,
    items: Sequence[StoredItem],
    labels: Iterable[Labelled],
    *,
    weights: Weights = "identity",
    seed: int = 0,
) -> Agreed:
    """Tell how far annotators agree.

    Args:
        kind: what the set is of.
        name: what signatures call the set.
        items: all of them.
        labels: what everybody said, the settler too.
        weights: how much two labels agree; all but `identity` take labels to be in the order of the page.
        seed: of the resamples.

    Raises:
        DataError: no item has the labels of two annotators.

    Example:
        >>> from mismark.web.store import Labelled, StoredItem
        >>> items = [StoredItem(f"x{i}", i, {"id": f"x{i}", "prompt": f"p{i}", "category": "number"}) for i in range(4)]
        >>> labels = [Labelled(who, "annotator", f"x{i}", label, "", None, "")
        ...           for who, given in (("ana", "valid valid valid invalid"), ("ben", "valid valid invalid invalid"))
        ...           for i, label in enumerate(given.split())]
        >>> found = agreed("answers", "set", items, labels)
        >>> found.with_unsure.overall["raw"].value, found.with_unsure.overall["cohen"].value
        (0.75, 0.5)
        >>> found.disagreements[0].said
        {'ana': 'valid', 'ben': 'invalid'}
    """
    said = by_item(one for one in labels if one.label is not None)
    voted = {item: [one for one in given if one.role == "annotator"] for item, given in said.items()}
    everybody = tuple(sorted({one.annotator for given in voted.values() for one in given}))
    _check(everybody, voted.values())
    grid = _grid(kind, name, items, voted, everybody)
    return Agreed(
        kind,
        len(items),
        sum(bool(voted.get(item.id)) for item in items),
        tuple(_annotated(kind, who, voted.values()) for who in everybody),
        figures(grid, weights, seed),
        figures(grid.sure(), weights, seed),
        tuple(_told(kind, item, said[item.id]) for item in items if disagree(said[item.id])),
        tuple(_told(kind, item, said[item.id]) for item in items if to_settle(said[item.id])),
    )


def _told(kind: Kind, item: StoredItem, said: Sequence[Labelled]) -> Disagreement:
    words = {one.annotator: _answer(kind, one, item).words for one in said if one.role == "annotator"}
    return Disagreement(item.id, category_of(item), words, settle(said).label)


def _check(everybody: Sequence[str], voted: Iterable[Sequence[Labelled]]) -> None:
    if not everybody:
        raise DataError("nobody has labelled an item yet; agreement needs two annotators")
    if len(everybody) == 1:
        raise DataError(
            f"{everybody[0]} alone has labelled items; agreement needs two annotators: serve the set with another "
            "name in --annotators"
        )
    if not any(len(given) > 1 for given in voted):
        raise DataError(
            f"{len(everybody)} annotators have labelled items, and none that another one has labelled too; agreement "
            "needs two labels of the same items"
        )


def _grid(
    kind: Kind,
    name: str,
    items: Sequence[StoredItem],
    voted: Mapping[str, Sequence[Labelled]],
    everybody: tuple[str, ...],
) -> Grid:
    rows = []
    for item in items:
        given = {one.annotator: _answer(kind, one, item) for one in voted.get(item.id, [])}
        rows.append(tuple(given.get(who) for who in everybody))
    labels = [[item.id, who, *one] for item, row in zip(items, rows, strict=True)
              for who, one in zip(everybody, row, strict=True) if one is not None]  # fmt: skip
    data = f"{name}@{short(digest([item.payload for item in items]))} labels@{short(digest(labels))}"
    return Grid(kind, data, everybody, tuple(items), tuple(rows))


def _answer(kind: Kind, one: Labelled, item: StoredItem) -> Answer:
    """What one annotator said; that a sentence is correct already is to correct it to itself."""
    if kind == "answers":
        return Answer(one.label or "")
    if one.label == UNSURE:
        return Answer(UNSURE)
    return Answer(one.label or "", item.payload["wrong"] if one.mended is None else one.mended)


def _annotated(kind: Kind, who: str, voted: Iterable[Sequence[Labelled]]) -> Annotated:
    given: Counter[str] = Counter()
    mended = compared = minority = 0
    for labels in voted:
        votes = Counter(one.label for one in labels)
        for one in labels:
            if one.annotator == who:
                given[one.label or ""] += 1
                mended += kind == "answers" and one.mended is not None
                compared += len(labels) >= _ENOUGH
                minority += len(labels) >= _ENOUGH and votes[one.label] < max(votes.values())
    return Annotated(who, {one.name: given[one.name] for one in LABELS[kind]}, mended, compared, minority)
