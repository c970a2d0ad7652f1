"""ERRANT's comparison and its reading of M2."""

from __future__ import annotations

import subprocess
import sys

import pytest

from mismark.errors import DataError, UsageError
from mismark.records import Counts, Edit, Sentence
from mismark.scoring.errant import ErrantOptions, ErrantScorer, by_type
from mismark.scoring.errant_m2 import Annotated, Mark, annotated, iter_annotated, parse_annotated

SVA = Mark(1, 2, "has", "R:VERB:SVA")
DET = Mark(3, 3, "the", "M:DET")


def one(*marks, annotator=0):
    """A sentence that one annotator marked."""
    return Annotated("He have seen cat .", {annotator: list(marks)})


def test_silence_is_precise_and_the_reference_is_missed():
    """A system that proposes nothing has no FP, and every gold edit as FN."""
    scorer = ErrantScorer()
    assert scorer.add(one(), one(SVA, DET)).counts == Counts(0, 0, 2)


def test_the_annotator_who_helps_the_running_total_is_taken():
    """Equal for the sentence, the choice falls on the annotator with whom the total's F is higher."""
    gold = Annotated("He have seen cat .", {0: [SVA, DET], 2: [SVA]})
    compared = ErrantScorer().add(one(SVA), gold)
    assert (compared.annotator, compared.counts) == (2, Counts(1, 1, 1))
    silent = ErrantScorer()
    silent.add(one(SVA), one(SVA))
    assert silent.add(one(), Annotated("He have seen cat .", {0: [SVA, DET], 1: [DET]})).annotator == 1


def test_annotators_are_held_against_each_other_to_four_decimals():
    """Far into a corpus F of both annotators rounds to 0.5, so the one with more matches is taken.

    F = 1.25 TP / (1.25 TP + FP + 0.25 FN). Before: 100,000 each, F 0.5. Annotator 0 adds 1, 1 and 12:
    F 0.4999945; annotator 1 adds 0, 2 and 0: F 0.4999960, which is more.
    """
    scorer = ErrantScorer()
    scorer._tp = scorer._fp = scorer._fn = 100_000
    missed = [Mark(2, 3, f"word{n}", "R:VERB") for n in range(12)]
    gold = Annotated("He have seen cat .", {0: [SVA, *missed], 1: []})
    assert scorer.add(one(SVA, DET), gold).annotator == 0


def test_a_first_of_equal_annotators_is_taken():
    """Where annotators help alike, the one who is named first counts."""
    gold = Annotated("He have seen cat .", {3: [SVA], 1: [SVA]})
    assert ErrantScorer().add(one(SVA), gold).annotator == 3


def test_an_edit_written_twice():
    """Both sides write one edit twice: one match by default, two as errant_compare counts."""
    assert ErrantScorer().add(one(SVA, SVA), one(SVA, SVA)).counts == Counts(1, 1, 1)
    assert ErrantScorer(ErrantOptions(compat="errant")).add(one(SVA), one(SVA, SVA)).counts == Counts(2, 2, 2)


def test_undetermined_corrections_count_for_detection_only():
    """An edit of type UNK is no correction, and is a detected span and token."""
    unknown = Mark(1, 2, "have", "UNK")
    assert ErrantScorer().add(one(SVA), one(unknown)).counts == Counts(0, 1, 0)
    for match in ("span", "token"):
        assert ErrantScorer(ErrantOptions(match)).add(one(SVA), one(unknown)).counts == Counts(1, 1, 1)


def test_tokens_of_a_span_and_the_token_after_an_insertion():
    """By token, a span of three counts three, and an insertion counts as its right neighbour."""
    token = ErrantOptions("token")
    assert ErrantScorer(token).add(one(Mark(0, 3, "x", "R:OTHER")), one(SVA)).counts == Counts(1, 3, 1)
    assert ErrantScorer(token).add(one(DET), one(Mark(3, 4, "the cat", "R:NOUN"))).counts == Counts(1, 1, 1)


def test_the_type_matters_where_it_is_asked_for():
    """Equal span and correction under another type match as corrections, not with types."""
    other = SVA._replace(type="R:VERB")
    assert ErrantScorer().add(one(SVA), one(other)).counts.matched == 1
    assert ErrantScorer(ErrantOptions("correction-type")).add(one(SVA), one(other)).counts == Counts(0, 1, 1)


def test_types_are_credited_to_who_wrote_them():
    """A match counts under the reference's type, a wrong edit under the system's, a missed one under the gold's."""
    scorer = ErrantScorer()
    scorer.add(one(SVA._replace(type="R:VERB"), Mark(4, 5, "!", "R:PUNCT")), one(SVA, DET))
    assert scorer.types == {"R:VERB:SVA": [1, 0, 0], "R:PUNCT": [0, 1, 0], "M:DET": [0, 0, 1]}
    assert list(by_type(scorer.types, "operation")) == ["M", "R"]
    assert by_type({"Nn": (1, 0, 0)}, "main") == {"Nn": Counts(1, 1, 1)}


@pytest.mark.parametrize("options", [{"match": "words"}, {"compat": "official"}, {"beta": 0}])
def test_unknown_settings_are_named(options):
    """A way of matching or counting that there is not, and a beta of 0, are usage errors."""
    with pytest.raises(UsageError):
        ErrantOptions(**options)


def test_sentences_and_m2_agree():
    """A `Sentence` and its M2 block are compared as the same thing."""
    sentence = Sentence(("He", "have"), (Edit(1, 2, ("has",), "R:VERB:SVA", 1),), (0, 1))
    [read] = parse_annotated(
        [
            "S He have",
            "A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0",
            "A 1 2|||R:VERB:SVA|||has|||REQUIRED|||-NONE-|||1",
        ],
        "dev.m2",
    )
    assert annotated(sentence) == read._replace(line=0)


def test_blocks_are_read_with_their_lines(tmp_path):
    """Blank lines part blocks, `I` and `#` lines are passed over, a bare S is an empty sentence."""
    path = tmp_path / "dev.m2"
    path.write_text("# a remark\nS a\n\n\nS \nI b\n\nS\nA 0 0|||M:X|||c|||REQUIRED|||-NONE-|||4\n", "utf-8")
    read = list(iter_annotated(path))
    assert [(found.source, found.line) for found in read] == [("a", 2), ("", 5), ("", 8)]
    assert [dict(found.marks) for found in read] == [{0: []}, {0: []}, {4: [Mark(0, 0, "c", "M:X")]}]


@pytest.mark.parametrize(
    ("lines", "place"),
    [
        (["A 0 1|||X|||y|||REQUIRED|||-NONE-|||0"], 1),
        (["S a", "S b"], 2),
        (["S a", "A 0|||X|||y|||REQUIRED|||-NONE-|||0"], 2),
        (["S a", "A 0 1|||X|||y|||REQUIRED|||-NONE-|||who"], 2),
        (["S a", "A 0 1"], 2),
        (["S a", "A 0 2|||X|||y|||REQUIRED|||-NONE-|||0"], 2),
        (["S a", "A 1 0|||X|||y|||REQUIRED|||-NONE-|||0"], 2),
        (["a sentence"], 1),
    ],
)
def test_what_is_not_m2_is_named_with_its_line(lines, place):
    """Every fault of an M2 file is an error with file and line."""
    with pytest.raises(DataError, match=rf"^dev\.m2:{place}: "):
        list(parse_annotated(lines, "dev.m2"))


def test_edits_outside_their_sentence_can_be_taken():
    """With `anywhere` an edit past the end of its sentence is kept, as errant_compare keeps it."""
    lines = ["S a", "A 5 6|||X|||y|||REQUIRED|||-NONE-|||0"]
    [read] = parse_annotated(lines, "dev.m2", anywhere=True)
    assert read.marks[0] == [Mark(5, 6, "y", "X")]


def test_comparing_needs_neither_spacy_nor_errant():
    """The modules of the comparison and of its command load no ERRANT, no spaCy and no NumPy."""
    code = (
        "import sys, mismark.scoring.errant, mismark.scoring.errant_m2, mismark.cli.score_errant;"
        "print(sorted({'errant', 'spacy', 'numpy', 'textblob'} & set(sys.modules)))"
    )
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert shown.stdout.strip() == "[]"
