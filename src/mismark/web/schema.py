"""The tables of a store, and how a database comes to have them: a path or URL in, an engine of this version's tables out.

`facts` says what the set is; `labels` holds what stands now, `events` every change that led there, in order, for undoing
and for looking back. A label's `version` only grows, so that a page can tell whether another one was quicker.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mismark.errors import DataError, MissingExtra

try:
    import sqlalchemy as sa
    from alembic.config import Config
    from alembic.migration import MigrationContext
    from alembic.script import ScriptDirectory
except ImportError as _missing:
    raise MissingExtra.of("vetting", str(_missing.name), "vet") from _missing

if TYPE_CHECKING:
    from sqlalchemy.engine import URL

__all__ = [
    "annotators",
    "connect",
    "delete",
    "events",
    "facts",
    "file_of",
    "items",
    "labels",
    "said",
    "shown",
]

_MIGRATIONS = Path(__file__).parent / "migrations"
_WAIT_S = 30

_tables = sa.MetaData()
facts = sa.Table(
    "facts", _tables, sa.Column("name", sa.String(64), primary_key=True), sa.Column("value", sa.Text)
)
items = sa.Table(
    "items",
    _tables,
    sa.Column("id", sa.String(512), primary_key=True),
    sa.Column("position", sa.Integer),
    sa.Column("digest", sa.String(64)),
    sa.Column("payload", sa.JSON),
)
annotators = sa.Table(
    "annotators",
    _tables,
    sa.Column("name", sa.String(64), primary_key=True),
    sa.Column("token", sa.String(64)),
    sa.Column("role", sa.String(16)),
)
labels = sa.Table(
    "labels",
    _tables,
    sa.Column("annotator", sa.String(64), primary_key=True),
    sa.Column("item", sa.String(512), primary_key=True),
    sa.Column("label", sa.String(32)),
    sa.Column("note", sa.Text),
    sa.Column("mended", sa.Text),
    sa.Column("version", sa.Integer),
    sa.Column("saved_at", sa.String(32)),
)
events = sa.Table(
    "events",
    _tables,
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("annotator", sa.String(64)),
    sa.Column("item", sa.String(512)),
    sa.Column("kind", sa.String(16)),
    sa.Column("undoes", sa.Integer),
    sa.Column("before", sa.JSON),
    sa.Column("after", sa.JSON),
    sa.Column("at", sa.String(32)),
)


def connect(where: str | Path, *, create: bool) -> sa.Engine:
    """Open a database and bring its tables to this version.

    Args:
        where: the path of an SQLite file, or a URL as SQLAlchemy reads it (`postgresql+psycopg://…`).
        create: make it where it is not there.

    Raises:
        DataError: there is no such file, it is no store, or it was made by a newer mismark.
    """
    url = _url(where)
    place = file_of(url)
    if place is not None:
        _check_file(place, create=create)
    if place is None and url.get_backend_name() == "sqlite":
        raise DataError("a store in memory would lose its labels; give a file with --store")
    try:
        engine = sa.create_engine(url)
    except (ImportError, sa.exc.ArgumentError) as error:
        raise DataError(
            f"the store {shown(url)} cannot be reached: {error}; install the driver of that database"
        ) from None
    if engine.dialect.name == "sqlite":
        sa.event.listen(engine, "connect", _set_up)
        sa.event.listen(engine, "begin", _begin)
    try:
        with engine.execution_options(writes=create).connect() as connection:
            _bring_up(connection, where, create=create)
        if create and engine.dialect.name == "sqlite":
            _write_ahead(engine)
        if create and place is not None:
            _close_to_others(place)
    except sa.exc.DBAPIError as error:
        engine.dispose()
        raise DataError(f"the store {shown(url)} cannot be opened: {said(error)}") from error
    except DataError:
        engine.dispose()
        raise
    return engine


def shown(url: URL) -> str:
    """A database's name for messages: the file's path, or the URL without its password."""
    place = file_of(url)
    return url.render_as_string(hide_password=True) if place is None else str(place)


def said(error: sa.exc.DBAPIError) -> str:
    """What a database said, in a few words."""
    return " ".join(str(error.orig).split())


def _url(where: str | Path) -> URL:
    if isinstance(where, str) and "://" in where:
        try:
            return sa.make_url(where)
        except sa.exc.ArgumentError:
            raise DataError("--store is no URL of a database; expected a file, or DIALECT://NAME…") from None
    return sa.URL.create("sqlite", database=str(where))


def file_of(url: URL) -> Path | None:
    """The file of an SQLite database."""
    return Path(url.database) if url.get_backend_name() == "sqlite" and url.database else None


def _check_file(place: Path, *, create: bool) -> None:
    """See that a store is there, or make its file so that nobody but its owner can read the links in it."""
    if place.is_dir():
        raise DataError(f"the store {place} is a folder; give a file with --store")
    if place.exists():
        return
    if not create:
        raise DataError(f"there is no store {place}; mismark vet serve makes one, and --store names another")
    try:
        os.close(os.open(place, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    except OSError as error:
        raise DataError(f"the store {place} cannot be made: {error.strerror}") from error


_BESIDE = ("", "-wal", "-shm", "-journal")
"""What SQLite's files are called: the database's name, and what comes after it."""


def _close_to_others(place: Path) -> None:
    """Let nobody but its owner read a store that was made or copied otherwise, since it holds the links."""
    for file in (Path(f"{place}{after}") for after in _BESIDE):
        if file.exists() and (mode := file.stat().st_mode) & 0o077:
            try:
                file.chmod(mode & 0o700)
            except OSError as error:
                raise DataError(
                    f"the store {file} can be read by others, and that cannot be changed: {error.strerror}; "
                    "let its owner serve it"
                ) from error


def delete(place: Path) -> None:
    """Delete an SQLite database that nobody has open."""
    for after in _BESIDE:
        Path(f"{place}{after}").unlink(missing_ok=True)


def _set_up(connection: Any, _record: object) -> None:
    """A new SQLite connection: what is committed is on the disk."""
    connection.isolation_level = None
    for setting in (f"busy_timeout={_WAIT_S * 1000}", "synchronous=FULL"):
        connection.execute(f"PRAGMA {setting}")


def _write_ahead(engine: sa.Engine) -> None:
    """Let readers and the writer go on side by side; the file remembers it."""
    connection = engine.raw_connection()
    try:
        connection.cursor().execute("PRAGMA journal_mode=WAL")
    finally:
        connection.close()


def _begin(connection: sa.Connection) -> None:
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _bring_up(connection: sa.Connection, where: str | Path, *, create: bool) -> None:
    """Run the steps that a database lacks."""
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.set_main_option("version_locations", str(_MIGRATIONS / "versions").replace("%", "%%"))
    config.attributes["connection"] = connection
    steps = ScriptDirectory.from_config(config)
    found = MigrationContext.configure(connection).get_current_revision()
    known = [step.revision for step in steps.walk_revisions()]
    if found is None and (sa.inspect(connection).get_table_names() or not create):
        raise DataError(f"{where} is a database, but no store of labels; give another file with --store")
    if found is not None and found not in known:
        raise DataError(
            f"the store {where} was made by a newer version of mismark (its tables are of step {found}, and this version "
            f"knows {known[0]}); install that version"
        )
    if found != known[0]:
        from alembic import command

        command.upgrade(config, "head")
        connection.commit()
