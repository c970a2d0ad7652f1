"""What the loopback server does wrong when it is asked to: named faults, and raw answers.

The shares of faults come in as words; for one request, what a broken server would send goes out.
"""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, NamedTuple

from mismark.errors import MissingExtra, UsageError

try:
    from aiohttp import web
except ModuleNotFoundError as _missing:
    raise MissingExtra.of("the loopback server", "aiohttp", "chat") from _missing

if TYPE_CHECKING:
    from collections.abc import Mapping

    from mismark.records import JsonObject

__all__ = ["FAULTS", "Raw", "error_body", "faults", "send_fault", "send_raw"]

_SILENCE_S = 3600.0
_DRIP_S = 0.05
FAULTS = {
    "malformed": "a body that is no JSON",
    "html": "a page of HTML with status 200",
    "cut": "a body that is cut off before the length that was promised",
    "lying": "a promised length that is shorter than the body",
    "empty": "a body with nothing in it",
    "drip": "a body that comes a byte at a time, without end",
    "silent": "no answer at all",
    "close": "a connection closed without a word",
    "later": "status 429 with a Retry-After",
}
"""Faults by name, besides any HTTP status from 400 to 599."""


class Raw(NamedTuple):
    """An answer sent as it is; `promised` is the length told to the client where it is a lie."""

    status: int
    body: bytes = b""
    headers: Mapping[str, str] = {}
    promised: int | None = None


_HALF = b'{"choices": [{"message": {"content": "ERROR 1: x'
_RAW = {
    "malformed": Raw(200, b'{"choices": [{"message": {"content": ', {"Content-Type": "application/json"}),
    "html": Raw(200, b"<html><title>Please sign in</title></html>", {"Content-Type": "text/html"}),
    "cut": Raw(200, _HALF, {"Content-Type": "application/json"}, promised=400),
    "empty": Raw(200, b"", {"Content-Type": "application/json"}),
    "later": Raw(
        429, b'{"error": {"message": "a fault that was asked for: later"}}', {"Retry-After": "0.05"}
    ),
}


def faults(written: str) -> dict[str, float]:
    """Read `429=0.05,cut=0.01`.

    Raises:
        UsageError: a fault that is not known, a share that is none, or shares of more than 1 together.

    Example:
        >>> faults("429=0.05,silent=0.01")
        {'429': 0.05, 'silent': 0.01}
    """
    shares: dict[str, float] = {}
    for part in written.split(",") if written.strip() else ():
        name, _, share = (piece.strip() for piece in part.partition("="))
        known = name in FAULTS or (name.isascii() and name.isdigit() and 400 <= int(name) <= 599)
        try:
            shares[name] = float(share)
        except ValueError:
            known = False
        if not known or not 0 <= shares[name] <= 1:
            raise UsageError(
                f"{part!r} is no fault; write STATUS=SHARE or one of {', '.join(FAULTS)}, such as 429=0.05"
            )
    if sum(shares.values()) > 1:
        raise UsageError(
            f"the shares of the faults add up to {sum(shares.values()):g}; they are of all calls, so at most 1"
        )
    return shares


def error_body(message: str) -> JsonObject:
    """An error as providers write it."""
    return {"error": {"message": message, "type": "invalid_request_error"}}


async def send_fault(request: web.BaseRequest, fault: str) -> web.StreamResponse:
    """Answer a request wrongly, in the way that a fault's name says."""
    if fault == "silent":
        await asyncio.sleep(_SILENCE_S)
    if fault in ("silent", "close"):
        if request.transport is not None:
            request.transport.abort()
        return web.Response()
    if fault == "lying":
        return _told_short(request)
    if fault == "drip":
        return await _drip(request)
    if fault in _RAW:
        return await send_raw(request, _RAW[fault])
    return web.json_response(error_body(f"a fault that was asked for: {fault}"), status=int(fault))


async def send_raw(request: web.BaseRequest, raw: Raw) -> web.StreamResponse:
    """Send an answer as it is."""
    if raw.promised is None:
        return web.Response(status=raw.status, body=raw.body, headers=raw.headers)
    response = web.StreamResponse(status=raw.status, headers=raw.headers)
    response.content_length = raw.promised
    await response.prepare(request)
    await response.write(raw.body)
    if request.transport is not None:
        request.transport.close()
    return response


def _told_short(request: web.BaseRequest) -> web.StreamResponse:
    """Write more than was promised, past aiohttp, which would not let us."""
    if request.transport is not None and isinstance(request.transport, asyncio.WriteTransport):
        body = json.dumps({"choices": [{"message": {"content": "TOTAL ERRORS FOUND: 99"}}]}).encode()
        head = b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 30\r\n\r\n"
        request.transport.write(head + body)
        request.transport.close()
    return web.Response()


async def _drip(request: web.BaseRequest) -> web.StreamResponse:
    response = web.StreamResponse(headers={"Content-Type": "application/json"})
    await response.prepare(request)
    await response.write(_HALF)
    for _ in range(int(_SILENCE_S / _DRIP_S)):
        await asyncio.sleep(_DRIP_S)
        await response.write(b"x")
    return response
