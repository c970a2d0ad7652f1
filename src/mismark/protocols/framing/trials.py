"""Studies of respondents of known truth: passages drawn, a run made, and its numbers read off it.

A `Study` and a replicate's seed in, what it shows of each parameter out. A study is a whole run in a
folder of its own, through the runner and the parser, and its numbers are made as for the report, `check`
and `compare`. Which studies there are stands in `truths`.

Where chance plays a part, every replicate draws its own passages from the built-in set: `DOCUMENTS`
documents of a few passages that have the same number of errors, so that documents differ in what is
measured and an interval that forgets them is too narrow. Each passage of the set is equally likely at
each place, so the true values are those of the whole set.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, NamedTuple

from mismark.errors import RunError
from mismark.protocols.framing.named import numbers
from mismark.protocols.framing.span_tables import span_scores
from mismark.protocols.framing.study import subjects
from mismark.protocols.validation import Parameter, Part, Seen
from mismark.records import Estimate
from mismark.respondents import respondent
from mismark.runs import load_run, start
from mismark.seeds import stream
from mismark.texts import builtin
from mismark.texts.items import write_items

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from mismark.protocols import Reported
    from mismark.protocols.framing.study import Subject
    from mismark.protocols.numbers import Number
    from mismark.records import Item
    from mismark.runs import Run

__all__ = ["DOCUMENTS", "RESAMPLES", "Line", "Measured", "Study", "draw", "population"]

DOCUMENTS = 16
"""Documents of a replicate."""

RESAMPLES = 2_000
"""Bootstrap resamples of each interval."""


class Measured:
    """A run of one replicate, with its numbers and subjects.

    Attributes:
        run: the run.
        items: what it asked about.
        seed: its seed.
    """

    def __init__(self, run: Run) -> None:
        self.run = run
        self.items: tuple[Item, ...] = tuple(run.items.values())
        self.seed = run.plan.seed

    @cached_property
    def _numbers(self) -> dict[tuple[str, str], Number]:
        return {(one.model, one.name): one for one in numbers(self.run, RESAMPLES)}

    @cached_property
    def _subjects(self) -> dict[str, Subject]:
        return {one.model: one for one in subjects([self.run], RESAMPLES)}

    def named(self, model: str, name: str) -> Estimate:
        """A number by its name, as `check` and `compare` have it."""
        return self._numbers[model, name].make().estimate

    @cached_property
    def span_rows(self) -> Sequence[Mapping[str, object]]:
        """The table of span scores of the first respondent, reference rows included."""
        first = self._subjects[self.run.plan.models[0].name]
        return span_scores([first], published=False).rows

    def subject(self, model: str) -> Subject:
        """A respondent, as the report has it."""
        return self._subjects[model]


class Line(NamedTuple):
    """A parameter, its true value, and how it is read off a run.

    Attributes:
        parameter: what is known of whom.
        truth: from items: those of the replicate, or for an `interval` those that they are drawn from.
        read: the estimate, or a number that has no interval.
    """

    parameter: Parameter
    truth: Callable[[Sequence[Item]], float]
    read: Callable[[Measured], Estimate | float | None]


@dataclass(frozen=True, slots=True)
class Study:
    """Respondents under conditions.

    Attributes:
        name: names its random streams.
        models: the respondents.
        conditions: the ways of asking.
        lines: what is known of them.
        windows: passages of each document that a replicate draws; 0 where nothing is left to chance, and the
            built-in set is asked about once.
        clean: passages of each document that have no errors, besides those.
        first: where nothing is drawn, how many passages of the built-in set are asked about, None for all.
    """

    name: str
    models: tuple[str, ...]
    conditions: tuple[str, ...]
    lines: tuple[Line, ...]
    windows: int
    clean: int = 0
    first: int | None = None

    def part(self, recipe: Reported) -> Part:
        """The study as the validation sees it.

        Args:
            recipe: the protocol, to run with.
        """
        size = self.windows + self.clean
        what = (
            f"{DOCUMENTS} documents of {size} passage{'s' if size > 1 else ''}, drawn anew in each replicate"
            if self.windows
            else f"{len(population()[: self.first])} built-in passages, once: nothing is left to chance"
        )
        return Part(
            f"{what}; {', '.join(self.conditions)}",
            tuple(line.parameter for line in self.lines),
            lambda seed, replicate: self._observe(recipe, seed, replicate),
            bool(self.windows),
        )

    def _observe(self, recipe: Reported, seed: int, replicate: int) -> list[Seen]:
        items = self._drawn(seed, replicate) if self.windows else population()[: self.first]
        with TemporaryDirectory(prefix="mismark-validate-") as name:
            folder = Path(name)
            write_items(folder / "items.jsonl", items)
            outcome = start(
                folder / "run",
                recipe,
                data=str(folder / "items.jsonl"),
                models=[respondent(model) for model in self.models],
                settings={"conditions": list(self.conditions)},
                seed=stream(seed, "validate", "framing", "run", self.name, replicate).randrange(2**31),
            )
            if not outcome.complete:
                raise RunError(f"respondents of known truth left a run incomplete: {outcome.summary()}")
            measured = Measured(load_run(folder / "run"))
            return [self._seen(line, measured) for line in self.lines]

    def _drawn(self, seed: int, replicate: int) -> tuple[Item, ...]:
        size = self.windows + self.clean
        items = draw(seed, self.name, replicate, size)
        return tuple(
            item if place % size < self.windows else _without_gold(item) for place, item in enumerate(items)
        )

    def _seen(self, line: Line, measured: Measured) -> Seen:
        truth = line.truth(population() if line.parameter.kind == "interval" else measured.items)
        found = line.read(measured)
        if isinstance(found, Estimate):
            return Seen(truth, found.value, found.low, found.high)
        return Seen(truth, found)


@lru_cache(maxsize=1)
def population() -> tuple[Item, ...]:
    """The built-in passages, that replicates draw from."""
    return builtin.load("framing")


def _without_gold(item: Item) -> Item:
    """The same text, in which nobody marked anything: for a respondent of known truth it has no errors."""
    return replace(item, sentences=tuple(replace(sentence, edits=()) for sentence in item.sentences))


def draw(seed: int, name: str, replicate: int, windows: int) -> tuple[Item, ...]:
    """The passages of one replicate: documents, each of passages that have as many errors as its first.

    Example:
        >>> items = draw(0, "example", 3, 2)
        >>> len(items), len({item.document for item in items}), len({item.id for item in items})
        (32, 16, 32)
        >>> len({item.n_gold() for item in items if item.document == "d00"})
        1
    """
    alike: dict[int, list[Item]] = defaultdict(list)
    for item in population():
        alike[item.n_gold()].append(item)
    draws = stream(seed, "validate", "framing", "items", name, replicate)
    found = []
    for document in range(DOCUMENTS):
        like = alike[draws.choice(population()).n_gold()]
        for window, item in enumerate(draws.choices(like, k=windows)):
            own = f"s{seed}r{replicate}d{document:02}w{window}-{item.id}"
            found.append(replace(item, id=own, document=f"d{document:02}"))
    return tuple(found)
