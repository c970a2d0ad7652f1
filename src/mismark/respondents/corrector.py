"""Correctors: models that read a text and write it corrected, without being told what to do.

`Prompt.text` comes in; what the model changed goes out as findings, as a checker's do, and the protocol
writes the reply. How the question was worded cannot move them. Calls that wait at the same time are
worked on together.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, NamedTuple, Protocol

from mismark.errors import MismarkError, RespondentError
from mismark.records import Fate, Reply
from mismark.respondents.batching import Batcher
from mismark.respondents.corrections import corrections
from mismark.respondents.redaction import one_line

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from mismark.records import JsonObject
    from mismark.respondents.base import Ask, Sees

__all__ = ["Correct", "Corrector", "Rewritten"]


class Rewritten(NamedTuple):
    """What a model made of one text.

    Attributes:
        tokens: the tokens that it wrote.
        fate: *answered*, or why they are not the whole answer.
        tokens_in: what the model read, in its own tokens, where it counts them.
        tokens_out: what it wrote, likewise.
        detail: one line for people on a fate other than *answered*.
    """

    tokens: tuple[str, ...]
    fate: Fate = Fate.ANSWERED
    tokens_in: int | None = None
    tokens_out: int | None = None
    detail: str = ""


class Correct(Protocol):
    """A corrector that is loaded: texts in, one `Rewritten` each, the same whatever texts stand beside it."""

    def __call__(self, texts: Sequence[str]) -> list[Rewritten]:
        """Correct some texts."""


class Corrector:
    """A corrector as a respondent. Build it with `seq2seq` or `gector`.

    Args:
        name: as the user wrote it.
        identity: makes what `identity` tells; called once.
        check: looks at what `load` will need.
        load: loads the model; called once.
        batch: the most texts at once.
    """

    sees: Sees = "text"

    def __init__(
        self,
        name: str,
        identity: Callable[[], JsonObject],
        check: Callable[[], None],
        load: Callable[[], Correct],
        batch: int,
    ) -> None:
        self.name = name
        self.concurrency: int | None = batch
        self._identify = identity
        self._identity: JsonObject | None = None
        self._check = check
        self._load = load
        self._batcher: Batcher[str, Rewritten] | None = None

    def identity(self) -> JsonObject:
        """The kind, the hash of its files or its name on the hub, its settings, and its packages' versions."""
        if self._identity is None:
            self._identity = self._identify()
        return self._identity

    def check(self) -> None:
        """Look whether the files that it needs are there, without loading them.

        Raises:
            RespondentError: one is missing.
        """
        self._check()

    async def open(self) -> None:
        """Load the model."""
        loop = asyncio.get_running_loop()
        try:
            correct = await loop.run_in_executor(None, self._load)
        except MismarkError:
            raise
        except Exception as error:
            said = one_line(f"{type(error).__name__}: {error}")
            raise RespondentError(f"{self.name}: the model cannot be loaded: {said}") from error
        self._batcher = Batcher(correct, self.concurrency or 1, "corrector")

    async def close(self) -> None:
        """Let the model and its thread go."""
        if self._batcher is not None:
            self._batcher.close()
        self._batcher = None

    async def answer(self, ask: Ask) -> Reply:
        """Correct the plain text; a failure inside the model is the fate *crashed*."""
        if self._batcher is None:
            raise RespondentError(f"{self.name} was asked before it was opened")
        text = ask.prompt.text
        started = time.perf_counter()
        try:
            made = await self._batcher.ask(text)
        except Exception as error:  # noqa: BLE001 - whatever the model does is the call's fate
            detail = one_line(f"{self.name} failed on this text: {type(error).__name__}: {error}")
            return Reply(Fate.CRASHED, seconds=time.perf_counter() - started, detail=detail)
        return Reply(
            made.fate,
            text="" if made.fate is Fate.ANSWERED else " ".join(made.tokens),
            findings=corrections(text, made.tokens) if made.fate is Fate.ANSWERED else None,
            tokens_in=made.tokens_in,
            tokens_out=made.tokens_out,
            cost_usd=0.0,
            seconds=time.perf_counter() - started,
            detail=made.detail,
        )
