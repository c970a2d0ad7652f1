"""How damaged answers are drawn, numbered, checked and counted, with rules made up for it."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mismark.perturb.answers import RULES, ruled_categories
from mismark.perturb.answers.batch import damage_all
from mismark.perturb.answers.common_checks import common_fault
from mismark.perturb.answers.making import NO_PLACE, SAME_ERRORS, Left, Made, damage
from mismark.perturb.answers.reading import AnswerText
from mismark.perturb.answers.rules import DamageRule, Spot
from mismark.perturb.answers.whole_words import whole_words
from mismark.texts.answers import Change, DamagedAnswer, apply_changes
from mismark.texts.categories import ABILITIES, CATEGORIES, INVARIANT, SUBTYPES
from mismark.texts.gold_answers import GoldAnswer

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

GOLD = "The river rose in May. The bridge held until June. The town was dry again in July."


def answer(text: str = GOLD, name: str = "q1") -> AnswerText:
    """A factual answer."""
    return AnswerText(GoldAnswer(name, "factual", "What happened?", text))


def swaps(
    name: str,
    old: str,
    new: str,
    category: str = "number",
    *,
    fault: str = "",
    most: int = 50,
    subtype: str = "",
) -> DamageRule:
    """A rule that puts one word for another, wherever it stands."""

    def spots(read: AnswerText) -> Iterator[Spot]:
        for match in re.finditer(rf"\b{old}\b", read.text):
            yield Spot((Change(match.start(), match.end(), new),), f"“{new}” for “{old}”")

    def check(read: AnswerText, made: str, own: Sequence[Spot]) -> str:
        return fault

    return DamageRule(name, category, spots, check, subtype, most)


MAY, JUNE, JULY = (
    swaps(f"{old}-late".lower(), old, new)
    for old, new in (("May", "1 May"), ("June", "2 June"), ("July", "3 July"))
)
MONTHS = (MAY, JUNE, JULY)


def made(read: AnswerText, rules: Sequence[DamageRule], **options: object) -> list[DamagedAnswer]:
    """What was made of it."""
    found = damage(read, "number", rules, **{"seed": 7, **options})  # type: ignore[arg-type]
    return [one.answer for one in found if isinstance(one, Made)]


def left(read: AnswerText, rules: Sequence[DamageRule], **options: object) -> list[Left]:
    """What was not."""
    found = damage(read, "number", rules, **{"seed": 7, **options})  # type: ignore[arg-type]
    return [one for one in found if isinstance(one, Left)]


def test_what_is_made_says_where_why_and_by_whom() -> None:
    """A damaged answer has its gold answer's id and category in its own, its change, reason, rule, number and origin."""
    (one,) = made(answer(), [MAY])
    assert one == DamagedAnswer(
        "q1-number",
        "q1",
        "factual",
        "number",
        "may-late",
        "What happened?",
        GOLD,
        GOLD.replace("May", "1 May"),
        (Change(18, 18, "1 "),),
        "“1 May” for “May”",
        "rule",
        1,
    )


def test_doses_are_nested_and_named() -> None:
    """An answer with more errors has those of the one with fewer, counts them and says so in its id."""
    one, two, three = made(answer(), MONTHS, doses=(3, 1, 2))
    assert [answer.id for answer in (one, two, three)] == ["q1-number", "q1-number-x2", "q1-number-x3"]
    assert [answer.errors for answer in (one, two, three)] == [1, 2, 3]
    assert set(one.changes) < set(two.changes) < set(three.changes)


def test_a_dose_that_does_not_fit_is_left_and_told() -> None:
    """Where fewer errors fit than were asked for, the smaller doses are made and the greater one is told of."""
    assert [one.errors for one in made(answer(), MONTHS, doses=(1, 2, 4))] == [1, 2]
    assert left(answer(), MONTHS, doses=(1, 2, 4)) == [Left("q1", "number", 4, "only 3 of its errors fit")]


@pytest.mark.parametrize("seed", range(5))
def test_what_else_is_asked_for_changes_nothing(seed: int) -> None:
    """The first answer is the same whether doses, variants, other answers or other categories are asked for or not."""
    (alone,) = made(answer(), MONTHS, seed=seed)
    assert alone in made(answer(), MONTHS, seed=seed, doses=(1, 2, 3), variants=3)
    others = [GoldAnswer("q0", "factual", "What?", GOLD), answer().answer]
    entity = swaps("rivers", "river", "lake", "entity")
    batch = damage_all(others, ["entity", "number"], [entity, *MONTHS], seed=seed)
    assert alone in batch.answers
    assert len(batch.answers) == 4


def test_another_rule_moves_no_draw_of_those_that_stay() -> None:
    """With one rule more, an answer is either as it was or made by the new rule."""
    town = swaps("town", "town", "9 towns")
    for number in range(20):
        read = answer(name=f"q{number}")
        (before,), (after,) = made(read, MONTHS), made(read, [town, *MONTHS])
        assert after == before or after.subtype == "town"


def test_rules_take_turns_over_answers() -> None:
    """Of three rules that find a place everywhere, each begins a fair share of 300 answers."""
    rules = Counter(made(answer(name=f"q{number}"), MONTHS)[0].subtype for number in range(300))
    assert min(rules.values()) > 60
    assert len(rules) == 3


def test_kinds_of_rules_take_turns() -> None:
    """Nine rules whose subtypes differ by a number alone begin as many answers together as one rule of another kind."""
    items = [swaps(f"item-{n}", "June", f"{n} June", subtype=f"item-{n}") for n in range(1, 10)]
    rules = Counter(made(answer(name=f"q{number}"), [MAY, *items])[0].subtype for number in range(200))
    assert 70 < rules["may-late"] < 130
    assert len(rules) == 10


def test_a_seed_is_a_draw() -> None:
    """Among twenty seeds more than one place is taken, and the same seed takes the same."""
    found = {made(answer(), MONTHS, seed=seed)[0].perturbed for seed in range(20)}
    assert len(found) == 3
    assert made(answer(), MONTHS, seed=3) == made(answer(), MONTHS, seed=3)


def test_errors_do_not_touch() -> None:
    """A second error never stands in or right beside a word that the first one changed."""
    both = [swaps("a", "in May", "in 5"), swaps("b", "May", "8")]
    assert [one.errors for one in made(answer(), both, doses=(1, 2))] == [1]


def test_slips_of_grammar_stand_in_sentences_of_their_own() -> None:
    """Two errors of grammar or spelling never share a sentence; those of other categories may."""
    text = "The river rose in May. The bridge held until June."
    for category, most in (("grammar", 2), ("spelling", 2), ("number", 4)):
        words = [swaps(word, word, f"{word} 1", category) for word in ("river", "in", "held", "June")]
        read = AnswerText(GoldAnswer("q", "long-form", "What?", text))
        found = [
            one for one in damage(read, category, words, seed=3, doses=(1, 2, 4)) if isinstance(one, Made)
        ]
        assert max(one.answer.errors for one in found) == most


def test_the_same_rule_comes_before_another_in_a_dose() -> None:
    """Two errors are of one rule where it has two places."""
    the = swaps("the", "The", "1 The")
    for number in range(10):
        two = made(answer(name=f"q{number}"), [the, MAY], doses=(2,))[0]
        assert two.subtype in ("the", "may-late+the")


def test_a_rule_is_taken_no_oftener_than_it_may_be() -> None:
    """A rule that can plant one error plants one, however many places it finds."""
    once = swaps("the", "The", "1 The", most=1)
    assert [one.errors for one in made(answer(), [once], doses=(1, 2))] == [1]


def test_variants_begin_with_other_errors() -> None:
    """Further answers of the same dose begin with another rule where there is one, and are told apart by their ids."""
    found = made(answer(), MONTHS, variants=5)
    assert [one.id for one in found] == ["q1-number", "q1-number-2", "q1-number-3"]
    assert len({one.subtype for one in found}) == 3


def test_no_two_variants_have_the_same_errors() -> None:
    """Two errors planted in the other order, or all that fit, are one answer; the further ones are left and told."""
    found = made(answer(), MONTHS, doses=(1, 2, 4), variants=3)
    assert len({one.perturbed for one in found}) == len(found)
    assert Counter(one.errors for one in found)[1] == len(MONTHS)
    two = [one for one in left(answer(), MONTHS[:2], doses=(1, 2), variants=2) if one.reason == SAME_ERRORS]
    assert [one.errors for one in two] == [2]


def test_variants_are_of_one_rule_each() -> None:
    """A further answer begins with a rule that began none before, and takes its second error from that one."""
    twice = [swaps("the", "The", "1 The"), swaps("in", "in", "5 in")]
    for number in range(10):
        found = made(answer(name=f"q{number}"), twice, doses=(2,), variants=2)
        assert {one.subtype for one in found} == {"the", "in"}


def test_what_a_check_refuses_is_not_made_and_is_told() -> None:
    """A rule whose check finds fault gives nothing, and the reason is its; another place or rule is tried."""
    bad = swaps("bad", "May", "5 May", fault="is right after all")
    assert left(answer(), [bad]) == [Left("q1", "number", 1, "refused (bad: is right after all)")]
    assert {made(answer(name=f"q{n}"), [bad, JUNE])[0].subtype for n in range(9)} == {"june-late"}


def test_no_place_is_told() -> None:
    """An answer in which no rule finds a place is left with that reason."""
    assert left(answer("Nothing."), MONTHS) == [Left("q1", "number", 1, NO_PLACE)]


def test_an_invariant_change_has_no_doses() -> None:
    """However many errors are asked for, an invariant change is made once, under its subtype."""
    rule = swaps("curly", "May", "the May", INVARIANT, subtype="variant")
    found = list(damage(answer(), INVARIANT, [rule], seed=1, doses=(1, 2)))
    assert [(one.answer.id, one.answer.subtype) for one in found if isinstance(one, Made)] == [
        ("q1-invariant", "variant")
    ]
    assert len(found) == 1


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("river ", "river  ", "differs from the gold answer in white space only"),
        ("river", "wrong river 1", "the damaged answer says 'wrong'"),
        ("river rose", "river 1 , rose", "a blank before punctuation"),
        ("river rose", "river 1  rose", "a double blank"),
        ("May.", "1 May..", "punctuation twice"),
        (
            "July.",
            "9 July. ",
            "the damaged answer begins or ends with white space, and the gold answer does not",
        ),
        ("river", "lake", "no numeral differs"),
        ("river", "1 \x07", "holds U+0007"),
        ("river", "()", "no numeral differs"),
        ("river", "river 2 ()", "punctuation twice"),
        ("held", "held 3\n\n\nand", "lines left empty"),
        ("held", "held 3\n- \nand", "a blank at the end of a line"),
        ("held", "held 3\n-\nand", "an empty list item"),
        ("river", "1 river", ""),
    ],
)
def test_common_faults(old: str, new: str, fault: str) -> None:
    """What no damaged answer may have is found, and a clean change passes."""
    at = GOLD.index(old)
    changes = (Change(at, at + len(old), new),)
    one = DamagedAnswer(
        "a", "p", "factual", "number", "", "What?", GOLD, apply_changes(GOLD, changes), changes
    )
    assert common_fault(one).startswith(fault)
    assert bool(common_fault(one)) == bool(fault)


def test_changes_that_do_not_make_the_text_are_a_fault() -> None:
    """Recorded changes must give the damaged text."""
    one = DamagedAnswer("a", "p", "factual", "number", "", "What?", GOLD, GOLD + " 3", (Change(0, 3, "A"),))
    assert common_fault(one) == "the recorded changes do not make the text"


def test_a_widened_change_takes_in_all_that_it_reaches() -> None:
    """A change that is widened over two earlier ones makes one of the three."""
    changes = [Change(0, 0, "."), Change(1, 1, ""), Change(1, 1, "1")]
    assert whole_words("1", changes) == (Change(0, 1, ".11"),)


@given(st.data())
def test_whole_words_make_the_same_text(data: st.DataObject) -> None:
    """Whatever is changed, the changes by words give the same text, touch nobody, cut no word and begin with a difference."""
    alphabet = "ab 1.,'\n-*"
    gold = data.draw(st.text(alphabet, max_size=25))
    cuts = sorted(data.draw(st.lists(st.integers(0, len(gold)), max_size=6)))
    changes = [
        Change(low, high, data.draw(st.text(alphabet, max_size=4)))
        for low, high in zip(cuts[::2], cuts[1::2], strict=False)
    ]
    found = whole_words(gold, changes)
    assert apply_changes(gold, found) == apply_changes(gold, changes)
    assert all(one.end < two.start for one, two in pairwise(found))
    for start, end, text in found:
        assert gold[start:end] != text
        if text and gold[start:end]:
            assert not (gold[start - 1 : start].isalpha() and text[0].isalpha() and start > 0)


def test_names_of_rules() -> None:
    """Rules have names of their own in their category, which are no category, ability or other subtype; all are known."""
    names = Counter((rule.category, rule.name) for rule in RULES)
    assert max(names.values()) == 1
    taken = {*ABILITIES, INVARIANT, *SUBTYPES, *(one.name for one in CATEGORIES)}
    assert not {rule.name for rule in RULES} & taken
    assert {rule.subtype for rule in RULES if rule.category == INVARIANT} <= set(SUBTYPES)
    others = {rule.subtype for rule in RULES if rule.category != INVARIANT}
    assert not others & taken
    assert set(ruled_categories()) <= {*(one.name for one in CATEGORIES), INVARIANT}


def test_a_batch_counts_what_it_did() -> None:
    """For each category the answers of its ability, those damaged, those made, by which rule, and why the rest was left."""
    gold = [
        GoldAnswer("a", "factual", "What?", GOLD),
        GoldAnswer("b", "factual", "What?", "Nothing."),
        GoldAnswer("c", "long-form", "What?", GOLD),
    ]
    batch = damage_all(gold, ["number", INVARIANT], [MAY], seed=1, doses=(1, 2))
    number, invariant = batch.yields
    assert number[:4] == ("number", 2, 1, 1)
    assert number.rules == {"may-late": 1}
    assert number.left == {NO_PLACE: 1, "only 1 of its errors fits": 1}
    assert invariant[:4] == (INVARIANT, 3, 0, 0)


@pytest.mark.parametrize(("gold", "fault"), [("One.  Two of 3.", ""), ("One.  Two\nof 3.", "a double blank")])
def test_double_blanks_of_a_text_without_its_line_breaks_are_no_fault(gold: str, fault: str) -> None:
    """Where a set has lost its line breaks to double blanks, another of them is a line break, too."""
    made = gold.replace("3.", "3.  4.")
    at = len(gold)
    one = DamagedAnswer("a", "p", "factual", "number", "", "?", gold, made, (Change(at, at, "  4."),))
    assert common_fault(one) == fault
