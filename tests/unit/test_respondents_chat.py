"""The chat respondent against a loopback server: what it sends, what it reads, and what it tells nobody."""

from __future__ import annotations

import asyncio
import gzip
import json
from typing import TYPE_CHECKING, Any

import pytest
from chat_calls import KEY, NAME, always, ask, asked, error, said

from mismark.errors import RespondentError
from mismark.records import Fate, Reply
from mismark.respondents import Limits
from mismark.respondents.chat import Chat
from mismark.respondents.loopback import Raw, Request, serve

if TYPE_CHECKING:
    from collections.abc import Callable


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
