"""Comparison of two M2 files against `errant_compare` of ERRANT 3.0.2 (`-cs`, `-cse`, `-ds`, `-dt`, `-cat 2`).

Made up: three annotators in uneven numbers, a `noop`, edits detected and not corrected (`UNK`), an
edit that hypothesis and reference both write twice.
"""

from __future__ import annotations

import pytest

from mismark.records import Counts
from mismark.scoring.errant import ErrantOptions, ErrantScorer, by_type
from mismark.scoring.errant_m2 import parse_annotated

HYPOTHESIS = """S I has two cat in house .
A 1 2|||R:VERB:SVA|||have|||REQUIRED|||-NONE-|||0
A 3 4|||R:NOUN:NUM|||cats|||REQUIRED|||-NONE-|||0
A 5 5|||M:DET|||a|||REQUIRED|||-NONE-|||0

S All is well .
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||0

S She go there in yesterday .
A 1 2|||R:VERB:SVA|||goes|||REQUIRED|||-NONE-|||0
A 3 4|||U:PREP||||||REQUIRED|||-NONE-|||0

S This are a odd thing to says .
A 1 2|||R:VERB:SVA|||is|||REQUIRED|||-NONE-|||0
A 2 3|||R:DET|||an|||REQUIRED|||-NONE-|||0
A 6 7|||R:VERB:FORM|||say|||REQUIRED|||-NONE-|||0

S He seen it twice twice .
A 1 1|||M:VERB:TENSE|||has|||REQUIRED|||-NONE-|||0
A 1 1|||M:VERB:TENSE|||has|||REQUIRED|||-NONE-|||0

S Nobody know why .
A 1 2|||R:VERB:SVA|||knows|||REQUIRED|||-NONE-|||0
"""

REFERENCE = """S I has two cat in house .
A 1 2|||R:VERB:SVA|||have|||REQUIRED|||-NONE-|||0
A 3 4|||R:NOUN:NUM|||cats|||REQUIRED|||-NONE-|||0
A 5 5|||M:DET|||the|||REQUIRED|||-NONE-|||0
A 1 2|||R:VERB:TENSE|||had|||REQUIRED|||-NONE-|||2
A 5 6|||R:OTHER|||the house|||REQUIRED|||-NONE-|||2

S All is well .
A 0 1|||UNK|||All|||REQUIRED|||-NONE-|||0
A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||1

S She go there in yesterday .
A 1 2|||R:VERB:TENSE|||went|||REQUIRED|||-NONE-|||0
A 3 4|||U:PREP||||||REQUIRED|||-NONE-|||0
A 1 2|||R:VERB:SVA|||goes|||REQUIRED|||-NONE-|||1

S This are a odd thing to says .
A 1 4|||R:OTHER|||is an odd|||REQUIRED|||-NONE-|||0
A 6 7|||R:VERB|||say|||REQUIRED|||-NONE-|||0
A 1 2|||R:VERB:SVA|||is|||REQUIRED|||-NONE-|||1
A 2 3|||R:DET|||an|||REQUIRED|||-NONE-|||1

S He seen it twice twice .
A 1 1|||M:VERB:TENSE|||has|||REQUIRED|||-NONE-|||0
A 1 1|||M:VERB:TENSE|||has|||REQUIRED|||-NONE-|||0
A 4 5|||U:ADV||||||REQUIRED|||-NONE-|||0

S Nobody know why .
A 1 2|||UNK|||know|||REQUIRED|||-NONE-|||0
"""

# TP, FP, FN as errant_compare prints them.
ERRANT = {
    "correction": (7, 4, 2),
    "correction-type": (7, 4, 2),
    "span": (10, 1, 1),
    "token": (11, 0, 2),
}

MAIN_TYPES = {
    "ADV": (0, 0, 1),
    "DET": (1, 1, 1),
    "NOUN:NUM": (1, 0, 0),
    "PREP": (0, 1, 0),
    "VERB:FORM": (0, 1, 0),
    "VERB:SVA": (3, 1, 0),
    "VERB:TENSE": (2, 0, 0),
}


def scored(match, compat):
    """A scorer that has seen all six sentences."""
    scorer = ErrantScorer(ErrantOptions(match, 0.5, compat))
    sides = (parse_annotated(text.split("\n"), "made up") for text in (HYPOTHESIS, REFERENCE))
    for found, gold in zip(*sides, strict=True):
        scorer.add(found, gold)
    return scorer


@pytest.mark.parametrize("match", ERRANT)
def test_counts_are_errant_compares(match):
    """Under `errant` TP, FP and FN are those that errant_compare prints for each way of matching."""
    tp, fp, fn = ERRANT[match]
    assert scored(match, "errant").total == Counts(tp, tp + fp, tp + fn)


@pytest.mark.parametrize("match", ERRANT)
def test_an_edit_written_twice_counts_once(match):
    """By default the edit that both sides write twice is one match: a TP less, and nothing else moves."""
    tp, fp, fn = ERRANT[match]
    assert scored(match, "mismark").total == Counts(tp - 1, tp - 1 + fp, tp - 1 + fn)


def test_types_are_errant_compares():
    """Counts by main type are those that errant_compare prints under `-cat 2`."""
    expected = {name: Counts(tp, tp + fp, tp + fn) for name, (tp, fp, fn) in MAIN_TYPES.items()}
    assert by_type(scored("correction", "errant").types, "main") == expected
