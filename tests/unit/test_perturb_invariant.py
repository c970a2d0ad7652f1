"""Changes that must cost nothing: what each rule does, what it leaves alone, and what its check refuses."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

import pytest

from mismark.perturb.answers.invariant.amounts import AMOUNTS
from mismark.perturb.answers.invariant.formatting import FORMATTING
from mismark.perturb.answers.invariant.numbers import NUMBERS
from mismark.perturb.answers.invariant.reorder import REORDER
from mismark.perturb.answers.invariant.wording import WORDING
from mismark.perturb.answers.reading import AnswerText
from mismark.perturb.answers.rules import Spot
from mismark.texts.answers import Change, apply_changes
from mismark.texts.gold_answers import GoldAnswer, read_gold_answers

if TYPE_CHECKING:
    from mismark.perturb.answers.rules import DamageRule
    from mismark.texts.categories import Ability

RULES = {rule.name: rule for rule in (*FORMATTING, *WORDING, *NUMBERS, *AMOUNTS, *REORDER)}


def reading(text: str, instruction: str = "Explain it.", ability: Ability = "factual") -> AnswerText:
    """An answer, read."""
    return AnswerText(GoldAnswer("q", ability, instruction, text))


def texts(name: str, text: str, instruction: str = "Explain it.", ability: Ability = "factual") -> list[str]:
    """Every text that a rule makes of an answer."""
    read = reading(text, instruction, ability)
    return [apply_changes(text, spot.changes) for spot in RULES[name].spots(read)]


@cache
def built_in() -> tuple[AnswerText, ...]:
    """The built-in gold answers, read."""
    return tuple(map(AnswerText, read_gold_answers("judging")))


MADE = {
    "bold-off": (
        "**Air.** A gas.\n\n**Ice:** a solid, and **sea** is wet.",
        ["Air. A gas.\n\nIce: a solid, and sea is wet."],
    ),
    "headings-bold": (
        "# A\n\none\n\n## B\n\ntwo\n\n## C\n\nthree",
        ["**A**\n\none\n\n**B**\n\ntwo\n\n**C**\n\nthree"],
    ),
    "bold-headings": (
        "**A**\n\none\n\n**B**\n\ntwo\n\n**C**\n\nthree",
        ["### A\n\none\n\n### B\n\ntwo\n\n### C\n\nthree"],
    ),
    "bullet-marks": ("- a\n- b\n  - c", ["* a\n* b\n  * c"]),
    "quote-marks": ('It\'s "a" ("b").', ["It’s “a” (“b”)."]),
    "british-spelling": ("Organize the colors, by kilometers.", ["Organise the colours, by kilometres."]),
    "american-spelling": ("They organise the colours.", ["They organize the colors."]),
    "contractions": ("They do not know. It is not here.", ["They don't know. It isn't here."]),
    "full-forms": (
        "They don’t know; it's a pity that you're late, isn't it?",
        ["They do not know; it is a pity that you are late, isn't it?"],
    ),
    "digits": ("He met seven old men and saw two islands.", []),
    "number-words": (
        "It has 3 parts. Some take 8 hours to make.",
        ["It has three parts. Some take eight hours to make."],
    ),
    "equal-units": ("Wait for 90 minutes.", ["Wait for an hour and a half."]),
    "equal-aside": ("It took 18 months.", ["It took 18 months (a year and a half)."]),
    "weekday": ("They landed on July 20, 1969.", ["They landed on Sunday, July 20, 1969."]),
    "century-years": (
        "It began in the 19th century, in Paris.",
        ["It began in the 19th century (1801 to 1900), in Paris."],
    ),
}


@pytest.mark.parametrize("name", [name for name, (_, made) in MADE.items() if made])
def test_what_a_rule_does(name: str) -> None:
    """Each rule makes just the text expected of it, and its check finds no fault with it."""
    text, made = MADE[name]
    assert texts(name, text) == made
    read = reading(text)
    for spot in RULES[name].spots(read):
        assert RULES[name].check(read, apply_changes(text, spot.changes), [spot]) == ""


LEFT = [
    ("bold-off", "**Air** Is gas. **Ice:** a. **Sea:** b.", "Explain it."),
    ("bold-off", "**a.** b **c.** d `**e**`", "Explain it."),
    ("bold-off", MADE["bold-off"][0], "Explain it, with key words in bold."),
    ("headings-bold", "# A\none\n\n## B\n\ntwo\n\n## C\n\nthree", "Explain it."),
    ("headings-bold", MADE["headings-bold"][0], "Write three sections."),
    ("bold-headings", "# A\n\n" + MADE["bold-headings"][0], "Explain it."),
    ("bullet-marks", "- a\n- b\n\n* c", "Explain it."),
    ("bullet-marks", "1. a\n2. b\n3. c", "Explain it."),
    ("bullet-marks", MADE["bullet-marks"][0], "Use bullet points."),
    ("quote-marks", 'It\'s 5\'10" or "so".', "Explain it."),
    ("quote-marks", "'Tis it's its' own", "Explain it."),
    ("quote-marks", "It’s and it's, isn't it", "Explain it."),
    ("quote-marks", MADE["quote-marks"][0], "Put it in quotation marks."),
    ("british-spelling", "The colors of the Organize Color Center and one colour.", "Explain it."),
    ("british-spelling", "He read “Colors and Organizers” at Pearl Harbor and Labor Day.", "Explain it."),
    ("british-spelling", "The meter analyzes practice programs.", "Explain it."),
    ("british-spelling", "The colors of labor and their characterizations.", "Explain it."),
    ("british-spelling", MADE["british-spelling"][0], "Explain it in American English."),
    ("contractions", "They do not only know. It is not, however, so.", "Explain it."),
    ("contractions", "They do *not* know. “It is not here, we do not know.”", "Explain it."),
    ("contractions", MADE["contractions"][0], "Use at most 40 words."),
    ("contractions", MADE["contractions"][0], "Explain it in a formal tone."),
    ("full-forms", "Don't you? It's been so. I'd go. Let's go, isn't it?", "Explain it."),
    (
        "digits",
        "It stood for about four hundred years in the valley. It is said to have had three gates in those days.",
        "Explain it.",
    ),
    ("digits", "One of two or three men. The two comes later.", "Explain it."),
    ("digits", "The Seven Wonders. Two men. Two-thirds and forty-two percent.", "Explain it."),
    ("number-words", "Step 3 parts, Player 2 wins, 5–8 hours, 3 to 4 days, 2 × 3 boxes.", "Explain it."),
    ("number-words", MADE["number-words"][0], "How many hours does it take?"),
    (
        "equal-units",
        "Wait for 90 minutes to 2 hours, or 30 minutes a day; 60 minutes per hour.",
        "Explain it.",
    ),
    ("equal-units", "Wait for 90 minutes.", "How many minutes?"),
    ("equal-units", "Each 90 minutes count. A 90 minutes long film.", "Explain it."),
    ("equal-aside", "It took 18 months (long).", "Explain it."),
    ("weekday", "They landed on July 20, 1769, or on February 30, 1969, or July 20, 1969.", "Explain it."),
    ("weekday", "They landed on Sunday, July 20, 1969.", "Explain it."),
    (
        "century-years",
        "Late in the 19th century, the 18th and 19th centuries, the late 19th century.",
        "Explain it.",
    ),
]


@pytest.mark.parametrize(("name", "text", "instruction"), LEFT)
def test_what_a_rule_leaves_alone(name: str, text: str, instruction: str) -> None:
    """Where a change may cost something, or the instruction may forbid it, nothing is made."""
    assert texts(name, text, instruction) == []


def test_digits() -> None:
    """Number words that count something become digits wherever no other number is near."""
    text = "He saw two islands in the far south of it. Later in his life he counted twenty-five ships."
    (made,) = texts("digits", text)
    assert made == "He saw 2 islands in the far south of it. Later in his life he counted 25 ships."


@pytest.mark.parametrize("name", ["digits", "number-words", "equal-units"])
def test_amounts_of_calculations_stay(name: str) -> None:
    """In answers that reason with numbers no amount is written otherwise."""
    text = "He saw two islands in the far south of it. Later he waited for 90 minutes. There were 3 parts, and 4 were lost."
    assert texts(name, text, ability="reasoning") == []


REFUSED = [
    ("bold-off", "**Air.** A gas.", "Air. Gas."),
    ("bullet-marks", "- a\n- b\n- c", "* a\n* b\n* d"),
    ("british-spelling", "The color of labor.", "The colour of savour."),
    ("contractions", "They do not know.", "They do know."),
    ("full-forms", "They can't know.", "They can know."),
    ("digits", "He saw two islands.", "He saw 3 islands."),
    ("number-words", "He saw 2 islands.", "He saw three islands."),
    ("weekday", "On July 20, 1969.", "On Monday, July 20, 1969."),
    ("weekday", "On July 20, 1969.", "On July 20, 1969!"),
    ("century-years", "In the 19th century.", "In the 19th century (1800 to 1900)."),
    ("century-years", "In the 19th century.", "In the 19th century (1701 to 1800)."),
    ("bullets-reordered", "- a\n- b\n- c", "- a\n- c\n- c"),
    ("bullets-reordered", "- a\n- b\n- c", "- a\n- b\n- c"),
]


@pytest.mark.parametrize(("name", "text", "made"), REFUSED)
def test_what_a_check_refuses(name: str, text: str, made: str) -> None:
    """A text that says something else than the gold answer does not pass."""
    spot = Spot((Change(0, 0, ""),), "")
    assert RULES[name].check(reading(text), made, [spot])


@pytest.mark.parametrize("said", ["an hour", "100 minutes", "half a day", "a while"])
def test_amounts_must_be_exactly_equal(said: str) -> None:
    """An amount for 90 minutes that is another one, or none, does not pass."""
    text = "Wait for 90 minutes."
    spot = Spot((Change(9, 19, said),), "")
    assert RULES["equal-units"].check(reading(text), apply_changes(text, spot.changes), [spot])


BULLETS = "Use:\n\n- Salt for taste.\n- Oil against sticking.\n- A lid that fits.\n- Wood for the spoon."


def test_bullets_in_another_order() -> None:
    """The items of a list without any order stand in others, all kept, and the marks and lines where they were."""
    made = texts("bullets-reordered", BULLETS, "What is useful?")
    assert (
        "Use:\n\n- Wood for the spoon.\n- A lid that fits.\n- Oil against sticking.\n- Salt for taste."
        in made
    )
    assert len(set(made)) == 4
    assert all(sorted(one.split("\n")) == sorted(BULLETS.split("\n")) for one in made)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("- Salt", "1. Salt"),
        ("- Oil", "- Then oil"),
        ("- Oil", "- This oil"),
        ("- Salt for", "- In spring, salt for"),
        ("A lid", "A lid of wood"),
        ("fits.", "fits"),
        ("fits.", "fits, and"),
        ("A lid", "2 lids"),
        ("A lid", "A lid\n  - round."),
        ("Use:", "Use, in this order:"),
        ("Oil", "Zest"),
    ],
)
def test_bullets_that_may_have_an_order(old: str, new: str) -> None:
    """A numbered list, one with an item that leans on another, a series, a nested or an uneven one stays."""
    changed = BULLETS.replace(old, new, 1)
    if old == "Oil":
        changed = changed.replace("Salt", "Zinc").replace("A lid", "Water").replace("Wood", "Air")
    if old == "- Salt":
        changed = re.sub(r"^- ", "1. ", changed, flags=re.MULTILINE)
    assert texts("bullets-reordered", changed, "What is useful?") == []


@pytest.mark.parametrize(
    "instruction", ["What are the steps?", "Name the best.", "Tell me about salt and about wood."]
)
def test_bullets_whose_order_may_be_asked_for(instruction: str) -> None:
    """An instruction that speaks of an order, or names the items, keeps the list as it is."""
    assert texts("bullets-reordered", BULLETS, instruction) == []


@pytest.mark.parametrize("name", RULES)
def test_rules_on_the_built_in_answers(name: str) -> None:
    """In the built-in gold answers every place gives another text, a reason and no fault, and touches no quotation."""
    rule: DamageRule = RULES[name]
    for read in built_in():
        for spot in rule.spots(read):
            made = apply_changes(read.text, spot.changes)
            assert made != read.text
            assert spot.reason
            assert rule.check(read, made, [spot]) == "", read.answer.id
            if rule.subtype in {"variant", "trivial-detail"}:
                assert not any(read.is_masked(start, end) for start, end, _ in spot.changes)
