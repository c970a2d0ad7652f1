"""Rule-based checkers: they read the plain text, see no question, and report findings.

`Prompt.text` comes in; findings with offsets in its characters go out. How the question was worded
cannot move them, which makes them the fixed point that models are held against.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from typing import TYPE_CHECKING, NamedTuple, Protocol

from mismark.errors import MissingExtra, RespondentError
from mismark.records import Fate, Reply
from mismark.respondents.redaction import one_line
from mismark.respondents.settings import given

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from mismark.records import Finding, JsonObject
    from mismark.respondents.base import Ask, Sees

__all__ = ["CHECKERS", "Check", "Checker", "CheckerKind", "checker"]

_TEXTS_KEPT = 2048


class Check(Protocol):
    """A checker that is loaded: text in, findings out, always the same for the same text."""

    def __call__(self, text: str) -> tuple[Finding, ...]:
        """Find what the checker holds to be wrong in a text."""


class CheckerKind(NamedTuple):
    """A checker that can be named: its package, its settings and how it is loaded.

    Attributes:
        what: what it is, in a line.
        package: the distribution that it needs, of the extra `checkers`.
        settings: allowed values by setting, the first being the default.
        load: builds the check from resolved settings.
        facts: what else its identity records.
    """

    what: str
    package: str
    settings: Mapping[str, tuple[str, ...]]
    load: Callable[[Mapping[str, str]], Check]
    facts: Mapping[str, str]


def _load_harper(settings: Mapping[str, str]) -> Check:
    from mismark.respondents.harper_check import HarperCheck

    return HarperCheck(settings["dialect"])


def _load_speller(_: Mapping[str, str]) -> Check:
    from mismark.respondents.speller_check import SpellerCheck

    return SpellerCheck()


CHECKERS: dict[str, CheckerKind] = {
    "harper": CheckerKind(
        "the grammar checker Harper, offline",
        "harper-py",
        {"dialect": ("american", "british", "australian", "canadian", "indian")},
        _load_harper,
        {"leaves_out": "Readability and findings on white space alone"},
    ),
    "speller": CheckerKind(
        "a spelling checker with an American English dictionary, offline",
        "pyspellchecker",
        {},
        _load_speller,
        {"leaves_out": "names, that is capitalised words inside a sentence, and words with digits"},
    ),
}
"""Every checker by the name behind `checker/`."""


class Checker:
    """A rule-based checker as a respondent. Build it with `checker`.

    It works on a thread of its own, so that a slow text does not hold up other respondents, and
    keeps what it found in recent texts, since every condition shows it the same ones.
    """

    sees: Sees = "text"
    concurrency: int | None = 1

    def __init__(self, name: str, kind: str, settings: Mapping[str, str]) -> None:
        self.name = name
        self._kind = kind
        self._settings = settings
        self._check: Check | None = None
        self._thread: ThreadPoolExecutor | None = None
        self._found: OrderedDict[str, tuple[Finding, ...]] = OrderedDict()

    def identity(self) -> JsonObject:
        """The checker, its package's version and its settings, resolved."""
        kind = CHECKERS[self._kind]
        return {
            "kind": "checker",
            "checker": self._kind,
            "package": kind.package,
            "version": version(kind.package),
            "settings": dict(self._settings),
            **kind.facts,
        }

    async def open(self) -> None:
        """Load the rules and the dictionary."""
        self._thread = ThreadPoolExecutor(1, thread_name_prefix=self._kind)
        load = CHECKERS[self._kind].load
        self._check = await asyncio.get_running_loop().run_in_executor(self._thread, load, self._settings)

    async def close(self) -> None:
        """Let the thread go."""
        if self._thread is not None:
            self._thread.shutdown(wait=True)
        self._thread = self._check = None

    async def answer(self, ask: Ask) -> Reply:
        """Check the plain text; a failure inside the checker is the fate *crashed*."""
        if self._check is None:
            raise RespondentError(f"{self.name} was asked before it was opened")
        text = ask.prompt.text
        started = time.perf_counter()
        found = self._found.get(text)
        if found is None:
            loop = asyncio.get_running_loop()
            try:
                found = await loop.run_in_executor(self._thread, self._check, text)
            except BaseException as error:
                if not _is_a_crash(error):
                    raise
                detail = one_line(f"{self.name} failed on this text: {type(error).__name__}: {error}")
                return Reply(Fate.CRASHED, seconds=time.perf_counter() - started, detail=detail)
            self._found[text] = found
            if len(self._found) > _TEXTS_KEPT:
                self._found.popitem(last=False)
        return Reply(Fate.ANSWERED, findings=found, cost_usd=0.0, seconds=time.perf_counter() - started)


def checker(name: str) -> Checker:
    """Build a checker from its name.

    Args:
        name: `checker/harper`, `checker/harper:dialect=british` or `checker/speller`.

    Raises:
        RespondentError: a checker or setting that does not exist.
        MissingExtra: its package is not installed.

    Example:
        >>> checker("checker/harper").identity()["settings"]
        {'dialect': 'american'}
        >>> checker("checker/harper:dialect=scots")
        Traceback (most recent call last):
        mismark.errors.RespondentError: checker/harper:dialect=scots: dialect is one of american, british, australian, canadian, indian, not 'scots'
    """
    kind, _, written = name.removeprefix("checker/").partition(":")
    if kind not in CHECKERS:
        raise RespondentError(
            f"{name}: there is no checker {kind!r}; there are {', '.join(sorted(CHECKERS))}"
        )
    allowed = CHECKERS[kind].settings
    settings = {key: values[0] for key, values in allowed.items()}
    for key, value in given(name, written).items():
        if key not in allowed:
            takes = f"takes {', '.join(allowed)}" if allowed else "takes no settings"
            raise RespondentError(f"{name}: {key!r} is no setting of it; checker/{kind} {takes}")
        if value not in allowed[key]:
            raise RespondentError(f"{name}: {key} is one of {', '.join(allowed[key])}, not {value!r}")
        settings[key] = value
    _require(kind)
    return Checker(name, kind, settings)


def _require(kind: str) -> None:
    package = CHECKERS[kind].package
    try:
        version(package)
    except ModuleNotFoundError as error:
        raise MissingExtra.of(f"checker/{kind}", package, "checkers") from error


def _is_a_crash(error: BaseException) -> bool:
    """Tell a failure of the checker from a cancellation; a panic in compiled code is no `Exception`."""
    return isinstance(error, Exception) or type(error).__name__ == "PanicException"
