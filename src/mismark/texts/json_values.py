"""JSON as files hold it, read strictly: text in, a value that can be worked with out, or one sentence why not.

What Python's own reader lets through and what fails later is refused here: NaN, numbers beyond all
floating-point range, numbers of thousands of digits, and values nested so deep that nothing can walk them.
"""

from __future__ import annotations

import json
import math
from typing import TYPE_CHECKING, Any, NoReturn

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["DEPTH", "parse_json"]

DEPTH = 100
"""Levels of lists and objects that a value may have."""

_TOO_DEEP = f"nested deeper than {DEPTH} levels"


def parse_json(text: str | bytes, *, once: bool = False) -> object:
    r"""Read one JSON value.

    Args:
        text: the value with white space around it; bytes are UTF-8.
        once: refuse an object that has a key twice, and half of a surrogate pair, which no file could hold again.

    Raises:
        ValueError: with what is wrong, in words that a message can end with.

    Example:
        >>> parse_json(b'{"a": [1, 2.5]}')
        {'a': [1, 2.5]}
        >>> parse_json("[" * 5000 + "]" * 5000)
        Traceback (most recent call last):
        ValueError: nested deeper than 100 levels
        >>> parse_json('{"cost": 1e999}')
        Traceback (most recent call last):
        ValueError: 1e999 is beyond all numbers that can be worked with
    """
    try:
        read = text if isinstance(text, str) else text.decode("utf-8")
        value: object = (_ONCE if once else _PLAIN)(read)
    except RecursionError:
        raise ValueError(_TOO_DEEP) from None
    except UnicodeDecodeError as error:
        raise ValueError(f"byte {error.start + 1} is not UTF-8") from None
    except json.JSONDecodeError as error:
        raise ValueError(f"{error.msg}: column {error.colno}") from None
    if once and ("\\ud" in read or "\\uD" in read):
        _refuse_halves(value)
    if read.count("[") + read.count("{") > DEPTH and _is_deep(value):
        raise ValueError(_TOO_DEEP)
    return value


def _refuse_halves(value: object) -> None:
    try:
        json.dumps(value, ensure_ascii=False).encode("utf-8")
    except UnicodeEncodeError:
        raise ValueError(
            "holds half of a surrogate pair (\\ud800 to \\udfff); write the whole character"
        ) from None


def _is_deep(value: object) -> bool:
    level, depth = [value], 0
    while level := [one for one in level if isinstance(one, (list, dict))]:
        depth += 1
        if depth > DEPTH:
            return True
        level = [inner for one in level for inner in (one.values() if isinstance(one, dict) else one)]
    return False


def _float(written: str) -> float:
    value = float(written)
    if not math.isfinite(value):
        raise ValueError(f"{_cut(written)} is beyond all numbers that can be worked with")
    return value


def _int(written: str) -> int:
    try:
        return int(written)
    except ValueError:
        raise ValueError(f"{_cut(written)} has too many digits") from None


def _cut(written: str) -> str:
    return written if len(written) <= 24 else written[:21] + "…"


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not JSON")


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    row = dict(pairs)
    if len(row) != len(pairs):
        keys = [key for key, _ in pairs]
        raise ValueError(f"the key {next(key for key in keys if keys.count(key) > 1)!r} stands twice")
    return row


_PLAIN: Callable[[str], Any] = json.JSONDecoder(
    parse_float=_float, parse_int=_int, parse_constant=_no_constant
).decode
_ONCE: Callable[[str], Any] = json.JSONDecoder(
    object_pairs_hook=_once, parse_float=_float, parse_int=_int, parse_constant=_no_constant
).decode
