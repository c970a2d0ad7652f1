"""Lines of a study whose true value is known, in the three ways in which it can be.

Names of numbers in, `Line`s out: the true value follows from the respondent's settings (`scripted`), from
the items (`counted`), or is a constant (`constant`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mismark.errors import RunError
from mismark.protocols.framing import doses
from mismark.protocols.framing.expected import expected, passages
from mismark.protocols.framing.trials import Line
from mismark.protocols.validation import Parameter

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from mismark.protocols.framing.expected import Script
    from mismark.protocols.framing.trials import Measured
    from mismark.protocols.validation import Kind
    from mismark.records import Estimate, Item

__all__ = ["FAR", "SET", "SUMS", "bend_of", "constant", "counted", "scripted"]

SET = "set in the respondent's name"
SUMS = "expected sums over all hits, false alarms, noise and cuts"

FAR = ("under", "anchored", "over", "anchor-5", "anchor+5")
"""Numbers near the true count and far from it: where a bend can be seen."""


def scripted(script: Script, kind: Kind, names: Sequence[str], known: str = SUMS) -> list[Line]:
    """Numbers by name whose true value follows from the settings."""

    def line(name: str) -> Line:
        return Line(
            Parameter(script.name, name, kind, known),
            lambda items: expected(name, script, passages(items)),
            lambda measured: measured.named(script.name, name),
        )

    return [line(name) for name in names]


def counted(
    model: str, kind: Kind, names: Sequence[str], known: str, truth: Callable[[Sequence[Item]], float]
) -> list[Line]:
    """Numbers by name that share one true value, which follows from the items."""

    def line(name: str) -> Line:
        return Line(Parameter(model, name, kind, known), truth, lambda measured: measured.named(model, name))

    return [line(name) for name in names]


def constant(
    respondent: str,
    name: str,
    kind: Kind,
    known: str,
    truth: float,
    read: Callable[[Measured], Estimate | float | None],
) -> Line:
    """A parameter that is the same for any items, read off a run in a way of its own."""
    return Line(Parameter(respondent, name, kind, known), lambda _: truth, read)


def bend_of(measured: Measured, model: str) -> doses.Bend:
    """Where a respondent that was asked at the doses of `FAR` bends, at the same distance on both sides."""
    found = doses.bend(measured.subject(model).measuring, two_sided=True)
    if found is None:
        raise RunError(f"{model} was asked at {len(FAR)} doses, and no bend could be looked for")
    return found
