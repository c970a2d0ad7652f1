"""Content hashes: what a thing *is*, whatever file it lies in.

Canonical JSON (sorted keys, no spaces, UTF-8, no NaN) is part of the contract, so that another
program can check a digest. Every digest carries its algorithm: `b2:` is BLAKE2b cut to 16 bytes.
"""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

__all__ = ["canonical_json", "digest", "digest_all", "short"]

_ENCODE = json.JSONEncoder(ensure_ascii=False, sort_keys=True, separators=(",", ":"), allow_nan=False).encode


def canonical_json(value: object) -> str:
    """Write a JSON value the one way it is hashed.

    Raises:
        ValueError: the value holds NaN or infinity, which JSON does not have.

    Example:
        >>> canonical_json({"b": 1, "a": ["é", None]})
        '{"a":["é",null],"b":1}'
    """
    return _ENCODE(value)


def digest(value: object) -> str:
    """Hash one JSON value: `b2:` and 32 hexadecimal digits.

    Example:
        >>> digest({"a": 1, "b": 2}) == digest({"b": 2, "a": 1})
        True
        >>> digest("x")[:3]
        'b2:'
    """
    encoded = canonical_json(value).encode("utf-8", "surrogatepass")
    return "b2:" + hashlib.blake2b(encoded, digest_size=16).hexdigest()


def digest_all(values: Iterable[object]) -> str:
    """Hash many JSON values in order, in flat memory (one line each)."""
    state = hashlib.blake2b(digest_size=16)
    for value in values:
        state.update(canonical_json(value).encode("utf-8", "surrogatepass"))
        state.update(b"\n")
    return "b2:" + state.hexdigest()


def short(value: str, digits: int = 8) -> str:
    """Cut a digest for a line that people read.

    Example:
        >>> short("b2:0123456789abcdef")
        'b2:01234567'
    """
    algorithm, _, rest = value.partition(":")
    return f"{algorithm}:{rest[:digits]}"
