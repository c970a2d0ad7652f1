"""Respondents that leave nothing to chance: what mismark must make of them to the last digit.

Nothing in; studies of the built-in set as it is out, each made once.
"""

from __future__ import annotations

from statistics import mean, median
from typing import TYPE_CHECKING

from mismark.protocols.framing.expected import Script, passages
from mismark.protocols.framing.known import FAR, SET, bend_of, constant, counted, scripted
from mismark.protocols.framing.trials import Line, Study
from mismark.protocols.validation import Parameter

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from mismark.protocols.framing.doses import Bend
    from mismark.protocols.framing.trials import Measured
    from mismark.records import Estimate, Item

__all__ = ["bent", "certain", "gold"]

_STATED = "the number stated against N, passage by passage"
_EDITS = "the gold edits, counted"
_NO_INSERTIONS = "the share of gold edits that are no insertions"
_DEAF = "0: it cannot read the question"
_GOLD = "1: it reports the gold"


def certain() -> Study:
    """Respondents that copy always or never, that cannot read, and that report all or nothing."""
    always = Script(compliance=1.0, hits=0.6, false_alarms=1.0)
    never = Script(compliance=0.0, hits=0.6, false_alarms=1.0)
    chance, quoter, silent = (f"scripted/{kind}" for kind in ("random", "quoter", "silent"))
    told = [
        f"{measure}({one})" for measure in ("count_bias", "count_f1") for one in ("anchored", "over", "under")
    ]
    unmoved = ["slope", "median_index", "asi(over)", "shift(under)", "did(over)"]
    return Study(
        "certain",
        (always.name, never.name, chance, quoter, silent),
        ("blind", "anchored", "over", "under"),
        (
            *scripted(always, "exact", ["slope"], SET),
            *scripted(always, "exact", told, _STATED),
            *counted(always.name, "exact", ["median_index"], "median numbers stated, highest less lowest", _of_medians),
            *counted(never.name, "exact", unmoved, "0: it copies nothing", lambda _: 0.0),
            *counted(chance, "exact", unmoved, _DEAF, lambda _: 0.0),
            *counted(quoter, "exact", unmoved, _DEAF, lambda _: 0.0),
            *counted(quoter, "exact", ["overlap(blind)"], _EDITS, _quoted),
            *counted(silent, "exact", unmoved, _DEAF, lambda _: 0.0),
            *counted(silent, "exact", ["count_bias(blind)"], "−N, averaged over the set", _minus_n),
            *counted(silent, "exact", ["overlap(blind)", "recall(blind)"], "0: it reports nothing", lambda _: 0.0),
            _reference("oracle: the gold itself", "strict", _GOLD, lambda _: 1.0),
            _reference("oracle: the gold itself", "overlap", _NO_INSERTIONS, _covering),
            _reference("quoter: whole sentences", "overlap", _EDITS, _quoted),
        ),
        windows=0,
        first=60,
    )  # fmt: skip


def gold() -> Study:
    """A respondent that reports the gold: every edit of every passage must come back from the reply as it went in."""
    oracle = "scripted/oracle"
    right = ["strict(blind)", "detection(blind)", "overlap_touch(blind)", "count_f1(blind)", "read"]
    return Study(
        "gold",
        (oracle,),
        ("blind",),
        (
            *counted(oracle, "exact", right, _GOLD, lambda _: 1.0),
            *counted(oracle, "exact", ["overlap(blind)"], _NO_INSERTIONS, _covering),
        ),
        windows=0,
    )


def bent() -> Study:
    """A respondent that copies every number up to 2 away from the true count, and goes no further."""
    name = Script(compliance=1.0, hits=1.0, false_alarms=0.0, bend=2, beyond=0.0).name

    def line(parameter: str, truth: float, read: Callable[[Bend], Estimate]) -> Line:
        return constant(name, parameter, "exact", SET, truth, lambda run: read(bend_of(run, name)))

    return Study(
        "bent",
        (name,),
        FAR,
        (
            line("where it bends", 2.0, lambda found: found.knot),
            line("slope before its bend", 1.0, lambda found: found.below),
            line("slope after its bend", 0.0, lambda found: found.above),
        ),
        windows=0,
        first=30,
    )


def _of_medians(items: Sequence[Item]) -> float:
    """What the median of the copied numbers rises by between the lowest and the highest, for each one stated more."""
    n = [one.n for one in passages(items)]
    low, high = [max(1, one - 2) for one in n], [one + 2 for one in n]
    return (median(high) - median(low)) / mean(b - a for a, b in zip(low, high, strict=True))


def _minus_n(items: Sequence[Item]) -> float:
    return -sum(one.n for one in passages(items)) / len(items)


def _covering(items: Sequence[Item]) -> float:
    every = passages(items)
    return 1 - sum(one.insertions for one in every) / sum(one.n for one in every)


def _quoted(items: Sequence[Item]) -> float:
    """Overlap F0.5 of a list of all sentences: one match for each that has an edit with a token in it."""
    sentences = [
        [edit.end > edit.start for edit in sentence.edits if edit.annotator == 0]
        for item in items
        for sentence in item.sentences
    ]
    gold = sum(len(edits) for edits in sentences)
    return 1.25 * sum(any(edits) for edits in sentences) / (0.25 * gold + len(sentences))


def _reference(row: str, rule: str, known: str, truth: Callable[[Sequence[Item]], float]) -> Line:
    """A score of a reference row, off the table that shows it."""

    def read(run: Measured) -> float | None:
        value = next(one[rule] for one in run.span_rows if one["respondent"] == row)
        return value if isinstance(value, float) else None

    return Line(Parameter(f"reference row: {row}", rule, "exact", known), truth, read)
