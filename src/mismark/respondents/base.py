"""What every respondent is: one thing that is asked and answers.

A prompt, its item and the decoding settings come in as an `Ask`; a `Reply` goes out. A language
model may look at the messages only, a rule-based checker at the plain text, a command at the plain text
where the task is *fix* and at the messages else (`line`), a scripted respondent also at the gold;
`Respondent.sees` says which, so that the runner knows which prompts are equal.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, Protocol, TypeAlias, runtime_checkable

from mismark.errors import UsageError

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mismark.records import Item, JsonObject, Prompt, Reply

__all__ = ["Ask", "Checked", "Decoding", "Limits", "Respondent", "Sees", "check_all"]

_DAY_S = 86_400
_MOST_TRIES = 100

Sees: TypeAlias = Literal["messages", "line", "text", "gold"]


@dataclass(frozen=True, slots=True)
class Decoding:
    """How a model is to write, None where the provider's own default stands.

    Attributes:
        temperature: randomness of sampling, 0 for none.
        max_tokens: the most tokens a reply may have, whatever the provider calls that setting.

    Example:
        >>> Decoding(temperature=0, max_tokens=800).json()
        {'temperature': 0, 'max_tokens': 800}
        >>> Decoding().json()
        {}
    """

    temperature: float | None = None
    max_tokens: int | None = None

    def json(self) -> JsonObject:
        """The settings that are set, as the plan records them and as a request carries them."""
        settings: JsonObject = {}
        if self.temperature is not None:
            settings["temperature"] = self.temperature
        if self.max_tokens is not None:
            settings["max_tokens"] = self.max_tokens
        return settings


@dataclass(frozen=True, slots=True)
class Limits:
    """How long and how often a respondent is tried. It says nothing about what is answered.

    Attributes:
        tries: the most requests for one reply.
        connect_s: seconds to get a connection.
        call_s: seconds for one whole try, connection and reply together.
        max_wait_s: the longest wait before another try; a server that asks for more is not tried again.
    """

    tries: int = 6
    connect_s: float = 15.0
    call_s: float = 300.0
    max_wait_s: float = 120.0

    @classmethod
    def of(cls, timeout_s: float | None = None, tries: int | None = None) -> Limits:
        """The limits that a user gives, the usual ones where nothing is given.

        Args:
            timeout_s: seconds for one whole try.
            tries: the most requests for one reply.

        Raises:
            UsageError: a limit that cannot work.

        Example:
            >>> Limits.of(5).connect_s, Limits.of(tries=1).tries
            (5, 1)
        """
        usual = cls()
        call_s, n = timeout_s or usual.call_s, usual.tries if tries is None else tries
        if timeout_s is not None and not 0 < timeout_s <= _DAY_S:
            raise UsageError(f"--timeout is {timeout_s:g}; give seconds above 0 and up to {_DAY_S:,}")
        if not 1 <= n <= _MOST_TRIES:
            raise UsageError(f"--tries is {n}; give 1 to {_MOST_TRIES}")
        return cls(n, min(usual.connect_s, call_s), call_s, usual.max_wait_s)


@dataclass(frozen=True, slots=True)
class Ask:
    """One call.

    Attributes:
        prompt: what is asked.
        item: what it is asked about, with its gold: only scripted respondents may look.
        sample: which of the samples of this cell, from 0.
        decoding: how a model is to write.
    """

    prompt: Prompt
    item: Item
    sample: int = 0
    decoding: Decoding = Decoding()


@runtime_checkable
class Checked(Protocol):
    """A respondent that can tell beforehand what it lacks."""

    def check(self) -> None:
        """Look at what `open` will need, such as a key, a file or a program; open and keep nothing.

        Raises:
            RespondentError: a missing key, file or program.
        """


def check_all(respondents: Iterable[Respondent]) -> None:
    """Let every respondent that can tell say what it lacks, before anything is written or taken away.

    Raises:
        RespondentError: the first that lacks something.
    """
    for respondent in respondents:
        if isinstance(respondent, Checked):
            respondent.check()


@runtime_checkable
class Respondent(Protocol):
    """Whatever answers: a language model, a checker, a script, a command, a file of old outputs."""

    @property
    def name(self) -> str:
        """The name exactly as the user wrote it, `openai/gpt-4o`, `scripted/compliant:compliance=0.8`."""

    @property
    def sees(self) -> Sees:
        """What an answer may depend on: `messages` alone, the plain `text` alone, `line`, or everything with the `gold`."""

    @property
    def concurrency(self) -> int | None:
        """The most calls at once that make sense, None where the run's own limit stands."""

    def identity(self) -> JsonObject:
        """What makes it this respondent: kind, settings given and resolved, versions; never a secret.

        It is part of `plan.json` and of the key of each call, so it stays the same while the answers
        would, and it can be had before `open`.
        """

    async def open(self) -> None:
        """Get ready, once, before the first answer.

        Raises:
            RespondentError: a missing key, package or file.
        """

    async def close(self) -> None:
        """Give back what `open` took; also after a failed or missing `open`."""

    async def answer(self, ask: Ask) -> Reply:
        """Answer one call. Whatever a model or server may do is a `Fate`; only cancellation is raised."""
