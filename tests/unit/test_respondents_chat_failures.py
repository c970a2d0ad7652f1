"""Every row of the table of failures, met by the chat respondent at a loopback server."""

from __future__ import annotations

import asyncio
import json
import socket
import ssl
from typing import Any

import aiohttp
import pytest
import yarl
from chat_calls import KEY, NAME, always, ask, asked, error, said

from mismark.records import Fate, Reply
from mismark.respondents import Limits
from mismark.respondents.chat import Chat, _Way
from mismark.respondents.loopback import Raw, Request, serve

REFUSED = [
    (
        "wrong key",
        401,
        error("Incorrect API key provided"),
        Fate.REJECTED,
        "key refused, check BOX_API_KEY (401)",
    ),
    (
        "wrong key as 400",
        400,
        error("API key not valid. Please pass a valid API key."),
        Fate.REJECTED,
        "key refused",
    ),
    ("no credit", 402, b"", Fate.REJECTED, "key refused"),
    ("no credit as 429", 429, error("quota", code="insufficient_quota"), Fate.REJECTED, "no credit"),
    ("no right", 403, error("no"), Fate.REJECTED, "key refused"),
    ("no model", 404, error("no such model: x"), Fate.REJECTED, "no such model: x"),
    ("too long", 400, error("big", code="context_length_exceeded"), Fate.TOO_LONG, "does not fit"),
    (
        "too long, in words",
        400,
        error("This model's maximum context length is 512 tokens; reduce max_tokens"),
        Fate.TOO_LONG,
        "",
    ),
    ("too long, by proxy", 413, b"<html>Entity too large</html>", Fate.TOO_LONG, "Entity too large"),
    ("filtered", 400, error("blocked", code="content_filter"), Fate.FILTERED, "content filter"),
    ("moderated", 403, error("Your input was flagged by moderation"), Fate.FILTERED, "moderation"),
    ("bad request", 400, error("messages: bad role"), Fate.REJECTED, "bad role"),
    (
        "too many tokens asked for",
        400,
        error("max_tokens is too large: this model supports at most 99"),
        Fate.REJECTED,
        "at most 99",
    ),
    ("redirected", 307, b"", Fate.REJECTED, "not followed"),
    ("not this method", 405, b"", Fate.REJECTED, "405"),
]


@pytest.mark.parametrize(
    ("status", "body", "fate", "words"), [case[1:] for case in REFUSED], ids=[case[0] for case in REFUSED]
)
def test_what_another_try_does_not_mend_is_named_at_once(
    status: int, body: bytes, fate: Fate, words: str
) -> None:
    """A refusal for good is one request, no wait, its fate, and the server's own words."""
    [reply], waits, _ = asked(always(Raw(status, body)))
    assert (reply.fate, reply.tries, waits) == (fate, 1, [])
    assert words in reply.detail


TRIED_AGAIN = [
    ("429", Raw(429, error("slow down")), Fate.RATE_LIMITED, "slow down"),
    ("500", Raw(500, b""), Fate.SERVER_ERROR, "500"),
    ("502 in HTML", Raw(502, b"<html><body>Bad gateway</body></html>"), Fate.SERVER_ERROR, "Bad gateway"),
    ("503", Raw(503, error("loading")), Fate.SERVER_ERROR, "loading"),
    ("529", Raw(529, error("overloaded")), Fate.SERVER_ERROR, "overloaded"),
    ("408", Raw(408), Fate.TIMEOUT, "408"),
    ("409", Raw(409), Fate.SERVER_ERROR, "409"),
    ("no JSON", Raw(200, b"<html>hello</html>"), Fate.MALFORMED, "not JSON"),
    ("half a JSON", Raw(200, b'{"choices": [{"mess'), Fate.MALFORMED, "not JSON"),
    ("bytes that are no text", Raw(200, b"\xff\xfe\x00{"), Fate.MALFORMED, "not JSON"),
    ("nested without end", Raw(200, b"[" * 200_000), Fate.MALFORMED, "not JSON"),
    ("empty body", Raw(200, b""), Fate.MALFORMED, "empty body"),
    ("a list", Raw(200, b"[]"), Fate.MALFORMED, "object"),
    ("no choices", Raw(200, b'{"choices": []}'), Fate.MALFORMED, "without choices"),
    ("no message", Raw(200, b'{"choices": [{}]}'), Fate.MALFORMED, "without a message"),
    (
        "content of a wrong kind",
        Raw(200, json.dumps(said(17)).encode()),
        Fate.MALFORMED,
        "neither text nor parts",
    ),
    ("broke off", Raw(200, json.dumps(said("ERR", "error")).encode()), Fate.SERVER_ERROR, "broke off"),
    ("cut off", Raw(200, b'{"choices": [', promised=500), Fate.MALFORMED, "cut off"),
    ("429 in a 200", Raw(200, error("busy").replace(b"}}", b', "code": 429}}')), Fate.RATE_LIMITED, "busy"),
    ("an error in a 200", Raw(200, error("oops")), Fate.MALFORMED, "oops"),
]


@pytest.mark.parametrize(
    ("raw", "fate", "words"), [case[1:] for case in TRIED_AGAIN], ids=[case[0] for case in TRIED_AGAIN]
)
def test_what_may_pass_is_tried_again_and_then_named(raw: Raw, fate: Fate, words: str) -> None:
    """A failure that may pass is tried to the bound, with growing waits, and then has its fate."""
    [reply], waits, _ = asked(always(raw))
    assert (reply.fate, reply.tries, waits) == (fate, 3, [0.25, 0.5])
    assert words in reply.detail
    assert reply.text == ""


@pytest.mark.parametrize("raw", [case[1] for case in TRIED_AGAIN], ids=[case[0] for case in TRIED_AGAIN])
def test_a_failure_that_passes_leaves_a_whole_reply(raw: Raw) -> None:
    """One failure and then an answer is answered, in two tries."""
    [reply], waits, _ = asked(lambda request: raw if request.before == 0 else "fine")
    assert (reply.fate, reply.text, reply.tries, waits) == (Fate.ANSWERED, "fine", 2, [0.25])


@pytest.mark.parametrize(
    ("headers", "wait"),
    [
        ({"Retry-After": "7"}, 7.25),
        ({"Retry-After": "1.5"}, 1.75),
        ({"Retry-After": "Thu, 01 Jan 1970 00:00:30 GMT"}, 30.25),
        ({"Retry-After": "Thu, 01 Jan 1970 00:00:00 GMT"}, 0.25),
        ({"retry-after-ms": "1500", "Retry-After": "9"}, 1.75),
        ({"Retry-After": "presently"}, 0.25),
        ({"Retry-After": "-5"}, 0.25),
        ({"Retry-After": "²"}, 0.25),
    ],
)
def test_retry_after_is_kept(headers: dict[str, str], wait: float) -> None:
    """The wait is what the server asked for and jitter on top, never less; what cannot be read is ignored."""
    [reply], waits, _ = asked(lambda request: Raw(429, b"", headers) if request.before == 0 else "fine")
    assert reply.fate is Fate.ANSWERED
    assert waits == [pytest.approx(wait)]


def test_a_server_that_asks_for_too_long_a_wait_is_left_alone() -> None:
    """A wait beyond the limit is not waited: the call ends as rate-limited and says how long was asked for."""
    [reply], waits, _ = asked(always(Raw(429, b"", {"Retry-After": "3600"})))
    assert (reply.fate, reply.tries, waits) == (Fate.RATE_LIMITED, 1, [])
    assert "3600 s" in reply.detail


def test_jitter_is_full() -> None:
    """With a draw of 0 there is no wait at all, so that many callers do not come back together."""
    _, waits, _ = asked(always(Raw(500)), draw=0.0)
    assert waits == [0.0, 0.0]


def test_silence_is_a_timeout() -> None:
    """A server that never answers is a timeout after the bounded tries."""

    async def silent(_: Request) -> str:
        await asyncio.sleep(60)
        return "too late"

    [reply], waits, _ = asked(silent, limits=Limits(tries=2, call_s=0.05))
    assert (reply.fate, reply.tries, len(waits)) == (Fate.TIMEOUT, 2, 1)


def lone(base_url: str, limits: Limits, key: str = KEY) -> Reply:
    """Ask an address that no loopback server of ours stands behind."""

    async def nowait(_: float) -> None:
        return

    async def go() -> Reply:
        model = Chat(NAME, limits, environment={"BOX_BASE_URL": base_url, "BOX_API_KEY": key}, sleep=nowait)
        await model.open()
        try:
            return await model.answer(ask())
        finally:
            await model.close()

    return asyncio.run(go())


def test_nobody_there_is_unreachable() -> None:
    """An address where nothing listens is unreachable after the bounded tries, named with the address."""
    with socket.socket() as held:
        held.bind(("127.0.0.1", 0))
        base_url = f"http://127.0.0.1:{held.getsockname()[1]}/v1"
        reply = lone(base_url, Limits(tries=2))
    assert (reply.fate, reply.tries) == (Fate.UNREACHABLE, 2)
    assert base_url in reply.detail


def test_a_closed_connection_is_unreachable() -> None:
    """A server that closes the connection without a word is unreachable, not an exception."""

    async def go() -> Reply:
        async with serve(faults={"close": 1.0}) as base_url:
            model = Chat(NAME, Limits(tries=1), environment={"BOX_BASE_URL": base_url})
            await model.open()
            reply = await model.answer(ask())
            await model.close()
            return reply

    assert asyncio.run(go()).fate is Fate.UNREACHABLE


def test_what_does_not_speak_http_is_malformed() -> None:
    """A server that answers with something else than HTTP is malformed, not an exception."""

    async def go() -> Reply:
        async def speak(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.read(10)
            writer.write(b"220 mail.example ESMTP\r\n")
            await writer.drain()
            writer.close()

        server = await asyncio.start_server(speak, "127.0.0.1", 0)
        async with server:
            port = server.sockets[0].getsockname()[1]
            model = Chat(NAME, Limits(tries=1), environment={"BOX_BASE_URL": f"http://127.0.0.1:{port}/v1"})
            await model.open()
            reply = await model.answer(ask())
            await model.close()
            return reply

    assert asyncio.run(go()).fate is Fate.MALFORMED


class BrokenSession:
    """A session whose every call raises."""

    def __init__(self, error: Exception) -> None:
        self.error = error

    def post(self, *_: object, **__: object) -> None:
        """Raise."""
        raise self.error


@pytest.mark.parametrize(
    ("error", "fate", "again", "words"),
    [
        (aiohttp.ServerTimeoutError("connect"), Fate.UNREACHABLE, True, "no connection within"),
        (TimeoutError(), Fate.TIMEOUT, True, "no answer within"),
        (
            aiohttp.ClientConnectorCertificateError(None, ssl.SSLCertVerificationError()),
            Fate.UNREACHABLE,
            False,
            "SSL_CERT_FILE",
        ),
        (aiohttp.ClientHttpProxyError(None, (), status=407, message=KEY), Fate.REJECTED, False, "proxy"),
        (aiohttp.ClientHttpProxyError(None, (), status=502, message=KEY), Fate.SERVER_ERROR, True, "proxy"),
        (aiohttp.ServerDisconnectedError(), Fate.UNREACHABLE, True, "no connection"),
        (aiohttp.ClientOSError(104, "Connection reset by peer"), Fate.UNREACHABLE, True, "reset"),
        (aiohttp.ClientError(KEY), Fate.MALFORMED, True, "not HTTP"),
    ],
)
def test_each_failure_below_http_has_its_row(error: Exception, fate: Fate, again: bool, words: str) -> None:
    """Timeouts, certificates, proxies and lost connections each have a fate, and only some are tried again."""

    async def go() -> Reply:
        async def nowait(_: float) -> None:
            return

        model = Chat(
            NAME, Limits(tries=2), environment={"BOX_BASE_URL": "http://127.0.0.1:9/v1"}, sleep=nowait
        )
        broken: Any = BrokenSession(error)
        model._way = _Way(broken, yarl.URL("http://127.0.0.1:9/v1"), None)
        return await model.answer(ask())

    reply = asyncio.run(go())
    assert (reply.fate, reply.tries) == (fate, 2 if again else 1)
    assert words in reply.detail
    assert KEY not in repr(reply)
