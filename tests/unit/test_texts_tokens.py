"""Laying out tokens and cutting text."""

from __future__ import annotations

import pytest

from mismark.errors import DataError
from mismark.texts.tokens import Layout, TokenSpan, natural, tokenise, tokenised

LAYOUT = natural([["I", "do", "n't", "."], [], ["Go", "(", "now", ")", "!"]])


@pytest.mark.parametrize(
    ("tokens", "text"),
    [
        ("Hello , world !", "Hello, world!"),
        ("It does n't ; he 's here : why ?", "It doesn't; he's here: why?"),
        ('He said , " yes " , and left .', 'He said, "yes", and left.'),
        ('" Yes , " he said .', '"Yes," he said.'),
        ("`` Yes '' , he said", "``Yes'', he said"),
        ("“ Yes ” , she ’s here", "“Yes”, she’s here"),
        ("our families ' later lives", "our families' later lives"),
        ("he said ' hello ' twice", "he said 'hello' twice"),
        ("he calls ' love ' a word", "he calls 'love' a word"),
        ("the boys ' and girls ' rooms", "the boys' and girls' rooms"),
        ("' Yes ' , he said", "'Yes', he said"),
        ("30 % of ( the [ 5 ] ) $ 50 and £ 3", "30% of (the [5]) $50 and £3"),
        ("US $ is a currency", "US $ is a currency"),
        ("and / or - well -- yes", "and / or - well -- yes"),
        ("Wait ... what ?", "Wait... what?"),
        ("in the U.S. . Yes", "in the U.S.. Yes"),
        ("", ""),
        (",", ","),
    ],
)
def test_natural_text_is_spaced_as_people_space_it(tokens, text):
    """Each token list is written as people write it."""
    assert natural([tokens.split()]).text == text


def test_double_quotes_alternate_over_the_passage():
    """A straight quote opened in one sentence is closed in the next."""
    assert natural([["He", ":", '"', "Yes", "."], ["No", ".", '"', "Bye", "."]]).text == 'He: "Yes. No." Bye.'


def test_a_quote_left_open_does_not_turn_the_next_sentence_around():
    """A quote at a sentence's start opens and one at its end closes, whatever was left open before."""
    assert natural([["A", '"', "b", "."], ['"', "Yes", '"']]).text == 'A "b. "Yes"'


def test_a_quote_at_a_sentences_end_closes():
    """A quote that nothing follows in its sentence closes, even where none was opened."""
    assert natural([["Yes", ".", '"'], ["No", '"', "x", '"', "."]]).text == 'Yes." No "x".'


def test_tokenised_text_is_the_papers():
    """Tokenised text has one space between tokens and between sentences."""
    assert tokenised([["Hi", "!"], [], ["Bye", "."]]).text == "Hi ! Bye ."


def test_slices_are_the_text_as_shown():
    """A slice is cut from the text, so words joined there stay joined."""
    assert LAYOUT.text == "I don't. Go (now)!"
    assert LAYOUT.slice(0, 1, 3) == "don't"
    assert LAYOUT.slice(2, 1, 5) == "(now)!"
    assert LAYOUT.slice(2, 1, 1) == ""


@pytest.mark.parametrize(
    ("characters", "span"),
    [
        ((0, 1), (0, 0, 1)),
        ((3, 5), (0, 1, 3)),
        ((0, 18), None),
        ((7, 9), (0, 3, 4)),
        ((7, 10), None),
        ((8, 9), (0, 4, 4)),
        ((9, 9), (2, 0, 0)),
        ((8, 8), (0, 4, 4)),
        ((4, 4), (0, 2, 2)),
        ((6, 6), (0, 2, 3)),
        ((3, 3), (0, 1, 2)),
        ((1, 1), (0, 1, 1)),
        ((18, 18), (2, 5, 5)),
        ((-1, 3), None),
        ((3, 2), None),
        ((0, 19), None),
    ],
)
def test_characters_become_tokens(characters, span):
    """Characters snap to whole tokens, empty spans to places, and what crosses sentences to nothing."""
    assert LAYOUT.tokens(*characters) == (None if span is None else TokenSpan(*span))


def test_an_empty_sentence_stands_after_the_one_before():
    """An insertion into a sentence without tokens is placed at the end of the text before it."""
    assert LAYOUT.chars(1, 0, 0) == (8, 8)
    assert tokenised([[], ["a"]]).chars(0, 0, 0) == (0, 0)


def test_a_place_before_the_first_token_belongs_to_its_sentence():
    """Space before all text is a place before the first token; a text without tokens has no place."""
    assert Layout("  a", (((2, 3),),)).tokens(0, 1) == TokenSpan(0, 0, 0)
    assert Layout("", ((),)).tokens(0, 0) is None


@pytest.mark.parametrize("asked", [(3, 0, 0), (-1, 0, 0), (0, 0, 5), (0, 3, 2), (0, -1, 2)])
def test_token_spans_that_are_not_there_are_refused(asked):
    """A span outside the text is a DataError that says how much there is."""
    with pytest.raises(
        DataError, match=r"(asked of a text with 3 sentences|asked of sentence 0, which has 4)"
    ):
        LAYOUT.chars(*asked)


@pytest.mark.parametrize(
    ("text", "tokens"),
    [
        (
            "Mr. Smith didn't go, e.g. to the U.S. in 1999.",
            "Mr. Smith did n't go , e.g. to the U.S. in 1999 .",
        ),
        ("It costs $1,000.50 (or 30%) at 10:30!", "It costs $ 1,000.50 ( or 30 % ) at 10:30 !"),
        ("The well-known his/her face-to-face talk", "The well-known his/her face-to-face talk"),
        ("'Risk' isn't \"real\", he'd say.", "' Risk ' is n't \" real \" , he 'd say ."),
        ("parents' lives; it’s don’t", "parents ' lives ; it ’s do n’t"),
        ("in the '90s", "in the '90s"),
        ("apples, pears, etc. are fruit", "apples , pears , etc. are fruit"),
        ("apples, pears, etc. Then", "apples , pears , etc . Then"),
        ("(apples, etc.)", "( apples , etc. )"),
        ("in the U.S..", "in the U.S. ."),
        ("My answer is no. See no. 5", "My answer is no . See no. 5"),
        ("a disease of gene A.", "a disease of gene A ."),
        ("Michael C. Smith", "Michael C. Smith"),
        ("Wait... what?!", "Wait ... what ? !"),
        ("yes -- no—maybe", "yes -- no — maybe"),
        ("``Quoted''", "`` Quoted ''"),
        ("However,there it stays", "However,there it stays"),
        ("see http://a.b/c?d=1.", "see http://a.b/c?d=1 ."),
        ("we cannot", "we cannot"),
        ("...", "..."),
        (".", "."),
        ("'s n't", "'s n't"),
        ("", ""),
    ],
)
def test_english_is_cut_as_the_rules_say(text, tokens):
    """Each text is cut into the tokens that the documented rules name."""
    assert " ".join(token.text for token in tokenise(text)) == tokens


def test_a_long_run_of_marks_is_cut_in_linear_steps():
    """Tens of thousands of marks in one word are cut, each its own token, without a crawl."""
    assert len(tokenise("ab" + ".," * 20_000)) == 40_001
    assert len(tokenise("$" * 20_000 + "a")) == 20_001
    assert len(tokenise('a.,"' * 20_000)) == 60_000
