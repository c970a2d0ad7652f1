"""What is true of correctors of known truth, and where mismark says so.

The protocol in, `Part`s for `mismark.protocols.validation` out. A study is a whole run in a folder of its own:
built-in pairs, a scripted corrector, its replies as text, the reading of the sentence, MaxMatch, estimates by their
names in `check`. In each replicate the corrector draws the recall of every grammar item anew, so that items differ
and the true average is the mean that it draws from.

The pairs are those whose references are one edit each, in one place or well apart, and leave a word to change
needlessly: of these it is known by arithmetic what a corrected sentence, a missed one and a needless change count.
"""

from __future__ import annotations

import math
from collections import defaultdict
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import permutations
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, NamedTuple

from mismark.errors import RunError
from mismark.protocols.grammar.cells import TARGET_STEP, chosen, read_cells
from mismark.protocols.grammar.named import numbers, regressions
from mismark.protocols.grammar.pooled import paired_items, pooled
from mismark.protocols.validation import Parameter, Part, Seen
from mismark.respondents import respondent
from mismark.respondents.correcting import PARAMETERS, item_recall
from mismark.runs import load_run, start
from mismark.seeds import stream
from mismark.texts import builtin
from mismark.texts.inventory import LEVELS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from mismark.protocols import Reported
    from mismark.protocols.numbers import Number
    from mismark.protocols.validation import Kind
    from mismark.records import Edit, Estimate, Item
    from mismark.runs import Run

__all__ = ["ITEMS", "PAIRS", "Line", "Measured", "Study", "population", "truths"]

PAIRS = 6
"""Pairs of each grammar item, as many as the paper has."""

ITEMS = 12
"""Grammar items of each level."""

RESAMPLES = 2_000
"""Bootstrap resamples of each interval."""

SET = "its setting"
SUMS = "its settings, by arithmetic"
DRAWN = "the mean that recalls of items are drawn from"
"""How a true value is known."""


@lru_cache(maxsize=1)
def population() -> Mapping[int, tuple[Item, ...]]:
    """The pairs of the studies by grammar item: of each level those whose pairs are all simple.

    Items that can be corrected in other ways come first.
    """
    by_item: dict[int, list[Item]] = defaultdict(list)
    for item in builtin.load("grammar"):
        by_item[item.meta["item"]].append(item)
    found: dict[int, tuple[Item, ...]] = {}
    taken: dict[str, int] = dict.fromkeys(LEVELS, 0)
    for number in sorted(by_item, key=lambda one: -_others(by_item[one][:PAIRS])):
        first = tuple(by_item[number][:PAIRS])
        level = first[0].meta["level"]
        if taken[level] < ITEMS and len(first) == PAIRS and all(map(_simple, first)):
            found[number] = first
            taken[level] += 1
    return dict(sorted(found.items()))


def _simple(pair: Item) -> bool:
    """Whether every reference is one edit that holds no other, and a word stands apart from all of them."""
    sentence = pair.sentences[0]
    spans = [(edit.start, edit.end) for edit in sentence.edits]
    apart = (
        token.isalpha() and all(place + 1 < start or end < place for start, end in spans)
        for place, token in enumerate(sentence.tokens)
    )
    single = all(len(sentence.gold(who)) == 1 for who in sentence.annotators)
    return single and any(apart) and not any(_alike(*two) for two in permutations(sentence.edits, 2))


def _alike(one: Edit, other: Edit) -> bool:
    """Whether who makes the second edit may have made the first as well: they touch, or it holds the same words."""
    if (one.start, one.end) != (other.start, other.end):
        return one.start <= other.end and other.start <= one.end
    return set(one.correction.split()) <= set(other.correction.split())


class Measured:
    """The run of one replicate, with what is made of it.

    Attributes:
        run: the run.
        model: its corrector.
        settings: of the corrector, resolved.
        draw: a number that hangs on the replicate alone.
    """

    def __init__(self, run: Run, settings: Mapping[str, float], draw: int) -> None:
        self.run = run
        self.model = run.plan.models[0].name
        self.settings = settings
        self.draw = draw

    @cached_property
    def _numbers(self) -> dict[str, Number]:
        return {one.name: one for one in numbers(self.run, RESAMPLES)}

    def named(self, name: str) -> Estimate:
        """A number by its name, as `check` and `compare` have it."""
        return self._numbers[name].make().estimate

    def one_item(self) -> Seen:
        """The pooled recall of an item that the replicate chooses, beside the recall that was drawn for it."""
        items = pooled(chosen(read_cells(self.run), self.model, "baseline"))
        number = list(items)[self.draw % len(items)]
        one = items[number]
        return Seen(item_recall(self.settings, number), one.estimate, one.low, one.high)

    def smallest_p(self) -> float:
        """The smallest p of all items where the run is put beside itself."""
        cells = chosen(read_cells(self.run), self.model, "baseline")
        return min(row.p for row in paired_items(cells, cells) if row.p is not None)

    def lost(self) -> float | None:
        """Items that were fine in the run and may be weak in it."""
        found = regressions(self.run, self.run, [(self.model, self.model)])
        return found[0].make().estimate.high


class Line(NamedTuple):
    """A parameter and how it is read off a run.

    Attributes:
        name: the parameter.
        kind: how it is judged, `interval` or `exact`.
        known: how its true value is known.
        read: from the run to what it shows.
    """

    name: str
    kind: Kind
    known: str
    read: Callable[[Measured], Seen]


@dataclass(frozen=True, slots=True)
class Study:
    """A corrector under conditions.

    Attributes:
        name: names its random streams.
        settings: of the corrector.
        conditions: the ways of asking.
        lines: what is known of it.
        repeated: False where nothing is left to chance.
    """

    name: str
    settings: Mapping[str, float]
    conditions: tuple[str, ...]
    lines: tuple[Line, ...]
    repeated: bool = True

    @property
    def model(self) -> str:
        """The corrector's name, without the seed of a replicate."""
        return "scripted/corrector:" + ",".join(f"{key}={value:g}" for key, value in self.settings.items())

    def part(self, recipe: Reported) -> Part:
        """The study as the validation sees it.

        Args:
            recipe: the protocol, to run with.
        """
        n = len(population())
        drawn = "recalls drawn anew in each replicate" if self.repeated else "once: nothing is left to chance"
        return Part(
            f"{n} grammar items of {PAIRS} pairs, {drawn}; {', '.join(self.conditions)}",
            tuple(
                Parameter(
                    self.model, line.name, "interval" if line.kind == "interval" else "exact", line.known
                )
                for line in self.lines
            ),
            lambda seed, replicate: self._observe(recipe, seed, replicate),
            self.repeated,
        )

    def _observe(self, recipe: Reported, seed: int, replicate: int) -> list[Seen]:
        draw = stream(seed, "validate", "grammar", self.name, replicate).randrange(2**31)
        own = {**self.settings, "seed": draw}
        with TemporaryDirectory(prefix="mismark-validate-") as folder:
            where = Path(folder) / "run"
            outcome = start(
                where,
                recipe,
                data=None,
                models=[respondent(f"{self.model},seed={draw}")],
                settings={
                    "conditions": list(self.conditions),
                    "items": list(population()),
                    "per_item": PAIRS,
                },
                seed=draw,
            )
            if not outcome.complete:
                raise RunError(f"a corrector of known truth left a run incomplete: {outcome.summary()}")
            measured = Measured(load_run(where), {**_defaults(), **own}, draw)
            return [line.read(measured) for line in self.lines]


def _defaults() -> dict[str, float]:
    return {name: one.default for name, one in PARAMETERS.items() if isinstance(one.default, (int, float))}


def _named(name: str, truth: float, known: str = SET, kind: Kind = "interval") -> Line:
    def read(run: Measured) -> Seen:
        found = run.named(name)
        return Seen(truth, found.value, found.low, found.high)

    return Line(name, kind, known, read)


def truths(recipe: Reported) -> list[Part]:
    """Everything that is validated of grammar.

    Args:
        recipe: the protocol, to run with.
    """
    return [study.part(recipe) for study in (_mixed(), _hinted(), _all(), _none())]


def _mixed() -> Study:
    """A corrector whose items differ, that changes what it should not, chats and refuses."""
    recall, spread, extra, target = 0.7, 0.5, 0.1, 0.4
    precision, f05 = _item_scores(recall, spread, extra)
    return Study(
        "mixed",
        {"recall": recall, "spread": spread, "target": target, "extra": extra, "over": 0.2, "chat": 0.3},
        ("baseline", "correct"),
        (
            _named("recall(baseline)", recall, DRAWN),
            _named("precision(baseline)", precision, SUMS),
            _named("f05(baseline)", f05, SUMS),
            _named("target-recall(baseline)", recall * _using(target), SUMS),
            _named("adherence(baseline)", _using(target), SUMS),
            _named("over-correction", 0.2),
            _named("compliance(baseline)", 0.7),
            _named("read", 1.0, "it never refuses", "exact"),
            Line("pooled recall of an item", "interval", "what was drawn for it", Measured.one_item),
        ),
    )  # fmt: skip


def _hinted() -> Study:
    """A corrector that a hint helps, and the name of another item somewhat."""
    recall, hint, wrong, refuse = 0.6, 0.5, 0.2, 0.1
    return Study(
        "hinted",
        {"recall": recall, "spread": 0.4, "hint": hint, "wrong_hint": wrong, "refuse": refuse},
        ("baseline", "guided", "wrong-item"),
        (
            _named("recall(baseline)", recall, DRAWN),
            _named("recall(guided)", recall + hint * (1 - recall), SUMS),
            _named("recall(guided - baseline)", hint * (1 - recall), SUMS),
            _named("recall(guided - wrong-item)", (hint - wrong) * (1 - recall), SUMS),
            _named("read", 1 - refuse),
        ),
    )  # fmt: skip


def _all() -> Study:
    """A corrector that corrects everything."""
    return Study(
        "all",
        {"recall": 1.0},
        ("baseline", "correct"),
        (
            *(
                _named(name, 1.0, "it makes a whole reference", "exact")
                for name in ("recall(baseline)", "precision(baseline)", "f05(baseline)", "adherence(baseline)")
            ),
            _named("over-correction", 0.0, SET, "exact"),
            _named("weak-items(baseline)", 0.0, "it misses nothing", "exact"),
            Line("smallest p beside itself", "exact", "it is the same", lambda run: Seen(1.0, run.smallest_p())),
            Line("fine items that may be weak", "exact", "it is the same", lambda run: Seen(0.0, run.lost())),
        ),
        repeated=False,
    )  # fmt: skip


def _none() -> Study:
    """A corrector that corrects nothing."""
    return Study(
        "none",
        {"recall": 0.0},
        ("baseline",),
        (
            _named("recall(baseline)", 0.0, SET, "exact"),
            _named("precision(baseline)", 1.0, "it proposes nothing: the scorer's convention", "exact"),
            _named("fine-items(baseline)", 0.0, "it corrects nothing", "exact"),
        ),
        repeated=False,
    )  # fmt: skip


def _using(target: float) -> float:
    """The share of corrected sentences whose correction uses the item, every pair being corrected equally often."""
    pairs = [pair for item in population().values() for pair in item]
    return 1 - (1 - target) * _others(pairs) / len(pairs)


def _others(pairs: Iterable[Item]) -> int:
    """How many pairs can be corrected without the item."""
    return sum(any(step != TARGET_STEP for step in pair.meta["steps"]) for pair in pairs)


def _item_scores(recall: float, spread: float, extra: float) -> tuple[float, float]:
    """Precision and F0.5 that an item has on average, with its recall from the beta that the corrector draws from.

    Of the item's sentences m are corrected (beta-binomial) and x changed needlessly (binomial): m matched edits,
    m + x proposed, one gold edit each.
    """
    concentration = 1 / spread**2 - 1
    a, b = concentration * recall, concentration * (1 - recall)
    precision = f05 = 0.0
    for m in range(PAIRS + 1):
        for x in range(PAIRS + 1):
            weight = _beta_binomial(m, PAIRS, a, b)
            weight *= math.comb(PAIRS, x) * extra**x * (1 - extra) ** (PAIRS - x)
            p, r = m / (m + x) if m + x else 1.0, m / PAIRS
            precision += weight * p
            f05 += weight * (1.25 * p * r / (0.25 * p + r) if p and r else 0.0)
    return precision, f05


def _beta_binomial(k: int, n: int, a: float, b: float) -> float:
    log = math.lgamma(k + a) + math.lgamma(n - k + b) - math.lgamma(n + a + b)
    log -= math.lgamma(a) + math.lgamma(b) - math.lgamma(a + b)
    return math.comb(n, k) * math.exp(log)
