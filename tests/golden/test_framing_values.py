"""Numbers of framing that are known beforehand: from the paper, from the design, or by pencil."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import numpy as np
import pytest

from mismark.protocols.framing.cells import gather
from mismark.protocols.framing.conditions import condition
from mismark.protocols.framing.doses import slope
from mismark.protocols.framing.measures import MEASURES, count_f1
from mismark.protocols.framing.measuring import Measuring
from mismark.records import Edit, Item, Sentence
from mismark.scoring.spans import Span, matched
from mismark.signature import sign
from mismark.statistics.paired import paired_t
from mismark.texts.m2 import iter_m2
from mismark.texts.passages import build_passages

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from mismark.records import JsonObject


def passage(ident: str, n: int, document: str) -> Item:
    """A passage of one sentence with n one-token edits."""
    tokens = tuple(f"w{i}" for i in range(10))
    return Item(
        ident, (Sentence(tokens, tuple(Edit(i, i + 1, ("x",), "X") for i in range(n))),), document=document
    )


def line(
    item: Item, name: str, claimed: int, overlap: int, anchor: int | None = None, sample: int = 0
) -> JsonObject:
    """A line of counts.jsonl for a reply whose list is as long as its claim."""
    keys = ("placed", "strict", "detection", "overlap", "overlap_touch")
    counts = {
        "lines": claimed,
        **dict.fromkeys(keys, overlap),
        "ambiguous": 0,
        "disagrees": 0,
        "unlisted": 0,
        "legacy_gold": 0,
        "legacy_lines": 0,
    }
    anchored = {} if anchor is None else {"anchor": anchor}
    return {
        "item": item.id,
        "condition": name,
        "sample": sample,
        "fate": "answered",
        "parsed": 1,
        "gold": item.n_gold(),
        "claimed": claimed,
        "claimed_by": "total",
        **counts,
        **anchored,
    }


def unread(item: Item, name: str, sample: int = 0) -> JsonObject:
    """A line of counts.jsonl for a reply that the token limit cut."""
    cell = {"item": item.id, "condition": name, "sample": sample, "fate": "truncated"}
    return {**cell, "parsed": 0, "reason": "truncated", "gold": item.n_gold()}


def measuring(
    items: Sequence[Item], names: Sequence[str], lines: list[JsonObject], samples: int = 1
) -> Measuring:
    """Measure these lines with few resamples."""
    cells = gather("r", items, names, samples, lines)
    return Measuring(cells, cells.clusters.labels, 0, 200, "percentile", sign)


def test_count_f1_by_pencil() -> None:
    """N = 3: claiming 5 gives TP 3, FP 2, FN 0, so F1 = 6/8; claiming 1 gives 2/4; 0 and 0 is 1."""
    assert count_f1(np.array([5.0, 1, 3, 0, 0, 2]), np.array([3.0, 3, 3, 3, 0, 0])).tolist() == [
        0.75,
        0.5,
        1,
        0,
        1,
        0,
    ]


def test_every_measure_by_pencil() -> None:
    """Two passages, N = 4 and 2; claimed 6 and 1 with 2 and 1 overlapping."""
    items = [passage("a", 4, "d1"), passage("b", 2, "d2")]
    m = measuring(items, ["blind"], [line(items[0], "blind", 6, 2), line(items[1], "blind", 1, 1)])
    values = {
        key: m.cell(key, "blind").value
        for key in ("count_bias", "count_f1", "overlap", "inflation", "aligned", "precision", "recall")
    }
    f1 = ((2 * 4) / (6 + 4) + (2 * 1) / (1 + 2)) / 2
    f05 = 1.25 * 3 / (0.25 * 6 + 7)
    at_count = 1.25 * (4 + 1) / (0.25 * 6 + 7)
    expected = {
        "count_bias": (2 - 1) / 2,
        "count_f1": f1,
        "overlap": f05,
        "inflation": f1 - f05,
        "aligned": at_count - f05,
        "precision": 3 / 7,
        "recall": 3 / 6,
    }
    assert values == pytest.approx(expected, abs=1e-12)


def test_asi_and_slope_by_pencil() -> None:
    """Claims 2 and 2 under Blind, 6 and 3 when told 6 and 4, 2 and 1 when told 2 and 1."""
    items = [passage("a", 4, "d1"), passage("b", 2, "d2")]
    lines = [line(items[0], "blind", 2, 0), line(items[1], "blind", 2, 0)]
    lines += [line(items[0], "over", 6, 0, 6), line(items[1], "over", 3, 0, 4)]
    lines += [line(items[0], "under", 2, 0, 2), line(items[1], "under", 1, 0, 1)]
    m = measuring(items, ["blind", "over", "under"], lines)
    assert m.asi("over").value == pytest.approx((4 / 4 + 1 / 2) / 2)
    one = slope(m)
    assert one is not None
    # passage a: x 6, 2 and y 6, 2: Sxy 8, Sxx 8; passage b: x 4, 1 and y 3, 1: Sxy 3, Sxx 4.5
    assert one.value == pytest.approx((8 + 3) / (8 + 4.5))


def test_a_reply_that_cannot_be_read_is_left_out_and_bounded() -> None:
    """One of two passages unread: the estimate is over the other, its bounds over both."""
    items = [passage("a", 4, "d1"), passage("b", 2, "d2")]
    m = measuring(items, ["blind"], [line(items[0], "blind", 4, 2), unread(items[1], "blind")])
    one, span = m.cell("count_f1", "blind"), m.cell("overlap", "blind")
    assert (one.value, one.n, one.n_missing, one.worst, one.best) == (1.0, 1, 1, 0.5, 1.0)
    assert span.value == pytest.approx(1.25 * 2 / (0.25 * 4 + 4))
    assert span.worst == pytest.approx(1.25 * 2 / (0.25 * 6 + 8))
    assert span.best == pytest.approx(1.25 * 4 / (0.25 * 6 + 6))
    assert m.cell("count_f1", "blind", "zero").value == 0.5
    legacy = m.cell("legacy_f1", "blind")
    assert (legacy.n, legacy.n_missing) == (1, 1)


def test_a_lost_reply_is_bounded_by_the_longest_list_that_was_read() -> None:
    """The other reply has 9 lines, so the lost one is taken to have at most 9 wrong ones."""
    items = [passage("a", 4, "d1"), passage("b", 2, "d2")]
    m = measuring(items, ["blind"], [line(items[0], "blind", 9, 3), unread(items[1], "blind")])
    span, gap = m.cell("overlap", "blind"), m.cell("inflation", "blind")
    f1, lowest, highest = 2 * 4 / 13, 1.25 * 3 / (0.25 * 6 + 18), 1.25 * 5 / (0.25 * 6 + 11)
    assert (span.worst, span.best) == pytest.approx((lowest, highest))
    assert (gap.worst, gap.best) == pytest.approx((f1 / 2 - highest, (f1 + 1) / 2 - lowest))


def test_samples_are_measured_before_they_are_averaged() -> None:
    """N = 4, samples claim 2 and 6: Count-F1 is (4/6 + 8/10)/2, not the 1 of their mean; ASI of 2 and 6 against 4 is 1/2."""
    item = passage("a", 4, "d1")
    lines = [line(item, "blind", 4, 0, sample=k) for k in (0, 1)]
    lines += [line(item, "informed", claimed, 0, sample=k) for k, claimed in enumerate((2, 6))]
    m = measuring([item], ["blind", "informed"], lines, samples=2)
    one = m.cell("count_f1", "informed")
    assert one.value == pytest.approx((4 / 6 + 8 / 10) / 2)
    assert (one.n, one.n_missing) == (2, 0)
    assert m.asi("informed").value == 0.5
    assert m.asi("blind").value == 0
    assert m.cell("count_bias", "informed").value == 0


def test_a_sample_that_was_not_read_is_counted_and_bounded() -> None:
    """One of two samples lost: n is 1 of 2, and the passage could have scored half of itself or half more."""
    item = passage("a", 4, "d1")
    m = measuring([item], ["blind"], [line(item, "blind", 4, 4), unread(item, "blind", 1)], samples=2)
    one = m.cell("count_f1", "blind")
    assert (one.value, one.n, one.n_missing, one.worst, one.best) == (1, 1, 1, 0.5, 1)
    assert "|n:1/2|" in one.signature


def test_clusters_without_a_reply_are_no_data() -> None:
    """Twenty documents planned and three read: the interval rests on three."""
    items = [passage(f"p{k}", 3, f"d{k}") for k in range(20)]
    lines = [line(item, "blind", k, 0) if k < 3 else unread(item, "blind") for k, item in enumerate(items)]
    one = measuring(items, ["blind"], lines).cell("count_bias", "blind")
    assert (one.n, one.n_missing, one.n_clusters) == (3, 17, 3)


def test_the_slope_says_on_how_many_passages_it_rests() -> None:
    """Only the passage that was read at two numbers counts, and a number that two conditions show is one dose."""
    items = [passage("a", 4, "d1"), passage("b", 2, "d2"), passage("c", 2, "d3")]
    names = ["anchored", "under", "anchor-5"]
    lines = [
        line(items[0], name, claimed, 0, anchor)
        for name, claimed, anchor in zip(names, (4, 2, 1), (4, 2, 1), strict=True)
    ]
    lines += [line(items[1], "anchored", 2, 0, 2), unread(items[1], "under"), unread(items[1], "anchor-5")]
    lines += [
        line(items[2], name, claimed, 0, anchor)
        for name, claimed, anchor in zip(names, (3, 1, 1), (2, 1, 1), strict=True)
    ]
    one = slope(measuring(items, names, lines))
    assert one is not None
    assert (one.n, one.n_missing) == (2, 1)
    # passage a: x and y 4, 2, 1: Sxy = Sxx = 14/3; passage c: x 2, 1 (once) and y 3, 1: Sxy 1, Sxx 1/2
    assert one.value == pytest.approx((14 / 3 + 1) / (14 / 3 + 1 / 2))


def test_passages_without_errors_have_no_asi_and_are_not_missing() -> None:
    """ASI divides by the true count."""
    items = [passage("a", 4, "d1"), passage("b", 0, "d2")]
    lines = [line(item, name, 2, 0) for item in items for name in ("blind", "informed")]
    asi = measuring(items, ["blind", "informed"], lines).asi("informed")
    assert (asi.value, asi.n, asi.n_missing) == (0, 1, 0)


def test_an_interval_without_width_says_why() -> None:
    """Every passage has the same Count Bias: the interval is that number, and the method says so."""
    items = [passage(f"p{k}", 3, f"d{k}") for k in range(20)]
    one = measuring(items, ["blind"], [line(item, "blind", 5, 0) for item in items]).cell(
        "count_bias", "blind"
    )
    assert (one.low, one.high) == (2, 2)
    assert "every resample gives the same value" in one.method


def test_the_papers_d_z_follows_from_its_mean_and_sd() -> None:
    """Table 6, GPT-5.4 Mislead-Under: -8.57 with SD 3.37 is d_z -2.54 by pencil; the tool's d_z is mean/SD."""
    rng = np.random.default_rng(0)
    shift = rng.normal(size=143)
    shift = -8.57 + 3.37 * (shift - shift.mean()) / shift.std(ddof=1)
    assert paired_t(np.zeros(143), shift).dz == pytest.approx(-8.57 / 3.37)


def test_matching_is_one_to_one_and_maximal() -> None:
    """A greedy matcher that gives the long quote the first edit would find one; the best is two, in any order."""
    gold = [Span(0, 0, 1), Span(0, 4, 5)]
    lines = [Span(0, 0, 5), Span(0, 0, 1)]
    assert [matched(gold, order, "overlap") for order in (lines, lines[::-1])] == [2, 2]
    assert [matched(gold[::-1], order, "overlap") for order in (lines, lines[::-1])] == [2, 2]


@pytest.fixture(scope="session")
def conll(real_data: Path) -> tuple[Item, ...]:
    """143 passages in the buckets of the paper."""
    return build_passages(list(iter_m2(real_data / "conll14" / "nucle14-2a.m2"))).items


@pytest.mark.real
def test_the_paper_has_143_passages(conll: tuple[Item, ...]) -> None:
    """30, 30, 30, 30 and 23 passages of 3 to 7 errors; windows 201, 210 and 238 have 3, 3 and 4."""
    assert Counter(item.n_gold() for item in conll) == {3: 30, 4: 30, 5: 30, 6: 30, 7: 23}


@pytest.mark.real
@pytest.mark.parametrize(
    ("name", "bias", "sd", "f1"),
    [("anchored", 0, 0, 1), ("over", 2, 0, 0.8206), ("under", None, None, 0.7040)],
)
def test_whoever_reports_the_anchor_has_these_numbers(
    conll: tuple[Item, ...], name: str, bias: float | None, sd: float | None, f1: float
) -> None:
    """On the 143 passages: Mislead-Over CB +2.000 with SD 0 and Count-F1 .8206, Mislead-Under .7040, Anchored 1."""
    anchors: Callable[[Item], int] = lambda item: condition(name).anchor(item.n_gold()) or 0  # noqa: E731
    m = measuring(conll, [name], [line(item, name, anchors(item), 0, anchors(item)) for item in conll])
    assert round(m.cell("count_f1", name).value or 0, 4) == f1
    if bias is not None:
        shift = m.cells.first(name, "claimed") - m.cells.gold
        assert (m.cell("count_bias", name).value, float(shift.std(ddof=1))) == (bias, sd)


def test_every_measure_has_a_name_of_its_own() -> None:
    """A signature tells any two measures apart by name or by matching rule."""
    assert len({(m.name, m.match) for m in MEASURES.values()}) == len(MEASURES)
