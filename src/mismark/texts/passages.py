"""ErrorBench passages: sentences of an M2 file in, items of a few consecutive sentences out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from mismark.errors import DataError, UsageError
from mismark.records import Item
from mismark.seeds import stream
from mismark.texts.items import is_item_id

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from mismark.records import Sentence

__all__ = ["PassageReport", "build_passages", "draw"]

_MOST = 10_000
"""Errors that a passage may be asked to have."""


@dataclass(frozen=True, slots=True)
class PassageReport:
    """Passages, and how they were come by.

    Attributes:
        items: the passages, in window order.
        n_windows: windows cut from the file.
        n_eligible: windows whose number of errors lies in the range.
        n_leftover: sentences at the end of a document that do not fill a window.
        eligible: eligible windows by number of errors, every number of the range listed.
        buckets: passages taken by number of errors, likewise.
        n_clean_windows: windows in which no annotator marked anything.
        n_clean: of these, taken beside the passages of the range.
    """

    items: tuple[Item, ...]
    n_windows: int
    n_eligible: int
    n_leftover: int
    eligible: dict[int, int]
    buckets: dict[int, int]
    n_clean_windows: int
    n_clean: int


def build_passages(
    sentences: Sequence[Sentence],
    documents: Sequence[str | None] | None = None,
    *,
    window: int = 4,
    minimum: int = 3,
    maximum: int = 7,
    per_bucket: int | None = 30,
    seed: int = 42,
    annotator: int = 0,
    clean: int = 0,
    prefix: str = "p",
    meta: Mapping[str, Any] | None = None,
) -> PassageReport:
    """Cut sentences into passages and take the same number of each count of errors.

    Windows do not overlap. They start anew with each document, and what does not fill one at a
    document's end is left out. Windows are numbered from 0 over the whole file, eligible or not;
    the number is the passage's `window` and part of its id, `PREFIX-0238`.

    Args:
        sentences: in file order.
        documents: the document of each sentence, None where it is not known; a change of the id
            starts a document. Without it the file is one document, whose id is not known.
        window: sentences in a passage.
        minimum: fewest errors of a passage.
        maximum: most errors of a passage.
        per_bucket: most passages taken with the same number of errors; 0 or None takes all.
        seed: of the draw. Each bucket draws on a stream of its own.
        annotator: whose edits are counted.
        clean: most passages taken in which no annotator marked anything, beside those of the range.
        prefix: what ids start with.
        meta: what every item records about itself.

    Returns:
        The passages, in the order of the file, and the counts behind them.

    Raises:
        UsageError: a setting that cannot work.
        DataError: `documents` and `sentences` differ in length.

    Example:
        >>> from mismark.records import Edit, Sentence
        >>> wrong = Sentence(("a", "b"), (Edit(0, 1, ("an",), "ArtOrDet"),))
        >>> report = build_passages([wrong] * 7, window=2, minimum=2, maximum=3, per_bucket=2)
        >>> report.n_windows, report.n_leftover, report.eligible, report.buckets
        (3, 1, {2: 3, 3: 0}, {2: 2, 3: 0})
        >>> build_passages([]).items
        ()

    Source:
        ErrorBench, section 3.1: windows of four sentences, 3 to 7 errors of annotator 0, at most
        30 a bucket, seed 42. Which 30 the paper drew is not published; these are ours.
    """
    _check(window, minimum, maximum, per_bucket)
    if annotator < 0:
        raise UsageError(f"annotator {annotator} cannot be; annotators are whole numbers from 0")
    if not is_item_id(f"{prefix}-0000"):
        raise UsageError(
            f"ids cannot start with {prefix!r}; give printable characters that no white space begins"
        )
    if clean < 0 or (clean and not minimum):
        raise UsageError(
            f"clean passages ({clean}) are taken beside those with errors; give 0 or more, and a fewest number of errors above 0"
        )
    if documents is not None and len(documents) != len(sentences):
        raise DataError(
            f"{len(sentences)} sentences come with {len(documents)} document ids; expected one each"
        )
    names = documents if documents is not None else [None] * len(sentences)
    by_count: dict[int, list[Item]] = {count: [] for count in range(minimum, maximum + 1)}
    spotless: list[Item] = []
    n_windows = 0
    for number, (start, stop) in enumerate(_windows(names, window)):
        n_windows += 1
        item = Item(
            f"{prefix}-{number:04d}",
            tuple(sentences[start:stop]),
            names[start],
            number,
            meta=dict(meta or {}),
        )
        count = item.n_gold(annotator)
        if count in by_count:
            by_count[count].append(item)
        if not any(sentence.edits for sentence in item.sentences):
            spotless.append(item)
    taken = {count: draw(items, per_bucket, seed, "bucket", count) for count, items in by_count.items()}
    apart = draw(spotless, clean, seed, "clean") if clean else []
    items = sorted(
        (item for bucket in (*taken.values(), apart) for item in bucket), key=lambda item: item.window or 0
    )
    return PassageReport(
        tuple(items),
        n_windows,
        sum(len(bucket) for bucket in by_count.values()),
        len(sentences) - n_windows * window,
        {count: len(bucket) for count, bucket in by_count.items()},
        {count: len(bucket) for count, bucket in taken.items()},
        len(spotless),
        len(apart),
    )


def _windows(names: Sequence[str | None], window: int) -> Iterator[tuple[int, int]]:
    """Spans of `window` sentences that do not overlap, none over the edge of a document."""
    start = 0
    for index, name in enumerate(names):
        if name != names[start]:
            start = index
        if index + 1 - start == window:
            yield start, index + 1
            start = index + 1
            if start == len(names):
                return


def draw(items: Sequence[Item], n: int | None, seed: int, *names: str | int) -> list[Item]:
    """Take `n` items at random, in the order in which they stand; all of them where n is 0 or None.

    Each gets a random number and the lowest are taken: of Python's generator only `random()` is
    promised to give the same numbers in every version.

    Args:
        items: to draw from.
        n: how many to take at most.
        seed: of the draw.
        *names: what is drawn; each name has a stream of its own.

    Example:
        >>> draw([Item("a", ()), Item("b", ())], 5, 42, "example")[1].id
        'b'
    """
    if not n or len(items) <= n:
        return list(items)
    numbers = stream(seed, "passages", *names)
    chosen = sorted(range(len(items)), key=[numbers.random() for _ in items].__getitem__)[:n]
    return [items[place] for place in sorted(chosen)]


def _check(window: int, minimum: int, maximum: int, per_bucket: int | None) -> None:
    if window < 1:
        raise UsageError(f"a window of {window} sentences holds no text; give 1 or more")
    if not 0 <= minimum <= maximum <= _MOST:
        raise UsageError(
            f"errors from {minimum} to {maximum} are no range; give 0 <= minimum <= maximum <= {_MOST:,}"
        )
    if per_bucket is not None and per_bucket < 0:
        raise UsageError(f"{per_bucket} passages a bucket cannot be taken; give 0 for all, or a number above")
