"""Every exception mismark raises on purpose, and how a message writes a command. Imports nothing of mismark.

    MismarkError
    ├── DataError          a file or record does not keep its promise
    ├── UsageError         an option, a name or a combination that cannot work
    ├── RespondentError    the thing under test cannot be set up or reached
    │   └── MissingExtra   a part that needs a package which is not installed
    ├── RunError           a run folder is missing, locked, of another plan, or broken
    ├── ScoringError       numbers were asked of data that cannot give them
    └── StatisticsError    an estimate was asked of data that cannot carry it

Each message is one sentence or two for the person who must act: what was found, where (file and
line, or item id), what was expected, and what to try. What a *model* may do (ramble, refuse,
answer twice) is never an exception: it is a value, see `mismark.records.Unparsed` and
`mismark.records.Fate`.
"""

from __future__ import annotations

import shlex

__all__ = [
    "DataError",
    "MismarkError",
    "MissingExtra",
    "RespondentError",
    "RunError",
    "ScoringError",
    "StatisticsError",
    "UsageError",
    "command_line",
]


def command_line(*words: object) -> str:
    """Write a command of mismark so that it can be copied into a shell, whatever a path is called.

    Args:
        words: the verb, its options and arguments; a path that begins with a hyphen gets `./` before it.

    Example:
        >>> from pathlib import Path
        >>> command_line("resume", "--rescore", Path("my runs/a"))
        "mismark resume --rescore 'my runs/a'"
    """
    written = [str(word) if isinstance(word, str) or str(word)[:1] != "-" else f"./{word}" for word in words]
    return shlex.join(["mismark", *written])


class MismarkError(Exception):
    """The root: catching it catches everything mismark says on purpose."""

    exit_code = 2


class DataError(MismarkError):
    """A file or record does not keep its promise.

    Example:
        >>> raise DataError.at("dev.m2", 812, "edit ends at token 9 but the sentence has 8 tokens")
        Traceback (most recent call last):
        mismark.errors.DataError: dev.m2:812: edit ends at token 9 but the sentence has 8 tokens
    """

    @classmethod
    def at(cls, path: object, line: int | None, message: str) -> DataError:
        """Build the error with its place in front, `path:line: message` (line counts from 1)."""
        return cls(f"{path}: {message}" if line is None else f"{path}:{line}: {message}")


class UsageError(MismarkError):
    """An option, a name or a combination of them that cannot work."""


class RespondentError(MismarkError):
    """The thing under test cannot be set up: unknown name, missing key or address, bad setting."""


class MissingExtra(RespondentError):
    """A part of mismark needs a package that is not installed.

    Example:
        >>> raise MissingExtra.of("checker/harper", "harper-py", "checkers")
        Traceback (most recent call last):
        mismark.errors.MissingExtra: checker/harper needs the package harper-py; run: pip install 'mismark[checkers]'
    """

    @classmethod
    def of(cls, feature: str, package: str, extra: str) -> MissingExtra:
        """Name the feature, the package and the command that installs it."""
        return cls(f"{feature} needs the package {package}; run: pip install 'mismark[{extra}]'")


class RunError(MismarkError):
    """A run folder is missing, locked by another process, of another plan, or broken."""


class ScoringError(MismarkError):
    """Scores were asked of data that cannot give them (unequal lengths, a missing annotator)."""


class StatisticsError(MismarkError):
    """An estimate was asked of data that cannot carry it."""
