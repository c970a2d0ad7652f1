"""The grammar checker Harper, through harper-py: its lints as findings.

Plain text comes in, findings in code points go out; Harper counts in code points as well.
"""

from __future__ import annotations

import os
import threading
from contextlib import contextmanager
from typing import TYPE_CHECKING

from harper import Dialect, Linter, SuggestionKind

from mismark.records import Finding

if TYPE_CHECKING:
    from collections.abc import Iterator

    from harper import Lint

__all__ = ["HarperCheck"]


class HarperCheck:
    """Harper in one dialect, loaded once.

    Left out are lints that hold nothing to be wrong (`Readability`: a sentence is long), and those
    on white space alone, which is the layout of the text and not in its words. Of several
    suggestions the first is taken. What is to be inserted is a finding with an empty span.

    Example:
        >>> HarperCheck("american")("😀 This is an test.")
        (Finding(char_start=10, char_end=12, correction='a', note='Incorrect indefinite article.'),)
    """

    def __init__(self, dialect: str) -> None:
        self._linter = Linter(Dialect[dialect.upper()])

    def __call__(self, text: str) -> tuple[Finding, ...]:
        """Lint a text."""
        with _quiet():
            lints = self._linter.lint(text, language="plaintext")
        return tuple(
            _finding(lint) for lint in lints if lint.lint_kind != "Readability" and lint.problem_text.strip()
        )


_PRINTING = threading.Lock()


@contextmanager
def _quiet() -> Iterator[None]:
    """Keep Harper's own debugging words, which it prints to file descriptor 1, out of our data.

    The descriptor belongs to the whole process, so one thread at a time may turn it away.
    """
    with _PRINTING:
        yield from _turned_away()


def _turned_away() -> Iterator[None]:
    try:
        kept = os.dup(1)
    except OSError:  # there is no standard output to keep clean
        yield
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, 1)
        yield
    finally:
        os.dup2(kept, 1)
        os.close(nowhere)
        os.close(kept)


def _finding(lint: Lint) -> Finding:
    start, end = lint.span.start, lint.span.end
    suggestions = lint.suggestions
    if not suggestions:
        return Finding(start, end, None, lint.message)
    first = suggestions[0]
    if first.kind is SuggestionKind.INSERT_AFTER:
        return Finding(end, end, first.replacement_text.strip(), lint.message)
    correction = "" if first.kind is SuggestionKind.REMOVE else first.replacement_text
    return Finding(start, end, correction, lint.message)
