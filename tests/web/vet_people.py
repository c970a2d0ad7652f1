"""A small set under vetting, and a browser's side of the app without a network."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any, NamedTuple

import httpx

from mismark.web.app import make_app
from mismark.web.security import LOOPBACK, Guard

if TYPE_CHECKING:
    from pathlib import Path

    from mismark.web.store import Store

HEADERS = {"X-Mismark-Vet": "1", "Content-Type": "application/json"}

ANSWERS = [
    {
        "id": f"x{number}",
        "prompt": f"p{number // 2}",
        "ability": "factual",
        "category": "invariant" if number == 3 else "number",
        "instruction": "When did it open?",
        "gold": "It opened in 1889, on the river.",
        "perturbed": "It opened in 1898, on the river.",
        "reason": "two digits swapped",
        "origin": "rule",
    }
    for number in range(4)
]
ANSWERS[3]["subtype"] = "paraphrase"

PAIRS = [
    {
        "id": f"120-0{number}",
        "item": 120,
        "wrong": f"Let's to go home {number}.",
        "references": [{"text": f"Let's go home {number}.", "step": 2}],
    }
    for number in (1, 2, 3)
]


class Browser:
    """An app as a browser on this machine reaches it, without a network."""

    def __init__(self, store: Store, address: str = "http://127.0.0.1:8765") -> None:
        self.store = store
        self.app = Guard(make_app(store, "set"), LOOPBACK)
        self.address = address

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        """Send one request."""

        async def asked() -> httpx.Response:
            carrier = httpx.ASGITransport(self.app, raise_app_exceptions=False)
            async with httpx.AsyncClient(transport=carrier, base_url=self.address) as client:
                return await client.request(method, path, **more)

        return asyncio.run(asked())


class Reader(NamedTuple):
    """One annotator's browser."""

    client: Browser
    token: str

    def get(self, what: str, **params: str) -> httpx.Response:
        """Ask for something."""
        return self.client.ask("GET", f"/v/{self.token}/{what}", params=params)

    def put(
        self, item: str, label: str | None, version: int, note: str = "", mended: str | None = None
    ) -> httpx.Response:
        """Say something of an item."""
        body = {"label": label, "note": note, "mended": mended, "version": version}
        return self.client.ask(
            "PUT", f"/v/{self.token}/api/item", params={"id": item}, content=json.dumps(body), headers=HEADERS
        )

    def post(self, what: str, body: object, **params: str) -> httpx.Response:
        """Ask for something that takes a body."""
        return self.client.ask(
            "POST", f"/v/{self.token}/{what}", params=params, content=json.dumps(body), headers=HEADERS
        )


def write_lines(path: Path, rows: list[dict[str, object]]) -> Path:
    """Write JSON Lines."""
    path.write_text("".join(json.dumps(row) + "\n" for row in rows), "utf-8")
    return path


def readers(store: Store) -> dict[str, Reader]:
    """Everybody's browser, by name."""
    client = Browser(store)
    return {one.name: Reader(client, one.token) for one in store.annotators()}
