"""A real `mismark vet serve`, and what people say to it."""

from __future__ import annotations

import json
import os
import signal
import ssl
import subprocess
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, NamedTuple

import httpx

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

SECURE = ssl.create_default_context()
"""Made once, since every client of httpx would make its own."""
HEADERS = {"X-Mismark-Vet": "1", "Content-Type": "application/json"}


class Served(NamedTuple):
    """A running server."""

    process: subprocess.Popen[str]
    told: dict[str, Any]

    def kill(self) -> None:
        """End it as a lost machine would."""
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()


@contextmanager
def served(data: Path, *words: str) -> Iterator[Served]:
    """Run the server until the test is done with it."""
    command = [sys.executable, "-m", "mismark", "vet", "serve", str(data), "--json", *words]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert line, process.stderr.read() if process.stderr else ""
        yield Served(process, json.loads(line))
    finally:
        process.kill()
        process.communicate()


def put(link: str, item: str, label: str, version: int = 0, mended: str | None = None) -> httpx.Response:
    """Say something of an item."""
    body = {"label": label, "note": "", "mended": mended, "version": version}
    return httpx.put(
        f"{link}api/item", params={"id": item}, json=body, headers=HEADERS, trust_env=False, verify=SECURE
    )


def labels(data: Path) -> list[tuple[str, str, str | None]]:
    """What is in the store: who, of what, which label."""
    from mismark.web.store import open_store

    store = open_store(f"{data}.vet.sqlite")
    found = [(one.annotator, one.item, one.label) for one in store.labels()]
    store.close()
    return found
