"""Chat completions: writing the request of a call, and reading the answer of a server.

Messages and decoding go in as one JSON body; a body of status 200 comes back as a `Completion` or
a `Failure`. Nothing here waits or sends.
"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any, NamedTuple

from mismark.records import Fate
from mismark.respondents.failures import Failure, sort_out

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from mismark.records import Message
    from mismark.respondents.base import Decoding

__all__ = ["Completion", "read_completion", "request_body", "settings_of"]

_ENCODE = json.JSONEncoder(separators=(",", ":")).encode
_LONE_SURROGATE = re.compile("[\ud800-\udfff]")
_ERROR_STATUS = range(400, 600)
_MOST = 10**12
"""No reply has more tokens or costs more dollars: a greater number says nothing."""


class Completion(NamedTuple):
    """What a whole answer says.

    Attributes:
        fate: answered, truncated, empty or filtered.
        text: what the model wrote, without its reasoning where that stands apart.
        tokens_in: prompt tokens as the provider counted them, None where it does not say.
        tokens_out: completion tokens likewise.
        cost_usd: the price that the provider named, or None.
        detail: why there is no text, where there is none.
    """

    fate: Fate
    text: str
    tokens_in: int | None
    tokens_out: int | None
    cost_usd: float | None
    detail: str = ""


def settings_of(
    decoding: Decoding, refused: Collection[str], schema: Mapping[str, Any] | None = None
) -> dict[str, Any]:
    """Spell the decoding as a model takes it, and the form that its reply is to have.

    Args:
        decoding: what was asked for.
        refused: settings that the model has refused: `max_tokens` is then sent as
            `max_completion_tokens`, `temperature` and `response_format` not at all.
        schema: the JSON schema of the reply, None for free text.

    Example:
        >>> from mismark.respondents.base import Decoding
        >>> settings_of(Decoding(0, 800), ["max_tokens", "temperature"])
        {'max_completion_tokens': 800}
    """
    settings = decoding.json()
    if "temperature" in refused:
        settings.pop("temperature", None)
    if "max_tokens" in refused and "max_tokens" in settings:
        settings["max_completion_tokens"] = settings.pop("max_tokens")
    if schema is not None and "response_format" not in refused:
        form = {"name": "reply", "strict": True, "schema": dict(schema)}
        settings["response_format"] = {"type": "json_schema", "json_schema": form}
    return settings


def request_body(model: str, messages: Sequence[Message], settings: Mapping[str, Any]) -> bytes:
    """Write a request.

    Example:
        >>> from mismark.records import Message
        >>> request_body("m", [Message("user", "Hi")], {"temperature": 0})
        b'{"model":"m","messages":[{"role":"user","content":"Hi"}],"temperature":0}'
    """
    written = [{"role": role, "content": content} for role, content in messages]
    body = {"model": model, "messages": written, **settings}
    return _ENCODE(body).encode()


def read_completion(body: bytes, headers: Mapping[str, str], now: float) -> Completion | Failure:
    """Read a body of status 200.

    A body that is no JSON, has no choice or a choice of the wrong shape is malformed and worth
    another try. One that holds an error instead of a choice goes through the table of failures with
    the error's own code.

    Args:
        body: what the server wrote.
        headers: the answer's headers, for a `Retry-After` beside an error.
        now: seconds since 1970.

    Example:
        >>> read_completion(b'{"choices": [{"message": {"content": "Fine."}}]}', {}, 0.0).text
        'Fine.'
        >>> read_completion(b'{"choices": [{"mess', {}, 0.0).fate
        <Fate.MALFORMED: 'malformed'>
    """
    if not body.strip():
        return _malformed("an empty body")
    try:
        value = json.loads(body)
    except (ValueError, RecursionError) as error:
        return _malformed(f"a body that is not JSON ({type(error).__name__}), {len(body)} bytes")
    if not isinstance(value, dict):
        return _malformed("a body that is not a JSON object")
    choices = value.get("choices")
    if value.get("error") and not choices:
        return _error_in_body(value["error"], body, headers, now)
    if not (isinstance(choices, list) and choices and isinstance(choices[0], dict)):
        return _malformed("a body without choices")
    choice = choices[0]
    if choice.get("error") and not isinstance(choice.get("message"), dict):
        return _error_in_body(choice["error"], body, headers, now)
    message = choice.get("message")
    if not isinstance(message, dict):
        return _malformed("a choice without a message")
    if choice.get("finish_reason") == "error":
        return Failure(Fate.SERVER_ERROR, True, "the server broke off while the model wrote")
    text = _text_of(message)
    if text is None:
        return _malformed("a message whose content is neither text nor parts")
    return _completion(text, choice, value.get("usage"))


def _completion(text: str, choice: Mapping[str, Any], usage: object) -> Completion:
    finish = choice.get("finish_reason")
    fate, detail = Fate.ANSWERED, ""
    if finish in ("length", "max_tokens"):
        fate, detail = Fate.TRUNCATED, "cut by the token limit"
    elif finish in ("content_filter", "safety"):
        fate, detail = Fate.FILTERED, "withheld by the content filter"
    elif not text.strip():
        fate, detail = Fate.EMPTY, f"no text (finish reason {finish})" if finish else "no text"
    counts = usage if isinstance(usage, dict) else {}
    return Completion(
        fate,
        text,
        _count(counts.get("prompt_tokens")),
        _count(counts.get("completion_tokens")),
        _cost(counts.get("cost")),
        detail,
    )


def _text_of(message: Mapping[str, Any]) -> str | None:
    """What the model wrote; None where the content has no shape that is known."""
    content = message.get("content")
    if content is None or content == "":
        refusal = message.get("refusal")
        content = refusal if isinstance(refusal, str) else ""
    if isinstance(content, list):
        parts = [_part(part) for part in content]
        content = "".join(parts)
    if not isinstance(content, str):
        return None
    return content if content.isascii() else _LONE_SURROGATE.sub("\ufffd", content)


def _part(part: object) -> str:
    """The text of one part; parts of other kinds (reasoning, pictures) hold none."""
    if isinstance(part, str):
        return part
    if not isinstance(part, dict) or part.get("type", "text") not in ("text", "output_text", "refusal"):
        return ""
    text = part.get("text") or part.get("refusal")
    return text if isinstance(text, str) else ""


def _count(value: object) -> int | None:
    return value if isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= _MOST else None


def _cost(value: object) -> float | None:
    if isinstance(value, bool) or not isinstance(value, int | float):
        return None
    return float(value) if 0 <= value <= _MOST else None


def _error_in_body(error: object, body: bytes, headers: Mapping[str, str], now: float) -> Failure:
    code = error.get("code") if isinstance(error, dict) else None
    if isinstance(code, str) and code.isascii() and code.isdigit():
        code = int(code[:4])
    if isinstance(code, int) and code in _ERROR_STATUS:
        said = json.dumps({"error": error}) if isinstance(error, dict) else body
        return sort_out(code, headers, said, now)
    said = str(error.get("message", "")) if isinstance(error, dict) else str(error)
    return _malformed(f"an error instead of a reply: {said}")


def _malformed(found: str) -> Failure:
    return Failure(Fate.MALFORMED, True, f"the server sent {found}")
