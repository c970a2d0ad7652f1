"""Cutting a corrected text into the tokens of its source, and carrying edits out."""

from __future__ import annotations

import pytest

from mismark.edits.applying import Change, carry_out
from mismark.edits.recutting import cut_like

pytest.importorskip("rapidfuzz")

SOURCE = [
    [
        "Its",
        "well-known",
        "(",
        "see",
        "no.",
        "3",
        ")",
        ",",
        "we",
        "do",
        "n't",
        "eat",
        "every",
        "thing",
        "etc",
        ".",
    ],
    ["It's", "U.S", ".", "food", ",", "I", "ca", "n't", "say", "alot", "."],
]


@pytest.mark.parametrize(
    ("text", "tokens"),
    [
        (
            "Its well-known (see no. 3), we don't eat every thing etc. It's U.S. food, I can't say alot.",
            [token for sentence in SOURCE for token in sentence],
        ),
        (
            "Its well-known ( see no. 3 ) , we do n't eat every thing etc . It's U.S . food , I ca n't say alot .",
            [token for sentence in SOURCE for token in sentence],
        ),
        ("we don’t eat", ["we", "do", "n't", "eat"]),
        ("we eat everything etc.", ["we", "eat", "everything", "etc", "."]),
        ("I cannot say a lot. I can not.", ["I", "cannot", "say", "a", "lot", ".", "I", "can", "not", "."]),
        ("Its well known", ["Its", "well", "known"]),
        ("Etc., I'll say", ["Etc.", ",", "I", "'ll", "say"]),
        ("", []),
        (" \n ", []),
    ],
)
def test_a_text_is_cut_as_its_source_is(text: str, tokens: list[str]) -> None:
    """Unchanged words keep the source's cuts in either layout; changed ones are cut by rule, spaces always cut."""
    assert cut_like(SOURCE, text) == tokens


def test_a_space_inside_a_word_of_the_source_cuts_it() -> None:
    """The correction of `alot` is a space, and must not be lost; what follows the space is cut by rule."""
    assert cut_like([["I", "eat", "alot", "."]], "I eat a lot.") == ["I", "eat", "a", "lot", "."]
    assert cut_like([["yes,no", "."]], "yes, no.") == ["yes", ",", "no", "."]


def test_nothing_to_follow_is_cut_by_rule() -> None:
    """Without a source every cut is the tokeniser's."""
    assert cut_like([], "I don't.") == ["I", "do", "n't", "."]


def test_edits_that_overlap_or_stand_twice_are_carried_out_once() -> None:
    """The first of two that overlap counts; an insertion written twice is made once, two different ones both."""
    tokens = ["a", "b", "c", "d"]
    twice = [Change(1, 1, "x"), Change(1, 1, "x"), Change(1, 1, "y"), Change(2, 4, "z"), Change(3, 4, "w")]
    assert carry_out(tokens, twice) == ["a", "x", "y", "b", "z"]
