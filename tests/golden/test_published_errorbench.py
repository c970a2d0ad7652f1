"""The ErrorBench numbers against each other: each identity holds, save for the cells that are marked."""

from __future__ import annotations

import math

import pytest
from scipy.stats import t as student

from mismark.errors import UsageError
from mismark.report.published import ERRORBENCH_TABLES, NOTES, errorbench

PASSAGES = 143
GOLD = 3 * 30 + 4 * 30 + 5 * 30 + 6 * 30 + 7 * 23
ROUNDING = 0.0005 + 1e-9


def column(table: int, measure: str) -> dict[tuple[str, str], float]:
    """One printed column by (model, condition)."""
    return {(row.model, row.condition): row.values[measure] for row in errorbench(table)}


def marked(table: int, measure: str, *keys: str) -> set[tuple[str, str]]:
    """Cells of a column that carry one of these notes."""
    return {
        (row.model, row.condition)
        for row in errorbench(table)
        if set(keys) & set(row.contradicted.get(measure, ()))
    }


@pytest.mark.parametrize(
    ("table", "rows"), [(2, 30), (3, 18), (4, 24), (6, 24), (10, 30), (11, 24), (12, 30)]
)
def test_rows_are_complete(table: int, rows: int) -> None:
    """Every printed row is there once."""
    cells = [(row.model, row.condition) for row in errorbench(table)]
    assert len(cells) == len(set(cells)) == rows


@pytest.mark.parametrize(
    ("table", "sums"),
    [
        (2, {"count_bias": 1.262, "count_bias_sd": 53.127, "count_f1": 22.666}),
        (10, {"strict_f05": 1.701, "detection_f05": 3.931, "overlap_f05": 9.982}),
        (12, {"count_f1": 24.338, "span_f05": 11.043, "no_corrected_text": 500}),
    ],
)
def test_sums_of_columns(table: int, sums: dict[str, float]) -> None:
    """Column sums equal those that awk took from the printed text, so that no digit moved."""
    for measure, expected in sums.items():
        assert sum(column(table, measure).values()) == pytest.approx(expected, abs=1e-6)


def test_every_mark_has_its_note_and_every_note_its_marks() -> None:
    """Marks and notes name each other, table by table."""
    seen: dict[str, set[int]] = {key: set() for key in NOTES}
    for table in ERRORBENCH_TABLES:
        for row in errorbench(table):
            assert set(row.contradicted) <= set(row.values)
            assert {m: row.values[m].marks for m in row.contradicted} == dict(row.contradicted)
            for keys in row.contradicted.values():
                for key in keys:
                    seen[key].add(table)
    assert {key: tuple(sorted(tables)) for key, tables in seen.items()} == {
        k: n.tables for k, n in NOTES.items()
    }


def test_inflation_is_a_difference() -> None:
    """Table 4: inflation is Count-F1 less overlap F0.5 in every row, to the last digit."""
    for row in errorbench(4):
        assert row.values["inflation"] == pytest.approx(
            row.values["count_f1"] - row.values["span_f05"], abs=1e-9
        )


def test_errant_inflation_is_a_difference() -> None:
    """Table 12: the last column is Count-F1 less ERRANT F0.5, with one marked exception."""
    off = {
        (row.model, row.condition)
        for row in errorbench(12)
        if abs(row.values["count_f1"] - row.values["errant_f05"] - row.values["errant_inflation"]) > ROUNDING
    }
    assert off == marked(12, "errant_inflation", "errant-difference") == {("GPT-4o", "informed")}


def test_overlap_is_the_same_in_tables_4_and_10() -> None:
    """Tables 4 and 10 print the same overlap F0.5 in every cell that they share."""
    overlap = column(10, "overlap_f05")
    assert all(overlap[cell] == value for cell, value in column(4, "span_f05").items())


def test_count_f1_differs_between_tables_2_and_4_only_where_marked() -> None:
    """Tables 2 and 4 agree on Count-F1 but for four Gemini 3.1 cells and one of Claude S.4.6."""
    of_readable = column(2, "count_f1")
    off = {cell for cell, value in column(4, "count_f1").items() if value != of_readable[cell]}
    assert off == marked(4, "count_f1", "failures-left-out", "claude-anchored")
    assert off == marked(2, "count_f1", "failures-left-out", "claude-anchored")
    assert len(off) == 5


@pytest.mark.parametrize(
    ("condition", "readable"), [("blind", 137), ("anchored", 139), ("over", 138), ("under", 141)]
)
def test_failures_scored_zero_explain_gemini(condition: str, readable: int) -> None:
    """Gemini 3.1: table 4 is table 2 times readable/143, and that many replies give the printed mean bias."""
    cell = ("Gemini 3.1", condition)
    low, high = (column(2, "count_f1")[cell] + side * ROUNDING for side in (-1, 1))
    printed = column(4, "count_f1")[cell]
    assert low * readable / PASSAGES - ROUNDING <= printed <= high * readable / PASSAGES + ROUNDING
    bias = column(2, "count_bias")[cell]
    assert abs(round(bias * readable) / readable - bias) <= ROUNDING


def test_means_of_whole_numbers() -> None:
    """Each mean Count Bias of table 2 is a whole number over 143, but for Gemini 3.1."""
    off = {
        cell[0]
        for cell, bias in column(2, "count_bias").items()
        if abs(round(bias * PASSAGES) / PASSAGES - bias) > ROUNDING
    }
    assert off == {"Gemini 3.1"}


def test_full_compliance_fixes_count_f1() -> None:
    """GPT-5.4 Mislead-Over always says N + 2, which gives Count-F1 117.339/143."""
    buckets = {3: 30, 4: 30, 5: 30, 6: 30, 7: 23}
    expected = sum(many * n / (n + 1) for n, many in buckets.items()) / PASSAGES
    assert column(2, "count_f1")["GPT-5.4", "over"] == pytest.approx(expected, abs=0.0005)


def test_shifts_are_differences_of_means() -> None:
    """Table 6's shifts are differences of table 2's means, but for the marked cells of Gemini 3.1."""
    bias = column(2, "count_bias")
    off = {
        (model, condition)
        for (model, condition), shift in column(6, "delta_count_bias").items()
        if abs(bias[model, condition] - bias[model, "blind"] - shift) > 0.005 + 2 * 0.0005 + 1e-9
    }
    assert off == marked(6, "delta_count_bias", "complete-pairs")
    assert {model for model, _ in off} == {"Gemini 3.1"}


def test_effect_sizes_are_shifts_over_their_sd() -> None:
    """Table 6: d_z is the shift over its SD in every row, to rounding."""
    for row in errorbench(6):
        shift, sd, d_z = (abs(row.values[key]) for key in ("delta_count_bias", "delta_sd", "d_z"))
        assert (shift - 0.005) / (sd + 0.005) - 0.005 <= d_z <= (shift + 0.005) / (sd - 0.005) + 0.005


def test_sd_of_a_difference_is_possible() -> None:
    """Table 6's SDs lie between the difference and the sum of table 2's SDs."""
    sd = column(2, "count_bias_sd")
    for (model, condition), paired in column(6, "delta_sd").items():
        one, other = sd[model, condition], sd[model, "blind"]
        assert abs(one - other) - 0.006 <= paired <= one + other + 0.006


def test_asi_is_possible() -> None:
    """Table 3's ASI lies between what table 6's shift and its second moment allow for 3 to 7 errors."""
    shift, sd = column(6, "delta_count_bias"), column(6, "delta_sd")
    for cell, asi in column(3, "asi").items():
        assert abs(shift[cell]) / 7 <= asi <= math.hypot(shift[cell], sd[cell]) / 3


def test_claims_of_significance_against_table_6() -> None:
    """What section 4.3 says of q-values contradicts t = d_z √143 in exactly the marked cells."""
    critical_05, critical_001 = 1.977, 3.36  # Student's t with 142 degrees of freedom, two-sided
    strong = {"GPT-4o", "GPT-5.4", "Claude H.4.5", "Claude S.4.6"}
    off = set()
    for row in errorbench(6):
        t = abs(row.values["delta_count_bias"]) / row.values["delta_sd"] * math.sqrt(PASSAGES)
        match row.condition:
            case "anchored" | "under" if row.model in strong:
                wrong = t < critical_001
            case "over" if row.model in strong:
                wrong = t < critical_05
            case "informed" if row.model == "GPT-4o":
                wrong = t < 3.09  # p = .0024
            case "informed" if row.model == "GPT-5.4":
                wrong = t < 2.73  # p = .0071
            case "informed":
                wrong = t > critical_001
            case _:
                wrong = False
        if wrong:
            off.add((row.model, row.condition))
    assert off == marked(6, "d_z", "q-values")
    assert len(off) == 6


def test_averages_of_table_12() -> None:
    """Appendix H's averages over six models follow from table 12."""
    for measure, blind, anchored in [
        ("count_f1", 0.763, 0.975),
        ("errant_f05", 0.3007, 0.3477),
        ("errant_multi_f05", 0.4837, 0.5213),
    ]:
        cells = column(12, measure)
        for condition, expected in [("blind", blind), ("anchored", anchored)]:
            mean = sum(value for (_, c), value in cells.items() if c == condition) / 6
            assert mean == pytest.approx(expected, abs=0.0005)


def test_contrasts_of_table_12() -> None:
    """Appendix H's contrasts follow from table 12 to .005 but for the two marked models."""
    printed = {
        "GPT-5.4": 0.359,
        "GPT-4o": 0.236,
        "Claude S.4.6": 0.138,
        "Gemini 2.5": 0.136,
        "Claude H.4.5": 0.118,
        "Gemini 3.1": 0.074,
    }
    count, errant = column(12, "count_f1"), column(12, "errant_multi_f05")
    off = {
        model
        for model, contrast in printed.items()
        if abs(
            count[model, "anchored"]
            - count[model, "blind"]
            - errant[model, "anchored"]
            + errant[model, "blind"]
            - contrast
        )
        > 0.005
    }
    assert (
        off
        == {model for model, _ in marked(12, "errant_multi_f05", "errant-contrast")}
        == {"GPT-4o", "Gemini 3.1"}
    )


def test_claimed_bands_of_table_12() -> None:
    """Appendix H's bands (.06 for five of six; .40 to .57; 499 of 500; 25 to 80%) break where marked."""
    errant, without = column(12, "errant_multi_f05"), column(12, "no_corrected_text")
    moved = {
        model
        for model, c in errant
        if c == "anchored" and abs(errant[model, c] - errant[model, "blind"]) > 0.06 + 1e-9
    }
    assert moved == {"GPT-5.4", "Gemini 3.1"}
    assert {cell for cell, value in errant.items() if not 0.395 <= value <= 0.575} == marked(
        12, "errant_multi_f05", "errant-range"
    )
    assert sum(value for (model, _), value in without.items() if model == "GPT-4o") == 3
    assert {cell for cell, value in without.items() if "Gemini" in cell[0] and not 25 <= value <= 80} == {
        ("Gemini 3.1", "informed")
    }


def test_p_values_of_the_note_come_from_shift_and_sd() -> None:
    """The note on q-values: each p it gives is that of t = shift / SD times the root of 143, to the digits it has."""
    rows = {(row.model, row.condition): row.values for row in errorbench(6)}
    for words, cell, p in [
        ("GPT-4o Informed p = .35", ("GPT-4o", "informed"), 0.35),
        ("GPT-5.4 Informed p = .03", ("GPT-5.4", "informed"), 0.03),
        ("Claude H.4.5 Informed p = .000005", ("Claude H.4.5", "informed"), 0.000005),
        ("GPT-4o Anchored p = .002", ("GPT-4o", "anchored"), 0.002),
        ("Claude H.4.5 Anchored p = .16", ("Claude H.4.5", "anchored"), 0.16),
        ("GPT-4o Mislead-Over p = .6", ("GPT-4o", "over"), 0.6),
    ]:
        assert words in NOTES["q-values"].against
        t = rows[cell]["delta_count_bias"] / rows[cell]["delta_sd"] * math.sqrt(PASSAGES)
        places = len(words.rpartition(".")[2])
        assert round(2 * float(student.sf(abs(t), PASSAGES - 1)), places) == p


def test_the_m2_column_of_table_12_is_of_other_replies() -> None:
    """GPT-5.4 Mislead-Over: .173 on 987 lines is at most 161 hits, and .287 on 700 lines takes more than 189."""
    lines, lines_100 = GOLD + 2 * PASSAGES, 500 + 200
    whole, part = column(4, "span_f05")["GPT-5.4", "over"], column(12, "span_f05")["GPT-5.4", "over"]
    assert column(2, "count_bias_sd")["GPT-5.4", "over"] == 0
    most = (whole + 0.0005) * (GOLD / 4 + lines) / 1.25
    least = (part - 0.0005) * (500 / 4 + lines_100) / 1.25
    assert (lines, most, least) == (987, pytest.approx(161.32, abs=0.01), pytest.approx(189.09, abs=0.01))


def test_count_f1_is_a_mean_in_table_2_and_one_sum_in_table_12() -> None:
    """Claiming N + 2: .8206 and .8333 on 143 passages, .823 and .8333 on 100; claiming max(1, N - 2): .710 and .750."""

    def both(buckets: dict[int, int], shift: int) -> tuple[float, float]:
        pairs = [(n, max(1, n + shift)) for n, many in buckets.items() for _ in range(many)]
        mean = sum(2 * min(pair) / sum(pair) for pair in pairs) / len(pairs)
        return mean, 2 * sum(map(min, pairs)) / sum(map(sum, pairs))

    main, subset = {3: 30, 4: 30, 5: 30, 6: 30, 7: 23}, dict.fromkeys(range(3, 8), 20)
    assert both(main, 2) == (pytest.approx(0.8206, abs=5e-5), pytest.approx(0.8306, abs=5e-5))
    assert both(subset, 2) == (pytest.approx(0.8231, abs=5e-5), pytest.approx(0.8333, abs=5e-5))
    assert both(subset, -2) == (pytest.approx(0.710, abs=5e-5), pytest.approx(0.750, abs=5e-5))
    for words in (".8206 on 30", ".831 in one sum", ".823 as a mean and .8333 in one sum", ".710 and .750"):
        assert words in NOTES["count-is-micro"].against
    printed = {cell for cell, value in column(12, "count_f1").items() if value == 0.833}
    assert printed == marked(12, "count_f1", "count-is-micro") == {("GPT-4o", "over"), ("GPT-5.4", "over")}


def test_gemini_counts_are_affected() -> None:
    """Under Anchored both rise by more than .2 from table 2 to 12, and Gemini 2.5's claims allow .682 in one sum."""
    for model, before, after in [("Gemini 2.5", 0.697, 0.931), ("Gemini 3.1", 0.617, 0.932)]:
        cell = model, "anchored"
        assert (column(2, "count_f1")[cell], column(12, "count_f1")[cell]) == (before, after)
    claimed = GOLD + PASSAGES * column(2, "count_bias")["Gemini 2.5", "anchored"]
    assert 2 * claimed / (claimed + GOLD) == pytest.approx(0.682, abs=0.0005)


def test_averages_with_and_without_gemini() -> None:
    """From Blind to Anchored: +.212, +.047 and +.038 over six models, +.244, +.034 and +.030 without Gemini."""
    for measure, six, four in [
        ("count_f1", 0.212, 0.244),
        ("errant_f05", 0.047, 0.034),
        ("errant_multi_f05", 0.038, 0.030),
    ]:
        cells = column(12, measure)
        rise = {m: cells[m, "anchored"] - cells[m, "blind"] for m, _ in cells}
        kept = [value for model, value in rise.items() if "Gemini" not in model]
        assert sum(rise.values()) / 6 == pytest.approx(six, abs=0.00051)
        assert sum(kept) / 4 == pytest.approx(four, abs=0.00051)


def test_claude_in_table_4() -> None:
    """Claude S.4.6 inflates most under Blind, alone of the four, and gains +.229 of Count-F1 and +.240 of overlap F0.5."""
    inflation = column(4, "inflation")
    others = {m for m, _ in inflation if "Gemini" not in m}
    off = {
        m for m in others if inflation[m, "anchored"] < max(v for (n, _), v in inflation.items() if n == m)
    }
    assert off == {"Claude S.4.6"}
    assert marked(4, "inflation", "largest-inflation") == {
        ("Claude S.4.6", "blind"),
        ("Claude S.4.6", "anchored"),
    }
    gains = [
        column(4, key)["Claude S.4.6", "anchored"] - column(4, key)["Claude S.4.6", "blind"]
        for key in ("count_f1", "span_f05")
    ]
    assert gains == [pytest.approx(0.229), pytest.approx(0.240)]


def test_the_gap_of_gains() -> None:
    """.212/.038 is 5.6 and .212/.047 is 4.5; table 4's means rise by +.162 and +.065, 2.5 times."""
    assert (round(0.212 / 0.038, 1), round(0.212 / 0.047, 1)) == (5.6, 4.5)
    rises = []
    for measure in ("count_f1", "span_f05"):
        cells = column(4, measure)
        models = {model for model, _ in cells}
        rises.append(sum(cells[m, "anchored"] - cells[m, "blind"] for m in models) / 6)
    assert [round(one, 3) for one in rises] == [0.162, 0.065]
    assert round(rises[0] / rises[1], 1) == 2.5


def test_the_largest_strict_inflation() -> None:
    """.96 is GPT-5.4 Anchored: .990 of table 4 less .031 of table 10."""
    strict = column(10, "strict_f05")
    gaps = {cell: value - strict[cell] for cell, value in column(4, "count_f1").items()}
    assert max(gaps, key=lambda cell: gaps[cell]) == ("GPT-5.4", "anchored")
    assert round(max(gaps.values()), 2) == 0.96


def test_number_of_descriptions() -> None:
    """21,172 descriptions is what table 2's claims come to, less Gemini 3.1's unreadable replies."""
    bias = column(2, "count_bias")
    claims = sum(GOLD + PASSAGES * value for value in bias.values())
    assert claims == pytest.approx(21210.5, abs=0.1)
    unreadable = {"blind": 6, "anchored": 4, "over": 5, "under": 2}
    fewest = sum(
        many * (GOLD / PASSAGES + bias["Gemini 3.1", condition]) for condition, many in unreadable.items()
    )
    most = fewest + 9 * (
        GOLD / PASSAGES + bias["Gemini 3.1", "informed"]
    )  # Informed has 134 readable or more
    assert claims - most <= 21172 <= claims - fewest
    assert round(100 * 16552 / 21172, 1) == 78.2


def test_a_table_that_is_not_shipped() -> None:
    """Asking for a table without numbers names the tables that have them."""
    with pytest.raises(UsageError, match="table 5 is not shipped; the tables with numbers are 2, 3"):
        errorbench(5)
