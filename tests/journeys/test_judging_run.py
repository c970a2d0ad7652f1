"""`mismark run judging`, from the command line to the counts, and on to what the explanations say."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Any

from mismark.cli import main
from mismark.texts.answers import Change, DamagedAnswer, write_answers

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

MOON = "Two people walked on the Moon in July 1969. They stayed for 21 hours, and Collins waited in orbit."
CHANGES = {
    "moon-number": ("number", "1969", "1996"),
    "moon-entity": ("entity", "Collins", "Cunningham"),
    "moon-fact": ("incorrect-fact", "Two people", "Three people"),
    "moon-opposite": ("opposite-fact", "stayed for", "did not stay for"),
    "moon-hours": ("number", "21 hours", "12 hours"),
    "moon-variant": ("invariant", "They stayed", "The two stayed"),
}
JUDGE = """
import sys
asked = sys.stdin.read()
if '"found"' in asked:
    said, _, rest = asked.partition("[The judge's words]")
    print("yes" if "wrong" in rest.split("[End")[0] else "no")
elif "Answer A]" in asked:
    first, _, second = asked.partition("[Answer B]")
    print('{"explanation": "The year.", "verdict": "%s"}' % ("B" if "1996" in first else "A" if "1996" in second else "C"))
else:
    seen = "1996" in asked.rpartition("[Answer]")[2]
    print("The year is wrong. Score: 3" if seen else "[RESULT] 5" if "[RESULT]" in asked else "All is well. Score: 3" if "no errors" in asked else "All is well. Score: 9")
"""


def lines(folder: Path, name: str = "counts.jsonl") -> list[dict[str, Any]]:
    """The lines of a file of a run."""
    return [json.loads(line) for line in (folder / name).read_text(encoding="utf-8").splitlines()]


def written(tmp_path: Path) -> str:
    """Six answers to one instruction, in a file."""
    answers = [
        DamagedAnswer(
            name,
            "moon",
            "factual",
            category,
            "paraphrase" if category == "invariant" else "",
            "Who walked on the Moon first, and when?",
            MOON,
            MOON.replace(old, new),
            (Change(MOON.index(old), MOON.index(old) + len(old), new),),
        )
        for name, (category, old, new) in CHANGES.items()
    ]
    path = tmp_path / "answers.jsonl"
    write_answers(path, answers)
    return str(path)


def judge(tmp_path: Path) -> str:
    """A judge that sees the wrong year and nothing else."""
    script = tmp_path / "judge.py"
    script.write_text(JUDGE, encoding="utf-8")
    return f"command:{sys.executable} {script}"


def test_a_judge_that_sees_one_thing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It detects the wrong year in every kind of strategy and nothing else, and each gold answer is asked about once."""
    data, model, out = written(tmp_path), judge(tmp_path), tmp_path / "j"
    words = [
        "--data",
        data,
        "--strategies",
        "vanilla,pairwise,reference",
        "--categories",
        "number,entity,invariant",
    ]
    assert main(["run", "judging", *words, "--model", model, "--out", str(out)]) == 0
    outcomes = {(line["item"], line["condition"]): line["outcome"] for line in lines(out)}
    assert len(outcomes) == 12
    assert [outcomes["moon-number", name] for name in ("vanilla", "pairwise", "reference")] == [
        "dropped",
        "gold",
        "below",
    ]
    assert [outcomes["moon-entity", name] for name in ("vanilla", "pairwise")] == ["same", "both-good"]
    assert [outcomes["moon-variant", name] for name in ("vanilla", "pairwise")] == ["same", "both-good"]
    # vanilla: one gold and four damaged answers; pairs: two orders each; reference: one each
    assert "17/17 answered" in capsys.readouterr().err
    said = [line["parsed"].get("explanation") for line in lines(out, "parsed.jsonl")]
    assert said.count("The year is wrong. Score: 3") == 2


def test_replies_of_a_run_are_replayed(tmp_path: Path) -> None:
    """The replies of one run, given to another, make the same counts but for the model's name."""
    data = written(tmp_path)
    asked = ["run", "judging", "--data", data, "--limit", "1"]
    assert main([*asked, "--model", judge(tmp_path), "--out", str(tmp_path / "a")]) == 0
    again = f"replay:{tmp_path / 'a' / 'replies.jsonl'}"
    assert main([*asked, "--model", again, "--out", str(tmp_path / "b")]) == 0
    counts = [[{**line, "model": ""} for line in lines(tmp_path / name)] for name in "ab"]
    assert counts[0] == counts[1]


def test_looking_beyond_scores(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The second model reads all explanations beside scores, those of gold answers too, and its counts say whose they are."""
    data, model, first, second = written(tmp_path), judge(tmp_path), tmp_path / "a", tmp_path / "b"
    words = ["--data", data, "--strategies", "vanilla,vanilla-terse,pairwise", "--limit", "2"]
    assert main(["run", "judging", *words, "--model", model, "--out", str(first)]) == 0
    assert main(["run", "judging", "--look-beyond", str(first), "--model", model, "--out", str(second)]) == 0
    found = lines(second)
    asked = {
        (one["judged"], one["role"], one["question"]): one for one in found if one["strategy"] == "vanilla"
    }
    assert len(asked) == 8
    yes = [key for key, one in asked.items() if one["outcome"] == "yes"]
    assert yes == [("moon-number", "perturbed", "reported"), ("moon-number", "perturbed", "named")]
    assert asked["moon-entity", "perturbed", "reported"]["noticed"] == "same"
    assert {one["kind"] for one in found} == {"explanation"}
    capsys.readouterr()
    assert (
        main(["run", "judging", "--look-beyond", str(second), "--model", model, "--out", str(tmp_path / "c")])
        != 0
    )
    assert "not a run of judging that judged answers" in capsys.readouterr().err
    together = ["--look-beyond", str(first), "--data", data, "--model", model, "--out", str(tmp_path / "c")]
    assert main(["run", "judging", *together]) != 0
    assert "leave --data out" in capsys.readouterr().err


def test_doses_and_anchors_from_the_command_line(tmp_path: Path) -> None:
    """Answers with more errors are asked about under conditions of their own, and a judge that believes numbers shows it."""
    data, out = written(tmp_path), tmp_path / "j"
    asked = ["--strategies", "vanilla", "--categories", "factual", "--doses", "1,4", "--anchors", "errors-0"]
    assert (
        main(["run", "judging", "--data", data, *asked, "--model", judge(tmp_path), "--out", str(out)]) == 0
    )
    found = lines(out)
    assert [one["dose"] for one in found if "dose" in one] == [1, 4]
    anchored = [one for one in found if one.get("anchor") == "errors-0"]
    assert len(anchored) == 5
    assert {one["gold"] for one in anchored} == {3}
    assert {one["gold"] for one in found if "anchor" not in one} == {9}


def test_a_checker_scores_on_the_range_of_every_strategy(tmp_path: Path) -> None:
    """Under all thirteen strategies a checker's score lies in the range that the strategy asks for, so every reply is read."""
    out = tmp_path / "run"
    data = written(tmp_path)
    model = ["--model", "checker/speller"]
    assert main(["run", "judging", "--data", data, *model, "--strategies", "all", "--out", str(out)]) == 0
    counted = lines(out)
    assert len(counted) == len(CHANGES) * 13
    assert {line["outcome"] for line in counted} & {"failed"} == set()
