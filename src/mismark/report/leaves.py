"""Pages of their own beside the report: in go the leaves of its sections, out comes a file for each.

A table of the report leads to them, and each leads back and on to its neighbours. They stand in files
of their own, so that the report stays small however many texts its numbers rest on; each is drawn,
written and let go before the next. They run no script, and every word in them is escaped.
"""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, NamedTuple

from mismark.errors import UsageError
from mismark.report.names import slug

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence
    from pathlib import Path

    from mismark.report.analyses import Leaf, Section

__all__ = ["FOLDER", "address", "write_leaves"]

FOLDER = "pages"
"""Where they stand in a report's folder."""


class _Neighbour(NamedTuple):
    title: str
    address: str


def address(leaf: str) -> str:
    """The link from the report to a leaf.

    Example:
        >>> address("item 39")
        'pages/item-39.html'
    """
    return f"{FOLDER}/{slug(leaf)}.html"


def write_leaves(sections: Sequence[Section], folder: Path, draw: Callable[..., str]) -> int:
    """Write the leaves of all sections.

    Args:
        sections: of a report.
        folder: of the report; where there is a leaf, a folder in it is made.
        draw: makes a page of `leaf`, `before`, `after` and `back`.

    Returns:
        How many were written.

    Raises:
        UsageError: two leaves share an id.
    """
    written: set[str] = set()
    leaves = chain.from_iterable(section.leaves for section in sections)
    for before, leaf, after in _neighbours(leaves):
        name = slug(leaf.id)
        if name in written:
            raise UsageError(f"two pages of the report are called {name!r}; give each an id of its own")
        if not written:
            (folder / FOLDER).mkdir()
        written.add(name)
        page = draw(leaf=leaf, before=_neighbour(before), after=_neighbour(after), back=slug(leaf.back))
        (folder / FOLDER / f"{name}.html").write_text(page, encoding="utf-8", newline="\n")
    return len(written)


def _neighbour(leaf: Leaf | None) -> _Neighbour | None:
    return None if leaf is None else _Neighbour(leaf.title, f"{slug(leaf.id)}.html")


def _neighbours(leaves: Iterable[Leaf]) -> Iterator[tuple[Leaf | None, Leaf, Leaf | None]]:
    """Each leaf with the one before and the one after; three are held at a time."""
    before: Leaf | None = None
    here: Leaf | None = None
    for after in leaves:
        if here is not None:
            yield before, here, after
            before = here
        here = after
    if here is not None:
        yield before, here, None
