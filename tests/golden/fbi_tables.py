"""What tests of the FBI numbers share: counts of printed rows, and what the paper's arithmetic makes of them."""

from __future__ import annotations

from mismark.protocols.judging.rules import (
    RULES,
    Share,
    beyond,
    possible_failures,
)
from mismark.report.published.fbi import (
    BEYOND_TABLES,
    FBI_TABLES,
    FbiRow,
    fbi,
)

SINGLE = (6, 7, 8, 9, 10)
PAIRS = (11, 12, 13, 14, 15, 19)
VERDICTS = ("gold", "perturbed", "both_good", "both_bad", "inconsistent")
TENS, FIVES = ("ten", "nine", "eight", "below_eight"), ("five", "four", "below_four")
DETAILS = tuple(table for table in FBI_TABLES if table >= 6)

Cell = tuple[int, str, str, str, str]


def cell(row: FbiRow) -> Cell:
    """What tells a row from all others."""
    return row.table, row.strategy, row.model, row.ability, row.category


def count(row: FbiRow, *measures: str) -> int:
    """Printed counts of a row, summed."""
    return sum(int(row.values[measure]) for measure in measures)


def marked(measure: str, *keys: str) -> set[Cell]:
    """Cells of all tables that carry one of these notes."""
    return {
        cell(row)
        for table in FBI_TABLES
        for row in fbi(table)
        if set(keys) & {*row.contradicted.get(measure, ())}
    }


def missing(row: FbiRow) -> int:
    """How many of a row's answers none of its counts has."""
    for measures in (VERDICTS, TENS, FIVES, ("detected", "undetected")):
        if measures[0] in row.values:
            return count(row, "n") - count(row, *measures)
    raise AssertionError(row)


def shares(row: FbiRow) -> list[Share]:
    """What the rule of a row's table makes of its counts: two where half a failed call is lost in rounding."""
    n, values = count(row, "n"), row.values
    if row.table in BEYOND_TABLES.values():
        return [beyond(n, count(row, "detected"), count(row, "in_explanation"))]
    rule = RULES[row.table]
    if "gold" in values:
        return [rule(n, count(row, "gold"), missing(row))]
    if "ten" in values or "five" in values:
        below = count(row, *(TENS if "ten" in values else FIVES)[1:])
        return [rule(n, below, missing(row))]
    detected, undetected = count(row, "detected"), count(row, "undetected")
    # One row and its total count an answer twice; the share follows from the undetected.
    detected = min(detected, n - undetected)
    found = [rule(n, detected, failed) for failed in possible_failures(n, detected, undetected)]
    assert {share.undetected for share in found} == {undetected}
    return found


def blocks(table: int) -> list[tuple[list[FbiRow], FbiRow]]:
    """The rows of each ability, strategy and model of a table with their total."""
    found = []
    for row in fbi(table):
        if row.category == "total":
            whole = (row.strategy, row.model, row.ability)
            found.append(
                ([r for r in fbi(table) if (r.strategy, r.model, r.ability) == whole and r is not row], row)
            )
    return found
