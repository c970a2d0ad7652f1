"""Reading a corrected sentence out of a chatty reply."""

from __future__ import annotations

import json

import pytest
from reply_wrappings import WRAPPINGS

from mismark.protocols.corrected_reply import Corrected, read_corrected
from mismark.records import Unparsed
from mismark.texts.builtin import pairs

SOURCE, RIGHT = "He go home.", "He goes home."


def wrapped(wrapping: str, sentence: str, source: str) -> str:
    """A sentence as a chatty model writes it."""
    return wrapping.format(sentence, src=source, json=json.dumps(sentence))


def missed(wrapping: str, step: int) -> list[str]:
    """The references, of every `step`-th built-in pair, that do not come back exactly out of a wrapping."""
    failed = []
    for pair in pairs()[::step]:
        for reference in pair.references:
            for source in (pair.wrong, reference.text):
                read = read_corrected(wrapped(wrapping, reference.text, source), source)
                if not isinstance(read, Corrected) or read.text != reference.text:
                    failed.append(f"{source} | {reference.text} | {read}")
    return failed


@pytest.mark.parametrize("wrapping", WRAPPINGS)
def test_references_come_back_out_of_a_wrapping(wrapping: str) -> None:
    """References of built-in pairs come back exactly, whatever stands around them."""
    assert missed(wrapping, 53) == []


@pytest.mark.slow
def test_all_references_come_back_out_of_all_wrappings() -> None:
    """All references of the built-in set, and their sources unchanged, come back out of every wrapping."""
    assert [one for wrapping in WRAPPINGS for one in missed(wrapping, 1)] == []


def test_a_sentence_by_itself_is_never_altered() -> None:
    """Every sentence of the built-in set comes back as it is, with no rule named, beside any of its own sources."""
    for pair in pairs():
        texts = [pair.wrong, *(reference.text for reference in pair.references)]
        for source in texts:
            for text in texts:
                assert read_corrected(text, source) == Corrected(text), (text, source)


@pytest.mark.parametrize(
    ("reply", "source"),
    [
        ("Correction: he goes home.", "Correction: he go home."),
        ('He said: "I go home."', 'He said: "I goes home."'),
        ('"I go home," he said.', '"I goes home," he said.'),
        ('"Are you tired?" "Yes, I am."', '"Are you tired?" "Yes, I\'m."'),
        ('He said, "Sure! Here is the sentence: go."', 'He said, "Sure! Here is the sentence: goes."'),
        ("Note: the shop is closed.", "Note: the shop are closed."),
        ("It was wet. I changed my shirt.", "It was wet. I change my shirt."),
        ("The verb is wrong.", "The verb are wrong."),
        ("No, there are no errors.", "No, there is no errors."),
        ("No changes are needed.", "No changes is needed."),
        ("Sure, I will come.", "Sure I will come."),
        ("Hello, is anyone home?", "Hello, is home?"),
        ("1. Open the door.", "1. Opening the door."),
        ("Use 2 * 3 * 4.", "Uses 2 * 3 * 4."),
        ("The answer is: yes.", "The answer are: yes."),
        ("I'm sorry I am late.", "I'm sorry I late."),
        ("I can't help you.", "I can't to help you."),
        ("Press Ctrl -> C now.", "Presses Ctrl -> C now."),
        ("Write [sic] after it.", "Writes [sic] after it."),
    ],
)
def test_a_sentence_that_reads_like_talk_stays(reply: str, source: str) -> None:
    """Quotation marks, colons, numbers and talk that are the source's own are left where they are."""
    assert read_corrected(reply, source) == Corrected(reply)


@pytest.mark.parametrize(
    ("reply", "source"),
    [
        ('He said: "I go home."', 'He said: "I goes home."'),
        ('"Go home," he says.', '"Go home," he say.'),
        ('This is my "best" friend.', 'This is my "best" friends.'),
    ],
)
def test_quotation_marks_around_those_of_the_source_come_off(reply: str, source: str) -> None:
    """One pair more than the source has is around the whole, and the rest stays."""
    assert read_corrected(f'"{reply}"', source) == Corrected(reply, ("quotes",))
    assert read_corrected(reply, source) == Corrected(reply)


def test_what_shows_nothing_stays_where_the_source_has_it() -> None:
    """A soft hyphen or a mark of direction is no correction, whether the source has it or the reply."""
    assert read_corrected("He soft\u00adly goes.", "He soft\u00adly go.") == Corrected(
        "He soft\u00adly goes."
    )
    assert read_corrected("He soft\u00adly goes.", "He softly go.") == Corrected("He softly goes.")


@pytest.mark.parametrize(
    ("reply", "rules"),
    [
        ("He **goes** home.", ("emphasis",)),
        ("He ~~go~~ **goes** home.", ("emphasis",)),
        ("He [goes] home.", ("emphasis",)),
        ("He goes home. (No other changes needed.)", ("remark",)),
        ("No changes needed. He goes home.", ("remark",)),
        ('"He go home." should be "He goes home".', ("quoted",)),
        ('The correct sentence is "He goes home."', ("quoted",)),
        ("Corrected: **He goes home.** ✅", ("emphasis", "tick", "label")),
        ("He goes home.<|im_end|>", ("tokens",)),
        ("\\boxed{He goes home.}", ("tags",)),
        ("<think>go, goes?</think>He goes home.", ("thinking",)),
        ("He go home. → He goes home.", ("source",)),
        ("He goes home.\n\nHe goes home.", ("repeated",)),
        (
            "| Original | Corrected |\n|---|---|\n| He go home. | He goes home. |",
            ("label", "opening", "source"),
        ),
        ("The text is almost right. He goes home.", ("remark",)),
        ("\u200bHe goes home.", ()),
        ("\x1b[32mHe go\u00ades \u202ehome\u202c.\x1b[0m", ()),
        ("Correct it.\n\nHe go home.\nCorrected: He goes home.", ("opening", "source", "label")),
        ('{"corrected": "He goes home.", "explanation": "third person"}', ("json",)),
    ],
)
def test_rules_are_named(reply: str, rules: tuple[str, ...]) -> None:
    """What was taken away is told by the names of the rules, in order."""
    assert read_corrected(reply, SOURCE) == Corrected(RIGHT, rules)


@pytest.mark.parametrize(
    "reply",
    [
        "No changes needed.",
        "The sentence is already correct.",
        "The text is grammatically correct as it is. No corrections are necessary.",
        "**No changes needed.**",
        "Unchanged",
    ],
)
def test_a_statement_that_nothing_is_wrong_is_the_source(reply: str) -> None:
    """A reply that only says that nothing is to be changed gives the sentence as it was shown."""
    read = read_corrected(reply, RIGHT)
    assert isinstance(read, Corrected)
    assert (read.text, read.wrapping[-1]) == (RIGHT, "unchanged")


@pytest.mark.parametrize(
    ("reply", "reason"),
    [
        ("", "empty"),
        (" \n\t", "empty"),
        ("---", "empty"),
        ("<think>He goes", "only-thinking"),
        ("I'm sorry, but I can't help with that.", "refusal"),
        ("As an AI language model, I cannot correct homework.", "refusal"),
        ("Er geht nach Hause.", "other-text"),
        ("彼は家に帰る。", "other-text"),
        ("He goes home. " * 30, "other-text"),
        ("He goes home.\nHe went home.", "several"),
        ("He goes home. / He went home.", "several"),
        ("He goes home. (or: He went home.)", "several"),
        ("Option 1: He goes home.\nOption 2: He went home.", "several"),
        ("1. He goes home.\n2. He went home.", "several"),
        ("He goes home.\n\nor\n\nHe went home.", "several"),
        ('The verb "go" should be "goes".', "no-sentence"),
        ('"go" → "goes"', "no-sentence"),
        ("He go → goes home.", "no-sentence"),
        ("The sentence has an error: the verb must agree with the subject.", "no-sentence"),
        ("Certainly!", "no-sentence"),
    ],
)
def test_a_reply_without_one_sentence_says_why(reply: str, reason: str) -> None:
    """What cannot be read is a value with a reason, never a guess."""
    read = read_corrected(reply, SOURCE)
    assert isinstance(read, Unparsed)
    assert read.reason == reason


def test_a_source_of_two_sentences_may_be_written_in_two_lines() -> None:
    """Lines that together are more like the source than each by itself are one text."""
    read = read_corrected("Whose bag is this?\nIt is mine.", "Whose bag is this? It are mine.")
    assert read == Corrected("Whose bag is this? It is mine.")
