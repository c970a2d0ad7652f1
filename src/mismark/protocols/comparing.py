"""Two runs of one protocol side by side: every number of both, and whether they can be told apart.

Runs A and B in, a `Comparison` out. The items that both have are paired, so that what an item does to
both alike cancels; each difference is B less A. The interval resamples clusters with both runs' counts
in one row, p exchanges the runs cluster by cluster, and Holm's correction is over the whole table.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

import numpy as np

from mismark.digests import digest, short
from mismark.errors import UsageError, command_line
from mismark.protocols import recipe
from mismark.protocols.hooks import Beside
from mismark.protocols.numbers import listed
from mismark.records import Estimate
from mismark.runs.plan import differences
from mismark.seeds import arrays
from mismark.signature import sign
from mismark.statistics.multiplicity import holm
from mismark.statistics.randomisation import randomisation
from mismark.statistics.resampling import FEW_CLUSTERS, bootstrap, cluster_weights
from mismark.statistics.sums import contrast
from mismark.texts.items import item_json

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from mismark.protocols.numbers import Made, Number
    from mismark.report.analyses import Table
    from mismark.runs import Run
    from mismark.runs.plan import Plan

__all__ = ["ALPHA", "RESAMPLES", "Compared", "Comparison", "Verdict", "compare", "paired_models"]

Verdict: TypeAlias = Literal["higher", "lower", "cannot tell"]

ALPHA = 0.05
"""A difference is told where Holm's p is at most this."""

RESAMPLES = 10_000


@dataclass(frozen=True, slots=True)
class Compared:
    """One number in both runs.

    Attributes:
        name: the number, `inflation(anchored)`.
        model_a: whose number in A.
        model_b: whose number in B.
        a: the number in A, over all that A read.
        b: the number in B, over all that B read.
        difference: B less A, over the items that both read.
        p: of the exchange test, None where there is no difference.
        p_holm: corrected for all numbers of the table.
        verdict: how B stands to A: `higher`, `lower` or `cannot tell`.
        test: the method of the test.
    """

    name: str
    model_a: str
    model_b: str
    a: Estimate
    b: Estimate
    difference: Estimate
    p: float | None
    p_holm: float | None
    verdict: Verdict
    test: str


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two runs side by side.

    Attributes:
        protocol: of both.
        n_items: items that both runs have, with the same content.
        same_items: True where both have exactly these.
        rows: every number, model pair by model pair.
        notes: what a reader must know: settings that differ, items and models left out, few clusters.
        tables: what the protocol itself puts side by side, such as single items (`mismark.protocols.hooks.Beside`);
            none where only some numbers were asked for.
    """

    protocol: str
    n_items: int
    same_items: bool
    rows: tuple[Compared, ...]
    notes: tuple[str, ...]
    tables: tuple[Table, ...] = ()


class _Shared(NamedTuple):
    """What all numbers of one pair of models share that are about the same items.

    Attributes:
        rows_a: the rows of A whose items both runs have.
        rows_b: the rows of B of the same items, in the same order.
        clusters: (n_common,) the cluster of each.
        n_resamples: of the bootstrap, and exchanges of the test.
        seed: of both.
        weights: resamples by number of clusters, as they are needed.
    """

    rows_a: NDArray[np.intp]
    rows_b: NDArray[np.intp]
    clusters: NDArray[np.str_]
    n_resamples: int
    seed: int
    weights: dict[int, NDArray[np.float64]]

    def resamples(self, n_clusters: int) -> NDArray[np.float64]:
        """(n_resamples, n_clusters) how often each cluster is in each resample."""
        if n_clusters not in self.weights:
            stream = arrays(self.seed, "compare", "bootstrap")
            self.weights[n_clusters] = cluster_weights(n_clusters, self.n_resamples, stream)
        return self.weights[n_clusters]


def compare(
    a: Run,
    b: Run,
    *,
    only: Sequence[str] = (),
    resamples: int | None = None,
    pairs: Sequence[tuple[str, str]] = (),
) -> Comparison:
    """Compare two runs, number by number.

    Models are paired as `pairs` says, else by name; where no name is in both and each run has one model,
    these two are paired.

    Args:
        a: the reference, counted.
        b: the other run, counted.
        only: numbers to compare, by name (`inflation(over)`) or measure (`inflation`); all where it is empty.
            A smaller family, chosen beforehand, sees smaller differences.
        resamples: bootstrap resamples and exchanges, else 10,000.
        pairs: a model of A and one of B each, compared whatever their names; none others are.

    Raises:
        UsageError: runs of different protocols, without a model or an item in common, or a number in `only`
            that neither has.
        RunError: a run has no counts yet.
    """
    if a.plan.protocol != b.plan.protocol:
        raise UsageError(
            f"{a.folder} is a run of {a.plan.protocol} and {b.folder} of {b.plan.protocol}; compare two runs of one protocol"
        )
    common, notes = _common_items(a, b)
    models, more = paired_models(a, b, pairs)
    notes += more
    protocol = recipe(a.plan.protocol)
    of_a = protocol.numbers(a, resamples=resamples)
    of_b = {(one.name, one.model): one for one in protocol.numbers(b, resamples=resamples)}
    _check_only(only, [*(one.name for one in of_a), *(name for name, _ in of_b)])
    family: list[tuple[Number, Number, _Shared]] = []
    left_out: dict[str, None] = {}
    wanted = [one for one in of_a if _wanted(one, only)]
    for model_a, model_b in models:
        numbers = [one for one in wanted if one.model == model_a]
        shared: dict[tuple[tuple[str, ...], tuple[str, ...]], _Shared] = {}
        for number in numbers:
            other = of_b.get((number.name, model_b))
            if other is None or not _wanted(other, only):
                left_out[number.name] = None
                continue
            about = (number.items, other.items)
            if about not in shared:
                shared[about] = _share(number, other, common, a.plan.seed, resamples or RESAMPLES)
            family.append((number, other, shared[about]))
    rows = [_compare(*one, a, b, len(family)) for one in family]
    named_a = {one.name for one in wanted}
    left_out |= dict.fromkeys(
        name for (name, _), one in of_b.items() if name not in named_a and _wanted(one, only)
    )
    if left_out:
        notes.append(f"In one run only, and left out: {listed(left_out)}.")
    clusters = [row.difference.n_clusters for row in rows if row.difference.n_clusters is not None]
    if clusters and max(clusters) < FEW_CLUSTERS:
        notes.append(f"There are {max(clusters)} clusters: below {FEW_CLUSTERS}, intervals are too narrow.")
    for run in (a, b):
        if not run.complete:
            notes.append(f"{run.folder} is not finished; go on with: {command_line('resume', run.folder)}")
    same = a.plan.items.digest == b.plan.items.digest
    tables = protocol.beside(a, b, models, common) if isinstance(protocol, Beside) and not only else ()
    return Comparison(
        a.plan.protocol, len(common), same, tuple(_corrected(rows)), tuple(notes), tuple(tables)
    )


def _wanted(number: Number, only: Sequence[str]) -> bool:
    if not only:
        return not number.detail
    return number.name in only or (number.measure in only and not number.detail)


def _common_items(a: Run, b: Run) -> tuple[list[str], list[str]]:
    """Ids of the items that both runs have with the same content, and what is to be said of the others."""
    if a.plan.items.digest == b.plan.items.digest:
        return list(a.items), []
    both = [name for name in a.items if name in b.items]
    common = [name for name in both if digest(item_json(a.items[name])) == digest(item_json(b.items[name]))]
    if not common:
        raise UsageError(
            f"{a.folder} and {b.folder} have no item in common"
            + (f": {len(both)} ids are in both, with other content" if both else "")
            + "; compare runs on the same data"
        )
    note = f"The runs have other items: {len(a.items)} in A, {len(b.items)} in B; {len(common)} that are in both are compared. B - A is over these; the columns A and B are over all of each run."
    changed = len(both) - len(common)
    if changed:
        note += f" {changed} more have the same id and other content."
    return common, [note]


def paired_models(
    a: Run, b: Run, given: Sequence[tuple[str, str]] = ()
) -> tuple[list[tuple[str, str]], list[str]]:
    """Which model of A is put beside which of B, and what is to be said of the others and of the settings.

    Args:
        a: the reference.
        b: the other run.
        given: the pairs that were asked for; none to go by the names.

    Raises:
        UsageError: a run does not have a model that was asked for; or none was, no name is in both,
            and one run has several models.
    """
    names_a, names_b = ([model.name for model in run.plan.models] for run in (a, b))
    both = [name for name in names_a if name in names_b]
    if given:
        for run, known, side in ((a, names_a, 0), (b, names_b, 1)):
            for pair in given:
                if pair[side] not in known:
                    raise UsageError(
                        f"--pair {'='.join(pair)}: {run.folder} has no model {pair[side]}, only {', '.join(known)}"
                    )
        pairs, both = list(dict.fromkeys(given)), [one for one, other in given if one == other]
    elif both:
        pairs = [(name, name) for name in both]
    elif len(names_a) == len(names_b) == 1:
        pairs = [(names_a[0], names_b[0])]
    else:
        raise UsageError(
            f"{a.folder} has {', '.join(names_a)} and {b.folder} has {', '.join(names_b)}: no model is in both, "
            "and models of other names are compared where each run has one, or as --pair A=B says"
        )
    notes = []
    firsts, seconds = ({pair[side] for pair in pairs} for side in (0, 1))
    alone = [name for name in names_a if name not in firsts] + [
        name for name in names_b if name not in seconds
    ]
    if alone:
        why = "In no pair" if given else "In one run only"
        notes.append(f"{why}, and left out: {', '.join(dict.fromkeys(alone))}.")
    found = differences(_settings_only(a, a, both), _settings_only(b, a, both))
    if found:
        notes.append(f"The runs differ in {'; '.join(found)}.")
    return pairs, notes


def _settings_only(run: Run, like: Run, models: Sequence[str]) -> Plan:
    """A plan whose items, prompts and seed are another's: what is left to differ is how it was asked."""
    settings = {name: value for name, value in run.plan.settings.items() if name not in {"prompts", "family"}}
    kept = tuple(run.plan.model(name) for name in models)
    return replace(
        run.plan,
        settings=settings,
        models=kept,
        items=like.plan.items,
        prompts=like.plan.prompts,
        seed=like.plan.seed,
    )


def _check_only(only: Sequence[str], names: Sequence[str]) -> None:
    known = {*names, *(name.partition("(")[0] for name in names)}
    for name in only:
        if name not in known:
            raise UsageError(f"--only {name}: neither run has such a number; there are {listed(names)}")


def _share(number: Number, other: Number, common: Sequence[str], seed: int, resamples: int) -> _Shared:
    """Pair the items that two numbers are about, of those that both runs have."""
    places_a = {name: row for row, name in enumerate(number.items)}
    places_b = {name: row for row, name in enumerate(other.items)}
    both = [name for name in common if name in places_a and name in places_b]
    rows_a = np.array([places_a[name] for name in both], dtype=np.intp)
    rows_b = np.array([places_b[name] for name in both], dtype=np.intp)
    return _Shared(rows_a, rows_b, number.clusters[rows_a], resamples, seed, {})


def _compare(number: Number, other: Number, shared: _Shared, a: Run, b: Run, n_family: int) -> Compared:
    first, second = number.make(), other.make()
    difference, p, test = _difference(number, first, second, shared)
    fields = {
        "data": short(a.plan.items.digest),
        "resp": f"{other.model}@{short(b.plan.digest)} - {number.model}@{short(a.plan.digest)}",
        "missing": "left-out",
        "n": f"{difference.n}/{difference.n + difference.n_missing}",
        "cluster": number.cluster_rule,
        "ci": difference.method,
        "test": test,
        "family": f"holm/{n_family}",
        "seed": a.plan.seed,
    }
    return Compared(
        number.name,
        number.model,
        other.model,
        first.estimate,
        second.estimate,
        replace(difference, signature=sign(f"Δ{number.name}", fields)),
        p,
        None,
        "cannot tell",
        test,
    )


def _difference(
    number: Number, first: Made, second: Made, shared: _Shared
) -> tuple[Estimate, float | None, str]:
    """B less A over the items that both read, its p-value, and the test's name."""
    rows_a, rows_b = first.rows[shared.rows_a], second.rows[shared.rows_b]
    n = len(rows_a)
    missing = next((one for one in (first, second) if one.estimate.value is None), None)
    if missing is not None:
        return Estimate(None, 0, n, missing.estimate.method), None, missing.estimate.method
    rows = np.hstack([rows_a, rows_b])
    read = np.asarray(~np.isnan(rows).any(axis=1))
    clusters = shared.clusters[read]
    n_clusters = len(np.unique(clusters))
    if not n_clusters:
        reason = "none: no item was read in both runs"
        return Estimate(None, 0, n, reason), None, reason
    found = bootstrap(rows[read], clusters, contrast(first.statistic), weights=shared.resamples(n_clusters))
    test = randomisation(
        rows[read],
        clusters,
        first.statistic,
        rng=arrays(shared.seed, "compare", number.name, number.model),
        n_resamples=shared.n_resamples,
    )
    interval = found.interval
    estimate = Estimate(
        found.value,
        int(read.sum()),
        n - int(read.sum()),
        found.method,
        None if interval is None else interval.low,
        None if interval is None else interval.high,
        n_clusters=found.n_clusters,
    )
    return estimate, test.p, test.method


def _corrected(rows: Sequence[Compared]) -> list[Compared]:
    """The rows with Holm's p over all of them, and their verdicts."""
    found = []
    for row, p in zip(rows, holm([row.p for row in rows]), strict=True):
        verdict: Verdict = "cannot tell"
        if p is not None and p <= ALPHA and row.difference.value:
            verdict = "higher" if row.difference.value > 0 else "lower"
        found.append(replace(row, p_holm=p, verdict=verdict))
    return found
