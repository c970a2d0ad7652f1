"""A browser, and servers of `mismark vet serve` for it to look at."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from vetted import ANSWERS, PAIRS, Looked, Served, write

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

_FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


@pytest.fixture(scope="module")
def browser(chromium: str) -> Iterator[object]:
    """The system's Chromium, driven by Playwright, whose event loop must have ended before other tests run their own."""
    from playwright.sync_api import expect, sync_playwright

    expect.set_options(timeout=120_000)  # no test asserts on time: the machine may be busy
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium, args=list(_FLAGS))
        yield started
        started.close()


@pytest.fixture
def look(browser: object) -> Iterator[Callable[..., Looked]]:
    """Open a link in a browser of its own; at the end nothing may have gone wrong in any of them."""
    opened: list[Looked] = []

    def at(link: str, **options: object) -> Looked:
        opened.append(Looked(browser, link, **options))
        return opened[-1]

    yield at
    for one in opened:
        one.close()
    assert [wrong for one in opened for wrong in one.wrong] == []


@pytest.fixture
def serve(chromium: str, tmp_path: Path) -> Iterator[Callable[..., Served]]:
    """Start a server of its own for a test."""
    started: list[Served] = []

    def of(lines: list[dict[str, object]], annotators: str = "ann,bob") -> Served:
        started.append(Served(write(tmp_path / f"set{len(started)}.jsonl", lines), annotators))
        return started[-1]

    yield of
    for one in started:
        one.stop()


@pytest.fixture(scope="session")
def answers(chromium: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server of damaged answers for many tests; each takes annotators of its own."""
    names = ",".join(f"a{number}" for number in range(1, 25))
    served = Served(write(tmp_path_factory.mktemp("answers") / "answers.jsonl", ANSWERS), names)
    yield served
    served.stop()


@pytest.fixture(scope="session")
def pairs(chromium: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server of sentences to correct for many tests."""
    served = Served(write(tmp_path_factory.mktemp("pairs") / "pairs.jsonl", PAIRS), "p1,p2,p3,p4,p5")
    yield served
    served.stop()
