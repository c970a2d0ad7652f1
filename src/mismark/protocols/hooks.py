"""What a protocol may offer beside what every protocol must: asked for where it is there, and not missed elsewhere.

Each is a Protocol with one method; a recipe that has the method offers it. Nothing here knows a protocol by name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol, runtime_checkable

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from mismark.protocols.numbers import Number
    from mismark.records import Item
    from mismark.report.analyses import Table
    from mismark.runs import Run

__all__ = ["Beside", "Guarded", "Needed", "Noted", "Sized"]


@runtime_checkable
class Beside(Protocol):
    """A protocol that puts two runs side by side in tables of its own, beside the numbers that `compare` shows."""

    def beside(
        self, a: Run, b: Run, pairs: Sequence[tuple[str, str]], items: Sequence[str]
    ) -> Sequence[Table]:
        """Tables of two runs, what differs most first.

        Args:
            a: the reference, counted.
            b: the other run, counted.
            pairs: respondents of A and of B that are compared.
            items: ids of the items that both have with the same content.
        """


@runtime_checkable
class Guarded(Protocol):
    """A protocol that can say what was good in an earlier run and is no longer."""

    def regressions(self, run: Run, reference: Run, pairs: Sequence[tuple[str, str]]) -> Sequence[Number]:
        """Counts of what was lost, by name and model; where all is well each is 0.

        Args:
            run: the run that is judged, counted.
            reference: the earlier one, counted.
            pairs: respondents of the reference and of the run that are compared.
        """


@runtime_checkable
class Noted(Protocol):
    """A protocol that has something to say about its items before anything is asked."""

    def notes(self, items: Sequence[Item], settings: Mapping[str, Any]) -> Sequence[str]:
        """What was found when the items were read, each a sentence.

        Args:
            items: of the plan.
            settings: its resolved settings.
        """


class Needed(NamedTuple):
    """How much a plan has of something, and how much a verdict needs.

    Attributes:
        name: what is to be seen, in words.
        unit: what there is to be more of.
        planned: how much the plan has, at least.
        needed: how much is enough, None where no number is.
        source: what is assumed.
    """

    name: str
    unit: str
    planned: int
    needed: int | None
    source: str


@runtime_checkable
class Sized(Protocol):
    """A protocol whose verdicts on single things need a number of items of each."""

    def needed(self, items: Sequence[Item], settings: Mapping[str, Any]) -> Sequence[Needed]:
        """What a plan has and what its verdicts need.

        Args:
            items: of the plan.
            settings: its resolved settings.
        """
