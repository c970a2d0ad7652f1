"""The public FBI data: the rows of its files, and the defects that were counted in them."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from mismark.texts.answer_checks import check_answers
from mismark.texts.official_answers import read_official

if TYPE_CHECKING:
    from pathlib import Path

ROWS = {
    "long-form/grammar-errors.tsv": 92,
    "long-form/spelling-errors.tsv": 100,
    "long-form/seq-errors.tsv": 71,
    "factual/entity-errors.tsv": 87,
    "factual/number-errors.tsv": 74,
    "instruction-following/do-less-errors.tsv": 100,
    "reasoning/calculation-errors.tsv": 149,
    "reasoning/final-answer-errors.tsv": 97,
}


def _numbers(places: list[str]) -> list[int]:
    """The numbers in ids such as `number-errors:factual-31_number-errors`."""
    return sorted(int(place.split(":")[1].split("-")[1].split("_")[0]) for place in places)


def test_every_row_of_every_file(real_data: Path) -> None:
    """Each file has the rows that the paper's table 1 gives its category."""
    read = read_official(real_data / "fbi")
    assert read.rows == ROWS
    assert len({answer.id for answer in read.answers}) == sum(ROWS.values())
    subtypes = Counter(answer.subtype for answer in read.answers if answer.category == "calculations")
    assert subtypes == {"": 92, "operation-order": 57}


def test_the_known_defects_are_found(real_data: Path) -> None:
    """What was counted by hand in these files is what the rules find, id by id."""
    answers = read_official(real_data / "fbi").answers
    category = {answer.id: answer.category for answer in answers}
    found = check_answers(answers)

    def places(rule: str, name: str = "") -> list[str]:
        return [one.where for one in found if one.rule == rule and name in ("", category[one.where])]

    assert [one.split(":")[1] for one in places("identical")] == [
        "factual-73_entity-errors",
        "factual-26_number-errors",
        "if-297_do_less",
        "reasoning-94_calculation-errors",
    ]
    announced = places("announces", "calculations")
    assert _numbers([one for one in announced if "operation-order" in one]) == [
        12,
        18,
        25,
        39,
        49,
        76,
        85,
        99,
        100,
    ]
    assert _numbers([one for one in announced if "operation-order" not in one]) == [37, 45, 46, 92]
    assert _numbers(places("announces", "final-answer")) == [48, 69, 71, 92, 96, 99]
    without_numeral = [8, 27, 31, 32, 33, 42, 44, 60, 70, 80, 81, 86, 92, 93, 94]
    assert _numbers(places("no-number")) == without_numeral
    assert len(places("last-number")) == 38
    assert _numbers(places("not-shorter")) == [65, 272]
    assert len(places("one-line")) == 100
    assert [one.split(":")[1] for one in places("control")] == [
        "lf-45_spelling-errors",
        "factual-97_entity-errors",
        "factual-85_number-errors",
    ]
