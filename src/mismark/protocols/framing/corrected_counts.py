"""From a corrected text to counts: what ERRANT makes of it, beside the same for each annotator's text.

A passage and the block of a reply in; the addable numbers of one reply out, which stand in
`counts.jsonl` beside those of its list. The reference goes through the same pipeline: an annotator's
edits are carried out, and the text that results is cut, laid beside its source and compared as a
model's would be.

Keys: `block` 1 or 0, and where 0 `no_block`, the reason; `errant_tp`, `errant_fp`, `errant_fn` against
the reference annotator; `errant_each`, for every sentence in order and every annotator of it in
ascending order `[tp, fp, fn]`; `errant_annotators`, the same for the text of every other annotator
against that of the reference annotator; `edits`, what extracted them. A reply without a block has the counts
of one that changes nothing.

Source: ErrorBench, appendix H.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from mismark.edits.applying import Change, carry_out
from mismark.edits.passages import align_passage
from mismark.protocols.framing.corrected import Block, CorrectedReport, NoBlock, OnlyBlock
from mismark.scoring.errant import ErrantScorer
from mismark.scoring.errant_m2 import Annotated, Mark, mark
from mismark.texts.tokens import natural

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mismark.edits.extraction import Extractor, Tagger
    from mismark.protocols.framing.parsing import Report
    from mismark.records import Item, JsonObject, Sentence, Unparsed

__all__ = ["block_of", "count_block", "reference_text"]

_Marks = tuple[tuple[Mark, ...], ...]
"""The edits of a passage, sentence by sentence."""


def block_of(report: Report | Unparsed) -> Block | NoBlock:
    """The corrected text of a reply, or the reason why there is none."""
    if isinstance(report, CorrectedReport | OnlyBlock):
        return report.block
    return NoBlock(getattr(report, "reason", "no-block"))


def reference_text(sentences: Sequence[Sentence], annotator: int) -> str:
    """The passage as an annotator would have it, as people write it.

    Example:
        >>> from mismark.records import Edit, Sentence
        >>> reference_text([Sentence(("He", "go", "home", "."), (Edit(1, 2, ("goes",)),))], 0)
        'He goes home.'
    """
    return natural(
        [
            carry_out(
                sentence.tokens,
                [Change(edit.start, edit.end, edit.correction) for edit in sentence.gold(annotator)],
            )
            for sentence in sentences
        ]
    ).text


def count_block(item: Item, block: Block | NoBlock, annotator: int, tagger: Tagger) -> JsonObject:
    """The counts of one corrected text.

    Args:
        item: the passage.
        block: what the reply gives.
        annotator: the reference.
        tagger: what analyses the words.

    Raises:
        MissingExtra: ERRANT or the tagger is not installed.
    """
    unchanged: _Marks = ((),) * len(item.sentences)
    found = _marks(item.sentences, block.text, tagger) if isinstance(block, Block) else unchanged
    others = {who for sentence in item.sentences for who in sentence.annotators} - {annotator}
    golds = {who: _reference(item.sentences, who, tagger) for who in (annotator, *sorted(others))}
    tp, fp, fn = _summed(found, golds[annotator])
    each = [
        [_compared(marks, golds[who][place]) for who in sentence.annotators]
        for place, (sentence, marks) in enumerate(zip(item.sentences, found, strict=True))
    ]
    return {
        "block": int(isinstance(block, Block)),
        **({"no_block": block.reason} if isinstance(block, NoBlock) else {}),
        "errant_tp": tp,
        "errant_fp": fp,
        "errant_fn": fn,
        "errant_each": each,
        "errant_annotators": {str(who): _summed(golds[who], golds[annotator]) for who in sorted(others)},
        "edits": _extractor(tagger).versions,
    }


def _summed(found: _Marks, gold: _Marks) -> list[int]:
    """TP, FP and FN of a passage."""
    counts = [_compared(a, b) for a, b in zip(found, gold, strict=True)]
    return [sum(column) for column in zip(*counts, strict=True)]


def _compared(found: Sequence[Mark], gold: Sequence[Mark]) -> list[int]:
    """TP, FP and FN of one sentence: the same span and the same correction, each edit once."""
    counts = ErrantScorer().add(Annotated("", {0: found}), Annotated("", {0: gold})).counts
    return [counts.matched, counts.claimed - counts.matched, counts.gold - counts.matched]


@lru_cache(maxsize=512)
def _reference(sentences: tuple[Sentence, ...], annotator: int, tagger: Tagger) -> _Marks:
    """The edits of an annotator; the replies about one passage come one after another and share them."""
    return _marks(sentences, reference_text(sentences, annotator), tagger)


@lru_cache(maxsize=512)
def _marks(sentences: tuple[Sentence, ...], corrected: str, tagger: Tagger) -> _Marks:
    """The edits of a corrected text, sentence by sentence."""
    tokens = [sentence.tokens for sentence in sentences]
    extractor = _extractor(tagger)
    return tuple(
        tuple(mark(edit) for edit in extractor.edits(" ".join(source), " ".join(target)))
        for source, target in zip(tokens, align_passage(tokens, corrected), strict=True)
    )


@cache
def _extractor(tagger: Tagger) -> Extractor:
    from mismark.edits.extraction import Extractor

    return Extractor(tagger)
