"""The CTSEG numbers against each other and against the tables as they were read from the paper."""

from __future__ import annotations

import csv
from collections import Counter
from typing import TYPE_CHECKING

import pytest

from mismark.errors import UsageError
from mismark.report.published.ctseg import (
    CTSEG_NOTES,
    CTSEG_TABLES,
    SYSTEMS,
    CtsegRow,
    ctseg,
    facts,
    item_recalls,
)
from mismark.texts.inventory import LEVELS, inventory

if TYPE_CHECKING:
    from pathlib import Path

ROUNDING = 0.005 + 1e-9
ITEMS = (7, 8, 9, 10)


def overall(system: str, level: str) -> CtsegRow:
    """A row of table 3."""
    [row] = [row for row in ctseg(3) if (row.system, row.level) == (system, level)]
    return row


def average(number: int) -> float:
    """The printed average of an item in tables 7 to 10."""
    [row] = [row for table in ITEMS for row in ctseg(table) if row.item == number]
    return row.values["average"]


@pytest.mark.parametrize(
    ("table", "rows", "total"),
    [
        (3, 15, 3476.29),
        (4, 20, 3114.30),
        (5, 3, 355.57),
        (6, 3, 371.38),
        (7, 80, 23695.39),
        (8, 80, 24100.00),
        (9, 80, 22700.34),
        (10, 23, 6782.00),
        (11, 5, 15),
    ],
)
def test_no_digit_moved(table: int, rows: int, total: float) -> None:
    """The number of rows, and the sum of all numbers of a table as awk took it from the printed text."""
    assert len(ctseg(table)) == rows
    assert sum(sum(row.values.values()) for row in ctseg(table)) == pytest.approx(total, abs=1e-6)


def test_every_item_has_a_row() -> None:
    """Tables 7 to 10 hold each of the 263 items once, in order."""
    assert [row.item for table in ITEMS for row in ctseg(table)] == [item.id for item in inventory()]


@pytest.mark.parametrize("system", SYSTEMS)
def test_macro_averages_are_table_3(system: str) -> None:
    """The macro-average of the items' recalls is table 3's recall to the last digit, for all items and each level."""
    recalls = item_recalls(system)
    for level in ("ALL", *LEVELS):
        own = [recalls[item.id] for item in inventory() if level in {"ALL", item.level}]
        assert f"{sum(own) / len(own):.2f}" == overall(system, level).values["recall"].digits


@pytest.mark.parametrize("measure", ["precision", "recall", "f05"])
def test_all_is_the_mean_of_the_levels(measure: str) -> None:
    """Table 3: ALL is the mean of the four levels weighted by their items, within rounding."""
    weights = Counter(item.level for item in inventory())
    for system in SYSTEMS:
        mean = sum(weights[level] * overall(system, level).values[measure] for level in LEVELS) / 263
        assert abs(mean - overall(system, "ALL").values[measure]) <= 2 * ROUNDING


def test_averages_are_means_of_three() -> None:
    """Tables 4 and 7 to 10: the last column is the mean of the three systems, within the rounding of all four."""
    for table in (4, *ITEMS):
        for row in ctseg(table):
            mean = sum(row.values[name] for name in SYSTEMS.values()) / 3
            assert abs(mean - row.values["average"]) <= 2 * ROUNDING


def test_recalls_are_shares_of_few_edits() -> None:
    """Every printed recall is a whole number of edits over 6 to 13."""
    possible = {f"{100 * k / n:.2f}" for n in range(6, 14) for k in range(n + 1)}
    assert {digits.digits for system in SYSTEMS for digits in item_recalls(system).values()} <= possible


def test_table_4_repeats_the_lowest() -> None:
    """Table 4 prints the numbers of tables 7 to 10, five a level, and no item of the level is lower."""
    rows = {row.item: row for table in ITEMS for row in ctseg(table)}
    shown = {row.item: row for row in ctseg(4)}
    assert {number: dict(row.values) for number, row in shown.items()} == {
        number: dict(rows[number].values) for number in shown
    }
    for level in LEVELS:
        own = [row.values["average"] for row in shown.values() if row.level == level]
        others = [
            row.values["average"] for row in rows.values() if row.level == level and row.item not in shown
        ]
        assert len(own) == 5
        assert max(own) <= min(others)


def test_ties_of_table_4_are_marked() -> None:
    """Items 25 and 69, and 184 and 174, have one average; the others of table 4 are lower than all that it leaves out."""
    assert average(25) == average(69) == 55.56
    assert average(184) == average(174) == 44.44
    marked = {
        (table, row.item)
        for table in (4, *ITEMS)
        for row in ctseg(table)
        if "lowest-ties" in row.contradicted.get("average", ())
    }
    assert marked == {(4, 25), (4, 184), (7, 69), (9, 174)}


def test_table_6_subtracts() -> None:
    """Table 6: the third row is guided less baseline, and baseline against all references is table 3's recall of GPT-4."""
    baseline, guided, difference = (row.values for row in ctseg(6))
    for measure in ("single_ref", "all_ref"):
        assert guided[measure] - baseline[measure] == pytest.approx(difference[measure], abs=1e-9)
    assert baseline["all_ref"] == overall("GPT-4", "ALL").values["recall"]


def test_marks_of_table_3() -> None:
    """The B1 cells that sentences of the paper deny are marked, and are what the notes say."""
    at = {system: (overall(system, "A1").values, overall(system, "B1").values) for system in SYSTEMS}
    assert [at[system][1]["recall"] for system in SYSTEMS] == [79.25, 57.44, 87.78]
    assert [at[system][0]["recall"] for system in SYSTEMS] == [79.52, 60.42, 86.48]
    assert at["GECToR"][1]["precision"] == 78.42 < at["Transformer"][1]["precision"] == 80.42
    marks = {
        (row.system, row.level, measure, key)
        for row in ctseg(3)
        for measure, keys in row.contradicted.items()
        for key in keys
    }
    assert marks == {
        *((system, "B1", "recall", "intermediate") for system in SYSTEMS),
        *((system, "B1", "precision", "gector-precision") for system in ("Transformer", "GECToR")),
    }


def test_every_mark_has_its_note_and_every_note_its_marks() -> None:
    """Marks and notes name each other, table by table."""
    seen: dict[str, set[int]] = {key: set() for key in CTSEG_NOTES}
    for table in CTSEG_TABLES:
        for row in ctseg(table):
            assert {measure: row.values[measure].marks for measure in row.contradicted} == dict(
                row.contradicted
            )
            for keys in row.contradicted.values():
                for key in keys:
                    seen[key].add(table)
    assert {key: tuple(sorted(tables)) for key, tables in seen.items()} == {
        key: note.tables for key, note in CTSEG_NOTES.items()
    }


def test_facts_of_the_text() -> None:
    """Numbers of the text agree with the tables: 263 items, 6 sentences each, 8 that GECToR leaves, 15 of tense."""
    told = {name: fact.value for name, fact in facts().items()}
    assert told["grammar_items"] == len(inventory())
    assert told["sentences"] == 6 * told["grammar_items"]
    assert told["uncorrected_items"] == sum(recall == 0 for recall in item_recalls("GECToR").values())
    assert told["tense_items"] == sum(item.name.startswith("Tense/aspect") for item in inventory())
    assert {name for name, fact in facts().items() if not fact.exact} == {
        "coverage_percent",
        "returned_percent",
    }


def test_what_is_not_shipped_is_refused() -> None:
    """A table or a system that the data do not have is one sentence with those that they have."""
    with pytest.raises(
        UsageError, match="CTSEG table 12 is not shipped; the tables with numbers are 3, 4, 5"
    ):
        ctseg(12)
    with pytest.raises(UsageError, match="Transformer, GECToR, GPT-4"):
        item_recalls("T5")


@pytest.mark.real
def test_the_items_are_those_read_from_the_paper(real_data: Path) -> None:
    """Every cell of tables 7 to 10, and every level and name of the inventory, equals the independent reading."""
    with (real_data / "ctseg-items.tsv").open(encoding="utf-8") as file:
        read = list(csv.DictReader(file, delimiter="\t"))
    assert len(read) == 263
    rows = [row for table in ITEMS for row in ctseg(table)]
    for cells, row, item in zip(read, rows, inventory(), strict=True):
        assert (int(cells["id"]), cells["level"], cells["name"]) == (item.id, item.level, item.name)
        assert [row.values[name].digits for name in ("transformer", "gector", "gpt4", "average")] == [
            cells[name]
            for name in ("recall_transformer", "recall_gector", "recall_gpt4", "published_average")
        ]
