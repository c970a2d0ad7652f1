"""The numbers of a framing run by name are those of its report, and the rows beneath give them back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest

from mismark.protocols import recipe
from mismark.protocols.framing.doses import slope
from mismark.protocols.framing.study import subjects
from mismark.respondents import respondent
from mismark.runs import Run, load_run, start

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """Two samples of two respondents, one of which cannot be read."""
    folder = tmp_path_factory.mktemp("named") / "run"
    models = ["scripted/compliant:compliance=0.5", "command:echo what"]
    start(
        folder,
        recipe("framing"),
        models=[respondent(name) for name in models],
        settings={"samples": 2},
        limit=8,
    )
    return load_run(folder)


def test_every_number_follows_from_its_rows(run: Run) -> None:
    """The statistic of the sums of the rows that were read is the estimate's value, however often each is made."""
    numbers = recipe("framing").numbers(run, resamples=20)
    assert len(numbers) > 150
    for one in [*numbers, *numbers]:
        made = one.make()
        read = ~np.isnan(made.rows).any(axis=1)
        value = float(made.statistic(made.rows[read].sum(axis=0)))
        assert len(one.items) == len(made.rows) == len(one.clusters) == 8
        if made.estimate.value is None:
            assert np.isnan(value), one.name
        else:
            assert value == pytest.approx(made.estimate.value, abs=1e-12), one.name


def test_the_numbers_are_those_of_the_report(run: Run) -> None:
    """Asked for twice, or after others, a number is the estimate that tables show."""
    subject = subjects([run], 20)[0]
    numbers = {
        one.name: one for one in recipe("framing").numbers(run, resamples=20) if one.model == subject.model
    }
    measuring = subject.measuring
    for _ in range(2):
        assert numbers["did(over)"].make().estimate == measuring.difference_in_differences("over", "overlap")
        assert numbers["shift(over)"].make().estimate == measuring.change("count_bias", "over")
        assert numbers["inflation(anchored)"].make().estimate == measuring.cell("inflation", "anchored")
        assert numbers["slope"].make().estimate == slope(measuring)
        assert numbers["asi(under)"].make().estimate == measuring.asi("under")


def test_the_share_that_was_read(run: Run) -> None:
    """`read` is 1 for a model whose replies were all read and 0 for one whose were not, with Wilson's interval."""
    read = [one.make().estimate for one in recipe("framing").numbers(run, resamples=20) if one.name == "read"]
    assert [(one.value, one.n, one.method) for one in read] == [
        (1.0, 80, "wilson-cluster"),
        (0.0, 80, "wilson-cluster"),
    ]
    assert read[0].low is not None
    assert 0.5 < read[0].low < 1


def test_without_blind_or_anchors_the_names_stay(tmp_path: Path) -> None:
    """What needs Blind, or two stated numbers, is there by name, without a value and with the reason."""
    settings = {"conditions": ["informed", "anchored"]}
    start(
        tmp_path / "r", recipe("framing"), models=[respondent("scripted/oracle")], settings=settings, limit=3
    )
    numbers = {
        one.name: one.make() for one in recipe("framing").numbers(load_run(tmp_path / "r"), resamples=20)
    }
    assert numbers["did(anchored)"].estimate.method == "none: Blind was not asked"
    assert numbers["slope"].estimate.method == "none: no passage was shown two different numbers"
