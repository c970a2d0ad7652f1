"""What a run was made with: versions of mismark, Python and packages, and the kind of machine.

In: nothing. Out: the `environment` of `plan.json`. It names no person, path or machine.
"""

from __future__ import annotations

import platform
import subprocess
from functools import cache
from importlib import metadata
from pathlib import Path
from typing import TYPE_CHECKING

import mismark

if TYPE_CHECKING:
    from mismark.records import JsonObject

__all__ = ["PACKAGES", "environment"]

PACKAGES = (
    "aiohttp",
    "click",
    "filelock",
    "harper-py",
    "jinja2",
    "matplotlib",
    "numpy",
    "pyspellchecker",
    "scipy",
    "tqdm",
)
"""The packages whose versions a run records, where they are installed."""


def environment() -> JsonObject:
    """Say what this run is made with.

    Returns:
        `mismark`, `python`, `platform`, `packages` (name to version, those installed), and `commit`
        with `dirty` where mismark itself runs from a source checkout.

    Example:
        >>> sorted(environment())[-4:]
        ['mismark', 'packages', 'platform', 'python']
    """
    facts: JsonObject = {
        "mismark": mismark.__version__,
        "python": platform.python_version(),
        "platform": f"{platform.system()} {platform.machine()}",
        "packages": {name: version for name in PACKAGES if (version := _version(name)) is not None},
    }
    facts.update(_checkout(Path(mismark.__file__).parent))
    return facts


@cache
def _version(package: str) -> str | None:
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return None


@cache
def _checkout(package: Path) -> JsonObject:
    """Commit and dirty mark, only where the package lies in `src/` of its own checkout."""
    root = package.parent.parent
    if package.parent.name != "src" or not (root / ".git").exists():
        return {}
    try:
        commit = _git(root, "rev-parse", "HEAD")
        changed = _git(root, "status", "--porcelain", "--", "src")
    except (OSError, subprocess.SubprocessError):
        return {}
    return {"commit": commit, "dirty": bool(changed)}


def _git(root: Path, *words: str) -> str:
    command = ["git", "-C", str(root), *words]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=5)  # noqa: S603 - fixed words
    return done.stdout.strip()
