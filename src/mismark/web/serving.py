"""The server: an app and an address in, links out, and requests answered until it is stopped."""

from __future__ import annotations

import socket
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from mismark.errors import MissingExtra, UsageError
from mismark.web.security import LOOPBACK, Guard

try:
    import uvicorn
except ImportError as _missing:
    raise MissingExtra.of("vetting", str(_missing.name), "vet") from _missing

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mismark.web.security import Asgi
    from mismark.web.store import Store

__all__ = ["Address", "alone", "bound", "link", "serve"]

_EVERY = ("0.0.0.0", "::", "")  # noqa: S104 - compared with, not listened on
_STOPPING_S = 5


@dataclass(frozen=True, slots=True)
class Address:
    """Where a server listens and what it is called.

    Attributes:
        host: the name or address to listen on.
        port: the port; 0 takes a free one.
        public: names that it is reached by besides, each a name or an address such as `https://vet.example.org`.
    """

    host: str
    port: int
    public: tuple[str, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        """The names that a request may call it by."""
        return tuple(dict.fromkeys([*LOOPBACK, self.host, *map(_name, self.public)]))

    def base(self, port: int) -> str:
        """What links begin with."""
        if self.public:
            first = self.public[0]
            return first.rstrip("/") if "://" in first else f"http://{first}:{port}"
        host = LOOPBACK[1] if self.host in _EVERY else self.host
        return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def link(address: Address, port: int, token: str) -> str:
    """The link of one annotator.

    Example:
        >>> link(Address("127.0.0.1", 0, ("https://vet.example.org",)), 8765, "abc")
        'https://vet.example.org/v/abc/'
    """
    return f"{address.base(port)}/v/{token}/"


def bound(address: Address) -> socket.socket:
    """Take the address.

    Raises:
        UsageError: another program has it, it is not of this machine, or it may not be taken.
    """
    for name in address.public:
        _name(name)
    try:
        found = socket.getaddrinfo(
            address.host or None, address.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )
        family, kind, protocol, _, place = found[0]
        taken = socket.socket(family, kind, protocol)
        try:
            taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            taken.bind(place)
            taken.listen(128)
        except OSError:
            taken.close()
            raise
    except OSError as error:
        raise UsageError(
            f"cannot listen on {address.host} port {address.port}: {error.strerror}; take another --port, or 0 for any "
            "that is free"
        ) from error
    return taken


@contextmanager
def alone(store: Store) -> Iterator[None]:
    """Keep other servers off an SQLite store while this one runs; the lock goes with the process, however it ends.

    Raises:
        UsageError: another server has it.
    """
    from filelock import FileLock, Timeout

    if store.engine.dialect.name != "sqlite":
        yield  # another database keeps its transactions apart itself
        return
    lock = FileLock(f"{Path(store.where).resolve()}.lock", timeout=0)  # whatever name it is opened by
    try:
        lock.acquire()
    except Timeout:
        raise UsageError(
            f"another server has the store {store.where} open; stop that one, or give another file with --store"
        ) from None
    try:
        yield
    finally:
        lock.release()


def serve(app: Asgi, address: Address, taken: socket.socket) -> None:
    """Answer requests until the process is told to stop.

    Nothing is logged of requests: their paths hold the links' secrets.
    """
    guarded = Guard(app, address.names, any_address=address.host in _EVERY)
    config = uvicorn.Config(
        guarded,
        http="h11",
        ws="none",
        lifespan="off",
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=_STOPPING_S,
    )
    uvicorn.Server(config).run(sockets=[taken])


def _name(written: str) -> str:
    """The name in a public name or address."""
    try:
        parts = urlsplit(written if "://" in written else f"//{written}")
        name = parts.hostname
    except ValueError:
        name = None
    if not name or parts.scheme not in ("", "http", "https") or parts.path.strip("/") or parts.query:
        raise UsageError(
            f"--public-name={written}: expected a name such as vet.example.org, or https://vet.example.org"
        )
    return name
