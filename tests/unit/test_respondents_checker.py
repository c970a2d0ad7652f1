"""The rule-based checkers: what they find, and where it stands in the text."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from typing import Any

import pytest

from mismark.errors import MissingExtra, RespondentError
from mismark.records import Fate, Finding, Item, Message, Prompt, Reply, Sentence
from mismark.respondents import Ask, respondent
from mismark.respondents import checker as checkers


def ask(text: str, condition: str = "blind") -> Ask:
    """A call about a text."""
    prompt = Prompt(f"i/{condition}", "i", condition, "find", (Message("user", condition),), text)
    return Ask(prompt, Item("i", (Sentence((text,)),)))


def answers(name: str, *texts: str) -> list[Reply]:
    """What a checker answers to texts."""
    made = respondent(name)

    async def go() -> list[Reply]:
        await made.open()
        try:
            return list(await asyncio.gather(*[made.answer(ask(text)) for text in texts]))
        finally:
            await made.close()

    return asyncio.run(go())


def test_harper_counts_in_code_points() -> None:
    """Signs outside the basic plane before an error do not move its span."""
    befores = ["", "😀 ", "👩‍👩‍👧 naïve 𝒳 ", "ｆｕｌｌ — “quoted” "]
    replies = answers("checker/harper", *[f"{before}This is an test." for before in befores])
    for before, reply in zip(befores, replies, strict=True):
        [found] = [finding for finding in reply.findings or () if finding.correction == "a"]
        start = len(before) + 8
        assert (found.char_start, found.char_end) == (start, start + 2)


def test_harper_suggestions_become_corrections() -> None:
    """A replacement is the correction, and what is to be inserted after a word is an empty span behind it."""
    text = "However it is late. I met the the man."
    [reply] = answers("checker/harper", text)
    found = {(text[f.char_start : f.char_end], f.char_start, f.correction) for f in reply.findings or ()}
    assert found == {("", 7, ","), ("the the", 26, "the")}


def test_harper_leaves_out_spaces_and_length() -> None:
    """Findings on white space alone, and that a sentence is long, are no errors in the words."""
    texts = "It was late , and we left.", "It was late " + "and it was late " * 15 + "today."
    replies = answers("checker/harper", *texts)
    assert [reply.findings for reply in replies] == [(), ()]


def test_harper_speaks_other_dialects() -> None:
    """A British spelling is found by the American dialect and not by the British one."""
    [american], [british] = (
        answers(f"checker/harper:dialect={dialect}", "The colour is nice.")
        for dialect in ("american", "british")
    )
    assert [(f.char_start, f.char_end) for f in american.findings or ()] == [(4, 10)]
    assert british.findings == ()


def test_the_speller_finds_words_that_are_none() -> None:
    """Words outside the dictionary are found with their place and a suggestion in their own case."""
    text = "😀 Becuase of genetic chnges."
    [reply] = answers("checker/speller", text)
    assert [(text[f.char_start : f.char_end], f.correction) for f in reply.findings or ()] == [
        ("Becuase", "Because"),
        ("chnges", "changes"),
    ]


def test_the_speller_passes_over_what_is_no_word() -> None:
    """Names, capitals, addresses, numbers, single letters and contractions are passed over."""
    texts = [
        "I met Zxqwv in the street.",
        "NGOXX said so.",
        "It was the 3rdx of May.",
        "See www.exmple.com or a/zzqx/b or me_zzqx.",
        "They don’t know, and it isn't the cat's.",
        "The x axis.",
        "",
    ]
    replies = answers("checker/speller", *texts)
    assert [text for text, reply in zip(texts, replies, strict=True) if reply.findings != ()] == []


def test_a_word_at_the_start_of_a_sentence_is_no_name() -> None:
    """A capitalised word is looked up where a sentence begins, also behind a quote."""
    [reply] = answers("checker/speller", 'He went. "Thiss is it." Becuase.')
    assert [f.correction for f in reply.findings or ()] == ["This", "Because"]


def test_a_long_word_without_likeness_is_quick_and_open() -> None:
    """A word too far from all others is found without a suggestion."""
    [reply] = answers("checker/speller", "He is zzqxjkvwbpfzzqxjkvwbpf.")
    assert [f.correction for f in reply.findings or ()] == [None]


@pytest.mark.parametrize("name", ["checker/harper", "checker/speller"])
def test_the_question_changes_nothing(name: str) -> None:
    """The same text under two conditions gets the same findings."""
    made = respondent(name)

    async def go() -> list[Reply]:
        await made.open()
        replies = [await made.answer(ask("Thiss is an test.", condition)) for condition in ("blind", "over")]
        await made.close()
        return replies

    one, other = asyncio.run(go())
    assert one.findings == other.findings != ()
    assert (made.sees, made.concurrency) == ("text", 1)


class PanicException(BaseException):
    """Stands for a panic in compiled code, which is no `Exception`."""


@pytest.mark.parametrize("error", [ValueError("bad\ntext"), PanicException("index out of bounds")])
def test_a_failing_checker_has_crashed(monkeypatch: pytest.MonkeyPatch, error: BaseException) -> None:
    """An exception or a panic inside a checker is the fate crashed, with its type in one line."""

    def fail(text: str) -> tuple[Finding, ...]:
        raise error

    kind: Any = checkers.CHECKERS["harper"]._replace(load=lambda settings: fail)
    monkeypatch.setitem(checkers.CHECKERS, "harper", kind)
    [reply] = answers("checker/harper", "Text.")
    assert reply.fate is Fate.CRASHED
    assert type(error).__name__ in reply.detail
    assert "\n" not in reply.detail


def test_the_identity_holds_the_version() -> None:
    """The identity names package, version and dialect."""
    identity = respondent("checker/harper:dialect=indian").identity()
    assert identity["package"] == "harper-py"
    assert identity["version"].startswith("0.")
    assert identity["settings"] == {"dialect": "indian"}


@pytest.mark.parametrize(
    "name",
    [
        "checker/languagetool",
        "checker/harper:dialect=scots",
        "checker/speller:dialect=x",
        "checker/harper:x=1",
    ],
)
def test_what_a_checker_cannot_be_is_one_sentence(name: str) -> None:
    """An unknown checker or setting is a sentence that begins with the name as it was written."""
    with pytest.raises(RespondentError, match=name):
        respondent(name)


def test_a_missing_package_names_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the package is not installed the error says how to install it."""
    kind = checkers.CHECKERS["speller"]._replace(package="no-such-package-here")
    monkeypatch.setitem(checkers.CHECKERS, "speller", kind)
    with pytest.raises(MissingExtra, match=r"pip install 'mismark\[checkers\]'"):
        respondent("checker/speller")


def test_naming_a_checker_loads_nothing() -> None:
    """A checker that is named and not opened has not imported its package's rules."""
    code = "import sys; from mismark.respondents import respondent; respondent('checker/harper').identity(); print('harper' in sys.modules)"
    import subprocess

    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"


def test_harper_keeps_quiet(capfd: pytest.CaptureFixture[str]) -> None:
    """Harper prints words of its own on some texts; none of them reaches our standard output."""
    pytest.importorskip("harper")
    from mismark.respondents.harper_check import HarperCheck

    HarperCheck("american")("I am looking forward to see you, and we look forward to see the results soon.")
    print("data")
    assert capfd.readouterr().out == "data\n"


def test_the_speller_breaks_ties_by_the_alphabet() -> None:
    """Of equally frequent candidates the first in the alphabet is taken, whatever the order of sets in this process."""
    code = (
        "from mismark.respondents.speller_check import SpellerCheck;"
        "print([f.correction for f in SpellerCheck()('They explane teh thign and recieve wrok.')])"
    )
    found = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "2", "3")
    }
    assert len(found) == 1
