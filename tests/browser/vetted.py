"""What the browser tests share: small sets, the server's process, and a page that is watched."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
from typing import TYPE_CHECKING, Any
from urllib.parse import quote
from urllib.request import urlopen

if TYPE_CHECKING:
    from pathlib import Path

_FILLER = " ".join(f"Sentence number {number} is the same in both of the texts." for number in range(60))
_LONG = f"The start. {_FILLER} It weighs 10 kg. {_FILLER} The end."


def _answer(key: str, ability: str, category: str, gold: str, perturbed: str) -> dict[str, object]:
    asked = {"instruction": f"Instruction of {key}?", "reason": f"Reason of {key}."}
    return {
        "id": key,
        "ability": ability,
        "category": category,
        "gold": gold,
        "perturbed": perturbed,
        "origin": "rule",
    } | asked


ANSWERS = [
    _answer("g1", "long-form", "grammar", "They are here.\nAll is well.", "They is here.\nAll is well."),
    _answer("g2", "long-form", "grammar", "She sings well.", "She sing well."),
    _answer("s1", "long-form", "spelling", "A necessary step.", "A neccessary step."),
    _answer("n1", "factual", "number", _LONG, _LONG.replace("10 kg", "100 kg")),
    _answer("n2", "factual", "number", "There were 4 of them.", "There were 40 of them."),
]
PAIRS = [
    {
        "id": f"p{number}",
        "item": 120,
        "wrong": f"Let's to go to place {number}.",
        "references": [{"text": f"Let's go to place {number}.", "step": 2}],
    }
    for number in range(1, 5)
]


def write(path: Path, lines: list[dict[str, object]]) -> Path:
    """Write a set of items, one a line."""
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8")
    return path


class Served:
    """A server's process, which can be killed and started again on the same port."""

    def __init__(self, path: Path, annotators: str) -> None:
        self.path = path
        self.annotators = annotators
        self.port = 0
        self.start()

    def start(self) -> None:
        """Start it, and wait until it has printed its links."""
        words = ["vet", "serve", str(self.path), "--annotators", self.annotators, "--port", str(self.port)]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "mismark", *words, "--json"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self.process.stdout is not None
        told = json.loads(self.process.stdout.readline())
        self.port, self.links = told["port"], told["links"]

    def kill(self) -> None:
        """`kill -9`."""
        self.process.send_signal(signal.SIGKILL)
        self._wait()

    def stop(self) -> None:
        """Stop it as Ctrl+C does."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
        self._wait()

    def _wait(self) -> None:
        self.process.wait(timeout=120)
        if self.process.stdout is not None:
            self.process.stdout.close()

    def mine(self, name: str, item: str) -> dict[str, Any]:
        """What an annotator has said of an item, as the server tells it."""
        with urlopen(f"{self.links[name]}api/item?id={quote(item)}") as reply:  # noqa: S310 - our own address
            return json.load(reply)["mine"]

    def label(self, name: str, item: str) -> str | None:
        """An annotator's label of an item."""
        return self.mine(name, item)["label"]


class Looked:
    """A page in a browser of its own, watched: `wrong` collects what should never happen."""

    def __init__(self, browser: Any, link: str, **options: Any) -> None:
        self.link = link
        self.wrong: list[str] = []
        self.context = browser.new_context(**({"viewport": {"width": 1280, "height": 860}} | options))
        self.context.set_default_timeout(120_000)
        self.context.add_init_script(
            "document.addEventListener('securitypolicyviolation', (e) => console.error('CSP ' + e.violatedDirective))"
        )
        self.host = link.split("/v/")[0]
        self.page = self.open()

    def open(self) -> Any:
        """Another tab of the same browser."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.wrong.append(f"error {error}"))
        page.on("dialog", lambda dialog: (self.wrong.append(f"dialog {dialog.message}"), dialog.dismiss()))
        page.on("console", self._console)
        page.on("request", self._request)
        page.goto(self.link)
        page.locator("#item-title").wait_for()
        return page

    def _console(self, message: Any) -> None:
        # a request that failed is the server's or the test's doing, and the page tells of it
        if message.type == "error" and not re.match("Failed to load resource", message.text):
            self.wrong.append(f"console {message.text}")

    def _request(self, request: Any) -> None:
        if not request.url.startswith(self.host):
            self.wrong.append(f"request {request.url}")

    def press(self, *keys: str) -> None:
        """Press keys, one after another."""
        for key in keys:
            self.page.keyboard.press(key)

    def set(self, **chosen: str | bool) -> None:
        """Choose settings by the words before them, underlines for spaces, and close the window."""
        self.press("?")
        for name, value in chosen.items():
            field = self.page.get_by_label(name.replace("_", " "))
            if isinstance(value, bool):
                field.set_checked(value)
            else:
                field.select_option(value)
        self.press("Escape")
        self.page.locator("#help").wait_for(state="hidden")

    def close(self) -> None:
        """Close the browser."""
        self.context.close()
