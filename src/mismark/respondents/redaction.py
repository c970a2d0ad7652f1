"""Lines for people that hold no secret: what a server or command said, made safe to keep.

Text of unknown origin and the secrets it must not show come in; one short printable line goes out.
"""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING
from urllib.parse import quote

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

__all__ = ["Secrets", "one_line", "secrets_of_environment"]

_LONGEST = 300
_READ = 8_000
_PIECE = 8
_HIDDEN = "[hidden]"
_LOOKS_LIKE_A_KEY = re.compile(r"(?i)\b(bearer\s+\S+|(?:sk|pk|gsk|xai|AIza)[-_A-Za-z0-9*.…]{8,})")
_SECRET_NAME = re.compile(r"(?i)(key|token|secret|passwd|password|credentials?)$")


def one_line(text: str) -> str:
    r"""Put a text on one printable line of at most 300 characters.

    Control characters, line breaks and marks that turn the writing direction become spaces.

    Example:
        >>> one_line("bad\x1b[31m request\n\u202eagain")
        'bad [31m request again'
        >>> len(one_line("x" * 1000))
        300
    """
    cut = text[:_READ]
    if not cut.isprintable():
        cut = "".join(character if character.isprintable() else " " for character in cut)
    line = " ".join(cut.split())
    return line if len(line) <= _LONGEST else line[: _LONGEST - 1] + "…"


class Secrets:
    """The values that no file, line or message may hold. Its own repr shows none of them.

    Values of fewer than eight characters (`EMPTY`, `none`) are placeholders and not hidden.

    Example:
        >>> secrets = Secrets(["sk-0123456789abcdef"])
        >>> secrets.line("401: wrong key sk-0123456789abcdef, or its end 89abcdef")
        '401: wrong key [hidden], or its end [hidden]'
        >>> secrets
        <Secrets: 1>
    """

    __slots__ = ("_values",)

    def __init__(self, values: Iterable[str]) -> None:
        written = {
            form for value in values if len(value) >= _PIECE for form in (value, quote(value, safe=""))
        }
        self._values = tuple(sorted(written, key=len, reverse=True))

    def __repr__(self) -> str:
        return f"<Secrets: {len(self._values)}>"

    def hide(self, text: str) -> str:
        """Take the secrets out of a text where they stand whole; fast where there are none."""
        for value in self._values:
            if value in text:
                text = text.replace(value, _HIDDEN)
        return text

    def line(self, text: str) -> str:
        """Make one printable line without the secrets, their pieces, or anything that looks like a key."""
        cut = self._hide_pieces(self.hide(text[:_READ]))
        return one_line(_LOOKS_LIKE_A_KEY.sub(_HIDDEN, cut))

    def _hide_pieces(self, text: str) -> str:
        """Take out every stretch of eight or more characters that a secret holds as well."""
        for value in self._values:
            pieces = {value[at : at + _PIECE] for at in range(len(value) - _PIECE + 1)}
            at, kept = 0, []
            while at < len(text):
                if text[at : at + _PIECE] not in pieces:
                    kept.append(text[at])
                    at += 1
                    continue
                while text[at : at + _PIECE] in pieces:
                    at += 1
                at += _PIECE - 1
                kept.append(_HIDDEN)
            text = "".join(kept)
        return text


def secrets_of_environment(environment: Mapping[str, str] | None = None) -> Secrets:
    """Collect the values of all variables whose names end like a secret's: KEY, TOKEN, PASSWORD.

    Example:
        >>> secrets_of_environment({"OPENAI_API_KEY": "sk-1234567890", "HOME": "/home/me"})
        <Secrets: 1>
    """
    variables = os.environ if environment is None else environment
    return Secrets(value for name, value in variables.items() if _SECRET_NAME.search(name))
