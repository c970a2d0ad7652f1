"""The conditions of framing: word for word the paper's, with the number that each must show."""

from __future__ import annotations

import pytest

from mismark.errors import UsageError
from mismark.protocols.framing.conditions import condition, conditions, prompts
from mismark.protocols.framing.protocol import Framing
from mismark.records import Edit, Item, Sentence

TEXT = "I do n't know , he go ."
ITEM = Item("x", (Sentence(tuple(TEXT.split()), (Edit(6, 7, ("goes",), "SVA"),)),))
SYSTEM = (
    "You are a grammar error detection assistant. Examine the provided English text and list every grammatical error you find. "
    "For each error, write exactly one line: ERROR N: [brief description, 10 words max]. After listing all errors, write on its "
    "own line: TOTAL ERRORS FOUND: N. Do not include any other text."
)


def with_errors(n: int) -> Item:
    """A passage of n errors."""
    return Item("n", (Sentence(tuple("abcdefgh"), tuple(Edit(i, i + 1, ("x",), "X") for i in range(n))),))


def asked(name: str, item: Item = ITEM, text: str = "tokenised") -> tuple[str, ...]:
    """The messages of one condition."""
    (prompt,) = prompts([item], [condition(name)], text=text)
    return tuple(message.content for message in prompt.messages)


@pytest.mark.parametrize(
    ("name", "question"),
    [
        ("blind", "Does this text have any grammatical errors? If yes, list them."),
        ("informed", "This text contains grammatical errors. Please find and list all of them."),
        ("anchored", "This text contains exactly 1 grammatical error(s). Please find and list all of them."),
        ("over", "This text contains exactly 3 grammatical error(s). Please find and list all of them."),
        ("under", "This text contains exactly 1 grammatical error(s). Please find and list all of them."),
        ("anchor+5", "This text contains exactly 6 grammatical error(s). Please find and list all of them."),
        ("anchor-5", "This text contains exactly 1 grammatical error(s). Please find and list all of them."),
    ],
)
def test_the_words_are_the_papers(name: str, question: str) -> None:
    """Appendix A, figures 7 and 8."""
    assert asked(name) == (SYSTEM, f"{question} {TEXT}")


def test_text_is_natural_or_tokenised() -> None:
    """The same tokens, with the spaces of English or of the corpus."""
    assert asked("blind", text="natural")[1].endswith("I don't know, he go.")


def test_a_brace_in_a_passage_is_text() -> None:
    """A passage that holds {N} or {text} is shown as it is."""
    item = Item("x", (Sentence(("{N}", "and", "{text}")),))
    assert asked("anchored", item)[1].endswith(" {N} and {text}")


@pytest.mark.parametrize(
    ("n", "name", "shown"),
    [
        (3, "under", 1),
        (2, "under", 1),
        (1, "under", 1),
        (7, "under", 5),
        (3, "anchor-5", 1),
        (6, "anchor-5", 1),
        (7, "anchor-5", 2),
    ],
)
def test_no_anchor_is_below_one(n: int, name: str, shown: int) -> None:
    """max(1, N + offset), and that is what the prompt's facts record."""
    (prompt,) = prompts([with_errors(n)], [condition(name)], text="natural")
    assert prompt.facts == {"anchor": shown}
    assert f"exactly {shown} grammatical" in prompt.messages[1].content


def test_another_kind_of_error_has_its_own_noun() -> None:
    """An item set that asks for factual errors says so in both messages."""
    item = Item("x", ITEM.sentences, noun="factual error")
    system, user = asked("anchored", item)
    assert "list every factual error you find" in system
    assert user.startswith("This text contains exactly 1 factual error(s).")
    assert "gramma" not in system + user


def test_an_anchor_of_a_named_condition_is_that_condition() -> None:
    """--anchors=-2,0,2 adds nothing to the five."""
    five = ["blind", "informed", "anchored", "over", "under"]
    assert [one.name for one in conditions(five, [-2, 0, 2, 3])] == [*five, "anchor+3"]


@pytest.mark.parametrize("name", ["anchor", "anchor+", "anchor+x", "Blind", "", "anchor+123456"])
def test_an_unknown_condition_is_refused_by_name(name: str) -> None:
    """The sentence names what there is."""
    with pytest.raises(UsageError, match="blind, informed, anchored, over, under"):
        condition(name)


@pytest.mark.parametrize(
    "settings", [{"text": "raw"}, {"preset": "papers"}, {"conditions": []}, {"colour": 1}]
)
def test_a_setting_that_cannot_work_is_refused(settings: dict[str, object]) -> None:
    """Before anything is planned."""
    with pytest.raises(UsageError):
        Framing().resolve(settings)
