"""Comparison of edits, on made-up sentences, against `errant_compare` itself; and the alignments."""

from __future__ import annotations

import random
from argparse import Namespace
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mismark.edits.passages import align_tokens
from mismark.records import Counts
from mismark.scoring.errant import ErrantOptions, ErrantScorer, by_type
from mismark.scoring.errant_m2 import Annotated, parse_annotated

KINDS = ("R:NOUN", "M:DET", "U:PREP", "R:VERB:SVA", "UNK", "R:ORTH")
FLAGS = {"correction": "cs", "correction-type": "cse", "span": "ds", "token": "dt"}


def blocks(seed: int, n: int, annotators: int, *, twice: bool) -> list[str]:
    """M2 blocks of four tokens with few places and corrections, so that edits often meet."""
    draw = random.Random(seed)
    made = []
    for _ in range(n):
        lines = ["S a b c d"]
        for annotator in sorted(draw.sample(range(annotators), draw.randint(1, annotators))):
            marks: list[tuple[int, int, str]] = []
            for _ in range(draw.choice([0, 0, 1, 2, 4])):
                start = draw.randint(0, 3)
                one = (start, min(4, start + draw.randint(0, 2)), draw.choice(["x", "y", ""]))
                if twice or one not in marks:
                    marks.append(one)
            lines.extend(
                f"A {start} {end}|||{draw.choice(KINDS)}|||{word}|||REQUIRED|||-NONE-|||{annotator}"
                for start, end, word in marks
            )
            if not marks:
                lines.append(f"A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||{annotator}")
        made.append("\n".join(lines))
    return made


def ours(hypotheses: list[str], references: list[str], options: ErrantOptions) -> ErrantScorer:
    """What mismark counts."""
    scorer = ErrantScorer(options)
    for hypothesis, reference in zip(hypotheses, references, strict=True):
        [found] = parse_annotated(hypothesis.split("\n"), "hyp.m2")
        [gold] = parse_annotated(reference.split("\n"), "ref.m2")
        scorer.add(found, gold)
    return scorer


def theirs(hypotheses: list[str], references: list[str], options: ErrantOptions):
    """What the functions of `errant_compare` count, called as its main function calls them."""
    compare = pytest.importorskip("errant.commands.compare_m2")
    settings = dict.fromkeys(("dt", "ds", "cs", "cse", "single", "multi", "verbose"), False)
    args = Namespace(**{**settings, FLAGS[options.match]: True}, filt=[], beta=options.beta)
    best, types = Counter({"tp": 0, "fp": 0, "fn": 0}), {}
    for place, (hypothesis, reference) in enumerate(zip(hypotheses, references, strict=True)):
        found = compare.process_edits(compare.simplify_edits(hypothesis), args)
        gold = compare.process_edits(compare.simplify_edits(reference), args)
        counts, kinds = compare.evaluate_edits(found, gold, best, place, "", args)
        best += Counter(counts)
        types = compare.merge_dict(types, kinds)
    return best, types


@pytest.mark.parametrize("match", FLAGS)
@pytest.mark.parametrize("beta", [0.5, 1.0, 2.0])
@pytest.mark.parametrize("twice", [True, False])
def test_counts_equal_errant_compare(match, beta, twice):
    """TP, FP and FN, in all and by type, are errant_compare's: with every edit once under either setting."""
    options = [ErrantOptions(match, beta, "errant")]
    if not twice:
        options.append(ErrantOptions(match, beta))
    for seed in range(12):
        hypotheses = blocks(seed, 40, 2, twice=twice)
        references = blocks(1000 + seed, 40, 3, twice=twice)
        best, types = theirs(hypotheses, references, options[0])
        for one in options:
            scorer = ours(hypotheses, references, one)
            tp, fp, fn = (best[key] for key in ("tp", "fp", "fn"))
            assert scorer.total == Counts(tp, tp + fp, tp + fn)
            assert scorer.types == types


@pytest.mark.parametrize("level", ["operation", "main", "full"])
def test_types_add_up_as_in_errant_compare(level):
    """At each level of detail the counts are those that errant_compare prints under `-cat` 1, 2, 3."""
    hypotheses, references = blocks(3, 200, 1, twice=False), blocks(4, 200, 2, twice=False)
    options = ErrantOptions()
    _, types = theirs(hypotheses, references, options)
    compare = pytest.importorskip("errant.commands.compare_m2")
    sums = compare.processCategories(types, {"operation": 1, "main": 2, "full": 3}[level])
    assert by_type(ours(hypotheses, references, options).types, level) == {
        name: Counts(tp, tp + fp, tp + fn) for name, (tp, fp, fn) in sums.items()
    }


@given(st.integers(0, 10_000), st.sampled_from(list(FLAGS)))
def test_what_is_counted_is_what_was_proposed(seed, match):
    """By default a system that proposes k corrections has at most k of them right or wrong, and gold likewise."""
    hypotheses = blocks(seed, 1, 1, twice=True)
    scorer = ours(hypotheses, blocks(seed + 1, 1, 1, twice=True), ErrantOptions(match))
    assert scorer.total.matched <= min(scorer.total.claimed, scorer.total.gold)
    if match == "correction":
        [found] = parse_annotated(hypotheses[0].split("\n"), "hyp.m2")
        assert scorer.total.claimed == len({one[:3] for one in found.marks[0] if one.type != "UNK"})


@given(st.integers(0, 10_000))
def test_a_reference_against_itself_is_right(seed):
    """Every edit of a reference with one annotator is matched by itself."""
    reference = blocks(seed, 5, 1, twice=True)
    total = ours(reference, reference, ErrantOptions()).total
    assert total.matched == total.claimed == total.gold


def test_nobody_marks_anything():
    """Sentences without an edit on either side add nothing."""
    empty = Annotated("a b", {0: []})
    scorer = ErrantScorer()
    assert scorer.add(empty, empty).counts == Counts()
    assert scorer.total == Counts()


words = st.sampled_from(["the", "cat", "Cat", "sat", ".", "?", ","])


@given(st.lists(st.lists(words, max_size=5), min_size=1, max_size=4), st.lists(words, max_size=15))
def test_no_token_is_lost(source, corrected):
    """The shares of the sentences, joined, are the corrected tokens in their order."""
    shares = align_tokens(source, corrected)
    assert len(shares) == len(source)
    assert [token for share in shares for token in share] == corrected


@given(st.lists(st.lists(words, max_size=5), min_size=1, max_size=4))
def test_an_unchanged_passage_falls_into_its_sentences(source):
    """Tokens that nobody changed go back to the sentence that they come from."""
    assert align_tokens(source, [token for sentence in source for token in sentence]) == source
