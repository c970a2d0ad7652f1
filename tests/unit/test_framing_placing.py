"""From descriptions to edits: named rules decide where each line points."""

from __future__ import annotations

import pytest

from mismark.protocols.framing.descriptions import read
from mismark.protocols.framing.placing import place
from mismark.scoring.spans import Span

PASSAGE = [
    ["The", "cat", "saw", "the", "dog", "and", "the", "bird", "."],
    ["However", "I", "discussed", "about", "it", "with", "theirselves", ",", "at", "the", "end", "."],
    ["He", "is", "student", ",", "and", "he", "happy", "."],
]

CASES = {
    "wrong-word-first": ('Uses "theirselves" instead of "themselves"', Span(1, 6, 7, ("themselves",))),
    "bare-arrow": ("reflexive pronoun: theirselves → themselves", Span(1, 6, 7, ("themselves",))),
    "markdown": ("**theirselves** → **themselves**", Span(1, 6, 7, ("themselves",))),
    "markdown-around-quotes": (
        '**"theirselves"** should be **"themselves"**',
        Span(1, 6, 7, ("themselves",)),
    ),
    "should-be-words": ('"bird" should probably be plural ("birds")', Span(0, 7, 8, ("birds",))),
    "agree-with": ('"is" does not agree with subject "He"; use "are"', Span(2, 1, 2, ("are",))),
    "must-agree": ('"happy" must agree with "He"; should be "glad"', Span(2, 6, 7, ("glad",))),
    "in-context-then-use": ('Wrong word "about" in "discussed about it"; use "of"', Span(1, 3, 4, ("of",))),
    "remove-named-last": ('"discussed about": remove "about"', Span(1, 3, 4, ("",))),
    "unnecessary-named-last": ('"discussed about" has unnecessary preposition "about"', Span(1, 3, 4, ("",))),
    "omitted": ('"about" should be omitted', Span(1, 3, 4, ("",))),
    "removed-in-context": ('"the" should be removed in "at the end"', Span(1, 9, 10, ("",))),
    "not": ('Use "an" before "end", not "the"', Span(1, 9, 10, ("an",))),
    "needs-a-comma": ('"However" needs a comma after it', Span(1, 1, 1, (",",))),
    "followed-by": ('"However" should be followed by a comma', Span(1, 1, 1, (",",))),
    "introductory-word": ('Missing comma after the introductory word "However"', Span(1, 1, 1, (",",))),
    "needs-article": ('"student" needs article "a"', Span(2, 2, 2, ("a",))),
    "lacks-preposition": ('"discussed" lacks preposition "with"', Span(1, 3, 3, ("with",))),
    "suffix": ('"bird" lacks "-s"', Span(0, 7, 8, ("birds",))),
    "place-repeated": ('Missing article before "student" ("a student")', Span(2, 2, 2, ("a",))),
    "ellipsis": ('"...discussed about..." should be "discussed"', Span(1, 3, 4, ("",))),
    "full-stop-is-part-of-it": ('"end." should be removed', Span(1, 10, 12, ("",))),
    "arrow": ('"theirselves" → "themselves"', Span(1, 6, 7, ("themselves",))),
    "should-be": ('Incorrect use of "theirselves," should be "themselves."', Span(1, 6, 7, ("themselves",))),
    "curly": ("“theirselves” should be “themselves”", Span(1, 6, 7, ("themselves",))),
    "single": ("'theirselves' should be 'themselves'", Span(1, 6, 7, ("themselves",))),
    "instead-of": ('Use "themselves" instead of "theirselves"', Span(1, 6, 7, ("themselves",))),
    "change-to": ('Change "theirselves" to "themselves"', Span(1, 6, 7, ("themselves",))),
    "use-for": ('Use "themselves" for "theirselves"', Span(1, 6, 7, ("themselves",))),
    "trimmed-to-a-deletion": ('"discussed about it" should be "discussed it"', Span(1, 3, 4, ("",))),
    "trimmed-to-an-insertion": ('"is student" → "is a student"', Span(2, 2, 2, ("a",))),
    "remove": ('Remove "about"', Span(1, 3, 4, ("",))),
    "redundant-after": ('Redundant "the" after "at"', Span(1, 9, 10, ("",))),
    "missing-before": ('Missing article "a" before "student"', Span(2, 2, 2, ("a",))),
    "missing-after": ('Missing "," after "However"', Span(1, 1, 1, (",",))),
    "missing-named-mark": ('Missing comma after "However"', Span(1, 1, 1, (",",))),
    "is-missing": ('"a" is missing before "student"', Span(2, 2, 2, ("a",))),
    "lacks": ('"he happy" lacks "is", as in "he is happy"', Span(2, 6, 6, ("is",))),
    "shown-in-context": ('Missing "is" in "he is happy"', Span(2, 6, 6, ("is",))),
    "between": ('Missing "a" between "is" and "student"', Span(2, 2, 2, ("a",))),
    "unneeded-mark": ('Unnecessary comma after "student"', Span(2, 3, 4, ("",))),
    "comma-is-the-point": ('"However" should be "However,"', Span(1, 1, 1, (",",))),
    "source-only": ('Wrong word "discussed"', Span(1, 2, 3)),
    "case-folded": ('"HOWEVER" is wrong', Span(1, 0, 1)),
    "inside-a-token": ('"theirselv" is misspelt', Span(1, 6, 7)),
    "context-decides": ('"the" should be "a" in "saw the dog"', Span(0, 3, 4, ("a",))),
}


@pytest.mark.parametrize("name", CASES)
def test_a_description_points_where_its_words_say(name: str) -> None:
    """Each pattern that the rules name finds the edit that the writer means."""
    description, expected = CASES[name]
    assert place([description], PASSAGE)[0].span == expected


@pytest.mark.parametrize(
    ("description", "rule"),
    [
        ("Comma misuse, space before comma", "no-fragment"),
        ('"elephant" should be "elephants"', "not-in-passage"),
        ('"bird . However" should be joined', "not-in-passage"),
        ('Missing "of"', "nowhere-to-insert"),
        ("The writer's comma isn't needed", "no-fragment"),
    ],
)
def test_a_description_that_points_nowhere_says_why(description: str, rule: str) -> None:
    """It stays a hypothesis without a place, one false positive."""
    (hypothesis,) = place([description], PASSAGE)
    assert (hypothesis.span, hypothesis.rule) == (None, rule)


def test_identical_fragments_take_successive_places() -> None:
    """The second line about "the" means the second "the", and both are marked ambiguous."""
    found = place(['"the" is wrong', '"the" is wrong', '"the" should be "a" after "at"'], PASSAGE)
    assert [h.span[:2] if h.span else None for h in found] == [(0, 3), (0, 6), (1, 9)]
    assert [h.ambiguous for h in found] == [True, True, False]


def test_an_apostrophe_is_not_a_quotation_mark() -> None:
    """Words such as don't keep their apostrophe inside single quotes."""
    assert read("'don't has' → 'doesn't have'").source == "don't has"
