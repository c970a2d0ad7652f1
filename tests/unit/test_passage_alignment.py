"""Sharing out a corrected passage among the sentences of its source."""

from __future__ import annotations

import pytest

from mismark.edits.passages import align_passage, align_tokens

pytest.importorskip("rapidfuzz")

SOURCE = [
    ["I", "was", "tire", "."],
    ["I", "goed", "home", "and", "slept", "."],
    ["The", "next", "day", "was", "rain", "."],
]


@pytest.mark.parametrize(
    ("corrected", "shares"),
    [
        (
            "I was tired. I went home and slept. The next day was rainy.",
            ["I was tired .", "I went home and slept .", "The next day was rainy ."],
        ),
        (
            "I was tired, so I went home and slept. The next day was rainy.",
            ["I was tired ,", "so I went home and slept .", "The next day was rainy ."],
        ),
        (
            "I was tired. I went home. And slept. The next day was rainy.",
            ["I was tired .", "I went home . And slept .", "The next day was rainy ."],
        ),
        (
            "I was tired and I went home and slept! The next day was rainy.",
            ["I was tired", "and I went home and slept !", "The next day was rainy ."],
        ),
        ("I was tired. The next day was rainy.", ["I was tired .", "", "The next day was rainy ."]),
        ("", ["", "", ""]),
        (
            "Well, I was tired. I went home and slept. The next day was rainy. The end.",
            ["Well , I was tired .", "I went home and slept .", "The next day was rainy . The end ."],
        ),
    ],
)
def test_tokens_go_to_the_sentence_they_stand_beside(corrected, shares):
    """Kept, merged, split, dropped and added sentences are shared out as the rule says."""
    assert [" ".join(share) for share in align_passage(SOURCE, corrected)] == shares


def test_a_sentence_put_between_two_is_cut_at_its_last_closing_mark():
    """Tokens without a partner at a border: up to the last closing mark before, the rest after."""
    source = [["Go", "now", "."], ["Stay", "here", "."]]
    corrected = ["Go", "now", ".", "Please", "do", "!", "But", "Stay", "here", "."]
    assert align_tokens(source, corrected) == [
        ["Go", "now", ".", "Please", "do", "!"],
        ["But", "Stay", "here", "."],
    ]


def test_a_passage_without_sentences():
    """Without source sentences there is nowhere to put a token; empty sentences take none."""
    assert align_passage([], "Some text.") == []
    assert align_tokens([[], ["a"], []], ["a", "b"]) == [[], ["a", "b"], []]
    assert align_tokens([[], []], ["a"]) == [["a"], []]


def test_a_looping_reply_is_shared_out():
    """A reply that repeats itself hundreds of times is shared out, no token lost."""
    loop = ["on", "the", "mat"] * 250
    shares = align_tokens(SOURCE, loop)
    assert [token for share in shares for token in share] == loop
