"""What the verbs print: one JSON object to standard output, sentences to standard error."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mismark.runs import Outcome

__all__ = ["print_json", "tell"]


def print_json(value: object) -> None:
    """Print one JSON value for programs, on one line.

    Example:
        >>> print_json({"items": 143})
        {"items": 143}
    """
    print(json.dumps(value, ensure_ascii=True, allow_nan=False))


def tell(outcome: Outcome, *, as_json: bool) -> int:
    """Say how a sitting of a run ended, and give the exit code."""
    print(outcome.summary(), file=sys.stderr)
    if as_json:
        print_json(outcome.json())
    return outcome.exit_code
