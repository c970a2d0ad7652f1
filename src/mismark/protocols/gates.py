"""Gates: what a run must keep to pass, judged on the ends of intervals and closed where nothing can be told.

Lines such as `inflation(anchored) <= 0.5` and a run in, a `Judgement` for each model out. A `<=` gate holds
where the upper end of the interval is within it, and fails where the lower end is beyond it. Everything
else cannot be told, and a gate that cannot be told is a gate that was not passed.
"""

from __future__ import annotations

import difflib
import math
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

from mismark.errors import UsageError, command_line
from mismark.protocols import recipe
from mismark.protocols.comparing import paired_models
from mismark.protocols.hooks import Guarded
from mismark.protocols.numbers import listed
from mismark.statistics.resampling import FEW_CLUSTERS
from mismark.texts.files import iter_lines

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path

    from mismark.protocols.numbers import Number
    from mismark.records import Estimate
    from mismark.runs import Run

__all__ = ["Gate", "Judgement", "Verdict", "judge", "read_gate", "read_gates", "stand"]

Verdict: TypeAlias = Literal["holds", "fails", "cannot tell"]

_GATE = re.compile(
    r"(?P<measure>[A-Za-z][\w-]*)\s*(?:\((?P<inside>.*)\))?\s*(?P<sign><=|>=|≤|≥|<|>)\s*"
    r"(?P<bound>[-+−]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)",
    re.DOTALL,
)
_COMMA = re.compile(r"\s*,\s*")
_SIGNS: dict[str, Literal["<=", "<", ">=", ">"]] = {
    "<=": "<=",
    "≤": "<=",
    "<": "<",
    ">=": ">=",
    "≥": ">=",
    ">": ">",
}
_FORM = "expected NAME(CONDITION) <= NUMBER, such as inflation(anchored) <= 0.5, with <=, <, >= or >"
_NAMED = 8
"""How many names that there are stand beside one that there is not."""


@dataclass(frozen=True, slots=True)
class Gate:
    """One condition that a run must keep.

    Attributes:
        text: as it was written.
        name: the number it is on, `inflation(anchored)`.
        model: whose number, None for every model of the run.
        sign: how the number must stand to the bound.
        bound: the bound.
    """

    text: str
    name: str
    model: str | None
    sign: Literal["<=", "<", ">=", ">"]
    bound: float

    @property
    def measure(self) -> str:
        """The name without its condition."""
        return self.name.partition("(")[0]

    def keeps(self, value: float) -> bool:
        """Whether a value stands to the bound as it must.

        Example:
            >>> gate = read_gate("slope < 0.1")
            >>> gate.keeps(0.1), gate.keeps(0.09)
            (False, True)
        """
        return {
            "<=": value <= self.bound,
            "<": value < self.bound,
            ">=": value >= self.bound,
            ">": value > self.bound,
        }[self.sign]


@dataclass(frozen=True, slots=True)
class Judgement:
    """How one model stands to one gate.

    Attributes:
        gate: the gate.
        model: the model; where no model of that name is in the run, the gate's own, or "".
        verdict: `holds`, `fails`, or `cannot tell`, which does not pass either.
        estimate: the number, None where the run has none of that name.
        why: what the verdict rests on, in words.
    """

    gate: Gate
    model: str
    verdict: Verdict
    estimate: Estimate | None
    why: str

    @property
    def passed(self) -> bool:
        """True where the gate holds, and only there."""
        return self.verdict == "holds"


def read_gate(text: str) -> Gate:
    """Read one gate.

    Args:
        text: `NAME <= NUMBER`, `NAME(CONDITION) <= NUMBER`, or `NAME(CONDITION, model=MODEL) <= NUMBER`;
            with `<`, `>=` or `>` likewise.

    Raises:
        UsageError: it is not written so.

    Example:
        >>> read_gate("inflation(anchored, model=openai/gpt-4o) <= 0.5").model
        'openai/gpt-4o'
        >>> read_gate("slope >= 0.5").name, read_gate("slope(model=a) > .5").name
        ('slope', 'slope')
        >>> read_gate("inflation(anchored) = 0.5")
        Traceback (most recent call last):
        mismark.errors.UsageError: the gate 'inflation(anchored) = 0.5' cannot be read: expected NAME(CONDITION) <= NUMBER, such as inflation(anchored) <= 0.5, with <=, <, >= or >
    """
    found = _GATE.fullmatch(text.strip())
    if found is None:
        raise UsageError(f"the gate {text.strip()!r} cannot be read: {_FORM}")
    before, marked, model = (found["inside"] or "").partition("model=")
    inside = before.strip().removesuffix(",").strip() if marked else before.strip()
    model = model.strip()
    if (marked and not model) or (found["inside"] is not None and not inside and not marked):
        raise UsageError(f"the gate {text.strip()!r} names nothing between its parentheses: {_FORM}")
    if marked and before.strip() and not before.strip().endswith(","):
        raise UsageError(f"the gate {text.strip()!r} needs a comma before model=: {_FORM}")
    bound = float(found["bound"].replace("−", "-"))
    if not math.isfinite(bound):
        raise UsageError(f"the gate {text.strip()!r} has a bound that every number keeps: {_FORM}")
    return Gate(
        text.strip(),
        f"{found['measure']}({_COMMA.sub(',', inside)})" if inside else found["measure"],
        model or None,
        _SIGNS[found["sign"]],
        bound,
    )


def read_gates(path: str | Path) -> list[Gate]:
    """Read a file of gates, one a line; empty lines and what follows ` #` or a leading `#` are left out.

    Raises:
        DataError: the file cannot be read.
        UsageError: a line is no gate, or there is none.
    """
    gates = []
    for number, line in enumerate(iter_lines(path), start=1):
        text = re.split(r"(?:^|\s)#", line, maxsplit=1)[0].strip()
        if not text:
            continue
        try:
            gates.append(read_gate(text))
        except UsageError as error:
            raise UsageError(f"{path}:{number}: {error}") from error
    if not gates:
        raise UsageError(f"{path} holds no gate; {_FORM}, one a line")
    return gates


def judge(
    run: Run, gates: Sequence[Gate], *, resamples: int | None = None, against: Run | None = None
) -> list[Judgement]:
    """Judge a run by its gates, gate by gate and model by model.

    A number that the run does not have, or that has no interval, cannot be told; nor can any gate hold
    while cells of the run still lack a reply.

    Args:
        run: a run, counted.
        gates: at least one, or none against an earlier run: then nothing of what was good there may be lost.
        resamples: bootstrap resamples, None for the protocol's own number.
        against: an earlier run of the protocol; gates may be on what was lost since (`became-weak(baseline) <= 0`).

    Raises:
        UsageError: no gate, one on a measure that the protocol does not have, or an earlier run that cannot be
            put beside this one.
        RunError: a run has no counts yet.
    """
    lost = [] if against is None else _regressions(run, against)
    gates = gates or [read_gate(f"{name} <= 0") for name in dict.fromkeys(one.name for one in lost)]
    if not gates:
        raise UsageError("there is no gate to check; give --gate or --gates")
    numbers = [*recipe(run.plan.protocol).numbers(run, resamples=resamples), *lost]
    measures = {number.measure for number in numbers}
    for gate in gates:
        if gate.measure not in measures:
            raise UsageError(
                f"the gate {gate.text!r} is on {gate.measure!r}, which {run.plan.protocol} does not measure; this run has "
                f"{listed(number.name for number in numbers if ',' not in number.name)}"
            )
    by_name = {(number.name, number.model): number for number in numbers}
    complete = run.complete and (against is None or against.complete)
    found: list[Judgement] = []
    for gate in gates:
        models = [gate.model] if gate.model else [model.name for model in run.plan.models]
        found += [_judge(gate, model, by_name, complete=complete) for model in models]
    return found


def _regressions(run: Run, reference: Run) -> list[Number]:
    """What was good in an earlier run and is no longer."""
    protocol = recipe(run.plan.protocol)
    if run.plan.protocol != reference.plan.protocol:
        raise UsageError(
            f"{run.folder} is a run of {run.plan.protocol} and {reference.folder} of {reference.plan.protocol}; hold a "
            "run against one of the same protocol"
        )
    if not isinstance(protocol, Guarded):
        raise UsageError(
            f"{run.plan.protocol} cannot tell what a run lost against another; put them side by side with: "
            f"{command_line('compare', reference.folder, run.folder)}"
        )
    pairs, _ = paired_models(reference, run)
    return list(protocol.regressions(run, reference, pairs))


def _judge(gate: Gate, model: str, numbers: dict[tuple[str, str], Number], *, complete: bool) -> Judgement:
    number = numbers.get((gate.name, model))
    if number is None:
        return Judgement(gate, model, "cannot tell", None, _missing(gate, model, numbers))
    return stand(gate, model, number.make().estimate, complete=complete)


def stand(gate: Gate, model: str, estimate: Estimate, *, complete: bool = True) -> Judgement:
    """Judge one number by a gate.

    Args:
        gate: the gate.
        model: whose number it is.
        estimate: the number.
        complete: False where replies are still to come; then it can fail, and cannot hold.

    Example:
        >>> from mismark.records import Estimate
        >>> stand(read_gate("excess <= 0.2"), "all", Estimate(0.1, 80, 0, "t", 0.02, 0.18)).verdict
        'holds'
        >>> from mismark.records import Estimate
        >>> stand(read_gate("excess <= 0.2"), "all", Estimate(0.1, 80, 0, "t", 0.02, 0.28)).verdict
        'cannot tell'
    """
    if estimate.value is None or estimate.low is None or estimate.high is None:
        reason = estimate.method.removeprefix("none: ")
        what = "there is no value" if estimate.value is None else "there is no interval"
        return Judgement(gate, model, "cannot tell", estimate, f"{what}: {reason}")
    ends = estimate.low, estimate.high
    if not any(map(gate.keeps, ends)):
        return Judgement(gate, model, "fails", estimate, "the whole interval is beyond the bound")
    if not complete:
        return Judgement(gate, model, "cannot tell", estimate, "the run is not finished")
    if not all(map(gate.keeps, ends)):
        return Judgement(gate, model, "cannot tell", estimate, "the interval reaches across the bound")
    why = "the whole interval is within the bound"
    if estimate.n_clusters is not None and estimate.n_clusters < FEW_CLUSTERS:
        why += (
            f", but it rests on {estimate.n_clusters} clusters and is likely too narrow below {FEW_CLUSTERS}"
        )
    return Judgement(gate, model, "holds", estimate, why)


def _missing(gate: Gate, model: str, numbers: Iterable[tuple[str, str]]) -> str:
    """Why there is no such number, with those that there are."""
    models = list(dict.fromkeys(model for _, model in numbers))
    if model not in models:
        return f"the run has no model {model!r}; it has {', '.join(models)}"
    names = dict.fromkeys(name for name, _ in numbers)
    same = [name for name in names if name.partition("(")[0] == gate.measure]
    near = same if len(same) <= _NAMED else difflib.get_close_matches(gate.name, same, n=_NAMED, cutoff=0.0)
    more = f" and {len(same) - len(near)} more of {gate.measure}" if len(same) > len(near) else ""
    return f"the run has no {gate.name}; it has {', '.join(near)}{more}"
