"""What the package shows, and how light it stays until it is used."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

import mismark

HEAVY = {
    "numpy",
    "scipy",
    "matplotlib",
    "pandas",
    "aiohttp",
    "jinja2",
    "harper",
    "spellchecker",
    "tqdm",
    "filelock",
    "torch",
}


def loaded(code: str) -> set[str]:
    """The top-level modules that a fresh interpreter holds after some code."""
    program = f"{code}\nimport sys, json; print(json.dumps(sorted({{name.partition('.')[0] for name in sys.modules}})))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    return set(json.loads(done.stdout.splitlines()[-1]))


def test_import_loads_nothing_heavy() -> None:
    """`import mismark` loads none of the packages that work is done with, nor the command line's."""
    assert loaded("import mismark") & (HEAVY | {"click", "asyncio"}) == set()


@pytest.mark.parametrize(
    "words", [["--help"], ["--version"], ["list", "protocols"], ["run", "framing", "--help"]]
)
def test_looking_around_loads_nothing_heavy(words: list[str]) -> None:
    """Help, version and names are told without loading what only a run or a report needs."""
    code = f"from mismark.cli import main; assert main({words!r}) == 0"
    assert loaded(code) & HEAVY == set()


def test_public_names_are_sorted_documented_and_there() -> None:
    """Each name of `__all__` can be had and has a docstring, and dir() shows it."""
    assert list(mismark.__all__) == sorted(mismark.__all__)
    for name in mismark.__all__:
        assert getattr(mismark, name).__doc__
        assert name in dir(mismark)


def test_a_name_that_is_not_there_is_an_attribute_error() -> None:
    """Asking for anything else fails as it does in any module."""
    with pytest.raises(AttributeError, match="has no attribute 'nothing'"):
        mismark.nothing  # noqa: B018
