"""Figures of agreement: what annotators said of items in, signed estimates out, of all, by category and by pair."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from itertools import combinations
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

from mismark.signature import sign
from mismark.web.settling import UNSURE
from mismark.web.vetting import LABELS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from mismark.records import Estimate
    from mismark.statistics.agreement import Metric
    from mismark.statistics.ratings import Weights
    from mismark.web.store import Kind, StoredItem

__all__ = ["Answer", "Figures", "Grid", "Named", "category_of", "coefficient", "figures", "metric"]

Named: TypeAlias = "Mapping[str, Estimate]"
"""Estimates by name: `raw`, `cohen`, `fleiss`, `alpha`, `gwet`, of two annotators `raw` and `kappa`; of corrections
`equal` and `equal_as_typed`."""

_METRICS: dict[Weights, Metric] = {
    "identity": "nominal",
    "linear": "interval",
    "quadratic": "interval",
    "ordinal": "ordinal",
}
_MEASURES = {
    "raw": "agreement",
    "cohen": "kappa-cohen-mean",
    "kappa": "kappa-cohen",
    "fleiss": "kappa-fleiss",
    "equal": "equal-corrections",
    "equal_as_typed": "equal-corrections-as-typed",
}


@dataclass(frozen=True, slots=True)
class Figures:
    """Agreement of everybody, by category, and of each two annotators."""

    overall: Named
    categories: Mapping[str, Named]
    pairs: Mapping[tuple[str, str], Named]


def metric(weights: Weights) -> Metric:
    """The disagreement in Krippendorff's alpha that goes with some weights: `interval` for linear and quadratic ones."""
    return _METRICS[weights]


def coefficient(weights: Weights) -> Literal["AC1", "AC2"]:
    """What Gwet's coefficient is called under some weights."""
    return "AC1" if weights == "identity" else "AC2"


class Answer(NamedTuple):
    """What an annotator said of one item: the label, and of a sentence the text that it should be, or ""."""

    label: str
    text: str = ""

    @property
    def words(self) -> str:
        """The answer for people: a correction, else the label."""
        return self.text if self.label == "corrected" else self.label


@dataclass(frozen=True, slots=True)
class Grid:
    """Items down, annotators across.

    Attributes:
        kind: what the set is of.
        data: what signatures say of the set and the labels.
        annotators: across, by name.
        items: down.
        said: what each annotator said of each item, None for nothing.
        unsure: False where `unsure` has been left out.
    """

    kind: Kind
    data: str
    annotators: tuple[str, ...]
    items: tuple[StoredItem, ...]
    said: tuple[tuple[Answer | None, ...], ...]
    unsure: bool = True

    @property
    def clusters(self) -> list[str]:
        """What intervals resample as one piece: the instruction of an answer, the grammar item of a sentence."""
        key = "prompt" if self.kind == "answers" else "item"
        return [str(item.payload[key]) for item in self.items]

    def sure(self) -> Grid:
        """The same without `unsure`."""
        said = tuple(
            tuple(None if one is None or one.label == UNSURE else one for one in row) for row in self.said
        )
        return replace(self, said=said, unsure=False)

    def of_items(self, places: Sequence[int]) -> Grid:
        """Some of the items."""
        return replace(
            self, items=tuple(self.items[i] for i in places), said=tuple(self.said[i] for i in places)
        )


def category_of(item: StoredItem) -> str:
    """What figures of parts are by: the category of a damaged answer, the level of a sentence's grammar item."""
    payload = item.payload
    return str(payload["level"] if "wrong" in payload else payload["category"])


def figures(grid: Grid, weights: Weights, seed: int) -> Figures:
    """Tell how far annotators agree, all of them, on each category, and each two of them.

    Args:
        grid: what they said.
        weights: how much two labels agree.
        seed: of the resamples.
    """
    by_category: dict[str, list[int]] = {}
    for place, item in enumerate(grid.items):
        by_category.setdefault(category_of(item), []).append(place)
    estimates = _of_answers if grid.kind == "answers" else _of_corrections
    pairs = _pairs_of_answers if grid.kind == "answers" else _pairs_of_corrections
    return Figures(
        estimates(grid, weights, seed),
        {
            category: estimates(
                replace(grid.of_items(places), data=f"{grid.data} category {category}"), weights, seed
            )
            for category, places in by_category.items()
        },
        pairs(grid, weights, seed),
    )


def _ratings(grid: Grid) -> tuple[list[list[int]], int]:
    """Labels as numbers in the order of the page, and how many there are."""
    names = [one.name for one in LABELS[grid.kind] if grid.unsure or one.name != UNSURE]
    places = {name: place for place, name in enumerate(names)}
    return [[-1 if one is None else places[one.label] for one in row] for row in grid.said], len(names)


def _of_answers(grid: Grid, weights: Weights, seed: int) -> Named:
    from mismark.statistics.agreeing import agreement

    ratings, q = _ratings(grid)
    found = agreement(ratings, q, grid.clusters, weights=weights, metric=metric(weights), seed=seed)
    named = {one.name: getattr(found, one.name) for one in fields(found)}
    return _signed(named, grid, weights, seed, f"{len(grid.annotators)} annotators")


def _pairs_of_answers(grid: Grid, weights: Weights, seed: int) -> dict[tuple[str, str], Named]:
    from mismark.statistics.agreeing import pairwise

    ratings, q = _ratings(grid)
    found = {}
    for one in pairwise(ratings, q, grid.clusters, weights=weights, seed=seed):
        names = grid.annotators[one.first], grid.annotators[one.second]
        found[names] = _signed({"raw": one.raw, "kappa": one.kappa}, grid, weights, seed, "+".join(names))
    return found


def _of_corrections(grid: Grid, weights: Weights, seed: int) -> Named:
    return _equal(grid, range(len(grid.annotators)), weights, seed, f"{len(grid.annotators)} annotators")


def _pairs_of_corrections(grid: Grid, weights: Weights, seed: int) -> dict[tuple[str, str], Named]:
    return {
        (grid.annotators[a], grid.annotators[b]): _equal(
            grid, (a, b), weights, seed, f"{grid.annotators[a]}+{grid.annotators[b]}"
        )
        for a, b in combinations(range(len(grid.annotators)), 2)
    }


def _equal(grid: Grid, columns: Sequence[int], weights: Weights, seed: int, who: str) -> Named:
    """The share of equal corrections, white space aside and as typed; answers are numbered item by item."""
    from mismark.statistics.agreeing import agreeing

    named = {}
    for name in ("equal", "equal_as_typed"):
        ratings = []
        for row in grid.said:
            codes: dict[tuple[bool, str], int] = {}
            numbers = []
            for one in (row[column] for column in columns):
                if one is None:
                    numbers.append(-1)
                    continue
                text = one.text if name == "equal_as_typed" else " ".join(one.text.split())
                numbers.append(codes.setdefault((one.label == UNSURE, text), len(codes)))
            ratings.append(numbers)
        named[name] = agreeing(ratings, max(2, len(columns)), grid.clusters, seed=seed)
    return _signed(named, grid, weights, seed, who)


def _signed(named: Named, grid: Grid, weights: Weights, seed: int, who: str) -> Named:
    """Put its recipe on each estimate."""
    signed = {}
    measure: str
    match: str
    for name, one in named.items():
        match name:
            case "gwet":
                measure, match = coefficient(weights), weights
            case "alpha":
                measure, match = "alpha", metric(weights)
            case "raw":
                measure, match = _MEASURES[name], "identity"
            case "equal" | "equal_as_typed":
                measure, match = _MEASURES[name], "text" if name == "equal_as_typed" else "words"
            case _:
                measure, match = _MEASURES[name], weights
        signature = sign(
            measure,
            {
                "data": grid.data,
                "resp": who,
                "match": match,
                "missing": "unsure is a label" if grid.unsure else "unsure left out",
                "n": f"{one.n}/{one.n + one.n_missing}",
                "cluster": "instruction" if grid.kind == "answers" else "grammar-item",
                "ci": one.method,
                "seed": seed,
            },
        )
        signed[name] = replace(one, signature=signature)
    return signed
