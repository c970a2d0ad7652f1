"""What a request must bring before it reaches the app, and what every answer says to the browser.

A link's secret is the only key: no cookies, so another site's page that a browser is led to has nothing to ride on.
Its requests are refused besides: a Host that is not ours (a name that was pointed at us), an Origin that is not the
Host's own, a request that changes something without our header and JSON, which no form can send.
"""

from __future__ import annotations

import ipaddress
import json
import secrets
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable, MutableMapping

    from mismark.web.store import Annotator

    Scope = MutableMapping[str, Any]
    Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
    Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
    Asgi = Callable[[Scope, Receive, Send], Awaitable[None]]

__all__ = ["HEADERS", "LOOPBACK", "MOST_BYTES", "Guard", "bearer", "is_loopback"]

LOOPBACK = ("localhost", "127.0.0.1", "::1")
MOST_BYTES = 1_000_000
"""A request's body is shorter than this."""

HEADERS: dict[str, str] = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cache-Control": "no-store",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
"""What every answer says."""

_RAW = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
_OURS = {name for name, _ in _RAW}
_READING = {"GET", "HEAD"}


class Guard:
    """An app that is reached only by requests of our own page.

    Args:
        app: the app.
        names: the names under which it is served, without ports.
        any_address: serve under every address too, for a server that listens on all of them; an address, unlike a
            name, cannot be pointed at us by somebody else.
    """

    def __init__(self, app: Asgi, names: Iterable[str], *, any_address: bool = False) -> None:
        self._app = app
        self._names = frozenset(name.lower() for name in names)
        self._any_address = any_address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse a request, or pass it on."""
        if scope["type"] != "http":
            return

        async def sealed(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "http.response.start":
                kept = [one for one in message.get("headers", ()) if one[0].lower() not in _OURS]
                message["headers"] = [*kept, *_RAW]
            await send(message)

        refused = self._fault(scope)
        if refused is None:
            await self._app(scope, receive, sealed)
            return
        status, sentence = refused
        body = json.dumps({"error": sentence}).encode()
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        await sealed({"type": "http.response.start", "status": status, "headers": headers})
        await sealed({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body})

    def _fault(self, scope: Scope) -> tuple[int, str] | None:
        """Why a request is refused: a status and a sentence."""
        given: dict[str, list[str]] = {}
        for name, value in scope["headers"]:
            given.setdefault(name.decode("latin-1").lower(), []).append(value.decode("latin-1"))
        hosts = given.get("host", [])
        if len(hosts) != 1 or not self._is_ours(hosts[0]):
            return 400, "this server is not known by that name; serve it with --public-name NAME"
        if scope["method"] in _READING:
            return None
        origins = given.get("origin", [])
        if any(_place(origin) != hosts[0].lower() for origin in origins):
            return 403, "the request comes from another site's page"
        if given.get("x-mismark-vet") != ["1"]:
            return 403, "the request lacks the header X-Mismark-Vet: 1, which the page sends"
        kinds = given.get("content-type", [])
        if len(kinds) != 1 or kinds[0].partition(";")[0].strip().lower() != "application/json":
            return 415, "the request's content type is not application/json"
        lengths = given.get("content-length", [])
        if lengths and lengths[0].isdigit() and int(lengths[0]) >= MOST_BYTES:
            return 413, f"the request is of {int(lengths[0]):,} bytes; one may have {MOST_BYTES - 1:,}"
        return None

    def _is_ours(self, host: str) -> bool:
        try:
            name = (urlsplit(f"//{host}").hostname or "").lower()
        except ValueError:
            return False
        return name in self._names or (self._any_address and _is_address(name))


def _place(origin: str) -> str | None:
    """The name and port of an origin; None where it is no address at all."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return None


def is_loopback(host: str) -> bool:
    """Whether only this machine reaches a server that listens there.

    Example:
        >>> is_loopback("127.0.0.1"), is_loopback("0.0.0.0")
        (True, False)
    """
    return host.lower() in LOOPBACK or (_is_address(host) and ipaddress.ip_address(host).is_loopback)


def bearer(token: str, annotators: Iterable[Annotator]) -> Annotator | None:
    """Whose link a token is of, in a time that tells nothing of the tokens there are."""
    given, found = token.encode("utf-8", "surrogateescape"), None
    for one in annotators:
        if secrets.compare_digest(given, one.token.encode()):
            found = one
    return found


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
