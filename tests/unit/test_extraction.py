"""Extraction of edits: the tagger, what is skipped, several processes, what is missing."""

from __future__ import annotations

import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from importlib import metadata
from pathlib import Path

import pytest

from mismark.edits import extraction, extraction_workers
from mismark.edits.extraction import choose_tagger, tagger_versions
from mismark.errors import MissingExtra, UsageError


@pytest.fixture
def installed():
    """Skip where ERRANT or the embedded tagger is not installed."""
    for package in ("errant", "textblob", "lemminflect"):
        pytest.importorskip(package)


@pytest.fixture
def tag(installed):
    """Tag a line of tokens, each shown as `tag/part of speech/lemma`."""
    from spacy import symbols

    from mismark.edits.extraction_tagger import EmbeddedTagger

    tagger = EmbeddedTagger({name: int(number) for name, number in symbols.IDS.items()})
    return lambda line: [f"{word.tag_}/{word.pos_}/{word.lemma}" for word in tagger.tag(line.split())]


@pytest.mark.parametrize(
    ("line", "shown"),
    [
        ("It 's late", ["PRP/PRON/it", "VBZ/AUX/be", "JJ/ADJ/late"]),
        ("Ann 's cats", ["NNP/PROPN/Ann", "POS/PART/'s", "NNS/NOUN/cat"]),
        ("She has not eaten", ["PRP/PRON/she", "VBZ/AUX/have", "RB/PART/not", "VBN/VERB/eat"]),
        ("She has cats", ["PRP/PRON/she", "VBZ/VERB/have", "NNS/NOUN/cat"]),
        ("to go to town", ["TO/PART/to", "VB/VERB/go", "IN/ADP/to", "NN/NOUN/town"]),
        ("( 1991 )", ["-LRB-/PUNCT/(", "CD/NUM/1991", "-RRB-/PUNCT/)"]),
        ("“ 30 % ” —", ["''/PUNCT/“", "CD/NUM/30", "NN/NOUN/%", "''/PUNCT/”", ":/PUNCT/—"]),
        ("", []),
    ],
)
def test_words_are_tagged_for_errant(tag, line, shown):
    """Tags are the Penn Treebank's, auxiliaries and possessives are told apart, lemmas are base forms."""
    assert tag(line) == shown


def test_every_tag_is_one_that_errant_knows(installed):
    """Whatever tag TextBlob's lexicon holds, ERRANT's table has the one that it becomes."""
    from errant.en.classifier import pos_map
    from textblob.en import lexicon

    from mismark.edits.extraction_tagger import _UNIVERSAL, _penn

    assert {_penn(word, tag) for word, tag in lexicon.items()} <= set(pos_map) & set(_UNIVERSAL)


def test_unchanged_sentences_are_not_analysed(installed, monkeypatch):
    """Equal tokens give no edit, and no word is tagged."""
    extractor = extraction.Extractor("embedded")
    monkeypatch.setattr(extractor, "_analyse", None)
    assert extractor.edits("He  sleeps .", "He sleeps .") == ()


class Threads(ThreadPoolExecutor):
    """Threads in place of processes, started the same way."""

    def __init__(self, workers, _context, initializer, initargs):
        super().__init__(workers)


def spread_like_alone(monkeypatch):
    """Extract some sentences in one go and in chunks of two, and compare."""
    monkeypatch.setattr(extraction_workers, "WORTH_A_PROCESS", 3)
    monkeypatch.setattr(extraction_workers, "_CHUNK", 2)
    pairs = [
        (f"He go {n} time .", f"He goes {n} times ." if n % 3 else f"He go {n} time .") for n in range(25)
    ]
    alone = list(extraction_workers.extract(pairs, "embedded"))
    assert list(extraction_workers.extract(iter(pairs), "embedded", 2)) == alone
    assert [len(edits) for edits in alone[:4]] == [0, 2, 2, 0]


def test_chunks_come_back_in_order(installed, monkeypatch):
    """Chunks that are worked on at once give the edits in order, with unchanged sentences between."""
    monkeypatch.setattr(extraction_workers, "ProcessPoolExecutor", Threads)
    spread_like_alone(monkeypatch)


@pytest.mark.slow
def test_the_number_of_processes_does_not_matter(installed, monkeypatch):
    """Two processes extract what one does, in the same order."""
    spread_like_alone(monkeypatch)


def test_less_than_one_process_is_refused():
    """No worker at all is a usage error."""
    with pytest.raises(UsageError, match="workers is 0"):
        list(extraction_workers.extract([], "embedded", 0))


def without(*missing):
    """A version look-up that does not find some packages."""

    def version(package: str) -> str:
        if package in missing:
            raise metadata.PackageNotFoundError(package)
        return "1.0"

    return version


@pytest.mark.parametrize("package", ["errant", "textblob", "lemminflect"])
def test_a_missing_package_is_named_with_the_command(monkeypatch, package):
    """Whichever package is missing, one sentence names it and the command that installs it."""
    monkeypatch.setattr(metadata, "version", without(package))
    with pytest.raises(MissingExtra, match=rf"package {package}; run: pip install 'mismark\[errant\]'"):
        tagger_versions("embedded")


def test_the_model_is_taken_where_it_is_installed(monkeypatch):
    """With en_core_web_sm the official pipeline is chosen and named, without it the embedded tagger."""
    monkeypatch.setattr(metadata, "version", without())
    assert choose_tagger() == "spacy"
    assert tagger_versions("spacy") == "errant-1.0/spacy-1.0+en_core_web_sm-1.0"
    monkeypatch.setattr(metadata, "version", without("en_core_web_sm"))
    assert choose_tagger() == "embedded"
    assert tagger_versions("embedded") == "errant-1.0/textblob-1.0+lemminflect-1.0"
    with pytest.raises(MissingExtra, match="python -m spacy download en_core_web_sm"):
        tagger_versions("spacy")


_KILLED = """
from itertools import cycle, islice
from mismark.edits.extraction_workers import extract
if __name__ == "__main__":
    pairs = islice(cycle([("I has it .", "I have it ."), ("He go .", "He goes .")]), 1_000_000)
    for place, _ in enumerate(extract(pairs, "embedded", 2)):
        if place == 0:
            print("going", flush=True)
"""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc for the processes that are left")
def test_no_process_outlives_a_parent_that_was_killed(installed, tmp_path):
    """After `kill -9` of the process that extracts, the ones that it started end by themselves."""
    script = tmp_path / "extracting.py"
    script.write_text(_KILLED, "utf-8")
    with subprocess.Popen(
        [sys.executable, script], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    ) as parent:
        assert parent.stdout.readline() == b"going\n"
        children = Path(f"/proc/{parent.pid}/task/{parent.pid}/children").read_text().split()
        assert len(children) >= 2
        parent.kill()
    until = time.monotonic() + 60
    while (left := [one for one in children if Path("/proc", one).exists()]) and time.monotonic() < until:
        time.sleep(0.05)
    assert left == []
