"""How a value reads, the same in every output: in goes a `Value` and its kind, out come its words.

    0.412 [0.371, 0.455]                  a number with its interval
    0.412 [0.371, 0.455] (8 of 820 missing: 0.408 to 0.418)
    – (60 of 60 missing: 0.000 to 1.000)  no value, and still its bounds
    +0.120   41.2%   .003   < .001   4,290
    –                                     nothing, with the reason in `title`

Minus is U+2212. Three decimals; a zero has no sign. What others printed keeps the digits and the sign that they gave it.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

from mismark.records import Estimate
from mismark.report.published.printed import Printed
from mismark.visible import fold

if TYPE_CHECKING:
    from mismark.report.analyses import Value

__all__ = ["NOTHING", "Kind", "Written", "in_words", "write"]

Kind: TypeAlias = Literal["text", "count", "number", "signed", "percent", "p"]

NOTHING = "–"
"""What stands where there is no value."""


@dataclass(frozen=True, slots=True)
class Written:
    """A value in words, in the parts that a table may set apart.

    Attributes:
        value: the value itself, `0.412`.
        interval: `[0.371, 0.455]`, or "".
        missing: `8 of 820 missing: 0.408 to 0.418`, or "" where nothing is missing.
        title: what the value rests on, or why there is none; for a tooltip or a footnote.
        caveat: what a reader must know of the interval ("every resample gives the same value"), or "".
    """

    value: str
    interval: str = ""
    missing: str = ""
    title: str = ""
    caveat: str = ""

    def __str__(self) -> str:
        """Value, interval and what is missing, on one line."""
        missing = f"({self.missing})" if self.missing else ""
        return " ".join(part for part in (self.value, self.interval, missing) if part)


def write(value: Value, kind: Kind = "number") -> Written:
    """Write a value as it reads in a table, a page or a sentence.

    Args:
        value: words, a number, an estimate, or None.
        kind: how numbers of its column read; see `mismark.report.analyses.Column`.

    Example:
        >>> print(write(Estimate(0.41234, 812, 8, "wilson", 0.371, 0.455, worst=0.408, best=0.418)))
        0.412 [0.371, 0.455] (8 of 820 missing: 0.408 to 0.418)
        >>> print(write(0.0004, "p"), write(-0.5, "signed"), write(0.1234, "percent"), write(4290, "count"))
        < .001 −0.500 12.3% 4,290
        >>> write(Estimate(None, 0, 3, "no reply could be read")).title
        'no reply could be read; 3 of 3 missing'
    """
    if value is None:
        return Written(NOTHING, title="no value")
    if isinstance(value, str):
        return Written(fold(value))
    if isinstance(value, Estimate):
        return _estimate(value, kind)
    if isinstance(value, Printed):
        return Written(value.words, title="contradicted by the same source" if value.marks else "")
    if not math.isfinite(value):
        return Written(NOTHING, title="not a finite number")
    return Written(_number(value, kind))


def _estimate(estimate: Estimate, kind: Kind) -> Written:
    planned = estimate.n + estimate.n_missing
    lost = f"{estimate.n_missing:,} of {planned:,} missing" if estimate.n_missing else ""
    bounds = ""
    if lost and estimate.worst is not None and estimate.best is not None:
        low, high = sorted((estimate.worst, estimate.best))
        bounds = f": {_end(low, kind)} to {_end(high, kind)}"
    if estimate.value is None or not math.isfinite(estimate.value):
        reason = fold(estimate.method) or "no value"
        return Written(NOTHING, missing=lost + bounds, title=f"{reason}; {lost}" if lost else reason)
    interval = caveat = ""
    if estimate.low is not None or estimate.high is not None:
        interval = f"[{_end(estimate.low, kind)}, {_end(estimate.high, kind)}]"
        caveat = fold(estimate.method).partition("; ")[2]
    title = _basis(estimate, interval, lost)
    return Written(_number(estimate.value, kind), interval, lost + bounds, title, caveat)


def _basis(estimate: Estimate, interval: str, lost: str) -> str:
    clusters = "" if estimate.n_clusters is None else f" in {estimate.n_clusters:,} clusters"
    method = fold(estimate.method)
    how = f"{100 * estimate.level:g}% interval: {method}" if interval else f"no interval: {method}"
    return "; ".join(part for part in (f"n {estimate.n:,}{clusters}", lost, how) if part)


def _end(value: float | None, kind: Kind) -> str:
    if value is None or not math.isfinite(value):
        return NOTHING
    return _number(value, kind).removesuffix("%")


def _number(value: float, kind: Kind) -> str:
    match kind:
        case "count" if float(value).is_integer():
            return f"{int(value):,}".replace("-", "−")
        case "text" if isinstance(value, int):
            return str(value).replace("-", "−")
        case "percent":
            return _decimals(100 * value, 1) + "%"
        case "p":
            return _probability(value)
        case "signed":
            written = _decimals(value, 3)
            return written if written[0] == "−" or not float(written.replace(",", "")) else f"+{written}"
        case _:
            return _decimals(value, 3)


def _decimals(value: float, places: int) -> str:
    written = f"{value:,.{places}f}" if abs(value) < 1e15 else f"{value:.{places}e}"
    if written.startswith("-"):
        written = written[1:] if not round(value, places) else "−" + written[1:]
    return written


def _probability(value: float) -> str:
    if not 0 <= value <= 1:
        return _decimals(value, 3)
    if value < 0.001:
        return "< .001"
    if value == 1:
        return "1"
    if value > 0.9995:
        return "> .999"
    return f"{value:.3f}".removeprefix("0")


def in_words(estimate: Estimate) -> str:
    """An estimate inside a sentence: two decimals, and a minus sign that does not break from its number.

    Example:
        >>> in_words(Estimate(-0.412, 40, 0, "wilson", -0.5, -0.304)), in_words(Estimate(None, 0, 3, "none"))
        ('−0.41 [−0.50, −0.30]', 'cannot be told')
    """
    if estimate.value is None:
        return "cannot be told"
    text = f"{estimate.value:.2f}"
    if estimate.low is not None and estimate.high is not None:
        text += f" [{estimate.low:.2f}, {estimate.high:.2f}]"
    return text.replace("-0.00", "0.00").replace("-", "−")
