"""An answer as rules of damage see it."""

from __future__ import annotations

import pytest

pytest.importorskip("markdown_it")

from mismark.perturb.answers.reading import AnswerText
from mismark.texts.gold_answers import GoldAnswer, read_gold_answers

GOLD = read_gold_answers("judging")


def read(text: str) -> AnswerText:
    """An answer of this text."""
    return AnswerText(GoldAnswer("q", "long-form", "Tell me.", text))


def cut(text: str) -> list[str]:
    """Its sentences."""
    found = read(text)
    return [found.text[start:end] for start, end in found.sentences]


@pytest.mark.parametrize(
    ("text", "sentences"),
    [
        ("One. Two! Three?", ["One.", "Two!", "Three?"]),
        ("Dr. Lee met J. R. Smith. He left.", ["Dr. Lee met J. R. Smith.", "He left."]),
        ("It costs 3.5 dollars, e.g. at Bo's. Fine.", ["It costs 3.5 dollars, e.g. at Bo's.", "Fine."]),
        ("He said “Stop.” Then he left.", ["He said “Stop.”", "Then he left."]),
        ("a. b", ["a. b"]),
        ("# Head\n\nBody one. Body two.\n", ["Body one.", "Body two."]),
        ("# Head\r\rBody one.\r\n\r\nBody two.\n\r", ["Body one.", "Body two."]),
        ("1. First. More.\n2. Second.", ["First.", "More.", "Second."]),
        ("Lost breaks: 1. Air. 2. Ice.", ["Lost breaks: 1. Air.", "2. Ice."]),
        ("```\nNot. Me.\n```\n\nBut me.", ["But me."]),
        ("| a. B | c |\n|---|---|\n| d. E | f |", []),
        ("", []),
    ],
)
def test_sentences(text: str, sentences: list[str]) -> None:
    """Sentences end at stops that end one, and none stands in a heading, a table or code."""
    assert cut(text) == sentences


def test_lists_know_their_items_and_their_depth() -> None:
    """Outer lists come first; an item reaches to the end of the lists inside it."""
    found = read("Do:\n\n1. Wash.\n   - Hands\n   - Face\n2) Dry.\n\n- Rest").lists
    shown = [(block.ordered, block.depth, len(block.items)) for block in found]
    assert shown == [(True, 1, 1), (False, 2, 2), (True, 1, 1), (False, 1, 1)]
    first = found[0].items[0]
    text = "Do:\n\n1. Wash.\n   - Hands\n   - Face\n2) Dry.\n\n- Rest"
    assert text[first.start : first.end] == "1. Wash.\n   - Hands\n   - Face"
    assert text[slice(*first.marker)] == "1."
    assert text[first.body :].startswith("Wash.")


@pytest.mark.parametrize(
    "inside",
    ["`x = 1`", "\\( a + b \\)", "$x^2$", "“so it goes”", '"so it goes"', "https://a.b/c", "me@a.org", "<b>"],
)
def test_what_is_no_prose_is_masked(inside: str) -> None:
    """Code, formulas, addresses, quotations and tags are masked, the words beside them are not."""
    text = f"See {inside} here."
    found = read(text)
    assert found.is_masked(text.index(inside) + 1, text.index(inside) + 2)
    assert [text[start:end] for start, end in found.words] == ["See", "here"]


@pytest.mark.parametrize("text", ["It costs $5 and then $6.", "Bo's and Al's.", 'A 5" pipe and a 6" pipe.'])
def test_prices_apostrophes_and_inches_mask_nothing(text: str) -> None:
    """A dollar sign, an apostrophe or an inch mark opens no mask."""
    assert read(text).masks == ()


def test_fenced_code_is_masked_to_its_end() -> None:
    """Everything between fences is masked, blank lines included."""
    text = "Run:\n\n```python\na = 1\n\nb = 2\n```\n\nDone."
    assert read(text).is_masked(text.index("b ="), text.index("b =") + 1)
    assert not read(text).is_masked(text.index("Done"), len(text))


def test_a_sentence_is_found_by_a_place_in_it() -> None:
    """A place belongs to the sentence around it; blanks between sentences belong to none."""
    found = read("One is. Two is.")
    assert found.sentence_at(8) == (8, 15)
    assert found.sentence_at(7) is None


@pytest.mark.parametrize("answer", GOLD, ids=[one.id for one in GOLD])
def test_spans_of_real_answers_lie_inside_and_apart(answer: GoldAnswer) -> None:
    """In every built-in answer sentences, masks and words are in order and lie inside the text."""
    found = AnswerText(answer)
    for spans in (found.sentences, found.masks, found.words):
        places = [place for span in spans for place in span]
        assert places == sorted(places)
        assert not places or 0 <= places[0] <= places[-1] <= len(answer.gold)
    for start, end in found.sentences:
        assert found.text[start:end] == found.text[start:end].strip()
