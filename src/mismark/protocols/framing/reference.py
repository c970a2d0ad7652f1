"""What a span score is worth: reference rows and the length null.

Items and parsed lines in, counts of imagined replies out, all scored by the same matcher:

* reference rows, the floor and ceiling of a span score on these very passages: the gold itself, the
  second annotator, a quoter of whole sentences, random spans;
* the length null: Blind's own list cut at random, or padded with random spans, to the length of
  each reply. What it scores is due to the length of the list alone.

The paper has neither; they are ours. Draws come from named streams and are averaged.
"""

from __future__ import annotations

from bisect import bisect
from functools import lru_cache
from itertools import accumulate
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from mismark.protocols.framing.counts import gold_spans, span_counts
from mismark.records import Item
from mismark.scoring.spans import VARIANTS, Span, largest, same
from mismark.seeds import stream

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Mapping, Sequence

    from numpy.typing import NDArray

    from mismark.records import Sentence
    from mismark.scoring.spans import Insertions, Rule

__all__ = ["DRAWS", "Reference", "length_null", "random_span", "references"]

DRAWS = 20
"""Random replies a passage whose matches are averaged."""

MOST = 200
"""Random spans that pad a list at most: more cannot match more gold edits than there are."""


class Reference(NamedTuple):
    """An imagined respondent, scored on the same passages.

    Attributes:
        name: what its row is called.
        claimed: (n_items,) its counts.
        matches: (n_items,) matches by rule.
    """

    name: str
    claimed: NDArray[np.float64]
    matches: Mapping[str, NDArray[np.float64]]


def _lengths(items: Sequence[Item], annotator: int) -> tuple[int, ...]:
    """The lengths of all gold edits that cover a token: random spans are as long as real ones."""
    return tuple(
        span.end - span.start
        for item in items
        for span in gold_spans(item, annotator)
        if span.end > span.start
    ) or (1,)


def random_span(item: Item, lengths: Sequence[int], draw: random.Random) -> Span:
    """A span anywhere in the passage, each token equally likely to start it.

    Example:
        >>> from mismark.records import Item, Sentence
        >>> random_span(Item("x", (Sentence(("a", "b", "c")),)), [1], stream(0, "example")).sentence
        0
    """
    return _random_spans(item, lengths, draw, 1)[0]


def _random_spans(item: Item, lengths: Sequence[int], draw: random.Random, wanted: int) -> list[Span]:
    return _spans_in(_sizes(item), lengths, draw, wanted)


def _sizes(item: Item) -> list[int]:
    return [len(sentence.tokens) for sentence in item.sentences]


def _spans_in(sizes: Sequence[int], lengths: Sequence[int], draw: random.Random, wanted: int) -> list[Span]:
    if not wanted:
        return []
    ends = list(accumulate(sizes))
    spans = []
    for _ in range(wanted):
        sentence = bisect(ends, draw.random() * ends[-1], 0, len(ends) - 1)
        start = draw.randrange(sizes[sentence])
        spans.append(Span(sentence, start, min(sizes[sentence], start + draw.choice(lengths))))
    return spans


def references(items: Sequence[Item], annotator: int = 0, seed: int = 0) -> tuple[Reference, ...]:
    """The reference rows for these passages.

    Args:
        items: the passages.
        annotator: whose edits are the gold.
        seed: of the random spans.

    Returns:
        `oracle` (the gold against itself), `annotator K` for the next annotator (one who is
        silent on a sentence marked nothing there), `quoter` (each sentence whole) and `random spans` (as many as gold edits).
    """
    return _references(tuple((item.id, item.sentences) for item in items), annotator, seed)


@lru_cache(maxsize=8)
def _references(
    passages: tuple[tuple[str, tuple[Sentence, ...]], ...], annotator: int, seed: int
) -> tuple[Reference, ...]:
    """Several tables show the same rows, and each row is many imagined replies."""
    items = [Item(name, sentences) for name, sentences in passages]
    others = sorted({a for item in items for s in item.sentences for a in s.annotators} - {annotator})
    lengths = _lengths(items, annotator)

    def once(spans_of: Callable[[Item], Sequence[Span]], name: str) -> Reference:
        spans = [spans_of(item) for item in items]
        scored = [
            span_counts(gold_spans(item, annotator), one) for item, one in zip(items, spans, strict=True)
        ]
        return Reference(
            name,
            np.array([float(len(one)) for one in spans]),
            {key: np.array([float(one[key]) for one in scored]) for key in VARIANTS},
        )

    rows = [once(lambda item: gold_spans(item, annotator), "oracle: the gold itself")]
    if others:
        rows.append(once(lambda item: gold_spans(item, others[0]), f"annotator {others[0]}"))
    rows.append(
        once(
            lambda item: [Span(i, 0, len(s.tokens)) for i, s in enumerate(item.sentences)],
            "quoter: whole sentences",
        )
    )
    draws = []
    for number in range(DRAWS):

        def guess(item: Item, number: int = number) -> list[Span]:
            draw = stream(seed, "framing", "reference", "random", item.id, number)
            return _random_spans(item, lengths, draw, len(gold_spans(item, annotator)))

        draws.append(once(guess, "random spans"))
    mean = {key: np.mean([draw.matches[key] for draw in draws], axis=0) for key in VARIANTS}
    return (*rows, Reference("random spans", draws[0].claimed, mean))


def length_null(
    items: Sequence[Item],
    blind: Sequence[Sequence[Span | None] | None],
    lengths: NDArray[np.float64],
    rule: str,
    *,
    name: str,
    annotator: int = 0,
    seed: int = 0,
) -> NDArray[np.float64]:
    """Matches that Blind's list would have at another length.

    Args:
        items: the passages.
        blind: Blind's lines for each passage as spans (None a line that was not placed), or None
            where Blind's reply could not be read.
        lengths: (n_items,) lines of the reply whose length is taken; NaN where it could not be read.
        rule: `strict`, `detection`, `overlap` or `overlap_touch`.
        name: names the random stream, the same for the same respondent and condition.
        annotator: whose edits are the gold.
        seed: of the draws.

    Returns:
        (n_items,) mean matches over `DRAWS` draws, NaN where either reply could not be read.
    """
    random_lengths = _lengths(items, annotator)
    result = np.full(len(items), np.nan)
    for row, (item, lines, length) in enumerate(zip(items, blind, lengths, strict=True)):
        if lines is None or np.isnan(length):
            continue
        wanted, sizes = round(length), _sizes(item)
        partners = _Partners(gold_spans(item, annotator), *VARIANTS[rule])
        beside = [partners.of(line) for line in lines]
        found = 0
        n_draws = 1 if wanted == len(lines) else DRAWS
        for number in range(n_draws):
            draw = stream(seed, "framing", "length-null", name, item.id, number)
            kept = draw.sample(beside, wanted) if wanted < len(lines) else beside
            padding = _spans_in(sizes, random_lengths, draw, min(wanted - len(kept), MOST))
            sides = [*kept, *map(partners.of, padding)]
            found += largest({j: side for j, side in enumerate(sides) if side})
        result[row] = found / n_draws
    return result


class _Partners:
    """The gold edits that a line matches by a rule: Blind's lines are drawn many times and compared once."""

    def __init__(self, gold: Sequence[Span], kind: Rule, insertions: Insertions) -> None:
        self.by_sentence: dict[int, list[tuple[int, Span]]] = {}
        for i, edit in enumerate(gold):
            self.by_sentence.setdefault(edit.sentence, []).append((i, edit))
        self.kind, self.insertions = kind, insertions

    def of(self, line: Span | None) -> list[int]:
        """Their places; none for a line that was not placed."""
        if line is None:
            return []
        beside = self.by_sentence.get(line.sentence, ())
        return [i for i, edit in beside if same(edit, line, self.kind, self.insertions)]
