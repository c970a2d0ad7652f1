"""An OpenAI-compatible server on this machine, for tests, benchmarks and trying things out.

    python -m mismark.respondents.loopback --port 8000 --behaviour compliant --faults 429=0.05,cut=0.01

Chat requests come in, replies of a named behaviour go out, with faults mixed in if asked for. It
binds the loopback address and nothing else. `GET /stats` tells how often each prompt was asked and
answered, so that a test can show that nothing was asked twice.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import inspect
import json
import sys
from collections import Counter
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from mismark.digests import digest
from mismark.errors import MissingExtra, UsageError
from mismark.records import JsonObject, Message
from mismark.respondents.loopback_answers import BEHAVIOURS, behaviour
from mismark.respondents.loopback_faults import FAULTS, Raw, error_body, faults, send_fault, send_raw
from mismark.seeds import stream

try:
    from aiohttp import web
except ModuleNotFoundError as _missing:
    raise MissingExtra.of("the loopback server", "aiohttp", "chat") from _missing

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Mapping

    Handler: TypeAlias = Callable[["Request"], "str | JsonObject | Raw | Awaitable[str | JsonObject | Raw]"]

__all__ = ["FAULTS", "Raw", "Request", "faults", "main", "serve"]

_HOST = "127.0.0.1"


class Request(NamedTuple):
    """A chat request as the server got it: body, messages, headers, and how often it came before."""

    body: JsonObject
    messages: tuple[Message, ...]
    headers: Mapping[str, str]
    before: int


class _Tally:
    """How often each prompt was asked and answered, by the hash of its messages, and the faults sent."""

    def __init__(self) -> None:
        self.asked: Counter[str] = Counter()
        self.answered: Counter[str] = Counter()
        self.faults: Counter[str] = Counter()

    def json(self) -> JsonObject:
        return {
            "calls": self.asked.total(),
            "answered": self.answered.total(),
            "faults": dict(sorted(self.faults.items())),
            "prompts": {key: {"asked": n, "answered": self.answered[key]} for key, n in self.asked.items()},
        }


@contextlib.asynccontextmanager
async def serve(
    answer: str | Handler = "compliant",
    *,
    faults: Mapping[str, float] | None = None,
    delay_s: float = 0.0,
    seed: int = 0,
    port: int = 0,
) -> AsyncIterator[str]:
    """Serve on the loopback address as long as the block lasts.

    Args:
        answer: a behaviour's name, or a function (also a coroutine function) from a `Request` to the
            reply's text, a whole response body, or a `Raw` answer.
        faults: the share of calls that get each fault, as `faults` reads them.
        delay_s: seconds before each answer.
        seed: of the behaviour's words and of which calls get a fault.
        port: where to listen, 0 for any free port.

    Yields:
        The base URL, ending in `/v1`; the counts are at `BASE/stats`.

    Raises:
        UsageError: no such behaviour, or the port cannot be had.

    Example:
        >>> async def where():
        ...     async with serve() as base_url:
        ...         return base_url.startswith("http://127.0.0.1:")
        >>> asyncio.run(where())
        True
    """
    if isinstance(answer, str) and answer not in BEHAVIOURS:
        raise UsageError(f"there is no behaviour {answer!r}; there are {', '.join(BEHAVIOURS)}")
    replies = _named(answer, seed) if isinstance(answer, str) else answer
    server = web.Server(_Site(replies, faults or {}, delay_s, seed).handle, access_log=None)
    runner = web.ServerRunner(server, handler_cancellation=True, shutdown_timeout=0.1)
    await runner.setup()
    try:
        try:
            site = web.TCPSite(runner, _HOST, port, backlog=1024)
            await site.start()
        except OSError as error:
            raise UsageError(
                f"port {port} cannot be had ({error.strerror}); choose another with --port"
            ) from error
        yield f"http://{_HOST}:{runner.addresses[0][1]}/v1"
    finally:
        await runner.cleanup()


def _named(name: str, seed: int) -> Handler:
    write = behaviour(name, seed)
    return lambda request: write(request.messages)


class _Site:
    """The requests of one server."""

    def __init__(self, answer: Handler, shares: Mapping[str, float], delay_s: float, seed: int) -> None:
        self._answer, self._shares, self._delay_s, self._seed = answer, shares, delay_s, seed
        self._tally = _Tally()

    async def handle(self, request: web.BaseRequest) -> web.StreamResponse:
        path = request.path.removeprefix("/v1")
        if request.method == "GET" and path == "/stats":
            return web.json_response(self._tally.json())
        if request.method != "POST" or path != "/chat/completions":
            return web.json_response(error_body(f"no {request.method} {request.path} here"), status=404)
        content = await request.content.read(-1) if request.can_read_body else b""
        asked = _read(content, request.headers, self._tally)
        if asked is None:
            return web.json_response(error_body("expected a JSON object with model and messages"), status=400)
        key, chat_request = asked
        if self._delay_s:
            await asyncio.sleep(self._delay_s)
        fault = self._fault(key, chat_request.before) if self._shares else None
        if fault is not None:
            self._tally.faults[fault] += 1
            return await send_fault(request, fault)
        written = self._answer(chat_request)
        said = await written if inspect.isawaitable(written) else written
        if isinstance(said, Raw):
            return await send_raw(request, said)
        self._tally.answered[key] += 1
        body = said if isinstance(said, dict) else _completion(chat_request, said)
        return web.Response(body=json.dumps(body).encode(), content_type="application/json")

    def _fault(self, key: str, before: int) -> str | None:
        """Draw the fault of a call; the same for the same prompt and turn, whatever else is asked."""
        left = stream(self._seed, "faults", key, before).random()
        for name, share in self._shares.items():
            left -= share
            if left < 0:
                return name
        return None


def _read(content: bytes, headers: Mapping[str, str], tally: _Tally) -> tuple[str, Request] | None:
    try:
        body = json.loads(content)
        messages = tuple(Message(str(one["role"]), str(one["content"])) for one in body["messages"])
        model = body["model"]
    except (ValueError, TypeError, KeyError):
        return None
    key = digest([model, messages])
    before = tally.asked[key]
    tally.asked[key] += 1
    return key, Request(body, messages, headers, before)


def _completion(request: Request, text: str) -> JsonObject:
    """A whole response body around a reply's text; a token is counted for every four characters."""
    tokens_in = sum(len(message.content) for message in request.messages) // 4
    return {
        "id": "chatcmpl-loopback",
        "object": "chat.completion",
        "model": request.body["model"],
        "choices": [{"index": 0, "message": {"role": "assistant", "content": text}, "finish_reason": "stop"}],
        "usage": {"prompt_tokens": tokens_in, "completion_tokens": len(text) // 4, "cost": 0.0},
    }


def main(arguments: list[str] | None = None) -> int:
    """Serve until interrupted; the address goes to stdout."""
    parser = argparse.ArgumentParser(
        prog="python -m mismark.respondents.loopback",
        description="An OpenAI-compatible server on this machine, which answers by a fixed behaviour.",
    )
    parser.add_argument("--port", type=int, default=8000, help="where to listen; 0 for any free port")
    parser.add_argument(
        "--behaviour", choices=sorted(BEHAVIOURS), default="compliant", help="what it answers"
    )
    parser.add_argument(
        "--faults", default="", metavar="NAME=SHARE,…", help=f"an HTTP status, {', '.join(FAULTS)}"
    )
    parser.add_argument(
        "--delay", type=float, default=0.0, metavar="MS", help="milliseconds before each answer"
    )
    parser.add_argument("--seed", type=int, default=0, help="seed of its words and faults")
    options = parser.parse_args(arguments)
    try:
        shares = faults(options.faults)
        asyncio.run(
            _serve_forever(options.behaviour, shares, options.delay / 1000, options.seed, options.port)
        )
    except UsageError as error:
        print(f"mismark: {error}", file=sys.stderr)
        return error.exit_code
    except KeyboardInterrupt:
        return 130
    return 0


async def _serve_forever(
    name: str, shares: Mapping[str, float], delay_s: float, seed: int, port: int
) -> None:
    async with serve(name, faults=shares, delay_s=delay_s, seed=seed, port=port) as base_url:
        print(base_url, flush=True)
        print(
            f"ask it with: LOOPBACK_BASE_URL={base_url} mismark run … --model openai-api/loopback/{name}",
            file=sys.stderr,
        )
        await asyncio.Event().wait()


if __name__ == "__main__":
    raise SystemExit(main())
