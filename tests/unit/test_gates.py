"""Gates: how they are read, and that they close where nothing can be told."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mismark.errors import DataError, UsageError
from mismark.protocols import recipe
from mismark.protocols.gates import Gate, Judgement, _judge, judge, read_gate, read_gates
from mismark.protocols.numbers import Made, Number, absent, listed
from mismark.records import Estimate
from mismark.respondents import respondent
from mismark.runs import Run, load_run, start

if TYPE_CHECKING:
    from pathlib import Path


def number(low: float | None, high: float | None, value: float | None = 0.5, clusters: int = 30) -> Number:
    """A number `f(over)` of the model `m` with this interval."""
    estimate = Estimate(value, 10, 0, "bca-t", low, high, n_clusters=clusters)
    made = Made(estimate, np.ones((1, 1)), lambda sums: sums[..., 0])
    return Number("f(over)", "m", ("a",), np.array(["a"]), "item", lambda: made)


def verdict(text: str, one: Number, *, complete: bool = True) -> Judgement:
    """The judgement of one gate on one number."""
    return _judge(read_gate(text), "m", {(one.name, one.model): one}, complete=complete)


@pytest.mark.parametrize(
    ("text", "name", "model", "sign", "bound"),
    [
        ("inflation(anchored) <= 0.5", "inflation(anchored)", None, "<=", 0.5),
        (
            "inflation( anchored ,model=openai/gpt-4o)>=-.5",
            "inflation(anchored)",
            "openai/gpt-4o",
            ">=",
            -0.5,
        ),
        ("slope<1e-1", "slope", None, "<", 0.1),
        ("slope(model=a) > 1.", "slope", "a", ">", 1.0),
        ("did(anchor+5) ≤ −0.25", "did(anchor+5)", None, "<=", -0.25),
        (
            "f1(over, model=scripted/compliant:compliance=0.8,hits=0.5) ≥ 2",
            "f1(over)",
            "scripted/compliant:compliance=0.8,hits=0.5",
            ">=",
            2.0,
        ),
        (
            "f1(over, model=command:sh -c '(cat) <= 3') <= 2",
            "f1(over)",
            "command:sh -c '(cat) <= 3'",
            "<=",
            2.0,
        ),
    ],
)
def test_a_gate_is_read(text: str, name: str, model: str | None, sign: str, bound: float) -> None:
    """Name, condition, model, sign and bound are read, with any spaces, and whatever a model is called."""
    gate = read_gate(text)
    assert (gate.name, gate.model, gate.sign, gate.bound) == (name, model, sign, bound)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "inflation(anchored)",
        "inflation(anchored) = 0.5",
        "inflation(anchored) == 0.5",
        "inflation(anchored <= 0.5",
        "0.5 >= inflation(anchored)",
        "inflation(anchored) <= half",
        "inflation(anchored) <= nan",
        "inflation(anchored) <= inf",
        "inflation(anchored) <= 1e999",
        "inflation() <= 0.5",
        "inflation(over, model=) <= 0.5",
        "inflation(over model=a) <= 0.5",
        "inflation(anchored) <= 0.5 or so",
        "inflation(anchored) <= 0.5, slope <= 1",
    ],
)
def test_what_is_no_gate_is_refused_with_the_form(text: str) -> None:
    """Anything else is a usage error that shows how a gate is written."""
    with pytest.raises(UsageError, match=r"inflation\(anchored\) <= 0\.5, with"):
        read_gate(text)


@given(st.text(max_size=40))
def test_reading_a_gate_never_fails_in_another_way(text: str) -> None:
    """Any text is a gate or a usage error."""
    with contextlib.suppress(UsageError):
        assert isinstance(read_gate(text), Gate)


@pytest.mark.parametrize(
    ("low", "high", "at_most", "at_least"),
    [
        (0.1, 0.4, "holds", "fails"),
        (0.1, 0.5, "holds", "cannot tell"),
        (0.1, 0.6, "cannot tell", "cannot tell"),
        (0.5, 0.6, "cannot tell", "holds"),
        (0.6, 0.7, "fails", "holds"),
        (0.5, 0.5, "holds", "holds"),
        (None, None, "cannot tell", "cannot tell"),
    ],
)
def test_a_gate_is_judged_on_the_ends_of_the_interval(
    low: float | None, high: float | None, at_most: str, at_least: str
) -> None:
    """It holds where the whole interval keeps to it, fails where none of it does, and else cannot be told."""
    one = number(low, high)
    assert verdict("f(over) <= 0.5", one).verdict == at_most
    assert verdict("f(over) >= 0.5", one).verdict == at_least
    assert verdict("f(over) <= 0.5", one).passed == (at_most == "holds")


def test_a_strict_gate_does_not_hold_at_its_bound() -> None:
    """`<` and `>` leave the bound itself out."""
    assert verdict("f(over) < 0.5", number(0.1, 0.5)).verdict == "cannot tell"
    assert verdict("f(over) < 0.5", number(0.5, 0.6)).verdict == "fails"
    assert verdict("f(over) > 0.5", number(0.5, 0.6)).verdict == "cannot tell"


@given(st.floats(-2, 2), st.floats(0, 2), st.sampled_from(["<=", "<", ">=", ">"]))
def test_a_gate_that_holds_is_kept_by_the_whole_interval(low: float, width: float, sign: str) -> None:
    """No interval with an end beyond the bound passes, and none passes both a gate and its opposite strictly."""
    found = verdict(f"f(over) {sign} 0.25", number(low, low + width))
    ends = (low, low + width)
    inside = {"<=": ends[1] <= 0.25, "<": ends[1] < 0.25, ">=": ends[0] >= 0.25, ">": ends[0] > 0.25}[sign]
    assert found.passed == inside


def test_what_is_missing_cannot_be_told_and_says_what_there_is() -> None:
    """A condition or a model that the run does not have does not pass, and neither does a number without a value."""
    one = number(0.1, 0.2)
    assert verdict("f(under) <= 1", one).why == "the run has no f(under); it has f(over)"
    gone = _judge(read_gate("f(over, model=x) <= 1"), "x", {("f(over)", "m"): one}, complete=True)
    assert (gone.verdict, gone.why) == ("cannot tell", "the run has no model 'x'; it has m")
    nothing = Number("f(over)", "m", ("a",), np.array(["a"]), "item", lambda: absent(1, "not asked"))
    assert verdict("f(over) <= 1", nothing).why == "there is no value: not asked"


def test_an_unfinished_run_can_fail_a_gate_and_not_pass_one() -> None:
    """While replies are missing a gate that would hold cannot be told, and one that fails fails."""
    assert verdict("f(over) <= 1", number(0.1, 0.2), complete=False).verdict == "cannot tell"
    assert verdict("f(over) <= 0", number(0.1, 0.2), complete=False).verdict == "fails"


def test_few_clusters_are_said() -> None:
    """A gate that holds on fewer than 15 clusters says that its interval is likely too narrow."""
    assert "rests on 14 clusters" in verdict("f(over) <= 1", number(0.1, 0.2, clusters=14)).why
    assert "clusters" not in verdict("f(over) <= 1", number(0.1, 0.2, clusters=15)).why


def test_a_file_of_gates(tmp_path: Path) -> None:
    """One gate a line, comments and empty lines left out; `#` inside a model's name stays."""
    path = tmp_path / "gates.txt"
    path.write_text(
        "# ours\n\ninflation(over) <= 0.5  # why\nslope(model=replay:a.jsonl#m) <= 1\n", encoding="utf-8"
    )
    assert [gate.model for gate in read_gates(path)] == [None, "replay:a.jsonl#m"]
    path.write_text("slope <= 1\nslope = 1\n", encoding="utf-8")
    with pytest.raises(UsageError, match=r"gates\.txt:2: the gate 'slope = 1'"):
        read_gates(path)
    path.write_text("# nothing\n", encoding="utf-8")
    with pytest.raises(UsageError, match="holds no gate"):
        read_gates(path)
    with pytest.raises(DataError, match="cannot be read"):
        read_gates(tmp_path / "nowhere")


def made(folder: Path, *models: str, limit: int) -> Run:
    """A framing run of these models, whatever comes of it."""
    start(folder, recipe("framing"), models=[respondent(name) for name in models], limit=limit)
    return load_run(folder)


def test_runs_that_cannot_carry_a_gate_do_not_pass_one(tmp_path: Path) -> None:
    """One cluster, replies that nobody can read, and cells without a reply: no gate on them holds."""
    gates = [read_gate(text) for text in ("count_f1(blind) >= 0", "slope <= 100", "read >= 0")]
    one = judge(made(tmp_path / "one", "scripted/oracle", limit=1), gates, resamples=50)
    assert [found.verdict for found in one[:2]] == ["cannot tell"] * 2
    mute = judge(made(tmp_path / "mute", "command:echo what", limit=6), gates, resamples=50)
    assert [found.verdict for found in mute] == ["cannot tell", "cannot tell", "holds"]
    lost = judge(made(tmp_path / "lost", "command:exit 1", "scripted/oracle", limit=6), gates, resamples=50)
    assert {found.verdict for found in lost} == {"cannot tell"}


def test_a_measure_that_is_not_there_is_a_usage_error_with_those_that_are(tmp_path: Path) -> None:
    """A misspelt measure is refused, and the names are told measures and conditions apart."""
    run = made(tmp_path / "run", "scripted/oracle", limit=2)
    with pytest.raises(
        UsageError, match=r"'inflaton'.*inflation.* of \(blind, informed, anchored, over, under\).*slope"
    ):
        judge(run, [read_gate("inflaton(over) <= 1")], resamples=20)
    with pytest.raises(UsageError, match="no gate to check"):
        judge(run, [])
    assert listed(["a(x)", "b"]) == "a of (x); b"
