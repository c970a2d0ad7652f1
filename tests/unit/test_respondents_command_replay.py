"""Shell commands and files of old outputs as respondents."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import subprocess
import time
from dataclasses import asdict
from pathlib import Path

import pytest

from mismark.errors import DataError, RespondentError
from mismark.records import Fate, Finding, Item, Message, Prompt, Reply, Sentence
from mismark.respondents import Ask, Limits, respondent
from mismark.respondents.watch import Watch

ITEM = Item("i", (Sentence(("He", "go", ".")),))


def ask(text: str = "Häs this errors? 😀\nHe go.", condition: str = "blind", sample: int = 0) -> Ask:
    """A call with a system and a user message."""
    messages = (Message("system", "List 'em."), Message("user", text))
    return Ask(Prompt(f"i/{condition}", "i", condition, "find", messages, "He go."), ITEM, sample)


def answer(name: str, *asks: Ask, limits: Limits | None = None) -> list[Reply]:
    """What a respondent of that name answers."""
    made = respondent(name, limits)

    async def go() -> list[Reply]:
        await made.open()
        replies = [await made.answer(one) for one in asks or (ask(),)]
        await made.close()
        return replies

    return asyncio.run(go())


def test_a_command_gets_the_question_and_gives_the_reply() -> None:
    """The user message goes in as UTF-8 as it is, task and system message in the environment, stdout comes out."""
    [reply] = answer("command:cat; printf ' %s %s' $MISMARK_TASK \"$MISMARK_SYSTEM\"")
    assert (reply.fate, reply.text) == (Fate.ANSWERED, "Häs this errors? 😀\nHe go. find List 'em.")


def test_a_command_is_not_told_the_condition() -> None:
    """Neither the condition nor the prompt's id is anywhere in what the command can see."""
    [reply] = answer("command:env; cat", ask("Q", "zz-over"))
    assert "zz-over" not in reply.text


@pytest.mark.parametrize(
    ("shell", "fate", "words"),
    [
        ("echo one >&2; echo 'the end' >&2; exit 3", Fate.CRASHED, "exit status 3: the end"),
        ("exit 1", Fate.CRASHED, "exit status 1"),
        ("kill -9 $$", Fate.CRASHED, "ended by SIGKILL"),
        ("no-such-command-here", Fate.CRASHED, "not found"),
        ("true", Fate.EMPTY, "wrote nothing"),
        ("yes", Fate.CRASHED, "more than 4 MiB"),
        ("printf '\\033[31mred\\n' >&2; exit 1", Fate.CRASHED, "exit status 1: [31mred"),
    ],
)
def test_how_a_command_can_end(shell: str, fate: Fate, words: str) -> None:
    """Each way of ending has its fate and one line that says which."""
    [reply] = answer(f"command:{shell}")
    assert reply.fate is fate
    assert words in reply.detail
    assert reply.detail.isprintable()


def test_a_command_need_not_read() -> None:
    """A command that never reads a long question answers all the same."""
    [reply] = answer("command:echo hello", ask("x" * 3_000_000))
    assert (reply.fate, reply.text) == (Fate.ANSWERED, "hello\n")


def test_bytes_that_are_no_text_are_replaced() -> None:
    """Output that is not UTF-8 is read with replacement signs."""
    [reply] = answer("command:printf 'a\\377b'")
    assert reply.text == "a\ufffdb"


def gone(pid: int) -> bool:
    """Wait a little for a process to be gone."""
    for _ in range(200):
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return True
        with contextlib.suppress(OSError):
            if Path(f"/proc/{pid}/stat").read_text().split()[2] == "Z":
                return True
        time.sleep(0.01)
    return False


def test_a_command_that_hangs_is_ended_with_its_children(tmp_path: Path) -> None:
    """A timeout ends the shell and what it started."""
    note = tmp_path / "pid"
    [reply] = answer(f"command:sleep 600 & echo $! > {note}; wait", limits=Limits(call_s=0.5))
    assert reply.fate is Fate.TIMEOUT
    assert gone(int(note.read_text()))


@pytest.mark.parametrize("settle_s", [0.0, 0.2], ids=["starting", "running"])
def test_a_cancelled_command_is_ended_with_its_children(tmp_path: Path, settle_s: float) -> None:
    """Cancelling a call, even while the shell is being started, raises the cancellation and leaves no process behind."""
    note = tmp_path / "pid"
    made = respondent(f"command:sleep 600 & echo $! > {note}; wait", Limits(call_s=5))

    async def go() -> None:
        call = asyncio.create_task(made.answer(ask()))
        await asyncio.sleep(0)
        await asyncio.sleep(settle_s)
        while settle_s and not (note.exists() and note.read_text().strip()):
            await asyncio.sleep(0.01)
        call.cancel()
        with pytest.raises(asyncio.CancelledError):
            await call

    asyncio.run(go())
    started = note.read_text().strip() if note.exists() else ""
    assert not started or gone(int(started))


def test_the_watch_ends_what_is_left_and_nothing_else() -> None:
    """When the watch ends, groups that were not taken off it are killed; one that was is left alone."""
    watch = Watch()
    groups = [subprocess.Popen(["/bin/sh", "-c", "exec sleep 600"], start_new_session=True) for _ in range(4)]
    try:
        for one in groups:
            watch.add(one.pid)
        watch.remove(groups[0].pid)
        watch.remove(groups[2].pid)
        watch.close()
        assert [groups[k].wait(timeout=10) for k in (1, 3)] == [-9, -9]
        assert [groups[k].poll() for k in (0, 2)] == [None, None]
    finally:
        for one in groups:
            one.kill()
            one.wait()


def test_a_command_keeps_no_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    """The value of a key in the environment is in neither text nor detail, wherever the command writes it."""
    key = "sk-Zq8rT5uV1wX3yA7b"
    monkeypatch.setenv("MY_API_KEY", key)
    replies = [*answer("command:echo $MY_API_KEY"), *answer("command:echo $MY_API_KEY >&2; exit 1")]
    assert [reply.fate for reply in replies] == [Fate.ANSWERED, Fate.CRASHED]
    assert key not in repr(replies)


def test_no_command_is_a_sentence() -> None:
    """A name without a command says how one is written."""
    with pytest.raises(RespondentError, match="no command after the colon"):
        respondent("command: ")


def write(path: Path, *lines: object) -> Path:
    """Write lines of JSON; text goes in as it is."""
    path.write_text(
        "\n".join(line if isinstance(line, str) else json.dumps(line) for line in lines), encoding="utf-8"
    )
    return path


def test_old_outputs_are_found_by_prompt_and_sample(tmp_path: Path) -> None:
    """Lines by prompt, by item and condition, and with a sample, are each given to their own call."""
    file = write(
        tmp_path / "old.jsonl",
        {"prompt": "i/blind", "text": "A"},
        "",
        {"prompt": "i/blind", "text": "B", "sample": 1},
        {"item": "i", "condition": "over", "text": "Ç"},
        {"item": "i", "condition": "under", "text": " "},
    )
    asks = ask(), ask(sample=1), ask(condition="over"), ask(condition="under"), ask(condition="informed")
    replies = answer(f"replay:{file}", *asks)
    assert [reply.text for reply in replies] == ["A", "B", "Ç", " ", ""]
    assert [reply.fate for reply in replies] == [Fate.ANSWERED] * 3 + [Fate.EMPTY, Fate.REJECTED]
    assert "i/informed" in replies[-1].detail


def test_a_journal_is_read_back_whole(tmp_path: Path) -> None:
    """Every field of a recorded reply but its price comes back, and the last final line of a prompt counts."""
    reply = Reply(Fate.TRUNCATED, "ERROR", (Finding(0, 2, None, "n"),), 3, 10, 20, detail="cut")
    line = {"key": "b2:0", "model": "m", "prompt": "i/blind", "sample": 0, **asdict(reply)}
    failed = {"key": "b2:0", "model": "m", "prompt": "i/blind", "sample": 0, "fate": "timeout"}
    [read] = answer(f"replay:{write(tmp_path / 'replies.jsonl', failed, line, failed)}")
    assert (
        read.fate,
        read.text,
        read.findings,
        read.claimed,
        read.tokens_in,
        read.tokens_out,
        read.detail,
    ) == (
        Fate.TRUNCATED,
        "ERROR",
        reply.findings,
        3,
        10,
        20,
        "cut",
    )


def test_one_model_of_a_journal_of_several_is_picked(tmp_path: Path) -> None:
    """With two models in a journal, `#MODEL` picks one, and no choice is an error that names them."""
    lines = [
        {"model": model, "prompt": "i/blind", "fate": "answered", "text": model} for model in ("a/x", "b/y")
    ]
    file = write(tmp_path / "replies.jsonl", *lines)
    assert answer(f"replay:{file}#b/y")[0].text == "b/y"
    with pytest.raises(DataError, match="pick one: replay:"):
        answer(f"replay:{file}")
    with pytest.raises(DataError, match="no replies of c/z"):
        answer(f"replay:{file}#c/z")


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ('{"prompt": "i/blind", "te', "not a line of JSON"),
        ("[1]", "expected an object"),
        ({"text": "A"}, "says of no prompt"),
        ({"prompt": "i/x"}, "text is missing"),
        ({"prompt": "i/x", "text": 3}, "text is missing or not text"),
        ({"prompt": "i/x", "text": "A", "sample": -1}, "sample is -1"),
        ({"prompt": "i/x", "fate": "lost"}, "fate 'lost' is not one of"),
        ({"prompt": "i/x", "fate": ["a"]}, "is not one of"),
        ({"prompt": "i/x", "text": "A", "findings": [{"start": 0}]}, "finding that cannot be read"),
        ({"prompt": "i/x", "text": "A", "findings": 3}, "findings is not a list"),
        ({"prompt": "i/x", "text": "A", "claimed": "3"}, "claimed is '3'"),
        ({"prompt": "i/blind", "text": "B"}, "the first is on line 1"),
    ],
)
def test_a_broken_line_is_named(tmp_path: Path, line: object, words: str) -> None:
    """Each broken promise of a line is an error with the file and the line's number."""
    file = write(tmp_path / "old.jsonl", {"prompt": "i/blind", "text": "A"}, line)
    with pytest.raises(DataError, match=words) as raised:
        answer(f"replay:{file}")
    assert str(raised.value).startswith(f"{file}:2: ")


def test_another_content_is_another_respondent(tmp_path: Path) -> None:
    """The identity holds the hash of the content, before and without opening."""
    file = write(tmp_path / "old.jsonl", {"prompt": "i/blind", "text": "A"})
    before = respondent(f"replay:{file}").identity()
    write(file, {"prompt": "i/blind", "text": "B"})
    assert respondent(f"replay:{file}").identity() != before
