"""The way to a server as the environment describes it: which proxy, which certificates.

Variables come in once, when a connection is opened; a proxy's address and a TLS context go out.
"""

from __future__ import annotations

import ssl
from typing import TYPE_CHECKING
from urllib.parse import urlsplit
from urllib.request import proxy_bypass_environment  # type: ignore[attr-defined]  # the stubs leave it out

from mismark.errors import RespondentError
from mismark.respondents.endpoints import is_loopback

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["certificates", "proxy_for"]

_CERTIFICATES = ("SSL_CERT_FILE", "REQUESTS_CA_BUNDLE", "CURL_CA_BUNDLE")


def proxy_for(name: str, url: str, environment: Mapping[str, str]) -> str | None:
    """Find the proxy for an address: `HTTPS_PROXY`, `HTTP_PROXY`, `ALL_PROXY`, less what `NO_PROXY` names.

    The loopback address is never asked through a proxy.

    Args:
        name: the respondent's name, for the message.
        url: the address that is called.
        environment: variables; names count in small letters first, then in capitals.

    Raises:
        RespondentError: a proxy of a kind that cannot be used.

    Example:
        >>> proxy_for("m", "https://api.example/v1", {"https_proxy": "http://proxy:3128", "NO_PROXY": "b.example"})
        'http://proxy:3128'
        >>> proxy_for("m", "https://b.example/v1", {"https_proxy": "http://proxy:3128", "NO_PROXY": "b.example"})
    """
    parts = urlsplit(url)
    host = parts.hostname or ""
    for variable in (f"{parts.scheme}_proxy", "all_proxy"):
        proxy = _either(variable, environment)
        if not proxy:
            continue
        if is_loopback(url) or proxy_bypass_environment(host, {"no": _either("no_proxy", environment)}):
            return None
        if urlsplit(proxy).scheme not in {"http", "https"} or not urlsplit(proxy).hostname:
            raise RespondentError(
                f"{name}: {variable.upper()} is not an http proxy; write http://HOST:PORT, "
                f"or set NO_PROXY={host} to go without"
            )
        return proxy
    return None


def certificates(name: str, environment: Mapping[str, str]) -> ssl.SSLContext:
    """Load the certificates to trust: the system's, or the file that the environment names.

    Raises:
        RespondentError: the named file cannot be read.

    Example:
        >>> certificates("m", {"SSL_CERT_FILE": "/no/such.pem"})
        Traceback (most recent call last):
        mismark.errors.RespondentError: m: SSL_CERT_FILE names /no/such.pem, which holds no certificates that can be read
    """
    for variable in _CERTIFICATES:
        file = environment.get(variable)
        if file:
            try:
                return ssl.create_default_context(cafile=file)
            except OSError as error:
                raise RespondentError(
                    f"{name}: {variable} names {file}, which holds no certificates that can be read"
                ) from error
    return ssl.create_default_context()


def _either(variable: str, environment: Mapping[str, str]) -> str:
    return (environment.get(variable) or environment.get(variable.upper()) or "").strip()
