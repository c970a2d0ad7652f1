"""Verdicts on single grammar items, of one system and of two; and what a verdict needs."""

from __future__ import annotations

import pytest
from grammar_cells import cell, simulated

from mismark.errors import UsageError
from mismark.protocols.grammar.planned import pairs_needed
from mismark.protocols.grammar.pooled import became_weak, paired_items, pooled, successes
from mismark.seeds import stream
from mismark.statistics.multiplicity import benjamini_hochberg, holm
from mismark.statistics.paired import mcnemar


def test_verdicts_are_of_what_is_sure() -> None:
    """Among good items one that is never corrected is weak, one that always is fine, one in between neither."""
    cells = simulated({**dict.fromkeys(range(4, 164, 4), 0.98), 164: 0.0, 168: 0.6}, 10)
    found = pooled(cells)
    assert found[164].verdict == "weak"
    assert found[164].p_weak > 0.95
    assert found[168].verdict == "cannot tell"
    assert found[4].verdict == "fine"
    assert all(one.low <= one.estimate <= one.high for one in found.values())


def test_bounds_are_options() -> None:
    """With other bounds, and another chance, the same item has another verdict."""
    cells = simulated(dict.fromkeys(range(4, 84, 4), 0.9), 10)
    assert pooled(cells, fine_above=0.99)[4].verdict == "cannot tell"
    poor = simulated(dict.fromkeys(range(4, 84, 4), 0.6), 10)
    assert pooled(poor)[4].verdict == "cannot tell"
    assert pooled(poor, weak_below=0.95, fine_above=0.96)[4].verdict == "weak"
    assert pooled(cells, fine_above=0.6)[4].verdict == "fine"
    for bounds in ((0.9, 0.8, 0.95), (0.5, 0.8, 0.4), (0.0, 0.8, 0.95)):
        with pytest.raises(UsageError):
            pooled(cells, *bounds)


def test_an_item_without_a_readable_reply_has_no_verdict() -> None:
    """Where nothing could be read of an item, its level says what to expect and nothing is sure."""
    cells = [*simulated(dict.fromkeys(range(4, 204, 4), 1.0), 10), cell(204, 0, None)]
    found = pooled(cells)[204]
    assert (found.n, found.raw, found.verdict) == (0, None, "cannot tell")
    assert found.p_fine > 0.95


def test_samples_of_a_sentence_are_one_trial() -> None:
    """Two samples of which one corrects count as half a success of one trial."""
    cells = [cell(1, 0, sample=0), cell(1, 0, ((0, 0, 1),), sample=1), cell(1, 0, None, sample=2)]
    assert successes(cells) == {1: {"001-00": 0.5}}
    assert (pooled(cells)[1].successes, pooled(cells)[1].n) == (0.5, 1)


def test_a_system_beside_its_own_copy_is_the_same() -> None:
    """Every item has p = 1, also after correction, and no verdict differs."""
    cells = simulated({item: 0.1 * (item % 10) for item in range(1, 60)}, 8)
    rows = paired_items(cells, cells)
    assert len(rows) == 59
    assert all(row.p == row.p_holm == row.q == 1.0 for row in rows)
    assert not any(row.changed or row.only_a or row.only_b for row in rows)


def test_tests_are_mcnemars_over_all_items() -> None:
    """P is the exact test of the sentences that one system corrected, and its corrections are over all items."""
    a = simulated({1: 1.0, 2: 0.5, 3: 0.0}, 12, seed=1)
    b = simulated({1: 0.0, 2: 0.5, 3: 0.0}, 12, seed=2)
    rows = {row.item: row for row in paired_items(a, b)}
    assert (rows[1].only_a, rows[1].only_b, rows[1].n) == (12, 0, 12)
    assert rows[1].p == mcnemar(12, 0)
    p = [row.p for row in rows.values()]
    assert tuple(row.p_holm for row in rows.values()) == holm(p)
    assert tuple(row.q for row in rows.values()) == benjamini_hochberg(p)


def test_sentences_that_one_system_lacks_are_not_compared() -> None:
    """A sentence is compared where both could be read; an item with none has no test and stays in the family."""
    a = [cell(1, 0), cell(1, 1), cell(2, 0), cell(5, 0)]
    b = [cell(1, 0, ((0, 0, 1),)), cell(1, 1, None), cell(2, 0, None)]
    rows = {row.item: row for row in paired_items(a, b)}
    assert set(rows) == {1, 2}
    assert (rows[1].n, rows[1].only_a, rows[1].p) == (1, 1, 1.0)
    assert (rows[2].n, rows[2].p, rows[2].p_holm) == (0, None, None)


def test_what_was_fine_may_be_weak_where_that_cannot_be_ruled_out() -> None:
    """An item that was fine is lost where it is weak, and perhaps lost where it is not read or not surely above."""
    others = dict.fromkeys(range(4, 204, 4), 0.97)
    before = pooled(simulated({**others, 204: 1.0, 208: 1.0, 212: 1.0, 216: 0.0}, 12))
    after_cells = simulated({**others, 204: 0.0, 208: 1.0, 216: 0.0}, 12)
    after_cells += [cell(212, number, None) for number in range(12)]
    weak, perhaps = became_weak(before, pooled(after_cells))
    assert weak == [204]
    assert 212 in perhaps
    assert 208 not in perhaps
    assert 216 not in perhaps
    assert became_weak(before, before) == ([], [])


def test_pairs_needed_give_the_verdict_in_simulation() -> None:
    """With the pairs that a plan asks for, an item by itself gets its verdict in 80 of 100 runs or some more."""
    from scipy.stats import beta

    for recall, bound in ((0.3, 0.5), (0.95, 0.8)):
        n = pairs_needed(recall)
        draws = stream(0, "pairs", n)
        hits = 0
        for _ in range(2_000):
            s = sum(draws.random() < recall for _ in range(n))
            below = beta.cdf(bound, s + 1, n - s + 1)
            hits += below >= 0.95 if recall < bound else below <= 0.05
        assert 0.77 <= hits / 2_000 <= 0.92
    assert pairs_needed(0.6) is None
