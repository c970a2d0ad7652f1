"""Gold answers: what damage is planted in."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from mismark.errors import DataError
from mismark.texts import builtin
from mismark.texts.answers import DamagedAnswer, write_answers
from mismark.texts.gold_answers import distinct_gold, read_gold_answers

if TYPE_CHECKING:
    from pathlib import Path

LINE = {"id": "q1", "ability": "factual", "instruction": "When did it end?", "gold": "It ended in 1945."}


def written(folder: Path, *rows: dict[str, Any]) -> Path:
    """A file of these lines."""
    path = folder / "answers.jsonl"
    path.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
    return path


def damaged(name: str, prompt: str, gold: str = "In 1945.", instruction: str = "When?") -> DamagedAnswer:
    """A damaged answer."""
    return DamagedAnswer(name, prompt, "factual", "number", "", instruction, gold, "In 1954.")


def test_lines_are_read(tmp_path: Path) -> None:
    """Each line is one gold answer, blank lines are none."""
    path = written(tmp_path, LINE, {**LINE, "id": "q2"})
    path.write_text("\n" + path.read_text(encoding="utf-8"), encoding="utf-8")
    [first, second] = read_gold_answers(path)
    assert (first.id, first.ability, first.instruction, first.gold) == tuple(LINE.values())
    assert second.id == "q2"


def test_an_ability_can_be_given_for_lines_without_one(tmp_path: Path) -> None:
    """A line's own ability goes before the one given for all."""
    bare = {key: value for key, value in LINE.items() if key != "ability"}
    found = read_gold_answers(written(tmp_path, bare, {**LINE, "id": "q2"}), "reasoning")
    assert [one.ability for one in found] == ["reasoning", "factual"]


@pytest.mark.parametrize(
    ("rows", "message"),
    [
        ([{**LINE, "gold": " "}], "answers.jsonl:1: .*'gold' to be text"),
        ([{**LINE, "ability": "prose"}], "'ability' to be one of long-form"),
        ([{key: LINE[key] for key in ("id", "instruction", "gold")}], "--ability"),
        ([{**LINE, "answer": "x"}], "no key 'answer'"),
        (
            [{**LINE, "gold": "It ended \ud800."}],
            "answers.jsonl:1: not an answer .holds half of a surrogate pair",
        ),
        ([LINE, LINE], "answers.jsonl:2: the id 'q1' stands on an earlier line"),
        ([{**LINE, "id": " q"}], "an id of printable characters"),
        ([], "holds no answers"),
        ([[LINE]], "a JSON object"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(tmp_path: Path, rows: list[Any], message: str) -> None:
    """A broken line ends the reading with file, line and what was expected."""
    with pytest.raises(DataError, match=message):
        read_gold_answers(written(tmp_path, *rows))


def test_a_line_that_is_no_json_is_named(tmp_path: Path) -> None:
    """A line that cannot be read is named with its number."""
    path = written(tmp_path, LINE)
    path.write_text(path.read_text(encoding="utf-8") + "{\n", encoding="utf-8")
    with pytest.raises(DataError, match=r"answers\.jsonl:2: not an answer"):
        read_gold_answers(path)


def test_a_file_of_damaged_answers_gives_its_gold_answers_once(tmp_path: Path) -> None:
    """Several damaged copies of one answer are one gold answer, called as their instruction is."""
    path = tmp_path / "damaged.jsonl"
    write_answers(path, [damaged("a", "q1"), damaged("b", "q1"), damaged("c", "q2", instruction="And then?")])
    assert [(one.id, one.gold) for one in read_gold_answers(path)] == [("q1", "In 1945."), ("q2", "In 1945.")]


def test_two_gold_answers_to_one_instruction_have_two_ids() -> None:
    """Where one instruction has several gold answers, the second is numbered."""
    found = distinct_gold([damaged("a", "q1"), damaged("b", "q1", gold="It was in 1945.")])
    assert [one.id for one in found] == ["q1", "q1-2"]


def test_a_row_of_the_public_data_is_called_by_its_question() -> None:
    """The public data have the question where we have a prompt; the gold answer's id is that of the question."""
    row = damaged("number-errors:factual-7_number-errors", "When?")
    assert [one.id for one in distinct_gold([row])] == ["factual-7"]


def test_the_built_in_set_goes_by_its_name() -> None:
    """`judging` gives one gold answer for each instruction of the built-in set."""
    found = read_gold_answers("judging")
    assert {one.id for one in found} == {one.prompt for one in builtin.answers()}
