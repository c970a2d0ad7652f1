"""English forms by inflect: a word in, its plural out; a number in, its words out."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from mismark.errors import MissingExtra

if TYPE_CHECKING:
    import inflect

__all__ = ["in_words", "ordinal_in_words", "plural"]


@cache
def _engine() -> inflect.engine:
    try:
        from inflect import engine
    except ImportError as error:
        raise MissingExtra.of("perturb", "inflect", "perturb") from error
    return engine()


@cache
def plural(noun: str) -> str:
    """The plural of a noun.

    Raises:
        MissingExtra: inflect is not installed.

    Example:
        >>> import pytest
        >>> _ = pytest.importorskip("inflect")
        >>> plural("mile"), plural("foot")
        ('miles', 'feet')
    """
    return str(_engine().plural_noun(noun))


@cache
def in_words(number: int) -> str:
    """A whole number in words.

    Raises:
        MissingExtra: inflect is not installed.

    Example:
        >>> import pytest
        >>> _ = pytest.importorskip("inflect")
        >>> in_words(21), in_words(108)
        ('twenty-one', 'one hundred and eight')
    """
    return str(_engine().number_to_words(str(number)))


@cache
def ordinal_in_words(number: int) -> str:
    """The ordinal of a whole number in words.

    Raises:
        MissingExtra: inflect is not installed.

    Example:
        >>> import pytest
        >>> _ = pytest.importorskip("inflect")
        >>> ordinal_in_words(3), ordinal_in_words(22)
        ('third', 'twenty-second')
    """
    return str(_engine().number_to_words(_engine().ordinal(str(number))))
