"""The whole recipes: each composes the lines below it into one way of measuring.

A name in, a recipe out. A recipe is loaded when it is asked for, so that knowing the names costs
nothing. Other packages add theirs through the entry point group `mismark.protocols`: a name and a
callable without arguments that returns a `Reported`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from mismark.errors import UsageError
from mismark.runs.recipe import Recipe

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from mismark.protocols.numbers import Number, Spread
    from mismark.protocols.validation import Part
    from mismark.records import Item
    from mismark.report.analyses import Section
    from mismark.runs import Run

__all__ = ["PROTOCOLS", "Reported", "names", "recipe"]


class Reported(Recipe, Protocol):
    """A whole protocol: a recipe that can also be reported on."""

    def analyse(
        self, runs: Sequence[Run], *, published: bool = False, resamples: int | None = None
    ) -> Iterable[Section]:
        """Results as data, for the report to draw: it asks for a section when the one before is being drawn.

        Args:
            runs: runs of this protocol, counted.
            published: put the paper's printed numbers beside ours.
            resamples: bootstrap resamples, None for the protocol's own number.
        """

    def numbers(self, run: Run, *, resamples: int | None = None) -> Sequence[Number]:
        """Every number of a run that can be gated or compared, by name and model.

        A number that this run cannot give is there too, without a value and with the reason.

        Args:
            run: a run of this protocol, counted.
            resamples: bootstrap resamples, None for the protocol's own number.
        """

    def spreads(self, settings: Mapping[str, Any]) -> Sequence[Spread]:
        """What is known of how much numbers differ from item to item, before anything was asked.

        Args:
            settings: the resolved settings of a plan.
        """

    def measured(self, items: Sequence[Item], settings: Mapping[str, Any]) -> Sequence[Item]:
        """The items that the main numbers are over, so that a plan tells what these can see.

        Args:
            items: of a plan.
            settings: its resolved settings.
        """

    def truths(self) -> Sequence[Part]:
        """Studies of respondents of known truth, that `mismark validate` holds the estimates against.

        An empty list where nothing is known; see `mismark.protocols.validation`.
        """


def _framing() -> Reported:
    from mismark.protocols.framing.protocol import Framing

    return Framing()


def _grammar() -> Reported:
    from mismark.protocols.grammar.protocol import Grammar

    return Grammar()


def _judging() -> Reported:
    from mismark.protocols.judging.protocol import Judging

    return Judging()


PROTOCOLS: dict[str, Callable[[], Reported]] = {
    "framing": _framing,
    "grammar": _grammar,
    "judging": _judging,
}
"""The protocols that ship with mismark."""


def names() -> list[str]:
    """Every protocol's name: ours first, then those of other packages.

    Example:
        >>> names()[0]
        'framing'
    """
    from importlib.metadata import entry_points

    return [
        *PROTOCOLS,
        *sorted({point.name for point in entry_points(group="mismark.protocols")} - set(PROTOCOLS)),
    ]


def recipe(name: str) -> Reported:
    """The recipe of a protocol.

    Raises:
        UsageError: no protocol is called that, or another package's cannot be loaded.

    Example:
        >>> recipe("framing").name
        'framing'
        >>> recipe("farming")
        Traceback (most recent call last):
        mismark.errors.UsageError: there is no protocol 'farming'; there is framing, grammar, judging
    """
    if name in PROTOCOLS:
        return PROTOCOLS[name]()
    from importlib.metadata import entry_points

    for point in entry_points(group="mismark.protocols", name=name):
        try:
            made: Reported = point.load()()
        except Exception as error:
            raise UsageError(
                f"the protocol {name!r} of another package cannot be loaded: {type(error).__name__}: {error}"
            ) from error
        return made
    raise UsageError(f"there is no protocol {name!r}; there is {', '.join(names())}")
