"""Does mismark measure what is true? Respondents of known truth, measured again and again.

A protocol's `Part`s in (`Reported.truths`), each a study that can be made anew with other draws; `Judged`
parameters out. A part goes the way of any run: items, prompts, a scripted respondent, its reply as text,
the parser, counts, estimates. What is true is worked out beside it, from the respondent's settings and the
items.

A parameter is judged by its kind:

* `interval`: its 95% interval must hold the true value in 95 of 100 replicates, give or take the 2 that
  docs/statistics.md grants an interval: an exact binomial test, on both sides, of the nearer end of `COVERAGE`. And
  the estimates must not be off, on average, by more than `BIAS` of their spread: Student's t over replicates. The
  smaller p-value of the two counts, doubled. That intervals are too wide shows in hundreds of replicates only;
* `exact`: the estimate must be the true value in every replicate;
* `mean`: estimates without an interval must be right on average. Student's t over replicates;
* `null`: nothing is there to be found, and the test's p-value may be 0.05 or less in no more than 6% of the
  replicates. An exact binomial test on one side.

The p-values of all parameters are one family (Holm): a parameter fails where its adjusted p is below `LEVEL`.
"""

from __future__ import annotations

import math
import os
import signal
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

from mismark.errors import UsageError
from mismark.protocols import names, recipe
from mismark.statistics.binomial import at_least, binomial_test
from mismark.statistics.intervals import wilson
from mismark.statistics.multiplicity import holm
from mismark.statistics.tails import student_two_sided

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence
    from typing import TextIO

__all__ = [
    "BIAS",
    "COVERAGE",
    "FALSE_POSITIVES",
    "LEVEL",
    "NOMINAL",
    "Judged",
    "Kind",
    "Parameter",
    "Part",
    "Seen",
    "judge",
    "validate",
]

Kind: TypeAlias = Literal["interval", "exact", "mean", "null"]

BIAS = 0.25
"""How far estimates may be off, in standard deviations of their own: a 95% interval loses less than a point of coverage."""

NOMINAL = 0.95
"""The share of intervals that must hold the true value."""
COVERAGE = (0.93, 0.97)
"""The shares that are as good as nominal: what intervals over 15 documents or more are held to."""
FALSE_POSITIVES = 0.06
"""The largest share of replicates in which a test may find what is not there, at a nominal 5%."""
LEVEL = 0.01
"""The chance that anything at all fails where everything is right."""

_EQUAL = 1e-9
_EVERY_S = 10.0


class Parameter(NamedTuple):
    """Something that is true of a respondent, and that mismark estimates.

    Attributes:
        respondent: its name, or what stands in its place (`reference row: random spans`).
        name: the parameter, by its name in `check` and `compare` where it has one.
        kind: how it is judged.
        known: how its true value is known, in words.
    """

    respondent: str
    name: str
    kind: Kind
    known: str


class Seen(NamedTuple):
    """What one replicate shows of a parameter.

    Attributes:
        truth: the true value.
        value: the estimate; of a `null` the p-value; None where there is none.
        low: lower end of the interval, None where there is none.
        high: its upper end.
    """

    truth: float
    value: float | None
    low: float | None = None
    high: float | None = None

    def right(self, kind: Kind) -> bool:
        """Whether this replicate does as it should; of a `null`, whether it finds nothing.

        Example:
            >>> Seen(0.5, 0.6, 0.4, 0.7).right("interval"), Seen(0.5, 0.6, 0.55, 0.7).right("interval")
            (True, False)
            >>> Seen(2.0, 2.0).right("exact"), Seen(0.0, 0.04).right("null")
            (True, False)
        """
        if kind == "interval":
            low, high = self.low, self.high
            return low is not None and high is not None and low - _EQUAL <= self.truth <= high + _EQUAL
        if self.value is None:
            return False
        return self.value > 0.05 if kind == "null" else abs(self.value - self.truth) <= _EQUAL


@dataclass(frozen=True, slots=True)
class Part:
    """One study of respondents of known truth.

    Attributes:
        what: what is asked about, in words.
        parameters: what is known.
        observe: makes the study: (seed, replicate) to what it shows of each parameter, in order.
            Everything it draws hangs on these two numbers.
        repeated: False where nothing is left to chance, so that one replicate tells all.
    """

    what: str
    parameters: tuple[Parameter, ...]
    observe: Callable[[int, int], Sequence[Seen]]
    repeated: bool = True


@dataclass(frozen=True, slots=True)
class Judged:
    """A parameter with what all replicates say of it.

    Attributes:
        protocol: whose it is.
        what: what was asked about.
        parameter: what was judged.
        seen: what each replicate showed.
        n_right: replicates that do as they should (`Seen.right`).
        p: of the test that all is right; None of an `exact` parameter, which needs none.
        p_adjusted: the same, adjusted for all parameters.
        passed: whether mismark measures this parameter as it should.
        why: what is wrong, or "".
    """

    protocol: str
    what: str
    parameter: Parameter
    seen: tuple[Seen, ...]
    n_right: int
    p: float | None
    p_adjusted: float | None
    passed: bool
    why: str

    @property
    def n(self) -> int:
        """Replicates."""
        return len(self.seen)

    @property
    def mean(self) -> tuple[float | None, float]:
        """The mean estimate over replicates, None where one is missing (`null`: the mean p), and the mean true value."""
        values = [one.value for one in self.seen if one.value is not None]
        value = math.fsum(values) / self.n if len(values) == self.n else None
        return value, math.fsum(one.truth for one in self.seen) / self.n

    @property
    def share(self) -> tuple[float, float, float]:
        """The share of replicates that hold the truth (`null`: that find what is not there), with Wilson's interval."""
        n = self.n - self.n_right if self.parameter.kind == "null" else self.n_right
        interval = wilson(n, self.n)
        return n / self.n, interval.low, interval.high


class _Task(NamedTuple):
    """One replicate of one part, as it is handed to a process."""

    protocol: str
    part: int
    seed: int
    replicate: int


def validate(
    protocols: Iterable[str] | None = None,
    *,
    seed: int = 0,
    replicates: int = 30,
    workers: int = 1,
    progress: TextIO | None = None,
) -> list[Judged]:
    """Measure respondents of known truth, and judge every parameter.

    Args:
        protocols: their names; None for all there are.
        seed: of every draw of the respondents, the items and the resamples.
        replicates: how often each part is made anew.
        workers: processes at most; the same result for any number.
        progress: where to say how far it is, None for nowhere.

    Returns:
        Every parameter, protocol by protocol, in the order of their parts.

    Raises:
        UsageError: no replicate or no worker, or a protocol that does not exist.
    """
    if replicates < 1 or workers < 1:
        raise UsageError(
            f"{replicates} replicates by {workers} workers cannot be made; give 1 or more of each"
        )
    parts = [
        (name, number, part)
        for name in (names() if protocols is None else protocols)
        for number, part in enumerate(recipe(name).truths())
    ]
    tasks = [
        _Task(name, number, seed, replicate)
        for name, number, part in sorted(parts, key=lambda one: one[2].repeated)  # the longest first
        for replicate in range(replicates if part.repeated else 1)
    ]
    seen: dict[tuple[str, int], list[Sequence[Seen]]] = {}
    for task, one in zip(tasks, _told(_observed(tasks, workers), len(tasks), progress), strict=True):
        seen.setdefault((task.protocol, task.part), []).append(one)
    return judge((name, part, seen[name, number]) for name, number, part in parts)


def _observed(tasks: Sequence[_Task], workers: int) -> Iterator[Sequence[Seen]]:
    """What each task shows, in order, by this process or by several."""
    if workers == 1 or len(tasks) == 1:
        yield from map(_observe, tasks)
        return
    with ProcessPoolExecutor(workers, get_context("spawn"), initializer=_follow) as pool:
        try:
            yield from pool.map(_observe, tasks, chunksize=1)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _observe(task: _Task) -> Sequence[Seen]:
    part = recipe(task.protocol).truths()[task.part]
    return part.observe(task.seed, task.replicate)


def _follow() -> None:
    """Make a process leave interruptions to the one that started it, and end where that one was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _told(found: Iterable[Sequence[Seen]], n: int, stream: TextIO | None) -> Iterator[Sequence[Seen]]:
    """Pass on what comes, and say every ten seconds how much has come."""
    due = time.monotonic() + _EVERY_S
    for done, one in enumerate(found, 1):
        if stream is not None and time.monotonic() >= due:
            print(f"{done} of {n} studies made", file=stream, flush=True)
            due = time.monotonic() + _EVERY_S
        yield one


def judge(observed: Iterable[tuple[str, Part, Sequence[Sequence[Seen]]]]) -> list[Judged]:
    """Judge what all replicates showed; the tests of all parameters are one family.

    Args:
        observed: protocol, part, and for each replicate what it shows of each parameter.

    Example:
        >>> part = Part("", (Parameter("r", "slope", "interval", ""),), lambda *_: ())
        >>> hit, miss = (Seen(0.5, 0.5, 0.4, 0.6),), (Seen(0.5, 0.7, 0.6, 0.8),)
        >>> [one.passed for one in judge([("p", part, [hit] * 57 + [miss] * 3)])]
        [True]
        >>> [one.why for one in judge([("p", part, [hit] * 45 + [miss] * 15)])]
        ['45 of 60 intervals hold the true value, 95% should; estimates are off by +0.05 on average']
    """
    cells = [
        (protocol, part, parameter, [one[place] for one in replicates])
        for protocol, part, replicates in observed
        for place, parameter in enumerate(part.parameters)
    ]
    tests = [_test(parameter.kind, seen) for _, _, parameter, seen in cells]
    judged = []
    for (protocol, part, parameter, seen), p, adjusted in zip(cells, tests, holm(tests), strict=True):
        n_right = sum(one.right(parameter.kind) for one in seen)
        passed = n_right == len(seen) if adjusted is None else adjusted >= LEVEL
        why = "" if passed else _why(parameter.kind, seen, n_right)
        judged.append(Judged(protocol, part.what, parameter, tuple(seen), n_right, p, adjusted, passed, why))
    return judged


def _test(kind: Kind, seen: Sequence[Seen]) -> float | None:
    """The p-value of a parameter measured as it should be."""
    n = len(seen)
    n_right = sum(one.right(kind) for one in seen)
    match kind:
        case "interval":
            return min(1.0, 2 * min(_coverage_test(n_right, n), _bias_test(seen)))
        case "null":
            return at_least(n - n_right, n, FALSE_POSITIVES)
        case "mean":
            return _mean_test(seen)
        case "exact":
            return None


def _coverage_test(n_right: int, n: int) -> float:
    """The largest p-value of all rates in `COVERAGE`: 1 where the share lies between them."""
    low, high = COVERAGE
    if low * n <= n_right <= high * n:
        return 1.0
    return binomial_test(n_right, n, low if n_right < low * n else high)


def _bias_test(seen: Sequence[Seen]) -> float:
    """Student's t of the errors beyond `BIAS` of their own spread; 1 where they are within it."""
    errors = [one.value - one.truth for one in seen if one.value is not None]
    n = len(errors)
    if n < 2:
        return 1.0
    mean = math.fsum(errors) / n
    sd = math.sqrt(math.fsum((error - mean) ** 2 for error in errors) / (n - 1))
    beyond = abs(mean) - BIAS * sd
    if beyond <= _EQUAL:
        return 1.0
    return student_two_sided(beyond / (sd / math.sqrt(n)), n - 1) if sd > 0 else 0.0


def _mean_test(seen: Sequence[Seen]) -> float:
    """Student's t of the errors; an estimate that could not be made is an error without end."""
    errors = [math.inf if one.value is None else one.value - one.truth for one in seen]
    n, mean = len(errors), math.fsum(errors) / len(errors)
    if all(abs(error) <= _EQUAL for error in errors):
        return 1.0
    if n < 2 or math.isinf(mean):
        return 0.0 if math.isinf(mean) else 1.0
    sd = math.sqrt(math.fsum((error - mean) ** 2 for error in errors) / (n - 1))
    return student_two_sided(mean / (sd / math.sqrt(n)), n - 1) if sd > 0 else 0.0


def _why(kind: Kind, seen: Sequence[Seen], n_right: int) -> str:
    n = len(seen)
    match kind:
        case "interval":
            errors = [one.value - one.truth for one in seen if one.value is not None]
            off = math.fsum(errors) / max(1, len(errors))
            return f"{n_right} of {n} intervals hold the true value, {NOMINAL:.0%} should; estimates are off by {off:+.3g} on average"
        case "null":
            return f"{n - n_right} of {n} tests find what is not there; at most {FALSE_POSITIVES:.0%} may"
        case "mean":
            errors = [one.value - one.truth for one in seen if one.value is not None]
            return f"{n} estimates are off by {math.fsum(errors) / max(1, len(errors)):+.3g} on average"
        case "exact":
            one = next(one for one in seen if not one.right("exact"))
            told = "nothing" if one.value is None else f"{one.value:.6g}"
            return f"{n - n_right} of {n} estimates are not the true value: {told}, and it is {one.truth:.6g}"
