"""Our own tables of words that can stand for each other in a false claim: TSV beside this module in, rows out."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

__all__ = ["table"]


@cache
def table(name: str) -> tuple[tuple[str, ...], ...]:
    """The rows of a table, without blank lines and remarks.

    Example:
        >>> table("opposites")[0]
        ('verb', 'increases', 'decreases')
    """
    text = files("mismark.perturb.answers").joinpath("words", f"{name}.tsv").read_text(encoding="utf-8")
    return tuple(tuple(line.split("\t")) for line in text.splitlines() if line and not line.startswith("#"))
