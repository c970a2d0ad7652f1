"""Whatever a model writes, framing reads it or says why not."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from mismark.edits.quotes import fragments
from mismark.protocols.framing.counts import count, gold_spans
from mismark.protocols.framing.parsing import parse
from mismark.records import Edit, Fate, Item, Parsed, Reply, Sentence, Unparsed
from mismark.scoring.spans import VARIANTS, Span, matched

TOKENS = ("He", "do", "n't", "go", "to", "the", "school", ",", "he", "stay", "home", ".")
ITEM = Item(
    "x",
    (
        Sentence(TOKENS, (Edit(3, 4, ("x",), "X"), Edit(5, 6, ("",), "X"), Edit(9, 9, ("s",), "X"))),
        Sentence(TOKENS),
    ),
)
PASSAGE = [sentence.tokens for sentence in ITEM.sentences]

PIECES = st.sampled_from(
    [
        "ERROR 1:", "ERROR 2:", "error 3 -", "TOTAL ERRORS FOUND:", "TOTAL ERRORS FOUND: 2", "**", "\n", "\n\n", '"', "'", "“", "”", "→", "->",
        "should be", "instead of", "missing", "remove", "before", "after", "between", "and", "in", "the", "do n't", "don't", "he stay", "comma",
        "<think>", "</think>", "no errors", "None", "0", "7", "1e9", "-3", "\u202e", "\x00", "`", "{N}", "1.", "- ",
    ]
)  # fmt: skip
REPLIES = st.one_of(
    st.text(max_size=400),
    st.lists(PIECES, max_size=40).map(" ".join),
    st.lists(PIECES, max_size=40).map("".join),
)


@given(REPLIES)
def test_any_reply_is_read_or_has_a_reason(text: str) -> None:
    """Parsing is total, and what it reads adds up: placed lines are lines, and no rule matches more than there is."""
    parsed = parse(Reply(Fate.ANSWERED, text), PASSAGE)
    if isinstance(parsed, Unparsed):
        assert parsed.reason
        return
    assert isinstance(parsed, Parsed)
    counts = count(ITEM, parsed.value)
    assert counts["claimed"] >= 0
    assert counts["placed"] <= counts["lines"]
    assert counts["strict"] <= counts["detection"] <= counts["placed"]
    assert counts["overlap"] <= counts["overlap_touch"] <= min(counts["gold"], counts["placed"])
    for hypothesis in parsed.value.hypotheses:
        if hypothesis.span is not None:
            sentence, start, end, _ = hypothesis.span
            assert 0 <= start <= end <= len(PASSAGE[sentence])


@given(st.text(alphabet="\"'“”‘’`«»ab \n", max_size=60))
def test_fragments_stand_in_order_and_do_not_overlap(text: str) -> None:
    """Each fragment is the text between its marks."""
    found = fragments(text)
    assert all(one.text in text[one.start : one.end] for one in found)
    assert all(left.end <= right.start for left, right in pairwise(found))


SPANS = st.lists(
    st.builds(lambda sentence, start, size: Span(sentence, start, start + size, ("c",)), st.integers(0, 1), st.integers(0, 6), st.integers(0, 3)),
    max_size=6,
)  # fmt: skip


@given(SPANS, SPANS, st.randoms(use_true_random=False))
def test_the_order_of_lines_cannot_change_a_score(
    gold: list[Span], lines: list[Span], random: object
) -> None:
    """Matching is maximal: shuffled, swapped, and never more than either side."""
    shuffled = list(lines)
    random.shuffle(shuffled)  # type: ignore[attr-defined]
    for rule, insertions in VARIANTS.values():
        n = matched(gold, lines, rule, insertions)
        assert n == matched(gold, shuffled, rule, insertions) == matched(lines, gold, rule, insertions)
        assert n <= min(len(gold), len(lines))


def test_gold_against_itself_is_whole_but_for_insertions() -> None:
    """Every rule but overlap finds the gold in the gold."""
    gold = gold_spans(ITEM)
    assert [matched(gold, gold, rule, insertions) for rule, insertions in VARIANTS.values()] == [3, 3, 2, 3]
