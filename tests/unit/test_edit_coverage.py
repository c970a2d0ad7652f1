"""Edit coverage and edit distance: what an edit is, how corpora are counted, and what is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mismark.edits import corpora
from mismark.edits.corpora import Tally, count_m2, count_parallel
from mismark.edits.coverage import Covered, coverage, edits_of
from mismark.edits.data_sets import annotated, first_corrections, kind_of
from mismark.edits.distance import Distances, distances, word_distance
from mismark.errors import DataError, UsageError
from mismark.records import Edit, Sentence
from mismark.texts.minimal_pairs import MinimalPair, Reference, write_pairs

if TYPE_CHECKING:
    from pathlib import Path

THE = ("", "the", "")
HAVE = ("has", "have", "")
BLOCK = (
    "S I has cat .\n"
    "A 1 2|||R:VERB|||have|||REQUIRED|||-NONE-|||0\n"
    "A 2 2|||M:DET|||the||a|||REQUIRED|||-NONE-|||0\n"
    "A 1 2|||X|||have|||REQUIRED|||-NONE-|||1\n\n"
)
PLAIN = "S Fine .\nA -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0\n\n"


def test_an_edit_is_its_words() -> None:
    """Place and annotator do not count, alternatives are edits, case does, and no change is none."""
    sentences = [
        Sentence(("a", "b"), (Edit(0, 1, ("x", "y")), Edit(1, 2, ("x",)), Edit(1, 2, ("b",))), (0,)),
        Sentence(("b", "A", "a"), (Edit(2, 3, ("x",), "T", 1), Edit(1, 2, ("x",))), (0, 1)),
    ]
    assert edits_of(sentences) == {("a", "x", ""): 2, ("a", "y", ""): 1, ("b", "x", ""): 1, ("A", "x", ""): 1}
    typed = edits_of(sentences, types=True)
    assert (typed["a", "x", ""], typed["a", "x", "T"]) == (1, 1)


def test_coverage_counts_different_edits_at_each_threshold() -> None:
    """Covered is what the corpus has at least so often; the second share counts each edit as often as the set has it."""
    wanted = {THE: 3, HAVE: 1, ("a", "b", ""): 1}
    found = coverage(wanted, {THE: 2, HAVE: 1, ("c", "d", ""): 9}, [1, 2, 3])
    assert found == (Covered(1, 2, 3, 4, 5), Covered(2, 1, 3, 3, 5), Covered(3, 0, 3, 0, 5))
    assert (found[0].share, found[0].share_of_occurrences) == (2 / 3, 4 / 5)


def test_what_cannot_be_covered_is_refused() -> None:
    """A set without edits and a threshold below 1 are each one sentence."""
    with pytest.raises(UsageError, match="the set has no edits"):
        coverage({}, {}, [1])
    with pytest.raises(UsageError, match="each 1 or higher"):
        coverage({THE: 1}, {}, [0])
    with pytest.raises(UsageError, match="give one or more"):
        coverage({THE: 1}, {}, [])


@pytest.mark.parametrize("workers", [1, 2])
def test_a_corpus_is_counted_alike_in_any_chunks(
    workers: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Chunks of two sentences, in one process or two, give the counts of the whole file."""
    path = tmp_path / "train.m2"
    path.write_text((BLOCK + PLAIN) * 7, "utf-8")
    monkeypatch.setattr(corpora, "CHUNK", 2)
    found = count_m2(path, frozenset({THE, HAVE, ("", "an", "")}), workers=workers)
    assert found == Tally(14, 21, {HAVE: 14, THE: 7})


@pytest.mark.parametrize("workers", [1, 2])
def test_a_broken_corpus_is_told_by_its_line(
    workers: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An error in a later chunk has the line of the file, wherever it was read."""
    path = tmp_path / "train.m2"
    path.write_text(BLOCK * 5 + "S a\nA 0 9|||X|||y|||REQUIRED|||-NONE-|||0\n", "utf-8")
    monkeypatch.setattr(corpora, "CHUNK", 2)
    with pytest.raises(DataError, match=r"train\.m2:27: edit ends at token 9"):
        count_m2(path, frozenset({THE}), workers=workers)


def test_types_can_be_part_of_an_edit(tmp_path: Path) -> None:
    """With types, the same words under another type are another edit."""
    path = tmp_path / "train.m2"
    path.write_text(BLOCK, "utf-8")
    found = count_m2(path, frozenset({("has", "have", "R:VERB"), ("has", "have", "Y")}), types=True)
    assert found.seen == {("has", "have", "R:VERB"): 1}


@pytest.mark.parametrize(
    ("raw", "text"), [(False, "I has it .\tI have it ."), (True, "I has it.\tI have it.")]
)
def test_parallel_text_is_extracted(raw: bool, text: str, tmp_path: Path) -> None:
    """ERRANT's edits of each correction of each line are counted, of tokens or of raw text."""
    pytest.importorskip("errant")
    pytest.importorskip("textblob")
    path = tmp_path / "train.tsv"
    path.write_text(f"{text}\t{text.split(chr(9))[0]}\n\n{text}\n", "utf-8")
    found = count_parallel(path, frozenset({HAVE, THE}), tagger="embedded", raw=raw)
    assert found == Tally(3, 2, {HAVE: 2})


def test_a_line_without_a_tab_is_told(tmp_path: Path) -> None:
    """A line of parallel text without a correction is one sentence with its number."""
    path = tmp_path / "train.tsv"
    path.write_text("a\tb\n\nalone\n", "utf-8")
    with pytest.raises(DataError, match=r"train\.tsv:3: has no tab"):
        list(first_corrections(str(path)))


WORDS = st.lists(st.sampled_from("abc"), max_size=9)


@given(WORDS, WORDS)
def test_distance_is_levenshtein(source: list[str], corrected: list[str]) -> None:
    """The distance is that of the table that everyone learns."""
    row = list(range(len(corrected) + 1))
    for i, left in enumerate(source, start=1):
        row, before = [i], row
        for j, right in enumerate(corrected, start=1):
            row.append(min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (left != right)))
    assert word_distance(source, corrected) == row[-1]


def test_distances_of_the_paper_s_examples() -> None:
    """Sentences changed as the five of table 11 are (words put in, taken away and moved) have its distances 1 to 5."""
    pairs = [
        ("I like _ cats", "I like _ big cats"),
        ("a b c d", "a B x c d"),
        ("a b c d e", "a c x y d e"),
        ("I sent to my aunt the card .", "I sent the card to my aunt ."),
        ("The cup was shown his aunt by me .", "His aunt were shown the cup by me ."),
    ]
    assert [word_distance(left.split(), right.split()) for left, right in pairs] == [1, 2, 3, 4, 5]


def test_a_distribution_has_mean_median_and_tail() -> None:
    """Shares, the mean, the median of an even number, and what lies beyond."""
    found = Distances({0: 1, 1: 1, 4: 2})
    assert (found.n, found.mean, found.median, found.share(1), found.beyond(1)) == (4, 2.25, 2.5, 0.25, 0.5)
    with pytest.raises(UsageError, match="no sentences"):
        distances([])


def test_the_built_in_set_is_one_or_two_words_away() -> None:
    """2,337 of 2,630 sentences are one word from their first correction, none is more than four."""
    assert distances(first_corrections("grammar")).counts == {1: 2337, 2: 276, 3: 14, 4: 3}


@pytest.mark.real
def test_conll_14_is_further_away(real_data: Path) -> None:
    """Annotator 0 leaves 365 of 1,312 sentences of CoNLL-2014 as they are and changes 2.45 words on average."""
    found = distances(first_corrections(str(real_data / "conll14" / "nucle14-2a.m2")))
    assert (found.n, found.counts[0], round(found.mean, 2)) == (1312, 365, 2.45)


def test_sets_are_told_apart(tmp_path: Path) -> None:
    """M2, minimal pairs and parallel text give the same first corrections, and anything else is refused."""
    (tmp_path / "a.m2").write_text(
        "S Let 's to go .\nA 2 3|||U|||-NONE-|||REQUIRED|||-NONE-|||0\n"
        "A 0 1|||R|||x|||REQUIRED|||-NONE-|||1\n",
        "utf-8",
    )
    (tmp_path / "a.tsv").write_text("Let 's to go .\tLet 's go .\tWe go .\n", "utf-8")
    write_pairs(
        tmp_path / "a.jsonl",
        [MinimalPair("a", 120, "Let's to go.", (Reference("Let's go.", 2), Reference("We go.", 3)))],
    )
    names = [str(tmp_path / name) for name in ("a.m2", "a.tsv", "a.jsonl")]
    assert [kind_of(name) for name in names] == ["m2", "parallel", "pairs"]
    for name in names:
        assert list(first_corrections(name)) == [(["Let", "'s", "to", "go", "."], ["Let", "'s", "go", "."])]
    (tmp_path / "b.txt").write_text("one sentence\n", "utf-8")
    with pytest.raises(DataError, match="is no set that is known"):
        kind_of(str(tmp_path / "b.txt"))


def test_sets_that_are_not_m2_are_extracted(tmp_path: Path) -> None:
    """Parallel text and minimal pairs give one annotator for each correction."""
    pytest.importorskip("errant")
    pytest.importorskip("textblob")
    (tmp_path / "a.tsv").write_text("Let 's to go .\tLet 's go .\tLet 's to go .\n", "utf-8")
    [sentence] = annotated(str(tmp_path / "a.tsv"), "embedded")
    assert [(edit.start, edit.correction, edit.annotator) for edit in sentence.edits] == [(2, "", 0)]
    assert sentence.annotators == (0, 1)
    write_pairs(tmp_path / "a.jsonl", [MinimalPair("a", 120, "Let's to go.", (Reference("Let's go.", 2),))])
    [sentence] = annotated(str(tmp_path / "a.jsonl"), "embedded")
    assert [(edit.start, edit.correction) for edit in sentence.edits] == [(2, "")]
