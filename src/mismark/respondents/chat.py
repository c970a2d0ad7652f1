"""Language models behind the OpenAI-compatible chat protocol: one POST, one typed answer.

An `Ask` comes in, a `Reply` goes out, with its cost and its fate. Where a model is reached stands in
`endpoints`, what a body says in `completions`, and what to do with a failure in `failures`. This
module sends, waits and tries again.

The address is fixed before the first call: redirects are not followed, and proxies and
certificates are taken from the environment once, when it is opened. No secret leaves it: keys are
read from the environment, and every line that a server wrote is cleaned before it is kept.
"""

from __future__ import annotations

import asyncio
import os
import random
import time
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import urlsplit

from mismark.errors import MissingExtra, RespondentError
from mismark.records import Fate, Reply
from mismark.respondents.base import Limits
from mismark.respondents.completions import Completion, read_completion, request_body, settings_of
from mismark.respondents.endpoints import endpoint, read_key
from mismark.respondents.failures import KEY_REFUSED, Failure, backoff, refused_setting, sort_out
from mismark.respondents.network import certificates, proxy_for
from mismark.respondents.redaction import Secrets

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping

    import aiohttp
    import yarl

    from mismark.records import JsonObject
    from mismark.respondents.base import Ask, Sees

__all__ = ["Chat", "chat"]

_LARGEST_BODY = 16 * 2**20
_FINE = range(200, 300)
_JITTER = random.SystemRandom()


class _Way(NamedTuple):
    """An open way to the server: the session that all calls share, the address, and the proxy."""

    session: aiohttp.ClientSession
    url: yarl.URL
    proxy: str | None


class Chat:
    """One model behind one address. Build it with `chat`.

    Args:
        name: as in `mismark.respondents.endpoints.endpoint`.
        limits: how long and how often a call is tried.
        environment: where addresses, keys and proxies are read; this process's where it is None.
        sleep: waits for some seconds.
        now: seconds since 1970.
        draw: a draw from [0, 1) for the jitter of waits.

    Raises:
        RespondentError: the name or address cannot be used.
    """

    sees: Sees = "messages"
    concurrency: int | None = None

    def __init__(
        self,
        name: str,
        limits: Limits,
        *,
        environment: Mapping[str, str] | None = None,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
        now: Callable[[], float] = time.time,
        draw: Callable[[], float] = _JITTER.random,
    ) -> None:
        self.name = name
        self._limits = limits
        self._environment = os.environ if environment is None else environment
        self._sleep, self._now, self._draw = sleep, now, draw
        self._endpoint = endpoint(name, self._environment)
        self._refused: tuple[str, ...] = ()
        self._secrets = Secrets(())
        self._way: _Way | None = None

    def __repr__(self) -> str:
        return f"<Chat {self.name} at {self._endpoint.base_url}>"

    def identity(self) -> JsonObject:
        """The model and its address; neither key nor proxy."""
        place = self._endpoint
        return {"kind": "chat", "provider": place.provider, "model": place.model, "base_url": place.base_url}

    def check(self) -> None:
        """Look whether there is a key, and whether proxy and certificates can be used."""
        read_key(self.name, self._endpoint, self._environment)
        proxy_for(self.name, self._endpoint.url, self._environment)
        if self._endpoint.url.startswith("https:"):
            certificates(self.name, self._environment)

    async def open(self) -> None:
        """Read the key, the proxy and the certificates, and open the session that all calls share."""
        import aiohttp
        import yarl

        key = read_key(self.name, self._endpoint, self._environment)
        proxy = proxy_for(self.name, self._endpoint.url, self._environment)
        self._secrets = Secrets([key or "", (urlsplit(proxy).password or "") if proxy else ""])
        url = yarl.URL(self._endpoint.url)
        headers = {"Content-Type": "application/json", "Accept": "application/json"}
        if key is not None:
            headers["Authorization"] = f"Bearer {key}"
        secure = certificates(self.name, self._environment) if url.scheme == "https" else True
        session = aiohttp.ClientSession(
            connector=aiohttp.TCPConnector(limit=0, ssl=secure),
            timeout=aiohttp.ClientTimeout(total=self._limits.call_s, sock_connect=self._limits.connect_s),
            headers=headers,
            cookie_jar=aiohttp.DummyCookieJar(),
            trust_env=False,
        )
        self._way = _Way(session, url, proxy)

    async def close(self) -> None:
        """Close the session."""
        if self._way is not None:
            await self._way.session.close()
        self._way = None

    async def answer(self, ask: Ask) -> Reply:
        """Send the messages until there is a reply, a failure that trying does not mend, or no try left."""
        if self._way is None:
            raise RespondentError(f"{self.name} was asked before it was opened")
        refused = self._refused
        schema = ask.prompt.facts.get("schema")
        settings = settings_of(ask.decoding, refused, schema)
        body = request_body(self._endpoint.model, ask.prompt.messages, settings)
        tries, failed = 0, 0
        while True:
            tries += 1
            started = time.perf_counter()
            got = await self._send(self._way, body, settings)
            seconds = time.perf_counter() - started
            if isinstance(got, Completion):
                return self._reply(got, ask, refused, tries, seconds)
            if isinstance(got, str):
                refused = self._without(got, refused)
                settings = settings_of(ask.decoding, refused, schema)
                body = request_body(self._endpoint.model, ask.prompt.messages, settings)
                continue
            failed += 1
            if not got.again or failed >= self._limits.tries:
                return self._failed(got, tries, seconds)
            wait = backoff(failed, self._draw(), got.wait_s)
            if got.wait_s is not None and got.wait_s > self._limits.max_wait_s:
                late = f"{got.detail} (it asks to wait {got.wait_s:.0f} s; go on later)"
                return self._failed(got._replace(detail=late), tries, seconds)
            await self._sleep(wait)

    async def _send(self, way: _Way, body: bytes, settings: Mapping[str, Any]) -> Completion | Failure | str:
        """Send once. A setting's name comes back where the model refuses that setting."""
        import aiohttp

        try:
            async with way.session.post(
                way.url, data=body, allow_redirects=False, proxy=way.proxy
            ) as response:
                answer = await _read(response)
                status, headers = response.status, response.headers
        except aiohttp.ClientPayloadError:
            return Failure(Fate.MALFORMED, True, "the server's answer was cut off")
        except aiohttp.ServerTimeoutError:
            return Failure(Fate.UNREACHABLE, True, f"no connection within {self._limits.connect_s:g} s")
        except TimeoutError:
            return Failure(Fate.TIMEOUT, True, f"no answer within {self._limits.call_s:g} s")
        except aiohttp.ClientSSLError as error:
            return Failure(
                Fate.UNREACHABLE,
                False,
                f"no safe connection: {error.__class__.__name__}; set SSL_CERT_FILE if the server has its own certificate",
            )
        except aiohttp.ClientHttpProxyError as error:
            return sort_out(error.status, {}, "the proxy refused the connection", self._now())
        except aiohttp.ClientConnectionError as error:
            return Failure(
                Fate.UNREACHABLE, True, f"no connection to {self._endpoint.base_url}: {_why(error)}"
            )
        except (aiohttp.ClientError, ValueError) as error:
            return Failure(Fate.MALFORMED, True, f"an answer that is not HTTP ({type(error).__name__})")
        if answer is None:
            return Failure(Fate.MALFORMED, False, f"an answer of more than {_LARGEST_BODY // 2**20} MiB")
        if status in _FINE:
            return read_completion(answer, headers, self._now())
        return refused_setting(status, answer, settings) or sort_out(status, headers, answer, self._now())

    def _without(self, setting: str, refused: tuple[str, ...]) -> tuple[str, ...]:
        """Remember that the model refuses a setting, for this call and all that follow."""
        if setting not in self._refused:
            self._refused = (*self._refused, setting)
        return (*refused, setting)

    def _reply(
        self, got: Completion, ask: Ask, refused: tuple[str, ...], tries: int, seconds: float
    ) -> Reply:
        detail = got.detail
        if refused:
            sent, asked = settings_of(ask.decoding, refused), ask.decoding.json()
            changed = [f"{name} not sent" for name in asked if name not in sent and name == "temperature"]
            changed += [f"{name} for max_tokens" for name in sent if name not in asked]
            if "schema" in ask.prompt.facts and "response_format" in refused:
                changed.append("response_format not sent")
            detail = "; ".join(filter(None, [detail, *changed]))
        return Reply(
            got.fate,
            self._secrets.hide(got.text),
            tokens_in=got.tokens_in,
            tokens_out=got.tokens_out,
            cost_usd=got.cost_usd,
            tries=tries,
            seconds=seconds,
            detail=self._secrets.line(detail) if detail else "",
        )

    def _failed(self, got: Failure, tries: int, seconds: float) -> Reply:
        detail = got.detail
        if detail.startswith(KEY_REFUSED):
            checked = " or ".join(self._endpoint.key_variables)
            detail = f"{KEY_REFUSED}, check {checked}{detail.removeprefix(KEY_REFUSED)}"
        return Reply(got.fate, tries=tries, seconds=seconds, detail=self._secrets.line(detail))


def chat(name: str, limits: Limits | None = None) -> Chat:
    """Build a language model from its name.

    Args:
        name: `openai/gpt-4o`, `vllm/MODEL`, `openai-api/NAME/MODEL` and so on.
        limits: how long and how often a call is tried.

    Raises:
        RespondentError: no model in the name, or an address that cannot be used.
        MissingExtra: aiohttp is not installed.

    Example:
        >>> chat("ollama/llama3.2").identity()["model"]
        'llama3.2'
    """
    try:
        import aiohttp  # noqa: F401
    except ModuleNotFoundError as error:
        raise MissingExtra.of(name, "aiohttp", "chat") from error
    return Chat(name, limits or Limits())


async def _read(response: aiohttp.ClientResponse) -> bytes | None:
    """Read a body, None where it is larger than any reply is; unpacked size counts."""
    pieces: list[bytes] = []
    size = 0
    async for piece in response.content.iter_any():
        pieces.append(piece)
        size += len(piece)
        if size > _LARGEST_BODY:
            response.close()
            return None
    return pieces[0] if len(pieces) == 1 else b"".join(pieces)


def _why(error: BaseException) -> str:
    """Name what went wrong below HTTP, without a request's headers, which some exceptions hold."""
    cause = getattr(error, "os_error", None) or error
    return str(getattr(cause, "strerror", None) or type(error).__name__)
