"""`mismark doctor`: is this machine ready?

Nothing in but the machine. Out: versions, extras with their packages, which key and address
variables are set (never what they hold), and a browser to look at pages with. Exit code 0 always:
it tells, it does not judge.
"""

from __future__ import annotations

import os
import platform
import re
import shutil
from dataclasses import asdict, dataclass
from importlib import metadata
from typing import TYPE_CHECKING

import click

import mismark
from mismark.cli.output import print_json, show

if TYPE_CHECKING:
    from mismark.records import JsonObject

__all__ = ["command"]

_BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "firefox")
_NEED = re.compile(
    r"^(?P<name>[A-Za-z0-9][A-Za-z0-9._-]*)(?:\[[^\]]*\])?[^;]*(?:;.*extra\s*==\s*['\"](?P<extra>[^'\"]+)['\"])?"
)


@dataclass(frozen=True, slots=True)
class _Package:
    """One package that an extra needs: its version, None where it is not installed."""

    name: str
    version: str | None


def _extras() -> dict[str, list[_Package]]:
    """The packages of each extra, `core` first; extras made of other extras are left out."""
    found: dict[str, list[_Package]] = {"core": []}
    try:
        needs = metadata.requires("mismark") or []
    except metadata.PackageNotFoundError:  # run from a source tree that was never installed
        needs = []
    for need in needs:
        match = _NEED.match(need)
        if match is None or match["name"] == "mismark" or match["extra"] in {"all", "dev"}:
            continue
        found.setdefault(match["extra"] or "core", []).append(
            _Package(match["name"], _version(match["name"]))
        )
    return found


def _version(package: str) -> str | None:
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return None


def _variables() -> tuple[dict[str, bool], dict[str, bool]]:
    """Which key variables and which address variables are set; only that, never their values."""
    from mismark.respondents.endpoints import PROVIDERS

    keys = {name: bool(os.environ.get(name)) for one in PROVIDERS.values() for name in one.key_variables}
    bases = {one.base_variable: bool(os.environ.get(one.base_variable)) for one in PROVIDERS.values()}
    for name in sorted(os.environ):
        if name.endswith("_BASE_URL") and name not in bases:
            bases[name] = True
            key = name.removesuffix("_BASE_URL") + "_API_KEY"
            keys.setdefault(key, bool(os.environ.get(key)))
    return keys, bases


def _facts() -> JsonObject:
    keys, bases = _variables()
    return {
        "mismark": mismark.__version__,
        "python": platform.python_version(),
        "platform": f"{platform.system()} {platform.machine()}",
        "extras": {extra: [asdict(package) for package in packages] for extra, packages in _extras().items()},
        "keys": keys,
        "base_urls": bases,
        "browser": next((name for name in _BROWSERS if shutil.which(name)), None),
    }


@click.command(name="doctor")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object to standard output.")
def command(as_json: bool) -> None:
    """Tell whether this machine is ready: Python, extras, keys present (never shown), a browser."""
    facts = _facts()
    if as_json:
        print_json(facts)
        return
    show(f"mismark {facts['mismark']}, Python {facts['python']}, {facts['platform']}")
    for extra, packages in facts["extras"].items():
        words = ", ".join(f"{one['name']} {one['version'] or 'missing'}" for one in packages)
        ready = all(one["version"] for one in packages)
        repair = "pip install mismark" if extra == "core" else f"pip install 'mismark[{extra}]'"
        show(f"{extra}: {words}" + ("" if ready else f"; run: {repair}"))
    for what, variables in (("keys", facts["keys"]), ("addresses", facts["base_urls"])):
        present = [name for name, there in variables.items() if there]
        absent = [name for name, there in variables.items() if not there]
        show(f"{what} set: {', '.join(present) or 'none'}; not set: {', '.join(absent) or 'none'}")
    show(f"browser: {facts['browser'] or 'none found'}")
