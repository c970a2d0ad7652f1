"""ERRANT scores of corrected texts from counts: by pencil, and with both treatments of replies without a text."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest

from mismark.errors import RunError
from mismark.protocols.framing.cells import COUNTS, gather
from mismark.protocols.framing.corrected_cells import gather_corrections, running_best
from mismark.protocols.framing.corrected_measures import Correcting
from mismark.protocols.framing.measuring import Measuring
from mismark.records import Edit, Item, Sentence
from mismark.signature import sign

if TYPE_CHECKING:
    from mismark.records import JsonObject

ITEMS = tuple(
    Item(
        f"i{k}",
        (Sentence(("a", "b", "c", "d"), tuple(Edit(n, n + 1, ("x",)) for n in range(4))),),
        document=f"d{k}",
    )
    for k in range(3)
)
"""Three passages of four errors each."""

Sums = tuple[int, int, int]


def line(
    item: str,
    one: Sums,
    other: Sums,
    *,
    condition: str = "blind",
    sample: int = 0,
    fate: str = "answered",
    reason: str | None = None,
    claimed: int | None = 4,
) -> JsonObject:
    """A line of counts: TP, FP, FN against annotators 0 and 1; `reason` where there is no text, no claim where no list."""
    read = {"parsed": 0, "reason": "no-report"}
    if claimed is not None:
        read = {
            **dict.fromkeys(COUNTS, 0),
            "parsed": 1,
            "claimed": claimed,
            "claimed_by": "total",
            "lines": claimed,
        }  # type: ignore[assignment]
    return {
        **read,
        "item": item,
        "condition": condition,
        "sample": sample,
        "fate": fate,
        "gold": 4,
        "block": int(reason is None),
        **({} if reason is None else {"no_block": reason}),
        "errant_tp": one[0],
        "errant_fp": one[1],
        "errant_fn": one[2],
        "errant_each": [[list(one), list(other)]],
        "errant_annotators": {"1": [1, 1, 3]},
        "edits": "errant-x",
    }


def correcting(lines: list[JsonObject], names: tuple[str, ...] = ("blind",), samples: int = 1) -> Correcting:
    """The measures of these lines."""
    cells = gather("r", ITEMS, names, samples, lines)
    measuring = Measuring(cells, cells.clusters.labels, 42, 200, "percentile", sign)
    return Correcting(measuring, gather_corrections(ITEMS, names, samples, lines))


def f(tp: float, fp: float, fn: float) -> float:
    """F0.5."""
    return 1.25 * tp / (1.25 * tp + 0.25 * fn + fp)


LINES = [
    line("i0", (2, 1, 2), (1, 2, 0)),
    line("i1", (0, 0, 4), (0, 0, 2), reason="no-block"),
    line("i2", (0, 0, 4), (0, 0, 1), fate="timeout", reason="timeout", claimed=None),
]


def test_a_reply_without_a_text_changes_nothing_or_is_left_out() -> None:
    """Micro F0.5 by pencil under both treatments; a call without a reply is missing in both, and bounded."""
    texts = correcting(LINES)
    scored, left_out = texts.score("blind"), texts.score("blind", policy="left-out")
    assert scored.value == pytest.approx(f(2, 1, 6))
    assert left_out.value == pytest.approx(f(2, 1, 2))
    assert (scored.n, scored.n_missing, left_out.n, left_out.n_missing) == (2, 1, 1, 2)
    assert (scored.worst, scored.best) == pytest.approx((f(2, 1 + 4, 6 + 4), f(2 + 4, 1, 6)))
    assert (left_out.worst, left_out.best) == pytest.approx((f(2, 1 + 8, 2 + 8), f(2 + 8, 1, 2)))
    assert texts.score("blind", part="precision").value == pytest.approx(2 / 3)
    assert texts.score("blind", part="recall").value == pytest.approx(2 / 8)
    assert dict(texts.corrections.reasons["blind"]) == {"no-block": 1}
    assert "|missing:no-edits|" in scored.signature
    assert "|edits:errant-x|" in scored.signature
    assert texts.agreement() == {1: pytest.approx(f(3, 3, 9))}


def test_the_best_of_several_annotators() -> None:
    """i0 is counted against annotator 0 (F .625 to .417), i1 against the one who leaves less unfound."""
    texts = correcting(LINES)
    scored = texts.score("blind", "several")
    assert f(2, 1, 2) > f(1, 2, 0)
    assert scored.value == pytest.approx(f(2, 1, 2 + 2))
    assert "|ref:running-best|" in scored.signature
    assert texts.score("blind", "several", "left-out").value == pytest.approx(f(2, 1, 2))


def test_the_running_total_decides() -> None:
    """Alone a sentence is best against the second annotator (.556 to .455); behind a poor one, against the first (.224 to .185)."""
    poor, other = [[1, 0, 40]], [[2, 0, 12], [1, 1, 0]]
    assert f(1, 1, 0) > f(2, 0, 12)
    assert f(1 + 2, 0, 40 + 12) > f(1 + 1, 1, 40)
    assert running_best([other]) == [(1, 1, 0)]
    assert running_best([poor, other]) == [(1, 0, 40), (2, 0, 12)]


def test_count_score_less_text_score() -> None:
    """Count-F1 over the lists that were read less F0.5 over the replies that came, each over its own."""
    unread = line("i2", (1, 0, 3), (1, 0, 0), claimed=None)
    texts = correcting([*LINES[:2], unread])
    assert texts.inflation("blind").value == pytest.approx(1 - f(3, 1, 9))


def test_changes_against_blind_are_paired() -> None:
    """A passage without a reply under one condition is left out of both; the difference takes counts read under both."""
    lines = [*LINES[:2], line("i2", (4, 0, 0), (0, 4, 1))]
    lines += [
        line("i0", (3, 0, 1), (1, 2, 0), condition="over", claimed=6),
        line("i1", (1, 1, 3), (0, 2, 2), condition="over", claimed=6),
        line("i2", (0, 0, 4), (0, 0, 1), condition="over", fate="timeout", reason="timeout", claimed=None),
    ]
    texts = correcting(lines, ("blind", "over"))
    assert texts.change("over").value == pytest.approx(f(4, 1, 4) - f(2, 1, 6))
    counted = 0.8 - 1  # 2 · 4 / (6 + 4) under Mislead-Over, all under Blind
    changed = f(3 + 1, 0 + 1, 1 + 3) - f(2, 1, 2 + 2)
    assert texts.difference("over").value == pytest.approx(counted - changed)
    assert texts.difference("over").n == 2


def test_samples_are_scored_apart_and_averaged() -> None:
    """With two samples the running total runs over each by itself, and the rows of a passage are their mean."""
    lines = [line(item.id, (2, 1, 2), (1, 2, 0), sample=0) for item in ITEMS]
    lines += [line(item.id, (0, 0, 4), (0, 0, 1), sample=1, reason="empty-block") for item in ITEMS]
    texts = correcting(lines, samples=2)
    assert texts.score("blind").value == pytest.approx(f(3, 1.5, 9))
    assert texts.score("blind", "several").value == pytest.approx(f(3, 1.5, 3 + 1.5))
    assert texts.score("blind").n == 6


def test_the_choice_of_annotators_is_made_once() -> None:
    """Resamples add up what was chosen: each row of the basis is that of one passage, whatever is drawn."""
    texts = correcting(LINES)
    rows = texts.score_basis("blind", "several").rows
    assert np.array_equal(rows, [[2, 3, 4], [0, 0, 2], [np.nan] * 3], equal_nan=True)


def test_counts_of_another_version_are_refused() -> None:
    """Lines without ERRANT's counts say what to do."""
    old = {key: value for key, value in LINES[0].items() if not key.startswith("errant")}
    with pytest.raises(RunError, match="mismark resume --rescore"):
        gather_corrections(ITEMS, ["blind"], 1, [old])
