"""What must not matter to MaxMatch: shortcuts, what was counted before, who stands first."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mismark.records import Counts, Edit
from mismark.report import systems
from mismark.report.systems import Clusters, compare_systems, f_statistic
from mismark.scoring import forms, paths
from mismark.scoring.anchors import changes
from mismark.scoring.maxmatch import Pair
from mismark.scoring.measures import f_score
from mismark.scoring.walk import whole

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence


def long_sentences(seed: int, n: int) -> Iterator[tuple[list[str], list[str], list[Edit]]]:
    """Sentences of up to 40 words that come again and again, a few changes, gold near the changes."""
    rng = random.Random(seed)
    for _ in range(n):
        letters = "abcdefghij"[: rng.randint(2, 10)]
        source = rng.choices(letters, k=rng.randint(1, 40))
        hypothesis = source[:]
        gold = []
        for _ in range(rng.randint(1, 5)):
            place = rng.randint(0, len(hypothesis))
            words = rng.choices(letters, k=rng.randint(0, 2))
            hypothesis[place : place + rng.randint(0, 2)] = words
            start = min(place, len(source))
            gold.append(Edit(start, min(len(source), start + rng.randint(0, 2)), (" ".join(words),)))
        yield source, hypothesis, sorted(gold, key=lambda edit: edit.start)


def passed_by_all(source: list[str], hypothesis: list[str]) -> set[tuple[int, int]]:
    """The nodes that every cheapest alignment passes: no base arc leads over them."""
    lattice = whole(source, hypothesis)
    over = [0] * len(lattice.rows)
    for node, leaving in enumerate(lattice.out):
        for end, _, _ in leaving:
            for between in range(node + 1, end):
                over[between] += 1
    nodes = zip(lattice.rows, lattice.columns, over, strict=True)
    return {(i, j) for i, j, number in nodes if not number}


def test_every_cheapest_alignment_matches_between_changes() -> None:
    """What stands before, between and behind the changes is equal, and no cheapest alignment leaves it."""
    rng = random.Random(4)
    n_cut = 0
    for _ in range(1_500):
        words = [f"w{number}" for number in range(rng.choice((3, 6, 12, 30)))]
        source = rng.choices(words, k=rng.randint(2, 16))
        if rng.random() < 0.5:
            source = list(dict.fromkeys(source))
        hypothesis = source[:]
        if rng.random() < 0.3:
            place = rng.randint(0, len(source))
            hypothesis = hypothesis[place:] + hypothesis[: rng.randint(0, place)]
        for _ in range(rng.randint(1, 4)):
            place = rng.randint(0, len(hypothesis))
            hypothesis[place : place + rng.randint(0, 2)] = rng.choices([*words, "x"], k=rng.randint(0, 2))
        if source == hypothesis:
            continue
        found = changes(source, hypothesis)
        n_cut += len(found) > 1
        passed = passed_by_all(source, hypothesis)
        i = j = 0
        for start, end, first, last in [*found, (len(source), 0, len(hypothesis), 0)]:
            assert source[i:start] == hypothesis[j:first], (source, hypothesis, found)
            assert {(i + step, j + step) for step in range(start - i + 1)} <= passed, (
                source,
                hypothesis,
                found,
            )
            i, j = end, last
    assert n_cut > 50


def all_counts(cases: Sequence[tuple[list[str], list[str], list[Edit]]]) -> list[Counts]:
    """What each case counts, with gold and without."""
    pairs = [(Pair(source, hypothesis), gold) for source, hypothesis, gold in cases]
    return [counts for pair, gold in pairs for counts in (pair.counts(gold), pair.counts([]))]


def test_cutting_at_sure_matches_changes_no_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """Counts of 800 long sentences are the same where the whole of each is aligned at once."""
    cases = list(long_sentences(seed=1, n=800))
    cut = all_counts(cases)
    monkeypatch.setattr(forms, "changes", lambda source, hypothesis: [(0, len(source), 0, len(hypothesis))])
    assert all_counts(cases) == cut


def test_kept_shapes_change_no_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """Counts are the same where nothing is kept from one sentence to the next."""
    cases = list(long_sentences(seed=2, n=300))
    kept = all_counts(cases)
    monkeypatch.setattr(forms, "KEPT", 0)
    monkeypatch.setattr(paths, "KEPT_COUNTS", 0)
    monkeypatch.setattr(forms, "_KEPT", forms._Kept())
    assert all_counts(cases) == kept


def test_ordinary_sentences_need_no_rule() -> None:
    """No rule decides a sentence of up to 40 words with a few changes."""
    assert {Pair(source, line).decide(gold).rule for source, line, gold in long_sentences(3, 300)} == {""}


COUNTS = st.integers(0, 9).flatmap(
    lambda matched: st.builds(
        lambda more, missed: Counts(matched, matched + more, matched + missed),
        st.integers(0, 9),
        st.integers(0, 9),
    )
)


@given(COUNTS, st.sampled_from([0.5, 1.0, 2.0]))
def test_f_of_sums_is_the_scorer_s_f(counts: Counts, beta: float) -> None:
    """F as a function of sums is F of the counts, with the same conventions where nothing is there."""
    sums = np.array([counts.matched, counts.claimed, counts.gold], dtype=float)
    assert float(f_statistic(beta)(sums)) == pytest.approx(f_score(counts, beta))


@settings(max_examples=25, deadline=None)
@given(st.lists(st.tuples(COUNTS, COUNTS), min_size=2, max_size=9))
def test_exchanging_two_systems_turns_the_difference_round(pairs: list[tuple[Counts, Counts]]) -> None:
    """With the systems exchanged the difference changes its sign and p stays; a copy has p = 1."""
    sums = np.array([[*one_by_one(one), *one_by_one(two)] for one, two in pairs], dtype=float)
    [there] = compare_systems(sums, 0.5, n_resamples=600).comparisons
    [back] = compare_systems(np.hstack([sums[:, 3:], sums[:, :3]]), 0.5, n_resamples=600).comparisons
    assert there.difference.value == pytest.approx(-(back.difference.value or 0))
    assert there.p == back.p
    [copy] = compare_systems(np.hstack([sums[:, :3], sums[:, :3]]), 0.5, n_resamples=600).comparisons
    assert (copy.difference.value, copy.p, copy.p_holm) == (0, 1, 1)


def one_by_one(counts: Counts) -> tuple[int, int, int]:
    """Counts as a row."""
    return counts.matched, counts.claimed, counts.gold


def test_sums_of_clusters_add_up_however_they_are_joined(monkeypatch: pytest.MonkeyPatch) -> None:
    """Blocks, documents and joined neighbours hold every sentence once, and the name says what they are."""
    clusters = Clusters(n_systems=2)
    for place in range(100):
        clusters.add(f"d{place // 10}", [Counts(1, 2, 3), Counts(0, 1, place)])
    whole = [100, 200, 300, 0, 100, 4950]
    assert clusters.sums(by_document=True).shape == (10, 6)
    assert clusters.sums(by_document=True).sum(axis=0).tolist() == whole
    assert clusters.sums(by_document=False).shape == (5, 6)
    assert (clusters.name(by_document=True), clusters.name(by_document=False)) == ("document", "24-sentences")
    monkeypatch.setattr(systems, "MOST_CLUSTERS", 3)
    assert clusters.sums(by_document=True).shape == (3, 6)
    assert clusters.sums(by_document=True).sum(axis=0).tolist() == whole
    assert (clusters.name(by_document=True), clusters.name(by_document=False)) == (
        "4-documents",
        "48-sentences",
    )
