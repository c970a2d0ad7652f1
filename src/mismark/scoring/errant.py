"""ERRANT's comparison of two sets of edits: annotated sentences in, counts of a corpus out.

A sentence of the hypothesis is held against each annotator of the reference, and counted with the
one who lifts F of the running total most, as `errant_compare` does; so a score depends on the
order of the sentences. Where no annotator writes an edit twice, the counts are `errant_compare`'s
with either setting of `compat`. Neither spaCy nor ERRANT is needed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias, get_args

from mismark.errors import UsageError
from mismark.records import Counts

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from mismark.scoring.errant_m2 import Annotated, Mark

__all__ = [
    "Compared",
    "Compat",
    "ErrantOptions",
    "ErrantScorer",
    "Level",
    "Match",
    "by_type",
    "rounded_f",
]

Match: TypeAlias = Literal["correction", "correction-type", "span", "token"]
"""What counts as the same edit: span and correction (`-cs`), and type too (`-cse`), span (`-ds`), token (`-dt`)."""

Compat: TypeAlias = Literal["mismark", "errant"]
"""An edit that an annotator wrote twice counts once, or scores twice as in errant_compare (errant#49)."""

Level: TypeAlias = Literal["operation", "main", "full"]
"""How finely types are told apart: `R`, `VERB:SVA`, `R:VERB:SVA` (`-cat` 1, 2, 3)."""

_Key: TypeAlias = "tuple[object, ...]"
_Units: TypeAlias = "dict[_Key, list[str]]"

UNKNOWN = "UNK"
"""The type of an edit that was detected and not corrected: it counts for detection only."""


@dataclass(frozen=True, slots=True)
class ErrantOptions:
    """How edits are compared.

    Attributes:
        match: what counts as the same edit.
        beta: the weight of recall in F, on which the choice of annotators rests.
        compat: what an edit written twice counts.
    """

    match: Match = "correction"
    beta: float = 0.5
    compat: Compat = "mismark"

    def __post_init__(self) -> None:
        if self.match not in get_args(Match):
            raise UsageError(f"match {self.match!r} is not one of {', '.join(get_args(Match))}")
        if self.compat not in get_args(Compat):
            raise UsageError(f"compat {self.compat!r} is not one of {', '.join(get_args(Compat))}")
        if not self.beta > 0:
            raise UsageError(f"beta is {self.beta} and must be above 0; 0.5 weighs precision twice")


_DEFAULT = ErrantOptions()


@dataclass(frozen=True, slots=True)
class Compared:
    """What one sentence adds.

    Attributes:
        index: its place, from 0.
        annotator: who of the reference it was counted against.
        counts: matched (TP), claimed (TP + FP) and gold (TP + FN) edits.
    """

    index: int
    annotator: int
    counts: Counts


class ErrantScorer:
    """Compares sentences one by one, and keeps the totals that choices of annotators rest on.

    Attributes:
        types: TP, FP and FN of all sentences so far by full type (`R:VERB:SVA`).
    """

    __slots__ = ("_fn", "_fp", "_n", "_options", "_tp", "types")

    def __init__(self, options: ErrantOptions = _DEFAULT) -> None:
        self._options = options
        self._n = self._tp = self._fp = self._fn = 0
        self.types: dict[str, list[int]] = {}

    @property
    def n_sentences(self) -> int:
        """Sentences so far."""
        return self._n

    @property
    def total(self) -> Counts:
        """Counts of all sentences so far, each against its chosen annotator."""
        return Counts(self._tp, self._tp + self._fp, self._tp + self._fn)

    def add(self, hypothesis: Annotated, reference: Annotated) -> Compared:
        """Compare one more sentence.

        Every annotator of the hypothesis is held against every one of the reference. Taken is the
        pair that gives the running total the highest F, rounded to four decimals as errant_compare
        rounds it; on equal F the one with more TP, then fewer FP, then fewer FN, then the first.

        Args:
            hypothesis: the edits of a system; it may hold several annotators.
            reference: the gold edits.

        Example:
            >>> from mismark.scoring.errant_m2 import Annotated, Mark
            >>> have = Mark(1, 2, "have", "R:VERB:SVA")
            >>> gold = Annotated("I has it", {0: [], 1: [have]})
            >>> system = Annotated("I has it", {0: [have]})
            >>> ErrantScorer().add(system, gold)
            Compared(index=0, annotator=1, counts=Counts(matched=1, claimed=1, gold=1))

        Source:
            `errant_compare` of ERRANT 3.0.2; Bryant, Felice and Briscoe (2017), section 5.
        """
        golds = [(who, self._units(marks)) for who, marks in reference.marks.items()]
        systems = [self._units(marks) for marks in hypothesis.marks.values()]
        alone = len(golds) == len(systems) == 1
        best: tuple[float, int, int, int] = (-1.0, 0, 0, 0)
        chosen = golds[0][0]
        pair: tuple[_Units, _Units] = ({}, {})
        for units in systems:
            for who, gold in golds:
                tp, fp, fn = _counted(units, gold)
                totals = (self._tp + tp, self._fp + fp, self._fn + fn)
                f = 0.0 if alone else rounded_f(*totals, self._options.beta)
                if (f, tp, -fp, -fn) > best:
                    best, chosen, pair = (f, tp, -fp, -fn), who, (units, gold)
        _, tp, minus_fp, minus_fn = best
        self._tp, self._fp, self._fn = self._tp + tp, self._fp - minus_fp, self._fn - minus_fn
        self._add_types(*pair)
        self._n += 1
        return Compared(self._n - 1, chosen, Counts(tp, tp - minus_fp, tp - minus_fn))

    def _units(self, marks: Sequence[Mark]) -> _Units:
        """The units that are compared, in file order, each with the types of the edits it stems from."""
        units: _Units = {}
        match, twice = self._options.match, self._options.compat == "errant"
        if match in {"span", "token"}:
            for start, end, _, kind in marks if twice else _once(marks):
                last = end + (start == end) if match == "token" else start + 1
                for place in range(start, last):
                    units.setdefault((place,) if match == "token" else (start, end), []).append(kind)
            return units
        typed = match == "correction-type"
        for start, end, correction, kind in marks:
            if kind == UNKNOWN:
                continue
            key: _Key = (start, end, correction, kind) if typed else (start, end, correction)
            if key not in units:
                units[key] = [kind]
            elif twice:
                units[key].append(kind)
        return units

    def _add_types(self, units: _Units, gold: _Units) -> None:
        """Credit a match to the reference's types, what is left to the types of whoever wrote it."""
        for unit, kinds in units.items():
            if unit in gold:
                self._credit(gold[unit], 0)
            else:
                self._credit(kinds, 1)
        for unit, kinds in gold.items():
            if unit not in units:
                self._credit(kinds, 2)

    def _credit(self, kinds: list[str], place: int) -> None:
        for kind in kinds:
            if kind not in self.types:
                self.types[kind] = [0, 0, 0]
            self.types[kind][place] += 1


def _once(marks: Sequence[Mark]) -> Iterable[Mark]:
    """Leave out every edit that is written again, whatever its type."""
    return {one[:3]: one for one in reversed(marks)}.values() if len(marks) > 1 else marks


def _counted(units: _Units, gold: _Units) -> tuple[int, int, int]:
    """TP, FP and FN; a match counts as often as the reference holds its unit."""
    tp = fp = fn = 0
    for unit, kinds in units.items():
        if unit in gold:
            tp += len(gold[unit])
        else:
            fp += len(kinds)
    for unit, kinds in gold.items():
        if unit not in units:
            fn += len(kinds)
    return tp, fp, fn


def rounded_f(tp: int, fp: int, fn: int, beta: float) -> float:
    """F to four decimals, as annotators are chosen by; precision and recall are 1 where nothing is wrong.

    Example:
        >>> rounded_f(1, 2, 0, 0.5), rounded_f(0, 0, 0, 0.5), rounded_f(0, 1, 1, 0.5)
        (0.3846, 1.0, 0.0)
    """
    p = tp / (tp + fp) if fp else 1.0
    r = tp / (tp + fn) if fn else 1.0
    square = beta**2
    return round(float((1 + square) * p * r) / ((square * p) + r), 4) if p + r else 0.0


def by_type(types: Mapping[str, Sequence[int]], level: Level) -> dict[str, Counts]:
    """Add up what a scorer found by type.

    A type that is not ERRANT's (`UNK`, CoNLL-2014's `Nn`) stands for itself at every level.

    Args:
        types: TP, FP, FN by full type.
        level: how finely to tell types apart.

    Returns:
        Counts by name, in alphabetical order.

    Example:
        >>> by_type({"R:NOUN": (1, 0, 0), "M:NOUN": (0, 1, 2), "UNK": (0, 0, 1)}, "main")
        {'NOUN': Counts(matched=1, claimed=2, gold=3), 'UNK': Counts(matched=0, claimed=0, gold=1)}
    """
    sums: dict[str, Counts] = {}
    for kind, (tp, fp, fn) in types.items():
        name = kind
        if kind[:2] in {"M:", "R:", "U:"} and level != "full":
            name = kind[0] if level == "operation" else kind[2:]
        sums[name] = sums.get(name, Counts()) + Counts(tp, tp + fp, tp + fn)
    return dict(sorted(sums.items()))
