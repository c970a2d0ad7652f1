"""Several systems against one reference: order, documents, lengths."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from mismark.errors import DataError
from mismark.scoring import systems
from mismark.scoring.annotators import score
from mismark.scoring.maxmatch import Options
from mismark.scoring.systems import Systems
from mismark.texts.m2 import iter_m2
from mismark.texts.parallel import read_lines

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A reference of 60 random sentences and two systems, in chunks of five sentences."""
    rng = random.Random(5)
    blocks, lines, others = [], [], []
    for _ in range(60):
        words = rng.choices("abcdef", k=rng.randint(1, 9))
        place = rng.randrange(len(words))
        edit = f"A {place} {place + 1}|||X|||{rng.choice('xyz')}|||REQUIRED|||-NONE-|||{rng.randint(0, 1)}"
        blocks.append(f"S {' '.join(words)}\n{edit}\n")
        lines.append(" ".join(rng.choice("xyz") if rng.random() < 0.2 else word for word in words))
        others.append(" ".join(words[:-1]))
    (tmp_path / "ref.m2").write_text("\n".join(blocks), "utf-8")
    (tmp_path / "a.txt").write_text("\n".join(lines), "utf-8")
    (tmp_path / "b.txt").write_text("\n".join(others), "utf-8")
    return tmp_path


@pytest.mark.parametrize("jobs", [1, 2])
def test_sentences_come_in_order_from_every_process(
    folder: Path, monkeypatch: pytest.MonkeyPatch, jobs: int
) -> None:
    """Each system's scores are those of scoring it alone, sentence by sentence, at any number of processes."""
    monkeypatch.setattr(systems, "CHUNK", 5)
    paths = [folder / "a.txt", folder / "b.txt"]
    together = Systems(folder / "ref.m2", paths, Options(), jobs)
    rows = list(together.rows())
    for place, path in enumerate(paths):
        alone = list(score(iter_m2(folder / "ref.m2"), read_lines(path)))
        assert [row.scores[place] for row in rows] == alone
    assert together.n_sentences == 60


def test_a_document_lasts_until_the_next_mark(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A mark in one chunk names the sentences of those that follow."""
    monkeypatch.setattr(systems, "CHUNK", 5)
    blocks = (folder / "ref.m2").read_text("utf-8").split("\n\n")
    blocks[10] = f"# newdoc id = one\n\n{blocks[10]}"
    (folder / "ref.m2").write_text("\n\n".join(blocks), "utf-8")
    found = Systems(folder / "ref.m2", [folder / "a.txt"], Options())
    assert [row.document for row in found.rows()] == [None] * 10 + ["one"] * 50
    assert found.has_documents


def test_a_document_past_the_end_is_an_error(folder: Path) -> None:
    """A side file that starts a document behind the last sentence is refused."""
    (folder / "ref.m2.documents.tsv").write_text("document\tfirst_sentence\nx\t60", "utf-8")
    with pytest.raises(DataError, match="60 sentences"):
        list(Systems(folder / "ref.m2", [folder / "a.txt"], Options()).rows())


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_system_that_is_too_short_is_named(
    folder: Path, monkeypatch: pytest.MonkeyPatch, jobs: int
) -> None:
    """Of several systems the one whose length differs is named, with both lengths."""
    monkeypatch.setattr(systems, "CHUNK", 5)
    (folder / "b.txt").write_text("a\n" * 33, "utf-8")
    with pytest.raises(DataError, match=r"ref\.m2 has 60 sentences and .*b\.txt has 33"):
        list(Systems(folder / "ref.m2", [folder / "a.txt", folder / "b.txt"], Options(), jobs).rows())
