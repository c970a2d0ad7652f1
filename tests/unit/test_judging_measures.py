"""Cells of judging and what is measured of them, each number by hand."""

from __future__ import annotations

import math

import numpy as np
import pytest
from judging_cells import pair, reference, single

from mismark.errors import RunError, UsageError
from mismark.protocols.judging.cells import STEPS, cell_from_counts
from mismark.protocols.judging.looking import Explanation, looked, looked_rows
from mismark.protocols.judging.measures import (
    area_columns,
    by_paper,
    position_bias,
    position_rows,
    rate_rows,
    share,
    share_rows,
    strictness,
)
from mismark.protocols.judging.planned import measured, spreads
from mismark.protocols.judging.strategies import STRATEGIES
from mismark.protocols.judging.versus import corrected, versus
from mismark.records import Item
from mismark.signature import explain
from mismark.statistics.detection import area
from mismark.statistics.tails import normal_quantile

SINGLES = [
    single("a", 9, 7),
    single("b", 9, 9),
    single("c", 8, 9),
    single("d", 9, None),
    single("e", 9, 9, "invariant"),
    single("f", 9, 8.5, "invariant"),
    single("g", None, None, "invariant"),
]


def test_shares_of_single_scores() -> None:
    """One of three readable damaged answers is detected, a rise is not; failures bound the share on both sides."""
    found = share(SINGLES, "detection")
    assert found.value == pytest.approx(1 / 3)
    assert (found.n, found.n_missing) == (3, 1)
    assert (found.worst, found.best) == (1 / 4, 2 / 4)
    rest = share(SINGLES, "undetected")
    assert rest.value == pytest.approx(2 / 3)
    assert (rest.worst, rest.best) == (3 / 4, 2 / 4)


def test_shares_of_invariant_changes() -> None:
    """One of two readable invariant changes is penalised, the other is left alone."""
    assert share(SINGLES, "false-alarms").value == 1 / 2
    assert share(SINGLES, "false-alarms").worst == 2 / 3
    alone = share(SINGLES, "unaffected")
    assert (alone.value, alone.worst, alone.best) == (1 / 2, 1 / 3, 2 / 3)


def test_failures_are_counted_over_all() -> None:
    """Two of seven cells miss a score; the share of failures misses none."""
    found = share(SINGLES, "failed")
    assert (found.value, found.n, found.n_missing, found.worst) == (2 / 7, 7, 0, None)


def test_shares_of_pairs_and_references() -> None:
    """Gold in both orders is detection, both good leaves alone, and so do full marks."""
    pairs = [
        pair("a", "A", "B"), pair("b", "tie", "tie"), pair("c", "A", "A"), pair("d", "A", "tie"),
        pair("e", "tie", "tie", "invariant"), pair("f", "bad", "bad", "invariant"), pair("g", "A", "B", "invariant"),
    ]  # fmt: skip
    assert share(pairs, "detection").value == 1 / 4
    assert share(pairs, "false-alarms").value == pytest.approx(1 / 3)
    assert share(pairs, "unaffected").value == pytest.approx(1 / 3)
    assert share(pairs, "inconsistent-by-tie").value == pytest.approx(1 / 7)
    references = [reference("a", 10), reference("b", 9.5), reference("c", 10, "invariant")]
    assert share(references, "detection").value == 1 / 2
    assert share(references, "unaffected").value == 1


def test_shares_resample_instructions() -> None:
    """Ten answers to two instructions are two clusters."""
    cells = [single(str(n), 9, 7 if n < 5 else 9, prompt="one" if n < 5 else "two") for n in range(10)]
    found = share(cells, "detection")
    assert found.n_clusters == 2
    assert found.low is not None
    assert found.low < 0.02


def test_no_such_answer() -> None:
    """Without invariant changes there is no rate of false alarms, and it says so."""
    found = share(SINGLES[:4], "false-alarms")
    assert (found.value, found.n, found.method) == (None, 0, "none: there is no such answer")


def test_strictness_by_hand() -> None:
    """Both d' and criterion are of 1 hit in 3 and 1 false alarm in 2, log-linear; the area counts six pairs of falls."""
    hit, alarm = normal_quantile(1.5 / 4), normal_quantile(1.5 / 3)
    assert strictness(SINGLES, "dprime").value == pytest.approx(hit - alarm)
    assert strictness(SINGLES, "criterion").value == pytest.approx(-(hit + alarm) / 2)
    # falls of damage: 2, 0, -1; of invariant changes: 0, 0.5
    assert strictness(SINGLES, "auc").value == pytest.approx((1 + 1 + 0.5) / 6)


def test_strictness_is_bounded_by_what_was_not_read() -> None:
    """At worst the unread damage is undetected and the unread invariant change penalised, at best the other way round."""
    found = strictness(SINGLES, "dprime")
    assert found.n_missing == 2
    assert found.worst == pytest.approx(normal_quantile(1.5 / 5) - normal_quantile(2.5 / 4))
    assert found.best == pytest.approx(normal_quantile(2.5 / 5) - normal_quantile(1.5 / 4))


def test_strictness_of_references_is_of_their_scores() -> None:
    """Beside a reference a fall is from full marks."""
    cells = [
        reference("a", 6),
        reference("b", 9),
        reference("c", 10, "invariant"),
        reference("d", 8, "invariant"),
    ]
    assert strictness(cells, "auc").value == pytest.approx((2 + 1) / 4)


def test_strictness_needs_scores_and_invariant_changes() -> None:
    """Pairs have no d', and without invariant changes nobody has; the reason is given."""
    pairs = [pair("a", "A", "B"), pair("b", "A", "B", "invariant")]
    assert "pairs have no scores" in strictness(pairs, "dprime").method
    assert "false alarms are not known" in strictness(SINGLES[:4], "auc").method


def test_falls_are_shares_of_the_range() -> None:
    """Half the range is half the steps whatever the range; the least fall is a step; a rise is below 0."""
    assert single("a", 3, 2, scale=(1, 3)).fall == STEPS // 2
    assert single("a", 9, 9 - 0.0001).fall == 1
    assert single("a", 1, 10).fall == -STEPS
    assert single("a", 7, None).fall is None
    assert pair("a", "A", "B").fall is None


def test_columns_of_the_area_are_the_same_in_every_run() -> None:
    """402 columns hold what the area needs, whatever scores there are."""
    read = [cell for cell in SINGLES if cell.readable]
    rows = area_columns(read)
    assert rows.shape == (5, 402)
    assert float(area(rows.sum(axis=0))) == pytest.approx((1 + 1 + 0.5) / 6)


def test_position_is_told_apart_from_ties() -> None:
    """First places less second places, of the pairs that could be read; a tie in one order counts for neither."""
    cells = [
        pair("a", "A", "A"), pair("b", "A", "A"), pair("c", "B", "B"), pair("d", "A", "tie"), pair("e", "A", "B"),
        pair("f", "A", None),
    ]  # fmt: skip
    found = position_bias(cells)
    assert found.value == pytest.approx(1 / 5)
    assert (found.n, found.n_missing) == (5, 1)
    assert (found.worst, found.best) == (2 / 6, 0)
    assert position_bias(SINGLES).value is None


def test_no_position_bias_seen_is_not_none_there() -> None:
    """Thirty pairs without a preference leave one of a tenth open on both sides."""
    found = position_bias([pair(str(n), "A", "B") for n in range(30)])
    assert found.value == 0
    assert found.low is not None
    assert found.high is not None
    assert 0.05 < found.high == -found.low < 0.2


def test_rows_add_up_over_samples() -> None:
    """Two samples of an item are one row of two; an item that was never read is NaN."""
    cells = [
        single("a", 9, 7),
        single("a", 9, 9, sample=1),
        single("b", 9, None),
        single("c", 9, 9, "invariant"),
    ]
    rows = share_rows(cells, "detection")
    assert rows["a"] == (1, 2)
    assert math.isnan(rows["b"][0])
    assert "c" not in rows
    assert rate_rows(cells).sum(axis=0).tolist() == [1, 3, 0, 1]
    assert position_rows([pair("a", "B", "B"), pair("a", "A", "B")]) == {"a": (-1, 2)}


def test_the_papers_rule() -> None:
    """Two lost scores of 20 answers are one answer; of pairs what was not read is left out."""
    cells = [single(str(n), 9, 7 if n < 8 else 9) for n in range(18)]
    cells += [single("x", None, 3), single("y", 3, None)]
    assert by_paper(cells, "vanilla").printed == "0.55"  # (20 - 1 - 8) / 20
    pairs = [pair("a", "A", "B"), pair("b", "A", "A"), pair("c", None, "A")]
    assert by_paper(pairs, "pairwise").printed == "0.50"
    harmless = [pair("a", "A", "B", "invariant"), pair("b", "tie", "tie", "invariant")]
    assert by_paper(harmless, "pairwise").value == 1 / 2
    with pytest.raises(UsageError, match="not of both"):
        by_paper(SINGLES, "vanilla")


def test_two_strategies_on_the_same_answers() -> None:
    """Six answers that just the second detected, none that just the first did: McNemar's p is 1/32."""
    one = [single(str(n), 9, 9) for n in range(8)]
    other = [single(str(n), 9, 7 if n < 6 else 9, condition="rubric") for n in range(8)]
    found = versus(one, other)
    assert (found.only_first, found.only_second, found.n) == (0, 6, 8)
    assert found.p == pytest.approx(2 / 2**6)
    assert found.p_instructions == found.p
    assert found.difference == 6 / 8
    estimate = found.estimate()
    assert estimate.low is not None
    assert estimate.low > 0
    assert explain(estimate.signature)[0][1] == "Δdetection"


def test_answers_to_one_instruction_are_one_observation() -> None:
    """Six answers to two instructions cannot differ significantly, whatever McNemar says."""
    one = [single(str(n), 9, 9, prompt=str(n % 2)) for n in range(6)]
    other = [single(str(n), 9, 7, prompt=str(n % 2)) for n in range(6)]
    found = versus(one, other)
    assert found.p == pytest.approx(2 / 2**6)
    assert found.p_instructions == 1 / 2


def test_a_strategy_against_itself() -> None:
    """Nothing is discordant: p is 1 and the difference 0."""
    found = versus(SINGLES, SINGLES)
    assert (found.p, found.p_instructions, found.difference) == (1, 1, 0)


def test_families_are_corrected() -> None:
    """Holm's correction over all planned comparisons; one that could not be made keeps its place."""
    one = [single(str(n), 9, 9) for n in range(8)]
    other = [single(str(n), 9, 7) for n in range(8)]
    none = versus([], other)
    family = corrected([versus(one, other), none])
    assert none.p is None
    assert family[0].p_holm == pytest.approx(2 * 2 / 2**8)
    assert family[1].p_holm is None


def test_false_alarms_can_be_compared() -> None:
    """With `invariant`, invariant changes are compared and damage is not."""
    found = versus(SINGLES, SINGLES, invariant=True)
    assert (found.n, found.n_missing) == (2, 1)


def test_explanations_that_say_it() -> None:
    """Of damage that the score did not notice; what was noticed, failed or is invariant is not looked at."""

    def told(
        outcome: str, noticed: str = "same", *, category: str = "number", gold: bool = False
    ) -> Explanation:
        name = f"{outcome}{noticed}{category}{gold}"
        return Explanation(
            name, "p", "i", "j", "vanilla", category, "factual", gold, noticed, "reported", "m", outcome
        )

    assert told("yes").looked_at
    assert told("yes", "dropped", gold=True).looked_at
    assert not told("yes", "dropped").looked_at
    assert not told("yes", "failed").looked_at
    assert not told("yes", category="invariant").looked_at
    three = [told("yes"), told("no"), told("failed")]
    assert (looked(three).value, looked(three).n_missing) == (1 / 2, 1)
    assert np.isnan(looked_rows(three)[2]).all()
    assert looked([]).value is None


def test_cells_are_read_from_counts() -> None:
    """A line of each kind is read; one without its keys names what is missing and what to do."""
    items = {"a": Item("a", (), document="p")}
    head = {
        "item": "a",
        "condition": "vanilla",
        "model": "m",
        "sample": 0,
        "ability": "factual",
        "category": "number",
    }
    head |= {"subtype": "", "reasons": [], "length": [10, 9]}
    scored = cell_from_counts(
        {**head, "kind": "single", "outcome": "dropped", "gold": 9, "perturbed": 7.5},
        items,
        {("a", "vanilla"): (1, 10)},
    )
    assert (scored.prompt, scored.gold, scored.perturbed, scored.fall) == ("p", 9, 7.5, 17)
    full = cell_from_counts({**head, "kind": "reference", "outcome": "full", "score": 10}, items, {})
    assert full.perturbed == 10
    chose = {"kind": "pair", "outcome": "inconsistent", "verdicts": ["B", "B"], "inconsistent_by": "position"}
    assert cell_from_counts({**head, **chose}, items, {}).by_position == -1
    with pytest.raises(RunError, match=r"no 'verdicts'.*--rescore"):
        cell_from_counts({**head, "kind": "pair", "outcome": "gold"}, items, {})


def test_plans_know_the_papers_spread() -> None:
    """Every strategy has the spread of each model that the paper prints; damaged answers are what is measured."""
    found = spreads({"strategies": list(STRATEGIES)})
    assert [one.name for one in found] == [f"detection({name})" for name in STRATEGIES]
    by_name = {one.name: one for one in found}
    assert len(by_name["detection(vanilla)"].sds) == 4
    assert all(0 < sd <= 0.5 for one in found for sd in one.sds)
    items = [Item("a", (), meta={"category": "number"}), Item("b", (), meta={"category": "invariant"})]
    assert measured(items, {}) == items[:1]
    assert measured(items, {"look_beyond": "runs/judged"}) == items
