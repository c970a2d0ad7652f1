"""The numbers of a grammar run by name, two runs side by side, gates against an earlier run, and the plan."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import numpy as np
import pytest

from mismark.cli import main
from mismark.errors import UsageError
from mismark.protocols import recipe
from mismark.protocols.comparing import compare
from mismark.protocols.gates import judge, read_gate
from mismark.protocols.grammar.cells import chosen, read_cells
from mismark.protocols.grammar.measures import difference, macro
from mismark.protocols.grammar.named import numbers
from mismark.protocols.grammar.planned import measured
from mismark.respondents import respondent
from mismark.runs import Run, load_run, start
from mismark.texts import builtin

if TYPE_CHECKING:
    from pathlib import Path

    from mismark.records import Estimate

GOOD, POOR = "scripted/corrector:recall=0.9", "scripted/corrector:recall=0.3,refuse=0.05"


def made(folder: Path, *models: str, conditions: tuple[str, ...] = ("baseline",)) -> Run:
    """A grammar run of 40 items, ten of each level at most."""
    items = ["1-10", "20-23", "60-75", "200-209"]
    start(
        folder,
        recipe("grammar"),
        models=[respondent(name) for name in models],
        settings={"conditions": list(conditions), "items": items},
    )
    return load_run(folder)


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """A run of one corrector under all conditions, that a hint helps."""
    return made(
        tmp_path_factory.mktemp("grammar") / "run",
        "scripted/corrector:recall=0.5,hint=0.6,wrong_hint=0.2,over=0.2,refuse=0.05",
        conditions=("baseline", "guided", "wrong-item", "correct"),
    )


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory) -> tuple[Run, Run]:
    """A good and a poor corrector, each in its own run."""
    folder = tmp_path_factory.mktemp("two")
    return made(folder / "good", GOOD), made(folder / "poor", POOR)


def changed_signature(by_name: dict[str, Estimate]) -> str:
    """The signature of the difference between Guided and Baseline."""
    return by_name["recall(guided - baseline)"].signature


def test_numbers_are_those_of_the_measures(run: Run) -> None:
    """A number by name is the measure's own estimate, interval and all."""
    cells = read_cells(run)
    model = run.plan.models[0].name
    by_name = {one.name: one.make().estimate for one in numbers(run, 200)}
    baseline, guided = (chosen(cells, model, name) for name in ("baseline", "guided"))
    averages = macro(baseline, resamples=200, seed=run.plan.seed)
    found = by_name["recall(baseline)"]
    assert (found.value, found.low, found.high) == (
        averages.recall.value,
        averages.recall.low,
        averages.recall.high,
    )
    of_level = macro(baseline, levels=["A1"], resamples=200, seed=run.plan.seed)
    assert by_name["f05(baseline,A1)"].value == of_level.f05.value
    changed = difference(baseline, guided, resamples=200, seed=run.plan.seed)
    assert by_name["recall(guided - baseline)"].low == changed.low
    assert by_name["over-correction"].value == pytest.approx(0.2, abs=0.1)
    assert "|avg:grammar-item|" in found.signature
    assert f"|cond:guided-baseline|resp:{model}@" in changed_signature(by_name)


def test_rows_carry_their_number(run: Run) -> None:
    """The rows of every number add up to it, so that two runs can be put side by side item by item."""
    for number in numbers(run, 50):
        found = number.make()
        assert len(found.rows) == len(number.items) == len(number.clusters)
        value = float(found.statistic(np.nansum(found.rows, axis=0)))
        assert value == pytest.approx(found.estimate.value), number.name


def test_is_it_the_hint(run: Run) -> None:
    """Naming the item helps more than naming another one."""
    by_name = {one.name: one.make().estimate for one in numbers(run, 500)}
    assert by_name["recall(guided - wrong-item)"].low > 0
    assert by_name["recall(guided - baseline)"].value > by_name["recall(wrong-item - baseline)"].value > 0


def test_what_was_not_asked_is_said(two: tuple[Run, Run]) -> None:
    """Differences of conditions that were not asked have no value, the reason, and no place in a comparison."""
    by_name = {one.name: one for one in numbers(two[0], 50)}
    assert "guided was not asked" in by_name["recall(guided - baseline)"].make().estimate.method
    assert "correct sentences were not shown" in by_name["over-correction"].make().estimate.method
    assert not any("guided" in row.name or "A1" in row.name for row in compare(*two, resamples=50).rows)


def test_what_one_run_did_not_ask_is_left_out_of_a_comparison(run: Run, two: tuple[Run, Run]) -> None:
    """Differences of conditions that one run asked and the other did not are no rows, and are named."""
    for pair in ((run, two[0]), (two[0], run)):
        found = compare(*pair, resamples=50)
        assert not any("guided" in row.name for row in found.rows)
        assert any("left out" in note and "guided - baseline" in note for note in found.notes)
        chosen_only = compare(*pair, only=["recall(baseline)"], resamples=50)
        assert not any("left out: recall" in note for note in chosen_only.notes)


def test_gates_name_levels_with_and_without_a_space(two: tuple[Run, Run]) -> None:
    """A gate on one level is read with any spaces, and judged on its interval."""
    gates = [read_gate(text) for text in ("recall(baseline, A1) >= 0.6", "recall( baseline,A1 ) >= 0.99")]
    assert [one.verdict for one in judge(two[0], gates, resamples=500)] == ["holds", "fails"]


def test_nothing_that_was_fine_may_become_weak(two: tuple[Run, Run]) -> None:
    """A run keeps this against itself, a poor one against a good one does not, and without fine items it cannot tell."""
    good, poor = two
    assert [one.verdict for one in judge(good, [], against=good)] == ["holds"]
    lost = judge(poor, [], against=good)[0]
    assert (lost.gate.name, lost.verdict) == ("became-weak(baseline)", "fails")
    assert lost.estimate.low >= 1
    assert lost.estimate.high >= lost.estimate.low
    none_fine = judge(good, [read_gate("became-weak(baseline) <= 3")], against=poor)[0]
    assert none_fine.verdict == "cannot tell"
    assert "no grammar item is fine" in none_fine.why
    with pytest.raises(UsageError, match="does not measure"):
        judge(good, [read_gate("became-weak(baseline) <= 0")])


def test_a_run_about_other_items_says_that_nothing_can_be_lost(two: tuple[Run, Run], tmp_path: Path) -> None:
    """Where no item that was fine was asked about again, the gate cannot tell, and says why."""
    start(
        tmp_path / "other",
        recipe("grammar"),
        models=[respondent(GOOD)],
        settings={"conditions": ["baseline"], "items": ["250"]},
    )
    found = judge(load_run(tmp_path / "other"), [read_gate("became-weak(baseline) <= 0")], against=two[0])[0]
    assert found.verdict == "cannot tell"
    assert "asked about in the run" in found.why


def test_a_protocol_without_single_items_says_so(tmp_path: Path) -> None:
    """Framing has nothing to lose item by item: the sentence names what to do instead."""
    start(tmp_path / "f", recipe("framing"), models=[respondent("scripted/oracle")], settings={}, limit=3)
    framing = load_run(tmp_path / "f")
    with pytest.raises(UsageError, match="side by side"):
        judge(framing, [], against=framing)
    assert compare(framing, framing, resamples=50).tables == ()


def test_items_stand_side_by_side(two: tuple[Run, Run], capsys: pytest.CaptureFixture[str]) -> None:
    """`compare` shows each item with both verdicts, what differs most first, and JSON holds all items."""
    folders = [str(one.folder) for one in two]
    assert main(["compare", *folders, "--resamples", "50", "--rows", "3"]) == 0
    shown = capsys.readouterr().out
    assert "grammar item" in shown
    assert "fine" in shown
    assert "37 more rows: --rows 0" in shown
    assert main(["compare", *folders, "--resamples", "50", "--json"]) == 0
    table = json.loads(capsys.readouterr().out)["tables"][0]
    assert len(table["rows"]) == 40
    assert {row["verdict_a"] for row in table["rows"]} <= {"fine", "weak", "cannot tell"}
    changed = [row["verdict_a"] != row["verdict_b"] for row in table["rows"]]
    assert changed == sorted(changed, reverse=True)
    assert table["rows"][0]["a"]["low"] <= table["rows"][0]["a"]["value"]


def test_check_against_from_the_command_line(
    two: tuple[Run, Run], capsys: pytest.CaptureFixture[str]
) -> None:
    """`check --against` passes with exit code 0 and fails with 1."""
    good, poor = (str(one.folder) for one in two)
    assert main(["check", good, "--against", good]) == 0
    assert main(["check", poor, "--against", good]) == 1
    assert "became-weak(baseline) <= 0" in capsys.readouterr().out


def test_a_plan_says_what_verdicts_need(capsys: pytest.CaptureFixture[str]) -> None:
    """`plan` counts grammar items for the averages, and tells how many more pairs a verdict needs."""
    words = ["plan", "grammar", "--levels", "A1", "--per-item", "6", "--model", "scripted/oracle"]
    assert main([*words, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["detectable"][0]["n"] == 60
    assert {(one["planned"], one["needed"] > 6) for one in found["needed"]} == {(6, True)}
    assert main(words) == 0
    assert "weak at true recall 0.3" in capsys.readouterr().out


def test_averages_are_over_grammar_items() -> None:
    """What a plan counts is one pair of each grammar item, in order."""
    found = measured(builtin.load("grammar"))
    assert [one.meta["item"] for one in found] == list(range(1, 264))
    assert found[0].id == "001-01"
