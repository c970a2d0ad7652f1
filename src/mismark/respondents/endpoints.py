"""Where models are reached: base addresses and key variables, as data.

A name such as `openai/gpt-4o` and the environment come in; an `Endpoint` goes out. Keys come from
the environment only and are read when a connection is opened; an `Endpoint` holds the name of the
variable, never its value.
"""

from __future__ import annotations

import ipaddress
import os
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import urlsplit

from mismark.errors import RespondentError

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["PROVIDERS", "Endpoint", "Provider", "endpoint", "is_loopback", "read_key"]


class Provider(NamedTuple):
    """An OpenAI-compatible provider that is known by name.

    Attributes:
        what: what it is, in a few words.
        base_url: its address, up to what stands before `/chat/completions`.
        base_variable: the variable that moves it elsewhere.
        key_variables: the variables that may hold its key, the first one named in messages.
        key_needed: False where the server usually runs without one.
    """

    what: str
    base_url: str
    base_variable: str
    key_variables: tuple[str, ...]
    key_needed: bool = True


PROVIDERS: dict[str, Provider] = {
    "anthropic": Provider(
        "Anthropic's models",
        "https://api.anthropic.com/v1",
        "ANTHROPIC_BASE_URL",
        ("ANTHROPIC_API_KEY",),
    ),
    "google": Provider(
        "Google's models",
        "https://generativelanguage.googleapis.com/v1beta/openai",
        "GOOGLE_BASE_URL",
        ("GEMINI_API_KEY", "GOOGLE_API_KEY"),
    ),
    "ollama": Provider(
        "models that Ollama serves here",
        "http://localhost:11434/v1",
        "OLLAMA_BASE_URL",
        ("OLLAMA_API_KEY",),
        key_needed=False,
    ),
    "openai": Provider(
        "OpenAI's models", "https://api.openai.com/v1", "OPENAI_BASE_URL", ("OPENAI_API_KEY",)
    ),
    "openrouter": Provider(
        "models of many makers through OpenRouter",
        "https://openrouter.ai/api/v1",
        "OPENROUTER_BASE_URL",
        ("OPENROUTER_API_KEY",),
    ),
    "vllm": Provider(
        "models that vLLM serves here",
        "http://localhost:8000/v1",
        "VLLM_BASE_URL",
        ("VLLM_API_KEY",),
        key_needed=False,
    ),
}
"""Every provider by the word before the slash of a model's name."""


@dataclass(frozen=True, slots=True)
class Endpoint:
    """Where one model is reached.

    Attributes:
        provider: the word before the slash.
        model: the model's name as its server knows it.
        base_url: the address, without a slash at its end, without user name, password or query.
        base_variable: the variable that sets the address.
        key_variables: the variables that may hold the key.
        key_needed: whether a call without a key makes no sense.
    """

    provider: str
    model: str
    base_url: str
    base_variable: str
    key_variables: tuple[str, ...]
    key_needed: bool

    @property
    def url(self) -> str:
        """The address that is posted to."""
        return self.base_url + "/chat/completions"


def endpoint(name: str, environment: Mapping[str, str] | None = None) -> Endpoint:
    """Find where a model is reached.

    Args:
        name: `PROVIDER/MODEL`, or `openai-api/NAME/MODEL` for a server of one's own, whose address is
            in `NAME_BASE_URL` (ending in `/v1`) and whose key is in `NAME_API_KEY`.
        environment: variables; those of this process where it is None.

    Raises:
        RespondentError: no model in the name, no address, or one that cannot be used.

    Example:
        >>> endpoint("openai/gpt-4o", {}).url
        'https://api.openai.com/v1/chat/completions'
        >>> endpoint("openai-api/my-box/llama", {"MY_BOX_BASE_URL": "http://127.0.0.1:9/v1"}).key_variables
        ('MY_BOX_API_KEY',)
        >>> endpoint("openai-api/my-box/llama", {})
        Traceback (most recent call last):
        mismark.errors.RespondentError: openai-api/my-box/llama: MY_BOX_BASE_URL is not set; set it to the server's address, such as http://127.0.0.1:8000/v1
    """
    variables = os.environ if environment is None else environment
    word, _, model = name.partition("/")
    if word == "openai-api":
        own, _, model = model.partition("/")
        stem = re.sub(r"[^A-Za-z0-9]", "_", own).upper()
        if not (stem and model):
            raise RespondentError(f"{name}: a server of one's own is written openai-api/NAME/MODEL")
        base = variables.get(f"{stem}_BASE_URL", "").strip()
        if not base:
            raise RespondentError(
                f"{name}: {stem}_BASE_URL is not set; set it to the server's address, "
                "such as http://127.0.0.1:8000/v1"
            )
        provider = Provider("", base, f"{stem}_BASE_URL", (f"{stem}_API_KEY",))
    else:
        provider = PROVIDERS[word]
        base = variables.get(provider.base_variable, "").strip() or provider.base_url
    if not model.strip():
        raise RespondentError(f"{name}: no model is named; write {word}/MODEL")
    base = _checked(name, provider.base_variable, base)
    needed = provider.key_needed and not is_loopback(base)
    return Endpoint(word, model, base, provider.base_variable, provider.key_variables, needed)


def read_key(name: str, place: Endpoint, environment: Mapping[str, str] | None = None) -> str | None:
    """Read the key of an endpoint from the environment.

    Returns:
        The key, or None where none is set and none is needed.

    Raises:
        RespondentError: a key is needed and not set, or has characters that no key has (not shown).

    Example:
        >>> read_key("openai/gpt-4o", endpoint("openai/gpt-4o", {}), {})
        Traceback (most recent call last):
        mismark.errors.RespondentError: openai/gpt-4o: no key; set OPENAI_API_KEY
    """
    variables = os.environ if environment is None else environment
    for variable in place.key_variables:
        key = variables.get(variable, "").strip()
        if not key:
            continue
        if not key.isascii() or not key.isprintable() or " " in key:
            raise RespondentError(
                f"{name}: {variable} holds a space, a line break or a sign that no key has; set it again"
            )
        return key
    if place.key_needed:
        raise RespondentError(f"{name}: no key; set {' or '.join(place.key_variables)}")
    return None


def is_loopback(url: str) -> bool:
    """Tell whether an address never leaves this machine.

    Example:
        >>> is_loopback("http://localhost:11434/v1"), is_loopback("http://10.0.0.7/v1")
        (True, False)
    """
    host = urlsplit(url).hostname or ""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def _checked(name: str, variable: str, base: str) -> str:
    """Check an address without showing more of it than is safe."""
    try:
        parts = urlsplit(base)
        host, _ = parts.hostname, parts.port
    except ValueError:
        host = None
        parts = urlsplit("")
    if parts.scheme not in {"http", "https"} or not host:
        raise RespondentError(
            f"{name}: {variable} is not an http or https address; one reads http://127.0.0.1:8000/v1"
        )
    if parts.username is not None or parts.password is not None or parts.query or parts.fragment:
        raise RespondentError(
            f"{name}: {variable} holds a user name, password or query, which a run folder would keep; "
            f"leave the address alone and set the key in a variable"
        )
    path = parts.path.rstrip("/")
    if path.endswith("/completions"):
        raise RespondentError(f"{name}: {variable} ends in {path[-24:]}; leave off what follows /v1")
    if not path:
        raise RespondentError(
            f"{name}: {variable} has no path; it usually ends in /v1: {parts.scheme}://{parts.netloc}/v1"
        )
    return f"{parts.scheme}://{parts.netloc}{path}"
