"""MaxMatch on real data: equal to the official scorer, to the last count.

Official: nusnlp/m2scorer at cb874a7 (2016-04-29) under Python 2.7.18, defaults.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from mismark.records import Counts
from mismark.scoring.annotators import score, totals
from mismark.scoring.maxmatch import Options, Pair
from mismark.scoring.measures import f_score, precision, recall
from mismark.texts.m2 import iter_m2
from mismark.texts.parallel import read_lines

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.real

OFFICIAL = Options(compat="official")

SYSTEMS = {
    "CTC-Copy": (Counts(1264, 1740, 2687), (0.7264, 0.4704, 0.6551)),
    "GECToR-2024": (Counts(1218, 1625, 2726), (0.7495, 0.4468, 0.6601)),
    "T5-11B": (Counts(1638, 2310, 2897), (0.7091, 0.5654, 0.6748)),
}


def test_fuzzed_counts_equal_the_official_scorer(real_data: Path) -> None:
    """All 10,000 fuzzed sentences count what the official scorer counts, and no rule decides one."""
    folder = real_data / "m2-fuzz"
    expected = [json.loads(line) for line in read_lines(folder / "expected.jsonl")]
    lines = read_lines(folder / "cases.hyp.txt")
    decided = [
        Pair(sentence.tokens, line.split(), OFFICIAL).decide(sentence.edits)
        for sentence, line in zip(iter_m2(folder / "cases.m2", "drop"), lines, strict=True)
    ]
    assert {decision.rule for decision in decided} == {""}
    found = [decision.counts for decision in decided]
    assert [(c.matched, c.claimed, c.gold) for c in found] == [
        (row["correct"], row["proposed"], row["gold"]) for row in expected
    ]
    whole = sum(found, Counts())
    assert whole == Counts(2947, 13509, 25085)
    assert [round(share or 0, 4) for share in (precision(whole), recall(whole), f_score(whole))] == [
        0.2182,
        0.1175,
        0.1862,
    ]


@pytest.mark.parametrize("compat", ["official", "mismark"])
@pytest.mark.parametrize("system", SYSTEMS)
def test_published_systems_score_as_published(real_data: Path, system: str, compat: str) -> None:
    """Each real system has the official counts, P, R and F0.5, with either setting, and no rule decides."""
    folder = real_data / "conll14"
    options = Options(compat="official" if compat == "official" else "mismark")
    lines = read_lines(folder / "systems" / f"{system}.txt")
    scores = list(score(iter_m2(folder / "nucle14-2a.m2", "drop"), lines, options))
    assert {sentence.rule for sentence in scores} == {""}
    found = totals(scores)
    counts, shares = SYSTEMS[system]
    assert found == counts
    assert (
        round(precision(found) or 0, 4),
        round(recall(found) or 0, 4),
        round(f_score(found) or 0, 4),
    ) == shares
