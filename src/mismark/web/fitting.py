"""A set meets a store: items in, the store's items brought in step, labels of what is as it was kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

from mismark.digests import digest
from mismark.errors import DataError
from mismark.texts.counting import counted
from mismark.web import schema  # first: it tells what to install where SQLAlchemy is missing
from mismark.web.changes import HOLDS, Said, read_said, write_said

import sqlalchemy as sa  # isort: skip

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from mismark.records import JsonObject

__all__ = ["Fitted", "Kind", "check", "fit"]

Kind: TypeAlias = Literal["answers", "pairs"]

_SHOWN = 3


class Fitted(NamedTuple):
    """How a set met the store: ids of items that are new, changed and gone, and labels set aside with them."""

    new: tuple[str, ...]
    changed: tuple[str, ...]
    gone: tuple[str, ...]
    set_aside: int


def check(connection: sa.Connection, where: str, payloads: Sequence[JsonObject]) -> None:
    """See `mismark.web.store.Store.check`."""
    given = {payload["id"]: digest(payload) for payload in payloads}
    table = schema.items
    query = sa.select(table.c.id, table.c.digest).where(
        sa.exists().where(schema.labels.c.item == table.c.id, HOLDS)
    )
    other = [row.id for row in connection.execute(query) if given.get(row.id) != row.digest]
    if other and not given.keys() & set(connection.scalars(sa.select(table.c.id))):
        raise DataError(
            f"the store {where} is of another set: none of its items is in this set; give the set's own with --store"
        )
    if other:
        one = len(other) == 1
        they = "it was" if one else "they were"
        raise DataError(
            f"{counted(len(other), 'item')} {'is' if one else 'are'} not in the set as {they} when {they} labelled "
            f"({_few(sorted(other))}); bring {'it' if one else 'them'} back, or serve the set once with --changed set-aside"
        )


def fit(
    connection: sa.Connection, where: str, kind: Kind, payloads: Sequence[JsonObject], *, set_aside: bool
) -> Fitted:
    """See `mismark.web.store.Store.fit`."""
    table, said = schema.items, schema.labels
    digests = {payload["id"]: digest(payload) for payload in payloads}
    stored = {row.id: row.digest for row in connection.execute(sa.select(table.c.id, table.c.digest))}
    of = connection.scalar(sa.select(schema.facts.c.value).where(schema.facts.c.name == "kind"))
    if of is None:
        connection.execute(schema.facts.insert().values(name="kind", value=kind))
    elif of != kind or not stored.keys() & digests.keys():
        raise DataError(
            f"the store {where} is of another set: it holds {counted(len(stored), of.removesuffix('s'))}, and none of them is in this set; "
            "give another file with --store"
        )
    gone = tuple(one for one in stored if one not in digests)
    changed = tuple(one for one in stored if one in digests and stored[one] != digests[one])
    touched = {*gone, *changed}
    every = connection.execute(sa.select(said.c.annotator, said.c.item, HOLDS.label("holds")))
    past = [row for row in every if row.item in touched]
    rows = [row for row in past if row.holds]
    if rows and not set_aside:
        ids = sorted({row.item for row in rows})
        one = len(ids) == 1
        raise DataError(
            f"{counted(len(ids), 'item')} {'was' if one else 'were'} labelled and {'has' if one else 'have'} since been "
            f"changed or taken out of the set ({_few(ids)}); bring {'it back as it was' if one else 'them back as they were'}, "
            f"or give --changed set-aside, which keeps {'its' if one else 'their'} {counted(len(rows), 'label')} in the "
            f"store's history and counts {'it' if len(rows) == 1 else 'them'} no more"
        )
    for row in past:  # also of rows that hold nothing, lest undo give an item what was said of another text
        before = read_said(connection, row.annotator, row.item)
        write_said(connection, row.annotator, row.item, before, Said(), "set-aside")
    new = tuple(one for one in digests if one not in stored)
    if touched or new or of is None or _moved(connection, digests):
        connection.execute(table.delete())
        connection.execute(
            table.insert(),
            [
                {"id": one["id"], "position": place, "digest": digests[one["id"]], "payload": one}
                for place, one in enumerate(payloads)
            ],
        )
    return Fitted(new, changed, gone, len(rows))


def _few(ids: Sequence[str]) -> str:
    """The first few of some ids, and how many more there are."""
    more = f" and {len(ids) - _SHOWN:,} more" if len(ids) > _SHOWN else ""
    return f"{', '.join(ids[:_SHOWN])}{more}"


def _moved(connection: sa.Connection, digests: Mapping[str, str]) -> bool:
    """Tell whether the set's items stand in another order than in the store."""
    return list(connection.scalars(sa.select(schema.items.c.id).order_by(schema.items.c.position))) != list(
        digests
    )
