"""Extraction of edits against ERRANT 3.0.2 (with spaCy 3.8.18), given the same embedded tagger."""

from __future__ import annotations

import random

import pytest

pytest.importorskip("errant")
pytest.importorskip("textblob")
pytest.importorskip("lemminflect")

import errant_pipeline

from mismark.edits.extraction import Extractor

PAIRS = [
    ("She go to school every days .", "She goes to school every day ."),
    ("I am agree with he .", "I agree with him ."),
    ("There is two cat in garden .", "There are two cats in the garden ."),
    ("he have not saw it yesterday", "He did not see it yesterday ."),
    ("My friends house is more big than your .", "My friend 's house is bigger than yours ."),
    (
        "I look forward to hear from you , and thanks you .",
        "I look forward to hearing from you . Thank you .",
    ),
    (
        "We discussed about the the problem since long time .",
        "We have discussed the problem for a long time .",
    ),
    ("Yesterday I to the market went quickly .", "Yesterday I quickly went to the market ."),
    ("It was a wether problem , i think so .", "It was a weather problem , I think ."),
    ("everyday we ca n't do alot", "Every day we can not do a lot"),
    ("( 1991 ) He payed 30 % — really ?", "( 1991 ) He paid 30 % — really !"),
    ("", "Now there is a sentence ."),
    ("All of this goes .", ""),
    ("nothing in common here", "Other words stand beside them ."),
]

EXPECTED = [
    [(1, 2, "goes", "R:VERB:SVA"), (5, 6, "day", "R:NOUN:NUM")],
    [(1, 2, "", "U:VERB"), (4, 5, "him", "R:PRON")],
    [(1, 2, "are", "R:VERB:SVA"), (3, 4, "cats", "R:NOUN:NUM"), (5, 5, "the", "M:DET")],
    [
        (0, 1, "He", "R:ORTH"),
        (1, 2, "did", "R:VERB"),
        (3, 4, "see", "R:VERB:TENSE"),
        (6, 6, ".", "M:PUNCT"),
    ],
    [(1, 2, "friend 's", "R:NOUN:POSS"), (4, 6, "bigger", "R:ADJ"), (7, 8, "yours", "R:PRON")],
]


@pytest.fixture(scope="module")
def errant_itself():
    """ERRANT on the embedded tagger."""
    return errant_pipeline.load()


@pytest.fixture(scope="module")
def extractor():
    """Our extraction on the embedded tagger."""
    return Extractor("embedded")


def ours(extractor, pairs):
    """Our edits in the shape of ERRANT's."""
    return [
        [(one.start, one.end, one.correction, one.type) for one in extractor.edits(*pair)] for pair in pairs
    ]


def test_edits_are_errants(extractor, errant_itself):
    """Spans, corrections and types of fourteen corrected sentences are those that ERRANT extracts."""
    assert ours(extractor, PAIRS) == errant_pipeline.edits(errant_itself, PAIRS)


def test_edits_of_shuffled_sentences_are_errants(extractor, errant_itself):
    """Words moved, doubled, dropped and put in capitals give ERRANT's edits, ties and transpositions included."""
    draw = random.Random(5)
    words = [
        "the",
        "The",
        "cat",
        "cats",
        "sat",
        "on",
        "a",
        "mat",
        ",",
        ".",
        "and",
        "he",
        "She",
        "goes",
        "went",
        "to",
        "quickly",
        ",",
        "'s",
        "not",
    ]
    pairs = []
    for _ in range(250):
        source = draw.choices(words, k=draw.randint(1, 9))
        target = list(source)
        for _ in range(draw.randint(1, 4)):
            place = draw.randrange(len(target) + 1)
            step = draw.choice(["swap", "insert", "drop", "case", "shuffle"])
            if step == "insert":
                target.insert(place, draw.choice(words))
            elif step == "drop":
                del target[place : place + 1]
            elif step == "case":
                target[place : place + 1] = [word.swapcase() for word in target[place : place + 1]]
            else:
                part = target[place : place + (2 if step == "swap" else 4)]
                draw.shuffle(part)
                target[place : place + len(part)] = part
        pairs.append((" ".join(source), " ".join(target)))
    assert ours(extractor, pairs) == errant_pipeline.edits(errant_itself, pairs)


def test_edits_are_what_they_were(extractor):
    """Edits of the first sentences stay as ERRANT 3.0.2 gave them with textblob 0.20.1 and lemminflect 0.2.3."""
    assert ours(extractor, PAIRS[: len(EXPECTED)]) == EXPECTED


def test_a_spacy_pipeline_gives_the_same_edits(extractor, errant_itself, monkeypatch):
    """Through the way that a spaCy model takes, the same analyses give the same edits and types."""
    import errant

    monkeypatch.setattr(errant, "load", lambda _: errant_itself)
    monkeypatch.setattr("mismark.edits.extraction.tagger_versions", lambda _: "errant/model")
    assert ours(Extractor("spacy"), PAIRS) == ours(extractor, PAIRS)
