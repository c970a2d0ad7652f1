"""What is true of judges of known truth, and where mismark says so.

The protocol in, `Part`s for `mismark.protocols.validation` out. A study is a whole run in a folder of its own: answers
written to a file, a scripted judge, its replies as text, the reading of scores and verdicts, the counts, and estimates by
their names in `check`. What is true follows from the judge's settings, or from the answers, by arithmetic beside it.

The answers are those of `made_answers`.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from statistics import mean
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, NamedTuple

from mismark.errors import RunError
from mismark.protocols.judging.made_answers import DAMAGED, INSTRUCTIONS, UNHARMED, answers
from mismark.protocols.judging.named import numbers
from mismark.protocols.validation import Parameter, Part, Seen
from mismark.respondents import respondent
from mismark.runs import load_run, start
from mismark.seeds import stream
from mismark.statistics.tails import normal_cdf, normal_quantile
from mismark.texts.answers import write_answers
from mismark.texts.categories import INVARIANT

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from mismark.protocols import Reported
    from mismark.protocols.numbers import Number
    from mismark.protocols.validation import Kind
    from mismark.records import Estimate
    from mismark.runs import Run
    from mismark.texts.answers import DamagedAnswer

__all__ = ["Line", "Study", "truths"]

SET = "its setting"
SUMS = "its settings, by arithmetic"
TEXTS = "the answers, by arithmetic"
NOTHING = "nothing is left to chance"
"""How a true value is known."""

_UNSEEN = {"grammar", "number", "units"}


class Line(NamedTuple):
    """A parameter and its true value.

    Attributes:
        name: of a number.
        truth: the true value.
        known: how it is known.
        kind: how it is judged.
    """

    name: str
    truth: float
    known: str = SUMS
    kind: Kind = "interval"


class _Measured:
    """The run of one replicate."""

    def __init__(self, run: Run) -> None:
        self._run = run

    @cached_property
    def _numbers(self) -> dict[str, Number]:
        return {one.name: one for one in numbers(self._run)}

    def named(self, name: str) -> Estimate:
        """A number by its name, as `check` and `compare` have it."""
        return self._numbers[name].make().estimate


@dataclass(frozen=True, slots=True)
class Study:
    """A judge asked in several ways.

    Attributes:
        judge: its kind.
        settings: of its name.
        strategies: the ways of asking.
        lines: what is true of it.
        repeated: False where nothing is left to chance.
        beyond: who looks beyond the scores; the lines are then of that run. "" for nobody.
    """

    judge: str
    settings: Mapping[str, float | str]
    strategies: tuple[str, ...]
    lines: tuple[Line, ...]
    repeated: bool = True
    beyond: str = ""

    @property
    def model(self) -> str:
        """The judge's name, without the seed of a replicate."""
        settings = ",".join(
            f"{key}={value}" if isinstance(value, str) else f"{key}={value:g}"
            for key, value in self.settings.items()
        )
        return f"scripted/{self.judge}" + (f":{settings}" if settings else "")

    def part(self, protocol: Reported) -> Part:
        """The study as the validation sees it.

        Args:
            protocol: to run with.
        """
        once = "drawn anew in each replicate" if self.repeated else "once: nothing is left to chance"
        return Part(
            f"{INSTRUCTIONS} instructions, {DAMAGED} damaged and {UNHARMED} unharmed answers each, {once}; "
            f"{', '.join(self.strategies)}{', explanations read' if self.beyond else ''}",
            tuple(Parameter(self.model, line.name, line.kind, line.known) for line in self.lines),
            lambda seed, replicate: self._observe(protocol, seed, replicate),
            self.repeated,
        )

    def _observe(self, protocol: Reported, seed: int, replicate: int) -> list[Seen]:
        draw = stream(seed, "validate", "judging", self.model, replicate).randrange(2**31)
        name = f"{self.model}{',' if self.settings else ':'}seed={draw}" if self.repeated else self.model
        with TemporaryDirectory(prefix="mismark-validate-") as place:
            folder = Path(place)
            write_answers(folder / "answers.jsonl", answers())
            asked = {"strategies": list(self.strategies)}
            run = _made(protocol, folder / "run", name, asked, draw, str(folder / "answers.jsonl"))
            if self.beyond:
                run = _made(
                    protocol, folder / "beyond", self.beyond, {"look_beyond": str(folder / "run")}, draw
                )
            measured = _Measured(run)
            return [_seen(line, measured.named(line.name)) for line in self.lines]


def _made(
    protocol: Reported,
    folder: Path,
    model: str,
    settings: Mapping[str, object],
    seed: int,
    data: str | None = None,
) -> Run:
    """A whole run, counted."""
    outcome = start(folder, protocol, data=data, models=[respondent(model)], settings=settings, seed=seed)
    if not outcome.complete:
        raise RunError(f"a judge of known truth left a run incomplete: {outcome.summary()}")
    return load_run(folder)


def _seen(line: Line, found: Estimate) -> Seen:
    return Seen(line.truth, found.value, found.low, found.high)


def truths(protocol: Reported) -> list[Part]:
    """Everything that is validated of judging.

    Args:
        protocol: to run with.
    """
    studies = (_blind(), _noisy(), _position(), _stringent(), _keeping(), _oracle(), _length())
    return [study.part(protocol) for study in studies]


def _blind() -> Study:
    """A judge that does not see three categories, raises false alarms and prefers the first place."""
    hits, alarms, bias = 0.8, 0.15, 0.2
    damaged = [one for one in answers() if one.category != INVARIANT]
    seen = hits * mean(one.category not in _UNSEEN for one in damaged)
    long_form = hits * mean(one.category not in _UNSEEN for one in damaged if one.ability == "long-form")
    settings: dict[str, float | str] = {
        "categories": "+".join(sorted(_UNSEEN)),
        "hits": hits,
        "spread": 0.4,
        "false_alarms": alarms,
        "position_bias": bias,
    }
    return Study(
        "blind",
        settings,
        ("vanilla", "pairwise", "reference"),
        (
            Line("detection(vanilla)", seen),
            Line("undetected(vanilla)", 1 - seen),
            Line("undetected(vanilla,number)", 1.0, SET, "exact"),
            Line("detection(vanilla,long-form)", long_form),
            Line("false-alarms(vanilla)", alarms, SET),
            Line("dprime(vanilla)", normal_quantile(seen) - normal_quantile(alarms)),
            Line("criterion(vanilla)", -(normal_quantile(seen) + normal_quantile(alarms)) / 2),
            Line("auc(vanilla)", (1 + seen - alarms) / 2),
            Line("detection(pairwise)", (1 - bias) * seen),
            Line("false-alarms(pairwise)", (1 - bias) * alarms),
            Line("position-bias(pairwise)", bias, SET),
            Line("detection(pairwise - vanilla)", -bias * seen),
            Line("detection(reference)", seen),
            Line("failed(vanilla)", 0.0, "all that it writes can be read", "exact"),
        ),
    )


def _noisy() -> Study:
    """A judge that sees damage through noise."""
    sd, effect = 1.2, 1.5
    scale = (1, 10)
    sound, damaged = _scores(scale, sd, 0.0), _scores(scale, sd, effect)
    falls = [_falls(sound, other) for other in (damaged, sound)]
    hit, alarm = (sum(p for fall, p in one.items() if fall > 0) for one in falls)
    better = normal_cdf(effect / (sd * math.sqrt(2)))
    return Study(
        "noisy",
        {"sd": sd, "effect": effect},
        ("vanilla", "pairwise"),
        (
            Line("detection(vanilla)", hit),
            Line("false-alarms(vanilla)", alarm),
            Line("dprime(vanilla)", normal_quantile(hit) - normal_quantile(alarm)),
            Line("auc(vanilla)", _area(*falls)),
            Line("detection(pairwise)", better**2),
            Line("false-alarms(pairwise)", 0.25),
            Line("position-bias(pairwise)", 0.0, "its noise knows no place"),
        ),
    )


def _scores(scale: tuple[int, int], sd: float, effect: float) -> dict[int, float]:
    """The chance of each score: about seven tenths of the range, less the effect, with noise, rounded and cut."""
    low, high = scale
    middle = low + round(0.7 * (high - low)) - effect
    below = [0.0, *(normal_cdf((score + 0.5 - middle) / sd) for score in range(low, high)), 1.0]
    return {score: below[score - low + 1] - below[score - low] for score in range(low, high + 1)}


def _falls(gold: Mapping[int, float], changed: Mapping[int, float]) -> dict[int, float]:
    """The chance of each fall of two independent scores."""
    found: dict[int, float] = {}
    for one, p in gold.items():
        for other, q in changed.items():
            found[one - other] = found.get(one - other, 0.0) + p * q
    return found


def _area(signal: Mapping[int, float], noise: Mapping[int, float]) -> float:
    return sum(
        p * q * (1.0 if one > other else 0.5 if one == other else 0.0)
        for one, p in signal.items()
        for other, q in noise.items()
    )


def _position() -> Study:
    """A judge that goes by place in each order, most often by the first."""
    first = 0.8
    return Study(
        "position",
        {"first": first},
        ("pairwise", "vanilla"),
        (
            Line("position-bias(pairwise)", first**2 - (1 - first) ** 2),
            Line("detection(pairwise)", first * (1 - first)),
            Line("false-alarms(pairwise)", first * (1 - first)),
            Line("detection(vanilla)", 0.0, "it scores everything alike", "exact"),
            Line("auc(vanilla)", 0.5, "it scores everything alike", "exact"),
        ),
    )


def _stringent() -> Study:
    """A judge that penalises whatever was changed, damage or not."""
    rate = 0.6
    return Study(
        "stringent",
        {"rate": rate},
        ("vanilla", "reference"),
        (
            Line("detection(vanilla)", rate, SET),
            Line("false-alarms(vanilla)", rate, SET),
            Line("dprime(vanilla)", 0.0, "it cannot tell damage"),
            Line("criterion(vanilla)", -normal_quantile(rate)),
            Line("auc(vanilla)", 0.5, "it cannot tell damage"),
            Line("undetected(reference)", 0.0, "it never gives full marks", "exact"),
            Line("false-alarms(reference)", 1.0, "it never gives full marks", "exact"),
            Line("auc(reference)", 0.5, "it cannot tell damage"),
        ),
    )


def _keeping() -> Study:
    """A judge that tells some of what it sees and lets it cost nothing, and one that reads what it tells."""
    hits, keeps = 0.8, 0.4
    told = hits * keeps / (1 - hits + hits * keeps)
    return Study(
        "blind",
        {"hits": hits, "keeps": keeps},
        ("vanilla",),
        (
            Line("reported(vanilla)", told),
            Line("named(vanilla)", told),
            Line("reported-gold(vanilla)", 0.0, "it finds no fault with gold answers", "exact"),
        ),
        beyond="scripted/oracle",
    )


def _oracle() -> Study:
    """A judge that sees all damage and nothing else."""
    named = {"detection": 1.0, "false-alarms": 0.0, "undetected": 0.0}
    strategies = ("vanilla", "pairwise", "reference", "rubric-specific")
    return Study(
        "oracle",
        {},
        strategies,
        (
            *(
                Line(f"{name}({strategy})", truth, NOTHING, "exact")
                for strategy in strategies
                for name, truth in named.items()
            ),
            Line("auc(vanilla)", 1.0, NOTHING, "exact"),
            Line("position-bias(pairwise)", 0.0, NOTHING, "exact"),
        ),
        repeated=False,
    )


def _length() -> Study:
    """A judge to whom longer is better."""
    full = 3000
    return Study(
        "length",
        {"full": full},
        ("vanilla", "pairwise"),
        tuple(
            Line(f"{name}({strategy})", truth, TEXTS, "exact")
            for strategy, lost in (("vanilla", _fewer_points(full)), ("pairwise", _shorter))
            for name, truth in (
                ("detection", mean(lost(one) for one in answers() if one.category != INVARIANT)),
                ("false-alarms", mean(lost(one) for one in answers() if one.category == INVARIANT)),
            )
        ),
        repeated=False,
    )


def _shorter(answer: DamagedAnswer) -> bool:
    return len(answer.perturbed) < len(answer.gold)


def _fewer_points(full: int) -> Callable[[DamagedAnswer], bool]:
    """Whether a changed answer has fewer of the nine points between 1 and 10 than the gold one."""

    def points(text: str) -> int:
        return math.floor(9 * min(1.0, len(text) / full))

    return lambda answer: points(answer.perturbed) < points(answer.gold)
