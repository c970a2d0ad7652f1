"""What the loopback server writes: small behaviours that read a question as a model would.

Messages come in, a reply's text goes out. Nothing here knows an item or its gold; for respondents
of known truth see `mismark.respondents.scripted`.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, TypeAlias

from mismark.seeds import stream

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from mismark.records import Message

    Answer: TypeAlias = Callable[[Sequence[Message]], str]

__all__ = ["BEHAVIOURS", "Answer", "behaviour"]

_ANCHOR = re.compile(r"\b(\d{1,4})\s+(?:[\w-]+\s+){0,3}?errors?\b", re.IGNORECASE)
_QUESTION_END = re.compile(r"\blist\s+(?:all\s+of\s+)?them\b[.:]?", re.IGNORECASE)
_WORD = re.compile(r"[A-Za-z][A-Za-z'’-]{2,}")
_OWN_COUNTS = range(1, 8)


def behaviour(name: str, seed: int = 0) -> Answer:
    """Give a behaviour by name, with its draws fixed by a seed.

    Example:
        >>> from mismark.records import Message
        >>> asked = [Message("user", "This has exactly 2 grammatical error(s). List all of them. He go home.")]
        >>> print(behaviour("compliant")(asked))
        ERROR 1: "home" is used wrongly
        ERROR 2: "home" is used wrongly
        TOTAL ERRORS FOUND: 2
        >>> print(behaviour("silent")(asked))
        TOTAL ERRORS FOUND: 0
    """
    make = BEHAVIOURS[name]
    return lambda messages: make(messages, seed)


def _compliant(messages: Sequence[Message], seed: int) -> str:
    """Report as many errors as the question states, its own number where it states none."""
    question, text = _parts(messages)
    draws = stream(seed, "loopback", text)
    own = draws.choice(_OWN_COUNTS)
    stated = _ANCHOR.search(question)
    return _report(text, int(stated[1]) if stated else own, seed)


def _stubborn(messages: Sequence[Message], seed: int) -> str:
    """Report its own number, whatever the question states."""
    _, text = _parts(messages)
    return _report(text, stream(seed, "loopback", text).choice(_OWN_COUNTS), seed)


def _echo(messages: Sequence[Message], _: int) -> str:
    """Give the last message back."""
    return messages[-1].content if messages else ""


def _silent(_messages: Sequence[Message], _: int) -> str:
    """Report that there are no errors."""
    return "TOTAL ERRORS FOUND: 0"


BEHAVIOURS: dict[str, Callable[[Sequence[Message], int], str]] = {
    "compliant": _compliant,
    "echo": _echo,
    "silent": _silent,
    "stubborn": _stubborn,
}
"""Every behaviour by name."""


def _parts(messages: Sequence[Message]) -> tuple[str, str]:
    """Cut the last user message into the question and the text it is about."""
    asked = next((message.content for message in reversed(messages) if message.role == "user"), "")
    end = _QUESTION_END.search(asked)
    return (asked[: end.end()], asked[end.end() :]) if end else (asked, asked)


def _report(text: str, wanted: int, seed: int) -> str:
    """Write a report that quotes words of the text, each once as long as there are any."""
    words = list(dict.fromkeys(_WORD.findall(text))) or ["text"]
    stream(seed, "loopback words", text).shuffle(words)
    lines = [f'ERROR {k + 1}: "{words[k % len(words)]}" is used wrongly' for k in range(wanted)]
    return "\n".join([*lines, f"TOTAL ERRORS FOUND: {wanted}"])
