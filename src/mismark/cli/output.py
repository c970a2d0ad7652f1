"""What the verbs print: one JSON object or lines to standard output, sentences to standard error."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING

from mismark.visible import one_line

if TYPE_CHECKING:
    from mismark.runs import Outcome

__all__ = ["print_json", "say", "show", "tell"]


def show(*lines: str) -> None:
    """Print lines to standard output: what was asked for.

    Example:
        >>> show("one", "two")
        one
        two
    """
    for line in lines:
        print(one_line(line))


def say(*lines: str) -> None:
    """Print lines to standard error: what a person should know."""
    for line in lines:
        print(one_line(line), file=sys.stderr)


def print_json(value: object) -> None:
    """Print one JSON value for programs, on one line.

    Example:
        >>> print_json({"items": 143})
        {"items": 143}
    """
    print(json.dumps(value, ensure_ascii=True, allow_nan=False))


def tell(outcome: Outcome, *, as_json: bool) -> int:
    """Say how a sitting of a run ended, and give the exit code."""
    say(*outcome.lines())
    if as_json:
        print_json(outcome.json())
    return outcome.exit_code
