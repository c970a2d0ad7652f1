"""Two runs side by side: pairing of items and models, differences, and what is said about them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from mismark.errors import UsageError
from mismark.protocols import recipe
from mismark.protocols.comparing import compare
from mismark.respondents import respondent
from mismark.runs import Run, load_run, start
from mismark.texts import builtin
from mismark.texts.items import write_items

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

ONLY = ("slope", "did", "count_f1", "read")


def made(folder: Path, *models: str, limit: int | None = 30, **settings: object) -> Run:
    """A framing run of these models."""
    data = settings.pop("data", None)
    start(
        folder,
        recipe("framing"),
        data=None if data is None else str(data),
        models=[respondent(name) for name in models],
        settings=settings,
        limit=limit,
    )
    return load_run(folder)


@pytest.fixture(scope="module")
def runs(tmp_path_factory: pytest.TempPathFactory) -> list[Run]:
    """Compliance .2 and .9 on the same 60 passages, each with one that finds all."""
    folder = tmp_path_factory.mktemp("compare")
    return [
        made(folder / name, "scripted/oracle", f"scripted/compliant:compliance={value}", limit=None)
        for name, value in (("low", "0.2"), ("high", "0.9"))
    ]


@pytest.fixture(scope="module")
def single(tmp_path_factory: pytest.TempPathFactory) -> list[Run]:
    """The same two, each alone in its run."""
    folder = tmp_path_factory.mktemp("single")
    return [
        made(folder / value, f"scripted/compliant:compliance={value}", limit=None) for value in ("0.2", "0.9")
    ]


def names(notes: Sequence[str], word: str) -> list[str]:
    """The notes that hold a word."""
    return [note for note in notes if word in note]


def test_a_run_against_itself_differs_in_nothing(single: list[Run]) -> None:
    """Every number of both is compared; each difference is 0 with p = 1, and nothing is told."""
    found = compare(single[0], single[0], resamples=200)
    numbers = recipe("framing").numbers(single[0], resamples=20)
    assert [row.name for row in found.rows] == [one.name for one in numbers]
    with_value = [row for row in found.rows if row.a.value is not None]
    assert len(with_value) > 80
    for row in with_value:
        assert (row.difference.value, row.p, row.p_holm, row.verdict) == (0.0, 1.0, 1.0, "cannot tell"), (
            row.name
        )
    assert found.same_items
    assert found.notes == ()


def test_what_was_set_apart_is_told_apart(single: list[Run]) -> None:
    """Compliance .2 against .9: the slope is higher in B, its interval off 0, and its sign follows the order."""
    found = {row.name: row for row in compare(*single, only=ONLY, resamples=2_000).rows}
    slope = found["slope"]
    assert slope.verdict == "higher"
    assert slope.difference.value == pytest.approx((slope.b.value or 0) - (slope.a.value or 0))
    assert slope.difference.low is not None
    assert slope.difference.low > 0.4
    assert found["count_f1(blind)"].verdict == "cannot tell"
    back = {row.name: row for row in compare(single[1], single[0], only=ONLY, resamples=2_000).rows}
    assert back["slope"].verdict == "lower"
    assert back["slope"].difference.value == pytest.approx(-(slope.difference.value or 0))


def test_holm_is_over_the_whole_table(single: list[Run]) -> None:
    """The smallest p is multiplied by the number of comparisons, and a smaller family is corrected for less."""
    whole = compare(*single, resamples=500).rows
    small = compare(*single, only=["slope"], resamples=500).rows
    (slope,) = [row for row in whole if row.name == "slope"]
    assert len(small) == 1
    assert small[0].p == small[0].p_holm == slope.p
    assert slope.p_holm == min(1.0, len(whole) * (slope.p or 0))
    assert f"|family:holm/{len(whole)}|" in slope.difference.signature


def test_the_same_seed_gives_the_same_table(single: list[Run]) -> None:
    """Nothing in a comparison depends on when or how often it is made."""
    assert compare(*single, only=ONLY, resamples=100) == compare(*single, only=ONLY, resamples=100)


def test_models_are_paired_by_name(runs: list[Run], single: list[Run]) -> None:
    """A model in both runs is compared with itself; those in one run are left out, and that is said."""
    found = compare(*runs, only=["slope"], resamples=100)
    assert [(row.model_a, row.model_b) for row in found.rows] == [("scripted/oracle", "scripted/oracle")]
    assert names(found.notes, "compliance=0.2, scripted/compliant:compliance=0.9")
    pair = compare(*single, only=["slope"], resamples=100).rows[0]
    assert (pair.model_a, pair.model_b) == (
        "scripted/compliant:compliance=0.2",
        "scripted/compliant:compliance=0.9",
    )


def test_runs_without_a_model_in_common_are_refused(runs: list[Run], tmp_path: Path) -> None:
    """Where no name is in both and one run has several models, nothing can be paired."""
    other = made(tmp_path / "other", "scripted/silent", limit=3)
    with pytest.raises(UsageError, match="no model is in both"):
        compare(runs[0], other)


def test_models_of_other_names_are_paired_as_told(runs: list[Run]) -> None:
    """Only the pair that was asked for is compared; a model that a run does not have is refused by name."""
    low, high = runs
    pair = ("scripted/oracle", "scripted/compliant:compliance=0.9")
    found = compare(low, high, only=["slope"], resamples=200, pairs=[pair])
    assert {(row.model_a, row.model_b) for row in found.rows} == {pair}
    assert names(found.notes, "left out") == [
        "In no pair, and left out: scripted/compliant:compliance=0.2, scripted/oracle."
    ]
    with pytest.raises(UsageError, match=r"has no model scripted/oracle2, only scripted/oracle, "):
        compare(low, high, pairs=[("scripted/oracle2", "scripted/oracle")])


def test_other_items_are_paired_by_id_and_content(single: list[Run], tmp_path: Path) -> None:
    """Items that both have are compared; one of the same id and other content is not, and is counted."""
    items = list(builtin.load("framing"))[20:]
    first, second = items[0], items[1]
    changed = [type(first)(first.id, second.sentences, first.document, first.window), *items[1:]]
    write_items(tmp_path / "data.jsonl", changed)
    other = made(
        tmp_path / "other", "scripted/compliant:compliance=0.2", data=tmp_path / "data.jsonl", limit=None
    )
    found = compare(single[0], other, only=["slope", "count_f1(blind)"], resamples=100)
    assert (found.n_items, found.same_items) == (122, False)
    assert names(found.notes, "1 more have the same id and other content")
    assert [row.difference.n for row in found.rows] == [122, 122]
    write_items(tmp_path / "none.jsonl", changed[:1])
    lone = made(tmp_path / "lone", "scripted/oracle", data=tmp_path / "none.jsonl")
    with pytest.raises(UsageError, match="no item in common: 1 ids are in both, with other content"):
        compare(single[0], lone)


def test_what_differs_in_the_asking_is_said(single: list[Run], tmp_path: Path) -> None:
    """Settings that differ, conditions of one run only, few clusters and missing replies are notes."""
    other = made(
        tmp_path / "other",
        "command:exit 1",
        limit=9,
        text="tokenised",
        conditions=["blind", "over"],
        anchors=[5],
    )
    found = compare(single[0], other, resamples=50)
    assert names(found.notes, "text: natural → tokenised")
    assert names(found.notes, "anchor+5")
    assert names(found.notes, "There are 3 clusters: below 15")
    assert names(found.notes, "is not finished")
    assert {row.name for row in found.rows} >= {"slope", "did(over)", "count_f1(blind)"}
    lost = {row.name: row for row in found.rows}["count_f1(over)"]
    assert (lost.p, lost.p_holm, lost.verdict, lost.difference.value) == (None, None, "cannot tell", None)


def test_a_number_that_neither_has_is_refused(single: list[Run]) -> None:
    """--only with a misspelt name tells the names there are."""
    with pytest.raises(UsageError, match=r"--only slop: neither run has such a number; there are count_bias"):
        compare(*single, only=["slop"])
