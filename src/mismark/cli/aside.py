"""What verbs share that ask a model outside a run: who can be asked, and where the replies are when it is stopped."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from mismark.cli.output import say
from mismark.errors import UsageError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from mismark.respondents.base import Respondent

__all__ = ["keeping", "language_model"]


def language_model(name: str, option: str = "--model") -> Respondent:
    """The respondent of a name, ready to be asked.

    Raises:
        UsageError: it reads no prompts.
        RespondentError: there is none of that name, or it lacks a key, a package or a file.
    """
    from mismark.respondents import respondent
    from mismark.respondents.base import check_all

    asked = respondent(name)
    if asked.sees in {"text", "gold"}:
        raise UsageError(f"{option} {name} reads no prompts; give a language model, such as openai/gpt-4o")
    check_all([asked])
    return asked


@contextmanager
def keeping(journal: Path) -> Iterator[Path]:
    """Say, where a person stops the asking, that nothing paid for is lost."""
    try:
        yield journal
    except KeyboardInterrupt:
        say(f"stopped; the replies that came are in {journal}: the same command again goes on from there")
        raise
