"""A small set under vetting, its store, and everybody's browser."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from vet_people import ANSWERS, PAIRS, Reader, readers, write_lines

from mismark.web.store import Store, open_store
from mismark.web.vetting import load_set

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A file of four damaged answers, the last one invariant."""
    return write_lines(tmp_path / "damaged.jsonl", ANSWERS)


@pytest.fixture
def store(data: Path) -> Iterator[Store]:
    """A store of these answers with annotators a1, a2, a3."""
    opened = open_store(data.with_name("damaged.jsonl.vet.sqlite"), create=True)
    vetted = load_set(str(data))
    opened.fit(vetted.kind, vetted.payloads)
    opened.add_annotators(["a1", "a2", "a3"])
    yield opened
    opened.close()


@pytest.fixture
def people(store: Store) -> dict[str, Reader]:
    """Browsers of a1, a2, a3 and the settler."""
    return readers(store)


@pytest.fixture
def pair_people(tmp_path: Path) -> Iterator[dict[str, Reader]]:
    """Browsers of people who correct three sentences."""
    opened = open_store(tmp_path / "pairs.sqlite", create=True)
    vetted = load_set(str(write_lines(tmp_path / "pairs.jsonl", PAIRS)))
    opened.fit(vetted.kind, vetted.payloads)
    opened.add_annotators(["a1", "a2"])
    yield readers(opened)
    opened.close()
