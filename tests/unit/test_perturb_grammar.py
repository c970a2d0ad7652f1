"""Damage to grammar: the slips, where none is made, and what a check sees."""

from __future__ import annotations

import random

import pytest

pytest.importorskip("markdown_it")
pytest.importorskip("lemminflect")
pytest.importorskip("textblob")

from mismark.errors import UsageError
from mismark.perturb.answers.long_form.grammar import GRAMMAR, item_rules
from mismark.perturb.answers.reading import AnswerText
from mismark.texts.answers import apply_changes
from mismark.texts.gold_answers import GoldAnswer, read_gold_answers

RULES = {rule.name: rule for rule in GRAMMAR}
GOLD = tuple(one for one in read_gold_answers("judging") if one.ability == "long-form")


def read(text: str) -> AnswerText:
    """A long answer."""
    return AnswerText(GoldAnswer("q", "long-form", "Tell me.", text))


def made(rule: str, text: str) -> list[str]:
    """What a rule makes of a text."""
    return [apply_changes(text, spot.changes) for spot in RULES[rule].spots(read(text))]


@pytest.mark.parametrize(
    ("rule", "gold", "wrong"),
    [
        ("its-as-it-is", "A tree loses its leaves.", "A tree loses it's leaves."),
        ("it-is-as-its", "I think it's late.", "I think its late."),
        ("your-as-you-are", "Lift your head.", "Lift you're head."),
        ("you-are-as-your", "Say that you're ready.", "Say that your ready."),
        ("than-as-then", "It is older than you.", "It is older then you."),
        ("then-as-than", "Stir it, then wait.", "Stir it, than wait."),
        ("there-as-their", "Now there is time.", "Now their is time."),
        ("their-as-there", "They raise their hands.", "They raise there hands."),
        ("they-are-as-their", "Now they're ready.", "Now their ready."),
        ("too-as-to", "It is too late.", "It is to late."),
        ("to-as-too", "You need to keep it.", "You need too keep it."),
        ("whose-as-who-is", "A man whose hat fell.", "A man who's hat fell."),
        ("who-is-as-whose", "A man who's tall came.", "A man whose tall came."),
        ("wrong-article", "Eat an apple.", "Eat a apple."),
        ("past-for-participle", "She has written it.", "She has wrote it."),
        ("double-negative", "They do not eat any meat.", "They do not eat no meat."),
        ("much-for-many", "It takes many weeks.", "It takes much weeks."),
        ("this-for-these", "These benches are hard.", "This benches are hard."),
        ("they-was", "They were late.", "They was late."),
        ("they-is", "They are late.", "They is late."),
        ("they-has", "They have time.", "They has time."),
        ("he-have", "She has time.", "She have time."),
        ("he-are", "It is late.", "It are late."),
        ("he-were", "It was late.", "It were late."),
        ("subject-and-verb", "The plan depends on this.", "The plan depend on this."),
        ("subject-and-verb", "The leaders are tired of it.", "The leaders is tired of it."),
        ("pronoun-and-verb", "It takes an hour.", "It take an hour."),
        ("plural-apostrophe", "The particles are heavy.", "The particle's are heavy."),
    ],
)
def test_slips_are_made(rule: str, gold: str, wrong: str) -> None:
    """Each rule makes its slip, and nothing else changes."""
    assert wrong in made(rule, gold)


@pytest.mark.parametrize(
    ("rule", "gold"),
    [
        ("wrong-article", "It was an European idea and an hour."),  # the letter does not tell the sound
        ("he-were", "He asked if it was late."),  # “if it were” can stand
        ("subject-and-verb", "The team is tired of it."),  # a collective noun
        ("subject-and-verb", "A number are tired of it."),
        ("pronoun-and-verb", "It is vital that it takes an hour."),  # a subjunctive can stand
        ("this-for-these", "These criteria are hard."),  # a plural that is used as a singular
        ("much-for-many", "Many of them came."),
        ("double-negative", "They do not wait any longer."),
        ("plural-apostrophe", "The students essays came."),  # an owner could stand here
        ("past-for-participle", "They have put it."),  # one form for both
        ("its-as-it-is", "He said “its leaves” to us."),  # quoted
        ("its-as-it-is", "Use `its leaves` there."),  # code
        ("its-as-it-is", "A **tree** loses its [leaves](x)."),  # markup
    ],
)
def test_doubtful_places_are_left(rule: str, gold: str) -> None:
    """Where the wrong form could stand, or the words are not the text's own, nothing is made."""
    assert made(rule, gold) == []


def test_an_apostrophe_is_that_of_the_text() -> None:
    """Where the text writes a typographic apostrophe, so does the slip."""
    text = "A tree’s crown and its leaves."
    assert made("its-as-it-is", text) == ["A tree’s crown and it’s leaves."]


def test_a_capital_letter_stays() -> None:
    """A sentence that began with a capital begins with one."""
    assert made("its-as-it-is", "Its leaves fall.") == ["It's leaves fall."]


def test_items_can_be_chosen() -> None:
    """Rules on chosen grammar items are named after them, in the order asked for."""
    assert [(rule.name, rule.subtype) for rule in item_rules([120, 39])] == [
        ("item-120", "item-120"),
        ("item-39", "item-39"),
    ]


def test_an_item_without_a_rule_is_told() -> None:
    """A grammar item that no rule is for is refused by number."""
    with pytest.raises(UsageError, match="grammar item 9999 has no rule; the items with one are"):
        item_rules([9999])


def test_an_item_is_planted_in_a_sentence() -> None:
    """An error on a grammar item has its place in the answer and words on either side in its reason."""
    text = "Sit down first. She enjoys eating out."
    spots = list(item_rules([112])[0].spots(read(text)))
    assert "Sit down first. She enjoys to eat out." in [apply_changes(text, one.changes) for one in spots]
    assert spots[0].reason == "“enjoys to eat out” for “enjoys eating out”"


@pytest.mark.parametrize("name", ["its-as-it-is", "subject-and-verb", "plural-apostrophe", "item-13"])
def test_a_repaired_text_does_not_pass(name: str) -> None:
    """A check refuses the gold answer, and a text in which one of two slips is put right."""
    text = (
        "The particles were bare. The plan is an apple of its kind. The molecules are an asset in its class."
    )
    answer, rule = read(text), RULES[name]
    found = list(rule.spots(answer))
    spots = list(dict.fromkeys([found[0], found[-1]]))
    both = [change for spot in spots for change in spot.changes]
    assert rule.check(answer, apply_changes(text, both), spots) == ""
    assert rule.check(answer, text, spots) != ""
    assert len(spots) == 1 or rule.check(answer, apply_changes(text, both[:1]), spots) != ""


def test_a_slip_beside_the_right_word_does_not_pass() -> None:
    """A check refuses a text in which the wrong word was put in and the right one kept."""
    answer, rule = read("A tree loses its leaves."), RULES["its-as-it-is"]
    spots = list(rule.spots(answer))
    assert rule.check(answer, "A tree loses it's its leaves.", spots).startswith("1 of 1 places")


@pytest.mark.parametrize("gold", random.Random(3).sample(GOLD, 3), ids=lambda one: one.id)
def test_spots_of_gold_answers_hold(gold: GoldAnswer) -> None:
    """Each spot applies, touches no mask, passes its check, and the check fails on the undamaged text."""
    answer = AnswerText(gold)
    for rule in GRAMMAR:
        spots = list(rule.spots(answer))
        for spot in random.Random(4).sample(spots, min(len(spots), 3)):
            assert not any(answer.is_masked(start, end) for start, end, _ in spot.changes)
            assert rule.check(answer, apply_changes(gold.gold, spot.changes), [spot]) == ""
            assert rule.check(answer, gold.gold, [spot]) != ""
