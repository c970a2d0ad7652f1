"""What is true of respondents of known truth under framing, and where mismark says so.

The protocol in, `Part`s for `mismark.protocols.validation` out. True values come from `expected` and
`chance`, by arithmetic; estimates from runs (`trials`), by name as in `check`, or as the report makes them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mismark.protocols.framing.certainties import bent, certain, gold
from mismark.protocols.framing.chance import detected_by_reference, detection_by_random
from mismark.protocols.framing.expected import Passage, Script, expected, expected_variance, passages
from mismark.protocols.framing.known import FAR, SET, SUMS, bend_of, constant, counted, scripted
from mismark.protocols.framing.reference import references
from mismark.protocols.framing.tables import count_bias
from mismark.protocols.framing.trials import Line, Measured, Study
from mismark.protocols.validation import Parameter

if TYPE_CHECKING:
    from mismark.protocols import Reported
    from mismark.protocols.validation import Part
    from mismark.statistics.paired import PairedT

__all__ = ["truths"]


def truths(recipe: Reported) -> list[Part]:
    """Everything that is validated of framing.

    Args:
        recipe: the protocol, to run with.
    """
    studies = (_copying(), _wordings(), _bends(), _clean(), _blind(), certain(), gold(), bent())
    return [study.part(recipe) for study in studies]


def _copying() -> Study:
    """Respondents that copy the stated number half of the time, and mostly."""
    half = Script(compliance=0.5, hits=0.6, false_alarms=1.0)
    most = Script(compliance=0.8, hits=1.0, false_alarms=1.5)
    own = ["count_bias(blind)", "recall(blind)", "precision(blind)", "strict(blind)"]
    told = ["count_bias(over)", "count_f1(over)", "overlap(over)", "asi(over)", "did(over)"]
    return Study(
        "copying",
        (half.name, most.name),
        ("blind", "over", "under"),
        (
            *scripted(half, "interval", ["slope"], SET),
            *scripted(half, "interval", own + told),
            *scripted(most, "interval", ["slope"], SET),
            *scripted(most, "interval", ["count_bias(blind)"], "the false alarms that are set: it misses no error"),
            constant(
                most.name,
                "F0.5 beyond null (under)",
                "interval",
                "0: its list is only cut",
                0.0,
                lambda run: run.subject(most.name).beyond_null("under"),
            ),
        ),
        windows=2,
    )  # fmt: skip


def _wordings() -> Study:
    """A noisy respondent that heeds some ways of stating a number, and ignores one that is not about errors."""
    script = Script(
        compliance=0.8, hits=1.0, false_alarms=0.0, noise=1.0, hedged=0.4, attributed=0.6, placebo=0.0
    )
    name = script.name
    heeded = ["shift(hedged)", "shift(hedged - over)", "shift(attributed - over)", "shift(over - placebo)"]
    return Study(
        "wordings",
        (name,),
        ("blind", "over", "hedged", "attributed", "placebo", "placebo-2"),
        (
            *scripted(script, "interval", ["count_bias(blind)", *heeded]),
            *scripted(script, "interval", ["shift(placebo)", "slope(placebo)"], "0: it ignores the number"),
            constant(
                name,
                "p of shift(placebo)",
                "null",
                "it ignores the number",
                0.0,
                lambda run: _placebo(run, name).p,
            ),
            Line(
                Parameter(name, "SD² of count_bias(blind)", "mean", "the variance of rounded noise"),
                lambda items: expected_variance(script, passages(items)),
                lambda run: _squared(_bias_sd(run, name)),
            ),
            Line(
                Parameter(name, "SD² of shift(placebo)", "mean", "twice the variance of rounded noise"),
                lambda items: expected_variance(script, passages(items), "placebo"),
                lambda run: _squared(_placebo(run, name).sd),
            ),
        ),
        windows=2,
    )


def _placebo(run: Measured, model: str) -> PairedT:
    pairs = {(one.condition, one.reference): one.test for one in run.subject(model).contrasts}
    return pairs["placebo", "blind"]


def _bias_sd(run: Measured, model: str) -> object:
    rows = count_bias([run.subject(model)], published=False).rows
    return next(row["sd"] for row in rows if row["condition"] == "Blind")


def _squared(sd: object) -> float | None:
    return sd * sd if isinstance(sd, float) else None


def _bends() -> Study:
    """A respondent that copies numbers far from the true count as often as near ones: nothing bends."""
    name = Script(compliance=0.5, hits=0.6, false_alarms=1.0).name
    return Study(
        "bends",
        (name,),
        FAR,
        (
            constant(
                name,
                "p of a bend",
                "null",
                "it copies near and far alike",
                0.0,
                lambda run: bend_of(run, name).p,
            ),
        ),
        windows=1,
    )


def _clean() -> Study:
    """A respondent that invents errors in three of ten texts that have none."""
    script = Script(compliance=0.5, hits=0.6, false_alarms=1.0, fabrication=0.3)

    def line(name: str, known: str) -> Line:
        truth = expected(name, script, [Passage(0, 0)])
        return constant(script.name, name, "interval", known, truth, lambda run: run.named(script.name, name))

    return Study(
        "clean",
        (script.name,),
        ("blind", "over"),
        (
            line("fabrication(blind)", SET),
            *(line(name, SUMS) for name in ("fabrication(over)", "invented(blind)", "invented(over)")),
            *scripted(script, "interval", ["recall(blind)"]),
        ),
        windows=1,
        clean=2,
    )


_RATE = 1.5
_RANDOM = f"scripted/random:rate={_RATE:g}"
_FEW = 8
"""Passages of a replicate that a reference row is made for: it draws 20 times for each."""


def _blind() -> Study:
    """Spans at random, and a count that hangs on the document: what is found by chance, and what clusters do."""
    misses = Script(compliance=0.0, hits=0.0, false_alarms=1.0)
    return Study(
        "blind",
        (_RANDOM, misses.name),
        ("blind",),
        (
            *counted(
                _RANDOM,
                "interval",
                ["detection(blind)"],
                "the chance of each gold edit to be among the spans",
                lambda items: detection_by_random(items, _RATE),
            ),
            *scripted(misses, "interval", ["count_bias(blind)"]),
            Line(
                Parameter("reference row: random spans", "detected", "mean", "the chance of each gold edit"),
                lambda items: detected_by_reference(items[:_FEW]),
                _randomly_detected,
            ),
        ),
        windows=3,
    )


def _randomly_detected(run: Measured) -> float:
    row = references(run.items[:_FEW], 0, run.seed)[-1]
    return float(row.matches["detection"].sum() / row.claimed.sum())
