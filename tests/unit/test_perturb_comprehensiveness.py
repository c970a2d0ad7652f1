"""Damage by leaving out: what goes, what stays, and what a check sees."""

from __future__ import annotations

import pytest

pytest.importorskip("markdown_it")
pytest.importorskip("lemminflect")

from mismark.perturb.answers.long_form.comprehensiveness import COMPREHENSIVENESS
from mismark.perturb.answers.reading import AnswerText
from mismark.texts.answers import apply_changes
from mismark.texts.gold_answers import GoldAnswer, read_gold_answers

RULES = {rule.name: rule for rule in COMPREHENSIVENESS}
GOLD = tuple(one for one in read_gold_answers("judging") if one.ability == "long-form")
MORE = "It matters more than most people would think, and it costs next to nothing to do."
LIST = f"""Three habits help, and all of them are cheap. Begin with whichever of them you like best.

- **Sleep.** Go to bed at the same hour. {MORE}
- **Water.** Drink a glass before each meal. {MORE}
- **Walks.** Leave the house twice a day. {MORE}

After a month or so you will notice that they have become a matter of course, and the next habit comes easily.
"""
PARTS = f"""Buying a used bicycle takes an hour or two, and it is worth the trouble for nearly everybody who rides.

## Inspection

Lift the wheels and spin them. {MORE} {MORE}

## Price

Look up what others ask for the same model. {MORE} {MORE}

## Papers

Ask for the receipt, and copy the number of the frame. {MORE} {MORE}

## Last words

{MORE} {MORE} {MORE}
"""


def read(text: str, instruction: str = "Explain three habits.") -> AnswerText:
    """A long answer."""
    return AnswerText(GoldAnswer("q", "long-form", instruction, text))


def made(rule: str, answer: AnswerText) -> list[str]:
    """What a rule makes of an answer, all of it checked."""
    spots = list(RULES[rule].spots(answer))
    texts = [apply_changes(answer.text, spot.changes) for spot in spots]
    assert all(RULES[rule].check(answer, one, [spot]) == "" for spot, one in zip(spots, texts, strict=True))
    return texts


def test_labels_lose_their_explanations() -> None:
    """An item keeps its label and nothing behind it; its neighbours are untouched."""
    texts = made("labels-only", read(LIST))
    assert any("- **Sleep.**\n- **Water.** Drink" in one for one in texts)
    assert all(one.count("\n- **") == 3 for one in texts)


def test_a_colon_goes_with_what_it_announced() -> None:
    """A label that ended with a colon ends without it, inside the bold type or behind it."""
    inside = LIST.replace(".**", ":**")
    assert any("- **Sleep**\n" in one for one in made("labels-only", read(inside)))
    behind = LIST.replace(".**", "**:")
    assert any("- **Sleep**\n" in one for one in made("labels-only", read(behind)))


def test_items_are_cut_to_their_first_sentence() -> None:
    """An item keeps its label and the first sentence behind it."""
    texts = made("first-sentences-only", read(LIST))
    assert any("- **Sleep.** Go to bed at the same hour.\n" in one for one in texts)


def test_a_requested_part_is_left_out() -> None:
    """The section that the instruction names is gone with its heading, the others stay."""
    answer = read(PARTS, "How do I buy a bicycle? Say something about the price.")
    (text,) = made("part-left-out", answer)
    assert "Price" not in text
    assert text.count("## ") == 3
    assert "\n\n\n" not in text


def test_requested_examples_are_left_out() -> None:
    """The sentence with the example is gone."""
    text = LIST.replace(
        "same hour. ", "same hour. For example, choose eleven o'clock and keep to it on Sundays. "
    )
    (one,) = made("examples-left-out", read(text, "Explain three habits, with an example."))
    assert one == LIST


def test_the_conclusion_of_an_essay_is_left_out() -> None:
    """The last paragraph goes where it concludes an essay."""
    text = f"{PARTS.rstrip()}\n\nIn conclusion, patience pays. {MORE} {MORE}"
    (one,) = made("conclusion-left-out", read(text, "Write an essay on used bicycles."))
    assert one == PARTS.rstrip()


def test_points_under_items_are_left_out() -> None:
    """Items keep their first lines and lose the lists under them."""
    text = LIST.replace(".** ", ":**\n  - ")
    texts = made("points-left-out", read(text))
    assert any("- **Sleep**\n- **Water:**\n  - Drink" in one for one in texts)


@pytest.mark.parametrize(
    ("rule", "text", "instruction"),
    [
        ("labels-only", LIST, "List three habits."),  # nobody asks for explanations
        ("labels-only", LIST.replace("**Water.** ", ""), "Explain them."),  # an item without a label
        ("first-sentences-only", LIST.replace(MORE, "Do."), "Explain them."),  # too little to be missed
        ("part-left-out", PARTS, "How do I buy a bicycle?"),  # no part is asked for
        (
            "part-left-out",
            PARTS.replace("## Papers", "## Price again"),
            "Tell me of the price.",
        ),  # told twice
        (
            "part-left-out",
            PARTS.replace("## Price", "## 2. Price"),
            "Tell me of the price.",
        ),  # numbers would gape
        ("examples-left-out", LIST, "Give an example."),  # there is none
        (
            "conclusion-left-out",
            f"{PARTS}\nIn conclusion, wait. {MORE} {MORE}",
            "How do I buy one?",
        ),  # no essay
        ("points-left-out", LIST, "Explain them."),  # nothing stands under the items
    ],
)
def test_what_nobody_misses_is_left(rule: str, text: str, instruction: str) -> None:
    """Without a request, with too little to take away or where a gap would show, nothing is left out."""
    assert made(rule, read(text, instruction)) == []


def test_a_repaired_text_does_not_pass() -> None:
    """A check refuses the gold answer, and one in which something else was taken away."""
    answer = read(LIST)
    spot = next(iter(RULES["labels-only"].spots(answer)))
    check = RULES["labels-only"].check
    assert "not as much shorter" in check(answer, LIST, [spot])
    assert check(answer, LIST.partition("\n\nAfter")[0], [spot]) == "what should be missing is there"


@pytest.mark.parametrize("gold", GOLD, ids=lambda one: one.id)
def test_spots_of_gold_answers_hold(gold: GoldAnswer) -> None:
    """Each spot takes away between a thirtieth and a third, passes its check, and the check fails on the gold answer."""
    answer = AnswerText(gold)
    for rule in COMPREHENSIVENESS:
        for spot in rule.spots(answer):
            text = apply_changes(gold.gold, spot.changes)
            assert 0.66 <= len(text) / len(gold.gold) <= 0.97
            assert rule.check(answer, text, [spot]) == ""
            assert rule.check(answer, gold.gold, [spot]) != ""


def test_reasons_count_and_name_the_list() -> None:
    """A reason speaks of one item in the singular, of two as two, and says which list they are in."""
    for name in ("labels-only", "first-sentences-only"):
        for spot in RULES[name].spots(read(LIST)):
            many = len(spot.changes)
            assert ("items " in spot.reason) == (many > 1)
            assert " that begins with “" in spot.reason
            assert many == 1 or "about it" not in spot.reason
