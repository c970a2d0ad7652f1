"""Minimal pairs as items: the shipped edits, their round trip through MaxMatch, and what is refused."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING

import pytest

from mismark.edits.coverage import edits_of
from mismark.errors import DataError
from mismark.records import Counts, Edit, Sentence
from mismark.scoring.annotators import score, totals
from mismark.scoring.targeting import taken_for_target
from mismark.scoring.unmatchable import unmatchable
from mismark.texts import builtin
from mismark.texts.grammar_items import extract_sentences, pair_items, tokens_of
from mismark.texts.inventory import inventory
from mismark.texts.minimal_pairs import MinimalPair, Reference

if TYPE_CHECKING:
    from collections.abc import Callable

    from mismark.records import Item

UNMATCHABLE = {("168-07", 1), ("234-04", 1)}
"""Corrections of the built-in set that MaxMatch does not read as their own edits."""


@cache
def grammar() -> tuple[Item, ...]:
    """The built-in set."""
    return builtin.load("grammar")


def by_item() -> dict[int, list[Item]]:
    """The built-in set by grammar item."""
    found: dict[int, list[Item]] = {}
    for item in grammar():
        found.setdefault(item.meta["item"], []).append(item)
    return found


def scored(items: list[Item], choose: Callable[[Item], int | None], *, targeted: bool = False) -> Counts:
    """Official counts of one grammar item where each sentence is answered with a reference, or not at all."""
    sentences, answers = [], []
    for item in items:
        [sentence] = item.sentences
        if targeted:
            kept = tuple(who for who in sentence.annotators if item.meta["steps"][who] == 2)
            edits = tuple(edit for edit in sentence.edits if edit.annotator in kept)
            sentence = replace(sentence, edits=edits, annotators=kept)
        chosen = choose(item)
        text = item.meta["wrong"] if chosen is None else item.meta["references"][chosen]
        sentences.append(sentence)
        answers.append(" ".join(tokens_of(text)))
    return totals(score(sentences, answers))


def test_each_pair_is_an_item() -> None:
    """2,630 items in order of their ids, each with its grammar item as document and its raw texts beside it."""
    pairs = builtin.pairs()
    assert [item.id for item in grammar()] == [pair.id for pair in pairs]
    for item, pair in zip(grammar(), pairs, strict=True):
        own = inventory()[pair.item - 1]
        assert item.document == f"{pair.item:03d}"
        assert item.noun == "grammatical error"
        assert item.meta == {
            "item": pair.item,
            "level": own.level,
            "name": own.name,
            "steps": [one.step for one in pair.references],
            "wrong": pair.wrong,
            "references": [one.text for one in pair.references],
            "operation": item.meta["operation"],
        }
        [sentence] = item.sentences
        assert sentence.annotators == tuple(range(len(pair.references)))


def test_operations_are_of_the_first_reference() -> None:
    """760 missing, 1,080 replacements and 790 unnecessary; several edits are a replacement."""
    found = [item.meta["operation"] for item in grammar()]
    assert [found.count(name) for name in ("missing", "replacement", "unnecessary")] == [760, 1080, 790]
    for item in grammar():
        own = item.sentences[0].gold(0)
        assert item.meta["operation"] == (own[0].operation if len(own) == 1 else "replacement")


def test_shipped_edits_are_those_of_the_pairs() -> None:
    """Every ninth pair, extracted anew with the embedded tagger, gives the shipped edits with their types."""
    pytest.importorskip("errant")
    pytest.importorskip("textblob")
    found = extract_sentences(builtin.pairs()[::9], "embedded")
    assert found == tuple(item.sentences[0] for item in grammar()[::9])


@pytest.mark.slow
def test_all_shipped_edits_are_those_of_the_pairs() -> None:
    """All pairs, extracted anew with the embedded tagger, give the shipped edits with their types."""
    pytest.importorskip("errant")
    pytest.importorskip("textblob")
    assert extract_sentences(builtin.pairs(), "embedded") == tuple(item.sentences[0] for item in grammar())


@pytest.mark.parametrize("place", range(3))
def test_a_reference_scores_as_itself(place: int) -> None:
    """Answers that are a reference give P = R = 1 in every grammar item, but for what MaxMatch cannot match."""
    broken = {item for item, who in UNMATCHABLE if who == place}
    for items in by_item().values():
        found = scored(items, lambda item: min(place, len(item.meta["references"]) - 1))
        whole = found.matched == found.claimed == found.gold
        assert whole == broken.isdisjoint(item.id for item in items)


def test_what_maxmatch_cannot_match_is_known() -> None:
    """Two corrections of 3,932 are not read as their own edits."""
    assert {(one.item, one.annotator) for one in unmatchable(grammar())} == UNMATCHABLE


def test_the_untouched_sentence_scores_nothing() -> None:
    """A respondent that changes nothing proposes nothing and has a recall of 0 in every grammar item."""
    for items in by_item().values():
        found = scored(items, lambda item: None)
        assert (found.matched, found.claimed) == (0, 0)
        assert found.gold >= len(items)


def third(item: Item) -> int | None:
    """The first correction of step 3, else the first."""
    steps = item.meta["steps"]
    return steps.index(3) if 3 in steps else 0


def test_corrections_without_the_item_lower_targeted_scores() -> None:
    """Answers of step 3 lose precision against step 2 alone in each of the 226 items that have some, and recall in all but eight.

    In these eight every such answer makes the edits of a step 2 correction as well.
    """
    taken = {(one.item, one.annotator) for one in taken_for_target(grammar())}
    having, blind = 0, set()
    for number, items in by_item().items():
        answers = [(item.id, third(item)) for item in items if 3 in item.meta["steps"]]
        if not answers:
            continue
        having += 1
        every, target = scored(items, third), scored(items, third, targeted=True)
        assert every.matched == every.gold or number in {168, 234}
        assert target.matched / target.claimed < every.matched / every.claimed
        if target.matched / target.gold >= every.matched / every.gold:
            blind.add(number)
            assert set(answers) <= taken
    assert having == 226
    assert blind == {8, 9, 166, 179, 193, 207, 244, 249}


def test_targeted_recall_is_blind_to_corrections_that_do_more() -> None:
    """281 of 1,075 corrections of step 3 make every edit of one of step 2, each with more than these."""
    found = list(taken_for_target(grammar()))
    assert len(found) == 281
    assert sum(step == 3 for item in grammar() for step in item.meta["steps"]) == 1075
    assert all(one.counts.claimed > one.counts.gold for one in found)


def test_the_data_card_says_what_is_so() -> None:
    """Every number of the card that can be counted is the set's."""
    card = (resources.files(builtin) / "grammar" / "DATA_CARD.md").read_text("utf-8")
    sentences = [item.sentences[0] for item in grammar()]
    edits = Counter(len(one.gold(who)) for one in sentences for who in one.annotators)
    refs = Counter(len(one.annotators) for one in sentences)
    steps = Counter(step for item in grammar() for step in item.meta["steps"])
    kinds = Counter(item.meta["operation"] for item in grammar())
    lengths = [len(one.tokens) for one in sentences]
    several = sum(len(one.gold(0)) > 1 for one in sentences)
    by = {number: {item.meta["operation"] for item in items} for number, items in by_item().items()}
    lacking = [number for number, found in by.items() if len(found) < 3]
    assert all(found >= {"replacement", "unnecessary"} for found in by.values())
    for words in (
        f"{len(sentences):,} ungrammatical sentences",
        f"{sum(steps.values()):,} corrections",
        f"one in {refs[1]:,} pairs, two in {refs[2]}, three in {refs[3]}; {steps[2]:,} use the item (step 2), {steps[3]:,} do not",
        f"{sum(k * n for k, n in edits.items()):,}: one in {edits[1]:,} references, two in {edits[2]}, three in {edits[3]}, four in {edits[4]}; {len(edits_of(sentences)):,} different ones",
        f"{kinds['missing']} missing, {kinds['replacement']:,} replacement ({several} of them several edits), {kinds['unnecessary']} unnecessary",
        f"{min(lengths)} to {max(lengths)} tokens, {sum(lengths) / len(lengths):.1f} on average",
        f"three items ({', '.join(map(str, lacking))}) have no missing word",
        "281 of the 1,075 corrections without the item",
    ):
        assert words in card, words


PAIR = MinimalPair("a", 120, "Let's to go.", (Reference("Let's go.", 2), Reference("We go.", 3)))
TOKENS = ("Let", "'s", "to", "go", ".")
GOLD = (Edit(2, 3, ("",)), Edit(0, 3, ("We",), annotator=1))


@pytest.mark.parametrize(
    ("sentence", "says"),
    [
        (Sentence(("Let", "us", "go", "."), GOLD, (0, 1)), "of another sentence"),
        (Sentence(TOKENS, GOLD[:1], (0,)), "1 annotators"),
        (Sentence(TOKENS, GOLD[:1], (0, 1)), "the correction 'We go.' has the same tokens"),
        (Sentence(TOKENS, (GOLD[0], Edit(0, 2, ("We",), annotator=1)), (0, 1)), "make 'We to go .'"),
    ],
)
def test_edits_out_of_step_are_refused(sentence: Sentence, says: str) -> None:
    """A pair with edits of another sentence, or that make another correction, is one sentence with its id."""
    with pytest.raises(DataError, match="minimal pair a: ") as error:
        pair_items([PAIR], [sentence])
    assert says in str(error.value)


def test_edits_for_each_pair_are_needed() -> None:
    """Fewer sentences than pairs are refused."""
    with pytest.raises(DataError, match="1 minimal pairs and edits of 0 sentences"):
        pair_items([PAIR], [])
    assert pair_items([PAIR], [Sentence(TOKENS, GOLD, (0, 1))])[0].id == "a"


def test_edits_of_own_pairs_are_extracted() -> None:
    """Without ready edits ERRANT cuts them, each reference as an annotator."""
    pytest.importorskip("errant")
    [item] = pair_items([PAIR])
    assert [(edit.annotator, edit.correction) for edit in item.sentences[0].edits] == [
        (0, ""),
        (1, "We"),
        (1, ""),
    ]
