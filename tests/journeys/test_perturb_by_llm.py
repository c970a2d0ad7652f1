"""`mismark perturb --by llm`, end to end, on a command in a model's place."""

from __future__ import annotations

import json
import shlex
import sys
from typing import TYPE_CHECKING

import pytest

from mismark.cli import main
from mismark.texts.answers import read_answers

if TYPE_CHECKING:
    from pathlib import Path

    Capture = pytest.CaptureFixture[str]

GOLD = [
    {"id": "q1", "ability": "factual", "instruction": "When did it end?", "gold": "It ended in **1945**."},
    {"id": "q2", "ability": "factual", "instruction": "When did it begin?", "gold": "It began long ago."},
    {"id": "q3", "ability": "reasoning", "instruction": "2 + 2?", "gold": "2 + 2 = 4."},
]
MODEL = """
import pathlib, sys
asked = sys.stdin.read()
with pathlib.Path(sys.argv[1]).open("a") as calls:
    calls.write("call\\n")
answer = asked.split("[Answer]\\n")[1].split("\\n[End of the answer]")[0]
if "Answer four questions" in asked:
    worse = "true" if "1954" in asked else "false"
    print('{"worse": %s, "meant": true, "only": true, "announced": false, "why": "Checked."}' % worse)
elif "1945" in answer:
    print("[Reason]\\nThe year is wrong.\\n[Changes]\\n1945 => 1954\\n[Changed answer]")
    print(answer.replace("1945", "1954").replace("*", ""))
    print("[End of the changed answer]")
elif "long" in answer:
    print("[Reason]\\nVague.\\n[Changes]\\nlong => not long\\n[Changed answer]")
    print(answer.replace("long", "not long"))
    print("[End of the changed answer]")
else:
    print("[Cannot] There is nothing to change.")
"""


@pytest.fixture
def words(tmp_path: Path) -> list[str]:
    """The command over three answers; every call leaves a line in `calls`."""
    (tmp_path / "model.py").write_text(MODEL, "utf-8")
    (tmp_path / "gold.jsonl").write_text("".join(json.dumps(row) + "\n" for row in GOLD), "utf-8")
    script = shlex.join([sys.executable, str(tmp_path / "model.py"), str(tmp_path / "calls")])
    return [
        *("perturb", str(tmp_path / "gold.jsonl"), "--categories", "number,final-answer", "--by", "llm"),
        *("--model", f"command:{script}", "--out", str(tmp_path / "damaged.jsonl")),
    ]


def test_what_passes_is_written_and_what_does_not_is_kept_apart(
    tmp_path: Path, words: list[str], capsys: Capture
) -> None:
    """One answer passes with its marks put back, one is refused with why, one is left alone; the next time costs nothing."""
    assert main([*words, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["answers"], told["calls"], told["refused"], told["undone"]) == (1, 5, 1, 1)
    assert told["categories"]["number"] == {"tried": 2, "made": 1, "left": {"not-worse": 1}}
    assert told["categories"]["final-answer"] == {"tried": 1, "made": 0, "left": {"cannot": 1}}
    [made] = read_answers(tmp_path / "damaged.jsonl")
    assert made.perturbed == "It ended in **1954**."
    [refused] = read_answers(tmp_path / "damaged.refused.jsonl")
    assert refused.reason == "Vague. (refused, not-worse: Checked.)"
    before = (tmp_path / "damaged.jsonl").read_bytes()
    assert len((tmp_path / "calls").read_text("utf-8").splitlines()) == 5
    assert main(words) == 0
    assert "1 damaged answer" in capsys.readouterr().out
    assert (tmp_path / "damaged.jsonl").read_bytes() == before
    assert len((tmp_path / "calls").read_text("utf-8").splitlines()) == 5


def test_without_a_check_nobody_is_asked_twice(tmp_path: Path, words: list[str], capsys: Capture) -> None:
    """--no-verify sends one call an answer and takes what the rules pass."""
    assert main([*words, "--no-verify", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["answers"], told["calls"], told["verifier"]) == (2, 3, None)
    assert not (tmp_path / "damaged.refused.jsonl").exists()


def test_nothing_that_passes_is_an_error_that_says_why(
    tmp_path: Path, words: list[str], capsys: Capture
) -> None:
    """Where every try is refused the exit code is 2, and the sentence names reasons and files."""
    words[3] = "final-answer"
    assert main(words) == 2
    said = capsys.readouterr().err
    assert "final-answer: cannot 1" in said
    assert "damaged.replies.jsonl" in said
    assert not (tmp_path / "damaged.jsonl").exists()


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (["--doses", "1,2"], "--doses goes with --by rule"),
        (["--seed", "3"], "--seed goes with --by rule"),
        (["--no-verify", "--verifier", "openai/gpt-4o"], "contradict each other"),
        (["--verifier", "scripted/oracle"], "--verifier scripted/oracle reads no prompts"),
    ],
)
def test_options_that_would_do_nothing_are_refused(
    words: list[str], capsys: Capture, more: list[str], said: str
) -> None:
    """An option of the other way of planting, or one that contradicts another, ends it before any call."""
    assert main([*words, *more]) == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (["--model", "openai/gpt-4o"], "--model needs --by llm"),
        (["--temperature", "1"], "--temperature goes with --by llm"),
    ],
)
def test_options_of_a_model_need_one(words: list[str], capsys: Capture, more: list[str], said: str) -> None:
    """By rule, what is said of a model is refused."""
    assert main([*words[:4], *words[8:], *more]) == 2
    assert said in capsys.readouterr().err


def test_why_a_model_does_not_answer_is_said(tmp_path: Path, words: list[str], capsys: Capture) -> None:
    """Where no reply comes the sentence has the cause of the first."""
    (tmp_path / "model.py").unlink()
    assert main(words) == 2
    said = capsys.readouterr().err
    assert "number: crashed 2" in said
    assert "model.py" in said
