"""Framing on 143 passages in the paper's buckets, with respondents of known truth and checkers that cannot read."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import mismark
from mismark.protocols.framing.doses import slope
from mismark.protocols.framing.study import subjects
from mismark.texts.items import write_items
from mismark.texts.m2 import iter_m2
from mismark.texts.passages import build_passages

if TYPE_CHECKING:
    from pathlib import Path

    from mismark.protocols.framing.study import Subject

pytestmark = pytest.mark.real
MODELS = (
    "checker/harper",
    "checker/speller",
    "scripted/oracle",
    "scripted/compliant:compliance=0.8",
    "scripted/quoter",
)


@pytest.fixture(scope="module")
def studied(real_data: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Subject]:
    """A run of the five respondents on the 143 passages."""
    folder = tmp_path_factory.mktemp("conll")
    passages = build_passages(list(iter_m2(real_data / "conll14" / "nucle14-2a.m2"))).items
    write_items(folder / "P.jsonl", passages)
    run = mismark.run("framing", models=MODELS, data=folder / "P.jsonl", out=folder / "run")
    assert run.complete
    return {subject.label: subject for subject in subjects([run], resamples=1_000)}


@pytest.mark.parametrize("model", ["checker/harper", "checker/speller"])
def test_a_checker_that_cannot_read_the_question_is_not_moved_by_it(
    studied: dict[str, Subject], model: str
) -> None:
    """ASI and every shift of Count Bias are exactly 0, and p is 1: the negative control."""
    subject = studied[model]
    assert [subject.measuring.asi(name).value for name in subject.compared] == [0, 0, 0, 0]
    assert {contrast.test.p for contrast in subject.contrasts} == {1.0}
    one = slope(subject.measuring)
    assert one is not None
    assert (one.value, one.low, one.high) == (0, 0, 0)
    assert (subject.measuring.cell("placed", "blind").value or 0) > 0.99


def test_the_slope_recovers_the_compliance_that_was_set(studied: dict[str, Subject]) -> None:
    """0.8 lies in the interval, and 0 and 1 do not."""
    one = slope(studied["scripted/compliant:compliance=0.8"].measuring)
    assert one is not None
    assert one.low is not None
    assert one.high is not None
    assert 0 < one.low < 0.8 < one.high < 1


def test_the_oracle_is_placed_where_the_gold_is(studied: dict[str, Subject]) -> None:
    """All its lines are placed and its counts are true; 98% of the edits come back to the last letter through quotes."""
    measuring = studied["scripted/oracle"].measuring
    assert measuring.cell("count_bias", "blind").value == 0
    assert measuring.cell("count_f1", "blind").value == 1
    assert measuring.cell("placed", "blind").value == 1
    assert (measuring.cell("strict", "blind").value or 0) > 0.98


def test_a_quoter_scores_under_overlap_and_nowhere_else(studied: dict[str, Subject]) -> None:
    """Quoting every sentence whole scores about .6 under overlap, which is why the reference rows are there."""
    measuring = studied["scripted/quoter"].measuring
    assert measuring.cell("overlap", "blind").value == pytest.approx(0.604, abs=0.01)
    assert measuring.cell("detection", "blind").value == 0
