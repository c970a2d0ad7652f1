"""True values by arithmetic on 143 passages in the paper's buckets."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from mismark.protocols.framing.expected import Passage, Script, expected, passages
from mismark.texts.m2 import iter_m2
from mismark.texts.passages import build_passages

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.real


@pytest.fixture(scope="module")
def conll(real_data: Path) -> tuple[Passage, ...]:
    """N and the number of insertions of each passage."""
    return passages(build_passages(list(iter_m2(real_data / "conll14" / "nucle14-2a.m2"))).items)


def test_the_copier_has_the_papers_golden_values(conll: tuple[Passage, ...]) -> None:
    """A respondent that always copies: Count-F1 .8206, .7040 and 1, Count Bias +2 under Mislead-Over."""
    always = Script(compliance=1, hits=0.6, false_alarms=1)
    assert len(conll) == 143
    assert expected("count_f1(over)", always, conll) == pytest.approx(0.8206, abs=5e-5)
    assert expected("count_f1(under)", always, conll) == pytest.approx(0.7040, abs=5e-5)
    assert expected("count_f1(anchored)", always, conll) == pytest.approx(1)
    assert expected("count_bias(over)", always, conll) == pytest.approx(2)


def test_the_gold_against_itself_is_below_1(conll: tuple[Passage, ...]) -> None:
    """Under overlap the gold scores .88 against itself, because 12% of its edits are insertions."""
    oracle = Script(compliance=0, hits=1, false_alarms=0)
    assert expected("overlap(blind)", oracle, conll) == pytest.approx(0.88, abs=0.005)
    assert expected("strict(blind)", oracle, conll) == pytest.approx(1)
