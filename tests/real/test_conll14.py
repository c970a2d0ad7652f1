"""The CoNLL-2014 test set, against what its data sheet and the ErrorBench paper say of it."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from mismark.cli.data import command
from mismark.texts.checks import check_items
from mismark.texts.items import read_items
from mismark.texts.m2 import read_m2, write_m2
from mismark.texts.passages import build_passages
from mismark.texts.schemes import SCHEMES
from mismark.texts.tokens import natural, tokenise

pytestmark = pytest.mark.real


@pytest.fixture(scope="module")
def m2(real_data):
    """The test set of CoNLL-2014, both annotators."""
    return real_data / "conll14" / "nucle14-2a.m2"


@pytest.fixture(scope="module")
def sentences(m2):
    """Its sentences."""
    return read_m2(m2)


def test_the_file_is_read_whole_and_written_the_same(m2, sentences, tmp_path):
    """There are 1,312 sentences, and writing them gives the file back byte by byte."""
    assert len(sentences) == 1312
    write_m2(tmp_path / "again.m2", sentences)
    assert (tmp_path / "again.m2").read_bytes() == m2.read_bytes()


def test_fuzzed_annotations_read_back(real_data, tmp_path):
    """10,000 sentences with duplicates, alternatives and disorder are equal after writing and reading."""
    fuzzed = read_m2(real_data / "m2-fuzz" / "cases.m2")
    assert len(fuzzed) == 10_000
    write_m2(tmp_path / "again.m2", fuzzed)
    assert read_m2(tmp_path / "again.m2") == fuzzed


def test_passages_are_the_papers(sentences):
    """ErrorBench, section 3.1: 143 passages, 30/30/30/30/23, of 328 windows."""
    report = build_passages(sentences)
    assert report.n_windows == 328
    assert report.eligible == {3: 30, 4: 34, 5: 31, 6: 32, 7: 23}
    assert report.buckets == {3: 30, 4: 30, 5: 30, 6: 30, 7: 23}
    assert len(report.items) == 143


def test_the_draw_is_not_quite_the_papers(sentences):
    """Of 150 eligible windows the draw leaves out 7, and 238, the paper's Case A, is among them."""
    eligible, drawn = (build_passages(sentences, per_bucket=many).items for many in (None, 30))
    left = {item.window for item in eligible} - {item.window for item in drawn}
    assert (len(eligible), len(left)) == (150, 7)
    assert 238 in left


def test_windows_are_numbered_as_the_paper_numbers_them(sentences):
    """Windows 201, 210 and 238, the case studies of ErrorBench section 4.5, have 3, 3 and 4 errors."""
    by_window = {item.window: item.n_gold() for item in build_passages(sentences, per_bucket=None).items}
    assert [by_window[window] for window in (201, 210, 238)] == [3, 3, 4]


def test_the_command_gives_the_papers_passages(m2, tmp_path):
    """`mismark data passages` with its defaults gives the 143 passages, and they keep the rules."""
    out = tmp_path / "p.jsonl"
    result = CliRunner().invoke(
        command, ["passages", str(m2), "--out", str(out), "--json"], catch_exceptions=False
    )
    shown = json.loads(result.stdout)
    assert shown["passages"] == 143
    assert shown["buckets"] == {"3": 30, "4": 30, "5": 30, "6": 30, "7": 23}
    assert shown["windows"] == 328
    items = read_items(out)
    assert len(items) == 143
    assert [problem for problem in check_items(items) if problem.severity == "problem"] == []


def test_every_type_is_known(sentences):
    """Every error type of the file is one of the 28 of the shared task."""
    assert {edit.type for sentence in sentences for edit in sentence.edits} <= set(SCHEMES["conll14"])


def test_natural_text_brings_the_tokens_back(sentences):
    """Written naturally and cut again, at least 98% of the sentences have their tokens."""
    kept = sum(
        tuple(token.text for token in tokenise(natural([sentence.tokens]).text)) == sentence.tokens
        for sentence in sentences
    )
    assert kept >= 0.98 * len(sentences)
