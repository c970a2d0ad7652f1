"""The FBI numbers against each other and under the paper's own arithmetic, table by table."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from fbi_tables import DETAILS, Cell, blocks, cell, count, marked, missing, shares

from mismark.protocols.judging.rules import (
    TABLES,
    total,
)
from mismark.report.published.fbi import (
    BEYOND_TABLES,
    DETAIL_TABLES,
    FBI_NOTES,
    FBI_TABLES,
    MISPRINTS,
    detail,
    fbi,
)
from mismark.report.published.fbi import beyond as explained
from mismark.texts.categories import ABILITIES, CATEGORIES

NUMBERS = {
    1: (28, 6686.0),
    3: (55, 33.37),
    4: (54, 26.55),
    6: (104, 7553.42),
    7: (104, 7520.74),
    8: (104, 7553.79),
    9: (104, 7553.95),
    10: (104, 7554.28),
    11: (182, 7550.14),
    12: (182, 7276.98),
    13: (182, 7488.31),
    14: (182, 7546.91),
    15: (182, 7433.27),
    16: (156, 7538.14),
    17: (234, 11325.69),
    18: (260, 14694.54),
    19: (338, 10500.0),
    20: (286, 10778.15),
    21: (130, 7798.99),
    22: (130, 7988.43),
    23: (130, 7815.96),
    24: (130, 7959.35),
}


@pytest.mark.parametrize("table", FBI_TABLES)
def test_no_digit_moved(table: int) -> None:
    """How many numbers a table has, and their sum, as awk took them from the printed text, where n stands once."""
    first = (fbi(table)[0].strategy, fbi(table)[0].model)
    values = [
        value
        for row in fbi(table)
        for measure, value in row.values.items()
        if measure != "n" or table < 6 or (row.strategy, row.model) == first
    ]
    assert (len(values), round(sum(values), 2)) == NUMBERS[table]


def test_every_row_is_there() -> None:
    """Each table by category has all 22 with their ability and four totals, once a strategy and model."""
    expected = {(one.ability, one.name) for one in CATEGORIES} | {(one, "total") for one in ABILITIES}
    for table in DETAILS:
        rows = Counter((row.strategy, row.model) for row in fbi(table))
        assert set(rows.values()) == {26}
        for strategy, model in rows:
            own = {(r.ability, r.category) for r in fbi(table) if (r.strategy, r.model) == (strategy, model)}
            assert own == expected
    assert {(row.ability, row.category) for row in fbi(1)} == expected | {
        ("invariant", "total"),
        ("all", "total"),
    }


def test_detail_tables_are_the_rows_tables() -> None:
    """The table named for a strategy and model holds them, for all of tables 6 to 20; so for explanations."""
    held = {(row.strategy, row.model, table) for table in range(6, 21) for row in fbi(table)}
    assert held == {(*who, table) for who, table in DETAIL_TABLES.items()}
    assert all(len(detail(*who)) == 26 for who in DETAIL_TABLES)
    assert all(explained(strategy) == fbi(table) for strategy, table in BEYOND_TABLES.items())
    assert {row.strategy for table in BEYOND_TABLES.values() for row in fbi(table)} == set(BEYOND_TABLES)
    assert {table: s for s, table in TABLES.items() if table != 17}.items() <= {
        (t, s) for (s, _), t in DETAIL_TABLES.items()
    }


@pytest.mark.parametrize("table", DETAILS)
def test_totals_are_sums(table: int) -> None:
    """Every printed total of a count, in every table, is the sum of its rows."""
    for rows, whole in blocks(table):
        for measure in set(whole.values) - {"undetected_share"}:
            assert sum(row.values[measure] for row in rows) == whole.values[measure], (whole, measure)


def test_n_is_that_of_table_1() -> None:
    """Every table has table 1's number of answers, but for the marked total, which its own rows contradict."""
    printed = {(row.ability, row.category): row.values["n"] for row in fbi(1)}
    for table in DETAILS:
        off = {
            (row.ability, row.category)
            for row in fbi(table)
            if row.values["n"] != printed[row.ability, row.category]
        }
        assert off == {("instruction", "total")}
    assert marked("n", "instruction-total") == {(1, "", "", "instruction", "total")}
    sums = {one: sum(n for (a, c), n in printed.items() if a == one and c != "total") for one in ABILITIES}
    assert (sums["instruction"], printed["instruction", "total"].digits) == (379, "381")
    assert sum(sums.values()) + printed["invariant", "total"] == printed["all", "total"]


def test_rows_that_do_not_sum_are_marked() -> None:
    """A row's counts sum to its n unless n is marked, with failures or, in table 6 alone, with one too many."""
    fewer = {cell(row) for table in DETAILS for row in fbi(table) if missing(row) > 0}
    assert fewer == marked("n", "failed-pairs", "missing-pairs", "missing-scores", "failed-calls")
    more = {cell(row) for table in DETAILS for row in fbi(table) if missing(row) < 0}
    assert more == marked("n", "one-too-many")
    assert {(c[0], c[4]) for c in more} == {(6, "comprehensiveness"), (6, "total")}
    assert all(missing(row) == -1 for row in fbi(6) if cell(row) in more)


def test_every_share_follows_from_its_counts_or_is_a_marked_misprint() -> None:
    """Every share of tables 6 to 24 by its table's rule, and of 3 and 4 by the totals; the misprints, no more, no fewer."""
    off = set()
    for table in DETAILS:
        if table == 18:
            continue
        off |= {
            cell(row)
            for row in fbi(table)
            if row.values["undetected_share"].digits.ljust(4, "0")
            not in {share.printed for share in shares(row)}
        }
    off |= off_in_18()
    off |= off_in_3_and_4()
    assert off == marked("undetected_share", *MISPRINTS)
    assert off == {
        (3, "axis", "GPT-4-Turbo", "reasoning", "total"),
        (4, "vanilla", "Gemini-1.5-Pro", "reasoning", "total"),
        (9, "axis", "GPT-4-Turbo", "reasoning", "calculations"),
        (9, "axis", "GPT-4-Turbo", "reasoning", "total"),
        (10, "axis-rubric", "GPT-4-Turbo", "reasoning", "formula"),
        (18, "vanilla", "Gemini-1.5-Pro", "reasoning", "calculations"),
        (18, "vanilla", "Gemini-1.5-Pro", "reasoning", "total"),
        (20, "reference", "Llama-3-70B-Instruct", "long-form", "coherence"),
        (20, "reference", "Gemini-1.5-Pro", "long-form", "comprehensiveness"),
        (20, "reference", "Gemini-1.5-Pro", "factual", "entity"),
        (20, "reference", "Gemini-1.5-Pro", "reasoning", "calculations"),
    }


def test_how_many_numbers_and_shares_there_are() -> None:
    """3,361 numbers are printed, of which 712 are shares of undetected errors; 11 do not follow, and 18 notes tell of other things."""
    assert sum(many for many, _ in NUMBERS.values()) == 3361
    rows = [row for table in FBI_TABLES for row in fbi(table)]
    assert sum("undetected_share" in row.values for row in rows) == 712
    assert len(marked("undetected_share", *MISPRINTS)) == 11
    assert len(FBI_NOTES) - len(MISPRINTS) == 18


def off_in_18() -> set[Cell]:
    """Shares of table 18 that no number of failed calls gives: a row's must give its counts, a total's are its rows'."""
    off = set()
    for rows, whole in blocks(18):
        fitting = []
        for row in rows:
            possible = shares(row)
            right = [share for share in possible if share.printed == row.values["undetected_share"].digits]
            if not right:
                off.add(cell(row))
            fitting.append(right or possible)
        totals = {total(chosen) for chosen in product(*fitting)}
        assert {one.undetected for one in totals} == {count(whole, "undetected")}
        if whole.values["undetected_share"].digits not in {one.printed for one in totals}:
            off.add(cell(whole))
    return off


def off_in_3_and_4() -> set[Cell]:
    """Shares of tables 3 and 4 that the counts of the totals of tables 6 to 20 do not give; those print the same shares."""
    off = set()
    for table in (3, 4):
        for row in fbi(table):
            if "undetected_share" not in row.values:
                continue
            [whole] = [
                one
                for one in detail(row.strategy, row.model)
                if (one.ability, one.category) == (row.ability, "total")
            ]
            printed = row.values["undetected_share"].digits
            assert whole.values["undetected_share"].digits == printed
            if whole.table == 18:
                wrong = cell(whole) in off_in_18()
            else:
                wrong = printed not in {share.printed for share in shares(whole)}
            if wrong:
                off.add(cell(row))
    return off


def test_explanations_take_the_counts_of_the_scores() -> None:
    """Tables 21 to 24 repeat detected and undetected of tables 7, 9, 8 and 10, and explain no more than is undetected."""
    for strategy, table in BEYOND_TABLES.items():
        for row, scored in zip(fbi(table), detail(strategy), strict=True):
            assert (row.ability, row.category) == (scored.ability, scored.category)
            for measure in ("n", "detected", "undetected"):
                assert row.values[measure] == scored.values[measure]
            assert row.values["in_explanation"] <= row.values["undetected"]


def test_figure_2_has_the_totals_of_the_explanations() -> None:
    """What the released plotting program (FBI, scripts/plot.py, commit e4f3957) draws are the totals of tables 21 to 24."""
    drawn = {
        "vanilla": [(225, 36), (220, 21), (161, 36), (360, 47)],
        "axis": [(90, 28), (127, 111), (95, 42), (308, 38)],
        "rubric": [(79, 32), (131, 31), (74, 30), (332, 39)],
        "axis-rubric": [(74, 42), (114, 78), (86, 35), (310, 49)],
    }
    for strategy, bars in drawn.items():
        totals = [row for row in explained(strategy) if row.category == "total"]
        assert [(count(row, "detected"), count(row, "in_explanation")) for row in totals] == bars


def test_every_mark_has_its_note_and_every_note_its_marks() -> None:
    """Marks and notes name each other, table by table, and every misprint is a note."""
    seen: dict[str, set[int]] = {key: set() for key in FBI_NOTES}
    for table in FBI_TABLES:
        for row in fbi(table):
            assert {measure: row.values[measure].marks for measure in row.contradicted} == dict(
                row.contradicted
            )
            for keys in row.contradicted.values():
                for key in keys:
                    seen[key].add(table)
    assert {key: tuple(sorted(tables)) for key, tables in seen.items()} == {
        key: note.tables for key, note in FBI_NOTES.items()
    }
    assert set(MISPRINTS) <= set(FBI_NOTES)
