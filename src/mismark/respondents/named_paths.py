"""Names that hold a path and settings: `seq2seq:models/t5,beams=4,prefix="gec: "`.

A respondent's name comes in; the path and the settings, still as they were written, go out.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from mismark.errors import RespondentError

__all__ = ["NamedPath", "choice", "named_path"]

_FIRST_SETTING = re.compile(r",\s*[a-z_]+\s*=")
_SETTING = re.compile(r"""\s*([a-z_]+)\s*=\s*("[^"]*"|'[^']*'|[^,"']*)\s*(?:,|\Z)""")


class NamedPath(NamedTuple):
    """What stands behind the colon of a name."""

    path: str
    settings: dict[str, str]


def named_path(name: str) -> NamedPath:
    """Split a name into its path and its settings.

    Args:
        name: `KIND:PATH,key=value,key="a value with spaces or commas"`; a path may hold commas that no
            `word=` follows.

    Raises:
        RespondentError: no path, a setting that cannot be read, or one that is set twice.

    Example:
        >>> named_path('seq2seq:models/t5,beams=4,prefix="gec: "')
        NamedPath(path='models/t5', settings={'beams': '4', 'prefix': 'gec: '})
        >>> named_path("gector:a,b/roberta").path
        'a,b/roberta'
        >>> named_path("gector:m,batch=8,batch")
        Traceback (most recent call last):
        mismark.errors.RespondentError: gector:m,batch=8,batch: 'batch' is not a setting; settings read name=value,name="a value"
    """
    written = name.partition(":")[2]
    first = _FIRST_SETTING.search(written)
    path, rest = (written, "") if first is None else (written[: first.start()], written[first.start() + 1 :])
    if not path.strip():
        kind = name.partition(":")[0]
        raise RespondentError(f"{name}: no path after the colon; write {kind}:FOLDER or {kind}:OWNER/MODEL")
    settings: dict[str, str] = {}
    at = 0
    while at < len(rest):
        found = _SETTING.match(rest, at)
        if found is None or not found[2].strip():
            raise RespondentError(
                f'{name}: {rest[at:].strip()!r} is not a setting; settings read name=value,name="a value"'
            )
        key, value = found[1], found[2]
        if key in settings:
            raise RespondentError(f"{name}: {key} is set twice; leave one")
        quoted = value[:1] in {'"', "'"}
        settings[key] = value[1:-1] if quoted else value.strip()
        at = found.end()
    return NamedPath(path.strip(), settings)


def choice(name: str, key: str, value: str, allowed: tuple[str, ...]) -> str:
    """Check a setting that is one of a few words.

    Raises:
        RespondentError: it is none of them.

    Example:
        >>> choice("gector:m", "input", "tokens", ("natural", "tokens"))
        'tokens'
    """
    if value not in allowed:
        raise RespondentError(f"{name}: {key} is one of {', '.join(allowed)}, not {value!r}")
    return value
