"""Many replicates of respondents of known truth: every interval covers, and intervals that are too narrow are noticed."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
import pytest

from mismark.edits.extraction_workers import cores
from mismark.protocols.framing import cells, certainties, truths
from mismark.protocols.framing.cells import Clusters
from mismark.protocols.framing.known import counted
from mismark.protocols.validation import validate

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from mismark.records import Item

pytestmark = pytest.mark.slow


def test_everything_is_measured_as_it_should_be(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In 200 replicates of another seed every parameter holds, and nothing is left on the disk."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr("tempfile.tempdir", None)
    judged = validate(seed=1, replicates=200, workers=cores())
    for one in judged:
        if one.n > 1:
            mean, truth = one.mean
            print(
                f"{one.parameter.respondent} {one.parameter.name}: {mean:.3f} of {truth:.3f}, {one.n_right} right"
            )
    assert [(one.parameter, one.why) for one in judged if not one.passed] == []
    assert list(tmp_path.iterdir()) == []


def test_intervals_that_forget_documents_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where passages are resampled one by one, too few intervals hold the count of a respondent that is silent."""
    silent = "scripted/silent"
    (line,) = counted(silent, "interval", ["count_bias(blind)"], "", certainties._minus_n)
    study = replace(truths._blind(), models=(silent,), lines=(line,), windows=6)

    def each(items: Sequence[Item]) -> Clusters:
        return Clusters(np.array([item.id for item in items]), "item")

    monkeypatch.setattr(truths, "truths", lambda recipe: [study.part(recipe)])
    (right,) = validate(replicates=30)
    assert right.passed
    monkeypatch.setattr(cells, "clusters_of", each)
    (wrong,) = validate(replicates=30)
    assert not wrong.passed
    assert wrong.why == f"{wrong.n_right} of 30 intervals hold the true value; 95% should"
