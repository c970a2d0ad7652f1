"""The chat respondent against a loopback server: every row of the table of failures, and its secrets."""

from __future__ import annotations

import asyncio
import gzip
import json
import socket
import ssl
from typing import TYPE_CHECKING, Any

import aiohttp
import pytest
import yarl

from mismark.errors import RespondentError
from mismark.records import Fate, Item, Message, Prompt, Reply, Sentence
from mismark.respondents import Ask, Decoding, Limits
from mismark.respondents.chat import Chat, _Way
from mismark.respondents.loopback import Raw, Request, serve

if TYPE_CHECKING:
    from collections.abc import Callable

KEY = "sk-Zq8rT5uV1wX3yA7b"
NAME = "openai-api/box/model-x"
ITEM = Item("i", (Sentence(("He", "go", ".")),))


def ask(text: str = "He go.", decoding: Decoding | None = None) -> Ask:
    """A call about a short text."""
    messages = (Message("system", "List errors."), Message("user", text))
    return Ask(Prompt("i/blind", "i", "blind", "find", messages, text), ITEM, 0, decoding or Decoding(0, 800))


def error(message: str, **more: str) -> bytes:
    """An error body as providers write it."""
    return json.dumps({"error": {"message": message, **more}}).encode()


def said(content: object, finish: str = "stop", **more: object) -> dict[str, Any]:
    """A response body with one choice."""
    return {"choices": [{"message": {"content": content, **more}, "finish_reason": finish}]}


def asked(
    answer: Callable[[Request], Any], *asks: Ask, limits: Limits | None = None, draw: float = 0.5
) -> tuple[list[Reply], list[float], Chat]:
    """Ask a server that answers so, one call after another; give replies, waits and the respondent."""
    waits: list[float] = []

    async def sleep(seconds: float) -> None:
        waits.append(seconds)

    async def go() -> tuple[list[Reply], Chat]:
        async with serve(answer) as base_url:
            environment = {"BOX_BASE_URL": base_url, "BOX_API_KEY": KEY}
            model = Chat(
                NAME,
                limits or Limits(tries=3, call_s=5),
                environment=environment,
                sleep=sleep,
                now=lambda: 0.0,
                draw=lambda: draw,
            )
            await model.open()
            try:
                return [await model.answer(one) for one in asks or (ask(),)], model
            finally:
                await model.close()

    replies, model = asyncio.run(go())
    return replies, waits, model


def always(raw: Raw) -> Callable[[Request], Raw]:
    """A server that always answers so."""
    return lambda _: raw


def test_a_reply_comes_with_its_tokens_and_cost() -> None:
    """A whole answer gives its text, tokens and price, from one try."""
    body = said("TOTAL ERRORS FOUND: 0") | {
        "usage": {"prompt_tokens": 31, "completion_tokens": 7, "cost": 0.25}
    }
    [reply], waits, _ = asked(lambda _: body)
    assert (reply.fate, reply.text, reply.tokens_in, reply.tokens_out, reply.cost_usd, reply.tries) == (
        Fate.ANSWERED,
        "TOTAL ERRORS FOUND: 0",
        31,
        7,
        0.25,
        1,
    )
    assert reply.detail == ""
    assert waits == []


def test_the_request_says_what_was_asked_for() -> None:
    """The server gets model, messages and decoding, and the key in its header."""
    seen: list[Request] = []

    def answer(request: Request) -> str:
        seen.append(request)
        return "ok"

    asked(answer)
    assert seen[0].body == {
        "model": "model-x",
        "messages": [{"role": "system", "content": "List errors."}, {"role": "user", "content": "He go."}],
        "temperature": 0,
        "max_tokens": 800,
    }
    assert seen[0].headers["Authorization"] == f"Bearer {KEY}"


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


NO_MAX_TOKENS = error(
    "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
    param="max_tokens",
)
NO_TEMPERATURE = error(
    "Unsupported value: 'temperature' does not support 0 with this model. Only the default (1) value is supported."
)


def picky(bodies: list[dict[str, Any]]) -> Callable[[Request], Raw | str]:
    """A model that wants max_completion_tokens and no temperature."""

    def answer(request: Request) -> Raw | str:
        bodies.append(request.body)
        if "max_tokens" in request.body:
            return Raw(400, NO_MAX_TOKENS)
        return Raw(400, NO_TEMPERATURE) if "temperature" in request.body else "fine"

    return answer


def test_a_refused_setting_is_changed_once_and_remembered() -> None:
    """A model that refuses max_tokens and temperature is asked its way, from the second call on at once."""
    bodies: list[dict[str, Any]] = []
    [first, second], waits, _ = asked(picky(bodies), ask("One."), ask("Two."))
    assert (first.fate, first.tries, second.fate, second.tries, waits) == (
        Fate.ANSWERED,
        3,
        Fate.ANSWERED,
        1,
        [],
    )
    assert {"temperature", "max_tokens"}.isdisjoint(bodies[-1])
    assert bodies[-1]["max_completion_tokens"] == 800
    assert first.detail == second.detail == "temperature not sent; max_completion_tokens for max_tokens"


def test_calls_in_flight_learn_together() -> None:
    """Many calls at once that all meet the refusal all end answered."""
    bodies: list[dict[str, Any]] = []

    async def go() -> list[Reply]:
        async with serve(picky(bodies)) as base_url:
            model = Chat(NAME, Limits(tries=1), environment={"BOX_BASE_URL": base_url})
            await model.open()
            replies = await asyncio.gather(*[model.answer(ask(f"Text {k}.")) for k in range(20)])
            await model.close()
            return list(replies)

    assert {reply.fate for reply in asyncio.run(go())} == {Fate.ANSWERED}


def test_a_setting_refused_twice_is_refused_for_good() -> None:
    """A model that refuses max_completion_tokens as well is rejected, without a loop."""
    [reply], _, _ = asked(always(Raw(400, NO_MAX_TOKENS)))
    assert (reply.fate, reply.tries) == (Fate.REJECTED, 2)


@pytest.mark.parametrize(
    ("body", "fate", "text"),
    [
        (said("plain"), Fate.ANSWERED, "plain"),
        (
            said([{"type": "text", "text": "two "}, {"type": "text", "text": "parts"}]),
            Fate.ANSWERED,
            "two parts",
        ),
        (
            said([{"type": "thinking", "thinking": "hm"}, {"type": "text", "text": "said"}]),
            Fate.ANSWERED,
            "said",
        ),
        (said("said", reasoning_content="ERROR 1: hm", reasoning="hm"), Fate.ANSWERED, "said"),
        (said(None, refusal="I cannot."), Fate.ANSWERED, "I cannot."),
        (said(None), Fate.EMPTY, ""),
        (said(""), Fate.EMPTY, ""),
        (said("ERROR 1: ha", "length"), Fate.TRUNCATED, "ERROR 1: ha"),
        (said(None, "length", reasoning_content="long thoughts"), Fate.TRUNCATED, ""),
        (said(None, "content_filter"), Fate.FILTERED, ""),
        (said("half \ud800 a pair"), Fate.ANSWERED, "half \ufffd a pair"),
    ],
)
def test_every_shape_of_content_is_read(body: dict[str, Any], fate: Fate, text: str) -> None:
    """Text, parts, null, reasoning beside it, a refusal and every finish reason give the right fate and text."""
    [reply], _, _ = asked(lambda _: body)
    assert (reply.fate, reply.text, reply.tries) == (fate, text, 1)


@pytest.mark.parametrize(
    "usage", [None, [], {"prompt_tokens": "9", "completion_tokens": -1, "cost": "free"}, {"cost": True}]
)
def test_odd_usage_is_unknown(usage: object) -> None:
    """Usage that is missing or of a wrong kind is None, and the reply stands."""
    [reply], _, _ = asked(lambda _: said("ok") | {"usage": usage})
    assert (reply.fate, reply.tokens_in, reply.tokens_out, reply.cost_usd) == (
        Fate.ANSWERED,
        None,
        None,
        None,
    )


@pytest.mark.parametrize("packed", [False, True], ids=["plain", "packed"])
def test_a_body_beyond_the_limit_is_left(monkeypatch: pytest.MonkeyPatch, packed: bool) -> None:
    """A body that is too large, also one that is small only while packed, is malformed and not asked for again."""
    monkeypatch.setattr("mismark.respondents.chat._LARGEST_BODY", 100_000)
    large = json.dumps(said("x" * 1_000_000)).encode()
    raw = Raw(200, gzip.compress(large), {"Content-Encoding": "gzip"}) if packed else Raw(200, large)
    [reply], _, _ = asked(always(raw))
    assert (reply.fate, reply.tries) == (Fate.MALFORMED, 1)


def test_a_redirect_takes_no_key_along() -> None:
    """Where a server redirects to another, the other one hears nothing."""
    heard: list[Request] = []

    def listen(request: Request) -> str:
        heard.append(request)
        return "mine"

    async def go() -> Reply:
        async with serve(listen) as other:
            moved = Raw(308, b"", {"Location": f"{other}/chat/completions"})
            async with serve(always(moved)) as base_url:
                model = Chat(NAME, Limits(), environment={"BOX_BASE_URL": base_url, "BOX_API_KEY": KEY})
                await model.open()
                reply = await model.answer(ask())
                await model.close()
                return reply

    assert asyncio.run(go()).fate is Fate.REJECTED
    assert heard == []


def pieces(key: str) -> list[str]:
    """Every stretch of eight characters."""
    return [key[at : at + 8] for at in range(len(key) - 7)]


@pytest.mark.parametrize(
    "raw",
    [
        Raw(401, error(f"Incorrect API key provided: {KEY}.")),
        Raw(401, error(f"Incorrect API key provided: {KEY[:10]}***{KEY[-8:]}")),
        Raw(401, f"<p>Bearer {KEY}</p>".encode()),
        Raw(400, json.dumps({"error": {"message": "bad", "code": KEY}}).encode()),
        Raw(500, KEY.encode() * 50),
        Raw(200, error(KEY)),
        Raw(200, json.dumps(said(f"your key is {KEY}")).encode()),
        Raw(200, json.dumps(said("", KEY)).encode()),
        Raw(302, b"", {"Location": f"http://127.0.0.1:9/?key={KEY}"}),
    ],
)
def test_no_key_comes_out(raw: Raw, caplog: pytest.LogCaptureFixture) -> None:
    """Whatever a server says about the key, no eight characters of it are in reply, repr, identity or log."""
    caplog.set_level(0)
    [reply], _, model = asked(always(raw))
    shown = repr(reply) + repr(model) + json.dumps(model.identity()) + caplog.text
    assert [piece for piece in pieces(KEY) if piece in shown] == []


def test_a_key_that_cannot_be_one_is_not_shown() -> None:
    """A key with a line break in it is refused with the variable's name and without the key."""
    environment = {"BOX_BASE_URL": "http://127.0.0.1:9/v1", "BOX_API_KEY": f"{KEY}\nX-Evil: 1"}
    with pytest.raises(RespondentError) as raised:
        asyncio.run(Chat(NAME, Limits(), environment=environment).open())
    assert "BOX_API_KEY" in str(raised.value)
    assert KEY not in str(raised.value)


def test_a_hostile_message_becomes_one_printable_line() -> None:
    """Control signs, line breaks and marks that turn the direction do not reach the detail, nor more than 300 signs."""
    [reply], _, _ = asked(always(Raw(404, error("a\x1b[2J\r\nb\u202e\x00" + "c" * 5000))))
    assert reply.detail.isprintable()
    assert len(reply.detail) == 300


def test_a_proxy_password_is_a_secret() -> None:
    """A call goes through the proxy of the environment, and the proxy's password is in no reply that repeats it."""
    password = "pR0xyPassw0rdLong"
    heard: list[bytes] = []

    async def refuse(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        heard.append(await reader.readuntil(b"\r\n\r\n"))
        body = f"refused with {password}".encode()
        writer.write(b"HTTP/1.1 500 No\r\nContent-Length: %d\r\n\r\n%b" % (len(body), body))
        await writer.drain()
        writer.close()

    async def go() -> Reply:
        async with await asyncio.start_server(refuse, "127.0.0.1", 0) as server:
            proxy = f"http://me:{password}@127.0.0.1:{server.sockets[0].getsockname()[1]}"
            environment = {"BOX_BASE_URL": "http://box.invalid/v1", "BOX_API_KEY": KEY, "HTTP_PROXY": proxy}
            model = Chat(NAME, Limits(tries=1), environment=environment)
            await model.open()
            reply = await model.answer(ask())
            await model.close()
            return reply

    reply = asyncio.run(go())
    assert heard[0].startswith(b"POST http://box.invalid/v1/chat/completions ")
    assert (reply.fate, reply.detail) == (Fate.SERVER_ERROR, "500: the server failed: refused with [hidden]")


def test_a_cancelled_call_is_cancelled() -> None:
    """Cancelling a call ends it at once, as a cancellation and not as a fate."""

    async def slow(_: Request) -> str:
        await asyncio.sleep(60)
        return "late"

    async def go() -> None:
        async with serve(slow) as base_url:
            model = Chat(NAME, Limits(), environment={"BOX_BASE_URL": base_url})
            await model.open()
            call = asyncio.create_task(model.answer(ask()))
            await asyncio.sleep(0.05)
            call.cancel()
            with pytest.raises(asyncio.CancelledError):
                await call
            await model.close()

    asyncio.run(go())


def test_a_missing_key_is_named_when_opened_and_not_before() -> None:
    """A plan can be made without a key; opening names the variable that is not set."""
    model = Chat("openai/gpt-4o", Limits(), environment={})
    assert model.identity()["base_url"] == "https://api.openai.com/v1"
    with pytest.raises(RespondentError, match="set OPENAI_API_KEY"):
        asyncio.run(model.open())


def test_asking_before_opening_says_so() -> None:
    """An answer asked of a respondent that was not opened is a sentence, not an attribute error."""
    with pytest.raises(RespondentError, match="before it was opened"):
        asyncio.run(Chat("ollama/x", Limits(), environment={}).answer(ask()))
