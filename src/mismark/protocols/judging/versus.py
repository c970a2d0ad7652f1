"""Two ways of asking the same judge, or two judges asked alike, on the same answers: which detects more?

The cells of both in, the answers that just one of them detected and two tests out. McNemar's exact test takes answers
as independent; the sign-flip test takes instructions as independent, whose answers may stand and fall together. Where
the two disagree, the second is to be believed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mismark.records import Estimate
from mismark.signature import sign
from mismark.statistics.flips import exact_flips
from mismark.statistics.intervals import wilson_difference
from mismark.statistics.multiplicity import holm
from mismark.statistics.paired import mcnemar
from mismark.statistics.sums import cluster_sums

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from mismark.protocols.judging.cells import Cell
    from mismark.statistics.intervals import Interval

__all__ = ["Family", "Versus", "corrected", "versus"]


class Versus(NamedTuple):
    """Two sides on the same answers.

    Attributes:
        names: the conditions, the reference first.
        n: answers that could be read on both sides.
        n_missing: answers that both were asked about and that could not be read on both sides.
        only_first: those that only the first detected.
        only_second: those that only the second detected.
        interval: of the difference, over instructions; None without answers.
        n_clusters: instructions.
        p: McNemar's, 1 of no discordant answer; None without answers.
        p_instructions: of the sign-flip test over instructions.
    """

    names: tuple[str, str]
    n: int
    n_missing: int
    only_first: int
    only_second: int
    interval: Interval | None
    n_clusters: int
    p: float | None
    p_instructions: float | None

    @property
    def difference(self) -> float | None:
        """What the second detects more, as a share of the answers."""
        return (self.only_second - self.only_first) / self.n if self.n else None

    def estimate(self, fields: Mapping[str, object] | None = None, seed: int | None = None) -> Estimate:
        """The difference with its interval and signature.

        Args:
            fields: what the signature says of the run.
            seed: of the run, for the signature.
        """
        method = (
            "none: no answer could be read on both sides" if self.interval is None else self.interval.method
        )
        more = {
            "cond": f"{self.names[1]}-{self.names[0]}",
            "missing": "left-out",
            "n": f"{self.n}/{self.n + self.n_missing}",
            "cluster": "instruction",
            "ci": method.partition(":")[0],
            "seed": seed,
        }
        return Estimate(
            self.difference,
            self.n,
            self.n_missing,
            method,
            None if self.interval is None else self.interval.low,
            None if self.interval is None else self.interval.high,
            n_clusters=self.n_clusters,
            signature=sign("Δdetection", {**(fields or {}), **more}),
        )


class Family(NamedTuple):
    """One comparison of a family, with its p-values corrected for all of them (Holm)."""

    versus: Versus
    p_holm: float | None
    p_instructions_holm: float | None


def versus(first: Sequence[Cell], second: Sequence[Cell], *, invariant: bool = False) -> Versus:
    """Put two sides beside each other, answer by answer and sample by sample.

    Args:
        first: cells of one judge under one condition: the reference.
        second: cells of another condition, or of another judge.
        invariant: compare false alarms on invariant changes, rather than detection of damage.

    Example:
        >>> from mismark.protocols.judging.cells import Cell
        >>> def side(*outcomes):
        ...     return [Cell(str(n), str(n), "factual", "number", "", "vanilla", "m", 0, "single", one)
        ...             for n, one in enumerate(outcomes)]
        >>> found = versus(side("same", "same", "dropped", "failed"), side("dropped", "dropped", "same", "same"))
        >>> found.only_first, found.only_second, found.n, found.p
        (1, 2, 3, 1.0)
    """
    names = (_name(first), _name(second))
    there = {(cell.item, cell.sample): cell for cell in first if cell.invariant == invariant}
    pairs = [(there[cell.item, cell.sample], cell) for cell in second if (cell.item, cell.sample) in there]
    both = [(one, other) for one, other in pairs if one.readable and other.readable]
    if not both:
        return Versus(names, 0, len(pairs), 0, 0, None, 0, None, None)
    prompts = [one.prompt for one, _ in both]
    sums = cluster_sums([(one.detected, 1, other.detected, 1) for one, other in both], prompts)
    differences = [float(other.detected) - float(one.detected) for one, other in both]
    only_first, only_second = differences.count(-1.0), differences.count(1.0)
    return Versus(
        names,
        len(both),
        len(pairs) - len(both),
        only_first,
        only_second,
        wilson_difference(sums),
        len(sums),
        mcnemar(only_first, only_second),
        exact_flips((sums[:, 2] - sums[:, 0]).tolist()),
    )


def corrected(found: Sequence[Versus]) -> list[Family]:
    """Correct both p-values for all comparisons of a family.

    Args:
        found: every comparison that was planned; one without answers keeps its place in the family.
    """
    return [
        Family(*row)
        for row in zip(
            found, holm([one.p for one in found]), holm([one.p_instructions for one in found]), strict=True
        )
    ]


def _name(cells: Sequence[Cell]) -> str:
    return cells[0].condition if cells else ""
