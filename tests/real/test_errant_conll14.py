"""ERRANT on real data: equal to `errant_parallel` and `errant_compare` of ERRANT 3.0.2, to the last count.

The hypotheses were made by ERRANT's own pipeline on the embedded tagger (textblob 0.20.1,
lemminflect 0.2.3), and compared with `errant_compare -cs`, `-ds`, `-dt`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from mismark.edits.extraction_workers import extract
from mismark.edits.passages import align_tokens
from mismark.records import Counts
from mismark.scoring.errant import ErrantOptions, ErrantScorer
from mismark.scoring.errant_m2 import Annotated, iter_annotated, mark
from mismark.texts.parallel import read_lines

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.real

# TP, FP, FN as errant_compare prints them.
SYSTEMS = {
    "CTC-Copy": {"correction": (1191, 601, 1476), "span": (1387, 409, 1347), "token": (1641, 267, 1684)},
    "GECToR-2024": {"correction": (1156, 513, 1551), "span": (1284, 387, 1454), "token": (1528, 263, 1765)},
    "T5-11B": {"correction": (1491, 898, 1385), "span": (1714, 677, 1233), "token": (2123, 614, 1503)},
}


@pytest.mark.parametrize("system", SYSTEMS)
def test_systems_score_as_errant_scores_them(real_data: Path, system: str) -> None:
    """Edits extracted from each system's output have errant_compare's counts under each way of matching."""
    for package in ("errant", "textblob", "lemminflect"):
        pytest.importorskip(package)
    gold = list(iter_annotated(real_data / "conll14" / "nucle14-2a.m2"))
    lines = read_lines(real_data / "conll14" / "systems" / f"{system}.txt")
    pairs = [(sentence.source, line) for sentence, line in zip(gold, lines, strict=True)]
    found = [
        Annotated(source, {0: [mark(edit) for edit in edits]})
        for (source, _), edits in zip(pairs, extract(pairs, "embedded"), strict=True)
    ]
    for match, (tp, fp, fn) in SYSTEMS[system].items():
        for compat in ("mismark", "errant"):
            scorer = ErrantScorer(ErrantOptions(match, compat=compat))  # type: ignore[arg-type]
            for hypothesis, reference in zip(found, gold, strict=True):
                scorer.add(hypothesis, reference)
            assert scorer.total == Counts(tp, tp + fp, tp + fn), (match, compat)


def test_the_reference_against_itself_is_right(real_data: Path) -> None:
    """Held against itself, with two annotators on both sides, the reference has neither FP nor FN."""
    gold = list(iter_annotated(real_data / "conll14" / "nucle14-2a.m2"))
    scorer = ErrantScorer()
    for sentence in gold:
        scorer.add(sentence, sentence)
    assert scorer.total.matched == scorer.total.claimed == scorer.total.gold > 2000


@pytest.mark.parametrize("system", SYSTEMS)
def test_corrected_passages_fall_into_their_sentences(real_data: Path, system: str) -> None:
    """Four corrected sentences run together are cut where they were, in all 328 passages of each system."""
    sources = [one.source.split() for one in iter_annotated(real_data / "conll14" / "nucle14-2a.m2")]
    lines = [line.split() for line in read_lines(real_data / "conll14" / "systems" / f"{system}.txt")]
    for at in range(0, len(sources), 4):
        expected = lines[at : at + 4]
        passage = [token for line in expected for token in line]
        assert align_tokens(sources[at : at + 4], passage) == expected
