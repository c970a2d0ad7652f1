"""The table of what to do with each failure of an HTTP call to a model.

A status, headers and body, or the name of a transport failure, come in; a `Failure` goes out: its
fate, whether it is worth another try, how long the server asks to wait, and a line for people.
The rules stand in one table, `RULES`; the first that fits decides.
"""

from __future__ import annotations

import json
import re
from email.utils import parsedate_to_datetime
from typing import TYPE_CHECKING, Any, NamedTuple

from mismark.records import Fate

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = [
    "KEY_REFUSED",
    "RULES",
    "Failure",
    "Rule",
    "asked_wait",
    "backoff",
    "message_of",
    "refused_setting",
    "sort_out",
]

KEY_REFUSED = "key refused"
"""How the detail of every call begins whose key was not accepted, so that a run can stop early."""

_FIRST_WAIT_S = 0.5
_LONGEST_BACKOFF_S = 60.0


class Failure(NamedTuple):
    """A call that brought no reply.

    Attributes:
        fate: how the call ends if it is not tried again.
        again: whether another try may help.
        detail: what happened, the server's words included; secrets are taken out by the caller.
        wait_s: seconds that the server asked to wait, None where it did not say.
    """

    fate: Fate
    again: bool
    detail: str
    wait_s: float | None = None


class Rule(NamedTuple):
    """A row of the table.

    Attributes:
        statuses: the HTTP statuses it is for, half-open.
        words: what the server's message must hold, None for anything.
        fate: the fate of such a call.
        again: whether it is tried again.
        meaning: what is said of it, before the server's own words.
    """

    statuses: tuple[range, ...]
    words: re.Pattern[str] | None
    fate: Fate
    again: bool
    meaning: str

    def fits(self, status: int, text: str) -> bool:
        """Tell whether the row is for this status and message."""
        return any(status in span for span in self.statuses) and (
            self.words is None or self.words.search(text) is not None
        )


def _only(*statuses: int) -> tuple[range, ...]:
    return tuple(range(status, status + 1) for status in statuses)


def _words(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern, re.IGNORECASE)


_REFUSED = (range(400, 429), range(430, 500))

RULES: tuple[Rule, ...] = (
    Rule(
        (*_REFUSED, *_only(500)),
        _words(
            r"context_length_exceeded|context.{0,10}(length|window|size).{0,40}exceed|exceed.{0,40}context"
            r"|maximum context length|prompt is too long|(prompt|input|request).{0,30}too (long|many tokens)"
            r"|input token count.{0,60}exceeds|reduce the length of"
        ),
        Fate.TOO_LONG,
        False,
        "the prompt does not fit the model",
    ),
    Rule(_only(413), None, Fate.TOO_LONG, False, "the prompt does not fit the model"),
    Rule(
        _REFUSED,
        _words(
            r"content.?(filter|management|policy)|responsible.?ai|safety (system|filter|setting|polic)"
            r"|blocked by.{0,30}(safety|polic|filter|moderation)|moderation|prohibited_content"
        ),
        Fate.FILTERED,
        False,
        "withheld by the content filter",
    ),
    Rule(
        (*_REFUSED, *_only(429)),
        _words(
            r"insufficient_quota|billing_hard_limit|insufficient (credit|balance|funds)|credit balance is too low"
        ),
        Fate.REJECTED,
        False,
        f"{KEY_REFUSED}: the account has no credit left",
    ),
    Rule(
        _only(400),
        _words(r"api.?key.{0,30}(invalid|incorrect|expired|not valid)|(invalid|incorrect).{0,10}api.?key"),
        Fate.REJECTED,
        False,
        KEY_REFUSED,
    ),
    Rule(_only(401), None, Fate.REJECTED, False, KEY_REFUSED),
    Rule(_only(402), None, Fate.REJECTED, False, f"{KEY_REFUSED}: the account has no credit left"),
    Rule(_only(403), None, Fate.REJECTED, False, f"{KEY_REFUSED}: it may not use this model"),
    Rule(_only(404, 405, 410), None, Fate.REJECTED, False, "no such model or address"),
    Rule(_only(407), None, Fate.REJECTED, False, "the proxy wants to know who asks"),
    Rule(_only(408), None, Fate.TIMEOUT, True, "the server gave up waiting"),
    Rule(_only(409, 423, 425), None, Fate.SERVER_ERROR, True, "the server is not ready"),
    Rule(_only(429), None, Fate.RATE_LIMITED, True, "too many requests"),
    Rule((range(400, 500),), None, Fate.REJECTED, False, "the request was refused"),
    Rule((range(500, 600),), None, Fate.SERVER_ERROR, True, "the server failed"),
    Rule(
        (range(300, 400),),
        None,
        Fate.REJECTED,
        False,
        "redirected, which is not followed, so that no key travels; set the address that it leads to",
    ),
    Rule((range(1000),), None, Fate.MALFORMED, True, "an answer with no meaning here"),
)
"""What each failure means, first fit first. Every status from 0 to 999 fits a row."""

_UNSUPPORTED = r"(unsupported|not supported|does(n't| not) support|deprecated|not (allowed|permitted|available)|only the default|unknown|unrecognized|unexpected|cannot be (set|used)|isn't supported)"
_SETTINGS: tuple[tuple[str, re.Pattern[str]], ...] = (
    (
        "max_tokens",
        _words(
            rf"max_tokens.{{0,160}}max_completion_tokens|max_tokens.{{0,80}}{_UNSUPPORTED}|{_UNSUPPORTED}.{{0,40}}max_tokens"
        ),
    ),
    ("temperature", _words(rf"temperature.{{0,80}}{_UNSUPPORTED}|{_UNSUPPORTED}.{{0,40}}temperature")),
    (
        "response_format",
        _words(
            r"response_format|response format|json_schema|structured output|guided_json|guided decoding|responseSchema|response_schema"
        ),
    ),
)


def sort_out(status: int, headers: Mapping[str, str], body: bytes | str, now: float) -> Failure:
    """Look a failed call up in the table.

    Args:
        status: the HTTP status, or the code that stands in an error body sent with status 200.
        headers: the answer's headers, read without regard to case if the mapping does so.
        body: what the server wrote, whatever it is.
        now: seconds since 1970, for a `Retry-After` that names a date.

    Example:
        >>> sort_out(429, {"Retry-After": "2"}, b"", 0.0)
        Failure(fate=<Fate.RATE_LIMITED: 'rate-limited'>, again=True, detail='429: too many requests', wait_s=2.0)
        >>> sort_out(401, {}, b'{"error": {"message": "wrong key"}}', 0.0).detail
        'key refused (401): wrong key'
    """
    text = message_of(body)
    rule = next(rule for rule in RULES if rule.fits(status, text))
    said = f"{text}" if text else ""
    if rule.meaning.startswith(KEY_REFUSED):
        head = f"{KEY_REFUSED} ({status}){rule.meaning.removeprefix(KEY_REFUSED)}"
    else:
        head = f"{status}: {rule.meaning}"
    return Failure(
        rule.fate,
        rule.again,
        f"{head}: {said}" if said else head,
        asked_wait(headers, now) if rule.again else None,
    )


def refused_setting(status: int, body: bytes | str, sent: Mapping[str, Any]) -> str | None:
    """Name the setting among those sent that the model refuses: `max_tokens`, `temperature` or `response_format`.

    Example:
        >>> refused = b'{"error": {"message": "temperature does not support 0, only the default"}}'
        >>> refused_setting(400, refused, {"temperature": 0})
        'temperature'
        >>> refused_setting(400, b"max_tokens is too large: this model supports at most 4096", {"max_tokens": 9000})
    """
    if status not in {400, 422}:
        return None
    text = message_of(body)
    if RULES[0].fits(status, text):
        return None
    return next((name for name, words in _SETTINGS if name in sent and words.search(text)), None)


def message_of(body: bytes | str) -> str:
    """Find what a server said in an error body: its message, with code and parameter where they stand.

    Example:
        >>> message_of(b'{"error": {"message": "no", "code": "bad_thing"}}')
        'no [bad_thing]'
        >>> message_of(b"<html><title>Bad gateway</title></html>")
        'Bad gateway'
    """
    raw = body[:100_000]
    text = raw if isinstance(raw, str) else raw.decode("utf-8", "replace")
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        return " ".join(re.sub(r"<[^<>]*>", " ", text[:4_000]).split())
    if isinstance(value, list) and value:
        value = value[0]
    if not isinstance(value, dict):
        return str(value)[:4_000] if value not in (None, "", [], {}) else ""
    error = value.get("error", value)
    if not isinstance(error, dict):
        return str(error)[:4_000]
    said = next((str(error[key]) for key in ("message", "detail", "error_description") if error.get(key)), "")
    codes = [str(error[key]) for key in ("code", "param") if error.get(key) and str(error[key]) not in said]
    meta = error.get("metadata")
    if isinstance(meta, dict) and isinstance(meta.get("raw"), str):
        said = f"{said} {meta['raw']}".strip()
    return (said + (f" [{', '.join(codes)}]" if codes else "")).strip()[:4_000]


def asked_wait(headers: Mapping[str, str], now: float) -> float | None:
    """Read how long a server asks to wait: `retry-after-ms`, or `Retry-After` in seconds or as a date.

    Args:
        headers: as for `sort_out`.
        now: seconds since 1970.

    Returns:
        Seconds, 0 or more; None where the server did not say or what it said cannot be read.

    Example:
        >>> asked_wait({"Retry-After": "Thu, 01 Jan 1970 00:01:00 GMT"}, 50.0)
        10.0
        >>> asked_wait({"Retry-After": "soon"}, 0.0)
    """
    for name, unit in (("retry-after-ms", 0.001), ("Retry-After", 1.0)):
        written = headers.get(name, "").strip()
        if re.fullmatch(r"\d{1,12}(\.\d{0,9})?", written, re.ASCII):
            return float(written) * unit
    try:
        return max(0.0, parsedate_to_datetime(headers.get("Retry-After", "")).timestamp() - now)
    except (ValueError, TypeError, OverflowError, OSError):
        return None


def backoff(failed: int, draw: float, asked: float | None) -> float:
    """Say how long to wait before the next try: exponential with full jitter, never less than was asked for.

    Args:
        failed: tries that have failed so far, 1 or more.
        draw: a draw from [0, 1).
        asked: seconds that the server asked for, or None.

    Example:
        >>> backoff(1, 0.5, None), backoff(3, 0.5, None), backoff(1, 0.5, 7.0)
        (0.25, 1.0, 7.25)
    """
    jittered = draw * min(_LONGEST_BACKOFF_S, _FIRST_WAIT_S * 2.0 ** min(failed - 1, 30))
    return jittered + (asked or 0.0)
