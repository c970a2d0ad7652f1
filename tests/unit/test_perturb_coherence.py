"""Damage to coherence: sentences out of place, where none is put, and what a check sees."""

from __future__ import annotations

import re

import pytest

pytest.importorskip("markdown_it")

from mismark.perturb.answers.long_form.coherence import COHERENCE
from mismark.perturb.answers.reading import AnswerText
from mismark.perturb.answers.word_tables import table
from mismark.texts.answers import apply_changes
from mismark.texts.gold_answers import GoldAnswer, read_gold_answers

RULES = {rule.name: rule for rule in COHERENCE}
GOLD = tuple(one for one in read_gold_answers("judging") if one.ability == "long-form")
STRAYS = {sentence for _, sentence in table("strays")}
TEXT = (
    "The council met on Monday evening to talk about the budget of the coming year. "
    "The proposal of the mayor was read aloud, and two members spoke against it for an hour. "
    "However, most of those present were in favor of it. "
    "They asked for a vote before the end of the meeting."
)


def read(text: str) -> AnswerText:
    """A long answer."""
    return AnswerText(GoldAnswer("q", "long-form", "What did the council do?", text))


def made(rule: str, text: str) -> list[str]:
    """What a rule makes of a text, all of it checked."""
    answer = read(text)
    spots = list(RULES[rule].spots(answer))
    texts = [apply_changes(text, spot.changes) for spot in spots]
    assert all(RULES[rule].check(answer, one, [spot]) == "" for spot, one in zip(spots, texts, strict=True))
    return texts


def test_a_stray_sentence_parts_what_belongs_together() -> None:
    """It stands before a sentence that points back, and nothing is taken away."""
    texts = made("stray-between", TEXT)
    assert len(texts) == 2
    stray = texts[0].partition("for an hour. ")[2].partition(" However, most")[0]
    assert stray in STRAYS
    assert texts[0].replace(f"{stray} ", "") == TEXT


def test_a_stray_sentence_stands_for_another() -> None:
    """It takes the place of a sentence inside the paragraph and is about as long."""
    texts = made("stray-instead", TEXT)
    assert texts
    assert all(abs(len(one) - len(TEXT)) < 0.1 * len(TEXT) for one in texts)
    assert all(one.startswith("The council met on Monday") and one.endswith("the meeting.") for one in texts)


def test_sentences_are_shuffled() -> None:
    """The paragraph keeps its words and begins with a sentence that points back at nothing."""
    (text,) = made("sentences-shuffled", TEXT)
    assert text.startswith("They asked for a vote")
    assert sorted(text.split()) == sorted(TEXT.split())


@pytest.mark.parametrize(
    "text",
    [
        "The council met. However, it was late.",  # two sentences
        "- The council met.\n- However, it was late.\n- They went home.",  # items of one sentence
        "## The council met. However, it was late. They went home.",  # a heading
        "> The council met. However, it was late. They went home.",  # quoted
        "The **council met. However**, it was late. They **went home.",  # markup across sentences
        "| a | b |\n|---|---|\n| It met. However, it. They. | b |",  # a table
    ],
)
def test_short_and_marked_up_passages_are_left(text: str) -> None:
    """Where a paragraph is short, quoted, a heading, a table or cut by markup, nothing is put in or moved."""
    assert [one for name in RULES for one in made(name, text)] == []


def test_no_stray_sentence_is_on_the_matter_of_the_text() -> None:
    """A text on music and cats gets no sentence on guitars, singers or kittens."""
    text = (
        f"{' '.join([TEXT] * 12)} The music of the guitar and the singer's voice calmed the cat of the mayor."
    )
    found = [spot.changes[0].text.strip() for spot in RULES["stray-instead"].spots(read(text))]
    assert found
    assert not [
        one for one in found if any(word in one.lower() for word in ("guitar", "singer", "cats", "violin"))
    ]


def test_each_stray_sentence_is_used_once() -> None:
    """Two places of one answer never get the same sentence."""
    found = [spot.changes[0].text for spot in RULES["stray-instead"].spots(read(f"{TEXT}\n\n{TEXT}"))]
    assert len(found) == len(set(found)) > 2


def test_stray_sentences_are_sentences_that_differ() -> None:
    """Each is one sentence of 8 to 28 words without a digit, a quotation mark or markup, and none stands twice."""
    sentences = [sentence for _, sentence in table("strays")]
    assert len(sentences) == len({sentence.lower() for sentence in sentences}) == 220
    assert [one for one in sentences if not 8 <= len(one.split()) <= 28] == []
    assert [one for one in sentences if not re.fullmatch(r"[A-Z][A-Za-z ,;-]*[a-z]\.", one)] == []


def test_stray_sentences_belong_to_no_variety_of_english() -> None:
    """No word of them, at a hyphen or not, has an American and a British spelling."""
    spelling = pytest.importorskip("breame.spelling")
    double = {*spelling.AMERICAN_ENGLISH_SPELLINGS, *spelling.BRITISH_ENGLISH_SPELLINGS}
    assert {"color", "colour", "gray", "grey", "theater", "theatre"} <= double
    words = {word for one in STRAYS for word in re.findall(r"[a-z]+(?:-[a-z]+)*", one.lower())}
    assert sorted(word for word in words if double & {word, *word.split("-")}) == []


def test_a_repaired_text_does_not_pass() -> None:
    """Checks refuse the gold answer, a sentence of the text, and a paragraph in its old order."""
    answer = read(TEXT)
    for rule in COHERENCE:
        assert all(rule.check(answer, TEXT, [spot]) != "" for spot in rule.spots(answer))
    spot = next(iter(RULES["stray-between"].spots(answer)))
    own = spot._replace(changes=(spot.changes[0]._replace(text=f"{TEXT} "),))
    assert "none of the bank" in RULES["stray-between"].check(answer, TEXT + TEXT, [own])


@pytest.mark.parametrize("gold", GOLD, ids=lambda one: one.id)
def test_spots_of_gold_answers_hold(gold: GoldAnswer) -> None:
    """Each spot keeps the line breaks, passes its check, and the check fails on the gold answer."""
    answer = AnswerText(gold)
    for rule in COHERENCE:
        for spot in rule.spots(answer):
            text = apply_changes(gold.gold, spot.changes)
            assert text.count("\n") == gold.gold.count("\n")
            assert rule.check(answer, text, [spot]) == ""
            assert rule.check(answer, gold.gold, [spot]) != ""
