"""`mismark data coverage`: sets and a training corpus in, the share of the sets' edits that the corpus has out."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from mismark.cli.data_files import inputs_of, named, ready_to_write, whole_numbers, write_files
from mismark.cli.output import print_json, show

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from mismark.edits.corpora import Tally
    from mismark.edits.coverage import Covered, EditKey
    from mismark.edits.extraction import Tagger
    from mismark.report.analyses import Bars, Table, Value
    from mismark.texts.files import Inputs

__all__ = ["coverage"]


@click.command()
@click.option(
    "--train",
    multiple=True,
    required=True,
    metavar="FILE",
    help="Training corpus: M2 (*.m2), or SOURCE TAB CORRECTION a line; several are one corpus.",
)
@click.option(
    "--data",
    "sets",
    multiple=True,
    default=["grammar"],
    show_default=True,
    metavar="SET",
    help="Set whose edits are looked for; several are compared.",
)
@click.option(
    "--thresholds", default="1,2,5,10,50", show_default=True, help="How often the corpus must have an edit."
)
@click.option("--types", is_flag=True, help="Edits are the same only if their types are too.")
@click.option(
    "--raw", is_flag=True, help="Cut parallel text of --train into tokens; else it is cut at spaces."
)
@click.option(
    "--tagger",
    type=click.Choice(["spacy", "embedded"]),
    help="What analyses the words of what is not M2; else spaCy's en_core_web_sm where it is installed.",
)
@click.option("--workers", type=click.IntRange(min=1), help="Processes that read; else one a core.")
@click.option("--out", type=click.Path(path_type=Path), help="Folder for tables, figure and JSON.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def coverage(
    train: tuple[str, ...],
    sets: tuple[str, ...],
    thresholds: str,
    types: bool,
    raw: bool,
    tagger: Tagger | None,
    workers: int | None,
    out: Path | None,
    as_json: bool,
) -> None:
    """Tell the share of a set's edits that a training corpus has at least so often.

    An edit is the words of the source and the words that should stand there, wherever in a sentence; all
    annotators' edits count, each different one once. A SET is `grammar`, an M2 file, minimal pairs (JSONL) or
    SOURCE TAB CORRECTION a line. What is not M2 is cut into edits by ERRANT.
    """
    from mismark.edits.coverage import coverage as covered
    from mismark.edits.coverage import edits_of
    from mismark.edits.data_sets import annotated

    steps = whole_numbers("--thresholds", thresholds)
    if out is not None:
        ready_to_write(out)
    inputs = inputs_of([*train, *sets])
    wanted = {one: edits_of(annotated(one, tagger), types=types) for one in dict.fromkeys(sets)}
    for edits in wanted.values():
        covered(edits, {}, steps)  # a set without edits is refused before a corpus is read
    looked_for = frozenset(key for edits in wanted.values() for key in edits)
    tally = _count(train, looked_for, types=types, raw=raw, tagger=tagger, workers=workers)
    found = {one: covered(edits, tally.seen, steps) for one, edits in wanted.items()}
    signatures = _signatures(wanted, train, inputs, types=types, tagger=tagger)
    table, figure = _shown(found, signatures, tally, types=types)
    result = {
        "train": {"files": list(train), "sentences": tally.sentences, "edits": tally.edits},
        "sets": {
            one: {
                "edits": rows[0].of,
                "occurrences": rows[0].of_occurrences,
                "thresholds": [
                    {
                        "threshold": row.threshold,
                        "covered": row.edits,
                        "coverage": row.share,
                        "covered_occurrences": row.occurrences,
                        "coverage_of_occurrences": row.share_of_occurrences,
                    }
                    for row in rows
                ],
            }
            for one, rows in found.items()
        },
        "signature": signatures,
    }
    if out is not None:
        write_files(out, table, figure, result)
    if as_json:
        print_json(result)
        return
    show(f"{tally.sentences} sentences and {tally.edits} edits in {', '.join(train)}")
    for one, rows in found.items():
        show(
            f"{one}: {rows[0].of} different edits, {rows[0].of_occurrences} in all",
            "at least    coverage    of all",
        )
        for row in rows:
            show(f"{row.threshold:>8}    {row.share:>8.1%}    {row.share_of_occurrences:>6.1%}")
    show(*signatures)


def _count(
    train: Sequence[str],
    wanted: frozenset[EditKey],
    *,
    types: bool,
    raw: bool,
    tagger: Tagger | None,
    workers: int | None,
) -> Tally:
    from mismark.edits.corpora import Tally, count_m2, count_parallel
    from mismark.edits.data_sets import kind_of
    from mismark.edits.extraction_workers import cores
    from mismark.errors import DataError

    kinds = {one: kind_of(one) for one in train}
    for one, kind in kinds.items():
        if kind not in {"m2", "parallel"}:
            raise DataError(f"--train {one} is no corpus; give M2 (*.m2) or SOURCE TAB CORRECTION a line")
    whole = Tally(0, 0, {})
    for one in train:
        if kinds[one] == "m2":
            part = count_m2(one, wanted, types=types, workers=workers or cores())
        else:
            part = count_parallel(
                one, wanted, types=types, workers=workers or cores(), tagger=tagger, raw=raw
            )
        seen = {key: whole.seen.get(key, 0) + part.seen.get(key, 0) for key in {**whole.seen, **part.seen}}
        whole = Tally(whole.sentences + part.sentences, whole.edits + part.edits, seen)
    return whole


def _signatures(
    wanted: Mapping[str, Mapping[EditKey, int]],
    train: Sequence[str],
    inputs: Inputs,
    *,
    types: bool,
    tagger: Tagger | None,
) -> list[str]:
    from mismark.edits.data_sets import kind_of
    from mismark.edits.extraction import choose_tagger, tagger_versions
    from mismark.signature import sign

    corpus = "+".join(named(one, inputs) for one in train)
    by_errant = {one for one in (*wanted, *train) if kind_of(one) in {"pairs", "parallel"}}
    versions = tagger_versions(tagger or choose_tagger()) if by_errant else None
    return [
        sign(
            "edit-coverage",
            {
                "data": f"{named(one, inputs)} in {corpus}",
                "match": "words+type" if types else "words",
                "edits": versions if by_errant & {one, *train} else None,
                "gold": "all",
                "n": len(edits),
            },
        )
        for one, edits in wanted.items()
    ]


def _shown(
    found: Mapping[str, Sequence[Covered]], signatures: Sequence[str], tally: Tally, *, types: bool
) -> tuple[Table, Bars]:
    from mismark.report.analyses import Bars, Column, Series, Table
    from mismark.report.published.ctseg import facts

    same = "words and type" if types else "words"
    caption = (
        f"Share of a set's different edits that the corpus of {tally.sentences} sentences has at least so often. "
        f"An edit is its {same}, wherever in a sentence; edits of all annotators count."
    )
    printed = facts()["coverage_percent"]
    columns = (
        Column("set", "Set", "text"),
        Column("threshold", "At least", "count"),
        Column("coverage", "Coverage", "percent"),
        Column("covered", "Covered", "count"),
        Column("edits", "Different edits", "count"),
        Column("occurrences", "Of all", "percent", "The same, each edit as often as the set has it."),
    )
    rows: tuple[Mapping[str, Value], ...] = tuple(
        {
            "set": Path(one).name,
            "threshold": row.threshold,
            "coverage": row.share,
            "covered": row.edits,
            "edits": row.of,
            "occurrences": row.share_of_occurrences,
        }
        for one, own in found.items()
        for row in own
    )
    table = Table(
        "edit-coverage",
        "Edit coverage",
        columns,
        rows,
        caption,
        tuple(signatures),
        "CTSEG figure 2",
        (f"The paper prints approximately {printed.value.words}% for CTSEG in BEA-train, at least once.",),
    )
    thresholds = tuple(f"≥ {row.threshold}" for row in next(iter(found.values())))
    series = tuple(Series(Path(one).name, tuple(row.share for row in own)) for one, own in found.items())
    figure = Bars(
        "edit-coverage",
        "Edit coverage",
        thresholds,
        (("", series),),
        "share of different edits",
        caption,
        "; ".join(f"{one.name}: {', '.join(f'{value or 0:.2f}' for value in one.values)}" for one in series),
        tuple(signatures),
        "CTSEG figure 2",
    )
    return table, figure
