"""The seal on a run's results: hashes by which a changed `parsed.jsonl` or `counts.jsonl` is noticed.

A run folder in, `counted.json` out, and back: whether a file is still the one that was written. Numbers
come from these files, so one that was edited, cut or torn must not be read as if it were whole. Where there
is no seal nothing can be told, and the files are taken as they are.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from mismark.runs.files import disk_fault, json_line, write_whole
from mismark.runs.folder import files
from mismark.texts.json_values import parse_json

if TYPE_CHECKING:
    from pathlib import Path

__all__ = ["SEAL", "is_sealed", "seal"]

SEAL = "counted.json"


def seal(folder: Path) -> None:
    """Write the hashes of both files as they are now.

    Raises:
        RunError: a file cannot be read, or the seal not be written.
    """
    where = files(folder)
    hashes = {path.name: _hash(path) for path in (where.parsed, where.counts)}
    write_whole(folder / SEAL, [json_line(hashes)])


def is_sealed(path: Path) -> bool:
    """Whether a file is the one that was sealed; True also where its folder has no seal.

    Raises:
        RunError: it cannot be read.
    """
    try:
        sealed = parse_json((path.parent / SEAL).read_bytes())
    except FileNotFoundError:
        return True
    except ValueError:
        return False
    except OSError as error:
        raise disk_fault("read", path.parent / SEAL, error) from error
    return isinstance(sealed, dict) and sealed.get(path.name) == _hash(path)


def _hash(path: Path) -> str:
    try:
        with path.open("rb") as file:
            return "b2:" + hashlib.file_digest(file, lambda: hashlib.blake2b(digest_size=16)).hexdigest()
    except OSError as error:
        raise disk_fault("read", path, error) from error
