"""Cells of a grammar run, and the measures that are made of them."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import numpy as np
import pytest
from click.testing import CliRunner
from grammar_cells import cell, simulated

from mismark.cli.score import command
from mismark.errors import RunError, UsageError
from mismark.protocols.grammar.cells import CORRECT, cell_from_counts
from mismark.protocols.grammar.measures import (
    MEASURES,
    adherence,
    compliance,
    item_rows,
    macro,
    over_correction,
    per_item,
)
from mismark.records import Edit, Item, Sentence
from mismark.scoring.annotators import candidates

if TYPE_CHECKING:
    from pathlib import Path

SOURCES = {
    1: [("I am student .", [[(2, 2, "a")]]), ("She go home .", [[(1, 2, "goes")], [(1, 2, "went")]])],
    2: [("He can to swim .", [[(2, 3, "")]]), ("I am go to school .", [[(1, 3, "go")], [(2, 3, "going")]])],
    3: [("It rain yesterday .", [[(1, 2, "rained")], [(1, 2, "was raining")]])],
}
HYPOTHESES = {
    1: ["I am a student .", "She went to home ."],
    2: ["He can to swim .", "I am going to the school ."],
    3: ["It rain yesterday ."],
}


def pair_cells(item: int) -> list[object]:
    """Cells of the sentences above, counted by MaxMatch against each reference alone."""
    found = []
    for number, ((source, references), hypothesis) in enumerate(
        zip(SOURCES[item], HYPOTHESES[item], strict=True)
    ):
        edits = [
            (start, end, (right,), "X", who)
            for who, one in enumerate(references)
            for start, end, right in one
        ]
        counts = candidates(source.split(), edits, range(len(references)), hypothesis)
        found.append(cell(item, number, [one[:3] for one in counts.values()]))
    return found


def write_m2(path: Path, item: int) -> None:
    """The sentences of an item as M2, each reference an annotator."""
    lines = []
    for source, references in SOURCES[item]:
        lines.append(f"S {source}")
        lines += [
            f"A {start} {end}|||X|||{right or ''}|||REQUIRED|||-NONE-|||{who}"
            for who, one in enumerate(references)
            for start, end, right in one
        ]
        lines.append("")
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


@pytest.mark.parametrize("item", [1, 2, 3])
def test_item_scores_are_those_of_score_m2(item: int, tmp_path: Path) -> None:
    """An item's scores are what `mismark score m2` gives for its sentences as a file of their own."""
    write_m2(tmp_path / "ref.m2", item)
    (tmp_path / "hyp.txt").write_text("\n".join(HYPOTHESES[item]) + "\n", encoding="utf-8")
    ran = CliRunner().invoke(command, ["m2", str(tmp_path / "hyp.txt"), str(tmp_path / "ref.m2"), "--json"])
    assert ran.exit_code == 0
    there = json.loads(ran.stdout)
    here = per_item(pair_cells(item))[item]
    assert [here.matched, here.claimed, here.gold] == [there[key] for key in ("correct", "proposed", "gold")]
    assert [here.precision, here.recall, here.f05] == pytest.approx(
        [there[key] for key in ("precision", "recall", "f")]
    )


def test_a_macro_average_is_the_mean_of_item_scores() -> None:
    """Each grammar item weighs the same, however many sentences it has."""
    cells = [one for item in SOURCES for one in pair_cells(item)]
    scores = per_item(cells)
    found = macro(cells, resamples=200)
    for measure, estimate in zip(MEASURES, found[:3], strict=True):
        assert estimate.value == pytest.approx(np.mean([score.value(measure) for score in scores.values()]))
        assert estimate.low <= estimate.value <= estimate.high
    assert found.recall.n == 5
    assert found.recall.n_clusters == 3
    assert found.nothing_proposed == 2
    assert found.items_without == 1
    assert scores[3].precision == 1.0


def test_levels_choose_items() -> None:
    """An average over levels is over the items of these levels alone."""
    cells = simulated({1: 1.0, 2: 0.0, 3: 1.0, 5: 1.0}, 4)
    assert macro(cells, levels=["A2"], resamples=50).recall.value == 1.0
    assert macro(cells, levels=["B1"], resamples=50).recall.value == 0.0
    assert macro(cells, levels=["A1"]).recall.value is None


def test_an_average_at_its_end_has_an_interval() -> None:
    """Where all items are at 1 the interval still has a width, that of one trial an item."""
    found = macro(simulated(dict.fromkeys(range(20), 1.0), 5), resamples=100).recall
    assert found.value == found.high == 1.0
    assert 0.7 < found.low < 0.9


def test_targeted_scores_leave_out_other_references() -> None:
    """A sentence corrected another way counts among all references and not among those of step 2."""
    cells = [cell(1, 0, ((0, 1, 1), (1, 1, 1))), cell(1, 1, ((1, 1, 1), (0, 1, 1)))]
    assert per_item(cells)[1].recall == 1.0
    assert per_item(cells, targeted=True)[1].recall == 0.5
    assert adherence(cells).value == 0.5


def test_adherence_is_of_what_was_corrected() -> None:
    """Sentences that were not corrected are not part of adherence."""
    cells = [cell(1, 0, ((0, 1, 1), (1, 1, 1))), cell(2, 0, ((0, 0, 1),)), cell(3, 0, ((1, 2, 1),))]
    found = adherence(cells)
    assert (found.value, found.n, found.n_missing) == (0.5, 2, 0)


def test_what_is_nearer_to_another_correction_does_not_adhere() -> None:
    """One edit too many elsewhere does not make a correction of step 3, which holds the edits of step 2, one of step 2."""
    another = [cell(1, 0, ((1, 3, 1), (1, 2, 1))), cell(1, 1, ((1, 2, 1), (2, 3, 2)))]
    assert adherence(another).value == 0.0
    assert adherence([cell(1, 0, ((1, 2, 1), (0, 2, 1))), cell(1, 1, ((1, 2, 1), (1, 2, 1)))]).value == 1.0


def test_unread_replies_are_missing_and_bounded() -> None:
    """A reply that could not be read is left out, is counted as missing, and bounds say what it could do."""
    cells = [cell(1, 0), cell(1, 1, None), cell(2, 0), cell(2, 1, ((0, 0, 1),))]
    found = macro(cells, resamples=50)
    assert found.recall.value == 0.75
    assert (found.recall.n, found.recall.n_missing) == (3, 1)
    assert (found.recall.worst, found.recall.best) == (0.5, 0.75)
    assert per_item(cells)[1].readable == 1
    assert per_item(cells)[1].planned == 2


def test_an_item_of_which_nothing_was_read_has_no_score() -> None:
    """Where no reply to an item could be read there is no score, and the average goes over the others."""
    cells = [cell(1, 0, None), cell(2, 0)]
    assert per_item(cells)[1].recall is None
    assert macro(cells, resamples=50).recall.value == 1.0
    assert macro(cells[:1]).recall.method == "none: no reply could be read"


def test_samples_are_files_of_their_own() -> None:
    """Each sample chooses annotators by its own running total, and the counts of samples are added."""
    cells = [cell(1, 0, sample=0), cell(1, 0, ((0, 0, 1),), sample=1)]
    score = per_item(cells)[1]
    assert (score.matched, score.gold, score.recall) == (1, 2, 0.5)


def test_changes_to_correct_sentences_are_counted() -> None:
    """Over-correction is the share of correct sentences that come back changed."""
    cells = [cell(item, 0, None, condition=CORRECT, changed=item < 3) for item in range(10)]
    found = over_correction(cells)
    assert (found.value, found.n) == (0.3, 10)
    assert found.low < 0.3 < found.high


def test_compliance_is_of_what_could_be_read() -> None:
    """A reply with chat around the sentence does not comply; one that could not be read is missing."""
    cells = [cell(1, 0), cell(2, 0, wrapping=("preamble",)), cell(3, 0, None)]
    found = compliance(cells)
    assert (found.value, found.n, found.n_missing) == (0.5, 2, 1)


def test_cells_of_two_respondents_are_refused() -> None:
    """Cells of several respondents have no score together."""
    with pytest.raises(UsageError, match="2 respondents"):
        per_item([cell(1, 0), cell(1, 0, model="n")])


def test_rows_add_up_to_the_average() -> None:
    """The rows of an item add up to its score and 1, also where a pair could not be read."""
    cells = [cell(1, 0), cell(1, 1, ((0, 0, 1),)), cell(1, 2, None), cell(2, 0), cell(3, 0, None)]
    for measure, estimate in zip(MEASURES, macro(cells, resamples=50)[:3], strict=True):
        rows = item_rows(cells, measure)
        assert np.isnan(rows[:, 0]).tolist() == [False, False, True, False, True]
        total = np.nansum(rows, axis=0)
        assert total[0] / total[1] == pytest.approx(estimate.value)


def test_a_line_of_counts_becomes_a_cell() -> None:
    """Every field of a cell stands in its line, and what is missing is named with what to do."""
    gold = (Edit(1, 2, ("am",)), Edit(1, 2, ("was",), annotator=1), Edit(2, 2, ("a",), annotator=1))
    items = {"039-04": Item("039-04", (Sentence(("I", "is"), gold, (0, 1)),), "039")}
    line = {
        "item": "039-04", "condition": "guided", "model": "m", "sample": 0, "fate": "answered",
        "grammar_item": 39, "level": "A2", "operation": "missing", "steps": [2, 3],
        "references": [[1, 1, 1], [0, 1, 2]], "exact": 0, "changed": True, "edits": 1, "wrapping": ["quotes"],
        "shown_item": 39,
    }  # fmt: skip
    found = cell_from_counts(line, items)
    assert (found.pair, found.item, found.gold, found.shown_item) == ("039-04", 39, (1, 2), 39)
    assert found.clean_fix
    unread = {
        key: line[key]
        for key in ("item", "condition", "model", "sample", "grammar_item", "level", "operation", "steps")
    }
    found = cell_from_counts({**unread, "reason": "refusal"}, items)
    assert (found.readable, found.references, found.edits, found.gold) == (False, None, None, (1, 2))
    with pytest.raises(RunError, match="no 'references'"):
        cell_from_counts({**unread, "changed": True, "edits": 0}, items)
