"""The numbers of a grammar run by name, for gates, comparisons and plans.

A run in, `Number`s out, with the same estimates as in its report:

* macro averages under every condition C: `recall(C)`, `precision(C)`, `f05(C)` and `target-recall(C)` (against the
  references of step 2 alone), and the same of one CEFR level: `recall(C,A1)`;
* `adherence(C)` (of the sentences that were corrected, the share that use the item) and `compliance(C)` (share of
  replies that are a sentence and nothing else);
* `weak-items(C)` and `fine-items(C)`: how many grammar items have that verdict. The lower end of the interval is
  what is sure, the upper end what cannot be ruled out;
* between conditions: `recall(guided - baseline)`, and `recall(guided - wrong-item)`, which tells whether it is the
  hint or any hint; likewise of `precision`, `f05` and `target-recall`;
* over all: `over-correction` (share of correct sentences that were changed) and `read` (share of replies that could
  be read).

Against an earlier run (`regressions`): `became-weak(C)`, the items that were fine there and are weak here.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import cached_property, partial
from typing import TYPE_CHECKING

import numpy as np

from mismark.protocols.grammar.cells import CORRECT, read_cells
from mismark.protocols.grammar.measures import (
    average,
    difference,
    item_rows,
    label,
    per_item,
    readable,
    share,
    share_rows,
)
from mismark.protocols.grammar.pooled import FINE_ABOVE, SURE, WEAK_BELOW, became_weak, pooled
from mismark.protocols.grammar.shares import adheres, bare, changes
from mismark.protocols.numbers import Made, Number, absent
from mismark.protocols.told import by_model, run_fields
from mismark.records import Estimate
from mismark.signature import sign
from mismark.statistics.sums import contrast, ratio

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Mapping, Sequence

    from numpy.typing import NDArray

    from mismark.protocols.grammar.cells import Cell
    from mismark.protocols.grammar.item_scores import ItemScore
    from mismark.protocols.grammar.pooled import Pooled
    from mismark.protocols.grammar.shares import Share
    from mismark.runs import Run

__all__ = ["numbers", "regressions"]

_AVERAGES = {
    "recall": ("recall", False),
    "precision": ("precision", False),
    "f05": ("f0.5", False),
    "target-recall": ("recall", True),
}
"""Names of macro averages, with the measure and whether it is targeted."""

_PAIRS = (("guided", "baseline"), ("guided", "wrong-item"), ("wrong-item", "baseline"))
"""Conditions that are compared, the reference last."""


@dataclass(frozen=True)
class _Subject:
    """One respondent of one run.

    Attributes:
        model: its name.
        cells: its cells by condition.
        seed: of the resamples.
        resamples: how many, None for the measures' own number.
        fields: what signatures say of the run.
    """

    model: str
    cells: Mapping[str, tuple[Cell, ...]]
    seed: int
    resamples: int | None
    fields: Mapping[str, object]
    _scores: dict[tuple[str, bool], dict[int, ItemScore]] = field(default_factory=dict, repr=False)

    @cached_property
    def items(self) -> tuple[tuple[str, ...], NDArray[np.str_]]:
        """Its pairs in order, and the grammar item of each."""
        places = _places(next(iter(self.cells.values()), ()))
        return tuple(places), np.array([label(item) for item in places.values()], dtype=np.str_)

    def scores(self, condition: str, *, targeted: bool) -> dict[int, ItemScore]:
        """The score of every grammar item under a condition."""
        if (condition, targeted) not in self._scores:
            self._scores[condition, targeted] = per_item(self.cells[condition], targeted)
        return self._scores[condition, targeted]

    def number(
        self, name: str, make: Callable[[], Made], *, main: bool = False, detail: bool = False
    ) -> Number:
        """A number over all its pairs."""
        pairs, clusters = self.items
        return Number(name, self.model, pairs, clusters, "grammar-item", make, main, detail)

    def absent(self, reason: str) -> Made:
        """A number that this respondent cannot have."""
        return absent(len(self.items[0]), reason)


def _places(cells: Iterable[Cell]) -> dict[str, int]:
    """The pairs in order, each with its grammar item."""
    return {cell.pair: cell.item for cell in cells}


def numbers(run: Run, resamples: int | None = None) -> list[Number]:
    """Every number of a run, model by model.

    Args:
        run: a grammar run, counted.
        resamples: bootstrap resamples, None for the report's own number.

    Raises:
        RunError: the run has no counts yet.
    """
    return [number for subject in _subjects(run, resamples) for number in _of(subject)]


def _subjects(run: Run, resamples: int | None = None) -> list[_Subject]:
    return [
        _Subject(model, cells, run.plan.seed, resamples, run_fields(run, model))
        for model, cells in by_model(run, read_cells(run)).items()
    ]


def _of(subject: _Subject) -> list[Number]:
    number = subject.number
    wrong = [name for name in subject.cells if name != CORRECT]
    found = []
    for name in wrong:
        cells = subject.cells[name]
        levels = sorted({cell.level for cell in cells})
        for measure in _AVERAGES:
            make = partial(_average, subject, name, measure)
            found.append(number(f"{measure}({name})", make, main=True))
            found += [
                number(
                    f"{measure}({name},{level})",
                    partial(_average, subject, name, measure, level),
                    detail=True,
                )
                for level in levels
            ]
        found += [
            number(f"adherence({name})", partial(_shared, subject, name, adheres, "adherence")),
            number(f"compliance({name})", partial(_shared, subject, name, bare, "compliance")),
            number(f"weak-items({name})", partial(_verdicts, subject, name, "weak")),
            number(f"fine-items({name})", partial(_verdicts, subject, name, "fine")),
        ]
    for later, earlier in _PAIRS:
        asked = later in wrong and earlier in wrong
        found += [
            number(
                f"{measure}({later} - {earlier})",
                partial(_changed, subject, later, earlier, measure),
                detail=not asked,
            )
            for measure in _AVERAGES
        ]
    make = partial(_shared, subject, CORRECT, changes, "over-correction")
    return [*found, number("over-correction", make), number("read", partial(_read, subject))]


def _average(subject: _Subject, condition: str, name: str, level: str | None = None) -> Made:
    measure, targeted = _AVERAGES[name]
    cells = subject.cells[condition]
    scores = subject.scores(condition, targeted=targeted)
    rows = item_rows(cells, measure, targeted, scores)
    levels = None if level is None else (level,)
    if level is not None:
        of_pair = {cell.pair: cell.level for cell in cells}
        rows[[one != level for one in of_pair.values()]] = np.nan
    estimate = average(
        cells,
        measure,
        levels=levels,
        targeted=targeted,
        resamples=subject.resamples,
        seed=subject.seed,
        fields=subject.fields,
        scores=scores,
    )
    return Made(estimate, rows, ratio(0, 1))


def _changed(subject: _Subject, later: str, earlier: str, name: str) -> Made:
    lacking = [one for one in (earlier, later) if one not in subject.cells]
    if lacking:
        return subject.absent(f"{lacking[0]} was not asked; ask with --conditions {earlier},{later}")
    measure, targeted = _AVERAGES[name]
    first, second = subject.cells[earlier], subject.cells[later]
    scores = (subject.scores(earlier, targeted=targeted), subject.scores(later, targeted=targeted))
    estimate = difference(
        first,
        second,
        measure,
        targeted=targeted,
        resamples=subject.resamples,
        seed=subject.seed,
        fields=subject.fields,
        scores=scores,
    )
    sides = zip((first, second), scores, strict=True)
    rows = np.hstack([item_rows(cells, measure, targeted, known) for cells, known in sides])
    return Made(estimate, rows, contrast(ratio(0, 1)))


def _shared(subject: _Subject, condition: str, of: Share, name: str) -> Made:
    cells = subject.cells.get(condition, ())
    if not cells:
        return subject.absent("correct sentences were not shown; ask with --conditions baseline,correct")
    estimate = share(cells, of, name, fields=subject.fields)
    return Made(estimate, share_rows(cells, of), ratio(0, 1))


def _read(subject: _Subject) -> Made:
    """Of all replies, whatever the condition."""
    every = [cell for cells in subject.cells.values() for cell in cells]
    return Made(
        share(every, readable, "read", fields=subject.fields), share_rows(every, readable), ratio(0, 1)
    )


def _verdicts(subject: _Subject, condition: str, verdict: str) -> Made:
    """How many items have a verdict, and how many may have it."""
    cells = subject.cells[condition]
    items = pooled(cells)
    sure = {item for item, one in items.items() if one.verdict == verdict}
    chance = {item: one.p_weak if verdict == "weak" else one.p_fine for item, one in items.items()}
    possible = {item for item, one in items.items() if one.n == 0 or chance[item] > 1 - SURE}
    return _count(subject, condition, f"{verdict}-items", sure, possible, items)


def _count(
    subject: _Subject,
    condition: str,
    name: str,
    sure: Collection[int],
    possible: Collection[int],
    items: Mapping[int, Pooled],
) -> Made:
    """A number of grammar items: those that are sure, at most those that are possible; rows add up to the former."""
    cells = subject.cells[condition]
    pairs = _places(cells)
    read = {cell.pair for cell in cells if cell.readable}
    n_pairs = Counter(item for pair, item in pairs.items() if pair in read)
    rows = np.array(
        [[(item in sure) / n_pairs[item]] if pair in read else [np.nan] for pair, item in pairs.items()]
    ).reshape(len(pairs), 1)
    n = sum(one.n > 0 for one in items.values())
    method = f"pooled/{SURE:g}"
    fields = {
        **subject.fields,
        "cond": condition,
        "missing": "possible",
        "n": f"{n}/{len(items)}",
        "ci": method,
    }
    estimate = Estimate(
        float(len(sure)),
        n,
        len(items) - n,
        method,
        float(len(sure)),
        float(len(possible)),
        SURE,
        signature=sign(f"{name}<{WEAK_BELOW:g}>{FINE_ABOVE:g}", fields),
    )
    return Made(estimate, rows, _total)


def _total(sums: NDArray[np.float64]) -> NDArray[np.float64]:
    total: NDArray[np.float64] = sums[..., 0]
    return total


def regressions(run: Run, reference: Run, pairs: Sequence[tuple[str, str]]) -> list[Number]:
    """What was good in an earlier run and is no longer: for each condition, items that became weak.

    The interval of `became-weak(C)` is from the items that are weak now to those that may be (`became_weak`).

    Args:
        run: the run that is judged, counted.
        reference: the earlier one, counted.
        pairs: respondents of the reference and of the run that are compared.

    Raises:
        RunError: a run has no counts yet.
    """
    before = {subject.model: subject for subject in _subjects(reference)}
    after = {subject.model: subject for subject in _subjects(run)}
    found = []
    for earlier, model in pairs:
        subject, other = after[model], before[earlier]
        for name in dict.fromkeys([*other.cells, *subject.cells]):
            if name != CORRECT:
                make = partial(_became_weak, subject, other, name)
                found.append(subject.number(f"became-weak({name})", make))
    return found


def _became_weak(subject: _Subject, reference: _Subject, condition: str) -> Made:
    for one, where in ((reference, "the reference"), (subject, "the run")):
        if condition not in one.cells:
            return subject.absent(f"{condition} was not asked in {where}")
    before, after = pooled(reference.cells[condition]), pooled(subject.cells[condition])
    fine = {item for item, one in before.items() if one.verdict == "fine"}
    if not fine:
        return subject.absent("no grammar item is fine in the reference, so none can be lost")
    if fine.isdisjoint(after):
        return subject.absent("no grammar item that is fine in the reference was asked about in the run")
    weak, perhaps = became_weak(before, after)
    return _count(subject, condition, "became-weak", weak, perhaps, after)
