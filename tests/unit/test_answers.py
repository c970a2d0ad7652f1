"""Damaged answers: files read and written, and changes made and found."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mismark.errors import DataError
from mismark.texts.answer_checks import check_answers
from mismark.texts.answers import (
    Change,
    DamagedAnswer,
    answer_item,
    apply_changes,
    read_answers,
    write_answers,
)
from mismark.texts.differences import changed_words
from mismark.texts.official_answers import read_official

if TYPE_CHECKING:
    from pathlib import Path

ROW = {
    "id": "r-1-calculations",
    "prompt": "r-1",
    "ability": "reasoning",
    "category": "calculations",
    "instruction": "What is twice the sum of 2 and 3?",
    "gold": "2 + 3 = 5. Then 2 × 5 = 10.",
    "changes": [[8, 9, "6"]],
    "reason": "the sum is false",
}


def written(folder: Path, *rows: object) -> Path:
    """A file with a line for each row."""
    path = folder / "answers.jsonl"
    lines = [row if isinstance(row, str) else json.dumps(row) for row in rows]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


def answer(**other: object) -> DamagedAnswer:
    """A damaged answer that breaks no rule, but for what is given."""
    return DamagedAnswer(
        **{
            "id": "a",
            "prompt": "p",
            "ability": "factual",
            "category": "entity",
            "subtype": "",
            "instruction": "Where?",
            "gold": "In Oslo.\nIt is a city.\nIt is old.",
            "perturbed": "In Rome.\nIt is a city.\nIt is old.",
            **other,
        }
    )


def test_recorded_changes_make_the_damaged_answer(tmp_path: Path) -> None:
    """A line without the damaged text gets it from its changes."""
    (read,) = read_answers(written(tmp_path, ROW))
    assert read.perturbed == "2 + 3 = 6. Then 2 × 5 = 10."
    assert read.changes == (Change(8, 9, "6"),)


def test_two_texts_give_the_changes(tmp_path: Path) -> None:
    """A line with both texts and no changes has them found in whole words."""
    row = {key: value for key, value in ROW.items() if key != "changes"}
    (read,) = read_answers(written(tmp_path, {**row, "perturbed": "2 + 3 = 5. Then 2 × 5 = 12."}))
    assert read.recorded is None
    assert read.changes == (Change(24, 26, "12"),)


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    """Writing and reading gives the same answers, with recorded changes and without."""
    both = (answer(), answer(id="b", recorded=(Change(3, 7, "Rome"),), reason="no", origin="rule"))
    write_answers(tmp_path / "out.jsonl", both)
    assert read_answers(tmp_path / "out.jsonl") == both


def test_the_number_of_planted_errors_is_kept(tmp_path: Path) -> None:
    """How many errors were planted is written, read and told to the run; where it is one, nothing is said."""
    several = answer(errors=4)
    path = tmp_path / "answers.jsonl"
    write_answers(path, [several, answer(id="b")])
    assert read_answers(path) == (several, answer(id="b"))
    assert path.read_text("utf-8").count('"errors":4') == path.read_text("utf-8").count("errors") == 1
    assert answer_item(several).meta["errors"] == 4
    assert "errors" not in answer_item(answer()).meta


@pytest.mark.parametrize("errors", [0, -1, 1.0, "2", True, None])
def test_a_number_of_errors_that_is_none(tmp_path: Path, errors: object) -> None:
    """Planted errors that are no whole number from 1 are refused with file and line."""
    with pytest.raises(
        DataError, match=r"answers\.jsonl:1: .*'errors' to be how many errors were planted, 1 or more"
    ):
        read_answers(written(tmp_path, {**ROW, "errors": errors}))


def test_the_instruction_is_the_cluster_of_an_item() -> None:
    """An item of a run carries both texts, and its document is what its instruction belongs to."""
    item = answer_item(answer(prompt="p-7"))
    assert item.document == "p-7"
    assert item.meta["perturbed"].startswith("In Rome.")


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (
            {"ability": "maths"},
            "'ability' to be one of long-form, factual, instruction, reasoning, not 'maths'",
        ),
        (
            {"category": "spelling"},
            "the category spelling to stand with the ability long-form, not reasoning",
        ),
        ({"category": "typo"}, "'category' to be one of calculations, copying-numbers, final-answer, units"),
        ({"changes": [[9, 8, ""]]}, "the change [9, 8] is out of order or outside 0 to 27"),
        ({"changes": [[8, 99, ""]]}, "the change [8, 99] is out of order or outside 0 to 27"),
        ({"changes": [[8, 9]]}, "'changes' to be a list of [start, end, text]"),
        ({"changes": [[True, 9, ""]]}, "'changes' to be a list of [start, end, text]"),
        ({"perturbed": "else"}, "'perturbed' to be the gold answer with its 'changes' made"),
        ({"gold": " "}, "'gold' to be text"),
        ({"reason": 3}, "'reason' to be text"),
        ({"id": " x"}, "an id of printable characters"),
        ({"score": 3}, "no key 'score'"),
    ],
)
def test_a_line_that_is_no_damaged_answer(tmp_path: Path, change: dict[str, object], expected: str) -> None:
    """Each way in which a line breaks the format is told with file and line and what was expected."""
    with pytest.raises(DataError) as caught:
        read_answers(written(tmp_path, ROW, {**ROW, "id": "other", **change}))
    assert "answers.jsonl:2: not a damaged answer: expected " in str(caught.value)
    assert expected in str(caught.value)


def test_files_that_hold_nothing_to_read(tmp_path: Path) -> None:
    """An empty file, a line that is no JSON, and an id that stands twice are each told."""
    with pytest.raises(DataError, match="holds no damaged answers"):
        read_answers(written(tmp_path, ""))
    with pytest.raises(DataError, match=r"answers.jsonl:1: not a damaged answer \("):
        read_answers(written(tmp_path, "{"))
    with pytest.raises(
        DataError, match=r"answers.jsonl:3: the id 'r-1-calculations' stands on line 1 already"
    ):
        read_answers(written(tmp_path, ROW, "", ROW))


_TEXTS = st.text(alphabet="ab1 \n.é😀", max_size=40) | st.lists(
    st.sampled_from(["one ", "two, ", "three. ", "four\n", "five: ", "\n\n", "six! ", "  "]), max_size=60
).map("".join)


@given(_TEXTS, _TEXTS)
def test_changes_lead_from_one_text_to_the_other(first: str, second: str) -> None:
    """Making the changes that were found gives the second text, and equal texts have none."""
    changes = [Change(*one) for one in changed_words(first, second)]
    assert apply_changes(first, changes) == second
    assert bool(changes) == (first != second)
    assert all(one.end < other.start for one, other in pairwise(changes))


@pytest.mark.parametrize(
    ("other", "rule"),
    [
        ({"perturbed": "In Oslo.\nIt is a city.\nIt is old."}, "identical"),
        ({"perturbed": "In  Oslo.\nIt is a city.\nIt is old."}, "white-space"),
        ({"perturbed": "In Rome, which is wrong.\nIt is a city.\nIt is old."}, "announces"),
        ({"perturbed": "In Rome.\nIt is a city.\nIt is old. "}, "edges"),
        ({"gold": "In “Oslo”.", "perturbed": 'In "Rome".'}, "quotes"),
        ({"perturbed": "In Rome. It is a city. It is old."}, "line-breaks"),
        ({"perturbed": "In \x0crac.\nIt is a city.\nIt is old."}, "control"),
        ({"perturbed": "In R\ufffdme.\nIt is a city.\nIt is old."}, "replacement"),
        ({"category": "number"}, "no-number"),
        (
            {"ability": "reasoning", "category": "calculations", "gold": "2 is 2.", "perturbed": "2 is 3."},
            "last-number",
        ),
        ({"ability": "instruction", "category": "do-less"}, "not-shorter"),
        ({"category": "invariant", "perturbed": "In Oslo.\nOld."}, "shortened"),
        (
            {"category": "invariant", "gold": "In Oslo in 1905.", "perturbed": "In the city of Oslo."},
            "numerals",
        ),
    ],
)
def test_each_rule_finds_its_defect(other: dict[str, object], rule: str) -> None:
    """An answer with one defect is told by the rule that is for it, and by no other."""
    assert [problem.rule for problem in check_answers([answer(**other)])] == [rule]


def test_a_sound_answer_breaks_no_rule() -> None:
    """Nothing is found in an answer that is damaged as it should be."""
    assert check_answers([answer()]) == []


def test_rules_over_a_whole_set() -> None:
    """One text in two categories, and a category without any line break, are seen."""
    shared = check_answers([answer(), answer(id="b", category="contextual")])
    assert [(problem.where, problem.rule) for problem in shared] == [("b", "same-text")]
    flat = [answer(id=f"a{i}", gold=f"In Oslo {i}.", perturbed=f"In Rome {i}.") for i in range(10)]
    assert [problem.rule for problem in check_answers(flat)] == ["one-line"] * 10


def official(folder: Path, stem: str, *rows: tuple[str, str, str, str], header: str | None = None) -> None:
    """A file in the shape of the public ones."""
    (folder / "some").mkdir(exist_ok=True)
    lines = [header or "question\tog\tperturbed_gpt4\tcdx", *("\t".join(row) for row in rows)]
    (folder / "some" / f"{stem}.tsv").write_bytes(("\n".join(lines) + "\n").encode())


def test_public_files_are_read_by_the_names_of_their_columns(tmp_path: Path) -> None:
    """Cells with line breaks and doubled quotes are whole, and the file says the category."""
    official(tmp_path, "do-less-errors", ("Give 2.", '"one\r\n""two"""', "one", "if-3_do_less"))
    official(
        tmp_path,
        "score_invariant",
        ("Why?", "a b", "a  c", "lf-1"),
        ("Why?", "a b", "ab", "lf-1_remove-fact"),
    )
    official(tmp_path, "formatting-errors", ("Why?", "a", "b", "lf-1_formatting-errors"))
    (tmp_path / "README.md").write_text("no TSV")
    read = read_official(tmp_path)
    assert read.rows == {"some/do-less-errors.tsv": 1, "some/score_invariant.tsv": 2}
    assert read.passed_over == ("some/formatting-errors.tsv",)
    first, *invariant = read.answers
    assert (first.id, first.category, first.ability) == (
        "do-less-errors:if-3_do_less",
        "do-less",
        "instruction",
    )
    assert first.gold == 'one\r\n"two"'
    assert [(one.category, one.subtype) for one in invariant] == [
        ("invariant", "paraphrase"),
        ("invariant", "harmless"),
    ]


def test_public_files_that_are_broken(tmp_path: Path) -> None:
    """Each way in which a file is not as released is told with its place."""
    with pytest.raises(DataError, match="holds no file of the public FBI data"):
        read_official(tmp_path)
    official(
        tmp_path, "spelling-errors", ("Why?", "a", "b", "lf-1_spelling-errors"), header="question\tog\tcdx\tx"
    )
    with pytest.raises(DataError, match=r"spelling-errors.tsv:1: has no column 'perturbed_gpt4'"):
        read_official(tmp_path)
    official(tmp_path, "spelling-errors", ("Why?", "a", "lf-1"))
    with pytest.raises(
        DataError, match=r"spelling-errors.tsv:2: the row that ends here has 3 fields; expected 4"
    ):
        read_official(tmp_path)
    official(tmp_path, "spelling-errors", ("Why?", "a", "b", "if-1_spelling-errors"))
    with pytest.raises(DataError, match="is of instruction, and spelling-errors of long-form"):
        read_official(tmp_path)
    official(tmp_path, "spelling-errors", ("Why?", "a", "b", "lf-1"), ("Who?", "a", "b", "lf-1"))
    with pytest.raises(DataError, match=r"spelling-errors.tsv:3: the id 'lf-1' stands twice"):
        read_official(tmp_path)
    official(tmp_path, "other-errors", ("Why?", "a", "b", "lf-1"))
    with pytest.raises(DataError, match="is no file of the public FBI data; move it away"):
        read_official(tmp_path)
