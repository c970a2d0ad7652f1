"""How MaxMatch reads and counts: one record of settings, with what cannot work refused."""

from __future__ import annotations

from typing import Literal, NamedTuple, Self

from mismark.errors import UsageError

__all__ = ["Options"]


class _Options(NamedTuple):
    max_unchanged: int
    beta: float
    compat: Literal["mismark", "official"]
    ignore_whitespace_casing: bool


class Options(_Options):
    """How MaxMatch reads and counts.

    Attributes:
        max_unchanged: unchanged words that an edit may hold beside the changed ones.
        beta: the weight of recall in F, which decides between annotators.
        compat: `official` reproduces the official program on faulty references too.
        ignore_whitespace_casing: leave out proposed edits that change only spaces or case.

    Raises:
        UsageError: a number that cannot work.

    Example:
        >>> Options(beta=1.0)
        Options(max_unchanged=2, beta=1.0, compat='mismark', ignore_whitespace_casing=False)
    """

    __slots__ = ()

    def __new__(
        cls,
        max_unchanged: int = 2,
        beta: float = 0.5,
        compat: Literal["mismark", "official"] = "mismark",
        ignore_whitespace_casing: bool = False,
    ) -> Self:
        """Check the numbers."""
        if max_unchanged < 0:
            raise UsageError(f"max_unchanged is {max_unchanged}; it counts words, so give 0 or more")
        if not 0 < beta < float("inf"):
            raise UsageError(f"beta is {beta}; it weighs recall against precision, so give a number above 0")
        return super().__new__(cls, max_unchanged, beta, compat, ignore_whitespace_casing)
