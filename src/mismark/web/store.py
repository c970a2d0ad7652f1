"""What people said, kept: labels in, labels out, none lost.

Every change is committed, with what stood there before, before its function returns. An item that nobody labelled has
no row; one whose label was taken back has an empty row, whose version goes on counting.
"""

from __future__ import annotations

import secrets
from contextlib import contextmanager
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

from mismark.errors import DataError
from mismark.web import schema  # first: it tells what to install where SQLAlchemy is missing
from mismark.web.changes import (
    HOLDS,
    Said,
    Saved,
    last_change,
    read_said,
    undone_item,
    write_said,
)
from mismark.web.fitting import Fitted, Kind, check, fit

import sqlalchemy as sa  # isort: skip

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from mismark.records import JsonObject

__all__ = [
    "SETTLER",
    "Annotator",
    "Conflict",
    "Fitted",
    "Kind",
    "Labelled",
    "Role",
    "Said",
    "Saved",
    "Store",
    "StoredItem",
    "open_store",
]

Role: TypeAlias = Literal["annotator", "settler"]

SETTLER = "settler"
"""The name and the role of who settles what annotators disagree on."""


class StoredItem(NamedTuple):
    """One thing to look at: its id, its place in the set from 0, and all that the set says of it."""

    id: str
    position: int
    payload: JsonObject


class Annotator(NamedTuple):
    """Who labels: a name, the secret of their link, and a role."""

    name: str
    token: str
    role: Role


class Conflict(NamedTuple):
    """Nothing was saved: another page was quicker, and this is what stands."""

    stands: Saved


class Labelled(NamedTuple):
    """What one annotator says of one item, see `Said`; `saved_at` is the time in UTC, ISO 8601."""

    annotator: str
    role: Role
    item: str
    label: str | None
    note: str
    mended: str | None
    saved_at: str


class Store:
    """Labels in a database. Open it with `open_store`."""

    def __init__(self, engine: sa.Engine, where: str) -> None:
        self.where = where
        self.engine = engine
        self._writing = engine.execution_options(writes=True)
        self._file = schema.file_of(engine.url)
        self._opened = _which(self._file)

    def close(self) -> None:
        """Let go of the database."""
        self.engine.dispose()

    def kind(self) -> Kind | None:
        """What the set is of; None before there is one."""
        with self._reads() as connection:
            return connection.scalar(sa.select(schema.facts.c.value).where(schema.facts.c.name == "kind"))

    def items(self) -> list[StoredItem]:
        """The set's items in its order."""
        table = schema.items
        with self._reads() as connection:
            rows = connection.execute(
                sa.select(table.c.id, table.c.position, table.c.payload).order_by(table.c.position)
            )
            return [StoredItem(*row) for row in rows]

    def annotators(self) -> list[Annotator]:
        """Everybody who has a link: annotators by name, then the settler."""
        table = schema.annotators
        with self._reads() as connection:
            rows = connection.execute(
                sa.select(table.c.name, table.c.token, table.c.role).order_by(table.c.role, table.c.name)
            )
            return [Annotator(*row) for row in rows]

    def labels(self, annotator: str | None = None, item: str | None = None) -> list[Labelled]:
        """What everybody, or one annotator, says of the set's items now, or of one, by items and then by names.

        Rows that hold nothing any more (a label taken back) are left out; one may hold a note or a mended text only.
        """
        said, who, items = schema.labels, schema.annotators, schema.items
        query = (
            sa.select(
                said.c.annotator,
                who.c.role,
                said.c.item,
                said.c.label,
                said.c.note,
                said.c.mended,
                said.c.saved_at,
            )
            .join(who, who.c.name == said.c.annotator)
            .join(items, items.c.id == said.c.item)
            .where(HOLDS)
            .order_by(items.c.position, said.c.annotator)
        )
        if annotator is not None:
            query = query.where(said.c.annotator == annotator)
        if item is not None:
            query = query.where(said.c.item == item)
        with self._reads() as connection:
            return [Labelled(*row) for row in connection.execute(query)]

    def saved(self, annotator: str, item: str) -> Saved:
        """What is stored of one annotator on one item."""
        with self._reads() as connection:
            return read_said(connection, annotator, item)

    def save(self, annotator: str, item: str, said: Said, version: int) -> Saved | Conflict:
        """Store what somebody says, unless another page of theirs was quicker.

        Saying again what stands already changes nothing and is no conflict, so that a page whose answer was lost may
        ask again.

        Args:
            annotator: who.
            item: of what.
            said: what they say.
            version: of what they saw when they said it.
        """
        with self._writes() as connection:
            before = read_said(connection, annotator, item)
            if before.version and before.said == said:
                return before
            if before.version != version:
                return Conflict(before)
            return write_said(connection, annotator, item, before, said, "save")

    def undoable(self, annotator: str) -> int | None:
        """The number of an annotator's last change that was not taken back yet; None where there is none."""
        with self._reads() as connection:
            last = last_change(connection, annotator)
            return None if last is None else last.number

    def undo(self, annotator: str, number: int | None) -> tuple[str, Saved] | None:
        """Take back an annotator's last change.

        To take back again what is taken back already changes nothing, so that a page whose answer was lost may ask again.

        Args:
            annotator: whose.
            number: of the change that they mean, as `undoable` told it.

        Returns:
            The item and what stands there now; None where the change is not theirs or not their last one.
        """
        with self._writes() as connection:
            done = undone_item(connection, annotator, number)
            if done is not None:
                return done, read_said(connection, annotator, done)
            last = last_change(connection, annotator)
            if last is None or last.number != number:
                return None
            before = read_said(connection, annotator, last.item)
            return last.item, write_said(
                connection, annotator, last.item, before, last.before, "undo", last.number
            )

    def add_annotators(self, names: Sequence[str]) -> None:
        """Give a link to everybody who has none, and to the settler."""
        with self._writes() as connection:
            known = set(connection.scalars(sa.select(schema.annotators.c.name)))
            wanted = [Annotator(name, secrets.token_urlsafe(24), "annotator") for name in names]
            wanted.append(Annotator(SETTLER, secrets.token_urlsafe(24), "settler"))
            rows = [one for one in wanted if one.name not in known]
            if rows:
                connection.execute(schema.annotators.insert(), [row._asdict() for row in rows])

    def check(self, payloads: Sequence[JsonObject]) -> None:
        """See that every item that was labelled stands in a set as it was when it was labelled.

        Raises:
            DataError: one does not.
        """
        with self._reads() as connection:
            check(connection, self.where, payloads)

    def fit(self, kind: Kind, payloads: Sequence[JsonObject], *, set_aside: bool = False) -> Fitted:
        """Make the store hold a set, keeping the labels of every item that is as it was.

        Args:
            kind: what the set is of.
            payloads: its items, each with an `id`.
            set_aside: take labels of items that changed or are gone out of the count; they stay in the events.

        Raises:
            DataError: the store is of another set, or items that were labelled changed or are gone.
        """
        with self._writes() as connection:
            return fit(connection, self.where, kind, payloads, set_aside=set_aside)

    @contextmanager
    def unless_empty(self) -> Iterator[None]:
        """Delete the store's file at the end if it holds no set then: one that was made for a set that was not served."""
        try:
            yield
        finally:
            if self._file is not None and _which(self._file) == self._opened and self.kind() is None:
                self.close()
                schema.delete(self._file)

    @contextmanager
    def _reads(self) -> Iterator[sa.Connection]:
        with self.engine.connect() as connection:
            yield connection

    @contextmanager
    def _writes(self) -> Iterator[sa.Connection]:
        with self._writing.begin() as connection:
            yield connection
            if _which(self._file) != self._opened:  # what is written to a file without a name is gone with us
                raise DataError(
                    f"the file {self.where} was moved, deleted or replaced while it was open; put it back, or stop the "
                    "server and start it again"
                )


def _which(file: Path | None) -> tuple[int, int] | None:
    """Which file has a name now; None where none has, or where the database is no file."""
    try:
        found = None if file is None else file.stat()
    except OSError:
        return None
    return None if found is None else (found.st_dev, found.st_ino)


def open_store(where: str | Path, *, create: bool = False) -> Store:
    """Open a store, and bring one of an older version up to this one.

    Args:
        where: the path of an SQLite file, or the URL of a database.
        create: make it where there is none.

    Raises:
        DataError: there is no store, it is none, or it was made by a newer version.
        MissingExtra: the packages of vetting are not installed.

    Example:
        >>> open_store("no-such.sqlite")
        Traceback (most recent call last):
        mismark.errors.DataError: there is no store no-such.sqlite; mismark vet serve makes one, and --store names another
    """
    engine = schema.connect(where, create=create)
    return Store(engine, schema.shown(engine.url))
