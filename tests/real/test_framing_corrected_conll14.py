"""Corrected texts on the passages of CoNLL-2014: what is not changed is no edit, and the annotator's text is the gold."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from mismark.edits.applying import Change, carry_out
from mismark.edits.recutting import cut_like
from mismark.protocols.framing.corrected import Block
from mismark.protocols.framing.corrected_asking import sampled
from mismark.protocols.framing.corrected_counts import count_block, reference_text
from mismark.texts.m2 import iter_m2
from mismark.texts.passages import build_passages
from mismark.texts.tokens import natural, tokenised

if TYPE_CHECKING:
    from pathlib import Path

    from mismark.records import Item, Sentence

pytestmark = pytest.mark.real


@pytest.fixture(scope="module")
def sentences(real_data: Path) -> list[Sentence]:
    """The test set."""
    return list(iter_m2(real_data / "conll14" / "nucle14-2a.m2"))


@pytest.fixture(scope="module")
def passages(sentences: list[Sentence]) -> tuple[Item, ...]:
    """The paper's 100: 20 with each number of errors."""
    return sampled(build_passages(sentences).items, 20, 0)


@pytest.mark.parametrize("layout", [natural, tokenised])
def test_a_text_that_is_not_changed_comes_back_token_by_token(
    sentences: list[Sentence], layout: object
) -> None:
    """All 328 windows, shown either way, are cut into the data set's own tokens."""
    pytest.importorskip("rapidfuzz")
    for start in range(0, len(sentences), 4):
        window = [sentence.tokens for sentence in sentences[start : start + 4]]
        text = layout(window).text  # type: ignore[operator]
        assert cut_like(window, text) == [token for sentence in window for token in sentence]


def test_the_sample_is_the_papers_size(passages: tuple[Item, ...]) -> None:
    """20 passages of each number of errors from 3 to 7."""
    assert [sum(item.n_gold() == n for item in passages) for n in range(3, 8)] == [20] * 5


@pytest.mark.parametrize("as_tokens", [False, True])
def test_an_annotators_text_scores_1_in_either_layout(passages: tuple[Item, ...], as_tokens: bool) -> None:
    """Annotator 0's text has all 532 edits that ERRANT extracts for it, and no other."""
    for package in ("errant", "textblob", "lemminflect"):
        pytest.importorskip(package)
    found = missed = 0
    for item in passages:
        changed = [
            carry_out(one.tokens, [Change(e.start, e.end, e.correction) for e in one.gold(0)])
            for one in item.sentences
        ]
        text = tokenised(changed).text if as_tokens else reference_text(item.sentences, 0)
        counts = count_block(item, Block(text), 0, "embedded")
        found += counts["errant_tp"]
        missed += counts["errant_fp"] + counts["errant_fn"]
    assert (found, missed) == (532, 0)
