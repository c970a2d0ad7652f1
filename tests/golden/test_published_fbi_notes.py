"""What the notes on the FBI numbers say, against the numbers themselves."""

from __future__ import annotations

from itertools import product

import pytest
from fbi_tables import DETAILS, cell, count, marked, missing, shares

from mismark.errors import ScoringError, UsageError
from mismark.protocols.judging.rules import (
    RULES,
    TABLES,
    Share,
    beyond,
    over_read,
    paper_share,
    single,
    total,
)
from mismark.report.published.fbi import (
    FBI_NOTES,
    FbiRow,
    detail,
    fbi,
)
from mismark.texts.categories import ABILITIES


def told(key: str, *words: str) -> None:
    """Words that a note must have."""
    for one in words:
        assert one in FBI_NOTES[key].words, one


def of(table: int, category: str, ability: str = "", model: str = "") -> FbiRow:
    """One row of a table."""
    [row] = [
        row
        for row in fbi(table)
        if row.category == category and ability in {"", row.ability} and model in {"", row.model}
    ]
    return row


def test_notes_on_misprints() -> None:
    """The numbers in the notes on misprints are those of the counts."""
    assert shares(of(9, "calculations")) == [Share(49, 149)]
    assert [share.printed for share in (Share(49, 149), Share(186, 494))] == ["0.33", "0.38"]
    assert (
        of(9, "final-answer").values["undetected_share"]
        == of(9, "calculations").values["undetected_share"]
        == 0.53
    )
    assert of(22, "total", "reasoning").values["undetected_share"] == 0.30
    assert beyond(494, 308, 38).printed == "0.30"
    assert shares(of(10, "formula"))[0].printed == "0.28"
    assert (
        of(10, "total", "reasoning").values["undetected_share"]
        == of(10, "formula").values["undetected_share"]
    )
    gemini = of(18, "calculations", model="Gemini-1.5-Pro")
    assert shares(gemini) == [Share(64, 142), Share(64, 141)]
    assert {share.printed for share in shares(gemini)} == {"0.45"}
    assert Share(64, 149).printed == "0.43"
    rows = [row for row in fbi(18) if row.model == "Gemini-1.5-Pro" and row.ability == "reasoning"]
    others = [
        [one for one in shares(row) if one.printed == row.values["undetected_share"].digits]
        for row in rows
        if row.category not in {"total", "calculations"}
    ]
    for calculations, low, high, printed in (
        (shares(gemini), 480, 483, "0.42"),
        ([Share(64, 149)], 488, 490, "0.41"),
    ):
        totals = [total([first, *rest]) for first, *rest in product(calculations, *others)]
        assert {one.printed for one in totals} == {printed}
        assert {one.undetected for one in totals} == {201}
        assert (min(one.of for one in totals), max(one.of for one in totals)) == (low, high)
    told("gemini-calculations", "64 of 141 or 142", "480 to 483", "488 to 490", "other 76 shares")
    assert len(fbi(18)) - 2 == 76
    assert shares(of(20, "coherence", model="Llama-3-70B-Instruct")) == [Share(1, 81)]
    for category, printed, n in (
        ("comprehensiveness", "0.15", 90),
        ("entity", "0.09", 87),
        ("calculations", "0.04", 149),
    ):
        row = of(20, category, model="Gemini-1.5-Pro")
        assert shares(row)[0].printed == printed
        assert Share(count(row, "ten"), n).printed == row.values["undetected_share"].digits


def test_rules_of_tables_16_and_20_differ() -> None:
    """Table 16 is over all answers and table 20 over the scores: each other rule gives a share that is not printed."""
    row = of(16, "ignore-format")
    assert row.values["undetected_share"].digits == Share(43, 99).printed != Share(43, 98).printed
    spelt = of(20, "spelling", model="Gemini-1.5-Pro")
    assert spelt.values["undetected_share"].digits == Share(65, 99).printed != Share(65, 100).printed


def test_halves_are_rounded_up() -> None:
    """45 of 72 undetected is printed .63, where rounding halves to even would print .62."""
    row = of(13, "number")
    assert shares(row) == [Share(45, 72)]
    assert row.values["undetected_share"].digits == "0.63" != f"{45 / 72:.2f}"


def test_notes_on_failures() -> None:
    """The sums in the notes on failures, and what the shares were were failures undetected."""
    sums = {
        t: [count(r, "n") - missing(r) for r in fbi(t) if r.category == "total"] for t in DETAILS if t != 17
    }
    assert sums[7] == sums[21] == [528, 480, 378, 484]
    assert 528 + 483 + 379 + 494 - sum(sums[7]) == 14
    assert Share(494 - 360, 494).printed == "0.27"
    assert of(7, "total", "reasoning").values["undetected_share"] == 0.25
    assert sums[12] == [520, 472, 364, 391]
    assert [over_read(494, 253, 103).printed, single(494, 253).printed] == ["0.35", "0.49"]
    assert sums[16] == [528, 483, 378, 493]
    assert sums[20] == [418, 458, 328, 453, 524, 466, 375, 481]
    assert sums[19] == [461, 357, 250, 399, 528, 483, 377, 494]
    assert [sum(missing(r) for r in fbi(t) if r.category == "total") for t in (11, 12, 13, 14, 15)] == [
        1,
        137,
        32,
        1,
        58,
    ]
    told("missing-pairs", "520 of 528, 472 of 483, 364 of 379 and 391 of 494")


def test_shares_above_one() -> None:
    """Eight shares of Llama in table 18 are 1 or more although errors were detected, and are marked."""
    high = [row for row in fbi(18) if row.values["undetected_share"] >= 1 and row.values["detected"]]
    assert {cell(row) for row in high} == marked("undetected_share", "above-one")
    assert sorted(row.values["undetected_share"].digits for row in high) == [
        *("1.00", "1.00", "1.01", "1.02", "1.03", "1.10", "1.15", "1.71")
    ]
    assert {row.model for row in high} == {"Llama-3-70B-Instruct"}


def test_sentences_against_tables_3_and_4() -> None:
    """What sections 5.1 and 5.2 and the abstract say against the numbers that the notes give."""
    three = {
        (row.strategy, row.ability): row.values["undetected_share"]
        for row in fbi(3)
        if "undetected_share" in row.values
    }
    pairs = [strategy for strategy, table in TABLES.items() if 11 <= table <= 15]
    below = {(s, a) for s in pairs for a in ABILITIES if a != "reasoning" and three[s, a] <= 0.5}
    assert {(c[1], c[3]) for c in marked("undetected_share", "majority")} == below
    assert sorted(three[one] for one in below) == [0.42, 0.44, 0.46]
    worse = {a for a in ABILITIES if three["rules", a] > three["pairwise", a]}
    assert worse == {"factual", "instruction", "reasoning"}
    four = {(row.strategy, row.model, row.ability): row.values.get("undetected_share") for row in fbi(4)}
    free = [key for key in four if key[0] in {"vanilla", "pairwise-axis-rules"} and key[2] != "invariant"]
    beats = {key for key in free if (four[key] or 0) < (four[key[0], "GPT-4-Turbo", key[2]] or 0)}
    assert beats == {(c[1], c[2], c[3]) for c in marked("undetected_share", "gpt-4-first")}
    assert beats == {("vanilla", "Gemini-1.5-Pro", "instruction")}
    guided = {key: value for key, value in four.items() if key[0] == "reference" and value is not None}
    best = {
        ability: min((v, key[1]) for key, v in guided.items() if key[2] == ability)[1]
        for ability in ABILITIES
    }
    assert {ability for ability, model in best.items() if "Llama" not in model} == {"reasoning"}
    assert {c[3] for c in marked("undetected_share", "llama-first")} == {"reasoning"}
    generic = [
        row.values["undetected_share"]
        for row in detail("rubric-generic", "Prometheus 2")
        if row.category == "total"
    ]
    assert generic == [0.41, 0.46, 0.46, 0.18]
    assert [four["rubric-specific", "Prometheus 2", a] for a in ABILITIES] == [0.51, 0.62, 0.53, 0.12]


def test_half_missed() -> None:
    """Over all errors, by the counts, GPT-4 misses less than half under four of eleven strategies; their mean is .55."""
    missed = {}
    for strategy, table in TABLES.items():
        if table != 17:
            wholes = [shares(row)[-1] for row in fbi(table) if row.category == "total"]
            missed[strategy] = total(wholes)
    best = {s: round(share.value or 0, 3) for s, share in missed.items() if (share.value or 0) < 0.5}
    assert best == {"vanilla": 0.48, "pairwise-axis": 0.48, "pairwise-axis-rules": 0.499, "reference": 0.211}
    assert sum(share.value or 0 for share in missed.values()) / 11 == pytest.approx(0.55, abs=0.005)


def test_rises_are_undetected() -> None:
    """In tables 8 to 10 detected and undetected sum to all answers, which leaves no place for a score that rises."""
    assert all(missing(row) == 0 for table in (8, 9, 10) for row in fbi(table))


def test_what_is_invariant_is_printed_without_counts() -> None:
    """Tables 3 and 4 have a share of what is invariant each row but Claude's; in tables 4 and 3 GPT-4's are the same."""
    kept = {
        t: {
            (r.strategy, r.model): r.values.get("unaffected_share")
            for r in fbi(t)
            if r.ability == "invariant"
        }
        for t in (3, 4)
    }
    assert len(kept[3]) == len(kept[4]) == 11
    assert [key for key, value in kept[4].items() if value is None] == [("vanilla", "Claude-3-Opus")]
    shared = set(kept[3]) & set(kept[4])
    assert len(shared) == 3
    assert all(kept[3][key] == kept[4][key] for key in shared)


def test_paper_share_takes_the_rule_of_the_strategy() -> None:
    """One failure of ten with four detected: each kind of strategy has its own share."""
    assert paper_share("vanilla", 10, 4, 1) == (5, 10)
    assert paper_share("pairwise", 10, 4, 1) == (5, 9)
    assert paper_share("reference", 10, 4, 1) == (5, 10)
    assert RULES[18](10, 4, 1) == (5, 9)
    assert RULES[20](10, 4, 1) == (5, 9)
    with pytest.raises(UsageError, match="its strategies are vanilla-terse, vanilla"):
        paper_share("verdict", 1, 1)


@pytest.mark.parametrize(
    ("planned", "detected", "failed"), [(10, 11, 0), (10, -1, 0), (10, 8, 3), (3, 0, -1)]
)
def test_counts_that_cannot_be_are_refused(planned: int, detected: int, failed: int) -> None:
    """More than was planned, or less than nothing, is one sentence."""
    with pytest.raises(ScoringError, match=f"of {planned} answers planned"):
        over_read(planned, detected, failed)


def test_what_is_not_shipped_is_refused() -> None:
    """Table 5 is lost and table 2 has no numbers: one sentence with the tables that there are."""
    with pytest.raises(
        UsageError, match="FBI table 5 is not shipped; the tables with numbers are 1, 3, 4, 6"
    ):
        fbi(5)
