"""Agreement for people: what was found in, lines of aligned columns out."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from mismark.texts.counting import counted

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from mismark.records import Estimate
    from mismark.statistics.ratings import Weights
    from mismark.web.agreed import Agreed, Annotated, Disagreement
    from mismark.web.agreement_figures import Figures, Named

__all__ = ["MOST_DISAGREEMENTS", "MOST_PAIRS", "shown"]

MOST_PAIRS = 15
"""Pairs of annotators that are shown: those that agree least."""
MOST_DISAGREEMENTS = 20
"""Items to settle that are shown: the first."""

_NOT_BY_CATEGORY = frozenset({"cohen", "fleiss"})
_FEW = 3
_UNSURE = "`unsure` a label"
_SURE = "without `unsure`"


def shown(found: Agreed, weights: Weights, *, all_in: Path | None) -> list[str]:
    """All that was found, for people.

    Args:
        found: what was found.
        weights: how much two labels agree.
        all_in: the file that holds all disagreements, None where there is none.
    """
    names = _names(found, weights)
    labels = sum(sum(one.labels.values()) for one in found.annotators)
    who = counted(len(found.annotators), "annotator")
    tables = [
        [f"{who} gave {counted(labels, 'label')} to {found.labelled:,} of {counted(found.items, 'item')}"],
        _overall(found, names),
        _categories(found, names),
        _pairs(found.with_unsure, names),
        _annotators(found),
        _disagreements(found.disagreements, found.to_settle, all_in),
        list(_rests_on(found, weights)),
        list(_reasons(found, names)),
        [
            one.signature
            for one in (*found.with_unsure.overall.values(), *found.without_unsure.overall.values())
        ],
    ]
    return [line for table in tables if table for line in ("", *table)][1:]


def _names(found: Agreed, weights: Weights) -> dict[str, str]:
    from mismark.web.agreement_figures import coefficient, metric

    if found.kind == "pairs":
        return {"equal": "equal corrections", "equal_as_typed": "equal as typed"}
    return {
        "raw": "equal labels",
        "cohen": "Cohen's kappa, mean of pairs",
        "kappa": "Cohen's kappa",
        "fleiss": "Fleiss' kappa",
        "alpha": f"Krippendorff's alpha, {metric(weights)}",
        "gwet": f"Gwet's {coefficient(weights)}",
    }


def _cell(estimate: Estimate) -> str:
    from mismark.report.numbers import write

    written = write(estimate)
    return " ".join(part for part in (written.value, written.interval) if part)


def _overall(found: Agreed, names: dict[str, str]) -> list[str]:
    beside = (found.with_unsure.overall, found.without_unsure.overall)
    rows = [
        ("all annotators", _UNSURE, _SURE),
        ("items with two labels or more", *(f"{next(iter(one.values())).n:,}" for one in beside)),
        *((names[key], *(_cell(one[key]) for one in beside)) for key in beside[0]),
    ]
    return _aligned(rows)


def _categories(found: Agreed, names: dict[str, str]) -> list[str]:
    """One line a category that has an item with two labels."""
    keys = [key for key in found.with_unsure.overall if key not in _NOT_BY_CATEGORY]
    last = keys[-1] if found.kind == "answers" else keys[0]
    by_category = found.with_unsure.categories
    rows = [
        (
            "category" if found.kind == "answers" else "level",
            "items",
            *(names[key] for key in keys),
            f"{names[last]} {_SURE}",
        ),
        *(
            (
                category,
                f"{named[keys[0]].n:,}",
                *(_cell(named[key]) for key in keys),
                _cell(found.without_unsure.categories[category][last]),
            )
            for category, named in by_category.items()
            if named[keys[0]].n
        ),
    ]
    return _aligned(rows)


def _pairs(figures: Figures, names: dict[str, str]) -> list[str]:
    """One line each two annotators; of many, those that agree least."""
    together = [(pair, named) for pair, named in figures.pairs.items() if next(iter(named.values())).n]
    if len(figures.pairs) < 2 or not together:
        return []
    least = sorted(together, key=lambda one: _least(one[1]))[:MOST_PAIRS]
    kept = [one for one in together if one in least]
    keys = list(kept[0][1])
    rows = [
        ("annotators", "items of both", *(names[key] for key in keys)),
        *(
            (" + ".join(pair), f"{named[keys[0]].n:,}", *(_cell(named[key]) for key in keys))
            for pair, named in kept
        ),
    ]
    more = len(together) - len(kept)
    rest = [f"and {counted(more, 'more pair')}, agreeing better; --json has all"] if more else []
    return [*_aligned(rows), *rest]


def _least(named: Named) -> float:
    """The last of a pair's numbers that has a value: kappa, or the share."""
    values = [one.value for one in named.values() if one.value is not None]
    return values[-1] if values else 1.0


def _annotators(found: Agreed) -> list[str]:
    labels = list(found.annotators[0].labels)
    mended = ["mended"] if found.kind == "answers" else []

    def line(one: Annotated) -> tuple[str, ...]:
        counts = [f"{one.labels[label]:,}" for label in labels]
        share = f"{one.minority:,} of {one.compared:,}" if one.compared else "–"
        return (
            one.name,
            f"{sum(one.labels.values()):,}",
            *counts,
            *([f"{one.mended:,}"] if mended else []),
            share,
        )

    return _aligned(
        [("annotator", "labels", *labels, *mended, "in the minority"), *map(line, found.annotators)]
    )


def _disagreements(
    all_of: Sequence[Disagreement], left: Sequence[Disagreement], all_in: Path | None
) -> list[str]:
    if not all_of and not left:
        return ["no disagreements"]
    head = f"{counted(len(all_of), 'disagreement')}, {len(left):,} to settle"
    rows = [(one.item, one.category, _said(one)) for one in left[:MOST_DISAGREEMENTS]]
    more = len(left) - len(rows)
    place = (
        "--out FILE.csv writes every disagreement" if all_in is None else f"every disagreement is in {all_in}"
    )
    return [head, *(_aligned(rows) if rows else []), *([f"and {more:,} more; {place}"] if more else [])]


def _said(one: Disagreement) -> str:
    """Who said what: `valid: ana, ben; invalid: cy`, what most said first."""
    from mismark.visible import fold, one_line

    who = defaultdict(list)
    for name, words in one.said.items():
        who[words].append(name)
    most = sorted(who.items(), key=lambda pair: -len(pair[1]))
    return "; ".join(f"{fold(one_line(words), 200)}: {', '.join(names)}" for words, names in most)


def _rests_on(found: Agreed, weights: Weights) -> Iterator[str]:
    """What the numbers rest on."""
    if found.kind == "pairs":
        yield (
            "equal corrections: the same text but for white space; a sentence that is called correct already is corrected to "
            "itself; the mean over items of the share of pairs of annotators; intervals resample grammar items"
        )
    else:
        yield "labels are of the texts as they came; what was settled has no part; intervals resample instructions"
        mended = sum(one.mended for one in found.annotators)
        if mended:
            yield f"{counted(mended, 'label')} came with a mended version of the text, which has no part in these numbers"
        if weights != "identity":
            yield f"{weights} weights take labels to be in this order: {', '.join(found.annotators[0].labels)}"
    if any(one.compared for one in found.annotators):
        yield "in the minority: another label was given more often, of the items with three labels or more"


def _reasons(found: Agreed, names: dict[str, str]) -> Iterator[str]:
    """Why a number that is shown has no value or no interval."""
    figures, sure = found.with_unsure, found.without_unsure
    parts = [
        *(((part, key), one) for part, of in figures.categories.items() for key, one in of.items()
          if key not in _NOT_BY_CATEGORY),
        *(((" + ".join(pair), key), one) for pair, of in figures.pairs.items() for key, one in of.items()),
    ]  # fmt: skip
    numbers = [
        *((names[key], one) for key, one in figures.overall.items()),
        *((f"{names[key]} {_SURE}", one) for key, one in sure.overall.items()),
        *((f"{names[key]} of {part}", one) for (part, key), one in parts),
    ]
    why: dict[str, dict[str, None]] = defaultdict(dict)
    for name, one in numbers:
        if one.low is None and one.n:
            why[one.method.removeprefix("none: ")][name] = None
    for reason, of in why.items():
        more = f" and {len(of) - _FEW:,} more" if len(of) > _FEW else ""
        yield f"no interval for {'; '.join(list(of)[:_FEW])}{more}: {reason}"


def _aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return ["  ".join(map(str.ljust, row, widths)).rstrip() for row in rows]
