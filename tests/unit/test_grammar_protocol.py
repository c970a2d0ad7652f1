"""The grammar protocol: prompts, what is asked of which items, and the counts of a reply."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from mismark.errors import DataError, UsageError
from mismark.protocols.corrected_reply import Corrected
from mismark.protocols.grammar.conditions import wrong_item
from mismark.protocols.grammar.counts import count
from mismark.protocols.grammar.protocol import Grammar
from mismark.protocols.grammar.selection import read_levels, read_numbers
from mismark.records import Edit, Fate, Finding, Item, Parsed, Prompt, Reply, Sentence, Unparsed
from mismark.respondents import Ask, respondent
from mismark.texts.builtin import load
from mismark.texts.inventory import inventory

PAIR = Item(
    "039-08",
    (
        Sentence(
            ("Snowboarding", "is", "more", "dangerous", "as", "dancing", "."),
            (Edit(4, 5, ("than",), "R:PREP", 0), Edit(2, 3, ("as",), "R:ADV", 1)),
            (0, 1),
        ),
    ),
    document="039",
    meta={
        "item": 39,
        "level": "A2",
        "name": "Comparative (superiority) (more + adjective/adverb)",
        "steps": [2, 3],
        "operation": "replacement",
        "wrong": "Snowboarding is more dangerous as dancing.",
        "references": [
            "Snowboarding is more dangerous than dancing.",
            "Snowboarding is as dangerous as dancing.",
        ],
    },
)
GRAMMAR = Grammar()
ALL = ["baseline", "guided", "wrong-item", "correct"]


def prompts(*, seed: int = 42, **settings: Any) -> dict[str, Prompt]:
    """The prompts of the pair by their conditions."""
    resolved = GRAMMAR.resolve({"conditions": ALL, **settings})
    return {one.condition: one for one in GRAMMAR.prompts([PAIR], {**resolved, "seed": seed})}


def counted(text: str, condition: str = "baseline") -> dict[str, Any]:
    """The counts of a reply that is read as this text."""
    return count(prompts()[condition], PAIR, Corrected(text))


def test_the_paper_s_prompts_stand_word_for_word() -> None:
    """Baseline and Guided are table 12 of the paper, with line breaks where it has backslash-n, in one user message."""
    end = (
        "\nProvide a grammatical correction for the text, making only necessary changes. Do not provide any "
        "additional comments or explanations. If the input text is already correct, return it unchanged."
    )
    wrong = "Snowboarding is more dangerous as dancing."
    asked = prompts()
    [baseline], [guided] = asked["baseline"].messages, asked["guided"].messages
    start = "You are an English language teacher. "
    student = "A student has sent you the following text. \n"
    taught = "You taught Comparative (superiority) (more + adjective/adverb) in today's class. "
    assert (baseline.role, baseline.content) == ("user", start + student + wrong + end)
    assert guided.content == start + taught + student + wrong + end


def test_a_tokenised_question_has_spaces_between_all_tokens() -> None:
    """`--text tokenised` changes what a model is shown, not what a checker is shown."""
    asked = prompts(text="tokenised")["baseline"]
    assert "\nSnowboarding is more dangerous as dancing .\n" in asked.messages[0].content
    assert asked.text == "Snowboarding is more dangerous as dancing."


def test_the_correct_sentence_goes_through_the_plain_question() -> None:
    """The condition `correct` shows the first reference that uses the item, in the words of Baseline."""
    asked = prompts()
    assert asked["correct"].text == "Snowboarding is more dangerous than dancing."
    assert asked["correct"].messages[0].content == asked["baseline"].messages[0].content.replace(
        " as ", " than "
    )


def test_a_wrong_item_is_drawn_by_seed() -> None:
    """The same seed names the same other item of the level; over seeds there are many."""
    assert prompts()["wrong-item"].facts == prompts()["wrong-item"].facts
    drawn = {prompts(seed=seed)["wrong-item"].facts["shown_item"] for seed in range(20)}
    assert len(drawn) > 5
    assert {inventory()[number - 1].level for number in drawn} == {"A2"}


def test_no_wrong_item_is_one_that_the_sentence_uses() -> None:
    """For every built-in pair the item named is of its level, not its own, and marks none of its references nor the sentence; like items stand beside each other, so it is far away."""
    for item in load("grammar")[::3]:
        other = wrong_item(item, 7)
        assert (other.level, other.id == item.meta["item"]) == (item.meta["level"], False)
        assert not any(other.marks(text) for text in (item.meta["wrong"], *item.meta["references"])), item.id
        assert abs(other.id - item.meta["item"]) >= 20, item.id


def test_counts_are_against_each_reference_by_itself() -> None:
    """By hand: "than" for "as" is the one edit of reference 0, and none of reference 1.

    Two changes with two words between them are read as two where one of them is gold, else as one.
    """
    found = counted("Snowboarding is more dangerous than dancing.")
    assert found["references"] == [[1, 1, 1], [0, 1, 1]]
    assert (found["exact"], found["changed"], found["edits"], found["wrapping"]) == (0, True, 1, [])
    other = counted("Snowboarding is as dangerous as a dancing .")
    assert other["references"] == [[0, 1, 1], [1, 2, 1]]
    assert (other["exact"], other["edits"]) == (None, 1)
    keys = {"grammar_item": 39, "level": "A2", "operation": "replacement", "steps": [2, 3], "parsed": 1}
    assert keys.items() <= found.items()


def test_curly_quotation_marks_are_no_correction() -> None:
    """Where the pair is typed with straight marks, a reply in curly ones is the same sentence."""
    prompt = Prompt("x/baseline", "x", "baseline", "fix", (), "I don't know.")
    assert count(prompt, PAIR, Corrected("I don’t know."))["changed"] is False


def test_a_correct_sentence_has_no_counts_against_references() -> None:
    """Of a correct sentence it is counted whether it was changed, and by how many edits."""
    found = counted("Snowboarding is much more dangerous than dancing.", "correct")
    assert (found["changed"], found["edits"]) == (True, 1)
    assert "references" not in found


def test_a_reply_that_cannot_be_read_is_not_wrong() -> None:
    """It has a reason and no counts."""
    found = count(prompts()["guided"], PAIR, Unparsed("several"))
    assert (found["parsed"], found["reason"], found["shown_item"]) == (0, "several", 39)
    assert not {"references", "changed", "edits"} & set(found)


def test_findings_become_a_sentence_and_a_cut_reply_is_unread() -> None:
    """A checker's findings are carried out; a reply that the token limit cut gives no counts."""
    settings = GRAMMAR.resolve({})
    asked = prompts()["baseline"]
    reply = Reply(Fate.ANSWERED, findings=(Finding(31, 33, "than"), Finding(0, 12)))
    assert GRAMMAR.render(asked, PAIR, reply, settings) == "Snowboarding is more dangerous than dancing."
    assert GRAMMAR.parse(asked, PAIR, Reply(Fate.TRUNCATED, "Snowboarding is"), settings) == Unparsed(
        "truncated"
    )
    read = GRAMMAR.parse(asked, PAIR, Reply(Fate.ANSWERED, "Output: " + asked.text), settings)
    assert read == Parsed(Corrected(asked.text, ("label",)))


def test_items_and_levels_choose_pairs() -> None:
    """Numbers, ranges, levels and pairs an item are all kept to."""
    settings = GRAMMAR.resolve({"items": ["39", "120-122"], "levels": ["a1", "A2"], "per_item": 2})
    assert [item.id for item in GRAMMAR.load(None, settings)] == [
        "039-01",
        "039-02",
        "120-01",
        "120-02",
        "122-01",
        "122-02",
    ]


def test_the_paper_s_preset() -> None:
    """Both questions of the paper on tokenised text, and the provider's own decoding; what is given holds."""
    settings = GRAMMAR.resolve({"preset": "paper"})
    assert (settings["conditions"], settings["text"]) == (["baseline", "guided"], "tokenised")
    assert (settings["temperature"], settings["max_tokens"]) == (None, None)
    assert GRAMMAR.resolve({"preset": "paper", "temperature": 0.7})["temperature"] == 0.7


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"anchors": [1]}, "no setting 'anchors'"),
        ({"preset": "papers"}, "no preset 'papers'; it has paper"),
        ({"text": "raw"}, "natural or tokenised"),
        ({"conditions": ["blind"]}, "no condition 'blind'; there are baseline, guided, wrong-item, correct"),
        ({"conditions": []}, "at least one condition"),
        ({"items": ["264"]}, "from 1 to 263"),
        ({"items": ["9-3"]}, "such as --items 39,120-129"),
        ({"items": []}, "names no grammar item"),
        ({"levels": ["C1"]}, "no such CEFR level"),
        ({"levels": []}, "names no level"),
    ],
)
def test_a_setting_that_cannot_work_is_told(settings: dict[str, Any], words: str) -> None:
    """One sentence says what was given and what there is."""
    with pytest.raises(UsageError, match=words):
        GRAMMAR.resolve(settings)


def test_a_selection_without_pairs_is_told() -> None:
    """Items and levels that exclude each other, no pair of an item, and a set of passages are refused."""
    with pytest.raises(UsageError, match="leave one of them out"):
        GRAMMAR.load(None, GRAMMAR.resolve({"items": [39], "levels": ["B2"]}))
    with pytest.raises(UsageError, match="--per-item is 0"):
        GRAMMAR.load(None, GRAMMAR.resolve({"per_item": 0}))
    with pytest.raises(DataError, match="holds no minimal pairs"):
        GRAMMAR.load("framing", GRAMMAR.resolve({}))


def test_selections_are_put_in_order() -> None:
    """Numbers ascend and levels go from easy to hard, each once."""
    assert (read_numbers(["5", 3, "3-4"]), read_levels(["B2", "a1", "A1"])) == ([3, 4, 5], ["A1", "B2"])


def test_a_sentence_with_spaces_of_its_own_is_corrected_in_its_own_characters() -> None:
    """Where a sentence is not spaced as usual, a scripted respondent's findings still fall on its words."""
    text = "Snowboarding  is more dangerous as dancing ."
    item = Item("x", PAIR.sentences, meta={**PAIR.meta, "wrong": text})
    asked = Prompt("x/baseline", "x", "baseline", "fix", (), text)
    reply = asyncio.run(respondent("scripted/oracle").answer(Ask(asked, item, 0)))
    assert GRAMMAR.render(asked, item, reply, {}) == "Snowboarding is more dangerous than dancing."
