"""MaxMatch against its rules applied one by one (literal_maxmatch.py), on random short sentences."""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import pytest

from mismark.records import Edit
from mismark.scoring import aligned, ties
from mismark.scoring.composites import labels_from
from mismark.scoring.maxmatch import Options, Pair, proposed_edits
from mismark.scoring.walk import whole
from mismark.scoring.weights import gold_hits, gold_marks
from mismark.scoring.work import Work

sys.path.insert(0, str(Path(__file__).parent))
from literal_maxmatch import Literal, weights

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mismark.texts.m2_lines import PlainEdit

OFFICIAL = Options(compat="official")


class Case(NamedTuple):
    """One sentence, one hypothesis, and the gold edits of its annotators."""

    source: list[str]
    hypothesis: list[str]
    annotators: list[list[Edit]]


def tokens(rng: random.Random, letters: str, most: int) -> list[str]:
    """Up to `most` random letters."""
    return rng.choices(letters, k=rng.randint(0, most))


def corrected(rng: random.Random, source: list[str], letters: str) -> list[str]:
    """The source with a few random changes, so that long matches stand between edits."""
    hypothesis = source[:]
    for _ in range(rng.randint(0, 3)):
        place = rng.randint(0, len(hypothesis))
        hypothesis[place : place + rng.randint(0, 2)] = tokens(rng, letters, 2)
    return hypothesis


def gold_edits(rng: random.Random, source: list[str], hypothesis: list[str], letters: str) -> list[Edit]:
    """Edits as annotators write them and worse: alternatives, identities, repeats, in no order."""
    edits: list[Edit] = []
    for _ in range(rng.randint(0, 4)):
        if edits and rng.random() < 0.15:
            edits.append(rng.choice(edits))
            continue
        start = rng.randint(0, len(source))
        end = min(len(source), start + rng.choice((0, 0, 1, 1, 2, 3)))
        alternatives = [" ".join(tokens(rng, letters, 2)) for _ in range(rng.randint(1, 2))]
        if hypothesis and rng.random() < 0.6:
            first = max(0, start + rng.randint(-2, 2))
            alternatives[0] = " ".join(hypothesis[first : first + rng.randint(0, 2)])
        edits.append(Edit(start, end, tuple(alternatives)))
    if rng.random() < 0.5:
        edits.sort(key=lambda edit: edit.start)
    return edits


def cases(seed: int, n: int, most: int) -> Iterator[Case]:
    """Random cases of up to `most` tokens a side, over 2 to 5 letters."""
    rng = random.Random(seed)
    for _ in range(n):
        letters = "abcde"[: rng.randint(2, 5)]
        source = tokens(rng, letters, most)
        hypothesis = tokens(rng, letters, most) if rng.random() < 0.5 else corrected(rng, source, letters)
        golds = [gold_edits(rng, source, hypothesis, letters) for _ in range(rng.randint(4, 6))]
        yield Case(source, hypothesis, golds)


def insertion_chains(seed: int, n: int) -> Iterator[Case]:
    """Hypotheses with long insertions, and gold that has many insertions at the same place."""
    rng = random.Random(seed)
    for _ in range(n):
        source = tokens(rng, "ab", 2)
        hypothesis = tokens(rng, "abc", 7)
        golds = []
        for _ in range(5):
            row = rng.randint(0, len(source))
            wanted = [" ".join(rng.choices("abc", k=rng.randint(1, 2))) for _ in range(rng.randint(1, 4))]
            golds.append([Edit(row, row, (text,)) for text in wanted])
        yield Case(source, hypothesis, golds)


def plain(gold: list[Edit]) -> list[PlainEdit]:
    """Edits as tuples."""
    return [(edit.start, edit.end, edit.corrections, "", 0) for edit in gold]


def normal(gold: list[Edit]) -> list[Edit]:
    """Each edit once, in the order of their spans."""
    once = [edit for place, edit in enumerate(gold) if edit not in gold[:place]]
    return sorted(once, key=lambda edit: (edit.start, edit.end))


def check(several: Iterator[Case]) -> None:
    """Hold every case against the literal rules, with both ways of treating a faulty reference."""
    for case in several:
        rules = Literal(case.source, case.hypothesis)
        official, ours = Pair(case.source, case.hypothesis, OFFICIAL), Pair(case.source, case.hypothesis)
        for gold in case.annotators:
            assert official.counts(gold) == rules.counts(gold), (case.source, case.hypothesis, gold)
            tidy = normal(gold)
            if tidy != gold:
                expected = rules.counts(tidy, one_gold_each=True)
                assert ours.counts(gold) == expected, (case.source, case.hypothesis, gold)


def test_counts_equal_the_literal_rules() -> None:
    """On 20,000 random annotators' sentences every count is what the rules give one by one."""
    check(cases(seed=1, n=4_100, most=4))


def test_counts_equal_the_literal_rules_on_longer_sentences() -> None:
    """The same holds where matches between edits cut the lattice in parts."""
    check(cases(seed=2, n=250, most=14))


def test_chains_of_insertions_follow_the_rules() -> None:
    """Insertions at one place are matched from both ends of their list as the rules say."""
    check(insertion_chains(seed=7, n=700))


@pytest.mark.slow
@pytest.mark.parametrize(("seed", "n", "most"), [(3, 20_000, 5), (4, 6_000, 9), (5, 2_000, 16)])
def test_counts_equal_the_literal_rules_on_many(seed: int, n: int, most: int) -> None:
    """Over 100,000 more annotators' sentences do not bring one difference."""
    check(cases(seed, n, most))


@pytest.mark.parametrize("max_unchanged", [0, 1, 3, 4])
def test_every_limit_of_unchanged_words_follows_the_rules(max_unchanged: int) -> None:
    """Counts equal the literal rules for other limits of unchanged words than 2."""
    options = Options(max_unchanged=max_unchanged, compat="official")
    for case in cases(seed=6 + max_unchanged, n=60, most=9):
        pair = Pair(case.source, case.hypothesis, options)
        rules = Literal(case.source, case.hypothesis, max_unchanged)
        for gold in case.annotators:
            assert pair.counts(gold) == rules.counts(gold), (case.source, case.hypothesis, gold)


def test_ignoring_case_follows_the_rules() -> None:
    """With case ignored, the proposed edits that change nothing else are left out, as the rules say."""
    options = Options(ignore_whitespace_casing=True, compat="official")
    rng = random.Random(11)
    for case in cases(seed=12, n=150, most=6):
        hypothesis = [token.upper() if rng.random() < 0.3 else token for token in case.hypothesis]
        pair = Pair(case.source, hypothesis, options)
        rules = Literal(case.source, hypothesis)
        for gold in case.annotators:
            expected = rules.counts(gold, ignore_whitespace_casing=True)
            assert pair.counts(gold) == expected, (case.source, hypothesis, gold)


def test_the_search_from_bounds_follows_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """The way that wide lattices are searched counts what the rules give, on lattices of any width."""
    monkeypatch.setattr(aligned.Aligned, "_sure", lambda *_: None)
    check(cases(seed=21, n=300, most=5))
    check(cases(seed=22, n=50, most=14))
    check(insertion_chains(seed=23, n=300))


def test_the_arc_order_alone_follows_the_rules() -> None:
    """The exact way that decides ties takes the literal path, arc by arc, for every sentence."""
    for case in cases(seed=31, n=150, most=7):
        rules = Literal(case.source, case.hypothesis)
        for gold in case.annotators:
            expected = [(i, k, j, m) for (i, j), (k, m) in rules.proposed(gold)]
            path = ties.best_path(case.source, case.hypothesis, plain(gold), 2, Work())
            assert path == expected, (case.source, case.hypothesis, gold)


def test_every_arc_and_weight_is_that_of_the_rules() -> None:
    """The arc list has the same arcs in the same order, and each weighs the same to the last bit."""
    for case in (*insertion_chains(seed=51, n=200), *cases(seed=52, n=120, most=7)):
        rules = Literal(case.source, case.hypothesis)
        lattice = whole(case.source, case.hypothesis)
        added: list[tuple[int, int, int]] = []
        labels = [labels_from(lattice, node, 2, added) for node in range(len(lattice.rows))]
        nodes = list(zip(lattice.rows, lattice.columns, strict=True))
        arcs = ties._arc_list(lattice, labels, added)
        assert [(nodes[start], nodes[end]) for start, end in arcs] == rules.arcs
        for gold in case.annotators:
            hits = gold_hits(lattice, lambda start, end: end in labels[start], case.hypothesis, plain(gold))  # noqa: B023
            found = ties._weights(arcs, labels, gold_marks(lattice, hits, Work()))
            expected = weights(rules.arcs, rules.content, case.source, case.hypothesis, gold)
            assert {(nodes[start], nodes[end]): weight for (start, end), weight in found.items()} == {
                arc: expected[arc] for arc in rules.arcs
            }, (case.source, case.hypothesis, gold)


def test_proposed_edits_make_the_hypothesis() -> None:
    """Applying the proposed edits to the source gives the hypothesis."""
    for case in cases(seed=41, n=400, most=8):
        made = case.source[:]
        for edit in reversed(proposed_edits(case.source, case.hypothesis, case.annotators[0])):
            made[edit.start : edit.end] = edit.correction.split()
        assert made == case.hypothesis
