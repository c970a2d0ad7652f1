"""One row of labels: what somebody says of an item now, read and written together with the event of the change."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import NamedTuple

from mismark.errors import DataError
from mismark.web import schema  # first: it tells what to install where SQLAlchemy is missing

import sqlalchemy as sa  # isort: skip

__all__ = ["HOLDS", "Change", "Said", "Saved", "last_change", "read_said", "undone_item", "write_said"]

HOLDS = (
    schema.labels.c.label.is_not(None) | (schema.labels.c.note != "") | schema.labels.c.mended.is_not(None)
)
"""A row holds something; the others were taken back."""


class Said(NamedTuple):
    """What somebody says of an item.

    Attributes:
        label: its name, None where none is given yet.
        note: words of theirs, or "".
        mended: the perturbed text as they mended it, or their correction of a sentence; None where there is none.
    """

    label: str | None = None
    note: str = ""
    mended: str | None = None


class Saved(NamedTuple):
    """What is stored of one annotator on one item: what they say, its version (0 is nothing yet), and when."""

    said: Said = Said()
    version: int = 0
    saved_at: str | None = None


class Change(NamedTuple):
    """A change that stands: the number of its event, its item, and what was said there before."""

    number: int
    item: str
    before: Said


def last_change(connection: sa.Connection, annotator: str) -> Change | None:
    """An annotator's last change that was neither taken back nor set aside with its item."""
    event, later = schema.events, schema.events.alias()
    over = sa.exists().where(
        later.c.annotator == event.c.annotator,
        later.c.item == event.c.item,
        later.c.number > event.c.number,
        (later.c.undoes == event.c.number) | (later.c.kind == "set-aside"),
    )
    row = connection.execute(
        sa.select(event.c.number, event.c.item, event.c.before)
        .where(event.c.annotator == annotator, event.c.kind == "save", ~over)
        .order_by(event.c.number.desc())
        .limit(1)
    ).first()
    return None if row is None else Change(row.number, row.item, Said(**row.before))


def undone_item(connection: sa.Connection, annotator: str, number: int | None) -> str | None:
    """The item on which an annotator's change of this number was taken back; None where it was not."""
    if number is None:
        return None
    event = schema.events
    return connection.scalar(
        sa.select(event.c.item).where(event.c.annotator == annotator, event.c.undoes == number)
    )


def read_said(connection: sa.Connection, annotator: str, item: str) -> Saved:
    """What is stored of one annotator on one item."""
    table = schema.labels
    row = connection.execute(
        sa.select(table.c.label, table.c.note, table.c.mended, table.c.version, table.c.saved_at).where(
            table.c.annotator == annotator, table.c.item == item
        )
    ).first()
    return Saved() if row is None else Saved(Said(*row[:3]), row[3], row[4])


def write_said(
    connection: sa.Connection,
    annotator: str,
    item: str,
    before: Saved,
    said: Said,
    kind: str,
    undoes: int | None = None,
) -> Saved:
    """Write what somebody says now, and the event of it."""
    after = Saved(said, before.version + 1, datetime.now(UTC).isoformat(timespec="milliseconds"))
    row = {**said._asdict(), "version": after.version, "saved_at": after.saved_at}
    table = schema.labels
    if before.version:
        done = connection.execute(
            table.update()
            .where(table.c.annotator == annotator, table.c.item == item, table.c.version == before.version)
            .values(row)
        )
        if done.rowcount != 1:
            raise DataError(
                f"the label of {item} was changed by another program at the same moment; try again"
            )
    else:
        connection.execute(table.insert().values(annotator=annotator, item=item, **row))
    connection.execute(
        schema.events.insert().values(
            annotator=annotator,
            item=item,
            kind=kind,
            undoes=undoes,
            before=before.said._asdict(),
            after=said._asdict(),
            at=after.saved_at,
        )
    )
    return after
