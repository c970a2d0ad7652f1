"""Corrected texts: reading is total, cutting keeps every character, and annotators are chosen as ERRANT does."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mismark.edits.passages import align_passage
from mismark.edits.recutting import cut_like
from mismark.protocols.framing.corrected import Block, NoBlock, parse_corrected, split_block
from mismark.protocols.framing.corrected_cells import running_best
from mismark.protocols.framing.corrected_counts import block_of
from mismark.records import Fate, Parsed, Reply
from mismark.scoring.errant import ErrantScorer
from mismark.scoring.errant_m2 import Annotated, Mark
from mismark.texts.tokens import natural, tokenised

pytest.importorskip("rapidfuzz")

WORDS = st.sampled_from(
    ["He", "goes", "do", "n't", "It's", "(", ")", ",", ".", '"', "'s", "U.S.", "etc.", "home-made", "..."]
)
PASSAGES = st.lists(st.lists(WORDS, min_size=1, max_size=6), min_size=1, max_size=3)
PIECES = st.sampled_from(
    ["CORRECTED TEXT:", "\n", "**Corrected text**", "ERROR 1: x", "TOTAL ERRORS FOUND: 2", "```", "---", "> ", "He goes.",
     "~~", '"', "<think>", "</think>", "Note: y", " ", "[", "]", "*"]
)  # fmt: skip


@settings(max_examples=150)
@given(st.lists(st.one_of(PIECES, st.text(max_size=8)), max_size=14).map("".join), PASSAGES)
def test_any_text_gives_a_block_or_a_reason(text: str, passage: list[list[str]]) -> None:
    """Whatever a model writes, reading it ends with a text that is not empty, or with a named reason."""
    read = parse_corrected(Reply(Fate.ANSWERED, text), passage)
    block = block_of(read.value if isinstance(read, Parsed) else read)
    assert (isinstance(block, Block) and block.text) or (isinstance(block, NoBlock) and block.reason)


@settings(max_examples=100)
@given(st.text(alphabet="abEROT 1:\n", max_size=40))
def test_a_reply_without_a_heading_is_left_alone(text: str) -> None:
    """Without a heading, the text that the list is read from is the reply itself."""
    assert split_block(text, [["a"]]) == (text, NoBlock("no-block"))


@settings(max_examples=150)
@given(PASSAGES, st.booleans())
def test_tokens_hold_the_text(passage: list[list[str]], as_tokens: bool) -> None:
    """No character is lost, every space cuts, and a passage shown as tokens comes back as those tokens."""
    text = (tokenised(passage) if as_tokens else natural(passage)).text
    tokens = cut_like(passage, text)
    assert "".join(tokens) == "".join(text.split())
    assert not any(char.isspace() for token in tokens for char in token)
    assert tokens == [token for sentence in passage for token in sentence]


@settings(max_examples=100)
@given(PASSAGES, PASSAGES)
def test_another_text_is_shared_out_whole(passage: list[list[str]], other: list[list[str]]) -> None:
    """Whatever the corrected text is, its characters are in the shares of the sentences, in order."""
    text = natural(other).text
    shares = align_passage(passage, text)
    assert len(shares) == len(passage)
    assert "".join(token for share in shares for token in share) == "".join(text.split())


MARKS = st.lists(
    st.builds(
        lambda start, word: Mark(start, start + 1, word, "R"), st.integers(0, 3), st.sampled_from("xy")
    ),
    max_size=4,
    unique=True,
)


@settings(max_examples=100)
@given(st.lists(st.tuples(MARKS, st.lists(MARKS, min_size=1, max_size=3)), max_size=8))
def test_annotators_are_chosen_as_errant_chooses(corpus: list[tuple[list[Mark], list[list[Mark]]]]) -> None:
    """From counts alone the choice is that of the scorer which sees the edits, sentence by sentence."""
    scorer = ErrantScorer()
    expected, options = [], []
    for found, golds in corpus:
        told = scorer.add(Annotated("", {0: found}), Annotated("", dict(enumerate(golds)))).counts
        expected.append((told.matched, told.claimed - told.matched, told.gold - told.matched))
        each = [
            ErrantScorer().add(Annotated("", {0: found}), Annotated("", {0: gold})).counts for gold in golds
        ]
        options.append([[one.matched, one.claimed - one.matched, one.gold - one.matched] for one in each])
    assert running_best(options) == expected
