"""`mismark data check` on damaged answers: ours, a file of a user's, and a folder of the public data."""

from __future__ import annotations

import json
from collections import Counter
from typing import TYPE_CHECKING

from click.testing import CliRunner

from mismark.cli.data import command
from mismark.texts import builtin
from mismark.texts.answers import apply_changes
from mismark.texts.categories import CATEGORIES

if TYPE_CHECKING:
    from pathlib import Path

LEAST, LEAST_INVARIANT, LEAST_PROMPTS = 20, 100, 150


def test_the_built_in_answers_keep_the_rules() -> None:
    """The set that ships has no problem, and each category as many answers as was set out to have."""
    result = CliRunner().invoke(command, ["check", "judging", "--json"])
    told = json.loads(result.stdout)
    assert result.exit_code == 0
    assert told["problems"] == 0
    categories = told["categories"]
    assert set(categories) == {*(one.name for one in CATEGORIES), "invariant"}
    assert categories.pop("invariant") >= LEAST_INVARIANT
    assert min(categories.values()) >= LEAST
    assert told["prompts"] >= LEAST_PROMPTS


def test_the_built_in_answers_are_long_enough_and_marked() -> None:
    """Long-form and factual gold answers have 250 to 600 words, every change is recorded, and four abilities share the prompts."""
    answers = builtin.answers()
    for answer in answers:
        assert answer.recorded
        assert apply_changes(answer.gold, answer.recorded) == answer.perturbed
        if answer.ability in ("long-form", "factual"):
            assert 250 <= len(answer.gold.split()) <= 600, answer.id
    of_prompt = {answer.prompt: (answer.ability, answer.instruction, answer.gold) for answer in answers}
    assert all(of_prompt[one.prompt] == (one.ability, one.instruction, one.gold) for one in answers)
    assert Counter(ability for ability, _, _ in of_prompt.values()) == dict.fromkeys(
        ("long-form", "factual", "instruction", "reasoning"), 40
    )
    assert len({instruction for _, instruction, _ in of_prompt.values()}) == len(of_prompt)


def test_a_folder_of_public_files_is_checked(tmp_path: Path) -> None:
    """A folder is read as the public data, and an answer that was left undamaged is a problem."""
    (tmp_path / "spelling-errors.tsv").write_text(
        "cdx\tquestion\tog\tperturbed_gpt4\nlf-1_spelling-errors\tWhy?\tsame\tsame\n", encoding="utf-8"
    )
    (tmp_path / "formatting-errors.tsv").write_text("cdx\tquestion\tog\tperturbed_gpt4\n", encoding="utf-8")
    result = CliRunner().invoke(command, ["check", str(tmp_path)])
    assert result.exit_code == 2
    assert (
        "problem: spelling-errors:lf-1_spelling-errors: the damaged answer is the gold answer"
        in result.output
    )
    assert "formatting-errors.tsv was passed over" in result.output
    assert "1 answers to 1 instructions, 1 damaged in 1 categories" in result.output


def test_a_file_of_answers_is_told_from_other_sets(tmp_path: Path) -> None:
    """A file whose first line has a gold answer is checked as damaged answers."""
    row = {"id": "a", "ability": "factual", "category": "entity", "instruction": "Where?", "gold": "In Oslo."}
    (tmp_path / "mine.jsonl").write_text(
        json.dumps({**row, "perturbed": "In Rome."}) + "\n", encoding="utf-8"
    )
    result = CliRunner().invoke(command, ["check", str(tmp_path / "mine.jsonl"), "--json"])
    assert json.loads(result.stdout)["categories"] == {"entity": 1}
    assert result.exit_code == 0
