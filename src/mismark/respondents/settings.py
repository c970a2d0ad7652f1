"""Settings written after the colon of a respondent's name: `compliance=0.8,hits=0.5`.

A name's text comes in with the parameters that are allowed; resolved values go out, or one sentence
that names what is allowed.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

from mismark.errors import RespondentError

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["Parameter", "given", "numbers"]


class Parameter(NamedTuple):
    """A number that a name may set.

    Attributes:
        default: its value where the name does not say; a word is an earlier parameter, whose value it then has.
        low: the least value allowed.
        high: the greatest value allowed.
        what: its meaning in a few words.
        whole: True where only whole numbers make sense.
    """

    default: float | str
    low: float
    high: float
    what: str
    whole: bool = False


def given(name: str, text: str) -> dict[str, str]:
    """Split `a=1,b=2` into names and values as they were written.

    Args:
        name: the respondent's whole name, for the message.
        text: what stands after the colon, possibly nothing.

    Raises:
        RespondentError: a part that is not name=value, or a name that is set twice.

    Example:
        >>> given("scripted/random:rate=2", "rate=2")
        {'rate': '2'}
        >>> given("scripted/silent", "")
        {}
    """
    values: dict[str, str] = {}
    for part in text.split(",") if text.strip() else ():
        key, equals, value = (piece.strip() for piece in part.partition("="))
        if not (key and equals and value):
            raise RespondentError(
                f"{name}: {part.strip()!r} is not a setting; settings read name=value,name=value"
            )
        if key in values:
            raise RespondentError(f"{name}: {key} is set twice; leave one")
        values[key] = value
    return values


def numbers(name: str, text: str, parameters: Mapping[str, Parameter]) -> dict[str, float]:
    """Read the settings of a name whose parameters are all numbers, and fill in the defaults.

    Args:
        name: the respondent's whole name, for the message.
        text: what stands after the colon.
        parameters: those that are allowed, by name.

    Returns:
        A value for every parameter, in the order of `parameters`; whole ones as `int`.

    Raises:
        RespondentError: a parameter that is not allowed, a value that is no number or out of range.

    Example:
        >>> rate = Parameter(1.0, 0, 100, "spans a sentence")
        >>> numbers("scripted/random", "", {"rate": rate})
        {'rate': 1.0}
        >>> numbers("scripted/random:rate=-1", "rate=-1", {"rate": rate})
        Traceback (most recent call last):
        mismark.errors.RespondentError: scripted/random:rate=-1: rate=-1 is not a number from 0 to 100; it takes rate (spans a sentence, 0 to 100)
    """
    values: dict[str, float] = {}
    for key, written in given(name, text).items():
        parameter = parameters.get(key)
        if parameter is None:
            raise RespondentError(f"{name}: {key!r} is no setting of it; {_allowed(parameters)}")
        value = _number(written)
        kind = "whole number" if parameter.whole else "number"
        if value is None or not parameter.low <= value <= parameter.high or (parameter.whole and value % 1):
            bounds = f"from {parameter.low:g} to {parameter.high:g}"
            raise RespondentError(f"{name}: {key}={written} is not a {kind} {bounds}; {_allowed(parameters)}")
        values[key] = value
    filled: dict[str, float] = {}
    for key, one in parameters.items():
        default = filled[one.default] if isinstance(one.default, str) else one.default
        value = values.get(key, default)
        filled[key] = int(value) if one.whole else value
    return filled


def _number(written: str) -> float | None:
    try:
        value = float(written)
    except ValueError:
        return None
    return value if math.isfinite(value) else None


def _allowed(parameters: Mapping[str, Parameter]) -> str:
    return "it takes " + ", ".join(
        f"{key} ({one.what}, {one.low:g} to {one.high:g})" for key, one in parameters.items()
    )
