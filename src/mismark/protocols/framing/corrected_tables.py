"""What corrected texts tell, as tables and a figure: subjects in, records out, one function each.

Only subjects whose run asked for corrected texts are shown. No count score stands without the score of
what was found (ErrorBench 5.1).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mismark.protocols.framing.conditions import condition
from mismark.protocols.framing.rows import COUNT_F1, F05, WHO, published_rows, who
from mismark.report.analyses import Column, Forest, Series, Table
from mismark.report.published import errorbench

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from mismark.protocols.framing.corrected_measures import Correcting
    from mismark.protocols.framing.rows import Row
    from mismark.protocols.framing.study import Subject
    from mismark.records import Estimate

__all__ = ["FIGURE_CONDITION", "change_forest", "changes", "readable", "scores"]

FIGURE_CONDITION = "anchored"
"""What figure 9 of the paper holds against Blind."""

_ERR0 = "ERRANT's micro F0.5 of the corrected text against the reference annotator's, the same span and correction"
_ERRM = (
    "the same against all annotators: each sentence with the one who lifts F0.5 of the running total most; "
    "an annotator who is silent on a sentence in the data is not among them"
)
_NO_EDITS = "A reply without a corrected text is scored as one that changes nothing."
_MICRO = (
    "Appendix H says that all metrics of table 12 are micro averages, and its Count reads like one (see the note on tables 2 "
    "and 12), so the printed Count stands under Count-F1 micro and not under the mean that is in all other tables. The printed "
    "ΔE0 is that Count less ERR0; ours is the mean less ERR0."
)
_EXTRACTED = (
    "Edits are extracted by ERRANT, for each annotator's text in the same way as for a reply's, so they are not the "
    "edits that the data set records."
)


def _asked(subjects: Sequence[Subject]) -> Iterator[tuple[Subject, Correcting, str]]:
    """Every respondent that was asked for corrected texts, under every condition."""
    for subject in subjects:
        if subject.correcting is not None:
            for one in subject.cells.conditions:
                yield subject, subject.correcting, one.name


def _signatures(subjects: Sequence[Subject], measures: str, **more: object) -> tuple[str, ...]:
    lines = dict.fromkeys(
        subject.signature(
            measures,
            match="errant-correction-once",
            edits=subject.correcting.corrections.edits,
            avg="micro",
            **more,
        )
        for subject in subjects
        if subject.correcting is not None
    )
    return tuple(lines)


def scores(subjects: Sequence[Subject], *, published: bool) -> Table:
    """Table 12: Count-F1, overlap F0.5 of the list, and ERRANT F0.5 of the corrected text."""
    rows: list[Row] = [
        {
            **who(subject, name),
            "count_f1": subject.measuring.cell("count_f1", name),
            "count_f1_micro": subject.measuring.cell("count_f1_micro", name),
            "overlap": subject.measuring.cell("overlap", name),
            "no_block": correcting.corrections.reasons[name].total(),
            "err0": correcting.score(name),
            "errm": correcting.score(name, "several"),
            "delta": correcting.inflation(name),
        }
        for subject, correcting, name in _asked(subjects)
    ]
    keys = {
        "count_f1": "count_f1_micro",
        "span_f05": "overlap",
        "no_corrected_text": "no_block",
        "errant_f05": "err0",
        "errant_multi_f05": "errm",
        "errant_inflation": "delta",
    }
    marks, notes = published_rows(12, keys, rows, subjects) if published else (frozenset[int](), ())
    return Table(
        "errant",
        "Corrected texts, scored with ERRANT",
        (
            *WHO,
            Column("count_f1", "Count-F1", "number", COUNT_F1),
            Column(
                "count_f1_micro",
                "Count-F1 micro",
                "number",
                "the same of all passages in one sum; nothing bounds what a missing reply could claim",
            ),
            Column("overlap", "M2 overlap F0.5", "number", f"of the lists in the same replies: {F05}"),
            Column("no_block", "noC", "count", "replies without a corrected text that could be read"),
            Column("err0", "ERR0", "number", _ERR0),
            Column("errm", "ERRM", "number", _ERRM),
            Column("delta", "ΔE0", "signed", "Count-F1 less ERR0"),
        ),
        tuple(rows),
        f"The same replies, read in three ways: how many errors they claim, where their lists point, and what their "
        f"corrected texts change. {_NO_EDITS} {_EXTRACTED}",
        _signatures(subjects, "Count-F1,F0.5", missing="no-edits"),
        "ErrorBench table 12",
        (*_agreement(subjects), *((_MICRO,) if published else ()), *notes),
        marks,
    )


def _agreement(subjects: Sequence[Subject]) -> tuple[str, ...]:
    """What another annotator's text scores against the reference annotator's: what people reach."""
    told: dict[str, None] = {}
    for subject in subjects:
        if subject.correcting is not None:
            for annotator, score in subject.correcting.agreement().items():
                told[
                    f"On these {len(subject.cells.items)} passages, annotator {annotator}'s own text has an ERR0 of "
                    f"{score:.3f} against annotator {subject.annotator}'s."
                ] = None
    return tuple(told)


def readable(subjects: Sequence[Subject]) -> Table:
    """The corrected texts that could be read, by themselves."""
    rows: list[Row] = []
    for subject, correcting, name in _asked(subjects):
        reasons = correcting.corrections.reasons[name]
        n = int(correcting.corrections.block[name].sum())
        planned = len(subject.cells.items) * subject.cells.samples
        rows.append(
            {
                "respondent": subject.label,
                "condition": condition(name).label,
                "n": str(n) if n == planned else f"{n} of {planned}",
                "reasons": ", ".join(f"{reason} {k}" for reason, k in sorted(reasons.items())) or "none",
                "precision": correcting.score(name, "one", "left-out", "precision"),
                "recall": correcting.score(name, "one", "left-out", "recall"),
                "err0": correcting.score(name, "one", "left-out"),
                "errm": correcting.score(name, "several", "left-out"),
            }
        )
    return Table(
        "errant-readable",
        "Corrected texts that could be read, by themselves",
        (
            *WHO[:2],
            Column("n", "n", "text", "corrected texts, of the replies planned where some are missing"),
            Column("reasons", "noC", "text", "why there is no corrected text"),
            Column(
                "precision",
                "Precision",
                "number",
                "of the edits of the texts, the share that the reference has",
            ),
            Column(
                "recall", "Recall", "number", "of the edits of the reference, the share that the texts have"
            ),
            Column("err0", "ERR0", "number", _ERR0),
            Column("errm", "ERRM", "number", _ERRM),
        ),
        tuple(rows),
        "The other way to treat replies without a corrected text: they are left out. Under ERR0 stands what they could "
        "have made of it, as many wrong edits as the text that changed most, or exactly the reference.",
        _signatures(subjects, "F0.5,precision,recall", missing="left-out"),
    )


def changes(subjects: Sequence[Subject]) -> Table | None:
    """Every condition against Blind: Count-F1, ERRANT F0.5, and what the one gained on the other."""
    rows: list[Row] = [
        {
            **who(subject, name, against="blind"),
            "count_f1": subject.measuring.change("count_f1", name),
            "err0": correcting.change(name),
            "errm": correcting.change(name, "several"),
            "gained": correcting.difference(name),
        }
        for subject, correcting, name in _asked(subjects)
        if name in subject.compared
    ]
    if not rows:
        return None
    return Table(
        "errant-changes",
        "Change of Count-F1 and of ERRANT F0.5 against Blind",
        (
            *WHO,
            Column("count_f1", "ΔCount-F1", "signed", "change of Count-F1 against Blind"),
            Column("err0", "ΔERR0", "signed", "change of ERRANT F0.5 against the reference annotator"),
            Column("errm", "ΔERRM", "signed", "change of ERRANT F0.5 against all annotators"),
            Column("gained", "ΔCount-F1 − ΔERRM", "signed", "what counting gained on the corrected texts"),
        ),
        tuple(rows),
        f"Paired over passages; the intervals resample clusters. {_NO_EDITS} Where that differs between two conditions, "
        "a change of ERR tells of noC as much as of the texts.",
        _signatures(subjects, "ΔCount-F1,ΔF0.5", missing="no-edits"),
        "ErrorBench appendix H",
    )


def change_forest(subjects: Sequence[Subject], *, published: bool) -> Forest | None:
    """Figure 9: ΔCount-F1 and ΔERRANT F0.5 from Blind to Anchored; None where no respondent was asked both."""
    asked = [
        (subject, subject.correcting)
        for subject in subjects
        if subject.correcting is not None and FIGURE_CONDITION in subject.compared
    ]
    if not asked:
        return None
    measured = {
        "ΔCount-F1": [one.measuring.change("count_f1", FIGURE_CONDITION) for one, _ in asked],
        "ΔERRANT F0.5 (ERRM)": [texts.change(FIGURE_CONDITION, "several") for _, texts in asked],
        "ΔCount-F1 − ΔERRM": [texts.difference(FIGURE_CONDITION) for _, texts in asked],
    }
    printed = _printed() if published else {}
    series = []
    for place, (name, estimates) in enumerate(measured.items()):
        series.append(_series(name, estimates, len(printed)))
        if printed:
            values = tuple(values[place] for values in printed.values())
            series.append(Series(name, (None,) * len(asked) + values, published=True))
    return Forest(
        "errant-change-forest",
        "From Blind to Anchored: Count-F1 and ERRANT F0.5",
        (*(one.label for one, _ in asked), *(f"{model} (published)" for model in printed)),
        tuple(series),
        "change from Blind to Anchored",
        "Points with 95% intervals; paired over passages, clusters resampled."
        + (" Published points are differences of the printed numbers of table 12." if printed else ""),
        "Points with intervals for every respondent: change of Count-F1, of ERRANT F0.5, and their difference.",
        source="ErrorBench figure 9",
    )


def _series(name: str, estimates: Sequence[Estimate], n_printed: int) -> Series:
    nothing = (None,) * n_printed
    return Series(
        name,
        (*(one.value for one in estimates), *nothing),
        (*(one.low for one in estimates), *nothing),
        (*(one.high for one in estimates), *nothing),
    )


def _printed() -> dict[str, tuple[float, float, float]]:
    """By model, the changes from Blind to Anchored that follow from the printed table 12."""
    rows = {(row.model, row.condition): row.values for row in errorbench(12)}
    found = {}
    for model in dict.fromkeys(model for model, _ in rows):
        before, after = rows[model, "blind"], rows[model, FIGURE_CONDITION]
        counted, texts = (round(after[key] - before[key], 3) for key in ("count_f1", "errant_multi_f05"))
        found[model] = (counted, texts, round(counted - texts, 3))
    return found
