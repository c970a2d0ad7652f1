"""Commands as correctors: sentences in, one a line, corrected lines out."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from mismark.errors import RespondentError
from mismark.records import Fate, Item, Message, Prompt, Reply, Sentence
from mismark.respondents import Ask, Limits, respondent

if TYPE_CHECKING:
    from pathlib import Path

ITEM = Item("i", (Sentence(("He", "go", ".")),))


def corrected(shell: str, *sentences: str, limits: Limits | None = None) -> list[Reply]:
    """What a command makes of sentences that are asked about at once."""
    made = respondent(f"command:{shell}", limits)

    async def go() -> list[Reply]:
        await made.open()
        try:
            return await asyncio.gather(*(made.answer(Ask(_prompt(one), ITEM, 0)) for one in sentences))
        finally:
            await made.close()

    return asyncio.run(go())


def _prompt(sentence: str) -> Prompt:
    return Prompt("i/baseline", "i", "baseline", "fix", (Message("user", f"Correct: {sentence}"),), sentence)


def test_a_corrector_reads_lines_and_writes_lines() -> None:
    """It sees the sentences and nothing of the question, each answer is the line of its sentence."""
    replies = corrected("sed 's/go/goes/'", "He go.", "I am.", "She go\nhome.")
    assert [one.text for one in replies] == ["He goes.", "I am.", "She goes home."]
    assert {one.fate for one in replies} == {Fate.ANSWERED}


def test_a_command_is_started_once_for_all_that_wait(tmp_path: Path) -> None:
    """Ten sentences that wait together are one process's input."""
    note = tmp_path / "starts"
    replies = corrected(f"echo x >> {note}; cat", *(f"Sentence {k}." for k in range(10)))
    assert [one.text for one in replies] == [f"Sentence {k}." for k in range(10)]
    assert note.read_text() == "x\n"


@pytest.mark.parametrize(
    ("shell", "fate", "words"),
    [
        ("tail -n 1", Fate.CRASHED, "wrote 1 line for 2 sentences; a corrector writes one line for each"),
        ("cat; echo more", Fate.CRASHED, "wrote 3 lines for 2 sentences"),
        ("true", Fate.CRASHED, "wrote 0 lines for 2"),
        ("echo oops >&2; exit 4", Fate.CRASHED, "exit status 4: oops"),
        ("sed 's/.*//'", Fate.EMPTY, "an empty line"),
    ],
)
def test_how_a_corrector_can_fail(shell: str, fate: Fate, words: str) -> None:
    """Another number of lines, an exit status and empty lines are fates with a sentence."""
    for reply in corrected(shell, "He go.", "I am."):
        assert reply.fate is fate
        assert words in reply.detail


def test_a_corrector_that_hangs_is_ended() -> None:
    """The time for one call holds for each sentence; all that waited get the fate."""
    replies = corrected("sleep 60", "He go.", "I am.", limits=Limits.of(0.1, 1))
    assert {one.fate for one in replies} == {Fate.TIMEOUT}


def test_what_cannot_be_started_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder, a file that may not be run and one that needs ./ are each told with what to write."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "fix.sh").write_text("cat\n")
    (tmp_path / "inner").mkdir()
    for shell, words in (
        (
            "./fix.sh",
            r"may not be run; make it a program \(chmod \+x ./fix.sh\), or name what runs it \(sh ./fix.sh\)",
        ),
        ("fix.sh", "a file of that name is here; write command:./fix.sh"),
        ("./inner", "is a folder"),
        ("./nothing.sh", "there is no program ./nothing.sh"),
    ):
        with pytest.raises(RespondentError, match=words):
            respondent(f"command:{shell}").check()  # type: ignore[attr-defined]
