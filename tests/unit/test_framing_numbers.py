"""What a number does, by family: slopes, comparisons at the same number, bends and repeats, on respondents of known truth."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest

import mismark
from mismark.protocols import recipe
from mismark.protocols.framing import dose_tables, repeats
from mismark.protocols.framing.analysis import analyse
from mismark.protocols.framing.conditions import read_pair
from mismark.protocols.framing.doses import bend, doses_of, median_index, slope, slope_gap
from mismark.protocols.framing.figures import dose_response
from mismark.protocols.framing.study import subjects
from mismark.statistics.multiplicity import benjamini_hochberg
from mismark.statistics.regression import anchoring_index_median

if TYPE_CHECKING:
    from mismark.protocols.framing.study import Subject
    from mismark.records import Estimate
    from mismark.runs import Run

BENT = "scripted/compliant:compliance=0.9,hedged=0.6,attributed=0.3,placebo=0.2,bend=2,beyond=0.25"
PLAIN = "scripted/compliant:compliance=0.7,seed=1"


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """Two respondents on the built-in passages, two samples, four families of numbers at two doses or more."""
    return mismark.run(
        "framing",
        models=[BENT, PLAIN, "checker/harper"],
        out=tmp_path_factory.mktemp("numbers") / "run",
        samples=2,
        limit=36,
        conditions=[
            "blind", "informed", "over", "under", "hedged", "hedged-2", "attributed", "attributed-2", "placebo", "placebo-2",
        ],
        anchors=[-5, -3, -1, 0, 1, 3, 5, "x2"],
    )  # fmt: skip


@pytest.fixture(scope="module")
def studied(run: Run) -> dict[str, Subject]:
    """Its respondents by name."""
    return {one.model: one for one in subjects([run], 400)}


def holds(estimate: Estimate | None, truth: float) -> bool:
    """Whether the interval holds the truth."""
    assert estimate is not None
    assert estimate.low is not None
    assert estimate.high is not None
    return estimate.low <= truth <= estimate.high


def test_each_family_has_the_slope_that_was_set(studied: dict[str, Subject]) -> None:
    """Hedged .6, attributed .3, placebo .2 within the bend; the one without own settings ignores the placebo."""
    bent, plain = studied[BENT].measuring, studied[PLAIN].measuring
    assert holds(slope(bent, "hedged"), 0.6)
    assert holds(slope(bent, "attributed"), 0.3)
    assert holds(slope(bent, "placebo"), 0.2)
    assert holds(slope(plain), 0.7)
    assert holds(slope(plain, "hedged"), 0.7)
    placebo = slope(plain, "placebo")
    assert placebo is not None
    assert (placebo.value, placebo.low, placebo.high) == (0, 0, 0)
    assert holds(slope_gap(plain, "anchor", "placebo"), 0.7)


def test_a_difference_of_slopes_is_over_the_same_numbers(studied: dict[str, Subject]) -> None:
    """Within the bend plain numbers have .9 and hedged ones .6, though the slope over all plain numbers is far below."""
    bent = studied[BENT].measuring
    every = slope(bent)
    assert every is not None
    assert every.high is not None
    assert every.high < 0.7
    assert holds(slope_gap(bent, "hedged", "anchor"), -0.3)
    assert holds(slope_gap(bent, "anchor", "placebo"), 0.7)


def test_a_slope_compares_a_family_with_itself_only(studied: dict[str, Subject]) -> None:
    """Its doses are those of its own conditions, and a number that two of them show is one dose."""
    measuring = studied[PLAIN].measuring
    hedged = doses_of(measuring, "hedged")
    assert hedged.asked == ("hedged", "hedged-2")
    assert len(hedged.shown) == 36 * 2 * 2
    anchors = doses_of(measuring)
    pairs = {(int(item), shown) for item, shown in zip(anchors.item, anchors.shown, strict=True)}
    assert len(anchors.shown) == 2 * len(pairs)


def test_the_median_form_is_that_of_the_statistics(studied: dict[str, Subject]) -> None:
    """On the claims at the lowest and the highest number shown, with a percentile interval."""
    measuring = studied[PLAIN].measuring
    doses = doses_of(measuring)
    found = median_index(measuring)
    assert found is not None
    assert found.value == anchoring_index_median(doses.shown, doses.claimed, doses.item)
    assert found.method == "percentile-cluster/400"


def test_the_bend_is_found_where_it_was_set_and_nowhere_else(studied: dict[str, Subject]) -> None:
    """.9 up to 2 away from the true count, a quarter of that beyond; the other line is straight."""
    bent, plain = (bend(studied[name].measuring, two_sided=True) for name in (BENT, PLAIN))
    assert bent is not None
    assert plain is not None
    assert bent.p is not None
    assert plain.p is not None
    assert bent.p < 0.01 < 0.05 < plain.p
    assert bent.knot.value == 2
    assert holds(bent.knot, 2)
    assert holds(bent.below, 0.9)
    assert holds(bent.above, 0.225)


def test_who_cannot_read_the_question_does_not_bend(studied: dict[str, Subject]) -> None:
    """A checker's p is 1, and there is no knot to tell of."""
    measuring = studied["checker/harper"].measuring
    for two_sided in (True, False):
        found = bend(measuring, two_sided=two_sided)
        assert found is not None
        assert (found.p, found.knot.value, found.below.value) == (1.0, None, None)
        assert found.knot.method == "none: every answer lies on a straight line of its item"


def test_comparisons_at_the_same_number_are_paired_and_in_the_plans_family(
    run: Run, studied: dict[str, Subject]
) -> None:
    """Each is the mean difference of claims, and q is Benjamini and Hochberg's over all pairs of all models."""
    planned = [tuple(read_pair(one)) for one in run.plan.settings["family"]]
    tests = [one for subject in studied.values() for one in subject.contrasts]
    assert [(one.condition, one.reference) for one in studied[BENT].contrasts] == planned
    assert [one.q for one in tests] == list(benjamini_hochberg([one.test.p for one in tests]))
    table = dose_tables.wordings(list(studied.values()))
    assert table is not None
    row = next(row for row in table.rows if row["condition"] == "Hedged N + 2 less Mislead-Over")
    cells = studied[BENT].cells
    claims = [cells.column(name, "claimed").mean() for name in ("hedged", "over")]
    assert row["delta"].value == pytest.approx(claims[0] - claims[1])  # type: ignore[union-attr]
    assert row["delta"].high < 0  # type: ignore[union-attr, operator]
    compared = {str(row["condition"]) for row in table.rows}
    assert {
        "Mislead-Over less Placebo N + 2", "Attributed N + 2 less Mislead-Over", "Placebo N + 2 less Informed",
    } <= compared  # fmt: skip


def test_the_numbers_by_name_are_those_of_the_tables(run: Run, studied: dict[str, Subject]) -> None:
    """shift(hedged - over), slope(placebo) and median_index, for gates and comparisons."""
    numbers = {one.name: one for one in recipe("framing").numbers(run, resamples=400) if one.model == BENT}
    measuring = studied[BENT].measuring
    for name, estimate in (
        ("shift(hedged - over)", measuring.change("count_bias", "hedged", "over")),
        ("slope(placebo)", slope(measuring, "placebo")),
        ("median_index", median_index(measuring)),
    ):
        made = numbers[name].make()
        assert made.estimate == estimate
        read = ~np.isnan(made.rows).any(axis=1)
        assert float(made.statistic(made.rows[read].sum(axis=0))) == pytest.approx(made.estimate.value)


def test_the_curves_have_a_line_for_each_family(studied: dict[str, Subject]) -> None:
    """Doses ascend, each family has as many points as conditions, and multiples stand by themselves."""
    curves = dose_response([studied[BENT]])
    assert curves is not None
    [(_, lines)] = curves.panels
    assert {line.name: len(line.x) for line in lines} == {
        "exactly": 9,
        "exactly, multiples of N": 1,
        "approximately": 2,
        "another checker's": 2,
        "reference number": 2,
        "Blind": 2,
    }
    assert all(list(line.x) == sorted(line.x) for line in lines)


def test_repeats_tell_passages_from_samples(studied: dict[str, Subject]) -> None:
    """A checker's samples are equal: nothing within, and all that passages have in common; a respondent by chance has some within."""
    sure = repeats.component(studied["checker/harper"].measuring, "blind", "claimed", "within")
    assert sure.value == 0
    assert repeats.component(studied["checker/harper"].measuring, "blind", "f05", "icc").value == 1
    measuring = studied[PLAIN].measuring
    within = repeats.component(measuring, "blind", "claimed", "within")
    claims = measuring.cells.column("blind", "claimed")
    assert within.value == pytest.approx(claims.var(axis=1, ddof=1).mean())
    assert within.n == 36 * 2
    table = repeats.table(list(studied.values()))
    assert table is not None
    assert len(table.rows) == 3 * 18


def test_without_repeats_there_is_no_such_table(tmp_path_factory: pytest.TempPathFactory) -> None:
    """One sample a cell: no section, and slopes of one number of a family say that there is none."""
    run = mismark.run(
        "framing",
        models=["scripted/oracle"],
        out=tmp_path_factory.mktemp("one") / "run",
        limit=3,
        conditions=["blind", "over", "placebo"],
    )
    sections = {section.id: section for section in analyse([run], resamples=20)}
    assert "repeats" not in sections
    assert "clean" not in sections
    number = next(one for one in recipe("framing").numbers(run, resamples=20) if one.name == "slope(placebo)")
    assert number.make().estimate.method == "none: no passage was shown two different numbers"
